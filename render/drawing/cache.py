"""Kept drawings, within a budget of memory.

All of it that can grow is kept here, and `SHARES` is the one place that says how much memory it may
take. The oldest goes first, unless somebody has asked for it since.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from threading import Lock, local
from time import thread_time
from typing import Any, Generic, ParamSpec, TypeVar

from msgspec import Struct
from PIL import Image

# Haste: slow work refused in threads for which others wait.
#
# A picture of which everything is known takes a few milliseconds; a mark that was never drawn takes as
# much alone, a ground a tenth of a second.  What takes a moment only may be done in haste, but not too
# much of it: it stays good for who draws the same without haste.


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


SHARES: Mapping[str, float] = {
    "tiles": 11,
    "inks": 7.5,
    "strips": 6.5,
    "traces": 4.5,
    "surfaces": 5,
    "finders": 2,
    "grounds": 2,
    "lobbies": 1.5,
    "places": 2,
    "blends": 2,
    "boxes": 0.2,
    "stamps": 2,
    "cards": 1,
    "homecomings": 0.3,
    "letters": 0.5,
    "lines": 0.1,
    "names": 0.4,
    "names in texts": 0.5,
    "palettes": 1,
    "pictures": 1,
    "shades": 1,
}
"""Megabytes for each kind of thing."""

BESIDES = 700
"""Bytes that each thing takes beside its weight: its key, and what Python and Pillow need."""

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
P = ParamSpec("P")


class _Thing(Struct, Generic[V], eq=False):
    thing: V
    weight: int
    asked: bool = False
    """Whether somebody has asked for it since its turn to go came, or it was put there."""


class ByteCache(Generic[K, V]):
    """Things kept while there is room, safe for threads.

    The oldest goes first, unless somebody has asked for it meanwhile: then it counts as new. To ask
    is all that most pictures do, and to note that it was done costs nearly nothing; to put what was
    asked for last behind all others (least recently used) would double what asking costs.
    """

    def __init__(self, megabytes: float, weight: Callable[[V], int]) -> None:
        """Keep up to this limit; *weight* gives the bytes of a thing."""
        self.most = int(megabytes * 1e6)
        self.bytes = 0
        self._weight = weight
        self._things: OrderedDict[K, _Thing[V]] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._things)

    def values(self) -> list[V]:
        """Return all things."""
        return [kept.thing for kept in self._things.values()]

    def get(self, key: K) -> V | None:
        """Return the thing under *key*, if kept."""
        kept = self._things.get(key)
        if kept is None:
            return None
        kept.asked = True
        return kept.thing

    def put(self, key: K, thing: V) -> V:
        """Keep an item and return it, or another thread's earlier one."""
        with self._lock:
            first = self._things.get(key)
            if first is not None:
                return first.thing
            kept = _Thing(thing, self._weight(thing) + BESIDES)
            if kept.weight <= self.most:
                self._make_room(kept.weight)
                self._things[key] = kept
                self.bytes += kept.weight
            return thing

    def _make_room(self, weight: int) -> None:
        """Drop things until one of this weight fits."""
        while self.bytes + weight > self.most:
            key, oldest = self._things.popitem(last=False)
            if oldest.asked:
                oldest.asked = False
                self._things[key] = oldest
            else:
                self.bytes -= oldest.weight

    def clear(self) -> None:
        """Drop all things."""
        with self._lock:
            self._things.clear()
            self.bytes = 0


shelves: dict[str, ByteCache[Any, Any]] = {}
"""All there is, by the names in `SHARES`."""


def shelf(name: str, weight: Callable[[Any], int]) -> ByteCache[Any, Any]:
    """Return the shelf for things with a share of `SHARES`."""
    found: ByteCache[Any, Any] = ByteCache(SHARES[name], weight)
    shelves[name] = found
    return found


def keeping(
    name: str, weight: Callable[[Any], int], slow: bool = False
) -> Callable[[Callable[P, V]], Callable[P, V]]:
    """Let a function keep its results, by positional arguments.

    A *slow* one makes nothing in haste (see `render.drawing.cache`).
    """
    things = shelf(name, weight)

    def keeper(make: Callable[P, V]) -> Callable[P, V]:
        @wraps(make)
        def asked(*args: P.args, **named: P.kwargs) -> V:
            assert not named, "what is kept is found by what stands in its place, not by its name"
            found: V | None = things.get(args)
            if found is None:
                if slow:
                    take_time()
                found = make(*args, **named)
                things.put(args, found)
            return found

        return asked

    return keeper


def pixels(*images: Image.Image) -> int:
    """Return the bytes of pictures: one or four for a pixel."""
    return sum(
        image.width * image.height * (1 if image.mode in ("1", "L", "P") else 4) for image in images
    )
