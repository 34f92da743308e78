"""The game log: rows as they are told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from data.records import Entry
from engine.core import ASIDE, Event, State
from engine.seating import Handover, reseated
from engine.views import Action, Seat

CLOCK: Seat = -2
"""The seat of the log's rows about the table itself."""

BEGIN: Action = "begin"
"""The first row: what happened before the first answer."""

RESTART: Action = "restart"
"""The rules have changed under a running turn: it begins again."""

RULES: Action = "rules"
"""A note with the number of a version: from here on the game is played by the rules of that version."""

TAIL = 60
"""How many rows of the log are kept in memory to tell what happened."""

COMPUTER: frozenset[Handover] = frozenset(("left", "gone", "absent"))
"""Where the computer plays from then on."""


class Handed(Event, frozen=True):
    """A seat has a new player from now on."""

    seat: Seat
    why: Handover
    person: int
    """Who had it, where the computer plays from now on; else who has it."""


def handed(action: Action, person: int) -> Handed | None:
    """Read the new player of a seat from a row: ``"left 2"``.

    >>> handed("left 2", 7)
    Handed(seat=2, why='left', person=7)
    """
    if (found := reseated(action)) is None:
        return None
    why, seat = found
    return Handed(seat, why, person)


TAKEN_BACK: Action = "taken-back"
"""What the log says of a choice that was taken back, with the seat: not which it was."""


class TookBack(Event, frozen=True):
    """A choice of a seat was taken back."""

    seat: Seat


class Undoable(Struct, frozen=True):
    """A choice open to undo: given to the game, not logged yet."""

    before: State
    """The game as it was asked for."""
    entry: Entry
    """The line of the log."""


TIMED_OUT: Action = "timed-out"
"""What the log says, with the seat, before the computer finishes a turn whose time has run out."""


class TimedOut(Event, frozen=True):
    """The time of a seat is up: the computer finishes its turn."""

    seat: Seat


NOTES: Mapping[Action, type[TookBack | TimedOut]] = {TAKEN_BACK: TookBack, TIMED_OUT: TimedOut}
"""What is noted of a seat, by the word that stands for it."""


def noted(action: Action, person: int) -> Event | None:
    """Read the note in a row that the rules ignore.

    >>> noted("taken-back 2", 7), noted("left 2", 7), noted("6", 0)
    (TookBack(seat=2), Handed(seat=2, why='left', person=7), None)
    """
    what, _, seat = action.partition(" ")
    if what in NOTES and seat.isascii() and seat.isdecimal():
        return NOTES[what](int(seat))
    return handed(action, person)


def is_upgrade(seat: Seat, action: Action | None) -> bool:
    """Return whether a row notes changed rules, even within a turn.

    >>> is_upgrade(ASIDE, "rules 2"), is_upgrade(CLOCK, "restart"), is_upgrade(0, "rules 2")
    (True, True, False)
    """
    what, _, version = (action or "").partition(" ")
    newer = seat == ASIDE and what == RULES and version.isascii() and version.isdecimal()
    return newer or (seat, action) == (CLOCK, RESTART)


class LogRow(Struct, frozen=True):
    """One row of the log with its events."""

    seq: int
    seat: Seat
    by: int
    """The person whose answer it is; 0 for the dice and computer players."""
    events: tuple[Event, ...]
    itself: bool = False
    """Whether it was given by itself, as nothing else could be answered."""
    open: bool = False
    """Whether nothing of it is hidden from anybody, as far as is known."""


def happened(
    seq: int, seat: Seat, action: Action, by: int, events: Sequence[Event], itself: bool
) -> LogRow:
    """Return a row of the log as it is told."""
    noticed = noted(action, by) if seat == ASIDE else None
    told = (noticed,) if noticed else tuple(events)
    return LogRow(seq, seat, by, told, itself, all(event.seen_by(None) == event for event in told))


def lately(story: Sequence[LogRow], announced: Event | None = None) -> Sequence[LogRow]:
    """Return the rows since a person's last but one answer, without undos.

    What was answered by itself since somebody last did something belongs to it, and so do, however
    many answers ago: the last roll, and the one before while it is open what is done with that; what is
    *announced* and still to come.
    """
    begun = max((place for place, row in enumerate(story) if row.seat == CLOCK), default=0)
    own = [place for place in range(begun, len(story)) if story[place].seat != ASIDE]
    answered = [place for place in own if story[place].by]
    given = [place for place in answered if not story[place].itself]
    since = answered[-2] if len(answered) > 1 else begun
    rolled = [place for place in own if any(event.rolled for event in story[place].events)]
    told = [place for place in own if announced in story[place].events]
    rolls = rolled[-2:] if rolled[-1:] == own[-1:] else rolled[-1:]
    return story[min([since, *given[-1:], *rolls, *told[-1:]]) :]
