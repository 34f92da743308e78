"""The board as its seats see it, and their moves.

A position holds, by arm of the board, where the pieces of that seat stand, in steps along its own
way: -1 is the base, 0 its start square A, then the track, then the goal squares a to d.
Arms where nobody sits have no pieces.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from data.shipped.boards import load
from engine.classic.duties import Duty
from engine.views import BASE, Action, Piece, Seat, Step

Position: TypeAlias = list[list[int]]

START = 0
PIECES = 4
PIPS = range(1, 7)
KEPT = 24
"""Courses that are remembered, of half a megabyte each: who plays where, and who with which colours."""


class Actions(Struct, frozen=True):
    """The names of a colour's moves: by piece, or for the base."""

    move: tuple[Action, ...]
    back: tuple[Action, ...]
    lap: tuple[Action, ...]
    enter: Action


def _actions(prefix: str, move: str) -> Actions:
    def numbered(verb: str) -> tuple[Action, ...]:
        return tuple(f"{verb} {number}" for number in range(1, PIECES + 1))

    return Actions(
        numbered(move), numbered(f"{prefix}back"), numbered(f"{prefix}lap"), f"{prefix}enter"
    )


OWN = _actions("", "move")
NEUTRAL = _actions("neutral-", "neutral")
"""Neutral pieces are moved by the seats of others, beside their own."""


class Move(Struct, frozen=True, gc=False):
    """A piece's way to a square, with captures and fulfilled duties."""

    action: Action
    seat: Seat
    piece: int
    at: int
    to: int
    captures: tuple[tuple[Seat, int], ...] = ()
    duties: int = 0
    """Tags: some of `Duty`."""
    forfeits: int | None = None
    """The piece of whoever makes the move that goes back to its base: it should have captured."""

    @property
    def step(self) -> Step:
        """Return the move as a view `Step`."""
        captures = tuple(Piece(seat, number) for seat, number in self.captures)
        return Step(Piece(self.seat, self.piece), self.at, self.to, captures)


class Course:
    """A board with some of its arms taken."""

    def __init__(
        self,
        board: str,
        seats: Collection[Seat],
        players: Collection[tuple[Seat, ...]] | None = None,
        pieces: int = PIECES,
    ) -> None:
        """Lay out a board.

        Args:
            board: its key.
            seats: the colours in play.
            players: the colours that each player has; without it everybody has one.  Colours that
                are in play but nobody's are neutral.
            pieces: how many each colour has.
        """
        data = load(board)
        owners = {seat: own for own in players or () for seat in own}
        if players is None:
            owners = {seat: (seat,) for seat in seats}
        self.board, self.seats, self.arms = board, tuple(seats), data.arms
        self.neutral = tuple(seat for seat in seats if seat not in owners)
        self.track = data.length
        """The position of goal square a."""
        self.pieces, self.goal = pieces, data.goal(pieces)
        """How many pieces a colour has, and the position of the first square that is goal for them: with
        fewer than four those before it are a way on which nobody else comes."""
        self.last = self.track + PIECES - 1
        """The position of goal square d."""
        self.starts = [
            [(data.starts[other] - start) % self.track for other in range(self.arms)]
            for start in data.starts
        ]
        """By seat: what it calls the start squares of all."""
        self.meeting = [
            [
                [
                    (other, (to - self.starts[seat][other]) % self.track)
                    for other in self.seats
                    if other != seat and to < self.track
                ]
                for to in range(self.last + 1)
            ]
            for seat in range(self.arms)
        ]
        """By seat and square: the other seats, each with what it calls that square."""
        self.together = [owners.get(seat, ()) for seat in range(self.arms)]
        """By seat: all colours of its player; none for neutral ones."""
        self.demanded = [
            [Duty.CAPTURE.value * (seat in own and other not in own) for other in range(self.arms)]
            for seat, own in enumerate(self.together)
        ]
        """By seat and captured seat: the tag of a capture; none among the colours of a player, and
        none for neutral pieces, whose captures are nobody's duty (readings C-26, C-28)."""
        self.ways = [
            [
                [list(self._ways(seat, piece, roll)) for piece in range(PIECES)]
                for roll in range(PIPS[-1] + 1)
            ]
            if seat in self.seats
            else []
            for seat in range(self.arms)
        ]
        """By seat, roll, piece and position, which for the base is the last in the list: the move
        if nobody is there; None if the roll leads nowhere."""

    def _ways(self, seat: Seat, piece: int, roll: int) -> Iterator[Move | None]:
        actions = self.actions(seat)
        for at in range(self.last + 1):
            to = at + roll
            tags = Duty.VACATE * (at == START) | Duty.GOAL * (at < self.goal <= to)
            duties = 0 if seat in self.neutral else int(tags)
            move = Move(actions.move[piece], seat, piece, at, to, (), duties)
            yield move if to <= self.last else None
        duties = 0 if seat in self.neutral else Duty.ENTER.value
        yield Move(actions.enter, seat, piece, BASE, START, (), duties) if roll == 6 else None

    def actions(self, seat: Seat) -> Actions:
        """Return the names of the moves of *seat*."""
        return NEUTRAL if seat in self.neutral else OWN

    def empty(self, at: int = BASE) -> Position:
        """Every seat's pieces in the base, but one of them on *at*."""
        return [
            [at] + [BASE] * (self.pieces - 1) if seat in self.seats else []
            for seat in range(self.arms)
        ]

    def on(self, position: Position, seat: Seat, to: int) -> tuple[tuple[Seat, int], ...]:
        """Return all pieces of others on the square that *seat* calls *to*."""
        found: list[tuple[Seat, int]] = []
        for other, there in self.meeting[seat][to]:
            if there in position[other]:
                found += [(other, piece) for piece, at in enumerate(position[other]) if at == there]
        return tuple(found)

    def capturing(self, position: Position, move: Move) -> Move:
        """Return a *move* with its captures, and the duty of that."""
        captures = self.on(position, move.seat, move.to)
        duties = move.duties
        for other, _ in captures:
            duties |= self.demanded[move.seat][other]
        return Move(move.action, move.seat, move.piece, move.at, move.to, captures, duties)


@lru_cache(maxsize=KEPT)
def course(
    board: str, seats: tuple[Seat, ...], players: tuple[tuple[Seat, ...], ...], pieces: int = PIECES
) -> Course:
    """Return the one course for these sorted arguments.

    It is slow to lay out.
    """
    return Course(board, seats, players, pieces)
