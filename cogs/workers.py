"""Other processes of the bot: shards, tables and clicks are shared."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import discord
from msgspec import json

from cogs.messages.presenter import Presenter, take_out
from cogs.platform.discord_errors import UNREACHED
from cogs.platform.interactions import Interaction
from cogs.platform.lru_maps import LruMap
from cogs.platform.operator_settings import Settings
from cogs.platform.request_budget import TOKENS, RequestBudget
from cogs.services import Services
from cogs.widgets.buttons import pressed
from data.store.clock import passed
from data.store.errors import StoreError
from data.store.homes import Home
from data.store.lending import HOLDS
from data.store.notices import Notice, ProcessMessages
from engine.hosting.state.refusals import Refused

log = logging.getLogger("poeppel.workers")


EVENT = "INTERACTION_CREATE"

PRESSED = {discord.InteractionType.component.value, discord.InteractionType.modal_submit.value}


class Payloads:
    """Recent raw clicks, for handing on to other processes."""

    def __init__(self, client: discord.Client) -> None:
        """Keep the client's raw payloads, which discord.py drops."""
        parsers = client._connection.parsers
        self._parse, parsers[EVENT] = parsers[EVENT], self._heard
        self._kept: LruMap[int, dict[str, Any]] = LruMap(1000)

    def of(self, interaction: Interaction) -> bytes | None:
        """Return the raw payload of a click in direct messages, or None."""
        found = self._kept.pop(interaction.id, None)
        return None if found is None else json.encode(found)

    def hear(self, click: bytes) -> None:
        """Answer a click handed on by another process."""
        self._parse(json.decode(click))

    def _heard(self, data: dict[str, Any]) -> None:
        if data.get("guild_id") is None and data["type"] in PRESSED:
            self._kept[int(data["id"])] = data
        self._parse(data)


class OtherWorkers:
    """Messages to other processes, and from them."""

    def __init__(self, services: Services, presenter: Presenter) -> None:
        self._services, self._presenter = services, presenter
        self._payloads = None if services.store.home.whole else Payloads(services.discord)

    async def answer(self, interaction: Interaction, custom_id: str) -> bool:
        """Hand a direct-message click on to another process, its table's home.

        Returns:
            Whether it was handed on; then nothing else has to be done for the click.

        Raises:
            Refused: that home does not answer, or nobody understands the click.
        """
        if self._payloads is None or (click := self._payloads.of(interaction)) is None:
            return False
        table = pressed(custom_id).table
        store = self._services.store
        server = await store.server_of(table) if table else None
        if server is None or store.home.holds(server):
            return False
        if not await store.process_messages.hand_on(store.home.shard(server), click):
            raise Refused("table-restarting")
        return True

    async def turn_to_identify(
        self, shard: int, limits: Callable[[], Awaitable[discord.SessionStartLimits]]
    ) -> bool:
        """Wait for a shard's turn to identify; return whether turns are taken."""
        if self._payloads is None:
            return False
        try:
            buckets = (await limits()).max_concurrency
            await self._services.store.process_messages.identify(shard % buckets)
        except (StoreError, discord.GatewayNotFound, *UNREACHED) as error:
            log.warning("shard %s identifies without waiting for others: %s", shard, error)
            return False
        return True

    async def serve(self) -> None:
        """Serve messages until cancelled, or only waiting ones in a single process."""
        await self._services.store.process_messages.serve(self._take, self._apply)

    def _take(self, click: bytes) -> None:
        assert self._payloads is not None, "others hand clicks on"
        self._payloads.hear(click)

    async def _apply(self, notice: Notice) -> None:
        services, person = self._services, notice.person
        if notice.kind == "gone":
            server = await services.store.server_of(notice.table)
            if server is not None and not services.store.home.holds(server):
                # It was told when there were more shards, or fewer.
                await services.store.process_messages.tell(
                    notice, services.store.home.shard(server)
                )
                return
            with services.deletions.under_way(person):
                if notice.table:
                    await take_out(services, self._presenter, person, [notice.table])
                else:  # what was read here before may be stored since
                    await services.store.take_out(person)
                services.names.forget(person)
        services.persons.reread(person)
        self._presenter.forgot()
        services.store.note_results()  # they may be taken out of them
        await services.tables.settings.apply_person(person)
        for table in await services.store.tables_of(person, here=True):
            self._presenter.hands.renew(table, person)


LOST = 75
"""The exit code where other processes may take the shards: to start again helps."""

EVERY = 0.3
"""Seconds between two times at which requests are lent: three of them are less than a second."""


class ShardPossiblyInUse(ConnectionError):
    """A request not sent: another process may hold the same shards."""


def lost() -> None:
    """End at once: another process may hold the same shards."""
    logging.shutdown()
    os._exit(LOST)


def sharding(settings: Settings) -> dict[str, Any]:
    """Return discord.py's arguments about shards, if any are set."""
    if settings.shards is None:
        return {}
    return {"shard_count": settings.shards, "shard_ids": sorted(settings.home.own)}


def budget(home: Home) -> RequestBudget:
    """Return the first budget: all requests, or none until others lend some."""
    return RequestBudget() if home.whole else RequestBudget(0, until=0.0)


async def lend(process_messages: ProcessMessages, budget: RequestBudget) -> None:
    """Lend requests to other workers and back until cancelled."""
    trouble = ""
    while True:
        asked = passed()
        try:
            tokens, part = await process_messages.share(TOKENS, *budget.offer())
        except StoreError as error:  # what was offered may be others' by now
            if trouble != str(error):
                trouble = str(error)
                log.warning("requests wait: how many may be sent cannot be agreed on: %s", error)
        else:
            trouble = ""
            budget.grant(tokens, part, asked + HOLDS)
        await asyncio.sleep(EVERY)


# The claim of a running bot on its token, for this machine.


@contextmanager
def claimed(application: int | None) -> Iterator[bool]:
    """Claim an application during the block.

    Tell whether no other process has it.

    The claim is the name of an abstract socket, which goes with the process and which neither folders
    nor users hide. Where a system has none, nothing is claimed and nothing found.
    """
    if application is None or not hasattr(socket, "AF_UNIX"):
        yield True
        return
    with socket.socket(socket.AF_UNIX) as claim:
        alone = True
        with suppress(OSError, ValueError):
            try:
                claim.bind(f"\0poeppel-{application}")
            except OSError as error:
                alone = error.errno != errno.EADDRINUSE
        yield alone
