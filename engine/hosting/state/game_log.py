"""The game log: rows as they are told; replays of games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from msgspec import Struct, json, structs

from data.records import Entry
from engine.core import HOLD, META, PASS, Decision, Event, Game, IllegalAction, Play, State, seen
from engine.game_analysis import Course, course
from engine.seating import Handover, Seating, reseated
from engine.system import System
from engine.views import Action, ResultView, Seat, View

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

    >>> is_upgrade(META, "rules 2"), is_upgrade(CLOCK, "restart"), is_upgrade(0, "rules 2")
    (True, True, False)
    """
    what, _, version = (action or "").partition(" ")
    newer = seat == META and what == RULES and version.isascii() and version.isdecimal()
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
    waits: bool = False
    """Whether it only passed, or asked for a moment."""
    open: bool = False
    """Whether nothing of it is hidden from anybody, as far as is known."""


def happened(
    seq: int, seat: Seat, action: Action, by: int, events: Sequence[Event], itself: bool
) -> LogRow:
    """Return a row of the log as it is told."""
    noticed = noted(action, by) if seat == META else None
    told = (noticed,) if noticed else tuple(events)
    waits = action in (PASS, HOLD)
    is_open = all(event.seen_by(None) == event for event in told)
    return LogRow(seq, seat, by, told, itself, waits, is_open)


def lately(story: Sequence[LogRow], announced: Event | None = None) -> Sequence[LogRow]:
    """Return the rows since a person's last but one answer, without undos.

    What was answered by itself since somebody last did something belongs to it, and so do, however
    many answers ago: the last roll, and the one before while it is open what is done with that; what is
    *announced* and still to come.
    """
    begun = max((place for place, row in enumerate(story) if row.seat == CLOCK), default=0)
    own = [place for place in range(begun, len(story)) if story[place].seat != META]
    answered = [place for place in own if story[place].by]
    given = [place for place in answered if not story[place].itself]
    since = answered[-2] if len(answered) > 1 else begun
    rolled = [place for place in own if any(event.rolled for event in story[place].events)]
    told = [place for place in own if announced in story[place].events]
    rolls = rolled[-2:] if rolled[-1:] == own[-1:] else rolled[-1:]
    return story[min([since, *given[-1:], *rolls, *told[-1:]]) :]


def holders(
    now: Mapping[Seat, int | None], rows: Sequence[LogRow]
) -> list[tuple[int, Mapping[Seat, int | None]]]:
    """Return the people before each handover in *rows*, with its number.

    Args:
        now: the people of today; None: a computer plays.
        rows: the log, or its end, with a person's answers and the notes.
    """
    handovers = [(row, event) for row in rows for event in row.events if isinstance(event, Handed)]
    found, held = list[tuple[int, Mapping[Seat, int | None]]](), dict(now)
    for at in range(len(handovers) - 1, -1, -1):
        row, event = handovers[at]
        if event.why in COMPUTER:
            held[event.seat] = event.person
        elif event.why == "back":
            held[event.seat] = None
        else:
            held[event.seat] = _had(event.seat, row.seq, rows)
        found.insert(0, (row.seq, dict(held)))
    return found


def _had(seat: Seat, seq: int, rows: Sequence[LogRow]) -> int | None:
    """Return the person at a seat before a takeover, if any."""
    for row in reversed(rows):
        if row.seq >= seq:
            continue
        for event in row.events:
            if isinstance(event, Handed) and event.seat == seat:
                return None if event.why in COMPUTER else event.person
        if row.seat == seat and row.by:
            return row.by
    return None


# Views of a seat, or an onlooker, at one moment.


class Observation(Struct, frozen=True):
    """The view of a seat, or an onlooker, on a running table."""

    seat: Seat | None
    seq: int
    view: View
    asked: Decision | None
    """The pending question as this seat sees it; None when the game is over."""
    numbers: dict[Seat, int]
    """The question numbers of the seats whose options it sees."""
    story: tuple[LogRow, ...]
    """What happened lately, oldest first, with the events as this seat sees them."""
    due: float | None
    recent: tuple[LogRow, ...] = ()
    """The end of it, which the view shows as what happened lately."""


def sight(
    play: Play[Any],
    seat: Seat | None,
    seq: int,
    since: int,
    rows: Sequence[LogRow],
    due: float | None,
) -> Observation:
    """Return the view of a seat.

    Args:
        play: the game.
        seat: whose sight it is; None: what everybody may know.
        seq: how many answers the table has been given.
        since: the number of the answer from which on the person plays there.
        rows: what happened lately, of which the seat is told as much as it may know.
        due: when the time limit passes, if one runs.
    """
    story = tuple([told(row, seat if row.seq >= since else None) for row in rows])
    asked = seen(play.pending, seat)
    decision = asked if isinstance(asked, Decision) and not play.table.over else None
    announced = play.game.announced(play.table) or (decision.about if decision else None)
    recent = lately(story, announced)
    events = [event for row in recent if row.seat != META for event in row.events]
    options = decision.options if decision else {}
    return Observation(
        seat=seat,
        seq=seq,
        view=play.game.view(play, seat, events),
        asked=decision,
        numbers={each: play.number(each) for each, own in options.items() if own},
        story=story,
        due=due,
        recent=tuple(recent),
    )


def told(row: LogRow, seat: Seat | None) -> LogRow:
    """Return a log row with its events as a seat sees them."""
    if row.open:
        return row
    events = tuple([event.seen_by(seat) for event in row.events])
    return row if events == row.events else structs.replace(row, events=events)


# A game run again from its log.


def again(game: Game[Any], entries: Iterable[Entry]) -> Iterator[tuple[Play[Any], Entry]]:
    """Yield a game before each answer, with the answer to give.

    Raises:
        IllegalAction: something else came of an answer than then: the rules have changed since.
    """
    play: Play[Any] = Play(game, State(json.encode(game.new()), seq=1))
    for row in entries:
        if row.seat != CLOCK:
            yield play, row
            if play.happened != game.read(row.events):
                raise IllegalAction(f"row {row.seq} has other effects")
        elif row.action == RESTART:
            play = Play(game, State(play.start, seq=row.seq + 1))


# The outcome of a finished game, counted from its whole log.


class Outcome(NamedTuple):
    """The outcome of a finished game."""

    result: View | None
    """What it comes to, where its rules count that."""
    course: Course
    """All turns until the win; empty where it does not go any more as it did, or nothing asks for them."""


def counted(
    play: Play[Any], system: System, seating: Seating, chances: bool, rows: Sequence[Entry]
) -> Outcome:
    """Return the outcome of a finished game.

    With *chances*, those that each player had are told, too, if the game still goes as it did; without,
    turns are told where a seat has changed hands.
    """
    game, found = play.game, Course()
    outlook = system.outlook(game) if chances and system.outlook else None
    if outlook or any(row.seat == META and reseated(row.action) for row in rows):
        with suppress(IllegalAction):  # where the rules have changed since it was played
            found = course(outlook, again(game, rows))
    if system.result is None:
        return Outcome(None, found)
    events = (event for row in rows for event in game.read(row.events))
    result = system.result(game, play.table, seating, events)
    if outlook and found.turns and isinstance(result, ResultView):
        least = [
            structs.replace(row, least=min(turn.chances[row.seat] for turn in found.turns))
            for row in result.seats
        ]
        result = structs.replace(result, seats=tuple(least))
    return Outcome(result, found)
