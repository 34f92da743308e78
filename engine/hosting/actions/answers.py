"""Answers of people: the seats that they count for, and their undo.

A question is named by its number, so that a button of a former one is stale.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from data.records import Change
from engine.chance import Chance
from engine.core import META, Decision, Event, Play, Question
from engine.hosting.state.game_log import TAKEN_BACK
from engine.hosting.state.refusals import Refused, not_asked
from engine.hosting.state.session import Session
from engine.hosting.state.setups import check_open
from engine.views import Action, Seat


def answering_seat(session: Session, person: int, question: int, action: Action) -> Seat:
    """Return the seat that a person's answer counts for.

    Raises:
        Refused: as `asked_seats`, or they may not do this, which may be what others are asked.
    """
    own = _asked(session, person, question, action)
    if _is_for_others(session, own, question, action):
        raise Refused(not_asked(session.running.pending, action))
    for seat in _fresh(session, own, question):
        if action in session.running.options(seat):
            return seat
    raise Refused("illegal")


def asked_seats(session: Session, person: int, question: int | None = None) -> list[Seat]:
    """Return the seats of a person asked this question, or any.

    Raises:
        Refused: they have no seat here, are not asked, or answer an old question.
    """
    return _fresh(session, _asked(session, person, question), question)


def question_of(session: Session, person: int, action: Action) -> int | None:
    """Return the number of a question a person could answer so."""
    play, seats = session.running, session.seats_of(person)
    return next((play.number(seat) for seat in seats if action in play.options(seat)), None)


def just_given(session: Session, person: int, question: int) -> bool:
    """Return whether a person's question was just answered automatically."""
    return any(row.itself and (row.seq, row.by) == (question, person) for row in session.tail)


def _asked(session: Session, person: int, question: int | None, action: Action = "") -> list[Seat]:
    if session.record.status in ("ended", "abandoned"):
        raise Refused("table-ended")
    play, seats = session.running, session.seats_of(person)
    if not seats:
        raise Refused("not-seated")
    if session.setup.paused is not None:
        raise Refused("table-paused")
    if asked := [seat for seat in seats if play.options(seat)]:
        return asked
    answered = question is not None and any(
        row.by == person and row.seq >= question for row in session.tail
    )
    raise Refused("already-done" if answered else not_asked(play.pending, action))


def _fresh(session: Session, seats: Sequence[Seat], question: int | None) -> list[Seat]:
    """Return the *seats* that are asked a question, or all."""
    number = session.running.number
    fresh = [seat for seat in seats if question is None or question == number(seat)]
    if not fresh:
        raise Refused("stale")
    return fresh


def _is_for_others(session: Session, own: Sequence[Seat], question: int, action: Action) -> bool:
    """Return whether only other seats may publicly take an action."""
    play, asked = session.running, session.running.pending
    assert isinstance(asked, Decision), "somebody is asked"
    able = [seat for seat, options in asked.options.items() if action in options]
    if asked.hides(action) or not set(own).isdisjoint(able):
        return False
    return any(play.number(seat) == question for seat in able)


# Undo of choices that revealed nothing, for a while.
#
# Such a choice is given to the game, and the board shows it, but it is not in the log: it is stored
# beside the table (`TableRecord.held`) and made again when the table is loaded.  Automatic answers wait
# a moment.  The next answer, of a person or automatic, makes it count and logs it; until then its player
# can take it back, and the log tells of that, but not of the choice.


def is_undoable(session: Session, asked: Question, seat: Seat, action: Action) -> bool:
    """Return whether an answer can be taken back: see `shows_nothing`."""
    events = session.tail[-1].events
    return session.takes_back and shows_nothing(session.running, asked, seat, action, events)


def shows_nothing(
    play: Play[Any], asked: Question, seat: Seat, action: Action, events: Sequence[Event]
) -> bool:
    """Return whether an answer was a choice that revealed nothing.

    Nothing was rolled or drawn for it, and its events and the next question could be foretold by every
    player.

    Args:
        play: the game after the answer.
        asked: the question before.
        seat: whose answer it was.
        action: the answer.
        events: what happened.
    """
    if isinstance(asked, Chance) or isinstance(play.pending, Chance) or asked.hides(action):
        return False
    choice = len(asked.options[seat]) > 1 and asked.limit == "move" and seat in asked.waits_for
    return choice and not any(event.reveals for event in events)


def take_back(session: Session, person: int, number: int, now: float) -> Change:
    """Take a choice back; the time limit that it had goes on.

    Args:
        session: the table.
        person: who wants that.
        number: of the choice, by how many answers there were before.
        now: the present moment.

    Raises:
        Refused: it counts already, another person made it, or its time is up.
    """
    check_open(session.record)
    choice, due = session.undoable, session.record.held_due
    if choice is None or choice.entry.seq != number or (due is not None and due <= now):
        raise Refused("choice-counts")
    if choice.entry.by != person:
        raise Refused("choice-others")
    session.play, session.undoable = Play(session.running.game, choice.before), None
    session.tail.pop()
    session.record.due = due
    entry = session.answer(META, f"{TAKEN_BACK} {choice.entry.seat}", person)
    change = session.change([entry], now)
    change.late = session.time_limits.late(now, due)
    return change
