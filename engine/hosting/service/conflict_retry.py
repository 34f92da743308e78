"""A second try after a conflict, as a rule with another process.

The cache forgets a table whose change is refused, so the second try reads what is stored by then,
and meets each test that any press does: an answer to a question that is over is stale.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import wraps
from inspect import iscoroutinefunction
from typing import Any, ParamSpec, TypeVar

from data.store.errors import Conflict
from engine.hosting.state.refusals import Refused

P = ParamSpec("P")
T = TypeVar("T")
C = TypeVar("C")


def retried(work: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Try a coroutine function again after a conflict; refuse after another."""

    @wraps(work)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        with suppress(Conflict):
            return await work(*args, **kwargs)
        try:
            return await work(*args, **kwargs)
        except Conflict as again:
            raise Refused("stale") from again

    return tried


def all_retried(kind: type[C]) -> type[C]:
    """Try each public coroutine of a class again after a conflict."""
    for name, method in vars(kind).copy().items():
        if not name.startswith("_") and iscoroutinefunction(method):
            setattr(kind, name, retried(method))
    return kind
