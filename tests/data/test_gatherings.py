"""Interests and gatherings: chosen, pinged seldom, claimed once."""

from __future__ import annotations

from typing import Any

from msgspec import json
from msgspec.structs import replace

from data.records import CupEntry, CupRecord, MessageRecord, SeatRecord
from data.store.gatherings import ANY, ROLE
from data.store.homes import Home
from data.store.sql_store import SqlStore
from tests.data.places import Place
from tests.data.sample import SNOWFLAKE, lobby, opened

ADA, BEN, CEM, SERVER = SNOWFLAKE, SNOWFLAKE + 100, SNOWFLAKE + 200, SNOWFLAKE + 1
REST = 3 * 3600.0
NOW = 1.8e9


def gathering(table: int, server: int = SERVER) -> MessageRecord:
    return MessageRecord(kind="gathering", key=str(table), server=server, channel=SNOWFLAKE + 2)


async def waiting(store: SqlStore, server: int = SERVER, **fields: object) -> int:
    """Open an empty lobby."""
    return await store.open_table(replace(lobby(), **{"server": server, "seats": [], **fields}))


async def interested(store: SqlStore, game: str = "classic", server: int = SERVER) -> list[int]:
    return await store.interested(server, game, NOW - REST, 9)


async def stored(store: SqlStore, table: int) -> MessageRecord | None:
    return await store.message("gathering", str(table))


async def kept(store: SqlStore, refused: float) -> list[int]:
    return [int(lobby) for lobby, _ in await store.message_places("gathering", refused)]


async def test_a_gathering_is_kept_with_its_people_until_it_is_dropped(place: Place) -> None:
    whole = replace(gathering(1), refused=4.5)
    async with opened(place.open()) as store:
        await store.choose_interest(SERVER, ADA, ANY)
        assert await waiting(store) == 1
        assert await store.add_gathering(whole, [ADA], NOW, NOW - REST) == 1
    async with opened(place.open()) as store:
        found = await stored(store, 1)
        assert found is not None
        assert replace(found, id=0) == whole
        assert await store.gathered(SERVER, 1) == [ADA]
        assert (await kept(store, 4.5), await kept(store, 4.0)) == ([1], [])
        await store.drop_message(found)
        assert await stored(store, 1) is None


async def test_people_are_found_by_game_the_longest_unpinged_first(store: SqlStore) -> None:
    for person, game in ((CEM, ANY), (BEN, "classic"), (ADA, "walls")):
        await store.choose_interest(SERVER, person, game)
    assert (await interested(store), await interested(store, "walls")) == ([BEN, CEM], [ADA, CEM])
    first = await waiting(store)
    assert await store.add_gathering(gathering(first), [BEN], NOW - REST, 0.0) == 1
    assert await interested(store) == [CEM, BEN]
    assert await store.interested(SERVER, "classic", NOW - REST - 1, 9) == [CEM]
    assert await interested(store, server=SERVER + 1) == []
    await store.choose_interest(SERVER, BEN, "walls")
    assert await interested(store, "walls") == [ADA, CEM, BEN], "the last ping is not forgotten"


async def test_people_at_a_table_are_not_found_but_for_later_and_daily_ones(
    store: SqlStore,
) -> None:
    for person in (ADA, BEN):
        await store.choose_interest(SERVER, person, ANY)
    daily = json.encode({"preset": "book", "pace": "days"})
    await waiting(store, seats=[SeatRecord(0, ADA)], setup=daily)
    assert await interested(store) == [ADA, BEN]
    await waiting(store, seats=[SeatRecord(0, BEN)], setup=b'{"preset":"book","pace":"quick"}')
    assert await interested(store) == [ADA]
    await waiting(store, seats=[SeatRecord(0, ADA)], status="ended")
    await waiting(store, seats=[SeatRecord(0, ADA)], appointed=NOW)
    assert await interested(store) == [ADA]
    await waiting(store, seats=[SeatRecord(0, ADA)], appointed=NOW, status="running")
    assert await interested(store) == [], "a weekly table's game is on"


async def test_two_lobbies_ping_a_person_once_also_on_two_servers(store: SqlStore) -> None:
    for server in (SERVER, SERVER + 1):
        for person in (ADA, BEN):
            await store.choose_interest(server, person, ANY)
    first, second = await waiting(store), await waiting(store, SERVER + 1)
    rested = NOW - REST
    assert await store.add_gathering(gathering(first), [ADA], NOW, rested) == 1
    there = gathering(second, SERVER + 1)
    assert await store.add_gathering(there, [ADA, BEN], NOW, rested) == 1
    assert (await store.gathered(SERVER, first), await store.gathered(SERVER + 1, second)) == (
        [ADA],
        [BEN],
    )
    third = await waiting(store)
    assert await store.add_gathering(gathering(third), [ADA, BEN], NOW + 1, rested) == 0
    assert await stored(store, third) is None
    assert await store.add_gathering(gathering(first), [CEM], NOW, rested) == 0


async def test_an_ended_interest_is_kept_until_its_ping_is_old(store: SqlStore) -> None:
    await store.end_interest(SERVER, ADA)
    assert await store.interest(SERVER, ADA) is None
    await store.choose_interest(SERVER, ADA, "walls")
    assert await store.interest(SERVER, ADA) == "walls"
    table = await waiting(store)
    assert await store.add_gathering(gathering(table), [ADA], NOW, NOW - REST) == 1
    await store.end_interest(SERVER, ADA)
    assert (await store.interest(SERVER, ADA), await interested(store, "walls")) == (None, [])
    await store.forget_ended_interests(NOW - 1)
    await store.choose_interest(SERVER, ADA, ANY)
    assert await interested(store) == [], "it began again with the last ping"
    await store.choose_interest(SERVER + 1, ADA, ANY)
    assert await interested(store, server=SERVER + 1) == [], "also elsewhere"
    for server in (SERVER, SERVER + 1):
        await store.end_interest(server, ADA)
    other = await waiting(store)
    assert await store.add_gathering(gathering(other), [ADA], NOW + REST, NOW) == 0
    await store.forget_ended_interests(NOW)
    assert (await store.about(ADA))["interests"] == []


async def test_former_members_are_forgotten_on_that_server(store: SqlStore) -> None:
    for server in (SERVER, SERVER + 1):
        await store.choose_interest(server, ADA, ANY)
    await store.forget_interests(SERVER, [ADA, BEN])
    assert [each["server"] for each in (await store.about(ADA))["interests"]] == [SERVER + 1]


async def test_a_role_is_pinged_by_its_own_clock_on_each_server(store: SqlStore) -> None:
    tables = [await waiting(store), await waiting(store), await waiting(store, SERVER + 1)]
    one, two, there = gathering(tables[0]), gathering(tables[1]), gathering(tables[2], SERVER + 1)
    assert await store.add_gathering(one, [ROLE], NOW, NOW - 3600) == 1
    assert await store.add_gathering(two, [ROLE], NOW + 1, NOW - 3599) == 0
    assert await store.add_gathering(there, [ROLE], NOW + 1, NOW - 3599) == 1
    assert (await store.gathered(SERVER, tables[0]), await interested(store)) == ([ROLE], [])


async def test_lobbies_without_a_gathering_are_waiting_ones(store: SqlStore) -> None:
    await store.choose_interest(SERVER, ADA, ANY)
    times: Any = {"opened_at": NOW - 60, "changed_at": NOW - 60}
    table = await waiting(store, **times)
    for status in ("running", "ended", "abandoned"):
        await waiting(store, status=status, **times)
    assert await store.waiting_lobbies(NOW - 60, NOW - 61) == [table]
    assert await store.waiting_lobbies(NOW - 61, NOW - 61) == []
    assert await store.waiting_lobbies(NOW - 60, NOW - 60) == []
    assert (await store.lobbies_on(SERVER), await store.lobbies_on(9)) == ([table], [])
    await store.add_gathering(gathering(table), [ADA], NOW, NOW - REST)
    assert await store.waiting_lobbies(NOW - 60, NOW - 61) == []


async def test_lobbies_elsewhere_are_none_of_this_process(store: SqlStore) -> None:
    server = 5 << 22
    table = await waiting(store, server, opened_at=NOW, changed_at=NOW)
    await store.choose_interest(server, ADA, ANY)
    await store.add_gathering(gathering(table, server), [ADA], NOW, 0.0)
    other = await waiting(store, server, opened_at=NOW, changed_at=NOW)
    for home in (Home(2, frozenset({0})), Home(2, frozenset({1}))):
        store.home = home
        here = home.holds(server)
        assert await store.waiting_lobbies(NOW, 0.0) == ([other] if here else [])
        assert await kept(store, 0.0) == ([table] if here else [])


async def test_announced_games_are_appointments_and_running_cups(store: SqlStore) -> None:
    server = 5 << 22
    table = await waiting(store, server, appointed=NOW)
    await waiting(store, server, status="ended", appointed=NOW)
    await waiting(store, server)
    opening = CupEntry(0, NOW, ADA, b"{}")
    cups = [
        await store.open_cup(
            CupRecord(server=server, channel=7, status=status, seed=b"s", seq=1), opening
        )
        for status in ("running", "over")
    ]
    assert await store.announced() == [(f"cup {cups[0]}", server), (f"table {table}", server)]
    store.home = Home(2, frozenset({0}))
    assert await store.announced() == []


async def test_a_server_that_is_forgotten_takes_both_with_it(store: SqlStore) -> None:
    await store.choose_interest(SERVER, ADA, ANY)
    table = await waiting(store)
    await store.add_gathering(gathering(table), [ADA], NOW, NOW - REST)
    await store.forget_server(SERVER)
    assert (await store.about(ADA))["interests"] == []
    assert await stored(store, table) is None
