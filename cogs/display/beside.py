"""Messages that name a person beside a table's board: they go when that person is deleted."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import discord

from cogs.desk import Desk
from cogs.display.delivery import GONE
from cogs.platform import wire
from cogs.platform.budget import Rank
from cogs.platform.refusals import UNREACHED, trouble
from data.store_protocol import StoreError
from engine.hosting.refusals import Refused
from engine.hosting.setups import Beside

log = logging.getLogger("poeppel.beside")


async def note(desk: Desk, table: int, sent: discord.Message, people: Collection[int]) -> None:
    """Take note of a message about a table that names *people*; what cannot be noted goes at once."""
    found = tuple(Beside(sent.channel.id, sent.id, person) for person in people)
    try:
        await desk.tables.beside(table, lambda known: (*known, *found))
    except (StoreError, Refused) as error:
        log.warning("table %s: not noted where somebody is named: %s", table, error)
        await _gone(desk, found[0], lambda request: wire.call(request, Rank.REST))


async def tidied(desk: Desk, table: int, call: Callable[[Awaitable[Any]], Awaitable[Any]]) -> bool:
    """Take away what names somebody who was deleted; return whether it is gone."""
    noted = (await desk.tables.get(table)).setup.beside
    due = {(each.channel, each.message): each for each in noted if each.person is None}
    left = {place for place, each in due.items() if not await _gone(desk, each, call)}
    if gone := due.keys() - left:
        await desk.tables.beside(
            table,
            lambda known: tuple(each for each in known if (each.channel, each.message) not in gone),
        )
    return not left


async def _gone(desk: Desk, each: Beside, call: Callable[[Awaitable[Any]], Awaitable[Any]]) -> bool:
    message = desk.discord.get_partial_messageable(each.channel).get_partial_message(each.message)
    try:
        await call(message.delete())
    except UNREACHED as error:
        log.info("message %s stays for now: %s", each.message, trouble(error).value)
        return trouble(error) in GONE
    return True
