"""Shots of films: a moving thing and its ground, frame by frame."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import pi, sin
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from data.shipped.boards import Point
from engine.views import Piece, View
from render.drawing.marks import Mark
from render.drawing.places import ORIGIN, between
from render.sprites.choice_markers import Star
from render.sprites.dice import Die, Waiting
from render.sprites.pieces import Pawn

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


def hopped(points: Sequence[Point]) -> Iterator[Point]:
    """Yield a piece's place in each frame of hops over *points*."""
    hops = len(points) - 1
    frames = HOPS if hops > 2 else SHORT_HOPS
    for frame in range(1, frames + 1):
        gone = eased(frame / frames) * hops
        x, y = along(points, gone)
        yield round(x), round(y - LIFT * abs(sin(pi * gone)))


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


class FinalFrame(Struct, Generic[V], frozen=True):
    """The picture after a movement."""

    view: V
    rolled: bool = False
    """Whether it was moved by dice that were rolled for it."""
    before: V | None = None
    """What stood before it, where that is not the tableau before: something is left out."""


def reel(
    found: Sequence[FinalFrame[V]],
    marks: Callable[[V], Iterable[Mark]],
    shots: Callable[[V, FinalFrame[V], Callable[[V], Iterable[Mark]]], Iterable[Shot]],
) -> Iterator[Shot]:
    """Yield the first tableau, the moves, and each tableau in the light.

    Where one follows on none before, there is no time to look at arrows: what moved stays where it
    has come to until the next begins.
    """
    quiet = [_unchosen(each) for each in found]
    brief = any(each.before is not None for each in found)
    stills = [tuple(marks(each.view)) for each in ((quiet[0], quiet[-1]) if brief else quiet)]
    yield Shot(stills[0])
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


def _unchosen(found: FinalFrame[V]) -> FinalFrame[V]:
    """Return a tableau without its choices."""
    before = None if found.before is None else replace(found.before, choices=())
    return FinalFrame(replace(found.view, choices=()), found.rolled, before)


# Shots of pieces on a board: tumbling dice, hops and captures.


TUMBLE_MS = 90
TUMBLES = (5, 26, -24), (2, -14, 10), (3, -33, -8)
"""Of each frame in which a die tumbles: what it shows more, its tilt, and how far it is off."""
BURST = 0.7, 1.0, 0.85
"""How large the star of a capture is in each frame; it stays as in the last."""

Positions = tuple[tuple[int, ...], ...]


def moved(pieces: Positions, changes: Mapping[Piece, int]) -> Positions:
    """Return *pieces* with some at other positions."""
    return tuple(
        tuple(changes.get(Piece(seat, number), position) for number, position in enumerate(own))
        for seat, own in enumerate(pieces)
    )


def tumbling(dice: Sequence[Die]) -> Iterator[tuple[Cel, ...]]:
    """Yield dice in each frame until they lie, lying dice last."""
    for more, tilt, off in TUMBLES:
        yield tuple(
            Cel(
                replace(die, at=ORIGIN, pips=(die.pips + more + i - 1) % 6 + 1, tilt=tilt + 40 * i),
                (die.at[0] + off / 2, die.at[1] + off),
            )
            for i, die in enumerate(dice)
        )
    yield lying(dice)


def lying(dice: Sequence[Die]) -> tuple[Cel, ...]:
    """Return dice at rest."""
    return tuple(Cel(replace(die, at=ORIGIN), die.at) for die in dice)


def unrolled(marks: Sequence[Mark]) -> tuple[tuple[Mark, ...], tuple[Waiting, ...]]:
    """Return *marks* without dice, and the dice that wait to be rolled."""
    waiting = tuple(mark for mark in marks if isinstance(mark, Waiting))
    return tuple(mark for mark in marks if not isinstance(mark, Die | Waiting)), waiting


def shot(
    below: tuple[Mark, ...],
    mover: Pawn,
    points: tuple[Point, ...],
    victims: Sequence[tuple[Pawn, Point]],
    dice: Sequence[Die],
    rolls: bool,
) -> Shot:
    """Return a shot of a *mover* that goes over *points*.

    Args:
        below: what stands still, without the mover and the victims.
        mover: drawn at the origin, as all pieces here.
        points: where it begins, what it passes, where it ends.
        victims: each where it stands, and where it is sent.
        dice: that lie there.
        rolls: whether they tumble first.
    """
    settled = lying(dice)
    there = tuple(Cel(replace(pawn, at=ORIGIN), pawn.at) for pawn, _ in victims)
    frames = []
    if rolls:
        start = Cel(mover, points[0])
        frames = [Frame((*cels, *there, start), TUMBLE_MS) for cels in tumbling(dice)]
    frames += [Frame((*settled, *there, Cel(mover, at))) for at in hopped(points)]
    if victims:
        frames += _sent(settled, Cel(mover, points[-1]), victims)
    return Shot(below, tuple(frames))


def _sent(
    settled: tuple[Cel, ...], captor: Cel, victims: Sequence[tuple[Pawn, Point]]
) -> Iterator[Frame]:
    """Yield frames of victims flying to their bases from a capture."""
    ways = [list(slid(pawn.at, home, FLIGHT)) for pawn, home in victims]
    stars = {pawn.at: Star(ORIGIN, pawn.unit, True) for pawn, _ in victims}
    for frame in range(FLIGHT):
        size = BURST[min(frame, len(BURST) - 1)]
        bursts = (Cel(star, at, size) for at, star in stars.items())
        flying = (
            Cel(replace(pawn, at=ORIGIN), way[frame])
            for (pawn, _), way in zip(victims, ways, strict=True)
        )
        yield Frame((*settled, *bursts, captor, *flying))
