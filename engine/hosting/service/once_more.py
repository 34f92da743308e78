"""A second try after a conflict, as a rule with another process.

The cache forgets a table whose change is refused, so the second try reads what is stored by then,
and meets each test that any press does: an answer to a question that is over is stale.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import wraps
from inspect import iscoroutinefunction
from typing import Any, TypeVar

from data.store_protocol import Conflict
from engine.hosting.state.refusals import Refused

T = TypeVar("T")
C = TypeVar("C")


async def once_more(work: Callable[[], Awaitable[T]]) -> T:
    """Return the result of *work*, tried again after a conflict.

    Raises:
        Refused: the second one does, too.
    """
    with suppress(Conflict):
        return await work()
    try:
        return await work()
    except Conflict as again:
        raise Refused("stale") from again


def each_once_more(kind: type[C]) -> type[C]:
    """Retry each public coroutine of a class after a conflict."""
    for name, method in vars(kind).copy().items():
        if not name.startswith("_") and iscoroutinefunction(method):
            setattr(kind, name, _begun_anew(method))
    return kind


def _begun_anew(method: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    @wraps(method)
    async def begun(*given: Any, **named: Any) -> Any:
        return await once_more(lambda: method(*given, **named))

    return begun
