"""Drafts within Discord's limits: lists give way, pings last.

A view with lists makes its draft for a `Room`, and again for less of it until all is within the
limits. Each list takes no more of the room than it needs, so the longest give way first, and say
how many they leave out.

Characters are counted as `cogs.platform.limits` does. Bytes are those of everything in the
components: one report measured texts alone, and no page says what else Discord counts.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from msgspec import Struct

from cogs.platform.limits import ELLIPSIS, TEXT, fitting
from data.shipped.texts import Texts

STEP = 40
"""Characters by which the room of lists is reduced."""
VALUE = 900
"""Characters of a list within a text: Fluent takes values of 1,000."""


class Room(Struct, frozen=True):
    """The room of each list in a draft."""

    limit: int = TEXT
    """Characters."""

    def first(self, items: Sequence[str]) -> list[str]:
        """Return the first items within the room, one at least."""
        return fitting(items, self.limit) or list(items[:1])

    def names(self, names: Sequence[str], texts: Texts, most: int | None = None) -> str:
        """List names, *most* of them, and the number of others."""
        joint = texts.joined("between-items", ("", ""))
        shown = fitting(names[:most], min(self.limit, VALUE), joint) or list(names[:1])
        return _with_others(texts.joined("between-items", shown), len(names) - len(shown), texts)

    def lines(self, lines: Sequence[str], texts: Texts, counts: Sequence[int] = ()) -> list[str]:
        """Return lines, and in another one the number of others.

        With *counts*, of the things in each line.
        """
        shown = self.first(lines)
        others = sum((counts or [1] * len(lines))[len(shown) :])
        return [*shown, _with_others(ELLIPSIS, others, texts)] if others else shown


def _with_others(listed: str, others: int, texts: Texts) -> str:
    return texts("list-more", listed=listed, more=others) if others else listed


class Fitting(Protocol):
    """A draft, which knows whether it fits."""

    @property
    def fits(self) -> bool: ...


D = TypeVar("D", bound=Fitting)


def fitted(make: Callable[[Room], D]) -> D:
    """Return the draft with the most room for lists that fits."""
    whole = make(Room())
    if whole.fits:
        return whole
    rooms = range(0, TEXT, STEP)
    at = bisect_left(rooms, True, key=lambda limit: not make(Room(limit)).fits)
    return make(Room(rooms[max(0, at - 1)]))
