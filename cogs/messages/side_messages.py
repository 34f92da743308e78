"""Side messages: messages beside the board that name people.

Such a message is noted before it is sent, by the interaction that it is sent for, and by its own number
once that is known. What may have arrived in between is looked for when it has to go.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from datetime import timedelta
from functools import partial
from typing import Any, TypeAlias

import discord
from msgspec import structs

from cogs.desk import Desk
from cogs.messages.delivery import SEEN, SKEW
from cogs.platform import wire
from cogs.platform.discord_errors import failure, outcome, trouble
from cogs.platform.request_budget import Rank
from cogs.views.post_button import is_post
from data.store_errors import StoreError
from engine.hosting.state.refusals import Refused
from engine.hosting.state.setups import Beside

log = logging.getLogger("poeppel.beside")

POSTS = 12
"""How much a person may post of one game."""
UPLOAD = 10.0
"""Seconds for which a film may be on its way."""

Send: TypeAlias = Callable[[], Awaitable[discord.Message]]
Call: TypeAlias = Callable[[Awaitable[Any]], Awaitable[Any]]


async def post(
    desk: Desk,
    table: int,
    where: tuple[int, int],
    by: tuple[int, str],
    people: Collection[int],
    begin: Send,
) -> None:
    """Send a person's post once; it may name other *people*.

    Args:
        desk: the tables, and the connection.
        table: its number.
        where: the channel, and the interaction that the message is sent for.
        by: the person, and what they post.
        people: the ids of those who are named.
        begin: makes the request.

    Raises:
        Refused: they have posted that already, or too much.
        StoreError: it cannot be noted.
        discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived; then it is
            looked for when they post it again.
    """
    channel, interaction = where
    person, shows = by
    sent = Beside(channel, -interaction, person, shows)
    others = tuple(Beside(channel, -interaction, each) for each in people if each != person)

    def noted(known: tuple[Beside, ...]) -> tuple[Beside, ...]:
        if sent in known:
            return known
        own = [each for each in known if each.person == person and each.shows]
        if any(each.shows == shows for each in own):
            raise Refused("post-twice")
        if len(own) >= POSTS:
            raise Refused("post-enough")
        return (*known, sent, *others)

    await desk.tables.beside(table, noted)
    await _sent_once(desk, table, where, begin, Rank.REST, UPLOAD)


async def pending(desk: Desk, table: int, person: int, shows: str, call: Call) -> Beside | None:
    """Return a person's post of unknown fate, after a look for it.

    If it turns up, it is noted.

    Raises:
        discord.DiscordException, aiohttp.ClientError, OSError: nobody can say so now.
    """
    session = await desk.tables.get(table)
    for each in session.setup.beside:
        if each.person == person and each.shows == shows and each.message < 0:
            place = each.channel, each.message
            found = await _sent(desk, session.record.channel, place, call)
            if not found:
                return each
            await _arrived(desk, table, (each.channel, -each.message), found[0])
    return None


async def send(
    desk: Desk, table: int, where: tuple[int, int], people: Collection[int], rank: Rank, begin: Send
) -> None:
    """Send a message about a table that names *people*, if recordable.

    Args:
        desk: the tables, and the connection.
        table: its number.
        where: the channel, and the interaction that the message is sent for.
        people: the ids of those who are named.
        rank: the rank of the request.
        begin: makes the request.

    Raises:
        discord.DiscordException: Discord refused it.
    """
    channel, interaction = where
    sent = tuple(Beside(channel, -interaction, person) for person in people)
    try:
        await desk.tables.beside(table, lambda known: (*known, *sent))
    except (StoreError, Refused) as error:
        log.warning("table %s: not said, as it cannot be noted: %s", table, error)
        return
    lost = await failure(_sent_once(desk, table, where, begin, rank, wire.TIMEOUT))
    if lost is not None:
        if not trouble(lost).may_arrive:
            raise lost
        log.info("table %s: is it said? %s", table, trouble(lost).value)


async def _sent_once(
    desk: Desk, table: int, where: tuple[int, int], begin: Send, rank: Rank, within: float
) -> None:
    """Send a recorded message, and record its id or its refusal."""
    message = await outcome(wire.call(begin(), rank, within))
    if not isinstance(message, Exception):
        await _arrived(desk, table, where, message.id)
        return
    if not trouble(message).may_arrive:
        await _arrived(desk, table, where, None)
    elif isinstance(message, wire.InFlight):
        message.on_done(partial(_landed, desk, table, where))
    raise message


def _landed(
    desk: Desk, table: int, where: tuple[int, int], task: asyncio.Task[discord.Message]
) -> None:
    if task.exception() is None:
        wire.begin(_arrived(desk, table, where, task.result().id), Rank.ANSWER)


async def _arrived(desk: Desk, table: int, where: tuple[int, int], message: int | None) -> None:
    """Record the id of a sent message; None if it was refused.

    If a person whom it names has been deleted meanwhile, it has to go.
    """
    channel, interaction = where

    def noted(before: tuple[Beside, ...]) -> tuple[Beside, ...]:
        others = tuple(each for each in before if each.message != -interaction)
        own = tuple(each for each in before if each.message == -interaction)
        if message is None:
            return others
        if not own:  # it was looked for, and had not arrived yet
            own = (Beside(channel, -interaction, None),)
        return (*others, *(structs.replace(each, message=message) for each in own))

    try:
        await desk.tables.beside(table, noted)
    except (StoreError, Refused) as error:
        log.warning("table %s: to be looked for where a person is named: %s", table, error)


async def tidied(desk: Desk, table: int, call: Call) -> bool:
    """Delete messages that name a deleted person; return whether all are gone."""
    session = await desk.tables.get(table)
    due = {(each.channel, each.message) for each in session.setup.beside if each.person is None}
    left = {place for place in due if not await _gone(desk, session.record.channel, place, call)}
    if gone := due - left:
        await desk.tables.beside(
            table,
            lambda known: tuple(each for each in known if (each.channel, each.message) not in gone),
        )
    return not left


async def _gone(desk: Desk, board: int, place: tuple[int, int], call: Call) -> bool:
    """Delete a message, or its possible copies; return whether none is left.

    Args:
        desk: the connection.
        board: the channel of the table's board.
        place: the channel of the message, and its number, as it is noted.
        call: sends a request.
    """
    channel, message = place
    messageable = desk.discord.get_partial_messageable(channel)

    async def delete() -> None:
        for each in [message] if message > 0 else await _sent(desk, board, place, call):
            await call(messageable.get_partial_message(each).delete())

    error = await failure(delete())
    if error is None or trouble(error).is_gone:
        return True
    log.info("message %s stays for now: %s", message, trouble(error).value)
    return False


async def _sent(desk: Desk, board: int, place: tuple[int, int], call: Call) -> list[int]:
    """Return the messages that may have been sent for an interaction.

    Boards have none.
    """
    channel, noted = place
    since, skew = discord.utils.snowflake_time(-noted), timedelta(seconds=SKEW)
    here = desk.discord.get_partial_messageable(channel)
    seen: list[discord.Message] = await call(wire.seen(here, SEEN, since - skew))
    ours = [each for each in seen if each.author == desk.discord.user]
    if posts := [each.id for each in ours if is_post(each, -noted)]:
        return posts
    then = [each for each in ours if each.content and each.created_at < since + skew]
    return [each.id for each in then if channel == board or f"<#{board}>" in each.content]
