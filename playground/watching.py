"""A game to watch: computers play, and one player's presses are automatic."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from random import Random

import discord
from simcord.actors import MemberActor
from simcord.backend import Backend
from simcord.builders import ChannelHandle, UserHandle

from cogs.client import Poeppel
from cogs.widgets.buttons import Kind, custom_id
from engine.hosting.state.session import Session
from engine.players import decide
from playground.internals.border import message_of, press
from playground.internals.frames import Frame

# A player of the playground.


class Person:
    """One of the four, with two frames of their view."""

    def __init__(self, user: UserHandle, member: MemberActor, colour: str) -> None:
        self.name = user.global_name or user.name
        self.key = user.name
        self.user = user
        self.member = member
        self.colour = colour
        self.frames: dict[str, Frame] = {}


log = logging.getLogger(__name__)

PAUSE = 1.5
"""Seconds before each press, so that the one before can be read."""

SOON = 0.05
"""Seconds before it is looked whether a lobby has arrived."""

LEVEL = "normal"


class Watching:
    """The watched game, opened by a person, as all are in Discord."""

    def __init__(
        self,
        backend: Backend,
        channel: ChannelHandle,
        people: Sequence[Person],
        bot: Callable[[], discord.Client],
        steady: Callable[[], AbstractAsyncContextManager[None]],
    ) -> None:
        """Watch no game yet.

        Args:
            backend: What the simulated Discord knows.
            channel: Where the table is opened.
            people: One of them opens it.
            bot: Returns the one that is running.
            steady: Keeps it running in a block.
        """
        self._backend, self._channel, self._people = backend, channel, people
        self._bot, self._steady = bot, steady
        self._playing: asyncio.Task[None] | None = None

    async def begin(self, watcher: Person) -> bool:
        """Open a table for an onlooker; return whether there was room."""
        host = next(each for each in reversed(self._people) if each is not watcher)
        await host.member.slash(self._channel, "play")
        session = await self._hosted(host)
        while session and session.record.message is None:  # it is on its way
            await asyncio.sleep(SOON)
            session = await self._hosted(host)
        if not session or session.record.status != "lobby" or len(session.record.seats) > 1:
            return False
        await self._press(host, session, custom_id(Kind.LOBBY, session.record.id, "alone"))
        await self.close()
        self._playing = asyncio.create_task(self._play(host, session.record.id))
        return True

    async def close(self) -> None:
        """Stop pressing."""
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)

    async def _hosted(self, host: Person) -> Session | None:
        """Return the channel's newest table, if this person opened it."""
        bot = self._bot()
        if not isinstance(bot, Poeppel):
            return None
        tables = await bot.store.tables_in(self._channel.id)
        session = await bot.tables.get(tables[-1]) if tables else None
        return session if session and session.record.host == host.user.id else None

    async def _play(self, host: Person, table: int) -> None:
        """Press for a seated host during the game."""
        random, on = Random(), True
        while on:
            await asyncio.sleep(PAUSE)
            async with self._steady():
                try:
                    on = await self._pressed(host, table, random)
                except Exception:  # as a bot may raise that is being mended
                    log.exception("The game that is watched stands still")
                    on = False

    async def _pressed(self, host: Person, table: int, random: Random) -> bool:
        """Press a computer's choice for the host.

        Return whether the game is on.
        """
        session = await self._hosted(host)
        if session is None or session.record.id != table or session.record.status != "running":
            return False
        for seat in {*session.seats_of(host.user.id)} & {*session.waiting()}:
            play, player = session.running, session.system.levels[LEVEL]
            action = decide(player, play, seat, play.options(seat), random)
            await self._press(host, session, custom_id(Kind.ACT, table, play.number(seat), action))
        return True

    async def _press(self, host: Person, session: Session, what: str) -> None:
        """Press something on the board, wherever it is by now."""
        board = message_of(self._backend, self._channel.id, session.record.message or 0)
        if board is not None:
            await press(host.member, board, what)
