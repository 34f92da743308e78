"""Two whole bots on one PostgreSQL, each with one of two shards, at a small Discord with a gateway."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import Process
from collections import defaultdict
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord
import pytest
from aiohttp import web
from msgspec import json

from data.store.homes import Home
from data.store.postgres.store import PostgresStore, as_sqlite
from data.store.sqlite_store import SqliteStore
from engine.hosting.actions.lobby import add_computer
from engine.hosting.service.tables import Tables
from engine.hosting.state.session import Session
from tests.cogs.test_wire import ADA, BOT, CHANNEL, FIRST, message, said, sent, user
from tests.data.places import needs_postgres
from tests.postgres import databases
from tests.words import EN

pytestmark = needs_postgres

SERVER = 1 << 22
"""On the second of two shards."""

DM = 50

HEEDED = (6, 7)
"""The answers to a click that its message shows, later or at once."""


def member(number: int) -> dict[str, Any]:
    plain = {"roles": [], "flags": 0, "deaf": False, "mute": False, "permissions": "0"}
    return {"user": user(number), "joined_at": "2026-01-01T00:00:00+00:00", **plain}


GUILD: dict[str, Any] = {
    "id": str(SERVER), "name": "s", "owner_id": str(ADA), "emojis": [], "features": [],
    "roles": [{"id": str(SERVER), "name": "@everyone", "permissions": "8", "position": 0, "color": 0}],
    "channels": [{"id": str(CHANNEL), "type": 0, "name": "c", "position": 0, "permission_overwrites": []}],
    "members": [member(BOT)], "member_count": 2, "preferred_locale": "en-US", "system_channel_flags": 0,
    "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
    "mfa_level": 0, "nsfw_level": 0, "premium_tier": 0, "afk_timeout": 60,
}  # fmt: skip


class Online:
    """A small Discord that knows which bot sends a request: each has an address of its own."""

    def __init__(self) -> None:
        self.shards: dict[int, web.WebSocketResponse] = {}
        """The connections that have identified, by shard."""
        self.identified = asyncio.Condition()
        self.answers: asyncio.Queue[tuple[str, dict[str, Any]]] = asyncio.Queue()
        """What interactions were answered, and by which bot."""
        self.boards = defaultdict[str, set[int]](set)
        """The messages in the channel that each bot has posted or edited."""
        self.messages: dict[int, dict[str, Any]] = {}
        self.wrote = asyncio.Condition()
        self.app = web.Application()
        self.app.router.add_get("/gateway/", self.gateway)
        self.app.router.add_route("*", "/{bot}/api/{path:.*}", self.request)
        self.address = ""
        self._clicks = 0

    async def request(self, request: web.Request) -> web.StreamResponse:
        """Answer what a bot asks for at its start and about its tables."""
        path, body = request.match_info["path"], None
        if request.method in ("POST", "PATCH", "PUT"):
            body = await sent(request)
        if path == "users/@me":
            return said(user(BOT))
        if path.endswith("applications/@me"):
            about = {"id": str(BOT), "name": "p", "description": "", "icon": None, "flags": 0}
            more = {"verify_key": "", "bot_public": True, "bot_require_code_grant": False}
            return said({**about, **more, "owner": user(ADA), "team": None})
        if path == "gateway/bot":
            limits = {"total": 99, "remaining": 99, "reset_after": 0, "max_concurrency": 2}
            url = f"{self.address.replace('http', 'ws')}/gateway"
            return said({"url": url, "shards": 2, "session_start_limit": limits})
        if path.endswith("/commands"):
            return said([])
        if found := re.fullmatch(r"interactions/(\d+)/\w+/callback", path):
            assert body is not None
            self.answers.put_nowait((request.match_info["bot"], body))
            return said({"interaction": {"id": found[1], "type": 3}})
        if re.fullmatch(r"guilds/\d+/members/\d+", path):
            return said(member(ADA))
        found = re.fullmatch(rf"channels/{CHANNEL}/messages/?(\d*)", path)
        if found and body is not None:
            return said(await self.write(request.match_info["bot"], found[1], body))
        if request.method == "GET" and found and not found[1]:
            return said(list(reversed(self.messages.values())))
        if request.method == "DELETE":
            return web.Response(status=204)
        return said({"message": "Unknown", "code": 10008}, 404)

    async def write(self, bot: str, number: str, body: dict[str, Any]) -> dict[str, Any]:
        """Have a bot post a message, or edit one by its number."""
        wrote = int(number or discord.utils.time_snowflake(discord.utils.utcnow()))
        self.messages[wrote] = message(wrote, {**self.messages.get(wrote, {}), **body})
        async with self.wrote:
            self.boards[bot].add(wrote)
            self.wrote.notify_all()
        return self.messages[wrote]

    async def shown_by(self, bot: str) -> None:
        """Wait until a bot has posted or edited a message in the channel."""
        async with asyncio.timeout(40), self.wrote:
            await self.wrote.wait_for(lambda: bot in self.boards)

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        """Serve a shard until its bot ends."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json(
            {"op": 10, "d": {"heartbeat_interval": 45_000}, "s": None, "t": None}
        )
        async for frame in socket:
            said_to_us = json.decode(frame.data)
            if said_to_us["op"] == 1:
                await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
            elif said_to_us["op"] == 2:
                shard, of = said_to_us["d"]["shard"]
                assert of == 2
                await self.begin(socket, shard)
        return socket

    async def begin(self, socket: web.WebSocketResponse, shard: int) -> None:
        guilds = [{"id": str(SERVER), "unavailable": True}] if shard == 1 else []
        ready = {"v": 10, "user": user(BOT), "guilds": guilds, "session_id": f"s{shard}",
                 "resume_gateway_url": self.address, "shard": [shard, 2],
                 "application": {"id": str(BOT), "flags": 0}}  # fmt: skip
        await dispatch(socket, "READY", ready)
        if guilds:
            await dispatch(socket, "GUILD_CREATE", GUILD)
        async with self.identified:
            self.shards[shard] = socket
            self.identified.notify_all()

    async def click(self, custom_id: str) -> tuple[str, dict[str, Any]]:
        """Press a button in direct messages; return which bot answers, and how."""
        self._clicks += 1
        dm = {"id": str(DM), "type": 1}
        shown = {**message(FIRST, {}), "channel_id": str(DM)}
        press = {
            "id": str(FIRST + 1000 + self._clicks), "application_id": str(BOT), "type": 3,
            "token": f"token{self._clicks}", "version": 1, "channel_id": str(DM), "channel": dm,
            "user": user(ADA), "message": shown, "locale": "en-US", "entitlements": [],
            "data": {"component_type": 2, "custom_id": custom_id, "values": []},
            "attachment_size_limit": 10_000_000,
        }  # fmt: skip
        await dispatch(self.shards[0], "INTERACTION_CREATE", press)
        return await asyncio.wait_for(self.answers.get(), 40)


async def dispatch(socket: web.WebSocketResponse, event: str, data: dict[str, Any]) -> None:
    await socket.send_json({"op": 0, "s": 1, "t": event, "d": data})


class Bots:
    """The processes, by the addresses at which they find Discord."""

    def __init__(self, online: Online) -> None:
        self.online, self.url = online, databases().migrated()
        self._all: list[Process] = []

    async def begin(self, bot: str, worker: str) -> Process:
        """Start a bot; return once its shard has identified."""
        self.online.shards.pop(int(worker[0]) - 1, None)
        command = [
            "-m",
            "tests.worker_online",
            self.url,
            worker,
            f"{self.online.address}/{bot}/api",
        ]
        process = await asyncio.create_subprocess_exec(sys.executable, *command)
        self._all.append(process)
        async with asyncio.timeout(40), self.online.identified:
            await self.online.identified.wait_for(lambda: int(worker[0]) - 1 in self.online.shards)
        return process

    async def table(self) -> None:
        """Begin a game on the server, which both bots find there."""
        store = await PostgresStore.open(self.url, home=Home(2, frozenset({0, 1})))
        tables = Tables(store)
        await tables.lobbies.open("classic", "book", ADA, SERVER, CHANNEL, click=1)
        await tables.lobbies.set_up(1, partial(add_computer, host=ADA))
        await tables.lobbies.start(1, ADA, click=2)
        await store.close()

    async def session(self) -> Session:
        """Return the game as it is stored, without a shard."""
        with TemporaryDirectory() as folder:
            file = Path(folder, "p.sqlite3")
            await asyncio.to_thread(as_sqlite, self.url, file)
            store = await SqliteStore.open(file)
            session = await Tables(store).get(1)
            await store.close()
        return session

    async def asked(self, after: int = 0) -> tuple[int, str]:
        """Return how many answers there are, more than before, and the button of Ada's question."""
        async with asyncio.timeout(40):
            while True:
                session = await self.session()
                for seat in session.waiting() if session.record.seq > after else ():
                    if session.controller(seat).person == ADA:
                        assert session.play is not None
                        action = session.play.options(seat)[0]
                        number = session.play.number(seat)
                        return session.record.seq, f"act:1:{number}:{action}"
                await asyncio.sleep(0.1)

    async def refused(self, button: str) -> bool:
        """Press a button; return whether the bot that has direct messages says that nobody is home."""
        by, answer = await self.online.click(button)
        return by == "one" and EN("table-restarting") in json.encode(answer).decode()

    async def press(self, button: str) -> str:
        """Press a button until its home serves it; return which bot that is."""
        async with asyncio.timeout(40):
            while True:
                by, answer = await self.online.click(button)
                if by != "one":
                    assert answer["type"] in HEEDED
                    return by
                assert EN("table-restarting") in json.encode(answer).decode()

    async def close(self) -> None:
        for process in self._all:
            if process.returncode is None:
                process.kill()
            await process.wait()


@pytest.fixture
async def bots() -> AsyncIterator[Bots]:
    online = Online()
    runner = web.AppRunner(online.app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    online.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    bots = Bots(online)
    yield bots
    await bots.close()
    await runner.cleanup()


async def test_clicks_in_direct_messages_are_answered_by_the_home_of_their_table(
    bots: Bots,
) -> None:
    """Where that was killed they are refused by the bot that has them, until another is home there."""
    await bots.table()
    _, two = await asyncio.gather(bots.begin("one", "1/2"), bots.begin("two", "2/2"))
    seq, button = await bots.asked()
    assert await bots.press(button) == "two"
    seq, button = await bots.asked(after=seq)
    await bots.online.shown_by("two")
    two.kill()
    await two.wait()
    assert await bots.refused(button)
    await bots.begin("three", "2/2")
    assert await bots.press(button) == "three"
    await bots.asked(after=seq)
    await bots.online.shown_by("three")
    boards = bots.online.boards
    assert boards.keys() == {"two", "three"}, "its home alone shows it"
    assert boards["two"] == boards["three"], "and once"
