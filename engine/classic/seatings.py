"""Seats of the classic game, on four arms or six.

The book has four colours on four arms; a board with six arms is made for three or six.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from data.shipped.boards import load
from engine.rules import Value
from engine.seating import Seating
from engine.views import Seat

FOUR_ARMS, SIX_ARMS = "classic-4", "classic-6"
ON_FOUR: dict[int, Sequence[Sequence[Seat]]] = {
    2: ((0, 2), (1, 3)),
    3: tuple(combinations(range(4), 3)),
    4: (tuple(range(4)),),
}
"""By number of people.  Two sit opposite each other (C-27); three leave any one colour out."""
NEIGHBOURS = ((0, 1), (1, 2), (2, 3), (3, 0))
"""Where two sit who have the colours opposite them as well (000, "Weniger als 4 Personen", 2)."""
ON_SIX: dict[int, Sequence[Sequence[Seat]]] = {
    2: ((0, 3), (1, 4), (2, 5)),
    3: ((0, 2, 4), (1, 3, 5)),
    4: ((0, 1, 3, 4), (1, 2, 4, 5), (0, 2, 3, 5)),
    5: tuple(combinations(range(6), 5)),
    6: (tuple(range(6)),),
}
"""By number of people: spread as evenly as can be.  Three take every second arm; the other numbers
go beyond the rulebooks."""


def seating(people: int, values: Mapping[str, Value]) -> Seating:
    """Return the seats of people in the classic game."""
    if values["six_arms"]:
        return Seating(ON_SIX.get(people, ()), load(SIX_ARMS).colours, SIX_ARMS)
    arms, colours = ON_FOUR.get(people, ()), load(FOUR_ARMS).colours
    if values["extra_colours"] and people == 2:
        opposite = {seat: ((seat + 2) % 4,) for seat in range(4)}
        return Seating(NEIGHBOURS, colours, FOUR_ARMS, opposite)
    neutral = bool(values["extra_colours"]) and people == 3
    return Seating(arms, colours, FOUR_ARMS, {}, neutral)


def tournament_seating(people: int, values: Mapping[str, Value]) -> Seating:
    """Return the seats of a tournament; three people have six arms.

    004, introduction, sentences 1 and 4.
    """
    board = SIX_ARMS if people == 3 else FOUR_ARMS
    arms = {3: ON_SIX[3], 4: ON_FOUR[4]}.get(people, ())
    return Seating(arms, load(board).colours, board)
