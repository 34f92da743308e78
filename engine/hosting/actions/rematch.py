"""Setups that a new table takes over from former ones."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

from msgspec import json, structs

from data.records import Change, SeatRecord, TableRecord
from engine.hosting.state import setups
from engine.hosting.state.refusals import Refused
from engine.hosting.state.setups import Setup, joined, without
from engine.players import LEAVER_LEVEL
from engine.rules import BadRules
from engine.system import System
from engine.views import Seat


def again(
    record: TableRecord, system: System, host: int, blocked: Collection[int] = ()
) -> tuple[Setup, list[SeatRecord]]:
    """Return the setup and seats of a rematch.

    Computers take the seats of people *blocked* on the server.  The seats of all others are reserved
    until they confirm.  So are seats for the people who asked to play next time, if need be those of
    computers; a table for invited people keeps the wishes of uninvited ones for a later table.  Each
    player moves on to the next seat, and another one sits first.
    """
    before = setups.setup(record)
    seats = {
        each.seat: SeatRecord(each.seat, level=LEAVER_LEVEL) if whose(each) in blocked else each
        for each in record.seats
    }
    asking = without(before.asking, *blocked)
    welcome = *before.invited, *before.former
    waiting = tuple(each for each in asking if before.private and each not in welcome)
    asking = without(asking, *waiting)
    around = setups.order(record)
    moved = [
        _afresh(seats[at], to) for at, to in zip(around, [*around[1:], around[0]], strict=True)
    ]
    followers = [who for at in (*around[1:], around[0]) if (who := whose(seats[at])) is not None]
    known = structs.replace(record, seats=sorted(moved, key=lambda seat: seat.seat))
    for person in asking:
        known.seats = _with_person(known, system, person)
    here = setups.people(known.seats)
    chosen = Setup(
        before.preset,
        before.rules,
        before.private,
        before.invited,
        limits=before.limits,
        pace=before.pace,
        unconfirmed=without(here, host),
        opener=next(iter(followers), None),
        before=record.id,
        takeover=before.takeover,
        taking_back=before.taking_back,
        hints=before.hints,
        rolls=setups.rolled_otherwise(before, system),
        asking=waiting,
        called=without(asking, *here),
    )
    return chosen, known.seats


def whose(seat: SeatRecord) -> int | None:
    """Return the owner of a seat, even while a computer plays there."""
    return seat.away if seat.person is None else seat.person


def _afresh(seat: SeatRecord, to: Seat) -> SeatRecord:
    """Return a seat's owner on another seat, as in a fresh game."""
    person = whose(seat)
    return SeatRecord(to, person, seat.level if person is None else "")


def _with_person(record: TableRecord, system: System, person: int) -> list[SeatRecord]:
    """Return the seats with one for a person, or else a computer's.

    They stay as they are if there is none.
    """
    if person in setups.people(record.seats):
        return record.seats
    computers = [seat for seat in record.seats if seat.person is None]
    with suppress(Refused):
        return sorted(
            setups.with_one_more(record, system, person=person), key=lambda seat: seat.seat
        )
    taken = structs.replace(computers[0], person=person, level="") if computers else None
    return [taken if taken and each is computers[0] else each for each in record.seats]


def as_last(
    record: TableRecord,
    system: System,
    last: TableRecord,
    host: int,
    blocked: Collection[int] = (),
) -> Change:
    """Set up the game of the *last* table.

    Seats of its people are reserved.

    Args:
        record: the table, in its lobby.
        system: what was played at the other.
        last: the other table.
        host: the id of the person who asks for it.
        blocked: ids of people blocked on the server.
    """
    chosen, seats = again(last, system, host, blocked)
    here = setups.people(record.seats)
    reserved = without(chosen.unconfirmed, *here)
    before = setups.setup(record)
    chosen = structs.replace(
        chosen,
        private=chosen.private or before.private,
        invited=joined(chosen.invited, before.invited),
        unconfirmed=reserved,
        called=without(before.called, *setups.people(seats)),
    )
    known = structs.replace(record, game=last.game, setup=json.encode(chosen), seats=seats)
    for person in here:
        if person not in setups.people(known.seats):
            known = structs.replace(known, seats=setups.with_one_more(known, system, person=person))
    change = setups.changed(record, game=known.game, setup=known.setup, seats=known.seats)
    if reserved:
        setups.posted_anew(record, change)
    return change


def repeatable(record: TableRecord, last: TableRecord | None) -> TableRecord | None:
    """Return the *last* table if the lobby's host has played there."""
    return last if last and record.host in map(whose, last.seats) else None


def check_rules(record: TableRecord, system: System) -> None:
    """Check that former rules still exist.

    Raises:
        Refused: they cannot.
    """
    chosen = setups.setup(record)
    try:
        system.values(chosen.preset, chosen.rules)
    except (BadRules, KeyError) as bad:
        raise Refused("unknown-preset") from bad
