"""Commands in all languages, and a hash to notice their changes.

In code a command is named by the keys of its texts::

    @command("command-rules", where=Where.ANYWHERE, game="command-play.game")

Discord shows the English text to all people whose language we do not have.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine, Mapping, Sequence
from enum import Enum
from functools import cache
from hashlib import sha256
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from cogs.platform.interactions import PRIVATELY
from cogs.platform.limits import COMMAND_NAME
from data.shipped.languages import DECLARED, ENGLISH
from data.shipped.texts import Texts, texts

LOCALES = {
    discord.Locale(locale): code
    for code, language in DECLARED.items()
    for locale in language.locales
    if code != ENGLISH
}
"""Discord's languages that have texts of ours, besides English."""

T = TypeVar("T")

NAMES = {Location.command_name, Location.group_name, Location.parameter_name}


@cache
def of_commands(language: str) -> Texts:
    """Return the texts of commands in a language, without all others."""
    return Texts(language, numbers=DECLARED[language].numbers, files="commands.ftl")


def read_commands() -> None:
    """Read the texts of commands in all languages, off the loop."""
    for code in LOCALES.values():
        of_commands(code)


def named(key: str, **values: int) -> app_commands.locale_str:
    """Return the text *key* with *values* as discord.py wants it for names.

    Raises:
        KeyError: there is no such text.
    """
    return app_commands.locale_str(texts()(key, **values), key=key, **values)


class Where(Enum):
    """The places of a command."""

    SERVER = "server"
    DIRECT = "direct"
    """Servers and the bot's direct messages."""
    ANYWHERE = "anywhere"
    """The same, and for persons who installed the bot for themselves everywhere."""


Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]


def placed(where: Where) -> Callable[[T], T]:
    """Declare the places of a command or a group."""

    def declared(of: T) -> T:
        if where is Where.SERVER:
            return app_commands.guild_only(of)
        anywhere = where is Where.ANYWHERE
        contexts = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=anywhere)
        installs = app_commands.allowed_installs(guilds=True, users=anywhere)
        return installs(contexts(of))

    return declared


def command(
    key: str, how: Mapping[Any, Any] = PRIVATELY, where: Where = Where.SERVER, **options: str
) -> Callable[[Callback], app_commands.Command[Any, ..., Any]]:
    """Declare a command.

    Args:
        key: of its name; the same with ``.about`` is that of its description.
        how: how it is acknowledged if its answer takes a while.
        where: the places in which it is there.
        options: by parameter: the key of its name, and with ``-about`` that of its description.
    """

    def declared(callback: Callback) -> app_commands.Command[Any, ..., Any]:
        names = {option: named(text) for option, text in options.items()}
        told = {option: named(f"{text}-about") for option, text in options.items()}
        for decorate in (app_commands.rename(**names), app_commands.describe(**told)):
            decorate(placed(where)(callback))
        about = named(f"{key}.about")
        return app_commands.command(name=named(key), description=about, extras=dict(how))(callback)

    return declared


def keep_to_servers(tree: app_commands.CommandTree[Any]) -> None:
    """Restrict all commands to servers and the bot's direct messages."""
    for each in tree.get_commands():
        if each.allowed_installs is not None and each.allowed_installs.user:
            each.allowed_installs = app_commands.AppInstallationType(guild=True)
            each.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True)


class Translator(app_commands.Translator):
    """The lookup of texts named by `named`."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in a language, or None where English will do.

        Raises:
            ValueError: it is to be a name, and Discord would refuse all commands for its sake.
        """
        key = string.extras.get("key")
        if key is None or locale not in LOCALES:
            return None
        values = {name: value for name, value in string.extras.items() if name != "key"}
        text = of_commands(LOCALES[locale])(key, **values)
        fits = COMMAND_NAME.fullmatch(text) and text == text.lower()
        if context.location in NAMES and not fits:
            raise ValueError(f"{key} cannot be a name in {locale.value}: {text!r}")
        return text


async def commands_payload(
    tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None = None
) -> list[dict[str, Any]]:
    """Return the payload of `tree.sync`."""
    translator = tree.translator
    return [
        await command.get_translated_payload(tree, translator)
        if translator
        else command.to_dict(tree)
        for command in tree.get_commands(guild=guild)
    ]


def commands_hash(payload: Sequence[Mapping[str, Any]]) -> str:
    """Return a hash of the commands, equal while they are.

    The order of the commands and of keys does not matter; that of parameters and choices does.

    >>> one, other = {"name": "play"}, {"name": "help", "options": []}
    >>> commands_hash([one, other]) == commands_hash([other, one])
    True
    """
    commands = sorted(payload, key=lambda command: (command.get("type", 1), command["name"]))
    text = json.dumps(commands, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()
