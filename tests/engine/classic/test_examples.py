"""What the pictures of house rules show is what the rules do, and without them it is otherwise."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.catalog import CLASSIC, TOURNAMENT
from engine.classic.events import Fined, Overlooked
from engine.classic.game import Classic
from engine.classic.system import Example, answered
from engine.races import Captured
from engine.rules import Value
from engine.system import System
from engine.views import RaceView
from tests.engine.classic.positions import Standing, options, turn, where

Expected = tuple[str, str, str]
"""What may be done with the rule, what is done, and what may be done without it instead."""

EXPECTED: Mapping[str, Expected] = {
    "pieces": ("yellow: move 1", "move 1", "green: "),
    "three_rolls": ("yellow: enter", "enter", "red: enter"),
    "compulsory_capture": ("yellow: move 1", "move 1", "yellow: move 1, move 2"),
    "compulsory_capture_penalty": ("yellow: move 1, move 4", "move 1", "yellow: move 1, move 4"),
    "no_goal_jump": ("yellow: move 3", "move 3", "yellow: move 1, move 3"),
    "backward_capture": ("yellow: move 1, back 1", "back 1", "yellow: move 1"),
    "backward_capture_forced": ("yellow: back 1", "back 1", "yellow: move 1, move 2, back 1"),
    "barriers": ("yellow: move 2", "move 2", "yellow: move 1, move 2"),
    "barrier_on_start": ("yellow: move 1, move 2", "move 2", "yellow: move 1"),
    "safe_start": ("yellow: move 2", "move 2", "yellow: move 1, move 2"),
    "blocked_start": ("yellow: move 2", "move 2", "yellow: move 2, move 3"),
    "six_always_again": ("yellow: move 3", "move 3", "red: "),
    "places": ("green: move 1", "move 1", ""),
    "two_player_win": ("yellow: move 1", "move 1", "yellow: move 1"),
    "must_mode": ("yellow: move 1, move 4, pass", "move 1", "yellow: move 4"),
}
AFTERWARDS: Mapping[str, Mapping[str, str]] = {
    "pieces": {"yellow": "c b"},
    "race_enter": {"yellow": "4 A B B"},
    "race_capture": {"yellow": "9 B B B", "green": "B B B B"},
    "race_home": {"yellow": "c d B B"},
    "start_in_base": {"yellow": "A B B B"},
    "three_rolls": {"yellow": "A B B B"},
    "compulsory_capture": {"yellow": "9 11 B B", "green": "B B B B"},
    "compulsory_capture_penalty": {"yellow": "8 B B B", "green": "35 B B B"},
    "no_goal_jump": {"yellow": "38 b 39 B"},
    "backward_capture": {"yellow": "6 B B B", "green": "B B B B"},
    "backward_capture_forced": {"yellow": "6 12 B B", "green": "B B B B"},
    "barriers": {"yellow": "4 13 B B", "green": "37 37 B B"},
    "barrier_on_start": {"yellow": "10 10 B B"},
    "safe_start": {"yellow": "6 12 B B", "green": "A B B B"},
    "blocked_start": {"yellow": "A 4 5 B"},
    "six_always_again": {"yellow": "d c a 36"},
    "places": {"yellow": "d c b a", "green": "31 B B B"},
    "extra_colours": {"yellow": "4 B B B", "green": "B B B B", "black": "19 B B B"},
    "two_player_win": {"yellow": "a b c d", "red": "15 B B B"},
    "must_mode": {"yellow": "6 B B B", "green": "35 B B B"},
}

EVERY = [(system, example) for system in (CLASSIC, TOURNAMENT) for example in system.examples]
every_example = pytest.mark.parametrize(
    ("system", "example"), EVERY, ids=[f"{system.key} {each.key}" for system, each in EVERY]
)


OF_SEATS = {"start_in_base", "extra_colours", "extra_colours_two", "six_arms"}
"""Of the beginning and the seats: the same may be done without these rules, elsewhere or by others."""


def test_each_rule_with_a_picture_says_its_difference() -> None:
    assert set(EXPECTED) == {each.key for _, each in EVERY if each.rule} - OF_SEATS
    without_answers = {each.key for _, each in EVERY if not find(each.key).answers}
    assert set(AFTERWARDS) == {each.key for _, each in EVERY} - without_answers


def otherwise(system: System, example: Example) -> dict[str, Value]:
    """All values of the example but that of its rule, which is the other way."""
    rule = next(each for each in system.rules if each.key == example.rule)
    value = rule.default if rule.default != example.values[rule.key] else not rule.default
    return system.values("book", {**example.values, rule.key: value})


def play(system: System, example: Example, values: Mapping[str, Value], answers: int) -> Standing:
    """The game after so many answers, or as many of them as it takes."""
    standing: Standing = example.begin(system.make(example.seats, values))
    for answer in example.answers[:answers]:
        if not standing.table.over:
            answered(standing, answer)
    return standing


def offered(standing: Standing) -> str:
    """Who is on turn, and what it may do with what was rolled; nothing when the game is over."""
    if standing.table.over:
        return ""
    actions = [each for each in options(standing) if each != "roll"]
    return f"{turn(standing)}: {', '.join(actions)}"


@every_example
def test_with_the_rule_a_legal_action_leads_from_one_half_to_the_other(
    system: System, example: Example
) -> None:
    shown, values = system.example(example), system.values("book", example.values)
    before = play(system, example, values, len(example.answers) - 1)
    after = play(system, example, values, len(example.answers))
    assert isinstance(shown.before, RaceView)
    if not example.answers:
        assert shown.after is None
        return
    assert isinstance(shown.after, RaceView)
    assert shown.before.pieces == tuple(map(tuple, before.table.pieces))
    assert shown.after.pieces == tuple(map(tuple, after.table.pieces))
    assert example.answers[-1] in options(before)
    assert "".join(map(str, shown.rolls)) in "".join(example.answers)
    assert shown.rolls
    for colour, squares in AFTERWARDS[example.key].items():
        assert where(after, colour) == squares
    if example.key in EXPECTED:
        assert offered(before) == EXPECTED[example.key][0]
        assert example.answers[-1] == EXPECTED[example.key][1]


@pytest.mark.parametrize("system", [CLASSIC, TOURNAMENT], ids=["classic", "tournament"])
def test_general_examples_hold_without_house_rules(system: System) -> None:
    """And what is told of it holds: a 6 has to bring a piece out, and gives another roll."""
    of_all = [find(example.key) for example in system.examples if not example.rule]
    assert [offered(play(system, each, system.values("book"), 1)) for each in of_all] == [
        "yellow: enter",
        "yellow: move 1",
        "yellow: move 1",
    ]
    turns = [turn(play(system, each, system.values("book"), 2)) for each in of_all]
    assert turns == ["yellow", "green", "green"]


@every_example
def test_without_the_rule_something_else_may_be_done_or_happens(
    system: System, example: Example
) -> None:
    if example.key not in EXPECTED:
        return
    values, number = otherwise(system, example), len(example.answers)
    assert offered(play(system, example, values, number - 1)) == EXPECTED[example.key][2]


@every_example
def test_the_colours_of_an_example_can_be_played_together(system: System, example: Example) -> None:
    sitting = system.seating(len(example.seats), system.values("book", example.values))
    assert example.seats in sitting.arms


def test_a_neutral_piece_captures_for_a_player_that_moves_it() -> None:
    neutral = find("extra_colours")
    standing = play(CLASSIC, neutral, CLASSIC.values("book", neutral.values), 1)
    assert Captured(1, 0, 0) in answered(standing, neutral.answers[-1])


def test_a_game_begins_with_a_piece_on_the_start_square_without_the_rule() -> None:
    begun = find("start_in_base")
    without = begun.begin(CLASSIC.make(begun.seats, otherwise(CLASSIC, begun)))
    assert where(without, "yellow") == "A B B B"
    with_rule = begun.begin(CLASSIC.make(begun.seats, CLASSIC.values("book", begun.values)))
    assert where(with_rule, "yellow") == "B B B B"


def test_pieces_that_missed_a_capture_go_back() -> None:
    for system, key, kind in (
        (CLASSIC, "compulsory_capture_penalty", Overlooked),
        (TOURNAMENT, "must_mode", Fined),
    ):
        example = find(key)
        values = system.values("book", example.values)
        standing = play(system, example, values, len(example.answers) - 1)
        events = answered(standing, example.answers[-1])
        assert kind(0, 3, 3) in events
    unpunished = find("compulsory_capture_penalty")
    standing = play(CLASSIC, unpunished, otherwise(CLASSIC, unpunished), 2)
    assert where(standing, "yellow") == "8 B B 3"


def test_a_barrier_on_a_start_square_lets_no_player_in_there() -> None:
    example = find("barrier_on_start")
    values = CLASSIC.values("book", example.values)
    standing = play(CLASSIC, example, values, len(example.answers))
    assert turn(standing) == "green"
    answered(standing, "6")
    assert turn(standing) == "red", "a 6 could not bring a piece in"


def test_the_first_colour_home_decides_the_game() -> None:
    example = find("two_player_win")
    for values, over in (
        (CLASSIC.values("book", example.values), True),
        (otherwise(CLASSIC, example), False),
    ):
        assert play(CLASSIC, example, values, len(example.answers)).table.over == over


def test_more_colours_are_in_play() -> None:
    neutral, both, six = map(find, ("extra_colours", "extra_colours_two", "six_arms"))
    for example, colours in ((neutral, 4), (both, 4), (six, 6)):
        with_rule = CLASSIC.make(example.seats, CLASSIC.values("book", example.values))
        assert len(with_rule.seats) == colours
    game = CLASSIC.make(neutral.seats, CLASSIC.values("book", neutral.values))
    assert isinstance(game, Classic)
    assert game.neutral == (3,)
    usual = CLASSIC.make(neutral.seats, otherwise(CLASSIC, neutral))
    assert usual.seats == neutral.seats
    shown = CLASSIC.example(both).before
    assert isinstance(shown, RaceView)
    assert shown.together == ((0, 2), (1, 3))
    shown = CLASSIC.example(six).before
    assert isinstance(shown, RaceView)
    assert shown.board == "classic-6"
    assert not CLASSIC.seating(6, otherwise(CLASSIC, six)).arms


@pytest.mark.parametrize("system", [CLASSIC, TOURNAMENT], ids=["classic", "tournament"])
def test_every_rule_that_changes_the_board_has_an_example(system: System) -> None:
    shown = {example.rule for example in system.examples}
    assert {rule.key for rule in system.rules} - shown <= {"first_player", "time_limit"}


def test_examples_of_one_name_are_one() -> None:
    keys = {example.key: example for _, example in EVERY}
    assert all(keys[example.key] is example for _, example in EVERY)


def find(key: str) -> Example:
    """The example called so."""
    found = next(example for _, example in EVERY if example.key == key)
    assert isinstance(found, Example)
    return found
