"""Tables restored from their records and logs.

A table is restored in the middle of a turn.  If the rules have changed so that other things happen,
it begins again; what was rolled stays rolled, as the dice go on from where they were.  Where only earlier turns would have gone otherwise, the
turn goes on, and a note says from where on the rules are others.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from msgspec import json, structs

from data.records import (
    Entry,
    TableRecord,
)
from engine.core import CHANCE, META, Decision, IllegalAction, Play, State
from engine.hosting.actions.deadlines import unshown
from engine.hosting.state.game_log import RESTART, RULES, TAIL, LogRow, happened
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Person
from engine.system import System
from engine.views import Action, Seat


def restored(
    record: TableRecord,
    system: System,
    rows: list[Entry],
    personal_settings: Mapping[int, Person] | None = None,
) -> Session:
    """Return the session of a table as of its stored *record*.

    Args:
        record: the table.
        system: what is played at it.
        rows: its log, at least since the present turn began, and the row before.
        personal_settings: by person at the table, what they have chosen for themselves.

    Raises:
        OtherVersion: the table is not of a version that can be played.
    """
    session = Session(record, system, personal_settings)
    if record.snapshot:
        resume(session, rows)
    return session


def resume(session: Session, rows: list[Entry]) -> None:
    """Replay the present turn; begin it again if the rules have changed."""
    record, game = session.record, session.make()
    story = [
        happened(row.seq, row.seat, row.action, row.by, game.read(row.events), row.itself)
        for row in rows
    ]
    began = [row for row in story if row.seq == record.snapshot_seq - 1]
    turn = [row for row in rows if row.seq >= record.snapshot_seq]
    table = game.taken_up(record.snapshot, record.version)
    state = State(table, (), record.snapshot_seq, record.snapshot_chances)
    session.play = Play(game, state)
    same = repeats(session, began, turn)
    session.tail = story[-TAIL:]
    (session.keep_timer if same else session.reset_timer)()
    if same or record.status != "running":
        keep_undoable_again(session)
        if record.status == "running" and unshown(session):
            session.await_board(record.revision)
        if record.status == "running" and record.version != game.version:
            session.restarted = upgraded(session, game.version)
        return
    chances = state.chances + sum(row.seat == CHANCE for row in turn)
    session.play = Play(game, structs.replace(state, seq=record.seq + 1, chances=chances))
    session.restarted = [session.note(record.seq, RESTART), *session.advance().entries]


def upgraded(session: Session, version: int) -> list[Entry]:
    """Note a change of version; a choice open to undo counts."""
    noted = session.answer(META, f"{RULES} {version}")
    return [noted, *(session.advance().entries if session.setup.paused is None else ())]


def repeats(session: Session, began: list[LogRow], turn: list[Entry]) -> bool:
    """Replay a turn's answers; return whether its events are the same.

    While a game rests, or a turn is seen, nothing follows by itself, so that anybody may be asked.

    Args:
        session: the table as the turn began.
        began: the row in which it began, if that is known.
        turn: the rows of the turn.
    """
    events = tuple(session.running.events)
    if any(events != row.events[len(row.events) - len(events) :] for row in began):
        return False
    try:
        same = all(
            session.answer(row.seat, row.action, row.by, row.itself) == structs.replace(row, at=0.0)
            for row in turn
        )
    except IllegalAction:
        return False
    waits = session.setup.paused is not None or session.record.settles is not None
    return same and (waits or rests(session))


def rests(session: Session) -> bool:
    """Return whether only people are asked, as always after `advance`."""
    pending, computers = session.running.pending, session.computers()
    if not isinstance(pending, Decision) or not pending.waits_for:
        return False
    people = not any(computers.control(seat) for seat in pending.waits_for)
    return people or computers.pause(pending)


def keep_undoable_again(session: Session) -> None:
    """Replay a choice open to undo, if it still is one."""
    if not session.record.held:
        return
    seat, action = json.decode(session.record.held, type=tuple[Seat, Action])
    before = session.running.state
    with suppress(IllegalAction):  # the rules have changed, and it is asked for once more
        entry = session.answer(seat, action, session.controller(seat).person or 0)
        session.keep_undoable(before, entry)
        session.keep_timer()
        del session.tail[:-TAIL]
