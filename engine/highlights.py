"""The highlights of a finished game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import TypeVar

LEAST, MOST = 24, 60
"""Moments that are shown, where there are so many, and at most."""
T = TypeVar("T")


class Worth(IntEnum):
    """The worth of showing a moment."""

    ALWAYS = 0
    """The game began, ended or turned there."""
    OFTEN = 1
    """A capture, or a piece that came home."""
    AT_TIMES = 2
    """Any other move: where too little happened else."""


def highlights(worth: Iterable[Worth], least: int = LEAST, most: int = MOST) -> list[int]:
    """Return the places of the highlights, in order, by worth.

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
    """Return at most *room* items, evenly spread, always with the last.

    >>> spread("abcdefgh", 3), spread("ab", 3), spread("ab", 0)
    (['b', 'e', 'h'], 'ab', [])
    """
    if len(among) <= room:
        return among
    return [among[(each + 1) * len(among) // room - 1] for each in range(room)]
