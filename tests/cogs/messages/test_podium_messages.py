"""Podiums: at the end of a season one message, whatever becomes of the calls to Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.messages import podium_messages, presenter
from cogs.messages.server_messages import WEEK
from cogs.platform.work_queue import RESTS
from cogs.views.season_places import best
from data.records import MessageRecord, Placed, Podium
from engine.hosting.state.seasons import day_of, season_of
from engine.hosting.state.time_controls import DAY
from engine.hosting.statistics.standings import LATE, LEAST_GAMES, SETTLES, window
from tests.cogs.playing import again, begun, host, hosted
from tests.data.sample import add_results, results
from tests.simulation import Person, Seen, Simulation
from tests.soak import soaked
from tests.words import EN, like

GAMES = 9
"""Played in the season: enough to be ranked."""


async def look(world: Simulation) -> None:
    """Have the bot look at what is due, as it does from time to time."""
    with world.inside():
        host(world).presenter.podiums.look()
    await world.settle()


def podiums(world: Simulation) -> list[Seen]:
    """The messages that show a podium."""
    title = like(EN, "podium-title")
    return [each for each in world.messages() if title.search(each.text)]


async def stored(world: Simulation) -> MessageRecord:
    [message] = await host(world).store.messages("podium", world.server.id)
    return message


async def ranked(world: Simulation) -> Podium:
    """The stored podium, whatever its message shows."""
    podium = await host(world).store.podium(world.server.id, (await stored(world)).key)
    assert podium is not None
    return podium


async def is_true(world: Simulation) -> bool:
    """Whether the message shows the podium, as far as is noted."""
    return (await stored(world)).shows == str((await ranked(world)).changes)


async def choose(world: Simulation, **chosen: Any) -> None:
    """Have the server choose something."""
    await host(world).tables.settings.change_server(world.server.id, partial(replace, **chosen))


async def play(world: Simulation, ids: list[int], games: int = GAMES, **fields: Any) -> str:
    """Have people play in the present season, a month; the first wins. Return its name."""
    day = day_of(world.now(), "UTC")
    season = season_of(day, "month")
    begins = fields.pop("table", 1000)
    rows = [
        row
        for table in range(begins, begins + games)
        for row in results(
            table,
            *ids,
            **{"server": world.server.id, "day": day, "season": season, "people": 2, **fields},
        )
    ]
    await add_results(host(world).store, rows, ())
    return season


async def until(world: Simulation, season: str, after: float = SETTLES + 1) -> None:
    """Let time pass until so many seconds after the end of a season."""
    ends = window(season, "UTC")[0] - SETTLES
    world.env.backend.clock.advance(ends + after - world.now())


@asynccontextmanager
async def ended(file: Path, **chosen: Any) -> AsyncIterator[Simulation]:
    """A server where Ada has won a season against Ben, moments after its end."""
    async with hosted(file, 3) as world:
        await choose(world, **{"season": "month", "leaderboard": True, **chosen})
        await begun(world)
        await until(world, await play(world, [each.id for each in world.people[:2]]))
        yield world


def named(world: Simulation) -> tuple[Person, Person]:
    return world.people[0], world.people[1]


async def test_a_podium_is_posted_once_where_people_played_last(tmp_path: Path) -> None:
    async with ended(tmp_path / "p.sqlite3") as world:
        ada, ben = named(world)
        for _ in range(3):
            await look(world)
        await again(world)
        await look(world)
        [shown] = podiums(world)
        first, second = (line for line in shown.text.splitlines() if f"in {GAMES}" in line)
        assert (ada.name in first, ben.name in second) == (True, True)
        assert EN("game-classic") in shown.text
        assert shown.channel.id == world.channel.id
        podium = await stored(world)
        assert (podium.message, podium.posting) == (shown.id, 0.0)
        assert await is_true(world)


async def test_the_channel_is_the_chosen_one(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        other = world.server.create_text_channel("halle")
        await choose(world, season="month", leaderboard=True, podium=other.id)
        await until(world, await play(world, [each.id for each in world.people]))
        await look(world)
        assert podiums(world) == []
        assert like(EN, "podium-title").search(world.last(other).text)


@pytest.mark.parametrize(
    "without",
    [
        {"leaderboard": False},
        {"games": LEAST_GAMES - 1},
        {"counts": False},
        {"people": 1},
        {"games": 7},  # nobody is ranked by so few
    ],
)
async def test_without_a_list_or_games_enough_there_is_no_podium(
    without: dict[str, Any], tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        await choose(world, season="month", leaderboard=without.pop("leaderboard", True))
        await until(world, await play(world, [each.id for each in world.people], **without))
        await look(world)
        assert podiums(world) == []
        assert await host(world).store.due_podiums(0.0, 0.0) == []


async def test_a_podium_comes_after_midnight_of_the_server_and_no_later_than_a_day(
    tmp_path: Path,
) -> None:
    """Whatever the clock does: it may jump over midnight, and back."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        await choose(world, season="month", leaderboard=True, zone="America/New_York")
        season = await play(world, [each.id for each in world.people])
        opens, closes = window(season, "America/New_York")
        clock = world.env.backend.clock
        clock.advance(opens - 1 - world.now())
        await look(world)
        assert await host(world).store.messages("podium", world.server.id) == []
        clock.advance(closes - opens + 1)
        await look(world)
        assert await host(world).store.messages("podium", world.server.id) == []
        clock.advance(opens - world.now())
        await look(world)
        assert len(podiums(world)) == 1
        for jump in (-2 * DAY, 2 * DAY, -DAY, 40 * DAY):
            clock.advance(jump)
            await look(world)
        assert len(podiums(world)) == 1


async def test_a_season_without_end_has_no_podium(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        await choose(world, season="none", leaderboard=True)
        season = await play(world, [each.id for each in world.people], season="")
        await until(world, season)
        await look(world)
        assert podiums(world) == []


@pytest.mark.parametrize("fault", soaked(("lose", "cut", "refused_later", "crowded", "double")))
async def test_a_failed_post_leads_to_exactly_one_podium(fault: str, tmp_path: Path) -> None:
    """Lost before and after it arrived, limited, answered by an error of Discord's."""
    async with ended(tmp_path / "p.sqlite3") as world:
        where = "POST", f"/channels/{world.channel.id}/messages"
        if fault == "refused_later":
            world.refuse(*where, 500)
        elif fault == "crowded":
            world.limit(*where, 600.0)
        else:
            getattr(world, fault)(*where)
        await look(world)
        world.lifted()
        for _ in range(3):
            await world.advance(700.0)
            await look(world)
        assert len(podiums(world)) == 1
        podium = await stored(world)
        assert (podium.message, podium.refused) == (podiums(world)[0].id, 0.0)
        assert await is_true(world)


async def kill(world: Simulation, moment: str) -> None:
    """Have the bot post the podium, and end its process at a moment."""
    store = host(world).store
    change = store.change_message

    async def killed(record: MessageRecord, **fields: Any) -> MessageRecord:
        if moment == "noted" and "posting" in fields:
            await change(record, **fields)
        if ("message" if moment == "sent" else "posting") in fields:
            raise SystemError("killed")
        return await change(record, **fields)

    store.change_message = killed  # type: ignore[method-assign]
    with world.expecting_errors("killed"):
        await look(world)


@pytest.mark.parametrize("moment", soaked(("noted", "sent", "stored")))
async def test_a_process_that_ends_in_between_doubles_and_loses_nothing(
    moment: str, tmp_path: Path
) -> None:
    """After the podium is stored, after it is noted that it is being posted, after it is sent."""
    async with ended(tmp_path / "p.sqlite3") as world:
        await kill(world, moment)
        before = await stored(world)
        assert (before.posting > 0, before.message) == (moment != "stored", None)
        assert len(podiums(world)) == (moment == "sent")
        await again(world)
        await look(world)
        assert len(podiums(world)) == 1
        assert (await stored(world)).message == podiums(world)[0].id
        await look(world)
        assert len(podiums(world)) == 1


async def test_a_podium_of_uncertain_delivery_is_not_posted_again_after_a_day(
    tmp_path: Path,
) -> None:
    """It is looked for; what has arrived is known from then on."""
    for arrives in (False, True):
        async with ended(tmp_path / f"{arrives}.sqlite3") as world:
            await kill(world, "sent" if arrives else "noted")
            assert (await stored(world)).posting > 0
            world.env.backend.clock.advance(LATE)
            await again(world)
            await look(world)
            assert len(podiums(world)) == arrives
            podium = await stored(world)
            assert podium.posting == 0.0
            assert await is_true(world)
            assert (podium.message is not None) == arrives


async def test_a_podium_that_fails_for_a_day_is_given_up(tmp_path: Path) -> None:
    async with ended(tmp_path / "p.sqlite3") as world:
        world.refuse("POST", f"/channels/{world.channel.id}/messages", 500, times=None)
        await look(world)
        world.env.backend.clock.advance(LATE)
        await look(world)
        podium = await stored(world)
        assert podium.message is None
        assert await is_true(world)
        assert podiums(world) == []


async def test_a_channel_that_refuses_is_told_and_left_in_peace_for_a_week(tmp_path: Path) -> None:
    async with ended(tmp_path / "p.sqlite3") as world:
        ada = world.people[0]
        world.refuse("POST", f"/channels/{world.channel.id}/messages", 403, 50013)
        for _ in range(3):
            await look(world)
        assert podiums(world) == []
        assert (await stored(world)).refused == pytest.approx(world.now(), abs=60)
        told = like(EN, "check-podium", channel=f"<#{world.channel.id}>")
        (answer,) = (await world.slash(ada, "check")).messages
        assert told.search(answer.text)
        world.env.backend.clock.advance(WEEK)
        (answer,) = (await world.slash(ada, "check")).messages
        assert not told.search(answer.text)
        await look(world)
        assert podiums(world) == []


async def test_another_channel_is_tried_at_once(tmp_path: Path) -> None:
    async with ended(tmp_path / "p.sqlite3") as world:
        other = world.server.create_text_channel("halle")
        world.refuse("POST", f"/channels/{world.channel.id}/messages", 403, 50013)
        await look(world)
        await choose(world, podium=other.id)
        for _ in range(2):
            await look(world)
        assert like(EN, "podium-title").search(world.last(other).text)
        assert len(world.messages(other)) == 1
        assert (await stored(world)).refused == 0.0


async def test_a_channel_that_refused_is_not_tried_for_the_next_season_within_a_week(
    tmp_path: Path,
) -> None:
    async with ended(tmp_path / "p.sqlite3") as world:
        podium = Podium(
            server=world.server.id,
            season="2020",
            places=[],
            until=1.0,
        )
        message = MessageRecord(
            kind="podium",
            key="2020",
            server=world.server.id,
            channel=world.channel.id,
            shows="0",
            refused=world.now() - WEEK + 3600,
        )
        await host(world).store.add_podium(podium, message)
        await look(world)
        assert podiums(world) == []
        world.env.backend.clock.advance(3700.0)
        await look(world)
        assert len(podiums(world)) == 1


async def test_a_person_that_is_forgotten_hidden_blocked_or_gone_is_not_on_it(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        ada, ben, cem, dora = world.people
        await begun(world)
        await choose(world, season="month", leaderboard=True, blocked=(cem.id,))
        season = await play(world, [each.id for each in world.people])
        season = await play(world, [77777, ada.id], table=2000)
        await host(world).services.persons.choose(
            ben.id, lambda each: replace(each, listed="hidden")
        )
        await until(world, season)
        await look(world)
        [shown] = podiums(world)
        assert ada.name in shown.text
        assert dora.name in shown.text
        for other in (ben, cem):
            assert other.name not in shown.text
        assert EN("somebody") not in shown.text
        assert [each.person for each in (await ranked(world)).places] == [ada.id, dora.id]


async def test_a_person_that_chose_not_to_be_remembered_is_on_no_podium_of_that_season(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, _ = world.people
        await begun(world)
        await choose(world, season="month", leaderboard=True)
        season = await play(world, [each.id for each in world.people])
        (panel,) = (await world.slash(ada, "settings")).messages
        for listed in ("forgotten", "yes"):
            await world.choose(ada, panel, EN(f"remember-{listed}"), menu="own:0:listed")
        await until(world, season)
        await look(world)
        [shown] = podiums(world)
        assert (ada.name in shown.text, ben.name in shown.text) == (False, True)


async def test_a_name_goes_from_the_podium_with_its_data_and_when_it_is_not_to_be_in_lists(
    tmp_path: Path,
) -> None:
    async with ended(tmp_path / "p.sqlite3") as world:
        ada, ben = named(world)
        await look(world)
        [shown] = podiums(world)
        (panel,) = (await world.slash(ben, "settings")).messages
        await world.choose(ben, panel, EN("remember-hidden"), menu="own:0:listed")
        await world.advance(1)
        assert (ada.name in shown.text, ben.name in shown.text) == (True, False)
        await world.choose(ben, panel, EN("remember-yes"), menu="own:0:listed")
        await world.advance(1)
        assert ben.name in shown.text
        (asked,) = (await world.slash(ada, "privacy delete")).messages
        await world.click(ada, asked, EN("sure-delete-me.button"))
        await world.advance(1)
        assert (ada.name in shown.text, ben.name in shown.text) == (False, True)
        assert EN("somebody") in shown.text
        assert [each.person for each in (await ranked(world)).places] == [None, ben.id]
        assert len(podiums(world)) == 1


@pytest.mark.parametrize("fault", soaked(("lost", "forbidden", "gone", "old")))
async def test_a_deleted_name_leaves_the_podium_although_its_edit_fails(
    fault: str, tmp_path: Path
) -> None:
    """Nothing is posted for it; where the message cannot be edited, it goes."""
    async with ended(tmp_path / "p.sqlite3") as world:
        ada = world.people[0]
        await look(world)
        [shown] = podiums(world)
        path = f"/channels/{world.channel.id}/messages/{shown.id}"
        status, code = {"gone": (404, 10008), "old": (429, 30046), "forbidden": (403, 50001)}.get(
            fault, (0, 0)
        )
        if fault == "lost":
            world.lose("PATCH", path)
        elif fault == "old":
            world.refuse("PATCH", path, 400, code)
        else:
            world.refuse("PATCH", path, status, code)
        await host(world).store.take_out(ada.id)
        await look(world)
        if fault in ("lost", "forbidden"):
            assert ada.name in shown.text
            world.env.backend.clock.advance(WEEK if fault == "forbidden" else 0.0)
            await world.advance(RESTS[0])
            await look(world)
        podium = await stored(world)
        assert await is_true(world)
        before = len(podiums(world))
        if fault in ("gone", "old"):
            assert podium.message is None
            assert before == (fault == "gone")  # where it stays in this world
        else:
            assert ada.name not in shown.text
        await host(world).store.take_out(world.people[1].id)
        await look(world)
        assert len(podiums(world)) == before, "nothing is posted for it"


async def test_a_deletion_while_it_is_posted_is_heeded(tmp_path: Path) -> None:
    """The name is on it for a moment, and goes."""
    async with ended(tmp_path / "p.sqlite3") as world:
        ada = world.people[0]
        store = host(world).store
        change = store.change_message

        async def meanwhile(record: MessageRecord, **fields: Any) -> MessageRecord:
            if "message" in fields:
                await store.take_out(ada.id)
            return await change(record, **fields)

        store.change_message = meanwhile  # type: ignore[method-assign]
        await look(world)
        await look(world)
        [shown] = podiums(world)
        assert ada.name not in shown.text


async def test_a_podium_ranked_while_a_person_is_deleted_is_stored_without_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has read their results before they went, and is stored when they are gone."""
    async with ended(tmp_path / "p.sqlite3") as world:
        ada, bot, store = world.people[0], host(world), host(world).store
        take_out, lacking = store.take_out, store.without_podium
        read, gone, added = asyncio.Event(), asyncio.Event(), asyncio.Event()
        begun = False

        async def ranking(*given: Any) -> list[Placed]:
            placed = await best(*given)
            read.set()
            await gone.wait()
            return placed

        async def taking_out(person: int, table: int | None = None) -> None:
            nonlocal begun
            if table is None:
                begun = True
                bot.presenter.podiums.look()
                await read.wait()
            await take_out(person, table)
            if table is None:
                gone.set()
                await added.wait()

        async def without(season: str) -> list[int]:
            return await lacking(season) if begun else []

        async def adding(podium: Podium, message: MessageRecord) -> bool:
            done = await add(podium, message)
            added.set()
            return done

        add = store.add_podium
        monkeypatch.setattr(podium_messages, "best", ranking)
        for name, method in {
            "take_out": taking_out,
            "without_podium": without,
            "add_podium": adding,
        }.items():
            monkeypatch.setattr(store, name, method)
        with world.inside():
            deleting = asyncio.create_task(presenter.delete(bot.services, bot.presenter, ada.id))
        await world.advance(10)
        await deleting
        assert [each.person for each in (await ranked(world)).places] == [None, world.people[1].id]


async def test_a_server_that_invites_the_bot_again_has_its_podium_and_one_alone(
    tmp_path: Path,
) -> None:
    """Within the day in which it may be posted."""
    async with ended(tmp_path / "p.sqlite3") as world:
        store, server = host(world).store, world.server.id
        await store.leave_server(server, world.now())
        guilds = host(world)._connection._guilds
        guild = guilds.pop(server)
        await look(world)
        assert (podiums(world), await store.messages("podium", server)) == ([], [])
        guilds[server] = guild
        await store.enter_server(server)
        for _ in range(2):
            await look(world)
        assert len(podiums(world)) == 1
