"""Windows that wait for those whom a card concerns, and are open to all who hold one (E-36)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.action_cards.table import DeclaredCapture, HeldWindow
from engine.core import META, Decision, Limit, seen
from engine.views import Seat
from tests.engine.action_cards.tables import (
    Cards,
    all_pass,
    asked,
    do,
    on_turn,
    options,
    prompt,
    roll,
    seat,
    stands,
    turn,
)
from tests.engine.action_cards.tables import cards as game_of
from tests.rules import reading

THREE: dict[str, Any] = {"green": "denkste", "red": "tandem", "black": "freigang"}
"""What the others hold: of each of them everybody knows that it is some card."""


def begun(card: str, action: str, **given: Any) -> Cards:
    """Return a game of four in which yellow has just played a card."""
    hands = {"yellow": card, **THREE, **given.pop("hands", {})}
    play = on_turn("yellow", game_of(asked="concerned"), hands=hands, **given)
    do(play, "yellow", f"play {card.split()[0]} {action}".rstrip())
    return play


def limit(play: Cards) -> Limit:
    """Return what time is given for."""
    assert isinstance(play.pending, Decision)
    return play.pending.limit


@reading("E-36")
def test_a_card_that_concerns_no_player_opens_no_window() -> None:
    """Whoever holds cards, and whichever."""
    for held in ("denkste", "tandem", "aetsch denkste"):
        play = begun("sprint", "1", hands={"green": held}, yellow="5 B B B")
        assert (stands(play, "yellow"), turn(play)) == ("13 B B B", "green")


@reading("E-36")
def test_it_opens_one_where_a_player_has_ordered_to_be_always_asked() -> None:
    """E-36: a standing order that everybody sees, and that can be taken back in the window."""
    hands = {"yellow": "sprint sprint sprint", **THREE}
    play = on_turn("yellow", game_of(asked="concerned"), hands=hands, yellow="5 B B B")
    play.table.orders[seat("red")] = "ask-always"
    do(play, "yellow", "play sprint 1")
    assert (asked(play), prompt(play)) == (["red"], "react")
    assert "pass-unless-concerned" in options(play, "red")
    do(play, "red", "pass-unless-concerned")
    assert (play.table.orders, stands(play, "yellow")) == ({}, "13 B B B")


@reading("E-36")
def test_waited_for_are_those_whose_pieces_cards_or_turn_it_concerns() -> None:
    """E-36: by what was announced: whom it captures, moves, robs, sends to sleep or would stop."""
    pieces = {"yellow": "5 B B B", "green": "3 7 B B", "red": "21 B B B"}
    for card, action, whom in (
        ("sprint", "1", ["green"]),
        ("platztausch", "1 2 1", ["red"]),
        ("rausschmeisser", "2 2", ["red"]),
        ("windstoss", "1", ["green"]),
        ("taschendieb", "2", ["red"]),
        ("schlafmuetze", "3", ["black"]),
        ("baustelle", "15", ["green"]),
        ("baustelle", "30", []),
        ("hamsterkauf", "", []),
        ("dampfwalze", "", []),
    ):
        play = begun(card, action, hands={"red": "tandem tandem"}, **pieces)
        assert (asked(play) if reacting(play) else []) == whom, (card, action)


def reacting(play: Cards) -> bool:
    """Whether a window is open."""
    return isinstance(play.pending, Decision) and play.pending.prompt == "react"


@reading("E-36")
def test_a_card_that_could_bring_a_piece_into_the_goal_concerns_everybody() -> None:
    """Announced, or by a roll that is still to come; also out of turn."""
    for card, action, pieces in (
        ("sprint", "1", "34 B B B"),
        ("heimweh", "1", "38 B B B"),
        ("wahlwuerfel", "4 1", "37 B B B"),
        ("dampfwalze", "", "34 B B B"),
        ("doppelzug", "", "34 5 B B"),
        ("zugabe", "", "34 B B B"),
        ("denkste", "", "34 B B B"),
    ):
        play = begun(card, action, yellow=pieces, hands={"green": "tandem"})
        assert (asked(play), prompt(play)) == (["green", "red", "black"], "react"), card
    for card, action, pieces in (
        ("sprint", "1", "31 B B B"),
        ("dampfwalze", "", "33 B B B"),
        ("denkste", "", "33 B B B"),
    ):
        play = begun(card, action, yellow=pieces, hands={"green": "tandem"})
        assert not reacting(play), card


@reading("E-36")
def test_an_answer_concerns_the_players_of_the_card_beneath_it() -> None:
    """Beside whose card it cancels, who is not asked about it; and so on up the chain."""
    hands = {"green": "denkste", "red": "denkste", "black": "denkste"}
    play = begun("sprint denkste", "1", yellow="5 B B B", green="3 B B B", hands=hands)
    assert asked(play) == ["green"]
    do(play, "red", "play denkste")
    assert asked(play) == ["yellow", "green"], "red is not concerned, nor is black"
    do(play, "yellow", "play denkste")
    assert asked(play) == ["green"], "red holds no card any more"
    all_pass(play)
    assert stands(play, "yellow") == "13 B B B"


@reading("E-36")
def test_an_open_window_is_open_to_every_holder_of_a_card() -> None:
    """E-36: waited for or not."""
    hands = {"red": "denkste", "black": ""}
    play = begun("sprint", "1", yellow="5 B B B", green="3 B B B", hands=hands)
    assert asked(play) == ["green"]
    assert "play denkste" in options(play, "red")
    assert "pass" not in options(play, "red"), "nobody waits for it"
    assert options(play, "black") == [], "without a card there is nothing to be done"
    do(play, "red", "play denkste")
    assert asked(play) == ["green"]
    all_pass(play)
    assert (stands(play, "yellow"), turn(play)) == ("5 B B B", "green")


@reading("E-36")
def test_it_closes_when_all_players_that_are_waited_for_have_passed() -> None:
    """Whatever the others hold; and who has passed has no part in it any more."""
    hands = {"green": "denkste", "red": "denkste"}
    play = begun("windstoss", "1", yellow="5 B B B", green="7 B B B", red="33 B B B", hands=hands)
    assert asked(play) == ["green", "red"]
    do(play, "green", "pass")
    assert (asked(play), options(play, "green")) == (["red"], [])
    do(play, "red", "pass")
    assert turn(play) == "green"


@reading("E-36")
def test_a_player_that_cancelled_in_vain_has_answered_and_the_window_goes_on() -> None:
    """E-36: for those who are waited for."""
    hands = {"yellow": "denkste sprint", "green": "tandem", "red": "denkste"}
    play = on_turn(
        "yellow", game_of(asked="concerned"), hands=hands, yellow="5 B B B", green="3 B B B"
    )
    do(play, "yellow", "play sprint 1")
    do(play, "red", "play denkste")
    do(play, "yellow", "play denkste")
    all_but_the_first(play)
    assert (asked(play), prompt(play)) == (["green"], "react")


def all_but_the_first(play: Cards) -> None:
    """Let all pass until nothing but the card that was played first can be answered."""
    while len(play.table.chain) > 1:
        do(play, asked(play)[0], "pass")


@reading("E-36")
def test_a_declared_capture_waits_for_its_victims_alone() -> None:
    """E-36: no card of the deck could answer it for anybody else."""
    play = on_turn(
        "black",
        game_of(asked="concerned"),
        hands={"green": "denkste", "red": "schutzengel"},
        black="2 B B B",
        green="24 B B B",
    )
    roll(play, 2)
    do(play, "black", "move 1")
    assert isinstance(play.pending, Decision)
    assert isinstance(play.pending.about, DeclaredCapture)
    assert asked(play) == ["green"]
    assert options(play, "red") == []


@reading("E-36")
def test_holding_a_window_gives_time_once_and_to_all() -> None:
    """Whoever does it, waited for or not."""
    for who in ("green", "red"):
        play = begun("sprint", "1", yellow="5 B B B", green="3 B B B")
        assert limit(play) == "window"
        assert do(play, who, "hold") == [HeldWindow(seat(who))]
        assert (limit(play), asked(play)) == ("held", ["green"])
        assert not [each for each in ("green", "red", "black") if "hold" in options(play, each)]


@reading("E-36")
def test_a_player_that_has_held_three_windows_and_played_nothing_holds_briefly() -> None:
    """E-36: from the fourth time on in a game."""
    for before, given in ((2, "held"), (3, "brief"), (4, "brief")):
        play = begun("sprint", "1", yellow="5 B B B", green="3 B B B")
        play.table.holds[seat("red")] = before
        do(play, "red", "hold")
        assert (limit(play), play.table.holds) == (given, {seat("red"): before + 1})


@reading("E-36")
def test_a_window_that_was_held_to_play_a_card_does_not_count() -> None:
    """E-36: only what was held in vain does."""
    play = begun("sprint", "1", yellow="5 B B B", green="3 B B B", hands={"green": "denkste"})
    do(play, "green", "hold")
    do(play, "green", "play denkste")
    assert play.table.holds == {seat("green"): 0}
    play = begun("sprint", "1", yellow="5 B B B", green="3 B B B", hands={"red": "denkste"})
    do(play, "green", "hold")
    do(play, "red", "play denkste")
    assert play.table.holds == {seat("green"): 1}, "somebody else played"


def test_a_player_that_takes_a_seat_over_has_held_nothing_in_vain() -> None:
    play = begun("sprint", "1", yellow="5 B B B", green="3 B B B")
    play.table.holds[seat("red")] = 3
    play.answer(META, f"taken {seat('red')}")
    assert play.table.holds == {}


@reading("E-36", "E-24")
def test_by_the_day_all_players_that_hold_a_card_are_asked_for_as_long_as_ever() -> None:
    """E-36: also by a card that concerns nobody."""
    hands = {"yellow": "sprint", **THREE}
    play = on_turn("yellow", game_of(asked="holders"), hands=hands, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    assert asked(play) == ["green", "red", "black"]
    do(play, "green", "hold")
    assert (limit(play), play.table.holds) == ("window", {})


@reading("E-36")
@pytest.mark.parametrize("held", ["denkste", "aetsch", "tandem"])
def test_waiting_and_views_do_not_depend_on_hidden_cards(held: str) -> None:
    """By the others: who may answer what is seen by nobody but themselves."""
    shown = set[tuple[Sequence[Seat], str]]()
    for hands in ({"red": held, "black": "tandem"}, {"red": "tandem", "black": held}):
        play = begun("sprint", "1", yellow="5 B B B", green="3 B B B", hands=hands)
        question = seen(play.pending, None)
        assert isinstance(question, Decision)
        shown.add((tuple(question.waits_for), str(question.options)))
    assert len(shown) == 1
