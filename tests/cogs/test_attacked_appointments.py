"""Tables by appointment as things go wrong: places and hosts that go, crowds, strangers, forged presses."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from simcord.builders import ChannelHandle

from cogs.platform.limits import PINGED
from cogs.widgets.buttons import Kind, custom_id
from data.records import Change
from engine.hosting.actions import appointments
from engine.hosting.actions import lobby as rules
from engine.hosting.state.appointments import MOST_WAITING, POSTED
from engine.hosting.state.beginnings import CALL, SOON
from engine.hosting.state.setups import setup_with
from tests.cogs.platform.test_members import gone
from tests.cogs.playing import again, host, hosted, lobby, table
from tests.cogs.rights import house, outcome
from tests.cogs.test_appointments import HOUR, appoint, planned, press, public, until
from tests.cogs.views.test_cup_messages import LONGEST_NAMES
from tests.simulation import Person, Simulation
from tests.words import EN, like


@pytest.fixture(autouse=True)
def unhurried() -> None:
    """Here people are called, as everywhere but in other tests."""


async def weekly(world: Simulation, number: int = 1) -> None:
    """Have the game played every week."""
    switch = partial(appointments.switch, host=world.people[0].id, what="weekly")
    await host(world).tables.lobbies.set_up(number, lambda record, _: switch(record))


def place(world: Simulation, kind: str) -> ChannelHandle:
    """Make a channel, or a thread in one."""
    made = world.server.create_text_channel("halle")
    if kind == "channel":
        return made
    thread = world.env.backend.create_thread(
        made.id, name="f", type=11, owner_id=world.people[0].id
    )
    return world.place(thread.id)


@pytest.mark.parametrize("stage", ["open", "called", "running"])
@pytest.mark.parametrize(
    ("kind", "away"),
    [
        ("channel", False),
        ("channel", True),
        ("thread", False),
        ("thread", True),
        ("parent", False),
    ],
)
async def test_a_place_that_goes_ends_the_table_for_good(
    kind: str, stage: str, away: bool, tmp_path: Path
) -> None:
    """Also a weekly one, and while the bot is away; nobody is called for it."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        where, (ada, ben) = place(world, kind), world.people
        await world.settle()
        await world.slash(ada, "play", where=where)
        at = world.now() + 2 * HOUR
        await host(world).tables.lobbies.appoint(1, ada.id, at, "UTC")
        await weekly(world)
        if stage == "called":
            await until(world, at - CALL)
        if stage == "running":
            await host(world).tables.lobbies.set_up(1, partial(rules.fill, host=ada.id))
            await host(world).tables.lobbies.start(1, ada.id, 7)
        if away:
            await host(world).close()
        parent = world.env.backend.get_channel(where.id).parent_id if kind == "parent" else None
        world.env.backend.delete_channel(parent or where.id)
        if away:
            await again(world)
        await world.advance(60)
        before = len(world.requests)
        await until(world, at + SOON)
        session = await table(world)
        assert not session.record.is_open
        assert session.record.appointed is None
        assert await host(world).store.tables_on(world.server.id) == []
        posts = [each for each in world.requests[before:] if each.method == "POST"]
        assert not [each for each in posts if str(ben.id) in str(each.json)]
        world.forgive("Unknown Channel")


async def test_a_host_that_has_left_the_server_is_replaced_by_a_press(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await lobby(world)
        at = await appoint(world)
        await weekly(world)
        gone(world, ada)
        await until(world, at - CALL)
        for person in (ben, cem):
            await press(world, person, "button-cup-here")
        await world.advance(10)
        assert (await table(world)).record.host == cem.id
        await until(world, at)
        assert {*(await table(world)).people} == {ben.id, cem.id}
        for person in (cem, ben):
            await host(world).tables.propose_end(1, person.id)
        await world.advance(10)
        following = await table(world, 2)
        assert ada.id not in (following.record.host, *following.people)
        assert f"<@{ada.id}>" not in world.last().text


@pytest.mark.parametrize("left", [1, 3])
async def test_next_weeks_host_is_a_member_still(left: int, tmp_path: Path) -> None:
    """Also right after a host has left the server, whom the bot has just seen there."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await lobby(world)
        at = await appoint(world)
        await weekly(world)
        await until(world, at - CALL)
        for person in world.people:
            await press(world, person, "button-cup-here")
        await until(world, at)
        for person in world.people[:left]:
            gone(world, person)
        await host(world).tables.propose_end(1, ada.id)
        for person in (ben, cem):
            if (await table(world)).record.is_open:
                await host(world).tables.propose_end(1, person.id)
        await world.advance(10)
        following = await host(world).store.tables_in(world.channel.id)
        if left == 3:
            assert following == []
            return
        successor = (await table(world, 2)).record.host
        pinged = [each for each in world.people if f"<@{each.id}>" in world.last().text]
        assert [each.id for each in (ben, cem)] == sorted(
            [successor, *(each.id for each in pinged)]
        )


async def test_a_host_that_left_and_is_asked_for_another_time_is_replaced(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await lobby(world)
        at = await appoint(world)
        gone(world, ada)
        await until(world, at + 2 * SOON)
        assert (await planned(world)).stage == "asked"
        await press(world, ben, "button-seat")
        await world.advance(10)
        successor = (await table(world)).record.host
        assert successor in (ben.id, cem.id)
        at = world.now() + 2 * HOUR
        await host(world).tables.lobbies.appoint(1, successor, at, "UTC")
        assert (await planned(world)).stage == "open"


@pytest.mark.parametrize("script", LONGEST_NAMES)
async def test_the_largest_crowd_with_the_longest_names_is_called(
    script: str, tmp_path: Path
) -> None:
    """Discord takes a hundred people in a ping, and no table has more."""
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        await lobby(world)
        at = await appoint(world)
        known, names = await planned(world), host(world).services.names
        six = partial(rules.set_rules, host=world.people[0].id, preset="book")
        await host(world).tables.lobbies.set_up(
            1, lambda record, system: six(record, system, rules={"six_arms": True})
        )
        crowd = [
            world.add_person(f"{LONGEST_NAMES[script]} {number:02d}").id
            for number in range(2 + MOST_WAITING)
        ]
        everyone = *(each.id for each in world.people[:4]), *crowd
        for person in world.people:
            names.hear(world.server.id, person.id, person.name)

        def many(record: Any, _: Any) -> Change:
            full = structs.replace(known, waiting=tuple(crowd))  # two of them have seats then
            return Change(table=record.id, setup=setup_with(record, appointment=full))

        await host(world).tables.lobbies.set_up(1, many)
        await until(world, at - POSTED)
        await until(world, at - CALL)
        called = world.last()
        assert like(EN, "appointment-waiting", count=MOST_WAITING).search(called.text)
        [sent] = [
            users
            for each in world.requests
            if each.method == "POST"
            and isinstance(each.json, dict)
            and (users := (each.json.get("allowed_mentions") or {}).get("users"))
        ]
        assert len(sent) == PINGED
        assert len((await table(world)).people) == 6
        assert {*map(str, everyone)} == {*map(str, sent)}
        here = structs.replace(await planned(world), here=everyone)

        def present(record: Any, _: Any) -> Change:
            return Change(table=record.id, setup=setup_with(record, appointment=here))

        await host(world).tables.lobbies.set_up(1, present)
        await world.advance(5)
        assert like(EN, "appointment-here", count=len(everyone)).search(world.last().text)
        await until(world, at)
        assert (await table(world)).record.status == "running"


async def test_a_person_that_does_not_see_the_channel_reaches_no_appointment(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as home:
        world = home.world
        await home.table()
        await host(world).tables.lobbies.appoint(1, home.host.id, world.now() + 2 * HOUR, "UTC")
        before = (await table(world)).record
        at = int(world.now() + 3 * HOUR)
        person = home.blind
        shown = await home.answer(person)
        for forged in (
            custom_id(Kind.WHEN, 1, "set", at),
            custom_id(Kind.WHEN, 1, "switch", "weekly"),
            custom_id(Kind.WHEN, 1, "now", "0"),
            custom_id(Kind.LOBBY, 1, "when"),
            custom_id(Kind.LOBBY, 1, "join"),
            custom_id(Kind.LOBBY, 1, "here"),
        ):
            assert outcome(await world.forge(person, shown, forged)) == "-"
        listed = await world.slash(person, "tables", where=home.corner)
        assert "<t:" not in listed.whisper
        assert (await table(world)).record.setup == before.setup
        world.forgive("Refused")


@pytest.mark.parametrize(
    "forged",
    [
        "lobby:1:here",
        "lobby:1:window",
        f"when:1:set:{10**30}",
        "when:1:set:-5",
        "when:1:set:1767225600.5",
        "when:1:set:",
        "when:1:set:1:7",
        "when:1:hour:202612052000",
        "when:1:day:garbage",
        "when:9:switch:weekly",
    ],
)
async def test_more_forged_presses_change_nothing(forged: str, tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await lobby(world)
        await appoint(world)
        before = (await table(world)).record
        for person in (ada, ben):
            page = (await world.slash(person, "settings")).messages[-1]
            for values in (None, [], ["25"], ["x" * 100], ["9" * 40]):
                await world.forge(person, page, forged, values)
        after = (await table(world)).record
        assert (after.setup, after.seats) == (before.setup, before.seats)
        world.forgive("Refused")


async def test_a_lost_deletion_of_the_lobby_leaves_one_message(tmp_path: Path) -> None:
    """As it is posted anew, an hour before."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await lobby(world)
        at = await appoint(world)
        world.lose("DELETE", "/channels/*/messages/*")
        await until(world, at - POSTED)
        await world.advance(120)
        assert len(public(world)) == 1


async def second(world: Simulation, number: int = 2) -> None:
    """Have Cem and Dora wait at another table in the same channel."""
    cem, dora = world.people[2:]
    await world.slash(cem, "play")
    await press(world, dora, "button-join")
    assert (await table(world, number)).record.host == cem.id


async def arrive(world: Simulation, person: Person, number: int) -> None:
    """Have a person say at a called table that they are here."""
    come = partial(appointments.arrive, person=person.id)
    await host(world).tables.lobbies.set_up(number, lambda record, _: come(record))


async def test_of_two_at_one_moment_one_begins_and_the_other_follows(tmp_path: Path) -> None:
    """Neither waits for the other one's lobby."""
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        ada, ben, cem, dora = world.people
        await world.slash(ada, "play")
        await press(world, ben, "button-join")
        at = await appoint(world)
        await second(world)
        await host(world).tables.lobbies.appoint(2, cem.id, at, "UTC")
        await until(world, at - CALL)
        for number, people in {1: (ada, ben), 2: (cem, dora)}.items():
            for person in people:
                await arrive(world, person, number)
        await until(world, at + 3)
        states = [(await table(world, number)).record.status for number in (1, 2)]
        assert states == ["running", "lobby"]
        assert (await planned(world, 2)).taken == 1
        for person in (ada, ben):
            await host(world).tables.propose_end(1, person.id)
        await until(world, at + 70)
        assert (await table(world, 2)).record.status == "running"


@pytest.mark.parametrize("way", ["start", "now"])
async def test_a_called_table_begins_early_in_a_free_place_alone(way: str, tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        ada, ben, cem, dora = world.people
        await world.slash(ada, "play")
        await press(world, ben, "button-join")
        at = await appoint(world)
        await until(world, at - CALL - 30)
        await second(world)
        await press(world, cem, "button-start")
        await until(world, at - CALL)
        page = (await world.slash(ada, "settings")).messages[-1]
        forged = {"start": "lobby:1:start", "now": custom_id(Kind.WHEN, 1, "now", "0")}[way]
        await world.forge(ada, page, forged)
        assert (await table(world)).record.status == "lobby"
        assert (await planned(world)).stage == "called"
        for person in (cem, dora):
            await host(world).tables.propose_end(2, person.id)
        await world.forge(ada, page, forged)
        after = await table(world)
        assert after.record.status == {"start": "running", "now": "lobby"}[way]
        assert after.setup.appointment is None
        world.forgive("Refused")


async def test_a_lost_call_is_made_up_for_also_right_after_a_post(tmp_path: Path) -> None:
    """The lobby that it replaces, seconds old, is not taken for it."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ben = world.people[1]
        await lobby(world)
        at = await appoint(world, CALL + 30)
        world.lose("POST", "/channels/*/messages")
        before = len(world.requests)
        await until(world, at - CALL)
        await world.advance(60)
        assert (await planned(world)).stage == "called"
        posts = [each for each in world.requests[before:] if each.method == "POST" and each.json]
        pinged = [each.json.get("allowed_mentions", {}).get("users", []) for each in posts]
        assert sum(str(ben.id) in map(str, each) for each in pinged) == 2, "one was lost"
        assert len(public(world)) == 1
