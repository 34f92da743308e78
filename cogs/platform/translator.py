"""Commands in all languages, and a hash to notice their changes.

In code a command is named by the keys of its texts::

    @command("command-rules", direct=True, game="command-play.game")

Discord shows the English text to all people whose language we do not have.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine, Mapping, Sequence
from hashlib import sha256
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from cogs.platform.interactions import PRIVATELY
from cogs.platform.limits import COMMAND_NAME
from data.shipped.languages import DECLARED, ENGLISH
from data.shipped.texts import library, texts

LOCALES = {
    discord.Locale(locale): code
    for code, language in DECLARED.items()
    for locale in language.locales
    if code != ENGLISH
}
"""Discord's languages that have texts of ours, besides English."""

NAMES = {Location.command_name, Location.group_name, Location.parameter_name}


def named(key: str) -> app_commands.locale_str:
    """Return the text *key* as discord.py wants it for names and descriptions.

    Raises:
        KeyError: there is no such text.
    """
    return app_commands.locale_str(texts()(key), key=key)


Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]


def command(
    key: str, how: Mapping[Any, Any] = PRIVATELY, direct: bool = False, **options: str
) -> Callable[[Callback], app_commands.Command[Any, ..., Any]]:
    """Declare a command of servers.

    Args:
        key: of its name; the same with ``.about`` is that of its description.
        how: how it is acknowledged if its answer takes a while.
        direct: whether it is there in direct messages, too.
        options: by parameter: the key of its name, and with ``-about`` that of its description.
    """

    def declared(callback: Callback) -> app_commands.Command[Any, ..., Any]:
        names = {option: named(text) for option, text in options.items()}
        told = {option: named(f"{text}-about") for option, text in options.items()}
        places = (
            app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
            if direct
            else app_commands.guild_only()
        )
        for decorate in (places, app_commands.rename(**names), app_commands.describe(**told)):
            decorate(callback)
        about = named(f"{key}.about")
        return app_commands.command(name=named(key), description=about, extras=dict(how))(callback)

    return declared


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
        text = library()[LOCALES[locale]](key)
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
