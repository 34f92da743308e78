"""Changes due by the clock, and time limits.

Everything is a function from a session and the present moment, in seconds since 1970.  Nothing awaits;
`expire_table` gives the answer that ends a game to the session, and `looked` notes an opened hand there.
"""

from __future__ import annotations

from msgspec import UNSET, json, structs

from data.records import Change
from engine.core import META, TIME_UP, WINDOWS
from engine.hosting.actions import lobby
from engine.hosting.actions.votes import closed
from engine.hosting.state.session import Session
from engine.hosting.state.setups import Setup, joined, setup_with
from engine.hosting.state.time_controls import (
    HOSTS,
    LASTS,
    LATE,
    LOOKS,
    MISSED,
    SILENT,
    UNSHOWN,
    WAITS,
)
from engine.hosting.state.time_limits import paused_at


def dated(session: Session, change: Change, now: float) -> Change:
    """Extend the time of a changed lobby, and a new host's."""
    change.changed_at = now
    after = session.setup if change.setup is UNSET else json.decode(change.setup, type=Setup)
    if (appointment := after.appointment) is not None and change.status is UNSET:
        if (due := appointment.due) is not None:
            change.due = due
        change.late = None
        change.appointed = None if appointment.counts else appointment.at
        return change
    if session.record.appointed is not None:
        change.appointed = None
    if change.status is UNSET and not after.unconfirmed:
        change.due = now + LASTS[after.pace]
    if after.pace != session.setup.pace or change.host not in (UNSET, session.record.host):
        change.late = now + HOSTS[after.pace]
    return change


def expire_table(session: Session, now: float) -> Change | None:
    """Return the change that closes or ends an expired table, if any.

    A lobby that does not begin closes, and so does an idle table without a time limit; a game whose
    own time is up ends.
    """
    record = session.record
    is_due = record.due is not None and record.due <= now
    if record.status == "lobby" and session.setup.appointment is not None:
        return None
    if record.status == "lobby" and is_due:
        if session.setup.unconfirmed:
            return dated(session, lobby.release(record, session.system), now)
        return closed(session, now, why="idle")
    if record.status != "running":
        return None
    if record.ends is not None and record.ends <= now:
        return stop(session, now)
    return closed(session, now, why="idle") if is_due and not session.hurries else None


def stop(session: Session, now: float) -> Change:
    """Return the change that ends a game early, by its rules.

    Raises:
        IllegalAction: they do not say how.
    """
    return session.change([session.answer(META, TIME_UP)], now)


def late_ping(session: Session, now: float) -> Change | None:
    """Return the change that pings late, if it is time for it.

    Without a time limit, people asked are pinged again after `MISSED` seconds, and the others need not
    wait for them after `SILENT`.  In a lobby it is the host who counts as silent from now on.
    """
    record, due, late = session.record, session.record.due, session.record.late
    if late is None or late > now or (due is not None and due <= now):
        return None
    if record.status == "lobby":
        return Change(table=record.id, late=None, setup=setup_with(record, silent=(record.host,)))
    change = Change(table=record.id, late=session.time_limits.later(now, due))
    waited, asked, others = session.asked_for(now), session.people_asked(), len(session.people) > 1
    if waited is None or not others:
        return change
    if waited >= SILENT:
        change.setup = setup_with(record, silent=joined(session.setup.silent, asked))
    elif waited >= MISSED:
        change.seats = [
            structs.replace(seat, called=-1) if seat.person in asked else seat
            for seat in record.seats
        ]
    return change


def is_visible(change: Change) -> bool:
    """Return whether a change is more than the time of pings."""
    return any(each is not UNSET for each in (change.due, change.seats, change.setup))


def silent_soon(session: Session) -> list[int]:
    """Return the silent people the others need not wait for."""
    late, others = session.record.late, len(session.people) > 1
    waited = session.asked_for(late) if late is not None and others else None
    return session.people_asked() if waited is not None and waited > MISSED else []


def put_off(session: Session, now: float) -> Change | None:
    """Return the change that moves a time limit.

    One that has more left than it began with is one that the system's clock, set back, has made
    longer: it begins again.  One that passes in quiet hours, as these were chosen since or the bot
    was away, is put off.
    """
    due = session.record.due
    if session.record.status != "running" or due is None or not session.hurries:
        return None
    limits = session.time_limits
    if due <= now:
        wakes = limits.awake(now)
        return Change(table=session.record.id, due=wakes) if wakes > now else None
    limit = limits.limit(now)
    if limit is not None and due > limit and session.window_revision is None:
        return Change(table=session.record.id, due=limit)
    return None


def looked(session: Session, person: int, now: float) -> Change | None:
    """Return the change that holds a roll for an opened hand (E-38).

    The first opened hand holds it, for all players and whatever cards are in it.  Where no roll waits
    it is noted for the next one of its owner, in memory alone (`Session.opened`); in a window a hand is
    opened to respond.
    """
    record, waits = session.record, session.record.due
    if record.status != "running" or person not in session.people:
        return None
    if session.time_limits.rolls is None:
        if session.time_limits.asked not in WINDOWS:
            session.opened[person] = now
        return None
    pause = paused_at(session.running)
    if waits is None or waits <= now or not session.hurries or session.setup.looked == pause:
        return None
    return Change(table=record.id, due=waits + LOOKS, setup=setup_with(record, looked=pause))


def sleep(session: Session) -> bool:
    """Return whether quiet hours hold at the table.

    They do in a daily game that is not paused; `TimeLimits.nights` has the people and the hours.
    """
    return session.plays and session.setup.pace == "days"


def anew(session: Session) -> Change:
    """Return the change that moves time limits out of changed quiet hours.

    These were chosen since; what was put off for others stays so.
    """
    change, record, limits = Change(table=session.record.id), session.record, session.time_limits
    if record.due is not None and session.hurries:
        change.due = limits.awake(record.due)
    if record.late is not None:
        change.late = limits.awake(record.late)
    return change


def shown(session: Session, change: Change, now: float) -> None:
    """Start the window's time limit when the *change* says it is shown."""
    window_revision = session.window_revision
    if (
        window_revision is None
        or change.shown is UNSET
        or change.shown < window_revision
        or not session.hurries
    ):
        return
    session.await_board(None)
    change.due = session.time_limits.limit(now)


def unshown(session: Session) -> bool:
    """Return whether a stored window is still unshown, and keeps its time."""
    record = session.record
    if record.due is None or not session.time_limits.after:
        return False
    return record.due - record.changed_at - record.outage > UNSHOWN - LATE


def too_late(session: Session, pressed: float | None) -> bool:
    """Return whether a press came after the displayed end of the window."""
    due, after = session.record.due, session.time_limits.after
    if pressed is None or due is None or not after:
        return False
    return session.hurries and pressed >= due - after


def settles_later(session: Session, now: float) -> bool:
    """Return whether an automatic continuation is not due yet.

    Where the system's clock was set back it is, if it takes longer than it should.
    """
    settles = session.record.settles
    return settles is not None and now < settles <= now + WAITS


def goes_on(session: Session) -> bool:
    """Return whether the game goes on by itself, as by a roll."""
    rolls = session.play is not None and session.time_limits.rolls is not None
    return rolls or session.record.settles is not None


def is_expired(session: Session, now: float) -> bool:
    """Return whether the time limit of the pending question has passed."""
    due = session.record.due
    return session.record.status == "running" and due is not None and due <= now
