"""The board as its seats see it, and moves as pure functions of a position.

A position holds, by arm of the board, where the pieces of that seat stand, in steps along its own
way: -1 is the base, 0 its start square A, then the track, then the goal squares a to d.
Arms where nobody sits have no pieces.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from data.boards import load
from engine.views import BASE, Action, Piece, Seat, Step

Position: TypeAlias = list[list[int]]

START = 0
PIECES = 4

MOVES: tuple[Action, ...] = tuple(f"move {number}" for number in range(1, PIECES + 1))
ENTER: Action = "enter"


class Move(Struct, frozen=True, gc=False):
    """A piece's way to another square, and whom it captures there."""

    action: Action
    seat: Seat
    piece: int
    at: int
    to: int
    captures: tuple[tuple[Seat, int], ...] = ()

    @property
    def step(self) -> Step:
        """The same in the words of the views."""
        captures = tuple(Piece(seat, number) for seat, number in self.captures)
        return Step(Piece(self.seat, self.piece), self.at, self.to, captures)


class Course:
    """A board with some of its arms taken."""

    def __init__(self, board: str, seats: Sequence[Seat]) -> None:
        data = load(board)
        self.board, self.seats, self.arms = board, tuple(seats), data.arms
        self.track = data.length
        """The position of goal square a."""
        self.last = self.track + PIECES - 1
        """The position of goal square d."""
        self.meeting = [
            [
                [
                    (other, (to + data.starts[seat] - data.starts[other]) % self.track)
                    for other in self.seats
                    if other != seat and to < self.track
                ]
                for to in range(self.last + 1)
            ]
            for seat in range(self.arms)
        ]
        """By seat and square: the other seats, each with what it calls that square."""

    def empty(self, at: int = BASE) -> Position:
        """Every seat's pieces in the base, but one of them on *at*."""
        return [
            [at] + [BASE] * (PIECES - 1) if seat in self.seats else [] for seat in range(self.arms)
        ]

    def on(self, position: Position, seat: Seat, to: int) -> tuple[tuple[Seat, int], ...]:
        """Return the pieces of others on the square that *seat* calls *to*."""
        for other, there in self.meeting[seat][to]:
            if there in position[other]:
                return ((other, position[other].index(there)),)
        return ()


def after(position: Position, move: Move) -> Position:
    """Return the position after *move*; *position* stays as it is."""
    pieces = [own[:] for own in position]
    apply(pieces, move)
    return pieces


def apply(position: Position, move: Move) -> None:
    """Set the captured pieces back to their base, then the moved piece on its square."""
    for other, captured in move.captures:
        position[other][captured] = BASE
    position[move.seat][move.piece] = move.to
