"""Actions and steps of a lobby with an appointment.

Pure functions from a table's record, and the present moment, to the change of it; the moment of the next
step is `due` of the table.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal, TypeAlias

from msgspec import UNSET, json, structs

from data.records import Change, SeatRecord, TableRecord
from engine.hosting.actions import lobby, rematch
from engine.hosting.state import beginnings
from engine.hosting.state.appointments import (
    BUSY,
    CALLED,
    MISSED_WEEKS,
    TOO_LATE,
    Appointment,
    asked_until,
)
from engine.hosting.state.beginnings import AT_LEAST, CALL, SOON
from engine.hosting.state.clock_times import clock_time, next_week
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.setups import (
    Setup,
    changed,
    fitted,
    joined,
    only_host,
    people,
    posted_anew,
    rules,
    seating,
    setup,
    setup_with,
    with_one_more,
    without,
)
from engine.hosting.state.time_controls import HOSTS
from engine.system import System

Step: TypeAlias = Literal["post", "call", "begin", "put off", "ask", "skip", "close"]
"""The steps by the clock; a weekly table skips a week in place of asking its host."""


# The host.


def choose(record: TableRecord, system: System, host: int, at: float, zone: str) -> Change:
    """Choose the beginning of a lobby's game, or another one.

    Seats that were reserved for a rematch become free, but for the host's own.
    """
    only_host(record, host)
    unconfirmed = without(setup(record).unconfirmed, host)
    record = structs.replace(record, setup=setup_with(record, unconfirmed=unconfirmed))
    change = lobby.release(record, system) if setup(record).unconfirmed else changed(record)
    known = structs.replace(record, **_seats_of(change))
    chosen, picked = setup(known), clock_time(at, zone)
    before = chosen.appointment or Appointment(at, zone, 0, 0)
    appointment = structs.replace(
        before,
        at=at,
        zone=zone,
        hour=picked.hour,
        minute=picked.minute,
        stage="open",
        put_off=0,
        taken=0,
    )
    change.setup = setup_with(
        known, appointment=appointment, silent=(), summons=_sent_summons(record, chosen)
    )
    return change


def _sent_summons(record: TableRecord, chosen: Setup) -> dict[int, float]:
    """Return the summons but for those of a call never sent.

    Discord refused its message where there is none, nor one in doubt: it has pinged nobody.
    """
    called = chosen.appointment is not None and chosen.appointment.stage == "called"
    if not called or record.message is not None or record.posting:
        return chosen.summons
    last = max(chosen.summons.values(), default=0.0)
    return {each: at for each, at in chosen.summons.items() if at < last}


def _seats_of(change: Change) -> dict[str, Any]:
    known = {"seats": change.seats, "setup": change.setup}
    return {name: value for name, value in known.items() if value is not UNSET}


def cancel(record: TableRecord, host: int, now: float) -> Change:
    """Let the host begin whenever they like, as usual.

    Raises:
        Refused: others wait behind the seats.
    """
    only_host(record, host)
    chosen = setup(record)
    if chosen.appointment and chosen.appointment.waiting:
        raise Refused("appointment-waited-for")
    plain = setup_with(record, appointment=None, summons=_sent_summons(record, chosen))
    return changed(record, setup=plain, late=now + HOSTS[chosen.pace])


def switch(record: TableRecord, host: int, what: str) -> Change:
    """Turn an option of an appointment on or off."""
    only_host(record, host)
    appointment = setup(record).appointment
    if appointment is None or what not in ("weekly", "computers"):
        raise Refused("bad-click")
    turned: dict[str, Any] = {what: not getattr(appointment, what)}
    return _with(record, structs.replace(appointment, **turned))


def arrive(record: TableRecord, person: int) -> Change:
    """Note that a person is here for the beginning.

    Raises:
        Refused: they have not joined, or have said so, or it is too early.
    """
    appointment = setup(record).appointment
    if appointment is None or appointment.stage != "called":
        raise Refused("stale")
    if person not in (*people(record.seats), *appointment.waiting):
        raise Refused("lobby-not-in")
    if person in appointment.here:
        raise Refused("cup-here-already")
    return _with(record, structs.replace(appointment, here=joined(appointment.here, [person])))


# The clock.


def next_step(session: Session, now: float) -> Step | None:
    """Return the step that is due, if any."""
    record, appointment = session.record, session.setup.appointment
    if appointment is None or record.status != "lobby" or record.due is None or record.due > now:
        return None
    if appointment.stage == "asked":
        return "close"
    called = appointment.stage == "called"
    begins = max(record.due, now - AT_LEAST) if called else now + AT_LEAST
    if begins > appointment.at + appointment.put_off * SOON + TOO_LATE:
        return _failed(appointment)
    if not called:
        return "call" if now >= appointment.at - CALL else "post"
    ready = begun(session)
    there = len(ready.seats) if people(ready.seats) else 0
    needed = min(session.system.numbers(session.values()))
    outcome = beginnings.outcome(there, needed, appointment.put_off)
    return _failed(appointment) if outcome == "ask" else outcome


def _failed(appointment: Appointment) -> Step:
    """Return the step after too few came, or after an outage."""
    if not appointment.weekly:
        return "ask"
    return "skip" if appointment.missed + 1 < MISSED_WEEKS else "close"


def stepped(session: Session, step: Step, now: float) -> Change:
    """Return the change of a step that neither begins nor closes."""
    record, appointment = session.record, session.setup.appointment
    assert appointment is not None, "a step is due"
    if step == "post":
        change = _with(record, structs.replace(appointment, stage="posted"), _pinged(session.setup))
    elif step == "call":
        change, fresh = _call(record, appointment, now)
        if not fresh:
            return change
    elif step == "put off":
        put_off = structs.replace(appointment, put_off=appointment.put_off + 1, taken=0)
        change = _with(record, put_off)
        due = record.due or now
        change.due = due + beginnings.delay(False, now - due)
        return change
    elif step == "skip":
        return _with(record, following(appointment, now, missed=appointment.missed + 1))
    else:
        change = _with(record, structs.replace(appointment, stage="asked", here=(), taken=0))
        change.due = asked_until(now)
    posted_anew(record, change)
    return change


def _call(record: TableRecord, appointment: Appointment, now: float) -> tuple[Change, bool]:
    """Return the change of a call, and whether it pings.

    People called lately are not pinged again for another time, and are here still if they were.
    """
    chosen = _pinged(setup(record))
    lately = {each: at for each, at in chosen.summons.items() if 0 <= now - at < CALLED}
    fresh = without((*people(record.seats), *appointment.waiting), *lately)
    here = tuple(each for each in appointment.here if each in lately)
    called = structs.replace(appointment, stage="called", here=here)
    summons = {**lately, **dict.fromkeys(fresh, now)}
    change = _with(record, called, structs.replace(chosen, summons=summons))
    change.due = max(appointment.at, now + AT_LEAST)
    return change, bool(fresh)


def held_up(session: Session, table: int, now: float) -> Change:
    """Wait for another table to make room in the channel."""
    appointment = session.setup.appointment
    assert appointment is not None, "it begins"
    change = _with(session.record, structs.replace(appointment, taken=table))
    change.due = now + BUSY
    return change


def following(appointment: Appointment, now: float, missed: int = 0) -> Appointment:
    """Return the appointment of the next week that is still to come.

    This week's is over, also where its host began before its time.
    """

    def later(moment: float) -> float:
        return next_week(moment, appointment.hour, appointment.minute, appointment.zone)

    at = later(appointment.at)
    while at <= now + CALL:
        at = later(at)
    return structs.replace(
        appointment,
        at=at,
        here=(),
        stage="open",
        put_off=0,
        missed=missed,
        taken=0,
        host=None,
        waiting=appointment.waiting if missed else (),
    )


def begun(session: Session) -> TableRecord:
    """Return the table with all present, the waiting in free seats.

    Computers take what is left, if the host wants that.
    """
    record, system = session.record, session.system
    appointment, blocked = session.setup.appointment, session.server.blocked
    assert appointment is not None, "it begins"
    here = without(appointment.here, *blocked)
    left = [each for each in record.seats if each.person is None or each.person in here]
    known = structs.replace(record, seats=_refitted(record, system, left))
    numbers = system.numbers(rules(record, system))
    for person in appointment.waiting:
        if person in here and len(known.seats) < max(numbers):
            known.seats = with_one_more(known, system, person)
    if appointment.computers and people(known.seats):
        known = lobby.filled(known, system)
    playable = max((each for each in numbers if each <= len(known.seats)), default=0)
    known.seats = known.seats[:playable] or known.seats
    seated = people(known.seats)
    if record.host not in seated:
        known.host = next((each for each in here if each in seated), record.host)
    if known.host != record.host:
        known.setup = setup_with(record, appointment=structs.replace(appointment, host=record.host))
    return known


def next_lobby(
    record: TableRecord, system: System, host: int, out: Collection[int], now: float
) -> Setup:
    """Return the setup of the next week's lobby.

    Those who played, or waited in vain, are asked, not seated; but none that is *out*: blocked, or
    a former member.
    """
    before = setup(record)
    assert before.appointment is not None, "it is weekly"
    chosen, _ = rematch.again(record, system, host)
    in_vain = without(before.asking, *chosen.asking)
    asked = without(joined(played_by(record), in_vain), host, *out)
    return structs.replace(
        chosen,
        invited=joined(chosen.invited, asked) if chosen.private else chosen.invited,
        unconfirmed=(),
        opener=None,
        before=0,
        called=asked,
        appointment=following(before.appointment, now),
    )


def next_host(record: TableRecord, out: Collection[int] = ()) -> int:
    """Return the next week's host; 0 if all are *out*."""
    appointment = setup(record).appointment
    away = appointment.host if appointment else None
    return next(
        (each for each in (away, record.host, *played_by(record)) if each and each not in out), 0
    )


def played_by(record: TableRecord) -> list[int]:
    """Return the people with a seat or a stand-in, by seat."""
    return [*filter(None, map(rematch.whose, record.seats))]


def goes_on(record: TableRecord) -> bool:
    """Return whether another week follows a table that is over.

    Not where its lobby was closed, nor where a moderator ended its game.
    """
    chosen, played = setup(record), {*map(rematch.whose, record.seats)}
    weekly = chosen.appointment is not None and chosen.appointment.weekly
    return weekly and bool(record.snapshot) and played.issuperset(chosen.closed_by)


def _refitted(record: TableRecord, system: System, left: list[SeatRecord]) -> list[SeatRecord]:
    after = seating(structs.replace(record, seats=left), system)
    return fitted(left, seating(record, system), after)


def _pinged(chosen: Setup) -> Setup:
    """Return a setup after its asked people were pinged."""
    invited = joined(chosen.invited, chosen.called) if chosen.private else chosen.invited
    return structs.replace(chosen, called=(), invited=invited)


def _with(record: TableRecord, appointment: Appointment, chosen: Setup | None = None) -> Change:
    """Return the change to another state of an appointment."""
    chosen = structs.replace(chosen or setup(record), appointment=appointment)
    return changed(record, setup=json.encode(chosen))
