"""A web server for operators: ``/health`` and ``/metrics``, if set."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Metric, generate_latest

from cogs.platform import request_tasks
from cogs.platform.clock import DiscordClock
from cogs.platform.error_sentences import sentence
from cogs.platform.lru_maps import LruMap
from cogs.platform.metrics import (
    ACKNOWLEDGED,
    CLOCK,
    LATENCY,
    REGISTRY,
    SERVERS,
    SHARE,
    TABLES,
    TOKENS_REST,
    WAITING,
)
from cogs.platform.operator_settings import Address, Failure
from cogs.platform.request_budget import Rank
from data.store.errors import StoreError
from data.store.sql_store import SqlStore

PATIENCE = 5.0
"""Seconds that the database may take to answer while the bot is well."""

LOOK = 30.0
"""Seconds after which something is stored to see whether that can be, unless anything else was."""


class Monitor:
    """Answers to operators and their machines."""

    def __init__(
        self,
        client: discord.Client,
        store: SqlStore,
        connected: Callable[[], bool],
        clock: DiscordClock,
        worker: str = "",
        tokens_rest: Callable[[], bool] = lambda: False,
    ) -> None:
        """Watch a bot, which may be a *worker* among several like "1/4".

        People can play while it is *connected*: `client.is_ready` stays true without a connection.
        They can, too, while *tokens_rest*: edits then count towards Discord's limit; and while the
        *clock* is wrong, but nothing ends then.
        """
        self._client, self._store, self._connected = client, store, connected
        self._tokens_rest, self._clock = tokens_rest, clock
        self._registry = Labelled(worker) if worker else REGISTRY
        self._runner: web.AppRunner | None = None

    async def serve(self, address: Address) -> None:
        """Answer at an address.

        Raises:
            Failure: it is taken, or not ours.
        """
        app = web.Application()
        app.add_routes([web.get("/health", self.health), web.get("/metrics", self.metrics)])
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, address.host, address.port).start()
        except (OSError, UnicodeError) as error:  # UnicodeError: a name that cannot be one
            await self.close()
            why = getattr(error, "strerror", None) or error
            raise Failure(f"POEPPEL_MONITOR: {address} cannot be used: {why}.") from error

    async def close(self) -> None:
        """Stop answering."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def health(self, request: web.Request) -> web.Response:
        """Report whether people can play: 200, or 503 with the fault."""
        wrong = await self._wrong()
        body = {"status": "wrong" if wrong else "well", "wrong": wrong}
        if self._tokens_rest():
            body["slower"] = ["edits by tokens of presses failed and rest"]
        if not self._clock.is_right():
            body["waits"] = [self._clock.fault]
        return web.json_response(body, status=503 if wrong else 200)

    async def metrics(self, request: web.Request) -> web.Response:
        """Report the metrics."""
        if math.isfinite(self._client.latency):
            LATENCY.set(self._client.latency)
        SERVERS.set(len(self._client.guilds))
        waiting = request_tasks.waiting()
        for rank in (Rank.ASKED, Rank.BOARD, Rank.REST):
            WAITING.labels(rank.name.lower()).set(waiting[rank])
        SHARE.set(request_tasks.share())
        TOKENS_REST.set(self._tokens_rest())
        CLOCK.set(self._clock.ahead)
        if self._store.home.leads:  # else all processes together would count them several times
            with suppress(StoreError):
                TABLES.set(await self._store.count_open())
        body = generate_latest(self._registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _wrong(self) -> list[str]:
        wrong = list[str]()
        if not self._connected():
            wrong.append("not connected to Discord")
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.check(LOOK)
        except StoreError as error:
            wrong.append(sentence(error) or str(error))
        except TimeoutError:
            wrong.append("the database does not answer")
        return wrong


class Labelled(CollectorRegistry):
    """All metrics, labelled with the worker that counted them."""

    def __init__(self, worker: str) -> None:
        super().__init__()
        self._worker = worker

    def collect(self) -> Iterator[Metric]:
        for metric in REGISTRY.collect():
            metric.samples = [
                each._replace(labels={**each.labels, "worker": self._worker})
                for each in metric.samples
            ]
            yield metric


class Acknowledgements:
    """Times from an interaction's arrival to Discord's receipt of the first answer."""

    def __init__(self) -> None:
        self._arrived: LruMap[str, float] = LruMap(1000)

    def arrived(self, interaction: int) -> None:
        """Record the arrival of an interaction."""
        self._arrived[str(interaction)] = time.monotonic()

    def trace(self) -> aiohttp.TraceConfig:
        """Return the hooks for each request to Discord."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._ended)
        return config

    async def _ended(
        self, session: Any, context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        parts = ended.url.path.split("/")
        if "interactions" in parts[:-2] and parts[-1] == "callback":
            arrived = self._arrived.get(parts[parts.index("interactions") + 1])
            if arrived is not None and ended.response.status < 300:
                ACKNOWLEDGED.observe(time.monotonic() - arrived)
