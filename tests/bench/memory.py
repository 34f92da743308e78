"""How much memory a process takes while more and more games are played: ``python -m tests.bench.memory [N]``.

Measured in a process of its own, since what other measurements leave behind would count.  Three people
of some hundred, with names and faces, open a table of any game, on servers with all themes, in both
languages, four tables at a time.  Every lobby, board, hand and result is told and drawn; of one game
in `TO_THE_END`, which is played to its end, the last round and "How it went", too.  The bot is not
connected: what discord.py keeps of servers comes on top, and so do clicks that are under way.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

from msgspec import structs

import cogs.client  # noqa: F401  the bot, and with it all of discord.py
import render
from cogs.platform import avatars
from cogs.platform.names import Names
from cogs.serving import give_back, trim
from cogs.views import table_messages
from cogs.views.game_analysis import hindsight, looked_back
from cogs.views.replay import last_round, of_round
from cogs.views.words import Words
from cogs.widgets.message_layout import Draft
from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from data.store.sqlite_store import SqliteStore
from engine.catalog import CATALOG
from engine.hosting.actions.lobby import join
from engine.hosting.service.tables import Tables
from engine.hosting.state.session import Session
from render import THEMES, Face
from render.sprites.faces import SIDE
from tests.bench.table import Row

CROWD = 200
"""People on each server."""
PEOPLE = 3
MOVES = 2
"""By people, at each table, before everybody goes."""
TO_THE_END = 21
"""Of so many games one is played to its end: each kind in its turn."""
AT_ONCE = 4
"""Games."""
A_MINUTE = 20
"""So many games are played between two times that free memory is given back."""
BOUND = 200
"""MiB, for ever."""
GAMES = 400
"""As many as `make bench` has time for."""


def mebibytes() -> float:
    """Return what this process takes, where Linux says so."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 2**20


class Faces:
    """Everybody looks different."""

    def __init__(self) -> None:
        self.known: dict[int, Face] = {}

    def learn(self, server: int, person: Any) -> None:
        """Remember what somebody looks like, of as many people as the bot does."""
        if person.id not in self.known:
            while len(self.known) >= avatars.KEPT:
                del self.known[next(iter(self.known))]
            colour = (person.id * factor % 256 for factor in (37, 91, 53))
            self.known[person.id] = Face(bytes(colour) * SIDE * SIDE)

    def get(self, server: int, person: int) -> Face | None:
        return self.known.get(person)

    async def close(self) -> None:
        """Nothing is fetched."""


class Evening:
    """Games on a few servers, one after the other and four at a time."""

    def __init__(self, store: SqliteStore) -> None:
        self.tables, self.random = Tables(store), Random(1)
        self.names = Names(float, Faces())  # type: ignore[arg-type]
        self._begun = 0

    async def prepare(self) -> None:
        """Let each server have a theme of its own."""
        for server, theme in enumerate(THEMES, 1):
            await self.tables.settings.change_server(server, partial(structs.replace, theme=theme))

    async def game(self) -> None:
        """Play a game, or some of it."""
        self._begun += 1
        number, random = self._begun, self.random
        server = 1 + number % len(THEMES)
        people = random.sample(range(CROWD * server, CROWD * (server + 1)), PEOPLE)
        system = list(CATALOG.values())[number % len(CATALOG)]
        preset = random.choice(list(system.presets))
        for person in people:
            self.names.learn(server, SimpleNamespace(id=person, display_name=f"Name {person}"))
        host, *guests = people
        session = await self.tables.lobbies.open(system.key, preset, host, server, number, number)
        table = session.record.id
        for guest in guests:
            session = await self.tables.lobbies.set_up(
                table, partial(join, person=guest, click=guest)
            )
        await self.look(session)
        session = await self.tables.lobbies.start(table, host, number)
        await self.look(session)
        for _ in range(MOVES):
            session = await self.answer(session)
            await self.look(session)
        if number % TO_THE_END:
            session = await self.tables.abandon(table)
        while session.record.is_open:
            session = await self.answer(session)
        await self.look(session)

    async def answer(self, session: Session) -> Session:
        """Let somebody who is asked do anything."""
        seat, play = session.waiting()[0], session.play
        assert play is not None
        person = session.controller(seat).person
        assert person is not None
        action = self.random.choice(play.options(seat))
        return await self.tables.act(session.record.id, person, play.number(seat), action)

    async def look(self, session: Session) -> None:
        """Draw what people see of a table, and tell it."""
        words = Words(session, texts(LANGUAGES[session.record.id % 2]), self.names)
        await drawn(table_messages.table(session, words, ()))
        status = session.record.status
        if status == "running" and session.system.hands and session.waiting():
            await drawn(table_messages.hand(session, session.waiting()[:1], words, ""))
        if status == "ended":
            entries = await self.tables.store.log(session.record.id)
            person = session.people[0]
            of = partial(of_round, person=person)
            await drawn(await asyncio.to_thread(last_round, session, entries, words, of))
            if session.system.outlook:
                found = await asyncio.to_thread(looked_back, session, entries)
                await drawn(hindsight(found, session, entries, person, words))


async def drawn(draft: Draft) -> None:
    """Draw the pictures of a message as the bot does, in a thread."""
    view, files = await draft.drawn()
    assert view is not None
    assert len(files) == len(draft.sketches), "it cannot be drawn"


async def measured(games: int, every: int, prepared: bool = True) -> list[tuple[int, float]]:
    """Return what the process takes at the start, and each time when so many more were played."""
    for scene in render.scenes() if prepared else ():
        render.prepare(scene)
    found = list[tuple[int, float]]()

    def note(games: int) -> None:
        found.append((games, mebibytes()))
        print(f"{games:6} games {found[-1][1]:6.0f} MiB", flush=True)

    note(0)
    with TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder, "memory.sqlite3"))
        evening = Evening(store)
        await evening.prepare()
        for begun in range(0, games, AT_ONCE):
            await asyncio.gather(*(evening.game() for _ in range(min(AT_ONCE, games - begun))))
            done = min(games, begun + AT_ONCE)
            if done % A_MINUTE < AT_ONCE:
                trim()
            if done % every < AT_ONCE or done == games:
                note(done)
        await store.close()
    return found


def rows(full: bool = True) -> Iterator[Row]:
    """Measure in another process: after so many games, and the most there was on the way."""
    games = GAMES if full else 2
    command = [sys.executable, "-m", __name__, str(games)]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=3600)
    taken = [float(line.split()[2]) for line in said.stdout.splitlines()]
    aim = f"at most {BOUND} MiB"
    what = f"memory, {games:,} games of all kinds, the most there was"
    yield Row(what, max(taken), "MiB", "at the start", taken[0], aim)


if __name__ == "__main__":
    give_back()
    asyncio.run(measured(int(sys.argv[1]) if len(sys.argv) > 1 else 5000, 20))
