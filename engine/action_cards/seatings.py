"""Seats with action cards: one colour each, on suitable arms."""

from __future__ import annotations

from collections.abc import Mapping

from engine.classic.seatings import seating
from engine.rules import Value
from engine.seating import Seating


def around_the_board(people: int, values: Mapping[str, Value]) -> Seating:
    """Return the seats of two to six people, on suitable arms.

    Three have every second of six arms, so that all of them see the same board.  On four the one in
    the middle wins 28 of 100 games of equal players, and the first beside the gap 37: others come in
    before the goal of the one and not before that of the other.
    """
    six = values["six_arms"] or (people == 3 and not values["four_arms"])
    return seating(people, {**values, "six_arms": six, "extra_colours": False})
