"""Maps of limited size; the least recently used goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TypeVar

KEPT_ENTRIES = 10_000
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class LruMap(OrderedDict[K, V]):
    """Values by key, within a bound; the oldest is dropped."""

    def __init__(self, kept: int = KEPT_ENTRIES) -> None:
        super().__init__()
        self._kept = kept

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        while len(self) > self._kept:
            self.popitem(last=False)


class Moments(LruMap[K, float]):
    """When something last happened, by key, in seconds since 1970."""

    def __init__(self, now: Callable[[], float], kept: int = KEPT_ENTRIES) -> None:
        super().__init__(kept)
        self._now = now

    def note(self, key: K) -> None:
        """Record that it happens now."""
        self[key] = self._now()

    def within(self, key: K, seconds: float) -> bool:
        """Return whether it happened less than some *seconds* ago.

        The system's clock may have gone back since.
        """
        at = self.get(key)
        return at is not None and abs(self._now() - at) < seconds
