"""What seats and onlookers see (reading K-15)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec import structs

from engine.card_race.game import BeganRow, DrewDice, ExtendedRow, Stole, TookOwn, laid
from engine.core import CHANCE, Decision, seen
from engine.views import CardRaceView, Lay, Spot
from tests.engine.card_race.tables import lay, on_turn, options, race, view
from tests.rules import reading

PRIVATE = {"hand", "choices"}


def public(seen: CardRaceView) -> dict[str, object]:
    """Return what everybody sees of a view."""
    return {name: value for name, value in structs.asdict(seen).items() if name not in PRIVATE}


@reading("K-15")
def test_a_hand_is_seen_by_its_seat_alone() -> None:
    """K-15: the others see how many dice it holds."""
    play = on_turn("green", hand="2 6", yellow="3 | 8")
    assert view(play, "green").hand == (2, 6)
    assert view(play, "yellow").hand == (1, 1)
    assert view(play).hand == ()
    assert view(play).held == (2, 2, 2, 0)


@reading("K-15")
def test_playable_dice_are_seen_by_the_asked_player() -> None:
    """K-15: not by the others, and not before."""
    play = on_turn("green", hand="2 6")
    assert [each.action for each in view(play, "green").choices] == ["new 2", "new 6", "new 2+6"]
    assert view(play, "yellow").choices == view(play).choices == ()
    assert isinstance(play.pending, Decision)
    assert play.pending.default == {1: "new 2"}, "the first, when time is up"
    assert play.pending.secret
    for other in (0, 2, None):
        asked = seen(play.pending, other)
        assert isinstance(asked, Decision)
        assert asked.options == {}
        assert asked.default == {}
        assert asked.waits_for == (1,)
        assert asked.limit == "move"
        assert asked.about is None


@reading("K-15")
def test_all_else_is_seen_by_everybody() -> None:
    """K-15: rows, the centre, points, the discards, how many cards there are to draw."""
    play = on_turn("green", hand="2 6", yellow="3 | 8", points=(1, 2, 3, 0))
    assert public(view(play, "yellow")) == public(view(play, "green")) == public(view(play))
    whole = view(play)
    assert whole.rows == (((3,), (8,), ()), ((), (), ()), ((), (), ()), ())
    assert [number for number in range(41) if whole.centre[number] == 1] == [3, 8, *range(11, 41)]
    assert whole.stars[39] == 3
    assert (whole.points, whole.target, whole.deck, whole.turn) == ((1, 2, 3, 0), 35, 124, 1)


def test_recent_lays_are_told_with_their_source() -> None:
    play = on_turn("green", hand="2 6", top="1 3", yellow="12 20", red="8 6 3")
    events = lay(play, "new 2+6")
    assert view(play, None, events).last == (Lay(1, (2, 6), 1, 0, 8),)
    events += play.answer(2, options(play)[0])
    play = on_turn("green", hand="2 6", yellow="12 20 | 2", green="10")
    events = lay(play, "row 1 2")
    assert view(play, "yellow", events).last == (Lay(1, (2,), 1, 10, 12, Spot(0, 1)),)
    play = on_turn("green", hand="2 6", green="10 | 12 13")
    assert laid(lay(play, "row 1 2")) == (Lay(1, (2,), 1, 10, 12, Spot(1, 2)),)
    assert laid([]) == ()


def test_of_several_lays_each_has_its_own_source() -> None:
    """What was taken belongs to what was laid just before."""
    begun = BeganRow(0, (3,), 1, 3), Lay(0, (3,), 1, 0, 3)
    for taken, spot in ((Stole(1, 2, 3, 12), Spot(2, 3)), (TookOwn(1, 2, 12), Spot(1, 2))):
        extended = ExtendedRow(1, (2,), 1, 10, 12)
        assert laid([begun[0], extended, taken]) == (begun[1], Lay(1, (2,), 1, 10, 12, spot))
        again = laid([extended, taken, begun[0]])
        assert again == (Lay(1, (2,), 1, 10, 12, spot), begun[1])


def test_dice_that_cannot_be_laid_are_named() -> None:
    """Those of the seat that is asked, if no row has room for them."""
    play = on_turn("green", hand="2 6", green="35 | 37 | 38")
    assert view(play, "green").dead == (6,)
    assert view(play, "yellow").dead == ()
    play = on_turn("green", hand="2 6", green="35 | 37")
    assert view(play, "green").dead == ()


def test_before_the_deal_there_is_nothing_to_see() -> None:
    play = race(2).start()
    assert view(play, "yellow").hand == ()
    assert (view(play).deck, view(play).held, view(play).turn) == (130, (0, 0, 0, 0), None)
    play.answer(CHANCE, " ".join(map(str, range(130))))
    assert view(play).held == (2, 2, 0, 0)
    assert view(play, "green").hand == (6, 6)
    assert view(play, "green").choices == ()


@reading("K-15")
def test_hidden_cards_are_mixed_and_none_is_lost() -> None:
    """K-15: the others' hands and the draw pile, together; the own hand and the discards lie still."""
    game, random = race(), Random(1)
    play = on_turn("green", game, hand="2 6")
    t = game.load(play.start)
    t.discard = [t.deck.pop() for _ in range(9)]
    before, deck, discard = t.hands, list(t.deck), list(t.discard)
    cards = Counter([*t.deck, *(die for hand in t.hands for die in hand)])
    hands = set()
    for _ in range(20):
        t.hands = [list(hand) for hand in before]
        t.deck = list(deck)
        game.conceal(t, 1, lambda among: random.randrange(among))
        assert (t.hands[1], t.discard) == ([2, 6], discard)
        assert [len(hand) for hand in t.hands] == [2, 2, 2, 0]
        assert Counter([*t.deck, *(die for hand in t.hands for die in hand)]) == cards
        assert t.deck != deck
        hands.add((*t.hands[0], *t.hands[2]))
    assert len(hands) > 10


def test_a_shuffle_says_nothing_of_former_hands() -> None:
    """The same cards, held otherwise, and the same chance: the same comes of it."""
    found = []
    for hands in ([[1, 3], [2, 6], [4, 5], []], [[5, 4], [2, 6], [3, 1], []]):
        game, random = race(), Random(1)
        t = game.load(on_turn("green", game, hand="2 6").start)
        cards = sorted([*t.deck, *(die for hand in t.hands for die in hand)])
        for die in (die for hand in hands for die in hand):
            cards.remove(die)
        t.hands, t.deck = hands, cards
        game.conceal(t, 1, random.randrange)
        found.append((t.hands, t.deck))
    assert found[0] == found[1]


@pytest.mark.parametrize("action", ["new 3", "row 1 3"])
def test_a_die_that_was_laid_and_one_that_was_drawn_tell_something(action: str) -> None:
    """What shows or gives what was hidden cannot be taken back."""
    events = lay(on_turn("yellow", hand="3 6", top="1", yellow="9", green="12"), action)
    assert [type(each) for each in events if each.reveals] == [type(events[0]), DrewDice]
