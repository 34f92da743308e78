"""Scripted games for three people, for the tests of sessions."""

from __future__ import annotations

from engine.core import Decision
from engine.hosting.state.session import Session
from engine.views import Action, Seat
from tests.engine.hosting.seated import ADA, BEN, CEM, lobby
from tests.engine.scripted import Sitting, Turn, system

THREE: list[tuple[int, int | str]] = [(0, ADA), (1, BEN), (2, CEM)]


def table(turn: Turn, *holders: tuple[int, int | str], **limits: float) -> Sitting:
    """Begin a scripted game for Ada, Ben and Cem, or for others; a window is open for 10 seconds."""
    kind = system(turn)
    return Sitting(lobby(*(holders or THREE), system=kind, limits={"window": 10, **limits}), kind)


def asked(session: Session) -> Decision:
    """Return what people are asked."""
    assert session.play is not None
    assert isinstance(session.play.pending, Decision)
    return session.play.pending


def number(session: Session, seat: Seat) -> int:
    """Return the number of the question that *seat* is asked."""
    assert session.play is not None
    return session.play.number(seat)


def rows(sitting: Sitting) -> list[tuple[int, Seat, Action]]:
    """Return the log in short."""
    return [(entry.seq, entry.seat, entry.action) for entry in sitting.log]
