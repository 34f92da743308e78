"""The process as one of several that share shards, tables and requests."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from cogs.platform.operator_settings import Settings
from cogs.platform.request_tasks import TOKENS, RequestBudget
from data.store.connection import passed
from data.store.errors import StoreError
from data.store.workers import HOLDS, Home, Letters

log = logging.getLogger("poeppel.workers")

LOST = 75
"""The exit code where other processes may take the shards: to start again helps."""

EVERY = 0.3
"""Seconds between two times at which requests are lent: three of them are less than a second."""


class Unheard(ConnectionError):
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


async def lend(letters: Letters, budget: RequestBudget) -> None:
    """Lend requests to other workers and back until cancelled."""
    trouble = ""
    while True:
        asked = passed()
        try:
            tokens, part = await letters.share(TOKENS, *budget.offer())
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
