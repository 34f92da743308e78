"""All tables: what is stored before it is handed out, and what stays when something fails."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from engine.lobby import next_colour
from tests.engine.seated import ADA, BEN, Place


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with Place(tmp_path / "tables.sqlite3") as place:
        yield place


# Restarts.


async def test_the_host_begins_also_after_a_restart(place: Place) -> None:
    """Whatever seat the host has, and whoever else has one before it."""
    table = await place.open(BEN, first_player="host")
    for _ in range(2):
        await place.tables.set_up(table, partial(next_colour, person=ADA))
    session = await place.tables.start(table, ADA, click=200)
    assert [seat.person for seat in session.record.seats] == [BEN, ADA]
    before = session.sight()
    assert before.asked is not None
    assert [session.controller(seat).person for seat in before.asked.waits_for] == [ADA]
    place.forget()
    assert (await place.tables.get(table)).sight() == before
