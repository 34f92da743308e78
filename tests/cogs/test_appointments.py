"""A table by appointment as people meet it: chosen, announced, called, begun."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from msgspec import structs

from cogs.platform.limits import EPHEMERAL
from cogs.widgets.buttons import Kind, custom_id
from engine.hosting.state.appointments import POSTED, Appointment
from engine.hosting.state.beginnings import CALL, SOON
from engine.hosting.state.gathering import gathers
from tests.cogs.messages.test_pings import chosen
from tests.cogs.playing import again, host, hosted, lobby, set_up, table
from tests.simulation import Answer, Person, Seen, Simulation
from tests.words import EN, like

HOUR = 3600.0


@pytest.fixture(autouse=True)
def unhurried() -> None:
    """Here people are called, as everywhere but in other tests."""


async def appoint(world: Simulation, seconds: float = 2 * HOUR, number: int = 1) -> float:
    """Have the host choose the moment, some seconds from now."""
    page = await set_up(world, world.people[0])
    await world.click(world.people[0], page, EN("button-when"))
    at = int(world.now() + seconds)
    await world.forge(world.people[0], page, custom_id(Kind.WHEN, number, "set", at))
    await world.advance(2)
    return float(at)


async def until(world: Simulation, moment: float) -> None:
    await world.advance(max(0.0, moment - world.now()) + 2)


def public(world: Simulation) -> list[Seen]:
    """The messages that all see."""
    return [each for each in world.messages() if not each.raw.flags & EPHEMERAL]


async def planned(world: Simulation, number: int = 1) -> Appointment:
    found = (await table(world, number)).setup.appointment
    assert found is not None
    return found


async def press(world: Simulation, person: Person, key: str) -> Answer:
    return await world.click(person, world.last(), EN(key))


async def test_a_host_chooses_a_time_and_all_present_play(tmp_path: Path) -> None:
    """One message all the time; posted anew an hour before, and once with a ping."""
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        ada, ben, cem, dora = world.people
        message = await lobby(world)
        first, at = message.id, await appoint(world)
        assert world.last().id == first
        assert f"<t:{int(at)}:F>" in message.text
        assert like(EN, "appointment-calls").search(message.text)
        await until(world, at - POSTED)
        posted = world.last()
        assert posted.id != first
        assert not message.here
        assert f"<@{ben.id}>" not in posted.text, "nobody is pinged yet"
        await until(world, at - CALL)
        called = world.last()
        assert called.id != posted.id
        assert all(f"<@{each.id}>" in called.text for each in world.people)
        for person in (ada, cem, dora):
            await press(world, person, "button-cup-here")
        assert like(EN, "appointment-here", count=3).search(called.text)
        answer = await press(world, cem, "button-cup-here")
        assert EN("cup-here-already") in (answer.sentence, answer.whisper)
        await until(world, at)
        session = await table(world)
        assert session.record.status == "running"
        assert {*session.people} == {ada.id, cem.id, dora.id}
        assert len(public(world)) == 1


async def test_a_call_pings_through_quiet_hours_but_never_a_person_without_pings(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        _, ben, cem = world.people
        await chosen(world, ben, "never")
        night = partial(structs.replace, zone="UTC", quiet_from=22, quiet_to=8)
        await host(world).tables.settings.change_server(world.server.id, night)
        await lobby(world)
        await until(world, await appoint(world) - CALL)
        assert f"<@{cem.id}>" in world.last().text
        assert f"<@{ben.id}>" not in world.last().text


async def test_a_full_table_has_a_waiting_list(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        await lobby(world)
        eve, finn = world.add_person("Eve"), world.add_person("Finn")
        assert EN("button-join") not in world.last().buttons
        await appoint(world)
        for person in (eve, finn):
            await press(world, person, "button-wait")
        assert like(EN, "appointment-waiting", count=2).search(world.last().text)
        own = await press(world, finn, "button-seat")
        assert EN("seat-waiting", place=2) in own.whisper
        await world.click(finn, own.messages[-1], EN("button-leave"))
        assert (await planned(world)).waiting == (eve.id,)
        ben = world.people[1]
        seat = await press(world, ben, "button-seat")
        await world.click(ben, seat.messages[-1], EN("button-leave"))
        assert eve.id in (await table(world)).people
        assert (await planned(world)).waiting == ()


async def test_it_takes_no_place_in_the_channel_until_its_call(tmp_path: Path) -> None:
    """A game still on at its moment keeps it waiting, and the lobby names that table."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await lobby(world)
        at = await appoint(world)
        await until(world, at - CALL - 60)
        answer = await world.slash(ben, "play")
        assert not answer.sentence, "there is room for a game now"
        second = world.last()
        await until(world, at - CALL)
        for person in (ada, ben):
            await press(world, person, "button-cup-here")
        await until(world, at)
        assert (await table(world)).record.status == "lobby"
        assert EN("appointment-taken", table=2) in world.last().text
        await host(world).tables.propose_end(2, ben.id)
        await until(world, at + 70)
        assert (await table(world)).record.status == "running"
        assert not second.here or second.id != world.last().id


async def test_an_early_start_needs_the_place_in_the_channel(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        first = await lobby(world)
        await appoint(world)
        await world.slash(ben, "play")
        answer = await world.click(ada, first, EN("button-start"))
        assert like(EN, "channel-busy").search(answer.sentence) or answer.whisper
        assert (await table(world)).record.status == "lobby"
        await host(world).tables.propose_end(2, ben.id)
        await world.click(ada, first, EN("button-start"))
        assert (await table(world)).record.status == "running"
        world.forgive("Refused")


async def test_too_few_are_waited_for_and_then_the_host_is_asked_alone(tmp_path: Path) -> None:
    """Nobody is pinged a second time for it."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, _ = world.people
        await lobby(world)
        at = await appoint(world)
        await until(world, at - CALL)
        called = world.last().id
        await until(world, at + SOON)
        assert world.last().id == called, "it is edited: an edit pings nobody"
        assert like(EN, "appointment-called", put_off="yes").search(world.last().text)
        await until(world, at + 2 * SOON)
        asked = world.last()
        assert asked.id != called
        assert f"<@{ada.id}>" in asked.text
        assert f"<@{ben.id}>" not in asked.text


async def test_a_time_changed_again_and_again_pings_each_person_once(tmp_path: Path) -> None:
    """Within an hour of a call, also by a host that gives the time up in between."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await world.slash(ada, "play")
        await press(world, ben, "button-join")
        before = len(world.requests)

        def pinged(person: Person) -> int:
            posts = [each for each in world.requests[before:] if each.method == "POST"]
            users = [(each.json or {}).get("allowed_mentions", {}).get("users") for each in posts]
            return sum(str(person.id) in map(str, each or ()) for each in users)

        await appoint(world, 360)
        called = world.last()
        await press(world, ben, "button-cup-here")
        for seconds in (420, 480, 540):
            at = await appoint(world, seconds)
            assert world.last().id == called.id
            assert f"<t:{int(at)}:F>" in world.last().text
            assert like(EN, "appointment-here", count=1).search(world.last().text)
            await again(world)
            await world.advance(2)
        page = await set_up(world, ada)
        await world.forge(ada, page, custom_id(Kind.WHEN, 1, "now", "0"))
        await press(world, cem, "button-join")
        await appoint(world, 600)
        assert [pinged(each) for each in (ada, ben, cem)] == [1, 1, 1]
        assert world.last().id != called.id, "one has joined since"
        at = await appoint(world, 2 * HOUR)
        assert not like(EN, "appointment-here").search(world.last().text)
        await until(world, at - CALL)
        assert [pinged(each) for each in (ada, ben, cem)] == [2, 2, 2]
        assert (await planned(world)).here == ()


async def test_people_whose_call_was_refused_are_pinged_for_the_new_time(tmp_path: Path) -> None:
    """Though it comes within an hour: they have got no ping yet."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await lobby(world)
        at = await appoint(world)
        await until(world, at - POSTED)
        page, before = await set_up(world, ada), len(world.requests)
        await world.click(ada, page, EN("button-when"))
        world.refuse("POST", "/channels/*/messages", 403, 50013)
        await until(world, at - CALL)
        assert (await planned(world)).stage == "called"
        assert f"<@{ben.id}>" not in world.last().text
        at = int(world.now() + 40 * 60)
        await world.forge(ada, page, custom_id(Kind.WHEN, 1, "set", at))
        await world.advance(60)
        assert f"<@{ben.id}>" not in world.last().text
        await until(world, at - CALL)
        assert f"<@{ben.id}>" in world.last().text
        sent = [
            each.json for each in world.requests[before:] if each.method == "POST" and each.json
        ]
        users = [each.get("allowed_mentions", {}).get("users", []) for each in sent]
        assert sum(str(ben.id) in map(str, each) for each in users) == 2, "one of them was refused"
        world.forgive("")


async def test_a_deleted_message_pings_none_again(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await lobby(world)
        at = await appoint(world)
        await until(world, at - CALL)
        called = world.last()
        assert f"<@{ben.id}>" in called.text
        world.env.backend.delete_message(called.channel.id, called.id)
        await world.slash(ada, "table show")
        await world.advance(5)
        assert world.last().id != called.id
        assert f"<@{ben.id}>" not in world.last().text


@pytest.mark.parametrize("moment", ["posted", "called", "begins"])
async def test_a_restart_at_any_stage_does_nothing_twice(moment: str, tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await lobby(world)
        at = await appoint(world)
        stages = {"posted": at - POSTED, "called": at - CALL, "begins": at}
        for stage, when in stages.items():
            if stage == "begins":
                for person in world.people:
                    await press(world, person, "button-cup-here")
            await until(world, when)
            if stage == moment:
                before = world.last().id
                await again(world)
                await world.advance(30)
                assert world.last().id == before
        assert (await table(world)).record.status == "running"
        assert len(public(world)) == 1


async def test_a_weekly_table_opens_the_next_lobby_after_its_game(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await lobby(world)
        at = await appoint(world)
        page = await set_up(world, ada)
        await world.click(ada, page, EN("button-when"))
        await world.click(ada, page, EN("button-appointment-weekly"))
        assert EN("button-not-appointment-weekly") in page.buttons
        assert EN("appointment-weekly") in world.last().text
        await until(world, at - CALL)
        for person in (ada, ben):
            await press(world, person, "button-cup-here")
        await until(world, at)
        for person in (ada, ben):
            await host(world).tables.propose_end(1, person.id)
        await world.advance(10)
        following = world.last()
        assert f"<t:{int(at + 7 * 24 * HOUR) // 60 * 60}:F>" in following.text
        assert like(EN, "lobby-week", count=1).search(following.text)
        assert f"<@{ben.id}>" in following.text
        assert (await table(world, 2)).people == [ada.id]
        await again(world)
        await world.advance(60)
        assert await host(world).store.tables_in(world.channel.id) == [2]


async def test_people_asked_for_the_next_week_have_names_after_a_restart(tmp_path: Path) -> None:
    """They have no seat, and press nothing; the lobby is drawn again as another joins."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await lobby(world)
        at = await appoint(world)
        await world.forge(
            ada, await set_up(world, ada), custom_id(Kind.WHEN, 1, "switch", "weekly")
        )
        await until(world, at - CALL)
        for person in world.people:
            await press(world, person, "button-cup-here")
        await until(world, at)
        for person in world.people:
            await host(world).tables.propose_end(1, person.id)
        await world.advance(10)
        await again(world)
        await world.advance(60)
        await press(world, cem, "button-join")
        await world.advance(60)
        assert like(EN, "lobby-week", count=1, people=ben.name).search(world.last().text)


@pytest.mark.parametrize("quiet", [False, True])
async def test_players_are_asked_for_the_next_week_outside_quiet_hours_alone(
    tmp_path: Path, quiet: bool
) -> None:
    """They chose the time of their game, not that of its end."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await lobby(world)
        at = await appoint(world)
        await world.forge(
            ada, await set_up(world, ada), custom_id(Kind.WHEN, 1, "switch", "weekly")
        )
        hours = (0, 8) if quiet else (8, 9)
        night = partial(structs.replace, zone="UTC", quiet_from=hours[0], quiet_to=hours[1])
        await host(world).tables.settings.change_server(world.server.id, night)
        await until(world, at - CALL)
        assert f"<@{ben.id}>" in world.last().text
        for person in (ada, ben):
            await press(world, person, "button-cup-here")
        await until(world, at)
        for person in (ada, ben):
            await host(world).tables.propose_end(1, person.id)
        await world.advance(10)
        asked = world.last()
        assert like(EN, "lobby-week", count=1).search(asked.text)
        assert (f"<@{ben.id}>" in asked.text) is not quiet


@pytest.mark.parametrize(
    ("rest", "values"),
    [
        ("set:tomorrow", None),
        ("set:1", None),
        ("set:99999999999", None),
        ("switch:loudly", None),
        ("sometime:0", None),
        ("day:202612052000", ["20261399"]),
        ("now", None),
    ],
)
async def test_forged_presses_of_the_page_change_nothing(
    rest: str, values: list[str] | None, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await lobby(world)
        page, before = await set_up(world, ada), (await table(world)).record
        for person, shown in (
            (ada, page),
            (ben, (await world.slash(ben, "settings")).messages[-1]),
        ):
            await world.forge(person, shown, f"when:1:{rest}", values)
        assert (await table(world)).record.setup == before.setup
        world.forgive("Refused")


async def test_tables_lists_it_with_its_moment_and_none_is_sought_for_it(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await lobby(world)
        cem = world.add_person("Cem")
        at = await appoint(world)
        for person in (cem, world.people[0]):
            assert f"<t:{int(at)}:f>" in (await world.slash(person, "tables")).whisper
        before = len(public(world))
        await world.advance(180)
        assert len(public(world)) == before
        session = await table(world)
        assert not gathers(session, world.now())
        await until(world, at - CALL)
        await world.advance(70)
        assert gathers(await table(world), world.now())


async def test_tables_names_no_moment_that_was_given_up(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await lobby(world)
        cem, at = world.add_person("Cem"), await appoint(world)
        await until(world, at + 2 * SOON)
        assert (await planned(world)).stage == "asked"
        for person in (cem, world.people[0]):
            page = (await world.slash(person, "tables")).whisper
            assert EN("game-classic") in page
            assert "<t:" not in page


@pytest.mark.parametrize(
    "fault", ["refused 500", "refused 403", "limited", "lost before", "lost after", "late", "twice"]
)
async def test_a_call_pings_once_by_each_fate_of_its_request(fault: str, tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ben = world.people[1]
        await lobby(world)
        at = await appoint(world)
        await until(world, at - POSTED)
        method, path, before = "POST", "/channels/*/messages", len(world.requests)
        match fault.split():
            case ["refused", status]:
                world.refuse(method, path, int(status), 50013 if status == "403" else 0)
            case ["limited"]:
                world.limit(method, path, HOUR - CALL + 60)
            case ["lost", "before"]:
                world.lose(method, path)
            case ["lost", "after"]:
                world.cut(method, path)
            case ["late"]:
                world.delay(method, path, 3.5)
            case _:
                world.double(method, path)
        await until(world, at - CALL)
        await world.advance(120)
        await again(world)
        await world.advance(120)
        sent = [each for each in world.requests[before:] if each.method == method and each.json]
        users = [each.json.get("allowed_mentions", {}).get("users", []) for each in sent]
        called = [each for each in users if str(ben.id) in map(str, each)]
        never_came = fault in ("refused 500", "refused 403", "lost before")
        assert len(called) <= 1 + never_came
        assert called or f"<@{ben.id}>" in world.last().text
        assert len(public(world)) == 1
        world.forgive("")


async def test_a_time_given_up_needs_the_place_in_the_channel(tmp_path: Path) -> None:
    """Else one could have any number of lobbies in a channel that has room for one."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await lobby(world)
        await appoint(world)
        page = await set_up(world, ada)
        await world.click(ada, page, EN("button-when"))
        await world.slash(ben, "play")
        await world.click(ada, page, EN("button-appointment-now"))
        assert (await table(world)).setup.appointment is not None
        await host(world).tables.propose_end(2, ben.id)
        await world.click(ada, page, EN("button-appointment-now"))
        session = await table(world)
        assert (session.setup.appointment, session.record.is_announced) == (None, False)
        world.forgive("Refused")


async def test_a_blocked_person_is_not_called(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        await lobby(world)
        eve = world.add_person("Eve")
        at = await appoint(world)
        await press(world, eve, "button-wait")
        block = partial(structs.replace, blocked=(eve.id,))
        await host(world).tables.settings.change_server(world.server.id, block)
        await until(world, at - CALL)
        assert f"<@{world.people[1].id}>" in world.last().text
        assert f"<@{eve.id}>" not in world.last().text


async def test_a_person_in_line_leaves_by_command_and_types_a_zone(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        ada = world.people[0]
        await lobby(world)
        eve = world.add_person("Eve")
        await appoint(world)
        await press(world, eve, "button-wait")
        await world.slash(eve, "table leave")
        assert (await planned(world)).waiting == ()
        page = await set_up(world, ada)
        await world.click(ada, page, EN("button-when"))
        menu = next(each for each in page.menus if each.startswith("when:1:zone:"))
        form = await world.choose(ada, page, EN("zone-other"), menu=menu)
        assert form.form
        [field] = [part["component"]["custom_id"] for part in form.form["components"]]
        await world.submit(ada, form, **{field: "asia/seoul"})
        assert EN("moment-zone", by="own", zone="Asia/Seoul") in page.text
