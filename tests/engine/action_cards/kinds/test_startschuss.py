"""Startschuss: clockwise, everybody may bring a piece in."""

from __future__ import annotations

from engine.action_cards.table import CouldNot
from engine.classic.events import Moved
from engine.core import Decision
from engine.races import Captured
from tests.engine.action_cards.tables import asked, do, drew, moves, stands, turn
from tests.rules import rule


@rule("003", "SPIELBLAUF", 2, 5)
@rule("003", "Kartenerklärungen", 2, 2)
def test_everybody_may_clockwise_from_the_drawer() -> None:
    """003, 2.5; symbols, 2.2: the B."""
    play = drew("startschuss", yellow="5 6 7 8")
    assert (asked(play), moves(play, "black")) == (["black"], ["enter", "decline"])
    assert isinstance(play.pending, Decision)
    assert play.pending.default == {3: "enter"}, "when time is up"
    assert do(play, "black", "enter") == [Moved(3, 0, -1, 0), CouldNot(0)]
    assert do(play, "green", "decline") == [CouldNot(1)]
    do(play, "red", "enter")
    assert (stands(play, "black"), stands(play, "green"), stands(play, "red")) == (
        "A B B B",
        "B B B B",
        "A B B B",
    )
    assert turn(play) == "yellow"


def test_a_player_that_stands_there_is_captured_or_joined() -> None:
    play = drew("startschuss", yellow="30 B B B")
    assert moves(play, "black") == ["enter", "join-enter", "decline"]
    assert Captured(0, 0, 3) in do(play, "black", "enter")
    other = drew("startschuss", yellow="30 B B B")
    do(other, "black", "join-enter")
    assert (stands(other, "black"), stands(other, "yellow")) == ("A B B B", "30 B B B")


def test_the_owner_of_a_captured_piece_is_asked_once() -> None:
    held = {"yellow": "retourkutsche schutzengel", "green": "denkste"}
    play = drew("startschuss", hands=held, yellow="30 B B B")
    do(play, "black", "enter")
    assert asked(play) == ["yellow"]
    do(play, "yellow", "pass")
    assert (stands(play, "black"), asked(play)) == ("A B B B", ["yellow"])
    assert moves(play, "yellow") == ["enter", "decline"]
