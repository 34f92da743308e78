"""People at a table, for the tests of lobby, session and tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Self

import pytest
from msgspec import UNSET, json, structs

from data.records import Change, Entry, SeatRecord, TableRecord
from data.store.errors import DatabaseUnusable
from data.store.sqlite_store import SqliteStore
from engine.catalog import CLASSIC, WALLS
from engine.hosting.actions.lobby import add_computer, join, set_rules
from engine.hosting.service.tables import Tables
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.setups import Setup
from engine.rules import Value
from engine.system import System
from engine.views import Action, Seat
from tests.databases import made
from tests.toy import SNATCH

ADA, BEN, CEM, DORA, EVE = (10**18 + number for number in range(1, 6))
"""As long as Discord's ids are."""

SEED = bytes(range(32))


def seats(*holders: tuple[int, int | str]) -> list[SeatRecord]:
    """Return seats by number, each with a person's id or a computer player's level."""
    return [
        SeatRecord(seat, None, holder) if isinstance(holder, str) else SeatRecord(seat, holder)
        for seat, holder in holders
    ]


def lobby(
    *holders: tuple[int, int | str], system: System = CLASSIC, host: int = ADA, **chosen: Any
) -> TableRecord:
    """Return a table in its lobby; what is *chosen* are fields of its `Setup`."""
    return TableRecord(
        id=7,
        game=system.key,
        version=0,
        setup=json.encode(Setup(**{"preset": "book", **chosen})),
        host=host,
        server=1,
        channel=2,
        seed=SEED,
        contributions=[100],
        seats=seats(*(holders or ((0, ADA),))),
    )


def changed(record: TableRecord, change: Change) -> TableRecord:
    """Return *record* after *change*, as a store would."""
    new = {
        name: value
        for name, value in structs.asdict(change).items()
        if value is not UNSET and name in record.__struct_fields__
    }
    return structs.replace(record, **new)


@contextmanager
def refused(key: str, **about: str | int) -> Iterator[None]:
    """Expect a refusal that names the text *key* and what it is about."""
    with pytest.raises(Refused) as info:
        yield
    assert (info.value.key, info.value.about) == (key, about)


CATALOG = {"classic": CLASSIC, "snatch": SNATCH, "walls": WALLS}


class Troubled(SqliteStore):
    """A store in a file that can be made to refuse, and to take its time."""

    commits = 0
    """How often something was to be stored."""
    error: Exception | None = None
    """What the next commit ends with; nothing of it is stored."""
    conflicts = 0
    """How many commits more are refused, as if somebody else had changed the table."""
    gate: asyncio.Event | None = None
    illegible = False
    """Whether logs cannot be read."""
    unanswered = False
    """Whether the settings of persons cannot be read."""

    async def log(self, table: int, since: int = 0) -> list[Entry]:
        if self.illegible:
            raise DatabaseUnusable(file="here", reason="it is illegible")
        return await super().log(table, since)

    async def persons(self, people: Collection[int]) -> dict[int, bytes]:
        if self.unanswered:
            raise DatabaseUnusable(file="here", reason="it is away")
        return await super().persons(people)

    async def commit(self, change: Change) -> None:
        self.commits += 1
        if self.gate is not None:
            self.reached.set()
            await self.gate.wait()
        if self.error is not None:
            error, self.error = self.error, None
            raise error
        if self.conflicts:
            self.conflicts -= 1
            change.follows = -1
        await super().commit(change)

    @asynccontextmanager
    async def holding(self) -> AsyncIterator[asyncio.Event]:
        """Store nothing within this block; what is yielded is set when something is to be stored."""
        self.gate, self.reached = asyncio.Event(), asyncio.Event()
        try:
            yield self.reached
        finally:
            self.gate.set()
            self.gate = None


class Place:
    """A database file with tables on it, where time stands still until it is moved."""

    def __init__(self, path: Path) -> None:
        self.path, self.catalog = path, dict(CATALOG)
        self.time = 1_000_000.0
        self.store: Troubled
        self.tables: Tables

    async def __aenter__(self) -> Self:
        store = await Troubled.open(made(self.path))
        assert isinstance(store, Troubled)
        self.store = store
        self.forget()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.store.close()

    async def reopen(self) -> None:
        """Do as after a start of the bot: nothing is known but what is in the file."""
        await self.store.close()
        await self.__aenter__()

    def forget(self, keep: int = 1000) -> None:
        self.tables = self.more_tables(keep)

    def more_tables(self, keep: int = 1000) -> Tables:
        """Return what another process would have on the same file, as if it had never been away."""
        return Tables(self.store, self.catalog, lambda: self.time, lambda _: SEED, keep)

    async def open(
        self, *others: int | str, game: str = "classic", preset: str = "book", **rules: Value
    ) -> int:
        """Open a table for Ada and let others join, people or computers; return its number."""
        session = await self.tables.lobbies.open(game, preset, ADA, server=1, channel=2, click=100)
        table = session.record.id
        for click, other in enumerate(others, 101):
            if isinstance(other, str):
                await self.tables.lobbies.set_up(
                    table, partial(add_computer, host=ADA, level=other)
                )
            else:
                await self.tables.lobbies.set_up(table, partial(join, person=other, click=click))
        if rules:
            chosen = partial(set_rules, host=ADA, preset=preset, rules=rules)
            await self.tables.lobbies.set_up(table, chosen)
        return table

    async def start(
        self, *others: int | str, game: str = "classic", preset: str = "book", **rules: Value
    ) -> Session:
        """Open a table as `open` does, and begin."""
        table = await self.open(*others, game=game, preset=preset, **rules)
        return await self.tables.lobbies.start(table, ADA, click=200)

    async def act(self, session: Session, random: Random) -> Session:
        """Let one of those who are waited for answer, by chance."""
        return await self.tables.act(session.record.id, *answer(session, random))

    async def act_for(self, session: Session, seat: Seat, action: Action) -> Session:
        """Let the person on *seat* answer."""
        return await self.tables.act(session.record.id, *click(session, seat, action))

    async def kept(self, table: int) -> tuple[TableRecord | None, list[Entry]]:
        return await self.store.load(table), await self.store.log(table)

    async def assert_as_stored(self, table: int) -> None:
        """What is in memory is what somebody would read who has never seen the table."""
        assert known(await self.tables.get(table)) == known(await self.more_tables().get(table))


def choose(session: Session, random: Random) -> tuple[Seat, Action]:
    """Return by chance one of the seats that are waited for, and one of its actions."""
    assert session.play is not None
    seat = random.choice(session.waiting())
    return seat, random.choice(session.play.options(seat))


def answer(session: Session, random: Random) -> tuple[int, int, Action]:
    """Return somebody's answer by chance: the person, the number of the question, the action."""
    return click(session, *choose(session, random))


def click(session: Session, seat: Seat, action: Action) -> tuple[int, int, Action]:
    """Return what the button of *seat* sends: the person, the number of the question, the action."""
    assert session.play is not None
    person = session.controller(seat).person
    assert person is not None
    return person, session.play.number(seat), action


def known(session: Session) -> list[object]:
    """Return all that a session knows of its table."""
    play = session.play
    game = play and [play.state, play.pending, json.encode(play.table), play.chances]
    sights = [session.sight(seat) for seat in (*play.game.seats, None)] if play else []
    return [structs.astuple(session.record), session.owners(), game, sights, session.result]
