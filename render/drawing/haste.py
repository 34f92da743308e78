"""Haste: whoever draws where others wait says so, and then nothing is begun that takes long.

A picture of which everything is known takes a few milliseconds; a mark that was never drawn takes as
much alone, a ground a tenth of a second.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import local

_threads = local()


class TakesLong(Exception):
    """There is something to be drawn for which there is no time now."""


@contextmanager
def hastily() -> Iterator[None]:
    """Let nothing be begun in this thread, as long as this block lasts, that takes long."""
    _threads.hasty = True
    try:
        yield
    finally:
        _threads.hasty = False


def take_time() -> None:
    """Begin something that takes long.

    Raises:
        TakesLong: there is no time for that.
    """
    if getattr(_threads, "hasty", False):
        raise TakesLong
