"""What people do at tables, for tests that have it done by many or at any moment."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from random import Random

from data.records import Change
from engine.core import Decision
from engine.hosting.actions.lobby import join
from engine.hosting.service.tables import Tables
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import CLOCKS
from tests.engine.hosting.seated import (
    ADA,
    BEN,
    CEM,
    Place,
)

WINDOW = CLOCKS["relaxed"]["window"] or 0
"""Seconds that a window stays open."""

SLOWLY = 30.0
"""Real seconds that anything may take."""


async def until(place: Place, session: Session, prompt: str, random: Random) -> Session:
    """Play by chance until several people are asked *prompt* at the same time."""
    while True:
        assert session.play is not None
        pending = session.play.pending
        assert isinstance(pending, Decision)
        if pending.prompt == prompt and len(pending.waits_for) > 1:
            return session
        session = await place.act(session, random)


Step = Callable[[Tables], Awaitable[object]]


def act(person: int, question: int, action: str) -> Step:
    return lambda tables: tables.act(1, person, question, action)


def joining(person: int) -> Step:
    return lambda tables: tables.lobbies.set_up(1, partial(join, person=person, click=9))


def starting(person: int) -> Step:
    return lambda tables: tables.lobbies.start(1, person, click=200)


def leaving(person: int) -> Step:
    return lambda tables: tables.leave(1, person)


def ending(person: int, moderator: bool = False) -> Step:
    return lambda tables: tables.propose_end(1, person, moderator)


def playing_on(person: int) -> Step:
    return lambda tables: tables.play_on(1, person)


async def table_that_is(place: Place, when: str) -> None:
    """Bring table 1 there."""
    if when == "lobby":
        await place.open(BEN, CEM)
        return
    await place.start(BEN, CEM, first_player="host")
    if when == "ended":
        await place.tables.note(Change(table=1, status="ended"))
    elif when != "running":
        await place.tables.propose_end(1, ADA, moderator=when == "abandoned")
