"""Podiums of seasons: stored once, noted, shown once more without those who are forgotten."""

from __future__ import annotations

from typing import Any

from msgspec import json
from msgspec.structs import asdict, replace

from data.records import MessageRecord, Placed, Podium
from data.store.homes import Home
from data.store.sql_store import SqlStore
from tests.data.places import Place
from tests.data.sample import SNOWFLAKE, add_results, lobby, opened, results

ADA, BEN, SERVER = SNOWFLAKE, SNOWFLAKE + 100, SNOWFLAKE + 1
UNTIL = 1.8e9


def placed(place: int, person: int | None) -> Placed:
    return Placed(ranking="classic", place=place, person=person, games=9, wins=4, above=1.25)


PODIUM = Podium(
    server=SERVER,
    season="2026-Q4",
    places=[placed(1, ADA), placed(2, BEN), placed(2, None)],
    until=UNTIL,
    changes=3,
)


def message_of(podium: Podium, **fields: Any) -> MessageRecord:
    """The record of a podium's message."""
    where: dict[str, Any] = {"server": podium.server, "channel": SNOWFLAKE + 2}
    return MessageRecord(kind="podium", key=podium.season, **{**where, **fields})


async def stored(store: SqlStore, podium: Podium, **fields: Any) -> bool:
    return await store.add_podium(podium, message_of(podium, **fields))


async def podiums(store: SqlStore, server: int) -> list[Podium | None]:
    """The podiums with a message, the latest first."""
    messages = await store.messages("podium", server)
    return [await store.podium(server, each.key) for each in messages]


def test_the_sample_leaves_no_field_as_it_is() -> None:
    plain = Podium(server=1, season="", places=[], until=0.0)
    assert not [name for name, value in asdict(PODIUM).items() if value == asdict(plain)[name]]


async def test_a_podium_comes_back_with_every_field(place: Place) -> None:
    async with opened(place.open()) as store:
        assert await stored(store, PODIUM)
    async with opened(place.open()) as store:
        assert await store.podium(SERVER, PODIUM.season) == PODIUM
        assert await store.podium(SERVER, "2026") is None
        assert await store.podium(SERVER + 1, PODIUM.season) is None


async def test_a_season_of_a_server_has_one_podium(store: SqlStore) -> None:
    assert await stored(store, PODIUM)
    assert not await stored(store, replace(PODIUM, places=[]), channel=9)
    later = replace(PODIUM, season="2027-Q1", until=UNTIL + 1)
    assert await stored(store, later)
    assert await stored(store, replace(PODIUM, server=SERVER + 1))
    assert await podiums(store, SERVER) == [later, PODIUM]
    assert {each.channel for each in await store.messages("podium", SERVER)} == {SNOWFLAKE + 2}


async def test_podiums_with_an_outdated_message_are_due(store: SqlStore) -> None:
    due: dict[str, dict[str, Any]] = {
        "a": {"shows": "2"},
        "b": {"shows": "3", "posting": 1.0},
        "c": {"shows": "3", "remains": [7]},
        "d": {"shows": "", "refused": 100.0},
    }
    others: dict[str, dict[str, Any]] = {
        "e": {"shows": "3"},
        "f": {"shows": "2", "refused": 101.0},
    }
    for season, fields in {**due, **others}.items():
        await stored(store, replace(PODIUM, season=season), **fields)
    found = await store.due_podiums(100.0, UNTIL)
    assert sorted(season for _, season in found) == sorted(due)
    earlier = await store.due_podiums(100.0, UNTIL - 1)
    assert sorted(season for _, season in earlier) == [*sorted(due), "f"]


async def test_a_deleted_person_is_on_no_podium_and_podiums_are_shown_again(
    store: SqlStore,
) -> None:
    long = replace(PODIUM, season="2026", until=UNTIL - 1, places=[placed(1, ADA * 10 + 1)])
    await stored(store, long)
    await stored(store, PODIUM)
    where = {"server": SERVER, "season": PODIUM.season}
    told = {**where, **asdict(placed(1, ADA))}
    assert (await store.about(ADA))["podiums"] == [told]
    await store.renew_podiums(ADA)
    once = replace(PODIUM, changes=4)
    assert await podiums(store, SERVER) == [once, long]
    await store.take_out(ADA)
    places = [placed(1, None), *PODIUM.places[1:]]
    assert await podiums(store, SERVER) == [replace(once, changes=5, places=places), long]
    assert (await store.about(ADA))["podiums"] == []
    assert len((await store.about(BEN))["podiums"]) == 1


async def test_servers_with_a_list_have_a_podium_to_come(place: Place) -> None:
    listing = json.encode({"threads": False, "leaderboard": True})
    async with opened(place.open()) as store:
        for server in (SERVER, SERVER + 1, 1 << 22, 3 << 22):
            await store.save_server(server, listing)
        await store.save_server(5, json.encode({"leaderboard": False}))
        await stored(store, PODIUM)
        others = [1 << 22, 3 << 22, SERVER + 1]
        assert await store.without_podium(PODIUM.season) == others
        assert await store.without_podium("2026") == [1 << 22, 3 << 22, SERVER, SERVER + 1]
        store.home = Home(2, frozenset({1}))
        assert await store.without_podium(PODIUM.season) == [
            each for each in others if store.home.holds(each)
        ]
        own = [(SERVER, PODIUM.season)] if store.home.holds(SERVER) else []
        assert await store.due_podiums(9.0, 0.0) == own


async def test_the_latest_channels_are_those_of_the_latest_tables(store: SqlStore) -> None:
    for server, channel in ((5, 1), (5, 2), (5, 3), (5, 1), (6, 4)):
        await store.open_table(lobby(server=server, channel=channel))
    assert await store.latest_channels(5, 10) == [1, 3, 2]
    assert await store.latest_channels(5, 2) == [1, 3]
    assert await store.latest_channels(7, 2) == []


async def test_servers_with_podiums_or_results_are_remembered(store: SqlStore) -> None:
    await stored(store, replace(PODIUM, server=7))
    await add_results(store, results(1, ADA, server=5), ())
    await add_results(store, results(2, ADA, server=7), ())
    assert [await store.next_server_remembered(each) for each in (-1, 5, 7)] == [5, 7, None]
    assert await store.servers() == [5, 7]


async def test_podiums_go_with_their_server_and_by_age(store: SqlStore) -> None:
    for each in (PODIUM, replace(PODIUM, season="2026", until=UNTIL + 1)):
        await stored(store, each)
        await stored(store, replace(each, server=5))
    await store.delete_podiums(SERVER, UNTIL + 1)
    assert [each.key for each in await store.messages("podium", SERVER)] == ["2026"]
    assert await store.podium(SERVER, PODIUM.season) is None
    await store.forget_server(5)
    assert await store.messages("podium", 5) == []
    assert await store.podium(5, "2026") is None
    assert len(await podiums(store, SERVER)) == 1
