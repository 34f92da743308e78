"""Players with a taste of their own: by the terms that games say, and in every game."""

from __future__ import annotations

from collections import Counter
from math import inf
from random import Random

import pytest

from engine.catalog import CATALOG
from engine.evaluation import PERSONAS, PersonaWeights, Terms, grudges, persona, warmly
from engine.players import Level
from engine.simulate import simulate
from engine.views import View

OPTIONS = {
    "hit": Terms(way=1, hits=1.2, ahead=0.1),
    "flee": Terms(way=1, risk=0.9, ahead=0.2),
    "run": Terms(way=2, ahead=0.9),
    "pay back": Terms(way=0.9, hits=0.7, revenge=0.7, ahead=0.3),
}


def level(key: str, warmth: float = 0.001) -> Level:
    """Return a persona in a game of these options."""
    return persona(PERSONAS[key], lambda *_: OPTIONS, warmth)


def test_the_worth_of_an_option_is_the_sum_of_its_terms() -> None:
    assert Terms(1, 2, 3, 4, 5, ahead=6, revenge=7).worth == 15
    assert Terms(1, hits=2) + Terms(3, risk=1) == Terms(4, 2, 0, 1)
    assert PersonaWeights().of(OPTIONS["hit"]) == OPTIONS["hit"].worth


@pytest.mark.parametrize(
    ("key", "action"),
    [("hunter", "hit"), ("careful", "flee"), ("runner", "run"), ("grudge", "pay back")],
)
def test_every_persona_takes_its_favourite_option(key: str, action: str) -> None:
    assert level(key)(View(), 0, tuple(OPTIONS), Random(1)) == action


def test_an_option_without_merit_is_chosen_only_if_it_is_alone() -> None:
    assert level("runner")(View(), 0, ("wait", "hit"), Random(1)) == "hit"
    assert level("runner")(View(), 0, ("wait",), Random(1)) == "wait"


def test_a_better_liked_option_is_taken_more_often() -> None:
    liked, random = {"good": 1.0, "fair": 0.9, "never": -inf}, Random(1)
    found = Counter(warmly(liked, 0.1, random) for _ in range(2000))
    assert found["good"] / found["fair"] == pytest.approx(2.72, rel=0.15)
    assert set(found) == {"good", "fair"}


def test_no_player_bears_a_grudge_against_themselves() -> None:
    assert grudges(((0, 2), (2, 0), (1, 3)), (0, 2)) == set()
    assert grudges(((0, 3), (1, 2)), (0, 2)) == {3}


@pytest.mark.many
@pytest.mark.parametrize(("key", "games"), [("classic", 6), ("walls", 4)])
def test_a_table_of_hunters_sees_more_captures_than_one_of_runners(key: str, games: int) -> None:
    system = CATALOG[key]
    hunted, run = (
        simulate(system, 4, games, 1, next(iter(system.presets)), {}, each).captures_per_game
        for each in ("hunter", "runner")
    )
    assert hunted > run * 1.1


@pytest.mark.many
@pytest.mark.parametrize("key", CATALOG)
def test_every_game_is_played_to_its_end_by_all_of_them(key: str) -> None:
    system = CATALOG[key]
    if not system.levels.keys() & PERSONAS:
        pytest.skip(f"{key}: it has no personas")
    assert set(system.levels) == {"easy", "normal", "hard", "random", *PERSONAS}
    report = simulate(system, 4, 1, 1, next(iter(system.presets)), {}, ",".join(PERSONAS))
    assert report.finished == 1
