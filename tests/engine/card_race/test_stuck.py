"""002, reading K-1: a hand of which nothing can be laid, and what is done about it."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import pytest

from data.shipped.decks import card_race
from engine.card_race.game import (
    BeganRow,
    DrewDice,
    DroppedRow,
    ExtendedRow,
    ShowedHand,
)
from engine.card_race.rows import lays
from engine.core import IllegalAction
from tests.engine.card_race.tables import lay, on_turn, options, prompt, race, rows, turn, view
from tests.rules import reading, rule

POINTS = "So gibt es Punkte"
HANDS = list(combinations_with_replacement(range(1, 7), 2))
COPIES = card_race().copies
FAR = (1, 12, 30, 34)
"""Row ends from which every die leads to 40 at most; the last one is the nearest to it."""


def playable(ends: tuple[int, ...], hand: tuple[int, int]) -> bool:
    """Whether somebody with rows that end so can lay one of these dice."""
    rows_of = [[end] for end in ends] + [[] for _ in range(3 - len(ends))]
    return bool(lays([rows_of, [[], [], []], [], []], COPIES, 0, hand))


@rule("002", POINTS, 1, 4, 5)
@reading("K-1")
def test_a_hand_is_stuck_with_21_combinations_and_no_others() -> None:
    """K-1: three rows whose ends are all too near to 40 for the smaller die.

    Rows that end at 35 or beyond end differently, as there is one figure of each of these numbers.
    """
    assert len(HANDS) == 21
    for hand in HANDS:
        for ends in [(), (39,), (38, 39)]:
            assert playable(ends, hand), "there is room for a new row"
        for end in range(1, 40):
            fits = {die for die in hand if end + die <= 40}
            assert playable((end, 38, 39), hand) >= bool(fits)
            if end <= max(FAR):
                assert fits == set(hand)
    dead = {
        (ends, hand)
        for ends in combinations(range(max(FAR), 40), 3)
        for hand in HANDS
        if not playable(ends, hand)
    }
    assert len(dead) == 21
    by_smaller_die = [sum(min(hand) == die for _, hand in dead) for die in range(1, 7)]
    assert by_smaller_die == [0, 0, 0, 3, 8, 10]
    assert {ends for ends, hand in dead if min(hand) == 4} == {(37, 38, 39)}


@pytest.mark.parametrize("ends", ["35 | 38 | 39", "35 | 36 | 37", "37 | 38 | 39"])
@reading("K-1")
def test_a_stuck_hand_is_shown_and_exchanged_and_the_turn_is_over(ends: str) -> None:
    """K-1, `stuck`: the two dice are seen by everybody, the new ones are not."""
    play = on_turn("black", race(4), hand="1 2", top="3 5 4", yellow=ends)
    play.table.hands[0][:] = [6, 6]
    events = lay(play, "new 1")
    assert events == [
        BeganRow(3, (1,), 1, 1),
        DrewDice(3, 1, (3,)),
        ShowedHand(0, (6, 6)),
        DrewDice(0, 2, (4, 5)),
    ]
    assert events[2].seen_by(None) == events[2].seen_by(2) == events[2]
    assert events[3].seen_by(2) == DrewDice(0, 2, ())
    assert turn(play) == "green"
    assert rows(play, "yellow") == ends
    for colour in ("yellow", "green", None):
        seen = view(play, colour)
        assert (seen.shown_by, seen.shown) == (0, (6, 6))
        assert seen.discard == (1, 6, 6)
    assert view(play, "yellow").hand == (4, 5)


@reading("K-1")
def test_a_shown_hand_stays_shown_until_the_next_lay() -> None:
    """K-1: so that the next on turn learns of it."""
    play = on_turn("yellow", race(2), hand="6 5", top="1 2", yellow="36 | 38 | 39")
    assert turn(play) == "green"
    assert play.events[0] == ShowedHand(0, (5, 6)), (
        "the smaller one first, whichever was drawn first"
    )
    assert view(play).shown == (5, 6)
    lay(play, options(play)[0])
    assert (view(play).shown_by, view(play).shown) == (None, ())


@reading("K-1")
def test_a_turn_of_a_stuck_hand_asks_no_player() -> None:
    """K-1: there is nothing to decide, and only this hand is told from others by it."""
    stuck = on_turn("yellow", race(2), hand="4 4", yellow="37 | 38 | 39")
    assert stuck.answers == []
    assert turn(stuck) == "green"
    asked = on_turn("yellow", race(2), hand="3 4", yellow="37 | 38 | 39")
    assert options(asked) == ["row 1 3"]
    assert view(asked, "yellow").dead == (4,)
    assert view(asked, "green").dead == ()


@reading("K-1")
def test_a_hand_may_be_exchanged_until_something_fits() -> None:
    """K-1, `stuck`: then it is laid in the same turn."""
    game = race(2, stuck="redraw_until_playable")
    play = on_turn("yellow", game, hand="4 6", top="5 5 6 1", yellow="37 | 38 | 39")
    assert play.events == [
        ShowedHand(0, (4, 6)),
        DrewDice(0, 2, (5, 5)),
        ShowedHand(0, (5, 5)),
        DrewDice(0, 2, (1, 6)),
    ]
    assert turn(play) == "yellow"
    assert view(play, "green").shown == (5, 5)
    assert options(play) == ["row 1 1", "row 2 1", "row 3 1"]
    assert lay(play, "row 1 1")[0] == ExtendedRow(0, (1,), 1, 37, 38)
    assert view(play).shown == ()
    assert turn(play) == "green"


@reading("K-1")
def test_a_row_may_be_given_back_instead() -> None:
    """K-1, `stuck`: any one, without points; then the hand is played."""
    game = race(2, stuck="drop_row")
    play = on_turn(
        "yellow", game, hand="6 6", top="1", yellow="8 35 | 38 | 39", points=(5, 0, 0, 0)
    )
    assert play.events == [ShowedHand(0, (6, 6))]
    assert play.events[0].reveals, "all know it now"
    assert prompt(play) == "drop"
    assert options(play) == ["drop 1", "drop 2", "drop 3"]
    assert play.pending.default == {0: "drop 1"}  # type: ignore[union-attr]
    assert view(play, "yellow").choices == ()
    with pytest.raises(IllegalAction):
        lay(play, "new 6")
    assert lay(play, "drop 1") == [DroppedRow(0, 1, 2)]
    assert rows(play, "yellow") == " | 38 | 39"
    assert view(play).centre[8] == view(play).centre[35] == 1
    assert view(play).points[0] == 5
    assert prompt(play) == "lay"
    assert options(play) == ["new 6", "new 6+6"]
    assert lay(play, "new 6") == [BeganRow(0, (6,), 1, 6), DrewDice(0, 1, (1,))]
    assert turn(play) == "green"


@reading("K-1")
@pytest.mark.parametrize("way", ["redraw_end", "redraw_until_playable", "drop_row"])
def test_a_player_that_can_lay_has_to(way: str) -> None:
    """K-1: it is no way to get out of laying a bad die."""
    play = on_turn("yellow", race(2, stuck=way), hand="1 6", yellow="8 | 38 | 39")
    assert options(play) == ["row 1 1", "row 2 1", "row 3 1", "row 1 6"]


@reading("K-1")
def test_a_row_can_be_given_back_to_be_asked_at_all() -> None:
    """The questions that the game says it asks are those that it asks."""
    game = race(2, stuck="drop_row")
    play = on_turn("yellow", game, hand="6 6", yellow="35 | 38 | 39")
    asked = {}
    for _ in range(2):
        asked[prompt(play)] = {each.partition(" ")[0] for each in options(play)}
        lay(play, options(play)[-1])
    assert asked == {"drop": {"drop"}, "lay": {"new"}}
    assert {prompt: set(verbs) for prompt, verbs in game.questions.items()} == {
        "drop": {"drop"},
        "lay": {"new", "row"},
    }
