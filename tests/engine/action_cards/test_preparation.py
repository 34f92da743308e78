"""003, "SPIELMATERIAL" and "SPIELVORBEREITUNG": how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from data.shipped.decks import action_cards
from engine.action_cards.kinds import CLASSES, KINDS
from engine.action_cards.rules import RULES
from engine.action_cards.seatings import around_the_board
from engine.action_cards.system import ACTION_CARDS
from engine.action_cards.table import ShuffledCards
from engine.chance import Shuffle
from engine.rules import BadRules, choose
from tests.engine.action_cards.tables import cards, chance, table
from tests.rules import reading, rule


@rule("003", "SPIELMATERIAL", 1, 1)
def test_there_are_55_cards_of_31_kinds() -> None:
    """003, "SPIELMATERIAL": 55; the kinds are ours, each with its data and its script."""
    assert len(cards().cards) == 55
    assert len(action_cards()) == len(KINDS) == len(CLASSES) == 31
    assert KINDS.keys() == action_cards().keys()
    timings = Counter(KINDS[key].card.timing for key in cards().cards)
    assert timings == {"any time": 19, "at once": 9, "turn": 27}


@rule("003", "SPIELVORBEREITUNG", 1, 1, 2)
@reading("E-1")
def test_one_piece_begins_on_its_start_and_three_wait_in_the_base() -> None:
    """003, preparation, 1.1 and 1.2; E-1: as in 000."""
    play = cards().start()
    assert play.table.pieces == [[0, -1, -1, -1]] * 4


@rule("003", "SPIELVORBEREITUNG", 1, 3, 4)
@reading("E-0")
def test_the_cards_are_shuffled_and_no_player_holds_one() -> None:
    """003, preparation, 1.3 and 1.4; E-0."""
    play = cards(first_player="host").start()
    assert play.pending == Shuffle(55)
    order = list(range(55))
    order[0], order[54] = 54, 0
    before = list(table(play).deck)
    assert ShuffledCards(55) in chance(play, " ".join(map(str, order)))
    assert table(play).deck[0] == before[54]
    assert table(play).hands == [[], [], [], []]
    assert table(play).discard == []


@rule("003", "Noch mehr Ärger gefällig?", 1, 1)
def test_two_decks_can_be_put_together() -> None:
    """003, the end: sets can be combined; ours twice."""
    game = cards(deck="twice")
    assert len(game.cards) == 110
    assert Counter(game.cards) == {key: 2 * card.copies for key, card in action_cards().items()}
    assert game.start().pending == Shuffle(110)


def test_three_see_the_same_board_unless_they_want_four_arms() -> None:
    """Every second of six arms; on four, one of them sits in the middle."""
    usual = around_the_board(3, choose(RULES, {}, {}))
    assert (usual.board, usual.arms[0]) == ("classic-6", (0, 2, 4))
    assert around_the_board(3, choose(RULES, {}, {"six_arms": True})) == usual
    wanted = around_the_board(3, choose(RULES, {}, {"four_arms": True}))
    assert (wanted.board, wanted.arms[0]) == ("classic-4", (0, 1, 2))
    for people in (2, 4):
        assert around_the_board(people, choose(RULES, {}, {})).board == "classic-4"
    with pytest.raises(BadRules):
        choose(RULES, {}, {"four_arms": True, "six_arms": True})
    values = choose(RULES, {}, {"four_arms": True})
    for people in (2, 3, 4):
        applying = {each.key for each in ACTION_CARDS.applying(values, people)}
        assert ("four_arms" in applying) == (people == 3), "nobody else would notice"


@pytest.mark.parametrize(
    ("people", "six_arms", "seats"), [(2, False, 2), (4, False, 4), (6, True, 6)]
)
def test_two_to_four_play_and_up_to_six_on_six_arms(
    people: int, six_arms: bool, seats: int
) -> None:
    values = choose(RULES, {}, {"six_arms": six_arms})
    assert len(around_the_board(people, values).arms[0]) == seats
    assert not around_the_board(5, choose(RULES, {}, {})).arms
    assert not around_the_board(7, values).arms
