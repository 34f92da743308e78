"""Turns that nobody decides are seen one after another, by edits that count in no limit of Discord's."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from discord import InteractionType
from msgspec import structs

from cogs.platform import request_tasks
from cogs.platform.interactions import LASTS
from cogs.platform.request_budget import Rank
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import MINUTE, SHOWN, THERE
from tests.cogs.playing import again, computer, host, hosted, lobby, on_turn, sent, table, unpressed
from tests.cogs.test_budget import allow
from tests.simulation import Seen, Simulation
from tests.soak import soaked
from tests.words import EN

BY_TOKEN, BY_CHANNEL = "PATCH @original", "PATCH message"


async def begun(world: Simulation, **given: Any) -> Seen:
    """Begin a game of everybody in which dice roll by themselves."""
    await host(world).tables.settings.change_server(
        world.server.id, lambda server: structs.replace(server, rolls="itself", per_person=2)
    )
    message = await lobby(world, **given)
    await world.click(world.people[0], message, EN("button-start"))
    return message


async def press(world: Simulation, number: int = 1, place: Any = None) -> Session:
    """Press the first of what can be, whoever may; return the table then."""
    session = await table(world, number)
    [seat, *_] = session.waiting()
    who = session.controller(seat).person
    person = next(each for each in world.people if each.id == who)
    play = session.running
    action = f"act:{number}:{play.number(seat)}:{play.options(seat)[0]}"
    await world.forge(person, world.last(place or world.channel), action)
    return await table(world, number)


async def until_seen(world: Simulation, number: int = 1, place: Any = None) -> Session:
    """Press until a turn is seen."""
    session = await table(world, number)
    while not session.lingers:
        session = await press(world, number, place)
    return session


async def all_seen(world: Simulation, number: int = 1) -> int:
    """Let time pass until somebody is asked; return how many turns were seen until then."""
    turns = 0
    while (await table(world, number)).lingers:
        turns += 1
        await world.advance(SHOWN)
    return turns


async def redrawn(world: Simulation, number: int = 1) -> None:
    """Have a board edited without a press."""
    with world.inside():
        host(world).presenter.boards.refresh(number)
    await world.advance(1)


@contextmanager
def edits(world: Simulation) -> Iterator[list[str]]:
    """Collect what is sent but answers to clicks and questions about people."""
    with sent(world) as requests:
        yield requests
    requests[:] = [each for each in requests if not each.startswith(("POST callback", "GET"))]


async def true(world: Simulation, number: int = 1) -> Session:
    """See that a board shows the table as it is stored, with all that can be done."""
    session = await table(world, number)
    assert session.record.shown == session.record.revision
    return session


async def test_each_is_shown_for_a_moment_with_nothing_to_press_and_then_the_next(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        await until_seen(world)
        looks = set[str]()
        with edits(world) as requests:
            while (session := await true(world)).lingers:
                assert EN("action-roll") not in board.buttons
                assert EN("computer-asked", seats="", count=1).strip(" ") in board.text
                looks.add(board.alt[0])
                await world.advance(SHOWN)
            assert len(looks) > 1 or requests
        assert set(requests) == {BY_TOKEN}
        [seat] = session.waiting()
        assert on_turn(world, board).id == session.controller(seat).person
        assert board.buttons


async def test_with_computers_too(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await world.slash(ada, "play")
        for _ in range(2):
            await computer(world, ada)
        await world.click(ada, world.last(), EN("button-start"))
        seen = 0
        with edits(world) as requests:
            for _ in range(10):
                if not (await true(world)).lingers:
                    await press(world)
                seen += await all_seen(world)
        assert seen
        assert requests.count(BY_TOKEN) == len(requests) >= seen


async def test_turns_are_folded_after_two_minutes_without_a_person(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await begun(world)
        await until_seen(world)
        host(world).presenter.boards.pings.pressed(1, 0)
        await all_seen(world)
        tables = host(world).tables
        await world.advance(THERE)
        while True:
            session = await table(world)
            [seat] = session.waiting()
            person, play = session.controller(seat).person or 0, session.running
            first = play.options(seat)[0]
            with edits(world) as requests:
                after = await tables.act(1, person, play.number(seat), first)
                await world.settle()
            assert not after.lingers
            assert len(requests) == 1
            turns = {row.seat for row in after.tail if row.seq > session.record.seq} - {-1}
            if len(turns) > 2:
                break
        await world.advance(1)
        await true(world)


@pytest.mark.parametrize(
    ("status", "code"),
    soaked([(404, 10015), (401, 50027), (404, 0), (401, 0), (404, 10008), (403, 50013)]),
)
async def test_where_discord_refuses_the_token_the_bots_own_route_is_taken_at_once(
    status: int, code: int, tmp_path: Path
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        await until_seen(world)
        world.refuse("PATCH", "/webhooks/*", status, code, times=None)
        with edits(world) as requests:
            await world.advance(SHOWN)
        assert requests == [BY_TOKEN, BY_CHANNEL]
        await true(world)
        with edits(world) as requests:
            await all_seen(world)
            await press(world)
            await all_seen(world)
        assert world.last() == board, "no other is posted"
        await true(world)


async def test_the_newest_press_by_anybody_leads_to_a_board(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board, routes = await begun(world), host(world).services.routes
        await all_seen(world)
        before = routes.click_on(board.id)
        await press(world)
        newest = routes.click_on(board.id)
        assert before is not None
        assert newest is not None
        assert newest.id > before.id
        assert {before.type, newest.type} == {InteractionType.component}
        routes.lead(before, board.id)  # whose answer took longer
        assert routes.click_on(board.id) is newest


async def test_after_a_quarter_of_an_hour_the_token_is_not_used_any_more(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await begun(world)
        await all_seen(world)
        for passes, route in ((LASTS - MINUTE, BY_TOKEN), (MINUTE, BY_CHANNEL)):
            await world.advance(passes)
            with edits(world) as requests:
                await redrawn(world)
            assert requests == [route]


async def test_a_press_that_leads_nowhere_any_more_is_not_kept(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board, routes = await begun(world), host(world).services.routes
        await all_seen(world)
        pressed = routes.click_on(board.id)
        assert pressed is not None
        await world.advance(LASTS)
        assert list(routes._clicks) == [board.id]
        routes.lead(pressed, board.id + 1)
        assert list(routes._clicks) == [board.id + 1]


async def test_a_board_that_is_deleted_meanwhile_comes_back(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        await until_seen(world)
        world.env.backend.delete_message(world.channel.id, board.id)
        await all_seen(world)
        await world.advance(5)
        assert world.last() != board
        await true(world)


async def test_where_requests_are_short_turns_are_folded_unless_they_are_free(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        presenter = host(world).presenter
        record = (await until_seen(world)).record
        assert presenter.shows(record)
        allow(3)
        tickets = [request_tasks._budget.ticket(Rank.ASKED) for _ in range(2)]
        assert presenter.shows(record), "edits by the token of a click do not count"
        unpressed(world, board)
        assert not presenter.shows(record)
        await world.advance(SHOWN)
        assert not (await true(world)).lingers
        for ticket in tickets:
            ticket.leave()
        assert presenter.shows(record)


async def test_steps_are_folded_where_edits_take_long(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await begun(world)
        await until_seen(world)
        world.limit("PATCH", "/*", 20)
        for _ in range(4):
            await world.advance(SHOWN)
        assert not (await table(world)).lingers
        await world.advance(30)
        await true(world)


@pytest.mark.parametrize("fault", ["cut", "lose"])
async def test_an_edit_by_a_token_that_was_lost_is_made_again(fault: str, tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await begun(world)
        await until_seen(world)
        getattr(world, fault)("PATCH", "/webhooks/*")
        await all_seen(world)
        await world.advance(30)
        assert world.mended()
        await true(world)


async def test_a_restart_meanwhile_loses_nothing(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await begun(world)
        before = await until_seen(world)
        await again(world)
        session = await table(world)
        assert session.record.seq == before.record.seq
        await world.advance(SHOWN)
        session = await true(world)
        assert session.record.seq > before.record.seq
        assert not session.lingers, "nobody is there, as far as is known"
        await press(world)


async def test_two_tables_do_so_side_by_side(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await begun(world)
        place = world.server.create_text_channel("nebenan")
        first, *others = world.people
        await world.slash(first, "play", where=place)
        for person in others:
            await world.click(person, world.last(place), EN("button-join"))
        await world.click(first, world.last(place), EN("button-start"))
        for number, where in ((1, world.channel), (2, place)):
            await until_seen(world, number, where)
        with edits(world) as requests:
            for number in (1, 2):
                await all_seen(world, number)
        assert set(requests) == {BY_TOKEN}
        for number in (1, 2):
            await true(world, number)


async def test_both_routes_send_the_same(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        await all_seen(world)
        found = []
        for _ in range(2):
            await redrawn(world)
            request = world.requests[-1]
            found.append((request.method, request.json, [file.name for file in request.files]))
            unpressed(world, board)
        assert world.requests[-1].path.startswith("/channels/")
        assert found[0] == found[1]
        assert found[0][1]["allowed_mentions"] == {"parse": []}
        assert found[0][1]["components"]


async def test_a_lobby_that_no_person_has_pressed_is_edited_by_the_token_of_its_command(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await world.slash(world.people[0], "play")
        with edits(world) as requests:
            await redrawn(world)
        assert requests == [BY_TOKEN]
