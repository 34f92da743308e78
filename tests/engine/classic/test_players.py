"""Computer players of the classic board: how they judge a move, and how well they play."""

from __future__ import annotations

from collections import Counter
from itertools import cycle
from random import Random

import pytest

from data.boards import load
from engine.catalog import CLASSIC
from engine.classic.players import best, danger, easy, evaluate, normal
from engine.core import CHANCE, Chance
from engine.players import Level, Player, decide
from engine.views import Choice, Piece, RaceView, Seat, Step
from tests.engine.classic.positions import classic, on_turn, roll, tournament
from tests.games import uniform

BOARD = load("classic-4")


def view(pips: int = 0, /, **pieces: str) -> RaceView:
    """Return what is seen in a position, yellow being on turn, with the choices for *pips*."""
    play = on_turn("yellow", **pieces)
    if pips:
        roll(play, pips)
    seen = play.game.view(play, 0, ())
    assert isinstance(seen, RaceView)
    return seen


def worth(start: int, to: int, *captures: Piece, **pieces: str) -> float:
    """Return how much a move of yellow's first piece is worth."""
    return evaluate(view(**pieces), BOARD, 0, Choice("", Step(Piece(0, 0), start, to, captures)))


# How a move is judged


@pytest.mark.parametrize("pips", range(1, 7))
def test_a_move_is_worth_its_squares(pips: int) -> None:
    assert worth(12, 12 + pips, yellow="12 B B B") == pips


def test_coming_in_is_worth_twelve_squares() -> None:
    assert worth(-1, 0) == 12


@pytest.mark.parametrize(("start", "to", "squares"), [(39, 40, 9), (38, 43, 13), (36, 39, 3)])
def test_coming_home_is_worth_eight_squares_more(start: int, to: int, squares: int) -> None:
    assert worth(start, to, yellow=f"{start} B B B") == squares


@pytest.mark.parametrize(("start", "to", "squares"), [(40, 41, -3), (41, 43, -2), (40, 43, -1)])
def test_moving_up_inside_the_goal_is_a_waste(start: int, to: int, squares: int) -> None:
    assert worth(start, to, yellow="a B B B") == squares


def test_a_capture_is_worth_what_the_other_loses() -> None:
    """Its way so far, and six squares for the roll that it needs to come in again."""
    captured = Piece(1, 2)
    assert worth(12, 15, captured, yellow="12 B B B", green="B B 5 B") == 3 + 6 + 5
    assert worth(27, 30, Piece(3, 0), yellow="27 B B B", black="0 B B B") == 3 + 6 + 0 - 30 / 6


def test_getting_out_of_danger_is_worth_a_part_of_the_way() -> None:
    """One hunter out of six numbers."""
    assert worth(18, 23, yellow="18 B B B", green="6 c d B") == 5 + 18 / 6


def test_who_has_gone_no_way_has_none_to_lose() -> None:
    """From the start square, however near the hunter."""
    assert worth(0, 4, yellow="A B B B", black="5 B B B") == 4


def test_getting_into_danger_costs_a_part_of_the_way() -> None:
    assert worth(14, 18, yellow="14 B B B", green="6 c d B") == 4 - 18 / 6


@pytest.mark.parametrize(
    ("at", "chance", "pieces"),
    [
        (12, 0, {}),
        (12, 1, {"green": "1 B B B"}),  # one behind
        (12, 0, {"green": "2 B B B"}),  # on the same square: about to be captured itself
        (12, 0, {"green": "3 B B B"}),  # in front
        (18, 1, {"green": "2 B B B"}),  # six behind
        (19, 0, {"green": "2 B B B"}),  # seven behind
        (12, 2, {"green": "1 0 B B"}),
        (12, 2, {"green": "1 B B B", "red": "30 B B B"}),
        (12, 3, {"green": "1 0 B B", "red": "31 B B B"}),
        (12, 3, {"green": "1 0 B B", "red": "31 30 29 B"}),  # never more than half
        (10, 1, {"green": "B a b c"}),  # a 6 may bring a piece in there
        (10, 0, {"green": "a b c d"}),
        (10, 2, {"green": "B B B B", "black": "19 B B B"}),
        (20, 0, {"green": "B a b c"}),
        (11, 0, {"green": "a b c d"}),  # pieces in the goal catch nobody
        (2, 1, {"green": "31 B B B"}),
        (12, 0, {"green": "39 B B B"}),  # it turns into its goal before
        (9, 1, {"green": "38 B B B"}),
        (10, 1, {"green": "39 B B B"}),
        (-1, 0, {"black": "9 B B B"}),  # the base is safe
        (-1, 0, {"black": "8 B B B"}),
        (40, 0, {"black": "9 B B B"}),  # and so is the goal
        (0, 1, {"black": "9 B B B"}),
        (39, 1, {"black": "8 B B B"}),
    ],
)
def test_danger_is_one_sixth_for_each_hunter(at: int, chance: int, pieces: dict[str, str]) -> None:
    pieces = {"green": "a b c d", "red": "a b c d", "black": "a b c d"} | pieces
    assert danger(view(**pieces), BOARD, 0, at) == chance / 6


def test_own_pieces_are_no_danger() -> None:
    everybody = {"green": "a b c d", "red": "a b c d", "black": "a b c d"}
    assert danger(view(yellow="11 10 9 B", **everybody), BOARD, 0, 12) == 0


def test_colours_of_one_player_are_no_danger_and_no_prey() -> None:
    """With two colours each: green and black hunt yellow, red does not, and is worth keeping."""
    two = classic((0, 1), extra_colours=True)
    seen = two.view(on_turn("yellow", two, red="30 20 B B", green="B B B B"), 0, ())
    assert seen.own(0) == (0, 2)
    assert seen.own(3) == (1, 3)
    assert view().own(3) == (3,)
    assert danger(seen, BOARD, 0, 12) == 0
    assert danger(seen, BOARD, 0, 10) == 1 / 6
    lost = Choice("", Step(Piece(0, 0), 5, 10, (Piece(2, 0),)))
    assert evaluate(seen, BOARD, 0, lost) == 5 - 36 - 10 / 6


def test_neutral_pieces_are_worth_what_they_capture() -> None:
    """Their way is nobody's progress, and capturing them hurts nobody."""
    three = classic((0, 1, 2), extra_colours=True)
    pieces = {"yellow": "5 b c d", "green": "7 B B B", "black": "22 B B B"}
    seen = three.view(on_turn("yellow", three, **pieces), 0, ())
    assert evaluate(seen, BOARD, 0, Choice("", Step(Piece(3, 0), 22, 25))) == 0
    captured = Choice("", Step(Piece(3, 0), 22, 27, (Piece(1, 0),)))
    assert evaluate(seen, BOARD, 0, captured) == 6 + 7
    own = Choice("", Step(Piece(3, 0), 10, 15, (Piece(0, 0),)))
    assert evaluate(seen, BOARD, 0, own) == -6 - 5
    neutral = Choice("", Step(Piece(0, 0), 10, 12, (Piece(3, 0),)))
    assert evaluate(seen, BOARD, 0, neutral) == pytest.approx(2 + 10 / 6)


# Which move is chosen


@pytest.mark.parametrize("level", [easy, normal])
def test_computer_players_break_no_must(level: Level) -> None:
    """They see which moves do, and that passing moves nothing."""
    strict = tournament(must_mode="penalty")
    play = on_turn("yellow", strict, yellow="38 20 c B", green="5 B B B")
    roll(play, 3)
    seen, options = strict.view(play, 0, ()), play.options(0)
    assert options == ("move 1", "move 2", "lap 1", "pass")
    for seed in range(20):
        assert level(seen, 0, options[::-1], Random(seed)) == "move 1"
    for pieces, pips, action in (("38 A B B", 3, "move 2"), ("a d B B", 1, "move 1")):
        play = on_turn("yellow", strict, yellow=pieces)
        roll(play, pips)
        seen, options = strict.view(play, 0, ()), play.options(0)
        assert level(seen, 0, options[::-1], Random(1)) == action
        assert options[-1] == "pass"


def test_an_easy_player_takes_what_there_is() -> None:
    """Where there are no moves to judge."""
    assert easy(view(), 0, ("roll",), Random(1)) == "roll"


@pytest.mark.parametrize(
    ("black", "action"), [("22 B B B", "neutral 1"), ("21 B B B", "retry"), ("7 B B B", "retry")]
)
def test_a_normal_player_moves_neutral_pieces_to_capture_others(black: str, action: str) -> None:
    """And otherwise takes another of three rolls, if there is one."""
    three = classic((0, 1, 2), extra_colours=True, three_rolls=True)
    play = on_turn("yellow", three, green="7 B B B", black=black)
    roll(play, 5)
    options = play.options(0)
    assert options == ("neutral 1", "retry")
    seen = three.view(play, 0, ())
    assert normal(seen, 0, options[::-1], Random(1)) == action


def test_an_easy_player_moves_neutral_pieces_as_well() -> None:
    """And captures others with them, but not itself."""
    three = classic((0, 1, 2), extra_colours=True)
    play = on_turn("yellow", three, yellow="5 B c d", green="7 B B B", black="22 10 B B")
    roll(play, 5)
    seen, options = three.view(play, 0, ()), play.options(0)
    assert options == ("move 1", "neutral 1", "neutral 2")
    chosen = Counter(easy(seen, 0, options, Random(seed)) for seed in range(300))
    assert chosen["neutral 1"] > 200 > chosen["neutral 2"] > 0 < chosen["move 1"]


def test_the_best_move_is_chosen_the_first_of_equals() -> None:
    options = ("move 1", "move 2", "move 3")
    choices = tuple(
        Choice(action, Step(Piece(0, number), 0, number)) for number, action in enumerate(options)
    )
    seen = RaceView("classic-4", (), 0, choices=choices)
    value = {0: 1.0, 1: 3.0, 2: 3.0}
    assert (
        best(seen, 0, options, lambda view, board, seat, choice: value[choice.step.piece.number])
        == "move 2"
    )


def test_where_there_is_no_move_to_judge_the_first_option_is_taken() -> None:
    assert best(view(), 0, ("roll", "wait"), evaluate) == "roll"


@pytest.mark.parametrize(
    ("pips", "action", "pieces"),
    [
        (4, "move 2", {"yellow": "12 20 c d", "red": "4 B B B"}),  # capture
        (2, "move 2", {"yellow": "12 38 c d"}),  # come home
        (1, "move 1", {"yellow": "12 a c d"}),  # leave the goal alone
        (3, "move 2", {"yellow": "5 30 c d", "black": "B 39 38 B"}),  # get away
    ],
)
def test_a_normal_player_sees_the_better_move(
    pips: int, action: str, pieces: dict[str, str]
) -> None:
    seen = view(pips, **pieces)
    options = tuple(choice.action for choice in seen.choices)
    assert normal(seen, 0, options, Random(1)) == action


def test_an_easy_player_captures_most_of_the_time() -> None:
    seen = view(4, yellow="12 20 30 d", red="4 B B B", black="4 B B B")
    options = tuple(choice.action for choice in seen.choices)
    random = Random(1)
    chosen = Counter(easy(seen, 0, options, random) for _ in range(3000))
    assert set(chosen) == {"move 1", "move 2", "move 3"}
    assert 250 < chosen["move 1"] < 350  # one third of 30 %
    assert abs(chosen["move 2"] - chosen["move 3"]) < 150


def test_an_easy_player_without_a_capture_moves_anything() -> None:
    seen = view(4, yellow="12 20 30 d")
    options = tuple(choice.action for choice in seen.choices)
    random = Random(1)
    chosen = Counter(easy(seen, 0, options, random) for _ in range(3000))
    assert all(900 < chosen[action] < 1100 for action in options)


# How well they play


def winner(levels: dict[Seat, Player], seed: int) -> Seat:
    """Return who wins a game between these players."""
    game = classic(tuple(levels), first_player="random")
    random, play = Random(seed), game.start()
    while not play.table.over:
        pending = play.pending
        if isinstance(pending, Chance):
            play.answer(CHANCE, pending.draw(uniform(random)))
            continue
        (seat,) = pending.waits_for
        options = pending.options[seat]
        play.answer(seat, decide(levels[seat], play, seat, options, random))
    return play.table.places[0]


def share(one: str, others: str, games: int, seats: tuple[Seat, ...]) -> float:
    """Return which part of some games one player wins against *others*, seats in turn."""
    wins = 0
    for seed, mine in zip(range(games), cycle(seats), strict=False):
        levels = {seat: CLASSIC.levels[one if seat == mine else others] for seat in seats}
        wins += winner(levels, seed) == mine
    return wins / games


@pytest.mark.parametrize(
    ("better", "worse", "least"), [("normal", "easy", 0.62), ("easy", "random", 0.54)]
)
@pytest.mark.many
def test_each_level_beats_the_one_below(better: str, worse: str, least: float) -> None:
    """One against one, where half of the games would be even."""
    assert share(better, worse, 240, (0, 2)) > least


@pytest.mark.many
def test_a_normal_player_beats_three_by_chance() -> None:
    """Where a quarter would be even."""
    assert share("normal", "random", 160, (0, 1, 2, 3)) > 0.5
