"""Völkerwanderung: clockwise, everybody moves a piece on the track exactly 3 forward."""

from __future__ import annotations

from engine.action_cards.table import ActedAtOnce, CouldNot, DrewAtOnce
from engine.classic.events import Moved
from tests.engine.action_cards.tables import (
    asked,
    before,
    counters,
    do,
    drew,
    hand,
    moves,
    on_turn,
    prompt,
    roll,
    stands,
    turn,
)
from tests.rules import reading, rule


@rule("003", "SPIELBLAUF", 2, 5)
@rule("003", "SOFORT!", 1, 1, 3)
@reading("E-19")
def test_clockwise_from_the_drawer_everybody_moves_3() -> None:
    """003, 2.5: in this order; SOFORT 1.1, 1.3: at once, and nothing is drawn in its place;
    E-19: who cannot is skipped.
    """
    play = before("voelkerwanderung sprint", yellow="5 9 B B", green="7 B B B", red="B B B a")
    events = roll(play, 5)
    assert events[2:] == [
        DrewAtOnce(3, "voelkerwanderung"),
        ActedAtOnce(3, "voelkerwanderung"),
        CouldNot(3),
    ]
    assert (asked(play), prompt(play)) == (["yellow"], "card-move")
    assert moves(play, "yellow") == ["move 1", "move 2"]
    assert do(play, "yellow", "move 2") == [Moved(0, 1, 9, 12), Moved(1, 0, 7, 10), CouldNot(2)]
    assert (turn(play), hand(play, "black")) == ("yellow", "")


@reading("E-15")
@rule("003", "SOFORT!", 1, 2)
def test_a_capture_asks_its_owner_for_a_retourkutsche_alone() -> None:
    """SOFORT 1.2: nothing cancels it, an angel neither; E-15: but one may hit back."""
    held = {"green": "schutzengel retourkutsche denkste aetsch", "red": "denkste"}
    play = drew("voelkerwanderung", hands=held, yellow="5 B B B", green="38 B B B")
    assert moves(play, "yellow") == ["move 1", "join 1"]
    do(play, "yellow", "move 1")
    assert asked(play) == ["green"]
    assert counters(play, "green") == {"retourkutsche"}
    assert play.game.announced(play.table) == ActedAtOnce(3, "voelkerwanderung")
    do(play, "green", "play retourkutsche")
    do(play, "red", "pass")
    assert (stands(play, "yellow"), stands(play, "green")) == ("B B B B", "B B B B")


def test_exactly_3_or_not_at_all() -> None:
    play = drew("voelkerwanderung", yellow="38 c B B", green="39 c B B")
    assert stands(play, "yellow") == "b c B B"
    assert stands(play, "green") == "39 c B B"
    assert turn(play) == "yellow"


def test_the_drawer_too() -> None:
    play = before("voelkerwanderung", black="39 20 d c", yellow="B B B B")
    roll(play, 5)
    do(play, "black", "move 2")
    assert stands(play, "black") == "39 28 d c"


@reading("E-24")
def test_no_player_is_asked_any_more_once_no_card_would_fit() -> None:
    """E-24: an angel never fits here, and a tit for tat goes once."""
    play = on_turn(
        "black",
        hands={"yellow": "retourkutsche", "green": "sprint"},
        black="8 B B B",
        yellow="2 B B B",
        green="32 B B B",
        pile="voelkerwanderung",
    )
    roll(play, 1)
    do(play, "black", "move 1")
    do(play, "black", "move 1")
    assert (asked(play), prompt(play)) == (["yellow", "green"], "react")
    do(play, "yellow", "play retourkutsche")
    assert asked(play) == ["green"], "about the card itself"
    do(play, "green", "pass")
    assert prompt(play) != "react"
    assert stands(play, "black") == "B B B B"
