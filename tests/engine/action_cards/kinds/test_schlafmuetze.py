"""Schlafmütze: an opponent skips the next turn."""

from __future__ import annotations

import pytest

from engine.action_cards.kinds import KINDS
from engine.action_cards.table import BeganLasting, EndedLasting, SleptThrough
from engine.action_cards.views import Lasting
from tests.engine.action_cards.tables import (
    counters,
    do,
    hand,
    lay,
    on_turn,
    options,
    plays,
    roll,
    table,
    targets,
    turn,
    view,
)
from tests.rules import reading


@reading("E-29")
def test_the_next_turn_is_skipped_without_a_card() -> None:
    """E-29: no roll, no card, nothing drawn."""
    play = on_turn("yellow", hands={"yellow": "schlafmuetze"}, yellow="5 B B B")
    assert plays(play, "yellow") == ["schlafmuetze 1", "schlafmuetze 2", "schlafmuetze 3"]
    events = lay(play, "yellow", "schlafmuetze 1")
    assert events[1:] == [
        BeganLasting(0, "schlafmuetze", 1),
        SleptThrough(1),
        EndedLasting(0, "schlafmuetze"),
    ]
    assert (turn(play), hand(play, "green")) == ("red", "")
    assert table(play).discard == ["schlafmuetze"]


def test_it_lasts_until_that_turn_has_come() -> None:
    play = on_turn("yellow", hands={"yellow": "schlafmuetze"})
    lay(play, "yellow", "schlafmuetze 2")
    assert (turn(play), view(play).lasting[0].sleeper) == ("green", 2)
    assert SleptThrough(2) in roll(play, 5)
    assert turn(play) == "black"


@reading("E-21")
def test_a_player_that_sleeps_may_still_play_cards_for_any_time() -> None:
    """E-21: and be asked for reactions."""
    held = {"yellow": "schlafmuetze", "red": "zugabe denkste", "green": "freigang"}
    play = on_turn("yellow", hands=held)
    lay(play, "yellow", "schlafmuetze 2")
    assert "play zugabe" in options(play, "red")
    do(play, "green", "play freigang enter")
    assert counters(play, "red") == {"denkste"}


def test_no_player_sleeps_twice() -> None:
    held = {"yellow": "schlafmuetze", "green": "sprint"}
    play = on_turn("yellow", hands=held)
    lay(play, "yellow", "schlafmuetze 2")
    asleep = table(play).asleep
    assert asleep == [2]
    found = [each.victim for each in targets(play, KINDS["schlafmuetze"], "green")]
    assert found == [3, 0]


def test_both_counters_go() -> None:
    held = {"yellow": "schlafmuetze", "green": "denkste aetsch", "red": "denkste aetsch"}
    play = on_turn("yellow", hands=held)
    do(play, "yellow", "play schlafmuetze 1")
    assert counters(play, "green") == {"denkste", "aetsch"}
    assert counters(play, "red") == {"denkste"}
    do(play, "red", "play denkste")
    do(play, "green", "pass")
    assert (turn(play), table(play).lasting) == ("green", [])
    assert table(play).discard == ["denkste", "schlafmuetze"]


@reading("E-35")
@pytest.mark.parametrize(
    "lasting", [Lasting("baustelle", 1, square=29), Lasting("tempolimit", 1, most=3)]
)
def test_lasting_cards_of_the_sleeper_end_with_the_turn_slept_through(
    lasting: Lasting,
) -> None:
    """E-35: it lasts until their next turn, which that is; what others have laid down stays."""
    other = Lasting("baustelle", 3, square=5)
    play = on_turn("yellow", hands={"yellow": "schlafmuetze"}, yellow="5 B B B")
    table(play).lasting += [lasting, other]
    events = lay(play, "yellow", "schlafmuetze 1")
    assert events[2:] == [
        EndedLasting(1, lasting.card),
        SleptThrough(1),
        EndedLasting(0, "schlafmuetze"),
    ]
    assert (turn(play), table(play).lasting) == ("red", [other])
    assert table(play).discard == [lasting.card, "schlafmuetze"]
