"""Scheduled events: one for each announced game that all may see, whatever becomes of the calls to Discord."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
from msgspec import structs
from simcord.backend.models import Overwrite, ScheduledEvent
from simcord.enums import OverwriteType

from cogs.messages import scheduled_events
from cogs.messages.presenter import delete
from cogs.messages.scheduled_events import LOOK, UNKNOWN
from cogs.platform.limits import EVENT_ABOUT, EVENT_NAME, length
from data.records import MessageRecord
from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from engine.hosting.actions import appointments
from engine.hosting.cups import acts
from engine.hosting.cups.cup import evening
from engine.hosting.state.beginnings import CALL, SOON
from engine.hosting.state.setups import setup_with
from engine.hosting.statistics.lengths import lasts
from tests.cogs.playing import again, host, hosted, lobby, set_pace, table
from tests.cogs.test_appointments import appoint, planned, press, until
from tests.cogs.test_cups import opened
from tests.simulation import Simulation
from tests.words import EN, like

HOUR = 3600.0
EVENTS = "/guilds/*/scheduled-events"
ONE = f"{EVENTS}/*"


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here people are called, and events are looked for each minute, as everywhere but in other tests."""
    monkeypatch.setattr(scheduled_events, "LOOK", LOOK)


async def wanted(world: Simulation, scheduling: bool = True) -> None:
    """Have the server want events, or none any more."""
    choose = partial(structs.replace, scheduling=scheduling)
    await host(world).tables.settings.change_server(world.server.id, choose)


async def look(world: Simulation, times: int = 1) -> None:
    """Let the bot look for what is announced."""
    for _ in range(times):
        await world.advance(LOOK + 1)


def events(world: Simulation) -> list[ScheduledEvent]:
    """The events of the server that are not over."""
    found = world.env.backend.get_guild(world.server.id).scheduled_events.values()
    return [each for each in found if each.status in (1, 2)]


def moment(said: str | None) -> float:
    assert said is not None
    return datetime.fromisoformat(said).timestamp()


def see(world: Simulation, sees: bool, channel: int = 0) -> None:
    """Show the channel to everyone, or hide it."""
    denied = discord.Permissions(view_channel=not sees).value
    everyone = Overwrite(world.server.id, OverwriteType.ROLE, 0, denied)
    world.env.backend.set_overwrite(channel or world.channel.id, everyone)


def permit(world: Simulation, allowed: bool) -> None:
    """Give the bot the permission to create events, or take it away."""
    guild = world.env.backend.get_guild(world.server.id)
    [role] = [each for each in guild.roles.values() if each.managed]
    granted = discord.Permissions(role.permissions)
    granted.update(create_events=allowed)
    world.env.backend.edit_role(guild.id, role.id, {"permissions": granted.value})


async def stored(world: Simulation, key: str = "table 1") -> MessageRecord | None:
    return await host(world).store.message("scheduled", key)


async def announced(world: Simulation, seconds: float = 24 * HOUR) -> float:
    """Have the host choose a moment, and the bot announce it."""
    await wanted(world)
    await lobby(world)
    at = await appoint(world, seconds)
    await look(world)
    return at


async def test_an_appointment_has_an_event_with_a_link_and_an_honest_end(tmp_path: Path) -> None:
    """It names nobody, and is there as long as its game."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        at = await announced(world, 2 * HOUR)
        [event] = events(world)
        session = await table(world)
        assert (said := lasts(session)) is not None
        assert moment(event.scheduled_start_time) == int(at)
        assert moment(event.scheduled_end_time) == int(at) + said.minutes * 60
        assert event.name == EN("scheduled-table", game=EN("game-classic"))
        place = f"https://discord.com/channels/{world.server.id}/{world.channel.id}"
        assert event.description == EN("game-classic.goal")
        assert (event.entity_metadata or {})["location"] == f"{place} 🎲 1"
        await until(world, at - CALL)
        for person in world.people:
            await press(world, person, "button-cup-here")
        await until(world, at + LOOK)
        assert (await table(world)).record.status == "running"
        assert [each.id for each in events(world)] == [event.id]
        for person in world.people:
            await host(world).tables.propose_end(1, person.id)
        await look(world)
        assert (events(world), await stored(world)) == ([], None)


async def test_a_server_has_to_want_events_and_all_have_to_see_the_channel(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await lobby(world)
        await appoint(world)
        await look(world)
        assert events(world) == []
        see(world, False)
        await wanted(world)
        await look(world)
        assert events(world) == []
        see(world, True)
        await look(world)
        assert len(events(world)) == 1
        see(world, False)
        await world.settle()
        assert events(world) == [], "at once"
        see(world, True)
        await look(world)
        assert len(events(world)) == 1
        await wanted(world, False)
        await look(world)
        assert (events(world), await stored(world)) == ([], None)


async def test_without_the_permission_nothing_is_asked_and_a_check_says_so(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        permit(world, False)
        await announced(world)
        answer = await world.slash(world.people[0], "check")
        missing = {"permission": EN("permission-create-events"), "where": "role"}
        assert like(EN, "check-no-events", **missing).search(answer.whisper)
        assert not [each for each in world.requests if "scheduled-events" in each.path]
        permit(world, True)
        await look(world)
        assert len(events(world)) == 1
        answer = await world.slash(world.people[0], "check")
        assert EN("check-fine", channel=f"<#{world.channel.id}>") in answer.whisper
        permit(world, False)
        await host(world).tables.abandon(1)
        await look(world)
        assert len(events(world)) == 1, "it cannot be cancelled"
        permit(world, True)
        await look(world)
        assert events(world) == []


async def test_an_event_is_moved_with_its_game_and_cancelled_with_its_moment(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        at = await announced(world)
        [event] = events(world)
        lobbies, ada = host(world).tables.lobbies, world.people[0]
        await lobbies.appoint(1, ada.id, at + 2 * HOUR, "UTC")
        await world.advance(2)
        assert [(each.id, moment(each.scheduled_start_time)) for each in events(world)] == [
            (event.id, int(at) + 2 * HOUR)
        ]
        await lobbies.set_up(1, lambda record, _: appointments.cancel(record, ada.id, world.now()))
        await world.advance(2)
        assert (events(world), await stored(world)) == ([], None)


async def test_a_game_put_off_ends_later_and_one_given_up_has_no_event(tmp_path: Path) -> None:
    """Another moment, chosen then, has another event."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        at = await announced(world, 2 * HOUR)
        [event] = events(world)
        ends = moment(event.scheduled_end_time)
        await until(world, at + LOOK)
        [event] = events(world)
        assert moment(event.scheduled_start_time) == int(at), "Discord moves no event that is on"
        assert moment(event.scheduled_end_time) == ends + SOON
        await until(world, at + 2 * SOON + LOOK)
        assert (await planned(world)).stage == "asked"
        assert events(world) == []
        await host(world).tables.lobbies.appoint(1, world.people[0].id, at + 24 * HOUR, "UTC")
        await look(world)
        assert [moment(each.scheduled_start_time) for each in events(world)] == [
            int(at) + 24 * HOUR
        ]


async def test_the_next_week_of_a_skipped_game_has_an_event_of_its_own(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        at = await announced(world, 2 * HOUR)
        lobbies, ada = host(world).tables.lobbies, world.people[0]
        await lobbies.set_up(1, lambda record, _: appointments.switch(record, ada.id, "weekly"))
        [first] = events(world)
        await until(world, at + 2 * SOON + 2 * LOOK)
        assert (await planned(world)).missed == 1
        [second] = events(world)
        assert second.id != first.id
        assert abs(moment(second.scheduled_start_time) - at - 7 * 24 * HOUR) < 60


async def test_a_deleted_event_stays_deleted(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        at = await announced(world)
        [event] = events(world)
        world.env.backend.delete_scheduled_event(world.server.id, event.id)
        await host(world).tables.lobbies.appoint(1, world.people[0].id, at + HOUR, "UTC")
        await look(world, 3)
        await again(world)
        await look(world)
        assert events(world) == []
        await host(world).tables.abandon(1)
        await look(world)
        assert await stored(world) is None


async def test_an_event_that_a_person_ended_stays_over(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        at = await announced(world)
        world.refuse("PATCH", ONE, 400, 180000)
        await host(world).tables.lobbies.appoint(1, world.people[0].id, at + HOUR, "UTC")
        await look(world, 3)
        assert (record := await stored(world)) is not None
        assert record.message is None
        assert len([each for each in world.requests if each.method == "PATCH"]) >= 1


FAULTS = ["refused 500", "refused 403", "limited", "lost before", "lost after", "late", "twice"]


def strike(world: Simulation, fault: str, method: str, path: str) -> None:
    """Have the next request meet a fault."""
    match fault.split():
        case ["refused", status]:
            world.refuse(method, path, int(status), 50013 if status == "403" else 0)
        case ["limited"]:
            world.limit(method, path, 300.0)
        case ["lost", "before"]:
            world.lose(method, path)
        case ["lost", "after"]:
            world.cut(method, path)
        case ["late"]:
            world.slow(method, path, 30.0)
        case _:
            world.double(method, path)


@pytest.mark.parametrize("fault", FAULTS)
async def test_each_fate_of_the_making_leads_to_one_event(fault: str, tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await wanted(world)
        await lobby(world)
        at = await appoint(world, 24 * HOUR)
        strike(world, fault, "POST", EVENTS)
        await look(world)
        world.slow("", "", 0.0)
        await look(world, 8)
        if fault == "refused 403":
            await world.advance(HOUR)
        await look(world, 4)
        [event] = events(world)
        assert world.mended()
        assert moment(event.scheduled_start_time) == int(at)
        assert (record := await stored(world)) is not None
        assert (record.message, record.posting) == (event.id, 0.0)


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("method", ["PATCH", "DELETE"])
async def test_each_fate_of_a_move_or_cancellation_ends_well(
    method: str, fault: str, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        at = await announced(world)
        strike(world, fault, method, ONE)
        if method == "PATCH":
            await host(world).tables.lobbies.appoint(1, world.people[0].id, at + HOUR, "UTC")
        else:
            await host(world).tables.abandon(1)
        await look(world)
        world.slow("", "", 0.0)
        await look(world, 8)
        if fault == "refused 403":
            await world.advance(HOUR)
        await look(world, 2)
        assert world.mended()
        begins = [moment(each.scheduled_start_time) for each in events(world)]
        assert begins == ([int(at) + HOUR] if method == "PATCH" else [])


@pytest.mark.parametrize("fault", ["refused 500", "lost before", "lost after", "limited"])
async def test_a_list_that_is_not_told_leaves_no_second_event(fault: str, tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await wanted(world)
        await lobby(world)
        await appoint(world, 24 * HOUR)
        strike(world, fault, "GET", EVENTS)
        await look(world, 8)
        assert len(events(world)) == 1
        assert world.mended()
        assert (record := await stored(world)) is not None
        assert record.message is not None


async def test_a_late_edit_does_not_undo_a_newer_one(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        at = await announced(world)
        [event] = events(world)
        earlier = event.scheduled_start_time
        world.slow("PATCH", ONE, 30.0)
        await host(world).tables.lobbies.appoint(1, world.people[0].id, at + HOUR, "UTC")
        await world.advance(10)
        world.slow("", "", 0.0)
        await world.advance(10)
        event.scheduled_start_time = earlier  # by an edit that arrives now, before its answer
        await world.advance(30)
        assert moment(event.scheduled_start_time) == int(at) + HOUR


async def kill(world: Simulation, moment: str) -> None:
    """Have the bot announce, and end its process at a moment."""
    store = host(world).store
    keep, change = store.keep_message, store.change_message

    async def kept(record: MessageRecord, people: Any, own: int = 0) -> MessageRecord:
        if record.kind == "scheduled":
            if moment == "noted":
                await keep(record, people, own)
            raise SystemError("killed")
        return await keep(record, people, own)

    async def changed(record: MessageRecord, **fields: Any) -> MessageRecord:
        if record.kind == "scheduled":
            raise SystemError("killed")
        return await change(record, **fields)

    if moment == "sent":
        store.change_message = changed  # type: ignore[method-assign]
    else:
        store.keep_message = kept  # type: ignore[method-assign]
    with world.expecting_errors("killed"):
        await look(world)


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("moment", ["before", "noted", "sent"])
async def test_a_process_that_ends_in_between_leaves_one_event(
    moment: str, over: bool, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await wanted(world)
        await lobby(world)
        await appoint(world, 24 * HOUR)
        await kill(world, moment)
        await again(world)
        if over:
            await host(world).tables.abandon(1)
        await look(world, 2 + int(UNKNOWN / LOOK))
        assert len(events(world)) == (not over)
        assert ((await stored(world)) is None) == over


async def test_a_private_lobby_is_not_announced(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await announced(world)
        assert len(events(world)) == 1

        def closed(record: Any, _: Any) -> Any:
            change = appointments.switch(record, record.host, "computers")
            shown = structs.replace(record, setup=change.setup)
            change.setup = setup_with(shown, private=True)
            return change

        await host(world).tables.lobbies.set_up(1, closed)
        await world.advance(2)
        assert events(world) == []


async def test_a_game_by_the_day_marks_its_beginning(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await wanted(world)
        await lobby(world)
        await set_pace(world, world.people[0], "days")
        await appoint(world)
        await look(world)
        [event] = events(world)
        begins, ends = moment(event.scheduled_start_time), moment(event.scheduled_end_time)
        assert ends - begins == HOUR


async def test_a_game_begun_days_before_its_time_is_announced_no_more(tmp_path: Path) -> None:
    """Its seats are taken; a quarter of an hour before, the event is as good as true."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        lobbies, ada = host(world).tables.lobbies, world.people[0]
        await announced(world)
        await lobbies.start(1, ada.id, 5)
        await look(world, 2)
        assert (events(world), await stored(world)) == ([], None)
        assert (await table(world)).record.status == "running"
        await host(world).tables.abandon(1)
        await world.slash(ada, "play")
        await world.click(world.people[1], world.last(), EN("button-join"))
        at = await appoint(world, 2 * HOUR, number=2)
        await look(world)
        await until(world, at - CALL + 60)
        await lobbies.start(2, ada.id, 5)
        await look(world, 2)
        [event] = events(world)
        assert moment(event.scheduled_start_time) == int(at)


async def test_a_deleted_person_is_in_no_event(tmp_path: Path) -> None:
    """The host goes, and the event stays with the game."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await announced(world)
        [event] = events(world)
        with world.inside():
            await delete(host(world).services, host(world).presenter, world.people[0].id)
        await look(world)
        assert [each.id for each in events(world)] == [event.id]
        for person in world.people:
            assert person.name not in f"{event.name} {event.description}"
            assert str(person.id) not in f"{event.description} {event.entity_metadata}"


async def test_an_event_goes_with_its_channel(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await wanted(world)
        other = world.server.create_text_channel("halle")
        await world.slash(world.people[0], "play", where=other)
        at = world.now() + 5 * HOUR
        await host(world).tables.lobbies.appoint(1, world.people[0].id, at, "UTC")
        await look(world)
        assert len(events(world)) == 1
        world.env.backend.delete_channel(other.id)
        await look(world)
        assert (events(world), await stored(world)) == ([], None)


async def test_a_private_thread_has_no_event_and_a_public_one_has(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await wanted(world)
        ada, backend = world.people[0], world.env.backend
        assert world.bot.user is not None
        for kind, number in ((12, 1), (11, 2)):
            made = backend.create_thread(world.channel.id, name="f", type=kind, owner_id=ada.id)
            for each in (ada.id, world.bot.user.id):
                backend.add_thread_member(made.id, each)
            await world.settle()
            await world.slash(ada, "play", where=world.place(made.id))
            at = world.now() + 5 * HOUR
            await host(world).tables.lobbies.appoint(number, ada.id, at, "UTC")
        await look(world)
        [event] = events(world)
        assert (event.entity_metadata or {})["location"].endswith("🎲 2")


@pytest.mark.parametrize("length", ["live-30", "days-2"])
async def test_a_cup_has_an_event_until_it_is_over(length: str, tmp_path: Path) -> None:
    async with opened(tmp_path, 4, length=length) as world:
        await wanted(world)
        await look(world)
        cup = (await host(world).cups.get(1)).cup
        [event] = events(world)
        assert event.name == EN("scheduled-cup", cup="1")
        assert (event.entity_metadata or {})["location"].endswith("🏆 1")
        begins_at, ends = moment(event.scheduled_start_time), moment(event.scheduled_end_time)
        expected = evening(cup)[1] if cup.live else begins_at + HOUR
        assert ends == int(expected)
        moved = world.now() + 30 * HOUR
        await host(world).cups.act(
            1, world.people[0].id, partial(acts.move, begins=moved, why="rain")
        )
        await look(world)
        [event] = events(world)
        assert moment(event.scheduled_start_time) == int(moved)
        await host(world).cups.act(1, world.people[0].id, lambda now: acts.end(now, "rain"))
        await look(world)
        assert (events(world), await stored(world, "cup 1")) == ([], None)


async def test_a_channel_hidden_while_the_bot_was_away_has_no_event(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await announced(world)
        assert len(events(world)) == 1
        await host(world).close()
        see(world, False)
        await again(world)
        await world.advance(2)
        assert events(world) == []


async def test_a_voice_channel_that_members_cannot_enter_has_no_event(tmp_path: Path) -> None:
    """Its chat is hidden from them."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await wanted(world)
        voice, ada = world.server.create_voice_channel("laut"), world.people[0]
        await world.settle()
        await world.slash(ada, "play", where=voice)
        at = world.now() + 24 * HOUR
        await host(world).tables.lobbies.appoint(1, ada.id, at, "UTC")
        await look(world)
        assert len(events(world)) == 1
        shut = discord.Permissions(connect=True).value
        world.env.backend.set_overwrite(
            voice.id, Overwrite(world.server.id, OverwriteType.ROLE, 0, shut)
        )
        await look(world)
        assert events(world) == []


@pytest.mark.parametrize("fault", ["lost before", "lost after"])
async def test_an_event_of_a_member_at_the_same_place_is_left_alone(
    fault: str, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await wanted(world)
        await lobby(world)
        await appoint(world, 24 * HOUR)
        place = f"https://discord.com/channels/{world.server.id}/{world.channel.id} 🎲 1"
        foreign = world.env.backend.create_scheduled_event(
            world.server.id,
            name="Mine",
            entity_type=3,
            scheduled_start_time="2026-06-01T20:00:00+00:00",
            scheduled_end_time="2026-06-01T22:00:00+00:00",
            creator_id=world.people[1].id,
            entity_metadata={"location": place},
        )
        strike(world, fault, "POST", EVENTS)
        await look(world, 5)
        assert len(events(world)) == 2
        await host(world).tables.abandon(1)
        await look(world)
        assert [each.id for each in events(world)] == [foreign.id]


async def test_a_cups_own_name_is_its_events_name(tmp_path: Path) -> None:
    """Without effect of its markup, which Discord shows as typed in a name."""
    async with opened(tmp_path, 4, name="**Kneipe** @everyone ") as world:
        await wanted(world)
        await look(world)
        assert [each.name for each in events(world)] == ["**Kneipe** @everyone"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_fits_in_each_language(language: str) -> None:
    say = texts(language)
    for game in ("classic", "walls", "card-race", "action-cards", "tournament"):
        named = say("scheduled-table", game=say(f"game-{game}"))
        assert length(named) <= EVENT_NAME
        assert length(say(f"game-{game}.goal")) <= EVENT_ABOUT
