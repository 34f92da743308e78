"""Cups as people meet them: taken part in, drawn, played in threads, run by organisers, checked."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import pytest
from msgspec import structs

from cogs.handlers import cups as handlers
from cogs.messages import presenter
from cogs.messages.cup_messages import APART
from cogs.views import cups as views
from cogs.views.cup_rehearsal import rehearsal
from cogs.widgets.buttons import Kind, custom_id
from cogs.widgets.message_layout import Draft
from engine.hosting.cups import acts
from engine.hosting.cups.corrections import written
from engine.hosting.cups.cup import ABSENT, BREAK, Cup
from engine.hosting.service.cups import StoredCup
from engine.hosting.state.beginnings import CALL
from engine.hosting.state.dice import published
from tests.cogs.admins.test_panel import give, put
from tests.cogs.admins.test_panel import panel as settings
from tests.cogs.platform.test_members import gone
from tests.cogs.playing import again, host, hosted
from tests.cogs.playing import refused as table_refused
from tests.cogs.test_budget import allow, most_in_a_second
from tests.cogs.test_privacy import delete, said
from tests.simulation import Answer, Person, Seen, Simulation
from tests.soak import soaked
from tests.words import DE, EN, like

NAMES = [
    "Ada",
    "Ben",
    "Cem",
    "Dora",
    "Eda",
    "Finn",
    "Gül",
    "Hans",
    "Ina",
    "Jan",
    "Kim",
    "Lea",
    "Mia",
]
MINUTE, HOUR = 60.0, 3600.0
THREADS, MESSAGES = "/channels/*/messages/*/threads", "/channels/*/messages"


@asynccontextmanager
async def opened(
    tmp_path: Path, people: int = 7, language: str = "en-US", **options: Any
) -> AsyncIterator[Simulation]:
    """A server with a cup in its channel, opened by its owner."""
    async with hosted(tmp_path / "p.sqlite3", 1, language=language) as world:
        for name in NAMES[1:people]:
            world.add_person(name)
        chosen = {"length": "days-2", "rounds": 3, **options}
        answer = await world.slash(world.people[0], "cup new", **chosen)
        assert answer.whisper
        await shown(world)
        yield world


async def shown(world: Simulation) -> None:
    """Let the message follow."""
    await world.advance(APART + 1)


def message(world: Simulation) -> Seen:
    """The cup's message."""
    return [each for each in world.messages() if "cup" in " ".join(each.buttons.values())][-1]


async def press(world: Simulation, person: Person, what: str, cup: int = 1) -> Answer:
    return await world.click(person, message(world), custom_id(Kind.CUP, 0, cup, what))


async def joined(world: Simulation, *people: Person) -> None:
    """Have everybody take part."""
    for person in people or world.people:
        assert (await press(world, person, "join")).whisper
    await shown(world)


async def stored(world: Simulation, cup: int = 1) -> StoredCup:
    return await host(world).cups.get(cup)


async def state(world: Simulation) -> Cup:
    return (await stored(world)).cup


async def reversed_order(world: Simulation) -> str:
    """Return the choice of the order of the first table from its end."""
    cup = await state(world)
    places = cup.rounds[0].results[1].places[::-1]
    return written(tuple((each,) for together in places for each in together))


async def panel(world: Simulation, person: Person | None = None) -> Seen:
    answer = await world.slash(person or world.people[0], "cup manage")
    return answer.messages[-1]


async def runs(
    world: Simulation, act: str, *values: str, about: str = "", why: str = "rain"
) -> Answer:
    """Have the owner do something on the panel, with a reason."""
    owner, opened_panel = world.people[0], await panel(world)
    rest = (act, about) if about else (act,)
    what = custom_id(Kind.CUP_RUN, 0, 1, *rest)
    form = await world.forge(owner, opened_panel, what, list(values) if values else None)
    assert form.form, form.whisper
    [field] = [part["component"]["custom_id"] for part in form.form["components"]]
    return await world.submit(owner, form, **{field: why})


async def moves(world: Simulation, seconds: float, why: str = "tomorrow") -> int:
    """Have the owner move the beginning by the page for it; return its moment."""
    owner, begins = world.people[0], int(world.now() + seconds)
    chosen = await world.click(owner, await panel(world), EN("button-cup-move"))
    form = await world.forge(owner, chosen.messages[-1], custom_id(Kind.WHEN, 0, "set", begins, 1))
    assert form.form, form.whisper
    [field] = [part["component"]["custom_id"] for part in form.form["components"]]
    await world.submit(owner, form, **{field: why})
    return begins


async def refused(world: Simulation, act: str, *values: str) -> str:
    """Have the owner try something on the panel that is refused without a form."""
    what = custom_id(Kind.CUP_RUN, 0, 1, act)
    answer = await world.forge(
        world.people[0], await panel(world), what, list(values) if values else None
    )
    assert not answer.form
    return answer.whisper


async def drawn(world: Simulation) -> None:
    """Have the owner draw the next round now."""
    await runs(world, "begin")
    await world.advance(2)
    await shown(world)


async def tables(world: Simulation) -> list[int]:
    """The numbers of the tables of the latest round."""
    found, rounds = await host(world).store.cup_tables(1), len((await state(world)).rounds)
    return [table for (at, _), table in found.items() if at == rounds]


async def played(world: Simulation) -> None:
    """End all tables of the latest round."""
    for table in await tables(world):
        await host(world).tables.stop(table)
    await world.advance(2)
    await shown(world)


def threads(world: Simulation) -> set[int]:
    """The threads of the channel."""
    places = world.env.backend.channels.values()
    return {each.id for each in places if each.parent_id == world.channel.id}


async def places(world: Simulation) -> set[int]:
    """The threads of the tables of the latest round."""
    found = [await host(world).tables.get(each) for each in await tables(world)]
    return {each.record.channel for each in found}


async def test_people_take_part_and_leave(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        assert like(EN, "cup-nobody").search(message(world).text)
        await joined(world)
        assert like(EN, "cup-entrants").search(message(world).text)
        for name in NAMES[:7]:
            assert name in message(world).text
        ada = world.people[0]
        assert (await press(world, ada, "join")).sentence == EN("cup-joined-already")
        assert (await press(world, ada, "leave")).whisper == EN("cup-left")
        await shown(world)
        assert (await state(world)).entrants == [2, 3, 4, 5, 6, 7]
        assert len([each for each in world.messages() if not each.private]) == 1


async def test_a_whole_cup_in_threads(tmp_path: Path) -> None:
    async with opened(tmp_path, 13, rounds=3) as world:
        await joined(world)
        await drawn(world)
        said = message(world)
        assert like(EN, "cup-title-round").search(said.text)
        channels = re.findall(r"<#(\d+)>", said.text)
        assert len(channels) == 4
        for thread in channels:
            board = world.messages(world.place(int(thread)))[-1]
            assert any(each.startswith("act:") for each in board.buttons.values())
        for _ in range(3):
            await played(world)
        assert (await state(world)).rounds[-1].final
        await played(world)
        said = message(world)
        assert (await state(world)).over
        assert like(EN, "cup-title-won", winners=1).search(said.text)
        seed = (await stored(world)).record.seed
        assert EN("cup-secret", hash=published(seed)) in said.text
        assert seed.hex() not in said.text
        podium, rounds = said.alt
        assert like(EN, "cup-wins-it", cup="1", winners=1).match(podium)
        assert rounds.startswith(EN("cup-standings", cup="1", round=3))
        assert EN("cup-after", rounds=3) in said.text
        film = await world.click(world.people[5], said, EN("button-replay"))
        assert film.messages
        winner = (await state(world)).people[(await state(world)).podium()[0]]
        person = next(each for each in world.people if each.id == winner)
        told = like(EN, "stats-cups", played=1, finals=1, won=1)
        assert told.search((await world.slash(person, "stats")).whisper)
        assert len([each for each in world.messages() if each.buttons and not each.private]) == 1, (
            "one message is live"
        )
        answer = await press(world, world.people[0], "place")
        assert any(like(EN, "cup-own", place=at).search(answer.whisper) for at in range(1, 14))
        answer = await press(world, world.people[0], "file")
        assert "docs/verify-cup.mjs" in answer.messages[-1].text
        assert answer.messages[-1].pictures


async def test_the_dice_of_a_cups_table_hang_on_the_clicks_that_joined(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        await joined(world)
        await drawn(world)
        [thread, *_] = re.findall(r"<#(\d+)>", message(world).text)
        answer = await world.slash(world.people[0], "fair", where=world.place(int(thread)))
        assert like(EN, "fair-cup-hash", cup="1").search(answer.whisper)
        clicks = (await state(world)).rounds[0].contributions
        assert EN("fair-contributions", ids=", ".join(map(str, clicks))) in answer.whisper
        assert not like(EN, "fair-cup-counts").search(answer.whisper)


async def test_the_dice_of_a_table_of_the_former_format_hang_on_no_click(tmp_path: Path) -> None:
    with patch("engine.hosting.service.cups.LATEST", 1):
        async with opened(tmp_path) as world:
            await joined(world)
            await drawn(world)
            [thread, *_] = re.findall(r"<#(\d+)>", message(world).text)
            answer = await world.slash(world.people[0], "fair", where=world.place(int(thread)))
            assert EN("fair-cup-counts", ids="1, 1, 1") in answer.whisper
            assert not like(EN, "fair-contributions").search(answer.whisper)


async def test_a_table_ended_by_an_organiser_says_so_and_offers_no_rematch(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await drawn(world)
        boards = [world.place(int(each)) for each in re.findall(r"<#(\d+)>", message(world).text)]
        await runs(world, "stop", "1-1", why="late")
        await world.advance(10)
        ended, other = (world.messages(each)[-1] for each in boards)
        assert EN("cup-stopped", who="Ada", why="late") in ended.text
        assert not like(EN, "cup-stopped").search(other.text)
        assert EN("button-replay") in ended.buttons
        assert EN("button-again") not in ended.buttons
        await host(world).tables.abandon((await tables(world))[1])
        await world.advance(10)
        assert EN("button-again") not in world.messages(boards[1])[-1].buttons


async def test_a_table_names_no_deleted_organiser_that_ended_it(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await drawn(world)
        bot, ada = host(world), world.people[0]
        there = {
            place: await bot.tables.get(number)
            for (_, place), number in (await bot.store.cup_tables(1)).items()
        }
        place = next(each for each, session in there.items() if ada.id not in session.people)
        await runs(world, "stop", f"1-{place}", why="late")
        await world.advance(10)
        board = world.messages(world.place(there[place].record.channel))[-1]
        assert EN("cup-stopped", who=ada.name, why="late") in board.text
        await delete(world, ada)
        await world.advance(20)
        assert EN("cup-stopped", who=EN("somebody"), why="late") in board.text
        assert ada.name not in message(world).text
        assert [each async for each in bot.store.traces(ada.id)] == []


async def test_a_person_deleted_as_their_table_opens_has_no_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were drawn for it, and it is stored when all else of them is gone."""
    async with opened(tmp_path, 8) as world:
        await joined(world)
        bot, ben, gone = host(world), world.people[1], asyncio.Event()
        seat, take_out = bot.store.seat_cup, bot.store.take_out

        async def seating(*given: Any) -> int:
            await gone.wait()
            return await seat(*given)

        async def taking_out(person: int, table: int | None = None) -> None:
            await take_out(person, table)
            if table is None and not gone.is_set():
                gone.set()
                await asyncio.sleep(1)

        monkeypatch.setattr(bot.store, "seat_cup", seating)
        monkeypatch.setattr(bot.store, "take_out", taking_out)
        await runs(world, "begin")
        await world.advance(2)
        with world.inside():
            deleting = asyncio.create_task(presenter.delete(bot.services, bot.presenter, ben.id))
        await world.advance(20)
        await deleting
        seats = [(await bot.tables.get(each)).record.seats for each in await tables(world)]
        assert len(seats) == 2
        assert ben.id not in [seat.person for each in seats for seat in each]
        assert [each async for each in bot.store.traces(ben.id)] == []


async def test_moderators_close_a_cups_table_by_the_cup_alone(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await drawn(world)
        (page,) = (await world.slash(world.people[0], "moderate")).messages
        [table, *_] = await tables(world)
        close = custom_id(Kind.MODERATE, 0, "end", table)
        answer = await world.forge(world.people[0], page, close)
        assert EN("cup-table-manage") in answer.whisper
        assert (await host(world).tables.get(table)).record.status == "running"


async def test_a_server_that_removes_the_bot_ends_its_cups(tmp_path: Path) -> None:
    """Else they would draw and play on unseen, and be there again with the bot."""
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await drawn(world)
        numbers = await tables(world)
        world.env.backend.remove_guild(world.server.id)
        await world.advance(60)
        assert (await state(world)).over
        status = [(await host(world).tables.get(each)).record.status for each in numbers]
        assert "running" not in status
        world.forgive("is gone")


async def test_a_seat_of_a_cups_table_is_not_offered_to_others(tmp_path: Path) -> None:
    """It would be refused, and not by the wish of a host."""
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await drawn(world)
        ada, [table, *_] = world.people[0], await tables(world)
        for person in world.people:  # an admin may moderate where they play
            if person.id in (await host(world).tables.get(table)).people:
                await host(world).tables.leave(table, person.id)
                break
        [page] = (await world.slash(ada, "moderate")).messages
        await world.forge(ada, page, custom_id(Kind.MODERATE, 0, "table", table))
        assert like(EN, "moderate-host").search(page.text)
        assert f"moderate:0:seat:{table}" not in page.menus


async def test_restarts_at_any_moment_lose_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await again(world)
        await shown(world)
        await drawn(world)
        await again(world)
        await shown(world)
        assert len(await tables(world)) == 2
        for table in await tables(world):
            await host(world).tables.stop(table)
        await again(world)
        await world.advance(3)
        await shown(world)
        assert len((await state(world)).rounds) == 2
        assert len(set(await tables(world))) == 2
        assert len([each for each in world.messages() if each.buttons and not each.private]) == 1


async def test_a_live_cup_calls_its_people(tmp_path: Path) -> None:
    async with opened(tmp_path, 7, length="live-25") as world:
        await joined(world)
        assert EN("button-cup-here") not in message(world).buttons
        await world.advance(HOUR - CALL)
        await shown(world)
        called = message(world)
        assert like(EN, "cup-called").search(called.text)
        assert all(f"<@{person.id}>" in called.text for person in world.people)
        for person in world.people[:6]:
            assert (await press(world, person, "here")).whisper == EN("cup-arrived")
        await world.advance(CALL)
        await shown(world)
        assert len((await state(world)).rounds) == 1
        assert (await state(world)).rounds[0].entrants
        await played(world)
        await world.advance(BREAK + 2)
        assert len((await state(world)).rounds) == 2


async def test_a_beginning_with_too_few_is_put_off_and_moved(tmp_path: Path) -> None:
    """Told each time, in a new message; at last its opener is asked, and the others hear of the new time."""
    async with opened(tmp_path, 8, length="live-25") as world:
        await joined(world, *world.people[:7])
        await world.advance(HOUR - CALL)
        await shown(world)
        for person in world.people[:3]:
            await press(world, person, "here")
        await shown(world)
        assert EN("cup-needs-here", least=6) in message(world).text
        for _ in range(2):
            before = message(world).id
            await world.advance(CALL)
            await shown(world)
            said = message(world)
            assert said.id != before
            assert like(EN, "cup-put-off", pace="live").search(said.text)
            pinged = {each.id for each in world.people if f"<@{each.id}>" in said.text}
            assert pinged == {each.id for each in world.people[3:7]}, "not those who are here"
        await world.advance(CALL)
        await shown(world)
        said = message(world)
        assert EN("cup-asked") in said.text
        assert [each.id for each in world.people if f"<@{each.id}>" in said.text] == [
            world.people[0].id
        ]
        begins = await moves(world, 7200)
        await shown(world)
        said = message(world)
        assert like(EN, "cup-begins").search(said.text)
        assert like(EN, "cup-act", act="move").search(said.text)
        assert EN("cup-act-why", why="tomorrow") in said.text
        assert f"<t:{begins}:f>" in said.text
        assert all(f"<@{person.id}>" in said.text for person in world.people[:7])
        assert (await state(world)).present == []
        await world.advance(7200 - CALL)
        await shown(world)
        for person in world.people[:6]:
            await press(world, person, "here")
        await world.advance(CALL)
        await shown(world)
        assert len((await state(world)).rounds[0].entrants) == 6
        assert custom_id(Kind.CUP_RUN, 0, 1, "when") not in (await panel(world)).buttons.values()
        await one_live(world)


@pytest.mark.usefixtures("long_nights")
async def test_a_daily_beginning_with_too_few_is_put_off_by_a_day(tmp_path: Path) -> None:
    async with opened(tmp_path, 6) as world:
        await joined(world, *world.people[:5])
        await world.advance(HOUR + 1)
        await shown(world)
        assert like(EN, "cup-put-off", pace="days").search(message(world).text)
        assert "<@" not in message(world).text
        await press(world, world.people[5], "join")
        await world.advance(86_400)
        await shown(world)
        assert len((await state(world)).rounds) == 1


async def test_a_cup_that_all_left_has_no_winner_and_pings_none(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await drawn(world)
        for person in world.people:
            await press(world, person, "leave")
        await world.advance(60)
        await shown(world)
        said = message(world).text
        assert EN("cup-unwon") in said
        assert "<@" not in said
        assert not like(EN, "cup-place", place=1).search(said)


async def test_a_waiting_person_is_called_to_the_seat_of_a_silent_one(tmp_path: Path) -> None:
    async with opened(tmp_path, 7, length="live-25") as world:
        await joined(world, *world.people[:6])
        await drawn(world)
        late = world.people[6]
        await joined(world, late)
        await world.advance(ABSENT + 3 * MINUTE)
        assert 7 in (await state(world)).rounds[0].replaced.values()
        assert late.id in (await state(world)).people.values()
        channels = re.findall(r"<#(\d+)>", message(world).text)
        texts = [each.text for one in channels for each in world.messages(world.place(int(one)))]
        assert texts.count(EN("cup-seat-taken", person=f"<@{late.id}>")) == 1


async def test_a_board_of_a_cup_promises_no_pause_no_end_and_no_next_game(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        await joined(world)
        await drawn(world)
        session = await host(world).tables.get(min(await tables(world)))
        board = world.messages(world.place(session.record.channel))[-1]
        other = next(each for each in world.people if each.id not in session.people)
        (offer,) = (await world.click(other, board, next(iter(board.buttons)))).messages
        assert list(offer.buttons) == [EN("button-round")]
        assert EN("late-next", asked="False") not in offer.text
        answer = await world.forge(other, offer, custom_id(Kind.NEXT, session.record.id))
        assert EN("cup-table") in answer.whisper
        silent = session.people_asked()[0]
        await world.advance(25 * HOUR)
        board = world.messages(world.place(session.record.channel))[-1]
        name = next(each.name for each in world.people if each.id == silent)
        assert like(EN, "board-silent.cup").search(board.text)
        assert EN("board-silent", people=name) not in board.text


async def test_after_a_third_of_a_game_a_computer_plays_on_and_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path, 7, length="live-25") as world:
        await joined(world, *world.people[:6])
        await drawn(world)
        await world.advance(10 * MINUTE)
        await joined(world, world.people[6])
        await world.advance(3 * MINUTE)
        await shown(world)
        assert (await state(world)).rounds[0].replaced == {}
        said = message(world).text
        assert like(EN, "cup-stood-in").search(said)
        assert like(EN, "cup-waiting").search(said)


async def test_a_page_says_how_a_cup_works_and_leads_to_the_rules(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        page = (await press(world, world.people[0], "how")).messages[-1]
        assert page.private
        told = EN("cup-how", rounds=3, final="yes", pace="days", length=2, computers="yes")
        assert told in page.text
        answer = await world.click(world.people[0], page, EN("button-cup-rules"))
        assert EN("rules-tournament").splitlines()[0] in answer.messages[-1].text


async def test_those_left_out_read_which_button_to_press(tmp_path: Path) -> None:
    async with opened(tmp_path, 8, length="live-25") as world:
        await joined(world, *world.people[:7])
        await world.advance(HOUR - CALL)
        await shown(world)
        gül = world.people[6]
        said = EN("cup-joined-away", button=EN("button-cup-here"))
        assert (await press(world, gül, "join")).sentence == said
        for person in world.people[:6]:
            await press(world, person, "here")
        await world.advance(CALL)
        await shown(world)
        back = EN("button-cup-back")
        assert (await press(world, gül, "join")).sentence == EN("cup-joined-away", button=back)
        said = await refused(world, "add", str(gül.id))
        assert like(EN, "cup-added-away", button=back).search(said)
        assert "Gül" in (await panel(world)).text
        assert (await press(world, gül, "here")).whisper == EN("cup-arrived")
        assert (await press(world, gül, "join")).sentence == EN("cup-joined-already")


async def test_organisers_are_told_of_players_in_and_out(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world, *world.people[:7])
        ben, hans = world.people[1], world.people[7]
        said = await refused(world, "add", str(ben.id))
        assert like(EN, "cup-added-already").search(said)
        said = await refused(world, "remove", str(hans.id))
        assert like(EN, "cup-not-in-person").search(said)
        await drawn(world)
        await played(world)
        assert (await press(world, ben, "leave")).whisper == EN("cup-left-points")


async def test_former_members_are_neither_called_nor_drawn(tmp_path: Path) -> None:
    """Nor called; a failing gateway takes no person out, and those who come back take part again."""
    async with opened(tmp_path, 9, length="live-25") as world:
        await joined(world)
        gone(world, world.people[1])
        await world.advance(HOUR - CALL)
        await shown(world)
        assert f"<@{world.people[1].id}>" not in message(world).text
        assert (await state(world)).left == {2}
        for person in [world.people[0], *world.people[2:]]:
            await press(world, person, "here")
        gone(world, world.people[2])
        await world.advance(CALL)
        await shown(world)
        assert {2, 3}.isdisjoint((await state(world)).rounds[0].entrants)


async def test_a_draw_goes_on_without_an_answer_about_members(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, 7) as world:
        await joined(world)
        gone(world, world.people[1])

        async def fails(*_: object, **__: object) -> None:
            raise TimeoutError

        monkeypatch.setattr(discord.Guild, "query_members", fails)
        await drawn(world)
        assert sorted((await state(world)).rounds[0].entrants) == [1, 2, 3, 4, 5, 6, 7]


async def test_organisers_take_former_members_out(tmp_path: Path) -> None:
    """By a menu of their own: Discord's does not offer them."""
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await drawn(world)
        menu = custom_id(Kind.CUP_RUN, 0, 1, "remove", "left")
        assert menu not in (await panel(world)).menus
        gone(world, world.people[1])
        page, ben = await panel(world), EN("between-parts", first="2", next="Ben")
        form = await world.choose(world.people[0], page, ben, menu=menu)
        assert form.form
        [field] = [part["component"]["custom_id"] for part in form.form["components"]]
        await world.submit(world.people[0], form, **{field: "gone"})
        assert 2 in (await state(world)).left


async def test_organisers_add_several_people_at_once(tmp_path: Path) -> None:
    """Each is checked: those who can be added are in, and of the others it is said why not."""
    async with opened(tmp_path, 12) as world:
        await joined(world, *world.people[:6])
        ben, *late = world.people[1], *world.people[6:11]
        bot = host(world).user
        assert bot is not None
        chosen = [*(str(each.id) for each in (ben, *late)), str(bot.id)]
        said = (await runs(world, "add", *chosen)).messages[-1].text
        assert (await state(world)).entrants == list(range(1, 12))
        assert EN("cup-added-already", person=str(ben.id)) in said
        assert EN("cup-bot", person=str(bot.id)) in said
        assert like(EN, "cup-added").search(said)


async def test_no_number_beyond_ids_is_added_or_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No database holds them, and Discord ends the connection that asks for one."""
    async with opened(tmp_path, 7) as world:
        await joined(world, *world.people[:6])
        asked = set[int]()

        async def fails(_: object, *, user_ids: list[int], **__: object) -> None:
            asked.update(user_ids)
            raise TimeoutError

        monkeypatch.setattr(discord.Guild, "query_members", fails)
        huge, last = str(10**25), world.people[6].id
        await runs(world, "add", huge)
        await runs(world, "add", huge, str(last))
        people = (await state(world)).people
        assert [people[each] for each in people] == [each.id for each in world.people[:7]]
        assert last in asked
        assert 10**25 not in asked


async def test_people_chosen_before_a_restart_are_chosen_again(tmp_path: Path) -> None:
    async with opened(tmp_path, 9) as world:
        await joined(world, *world.people[:6])
        what = custom_id(Kind.CUP_RUN, 0, 1, "add")
        late = [str(each.id) for each in world.people[6:]]
        form = await world.forge(world.people[0], await panel(world), what, late)
        assert form.form
        await again(world)
        [field] = [part["component"]["custom_id"] for part in form.form["components"]]
        answer = await world.submit(world.people[0], form, **{field: "late"})
        assert answer.sentence == EN("cup-choose-again")
        assert len((await state(world)).entrants) == 6


async def test_a_rehearsal_is_made_beside_all_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes a third of a second, in which boards go on."""
    async with opened(tmp_path, 7) as world:
        await joined(world)
        made = list[bool]()

        def noted(*given: Any) -> Draft:
            made.append(threading.current_thread() is threading.main_thread())
            return rehearsal(*given)

        monkeypatch.setattr(handlers, "rehearsal", noted)
        what = custom_id(Kind.CUP_RUN, 0, 1, "rehearse", 0)
        await world.forge(world.people[0], await panel(world), what)
        assert made == [False]


@pytest.mark.parametrize(("length", "steps"), [("live-25", 6), ("days-2", 5)])
async def test_an_organiser_rehearses_a_cup_alone(tmp_path: Path, length: str, steps: int) -> None:
    """Each message with invented people and the number of its pings; nothing is posted or pinged."""
    async with opened(tmp_path, 7, length=length) as world:
        await joined(world)
        before, owner = (
            [each.text for each in world.messages() if not each.private],
            world.people[0],
        )
        page = await panel(world)
        assert like(EN, "cup-begins").search(page.text), "what is due stands on top"
        pings = []
        for step in range(steps):
            what = custom_id(Kind.CUP_RUN, 0, 1, "rehearse", step)
            [page] = (await world.forge(owner, page, what)).messages
            assert page.private
            told = like(EN, "cup-rehearsal", step=step + 1, steps=steps).search(page.text)
            assert told
            assert EN("cup-rehearsal-person", number=1) in page.text
            pings.append(int(told[2]))
        assert pings == [0, *([13] if steps == 6 else []), 13, 0, 4, 1]
        assert [each.text for each in world.messages() if not each.private] == before
        answer = await world.forge(
            world.people[1], page, custom_id(Kind.CUP_RUN, 0, 1, "rehearse", 0)
        )
        assert answer.sentence == EN("only-moderators")


async def test_a_cup_has_a_name_a_line_and_a_role(tmp_path: Path) -> None:
    """In the organiser's own words, without effect; the role is asked for as people join themselves."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        role = world.server.create_role("Ludo")
        give(world, ben, role)
        own: dict[str, Any] = {"name": "**Summer** cup", "line": "Bring @everyone", "role": role}
        await world.slash(ada, "cup new", length="days-2", rounds=3, **own)
        await shown(world)
        said = message(world).text
        assert r"# \*\*Summer\*\* cup" in said
        assert "@everyone" not in said
        assert EN("cup-for-role", role=f"<@&{role.id}>") in said
        assert (await press(world, cem, "join")).sentence == EN("cup-role", role=f"<@&{role.id}>")
        await joined(world, ben)
        await runs(world, "add", str(cem.id))
        assert sorted((await state(world)).people.values()) == sorted([ben.id, cem.id])


async def test_a_panel_tells_of_tables_and_times(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await drawn(world)
        page = (await panel(world)).text
        assert like(EN, "cup-until").search(page)
        assert len(like(EN, "cup-table-asked-until").findall(page)) == 2


async def test_organisers_run_a_cup(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world, *world.people[:7])
        late = world.people[7]
        await runs(world, "add", str(late.id))
        assert (await state(world)).entrant(late.id) == 8
        await runs(world, "remove", str(world.people[1].id))
        assert 2 in (await state(world)).left
        await runs(world, "pause")
        await runs(world, "resume")
        await drawn(world)
        assert EN("cup-round-on") in await refused(world, "begin")
        answer = await runs(world, "stop", "1-1")
        stop = custom_id(Kind.CUP_RUN, 0, 1, "stop")
        assert list(answer.messages[-1].menus[stop].values()) == ["1-2"]
        await shown(world)
        assert EN("cup-table-over") in await refused(world, "stop", "1-1")
        assert list((await state(world)).rounds[0].results) == [1]
        await played(world)
        opened_panel = await panel(world)
        what = custom_id(Kind.CUP_RUN, 0, 1, "correct")
        page = await world.forge(world.people[0], opened_panel, what, ["1-1"])
        before = (await state(world)).rounds[0].results[1]
        [first, *_] = before.entrants
        asked = custom_id(Kind.CUP_RUN, 0, 1, "correct", "1-1")
        page = await world.forge(world.people[0], page.messages[-1], asked, [str(first)])
        assert like(EN, "cup-corrects-to").search(page.messages[-1].text)
        page = await world.click(world.people[0], page.messages[-1], EN("button-back"))
        assert not like(EN, "cup-corrects-to").search(page.messages[-1].text), "begun anew"
        await runs(world, "correct", await reversed_order(world), about="1-1")
        assert (await state(world)).rounds[0].results[1] != before
        await runs(world, "end")
        await shown(world)
        assert (await state(world)).over
        told = message(world).text
        assert told.count("rain") == 5, "the latest acts are told with their reasons"
        final = await panel(world)
        assert like(EN, "cup-over-correct").search(final.text)
        assert list(final.menus) == [custom_id(Kind.CUP_RUN, 0, 1, "correct")]
        order = (await state(world)).podium()
        await runs(world, "correct", await reversed_order(world), about="1-1")
        await shown(world)
        assert (await state(world)).podium() != order
        await one_live(world)


# Attacked: refused, forged, foreign, lost, twice, killed in between.


async def one_live(world: Simulation) -> None:
    """The cup has one message that says how it is."""
    await shown(world)
    live = [each for each in world.messages() if each.buttons and not each.private]
    assert len(live) == 1
    record, noted = (await stored(world)).record, await host(world).store.message("cup", "1")
    assert noted is not None
    assert noted.message == live[0].id
    assert (noted.shows, noted.posted_for) == (str(record.changes), record.posts)
    assert noted.remains == []


async def test_forged_presses_change_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        await joined(world)
        before = await host(world).store.cup_log(1)
        for custom in (
            *(custom_id(Kind.CUP, 0, 1, what) for what in ("nothing", "organize", "place", "file")),
            custom_id(Kind.CUP, 0, 99, "join"),
            custom_id(Kind.CUP, 0, 1),
            custom_id(Kind.CUP_RUN, 0, 1, "end"),
            custom_id(Kind.CUP_RUN, 0, 1, "correct", "9-9", "3"),
        ):
            answer = await world.forge(world.people[1], message(world), custom)
            assert answer.whisper or answer.form or answer.messages
        assert await host(world).store.cup_log(1) == before
        await one_live(world)


async def test_only_moderators_organise(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        await joined(world)
        ben = world.people[1]
        with world.expecting_errors("only-moderators"):
            assert (await world.slash(ben, "cup manage")).whisper == EN("only-moderators")
        with world.expecting_errors("only-moderators"):
            answer = await world.slash(ben, "cup new", length="days-2", rounds=3)
        assert answer.whisper == EN("only-moderators")
        answer = await world.forge(ben, message(world), custom_id(Kind.CUP_RUN, 0, 1, "end"))
        assert answer.sentence == EN("bad-click")
        assert not (await state(world)).over


async def test_an_act_needs_a_reason(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        await joined(world)
        answer = await runs(world, "pause", why="  ")
        assert EN("cup-needs-reason") in answer.whisper
        assert not (await state(world)).paused


async def test_a_cup_needs_a_text_channel_without_a_cup(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        with world.expecting_errors("cup-here-already-on"):
            answer = await world.slash(world.people[0], "cup new", length="live-25", rounds=3)
        assert answer.whisper == EN("cup-here-already-on")
        await joined(world)
        await drawn(world)
        found = re.findall(r"<#(\d+)>", message(world).text)
        thread = world.place(int(found[0]))
        with world.expecting_errors("cup-only-text"):
            answer = await world.slash(
                world.people[0], "cup new", where=thread, length="days-2", rounds=3
            )
        assert answer.whisper == EN("cup-only-text")


async def test_the_blocked_cannot_join(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ben = world.people[1]
        await host(world).tables.settings.change_server(
            world.server.id, lambda chosen: structs.replace(chosen, blocked=(ben.id,))
        )
        assert (await press(world, ben, "join")).sentence == EN("blocked-here")
        answer = await runs(world, "add", str(ben.id))
        assert like(EN, "moderate-blocked").search(answer.whisper)


@pytest.mark.parametrize(("status", "times"), [(403, 3), (500, 9)])
async def test_threads_that_are_refused_are_tried_again(
    tmp_path: Path, status: int, times: int
) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        world.refuse("POST", THREADS, status, times=times)
        await runs(world, "begin")
        await world.advance(40)
        assert await tables(world) == []
        assert EN("cup-stuck") in message(world).text
        answer = await world.slash(world.people[0], "check")
        assert EN("cup-stuck") in answer.whisper
        await world.advance(130)
        assert len(await tables(world)) == 2
        assert EN("cup-stuck") not in message(world).text
        await one_live(world)


async def test_a_thread_whose_answer_is_lost_is_used(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        world.cut("POST", THREADS)
        await runs(world, "begin")
        await world.advance(90)
        assert len(await tables(world)) == 2
        assert threads(world) == await places(world)


@pytest.mark.parametrize("path", [MESSAGES, THREADS])
async def test_each_table_has_one_thread_however_long_requests_take(
    tmp_path: Path, path: str
) -> None:
    """discord.py sleeps limits of 25 seconds out inside the request, three in a row."""
    async with opened(tmp_path, 12) as world:
        await joined(world)
        world.limit("POST", path, 25)
        with world.inside(), world.env.at_once():
            await host(world).cups.act(1, world.people[0].id, partial(acts.begin, why="rain"))
        for _ in range(3):
            await world.advance(26)
            world.limit("POST", path, 25)
        await world.advance(26)
        world.lifted()
        await world.advance(120)
        assert len(await tables(world)) == 3
        assert threads(world) == await places(world)
        starts = [
            each.text for each in world.messages() if like(EN, "cup-starts").search(each.text)
        ]
        assert len(starts) == 3


async def test_a_limit_of_minutes_is_asked_about_once(tmp_path: Path) -> None:
    async with opened(tmp_path, 12) as world:
        await joined(world)
        world.limit("POST", THREADS, 300)
        await drawn(world)
        for _ in range(10):
            await world.advance(28)
        assert (world.limited(), await tables(world)) == (1, [])
        await world.advance(60)
        assert threads(world) == await places(world)


@pytest.mark.parametrize(
    ("path", "happens"),
    soaked([(MESSAGES, "lose"), (THREADS, "cut"), (MESSAGES, "cut"), (THREADS, "lose")]),
)
async def test_threads_begun_before_a_restart_are_found(
    tmp_path: Path, path: str, happens: str
) -> None:
    """Whether a request for one never reached Discord, or its answer never came."""
    async with opened(tmp_path, 12) as world:
        await joined(world)
        for _ in range(3):
            getattr(world, happens)("POST", path)
        await runs(world, "begin")
        await world.advance(1)
        await again(world)
        world.mended()
        await world.advance(600)
        assert len(await tables(world)) == 3
        assert threads(world) == await places(world)
        await one_live(world)


async def test_messages_about_a_deleted_person_leave_the_threads(tmp_path: Path) -> None:
    """The one that a thread begins at, and the one that called its people."""
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await drawn(world)
        ben = world.people[1]
        await delete(world, ben)
        await world.advance(30)
        for place in (world.channel, *map(world.place, threads(world))):
            said = [each.text for each in world.messages(place) if not each.private]
            assert not [text for text in said if "Ben" in text or f"<@{ben.id}>" in text]
        assert threads(world) == await places(world)


async def test_a_message_of_a_thread_that_was_lost_goes_with_a_person_in_it(
    tmp_path: Path,
) -> None:
    """It has arrived, and its number was never told; another names the others."""
    async with opened(tmp_path, 8) as world:
        await joined(world)
        ben = world.people[1]
        for _ in range(2):
            world.cut("POST", MESSAGES)
        world.refuse("GET", MESSAGES, 500, times=None)
        await runs(world, "begin")
        await world.advance(2)
        starts = [each for each in world.messages() if like(EN, "cup-starts").search(each.text)]
        assert [each for each in starts if "Ben" in each.text]
        await delete(world, ben)
        world.mended()
        await world.advance(600)
        for place in (world.channel, *map(world.place, threads(world))):
            said = [each.text for each in world.messages(place) if not each.private]
            assert not [text for text in said if "Ben" in text or f"<@{ben.id}>" in text]
        assert threads(world) == await places(world)


async def test_a_person_deleted_between_thread_and_table_is_named_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process was killed before the table was stored, with which their message was noted once."""
    async with opened(tmp_path, 8) as world:
        await joined(world)
        ben = world.people[1]

        async def killed(*_: object) -> None:
            raise SystemError("killed")

        with monkeypatch.context() as patched, world.expecting_errors("killed"):
            patched.setattr(host(world).tables.lobbies, "seat", killed)
            await drawn(world)
            starts = [each.text for each in world.messages() if "Ben" in each.text]
            assert any(like(EN, "cup-starts").search(each) for each in starts)
            await delete(world, ben)
        await again(world)
        await world.advance(60)
        for place in (world.channel, *map(world.place, threads(world))):
            said = [each.text for each in world.messages(place) if not each.private]
            assert not [text for text in said if "Ben" in text or f"<@{ben.id}>" in text]


async def test_a_deleted_thread_is_opened_once_more(tmp_path: Path) -> None:
    """With the game as it stood; when that is deleted, too, it is said beside the result."""
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await drawn(world)
        [first, other] = await tables(world)
        before = (await host(world).tables.get(first)).record
        world.env.backend.delete_channel(before.channel)
        await world.advance(10)
        await shown(world)
        after = (await host(world).tables.get(first)).record
        assert (after.status, after.seq) == ("running", before.seq)
        assert after.channel != before.channel
        assert world.last(world.place(after.channel)).buttons
        assert f"<#{after.channel}>" in message(world).text
        assert len(threads(world)) == 2
        await again(world)
        world.env.backend.delete_channel(after.channel)
        await world.advance(10)
        await shown(world)
        assert (await state(world)).rounds[0].lost == {1}
        assert EN("cup-table-lost") in message(world).text
        assert (await host(world).tables.get(other)).record.status == "running"


async def test_a_deleted_thread_waits_for_another(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await drawn(world)
        [first, _] = await tables(world)
        before = (await host(world).tables.get(first)).record.channel
        world.refuse("POST", THREADS, 403, times=2)
        world.env.backend.delete_channel(before)
        await world.advance(10)
        assert (await host(world).tables.get(first)).record.status == "running"
        await world.advance(120)
        after = (await host(world).tables.get(first)).record
        assert after.status == "running"
        assert after.channel in threads(world)


async def test_a_table_that_has_ended_is_not_being_opened(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await drawn(world)
        [first, _] = await tables(world)
        await host(world).tables.stop(first)
        messages, cup = host(world).presenter.cups, await stored(world)
        draft, _ = await messages.draft(cup, EN, views.message)
        assert not like(EN, "cup-table-opening").search("".join(draft.texts))


async def test_a_cups_table_is_not_ended_by_a_question(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await drawn(world)
        [first, _] = await tables(world)
        thread = world.place((await host(world).tables.get(first)).record.channel)
        said = await table_refused(world, world.people[0], "table end", where=thread)
        assert EN("cup-table-manage") in said


async def test_a_channel_deleted_in_the_second_round_ends_the_cup(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await drawn(world)
        await played(world)
        assert len((await state(world)).rounds) == 2
        world.env.backend.delete_channel(world.channel.id)
        await world.advance(10)
        found = await stored(world)
        assert found.cup.over
        assert len(found.cup.standings()) == 8


@pytest.mark.usefixtures("long_nights")
async def test_a_round_by_the_day_ends_by_the_clock(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await drawn(world)
        for _ in range(4):
            await world.advance(12 * HOUR)
        await world.advance(60)
        assert len((await state(world)).rounds) >= 2
        await one_live(world)


async def test_two_organisers_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        ada = world.people[0]
        forms = []
        for act in ("pause", "pause"):
            form = await world.forge(ada, await panel(world), custom_id(Kind.CUP_RUN, 0, 1, act))
            assert form.form
            [field] = [part["component"]["custom_id"] for part in form.form["components"]]
            forms.append((form, field))
        answers = [await world.submit(ada, form, **{field: "x"}) for form, field in forms]
        assert EN("cup-done") in answers[0].whisper
        assert answers[1].sentence == EN("cup-paused-already")


async def test_a_deleted_person_disappears_from_a_cup(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await drawn(world)
        ben = world.people[1]
        await world.click(
            ben,
            (await world.slash(ben, "privacy delete")).messages[-1],
            EN("sure-delete-me.button"),
        )
        await world.advance(70)
        assert str(ben.id) not in str(await host(world).store.cup_log(1))
        assert "Ben" not in message(world).text
        await played(world)
        cup = await state(world)
        assert 2 not in cup.rounds[1].entrants
        assert 2 in {row.entrant for row in cup.standings()}
        await one_live(world)


@pytest.mark.parametrize("status", [403, 500])
async def test_an_edit_that_is_refused_is_made_later(tmp_path: Path, status: int) -> None:
    async with opened(tmp_path) as world:
        world.refuse("PATCH", f"/channels/{world.channel.id}/messages/*", status, times=2)
        await joined(world)
        await world.advance(200)
        await one_live(world)
        assert "Ben" in message(world).text


@pytest.mark.parametrize("happens", ["lose", "cut"])
async def test_a_call_whose_message_is_in_doubt_calls_its_people_once(
    tmp_path: Path, happens: str
) -> None:
    """It is looked for, and not posted a second time where it has arrived."""
    async with opened(tmp_path, 7, length="live-25") as world:
        await joined(world)
        before = len(world.requests)
        where = "POST", f"/channels/{world.channel.id}/messages"
        getattr(world, happens)(*where)
        await world.advance(HOUR - CALL + 120)
        assert like(EN, "cup-called").search(message(world).text)
        await one_live(world)
        sent = [each for each in world.requests[before:] if (each.method, each.path) == where]
        calling = [each for each in sent if each.json["allowed_mentions"].get("users")]
        assert len(calling) == 1 + (happens == "lose")


async def test_a_message_that_is_deleted_is_posted_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        world.env.backend.delete_message(world.channel.id, message(world).id)
        await runs(world, "add", str(world.people[1].id))
        await one_live(world)


async def test_a_deleted_call_pings_none_again(tmp_path: Path) -> None:
    async with opened(tmp_path, 7, length="live-25") as world:
        await joined(world)
        before = len(world.requests)
        await world.advance(HOUR - CALL + 30)
        called = message(world)
        world.env.backend.delete_message(world.channel.id, called.id)
        await runs(world, "remove", str(world.people[6].id))
        await one_live(world)
        assert message(world).id != called.id
        assert like(EN, "cup-called").search(message(world).text)
        sent = [each for each in world.requests[before:] if each.method == "POST" and each.json]
        calling = [each for each in sent if each.json.get("allowed_mentions", {}).get("users")]
        assert len(calling) == 1


async def test_a_left_server_keeps_no_cup_running(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        await joined(world)
        await host(world).store.forget_server(world.server.id)
        host(world).presenter.cups.ask(1)
        await world.advance(10)
        assert await host(world).store.cup(1) is None


async def test_a_busy_minute_makes_twelve_edits_at_most(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await drawn(world)
        before, tables_on = len(world.requests), await tables(world)
        for _ in range(60):
            for number in tables_on:
                session = await host(world).tables.get(number)
                person = session.people_asked()[0]
                seat = session.waiting()[0]
                action = session.running.options(seat)[0]
                question = session.running.number(seat)
                await host(world).tables.act(number, person, question, action)
            await world.advance(1)
        edits = [
            each
            for each in world.requests[before:]
            if each.method == "PATCH" and each.path.endswith(str(message(world).id))
        ]
        assert 1 <= len(edits) <= 12


async def test_a_draw_of_ninety_six_keeps_to_the_rate_of_requests(tmp_path: Path) -> None:
    """Tables that all begin at once are opened at the rate that Discord allows, and take no longer."""
    async with opened(tmp_path, 8) as world:
        for number in range(8, 96):
            world.add_person(f"P{number}")
        for number, person in enumerate(world.people):
            join = partial(acts.join, person=person.id, click=number)
            await host(world).cups.act(1, person.id, join)
        allow(45)
        before = len(world.requests)
        await runs(world, "begin")
        await world.advance(60)
        assert len((await state(world)).rounds) == 1
        assert len(await tables(world)) == 24
        times = world.times[before:]
        assert most_in_a_second(times) <= 45
        assert max(times) - min(times) <= 1.5 * len(times) / 45 + 1


async def test_a_bar_outlives_a_deletion_until_an_organiser_lifts_it(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        out = world.people[3]
        await runs(world, "remove", str(out.id))
        assert EN("cup-barred") in (await press(world, out, "join")).whisper
        await delete(world, out)
        await shown(world)
        assert EN("cup-barred") in (await press(world, out, "join")).whisper
        assert EN("stored-bars", count=1) in await said(world, out)
        await runs(world, "add", str(out.id))
        assert out.id in (await state(world)).people.values()
        await press(world, out, "leave")
        assert EN("cup-joined") in (await press(world, out, "join")).whisper
        await runs(world, "remove", str(out.id))
        await delete(world, out)
        await runs(world, "end")
        await shown(world)
        assert EN("stored-bars", count=1) not in await said(world, out), "the cup is over"


async def test_the_message_follows_the_language_of_the_server(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        ada = world.people[0]
        assert EN("button-cup-join") in message(world).buttons
        await put(world, ada, await settings(world, ada, "look"), "language", "de")
        await shown(world)
        assert DE("button-cup-join") in message(world).buttons
