"""The board with walls, and two dice's ways, as pure functions.

A position holds, by seat, where its pieces stand: squares of the track all share, from A at 0 to the
two squares Z; -1 is the base, and the goal squares come after the track (see `data.shipped.walls`).  A die d
takes a piece from the base to square d - 1: A is counted.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TypeAlias

from msgspec import Struct

from data.shipped.walls import Walls, walls
from engine.views import BASE, Action, Piece, Seat
from engine.walls.views import Leg, Way

Position: TypeAlias = list[list[int]]
Dice: TypeAlias = tuple[int, int]

BOARD = walls()
SEATS = len(BOARD.colours)
PIECES = BOARD.pieces
LENGTH = BOARD.length
"""The position of goal square a."""
FINISH = frozenset(BOARD.finish)
HOWS = "+-^v"
"""How a piece goes with a die: forward, back, over a wall forward, over a wall back."""

KEPT = 1200
"""Squares with a roll whose ways are remembered, of all courses: 1 MB."""

Step: TypeAlias = tuple[str, int, int]
"""How a piece goes with a die, the die, and the square it comes to."""


class Path(Struct, frozen=True, gc=False):
    """A way of both dice from a square, other pieces aside."""

    first: Step
    second: Step
    stop: int | None
    """Where the piece stops between the dice; None if both take it one way, past that square."""
    to: int
    """Where it comes to; the two squares Z are one end, as the goal comes after either."""
    notation: str


class Move(Struct, frozen=True, gc=False):
    """A piece's way in a position, with its captures."""

    action: Action
    seat: Seat
    piece: int
    at: int
    path: Path
    on_stop: tuple[tuple[Seat, int], ...] = ()
    """Who is captured where it stops between the dice."""
    on_end: tuple[tuple[Seat, int], ...] = ()
    """Who is captured where it ends."""


class Course:
    """The board with its walls in a layout, and its moves."""

    def __init__(self, walls: Walls, jump_back: bool, own_stopover: bool) -> None:
        """Set up the walls.

        Args:
            walls: the numbers on each of them from left to right, from the start on.
            jump_back: whether they may be jumped away from the goal as well (reading W-10).
            own_stopover: whether a way may stop where an own piece stands (reading W-7).
        """
        self.own_stopover = own_stopover
        doors: dict[int, list[tuple[int, str, int]]] = {}
        for segment in BOARD.segments(walls):
            doors.setdefault(segment.low, []).append((segment.number, "^", segment.high))
            if jump_back:
                doors.setdefault(segment.high, []).append((segment.number, "v", segment.low))
        self.steps = {
            (at, die): tuple(self._steps(at, die, doors.get(at, [])))
            for at, die in product(range(BASE, LENGTH), range(1, 7))
        }
        """By square and die: where a piece can go."""

    @staticmethod
    def _steps(at: int, die: int, doors: list[tuple[int, str, int]]) -> list[Step]:
        """Return the ends of a die: along the track or over walls.

        There is no square before A, nor one behind Z (readings W-3, W-5).
        """
        found = [("+", die, at + die)] if at + die < LENGTH else []
        if at - die >= 0:
            found.append(("-", die, at - die))
        return found + [(how, die, to) for number, how, to in doors if number == die]

    def paths(self, at: int, dice: Dice) -> tuple[Path, ...]:
        """Return the ways of two dice from a square, by preference.

        Ways with the same end and the same stop come to the same whoever stands where: they are one.
        """
        return _paths(self, at, min(dice), max(dice))

    def moves(self, position: Position, seat: Seat, dice: Dice) -> list[Move]:
        """Return all moves of *seat*: both dice for one piece.

        Of ways to the same end that capture the same pieces there is one, the first in the order of
        `paths` (reading W-16); the pieces that wait in the base are one choice (A-3).  Own pieces
        stand in the way where a way stops or ends, and nowhere else (W-6, W-7); with
        `own_stopover`, only where it ends.  The moves come by piece, those that lead furthest first.

        There is always one (W-2): the hindmost piece can go back with both dice unless it stands
        less than their sum from A; then it can go on by their sum, or if an own piece is in the way
        that one can, and so on; the fourth would stand less than four times the sum ahead of it,
        and 11 + 4 x 12 is a square of the track.
        """
        own = position[seat]
        barred = () if self.own_stopover else own
        others: dict[int | None, tuple[tuple[Seat, int], ...]] = {
            at: ((other, number),)
            for other, pieces in enumerate(position)
            if other != seat
            for number, at in enumerate(pieces)
            if BASE < at < LENGTH
        }
        found: list[Move] = []
        for piece, at in enumerate(own):
            if at >= LENGTH or (at == BASE and own.index(BASE) != piece):
                continue
            ends, begun = set(), len(found)
            for path in self.paths(at, dice):
                stop, to = path.stop, path.to
                if stop in barred or (to in own and to != at):
                    continue
                on_stop, on_end = others.get(stop, ()), others.get(to, ())
                if (to, on_stop) in ends:
                    continue
                ends.add((to, on_stop))
                action = f"go {piece + 1} {path.notation}"
                found.append(Move(action, seat, piece, at, path, on_stop, on_end))
            found[begun:] = sorted(found[begun:], key=furthest, reverse=True)
        return found


@lru_cache(maxsize=KEPT)
def _paths(course: Course, at: int, low: int, high: int) -> tuple[Path, ...]:
    ways = [
        (first, second)
        for one, other in ((low, high), (high, low))
        for first in course.steps[at, one]
        for second in course.steps[first[2], other]
    ]
    paths: dict[tuple[int | None, int], Path] = {}
    for first, second in sorted(ways, key=preference):
        stop = None if first[0] == second[0] in "+-" else first[2]
        to = LENGTH if second[2] in FINISH else second[2]
        notation = f"{first[0]}{first[1]} {second[0]}{second[1]}"
        paths.setdefault((stop, to), Path(first, second, stop, to, notation))
    return tuple(paths.values())


def preference(way: tuple[Step, Step]) -> tuple[int, ...]:
    """Order equal ends: fewer jumps, the smaller die first, forward first."""
    first, second = way
    jumps = (first[0] in "^v") + (second[0] in "^v")
    return jumps, first[1], HOWS.index(first[0]), HOWS.index(second[0])


def furthest(move: Move) -> int:
    """Order moves by where they lead."""
    return move.path.to


@lru_cache(maxsize=16)
def course(walls: Walls, jump_back: bool, own_stopover: bool) -> Course:
    """Return the one course with these walls."""
    return Course(walls, jump_back, own_stopover)


def goal(own: list[int]) -> int:
    """Return the next goal square: d first, then c, b and a."""
    return LENGTH + PIECES - 1 - sum(at >= LENGTH for at in own)


def way(position: Position, move: Move) -> Way:
    """Return a *move* in the terms of views."""
    path = move.path
    return Way(
        Piece(move.seat, move.piece),
        move.at,
        (leg(path.first, move.on_stop), leg(path.second, move.on_end)),
        goal(position[move.seat]) if path.to == LENGTH else path.to,
    )


def leg(step: Step, captured: tuple[tuple[Seat, int], ...]) -> Leg:
    """Return a piece's way with one die."""
    how, die, to = step
    return Leg(die, how, to, tuple(Piece(*each) for each in captured))


def after(position: Position, gone: Way) -> Position:
    """Return the position after a way; *position* stays unchanged."""
    pieces = [own[:] for own in position]
    apply(pieces, gone)
    return pieces


def apply(position: Position, gone: Way) -> None:
    """Set captured pieces back, then the moved piece on its square."""
    for piece in gone.captures:
        position[piece.seat][piece.number] = BASE
    position[gone.piece.seat][gone.piece.number] = gone.to
