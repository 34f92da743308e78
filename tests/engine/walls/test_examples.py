"""What the pictures of `/rules` show is what the rules do."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.catalog import WALLS
from engine.system import Example
from engine.views import RaceView
from engine.walls.game import BOARD
from engine.walls.views import WallsView, Way

EXAMPLES: Mapping[str, Example] = {each.key: each for each in WALLS.examples}


def gone(key: str) -> Way:
    """The way that an example shows."""
    after = WALLS.example(EXAMPLES[key]).after
    assert isinstance(after, WallsView)
    (way,) = after.last
    return way


def hows(key: str) -> str:
    return "".join(leg.how for leg in gone(key).legs)


def test_every_kind_of_move_is_shown() -> None:
    assert {hows(each.key) for each in WALLS.examples if not each.rule} == {"++", "-+", "+^", "^^"}
    assert gone("walls_enter").start == -1
    assert gone("walls_home").to >= BOARD.length
    assert [len(gone(f"walls_{key}").captures) for key in ("straight", "turn", "jump")] == [1, 2, 2]
    assert not gone("walls_straight").stops


def test_the_choice_is_shown_before() -> None:
    for example in WALLS.examples:
        shown = WALLS.example(example)
        assert not isinstance(shown.before, RaceView)
        assert isinstance(shown.before, WallsView)
        assert bool(shown.before.choices) == (shown.after is not None)


def test_shuffled_walls_stand_elsewhere() -> None:
    before = WALLS.example(EXAMPLES["wall_layout"]).before
    assert isinstance(before, WallsView)
    assert before.walls != BOARD.walls
    assert sorted(sorted(wall) for wall in before.walls) == sorted(map(sorted, BOARD.walls))


def test_without_places_it_would_be_over() -> None:
    after = WALLS.example(EXAMPLES["walls_places"]).after
    assert isinstance(after, WallsView)
    assert after.places == (2,)
    assert after.turn == 1


@pytest.mark.parametrize("rule", [rule.key for rule in WALLS.rules if rule.key != "first_player"])
def test_every_rule_that_changes_the_board_has_an_example(rule: str) -> None:
    assert [each for each in WALLS.examples if each.rule == rule]
