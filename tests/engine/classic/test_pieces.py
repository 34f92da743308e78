"""Fewer pieces: how they begin, where they are home, and what lies before that."""

from __future__ import annotations

from math import log

import pytest

from engine.action_cards.game import ActionCards
from engine.catalog import ACTION_CARDS, CATALOG, CLASSIC, WALLS
from engine.classic.course import Course
from engine.classic.rules import Pieces
from engine.outlook import Outlook
from engine.rules import OURS
from engine.simulate import answers
from engine.system import System
from engine.views import BASE
from tests.engine import warmth
from tests.engine.classic.positions import classic, move, on_turn, options, roll, where

SIX = {"six_arms": True}
SHORT = [system for system in CATALOG.values() if "pieces" in system.values("book")]
every_number = pytest.mark.parametrize("number", [2, 3, 4])


@every_number
def test_one_begins_on_the_start_square_and_the_others_in_the_base(number: int) -> None:
    play = classic((0, 2), pieces=str(number)).start()
    assert where(play, "yellow") == " ".join(["A", *["B"] * (number - 1)])


@every_number
def test_the_innermost_squares_are_the_goal(number: int) -> None:
    course = Course("classic-4", (0, 2), pieces=number)
    assert course.last + 1 - course.goal == number


def test_with_two_pieces_c_and_d_are_home_and_a_and_b_are_not() -> None:
    play = on_turn("yellow", classic((0, 2), pieces="2"), yellow="b d", red="7 9")
    assert not play.table.over
    roll(play, 1)
    move(play, "move 1")
    assert where(play, "yellow") == "c d"
    assert play.table.over


def test_a_piece_before_its_goal_goes_on_and_can_be_passed() -> None:
    play = on_turn("yellow", classic((0, 2), pieces="2", no_goal_jump=True), yellow="39 b")
    roll(play, 3)
    assert options(play) == ["move 1"]
    move(play, "move 1")
    assert where(play, "yellow") == "c b"


def test_a_piece_before_its_goal_is_on_its_way_so_that_there_is_one_roll() -> None:
    play = on_turn("yellow", classic((0, 2), pieces="2", three_rolls=True), yellow="a B")
    roll(play, 5)
    assert play.table.turn == 2


@pytest.mark.parametrize("system", SHORT, ids=[each.key for each in SHORT])
def test_a_short_game_ends_with_fewer_pieces_each(system: System) -> None:
    values = system.values("short")
    game = system.make(system.seating(2, values).arms[0], values)
    play, _ = next(answers(game, system.levels["normal"], 1, 1))
    pieces = {len(own) for own in play.table.pieces if own}
    assert pieces == {int(str(values["pieces"]))} != {4}
    *_, (play, _) = answers(game, system.levels["normal"], 1, 10_000)
    assert play.table.over


def outlook(system: System, people: int, pieces: str) -> Outlook:
    """The outlook on a game of so many people and pieces each."""
    assert system.outlook is not None
    values = system.values("book", {"pieces": pieces, **(SIX if people > 4 else {})})
    return system.outlook(system.make(system.seating(people, values).arms[0], values))


@pytest.mark.parametrize("system", SHORT, ids=[each.key for each in SHORT])
def test_chances_with_fewer_pieces_were_fitted_for_all_numbers_of_people(system: System) -> None:
    for people, whole in outlook(system, 3, "4").warmth.items():
        assert outlook(system, people, "4").heat == whole
        for pieces in (2, 3):
            found = outlook(system, people, str(pieces))
            assert found.heat == found.fewer[pieces][people]


@pytest.mark.many
@pytest.mark.parametrize("system", SHORT, ids=[each.key for each in SHORT])
def test_chances_in_short_games_say_more_than_seats_alone(system: System) -> None:
    """And more than with the warmth of four pieces."""
    found, fitted = list(warmth.seen(system, 3, 24, ["pieces=2"])), outlook(system, 3, "2")
    surprise = warmth.surprise(found, fitted.heat)
    assert surprise < min(log(3), warmth.surprise(found, fitted.warmth[3]))


@pytest.mark.parametrize("system", [CLASSIC, WALLS, ACTION_CARDS], ids=lambda each: each.key)
@pytest.mark.many
@pytest.mark.parametrize("number", ["2", "3"])
def test_computer_players_are_better_than_chance_with_fewer_pieces(
    system: System, number: str
) -> None:
    """Of 16 games of two a player at `normal` wins most against one who chooses by chance."""
    values, won = system.values("book", {"pieces": number}), 0
    game = system.make(system.seating(2, values).arms[0], values)
    first, second = game.players
    for seed in range(16):
        able = seed % 2
        levels = {first: "normal" if able else "random", second: "random" if able else "normal"}
        field = {seat: system.levels[level] for seat, level in levels.items()}
        *_, (play, _) = answers(game, field, seed, 20_000)
        won += levels[game.standings(play.table)[0][0]] == "normal"
    assert won >= 10


def test_a_card_moves_a_piece_before_its_goal_back_along_its_way() -> None:
    """Not around the board: before the goal a piece is on squares of its own."""
    values = ACTION_CARDS.values("book", {"pieces": "2"})
    game = ActionCards((0, 2), values)
    t = game.new()
    t.pieces[0] = [41, BASE]
    [back] = game.ways.backward(t, 0, 0, 3)
    assert (back.at, back.to) == (41, 38)
    [forward] = game.ways.forward(t, 0, 0, 1)
    assert forward.to == 42
    assert game.ways.on_track(t, 0) == [0]
    assert game.ways.in_reach(t, 0) == []
    t.pieces[0] = [2, BASE]
    past = ActionCards((0, 2), {**values, "backward_past_start": True})
    [around] = past.ways.backward(t, 0, 0, 4)
    assert around.to == 38


def test_the_rule_is_ours() -> None:
    assert Pieces.source is OURS
    assert Pieces.default == "4"
