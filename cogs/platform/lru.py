"""A bounded memory of recent things."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeVar

KEPT = 10_000

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class LruMap(Generic[K, V]):
    """Recent things; the oldest is forgotten beyond the bound."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._known: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def __iter__(self) -> Iterator[K]:
        """Yield the keys, the oldest first."""
        return iter([*self._known])

    def __setitem__(self, key: K, value: V) -> None:
        self._known[key] = value
        self._known.move_to_end(key)
        while len(self._known) > self._kept:
            self._known.popitem(last=False)

    def forget(self, key: K) -> None:
        """Drop *key*."""
        self._known.pop(key, None)

    def forget_all(self, concerned: Callable[[K], bool]) -> None:
        """Drop all keys that are *concerned*."""
        for key in [each for each in self._known if concerned(each)]:
            del self._known[key]

    def get(self, key: K) -> V | None:
        """Return the value known, if any."""
        return self._known.get(key)
