"""000, "Weniger als 4 Personen": two colours each, a neutral one; and the board with six arms."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

import pytest

from data.shipped.boards import load
from engine.catalog import CARD_RACE, CLASSIC
from engine.classic.events import CameHome, Moved, Overlooked, RollsAgain, Stuck
from engine.core import CHANCE
from engine.first_player import Began, OpeningRoll
from engine.races import Captured, Finished
from engine.rules import Value
from engine.seating import Seating
from engine.views import Choice, Piece, RaceView, Seat, Step
from tests.engine.classic.positions import (
    Standing,
    classic,
    move,
    moves,
    on_turn,
    options,
    roll,
    turn,
    waiting,
    where,
)
from tests.rules import reading, rule

BACK, FEWER = "Rückwärtsschlagen", "Weniger als 4 Personen"
TWO = classic((0, 1), extra_colours=True)
THREE = classic((0, 1, 2), extra_colours=True)
"""Black is neutral."""
HOME = "a b c d"


def look(play: Standing) -> RaceView:
    """Return what everybody sees."""
    view = play.game.view(play, None, ())
    assert isinstance(view, RaceView)
    return view


# Who sits where


@rule("000", FEWER, 1, 1)
@pytest.mark.parametrize("seats", [(0, 1), (2, 3), (1, 2), (0, 1, 2), (3, 0, 2), (0, 1, 2, 3)])
def test_all_four_colours_are_in_play(seats: Sequence[Seat]) -> None:
    """000, "Weniger als 4 Personen", 1: with two and three people as well."""
    game = classic(seats, extra_colours=True)
    assert sorted(game.seats) == [0, 1, 2, 3]
    assert list(game.players) == list(seats)
    assert [len(own) for own in game.new().pieces] == [4, 4, 4, 4]
    plain = classic(seats)
    assert plain.seats == tuple(seats)
    assert dict(plain.players) == {seat: (seat,) for seat in seats}


@rule("000", FEWER, 1, 2)
@reading("C-26")
def test_two_people_have_two_opposite_colours_each() -> None:
    """000, "Weniger als 4 Personen", 2: yellow and red, green and black."""
    assert dict(TWO.players) == {0: (0, 2), 1: (1, 3)}
    values = CLASSIC.values("book", {"extra_colours": True})
    sitting = CLASSIC.seating(2, values)
    for arms in sitting.arms:
        own = classic(arms, extra_colours=True).players
        assert [len(each) for each in own.values()] == [2, 2]
        assert all((one - other) % 4 == 2 for one, other in own.values())
    assert sitting.left(sitting.arms[0]) == ()


def test_a_player_that_sits_opposite_has_one_colour() -> None:
    """A further colour that somebody has taken is not to be had."""
    assert dict(classic((0, 2), extra_colours=True).players) == {0: (0,), 2: (2,)}


@reading("C-26")
@pytest.mark.parametrize(("people", "arms"), [(1, 0), (2, 4), (3, 4), (4, 1), (5, 0)])
def test_every_number_of_people_finds_its_seats(people: int, arms: int) -> None:
    """C-26: two who have two colours each sit beside each other."""
    values = CLASSIC.values("book", {"extra_colours": True})
    sitting = CLASSIC.seating(people, values)
    assert len(sitting.arms) == arms
    assert (sitting.colours, sitting.board) == (load("classic-4").colours, "classic-4")
    assert sitting.neutral == (people == 3)
    assert CLASSIC.numbers(values) == (2, 3, 4)


def test_without_a_board_any_colours_go_together() -> None:
    """The card race has no board."""
    values, colours = CARD_RACE.values("book"), load("classic-4").colours
    assert CARD_RACE.seating(3, values) == Seating(tuple(combinations(range(4), 3)), colours)
    assert CARD_RACE.seating(5, values) == Seating((), colours)
    assert CARD_RACE.seating(2, values).players((0, 3)) == {0: (0,), 3: (3,)}


# Two colours each


@reading("C-26")
def test_each_person_rolls_once_to_begin() -> None:
    """C-26: persons, not colours; the one where they sit begins."""
    play = classic((1, 2), extra_colours=True).start()
    assert play.answer(CHANCE, "3") == [OpeningRoll(1, 3)]
    assert play.answer(CHANCE, "5") == [OpeningRoll(2, 5), Began(2)]


@rule("000", FEWER, 1, 3)
@reading("C-26")
def test_each_colour_has_its_own_turn_and_its_own_pieces() -> None:
    """000, "Weniger als 4 Personen", 3: each plays for itself, clockwise."""
    play = on_turn("yellow", TWO, yellow="5 b c d", green="5 b c d", red="5 b c d", black="5 b c d")
    for colour in ("yellow", "green", "red", "black", "yellow"):
        assert turn(play) == colour
        roll(play, 1)
        assert options(play) == ["move 1"]
        move(play)


@rule("000", FEWER, 1, 3)
@reading("C-26")
def test_the_colours_of_a_person_capture_each_other() -> None:
    """C-26: they are strangers, but capturing oneself is no duty."""
    must = classic((0, 1), extra_colours=True, compulsory_capture="enforce")
    pieces = {"yellow": "15 30 c d", "red": "39 B B B"}
    play = on_turn("yellow", must, **pieces)
    roll(play, 4)
    assert options(play) == ["move 1", "move 2"]
    assert move(play, "move 1") == [Captured(2, 0, 0), Moved(0, 0, 15, 19)]
    play = on_turn("yellow", must, yellow="15 30 c d", green="9 B B B")
    assert moves(play, 4) == ["move 1"]
    play = on_turn("yellow", must, green="24 B B B", **pieces)
    assert moves(play, 4) == ["move 2"]


@reading("C-26")
def test_three_rolls_are_for_each_colour() -> None:
    """C-26: whatever the other colour has on the way."""
    game = classic((0, 1), extra_colours=True, three_rolls=True)
    play = on_turn("yellow", game, red="5 B B B")
    roll(play, 1, 1)
    assert turn(play) == "yellow"


@reading("C-26")
def test_a_player_that_has_both_colours_home_wins() -> None:
    """C-26: all own pieces; the colour that is home has no turns any more."""
    play = on_turn("yellow", TWO, yellow="39 b c d", green="20 b c d", red="39 b c d")
    roll(play, 1)
    assert move(play) == [Moved(0, 0, 39, 40), CameHome(0)]
    assert (play.table.over, play.table.home, play.table.places) == (False, [0], [])
    assert turn(play) == "green"
    roll(play, 1)
    move(play)
    assert turn(play) == "red"
    roll(play, 2)
    assert turn(play) == "black"
    roll(play, 1)
    assert turn(play) == "green"
    roll(play, 1)
    move(play)
    roll(play, 1)
    assert move(play) == [Moved(2, 0, 39, 40), Finished(0, 1)]
    assert play.table.over
    assert play.game.standings(play.table) == [[0], [1]]
    assert look(play).places == (0,)


@rule("000", FEWER, 1, 3)
@reading("C-26")
@pytest.mark.parametrize("places", [False, True])
def test_a_player_that_has_one_colour_home_may_win(places: bool) -> None:
    """000, "Weniger als 4 Personen", 3, `two_player_win` = first_colour: whichever it is."""
    game = classic((0, 1), extra_colours=True, two_player_win="first_colour", places=places)
    pieces = {"yellow": "39 b c d", "green": "B B B B", "red": "39 b c d", "black": "20 B B B"}
    for colour in ("yellow", "red"):
        play = on_turn(colour, game, **pieces)
        roll(play, 1)
        assert move(play)[1:] == [Finished(0, 1)]
        assert play.table.over
        assert play.game.standings(play.table) == [[0], [1]]
    play = on_turn("black", game, **pieces)
    roll(play, 1)
    move(play)
    assert not play.table.over


@reading("C-26")
def test_the_first_colour_home_decides_only_where_two_have_two_each() -> None:
    """C-26, `two_player_win`: with a neutral colour that has to be home as well."""
    rules: dict[str, Value] = {"extra_colours": True, "two_player_win": "first_colour"}
    pieces = {"yellow": "39 b c d", "green": "5 B B B", "black": "37 b c d"}
    play = on_turn("yellow", classic((0, 1, 2), **rules), **pieces)
    roll(play, 1)
    assert move(play, "move 1") == [Moved(0, 0, 39, 40), CameHome(0)]
    assert not play.table.over
    play = on_turn("yellow", classic((0, 1, 2, 3), **rules), **pieces)
    roll(play, 1)
    assert move(play) == [Moved(0, 0, 39, 40), Finished(0, 1)]


@reading("C-26")
def test_colours_of_one_player_are_seen_to_belong_together() -> None:
    """C-26: for pictures and computer players."""
    assert look(on_turn("yellow", TWO)).together == ((0, 2), (1, 3))
    assert look(on_turn("yellow", TWO)).neutral == ()
    assert look(on_turn("yellow")).together == ()


# The neutral colour


@rule("000", FEWER, 1, 4)
@reading("C-28")
def test_a_roll_moves_an_own_or_a_neutral_piece() -> None:
    """000, "Weniger als 4 Personen", 4: of the colour that is nobody's."""
    play = on_turn("yellow", THREE, yellow="5 20 c d", black="7 B 4 d")
    roll(play, 4)
    assert options(play) == ["move 1", "move 2", "neutral 1", "neutral 3"]
    assert move(play, "neutral 3") == [Moved(3, 2, 4, 8)]
    assert turn(play) == "green"


@rule("000", FEWER, 1, 4)
def test_neutral_pieces_never_have_a_turn_of_their_own() -> None:
    """000, "Weniger als 4 Personen", 4: after red comes yellow."""
    play = on_turn("red", THREE, red="5 b c d")
    roll(play, 1)
    move(play)
    assert turn(play) == "yellow"
    assert look(play).neutral == (3,)


@rule("000", FEWER, 1, 4)
@reading("C-28")
def test_neutral_pieces_come_in_with_a_six_if_one_likes() -> None:
    """C-28: that is a duty for own pieces only."""
    play = on_turn("yellow", THREE, yellow="5 b c d", black="B B 4 7")
    roll(play, 6)
    assert options(play) == ["move 1", "neutral-enter", "neutral 3", "neutral 4"]
    assert move(play, "neutral-enter") == [Moved(3, 0, -1, 0), RollsAgain(0)]
    for yellow in ("5 b c d", "5 B c d"):
        play = on_turn("yellow", THREE, yellow=yellow, black="A 20 B B")
        assert moves(play, 3) == ["move 1", "neutral 1", "neutral 2"]


@reading("C-28")
@pytest.mark.parametrize(
    ("pips", "yellow", "able"),
    [
        (6, "5 B c d", ["enter"]),
        (4, "A 9 B d", ["move 1"]),
        (4, "5 9 B d", ["move 2", "neutral 1"]),
    ],
)
def test_duties_of_own_pieces_go_before_neutral_moves(
    pips: int, yellow: str, able: list[str]
) -> None:
    """C-28: a roll that lays a duty on an own piece has to be used for it."""
    play = on_turn("yellow", THREE, yellow=yellow, black="7 B B B")
    assert moves(play, pips) == able


@rule("000", FEWER, 1, 5)
@reading("C-28")
def test_neutral_pieces_capture_everybody() -> None:
    """000, "Weniger als 4 Personen", 5: the mover's own pieces, too."""
    play = on_turn("yellow", THREE, yellow="5 b c d", green="7 B B B", black="22 B B B")
    roll(play, 5)
    assert move(play, "neutral 1") == [Captured(1, 0, 0), Moved(3, 0, 22, 27)]
    play = on_turn("yellow", THREE, yellow="5 b c d", black="12 B B B")
    roll(play, 3)
    assert move(play, "neutral 1") == [Captured(0, 0, 0), Moved(3, 0, 12, 15)]


@reading("C-28")
def test_captures_by_neutral_pieces_are_no_players_duty() -> None:
    """C-28: but neutral pieces have to be captured like others."""
    must = classic((0, 1, 2), extra_colours=True, compulsory_capture="enforce")
    play = on_turn("yellow", must, yellow="5 b c d", green="7 B B B", black="22 B B B")
    assert moves(play, 5) == ["move 1", "neutral 1"]
    play = on_turn("yellow", must, yellow="5 20 c d", green="7 B B B", black="18 B B B")
    assert moves(play, 3) == ["move 1"]


@reading("C-12", "C-28")
def test_a_piece_that_is_captured_instead_of_capturing_goes_back_once() -> None:
    """C-12: it is in the base already."""
    game = classic((0, 1, 2), extra_colours=True, compulsory_capture="penalty")
    play = on_turn("yellow", game, yellow="5 b c d", green="38 B B B", black="12 B B B")
    roll(play, 3)
    assert move(play, "neutral 1") == [Captured(0, 0, 0), Moved(3, 0, 12, 15)]
    assert where(play, "yellow") == "B b c d"
    play = on_turn("yellow", game, yellow="5 b c d", green="38 B B B", black="13 B B B")
    roll(play, 3)
    assert move(play, "neutral 1") == [Moved(3, 0, 13, 16), Overlooked(0, 0, 5)]


@reading("C-28")
def test_neutral_pieces_go_backward_like_others() -> None:
    """C-28 with C-16: to capture anybody, the mover's own pieces, too."""
    game = classic((0, 1, 2), extra_colours=True, backward_capture=True)
    play = on_turn("yellow", game, yellow="5 b c d", green="5 B B B", black="28 B B B")
    assert moves(play, 3) == ["move 1", "neutral 1", "neutral-back 1"]
    play = on_turn("yellow", game, yellow="35 b c d", black="8 B B B")
    assert moves(play, 3) == ["move 1", "neutral 1", "neutral-back 1"]


@reading("C-28")
def test_three_rolls_look_at_own_pieces_only() -> None:
    """C-28: a roll that moves only neutral pieces may be used so, or left for the next."""
    game = classic((0, 1, 2), extra_colours=True, three_rolls=True)
    play = on_turn("yellow", game, yellow="B B B d", black="7 B B B")
    roll(play, 3)
    assert options(play) == ["neutral 1", "retry"]
    assert move(play, "retry") == []
    roll(play, 4)
    assert options(play) == ["neutral 1", "retry"]
    move(play, "retry")
    roll(play, 5)
    assert options(play) == ["neutral 1"]
    assert turn(play) == "yellow"
    move(play)
    assert turn(play) == "green"


@reading("C-28")
def test_a_neutral_move_ends_the_tries() -> None:
    """C-28: unless it was a 6, which rolls again."""
    game = classic((0, 1, 2), extra_colours=True, three_rolls=True)
    play = on_turn("yellow", game, yellow="B B B d", black="7 B B B")
    roll(play, 3)
    move(play, "neutral 1")
    assert turn(play) == "green"
    play = on_turn("yellow", game, yellow="B B B d", black="7 B B B")
    assert moves(play, 6) == ["enter"]


@reading("C-28")
def test_with_one_roll_a_neutral_move_has_to_be_made() -> None:
    """C-28 with C-24: nobody passes who can move."""
    play = on_turn("yellow", THREE, yellow="B B B d", black="7 B B B")
    assert moves(play, 3) == ["neutral 1"]
    game = classic((0, 1, 2), extra_colours=True, three_rolls=True)
    play = on_turn("yellow", game, yellow="5 B B d", black="7 B B B")
    assert moves(play, 3) == ["move 1", "neutral 1"]
    play = on_turn("yellow", game, yellow="39 B b d", black="7 B B B")
    assert moves(play, 2) == ["neutral 1"]


@reading("C-8", "C-28", "C-29")
def test_a_player_that_is_home_rolls_again_after_a_6_for_the_neutral_colour() -> None:
    """C-8, C-29: the further roll is lost only to who comes home by the 6."""
    play = on_turn("yellow", THREE, home="yellow", yellow=HOME, green="5 b c d", black="20 b c d")
    roll(play, 6)
    assert RollsAgain(0) in move(play)
    assert turn(play) == "yellow"
    roll(play, 1)
    move(play)
    assert turn(play) == "green"


@rule("000", FEWER, 1, 6)
@reading("C-29")
def test_a_player_that_is_home_wins_only_when_the_neutral_colour_is() -> None:
    """000, "Weniger als 4 Personen", 6: until then one rolls for it, once each turn."""
    game = classic((0, 1, 2), extra_colours=True, three_rolls=True)
    play = on_turn("yellow", game, yellow="39 b c d", green="5 B B B", black="37 b c d")
    roll(play, 1)
    assert move(play, "move 1") == [Moved(0, 0, 39, 40), CameHome(0)]
    roll(play, 1)
    move(play, "move 1")
    roll(play, 5, 5, 5)  # red has nothing on the way
    assert turn(play) == "yellow"
    assert roll(play, 4)[-1] == Stuck(0, 4)
    assert turn(play) == "green"
    roll(play, 3)
    assert options(play) == ["move 1", "neutral 1"]
    assert move(play, "neutral 1") == [Moved(3, 0, 37, 40), CameHome(3), Finished(0, 1)]
    assert play.table.over
    assert play.game.standings(play.table) == [[0], [1, 2]]


@rule("000", FEWER, 1, 7)
@reading("C-29")
@pytest.mark.parametrize(
    ("home", "mover", "winner"),
    [
        ("green yellow", "yellow", 0),
        ("green yellow", "green", 1),
        ("green yellow", "red", 1),
        ("yellow green", "green", 1),
        ("yellow green", "red", 0),
    ],
)
def test_of_several_that_are_home_the_one_that_brings_the_last_neutral_piece_wins(
    home: str, mover: str, winner: Seat
) -> None:
    """000, "Weniger als 4 Personen", 7: if it is somebody who is not, the first who was."""
    play = waiting(
        mover, THREE, home=home, yellow=HOME, green=HOME, red="5 b c d", black="39 b c d"
    )
    roll(play, 1)
    other = {0: 1, 1: 0}[winner]
    events = [CameHome(3), Finished(winner, 1), Finished(other, 2)]
    assert move(play, "neutral 1")[1:] == events
    assert play.table.over
    assert play.game.standings(play.table) == [[winner], [other], [2]]


@reading("C-29")
def test_if_the_neutral_colour_is_home_first_the_next_to_be_home_wins() -> None:
    """C-29: as always."""
    play = on_turn("yellow", THREE, yellow="39 b c d", red="39 b c d", black="39 b c d")
    roll(play, 1)
    assert move(play, "neutral 1") == [Moved(3, 0, 39, 40), CameHome(3)]
    roll(play, 5)
    assert turn(play) == "red"
    roll(play, 1)
    assert move(play) == [Moved(2, 0, 39, 40), Finished(2, 1)]
    assert play.table.over


@reading("C-29")
def test_a_six_that_brings_the_neutral_colour_home_rolls_again() -> None:
    """C-29 with C-8: it was not the mover's own last piece."""
    play = on_turn("yellow", THREE, yellow="5 b c d", black="34 b c d")
    roll(play, 6)
    assert move(play, "neutral 1") == [Moved(3, 0, 34, 40), CameHome(3), RollsAgain(0)]
    play = on_turn("yellow", THREE, yellow="34 b c d")
    roll(play, 6)
    assert move(play, "move 1") == [Moved(0, 0, 34, 40), CameHome(0)]
    assert turn(play) == "green"


@reading("C-29")
def test_a_six_that_decides_the_game_rolls_no_more() -> None:
    """C-29: whoever it makes the winner."""
    play = waiting("green", THREE, home="yellow", yellow=HOME, green="5 b c d", black="34 b c d")
    roll(play, 6)
    assert move(play, "neutral 1")[1:] == [CameHome(3), Finished(0, 1)]


@reading("C-29")
def test_when_all_are_home_all_have_places() -> None:
    """C-29: the last neutral piece settles everything."""
    play = waiting(
        "red", THREE, home="yellow green red", yellow=HOME, green=HOME, red=HOME, black="39 b c d"
    )
    roll(play, 1)
    move(play)
    assert play.game.standings(play.table) == [[2], [0], [1]]


@reading("C-29", "C-30")
def test_with_a_neutral_colour_others_may_play_on_for_places() -> None:
    """C-30: who has a place, and the neutral colour, have no turns any more."""
    game = classic((0, 1, 2), extra_colours=True, places=True)
    play = waiting(
        "green", game, home="yellow", yellow=HOME, green="5 b c d", red="9 b c d", black="39 b c d"
    )
    roll(play, 1)
    assert move(play, "neutral 1")[1:] == [CameHome(3), Finished(0, 1)]
    assert (play.table.over, turn(play)) == (False, "red")
    roll(play, 1)
    move(play)
    assert turn(play) == "green"


@reading("C-29", "C-30")
def test_a_player_that_has_nothing_left_to_move_does_not_roll_again() -> None:
    """C-30: not even after the 6 that brought the last neutral piece home."""
    game = classic((0, 1, 2), extra_colours=True, places=True)
    play = waiting(
        "yellow", game, home="yellow", yellow=HOME, green="5 b c d", red="9 b c d", black="34 b c d"
    )
    roll(play, 6)
    assert move(play, "neutral 1")[1:] == [CameHome(3), Finished(0, 1)]
    assert (play.table.over, turn(play)) == (False, "green")


def test_neutral_choices_are_seen() -> None:
    """They are moves of another seat's pieces."""
    play = on_turn("yellow", THREE, yellow="5 b c d", black="22 B B B", green="7 B B B")
    roll(play, 5)
    assert look(play).choices == (
        Choice("move 1", Step(Piece(0, 0), 5, 10)),
        Choice("neutral 1", Step(Piece(3, 0), 22, 27, (Piece(1, 0),))),
    )


# Six arms


@pytest.mark.parametrize(("people", "arms"), [(1, 0), (2, 3), (3, 2), (4, 3), (5, 6), (6, 1)])
def test_two_to_six_sit_around_the_board_for_six(people: int, arms: int) -> None:
    """`six_arms`: three on every second arm; other numbers are not in any rulebook."""
    values = CLASSIC.values("book", {"six_arms": True})
    sitting = CLASSIC.seating(people, values)
    assert len(sitting.arms) == arms
    assert all(len(set(each)) == people for each in sitting.arms)
    assert (sitting.board, sitting.neutral, sitting.further) == ("classic-6", False, {})
    assert sitting.colours == load("classic-6").colours
    assert CLASSIC.numbers(values) == (2, 3, 4, 5, 6)


@reading("C-27")
def test_people_sit_as_far_apart_as_can_be() -> None:
    """Two opposite each other, three on every second arm."""
    values = CLASSIC.values("book", {"six_arms": True})
    assert list(CLASSIC.seating(2, values).arms) == [(0, 3), (1, 4), (2, 5)]
    assert list(CLASSIC.seating(3, values).arms) == [(0, 2, 4), (1, 3, 5)]
    assert list(CLASSIC.seating(4, values).arms) == [(0, 1, 3, 4), (1, 2, 4, 5), (0, 2, 3, 5)]
    for arms in CLASSIC.seating(4, values).arms:
        empty = [seat for seat in range(6) if seat not in arms]
        assert empty[1] - empty[0] == 3


def test_the_way_around_six_arms_has_48_squares() -> None:
    """Eight for each arm; the next colour's A is what one calls 8."""
    game = classic((0, 2, 4), six_arms=True)
    play = on_turn("yellow", game, yellow="7 47 c d", green="32 B B B")
    assert (game.course.board, game.course.track) == ("classic-6", 48)
    roll(play, 1)
    assert options(play) == ["move 1", "move 2"]
    move(play, "move 2")
    assert where(play, "yellow") == "7 a c d"
    roll(play, 3)
    move(play)
    assert (turn(play), where(play, "green")) == ("red", "35 B B B")
    play = on_turn("yellow", game, yellow="2 b c d", green="35 B B B")
    roll(play, 1)
    assert move(play) == [Captured(2, 0, 0), Moved(0, 0, 2, 3)]


def test_six_take_turns_around_six_arms() -> None:
    """The last of them is violet."""
    game = classic(range(6), six_arms=True)
    play = on_turn("violet", game, violet="5 b c d")
    roll(play, 1)
    move(play)
    assert (where(play, "violet"), turn(play)) == ("6 b c d", "yellow")


@rule("000", BACK, 1, 1)
@reading("C-26a")
@pytest.mark.parametrize(
    "rules",
    [
        {},
        {"compulsory_capture": "enforce"},
        {"compulsory_capture": "penalty"},
        {"compulsory_capture": "enforce", "backward_capture_forced": True},
    ],
)
def test_no_player_goes_backward_to_capture_the_own_other_colour(rules: dict[str, Value]) -> None:
    """000, "Rückwärtsschlagen", 1 with C-26a: it is no opponent's; forward it is captured."""
    game = classic((0, 1), extra_colours=True, backward_capture=True, **rules)
    pieces = {"yellow": "26 5 c d", "red": "3 9 B B"}
    assert moves(on_turn("yellow", game, **pieces), 3) == ["move 1", "move 2"]
    play = on_turn("yellow", game, **pieces)
    roll(play, 3)
    assert move(play, "move 1") == [Captured(2, 1, 0), Moved(0, 0, 26, 29)]
    play = on_turn("yellow", game, green="13 B B B", **pieces)
    assert "back 1" in moves(play, 3)
    play = on_turn("red", game, red="26 5 c d", yellow="3 B B B")
    assert moves(play, 3) == ["move 1", "move 2"]


@reading("C-28")
def test_captures_behind_by_neutral_pieces_fulfil_no_duty() -> None:
    """C-28: backward as forward."""
    rules: dict[str, Value] = {
        "extra_colours": True,
        "compulsory_capture": "enforce",
        "backward_capture": True,
    }
    three = classic((0, 1, 2), **rules)
    play = on_turn(
        "yellow", three, yellow="35 B c d", red="18 B B B", green="5 B B B", black="28 B B B"
    )
    assert moves(play, 3) == ["move 1"]


@reading("C-28")
def test_a_six_that_is_left_for_the_next_of_three_rolls_gives_no_further_one() -> None:
    """C-28: it is one of the three, whatever it is good for where nothing can be moved."""
    rules = ("extra_colours", "three_rolls", "six_always_again", "barriers", "barrier_on_start")
    game = classic((0, 1, 2), **dict.fromkeys(rules, True))
    play = on_turn("yellow", game, yellow="B B B d", black="10 10 B B")
    roll(play, 6)
    assert "retry" in options(play)
    assert move(play, "retry") == []
    roll(play, 4)
    move(play, "retry")
    roll(play, 4)
    assert "retry" not in options(play)


@reading("C-6", "C-28")
def test_neutral_pieces_in_the_way_need_not_move() -> None:
    """C-28: duties bind own pieces only."""
    game = classic((0, 1, 2), extra_colours=True, blocked_start="move_blocker")
    play = on_turn("yellow", game, yellow="5 B c d", black="A 4 B B")
    assert moves(play, 4) == ["move 1", "neutral 2"]


def test_a_player_that_sits_down_first_makes_no_other_course() -> None:
    """Courses take half a megabyte each, and 24 orders of four people are the same one."""
    assert len({id(classic(seats).course) for seats in permutations(range(4))}) == 1
    assert classic((0, 2)).course is not classic((0, 1)).course
