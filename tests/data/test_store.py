"""What every store must do; each kind of store is one entry in `PLACES`."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import asdict, replace

from data.records import Act, Change, SeatRecord, Status, TableRecord
from data.store.errors import BackupExists, Conflict, StoreClosed, StoreError, UnknownTable
from data.store.sql_store import SqlStore
from data.store.sqlite_store import SqliteStore
from tests.data.places import Place
from tests.data.sample import CHANGE, SNOWFLAKE, TABLE, answer, entry, hand, lobby, opened


def changed(record: TableRecord, **fields: object) -> TableRecord:
    """What a table is after one change."""
    return replace(record, changes=record.changes + 1, **fields)


async def together(*work: object) -> list[object]:
    """Results or exceptions of what is handed over at the same time."""
    return list(await asyncio.gather(*work, return_exceptions=True))  # type: ignore[call-overload]


# Tables


def test_the_samples_leave_no_field_as_it_is() -> None:
    """Else the tests below would not notice a field that is not stored."""
    plain = asdict(lobby())
    assert all(value != plain[name] for name, value in asdict(TABLE).items() if name != "id")
    changed = {name: value for name, value in asdict(CHANGE).items() if name in plain}
    assert all(
        value is not UNSET and value != getattr(TABLE, name) for name, value in changed.items()
    )


async def test_a_table_comes_back_with_every_field(place: Place) -> None:
    async with opened(place.open()) as store:
        table = await store.open_table(TABLE)
        assert await store.load(table) == replace(TABLE, id=table)
    async with opened(place.open()) as store:
        assert await store.load(table) == replace(TABLE, id=table)


async def test_a_table_that_was_never_opened_is_none(store: SqlStore) -> None:
    assert await store.load(1) is None
    assert await store.log(1) == []


async def test_ids_go_on_after_tables_are_deleted(place: Place) -> None:
    """Buttons and dice name the table; a new one must never answer to those of an old one."""
    async with opened(place.open()) as store:
        ids = [await store.open_table(lobby(server=1)) for _ in range(3)]
        await store.forget_server(1)
    async with opened(place.open()) as store:
        assert await store.open_table(lobby()) > max(ids)


async def test_a_change_sets_one_field_and_leaves_the_others(store: SqlStore) -> None:
    for name in {*Change.__struct_fields__} & {*TableRecord.__struct_fields__}:
        table = await store.open_table(TABLE)
        value = getattr(CHANGE, name)
        await store.commit(Change(table=table, **{name: value}))
        counted = replace if name == "shown" else changed
        assert await store.load(table) == counted(TABLE, id=table, **{name: value}), name


async def test_a_change_sets_all_fields(store: SqlStore) -> None:
    table, other = await store.open_table(TABLE), await store.open_table(TABLE)
    await store.commit(replace(CHANGE, table=table))
    values = {name: value for name, value in asdict(CHANGE).items() if hasattr(TABLE, name)}
    assert await store.load(table) == changed(TABLE, id=table, **values)
    assert await store.load(other) == replace(TABLE, id=other)


async def test_an_empty_change_is_counted_and_changes_nothing(store: SqlStore) -> None:
    table = await store.open_table(TABLE)
    await store.commit(Change(table=table))
    assert await store.load(table) == changed(TABLE, id=table)


async def test_changes_of_one_table_take_effect_in_order(store: SqlStore) -> None:
    """Also where one group holds changes of different fields, some of them twice."""
    table = await store.open_table(lobby())
    await asyncio.gather(
        store.commit(Change(table=table, seq=1, due=1.0)),
        store.commit(Change(table=table, seq=2)),
        store.commit(Change(table=table, due=3.0, shown=3)),
        store.commit(Change(table=table, shown=4, seats=[SeatRecord(0, person=1)])),
        store.commit(Change(table=table, seats=[SeatRecord(0, person=2)])),
    )
    expected = lobby(id=table, seq=2, due=3.0, shown=4, seats=[SeatRecord(0, person=2)], changes=5)
    assert await store.load(table) == expected


async def test_a_change_that_follows_another_one_than_there_is_is_refused_whole(
    store: SqlStore,
) -> None:
    """What is refused had not read what it would replace; all others of the group are stored."""
    late, other = [await store.open_table(lobby()) for _ in range(2)]
    await store.commit(Change(table=late, host=2))
    before = await store.load(late)
    anew = replace(CHANGE, table=late, follows=0, entries=[entry(0)], messages=hand(late))
    results = await together(
        store.commit(Change(table=other, follows=0, host=3)),
        store.commit(anew),
        store.commit(Change(table=late, follows=0)),
        store.commit(Change(table=99, follows=0, host=3)),
        store.commit(Change(table=other, follows=1, host=4, entries=[entry(0)])),
        store.commit(Change(table=other, follows=1, host=5)),
        store.open_table(lobby()),
    )
    none, kinds = type(None), [type(result) for result in results]
    assert kinds == [none, Conflict, Conflict, Conflict, none, Conflict, int]
    assert str(results[1]) == f"store-conflict table={late}"
    assert await store.load(late) == before
    assert (await store.log(late), await store.hands(late)) == ([], {})
    assert await store.load(other) == lobby(id=other, host=4, changes=2)
    assert await store.log(other) == [entry(0)]


async def test_every_change_of_a_table_is_counted_except_a_shown_revision(store: SqlStore) -> None:
    """But for what is shown alone, which follows and precedes any change."""
    table = await store.open_table(lobby(host=7, due=5.0))
    await store.postpone(60.0)
    await store.take_out(7, table)
    await store.commit(Change(table=table, shown=3))
    found = await store.load(table)
    assert found is not None
    assert (found.changes, found.shown) == (2, 3)


# The log


async def test_the_log_comes_back_with_every_field(store: SqlStore) -> None:
    table, other = await store.open_table(lobby()), await store.open_table(lobby())
    entries = [replace(entry(seq), seat=seq, by=SNOWFLAKE + seq) for seq in range(5)]
    await store.commit(Change(table=table, entries=entries[:3]))
    await store.commit(Change(table=table, entries=entries[3:]))
    assert await store.log(table) == entries
    assert await store.log(table, since=3) == entries[3:]
    assert await store.log(table, since=5) == []
    assert await store.log(other) == []


async def test_a_taken_number_is_refused_with_all_that_came_with_it(store: SqlStore) -> None:
    table = await store.open_table(lobby())
    await store.commit(answer(table, 0))
    before = await store.load(table)
    late = replace(CHANGE, table=table, entries=[entry(1), entry(0, "late")])
    with pytest.raises(Conflict) as refused:
        await store.commit(late)
    assert refused.value.about == {"table": str(table)}
    assert await store.load(table) == before
    assert await store.log(table) == [entry(0)]


async def test_a_refusal_concerns_only_a_caller_that_caused_it(store: SqlStore) -> None:
    tables = [await store.open_table(lobby()) for _ in range(4)]
    first, second, third, fourth = tables
    await store.commit(answer(second, 0))
    results = await together(
        store.commit(answer(first, 0)),
        store.commit(answer(second, 0, "late")),
        store.commit(answer(99, 0)),
        store.commit(answer(third, 0)),
        store.commit(answer(third, 0, "late")),
        store.open_table(lobby()),
        store.commit(Change(table=99, messages=hand(99))),
        store.commit(answer(fourth, 0)),
    )
    kinds = [type(result) for result in results]
    none = type(None)
    assert kinds == [none, Conflict, UnknownTable, none, Conflict, int, UnknownTable, none]
    assert [await store.log(table) for table in tables] == [[entry(0)]] * 4


async def test_a_change_of_no_table_is_refused(store: SqlStore) -> None:
    for change in (
        Change(table=99, entries=[entry(0)]),
        Change(table=99, seq=1),
        Change(table=99, seats=[SeatRecord(0)]),
    ):
        with pytest.raises(UnknownTable):
            await store.commit(change)


async def test_a_value_no_caller_could_store_is_the_callers_error(store: SqlStore) -> None:
    """A bug shows as what it is, to whoever has it, and the others do not notice."""
    table = await store.open_table(lobby())
    results = await together(
        store.commit(Change(table=table, status="over")),  # type: ignore[arg-type]
        store.commit(Change(table=table, host=2**64)),
        store.commit(Change(table=table, snapshot="text")),  # type: ignore[arg-type]
        store.commit(answer(table, 0)),
    )
    bugs, stored = results[:3], results[3]
    assert all(isinstance(bug, Exception) and not isinstance(bug, StoreError) for bug in bugs)
    assert stored is None
    assert await store.load(table) == lobby(id=table, seq=1, changes=1)


async def test_grouped_changes_are_stored_as_if_one_by_one(store: SqlStore) -> None:
    """Random changes at once, refused ones among them, against a table in memory."""
    for seed in range(20):
        await group(store, Random(seed))


async def group(store: SqlStore, random: Random) -> None:
    """Store changes of three tables, and of one that there is not."""
    ids = [await store.open_table(lobby()) for _ in range(3)]
    tables = {id: lobby(id=id) for id in ids}
    logs: dict[int, list[int]] = {id: [] for id in ids}
    changes = []
    for _ in range(30):
        change = Change(table=random.choice([*ids, 999]))
        if random.random() < 0.7:
            change.entries = [entry(random.randrange(25)) for _ in range(random.choice([1, 1, 2]))]
        if random.random() < 0.4:
            change.follows = random.randrange(6)
        for name in random.sample(["seq", "shown", "due", "changed_at", "seats"], 2):
            number = random.randrange(100)
            value: object = [SeatRecord(0, person=number)] if name == "seats" else number
            setattr(change, name, value)
        changes.append(change)
    results = await together(*(store.commit(change) for change in changes))
    for change, result in zip(changes, results, strict=True):
        numbers = [e.seq for e in change.entries]
        if change.follows not in (UNSET, tables.get(change.table, lobby(changes=-1)).changes):
            assert isinstance(result, Conflict)
        elif change.table not in tables and len(set(numbers)) < len(numbers):
            assert isinstance(result, (UnknownTable, Conflict)), "either is why"
        elif change.table not in tables:
            assert isinstance(result, UnknownTable)
        elif len(set(numbers + logs[change.table])) < len(numbers + logs[change.table]):
            assert isinstance(result, Conflict)
        else:
            assert result is None
            logs[change.table] += numbers
            tables[change.table].changes += 1
            for name in TableRecord.__struct_fields__:
                if (value := getattr(change, name, UNSET)) is not UNSET:
                    setattr(tables[change.table], name, value)
    for id in ids:
        assert await store.load(id) == tables[id]
        assert [e.seq for e in await store.log(id)] == sorted(logs[id])


# Which tables


@pytest.mark.parametrize(
    ("status", "found"),
    [("lobby", True), ("running", True), ("ended", False), ("abandoned", False)],
)
async def test_open_tables_are_found_and_others_not(
    store: SqlStore, status: Status, found: bool
) -> None:
    plain = replace(TABLE, status=status, appointed=None)
    table = await store.open_table(plain)
    await store.open_table(lobby(server=5, channel=5, host=5))
    expected = [table] if found else []
    assert await store.tables_in(TABLE.channel) == expected
    assert await store.tables_on(TABLE.server) == expected
    assert await store.tables_of(TABLE.host) == expected
    assert await store.due_ids(2e9) == expected
    assert await store.next_due(0.0) == ((TABLE.late, table) if found else None)
    assert [t async for t in store.open_tables() if t.game == TABLE.game] == [
        replace(plain, id=id) for id in expected
    ]
    weekly = await store.open_table(replace(TABLE, status=status))
    assert (weekly in await store.due_ids(2e9)) is True, "until the next week's lobby is open"


async def test_tables_are_found_oldest_first(store: SqlStore) -> None:
    ids = [await store.open_table(lobby()) for _ in range(5)]
    assert await store.tables_in(1) == ids
    assert await store.tables_on(1) == ids
    assert await store.tables_of(1) == ids
    assert [table.id async for table in store.open_tables()] == ids


async def test_a_persons_tables_are_those_they_sit_at_or_host(store: SqlStore) -> None:
    both = await store.open_table(lobby(host=7, seats=[SeatRecord(0, 7), SeatRecord(1, 7)]))
    host = await store.open_table(lobby(host=7))
    seat = await store.open_table(lobby(seats=[SeatRecord(1, 7)]))
    left = await store.open_table(lobby(seats=[SeatRecord(1, 7)]))
    await store.commit(Change(table=left, seats=[SeatRecord(1, None, "normal")]))
    assert await store.tables_of(7) == [both, host, seat]


async def test_a_persons_last_game_is_found(store: SqlStore) -> None:
    """On this server, in this channel if they have played here; a lobby was no game."""
    assert await store.last_table(7, 1, 1) is None

    async def over(**fields: Any) -> int:
        over = lobby(status="ended", snapshot=b"{}", seats=[SeatRecord(1, 7)])
        return await store.open_table(replace(over, **fields))

    here = [await over(), await over(status="abandoned")]
    elsewhere = await over(channel=2)
    others: list[dict[str, Any]]
    others = [{"server": 2}, {"snapshot": b""}, {"status": "running"}, {"seats": []}]
    for fields in others:
        await over(**fields)
    assert await store.last_table(7, 1, 1) == here[-1]
    assert await store.last_table(7, 1, 3) == elsewhere
    assert await store.latest_over(1, 2) == elsewhere
    assert await store.latest_over(2, 2) is None
    assert await store.last_table(8, 1, 1) is None


async def test_clocks_are_due_in_their_order(store: SqlStore) -> None:
    assert await store.next_due(0.0) is None
    late, early, never = [await store.open_table(lobby(due=due)) for due in (30.0, 10.0, None)]
    ending = await store.open_table(lobby(due=70.0, ends=12.0))
    assert await store.next_due(10.0) == (12.0, ending)
    assert await store.due_ids(12.0) == [early, ending]
    await store.commit(Change(table=ending, due=None, ends=None))
    again = await store.open_table(lobby(due=50.0, late=15.0))
    assert await store.next_due(10.0) == (15.0, again)
    assert await store.due_ids(15.0) == [early, again]
    assert await store.due_ids(99.0) == [early, again, late]
    await store.commit(Change(table=again, due=None, late=None))
    assert await store.next_due(0.0) == (10.0, early)
    assert await store.next_due(9.99) == (10.0, early)
    assert await store.next_due(10.0) == (30.0, late)
    assert await store.due_ids(9.99) == []
    assert await store.due_ids(10.0) == [early]
    assert await store.due_ids(99.0) == [early, late]
    await store.commit(Change(table=early, due=None))
    await store.commit(Change(table=never, due=20.0))
    assert await store.next_due(0.0) == (20.0, never)


async def test_deadlines_of_all_open_tables_can_be_put_off(store: SqlStore) -> None:
    assert await store.last_change() == 0
    due, never, over = [
        await store.open_table(
            lobby(due=due, late=due and due - 1, ends=due and due + 1, changed_at=at)
        )
        for due, at in ((10.0, 3.0), (None, 5.0), (20.0, 9.0))
    ]
    await store.commit(Change(table=over, status="ended"))
    assert await store.last_change() == 5.0
    for _ in range(2):
        await store.postpone(60.0)
        await store.postpone(60.0, 404)  # no table of ours is there
    found = [await store.load(table) for table in (due, never, over)]
    assert [
        (each.due, each.late, each.ends, each.outage, each.revision) for each in found if each
    ] == [
        (130.0, 129.0, 131.0, 120.0, 2),
        (None, None, None, 0.0, 0),
        (20.0, 19.0, 21.0, 0.0, 0),
    ]


# Hands, settings, memory


async def test_a_hand_comes_back_with_every_field(store: SqlStore) -> None:
    table = await store.open_table(lobby())
    assert await store.hands(table) == {}
    await store.commit(Change(table=table, messages=(new := hand(table))))
    [(person, stored)] = (await store.hands(table)).items()
    assert {person: replace(stored, id=0)} == new
    closed = replace(stored, channel=5, message=None, remains=[])
    await store.commit(Change(table=table, messages={person: closed, **hand(table, 1)}))
    found = await store.hands(table)
    assert [*found] == [1, person]
    assert found[person] == replace(closed, changes=1)
    await store.drop_message(found[1])
    assert await store.hands(table) == {person: found[person]}


async def test_a_hand_that_was_changed_or_taken_out_since_is_never_written_back(
    store: SqlStore,
) -> None:
    """Nothing else of the change is stored either; a second hand for a seat is refused alike."""
    table = await store.open_table(lobby())
    await store.commit(Change(table=table, messages=(new := hand(table))))
    [(person, read)] = (await store.hands(table)).items()
    with pytest.raises(Conflict):
        await store.commit(Change(table=table, host=5, messages=new))
    await store.commit(Change(table=table, messages={person: replace(read, posting=7.0)}))
    with pytest.raises(Conflict):
        await store.commit(Change(table=table, host=6, messages={person: read}))
    assert (await store.hands(table))[person].posting == 7.0
    [(_, late)] = (await store.hands(table)).items()
    await store.take_out(person, table)
    for change in (Change(table=table, host=7, messages={person: late}),):
        with pytest.raises(Conflict):
            await store.commit(change)
    assert await store.hands(table) == {}
    assert [each async for each in store.traces(person)] == []
    found = await store.load(table)
    assert found is not None
    assert found.host not in (5, 6, 7)
    [gone] = await store.closed_messages()
    record = await store.numbered_message(gone)
    assert record is not None
    assert (record.message, record.closed) == (read.message, True)


async def test_a_hand_of_no_table_is_refused(store: SqlStore) -> None:
    with pytest.raises(UnknownTable):
        await store.commit(Change(table=0, messages=hand(0)))


async def test_settings_are_empty_until_they_are_saved(place: Place) -> None:
    async with opened(place.open()) as store:
        assert await store.server(SNOWFLAKE) == await store.person(SNOWFLAKE) == b"{}"
        await store.save_server(SNOWFLAKE, b'{"a":1}')
        await store.save_server(SNOWFLAKE, b'{"a":2}')
        await store.save_person(SNOWFLAKE, b'{"b":1}')
    async with opened(place.open()) as store:
        assert await store.server(SNOWFLAKE) == b'{"a":2}'
        assert await store.person(SNOWFLAKE) == b'{"b":1}'


async def test_settings_that_follow_others_than_there_are_are_refused(store: SqlStore) -> None:
    """With what was noted of them; to have chosen nothing is to have no settings."""
    noted = Act(server=1, at=1.5, by=2, what="block")
    one, two, none = b'{"a":1}', b'{"a":2}', b"{}"
    for stored, follows, settings in (
        (none, one, two),
        (none, none, one),
        (one, none, two),
        (one, two, none),
        (one, one, two),
        (two, two, none),
        (none, none, none),
    ):
        assert await store.person(1) == await store.server(1) == stored
        results = await together(
            store.save_person(1, settings, follows),
            store.save_server(1, settings, noted, follows),
        )
        refused = [Conflict] if stored != follows else [type(None)]
        assert [type(result) for result in results] == 2 * refused
    assert len(await store.acts(1, 9)) == 4


async def test_acts_on_a_server_are_told_the_latest_first(place: Place) -> None:
    one = Act(server=1, at=1.5, by=SNOWFLAKE, what="end", table=7)
    two = Act(server=1, at=2.5, by=2, what="block", person=SNOWFLAKE, about='["a"]')
    async with opened(place.open()) as store:
        await store.note_act(one)
        await store.save_server(1, b"[1]", two)
        await store.note_act(replace(one, server=2))
    async with opened(place.open()) as store:
        assert await store.acts(1, 9) == [two, one]
        assert await store.acts(1, 1) == [two]
        await store.forget_server(1)
        assert await store.acts(1, 9) == []
        assert len(await store.acts(2, 9)) == 1


async def test_a_person_hosts_open_tables_of_a_server(store: SqlStore) -> None:
    own = [await store.open_table(lobby(server=1, host=5)) for _ in range(2)]
    await store.open_table(lobby(server=2, host=5))
    await store.open_table(lobby(server=1, host=6))
    await store.commit(Change(table=own[0], status="ended"))
    assert await store.hosted_on(1, 5) == own[1:]


async def test_a_remembered_value_is_recalled(store: SqlStore) -> None:
    assert await store.recall("commands") is None
    await store.remember("commands", "1")
    await store.remember("commands", "2")
    assert await store.recall("commands") == "2"


async def test_a_server_is_forgotten_with_all_that_was_its(store: SqlStore) -> None:
    gone, kept = [await store.open_table(lobby(server=server)) for server in (1, 2)]
    for table in gone, kept:
        await store.commit(answer(table, 0))
        await store.commit(Change(table=table, messages=hand(table, server=table)))
    await store.save_server(1, b"[1]")
    await store.forget_server(1)
    assert await store.server(1) == b"{}"
    assert await store.load(gone) is None
    assert await store.log(gone) == []
    assert await store.hands(gone) == {}
    assert await store.log(kept) == [entry(0)]
    assert len(await store.hands(kept)) == 1
    with pytest.raises(UnknownTable):
        await store.commit(answer(gone, 1))


# All at once


async def test_fifty_tables_play_at_the_same_time(place: Place) -> None:
    async with opened(place.open()) as store:
        ids = [await store.open_table(lobby()) for _ in range(50)]

        async def play(table: int) -> None:
            for seq in range(20):
                await store.commit(answer(table, seq))
                stored = await store.load(table)
                assert stored is not None
                assert stored.seq == seq + 1, "what was acknowledged is read"

        await asyncio.gather(*(play(table) for table in ids))
    async with opened(place.open()) as store:
        for table in ids:
            assert await store.log(table) == [entry(seq) for seq in range(20)]


async def test_a_read_sees_whole_changes_only(store: SqlStore) -> None:
    table = await store.open_table(lobby())

    async def play() -> None:
        for seq in range(100):
            await store.commit(answer(table, seq))

    playing = asyncio.create_task(play())
    while not playing.done():
        before = await store.load(table)
        log = await store.log(table)
        after = await store.load(table)
        assert before is not None
        assert after is not None
        assert before.seq <= len(log) <= after.seq
    await playing


async def test_a_read_never_sees_a_change_that_is_refused(store: SqlStore) -> None:
    table = await store.open_table(lobby())
    await store.commit(answer(table, 0))
    for _ in range(20):
        refused = store.commit(Change(table=table, entries=[entry(1), entry(0)]))
        committing = asyncio.create_task(refused)
        while not committing.done():
            assert await store.log(table) == [entry(0)]
        assert isinstance(committing.exception(), Conflict)


async def test_a_cancelled_caller_leaves_a_whole_change_and_a_working_store(
    store: SqlStore,
) -> None:
    """At whatever moment: here after 0, 1, 2, ... turns of the loop."""
    for turns in range(12):
        table = await store.open_table(lobby())
        committing = asyncio.create_task(store.commit(answer(table, 0)))
        for _ in range(turns):
            await asyncio.sleep(0)
        committing.cancel()
        with suppress(asyncio.CancelledError):
            await committing
        await store.commit(Change(table=table, due=1.0))
        stored, log = await store.load(table), await store.log(table)
        assert stored is not None
        assert (stored.seq, log) in [(0, []), (1, [entry(0)])]


async def test_a_change_handed_over_is_stored_though_no_caller_waits(store: SqlStore) -> None:
    table = await store.open_table(lobby())
    committing = [asyncio.create_task(store.commit(answer(table, seq))) for seq in range(3)]
    await asyncio.sleep(0)
    for task in committing:
        task.cancel()
    await store.commit(Change(table=table, due=1.0))
    assert await store.log(table) == [entry(0), entry(1), entry(2)]


# Closing and copying


async def test_closing_stores_accepted_changes_and_takes_no_more(place: Place) -> None:
    async with opened(place.open()) as store:
        table = await store.open_table(lobby())
        work = [asyncio.create_task(store.commit(answer(table, seq))) for seq in range(600)]
        await asyncio.sleep(0)
        await asyncio.gather(store.close(), store.close())
        assert await together(*work) == [None] * 600
        for refused in store.commit(answer(table, 600)), store.load(table), store.server(1):
            with pytest.raises(StoreClosed):
                await refused
    async with opened(place.open()) as store:
        assert len(await store.log(table)) == 600


async def test_a_backup_is_the_whole_of_one_moment(
    store: SqlStore, place: Place, tmp_path: Path
) -> None:
    target = tmp_path / "backup.sqlite3"
    ids = [await store.open_table(lobby()) for _ in range(10)]
    copying = asyncio.create_task(store.backup(target))

    async def play(table: int) -> None:
        seq = 0
        while seq < 20 or not copying.done():
            await store.commit(answer(table, seq))
            seq += 1

    await asyncio.gather(copying, *(play(table) for table in ids))
    async with opened(SqliteStore.open(target)) as copied:
        for table in ids:
            stored = await copied.load(table)
            assert stored is not None
            assert await copied.log(table) == [entry(seq) for seq in range(stored.seq)]


async def test_a_backup_replaces_no_file(store: SqlStore, tmp_path: Path) -> None:
    target = tmp_path / "backup.sqlite3"
    target.write_text("precious")
    with pytest.raises(BackupExists) as refused:
        await store.backup(target)
    assert refused.value.about == {"file": str(target)}
    assert target.read_text() == "precious"


async def test_an_end_that_was_not_shown_is_found(store: SqlStore) -> None:
    """A crash may come between the last answer and its board, or before an old one is gone."""
    peace = replace(TABLE, status="ended", shown=9, revision=9, posting=0.0, remains=[])
    await store.open_table(peace)
    unseen = [
        await store.open_table(replace(peace, shown=8)),
        await store.open_table(replace(peace, status="abandoned", remains=[1])),
        await store.open_table(replace(peace, posting=1.0)),
        await store.open_table(peace),
    ]
    await store.commit(Change(table=unseen[-1], messages=hand(unseen[-1])))
    running = await store.open_table(replace(peace, status="running", shown=8))
    await store.commit(Change(table=running, messages=hand(running)))
    assert await store.unshown(0.0) == unseen
    renamed = await store.open_table(replace(peace, shown=-1, changed_at=1.0))
    assert await store.unshown(TABLE.changed_at + 1) == [renamed]
