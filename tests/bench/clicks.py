"""How fast a click is answered: from the event of the gateway to the bytes of the finished request.

The whole bot runs on discord.py, with a real database file; only the last step, where bytes would go
to Discord, is replaced by one that builds the same multipart body and drops it.  Beside it, in the
same rounds:

* *ready*: the same click through discord.py, answered with a picture that was drawn before;
* *parts*: that, plus our own answer, commit, words, drawing and encoding, each done alone.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import tracemalloc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import aiohttp
import discord
from discord.webhook.async_ import AsyncWebhookAdapter

from cogs import messages
from cogs.client import Poeppel
from cogs.drafts import Draft, Painted
from cogs.settings import Settings
from cogs.words import Words
from data.records import Change
from engine import lobby
from engine.core import Decision
from engine.session import Session

ROUNDS = 5
CHANNEL, SERVER, BOARD = 10**17, 2 * 10**17, 3 * 10**17
ANSWERED = {"interaction": {"id": "1", "type": 3}}


class Sink:
    """Where bytes go instead of Discord; tells who waits for an answer that it is there."""

    def __init__(self) -> None:
        self.bytes = 0
        self.waiting: dict[int, asyncio.Future[None]] = {}

    async def write(self, chunk: bytes) -> None:
        self.bytes += len(chunk)

    async def request(self, route: Any, session: Any, **what: Any) -> Any:
        """Build the body as discord.py and aiohttp do, and drop it."""
        if what.get("multipart"):
            form = aiohttp.FormData(quote_fields=False)
            for part in what["multipart"]:
                form.add_field(**part)
            await form().write(self)  # type: ignore[arg-type]
        found = self.waiting.pop(int(route.webhook_token or 0), None)
        if found is not None and not found.done():
            found.set_result(None)
        return ANSWERED


class Bench:
    """A bot with some running tables, and people who click."""

    def __init__(self, bot: Poeppel, sink: Sink) -> None:
        self.bot, self.sink = bot, sink
        self.tables: list[int] = []
        self._clicks = 10**17
        self._drafts: dict[int, tuple[Painted, Draft]] = {}

    async def open(self, tables: int) -> list[int]:
        """Open tables for two and start them."""
        tables_, opened = self.bot.tables, []
        for number in range(tables):
            person = 1000 + 2 * number
            session = await tables_.open("classic", "book", person, SERVER, CHANNEL, person)
            table = session.record.id

            def join(record: Any, system: Any, person: int = person) -> Change:
                return lobby.join(record, system, person + 1, person + 1)

            await tables_.set_up(table, join)
            await tables_.start(table, person, person)
            await tables_.note(Change(table=table, message=BOARD + table, posted_at=self.bot.now()))
            opened.append(table)
        return opened

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
        return session, person, f"t:{session.record.id}:{session.play.number(seat)}:{action}"

    async def click(self, place: int) -> float:
        """Press a button of a table's board; return how long the answer took."""
        session, person, custom_id = await self.asked(place)
        return await self.press(session.record.id, person, custom_id)

    async def press(self, table: int, person: int, custom_id: str) -> float:
        """Let discord.py receive a click; return the seconds until the request is finished."""
        self._clicks += 1
        event = interaction(self._clicks, person, BOARD + table, custom_id)
        done = asyncio.get_running_loop().create_future()
        self.sink.waiting[self._clicks] = done
        began = perf_counter()
        self.bot._connection.parse_interaction_create(event)
        await done
        return perf_counter() - began

    async def ready(self, place: int) -> float:
        """Press a button that is answered with a picture drawn before."""
        table = self.tables[place]
        if table not in self._drafts:
            session = await self.bot.tables.get(table)
            draft = messages.table(session, self.words(session))
            self._drafts[table] = (draft.painted(), draft)
        return await self.press(table, 1, f"z:{table}")

    async def answer_ready(self, interaction: Any, table: int) -> None:
        """Answer such a click."""
        picture, draft = self._drafts[table]
        view, files = draft.message(picture)
        await interaction.response.edit_message(view=view, attachments=files)

    async def alone(self, place: int) -> float:
        """Answer, commit, draw and encode for a table, without discord.py; return the seconds."""
        session, person, custom_id = await self.asked(place)
        table = session.record.id
        _, _, number, action = custom_id.split(":", 3)
        began = perf_counter()
        session = await self.bot.tables.act(table, person, int(number), action)
        draft = messages.table(session, self.words(session))
        await asyncio.to_thread(draft.painted)
        await self.bot.tables.note(Change(table=table, shown_seq=session.record.seq))
        return perf_counter() - began

    def words(self, session: Session) -> Words:
        return Words(session, self.bot.public_texts(SERVER), self.bot.names)


def interaction(id: int, person: int, message: int, custom_id: str) -> Any:
    """The event that Discord sends for a click on a board."""
    user = {"id": str(person), "username": "ada", "discriminator": "0", "avatar": None}
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
        "message": {
            "id": str(message),
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
            "components": [{"type": 17, "components": [row]}],
        },
    }


@asynccontextmanager
async def bench(folder: Path) -> AsyncIterator[Bench]:
    """Start a bot without Discord."""
    sink, request = Sink(), AsyncWebhookAdapter.request
    bot = Poeppel(Settings(database=folder / "clicks.sqlite3"))
    made = Bench(bot, sink)
    AsyncWebhookAdapter.request = sink.request  # type: ignore[method-assign, assignment]
    try:
        await bot._async_setup_hook()
        user: Any = {"id": "5", "username": "p", "discriminator": "0", "avatar": None}
        bot._connection.user = discord.ClientUser(state=bot._connection, data=user)
        bot.shard_id, bot.shard_count = None, 1

        async def nothing(*_: Any, **__: Any) -> None:
            """No commands are synced, and no names fetched."""

        bot._sync = nothing  # type: ignore[method-assign]
        bot._resume = nothing  # type: ignore[method-assign]
        await bot.setup_hook()
        clicked = bot.clicked

        async def passed_on(interaction: Any, custom_id: str, values: list[str]) -> None:
            if custom_id.startswith("z:"):
                await made.answer_ready(interaction, int(custom_id[2:]))
            else:
                await clicked(interaction, custom_id, values)

        bot.clicked = passed_on  # type: ignore[method-assign]
        yield made
    finally:
        AsyncWebhookAdapter.request = request  # type: ignore[method-assign]
        await bot.close()


Way = Callable[[int], Awaitable[float]]


async def side_by_side(made: Bench, tables: int, clicks: int) -> dict[str, Any]:
    """Measure the three ways in turn, with *tables* people clicking at the same time."""
    ways: dict[str, Way] = {"click": made.click, "ready": made.ready, "alone": made.alone}
    took: dict[str, list[list[float]]] = {way: [] for way in ways}
    cpu: list[float] = []
    for _ in range(ROUNDS):
        for name, way in ways.items():
            began = process_time()
            times: list[float] = []

            async def at(place: int, way: Way = way, times: list[float] = times) -> None:
                for _ in range(max(1, clicks // tables)):
                    times.append(await way(place))

            await asyncio.gather(*(at(place) for place in range(tables)))
            await made.bot.presenter.boards.settled()
            if name == "click":
                cpu.append((process_time() - began) / len(times))
            took[name].append(times)

    def p(name: str, percentile: int) -> float:
        cuts = [statistics.quantiles(times, n=100)[percentile - 1] for times in took[name]]
        return statistics.median(cuts) * 1000

    return {
        "tables": tables,
        "click_p50_ms": round(p("click", 50), 2),
        "click_p99_ms": round(p("click", 99), 2),
        "ready_p50_ms": round(p("ready", 50), 2),
        "alone_p50_ms": round(p("alone", 50), 2),
        "times_sum_of_parts": round(p("click", 50) / (p("ready", 50) + p("alone", 50)), 2),
        "times_ready": round(p("click", 50) / p("ready", 50), 2),
        "clicks_per_second_and_core": round(1 / statistics.median(cpu)),
    }


async def _measure(tables: int, clicks: int, stored: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        async with bench(Path(folder)) as made:
            await made.open(stored)
            made.tables = await made.open(tables)
            found = await side_by_side(made, tables, clicks)
    return found | {"tables_stored": stored + tables}


def measure(tables: int, clicks: int = 500, stored: int = 0) -> dict[str, Any]:
    """Measure clicks at *tables* tables at the same time, with *stored* others in the database."""
    return asyncio.run(_measure(tables, clicks, stored))


async def _start(tables: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        async with bench(Path(folder)) as made:
            await made.open(tables)
        tracemalloc.start()
        began = perf_counter()
        async with bench(Path(folder)) as made:
            running = 0
            async for _ in made.bot.store.open_tables():
                running += 1
            ready = perf_counter() - began
            assert running == tables
            before = tracemalloc.get_traced_memory()[0]
            some = min(tables, 500)
            for table in range(1, some + 1):
                await made.bot.tables.get(table)
            kept = (tracemalloc.get_traced_memory()[0] - before) / some
        tracemalloc.stop()
    return {
        "running_tables": tables,
        "start_s": round(ready, 2),
        "bytes_per_table_in_memory": round(kept),
    }


def measure_start(tables: int) -> dict[str, Any]:
    """Measure how long a start takes with *tables* running tables, and what one costs in memory."""
    return asyncio.run(_start(tables))


if __name__ == "__main__":
    discord.VoiceClient.warn_nacl = False
    full = "--smoke" not in sys.argv
    for count in (1, 50):
        print(measure(count, 500 if full else 50))
    for others in (99, 9_949) if full else (99,):
        print(measure(1, 500 if full else 50, others))
    for count in (1_000, 10_000) if full else (100,):
        print(measure_start(count))
