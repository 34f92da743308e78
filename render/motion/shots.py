"""Shots: moving cels over a still ground.

A shot knows no pixels and no file: `render.animation` makes a picture of it at any size.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import pi, sin
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from data.shipped.boards import Point
from engine.views import View
from render.drawing.marks import Mark, between

HOPS, SHORT_HOPS = 8, 6
"""Frames of a move, and of one of a square or two."""
HOP_MS, SLIDE, FLIGHT = 60, 7, 6
"""Milliseconds of a frame, and how many there are of a card that slides, of a piece on its way home."""
LIFT = 26
"""Pixels that a piece rises between two squares."""
REST = 420
"""Milliseconds for which the picture after a move stands."""


class Cel(Struct, frozen=True):
    """A mark that lies loose on a picture."""

    mark: Mark
    """Where it is drawn first (see `Mark.home`)."""
    at: Point
    size: float = 1


class Frame(Struct, frozen=True):
    """Marks that lie loose for some milliseconds, the lowest first."""

    cels: tuple[Cel, ...]
    ms: int = HOP_MS


class Shot(Struct, frozen=True):
    """A moving thing, and its ground."""

    below: tuple[Mark, ...]
    """The marks that stand still."""
    frames: tuple[Frame, ...] = (Frame((), REST),)


def eased(share: float) -> float:
    """Return the eased progress at *share* of the time."""
    return share * share * (3 - 2 * share)


def hopped(points: Sequence[Point], lift: float = LIFT) -> Iterator[Point]:
    """Yield a piece's place in each frame of hops over *points*."""
    hops = len(points) - 1
    frames = HOPS if hops > 2 else SHORT_HOPS
    for frame in range(1, frames + 1):
        gone = eased(frame / frames) * hops
        x, y = along(points, gone)
        yield round(x), round(y - lift * abs(sin(pi * gone)))


def slid(start: Point, end: Point, frames: int) -> Iterator[Point]:
    """Yield a thing's place in each frame of a slide, end included."""
    for frame in range(1, frames + 1):
        x, y = between(start, end, eased(frame / frames))
        yield round(x), round(y)


def along(points: Sequence[Point], gone: float) -> Point:
    """Return the place so far along *points*, counted from 0 in stretches."""
    i = min(int(gone), len(points) - 2)
    return between(points[i], points[i + 1], gone - i)


V = TypeVar("V", bound=View)


class Tableau(Struct, Generic[V], frozen=True):
    """The picture after a movement."""

    view: V
    rolled: bool = False
    """Whether it was moved by dice that were rolled for it."""
    before: V | None = None
    """What stood before it, where that is not the tableau before: something is left out."""


def reel(
    found: Sequence[Tableau[V]],
    marks: Callable[[V], Iterable[Mark]],
    shots: Callable[[V, Tableau[V], Callable[[V], Iterable[Mark]]], Iterable[Shot]],
) -> Iterator[Shot]:
    """Yield the moves between tableaus, and each tableau in the light.

    Where one follows on none before, there is no time to look at arrows: what moved stays where it
    has come to until the next begins.
    """
    quiet = [_unchosen(each) for each in found]
    brief = any(each.before is not None for each in found)
    stills = [tuple(marks(each.view)) for each in (quiet[-1:] if brief else quiet)]
    for place, (earlier, after) in enumerate(pairwise(quiet)):
        moved = shots(after.before or earlier.view, after, marks)
        if brief:
            yield from (Shot(each.below, _stayed(each.frames)) for each in moved)
            continue
        yield from moved
        if stills[place + 1] != stills[place] and after is not quiet[-1]:
            yield Shot(stills[place + 1])
    yield Shot(stills[-1])


def _stayed(frames: Sequence[Frame]) -> tuple[Frame, ...]:
    """Return frames with the last one kept."""
    return (*frames[:-1], replace(frames[-1], ms=frames[-1].ms + REST))


def _unchosen(found: Tableau[V]) -> Tableau[V]:
    """Return a tableau without its choices."""
    before = None if found.before is None else replace(found.before, choices=())
    return Tableau(replace(found.view, choices=()), found.rolled, before)
