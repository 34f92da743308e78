"""Undo of choices that revealed nothing, for a while.

Such a choice is given to the game, and the board shows it, but it is not in the log: it is stored
beside the table (`TableRecord.held`) and made again when the table is loaded.  Automatic answers wait
a moment.  The next answer, of a person or automatic, makes it count and logs it; until then its player
can take it back, and the log tells of that, but not of the choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from data.records import Change
from engine.chance import Chance
from engine.core import META, Event, Play, Question
from engine.hosting.state.game_log import TAKEN_BACK
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.setups import check_open
from engine.views import Action, Seat


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
