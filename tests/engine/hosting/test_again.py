"""Those who have played play again: the same people and rules, another one beginning."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from msgspec import UNSET

from engine.catalog import CLASSIC
from engine.hosting.lobby import HELD, Setup, again, join, leave, ready, remove, setup
from engine.hosting.session import Session
from tests.engine.hosting.seated import (
    ADA,
    BEN,
    CEM,
    DORA,
    Place,
    changed,
    lobby,
    refused,
    seats,
)


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with Place(tmp_path / "tables.sqlite3") as place:
        yield place


async def over(place: Place, *others: int | str) -> Session:
    """Play a game to its end."""
    session, random = await place.start(*others, preset="family", barriers=True), Random(1)
    while session.record.status == "running":
        session = await place.act(session, random)
    return session


def test_everybody_takes_the_seat_of_the_next_and_another_one_sits_first() -> None:
    record = lobby((0, ADA), (1, "easy"), (2, BEN), first=2, rules={"barriers": True}, pace="days")
    chosen, moved = again(record, ADA)
    assert moved == seats((0, BEN), (1, ADA), (2, "easy"))
    assert chosen == Setup("book", {"barriers": True}, pace="days", unconfirmed=(BEN,), opener=ADA)


async def test_seats_are_held_until_each_has_confirmed(place: Place) -> None:
    before = await over(place, BEN, CEM)
    with refused("not-seated"):
        await place.tables.again(1, DORA, 300)
    session = await place.tables.again(1, BEN, 300)
    record = session.record
    assert (record.id, record.status, record.host) == (2, "lobby", BEN)
    assert (record.game, session.setup.rules) == ("classic", before.setup.rules)
    assert (record.server, record.channel, record.contributions) == (1, 2, [300])
    assert record.due == place.time + HELD
    assert set(session.setup.unconfirmed) == {ADA, CEM}
    assert (await place.tables.again(1, ADA, 301)).record.id == 2
    waited_for = ", ".join(f"<@{each}>" for each in session.setup.unconfirmed)
    with refused("lobby-unconfirmed", people=waited_for):
        await place.tables.start(2, BEN, 302)
    with refused("lobby-already-joined"):
        await place.tables.set_up(2, partial(join, person=BEN, click=303))
    for person, due in ((CEM, record.due), (ADA, None)):
        session = await place.tables.set_up(2, partial(join, person=person, click=304))
        assert session.record.due == due
    await place.assert_as_stored(2)
    session = await place.tables.start(2, BEN, 305)
    assert session.setup.first is not None
    first = session.controller(session.setup.first).person
    assert first == session.setup.opener != before.controller(before.setup.first or 0).person


async def test_after_ten_minutes_the_seats_of_others_are_free(place: Place) -> None:
    await over(place, BEN, CEM)
    await place.tables.again(1, BEN, 300)
    await place.tables.set_up(2, partial(join, person=CEM, click=301))
    place.time += HELD - 1
    assert (await place.tables.expire(2)).setup.unconfirmed == (ADA,)
    place.time += 1
    session = await place.tables.expire(2)
    assert (sorted(session.people), session.setup.unconfirmed) == ([BEN, CEM], ())
    assert session.record.due is None
    await place.assert_as_stored(2)


async def test_after_that_table_is_gone_another_is_opened(place: Place) -> None:
    await over(place, BEN)
    await place.tables.again(1, BEN, 300)
    await place.tables.abandon(2)
    assert (await place.tables.again(1, ADA, 301)).record.id == 3
    with refused("stale"):
        await place.tables.again(3, ADA, 302)


def test_who_is_not_coming_is_not_waited_for() -> None:
    """They leave, or are sent away; who invites and who is waited for are looked at together."""
    record = lobby((0, ADA), (1, BEN), (2, CEM), unconfirmed=(BEN, CEM), invited=(BEN,))
    record.due = 7.0
    gone = changed(record, leave(record, CLASSIC, CEM))
    assert (setup(gone).unconfirmed, gone.due) == ((BEN,), 7.0)
    alone = changed(gone, remove(gone, CLASSIC, ADA, BEN))
    assert (setup(alone).unconfirmed, setup(alone).invited, alone.due) == ((), (), None)
    other = lobby((0, ADA), (1, BEN), invited=(BEN,))
    assert setup(changed(other, remove(other, CLASSIC, ADA, BEN))).invited == ()
    assert leave(other, CLASSIC, BEN).setup is UNSET


def test_the_host_sits_first_if_the_opener_does_not_come() -> None:
    for opener, first in ((BEN, 2), (CEM, 0), (None, 0)):
        record = lobby((0, ADA), (2, BEN), opener=opener)
        assert setup(changed(record, ready(record, CLASSIC, ADA, 1))).first == first


async def test_who_closed_a_table_is_known(place: Place) -> None:
    await place.start(BEN)
    await place.tables.propose_end(1, ADA)
    assert (await place.tables.propose_end(1, BEN)).setup.closed_by == (ADA, BEN)
    await place.start(BEN)
    assert (await place.tables.propose_end(2, DORA, moderator=True)).setup.closed_by == (DORA,)
    await place.start(BEN)
    assert (await place.tables.abandon(3)).setup.closed_by == ()
