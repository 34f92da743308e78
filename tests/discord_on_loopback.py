"""The simulated Discord, served over HTTP and its gateway to bots in other processes."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter, deque
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from email.utils import formatdate
from fnmatch import fnmatch
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
from aiohttp import web
from simcord import intents as gates
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.gateway import FakeWebSocket
from simcord.http import router

from playground.internals.border import speak
from playground.internals.live import LiveEnv
from playground.internals.requests import observe
from playground.internals.shortcuts import copied
from tests.moved_clock import LATE, PATIENCE, Mover, SharedClock
from tests.simulation import Simulation

AT_ONCE, WITHIN = 5, 5.0
"""Requests of a route, and the seconds in which no more are taken."""

BOT = sys.executable, "-m", "tests.bot_on_a_moved_clock"
"""The command that starts a bot of this version."""

BEGINS = 60.0
"""Seconds by the clock that a bot may take to identify."""


class RemoteEnv(LiveEnv):
    """People whose acts return when the bots rest."""

    mover: Mover

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, lambda _: None)

    async def _settle_internal(self, **_: Any) -> None:
        interaction = self._pressed.pop(asyncio.current_task(), None)
        await self.mover.rest()
        until = self.mover.clock.elapsed + 3.0
        while interaction and not interaction.responded and self.mover.clock.elapsed < until:
            await self.mover.step(until)
            await self.mover.rest()


class Chunks(FakeWebSocket):
    """Answers questions for members over a socket."""

    async def _deliver_chunks(self, payloads: Any, guild_id: int, nonce: str | None) -> None:
        for payload in payloads:
            self._gateway.deliver("GUILD_MEMBERS_CHUNK", payload)


class Shard:
    """The connection of a bot."""

    def __init__(
        self, backend: Any, socket: web.WebSocketResponse, told: Mapping[str, Any]
    ) -> None:
        self.backend, self._socket = backend, socket
        self.number: int
        self.of: int
        self.number, self.of = told.get("shard") or (0, 1)
        self._intents = discord.Intents._from_value(told["intents"])
        self.waiting: set[asyncio.Task[None]] = set()
        self.chunks = Chunks(backend, self, shard_id=self.number)  # type: ignore[arg-type]

    def deliver(self, event: str, payload: Mapping[str, Any]) -> None:
        frame = {"op": 0, "s": 1, "t": event, "d": payload}
        task = asyncio.create_task(self._socket.send_json(frame))
        self.waiting.add(task)
        task.add_done_callback(self.waiting.discard)

    def feed(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event, if this bot is to have it."""
        gate = gates.required_intent(event, payload)
        if gate is not None and not getattr(self._intents, gate):
            return
        guild = payload.get("guild_id") or (payload["id"] if event.startswith("GUILD_") else 0)
        if (int(guild) >> 22) % self.of != self.number:
            return
        sent = copied(dict(payload))
        if event == "GUILD_CREATE":
            gates.prune_guild_create(sent, self._intents, self.backend.bot_user.id)
        self.deliver(event, sent)

    def begin(self) -> None:
        bot, backend = serializers.user_payload(self.backend.bot_user), self.backend
        about = {"id": str(backend.application_id), "flags": 0}
        ready = {"v": 10, "user": bot, "guilds": [], "session_id": f"s{self.number}",
                 "resume_gateway_url": "", "shard": [self.number, self.of], "application": about}  # fmt: skip
        self.deliver("READY", ready)
        for guild in backend.guilds.values():
            self.feed("GUILD_CREATE", serializers.guild_create_payload(backend, guild))


class Served(Simulation):
    """A world whose bots are processes."""

    environment = RemoteEnv  # type: ignore[assignment]

    def __init__(self, file: Path, database: str, people: list[str]) -> None:
        client = discord.Client(intents=discord.Intents.none())
        super().__init__(client, len(people), "en-US", people)
        self.file, clock = file, SharedClock(file)
        self.env.backend.clock = clock
        self.mover = self.env.mover = Mover(clock, self._is_busy)  # type: ignore[attr-defined]
        self.database, self.base = database, ""
        self.shards: dict[int, Shard] = {}
        self.processes: dict[int, Process] = {}
        self._serving = 0
        self._times_of: dict[tuple[str, str], deque[float]] = {}
        self.limited_requests = 0
        self.codes: Counter[str] = Counter()

    def _is_busy(self) -> bool:
        return self._serving > 0 or any(each.waiting for each in self.shards.values())

    def feed(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event to all bots that are to have it."""
        for shard in self.shards.values():
            shard.feed(event, payload)

    # --- what bots ask for

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        hello = {"op": 10, "d": {"heartbeat_interval": 45_000}, "s": None, "t": None}
        await socket.send_json(hello)
        shard = None
        async for frame in socket:
            told = json.loads(frame.data)
            if told["op"] == 1:
                await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
            elif told["op"] == 2:
                shard = Shard(self.env.backend, socket, told["d"])
                self.shards[shard.number] = shard
                shard.begin()
            elif told["op"] == 8 and shard is not None:
                asked = told["d"]
                ids = [int(each) for each in asked.get("user_ids") or ()]
                await shard.chunks.request_chunks(
                    int(asked["guild_id"]), asked.get("query"), limit=asked["limit"],
                    user_ids=ids or None, nonce=asked.get("nonce"),
                )  # fmt: skip
        if shard is not None and self.shards.get(shard.number) is shard:
            del self.shards[shard.number]
        return socket

    async def request(self, request: web.Request) -> web.StreamResponse:
        self._serving += 1
        try:
            return await self._answered(request)
        finally:
            self._serving -= 1

    async def _answered(self, request: web.Request) -> web.StreamResponse:
        path = "/" + request.match_info["path"]
        body, files = await read(request)
        if path == "/gateway/bot":
            limits = {"total": 99, "remaining": 99, "reset_after": 0, "max_concurrency": 2}
            url = self.base.replace("http", "ws").replace("/api/v10", "/gateway")
            return self._said({"url": url, "shards": 1, "session_start_limit": limits})
        limit, left = self._route(request.method, path)
        if left is not None:
            self.limited_requests += 1
            told = {"message": "limited", "retry_after": left, "global": False}
            return self._said(told, 429, {**limit, "Retry-After": str(left)})
        try:
            found = router.dispatch(
                self.env.backend, request.method, path,
                json=body, params=dict(request.query), files=files,
            )  # fmt: skip
        except BackendError as error:
            self.codes[f"{request.method} {error.status} {error.code}"] += 1
            return self._said(error.to_json(), error.status, limit)
        return web.Response(status=204) if found is None else self._said(found, 200, limit)

    def _route(self, method: str, path: str) -> tuple[dict[str, str], float | None]:
        """Count a request of a limited route; return its headers, and how long it must wait."""
        if not (fnmatch(path, "/channels/*/messages*") and method in ("POST", "PATCH")):
            return {}, None
        now, key = self.now(), (method, path.split("/")[2])
        times = self._times_of.setdefault(key, deque())
        while times and times[0] <= now - WITHIN:
            times.popleft()
        left = times[0] + WITHIN - now if times else WITHIN
        refused = len(times) >= AT_ONCE
        if not refused:
            times.append(now)
        headers = {
            "X-RateLimit-Limit": str(AT_ONCE),
            "X-RateLimit-Remaining": str(AT_ONCE - len(times)),
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Reset": f"{now + left:.3f}",
            "X-RateLimit-Bucket": f"{method}-messages",
        }
        return headers, left if refused else None

    def _said(
        self, data: object, status: int = 200, more: Mapping[str, str] | None = None
    ) -> web.Response:
        headers = {"Content-Type": "application/json", "Via": "1.1 google", **(more or {})}
        headers["Date"] = formatdate(self.now(), usegmt=True)
        return web.Response(status=status, body=json.dumps(data).encode(), headers=headers)

    # --- the processes

    async def begin(
        self, process: int = 0, worker: str = "1/1", command: Sequence[str] = BOT
    ) -> None:
        """Start a bot, and wait until it rests."""
        given = str(self.file), str(process), self.base, self.database, worker
        begun = await asyncio.create_subprocess_exec(*command, *given, stdin=PIPE, stdout=PIPE)
        self.processes[process] = begun
        self.mover.clock.numbers[1 + 3 * process : 4 + 3 * process] = memoryview(bytes(24)).cast(
            "d"
        )
        self.mover.alive.add(process)
        async with asyncio.timeout(PATIENCE):
            while process not in self.shards:
                assert begun.returncode is None, "it ended at its start"
                await asyncio.sleep(0.01)
                if self._rests(process):
                    await self.mover.step(self.mover.clock.elapsed + BEGINS)
        await self.mover.rest()

    def _rests(self, process: int) -> bool:
        return bool(self.mover.clock.numbers[3 * process + 1]) and not self._is_busy()

    async def kill(self, process: int = 0) -> None:
        """End a bot as hard as possible."""
        self.mover.alive.discard(process)
        ended = self.processes.pop(process)
        if ended.returncode is None:
            ended.kill()
        await ended.wait()
        self.shards.pop(process, None)

    async def advance(self, seconds: float, late: float = LATE) -> None:
        await self.mover.advance(seconds, late)


async def read(request: web.Request) -> tuple[Any, list[Any]]:
    """Return the body of a request, and the files that come with it."""
    if request.content_type == "application/json":
        return await request.json(), []
    if request.content_type != "multipart/form-data":
        return None, []
    form = await request.post()
    body = json.loads(str(form["payload_json"]))
    about = body.get("data", body).get("attachments") or []
    told = {str(each["id"]): each.get("description") for each in about}
    files = [
        SimpleNamespace(
            filename=part.filename, fp=BytesIO(part.file.read()), description=told.get(name[6:-1])
        )
        for name, part in form.items()
        if isinstance(part, web.FileField)
    ]
    return body, files


@asynccontextmanager
async def served(folder: Path, database: str, people: list[str]) -> AsyncIterator[Served]:
    """A world on loopback, with no bot yet."""
    world = Served(folder / "clock", database, people)
    app = web.Application()
    app.router.add_get("/gateway", world.gateway)
    app.router.add_get("/gateway/", world.gateway)
    app.router.add_route("*", "/api/v10/{path:.*}", world.request)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    world.base = f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    backend = world.env.backend
    speak(backend, world.languages, "en-US")
    backend.subscribers.append(world.feed)
    try:
        with observe(backend, world._observe):
            yield world
    finally:
        for process in list(world.processes):
            await world.kill(process)
        await runner.cleanup()
    assert not world._problems, world._problems[:20]
