"""Seats in a running game: given up, taken over, regained, offered, missed.

Every function changes a copy of a session; a refused action has changed nothing.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

from msgspec import UNSET, structs

from data.records import Change, Entry, SeatRecord
from engine.core import META, Decision
from engine.hosting.state.appointments import MOST_WAITING
from engine.hosting.state.computers import ROLL
from engine.hosting.state.game_log import COMPUTER, TIMED_OUT
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.settings import NOBODY
from engine.hosting.state.setups import (
    LEARNING,
    check_no_cup,
    check_open,
    joined,
    rolled,
    setup_with,
    without,
)
from engine.hosting.state.time_controls import IDLE, UNHURRIED
from engine.players import LEAVER_LEVEL
from engine.seating import Handover
from engine.views import Action, Seat

MISSES = 3
"""After so many turns in a row without an answer the computer takes the seat."""


def check_running(session: Session) -> None:
    """Make sure that a game is on.

    Raises:
        Refused: it has not begun, or it is over.
    """
    if session.record.status != "running" or session.running.table.over:
        raise Refused("table-ended" if session.play else "table-not-started")


def hand_over(session: Session, seat: Seat, why: Handover, person: int) -> Entry:
    """Hand a seat to *person*, or to the computer for reason *why*.

    Announcements made in advance at the seat are dropped (`Game.reseat`); else the rules do not
    notice.  A host without a seat is followed by the first person left.
    """
    record, chosen, was = session.record, session.setup, _seated(session, seat)
    after = _after(was, why, person, session.running.seq)
    record.seats = [after if each is was else each for each in record.seats]
    left, former, computers = session.people, dict(chosen.former), dict(chosen.computers)
    if was.person is not None:
        former[was.person] = joined(former.get(was.person, ()), [seat])
    elif why == "taken":
        computers.setdefault(seat, was.level)
    if left and record.host not in left:
        record.host = left[0]
    session.choose(
        ending=tuple(each for each in chosen.ending if each in left),
        pausing=tuple(each for each in chosen.pausing if each in left),
        offered=without(chosen.offered, seat),
        asking=without(chosen.asking, *left),
        silent=tuple(each for each in chosen.silent if each in left),
        former=former,
        computers=computers,
    )
    entry = session.answer(META, f"{why} {seat}", person)
    if why not in COMPUTER:  # who is asked now has all the time there is
        owners = session.owners()
        if any(owners[each].seat == seat for each in session.waiting()):
            session.reset_timer()
            if chosen.paused is not None:
                session.choose(paused=session.time_limits.seconds or 0.0)
    return entry


def _after(was: SeatRecord, why: Handover, person: int, seq: int) -> SeatRecord:
    """Return the seat record after answer *seq* handed it over."""
    computer = SeatRecord(was.seat, None, LEAVER_LEVEL)
    if why == "absent":
        return structs.replace(computer, away=person, since=was.since)
    if why == "back":
        return SeatRecord(was.seat, person, since=was.since)
    return SeatRecord(was.seat, person, since=seq) if why == "taken" else computer


def leave(session: Session, person: int, why: Handover, may_return: bool = True) -> list[Entry]:
    """Give up a person's seats.

    Unless they *may return*, they take none here by themselves.

    Raises:
        Refused: they have none.
    """
    own = [seat.seat for seat in session.record.seats if person in (seat.person, seat.away)]
    if not own:
        raise Refused("not-seated")
    if not may_return:
        session.choose(barred=joined(session.setup.barred, [person]))
    return [hand_over(session, seat, why, person) for seat in own]


def back(session: Session, person: int) -> list[Entry]:
    """Give a person back the seats the computer plays for them."""
    away = [seat.seat for seat in session.record.seats if seat.away == person]
    if session.record.status != "running":
        return []
    return [hand_over(session, seat, "back", person) for seat in away]


def replace_silent(session: Session, person: int) -> list[Entry]:
    """Let the computer play for silent people until they return.

    Raises:
        Refused: they have no seat, something has been heard of the others, or no game is on.
    """
    check_running(session)
    if person not in session.people:
        raise Refused("not-seated")
    if session.setup.paused is not None:
        raise Refused("table-paused")
    silent = without(session.setup.silent, person)
    if not silent:
        raise Refused("stale")
    return [
        hand_over(session, seat.seat, "absent", seat.person)
        for seat in session.record.seats
        if seat.person in silent
    ]


def take(session: Session, person: int, seat: Seat, given: bool = False) -> list[Entry]:
    """Seat a person on a computer's seat or an offered seat.

    One that a moderator has *given* lets them come back as well.

    Raises:
        Refused: the game is not running, or as `may_take`.
    """
    check_running(session)
    if given:
        session.choose(barred=without(session.setup.barred, person))
    may_take(session, seat, person)
    return [hand_over(session, seat, "taken", person)]


def may_take(session: Session, seat: Seat, person: int) -> None:
    """Check that a person may take a computer's or an offered seat.

    Raises:
        Refused: they play here, were sent away, another person plays there, they have seen another
            hand, another person has seen this one, or the host does not want it.
    """
    if person in session.people or person in session.away:
        raise Refused("seat-own")
    chosen, known = session.setup, set(session.setup.former.get(person, ())) - {seat}
    if person in chosen.barred:
        raise Refused("seat-barred")
    if seat in chosen.offered:
        if session.system.hands and known:
            raise Refused("seat-seen")
        return
    if not chosen.takeover:
        raise Refused("seat-closed")
    if chosen.private and person not in (*chosen.invited, *chosen.former):
        raise Refused("lobby-private", host=str(session.record.host))
    has = _seated(session, seat)
    if has.person is not None or has.away is not None:
        raise Refused("seat-taken")
    if session.system.hands:
        if known:
            raise Refused("seat-seen")
        if any(seat in held for who, held in chosen.former.items() if who != person):
            raise Refused("seat-held")


def open_to(session: Session, person: int) -> list[Seat]:
    """Return the seats a person may take from the computer."""
    found = []
    for each in session.record.seats:
        with suppress(Refused):
            may_take(session, each.seat, person)
            found.append(each.seat)
    return found if session.record.status == "running" else []


def offer(session: Session, person: int) -> Change:
    """Offer a person's seats to others, or take that back.

    Raises:
        Refused: they have none, or no game is on.
    """
    check_running(session)
    check_no_cup(session.record)
    record, before = session.record, session.setup.offered
    own = [seat.seat for seat in record.seats if seat.person == person]
    if not own:
        raise Refused("not-seated")
    others = without(before, *own)
    offered = others if others != before else (*others, *own)
    return Change(table=record.id, setup=setup_with(record, offered=offered))


def make_host(session: Session, person: int) -> Change:
    """Make a player the host.

    Raises:
        Refused: they have no seat, or the game is over.
    """
    check_open(session.record)
    if person not in session.people:
        raise Refused("not-seated")
    return Change(table=session.record.id, host=person)


def ask_next(session: Session, person: int, wanted: bool) -> Change:
    """Record whether a person without a seat wants the next game.

    Raises:
        Refused: they have a seat, no game is on, a cup draws the next one, or too many want it.
    """
    check_running(session)
    check_no_cup(session.record)
    if person in (*session.people, *session.away):
        raise Refused("seat-own")
    record, asking = session.record, without(session.setup.asking, person)
    if wanted and len(asking) >= MOST_WAITING:
        raise Refused("lobby-full")
    asking = (*asking, person) if wanted else asking
    return Change(table=record.id, setup=setup_with(record, asking=asking))


def heard(session: Session, person: int) -> None:
    """Record that a person is present: they finish their turn themselves."""
    anew = [
        structs.replace(seat, missed=0, finishing=-1) if seat.person == person else seat
        for seat in session.record.seats
    ]
    if anew != session.record.seats:
        session.reseat(anew)
    if person in session.setup.silent:
        session.choose(silent=without(session.setup.silent, person))


def learns(session: Session, seat: Seat) -> bool:
    """Return whether a player's first turns default to rolling by hand."""
    chosen, person = session.setup, session.controller(seat).person
    if person is None or rolled(chosen):
        return False
    wish = session.personal_settings.get(person, NOBODY).rolls
    return wish is None and chosen.begun.get(seat, 0) < LEARNING


def begins(session: Session, seat: Seat, action: Action) -> None:
    """Note a turn begun by hand, among the first."""
    later = any(who == seat for who, _ in session.running.answers)
    if action == ROLL and not later and learns(session, seat):
        chosen = session.setup
        session.choose(begun={**chosen.begun, seat: chosen.begun.get(seat, 0) + 1})


def record_activity(session: Session, person: int, now: float) -> Change | None:
    """Return the change that records a person's activity.

    It ends their silence.  Without a time limit the day begins again after which the others need not
    wait for them.  If nothing else happens, that is noted once an hour.
    """
    record = session.record
    if record.status != "running" or person not in session.people:
        return None
    change, silent = Change(table=record.id), person in session.setup.silent
    if silent:
        change.setup = setup_with(record, silent=without(session.setup.silent, person))
    if (waited := session.asked_for(now)) is None:
        return change if silent else None
    if person in session.people_asked() and (silent or waited >= UNHURRIED):
        change.due = now + IDLE
        change.late = session.time_limits.late(now, change.due)
        return change
    if record.late is None and not session.setup.silent:  # a former version waited for ever
        change.late = session.time_limits.later(now, record.due) or now
    return change if silent or change.late is not UNSET else None


def record_timeout(session: Session) -> list[Entry]:
    """Let the computer finish a missed turn, or take the seats over.

    The log says which of both.  A window or a moment that passes is not missed.
    """
    record, play, owners = session.record, session.running, session.owners()
    assert isinstance(play.pending, Decision), "nobody is asked"
    if session.time_limits.asked != "move":
        return []
    asked = [seat for seat in play.pending.waits_for if owners[seat].person is not None]
    late = {owners[seat].seat for seat in asked}
    session.reseat(
        [
            structs.replace(seat, missed=seat.missed + 1, finishing=play.began)
            if seat.seat in late
            else seat
            for seat in record.seats
        ]
    )
    if session.setup.pace == "days" and len(session.people) > 1:
        session.choose(silent=joined(session.setup.silent, session.people_asked()))
    entries = [
        hand_over(session, seat.seat, "absent", seat.person)
        for seat in record.seats
        if seat.person is not None and seat.missed >= MISSES
    ]
    for seat in asked:
        if (person := session.controller(seat).person) is not None:
            entries.append(session.answer(META, f"{TIMED_OUT} {seat}", person))
    return entries


def record_pings(session: Session, turn: int, people: Collection[int]) -> Change:
    """Record the people pinged in a turn, by its first number."""
    seats = [
        structs.replace(seat, called=turn) if (seat.person or seat.away or 0) in people else seat
        for seat in session.record.seats
    ]
    return Change(table=session.record.id, seats=seats)


def _seated(session: Session, seat: Seat) -> SeatRecord:
    """Return the record of a seat.

    Raises:
        Refused: there is no such seat.
    """
    for each in session.record.seats:
        if each.seat == seat:
            return each
    raise Refused("bad-click")
