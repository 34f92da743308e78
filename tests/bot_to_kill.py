"""A bot at play with a recorder beside it, in a process that is made to be killed (see test_kill).

The world has four people who press the buttons of whoever is on turn. The recorder writes every
board that Discord has taken, with a hash of the position, and every button that is pressed. At the
moment numbered by the *fuse* the process kills itself as hard as it can: moments are counted before
and after each request to Discord and around each transaction of the store.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
from collections.abc import Callable, Sequence
from hashlib import sha256
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any
from unittest.mock import patch

import data.store.sqlite
from cogs.views import table_messages
from cogs.views.faces.games import ClassicFace
from cogs.views.table_messages import board
from data.store.sqlite import Database
from engine.hosting.state.time_controls import SHOWN
from engine.views import RaceView, View
from playground.internals.border import on_change
from render import Picture
from tests.cogs.playing import elsewhere, host, on_turn
from tests.simulation import Seen, Simulation
from tests.words import EN

DOT = Picture(b"\x89PNG", 1, 1)
ASIDE = {EN("button-hint"), EN("button-known")}
"""Buttons that answer no question."""
FRAME = re.compile(r"(?:board|result)-(\d+)-(\d+)\.png")


def position(view: View) -> str:
    """A hash of where all pieces stand."""
    assert isinstance(view, RaceView)
    return sha256(repr(view.pieces).encode()).hexdigest()[:16]


def play(file: Path, hours: float, fuse: int, tell: Connection) -> None:
    """Play until killed; begin a new game when one is over. Runs in a process of its own."""
    asyncio.run(Recorder(fuse, tell).play(file, hours))


class Recorder:
    """Watches what is shown and done, and when the time has come ends the process."""

    def __init__(self, fuse: int, tell: Connection) -> None:
        self.fuse, self.tell = fuse, tell
        self.positions: dict[str, str] = {}
        """By name of the picture: what it shows."""
        self.told: set[str] = set()

    def moment(self) -> None:
        """Come one moment nearer to the end."""
        self.fuse -= 1
        if self.fuse == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def say(self, *words: object) -> None:
        self.tell.send_bytes(" ".join(map(str, words)).encode())

    async def play(self, file: Path, hours: float) -> None:
        self.watch_the_store()
        self.watch_the_boards()
        async with elsewhere(file, hours) as world:
            self.watch_discord(world)
            await self.games(world)

    async def games(self, world: Simulation) -> None:
        """One game after the other, the one under way first."""
        store = host(world).store
        first, *others = world.people
        if [record async for record in store.open_tables()]:
            await world.slash(first, "table show")
        while True:
            if not [record async for record in store.open_tables()]:
                await world.slash(first, "play")
            board = world.last()
            if EN("button-join") in board.buttons:
                for person in others:
                    await self.press(world, person, board, EN("button-join"))
            if EN("button-start") in world.last().buttons:
                await self.press(world, first, world.last(), EN("button-start"))
            while buttons := [each for each in world.last().buttons if each not in ASIDE]:
                board = world.last()
                await self.press(world, on_turn(world, board), board, buttons[-1])
            await world.advance(SHOWN)  # in which a turn is seen that nobody decides

    async def press(self, world: Simulation, person: Any, board: Seen, label: str) -> None:
        self.say("pressed", person.id, board.button(label))
        await world.click(person, board, label)

    def watch_discord(self, world: Simulation) -> None:
        """Tell of every board as soon as Discord has taken it."""

        def changed(channel: int) -> None:
            for message in world.messages()[-3:]:
                for name in message.pictures:
                    if name not in self.told:
                        self.told.add(name)
                        self.say("shown", *self.frame(name))
            self.moment()

        on_change(world.env.backend, changed)
        observe = world._observe

        def observed(request: Any) -> Callable[[], None] | None:
            self.moment()
            return observe(request)

        world._observe = observed  # type: ignore[method-assign]

    def frame(self, name: str) -> Sequence[str]:
        match = FRAME.fullmatch(name)
        assert match
        return (*match.groups(), self.positions[name])

    def watch_the_boards(self) -> None:
        """Remember what each picture shows."""

        def remembered(session: Any, *given: Any, **told: Any) -> Any:
            draft = board(session, *given, **told)
            shown = position(session.sight().view)
            self.positions |= {sketch.name: shown for sketch in draft.sketches}
            return draft

        patch.object(table_messages, "board", remembered).start()
        # Drawn in other tests; here it would take most of the time.
        patch.object(ClassicFace, "draw", lambda *_: DOT).start()

    def watch_the_store(self) -> None:
        """Count the moments before, during and after each transaction."""
        hand_over, database = Database.hand_over, data.store.sqlite.Connection
        commit = database.commit

        def before_commit(db: sqlite3.Connection) -> None:
            self.moment()
            commit(db)

        def watched(db: Database, work: Any, done: Callable[[Any], None]) -> None:
            def after(result: object) -> None:
                database.commit = commit  # type: ignore[method-assign]
                self.moment()
                done(result)

            self.moment()
            database.commit = before_commit  # type: ignore[method-assign, assignment]
            hand_over(db, work, after)

        Database.hand_over = watched  # type: ignore[method-assign, assignment]
