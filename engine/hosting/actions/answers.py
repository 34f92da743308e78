"""Answers of people, and the seats that they count for.

A question is named by its number, so that a button of a former one is stale.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Decision
from engine.hosting.state.refusals import Refused, not_asked
from engine.hosting.state.session import Session
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
