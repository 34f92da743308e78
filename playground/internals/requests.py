"""Requests of the bot to the simulated Discord, observed or sent twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any, NamedTuple

from simcord.backend import Backend, serializers
from simcord.http import router

from playground.internals.border import message_of


class Upload(NamedTuple):
    """A file that the bot sends along."""

    name: str
    size: int
    description: str | None


class Request(NamedTuple):
    """An HTTP request of the bot, before Discord has judged it."""

    method: str
    path: str
    params: dict[str, Any]
    json: Any
    files: tuple[Upload, ...]

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


Observer = Callable[[Request], Callable[[], None] | None]
NONCES_LAST = 300.0
"""Seconds for which Discord knows messages by their nonces; it says "a few minutes"."""
_observers: dict[int, Observer] = {}
_nonces: dict[int, dict[tuple[str, str], tuple[int, datetime]]] = {}
"""By world, channel and nonce: the message that was posted with it, and when."""
_stock_dispatch = router.dispatch


def _dispatch(backend: Backend, method: str, path: str, **kwargs: Any) -> Any:
    observer = _observers.get(id(backend))
    if observer is None:
        return _stock_dispatch(backend, method, path, **kwargs)
    files = tuple(
        Upload(file.filename, _size(file.fp), file.description)
        for file in kwargs.get("files") or ()
    )
    request = Request(method, path, kwargs.get("params") or {}, kwargs.get("json"), files)
    afterwards = observer(request)
    result = _once(backend, method, path, **kwargs)
    if afterwards is twice:
        for file in kwargs.get("files") or ():
            file.fp.seek(0)
        return _once(backend, method, path, **kwargs)
    if afterwards is not None:
        afterwards()
    return result


def twice() -> None:
    """A mark to have a request handled twice; the second answer arrives."""


def _once(backend: Backend, method: str, path: str, **kwargs: Any) -> Any:
    """Post nothing twice under an enforced nonce: return the first message."""
    body = kwargs.get("json")
    if not isinstance(body, dict) or not body.get("enforce_nonce"):
        return _stock_dispatch(backend, method, path, **kwargs)
    _, _, channel, _ = path.split("/")
    now = backend.clock.now()
    known = _nonces[id(backend)] = {
        nonce: post
        for nonce, post in _nonces.get(id(backend), {}).items()
        if (now - post[1]).total_seconds() < NONCES_LAST
    }
    if posted := known.get((channel, body["nonce"])):
        there = message_of(backend, int(channel), posted[0])
        if there is not None:
            router._check_faults(backend, method, path)
            return serializers.message_payload(backend, there)
    result = _stock_dispatch(backend, method, path, **kwargs)
    known[channel, body["nonce"]] = int(result["id"]), now
    return result


def _size(file: Any) -> int:
    position: int = file.tell()
    end: int = file.seek(0, 2)
    file.seek(position)
    return end - position


@contextmanager
def observe(backend: Backend, observer: Observer) -> Iterator[None]:
    """Show every request of the bot to *observer* before Discord handles it.

    The observer may raise, and Discord never sees the request; it may return a function, which is
    called when Discord is done and may raise as well, so that the answer is lost on its way.
    """
    router.dispatch = _dispatch
    _observers[id(backend)] = observer
    try:
        yield
    finally:
        del _observers[id(backend)]
        _nonces.pop(id(backend), None)
        if not _observers:
            router.dispatch = _stock_dispatch
