"""Würfelrunde: clockwise, everybody rolls once and moves; nobody draws a card."""

from __future__ import annotations

from engine.classic.events import Moved, Rolled, Stuck
from engine.core import Decision
from tests.engine.action_cards.tables import (
    asked,
    chance,
    do,
    drew,
    hand,
    moves,
    plays,
    prompt,
    stands,
    turn,
)
from tests.rules import reading, rule


@rule("003", "SPIELBLAUF", 3, 3)
@reading("E-20")
def test_everybody_rolls_once_and_moves_and_draws_nothing() -> None:
    """003, 3.3: a card made them roll; E-20: a 6 gives no further roll."""
    play = drew("wuerfelrunde", yellow="5 9 B B", green="20 a b c")
    assert chance(play, 3) == [Rolled(3, 3), Stuck(3, 3)]
    chance(play, 4)
    assert (asked(play), prompt(play), moves(play, "yellow")) == (
        ["yellow"],
        "move",
        ["move 1", "move 2"],
    )
    assert do(play, "yellow", "move 1")[0] == Moved(0, 0, 5, 9)
    assert moves_of(play, 6) == ["move 1"]
    do(play, "green", "move 1")
    chance(play, 6)
    do(play, "red", "enter")
    assert (stands(play, "green"), stands(play, "red")) == ("26 a b c", "A B B B")
    assert [hand(play, each) for each in ("yellow", "green", "red", "black")] == [""] * 4
    assert (turn(play), prompt(play)) == ("yellow", "roll")


def moves_of(play: object, pips: int) -> list[str]:
    """Roll for green; return what it may move."""
    chance(play, pips)  # type: ignore[arg-type]
    return moves(play, "green")  # type: ignore[arg-type]


@reading("E-15")
def test_its_rolls_cannot_be_declared_void() -> None:
    """E-15: nothing takes from the effect of such a card."""
    play = drew("wuerfelrunde", hands={"green": "wuerfelpech"}, yellow="5 9 B B")
    chance(play, 1, 2)
    assert plays(play, "green") == []
    assert isinstance(play.pending, Decision)
    assert play.pending.watched_by == (), "nobody has to be waited for"


def test_a_player_that_is_captured_may_hit_back_but_not_be_spared() -> None:
    held = {"green": "schutzengel retourkutsche"}
    play = drew("wuerfelrunde", hands=held, yellow="5 B B B", green="37 B B B")
    chance(play, 1, 2)
    do(play, "yellow", "move 1")
    assert plays(play, "green") == ["retourkutsche"]
