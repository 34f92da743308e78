"""Shots of pieces on a board: tumbling dice, hops and captures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from data.shipped.boards import Point
from engine.views import Piece
from render.drawing.marks import ORIGIN, Mark
from render.motion.shots import FLIGHT, Cel, Frame, Shot, hopped, slid
from render.sprites.choice_markers import Star
from render.sprites.dice import Die, Waiting
from render.sprites.pawns import Pawn

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
