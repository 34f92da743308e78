"""Standing orders: public choices of the windows that ask a seat."""

from __future__ import annotations

from engine.action_cards.events import OrderedPass
from engine.action_cards.table import ActionCardsTable
from engine.core import Script
from engine.views import Action, Seat

FOR_THE_TURN: Action = "pass-turn"
ORDERS: tuple[Action, ...] = ("ask-always", "pass-unless-concerned", "pass-always")
"""What a seat may say about being asked."""


def order(t: ActionCardsTable, seat: Seat, action: Action, usual: Action) -> Script[None]:
    """Note in which windows *seat* is asked, if not as *usual*."""
    if action == FOR_THE_TURN:
        t.passing.append(seat)
    elif action == usual:
        t.orders.pop(seat, None)  # there is none where the seat was handed over at this pause
    else:
        t.orders[seat] = action
    yield OrderedPass(seat, action)


def forget(t: ActionCardsTable, seat: Seat) -> None:
    """Forget a seat's standing orders, as they belong to its former player."""
    t.orders.pop(seat, None)
    t.holds.pop(seat, None)
    t.passing[:] = [each for each in t.passing if each != seat]


def changes(t: ActionCardsTable, seat: Seat, usual: Action) -> tuple[Action, ...]:
    """Return the standing orders that *seat* may give and has not given."""
    said = t.orders.get(seat, usual)
    return tuple([each for each in ORDERS if each != said])


def listens(t: ActionCardsTable, seat: Seat, concerned: bool, usual: Action) -> bool:
    """Return whether *seat* wants to be asked, concerned or not."""
    said = t.orders.get(seat, usual)
    return seat not in t.passing and (said == ORDERS[0] or (said == ORDERS[1] and concerned))
