"""The playground as a program: its port, its page, whom it answers, and what a restart keeps."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from simcord.backend.models import Message
from simcord.components import walk_components

from cogs.client import Poeppel
from cogs.platform.operator_settings import Settings
from data.shipped.texts import library
from data.store.errors import DatabaseInUse
from playground import PortTaken, serve
from playground.internals.border import press
from playground.world import World
from tests.playground.stub import Stub
from tests.playground.worlds import living, messages
from tests.words import DE, EN

PATIENCE = 30.0
"""Seconds that anything may take; a test that waits longer has failed."""


class Opened:
    """A running playground and somebody's browser."""

    def __init__(self, address: str, session: aiohttp.ClientSession, database: Path) -> None:
        self.address = address.rstrip("/")
        self.session = session
        self.database = database
        self.made: list[Stub] = []

    async def get(self, path: str, **headers: str) -> tuple[int, str]:
        async with self.session.get(self.address + path, headers=headers) as response:
            return response.status, await response.text()

    async def post(self, path: str, body: Any = None, origin: str | None = "own") -> int:
        headers = {} if origin is None else {"Origin": self.address if origin == "own" else origin}
        async with self.session.post(self.address + path, json=body, headers=headers) as response:
            return response.status

    @contextlib.asynccontextmanager
    async def news(self) -> AsyncIterator[Callable[[], Awaitable[dict[str, Any]]]]:
        """Listen; what is entered returns the next piece of news."""
        async with self.session.get(f"{self.address}/news") as response:
            assert await response.content.readline() == b"retry: 500\n"

            async def heard() -> dict[str, Any]:
                async with asyncio.timeout(PATIENCE):
                    while not (line := await response.content.readline()).startswith(b"data: "):
                        pass
                news: dict[str, Any] = json.loads(line[6:])
                return news

            yield heard

    async def describe(self) -> Any:
        return json.loads((await self.get("/world.json"))[1])


@contextlib.asynccontextmanager
async def playground(database: Path) -> AsyncIterator[Opened]:
    loop = asyncio.get_running_loop()
    ready: asyncio.Future[str] = loop.create_future()
    made: list[Stub] = []

    def make() -> Stub:
        made.append(Stub(database))
        return made[-1]

    running = asyncio.create_task(serve(make, 0, ready=ready.set_result))
    async with aiohttp.ClientSession() as session:
        opened = Opened(await ready, session, database)
        opened.made = made
        try:
            yield opened
        finally:
            running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await running
    assert all(bot.is_closed() for bot in made)


@pytest.fixture
async def opened(tmp_path: Path) -> AsyncIterator[Opened]:
    async with playground(tmp_path / "stub.sqlite3") as opened:
        yield opened


async def test_a_taken_port_is_said_before_anything_is_started() -> None:
    made = []

    def make() -> Stub:
        made.append(Stub())
        return made[-1]

    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(PortTaken, match=f"Port {port} is taken"):
            await serve(make, port)
    assert made == []


async def test_an_error_at_the_start_of_the_bot_is_passed_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def refuse(self: Stub) -> None:
        raise OSError("the database is locked")

    monkeypatch.setattr(Stub, "setup_hook", refuse)
    for _ in range(2):
        with pytest.raises(OSError, match="the database is locked"):
            await serve(Stub, 0)


async def test_the_page_names_four_people_and_their_frames(opened: Opened) -> None:
    status, page = await opened.get("/")
    assert status == 200
    assert "<title>Pöppel playground</title>" in page
    world = await opened.describe()
    assert [person["name"] for person in world["people"]] == ["Ada", "Ben", "Cem", "Dora"]
    frames = [address for person in world["people"] for address in person["frames"].values()]
    assert len({address.partition("#")[0] for address in frames}) == 8
    for address in frames:
        async with opened.session.get(address) as response:
            assert "X-Frame-Options" not in response.headers
            policy = response.headers["Content-Security-Policy"]
            assert f"frame-ancestors {opened.address}" in policy


async def test_nothing_is_loaded_from_elsewhere(opened: Opened) -> None:
    for path in ("/", "/page.css", "/page.js"):
        _, text = await opened.get(path)
        foreign = [line for line in text.splitlines() if "http" in line and "w3.org" not in line]
        assert foreign == []


@pytest.mark.parametrize("host", ["example.org", "127.0.0.1", "localhost:1"])
async def test_another_host_name_is_refused(opened: Opened, host: str) -> None:
    for path in ("/", "/world.json", "/news"):
        assert (await opened.get(path, Host=host))[0] == 403


async def test_pages_from_elsewhere_are_refused(opened: Opened) -> None:
    assert (await opened.get("/world.json", Origin="http://example.org"))[0] == 403
    for origin in ("http://example.org", "null", None):
        assert await opened.post("/restart", origin=origin) == 403
    assert len(opened.made) == 1


async def test_a_restart_closes_the_bot_and_starts_another_on_the_same_world(
    opened: Opened,
) -> None:
    async with opened.news() as heard:
        assert await opened.post("/restart") == 200
        assert await heard() == {"kind": "restarting"}
        assert await heard() == {"kind": "restarted"}
    old, new = opened.made
    assert old.is_closed()
    assert not new.is_closed()
    assert [guild.name for guild in new.guilds] == [(await opened.describe())["server"]]


async def test_the_page_speaks_the_language_of_a_person_that_is_shown(opened: Opened) -> None:
    """All it says in each, with gaps for what it puts in itself."""
    said = (await opened.describe())["texts"]
    for language, say in (("en-US", EN), ("de", DE)):
        gaps = {"person": "{person}", "play": "{play}", "watch": "{watch}"}
        assert said[language]["hint"] == say("playground-hint", **gaps)
        assert said[language]["play"] == f"/{say('command-play')}"
    assert said["en-US"].keys() == said["de"].keys()


async def test_the_switch_as_on_discord_is_turned_for_all_people_that_look(opened: Opened) -> None:
    """Whatever else is asked for changes nothing."""
    async with opened.news() as heard:
        assert await opened.post("/hurried", "on") == 400
        assert not (await opened.describe())["hurried"]
        assert await opened.post("/hurried", True) == 200
        assert await heard() == {"kind": "hurried", "on": True}
        assert (await opened.describe())["hurried"]


async def test_why_the_database_cannot_be_used_is_said_in_words(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(self: Stub) -> None:
        raise DatabaseInUse(file="stub.sqlite3")

    monkeypatch.setattr(Stub, "setup_hook", refuse)
    async with opened.news() as heard:
        await opened.post("/restart")
        await heard()
        reason = (await heard())["reason"]
    said = [library()[each]("store-in-use", file="stub.sqlite3") for each in ("en-US", "de")]
    assert reason in said


async def test_a_bot_that_does_not_start_again_can_be_tried_again(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(self: Stub) -> None:
        raise RuntimeError("no such table")

    async with opened.news() as heard:
        with monkeypatch.context() as patch:
            patch.setattr(Stub, "setup_hook", refuse)
            assert await opened.post("/restart") == 200
        assert await heard() == {"kind": "restarting"}
        told = await heard()
        assert told == {"kind": "failed", "reason": "no such table"}
        assert await opened.post("/restart") == 200
        assert await heard() == {"kind": "restarting"}
        assert await heard() == {"kind": "restarted"}
    assert len(opened.made) == 3


async def test_the_next_start_finds_people_and_tables_again(tmp_path: Path) -> None:
    ids = []
    for known in ({}, {1: 1}):
        async with living(lambda: Stub(tmp_path / "stub.sqlite3")) as world:
            assert isinstance(world.bot, Stub)
            assert world.bot.rolls == known
            ids.append([*world.places, world.people[0].user.id])
            await world.people[0].member.slash(world.channel, "play")
            (board,) = messages(world).values()
            await press(world.people[1].member, board, "t:1:0:roll")
    assert ids[0] == ids[1]


async def test_the_next_start_posts_the_board_of_a_running_game_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "C.UTF-8")
    chosen = Settings(database=tmp_path / "poeppel.sqlite3")
    boards: list[int] = []
    for start in range(2):
        news: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        async with living(lambda: Poeppel(chosen), news.put_nowait) as world:
            if not start:
                ada, ben, *_ = (person.member for person in world.people)
                await ada.slash(world.channel, EN("command-play"))
                for person, label in ((ben, EN("button-join")), (ada, EN("button-start"))):
                    board = await board_with(label, world, news)
                    await press(person, board, *labelled(board.components, label))
            boards.append((await board_with(EN("action-roll"), world, news)).id)
    assert boards[0] != boards[1]


async def board_with(label: str, world: World, news: asyncio.Queue[dict[str, Any]]) -> Message:
    """The newest message that has a button with this label, as soon as there is one."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for board in reversed(messages(world).values()):
                if labelled(board.components, label):
                    return board
            await news.get()


def labelled(components: list[dict[str, Any]], label: str) -> list[str]:
    """The custom_ids of the buttons with this label."""
    parts = walk_components(components)
    return [str(part["custom_id"]) for part in parts if part.get("label") == label]


async def test_commands_work_though_the_bot_believes_that_discord_knows_them() -> None:
    class Believing(Stub):
        async def setup_hook(self) -> None:
            sync, self.tree.sync = self.tree.sync, nothing  # type: ignore[method-assign]
            await super().setup_hook()
            self.tree.sync = sync  # type: ignore[method-assign]

    async def nothing(**_: Any) -> list[Any]:
        return []

    async with living(Believing) as world:
        assert (await world.people[0].member.slash(world.channel, "play")).acknowledged


async def test_a_persons_language_can_be_chosen(opened: Opened) -> None:
    before = (await opened.describe())["people"][1]["language"]
    other = "en-US" if before == "de" else "de"
    assert await opened.post("/language", {"person": "ben", "language": other}) == 200
    languages = [person["language"] for person in (await opened.describe())["people"]]
    assert languages == [before, other, before, before]
    assert await opened.post("/language", {"person": "ben", "language": "tlh"}) == 400


async def test_an_empty_channel_welcomes_in_the_language_of_a_person_that_looks(
    opened: Opened,
) -> None:
    """It names the command, which is called otherwise in another language."""
    await opened.post("/language", {"person": "ben", "language": "de"})
    for person, say in enumerate((EN, DE)):
        welcome = say("playground-welcome.text", play=say("command-play"))
        frame = (await opened.describe())["people"][person]["frames"]["channel"]
        async with opened.session.get(f"{frame.partition('#')[0]}preview.css") as response:
            assert welcome in await response.text()


async def test_the_hint_types_the_command_and_sends_it(opened: Opened) -> None:
    assert await opened.post("/play", {"person": "ben"}) == 200
    (bot,) = opened.made
    assert list(bot.rolls) == [1]
    for path in ("/play", "/watch"):
        assert await opened.post(path, {"person": "eve"}) == 400
        assert await opened.post(path, {"person": "ben"}, origin="http://example.org") == 403


async def test_a_game_to_watch_goes_on_by_itself_until_there_is_another_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else than the person who watches has opened it, and plays among computers."""
    monkeypatch.setattr("playground.world.PAUSE", 0.01)
    news: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    chosen = Settings(database=tmp_path / "poeppel.sqlite3")
    async with living(lambda: Poeppel(chosen), news.put_nowait) as world:
        dora = world.people[3]
        await world.watch(world.people[0])
        assert isinstance(world.bot, Poeppel)
        session = await world.bot.tables.get(1)
        assert (session.record.status, session.people) == ("running", [dora.user.id])
        assert len(session.record.seats) == 4
        async with asyncio.timeout(PATIENCE):
            while (await world.bot.tables.get(1)).record.seq < session.record.seq + 20:
                await news.get()
            await world.restart()
            restarted = await world.bot.tables.get(1)
            while (await world.bot.tables.get(1)).record.seq < restarted.record.seq + 5:
                await news.get()
        await world.watch(world.people[0])
        told = [news.get_nowait() for _ in range(news.qsize())]
        said = [each["text"] for each in told if each["kind"] == "notice"]
        assert said == [library()[world.language]("playground-no-room")]


async def test_it_ends_when_the_system_asks(tmp_path: Path) -> None:
    loop = asyncio.get_running_loop()
    ready: asyncio.Future[str] = loop.create_future()
    running = asyncio.create_task(serve(Stub, 0, ready=ready.set_result))
    address = await ready
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(running, PATIENCE)
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.ClientConnectorError):
            await session.get(address)
