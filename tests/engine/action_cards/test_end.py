"""003, "SPIELZIEL" and "SPIELENDE": the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.action_cards.system import ACTION_CARDS
from engine.action_cards.table import DiscardedCards, EndedLasting, SleptThrough
from engine.classic.game import result
from engine.core import Event
from engine.races import Finished
from tests.engine.action_cards.tables import (
    Cards,
    asked,
    cards,
    chance,
    do,
    drew,
    hand,
    lay,
    on_turn,
    plays,
    roll,
    stands,
    table,
    turn,
)
from tests.rules import reading, rule

ALMOST = "39 b c d"


@rule("003", "SPIELENDE", 1, 1)
@rule("003", "SPIELZIEL", 1, 1)
def test_the_first_with_all_pieces_in_the_goal_wins() -> None:
    """003, the end, 1.1; the aim: as in 000."""
    play = on_turn("yellow", yellow=ALMOST, pile="sprint")
    roll(play, 1)
    assert do(play, "yellow", "move 1")[-1] == Finished(0, 1)
    assert play.table.over
    assert hand(play, "yellow") == ""
    assert play.game.standings(play.table) == [[0], [1, 2, 3]]


@rule("003", "SPIELENDE", 1, 2)
@reading("E-22")
def test_the_others_may_play_on_and_a_finished_player_holds_no_cards() -> None:
    """003, the end, 1.2, `places`; E-22."""
    game = cards(places=True)
    held = {"yellow": "denkste sprint", "black": "sprint"}
    play = on_turn("yellow", game, hands=held, yellow=ALMOST, pile="tandem")
    roll(play, 1)
    events = do(play, "yellow", "move 1")
    assert DiscardedCards(0, ("denkste", "sprint")) in events
    assert (hand(play, "yellow"), turn(play), play.table.over) == ("", "green", False)
    assert table(play).discard == ["denkste", "sprint"]


@reading("E-22")
def test_a_player_that_has_finished_is_left_out_by_effects() -> None:
    """E-22."""
    game = cards(places=True)
    play = drew("startschuss", game, home="yellow", yellow="a b c d")
    do(play, "black", "decline")
    assert asked(play) == ["green"]
    held = {"green": "schlafmuetze"}
    play = on_turn("green", game, hands=held, home="yellow", yellow="a b c d")
    assert plays(play, "green") == ["schlafmuetze 2", "schlafmuetze 3"]


@reading("E-22")
def test_a_lasting_card_ends_when_the_player_it_waits_for_finishes() -> None:
    """E-22: nobody waits for the turn of who has finished."""
    game = cards(places=True)
    held = {"yellow": "schlafmuetze", "red": "flohsprung"}
    play = on_turn("yellow", game, hands=held, red=ALMOST)
    lay(play, "yellow", "schlafmuetze 2")
    assert EndedLasting(0, "schlafmuetze") in do(play, "red", "play flohsprung 1 +1")
    assert (turn(play), table(play).asleep) == ("green", [])
    held = {"yellow": "baustelle flohsprung"}
    play = on_turn("yellow", game, hands=held, yellow=ALMOST)
    lay(play, "yellow", "baustelle 20")
    assert EndedLasting(0, "baustelle") in do(play, "yellow", "play flohsprung 1 +1")


@reading("E-22")
def test_a_player_that_was_put_to_sleep_by_a_player_that_has_finished_sleeps_all_the_same() -> None:
    """E-22: the card is about the sleeper's turn, which still comes."""
    held = {"yellow": "schlafmuetze flohsprung"}
    play = on_turn("yellow", cards(places=True), hands=held, yellow=ALMOST)
    lay(play, "yellow", "schlafmuetze 2")
    do(play, "yellow", "play flohsprung 1 +1")
    assert (turn(play), table(play).asleep) == ("green", [2])
    assert SleptThrough(2) in roll(play, 5)
    assert turn(play) == "black"


@reading("E-22")
def test_a_speed_limit_of_a_player_that_has_finished_does_not_stay() -> None:
    """E-22: a card drawn before it has brought the last piece home, and no turn would end it."""
    held = {"black": "hamsterkauf", "yellow": "sprint"}
    pile = "voelkerwanderung tempolimit sprint"
    play = on_turn("black", cards(places=True), hands=held, pile=pile, black="37 b c d")
    lay(play, "black", "hamsterkauf")
    assert (turn(play), table(play).places, table(play).lasting) == ("yellow", [3], [])
    assert {"tempolimit", "sprint"} <= {*table(play).discard}


def test_a_player_that_was_sent_home_by_a_card_counts_in_the_result_as_well() -> None:
    """What everybody was told, "Yellow sends Green home!", is what the game came to."""
    play = on_turn("yellow", hands={"yellow": "rausschmeisser"}, green="5 5 3 B")
    assert sent(play, lay(play, "yellow", "rausschmeisser 1 16")) == [(2, 0), (0, 2)]
    held = {"green": "retourkutsche"}
    play = on_turn("yellow", hands=held, yellow="11 B B B", green="3 B B B")
    roll(play, 2)
    do(play, "yellow", "move 1")
    assert sent(play, do(play, "green", "play retourkutsche")) == [(1, 1), (1, 1)]


def sent(play: Cards, events: Sequence[Event]) -> list[tuple[int, int]]:
    """How many yellow and green have sent home by these events, and how many they have lost."""
    found = result(
        play.game, play.table, ACTION_CARDS.seating(4, ACTION_CARDS.values("book")), events
    )
    by_seat = sorted(found.seats, key=lambda each: each.seat)
    return [(each.captured, each.lost) for each in by_seat[:2]]


@reading("E-25")
def test_a_win_by_a_card_out_of_turn_counts_at_once() -> None:
    """E-25: in the middle of what everybody does."""
    play = drew("voelkerwanderung", yellow="37 b c d", green="5 B B B")
    assert play.table.over
    assert play.game.standings(play.table)[0] == [0]
    assert stands(play, "green") == "5 B B B"


@reading("E-25")
def test_a_win_out_of_turn_by_a_roll() -> None:
    """E-25."""
    play = on_turn("yellow", hands={"green": "zugabe"}, yellow="5 B B B", green=ALMOST)
    do(play, "green", "play zugabe")
    chance(play, 1)
    do(play, "green", "move 1")
    assert play.table.over
    assert play.game.standings(play.table)[0] == [1]


def test_with_places_a_round_for_all_goes_on_when_a_player_finishes_in_it() -> None:
    game = cards(places=True)
    play = drew("voelkerwanderung", game, yellow="37 b c d", green="5 B B B")
    assert (stands(play, "green"), turn(play), play.table.over) == ("8 B B B", "green", False)


def test_a_player_that_finishes_by_a_round_in_the_own_turn_hands_it_on() -> None:
    game = cards(places=True)
    play = on_turn("black", game, pile="voelkerwanderung", black="36 b c d")
    roll(play, 1)
    do(play, "black", "move 1")
    assert (turn(play), table(play).places) == ("yellow", [3])


def test_with_two_left_the_game_ends_when_one_of_them_is_home() -> None:
    game = cards(3, places=True)
    play = on_turn("yellow", game, home="green", green="a b c d", yellow=ALMOST)
    roll(play, 1)
    do(play, "yellow", "move 1")
    assert play.table.over
    assert play.game.standings(play.table) == [[1], [0], [2]]
