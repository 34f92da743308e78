"""Views of a table with action cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.action_cards.events import (
    CancelledCard,
    PlayedCard,
    PushedBack,
    SentHome,
    SwappedPieces,
)
from engine.action_cards.table import ActionCardsTable
from engine.action_cards.views import ActionCardsView, CardSeen
from engine.classic.events import steps
from engine.core import Event
from engine.views import BASE, Piece, RaceView, Seat, Step


def look(
    race: RaceView, t: ActionCardsTable, seat: Seat | None, recent: Sequence[Event]
) -> ActionCardsView:
    """Return the view of *seat* on board, table and hand, questions aside."""
    board = {name: getattr(race, name) for name in race.__struct_fields__}
    board["last"] = moved(recent)
    if t.dice:  # or else the rolls for who begins
        board |= {"dice": tuple(t.dice), "rolled_by": t.roller}
    return ActionCardsView(
        **board,
        held=tuple(map(len, t.hands)),
        deck=len(t.deck),
        discard=tuple(t.discard),
        chain=tuple(map(seen_card, t.chain)),
        cancelled=tuple(
            CardSeen(event.seat, event.card) for event in recent if isinstance(event, CancelledCard)
        ),
        lasting=tuple(t.lasting),
        orders=tuple(sorted(t.orders.items())),
        passing=tuple(t.passing),
        hand=() if seat is None else tuple(t.hands[seat]),
    )


def seen_card(card: PlayedCard) -> CardSeen:
    """Return an announced card without the tag of an event."""
    return CardSeen(**{name: getattr(card, name) for name in CardSeen.__struct_fields__})


def moved(events: Sequence[Event]) -> tuple[Step, ...]:
    """Return the moves by dice and cards.

    A card sends pieces to the base.
    """
    found: list[Step] = []
    ordinary: list[Event] = []
    for event in events:
        match event:
            case PushedBack():
                further = [Step(Piece(event.seat, event.piece), event.at, event.to)]
            case SentHome():
                further = [Step(Piece(event.seat, event.piece), event.at, BASE)]
            case SwappedPieces():
                further = [
                    Step(Piece(event.seat, event.piece), event.at, event.to),
                    Step(Piece(event.victim, event.other), event.other_at, event.other_to),
                ]
            case _:
                ordinary.append(event)
                continue
        found += [*steps(ordinary), *further]
        ordinary = []
    return (*found, *steps(ordinary))
