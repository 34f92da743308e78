"""Standing orders: in which windows somebody need not be asked, for everybody to know."""

from __future__ import annotations

from engine.action_cards.cards import Announced
from engine.action_cards.events import DeclaredCapture, OrderedPass
from engine.action_cards.table import ActionCardsTable
from engine.core import Script
from engine.views import Action, Seat

FOR_THE_TURN: Action = "pass-turn"
ORDERS: tuple[Action, ...] = ("ask-always", "pass-unless-concerned", "pass-always")
"""What a seat may say about being asked: the first is how it begins."""


def order(t: ActionCardsTable, seat: Seat, action: Action) -> Script[None]:
    """Note in which windows *seat* need not be asked."""
    if action == FOR_THE_TURN:
        t.passing.append(seat)
    elif action == ORDERS[0]:
        t.orders.pop(seat, None)  # there is none where the seat was handed over at this pause
    else:
        t.orders[seat] = action
    yield OrderedPass(seat, action)


def forget(t: ActionCardsTable, seat: Seat) -> None:
    """Forget what was said about being asked: it was for whoever said so, not for their seat."""
    t.orders.pop(seat, None)
    t.passing[:] = [each for each in t.passing if each != seat]


def changes(t: ActionCardsTable, seat: Seat) -> tuple[Action, ...]:
    """Return what *seat* may say about being asked that it has not said already."""
    said = t.orders.get(seat, ORDERS[0])
    return tuple([each for each in ORDERS if each != said])


def listens(t: ActionCardsTable, seat: Seat, about: Announced) -> bool:
    """Whether *seat* wants to be asked about this."""
    concerned = isinstance(about, DeclaredCapture) or seat in about.affected
    said = t.orders.get(seat, ORDERS[0])
    return seat not in t.passing and (said == ORDERS[0] or (said == ORDERS[1] and concerned))
