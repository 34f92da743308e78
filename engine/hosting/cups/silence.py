"""Silent entrants at a live table, and their seats.

A table alone knows who is asked and who answers; its log has the turns that ran out of time.
"""

from __future__ import annotations

from collections.abc import Iterable

from data.records import Entry
from engine.hosting.state.game_log import TIMED_OUT, handed
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import CLOCKS
from engine.views import Seat

OPEN_FOR = 1 / 3
"""The part of a game in which a silent entrant's seat is given away; later the computer plays on there."""


def is_open(session: Session, lasts: float, now: float) -> bool:
    """Return whether a game's seats can still go to others.

    Args:
        session: of the table.
        lasts: the seconds of its game.
        now: the present moment.
    """
    ends = session.record.ends
    return ends is not None and now <= ends - lasts * (1 - OPEN_FOR)


def asked_since(session: Session, rows: Iterable[Entry], seat: Seat, person: int) -> float | None:
    """Return the moment from which a person was asked in vain.

    None: they have answered, or no turn of theirs ran out of time.

    Args:
        session: of the table.
        rows: of its log.
        seat: of the person at the beginning.
        person: who has it, or whose computer plays there.
    """
    since: float | None = None
    limit = CLOCKS[session.setup.pace].get("move") or 0.0
    for row in rows:
        gone = handed(row.action, row.by)
        if _answers(row, seat, person) or (gone and gone.seat == seat and gone.why == "back"):
            since = None
        elif since is None and (row.action, row.by) == (f"{TIMED_OUT} {seat}", person):
            since = row.at - limit
        elif since is None and gone and gone.seat == seat:
            since = row.at
    return since


def is_silent(session: Session, rows: Iterable[Entry], seat: Seat, person: int) -> bool:
    """Return whether a person never answered in a whole game, though asked."""
    own = session.controller(seat)
    asked = own.missed > 0 or own.person != person
    return asked and not any(_answers(row, seat, person) for row in rows)


def _answers(row: Entry, seat: Seat, person: int) -> bool:
    return (row.seat, row.by) == (seat, person) and not row.itself
