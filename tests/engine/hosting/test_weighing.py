"""Weighing finished games: luck aside, choices and the rest, by player, the same each time."""

from __future__ import annotations

from math import isclose
from random import Random

import pytest
from msgspec import structs

from data.records import Entry, Result
from engine.catalog import CATALOG, CLASSIC
from engine.core import META
from engine.game_analysis import look_back
from engine.hosting.state.game_log import again
from engine.hosting.state.session import Session
from engine.hosting.statistics.luck_analysis import VERSION, unknown, weighed
from tests.engine.hosting.seated import ADA, BEN, CEM, DORA, Place
from tests.engine.hosting.test_results import extra, play_out, stored


async def weighed_at(place: Place, table: int = 1) -> list[Result]:
    session = await place.tables.memory.stored(table)
    return weighed(session, await place.store.log(table), await stored(place, table))


@pytest.mark.many
@pytest.mark.parametrize("key", CATALOG)
async def test_every_finished_player_of_every_game_is_weighed(key: str, place: Place) -> None:
    """Luck aside is None exactly where no dice are thrown, and the same when weighed again."""
    place.catalog = dict(CATALOG)
    place.forget()
    session = await play_out(place, await place.start(BEN, *extra(key), game=key))
    before = await stored(place)
    found = await weighed_at(place)
    outlook = CATALOG[key].outlook
    if outlook is None:
        pytest.skip(f"{key}: it has no outlook")
    assert {each.aside is not None for each in found} == {outlook(session.running.game).throws}
    assert {each.weighed for each in found} == {VERSION}
    assert [unknown([each])[0] for each in found] == unknown(before), "nothing else is changed"
    assert all((each.choices or 0) > 0 for each in found)
    assert all((each.lost_points or 0) >= 0 for each in found)
    assert {each.tells for each in found} == {outlook(session.running.game).tells_luck}
    assert await place.store.weigh(1, 0, found)
    assert await stored(place) == found
    assert await weighed_at(place) == found


@pytest.mark.many
async def test_luck_aside_is_the_share_without_everybodys_throws(place: Place) -> None:
    """Of all players together nothing is lost: what luck gives to one it takes from another."""
    session = await play_out(place, await place.start(BEN, CEM))
    found = await weighed_at(place)
    outlook, rows = CLASSIC.outlook, await place.store.log(1)
    assert outlook is not None
    whole = look_back(outlook(session.running.game), again(session.running.game, rows))
    assert whole.luck_adjusted is not None
    for each in found:
        assert each.aside is not None
        assert isclose(each.aside, whole.luck_adjusted[each.seat])
        assert each.lost_points == whole.lost[each.seat, each.person or 0]
    assert isclose(sum(each.aside or 0 for each in found), 1)


@pytest.mark.many
async def test_where_a_seat_changed_hands_each_has_the_luck_of_their_own_turns(
    place: Place,
) -> None:
    """Together it is that of the seat, as chances at the handover cancel out."""
    session, random = await place.start(BEN, CEM), Random(3)
    seat = next(each.seat for each in session.record.seats if each.person == CEM)
    for _ in range(60):
        session = await place.act(session, random)
    await place.tables.offer(1, CEM)
    session = await place.tables.take(1, DORA, seat)
    session = await play_out(place, session, 4)
    found = await weighed_at(place)
    outlook, rows = CLASSIC.outlook, await place.store.log(1)
    assert outlook is not None
    whole = look_back(outlook(session.running.game), again(session.running.game, rows))
    assert whole.luck is not None
    left, came = [each for each in found if each.seat == seat]
    assert (left.person, came.person) == (CEM, DORA)
    assert left.aside is not None
    assert came.aside is not None
    brought = left.share - left.aside, came.share - came.aside
    assert all(abs(each) > 0.001 for each in brought)
    assert isclose(sum(brought), whole.luck[seat])
    assert (left.lost_points, came.lost_points) == (
        whole.lost[seat, CEM],
        whole.lost[seat, DORA],
    )
    assert (left.choices or 0) + (came.choices or 0) == sum(
        number for (own, _), number in whole.choices.items() if own == seat
    )


@pytest.mark.many
async def test_a_computer_and_a_stranger_have_luck_but_no_choices(place: Place) -> None:
    await play_out(place, await place.start("easy", BEN))
    await place.store.take_out(BEN, 1)
    found = {each.person or each.level: each for each in await weighed_at(place)}
    assert found.keys() == {ADA, "easy", ""}
    for who in ("easy", ""):
        assert found[who].aside is not None
        assert (found[who].choices, found[who].lost_points, found[who].mistakes) == (None, None, "")


def spoiled(rows: list[Entry]) -> list[Entry]:
    last = max(row.seq for row in rows if row.seat != META)
    return [structs.replace(row, events=b"[]") if row.seq == last - 5 else row for row in rows]


async def test_a_game_that_cannot_be_replayed_is_weighed_as_unknown(place: Place) -> None:
    """Changed rules, an end that is missing, no log, or a game of which nothing can be told."""
    session = await play_out(place, await place.start(BEN))
    rows, results = await place.store.log(1), await stored(place)
    plain = structs.replace(session.system, outlook=None)
    other: Session = session.fork()
    other.system = plain
    for there, log in (
        (session, spoiled(rows)),
        (session, rows[:-1]),
        (session, []),
        (other, rows),
    ):
        assert weighed(there, log, results) == unknown(results)
    assert {each.weighed for each in unknown(results)} == {VERSION}


async def test_a_result_without_such_a_player_is_left_unknown(place: Place) -> None:
    """Of a former version, say; the others are weighed."""
    session = await play_out(place, await place.start(BEN))
    first, second = await stored(place)
    strange = structs.replace(first, since=3)
    found = weighed(session, await place.store.log(1), [strange, second])
    assert (found[0], found[1].aside is None) == (unknown([strange])[0], False)


@pytest.mark.many
async def test_mistakes_are_kept_by_kind(place: Place) -> None:
    """For whoever has made some that were told."""
    await play_out(place, await place.start(BEN, CEM), 8)
    assert any(each.mistakes.startswith('{"') for each in await weighed_at(place))
