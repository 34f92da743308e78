"""What seats and onlookers see of a table with action cards."""

from __future__ import annotations

from msgspec import structs

from engine.action_cards.events import PushedBack, SentHome, SwappedPieces
from engine.action_cards.look import moved
from engine.action_cards.views import ActionCardsView, CardChoice, CardSeen
from engine.classic.events import Moved
from engine.events import Captured
from engine.views import BASE, Choice, Piece, Step
from tests.engine.action_cards.tables import (
    all_pass,
    chance,
    do,
    drew,
    on_turn,
    roll,
    view,
)

PRIVATE = {"hand", "plays"}


def public(seen: ActionCardsView) -> dict[str, object]:
    """Return what everybody sees of a view."""
    return {name: value for name, value in structs.asdict(seen).items() if name not in PRIVATE}


def test_hand_and_what_can_be_played_are_seen_by_the_seat_alone() -> None:
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


def test_dice_of_cards_are_seen_and_who_rolled_them() -> None:
    play = on_turn("yellow", hands={"green": "zugabe"}, green="5 9 B B")
    do(play, "green", "play zugabe")
    chance(play, 4)
    assert (view(play).dice, view(play).rolled_by, view(play).turn) == ((4,), 1, 0)
    assert [each.action for each in view(play).choices] == ["move 1", "move 2"]
    play = on_turn("yellow", hands={"yellow": "doppelzug"}, yellow="5 9 B B")
    do(play, "yellow", "play doppelzug")
    chance(play, "4 2")
    assert view(play).dice == (4, 2)


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


def test_what_moved_is_told_in_its_order() -> None:
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
