"""What is done when a moment has come: defaults, closing, what is put off."""

from __future__ import annotations

from functools import partial
from random import Random
from unittest.mock import patch

import pytest

from data.records import Change
from engine.hosting.actions.lobby import join, set_pace
from engine.hosting.service import restoring
from engine.hosting.state.time_controls import IDLE, LASTS, MISSED, SILENT, UNHURRIED, Pace
from tests.engine.hosting.seated import (
    ADA,
    BEN,
    CEM,
    Place,
)
from tests.engine.hosting.steps import WINDOW, table_that_is, until


async def test_when_a_time_limit_has_passed_the_defaults_are_the_answers(place: Place) -> None:
    """At that moment, not before; once, not again."""
    session = await until(place, await place.start(BEN, CEM, game="snatch"), "object", Random(1))
    waiting, seq, due = session.waiting(), session.record.seq, session.record.due
    assert due == place.time + WINDOW
    assert await place.store.next_due(place.time) == (due, 1)
    before, commits = await place.kept(1), place.store.commits
    place.time = due - 0.01
    assert await place.tables.expire(1) is session
    assert await place.kept(1) == before
    place.time = due
    session = await place.tables.expire(1)
    assert place.store.commits == commits + 1
    new = await place.store.log(1, seq)
    assert [(entry.seat, entry.action, entry.by) for entry in new[: len(waiting)]] == [
        (seat, "pass", 0) for seat in waiting
    ]
    after, commits = await place.kept(1), place.store.commits
    await place.tables.expire(1)
    assert await place.kept(1) == after
    assert place.store.commits == commits
    await place.assert_as_stored(1)


async def test_a_window_has_one_time_limit_also_after_a_restart(place: Place) -> None:
    session = await until(place, await place.start(BEN, CEM, game="snatch"), "object", Random(1))
    due = session.record.due
    place.time += 4
    place.forget()
    [seat, *others] = session.waiting()
    session = await place.act_for(session, seat, "pass")
    assert session.waiting() == others
    assert session.record.due == due


async def test_a_deadline_is_put_off_by_the_length_of_an_outage(place: Place) -> None:
    """In memory and in the store; whose table it is sees that. Until the next question."""
    session = await until(place, await place.start(BEN, CEM, game="snatch"), "object", Random(1))
    due, revision = session.record.due or 0, session.record.revision
    place.time += 100
    await place.tables.memory.postpone(100)
    session = await place.tables.get(1)
    assert (session.record.due, session.record.outage) == (due + 100, 100)
    assert session.record.revision > revision
    await place.assert_as_stored(1)
    place.time = due + 100
    session = await place.tables.expire(1)
    assert session.record.outage == 0
    await place.assert_as_stored(1)


async def test_a_limit_is_never_longer_than_it_began_though_the_clock_is_set_back(
    place: Place,
) -> None:
    session = await until(place, await place.start(BEN, CEM, game="snatch"), "object", Random(1))
    place.time -= 3600
    session = await place.tables.expire(1)
    assert session.record.due == place.time + WINDOW
    place.time += 1
    assert (await place.tables.expire(1)).record.due == place.time + WINDOW - 1
    await place.assert_as_stored(1)


async def test_the_clock_is_told_of_every_time_limit_also_of_a_turn_that_begins_again(
    place: Place,
) -> None:
    heard: list[float | None] = []
    place.tables.memory.deadline_listeners.append(heard.append)
    session = await until(place, await place.start(BEN, CEM, game="snatch"), "object", Random(1))
    assert session.record.due is not None
    assert heard[-2:] == [session.record.due, session.record.late]
    await place.store.commit(Change(table=1, due=None))
    place.forget()
    heard.clear()
    place.tables.memory.deadline_listeners.append(heard.append)
    with patch.object(restoring, "repeats", return_value=False):
        session = await place.tables.get(1)
    assert session.restarted
    assert heard == [session.record.due, session.record.late]


@pytest.mark.parametrize("pace", ["quick", "relaxed", "days", "none"])
async def test_a_lobby_that_no_player_begins_closes_by_itself(place: Place, pace: Pace) -> None:
    """Whatever is done in it keeps it open."""
    await place.open(BEN)
    await place.tables.lobbies.set_up(1, lambda record, _: set_pace(record, ADA, pace))
    place.time += LASTS[pace] - 1
    session = await place.tables.expire(1)
    assert session.record.status == "lobby"
    session = await place.tables.lobbies.set_up(1, partial(join, person=CEM, click=9))
    place.time += LASTS[pace]
    session = await place.tables.expire(1)
    assert (session.record.status, session.setup.closed_why) == ("abandoned", "idle")
    assert await place.store.due_ids(place.time) == []
    await place.assert_as_stored(1)


async def test_a_table_without_a_clock_closes_when_no_player_plays_on_for_a_week(
    place: Place,
) -> None:
    await place.open(BEN)
    await place.tables.lobbies.set_up(1, lambda record, _: set_pace(record, ADA, "none"))
    session = await place.tables.lobbies.start(1, ADA, click=200)
    assert session.sight().due is None
    place.time += UNHURRIED
    session = await place.tables.expire(1)
    began = place.time - UNHURRIED
    assert (session.record.late, session.record.due) == (began + MISSED, began + IDLE)
    for waited in (MISSED, SILENT):
        place.time = began + waited
        session = await place.tables.expire(1)
    place.time = began + IDLE - 1
    assert await place.tables.expire(1) is session
    session = await place.act(session, Random(1))
    place.time += IDLE
    session = await place.tables.expire(1)
    assert (session.record.status, session.setup.closed_why) == ("abandoned", "idle")
    await place.assert_as_stored(1)


async def test_where_a_table_is_over_no_time_limit_passes(place: Place) -> None:
    await table_that_is(place, "abandoned")
    before, session = await place.kept(1), await place.tables.get(1)
    place.time += 10**6
    assert await place.tables.expire(1) is session
    assert await place.kept(1) == before
    assert await place.store.due_ids(place.time) == []
