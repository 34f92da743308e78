"""Results of finished games: stored with the end, kept when the table goes, and taken out of."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict, replace

from data.records import Capture, Change, PendingResults, Played, Result, SeatRecord
from data.store.errors import Conflict
from data.store.homes import Home
from data.store.result_rows import FOUND, PORTION
from data.store.sql_base import MANY
from data.store.sql_store import SqlStore
from tests.data.places import Place
from tests.data.sample import RESULT, SNOWFLAKE, add_results, lobby, opened, results

ADA, BEN, SERVER = SNOWFLAKE, SNOWFLAKE + 100, SNOWFLAKE + 1


async def ended(store: SqlStore, **fields: object) -> int:
    """Store a table that ends with a win of Ada's over Ben."""
    table = await store.open_table(lobby(server=SERVER))
    captures = (Capture(table, 0, 1, 3), Capture(table, 1, 0, 1))
    rows = results(table, ADA, BEN, **fields)
    await store.commit(Change(table=table, status="ended", results=rows, captures=captures))
    return table


def test_the_sample_leaves_no_field_as_it_is() -> None:
    [plain] = results(7, None)
    same = "server", "game", "rules", "seats", "people", "day", "season", "start"
    figures = "captured", "lost", "sixes", "rolls", "wait"
    differ = {name for name, value in asdict(plain).items() if value != asdict(RESULT)[name]}
    assert differ == {*asdict(RESULT)} - {*same, *figures}
    assert all(asdict(RESULT)[name] for name in (*same, *figures))


async def test_results_come_back_with_every_field(place: Place) -> None:
    async with opened(place.open()) as store:
        table = await store.open_table(lobby())
        row = replace(RESULT, table=table)
        other = replace(row, since=0, person=None, aside=None, lost_points=None, choices=None)
        found = Capture(table, 2, 0, 5)
        await store.commit(Change(table=table, results=(row, other), captures=(found,)))
    async with opened(place.open()) as store:
        assert await store.results_at([table]) == [other, row]
        assert await store.captures_at([table, table + 1]) == [found]
        assert (await store.results_at([]), await store.captures_at([])) == ([], [])


async def test_results_are_written_with_the_end_or_not_at_all(store: SqlStore) -> None:
    table = await store.open_table(lobby())
    late = Change(table=table, follows=7, status="ended", results=results(table, ADA))
    with pytest.raises(Conflict):
        await store.commit(late)
    assert await store.results_at([table]) == []


async def test_results_that_are_there_stay_as_they_are(store: SqlStore) -> None:
    table = await ended(store)
    before = await store.results_at([table])
    captures = (Capture(table, 0, 1, 9), Capture(table, 2, 1, 4))
    await add_results(store, results(table, BEN, ADA, BEN), captures)
    assert await store.results_at([table]) == [*before, results(table, BEN, ADA, BEN)[2]]
    assert [each.times for each in await store.captures_at([table])] == [3, 1, 4]
    await add_results(store, (), ())


async def test_a_person_is_told_of_results_once(store: SqlStore) -> None:
    """Also of those of before; who comes back after a deletion is told again."""
    assert not await store.untold(ADA)
    for _ in range(2):
        await ended(store)
        assert await store.untold(ADA)
        assert await store.untold(BEN)
    await store.tell(ADA)
    await ended(store)
    assert not await store.untold(ADA)
    assert await store.untold(BEN)
    await store.take_out(ADA)
    assert not await store.untold(ADA)
    await ended(store)
    assert await store.untold(ADA)


async def test_a_persons_results_are_found_by_server_game_and_season(store: SqlStore) -> None:
    first = await ended(store)
    walls = await ended(store, game="walls")
    later = await ended(store, season="2026-Q3", day=20_700)
    other = await ended(store, server=5)
    await store.commit(Change(table=first, results=results(99, BEN)))

    async def found(*wanted: object) -> list[int]:
        rows: list[Result] = await store.results_of(ADA, *wanted)  # type: ignore[arg-type]
        assert {row.person for row in rows} <= {ADA}
        return [row.table for row in rows]

    assert await found() == [first, walls, later, other]
    assert await found(SERVER) == [first, walls, later]
    assert await found(SERVER, "classic") == [first, later]
    assert await found(SERVER, None, "2026-Q2") == [first, walls]
    assert await found(None, "classic", "2026-Q2") == [first, other]


async def test_a_servers_seasons_and_days_hold_everybodys_results(store: SqlStore) -> None:
    await ended(store)
    later = await ended(store, season="2026-Q3", day=20_700)
    await ended(store, season="", day=20_701)
    await ended(store, game="walls")
    await ended(store, server=5)
    assert await store.played_on(SERVER, 20_700) == [Played(RESULT.people, {ADA, BEN})]
    await add_results(store, results(later + 99, ADA, None, day=20_700), [])
    await add_results(store, results(later + 98, ADA, BEN, day=20_700, counts=False), [])
    found = await store.played_on(SERVER, 20_700)
    assert sorted(len(each.known) for each in found) == [1, 2]
    assert await store.seasons(SERVER) == ["2026-Q3", "2026-Q2"]
    assert await store.seasons(6) == []


async def test_people_of_a_day_without_a_result_are_known_by_their_seats(store: SqlStore) -> None:
    seats = [SeatRecord(0, ADA), SeatRecord(1, BEN), SeatRecord(2, None, "easy")]
    table = await store.open_table(lobby(server=SERVER, seats=seats))
    rows = results(table, ADA, None, day=20_700, people=2)
    await store.commit(Change(table=table, status="ended", results=rows))
    assert await store.played_on(SERVER, 20_700) == [Played(2, {ADA, BEN})]


async def test_results_of_many_tables_are_read_in_portions(store: SqlStore) -> None:
    many = [row for table in range(1, MANY + 2) for row in results(table, ADA)]
    await add_results(store, many, [Capture(row.table, 0, 1, 1) for row in many])
    tables = [row.table for row in many]
    assert await store.results_at(tables[::-1]) == many
    assert [each.table for each in await store.captures_at(tables)] == tables


async def test_weighing_leaves_deleted_data_and_weighed_results_alone(store: SqlStore) -> None:
    """What is deleted meanwhile stays so."""
    table = await ended(store)
    other = await ended(store)
    assert await store.unweighed(1, 5) == [table, other]
    assert await store.unweighed(1, 1) == [table]
    read = await store.results_at([table])
    found = {name: asdict(RESULT)[name] for name in FOUND}
    rows = [replace(row, **found) for row in read]
    await store.take_out(ADA)
    assert await store.weigh(table, 0, rows)
    assert await store.results_at([table]) == [replace(rows[0], person=None), rows[1]]
    assert not await store.weigh(table, 0, [replace(row, aside=0.75) for row in rows])
    assert [row.aside for row in await store.results_at([table])] == 2 * [RESULT.aside]
    assert await store.unweighed(1, 5) == [other]
    assert await store.unweighed(2, 5) == [table, other]
    await store.forget_server(SERVER)
    assert not await store.weigh(table, 1, rows)
    assert await store.results_at([table]) == []


async def test_results_are_weighed_at_their_home_alone(store: SqlStore) -> None:
    own, far = [await ended(store, server=server << 22) for server in (2, 3)]
    store.home = Home(2, frozenset({0}))
    assert await store.unweighed(1, 5) == [own]
    store.home = Home(2, frozenset({1}))
    assert await store.unweighed(1, 5) == [far]


async def test_results_are_owed_until_they_are_booked(store: SqlStore) -> None:
    """In the order of their tables; a late failure waits."""
    tables = [await store.open_table(lobby(server=SERVER)) for _ in range(4)]
    notes = [
        PendingResults(table=table, server=SERVER, day=20_700 - table, season="2026-Q3")
        for table in tables
    ]
    for note in notes:
        await store.commit(Change(table=note.table, status="ended", owed=note))
    assert await store.owed(5.0, 9) == notes
    assert await store.owed(5.0, 1) == [notes[0]]
    await store.put_off(tables[0], 6.5)
    assert await store.owed(5.0, 1) == [notes[1]]
    assert await store.owed(6.5, 1) == [replace(notes[0], failed=6.5)]
    late = Change(table=tables[1], follows=7, results=results(tables[1], ADA), owed=None)
    with pytest.raises(Conflict):
        await store.commit(late)
    assert await store.owed(5.0, 1) == [notes[1]]
    await store.commit(replace(late, follows=1))
    assert await store.owed(5.0, 9) == notes[2:]
    await store.forget_server(SERVER)
    assert await store.owed(9.0, 9) == []


async def test_results_are_owed_at_their_home_alone(store: SqlStore) -> None:
    for server in (2, 3):
        table = await store.open_table(lobby(server=server << 22))
        note = PendingResults(table=table, server=server << 22, day=1, season="")
        await store.commit(Change(table=table, owed=note))
    for shard in (0, 1):
        store.home = Home(2, frozenset({shard}))
        assert [each.server for each in await store.owed(0.0, 9)] == [2 + shard << 22]


async def test_results_outlive_their_table(store: SqlStore) -> None:
    table = await ended(store)
    assert await store.delete_over(SERVER, 1e12) == [table]
    assert len(await store.results_at([table])) == 2
    assert await store.servers() == [SERVER]


async def test_results_of_a_server_are_deleted_by_day_bit_by_bit(store: SqlStore) -> None:
    old = [row for table in range(1, PORTION + 2) for row in results(table, ADA, BEN, day=9)]
    await add_results(store, old, [Capture(row.table, 0, 1, 1) for row in old[::2]])
    kept = results(500, ADA, day=10) + results(501, ADA, server=5, day=9)
    await add_results(store, kept, [Capture(500, 0, 1, 1), Capture(501, 0, 1, 1)])
    assert [await store.delete_results(SERVER, 10) for _ in range(3)] == [PORTION, 1, 0]
    tables = [*range(1, PORTION + 2), 500, 501]
    assert await store.results_at(tables) == [*kept]
    assert [each.table for each in await store.captures_at(tables)] == [500, 501]


async def test_a_forgotten_server_has_no_results(store: SqlStore) -> None:
    """More than are deleted in one go."""
    await ended(store)
    many = [row for table in range(100, 101 + PORTION) for row in results(table, ADA, BEN)]
    await add_results(store, many, [])
    await add_results(store, results(500, ADA, server=5), [])
    await store.forget_server(SERVER)
    assert [row.table for row in await store.results_of(ADA)] == [500]
    assert await store.servers() == [5]


async def test_results_of_a_deleted_person_stay_as_a_strangers(store: SqlStore) -> None:
    """Also where a table is deleted already, or its own process hears of it late."""
    gone, kept = await ended(store), await ended(store)
    await store.delete_over(SERVER, 0.5)
    before = await store.results_at([gone, kept])
    await store.take_out(ADA, kept)
    assert [row.table for row in await store.results_of(ADA)] == [gone]
    await store.take_out(ADA)
    assert await store.results_of(ADA) == []
    expected = [replace(row, person=None if row.person == ADA else BEN) for row in before]
    assert await store.results_at([gone, kept]) == expected
