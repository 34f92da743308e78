"""The next steps of a cup: its call, draws, results and end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from hmac import digest
from itertools import takewhile

from engine.hosting.cups import draw
from engine.hosting.cups.cup import ABSENT, FINALISTS, Cup, draws_at
from engine.hosting.cups.draw import FEWEST, LEAST, SEATS, behind, met
from engine.hosting.cups.events import (
    COMPUTER,
    Asked,
    Began,
    Called,
    CupEvent,
    Delayed,
    Drawn,
    Ended,
    Entrant,
    Played,
    PutOff,
)
from engine.hosting.state import beginnings
from engine.hosting.state.beginnings import CALL, GIVEN_UP
from engine.hosting.state.time_controls import MINUTE


def due(cup: Cup, now: float) -> float | None:
    """Return the moment of the next look; None: not by the clock.

    A running round ends by the clocks of its tables.
    """
    if cup.ended or (cup.paused and not cup.running):
        return None
    if cup.asked is not None:
        return cup.asked + GIVEN_UP
    if running := cup.running:
        waits = cup.live and bool(cup.waiting)
        return max(running.at + ABSENT, now + MINUTE) if waits else None
    if cup.live and not cup.rounds and not cup.called:
        return draws_at(cup) - CALL
    return draws_at(cup)


def step(cup: Cup, now: float, wakes: float = 0.0) -> CupEvent | None:
    """Return the event due by the clock: call, delay, draw or end.

    By the day a draw waits until the quiet hours end, at *wakes*.
    """
    if cup.ended or cup.paused or cup.running:
        return None
    if cup.asked is not None:
        return Ended(few=True) if cup.asked + GIVEN_UP <= now else None
    if _finished(cup):
        return Ended()
    if cup.live and not cup.rounds and not cup.called and draws_at(cup) - CALL <= now:
        return Called()
    if draws_at(cup) > now:
        return None
    next_one = _lacking(cup, now) or drawn(cup)
    if isinstance(next_one, Ended) or cup.live or wakes <= now or _asked_to_draw(cup):
        return next_one
    return Delayed(seconds=wakes - draws_at(cup))


def _asked_to_draw(cup: Cup) -> bool:
    """Return whether an organiser has asked for the next draw."""
    since = takewhile(lambda row: not isinstance(row.event, Drawn), reversed(cup.log))
    return any(isinstance(row.event, Began) for row in since)


def _lacking(cup: Cup, now: float) -> PutOff | Asked | None:
    """Return the consequence of too few for the first draw."""
    if cup.rounds:
        return None
    match beginnings.outcome(len(cup.present), LEAST, cup.put_off):
        case "put off":
            late = now - draws_at(cup)
            return PutOff(seconds=beginnings.delay(not cup.live, late))
        case "ask":
            return Asked()
        case _:
            return None


def _finished(cup: Cup) -> bool:
    """Return whether the last round was played."""
    played = sum(not each.final for each in cup.rounds)
    return played == cup.setup.rounds and (not cup.setup.final or len(cup.rounds) > played)


def drawn(cup: Cup) -> Drawn | Ended:
    """Draw the next round, or end a cup of too few."""
    people, played = drawable(cup), len(cup.rounds)
    if len(people) < (FEWEST if played else LEAST):
        return Ended(few=True)
    if played == cup.setup.rounds:
        return Drawn(tables=(tuple(people[:FINALISTS]),), final=True)
    uniform = cup.dice().uniform("round", played + 1)
    tables = [table for each in cup.rounds for table in each.tables]
    return Drawn(tables=draw.drawn(people, threes(tables), met(tables), uniform))


def drawable(cup: Cup) -> list[Entrant]:
    """Return those present for the next draw, finalists in order."""
    present = cup.present
    if len(cup.rounds) < cup.setup.rounds:
        return present
    return [row.entrant for row in cup.standings() if row.entrant in present]


def threes(tables: Iterable[Sequence[Entrant]]) -> Mapping[Entrant, int]:
    """Return the number of smaller tables of each entrant."""
    return Counter(each for table in tables if len(table) < 4 for each in table)


def seed(secret: bytes, round: int, place: int) -> bytes:
    """Return the secret of a table's dice.

    It tells nothing of other tables.
    """
    return digest(secret, f"table:{round}:{place}".encode("ascii"), "sha256")


def played(
    cup: Cup,
    table: int,
    standing: Sequence[Sequence[Entrant | None]],
    absent: Collection[Entrant] = (),
) -> Played:
    """Return the result of a table of the running round.

    Args:
        cup: of the table.
        table: its place in the draw.
        standing: its seats by place; None: a computer's.
        absent: the entrants who never answered; those who did stand above them.
    """
    computers = [] if cup.format == 1 else [COMPUTER]
    places = tuple(
        tuple(each for seat in together for each in (computers if seat is None else [seat]))
        for together in standing
    )
    placed = behind(places, () if cup.format == 1 else absent)
    return Played(table=table, places=placed, absent=tuple(absent))


def shared(cup: Cup, table: int) -> Played:
    """Share the places of a table without a game."""
    seated = cup.rounds[-1].tables[table - 1]
    return played(cup, table, [[*seated, *[None] * (SEATS - len(seated))]])


def table_contributions(cup: Cup, round: int, place: int) -> list[int]:
    """Return the contributions to the dice of a table."""
    return [cup.id, round, place] if cup.format == 1 else cup.rounds[round - 1].contributions
