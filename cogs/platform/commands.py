"""Commands: declared, placed, uploaded, with a hash to notice their changes.

In code a command is named by the keys of its texts::

    @command("command-rules", where=Where.ANYWHERE, game="command-play.game")
"""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine, Mapping, Sequence
from enum import Enum
from hashlib import sha256
from typing import Any, TypeAlias, TypeVar

from discord import app_commands

from cogs.platform.interactions import PRIVATELY
from data.shipped.texts import texts

T = TypeVar("T")


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


async def commands_payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the payload of `tree.sync`."""
    translator = tree.translator
    return [
        await command.get_translated_payload(tree, translator)
        if translator
        else command.to_dict(tree)
        for command in tree.get_commands()
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
