"""What an operator can do to a running bot and see of it: stop it, limit it, ask how it is."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from msgspec import structs

from cogs.operator import monitor
from cogs.operator.monitor import Acknowledgements, Monitor
from cogs.platform import request_tasks
from cogs.platform.clock import DiscordClock
from cogs.platform.metrics import ACKNOWLEDGED, CLICK, COMMIT, ERRORS, REGISTRY, RENDER
from cogs.platform.operator_settings import Address, Failure
from data.records import Change
from data.store.errors import DatabaseUnusable, UnknownTable
from data.store.sql_store import SqlStore
from data.store.sqlite_store import SqliteStore
from engine.hosting.state.time_controls import DAY
from tests.cogs.playing import (
    again,
    begun,
    bot_on,
    computer,
    host,
    hosted,
    move,
    on_turn,
    refused,
    table,
)
from tests.simulation import Simulation, Time
from tests.words import EN, like

ROOT = Path(__file__).parents[3]


def settle_on(world: Simulation, **fields: Any) -> None:
    """Have the operator choose something else, as when the settings are read again."""
    host(world).apply(structs.replace(host(world).settings, **fields))


async def test_changed_settings_are_named_when_they_are_read_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Where an empty line in the environment came first, nothing did."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        caplog.set_level("INFO")
        settle_on(world, blocked=frozenset({10**17}), most_tables=3)
        settle_on(world)
        said = [each for each in caplog.messages if "read again" in each]
        assert [each.partition("changed: ")[2] for each in said] == [
            "most_tables, blocked",
            "nothing",
        ]


# Who is let in.


async def test_a_person_that_the_operator_has_blocked_plays_nowhere(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ben = world.people[1]
        board = await begun(world)
        settle_on(world, blocked=frozenset({ben.id}))
        assert (await world.slash(ben, "help")).whisper == EN("blocked-by-operator")
        answer = await world.forge(ben, board, "hand:1")
        assert EN("blocked-by-operator") in answer.whisper
        settle_on(world, blocked=frozenset({world.server.id}))
        answer = await world.slash(world.people[0], "tables")
        assert answer.whisper == EN("blocked-by-operator")
        settle_on(world, blocked=frozenset())
        await world.slash(ben, "help")


async def test_there_are_no_more_tables_than_the_operator_wants(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        settle_on(world, most_tables=1)
        await world.slash(ada, "play")
        other = world.server.create_text_channel("b")
        assert await refused(world, ada, "play", where=other) == EN("house-full")
        settle_on(world, most_tables=0)
        await world.slash(ada, "play", where=other)


async def test_another_round_is_a_table_more_as_well(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board, (ada, ben) = await begun(world), world.people
        await host(world).tables.abandon(1)
        await world.settle()
        await world.slash(ada, "play", where=world.server.create_text_channel("b"))
        settle_on(world, most_tables=1)
        answer = await world.click(ben, board, EN("button-again"))
        assert answer.sentence == EN("house-full")


async def test_a_notice_stands_below_boards_and_lobbies(tmp_path: Path) -> None:
    """At once where people play, and where a table is opened."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board, ada = await begun(world), world.people[0]
        settle_on(world, notice="Back at eight")
        await host(world).presenter.boards.settled()
        assert "Back at eight" in board.text
        other = world.server.create_text_channel("b")
        (opened,) = (await world.slash(ada, "play", where=other)).messages
        assert "Back at eight" in opened.text
        settle_on(world, notice="")
        await computer(world, ada, opened)
        assert "Back at eight" not in opened.text + board.text


async def test_settings_that_are_read_again_while_the_bot_starts_count_from_the_start(
    tmp_path: Path,
) -> None:
    bot = bot_on(tmp_path / "p.sqlite3", Time())
    bot.apply(structs.replace(bot.settings, most_tables=1))
    assert bot.settings.most_tables == bot.admission.settings.most_tables == 1


# The end.


async def test_before_the_end_nothing_is_begun_and_boards_where_people_play_say_so(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        bot = host(world)
        other = world.server.create_text_channel("b")
        await world.slash(world.people[0], "play", where=other)
        before = world.last(other).text
        await bot.wind_down()
        assert EN("board-paused") in board.text
        assert world.last(other).text == before, "no more is said than is needed"
        answer = await world.click(on_turn(world, board), board, next(iter(board.buttons)))
        assert EN("stopping") in answer.whisper
        assert (await world.slash(world.people[0], "tables")).whisper == EN("stopping")
        seq = (await table(world)).record.seq
        await again(world)
        await world.settle()
        assert EN("board-paused") not in board.text
        await move(world, board)
        assert (await table(world)).record.seq > seq


async def test_a_click_under_way_is_finished_before_the_bot_ends(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        bot = host(world)
        acting, go_on = asyncio.Event(), asyncio.Event()
        act = bot.tables.act

        async def slowly(*given: Any) -> Any:
            acting.set()
            await go_on.wait()
            return await act(*given)

        bot.tables.act = slowly  # type: ignore[method-assign, assignment]
        seq = (await table(world)).record.seq
        click = asyncio.create_task(move(world, board))
        await acting.wait()
        ending = asyncio.create_task(bot.wind_down())
        await asyncio.sleep(0)
        assert not ending.done()
        go_on.set()
        assert (await click).given
        await ending
        assert (await table(world)).record.seq > seq


async def test_a_full_disk_is_one_sentence_and_nothing_is_lost(tmp_path: Path) -> None:
    """The operator reads in the log what is the matter."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        store = host(world).store
        before = (await table(world)).record.seq
        [(pages,)] = await store._read("PRAGMA page_count")
        for limit, key in (
            (f"PRAGMA max_page_count = {pages}", "store-full"),
            ("PRAGMA query_only = on", "store-unusable"),
        ):
            await store._read(limit)
            with world.expecting_errors(like(EN, key).pattern):
                answer = None
                for _ in range(400):
                    answer = await move(world, board)
                    if answer.whisper:
                        break
                assert answer is not None
                assert EN("failed-store") in answer.whisper
            await store._read("PRAGMA max_page_count = 1000000")
            await store._read("PRAGMA query_only = off")
            stuck = (await table(world)).record.seq
            await move(world, board)
            assert (await table(world)).record.seq > stuck >= before


async def test_a_bot_without_its_database_stops_without_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As docs/hosting.md has the operator do it."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        (tmp_path / "p.sqlite3").rename(tmp_path / "elsewhere")
        with world.expecting_errors("Not everything could be closed"):
            await host(world).close()
        [said] = [each for each in caplog.records if "could be closed" in each.getMessage()]
        assert said.exc_info is None
        assert "store-gone" in said.getMessage()
        assert host(world).is_closed()


# How it is.


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "p.sqlite3")
    try:
        yield store
    finally:
        await store.close()


async def asked(watched: Monitor, path: str) -> tuple[int, str]:
    """Ask a monitor that answers at some free port."""
    await watched.serve(Address("127.0.0.1", 0))
    try:
        assert watched._runner is not None
        port = watched._runner.addresses[0][1]
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{port}{path}") as answer,
        ):
            return answer.status, await answer.text()
    finally:
        await watched.close()


def watching(
    store: SqlStore, connected: bool = True, resting: bool = False, ahead: float = 0.0
) -> Monitor:
    client: Any = SimpleNamespace(latency=0.25, guilds=[1, 2, 3])
    clock = DiscordClock(lambda: ahead)
    clock.hear(0.0)
    return Monitor(client, store, lambda: connected, clock, tokens_rest=lambda: resting)


async def test_a_bot_with_tokens_at_rest_is_well_and_says_so(store: SqliteStore) -> None:
    status, body = await asked(watching(store, resting=True), "/health")
    assert (status, json.loads(body)["status"]) == (200, "well")
    assert json.loads(body)["slower"]
    _, body = await asked(watching(store, resting=True), "/metrics")
    assert "poeppel_tokens_rest 1.0" in body


async def test_a_bot_with_a_wrong_clock_is_well_and_says_so(store: SqliteStore) -> None:
    status, body = await asked(watching(store, ahead=400 * DAY), "/health")
    assert (status, json.loads(body)["status"]) == (200, "well")
    assert "400 days" in json.loads(body)["waits"][0]
    _, body = await asked(watching(store, ahead=400 * DAY), "/metrics")
    assert re.search(r"poeppel_clock_ahead_seconds 3\.4\d+e\+07", body)


async def test_a_bot_that_is_well_says_so(store: SqliteStore) -> None:
    status, body = await asked(watching(store), "/health")
    assert (status, json.loads(body)) == (200, {"status": "well", "wrong": []})


async def test_an_unhealthy_bot_names_its_fault(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    status, body = await asked(watching(store, connected=False), "/health")
    assert (status, json.loads(body)["wrong"]) == (503, ["not connected to Discord"])
    monkeypatch.setattr(monitor, "PATIENCE", 0.01)
    free = threading.Event()
    busy = asyncio.create_task(store._writer.write(lambda _: free.wait(60)))
    _, body = await asked(watching(store), "/health")
    free.set()
    await busy
    assert json.loads(body)["wrong"] == ["the database does not answer"]
    await store.close()
    _, body = await asked(watching(store), "/health")
    assert json.loads(body)["wrong"] == [EN("store-closed")]
    await asked(watching(store), "/metrics")


async def test_a_bot_that_can_store_nothing_is_not_well_until_it_can(tmp_path: Path) -> None:
    """Which the last transaction tells."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board, store, health = await begun(world), host(world).store, host(world).monitor._wrong
        assert await health() == []
        await store._read("PRAGMA query_only = on")
        assert await health() == [], "a moment ago all was well"
        with world.expecting_errors("cannot be used"):
            await move(world, board)
        [why] = await health()
        at = str(tmp_path / "p.sqlite3")
        assert why.startswith(EN("store-unusable", file=at, reason="").removesuffix("."))
        await store._read("PRAGMA query_only = off")
        await move(world, board)
        assert await health() == []


async def test_where_no_person_plays_little_is_stored_to_see_that_it_can_be(
    store: SqliteStore,
) -> None:
    """And what people cannot have is no trouble of the database."""
    statements: list[str] = []
    await store._db.set_trace_callback(statements.append)
    for _ in range(5):
        await store.check(monitor.LOOK)
    assert statements.count("COMMIT") == 1
    await store._read("PRAGMA query_only = on")
    with pytest.raises(DatabaseUnusable):
        await store.check(0.0)
    await store._read("PRAGMA query_only = off")
    with pytest.raises(DatabaseUnusable):
        await store.check(monitor.LOOK)
    await store.check(0.0)
    with pytest.raises(UnknownTable):
        await store.commit(Change(table=99, due=1.0))
    await store.check(monitor.LOOK)


async def test_a_bot_that_has_lost_its_connection_is_not_well(tmp_path: Path) -> None:
    """To discord.py it is as ready as it was."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        [shard] = host(world).shards.values()
        assert await host(world).monitor._wrong() == []
        await shard.disconnect()
        await world.advance(1)
        assert host(world).is_ready()
        assert await host(world).monitor._wrong() == ["not connected to Discord"]
        await shard.reconnect()
        await world.advance(1)
        assert await host(world).monitor._wrong() == []


async def test_an_address_that_is_taken_is_one_sentence(store: SqliteStore) -> None:
    one, other = watching(store), watching(store)
    await one.serve(Address("127.0.0.1", 0))
    try:
        assert one._runner is not None
        port = one._runner.addresses[0][1]
        with pytest.raises(Failure, match=r"POEPPEL_MONITOR: 127.0.0.1:\d+ cannot be used: .*\."):
            await other.serve(Address("127.0.0.1", port))
    finally:
        await one.close()
        await other.close()


async def test_an_address_that_cannot_be_one_is_one_sentence(store: SqliteStore) -> None:
    """Nobody can even be asked for it."""
    with pytest.raises(Failure, match=r"POEPPEL_MONITOR: pi\.\.home:9464 cannot be used: .*\."):
        await watching(store).serve(Address("pi..home", 9464))


def counted(name: str) -> float:
    return REGISTRY.get_sample_value(name) or 0.0


async def test_waiting_times_are_counted_and_handed_out(tmp_path: Path) -> None:
    before = {name: counted(f"{name}_count") for name in ("poeppel_click_seconds",)}
    commits, refusals = counted("poeppel_commit_seconds_count"), ERRORS.labels("refused")
    known = refusals._value.get()
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        await world.forge(world.people[0], board, "act:1:99:roll")
        status, body = await asked(watching(host(world).store), "/metrics")
    assert counted("poeppel_click_seconds_count") > before["poeppel_click_seconds"]
    assert counted("poeppel_commit_seconds_count") > commits
    assert refusals._value.get() == known + 1
    assert status == 200
    for line in (
        "poeppel_tables 1.0",
        "poeppel_gateway_latency_seconds 0.25",
        "poeppel_servers 3.0",
        f"poeppel_requests_share {request_tasks.share():g}",
        *(f'poeppel_requests_waiting{{rank="{rank}"}} 0.0' for rank in ("asked", "board", "rest")),
    ):
        assert line in body.splitlines()
    assert all(measure._documentation for measure in (ACKNOWLEDGED, CLICK, COMMIT, RENDER))


async def test_the_way_from_an_interaction_to_its_first_answer_is_timed() -> None:
    async def callback(request: web.Request) -> web.Response:
        return web.Response(status=int(request.query.get("status", 204)))

    app = web.Application()
    app.add_routes([web.post("/{rest:.*}", callback)])
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    timed = Acknowledgements()
    before = counted("poeppel_ack_seconds_count")
    try:
        async with aiohttp.ClientSession(trace_configs=[timed.trace()]) as session:
            timed.arrived(7)
            for path in (
                "interactions/7/token/callback",
                "interactions/8/token/callback",
                "interactions/7/token/callback?status=404",
                "channels/7/messages",
            ):
                async with session.post(f"{address}/{path}") as answer:
                    await answer.read()
    finally:
        await runner.cleanup()
    assert counted("poeppel_ack_seconds_count") == before + 1


def test_the_dashboard_shows_exactly_the_counted_metrics() -> None:
    dashboard = json.loads((ROOT / "docs/grafana.json").read_text("utf-8"))
    asked = json.dumps([panel["targets"] for panel in dashboard["panels"]])
    names = {metric.name for metric in REGISTRY.collect()}
    used = set(re.findall(r"(?:poeppel|process)_[a-z_]+", asked))
    plain = {re.sub(r"_(bucket|sum|count|total)$", "", name) for name in used}
    assert plain == names
