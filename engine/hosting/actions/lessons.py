"""Lessons of first games: their readers and their time.

A table keeps what it has said, so that neither a restart nor an undone choice says it again.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from msgspec import UNSET, structs

from data.records import Change
from engine.core import WINDOWS, Event
from engine.hosting.state.game_log import LogRow, told
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.setups import Taught, setup_with
from engine.system import MOST, Lesson, Moment

READ = 8.0
"""Seconds that a lesson stands at least, whatever its reader does."""


def teach(session: Session, change: Change, now: float) -> None:
    """Say a lesson to people in their first game, after a *change*.

    A lesson stands until its reader's next turn, or in a hand until their next answer.  No other is
    said to them meanwhile.  On the board each is said once, to all whom it concerns while it stands.
    """
    known, over = session.setup.lessons, change.status in ("ended", "abandoned")
    if not (over or change.entries):
        return
    given = {entry.seq for entry in change.entries}
    rows = [row for row in session.tail if row.seq in given]
    after = {} if over else {each: _read(session, each, known[each], rows, now) for each in known}
    stand = {taught.said[-1] for taught in after.values() if taught.stands}
    past = {key for taught in after.values() for key in taught.said} - stand
    after = {each: _taught(session, each, after[each], rows, now, past) for each in after}
    if after != known:
        record = session.record
        if change.setup is not UNSET:
            record = structs.replace(record, setup=change.setup)
        change.setup = setup_with(record, lessons=after)


def _read(
    session: Session, person: int, taught: Taught, rows: Sequence[LogRow], now: float
) -> Taught:
    """Return the lessons of a person, the last perhaps read."""
    own = session.seats_of(person)
    if not taught.stands:
        return taught
    private = _last(session.system.lessons, taught).private
    read = any(row.by == person and not row.itself if private else row.seat in own for row in rows)
    if own and not (read and now >= taught.at + READ):
        return taught
    return structs.replace(taught, stands=False)


def _taught(
    session: Session,
    person: int,
    taught: Taught,
    rows: Sequence[LogRow],
    now: float,
    past: Container[str],
) -> Taught:
    """Return the lessons of a person after these *rows*.

    None of the *past* ones is said on the board.
    """
    if taught.stands or not session.seats_of(person) or len(taught.said) >= MOST:
        return taught
    for lesson in session.system.lessons:
        had = lesson.key in taught.said or (lesson.key in past and not lesson.private)
        if not had and _is_met(session, person, lesson, rows):
            return Taught((*taught.said, lesson.key), True, now)
    return taught


def _last(lessons: Sequence[Lesson], taught: Taught) -> Lesson:
    return next(each for each in lessons if each.key == taught.said[-1])


def _is_met(session: Session, person: int, lesson: Lesson, rows: Sequence[LogRow]) -> bool:
    """Return whether a lesson is called for.

    A hand is edited when its owner is asked: so its lessons wait for that, and nothing is sent for them.
    """
    own, play = session.seats_of(person), session.running
    seat = next((each for each in own if play.options(each)), own[0])
    sight = session.sight(seat if lesson.private else None)
    options = sight.asked.options.get(seat, ()) if sight.asked else ()
    prompt = sight.asked.prompt if sight.asked and options else ""
    if lesson.private:
        if (
            not prompt or session.time_limits.asked in WINDOWS
        ):  # in whose short time no lesson is read
            return False
        rows = since_answer(session.tail, person)
    events = tuple[Event, ...](
        event for row in rows for event in told(row, seat if lesson.private else None).events
    )
    return lesson.met(Moment(frozenset(own), events, sight.view, session.values(), prompt, options))


def since_answer(tail: Sequence[LogRow], person: int) -> Sequence[LogRow]:
    """Return the rows since a person's last answer but passes.

    Automatic ones count as little: a lesson waits while a window is open, and the pass there must not
    hide its reason.
    """
    own = (at for at, row in enumerate(tail) if row.by == person and not (row.itself or row.waits))
    return tail[max(own, default=0) :]


def standing(session: Session, private: bool) -> dict[int, str]:
    """Return the standing lessons by person, on the board or in hands."""
    lasts = {
        person: _last(session.system.lessons, taught)
        for person, taught in session.setup.lessons.items()
        if taught.stands and person in session.people
    }
    return {person: lesson.key for person, lesson in lasts.items() if lesson.private == private}


def on_board(session: Session) -> tuple[str, Sequence[int]] | None:
    """Return the lesson of the board and its readers.

    It is that of a player asked, or the latest.
    """
    taught, stand = session.setup.lessons, standing(session, private=False)
    asked = {session.controller(seat).person for seat in session.waiting()}
    if not stand:
        return None
    key = stand[max(stand, key=lambda person: (person in asked, taught[person].at))]
    return key, [person for person, own in stand.items() if own == key]


def know(session: Session, person: int) -> Change:
    """End the lessons of a person.

    Raises:
        Refused: it is not their first.
    """
    lessons = {**session.setup.lessons}
    if lessons.pop(person, None) is None:
        raise Refused("lessons-none")
    setup = setup_with(session.record, lessons=lessons)
    return Change(table=session.record.id, setup=setup)
