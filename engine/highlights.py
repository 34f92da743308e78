"""The moments of a game that are worth showing when it is over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import TypeVar

LEAST, MOST = 24, 60
"""Moments that are shown, where there are so many, and at most."""

T = TypeVar("T")


class Worth(IntEnum):
    """How much a moment is worth showing."""

    ALWAYS = 0
    """The game began, ended or turned there."""
    OFTEN = 1
    """A capture, or a piece that came home."""
    AT_TIMES = 2
    """Any other move: where too little happened else."""


def highlights(worth: Iterable[Worth], least: int = LEAST, most: int = MOST) -> list[int]:
    """Return the places of the moments to be shown, in their order, by what each is worth.

    What there is no room for is left out evenly.

    >>> highlights([Worth.ALWAYS, Worth.AT_TIMES, Worth.OFTEN, Worth.ALWAYS], 2)
    [0, 2, 3]
    """
    places: dict[Worth, list[int]] = {each: [] for each in Worth}
    for place, each in enumerate(worth):
        places[each].append(place)
    found: list[int] = []
    for each, room in ((Worth.ALWAYS, most), (Worth.OFTEN, most), (Worth.AT_TIMES, least)):
        found += spread(places[each], max(0, room - len(found)))
    return sorted(found)


def spread(among: Sequence[T], room: int) -> Sequence[T]:
    """Return as many of some as there is *room* for, evenly, the last of them always.

    >>> spread("abcdefgh", 3), spread("ab", 3), spread("ab", 0)
    (['b', 'e', 'h'], 'ab', [])
    """
    if len(among) <= room:
        return among
    return [among[(each + 1) * len(among) // room - 1] for each in range(room)]
