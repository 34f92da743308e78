"""Haste: slow work refused in threads for which others wait.

A picture of which everything is known takes a few milliseconds; a mark that was never drawn takes as
much alone, a ground a tenth of a second.  What takes a moment only may be done in haste, but not too
much of it: it stays good for who draws the same without haste.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import local
from time import thread_time

MOMENTS = 0.008
"""Seconds that a picture may take in haste, of this thread's processor time."""

_threads = local()


class TakesLong(Exception):
    """Slow drawing, refused for lack of time."""


@contextmanager
def hastily() -> Iterator[None]:
    """Refuse slow work in this thread, within this block."""
    _threads.until = thread_time() + MOMENTS
    try:
        yield
    finally:
        _threads.until = None


def take_time() -> None:
    """Begin something that takes long.

    Raises:
        TakesLong: there is no time for that.
    """
    if getattr(_threads, "until", None) is not None:
        raise TakesLong


def take_a_moment() -> None:
    """Begin something that takes a millisecond or two.

    Raises:
        TakesLong: too many such things have been done in haste.
    """
    until = getattr(_threads, "until", None)
    if until is not None and thread_time() > until:
        raise TakesLong
