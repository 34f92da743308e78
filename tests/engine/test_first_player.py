"""Who begins, in every way that can be chosen."""

from __future__ import annotations

import pytest

from engine.chance import ROLL, Pick
from engine.core import Event, Question, Script
from engine.first_player import OpeningRoll, opening
from engine.rules import Value


def begun(first: Value, seats: tuple[int, ...], *answers: str) -> tuple[int, list[Event]]:
    """Return who begins, and what happened before."""
    script: Script[int] = opening(seats, first)
    events: list[Event] = []
    asked: list[Question] = []
    given = iter(answers)
    try:
        said = next(script)
        while True:
            if isinstance(said, Event):
                events.append(said)
                said = next(script)
            else:
                asked.append(said)
                said = script.send((-1, next(given)))
    except StopIteration as end:
        assert len(asked) == len(answers)
        assert all(each in (ROLL, Pick(len(seats))) for each in asked)
        found: int = end.value
        return found, events


def test_the_highest_roll_begins_and_the_players_that_tie_roll_again() -> None:
    first, events = begun("highest_roll", (2, 0, 3), "4", "4", "1", "5", "2")
    assert first == 0
    assert events == [
        OpeningRoll(0, 4),
        OpeningRoll(2, 4),
        OpeningRoll(3, 1),
        OpeningRoll(0, 5),
        OpeningRoll(2, 2),
    ]


@pytest.mark.parametrize("place", [0, 1, 2])
def test_chance_picks_any_seat(place: int) -> None:
    assert begun("random", (2, 0, 3), str(place)) == ((0, 2, 3)[place], [])


def test_the_host_is_the_first_of_the_seats() -> None:
    assert begun("host", (2, 0, 3)) == (2, [])
