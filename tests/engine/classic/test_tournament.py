"""004: the tournament rules, rule by rule, with the MUSTs enforced; and the time limit."""

from __future__ import annotations

import pytest
from msgspec import json

from data.shipped.boards import load
from engine.catalog import TOURNAMENT
from engine.classic.events import Moved, Rolled, RollsAgain, Stuck, TimeUp
from engine.classic.rules import BlockedStart, PlayForPlaces
from engine.classic.tournament import TOURNAMENT_RULES, MustMode, TimeLimit, Tournament
from engine.core import CHANCE, META, OVER, TIME_UP, IllegalAction
from engine.first_player import Began, OpeningRoll
from engine.races import Captured, Finished
from engine.rules import BadRules
from tests.engine.classic.positions import (
    Standing,
    move,
    moves,
    on_turn,
    options,
    roll,
    tournament,
    turn,
    where,
)
from tests.rules import reading, rule

INTRODUCTION = "Game Rules (english)"
GAME = tournament()
STRICT = tournament(must_mode="penalty")


def on(colour: str = "yellow", **pieces: str) -> Standing:
    """Return a game where nothing else can be chosen than what is allowed."""
    return on_turn(colour, GAME, **pieces)


# The introduction


@rule("004", INTRODUCTION, 3, 1)
@reading("T-12")
def test_three_or_four_play() -> None:
    """004, introduction, 1: two are refused."""
    for rules in ({}, {"must_mode": "penalty"}):
        values = TOURNAMENT.values("book", rules)
        assert TOURNAMENT.numbers(values) == (3, 4)
        assert TOURNAMENT.seating(2, values).arms == ()


@rule("004", INTRODUCTION, 3, 2, 3)
def test_everybody_begins_with_four_pieces_in_the_base() -> None:
    """004, introduction, 2 and 3: nobody is on the board."""
    assert GAME.new().pieces == [[-1] * 4] * 4


@rule("004", INTRODUCTION, 3, 4)
def test_turns_go_clockwise() -> None:
    """004, introduction, 4: and so do the pieces."""
    play = on(yellow="5 b c d", green="5 b c d", red="5 b c d", black="5 b c d")
    turns = []
    for _ in range(5):
        turns.append(turn(play))
        roll(play, 1)
        move(play)
    assert turns == ["yellow", "green", "red", "black", "yellow"]


@rule("004", INTRODUCTION, 3, 5)
@reading("T-13")
def test_three_play_on_the_board_with_six_arms() -> None:
    """004, introduction, 5: on every second arm; four on the board for four."""
    values = TOURNAMENT.values("book")
    three, four = (TOURNAMENT.seating(people, values) for people in (3, 4))
    assert (three.board, list(three.arms)) == ("classic-6", [(0, 2, 4), (1, 3, 5)])
    assert (four.board, list(four.arms)) == ("classic-4", [(0, 1, 2, 3)])
    assert three.colours == load("classic-6").colours
    assert four.colours == load("classic-4").colours
    game = tournament((1, 3, 5))
    assert (game.course.board, game.course.track) == ("classic-6", 48)
    play = on_turn("black", game, black="45 b c d")
    roll(play, 3)
    move(play)
    assert (where(play, "black"), turn(play)) == ("a b c d", "black")
    assert play.table.places == [1]


def test_a_tournament_has_few_rules_to_choose() -> None:
    """Whether a MUST can be broken, what is moved when A is blocked, the places and the time."""
    assert (MustMode, BlockedStart, PlayForPlaces, TimeLimit) == TOURNAMENT_RULES
    book = {
        "must_mode": "enforce",
        "blocked_start": "free",
        "places": False,
        "time_limit": False,
    }
    assert TOURNAMENT.values("book") == book
    assert TOURNAMENT.values("penalties") == book | {"must_mode": "penalty"}
    with pytest.raises(BadRules):
        TOURNAMENT.values("book", {"time_limit": True})


@reading("T-15")
def test_there_are_no_variants_in_a_tournament() -> None:
    """T-15: no barriers and no backward captures."""
    for key in ("barriers", "backward_capture", "extra_colours"):
        with pytest.raises(BadRules):
            TOURNAMENT.values("book", {key: True})
    assert moves(on(yellow="18 15 c d"), 3) == ["move 1"]
    assert moves(on(yellow="18 b c d", green="5 B B B"), 3) == ["move 1"]


# Rules 1 to 3


@rule("004", "1", 1, 1, 2)
@reading("T-11")
def test_the_highest_roll_opens_the_game() -> None:
    """004, rule 1: everybody rolls once, and again only those who tie."""
    play = tournament().start()
    events = [event for pips in "3636" for event in play.answer(CHANCE, pips)]
    assert events == [OpeningRoll(seat, int(pips)) for seat, pips in enumerate("3636")]
    assert play.answer(CHANCE, "1") == [OpeningRoll(1, 1)]
    assert play.answer(CHANCE, "2") == [OpeningRoll(3, 2), Began(3)]


@rule("004", "2", 1, 1)
@pytest.mark.parametrize("pips", range(1, 7))
def test_only_a_six_brings_a_piece_in(pips: int) -> None:
    """004, rule 2, 1: onto A."""
    play = on()
    roll(play, pips)
    if pips < 6:
        assert options(play) == ["roll"]
    else:
        assert move(play, "enter") == [Moved(0, 0, -1, 0), RollsAgain(0)]


@rule("004", "2", 1, 2)
@rule("004", "3", 1, 1)
def test_with_nothing_on_the_way_there_are_three_rolls() -> None:
    """004, rules 2 and 3: without a 6 among them the next is on turn."""
    play = on()
    roll(play, 5, 4)
    assert turn(play) == "yellow"
    assert roll(play, 3) == [Rolled(0, 3), Stuck(0, 3)]
    assert turn(play) == "green"
    play = on()
    roll(play, 5, 6)
    assert options(play) == ["enter"]


@rule("004", "2", 1, 3)
@rule("004", "6", 1, 1, 2)
@reading("T-2", "T-17")
@pytest.mark.parametrize(
    ("pieces", "rolls"),
    [
        ("d B B B", 3),
        ("c d B B", 3),
        ("c B B B", 1),
        ("b d B B", 1),
        ("39 d B B", 1),
        ("5 B B B", 1),
    ],
)
def test_there_is_one_roll_while_a_piece_can_move(pieces: str, rolls: int) -> None:
    """004, rules 2 and 6: on the track, or in the goal with a square free ahead of it."""
    play = on(yellow=pieces)
    for _ in range(rolls):
        assert turn(play) == "yellow"
        roll(play, 5)
        if options(play) != ["roll"]:
            move(play)
    assert turn(play) == "green"


@rule("004", "6", 1, 3)
def test_one_chooses_which_piece_to_move() -> None:
    """004, rule 6, 3: of those on the track and in the goal."""
    assert moves(on(yellow="5 20 a B"), 2) == ["move 1", "move 2", "move 3"]


# The MUSTs, enforced


@rule("004", "4", 1, 1)
def test_a_six_has_to_bring_a_piece_in() -> None:
    """004, rule 4: while any waits."""
    assert moves(on(yellow="5 20 B B"), 6) == ["enter"]
    assert moves(on(yellow="5 20 c d"), 6) == ["move 1", "move 2"]


@rule("004", "5", 1, 1)
def test_the_start_square_has_to_be_cleared() -> None:
    """004, rule 5: while any waits."""
    assert moves(on(yellow="A 20 B B"), 3) == ["move 1"]
    assert moves(on(yellow="A 20 B B"), 6) == ["move 1"]
    assert moves(on(yellow="A 20 c d"), 3) == ["move 1", "move 2"]


@rule("004", "4", 1, 1)
@rule("004", "5", 1, 1)
@rule("004", "10", 2, 1)
@reading("T-3")
@pytest.mark.parametrize(("pips", "start"), [(6, "B"), (6, "A"), (3, "A")])
def test_punching_out_goes_before_everything(pips: int, start: str) -> None:
    """004, rules 4 and 5, the exception; rule 10, paragraph 2."""
    play = on(yellow=f"{start} 12 B 38", green=f"{2 + pips} B B B")
    assert moves(play, pips) == ["move 2"]


@rule("004", "7", 1, 1)
@reading("T-10")
def test_a_six_rolls_again_in_any_case() -> None:
    """004, rule 7, 1: though nothing could move."""
    play = on(yellow="37 39 c d")
    assert roll(play, 6) == [Rolled(0, 6), Stuck(0, 6), RollsAgain(0)]
    assert turn(play) == "yellow"


@rule("004", "7", 1, 2)
def test_with_the_further_roll_another_piece_may_move() -> None:
    """004, rule 7, 2: unless a MUST says which."""
    play = on(yellow="5 20 c d")
    roll(play, 6)
    move(play, "move 1")
    roll(play, 2)
    assert options(play) == ["move 1", "move 2"]
    play = on(yellow="5 B c d")
    roll(play, 6)
    move(play, "enter")
    roll(play, 2)
    assert options(play) == ["move 1", "move 2"]
    play = on(yellow="5 B B d")
    roll(play, 6)
    move(play, "enter")
    roll(play, 2)
    assert options(play) == ["move 2"]


@rule("004", "8", 1, 1, 2)
def test_a_roll_has_to_be_moved_as_a_whole_by_one_piece() -> None:
    """004, rule 8, 1 and 2: nobody passes, nobody moves less."""
    play = on(yellow="5 b c d")
    roll(play, 4)
    assert options(play) == ["move 1"]
    assert move(play) == [Moved(0, 0, 5, 9)]
    assert moves(on(yellow="39 20 a b"), 5) == ["move 2"]


@rule("004", "8", 1, 2)
@pytest.mark.parametrize("game", [GAME, STRICT], ids=["enforced", "with penalties"])
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_legal_choice_moves_one_piece_exactly_by_the_roll(game: Tournament, pips: int) -> None:
    """004, rule 8, 2: on the track, into the goal and in it; neither less, nor shared out among pieces."""
    for pieces in ("5 9 20 30", "38 36 20 a", "39 20 b d", "34 35 a c", "5 20 B B"):
        play = on_turn("yellow", game, yellow=pieces)
        before = [*play.table.pieces[0]]
        roll(play, pips)
        for choice in game.view(play, 0, ()).choices:
            made = play.fork()
            if not choice.breaks:
                move(made, choice.action)
                pairs = zip(before, made.table.pieces[0], strict=True)
                gone = [6 if (at, to) == (-1, 0) else to - at for at, to in pairs if at != to]
                assert gone == [pips], f"{pieces} by {choice.action}"


@rule("004", "8", 1, 3)
def test_a_player_that_cannot_move_need_not() -> None:
    """004, rule 8, 3: the turn passes on."""
    play = on(yellow="39 b c d")
    assert roll(play, 4) == [Rolled(0, 4), Stuck(0, 4)]
    assert turn(play) == "green"
    play = on_turn("yellow", STRICT, yellow="39 b c d")
    assert roll(play, 4) == [Rolled(0, 4), Stuck(0, 4)], "nor is there anything to be punished for"
    assert turn(play) == "green"


@rule("004", "9", 1, 1)
def test_a_square_holds_one_piece() -> None:
    """004, rule 9, 1: on the track and in the goal."""
    assert moves(on(yellow="5 9 c d"), 4) == ["move 2"]
    assert moves(on(yellow="a c B d"), 2) == []


@rule("004", "9", 1, 2, 3)
def test_others_are_jumped_over_and_counted() -> None:
    """004, rule 9, 2 and 3: two of them as well."""
    play = on(yellow="9 b c d", green="1 B B B", red="32 B B B")
    roll(play, 4)
    assert move(play) == [Moved(0, 0, 9, 13)]


@rule("004", "10", 1, 1)
def test_a_player_that_can_punch_out_has_to() -> None:
    """004, rule 10, 1: with the exact value."""
    play = on(yellow="13 20 c d", green="7 B B B")
    roll(play, 4)
    assert options(play) == ["move 1"]
    assert move(play) == [Captured(1, 0, 0), Moved(0, 0, 13, 17)]
    assert moves(on(yellow="13 20 c d", green="7 B B B"), 5) == ["move 1", "move 2"]


@rule("004", "10", 3, 1)
def test_a_player_that_is_punched_out_needs_a_six_to_come_in_again() -> None:
    """004, rule 10, paragraph 3, 1: from the base, like at the beginning."""
    play = on(yellow="13 b c d", green="7 B B B")
    roll(play, 4)
    move(play)
    assert where(play, "green") == "B B B B"
    roll(play, 5)
    assert options(play) == ["roll"]
    roll(play, 6)
    assert options(play) == ["enter"]


@rule("004", "10", 3, 2)
@reading("T-5")
def test_one_chooses_which_player_to_punch_out() -> None:
    """004, rule 10, paragraph 3, 2: of several."""
    play = on(yellow="13 20 c d", green="7 B B B", red="4 B B B")
    assert moves(play, 4) == ["move 1", "move 2"]


@rule("004", "10", 3, 3)
@reading("T-4", "T-14")
@pytest.mark.parametrize(
    ("pips", "pieces", "able"),
    [
        # 10 + 4: from the own A, or elsewhere
        (6, {"yellow": "12 B B B", "green": "8 B B B", "black": "10 B B B"}, ["enter"]),
        (6, {"yellow": "12 B B B", "black": "10 B B B"}, ["enter"]),
        (6, {"yellow": "12 B B B", "green": "8 B B B"}, ["move 1"]),
        # 10 + 5: with the piece from A, or with another
        (4, {"yellow": "13 A B B", "green": "7 B B B", "red": "24 B B B"}, ["move 2"]),
        (4, {"yellow": "13 A B B", "green": "7 B B B"}, ["move 1"]),
        # nobody waits: A need not be cleared, and one MUST is as good as another
        (4, {"yellow": "13 A c d", "green": "7 B B B", "red": "24 B B B"}, ["move 1", "move 2"]),
    ],
)
def test_two_musts_weigh_more_than_one(pips: int, pieces: dict[str, str], able: list[str]) -> None:
    """004, rule 10, paragraph 3, 3, with both of its examples."""
    assert moves(on(**pieces), pips) == able


@rule("004", "14", 1, 1)
@reading("T-18")
def test_a_piece_that_has_gone_round_has_to_enter_the_goal() -> None:
    """004, rule 14, 1: when nothing ranks higher; there is no second lap."""
    assert moves(on(yellow="38 20 B B"), 3) == ["move 1"]
    assert moves(on(yellow="38 20 c 37"), 3) == ["move 1", "move 4"]
    assert moves(on(yellow="38 A B B"), 3) == ["move 2"]
    assert moves(on(yellow="38 20 B B", green="13 B B B"), 3) == ["move 2"]
    assert moves(on(yellow="37 20 B B"), 6) == ["enter"]
    assert moves(on(yellow="a 20 B B"), 1) == ["move 1", "move 2"]


@rule("004", "14", 1, 2)
def test_the_goal_is_entered_exactly() -> None:
    """004, rule 14, 2: no pips may be left over."""
    assert moves(on(yellow="39 20 B B"), 5) == ["move 2"]


@rule("004", "14", 1, 3)
def test_no_player_is_jumped_over_in_the_goal() -> None:
    """004, rule 14, 3: from outside and inside."""
    assert moves(on(yellow="39 b 20 B"), 3) == ["move 3"]
    assert moves(on(yellow="a b 20 B"), 2) == ["move 2", "move 3"]


@rule("004", "16", 1, 1)
def test_a_player_that_has_all_pieces_home_wins() -> None:
    """004, rule 16: with a 6 as well, without a further roll."""
    play = on(yellow="34 b c d")
    roll(play, 6)
    assert move(play) == [Moved(0, 0, 34, 40), Finished(0, 1)]
    assert play.table.over
    play = on(yellow="39 B c d")
    roll(play, 1)
    assert move(play) == [Moved(0, 0, 39, 40)]
    assert (play.table.over, play.table.home) == (False, [])


@reading("T-17")
def test_the_others_may_play_on_for_points() -> None:
    """T-17, `places`: as in the classic game."""
    play = on_turn("yellow", tournament(places=True), yellow="39 b c d", green="5 b c d")
    roll(play, 1)
    move(play)
    assert (play.table.over, turn(play)) == (False, "green")


def test_the_piece_in_the_way_may_have_to_move() -> None:
    """C-6, `blocked_start`, as tournament rules elsewhere have it."""
    play = on_turn("yellow", tournament(blocked_start="move_blocker"), yellow="A 4 20 B")
    assert moves(play, 4) == ["move 2"]
    assert moves(on(yellow="A 4 20 B"), 4) == ["move 2", "move 3"]
    play = on_turn("yellow", tournament(blocked_start="move_blocker"), yellow="A 1 c B")
    assert moves(play, 1) == ["move 2"]  # no piece in the goal is in the way


@rule("004", "12", 1, 1)
@reading("T-9")
@pytest.mark.parametrize("game", [GAME, STRICT], ids=["enforce", "penalty"])
def test_a_player_that_touches_a_piece_moves_it(game: Tournament) -> None:
    """004, rule 12: the answer is the move, and there is no way back."""
    play = on_turn("yellow", game, yellow="5 20 c d")
    roll(play, 2)
    move(play, "move 2")
    assert where(play, "yellow") == "5 22 c d"
    with pytest.raises(IllegalAction):
        play.answer(0, "move 1")


# The time limit, of which the rulebook says nothing


@reading("T-16")
def test_when_time_is_up_squares_are_counted() -> None:
    """T-16: 10 on A and 1 more for each square, 75 in the goal; who is equal shares a place."""
    play = on_turn(
        "yellow",
        tournament(time_limit="30"),
        yellow="A 5 B B",
        green="a 39 B B",
        red="15 B B B",
        black="d A 39 B",
    )
    assert play.game.lasts == 30 * 60
    roll(play, 3)
    turn_under_way = play.state
    up = TimeUp(((3, 134), (1, 124), (0, 25), (2, 25)))
    assert play.answer(META, TIME_UP) == [up]
    assert play.table.over
    assert play.pending == OVER
    assert play.game.standings(play.table) == [[3], [1], [0, 2]]
    assert (play.seq, play.state.answers) == (turn_under_way.seq + 3, ())
    assert where(play, "yellow") == "A 5 B B", "the roll is for nothing"
    again = type(play)(play.game, turn_under_way)
    again.answer(META, TIME_UP)
    assert (json.encode(again.table), again.state) == (json.encode(play.table), play.state)
    for late in (play, play.fork()):
        with pytest.raises(IllegalAction):
            late.answer(META, TIME_UP)


@reading("T-16")
def test_a_player_that_is_home_goes_before_those_whose_squares_are_counted() -> None:
    """T-16: however few have come so far; before time is up the others share the last place."""
    play = on_turn(
        "green",
        tournament(time_limit="25", places=True),
        home="red",
        red="a b c d",
        yellow="3 B B B",
        black="c d 39 38",
    )
    assert play.game.standings(play.table) == [[2], [0, 1, 3]]
    assert play.answer(META, TIME_UP) == [TimeUp(((3, 247), (0, 13), (1, 0)))]
    assert play.game.standings(play.table) == [[2], [3], [0], [1]]


@reading("T-16")
def test_without_a_time_limit_no_time_is_up() -> None:
    """T-16: nothing has changed then."""
    for play in (on(), on_turn("yellow")):
        before = play.state
        assert play.game.lasts is None
        with pytest.raises(IllegalAction):
            play.answer(META, TIME_UP)
        assert (play.state, play.table.over) == (before, False)


def test_a_round_of_a_cup_ends_from_outside() -> None:
    """T-16: no clock of the game's own, but counted wherever it stands, as with one."""
    play = on_turn("yellow", tournament(time_limit="round"))
    assert play.game.lasts is None
    play.answer(META, TIME_UP)
    assert play.table.over
    assert play.game.standings(play.table)
