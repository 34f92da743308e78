"""What seats and onlookers see of a table with action cards."""

from __future__ import annotations

from random import Random

from msgspec import structs

from engine.action_cards.game import counted, moved, seen_card
from engine.action_cards.table import (
    EVENTS,
    CancelledCard,
    PlayedCard,
    PushedBack,
    SentHome,
    SwappedPieces,
)
from engine.action_cards.views import ActionCardsView, CardChoice, CardSeen
from engine.classic.events import Moved
from engine.races import Captured
from engine.views import BASE, Choice, Piece, Step
from tests.engine.action_cards.tables import (
    Cards,
    all_pass,
    cards,
    chance,
    do,
    drew,
    hand,
    on_turn,
    roll,
    seat,
    table,
    view,
)

PRIVATE = {"hand", "plays", "held_back"}


def public(seen: ActionCardsView) -> dict[str, object]:
    """Return what everybody sees of a view."""
    return {name: value for name, value in structs.asdict(seen).items() if name not in PRIVATE}


def test_hand_and_playable_cards_are_seen_by_their_seat_alone() -> None:
    held = {"yellow": "sprint", "green": "zugabe denkste"}
    play = on_turn("yellow", hands=held, yellow="5 B B B")
    assert view(play, "green").hand == ("denkste", "zugabe")
    assert view(play, "green").plays == (CardChoice("play zugabe", CardSeen(1, "zugabe")),)
    assert view(play, "yellow").plays == (
        CardChoice("play sprint 1", CardSeen(0, "sprint", (Step(Piece(0, 0), 5, 13),))),
    )
    assert (view(play).hand, view(play).plays) == ((), ())
    assert view(play).held == (1, 2, 0, 0)


def test_all_else_is_seen_by_everybody() -> None:
    held = {"yellow": "sprint", "green": "zugabe denkste"}
    play = on_turn("yellow", hands=held, yellow="5 B B B", green="3 B B B")
    do(play, "yellow", "play sprint 1")
    assert public(view(play)) == public(view(play, "yellow")) == public(view(play, "green"))
    assert view(play).chain[0].affected == (1,)


def test_cards_that_have_come_to_nothing_are_seen_for_a_while() -> None:
    held = {"yellow": "sprint", "green": "denkste tandem", "red": "tandem"}
    play = on_turn("yellow", hands=held, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    do(play, "green", "play denkste")
    events = all_pass(play)
    assert view(play, None, events).cancelled == (CardSeen(0, "sprint"),)
    assert view(play).cancelled == ()


def test_the_card_that_counted_in_a_chain_is_seen() -> None:
    """The announced one, or the answer by which it came to nothing; of a former chain nothing."""
    sprint, stop = PlayedCard(0, "sprint"), PlayedCard(1, "denkste", victim=0)
    again = PlayedCard(0, "denkste", victim=1)
    six, no_sprint = PlayedCard(2, "denkste"), CancelledCard(0, "sprint")
    no_stop = CancelledCard(1, "denkste")
    assert counted((sprint, stop)) is None
    assert counted((sprint, stop, no_sprint)) == seen_card(stop)
    assert counted((sprint, stop, again, no_stop)) == seen_card(sprint)
    last = PlayedCard(1, "denkste", victim=0)
    chain = (sprint, stop, again, last, CancelledCard(0, "denkste"), no_sprint)
    assert counted(chain) == seen_card(stop)
    assert counted((sprint, stop, no_sprint, six)) == seen_card(stop), "played as a 6"
    assert counted((stop, no_sprint)) == seen_card(stop), "of a chain whose beginning is not told"
    former = PlayedCard(2, "zugabe")
    assert counted((former, sprint, stop, no_sprint)) == seen_card(stop), "the former has acted"
    assert counted((no_sprint,)) is None


def test_dice_of_cards_are_seen_and_the_player_that_rolled_them() -> None:
    play = on_turn("yellow", hands={"green": "zugabe"}, green="5 9 B B")
    do(play, "green", "play zugabe")
    chance(play, 4)
    assert (view(play).dice, view(play).rolled_by, view(play).turn) == ((4,), 1, 0)
    assert [each.action for each in view(play).choices] == ["move 1", "move 2"]
    do(play, "green", "move 1")
    assert (view(play).dice, view(play).rolled_by) == ((4,), 1), "until somebody else rolls"
    play = on_turn("yellow", hands={"yellow": "doppelzug"}, yellow="5 9 B B")
    do(play, "yellow", "play doppelzug")
    chance(play, "4 2")
    assert view(play).dice == (4, 2)


def test_the_opening_rolls_are_seen_as_well() -> None:
    play = cards().start()
    chance(play, " ".join(map(str, range(55))))
    events = chance(play, 3)
    assert (view(play, None, events).dice, view(play, None, events).rolled_by) == ((3,), 0)


def test_the_moves_of_a_card_are_choices_as_those_of_a_roll() -> None:
    play = drew("voelkerwanderung", yellow="5 9 B B")
    assert view(play).choices == (
        Choice("move 1", Step(Piece(0, 0), 5, 8)),
        Choice("move 2", Step(Piece(0, 1), 9, 12)),
    )
    do(play, "yellow", "move 1")
    assert view(play).choices == ()


def test_while_a_capture_is_declared_it_is_seen_and_no_choice_is_left() -> None:
    play = on_turn("yellow", hands={"green": "sprint"}, yellow="11 B B B", green="3 B B B")
    roll(play, 2)
    do(play, "yellow", "move 1")
    assert view(play).capture == Step(Piece(0, 0), 11, 13, (Piece(1, 0),))
    assert view(play).choices == ()
    all_pass(play)
    assert view(play).capture is None


def test_while_a_capture_by_a_card_is_declared_no_choice_is_left_either() -> None:
    play = drew("voelkerwanderung", hands={"green": "sprint"}, yellow="5 9 B B", green="2 B B B")
    assert len(view(play).choices) == 3, "to capture, to join, and the other piece"
    do(play, "yellow", "move 2")
    assert (view(play).capture, view(play).choices) == (
        Step(Piece(0, 1), 9, 12, (Piece(1, 0),)),
        (),
    )


def test_while_dice_are_to_answer_nothing_can_be_played() -> None:
    play = on_turn("yellow", hands={"yellow": "zugabe zugabe"}, yellow="5 B B B")
    do(play, "yellow", "play zugabe")
    assert view(play, "yellow").plays == ()


def test_orders_about_being_asked_are_seen_by_seat() -> None:
    held = {"yellow": "sprint", "green": "denkste", "red": "tandem"}
    play = on_turn("yellow", hands=held, yellow="5 B B B")
    do(play, "yellow", "play sprint 1")
    do(play, "red", "pass-always")
    do(play, "green", "pass-unless-concerned")
    assert view(play).orders == ((1, "pass-unless-concerned"), (2, "pass-always"))


def test_events_that_reveal_a_card_cannot_be_undone() -> None:
    assert {event.__name__ for event in EVENTS if event.reveals} == {
        "DiscardedCards",
        "DrewAtOnce",
        "DrewCard",
        "PassedOn",
        "PlayedCard",
        "TookCard",
    }


def hidden(play: Cards) -> list[str]:
    """Return the cards that yellow cannot see, sorted."""
    t = table(play)
    return sorted([*t.deck, *(card for hand in t.hands[1:] for card in hand)])


def test_hidden_cards_are_mixed_and_none_is_lost() -> None:
    """The others' hands and the draw pile; what acts at once is in no hand, but anywhere in the pile."""
    random, hands, tops = Random(1), set(), set()
    for _ in range(40):
        held = {"yellow": "sprint", "green": "denkste zugabe", "red": "tandem"}
        play = on_turn("yellow", hands=held, pile="tempolimit freigang", deck=12)
        unseen, discard = hidden(play), [*table(play).discard]
        play.game.conceal(table(play), seat("yellow"), random.randrange)
        assert (hidden(play), table(play).discard) == (unseen, discard)
        assert [len(each) for each in table(play).hands] == [1, 2, 1, 0]
        assert hand(play, "yellow") == "sprint"
        for each in table(play).hands:
            assert each == sorted(each)
            assert "tempolimit" not in each
        hands.add(hand(play, "green"))
        tops.add(table(play).deck[-1])
    assert len(hands) > 10
    assert "tempolimit" in tops
    assert len(tops) > 5


def test_a_shuffle_says_nothing_of_former_hands() -> None:
    """The same cards, held otherwise, and the same chance: the same comes of it."""
    found = []
    for held in (("denkste zugabe", "tandem"), ("tandem zugabe", "denkste")):
        hands = dict(zip(("yellow", "green", "red"), ("sprint", *held), strict=True))
        play = on_turn("yellow", hands=hands, deck=12)
        play.game.conceal(table(play), seat("yellow"), Random(1).randrange)
        found.append((table(play).hands, table(play).deck))
    assert found[0] == found[1]


def test_moves_of_pieces_are_told_in_their_order() -> None:
    events = [
        Captured(1, 0, 0),
        Moved(0, 0, 5, 13),
        SentHome(0, 0, 1, 13),
        PushedBack(1, 1, 9, 6, 0),
        SwappedPieces(0, 1, 3, 4, 1, 2, 5, 6),
        Moved(2, 0, 1, 2),
    ]
    assert moved(events) == (
        Step(Piece(0, 0), 5, 13, (Piece(1, 0),)),
        Step(Piece(0, 0), 13, BASE),
        Step(Piece(1, 1), 9, 6),
        Step(Piece(0, 1), 3, 4),
        Step(Piece(1, 2), 5, 6),
        Step(Piece(2, 0), 1, 2),
    )
    assert SentHome(0, 0, 1, 13).actor == 1
    assert PushedBack(1, 1, 9, 6, 0).actor == 0


def test_holders_of_cards_without_an_order_are_told_apart() -> None:
    held = {"green": "denkste", "red": "denkste"}
    play = on_turn("yellow", cards(asked="concerned"), hands=held)
    play.table.orders[2] = "pass-always"
    unordered = [view(play, colour).unordered for colour in ("yellow", "green", "red")]
    assert unordered == [False, True, False], "yellow holds no card, and red has given one"
    assert not view(on_turn("yellow", hands=held), "green").unordered, "all holders are asked"
