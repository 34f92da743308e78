"""The first player: by the highest roll, by chance, or the host.

The youngest is not known.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.chance import ROLL, Pick
from engine.core import Event, Script
from engine.rules import Value
from engine.views import Seat


class OpeningRoll(Event, frozen=True):
    """A seat rolled for the first turn."""

    seat: Seat
    pips: int


class Began(Event, frozen=True):
    """The first player is settled."""

    seat: Seat


def opening(seats: Sequence[Seat], first: Value) -> Script[Seat]:
    """Settle the first player; ties roll again (reading C-2).

    Args:
        seats: those who play, the host's first.
        first: ``"highest_roll"``, ``"random"`` or ``"host"``.
    """
    if first == "host":
        return seats[0]
    rolling = sorted(seats)
    if first == "random":
        _, place = yield Pick(len(rolling))
        return rolling[int(place)]
    while len(rolling) > 1:
        rolls = {}
        for seat in rolling:
            _, pips = yield ROLL
            rolls[seat] = int(pips)
            yield OpeningRoll(seat, rolls[seat])
        rolling = [seat for seat in rolling if rolls[seat] == max(rolls.values())]
    return rolling[0]
