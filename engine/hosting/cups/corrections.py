"""Corrections of results: tables open to them, orders by place.

An order under way is `Places` of a part of the table: it grows by one seat at a time, in a place of its own or
in the latest one. `written` and `read` bring it through a button.
"""

from __future__ import annotations

from collections import Counter

from engine.hosting.cups.cup import Cup
from engine.hosting.cups.draw import Places, Result
from engine.hosting.cups.events import Corrected, Entrant
from engine.hosting.state.refusals import Refused

SHARED, NEXT = "+", "."


def correctable(cup: Cup) -> list[tuple[int, int]]:
    """Return round and place of the tables with results, latest round first."""
    return [
        (at, place)
        for at, each in reversed([*enumerate(cup.rounds, 1)])
        if not each.open
        for place in sorted(each.results)
    ]


def result(cup: Cup, round: int, table: int) -> Result:
    """Return the result of a table in a round that is over.

    Raises:
        Refused: it is not over, or there is no such table.
    """
    if not 0 < round <= len(cup.rounds) or cup.rounds[round - 1].open:
        raise Refused("cup-not-over")
    if (found := cup.rounds[round - 1].results.get(table)) is None:
        raise Refused("bad-click")
    return found


def unplaced(now: Result, chosen: Places) -> list[Entrant]:
    """Return the seats without a place yet, as they stand now.

    Raises:
        Refused: the order has a seat more than the table.
    """
    left = Counter(_flat(now.places))
    left.subtract(_flat(chosen))
    if not all(chosen) or any(times < 0 for times in left.values()):
        raise Refused("bad-click")
    return [each for each in left for _ in range(left[each])]


def placed(now: Result, chosen: Places, entrant: Entrant, shared: bool = False) -> Places:
    """Return an order with one seat more.

    Args:
        now: the result to be corrected.
        chosen: the order so far.
        entrant: the next seat.
        shared: whether it stands in the latest place, else in a place below.

    Raises:
        Refused: the seat has a place, or there is no place to share.
    """
    if entrant not in unplaced(now, chosen) or (shared and not chosen):
        raise Refused("bad-click")
    if shared:
        return (*chosen[:-1], (*chosen[-1], entrant))
    return (*chosen, (entrant,))


def corrected(now: Result, places: Places) -> Result:
    """Return the result with a whole order of its seats.

    An absent entrant whom the order puts first, or level with one present or above, was there.

    Raises:
        Refused: these are not the seats of the table.
    """
    if unplaced(now, places):
        raise Refused("bad-click")
    absent, last = list[Entrant](), len(places) - 1
    while last > 0 and set(places[last]) <= set(now.absent):
        absent += places[last]
        last -= 1
    return Result(places, tuple(sorted(absent)))


def correct(cup: Cup, round: int, table: int, places: Places, why: str) -> Corrected:
    """Correct the places of a table, also after the cup.

    Raises:
        Refused: the round is not over, or these are not the seats of the table.
    """
    after = corrected(result(cup, round, table), places)
    return Corrected(round=round, table=table, places=places, absent=after.absent, why=why)


def written(places: Places) -> str:
    """Return an order as a button holds it.

    ``3.1+4`` has 1 and 4 share the second place.
    """
    return NEXT.join(SHARED.join(map(str, together)) for together in places)


def read(text: str) -> Places:
    """Return the order of a button.

    Raises:
        Refused: it is none.
    """
    places = [together.split(SHARED) for together in text.split(NEXT)] if text else []
    if not all(each.isdecimal() and each.isascii() for together in places for each in together):
        raise Refused("bad-click")
    return tuple(tuple(map(int, together)) for together in places)


def _flat(places: Places) -> list[Entrant]:
    return [each for together in places for each in together]
