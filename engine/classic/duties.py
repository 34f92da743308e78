"""Duties of a move: which go before others, and their ranking.

No rule filters moves on its own.  A rule says what a tag weighs; the moves that weigh most are
those that are allowed.  Weights are worked out once, when the game is made, for every set of tags.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntFlag
from typing import Protocol, TypeVar


class Duty(IntFlag):
    """A duty that a move may fulfil."""

    ENTER = 1
    """A piece comes in."""
    VACATE = 2
    """The own start square is cleared; demanded only while pieces wait in the base."""
    CAPTURE = 4
    """A piece of another player is captured."""
    BACKWARD = 8
    """The same, going backward: it counts as a capture, but nobody has to do it."""
    GOAL = 16
    """A piece leaves the track for its goal."""
    MAKE_WAY = 32
    """A piece moves out of the way of the one on the own start square; demanded as clearing is."""


EVERY = 2 ** len(Duty)
CLEAR = Duty.VACATE | Duty.MAKE_WAY
"""What is demanded only while pieces wait in the base."""
Weigh = Callable[[int, Duty], int]
"""Adds to a weight what tags are worth."""


class Tagged(Protocol):
    """A move, as far as duties are concerned."""

    @property
    def duties(self) -> int: ...


M = TypeVar("M", bound=Tagged)


class Ranking:
    """The weights of the tags of a move under some rules."""

    def __init__(self, weigh: Weigh) -> None:
        def demanded(tags: int) -> int:
            return weigh(0, Duty(tags & ~Duty.BACKWARD))

        def worth(tags: int) -> int:
            forward = Duty.CAPTURE if tags & Duty.BACKWARD else 0
            return weigh(0, Duty(tags & ~Duty.BACKWARD | forward))

        def tables(without: int) -> tuple[list[int], list[int]]:
            tags = [each & ~without for each in range(EVERY)]
            return [demanded(each) for each in tags], [worth(each) for each in tags]

        self.tables = (tables(CLEAR), tables(0))
        """Without and with pieces waiting in the base: by tags, what they demand and are worth."""
        self.silent = tuple(not any(demand) for demand, _ in self.tables)
        """Without and with pieces waiting: whether no move is ever demanded."""

    def best(self, moves: list[M], waiting: bool) -> list[M]:
        """Return the moves that fulfil the heaviest duty.

        All if there is none.
        """
        if self.silent[waiting]:
            return moves
        demand, worth = self.tables[waiting]
        most = 0
        for move in moves:
            if demand[move.duties] > most:
                most = demand[move.duties]
        if not most:
            return moves
        return [move for move in moves if worth[move.duties] == most]
