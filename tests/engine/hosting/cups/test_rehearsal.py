"""The rehearsal of a cup: each of its messages, by the functions of real cups."""

from __future__ import annotations

import pytest

from engine.hosting.cups.cup import BREAK, draws_at
from engine.hosting.cups.events import Corrected
from engine.hosting.cups.rehearsal import PEOPLE, rehearsed
from engine.hosting.state.beginnings import CALL
from tests.engine.hosting.cups.test_cup import BEGINS, setup

NOW = BEGINS - 8 * 3600
"""The moment of a rehearsal, long before the beginning."""


def test_times_to_come_are_told_from_the_moment_of_each_message() -> None:
    """Else all people would be called "in 8 hours"."""
    cups = dict(rehearsed(7, setup("live"), 2, NOW))
    assert draws_at(cups["opened"]) == BEGINS
    assert draws_at(cups["called"]) == NOW + CALL
    assert draws_at(cups["corrected"]) == NOW + BREAK


@pytest.mark.parametrize(
    ("pace", "final", "steps"),
    [
        ("live", True, ["opened", "called", "drawn", "corrected", "final", "ended"]),
        ("days", True, ["opened", "drawn", "corrected", "final", "ended"]),
        ("days", False, ["opened", "drawn", "corrected", "ended"]),
    ],
)
def test_a_rehearsal_has_each_message_once(pace: str, final: bool, steps: list[str]) -> None:
    found = rehearsed(7, setup(pace, rounds=3, final=final), 2, NOW)
    assert [step for step, _ in found] == steps
    cups = dict(found)
    assert all(len(cup.entrants) == PEOPLE for cup in cups.values())
    assert len(cups["drawn"].rounds[0].open) == 3
    assert isinstance(cups["corrected"].acts[-1].event, Corrected)
    assert cups["ended"].over
    assert len(cups["ended"].rounds) == 3 + final
