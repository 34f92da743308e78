"""Retourkutsche: the piece that captures one's own goes home, too."""

from __future__ import annotations

from typing import Any

from engine.action_cards.table import CancelledCard, RegainedCard, SentHome
from engine.classic.events import Moved
from engine.races import Captured
from engine.views import Piece, Step
from tests.engine.action_cards.tables import (
    all_pass,
    asked,
    chance,
    counters,
    do,
    hand,
    kinds,
    lay,
    on_turn,
    roll,
    stands,
    turn,
    view,
)
from tests.rules import reading, rule

HERE: dict[str, Any] = {"yellow": "11 B B B", "green": "3 B B B"}


@reading("E-27")
def test_the_capturing_piece_goes_home_when_it_has_captured() -> None:
    """E-27: played before, done after."""
    play = on_turn("yellow", hands={"green": "retourkutsche"}, **HERE)
    roll(play, 2)
    do(play, "yellow", "move 1")
    events = do(play, "green", "play retourkutsche")
    assert events[1:4] == [Captured(1, 0, 0), Moved(0, 0, 11, 13), SentHome(0, 0, 1, 13)]
    assert (stands(play, "yellow"), stands(play, "green"), turn(play)) == (
        "B B B B",
        "B B B B",
        "green",
    )
    assert view(play, None, events).last[-1] == Step(Piece(0, 0), 13, -1)
    assert view(play).struck == ((1, 0), (0, 1)), "each knows who sent it home last"


def test_a_further_roll_stays() -> None:
    play = on_turn("yellow", hands={"green": "retourkutsche"}, yellow="7 8 9 10", green="3 B B B")
    roll(play, 6)
    do(play, "yellow", "move 1")
    assert "RollsAgain" in kinds(do(play, "green", "play retourkutsche"))
    assert turn(play) == "yellow"


@reading("E-27")
def test_once_is_enough() -> None:
    """E-27."""
    held = {"green": "retourkutsche sprint", "red": "retourkutsche schutzengel"}
    play = on_turn("yellow", hands=held, **HERE, red="33 B B B")
    roll(play, 2)
    do(play, "yellow", "move 1")
    assert counters(play, "red") == {"retourkutsche", "schutzengel"}
    do(play, "green", "play retourkutsche")
    all_but_red(play)
    assert asked(play) == ["red"]
    assert counters(play, "red") == {"schutzengel"}


def all_but_red(play: object) -> None:
    """Let red pass about the card of green."""
    do(play, "red", "pass")  # type: ignore[arg-type]


def test_both_responses_work_aetsch_only_for_the_capturing_player() -> None:
    held = {"green": "retourkutsche sprint", "yellow": "denkste aetsch", "red": "aetsch"}
    play = on_turn("yellow", hands=held, **HERE)
    roll(play, 2)
    do(play, "yellow", "move 1")
    do(play, "green", "play retourkutsche")
    assert counters(play, "yellow") == {"denkste", "aetsch"}
    assert counters(play, "red") == set()
    do(play, "yellow", "play aetsch")
    all_pass(play)
    assert stands(play, "yellow") == "13 B B B"


def test_not_where_an_angel_spared_the_own_pieces() -> None:
    held = {"green": "retourkutsche schutzengel", "red": "schutzengel retourkutsche"}
    play = on_turn("yellow", hands=held, **HERE)
    roll(play, 2)
    do(play, "yellow", "move 1")
    do(play, "green", "play schutzengel")
    events = all_pass(play)
    assert "Captured" not in kinds(events)
    assert (stands(play, "yellow"), stands(play, "green")) == ("13 B B B", "3 B B B")


@rule("003", "SPIELBLAUF", 2, 4)
@reading("E-27")
def test_a_player_that_rolled_into_the_goal_is_out_of_its_reach() -> None:
    """003, 2.4: it could not be carried out, so it may not be played."""
    held = {"yellow": "dampfwalze", "green": "retourkutsche schutzengel"}
    play = on_turn("yellow", hands=held, yellow="38 B B B", green="29 B B B")
    lay(play, "yellow", "dampfwalze")
    chance(play, 2)
    do(play, "yellow", "move 1")
    assert counters(play, "green") == {"schutzengel"}
    all_pass(play)
    assert (stands(play, "yellow"), stands(play, "green")) == ("a B B B", "B B B B")


def test_it_is_not_played_without_a_capture() -> None:
    play = on_turn("yellow", hands={"green": "retourkutsche"}, yellow="11 B B B", green="3 B B B")
    roll(play, 2)
    do(play, "yellow", "join 1")
    assert (turn(play), counters(play, "green")) == ("green", set())


@reading("E-27a")
def test_all_players_that_answered_a_capture_that_is_cancelled_have_their_cards_again() -> None:
    """E-27a: both kinds, each its owner, however many they hold; Denkste! is spent."""
    five = "sprint tandem tandem wahlwuerfel wahlwuerfel"
    held = {
        "yellow": "sprint",
        "green": f"retourkutsche {five}",
        "red": "schutzengel",
        "black": "denkste",
    }
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="3 B B B", red="33 B B B")
    do(play, "yellow", "play sprint 1")
    do(play, "green", "play retourkutsche")
    for colour in ("red", "black"):
        do(play, colour, "pass")
    do(play, "red", "play schutzengel")
    for colour in ("green", "black"):
        do(play, colour, "pass")
    events = do(play, "black", "play denkste") + all_pass(play)
    assert [each for each in events if isinstance(each, CancelledCard | RegainedCard)] == [
        CancelledCard(0, "sprint"),
        RegainedCard(1, "retourkutsche"),
        RegainedCard(2, "schutzengel"),
    ]
    assert hand(play, "green") == f"retourkutsche {five}"
    assert (hand(play, "red"), hand(play, "black")) == ("schutzengel", "")
