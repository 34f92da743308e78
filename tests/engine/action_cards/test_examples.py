"""What the picture of the rules shows is what the rules do."""

from __future__ import annotations

from engine.catalog import ACTION_CARDS
from engine.views import RaceView


def test_a_player_that_is_met_is_captured_or_joined() -> None:
    (example,) = ACTION_CARDS.examples
    shown = ACTION_CARDS.example(example)
    assert isinstance(shown.before, RaceView)
    assert isinstance(shown.after, RaceView)
    assert [each.action for each in shown.before.choices] == ["move 1", "join 1"]
    assert [len(each.step.captures) for each in shown.before.choices] == [1, 0]
    assert (shown.after.pieces[0][0], shown.after.pieces[1][0]) == (9, 39)
    assert shown.rolls == (4,)
