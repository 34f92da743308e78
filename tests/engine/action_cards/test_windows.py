"""003, "JEDERZEIT!", paragraph 2: windows for reactions, and what can be said about being asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.action_cards.table import HeldWindow, OrderedPass
from engine.action_cards.views import CardSeen
from engine.core import META, Decision, seen
from engine.views import Piece, Seat, Step
from tests.engine.action_cards.tables import (
    Cards,
    all_pass,
    asked,
    cards,
    counters,
    do,
    on_turn,
    options,
    plays,
    prompt,
    roll,
    seat,
    stands,
    turn,
    view,
)
from tests.rules import reading, rule

HELD: dict[str, Any] = {"yellow": "sprint", "green": "denkste", "red": "tandem"}
SAID = ["pass", "pass-turn", "hold", "pass-unless-concerned", "pass-always"]


@rule("003", "JEDERZEIT!", 2, 1)
@reading("E-10", "E-24")
def test_every_other_holder_of_a_card_is_asked_before_anything_happens() -> None:
    """003, any time, 2.1; E-10, E-24: whichever card it is, for the same time."""
    play = on_turn("yellow", hands=HELD, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    assert (asked(play), prompt(play)) == (["green", "red"], "react")
    assert options(play, "green") == [*SAID, "play denkste"]
    assert options(play, "red") == SAID
    assert stands(play, "yellow") == "5 B B B"
    assert view(play).chain == (CardSeen(0, "sprint", (Step(Piece(0, 0), 5, 13),)),)
    all_pass(play)
    assert (stands(play, "yellow"), view(play).chain) == ("13 B B B", ())


@rule("003", "JEDERZEIT!", 2, 2)
@reading("E-11")
def test_once_it_has_begun_it_is_too_late() -> None:
    """003, any time, 2.2; E-11."""
    play = on_turn("yellow", hands={"yellow": "sprint", "black": "denkste"}, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    assert plays(play, "black") == ["denkste"]
    all_pass(play)
    assert plays(play, "black") == []


@reading("E-24")
def test_no_player_sees_the_playable_cards_of_others() -> None:
    """E-24: all see who is asked, and what all may do."""
    play = on_turn("yellow", hands=HELD, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    for who in ("yellow", "red", None):
        question = seen(play.pending, None if who is None else seat(who))
        assert isinstance(question, Decision)
        assert question.options[1] == ("pass", "pass-turn", "hold")
        assert question.waits_for == (1, 2)
        assert view(play, who).plays == ()
    assert [each.action for each in view(play, "green").plays] == ["play denkste"]


def test_a_player_that_can_do_nothing_besides_has_no_part_in_the_question() -> None:
    """At a pause, where those alone who hold a card that fits may do something unasked."""
    held = {"yellow": "tandem", "green": "denkste", "red": "zugabe"}
    play = on_turn("yellow", hands=held, yellow="5 B B B")
    assert isinstance(play.pending, Decision)
    assert [*play.pending.options] == [seat("yellow"), seat("red")]


@reading("E-28")
def test_a_roll_is_watched_by_the_players_that_hold_cards_until_it_is_moved() -> None:
    """E-28: whatever they hold; where nothing can be moved, nothing is left to be declared void."""
    held = {"yellow": "sprint", "green": "tandem", "black": "denkste"}
    play = on_turn("yellow", hands=held, yellow="5 9 B B")
    assert watchers(play) == ()
    roll(play, 3)
    assert (prompt(play), watchers(play)) == ("move", (seat("green"), seat("black")))
    play = on_turn("yellow", hands=held, yellow="b c d B")
    roll(play, 3)
    assert (prompt(play), watchers(play)) == ("roll", ()), "the next of three rolls"


def watchers(play: Cards) -> Sequence[Seat]:
    """Who might declare a roll void, for all that everybody knows."""
    assert isinstance(play.pending, Decision)
    return play.pending.watched_by


def test_a_window_lasts_as_long_as_chosen_for_any_players() -> None:
    lengths = set()
    for held in ({"green": "denkste"}, {"green": "tandem"}, {"green": "tandem", "red": "aetsch"}):
        for seconds in (10.0, 20.0):
            game = cards()
            game.limits = {"window": seconds}
            play = on_turn("yellow", game, hands={"yellow": "sprint", **held}, yellow="5 B B B")
            do(play, "yellow", "play sprint 1")
            assert isinstance(play.pending, Decision)
            lengths.add((seconds, play.pending.limit, play.game.limits["window"]))
    assert lengths == {(10.0, "window", 10.0), (20.0, "window", 20.0)}


@reading("E-24")
def test_without_anybody_that_could_answer_there_is_no_window() -> None:
    """E-24: nobody else holds a card; or by what all know no card of the deck would fit."""
    play = on_turn("yellow", hands={"yellow": "sprint"}, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    assert turn(play) == "green"
    game = cards(deck="aetsch 10, sprint 10, taschendieb 10")
    held = {"yellow": "sprint taschendieb", "green": "aetsch", "red": "aetsch aetsch"}
    play = on_turn("yellow", game, hands=held, yellow="5 B B B")
    other = play.fork()
    do(play, "yellow", "play sprint 1")
    assert turn(play) == "green"
    do(other, "yellow", "play taschendieb 2")
    assert asked(other) == ["red"]


@reading("E-24")
def test_all_may_be_asked_whether_they_hold_a_card_or_not() -> None:
    """E-24."""
    game = cards(asked="all")
    play = on_turn("yellow", game, hands={"yellow": "sprint"}, yellow="5 B B B", home="red")
    do(play, "yellow", "play sprint 1")
    assert asked(play) == ["green", "black"]
    all_pass(play)
    assert stands(play, "yellow") == "13 B B B"


def test_anybody_may_hold_it_once_with_or_without_a_fitting_card() -> None:
    play = on_turn("yellow", hands=HELD, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    assert do(play, "red", "hold") == [HeldWindow(2)]
    assert asked(play) == ["green", "red"]
    assert "hold" not in options(play, "green") + options(play, "red")


def test_passing_changes_nothing_for_the_others() -> None:
    play = on_turn("yellow", hands={**HELD, "black": "aetsch"}, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    before = (play.number(1), options(play, "green"))
    do(play, "red", "pass")
    do(play, "black", "pass")
    assert (play.number(1), options(play, "green")) == before
    assert asked(play) == ["green"]


@reading("E-10")
def test_a_counter_that_is_cancelled_opens_the_window_again_for_a_player_that_has_not_passed() -> (
    None
):
    """E-10."""
    held = {
        "yellow": "sprint denkste",
        "green": "denkste denkste",
        "red": "denkste",
        "black": "zugabe",
    }
    play = on_turn("yellow", hands=held, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    do(play, "black", "pass")
    do(play, "green", "play denkste")
    assert asked(play) == ["red", "black", "yellow"]
    do(play, "red", "pass")
    do(play, "black", "pass")
    do(play, "yellow", "play denkste")
    all_but("sprint", play)
    assert asked(play) == ["green", "red"]
    assert counters(play, "green") == {"denkste"}
    do(play, "red", "play denkste")
    assert "green" in asked(play)
    all_pass(play)
    assert (stands(play, "yellow"), turn(play)) == ("5 B B B", "green")


@reading("E-10")
def test_a_player_that_has_said_to_pass_is_not_asked_when_the_window_opens_again() -> None:
    """E-10: said about a counter, it holds for what the counter was played against."""
    held = {"yellow": "sprint aetsch", "green": "denkste denkste", "red": "denkste"}
    for said in ("pass-turn", "pass-always"):
        play = on_turn("yellow", hands=held, yellow="5 B B B")
        do(play, "yellow", "play sprint 1")
        do(play, "green", "play denkste")
        do(play, "red", said)
        do(play, "yellow", "play aetsch")
        all_but("sprint", play)
        assert asked(play) == ["green"]


def all_but(card: str, play: object) -> None:
    """Let everybody pass until the window about *card* is open."""
    while view(play).chain[-1].card != card:  # type: ignore[arg-type]
        do(play, asked(play)[0], "pass")  # type: ignore[arg-type]


def test_when_time_is_up_everybody_passes() -> None:
    play = on_turn("yellow", hands=HELD, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    assert isinstance(play.pending, Decision)
    assert play.pending.default == {1: "pass", 2: "pass"}


def test_pass_for_the_rest_of_the_turn() -> None:
    held = {"yellow": "zugabe sprint", "green": "denkste", "red": "denkste tandem"}
    play = on_turn("yellow", hands=held, yellow="5 B B B")
    do(play, "yellow", "play zugabe")
    assert do(play, "green", "pass-turn") == [OrderedPass(1, "pass-turn")]
    assert (asked(play), view(play).passing) == (["red"], (1,))
    do(play, "red", "pass")
    play.answer(-1, "1")
    do(play, "yellow", "move 1")
    do(play, "yellow", "play sprint 1")
    assert asked(play) == ["red"]
    do(play, "red", "pass")
    assert view(play).passing == ()


def test_always_passing_is_public_and_can_be_taken_back() -> None:
    held = {"yellow": "sprint sprint sprint", "green": "denkste", "red": "tandem"}
    play = on_turn("yellow", hands=held, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    do(play, "green", "pass-always")
    do(play, "red", "pass")
    assert view(play, "black").orders == ((1, "pass-always"),)
    assert (turn(play), "ask-always" in options(play, "green")) == ("green", True)
    roll(play, 1)
    assert "ask-always" in options(play, "green")
    assert do(play, "green", "ask-always") == [OrderedPass(1, "ask-always")]
    assert (view(play).orders, asked(play), prompt(play)) == ((), ["red"], "roll")


def test_it_is_taken_back_at_pauses_and_not_between_a_roll_and_the_move() -> None:
    held = {"yellow": "sprint", "green": "denkste", "red": "tandem"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="5 8 B B")
    do(play, "yellow", "play sprint 1")
    do(play, "green", "pass-always")
    do(play, "red", "pass")
    assert "ask-always" in options(play, "green")
    roll(play, 2)
    assert (prompt(play), options(play, "green")) == ("move", ["move 1", "move 2"])


def test_where_no_player_holds_a_card_a_question_has_no_secret() -> None:
    """Then everybody knows that nobody can do anything besides."""
    secrets = {}
    for held in ("", "denkste"):
        play = on_turn("yellow", hands={"green": held}, yellow="5 B B B")
        assert isinstance(play.pending, Decision)
        secrets[held] = play.pending.secret
    assert secrets == {"": False, "denkste": True}


def test_it_is_taken_back_also_while_no_player_holds_a_card() -> None:
    held = {"yellow": "sprint", "green": "denkste"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", deck=0)
    do(play, "yellow", "play sprint 1")
    do(play, "green", "pass-always")
    play.table.hands[1].clear()
    play.table.discard.clear()
    roll(play, 1)
    assert (any(play.table.hands), "ask-always" in options(play, "green")) == (False, True)


@pytest.mark.parametrize("why", ["left", "taken", "back"])
def test_orders_end_with_the_player_that_gave_them(why: str) -> None:
    """Whoever had said to pass always; what can still be said changes nothing."""
    held = {"yellow": "sprint sprint sprint", "green": "denkste", "red": "tandem"}
    play = on_turn("yellow", hands=held, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    do(play, "green", "pass-always")
    do(play, "red", "pass")
    roll(play, 1)
    assert "ask-always" in options(play, "green")
    assert play.answer(META, f"{why} 1") == []
    assert view(play).orders == ()
    assert do(play, "green", "ask-always") == [OrderedPass(1, "ask-always")]
    assert (view(play).orders, view(play.fork()).orders) == ((), ())


@pytest.mark.parametrize("why", ["left", "taken", "back"])
def test_a_player_that_passes_for_the_turn_does_not_do_so_for_a_player_that_plays_their_seat_then(
    why: str,
) -> None:
    """Of two who had said so, the one whose seat is handed over is asked again in this turn."""
    held = {"yellow": "zugabe sprint", "green": "denkste", "red": "denkste tandem"}
    play = on_turn("yellow", hands=held, yellow="5 B B B")
    do(play, "yellow", "play zugabe")
    do(play, "green", "pass-turn")
    do(play, "red", "pass-turn")
    play.answer(-1, "1")
    assert view(play).passing == (1, 2)
    assert play.answer(META, f"{why} 1") == []
    assert view(play).passing == (2,)
    do(play, "yellow", "move 1")
    do(play, "yellow", "play sprint 1")
    assert asked(play) == ["green"]


def test_ask_me_only_when_my_pieces_are_concerned() -> None:
    held = {"yellow": "sprint sprint", "green": "denkste", "red": "denkste"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="11 B B B")
    do(play, "yellow", "play sprint 1")
    do(play, "green", "pass-unless-concerned")
    assert asked(play) == ["red"]
    do(play, "red", "pass")
    again = on_turn("yellow", hands=held, yellow="5 B B B", green="3 B B B")
    do(again, "yellow", "play sprint 1 join")
    do(again, "green", "pass-unless-concerned")
    do(again, "red", "pass")
    assert stands(again, "yellow") == "13 B B B"
    concerned = on_turn("yellow", hands=held, yellow="5 B B B", green="3 B B B")
    do(concerned, "yellow", "play sprint 1")
    do(concerned, "green", "pass-unless-concerned")
    assert asked(concerned) == ["green", "red"]
    assert options(concerned, "green")[3:5] == ["ask-always", "pass-always"]


def test_answers_in_one_window_do_not_hold_for_the_next_capture() -> None:
    held = {"yellow": "sprint", "red": "schutzengel"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="3 5 B B", red="37 B B B")
    do(play, "yellow", "play sprint 1")
    all_pass(play)
    assert stands(play, "green") == "B 5 B B"
    roll(play, 2)
    do(play, "green", "move 2")
    assert (asked(play), prompt(play)) == (["red"], "react")


def test_a_player_that_wants_to_be_asked_about_own_pieces_is_asked_before_they_are_captured() -> (
    None
):
    play = on_turn("black", hands={"green": "denkste"}, black="2 B B B", green="24 B B B")
    play.table.orders[1] = "pass-unless-concerned"
    roll(play, 2)
    do(play, "black", "move 1")
    assert (asked(play), prompt(play)) == (["green"], "react")


def test_a_player_that_always_passes_is_not_asked_about_captures_either() -> None:
    held = {"yellow": "sprint", "green": "schutzengel", "red": "zugabe"}
    play = on_turn("red", hands=held, red="5 B B B", green="20 B B B")
    do(play, "red", "play zugabe")
    do(play, "green", "pass-always")
    do(play, "yellow", "pass")
    play.answer(-1, "5")
    do(play, "red", "move 1")
    assert (prompt(play), stands(play, "green")) == ("roll", "B B B B")


def test_two_may_interrupt_one_after_the_other() -> None:
    held = {"green": "flohsprung", "red": "zugabe", "yellow": "flohsprung"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="5 B B B", red="5 B B B")
    do(play, "green", "play flohsprung 1 +1")
    do(play, "red", "play zugabe")
    all_pass(play)
    play.answer(-1, "2")
    do(play, "red", "move 1")
    do(play, "yellow", "play flohsprung 1 +2")
    assert [stands(play, each) for each in ("yellow", "green", "red")] == [
        "7 B B B",
        "6 B B B",
        "7 B B B",
    ]
    assert (asked(play), prompt(play)) == (["yellow"], "roll")
