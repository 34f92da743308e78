"""The rehearsal of a cup: each of its messages, by the functions of real cups."""

from __future__ import annotations

import pytest

from engine.hosting.cups.events import Corrected
from engine.hosting.cups.rehearsal import PEOPLE, rehearsed
from tests.engine.hosting.cups.test_cup import setup


@pytest.mark.parametrize(
    ("pace", "final", "steps"),
    [
        ("live", True, ["opened", "called", "drawn", "corrected", "final", "ended"]),
        ("days", True, ["opened", "drawn", "corrected", "final", "ended"]),
        ("days", False, ["opened", "drawn", "corrected", "ended"]),
    ],
)
def test_a_rehearsal_has_each_message_once(pace: str, final: bool, steps: list[str]) -> None:
    found = rehearsed(7, setup(pace, rounds=3, final=final), 2)
    assert [step for step, _ in found] == steps
    cups = dict(found)
    assert all(len(cup.entrants) == PEOPLE for cup in cups.values())
    assert len(cups["drawn"].rounds[0].open) == 3
    assert isinstance(cups["corrected"].acts[-1].event, Corrected)
    assert cups["ended"].over
    assert len(cups["ended"].rounds) == 3 + final
