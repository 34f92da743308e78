"""How fast a click is answered: from the event of the gateway to the bytes of the finished request.

The whole bot runs on discord.py, with a real database file; only the last step, where bytes would go
to Discord, is replaced by one that builds the same multipart body and drops it.  In the same
rounds, in turn:

* *click*: a click in a game;
* *ready*: the same click through discord.py, answered with a picture that was drawn before;
* *alone*: our own answer, commit, words, drawing and encoding, without discord.py.

The last two are the parts of a click.  Besides: clicks with more and more tables stored, how long a
start takes with many running tables, and what an idle one keeps in memory.  Times are medians of
rounds; what a core does is counted in time of the processor.
"""

from __future__ import annotations

import asyncio
import json
import math
import sqlite3
import statistics
import tempfile
import tracemalloc
from collections import deque
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Coroutine,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from functools import partial
from pathlib import Path
from time import perf_counter, process_time, time
from typing import Any, TypeAlias
from unittest.mock import patch

import aiohttp
import aiosqlite
import discord
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter
from msgspec import Struct

import render
from cogs.client import Poeppel
from cogs.messages import pings
from cogs.platform.operator_settings import Settings
from cogs.views import table_messages
from cogs.views.words import Words
from cogs.widgets.message_layout import Draft, Painted
from data.records import Change, TableRecord
from engine.core import Decision
from engine.hosting.actions import lobby
from engine.hosting.service.table_cache import Changed
from engine.hosting.state.session import Session
from engine.system import System
from tests.bench.storage import EVENTS
from tests.bench.table import ROUNDS, Row, counted, limited, percent

CHANNEL, SERVER, BOARD = 10**17, 2 * 10**17, 3 * 10**17
USER: dict[str, Any] = {"id": "1", "username": "ada", "discriminator": "0", "avatar": None}
DEFERRED = 6
"""The answer to a click that says that the message will be edited later."""
SEATS = 4
FILE = "clicks.sqlite3"
PATIENCE = 300
"""Seconds after which a click that was not answered ends the measurement; the last of two thousand at
once waits for 60 where the machine does much else."""
AT_ONCE = 200
"""Tables that are opened at the same time."""
PLAYED = 60
"""Answers given at a table before it is idle: as many as are kept in memory of a long game."""


EPHEMERAL = 1 << 6
"""The flag of a message for one person."""


class Sink:
    """Where bytes go instead of Discord; tells who waits for an answer that it is there."""

    def __init__(self) -> None:
        self.bytes = 0
        self.waiting: dict[int, asyncio.Future[None]] = {}
        self.acknowledged: dict[int, float] = {}
        """By click: when the first answer of any kind came."""
        self._clicks = 10**17

    def expect(self) -> tuple[int, asyncio.Future[None]]:
        """Return the id of a new click, and what is done when it has been answered."""
        self._clicks += 1
        done = self.waiting[self._clicks] = asyncio.get_running_loop().create_future()
        return self._clicks, done

    async def write(self, chunk: bytes) -> None:
        self.bytes += len(chunk)

    async def request(self, route: Any, session: Any, **what: Any) -> Any:
        """Take an answer to a click."""
        await self._drop(what.get("multipart"))
        click = int(route.webhook_token or 0)
        self.acknowledged.setdefault(click, perf_counter())
        if (what.get("payload") or {}).get("type") != DEFERRED:
            found = self.waiting.pop(click, None)
            if found is not None and not found.done():
                found.set_result(None)
        answered = {"interaction": {"id": "1", "type": 3, "name": "", "user": USER}}
        return message(BOARD, *components(what)) | answered

    async def send(self, route: Any, **what: Any) -> Any:
        """Take anything else, such as a hand by direct message."""
        await self._drop(what.get("form"))
        if route.path == "/users/@me/channels":
            return {"id": str(CHANNEL + 1), "type": 1, "recipients": []}
        return message(BOARD, *components(what))

    async def _drop(self, multipart: Any) -> None:
        """Build the body as discord.py and aiohttp do, and drop it."""
        if multipart:
            form = aiohttp.FormData(quote_fields=False)
            for part in multipart:
                form.add_field(**part)
            await form().write(self)  # type: ignore[arg-type]


def components(what: Mapping[str, Any]) -> list[Any]:
    """Return what a request has a message show, with files or without: Discord answers with that."""
    found = what.get("payload") or what.get("json") or {}
    for part in what.get("multipart") or what.get("form") or ():
        if part["name"] == "payload_json":
            found = json.loads(part["value"])
    return list(found.get("components") or ())


@contextmanager
def sink() -> Iterator[Sink]:
    """Let all bots answer clicks there instead of at Discord.

    Nobody is called who has not clicked for long, on a slow machine: a new board would be posted.
    """
    found = Sink()
    with (
        patch.object(AsyncWebhookAdapter, "request", found.request),
        patch.object(HTTPClient, "request", lambda _, route, **what: found.send(route, **what)),
        patch.object(pings, "HERE", math.inf),
    ):
        yield found


Step: TypeAlias = Callable[[TableRecord, System], Change]
"""Something done in a lobby."""


class Bench:
    """A bot with some running tables, and people who click."""

    def __init__(self, bot: Poeppel, sink: Sink) -> None:
        self.bot, self.sink = bot, sink
        self.tables: list[int] = []
        self._people = 1000
        self._drafts: dict[int, tuple[Painted, Draft]] = {}
        self._unwatched: set[int] = set()

    def begin_at(self, person: int) -> None:
        """Let people of whom nothing is stored come from now on."""
        self._people = person

    async def open(self, tables: int) -> list[int]:
        """Open tables for four, start them, and take note of that as shown."""
        opened: list[int] = []
        while (left := tables - len(opened)) > 0:
            opened += await asyncio.gather(*(self._open() for _ in range(min(left, AT_ONCE))))
        return opened

    @contextmanager
    def unwatched(self, table: int) -> Iterator[None]:
        """Show nothing of what changes at a table meanwhile: no Discord would take the edit."""
        self._unwatched.add(table)
        try:
            yield
        finally:
            self._unwatched.discard(table)

    def watch(self) -> None:
        """Tell whoever listens only of tables that are watched."""
        listeners = self.bot.tables.memory.listeners

        def told(changed: Changed) -> None:
            if changed.session.record.id not in self._unwatched:
                for listener in listeners:
                    listener(changed)

        self.bot.tables.memory.listeners = [told]

    async def _open(self) -> int:
        return await self.begun(*self.newcomers())

    def newcomers(self) -> tuple[int, list[Step]]:
        """Return a host, and the steps of so many guests that all seats are taken."""
        self._people += SEATS
        guests = range(self._people + 1, self._people + SEATS)
        return self._people, [partial(lobby.join, person=each, click=each) for each in guests]

    async def begun(
        self, host: int, steps: Iterable[Step], game: str = "classic", preset: str = "book"
    ) -> int:
        """Begin a game after some steps in its lobby, shown to nobody."""
        lobbies = self.bot.tables.lobbies
        table = (await lobbies.open(game, preset, host, SERVER, CHANNEL, host)).record.id
        with self.unwatched(table):
            for step in steps:
                await lobbies.set_up(table, step)
            await lobbies.start(table, host, host)
            return await self.shown(table)

    async def shown(self, table: int) -> int:
        """Note a board as posted and true."""
        revision = (await self.bot.tables.get(table)).record.revision
        posted = Change(table=table, message=BOARD + table, posted_at=self.bot.now())
        posted.shown, posted.posting = revision, 0.0
        await self.bot.tables.note(posted)
        return table

    async def asked(self, place: int) -> tuple[Session, int, str]:
        """Return who has to press which button; a finished table is replaced by a new one."""
        session = await self.bot.tables.get(self.tables[place])
        if session.record.status != "running":
            [self.tables[place]] = await self.open(1)
            session = await self.bot.tables.get(self.tables[place])
        assert session.play is not None
        pending = session.play.pending
        assert isinstance(pending, Decision)
        seat = pending.waits_for[0]
        person = session.controller(seat).person
        assert person is not None
        action = pending.options[seat][-1]
        return session, person, f"act:{session.record.id}:{session.play.number(seat)}:{action}"

    async def click(self, place: int) -> float:
        """Press a button of a table's board; return how long the answer took."""
        session, person, custom_id = await self.asked(place)
        return await self.press(session.record.id, person, custom_id)

    async def press(self, table: int, person: int, custom_id: str, private: bool = False) -> float:
        """Let discord.py receive a click; return the seconds until the request is finished."""
        id, done = self.sink.expect()
        event = interaction(id, person, BOARD + table, custom_id)
        event["message"]["flags"] |= EPHEMERAL * private
        began = perf_counter()
        self.bot._connection.parse_interaction_create(event)
        async with asyncio.timeout(PATIENCE):
            await done
        return perf_counter() - began

    async def ready(self, place: int) -> float:
        """Press a button that is answered with a picture drawn before."""
        table = self.tables[place]
        if table not in self._drafts:
            session = await self.bot.tables.get(table)
            draft = table_messages.table(session, self.words(session), ())
            self._drafts[table] = (await draft.pictures(), draft)
        return await self.press(table, 1, f"z:{table}")

    async def answer_ready(self, interaction: Any, table: int) -> None:
        picture, draft = self._drafts[table]
        view, files = draft.message(picture)
        await interaction.response.edit_message(view=view, attachments=files)

    async def alone(self, place: int) -> float:
        """Answer, commit, draw and encode for a table, without discord.py; return the seconds.

        How far the table is shown is noted afterwards, as after a click.
        """
        session, person, custom_id = await self.asked(place)
        table = session.record.id
        _, _, number, action = custom_id.split(":", 3)
        began = perf_counter()
        with self.unwatched(table):
            session = await self.bot.tables.act(table, person, int(number), action)
        draft = table_messages.table(session, self.words(session), ())
        shown = session.record.revision
        await draft.pictures()
        took = perf_counter() - began
        await self.bot.tables.note(Change(table=table, shown=shown))
        return took

    async def play(self, place: int) -> None:
        """Answer at a table; nobody looks."""
        session, person, custom_id = await self.asked(place)
        _, _, number, action = custom_id.split(":", 3)
        with self.unwatched(session.record.id):
            await self.bot.tables.act(session.record.id, person, int(number), action)

    def words(self, session: Session) -> Words:
        return Words(session, self.bot.services.public_texts(SERVER), self.bot.services.names)


def interaction(id: int, person: int, board: int, custom_id: str) -> Any:
    """The event that Discord sends for a click on a board."""
    user = USER | {"id": str(person)}
    button = {"type": 2, "style": 1, "label": "-", "custom_id": custom_id}
    row = {"type": 1, "components": [button]}
    return {
        "id": str(id),
        "application_id": "5",
        "type": 3,
        "token": str(id),
        "version": 1,
        "guild_id": str(SERVER),
        "channel_id": str(CHANNEL),
        "channel": {"id": str(CHANNEL), "type": 0, "name": "x", "position": 0, "permissions": "0"},
        "locale": "en-US",
        "guild_locale": "en-US",
        "app_permissions": "0",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "attachment_size_limit": 10**7,
        "member": {
            "user": user,
            "roles": [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": "0",
        },
        "data": {"custom_id": custom_id, "component_type": 2},
        "message": message(board, {"type": 17, "components": [row]}),
    }


def message(id: int, *components: Any) -> dict[str, Any]:
    """A message of ours as Discord has it."""
    return {
        "id": str(id),
        "channel_id": str(CHANNEL),
        "type": 0,
        "content": "",
        "author": {"id": "5", "username": "p", "discriminator": "0", "avatar": None},
        "attachments": [],
        "embeds": [],
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": False,
        "tts": False,
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "flags": 1 << 15,
        "components": list(components),
    }


@asynccontextmanager
async def bench(folder: Path, sink: Sink, now: Callable[[], float] = time) -> AsyncIterator[Bench]:
    """Start a bot without Discord; it is ready when it has seen to all its tables."""
    bot = Poeppel(Settings(database=folder / FILE), now=now)
    made = Bench(bot, sink)
    try:
        await bot._async_setup_hook()
        user: Any = {"id": "5", "username": "p", "discriminator": "0", "avatar": None}
        bot._connection.user = discord.ClientUser(state=bot._connection, data=user)
        bot.shard_id, bot.shard_count = None, 1

        async def nothing(*_: Any, **__: Any) -> None:
            """No commands are synced, and nobody waits for Discord."""

        bot._serve = nothing  # type: ignore[method-assign]
        bot.wait_until_ready = nothing  # type: ignore[method-assign]
        with patch("cogs.client.tell_of_commands", new=nothing):
            await bot.setup_hook()
        made.watch()
        await bot.presenter.resume()
        clicked = bot.clicked

        async def passed_on(interaction: Any, custom_id: str, values: list[str]) -> None:
            if custom_id.startswith("z:"):
                await made.answer_ready(interaction, int(custom_id[2:]))
            else:
                await clicked(interaction, custom_id, values)

        bot.clicked = passed_on  # type: ignore[method-assign]
        yield made
    finally:
        await bot.close()


@asynccontextmanager
async def alone(now: Callable[[], float] = time) -> AsyncIterator[Bench]:
    """Start a bot as `bench` does, in a folder of its own and with its own sink."""
    with sink() as drop, tempfile.TemporaryDirectory() as folder:
        async with bench(Path(folder), drop, now) as made:
            yield made


class Took(Struct):
    """How long something took, in one round after the other."""

    rounds: list[list[float]]
    """Seconds."""
    cpu: list[float]
    """Seconds of the processor for each."""

    def ms(self, percentile: int) -> float:
        """Return the median over the rounds."""
        return statistics.median(percent(times, percentile) for times in self.rounds) * 1e3

    @property
    def cpu_ms(self) -> float:
        return statistics.median(self.cpu) * 1e3

    @property
    def a_second(self) -> float:
        """How many a core can do in a second."""
        return 1 / statistics.median(self.cpu)


Way: TypeAlias = tuple[Bench, Callable[[int], Awaitable[float]]]
"""What is done at a place, and by which bot."""


async def in_turn(ways: dict[str, Way], places: int, clicks: int, rounds: int) -> dict[str, Took]:
    """Measure several ways in turn, in each at all places at the same time."""
    found = {name: Took([], []) for name in ways}
    for _ in range(rounds):
        for name, (made, way) in ways.items():
            times: list[float] = []

            async def at(place: int, way: Any = way, times: list[float] = times) -> None:
                for _ in range(clicks):
                    times.append(await way(place))

            began = process_time()
            await asyncio.gather(*(at(place) for place in range(places)))
            await made.bot.presenter.boards.settled()
            found[name].cpu.append((process_time() - began) / len(times))
            found[name].rounds.append(times)
    return found


async def beside_parts(tables: int, clicks: int, rounds: int) -> dict[str, Took]:
    """Measure *clicks* at each of so many tables at the same time, beside their parts."""
    async with alone() as made:
        made.tables = await made.open(tables)
        ways = {way: (made, getattr(made, way)) for way in ("click", "ready", "alone")}
        return await in_turn(ways, tables, clicks, rounds)


class Games(Struct):
    """Games for four from the first click to the last."""

    clicks: int = 0
    answers: int = 0
    """Stored: those of people, those that need nobody, and the dice's."""
    cpu: float = 0.0
    """Seconds of the processor."""


async def games(count: int, most: int) -> Games:
    """Play so many games to their end, or to so many clicks, with the board drawn after each."""
    found = Games()
    async with alone() as made:
        for table in await made.open(count):
            made.tables, clicks = [table], 0
            began = process_time()
            while clicks < most and (await made.bot.tables.get(table)).record.is_open:
                await made.click(0)
                clicks += 1
            await made.bot.presenter.boards.settled()
            found.cpu += process_time() - began
            found.clicks += clicks
            found.answers += (await made.bot.tables.get(table)).record.seq
    return found


class Crowd(Struct):
    """Clicks of the same instant: how long it took, in one round after the other."""

    acknowledged: list[list[float]]
    """Seconds until anything was said."""
    shown: list[list[float]]
    """Seconds until the board was there."""


async def crowd(clicks: int, rounds: int) -> Crowd:
    """Measure one click each at many tables in the same instant."""
    found = Crowd([], [])
    async with alone() as made:
        made.tables = await made.open(clicks)
        for _ in range(rounds):
            said, shown = await at_once(made, await pressed(made, clicks))
            found.acknowledged.append(said)
            found.shown.append(shown)
    return found


async def pressed(made: Bench, clicks: int) -> list[Coroutine[Any, Any, float]]:
    """Return a press at each of so many tables."""
    asked = [await made.asked(place) for place in range(clicks)]
    return [made.press(one.record.id, who, what) for one, who, what in asked]


async def at_once(
    made: Bench, presses: Iterable[Awaitable[float]]
) -> tuple[list[float], list[float]]:
    """Press in the same instant; return the seconds until something, and all, was said."""
    acknowledged = made.sink.acknowledged
    before, began = set(acknowledged), perf_counter()
    shown = list(await asyncio.gather(*presses))
    said = [at - began for id, at in acknowledged.items() if id not in before]
    await made.bot.presenter.boards.settled()
    return said, shown


async def stored(counts: Sequence[int], clicks: int, rounds: int) -> dict[str, Took]:
    """Measure clicks at one table, with so many stored in all, in turn."""
    ways: dict[str, Way] = {}
    async with AsyncExitStack() as stack:
        drop = stack.enter_context(sink())
        for count in counts:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            made = await stack.enter_async_context(bench(folder, drop))
            *_, last = await made.open(count)
            made.tables = [last]
            ways[f"{count:,}"] = made, made.click
        return await in_turn(ways, 1, clicks, rounds)


class Filled(Struct, frozen=True):
    """What a database holds beside the table that is clicked at."""

    what: str
    running: int = 0
    over: int = 0
    """Tables that are over since long, none of them shown as it is."""
    answers: int = 0
    """In their logs."""


async def filled(cases: Sequence[Filled], clicks: int, rounds: int) -> tuple[list[float], Any]:
    """Measure starts, and clicks at one table in turn, with very much stored besides."""
    ways, starts = dict[str, Way](), list[float]()
    async with AsyncExitStack() as stack:
        drop = stack.enter_context(sink())
        for case in cases:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            async with bench(folder, drop) as made:
                await made.open(1)
            fill(folder / FILE, case)
            began = perf_counter()
            made = await stack.enter_async_context(bench(folder, drop))
            starts.append(perf_counter() - began)
            made.begin_at(10**9)
            made.tables = await made.open(1)
            ways[case.what] = made, made.click
        return starts, await in_turn(ways, 1, clicks, rounds)


def fill(file: Path, case: Filled) -> None:
    """Copy the one table of a database, by plain SQL: to play as much would take days."""
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA synchronous = OFF")
        _copy(db, case.running, {})
        over = {"status": "'ended'", "changed_at": "1000.0 + n.i", "due": "NULL"}
        first = _copy(db, case.over, over | {"shown": "revision - 1"})
        if case.answers:
            each = case.answers // case.over
            db.execute(
                f"{NUMBERS}, m(j) AS (SELECT 1 UNION ALL SELECT j + 1 FROM m WHERE j < ?) INSERT INTO "
                "log SELECT ? + n.i, m.j, 2, 'move 1', 4, x'', ?, 1e9, 0 FROM n, m",
                (case.over, each, first, EVENTS),
            )
        db.commit()


NUMBERS = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?)"


def _copy(db: sqlite3.Connection, copies: int, otherwise: dict[str, str]) -> int:
    """Copy the first table and its seats so often; return the number of the first copy."""
    [[last]] = db.execute("SELECT max(id) FROM tables")
    other = {name: f"{name} + 10 * n.i" for name in ("channel", "message", "host")} | otherwise
    for table, key, changed in (("tables", "id", other), ("seats", "table", {"person": PERSON})):
        columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})") if row[1] != key]
        names = ", ".join(f'"{name}"' for name in columns)
        values = ", ".join(changed.get(name, f'"{name}"') for name in columns)
        if copies:
            db.execute(
                f'{NUMBERS} INSERT INTO {table} ("{key}", {names}) '
                f'SELECT ? + n.i, {values} FROM {table}, n WHERE "{key}" = 1',
                (copies, last + 1),
            )
    return int(last) + 1


PERSON = "person + 10 * n.i"


class Started(Struct):
    """A start with running tables, and reading their rows with nothing but aiosqlite."""

    ours: list[float]
    """Seconds, in one round after the other."""
    plain: list[float]
    kept: float = 0.0
    """Bytes that an idle table keeps in memory."""
    rows: float = 0.0
    """Bytes of the same as it is stored, the latest rows of its log included."""


async def start(tables: int, idle: int, rounds: int) -> Started:
    """Measure starts with so many running tables, and what each of *idle* ones keeps in memory."""
    found = Started([], [])
    with sink() as drop, tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / FILE
        async with bench(Path(folder), drop) as made:
            known = await played(made, tables, idle)
        for _ in range(rounds):
            began = perf_counter()
            async with bench(Path(folder), drop):
                found.ours.append(perf_counter() - began)
            began = perf_counter()
            await read(file, "SELECT * FROM tables WHERE status = 'running'", "SELECT * FROM seats")
            found.plain.append(perf_counter() - began)
        with memory() as used:
            parts = ("tables WHERE id", 'seats WHERE "table"', 'log WHERE "table"')
            ids = ", ".join(map(str, known))
            _kept = await read(file, *(f"SELECT * FROM {part} IN ({ids})" for part in parts))
            found.rows = used() / idle
        async with bench(Path(folder), drop) as made:
            with memory() as used:
                for table in known:
                    await made.bot.tables.get(table)
                found.kept = used() / idle
    return found


async def played(made: Bench, tables: int, idle: int) -> list[int]:
    """Open tables, and play at some that are idle from then on."""
    made.tables = await made.open(tables)
    for _ in range(PLAYED):
        await asyncio.gather(*(made.play(place) for place in range(idle)))
    known = made.tables[:idle]
    for table in known:
        seq = (await made.bot.tables.get(table)).record.seq
        await made.bot.tables.note(Change(table=table, shown=seq))
    return known


async def read(file: Path, *statements: str) -> list[Any]:
    """Return rows of a database that nobody else has open."""
    async with aiosqlite.connect(file) as db:
        return [await db.execute_fetchall(statement) for statement in statements]


@contextmanager
def memory() -> Iterator[Callable[[], int]]:
    """Count the bytes that come to be in memory."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    try:
        yield lambda: tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()


def rows(full: bool = True) -> Iterator[Row]:
    """Measure clicks beside their parts, with ever more tables stored, and starts."""
    discord.VoiceClient.warn_nacl = False
    # As at every start; the first picture of all would come too late for an answer.
    render.prepare("classic-4")
    if full:
        deque(render.rehearse("classic-4"), 0)
    rounds = ROUNDS if full else 1
    for tables, clicks in ((1, 500), (50, 20)) if full else ((1, 5), (3, 2)):
        took = asyncio.run(limited(beside_parts(tables, clicks, rounds)))
        yield from _beside_parts(f"click, {counted(tables)}", took["click"], took)

    many = 20 if full else 1
    played = asyncio.run(limited(games(many, 10_000 if full else 5)))
    yield Row("a whole game: clicks", played.clicks / many, "")
    yield Row("a whole game: answers stored", played.answers / many, "")
    yield Row("a whole game: CPU", played.cpu / many, "s")

    counts, clicks = ((1, 100, 10_000), 200) if full else ((1, 3), 5)
    for many in (800, 2_000) if full else (3,):
        yield from _crowd(many, asyncio.run(limited(crowd(many, 3 if full else 1))))

    (few, one), *others = asyncio.run(limited(stored(counts, clicks, rounds))).items()
    for count, each in others:
        what, beside = f"click, {count} tables stored: CPU", f"with {few} stored"
        yield Row(what, each.cpu_ms, "ms", beside, one.cpu_ms, "flat: about 1")

    cases = (
        Filled("nothing"),
        Filled("100,000 running tables" if full else "5", running=100_000 if full else 5),
        Filled("100,000 tables over since long" if full else "6", over=100_000 if full else 6),
        Filled(
            "five million answers" if full else "7",
            over=20_000 if full else 7,
            answers=5_000_000 if full else 70,
        ),
    )
    starts, took = asyncio.run(limited(filled(cases, clicks, rounds)))
    nothing = took["nothing"]
    for case, begun in list(zip(cases, starts, strict=True))[1:]:
        what, beside = f"click, {case.what} stored: CPU", "with nothing stored"
        yield Row(what, took[case.what].cpu_ms, "ms", beside, nothing.cpu_ms, "flat: about 1")
        if case.over:
            what, aim = f"start with {case.what}", "quick: within 2 s"
            yield Row(what, begun, "s", beside, starts[0], aim)

    for tables, idle in ((1_000, 200), (10_000, 200)) if full else ((4, 2),):
        found = asyncio.run(limited(start(tables, idle, rounds)))
        yield from _start(f"{tables:,} running tables", found)


def _beside_parts(what: str, click: Took, took: Mapping[str, Took]) -> Iterator[Row]:
    ready, alone = took["ready"], took["alone"]
    parts = "with a ready picture, and our part alone"
    for percentile, aim in ((50, "at most 1.3"), (99, "")):
        ours, theirs = click.ms(percentile), ready.ms(percentile)
        name = f"{what}: p{percentile}"
        yield Row(name, ours, "ms", parts, theirs + alone.ms(percentile), aim)
        yield Row(name, ours, "ms", "with a ready picture", theirs)
    name, beside = f"{what}: clicks per second and core", "with a ready picture"
    yield Row(name, click.a_second, "/s", beside, ready.a_second, "at least 320")


def _crowd(clicks: int, found: Crowd) -> Iterator[Row]:
    """The 99th of a hundred, and the last of all."""

    def compared(name: str, measure: Callable[[list[float]], float], aim: str) -> Row:
        said = statistics.median(map(measure, found.acknowledged))
        shown = statistics.median(map(measure, found.shown))
        what = f"{clicks:,} clicks at once, acknowledged: {name}"
        return Row(what, said, "s", "the same until the board is there", shown, aim)

    yield compared("p99", lambda times: percent(times, 99), "of 800 below 1 s")
    yield compared("the last", max, "below 3 s")


def _start(what: str, found: Started) -> Iterator[Row]:
    ours, plain = statistics.median(found.ours), statistics.median(found.plain)
    ratio = statistics.median(a / b for a, b in zip(found.ours, found.plain, strict=True))
    beside, aim = "their rows read with aiosqlite", "10,000 within 2 s"
    yield Row(f"start with {what}", ours, "s", beside, plain, aim, ratio)
    kept, stored = found.kept / 1e3, found.rows / 1e3
    beside, aim = "its rows as tuples", "at most 20 KB"
    yield Row(f"memory of an idle one of {what}", kept, "KB", beside, stored, aim)
