"""What a board tells of the moves since somebody was last on turn."""

from __future__ import annotations

import pytest

from cogs.messages import since
from engine.classic.events import Moved, Rolled
from engine.core import CHANCE, Event
from engine.session import CLOCK, Happened, Sight
from engine.views import View

ADA, BEN = 0, 1


def turn(seat: int, pips: int, at: int = 5) -> list[tuple[int, tuple[Event, ...]]]:
    """A roll and a move of somebody, row by row."""
    moved = Moved(seat, 0, at, at + pips)
    return [(seat, ()), (CHANCE, (Rolled(seat, pips),)), (seat, (moved,))]


BEGIN: list[tuple[int, tuple[Event, ...]]] = [(CLOCK, ())]


@pytest.mark.parametrize(
    ("rows", "shown"),
    [
        (BEGIN, 0),
        (BEGIN + turn(BEN, 3), 3),  # nobody has moved before
        (turn(ADA, 2) + turn(BEN, 3), 3),
        (turn(ADA, 2) + turn(BEN, 3) + turn(ADA, 4)[:2], 5),  # she has rolled and is to move
        (turn(ADA, 2) + turn(BEN, 3) + turn(ADA, 6) + turn(ADA, 1)[:2], 8),  # and again
        (turn(ADA, 2) + turn(BEN, 3)[:2] + [(BEN, ())], 3),  # his roll was no good
    ],
)
def test_the_others_moves_stay_while_somebody_is_on_turn(
    rows: list[tuple[int, tuple[Event, ...]]], shown: int
) -> None:
    story = tuple(Happened(seq, seat, 0, events) for seq, (seat, events) in enumerate(rows))
    sight = Sight(None, len(rows), View(), None, {}, story, None)
    assert list(since(sight, [ADA])) == list(story[len(story) - shown :])
