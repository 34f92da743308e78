"""Gatherings: the lobbies for which people are pinged, and how often."""

from __future__ import annotations

from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import DAY, HOUR, MINUTE

WAITS = MINUTE
"""Seconds that a lobby has to be open before."""

ALIVE = HOUR
"""Seconds since something happened in a lobby, up to which its people are likely to be there."""

MOST = 20
"""People that one message pings."""

RESTS, ROLE_RESTS = 3 * HOUR, HOUR
"""Seconds between two pings of a person, and of a role."""


def free_seats(session: Session) -> int:
    """Return the number of seats that are free in a lobby."""
    return max(session.system.numbers(session.values())) - len(session.record.seats)


def has_room(session: Session, person: int = 0) -> bool:
    """Return whether a lobby has a free seat for a *person*.

    A private one has them for the invited alone, and an appointment a waiting list behind them.
    """
    record, chosen = session.record, session.setup
    if record.status != "lobby" or (chosen.private and person not in chosen.invited):
        return False
    return chosen.appointment is not None or free_seats(session) > 0


def gathers(session: Session, now: float) -> bool:
    """Return whether people may be pinged for a lobby.

    It has waited, its host is there, and something happened lately; an appointment has been called.
    """
    record, chosen = session.record, session.setup
    if record.is_announced:
        return False
    alive = DAY if chosen.pace == "days" else ALIVE
    lately = now - record.opened_at >= WAITS and now - record.changed_at < alive
    is_free = has_room(session) and free_seats(session) > 0
    return lately and is_free and record.host not in chosen.silent


def informed(session: Session) -> set[int]:
    """Return the people in a lobby, waiting, or pinged as it opened."""
    chosen = session.setup
    others = chosen.called if chosen.appointment is None else chosen.appointment.waiting
    return {*session.people, *others}
