"""Whose doing it is that something begins: what a test begins by itself is waited for by nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from engine.hosting.service.table_cache import TableCache
from tests.simulation import Simulation


@contextmanager
def followed_by_the_bot(world: Simulation) -> Iterator[None]:
    """Have what follows from a change be the bot's doing, also where a test makes the change itself.

    So boards that are drawn for it are waited for, and their timers follow the simulated time.
    """

    def inside(method: Callable[..., None]) -> Callable[..., None]:
        def call(*args: Any) -> None:
            with world.inside():
                method(*args)

        return call

    with ExitStack() as patches:
        for name in "_tell", "announce_deadline":
            patches.enter_context(patch.object(TableCache, name, inside(getattr(TableCache, name))))
        yield
