"""Votes of the players at a table: to close, pause or resume.

A proposal passes when all people at the table have agreed; silent people (`Setup.silent`) do not count.
Each function takes a copy of a session and returns the change to store; a refused action has changed
nothing.  `rest`, `closed` and `agreed` commit a choice that could be undone.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Literal

from data.records import Change, Entry
from engine.hosting.actions.seat_changes import check_running
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.setups import check_no_cup, check_open, joined, setup_with
from engine.hosting.state.time_controls import IDLE


def propose_end(session: Session, person: int, moderator: bool, now: float) -> Change:
    """Propose to close a table; all its people or a moderator agree.

    Raises:
        Refused: they have no say in it, or the game is over.
    """
    record, chosen = session.record, session.setup
    check_open(session.record)
    if not moderator:
        check_no_cup(record)
    if record.status == "running":
        check_running(session)
    if not moderator and person not in session.people:
        raise Refused("not-seated")
    agreed = joined(chosen.ending, [person])
    suffices = session.people if record.host in chosen.silent else ()
    if moderator or (record.status == "lobby" and person in (record.host, *suffices)):
        return closed(session, now, by=(person,))
    if record.status == "lobby" or not (chosen.ending or person in (record.host, *suffices)):
        raise Refused("only-host", host=str(record.host))
    if suffice(session, agreed):
        return closed(session, now, by=agreed)
    return _changed(session, ending=agreed)


def propose_pause(session: Session, person: int, now: float) -> Change:
    """Propose a pause, to which all people agree.

    Raises:
        Refused: they have no seat, or no game is on, or it rests already.
    """
    check_running(session)
    check_no_cup(session.record)
    if person not in session.people:
        raise Refused("not-seated")
    chosen = session.setup
    if chosen.paused is not None:
        raise Refused("table-paused")
    agreed = joined(chosen.pausing, [person])
    if suffice(session, agreed):
        return rest(session, now)
    return _changed(session, pausing=agreed)


def play_on(session: Session, person: int, now: float) -> Change:
    """Turn a proposal down, or resume a paused table.

    Raises:
        Refused: they have no seat, there is no proposal, or the game is over.
    """
    check_open(session.record)
    if person not in session.people:
        raise Refused("not-seated")
    chosen = session.setup
    if chosen.paused is not None:
        return go_on(session, now)
    if not chosen.ending and not chosen.pausing:
        raise Refused("stale")
    return _changed(session, pausing=(), ending=())


VAIN = ("not-your-turn", "only-host", "lobby-unconfirmed")
"""Refusals that show that a person waits for others."""


def suffice(session: Session, agreed: Collection[int]) -> bool:
    """Return whether all present people have *agreed*."""
    there = set(session.people) - set(session.setup.silent)
    return there <= set(agreed) and bool(agreed or not session.people)


def pending_voters(session: Session) -> list[int]:
    """Return the people with an open vote or rematch confirmation."""
    chosen = session.setup
    if session.record.status == "lobby":
        return list(chosen.unconfirmed)
    proposed = [agreed for agreed in (chosen.ending, chosen.pausing) if agreed]
    return [who for who in session.people if any(who not in agreed for agreed in proposed)]


def waited_for(session: Session) -> list[int]:
    """Return the people waited for: by votes, answers, or as host."""
    asked = session.people_asked() if session.setup.paused is None else []
    return [*joined([session.record.host, *pending_voters(session)], asked)]


def rest(session: Session, now: float) -> Change:
    """Return the change that pauses the game.

    A round of a cup ends at its time all the same.
    """
    record, in_cup = session.record, session.setup.cup is not None
    left = max(0.0, (record.due or now) - now)
    remaining = None if in_cup or record.ends is None else max(0.0, record.ends - now)
    change = _changed(session, paused=left, pausing=(), remaining=remaining)
    change = _committed(session, change, now)
    change.due, change.late, change.settles = now + IDLE, None, None
    change.ends = record.ends if in_cup else None
    return change


def go_on(session: Session, now: float) -> Change:
    """Return the change that resumes a game, with the time left."""
    left, remaining = session.setup.paused or 0.0, session.setup.remaining
    limits = session.time_limits
    change = _changed(session, paused=None, remaining=None)
    if session.setup.cup is None:
        change.ends = None if remaining is None else now + remaining
    change.due = now + IDLE
    if limits.seconds is not None:
        # There were nights in what was left, which are no part of the time that people have.
        change.due = limits.awake(now + min(left, limits.seconds))
    change.late = limits.late(now, change.due)
    return change


def closed(
    session: Session,
    now: float,
    by: Sequence[int] = (),
    why: Literal["", "idle", "empty"] = "",
) -> Change:
    """Return the change that closes a table, by vote or automatically."""
    change = _changed(session, closed_by=tuple(by), closed_why=why)
    change = _committed(session, change, now)
    change.status, change.due, change.late, change.changed_at = "abandoned", None, None, now
    return change


def agreed(session: Session, entries: list[Entry], now: float) -> Change | None:
    """Return the change that closes or pauses a table by consent.

    It closes, too, as the last player leaves, but not if all are only away.
    """
    voted = session.setup
    if suffice(session, voted.ending) and not session.unattended:
        session.commit_choice()  # so that it is among what is stored here
        end = closed(session, now, voted.ending, why="" if voted.ending else "empty")
        change = session.change(entries, now)
        change.status, change.setup = end.status, end.setup
        change.due = change.late = None
        return change
    if suffice(session, voted.pausing) and voted.paused is None:
        session.commit_choice()
        session.stored(change := rest(session, now))
        return session.change(entries, now, change)
    return None


def _committed(session: Session, change: Change, now: float) -> Change:
    """Return a change that commits a choice still open to undo."""
    if session.undoable is None:
        return change
    session.commit_choice()
    return session.change([], now, change)


def _changed(session: Session, **fields: Any) -> Change:
    """Return the change of some *fields* of a table's setup."""
    return Change(table=session.record.id, setup=setup_with(session.record, **fields))
