"""The home of a server alone keeps its tables and settings in memory; others read them."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec import structs

from data.records import Change
from data.store.homes import Elsewhere, Home
from data.store.shards import alive, lay_out
from engine.hosting.service.scheduler import OutageWatch
from engine.hosting.service.tables import Tables
from engine.hosting.state.settings import Person, Server
from tests.engine.hosting.seated import ADA, BEN, SEED, Place, known

SERVERS = [shard << 22 for shard in (4, 5)]
HOMES = [Home(2, frozenset({shard})) for shard in (0, 1)]


async def opened(place: Place, server: int) -> int:
    """Open a table on a server."""
    session = await place.tables.lobbies.open("classic", "book", ADA, server, channel=2, click=100)
    return session.record.id


async def test_a_table_of_another_home_is_kept_nowhere_else(place: Place) -> None:
    """To change it there is a mistake, which is said; to look at it is none."""
    table, own = [await opened(place, server) for server in SERVERS]
    whole = await place.tables.get(table)
    place.store.home = HOMES[1]
    tables = place.more_tables()
    for asked in (tables.get(table), tables.note(Change(table=table, host=BEN))):
        with pytest.raises(Elsewhere):
            await asked
    assert known(await tables.read(table)) == known(whole)
    assert list(tables.memory._sessions) == []
    assert await tables.read(own) is await tables.get(own) is await tables.read(own)
    stored = await place.store.load(table)
    assert stored is not None
    assert stored.host == ADA


async def test_settings_of_another_home_are_kept_nowhere_else(place: Place) -> None:
    place.store.home = HOMES[1]
    choices = place.tables.choices
    assert await choices.server(SERVERS[1]) == choices.known(SERVERS[1]) == Server()
    assert await choices.read(SERVERS[0]) == Server()
    with pytest.raises(Elsewhere):
        await choices.server(SERVERS[0])
    with pytest.raises(Elsewhere):
        choices.known(SERVERS[0])
    with pytest.raises(Elsewhere):
        await place.tables.settings.change_server(SERVERS[0], lambda known: known)
    assert await choices.server(0) == choices.known(0) == Server(), "no server at all"


async def test_choices_of_a_person_apply_to_tables_at_home_here(place: Place) -> None:
    """Those elsewhere are not touched: to take them up here would be a mistake."""
    for server in SERVERS:
        await opened(place, server)
    place.store.home = HOMES[1]
    tables = place.more_tables()
    await tables.settings.change_person(ADA, lambda known: structs.replace(known, more_time=True))
    assert list(tables.memory._sessions) == [2]


async def test_choices_made_elsewhere_apply_to_tables_at_home_here(
    place: Place,
) -> None:
    for server in SERVERS:
        await opened(place, server)
    place.store.home = HOMES[1]
    tables = place.more_tables()
    assert (await tables.get(2)).personal_settings[ADA] == Person()
    await place.store.save_person(ADA, b'{"more_time":true}')
    await tables.settings.apply_person(ADA)
    assert list(tables.memory._sessions) == [2]
    assert (await tables.get(2)).personal_settings[ADA] == Person(more_time=True)


async def test_an_outage_is_that_of_a_shard_not_of_a_process(place: Place) -> None:
    """One process is away for an hour while the other goes on; then one holds both shards."""
    for server in SERVERS:
        await opened(place, server)
    before = [await due(place, table) for table in (1, 2)]

    def watch(home: Home) -> OutageWatch:
        place.store.home = home
        return OutageWatch(place.more_tables(), lambda: place.time, lambda: True, lambda: None)

    for home in HOMES:
        await watch(home).begin()
    place.time += 3600
    other = watch(HOMES[1])
    other._last = place.time  # it was there all the time
    await other.look()
    await watch(Home(2, frozenset({0, 1}))).begin()
    assert [await due(place, table) for table in (1, 2)] == [before[0] + 3600, before[1]]
    assert [await place.store.recall(alive(n, 2)) for n in (0, 1)] == 2 * [repr(place.time)]


async def test_the_note_of_one_process_counts_for_all_shards_at_first(place: Place) -> None:
    """As after a file has become a database of several processes."""
    for server in SERVERS:
        await opened(place, server)
    before = await due(place, 2)
    await OutageWatch(place.tables, lambda: place.time, lambda: True, lambda: None).begin()
    place.time += 600
    await place.store._writer.write(partial(lay_out, shards=2))
    place.store.home = HOMES[1]
    tables = Tables(place.store, place.catalog, lambda: place.time, lambda _: SEED)
    await OutageWatch(tables, lambda: place.time, lambda: True, lambda: None).begin()
    assert await due(place, 2) == before + 600


async def due(place: Place, table: int) -> float:
    """Return when something is due at a table."""
    record = await place.store.load(table)
    assert record is not None
    assert record.due is not None
    return record.due
