"""Computer players of the classic board: how they judge a move, and which one they choose."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import asdict, replace

from engine.catalog import CLASSIC
from engine.classic import evaluation
from engine.classic.evaluation import TUNED, Weights, after, chances, setting, standings
from engine.classic.game import Classic
from engine.classic.players import LEVELS, RaceOutlook, easy, foes, normal, one_die_on, weighed
from engine.evaluation import PERSONAS
from engine.players import Level, Thinker, decide, reply
from engine.views import Piece, RaceView, Seat, Step
from tests.engine.classic.positions import Standing, classic, on_turn, roll, tournament, waiting
from tests.engine.classic.yardstick import expert
from tests.rules import reading

HOME = "a b c d"
NOTHING = Weights(**dict.fromkeys(asdict(TUNED), 0.0))
ELSEWHERE = {"green": HOME, "red": HOME, "black": HOME}


def look(play: Standing) -> RaceView:
    """Return what is seen of a game."""
    seen = play.game.view(play, 0, ())
    assert isinstance(seen, RaceView)
    return seen


def view(pips: int = 0, /, *rules: str, **pieces: str) -> RaceView:
    """Return what is seen in a position, yellow being on turn, with the choices for *pips*."""
    values = CLASSIC.values("book", dict.fromkeys(rules, True))
    play = on_turn("yellow", Classic((0, 1, 2, 3), values), **pieces)
    if pips:
        roll(play, pips)
    return look(play)


def term(name: str, seen: RaceView, seat: Seat = 0, following: Seat = 1) -> float:
    """Return how often a term is counted for a colour."""
    weights = replace(NOTHING, **{name: 1.0})
    return standings(setting(seen), seen.pieces, following, weights)[seat]


# What counts


@pytest.mark.parametrize(
    ("name", "yellow", "count"),
    [
        ("waiting", "B B B B", 4),
        ("waiting", "A 20 a B", 1),
        ("waiting", "A 20 a d", 0),
        ("way", "10 20 B A", 0.75),
        ("way", "a d 39 B", 2 + 39 / 40),
        ("far", "10 20 B A", 1 / 16 + 1 / 4),
        ("far", "a d B B", 2),
        ("home", "a d 39 B", 2),
        ("gap", "a d 39 B", 2),
        ("gap", "a b 39 B", 4),
        ("gap", "c d 39 B", 0),
        ("gap", "B B 39 B", 0),
        ("last", "b c d 39", 1 / 6),
        ("last", "b c d 34", 1),
        ("last", "a c d 38", 2 / 6),
        ("last", "b c d 20", 1),
        ("last", "B c d 20", 0),
    ],
)
def test_pieces_count_by_themselves(name: str, yellow: str, count: float) -> None:
    assert term(name, view(yellow=yellow, **ELSEWHERE)) == pytest.approx(count)


def test_where_no_player_jumps_in_the_goal_fewer_rolls_move() -> None:
    """From before the goal not past the first piece in it, which may itself move up."""
    for rules, count in (((), 2), (("no_goal_jump",), 1)):
        seen = view(0, *rules, yellow="a b 39 B", **ELSEWHERE)
        assert (term("gap", seen), term("shut", seen)) == ((0, 4) if rules else (4, 0))
        assert term("last", view(0, *rules, yellow="a c d 38", **ELSEWHERE)) == count / 6


@pytest.mark.parametrize(
    ("yellow", "others", "risk"),
    [
        ("12 B B B", {}, 0),
        ("12 B B B", {"green": "1 b c d"}, 1 / 6),  # one behind
        ("12 B B B", {"green": "3 b c d"}, 0),  # in front
        ("18 B B B", {"green": "2 b c d"}, 1 / 6),  # six behind
        ("18 B B B", {"green": "1 b c d"}, 1 / 36),  # seven: a 6 and a 1
        ("24 B B B", {"green": "3 b c d"}, 1 / 36),  # eleven
        ("24 B B B", {"green": "2 b c d"}, 0),
        ("12 B B B", {"green": "1 0 c d"}, 2 / 6),
        ("12 B B B", {"green": "1 b c d", "red": "30 b c d"}, 11 / 36),
        ("10 B B B", {"green": "B b c d"}, 1 / 6),  # a 6 brings a piece in there
        ("16 B B B", {"green": "B b c d"}, 1 / 36),  # and another one takes it on
        ("17 B B B", {"green": "B b c d"}, 0),
        ("12 B B B", {"green": "39 b c d"}, 0),  # it turns into its goal before
        ("9 B B B", {"green": "38 b c d"}, 1 / 6),
        ("A B B B", {"black": "9 b c d"}, 1 / 6),
        ("a B B B", {"black": "9 b c d"}, 0),
        ("12 11 B B", {}, 0),  # own pieces are no danger
    ],
)
def test_pieces_that_others_can_reach_are_at_risk(
    yellow: str, others: dict[str, str], risk: float
) -> None:
    """If they have their turns before, at once; else later."""
    seen = view(yellow=yellow, **{**ELSEWHERE, **others})
    way = seen.pieces[0][0] / 40
    assert term("risk", seen) == pytest.approx(risk)
    assert term("risk_way", seen) == pytest.approx(risk * way)
    assert term("risk_far", seen) == pytest.approx(risk * way**2)
    assert term("later", seen) == 0
    each = 2 / 6 if "red" in others else risk
    assert term("risk", seen, following=0) == 0
    assert term("later", seen, following=0) == pytest.approx(each)
    assert term("later_way", seen, following=0) == pytest.approx(each * way)


@pytest.mark.parametrize(
    ("yellow", "green", "risk", "unbound"),
    [
        ("17 B B B", "1 B c d", 0, 1 / 6),  # a 6 brings a piece in
        ("18 B B B", "1 B c d", 0, 1 / 36),
        ("12 B B B", "1 B c d", 1 / 6 + 1 / 36, 1 / 6 + 1 / 36),
        ("13 B B B", "0 1 B d", 1 / 6 + 1 / 36, 2 / 6),  # the piece on A makes room by a 2
        ("12 B B B", "0 1 B d", 2 / 6, 2 / 6),  # it cannot by a 1
        ("17 B B B", "0 1 B d", 1 / 36, 1 / 6 + 1 / 36),
        ("10 B B B", "0 1 B d", 0, 0),  # no room to come in
    ],
)
def test_duties_keep_pieces_from_capturing(
    yellow: str, green: str, risk: float, unbound: float
) -> None:
    """Unless captures go before them."""
    pieces = {**ELSEWHERE, "yellow": yellow, "green": green}
    assert term("risk", view(**pieces)) == pytest.approx(risk)
    play = on_turn("yellow", classic(compulsory_capture="enforce"), **pieces)
    assert term("risk", look(play)) == pytest.approx(unbound)
    must = on_turn("yellow", tournament(), **pieces)
    assert term("risk", look(must)) == pytest.approx(unbound)


def test_three_rolls_bring_a_6_more_often_if_nothing_is_out() -> None:
    for green, rules, risk in (
        ("B b c d", ("three_rolls",), 91 / 216),
        ("B 5 c d", ("three_rolls",), 1 / 6),
        ("B b c d", (), 1 / 6),
    ):
        seen = view(0, *rules, yellow="10 B B B", **{**ELSEWHERE, "green": green})
        assert term("risk", seen) == pytest.approx(risk)
        seen = view(0, *rules, yellow="12 B B B", **{**ELSEWHERE, "green": green})
        assert term("risk", seen) == pytest.approx(risk / 6)


def test_backward_a_piece_in_front_is_a_danger_too() -> None:
    others = {**ELSEWHERE, "green": "5 b c d"}
    for rules, risk in (((), 0), (("backward_capture",), 1 / 6)):
        seen = view(0, *rules, yellow="12 B B B", **others)
        assert term("risk", seen) == pytest.approx(risk)
        assert term("later_way", seen, following=0) == pytest.approx(risk * 12 / 40)
        assert term("threat_way", seen, seat=1) == pytest.approx(risk * 12 / 40)
    seen = view(0, "backward_capture", yellow="12 B B B", **{**others, "green": "3 b c d"})
    assert term("risk", seen) == pytest.approx(1 / 6), "it goes no further back than its own A"
    seen = view(0, "backward_capture", yellow="11 B B B", **{**others, "green": "2 b c d"})
    assert term("risk", seen) == pytest.approx(1 / 6)
    seen = view(0, "backward_capture", yellow="10 B B B", **{**others, "green": "2 b c d"})
    assert term("risk", seen) == 0


def test_a_barrier_is_not_at_risk() -> None:
    for rules, risk in (((), 1 / 3), (("barriers",), 0)):
        seen = view(0, *rules, yellow="12 12 B B", **{**ELSEWHERE, "green": "1 b c d"})
        assert term("risk", seen) == pytest.approx(risk)


def test_a_piece_on_its_own_start_square_may_be_safe() -> None:
    """Green, four squares before it, could reach it."""
    for rules, pieces, risk in (
        ((), "A B B B", 1 / 6),
        (("safe_start",), "A B B B", 0),
        (("safe_start",), "1 B B B", 1 / 6),
    ):
        seen = view(0, *rules, yellow=pieces, **{**ELSEWHERE, "green": "26 b c d"})
        assert term("risk", seen) == pytest.approx(risk)


def test_a_player_that_is_near_threatens() -> None:
    seen = view(yellow="12 b c d", **{**ELSEWHERE, "green": "3 b c d", "red": "A b c d"})
    assert term("threat", seen) == pytest.approx(1 / 6 + 1 / 36)
    assert term("threat_way", seen) == pytest.approx((1 / 6 * 3) / 40)
    seen = view(yellow="12 b c d", **{**ELSEWHERE, "green": "20 b c d"})
    assert term("threat", seen) == 0


def test_colours_of_one_player_are_no_danger_and_no_prey() -> None:
    """With two colours each: green and black hunt yellow, red does not."""
    two = classic((0, 1), extra_colours=True)
    for red, green, risk in (("30 B c d", HOME, 0), (HOME, "0 b c d", 1), ("B b c d", HOME, 0)):
        play = on_turn("yellow", two, yellow="12 b c d", red=red, green=green, black=HOME)
        seen = two.view(play, 0, ())
        assert term("risk", seen) == pytest.approx(risk / 6)
    assert setting(seen).players == (0, 1)


# Who may win


def test_chances_are_those_of_players_and_add_up() -> None:
    seen = view(yellow="30 20 B B", green="10 B B B", red="5 B B B", black="5 B B B")
    won = chances(setting(seen), seen.pieces, 1)
    assert sum(won.values()) == pytest.approx(1)
    assert won[0] > won[1] > won[2]


def test_a_player_that_is_home_has_won() -> None:
    seen = view(yellow=HOME, green="39 b c d")
    assert chances(setting(seen), seen.pieces, 1) == {0: 1, 1: 0, 2: 0, 3: 0}


def test_those_with_a_place_are_out_of_it() -> None:
    game = classic(places=True)
    play = on_turn("green", game, home="yellow", yellow=HOME, green="39 b c d")
    seen = game.view(play, 1, ())
    won = chances(setting(seen), seen.pieces, 2)
    assert set(won) == {1, 2, 3}
    assert sum(won.values()) == pytest.approx(1)


def test_two_colours_win_together() -> None:
    two = classic((0, 1), extra_colours=True)
    play = on_turn("yellow", two, yellow=HOME, red="30 b c d", green="5 B B B", black="B B B B")
    seen = two.view(play, 0, ())
    won = chances(setting(seen), seen.pieces, 1)
    assert set(won) == {0, 1}
    assert 0.5 < won[0] < 1


def test_no_player_has_won_before_the_neutral_colour_is_home() -> None:
    three = classic((0, 1, 2), extra_colours=True)
    for black, has_won in (("39 b c d", False), (HOME, True)):
        play = on_turn("green", three, yellow=HOME, black=black)
        seen = three.view(play, 1, ())
        assert seen.neutral == (3,)
        assert (chances(setting(seen), seen.pieces, 1)[0] == 1) is has_won


THREE = classic((0, 1, 2), extra_colours=True)
"""For three people and a neutral colour."""


def chances_of_three(**pieces: str) -> dict[Seat, float]:
    """How likely each of three people wins, with green on turn, by both who play and who look back."""
    seen = THREE.view(on_turn("green", THREE, **pieces), 1, ())
    won = chances(setting(seen), seen.pieces, 1)
    outlook = RaceOutlook(THREE)
    assert outlook.chances(outlook.judged(seen.pieces, 1)) == pytest.approx(won)
    return won


@reading("C-29", "C-30")
def test_to_be_home_counts_the_more_the_nearer_the_neutral_colour_is() -> None:
    """C-29: until then others may come home as well; who is on the way may, too."""
    found = [
        chances_of_three(yellow=HOME, black=black)[0]
        for black in ("B B B B", "A B B B", "20 B B B", "20 30 B d", "39 b c d")
    ]
    assert found == sorted(found)
    assert 0.5 < found[0] < 0.85
    assert 0.95 < found[-1] < 1
    behind = chances_of_three(yellow=HOME, green="a b c 20", red="A B B B")
    assert behind[2] < behind[1] < behind[0] < 0.6
    one, other, third = chances_of_three(yellow=HOME, green=HOME, red="20 B B B").values()
    assert one == pytest.approx(other)
    assert third < one


@reading("C-29")
def test_when_the_neutral_colour_is_home_it_is_a_race_as_any_other() -> None:
    """C-29: the next to be home wins; several who were before share what nobody can tell apart."""
    first = chances_of_three(yellow="20 30 c d", green="20 B B B", black=HOME)
    ahead = chances_of_three(yellow="20 30 c d", green="20 B B B", black="39 b c d")
    assert 1 > ahead[0] > first[0] > 0.5
    assert chances_of_three(yellow=HOME, green=HOME, black=HOME) == {0: 0.5, 1: 0.5, 2: 0.0}


@pytest.mark.many
@reading("C-29", "C-30")
def test_the_predicted_chances_with_a_neutral_colour_come_true() -> None:
    """C-30: in a hundred games that go on from there; whoever is home moves neutral pieces on."""
    pieces = {"yellow": HOME, "green": "5 20 c d", "red": "20 5 c d", "black": "B B B B"}
    wins = Counter[Seat]()
    for seed in range(100):
        play, random = waiting("green", THREE, home="yellow", **pieces), Random(seed)
        while not play.table.over:
            play.answer(*reply(play, LEVELS["normal"], random))
        wins[play.table.places[0]] += 1
    said = chances_of_three(**pieces)
    assert {seat: wins[seat] / 100 for seat in said} == pytest.approx(said, abs=0.15)


def test_one_colour_that_is_home_has_won_where_that_is_enough() -> None:
    for win, has_won in (("both_colours", False), ("first_colour", True)):
        two = classic((0, 1), extra_colours=True, two_player_win=win)
        play = on_turn("green", two, red=HOME)
        seen = two.view(play, 1, ())
        won = chances(setting(seen), seen.pieces, 1)
        assert (won == {0: 1, 1: 0}) is has_won


def test_a_step_is_made_with_its_captures() -> None:
    pieces = ((5, -1), (7, 3))
    step = Step(Piece(0, 0), 5, 8, (Piece(1, 1),))
    assert after(pieces, step) == [[8, -1], [7, -1]]
    assert pieces == ((5, -1), (7, 3))


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


def test_an_easy_player_takes_the_only_option() -> None:
    """Where there are no moves to judge."""
    assert easy(view(), 0, ("roll",), Random(1)) == "roll"


@pytest.mark.parametrize(
    ("black", "green", "action"),
    [
        ("22 B B B", "7 B B B", "neutral 1"),
        ("25 B B B", "39 b c d", "retry"),
    ],
)
def test_a_normal_player_moves_neutral_pieces_to_capture_others(
    black: str, green: str, action: str
) -> None:
    """And otherwise takes another of three rolls, if there is one."""
    three = classic((0, 1, 2), extra_colours=True, three_rolls=True)
    play = on_turn("yellow", three, green=green, black=black)
    roll(play, 5)
    options = play.options(0)
    assert options[-1] == "retry"
    seen = three.view(play, 0, ())
    assert normal(seen, 0, options[::-1], Random(1)) == action


def test_a_normal_player_does_not_lock_itself_out() -> None:
    """A piece on the first square of the goal would keep the others out."""
    seen = view(1, "no_goal_jump", yellow="39 25 B B")
    options = tuple(choice.action for choice in seen.choices)
    assert options == ("move 1", "move 2")
    assert normal(seen, 0, options, Random(1)) == "move 2"
    assert expert(seen, 0, options, Random(1)) == "move 2"


@pytest.mark.parametrize(
    ("pips", "action", "pieces"),
    [
        (4, "move 2", {"yellow": "12 20 c d", "red": "4 B B B"}),  # capture
        (2, "move 2", {"yellow": "12 38 c d"}),  # come home
        (3, "move 2", {"yellow": "5 30 c d", "black": "B 39 38 B"}),  # get away
    ],
)
def test_a_normal_player_sees_the_better_move(
    pips: int, action: str, pieces: dict[str, str]
) -> None:
    seen = view(pips, **pieces)
    options = tuple(choice.action for choice in seen.choices)
    assert normal(seen, 0, options, Random(1)) == action
    assert expert(seen, 0, options, Random(1)) == action


def test_an_easy_player_is_never_cruel() -> None:
    """It captures nobody who is behind while there is anything else to do."""
    seen = view(4, yellow="12 20 30 d", red="4 B B B")
    options = tuple(choice.action for choice in seen.choices)
    assert seen.choices[1].step.captures
    chosen = Counter(easy(seen, 0, options, Random(seed)) for seed in range(200))
    assert chosen["move 2"] == 0
    assert chosen["move 1"] + chosen["move 3"] == 200
    seen = view(4, yellow="20 b c d", red="4 B B B")
    assert easy(seen, 0, ("move 1",), Random(1)) == "move 1"


def test_an_easy_player_may_stop_the_player_that_is_ahead() -> None:
    seen = view(4, yellow="12 B B d", red="36 b c d")
    options = tuple(choice.action for choice in seen.choices)
    assert [choice.action for choice in seen.choices if choice.step.captures] == ["move 1"]
    assert {easy(seen, 0, options, Random(seed)) for seed in range(50)} == {*options}


def test_an_easy_player_captures_where_it_has_to() -> None:
    strict = tournament()
    play = on_turn("yellow", strict, yellow="12 20 c B", red="4 B B B")
    roll(play, 4)
    seen = strict.view(play, 0, ())
    assert easy(seen, 0, play.options(0), Random(1)) == "move 2"


def test_an_easy_player_leaves_others_in_peace_with_neutral_pieces_too() -> None:
    three = classic((0, 1, 2), extra_colours=True)
    play = on_turn("yellow", three, yellow="5 B c d", green="7 B B B", black="22 10 B B")
    roll(play, 5)
    seen, options = three.view(play, 0, ()), play.options(0)
    assert options == ("move 1", "neutral 1", "neutral 2")
    chosen = Counter(easy(seen, 0, options, Random(seed)) for seed in range(200))
    assert chosen["neutral 1"] == 0 < chosen["move 1"]


# What speaks for a move


def test_the_worth_of_a_move_is_the_standing_after_it() -> None:
    """Own standing less those of the others, each by how likely it is the one who wins instead."""
    seen = view(4, yellow="12 20 30 d", green="7 B B B", red="4 38 B B", black="B a B 31")
    shares = foes(setting(seen), seen, 0)
    assert sum(shares.values()) == pytest.approx(1)
    assert max(shares, key=shares.__getitem__) == 3
    found = weighed(seen, 0, [choice.action for choice in seen.choices])
    assert list(found) == ["move 1", "move 2", "move 3"]
    for choice in seen.choices:
        stand = standings(setting(seen), after(seen.pieces, choice.step), 1, TUNED)
        others = sum(share * stand[each] for each, share in shares.items())
        assert found[choice.action].worth == pytest.approx(stand[0] - others)
    assert found["move 2"].hits > found["move 1"].hits, "it captures"
    assert found["move 3"].ahead == 34 / 40
    assert found["move 2"].revenge == 0, "red has done nothing"


def test_a_player_that_was_struck_knows_by_which_player_and_can_pay_it_back() -> None:
    play = on_turn("red", yellow="24 20 B B", red="2 B B B")
    play.table.struck[0] = 3
    roll(play, 2)
    play.answer(2, "move 1")
    assert look(play).struck == ((0, 2),)
    after_that = on_turn("yellow", yellow="B 20 5 B", red="4 B B B", green="B 39 B B")
    after_that.table.struck[0] = 2
    roll(after_that, 4)
    found = weighed(look(after_that), 0, after_that.options(0))
    assert {action: each.revenge for action, each in found.items()} == {"move 2": 1, "move 3": 0}


def test_to_have_won_is_worth_more_than_anything() -> None:
    seen = view(3, yellow="38 a c d", red="39 b c d")
    found = weighed(seen, 0, [choice.action for choice in seen.choices])
    assert found["move 1"].worth > 10
    for key in PERSONAS:
        level = LEVELS[key]
        assert not isinstance(level, Thinker)
        assert level(seen, 0, tuple(found), Random(1)) == "move 1"


def test_to_roll_again_instead_leaves_all_as_it_is() -> None:
    three = classic((0, 1, 2), extra_colours=True, three_rolls=True)
    play = on_turn("yellow", three, green="39 b c d", black="25 B B B")
    roll(play, 5)
    found = weighed(three.view(play, 0, ()), 0, play.options(0))
    assert list(found) == ["neutral 1", "retry"]
    assert found["retry"].ahead == 0


# Who looks one die further


def test_a_hard_player_foresees_the_effects_of_the_next_die() -> None:
    """Green can only come in, by a 6, and then goes on."""
    play = on_turn("yellow", yellow="12 20 c d", green="B B B B", red="4 B B B", black="7 B B B")
    seen = look(play)
    game, pieces = setting(seen), after(seen.pieces, Step(Piece(0, 0), 12, 15))
    entered = after(pieces, Step(Piece(1, 0), -1, 0))
    expected = 5 * chances(game, pieces, 2)[0] + chances(game, entered, 1)[0]
    assert isinstance(play.game, Classic)
    assert one_die_on(game, play.game, pieces, 1, 0) == pytest.approx(expected / 6)


def test_a_hard_player_counts_on_the_best_answers() -> None:
    """By a 3 green captures yellow's piece, not its neighbour's."""
    play = on_turn("yellow", yellow="33 b c d", green="20 5 c d", red="B b c d", black="38 b c d")
    seen = look(play)
    game, pieces = setting(seen), [list(own) for own in seen.pieces]
    assert isinstance(play.game, Classic)
    captured = after(pieces, Step(Piece(1, 0), 20, 23, (Piece(0, 0),)))
    walked = after(pieces, Step(Piece(1, 1), 5, 8))
    assert chances(game, captured, 2)[1] > chances(game, walked, 2)[1]
    assert one_die_on(game, play.game, pieces, 1, 0) < chances(game, pieces, 2)[0]


def test_a_hard_player_wins_at_once() -> None:
    play = on_turn("yellow", yellow="39 b c d", green="39 b c d")
    roll(play, 1)
    seen = look(play)
    home = after(seen.pieces, seen.choices[0].step)
    assert isinstance(play.game, Classic)
    assert one_die_on(setting(seen), play.game, home, 1, 0) == 1
    assert decide(LEVELS["hard"], play, 0, play.options(0), Random(1)) == "move 1"


def test_a_hard_player_breaks_no_must_and_rolls_on_after_a_6() -> None:
    strict = tournament(must_mode="penalty")
    play = on_turn("yellow", strict, yellow="38 20 c B", green="5 B B B")
    roll(play, 3)
    assert decide(LEVELS["hard"], play, 0, play.options(0), Random(1)) == "move 1"
    assert weighed(strict.view(play, 0, ()), 0, play.options(0)).keys() == {"move 1"}
    play = on_turn("yellow", yellow="5 20 c d", green="5 B B B", red="10 9 B B")
    roll(play, 6)
    assert decide(LEVELS["hard"], play, 0, play.options(0), Random(1)) in play.options(0)


def test_only_so_many_positions_of_a_colour_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is forgotten is worked out again, to the same."""
    monkeypatch.setattr(evaluation, "KEPT_EACH", 2)
    seen = view(yellow="5 B B B")
    arm = evaluation.Colour(setting(seen), TUNED, 10)
    first = arm[5, -1, -1, -1]
    assert arm[6, -1, -1, -1].alone > first.alone
    assert len(arm) == 2
    assert arm[7, -1, -1, -1].track[0][0] == 17
    assert len(arm) == 1
    assert arm[5, -1, -1, -1] == first
