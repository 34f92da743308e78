"""What is seen of the classic game: pieces, die, choices, arrows, places."""

from __future__ import annotations

from engine.classic.events import Fined, Moved, Rolled, RollsAgain, steps
from engine.classic.game import Classic
from engine.core import CHANCE
from engine.first_player import OpeningRoll
from engine.races import Captured
from engine.views import Choice, Piece, RaceView, Step
from tests.engine.classic.positions import Standing, classic, move, on_turn, roll, tournament


def look(play: Standing, *recent: object) -> RaceView:
    """Return what all see: nothing is hidden."""
    views = [play.game.view(play, seat, recent) for seat in (0, 1, 2, 3, None)]  # type: ignore[arg-type]
    assert all(view == views[0] for view in views)
    assert isinstance(views[0], RaceView)
    return views[0]


def test_before_the_first_turn_no_player_is_on_turn() -> None:
    play = classic((3, 1)).start()
    assert look(play) == RaceView(
        board="classic-4", pieces=((), (0, -1, -1, -1), (), (0, -1, -1, -1)), turn=None
    )


def test_the_last_roll_is_seen_with_a_player_that_rolled_it() -> None:
    play = classic((1, 3)).start()
    events = play.answer(CHANCE, "3")
    view = look(play, *events)
    assert (view.dice, view.rolled_by) == ((3,), 1)
    events += play.answer(CHANCE, "5")
    view = look(play, *events)
    assert (view.dice, view.rolled_by, view.turn) == ((5,), 3, 3)
    view = look(play, OpeningRoll(1, 2), Rolled(3, 4), RollsAgain(3))
    assert (view.dice, view.rolled_by) == ((4,), 3)


def test_there_are_no_choices_before_the_roll() -> None:
    play = on_turn("green", green="12 B B B")
    assert look(play).choices == ()
    play.answer(1, "roll")
    assert look(play).choices == ()


def test_the_choices_are_the_moves_on_offer() -> None:
    play = on_turn("green", green="12 20 d B", red="7 B B B")
    roll(play, 5)
    view = look(play)
    assert view.turn == 1
    assert view.choices == (
        Choice("move 1", Step(Piece(1, 0), 12, 17, (Piece(2, 0),))),
        Choice("move 2", Step(Piece(1, 1), 20, 25)),
    )
    assert tuple(choice.action for choice in view.choices) == tuple(play.options(1))


def test_the_choices_are_those_of_the_roll_that_is_moved() -> None:
    """Of the last of three, too."""
    play = on_turn("green", classic(three_rolls=True))
    roll(play, 2, 3, 6)
    assert look(play).choices == (Choice("enter", Step(Piece(1, 0), -1, 0)),)


def test_a_move_is_seen_with_its_captures() -> None:
    play = on_turn("green", green="12 20 d B", red="7 B B B")
    roll(play, 5)
    assert look(play, *move(play, "move 1")).last == (Step(Piece(1, 0), 12, 17, (Piece(2, 0),)),)


def test_steps_are_seen_in_their_order_each_with_its_own_captures() -> None:
    happened = [
        Rolled(0, 6),
        Captured(1, 3, 0),
        Moved(0, 0, 4, 10),
        RollsAgain(0),
        Rolled(0, 2),
        Moved(0, 1, 5, 7),
        Captured(2, 0, 0),
        Captured(3, 1, 0),
        Moved(0, 2, 6, 8),
    ]
    assert steps(happened) == (
        Step(Piece(0, 0), 4, 10, (Piece(1, 3),)),
        Step(Piece(0, 1), 5, 7),
        Step(Piece(0, 2), 6, 8, (Piece(2, 0), Piece(3, 1))),
    )
    assert steps([]) == ()


def test_a_piece_set_back_by_a_penalty_is_seen_on_its_way_to_the_base() -> None:
    play = on_turn(
        "yellow", classic(compulsory_capture="penalty"), yellow="4 2 B B", green="37 B B B"
    )
    roll(play, 3)
    assert look(play, *move(play, "move 2")).last == (
        Step(Piece(0, 1), 2, 5),
        Step(Piece(0, 0), 4, -1),
    )
    play = on_turn("yellow", tournament(must_mode="penalty"), yellow="2 A 5 B")
    roll(play, 1)
    assert look(play, *move(play, "move 1")).last == (Step(Piece(0, 1), 0, -1),)


def test_logs_that_do_not_say_where_a_piece_stood_lead_nowhere() -> None:
    assert steps([Fined(0, 1)]) == (Step(Piece(0, 1), -1, -1),)


def test_when_the_game_is_over_no_player_is_on_turn() -> None:
    play = on_turn("red", red="39 b c d")
    roll(play, 1)
    move(play)
    view = look(play)
    assert (view.turn, view.places, view.choices) == (None, (2,), ())
    assert view.pieces[2] == (40, 41, 42, 43)


def test_the_players_that_are_home_are_seen_by_their_places() -> None:
    play = on_turn(
        "black", classic(places=True), home="red yellow", red="a b c d", yellow="a b c d"
    )
    assert look(play).places == (2, 0)
    assert look(play).turn == 3


def test_a_capture_counts_for_the_capturing_player() -> None:
    assert [event.actor for event in (Captured(0, 1, 2), Moved(0, 1, 2, 3))] == [2, 0]


def test_captures_are_counted_for_statistics() -> None:
    assert [event.captures for event in (Captured(0, 1, 2), Moved(0, 1, 2, 3))] == [1, 0]


def test_the_rules_that_are_on_are_seen_in_the_order_of_their_names() -> None:
    assert look(classic(three_rolls=True, barriers=True).start()).rules == (
        "barriers",
        "three_rolls",
    )


def test_events_of_dice_and_events_without_a_move_are_known() -> None:
    """For how the last round is looked back on: what dice do is part of the move after it."""
    assert {each.__name__ for each in Classic.happenings if each.rolled} == {"Rolled"}
    still = {each.__name__ for each in Classic.happenings if not each.moves}
    assert {"Rolled", "RollsAgain", "Stuck"} <= still
    assert {"Captured", "Fined", "Moved", "Overlooked"}.isdisjoint(still)
