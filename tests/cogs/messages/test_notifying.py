"""The decision on the people a message may ping: one function, whatever the message."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from cogs.messages.notifying import Calling, Notified, Occasion, notified
from tests.cogs.messages.test_pings import calls, chosen
from tests.cogs.playing import host, hosted, lobby, set_pace
from tests.cogs.test_cups import drawn, joined, opened, tables
from tests.simulation import Person, Simulation
from tests.words import EN

NIGHT = {"zone": "UTC", "quiet_from": 22, "quiet_to": 8}
"""Quiet hours around the beginning of the simulated time, which is midnight."""

SILENT = 1 << 12
"""The flag of messages whose arrival is not announced."""


@pytest.fixture(autouse=True)
def unhurried() -> None:
    """Here people are hurried and called, as everywhere but in other tests."""


async def night(world: Simulation) -> None:
    """Have quiet hours on the server."""
    await host(world).tables.settings.change_server(
        world.server.id, lambda server: structs.replace(server, **NIGHT)
    )


async def pinged(world: Simulation, occasion: Occasion, *people: Person, mark: int = 0) -> Notified:
    calling = Calling(world.server.id, occasion, mark)
    return await notified(host(world).services, [each.id for each in people], calling)


async def test_sleeping_people_are_pinged_for_live_games_alone(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await night(world)
        await host(world).services.persons.choose(
            ben.id, lambda own: structs.replace(own, zone="Asia/Tokyo")
        )
        assert (await pinged(world, Occasion.DAYS, ada, ben)).people == (ben.id,)
        for occasion in (Occasion.LIVE, Occasion.INVITED):
            assert (await pinged(world, occasion, ada, ben)).people == (ada.id, ben.id)


async def test_a_person_without_pings_is_pinged_for_invitations_alone(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await chosen(world, ben, "never")
        for occasion in (Occasion.DAYS, Occasion.LIVE):
            assert (await pinged(world, occasion, ada, ben)).people == (ada.id,)
        assert (await pinged(world, Occasion.INVITED, ada, ben)).people == (ada.id, ben.id)


async def test_deleted_people_and_former_members_are_never_pinged(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        services = host(world).services
        mark = services.deletions.mark()
        services.deletions.note(ben.id)
        world.refuse("GET", f"/guilds/*/members/{cem.id}", 404, 10007, times=None)
        guild = host(world).get_guild(world.server.id)
        assert guild is not None
        services.members._seen.pop((guild.id, cem.id), None)
        await services.members.check(guild, [cem.id])
        for occasion in Occasion:
            assert (await pinged(world, occasion, *world.people, mark=mark)).people == (ada.id,)


async def test_without_circumstances_no_person_is_pinged(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        assert await notified(host(world).services, [world.people[0].id], None) == Notified()
        assert not any(Notified().allowed.to_dict().values())


@pytest.mark.parametrize("asleep", [False, True])
async def test_hands_of_daily_games_arrive_in_silence_at_night(
    tmp_path: Path, asleep: bool
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        if asleep:
            await night(world)
        message = await lobby(world, game="action_cards")
        await set_pace(world, world.people[0], "days", message)
        await world.click(world.people[0], message, EN("button-start"))
        await world.advance(60)
        letters = [f"/channels/{person.dm.id}/messages" for person in world.people]
        silent = [
            bool(each.json.get("flags", 0) & SILENT)
            for each in world.requests
            if each.method == "POST" and each.path.endswith(tuple(letters))
        ]
        assert silent == [asleep] * 2


async def test_people_of_a_cup_choose_their_pings(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        ada, ben, *_ = world.people
        await chosen(world, ben, "never")
        await drawn(world)
        everybody = [each for called in calls(world) for each in called]
        assert ben.id not in everybody
        assert ada.id in everybody


async def test_a_daily_draw_waits_for_the_morning(tmp_path: Path) -> None:
    """By the clock; an organiser can ask for it at night, and then no person is woken."""
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await night(world)
        await world.advance(3600 + 60)
        assert await tables(world) == []
        await world.advance(7 * 3600)
        assert len(await tables(world)) == 2
        assert {each for called in calls(world) for each in called} == {
            person.id for person in world.people
        }


async def test_an_organiser_can_draw_at_night(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await night(world)
        await drawn(world)
        assert len(await tables(world)) == 2
        assert calls(world) == []
