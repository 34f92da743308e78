"""Whoever is waited for and not there is called: once a turn, as they have chosen."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec import structs

from cogs.messages import presenter
from cogs.messages.pings import HERE, Pings, record_of
from cogs.platform import interactions
from cogs.platform.deletions import Deletions
from cogs.widgets.buttons import Kind, custom_id
from data.records import MessageRecord
from data.store.errors import DatabaseFull
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Person as Wishes
from engine.hosting.state.settings import Server
from engine.hosting.state.time_controls import CLOCKS, HOSTS, MISSED, SILENT, UNHURRIED
from tests.cogs.playing import (
    NOT_AT_IT,
    again,
    asked_always,
    computer,
    host,
    hosted,
    lobby,
    meanwhile,
    move,
    on_turn,
    others,
    sent,
    set_pace,
    table,
    turn_to,
)
from tests.engine.hosting.test_moments import ADA, sitting
from tests.simulation import Person, Seen, Simulation, Time
from tests.soak import soaked
from tests.words import EN, like

RELAXED = 300.0

pytestmark = pytest.mark.usefixtures("long_nights")


@pytest.fixture(autouse=True)
def unhurried() -> None:
    """Here people are hurried and called, as everywhere but in other tests."""


async def begun(world: Simulation, pace: str = "relaxed") -> Seen:
    """Begin a game in which everybody is asked everything."""
    assert CLOCKS["relaxed"]["move"] == RELAXED
    await asked_always(world)
    message = await lobby(world)
    await set_pace(world, world.people[0], pace, message)
    await world.click(world.people[0], message, EN("button-start"))
    return world.last()


async def chosen(world: Simulation, person: Person, calls: str) -> None:
    """Let somebody choose when and how they are called."""
    (panel,) = (await world.slash(person, "settings")).messages
    menu = custom_id(Kind.SETTINGS, 0, "calls")
    await world.choose(person, panel, EN(f"calls-{calls}"), menu=menu)


async def up(world: Simulation) -> Person:
    """Return who is waited for, whatever the board says."""
    session = await table(world)
    who = session.controller(session.waiting()[0]).person
    return next(person for person in world.people if person.id == who)


async def other_one(world: Simulation) -> Person:
    """Return who of two is not waited for."""
    first = await up(world)
    return next(person for person in world.people if person is not first)


async def handed_on(world: Simulation) -> Seen:
    """Play until it is somebody else's turn."""
    first = await up(world)
    while await up(world) is first:
        board = world.last()
        await world.click(first, board, next(iter(board.buttons)))
    return world.last()


def calls(world: Simulation) -> list[list[int]]:
    """Return who was called by each message that the bot has sent."""
    found = []
    for request in world.requests:
        said = request.json if isinstance(request.json, dict) else {}
        mentions = said.get("allowed_mentions", {})
        if request.method == "POST" and mentions.get("users"):
            assert mentions.get("parse", []) == []
            found.append([int(each) for each in mentions["users"]])
    return found


async def test_a_person_that_is_not_there_is_called_by_the_board_posted_anew(
    tmp_path: Path,
) -> None:
    """The old one goes; in the same turn nobody is called again."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        [second] = others(world, board)
        await world.advance(HERE)
        called = await handed_on(world)
        assert calls(world) == [[second.id]]
        assert called != board
        assert not board.here
        mention, *said = called.text.splitlines()
        assert mention == f"-# <@{second.id}>", "it pings; what is asked is said below, by name"
        assert second.name in "".join(said)
        assert "<@" not in "".join(said)
        seat = (await table(world)).record.seats
        assert [each.person for each in seat if each.called >= 0] == [second.id]
        await move(world, called, lambda labels: labels[0])
        assert world.last() == called, "who has pressed is there"
        assert len(calls(world)) == 1


async def test_a_clock_that_is_set_back_calls_too_often_rather_than_never(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whoever asks for the board gets it."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board, now = await begun(world), Time.__call__
        [second] = others(world, board)
        await world.slash(second, "table show")
        monkeypatch.setattr(Time, "__call__", lambda time: now(time) - 3600)
        await handed_on(world)
        assert calls(world) == [[second.id]]
        board = world.last()
        await world.slash(second, "table show")
        assert world.last() != board


async def test_a_person_that_is_there_is_not_called(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        await world.advance(HERE - 1)
        assert await handed_on(world) == board
        assert calls(world) == []
        await again(world)
        await handed_on(world)
        assert calls(world) == [], "after a start nobody is called who may be there"


async def test_a_person_that_was_there_and_does_nothing_is_called_at_half_time(
    tmp_path: Path,
) -> None:
    """Once, also if that is all they do until the end of their time."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        board = await handed_on(world)
        absent = on_turn(world, board)
        await world.advance(RELAXED / 2 - 1)
        assert calls(world) == []
        await world.advance(1)
        assert calls(world) == [[absent.id]]
        assert world.last() != board
        assert not board.here
        await world.advance(RELAXED / 2 - 1)
        assert len(calls(world)) == 1


async def test_one_is_called_late_and_the_other_never(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await chosen(world, ada, "late")
        await chosen(world, ben, "never")
        await begun(world)
        await world.advance(HERE)
        if await up(world) is ben:
            await handed_on(world)
        await handed_on(world)
        await world.advance(RELAXED - 1)
        await handed_on(world)
        assert calls(world) == []
        await world.advance(RELAXED / 2 - 1)
        assert calls(world) == []
        await world.advance(1)
        assert calls(world) == [[ada.id]]


async def test_a_person_that_has_chosen_nothing_is_called_as_the_server_has_it(
    tmp_path: Path,
) -> None:
    """And whoever has chosen, as they want: here Ada at once, Ben not."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        (panel,) = (await world.slash(ada, "settings")).messages
        await turn_to(world, ada, panel, "pings")
        menu = custom_id(Kind.SERVER, 0, "set", "calls")
        await world.choose(ada, panel, EN("setting-calls.value-never"), menu=menu)
        await chosen(world, ada, "once")
        await begun(world)
        while await up(world) is not ben:
            await handed_on(world)
        await world.advance(RELAXED / 2)
        assert calls(world) == []
        await handed_on(world)
        assert calls(world) == [[ada.id]]
        await chosen(world, ada, "server")
        await handed_on(world)
        await world.advance(HERE)
        await handed_on(world)
        assert len(calls(world)) == 1


async def noted(world: Simulation, *people: Person) -> list[MessageRecord]:
    """The direct messages that are noted, of some people or all."""
    found = list[MessageRecord]()
    for each in people or world.people:
        found += await host(world).store.pings_of(1, each.id)
    return found


async def sending(world: Simulation, person: Person) -> None:
    """Note that a ping of the second table is being sent to a person."""
    session = await table(world, 2)
    record = record_of(session, person.id, person.dm.id, world.now())
    await host(world).store.keep_message(record, [person.id])
    host(world).presenter.boards.pings._written.setdefault(2, set()).add(person.id)


async def test_a_direct_message_calls_and_goes_when_it_was_heeded(tmp_path: Path) -> None:
    """The board stays where it is; also after a restart the message goes."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        for person in world.people:
            await chosen(world, person, "dm-once")
        board = await begun(world)
        await world.advance(HERE)
        assert await handed_on(world) == board
        called = on_turn(world, board)
        note = world.last(called.dm)
        assert like(EN, "call", game=EN("game-classic"), table=1, rests="False").search(note.text)
        assert calls(world) == []
        await again(world)
        await handed_on(world)
        assert not note.here
        assert await noted(world) == []


@pytest.mark.parametrize("why", soaked(("full", "killed", "lost")))
async def test_a_direct_message_that_could_not_be_noted_goes_as_well(
    why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or of which Discord's answer was lost, as they had answered before anybody asked again."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        for person in world.people:
            await chosen(world, person, "dm-once")
            if why == "lost":
                world.cut("POST", f"/channels/{person.dm.id}/messages")
        await begun(world)
        await world.advance(HERE)
        change = host(world).store.change_message

        async def full(record: MessageRecord, **fields: Any) -> MessageRecord:
            if record.kind == "ping" and fields.get("message"):
                raise DatabaseFull(file="f")
            return await change(record, **fields)

        monkeypatch.setattr(host(world).store, "change_message", change if why == "lost" else full)
        await handed_on(world)
        person = await up(world)
        note = world.last(person.dm)
        if why == "killed":
            await again(world)
            await world.advance(RELAXED / 2)
            assert [each.message for each in await noted(world)] == [note.id]
            assert len(world.messages(person.dm)) == 1, "they are called once"
            await again(world)
        monkeypatch.undo()
        await handed_on(world)
        await world.advance(10)
        assert not note.here
        assert await noted(world) == []
        world.mended()
        world.forgive("not noted")


async def test_a_direct_message_goes_though_the_process_ended_before_it_was_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where they have answered before anybody looked for it, also where that failed at first."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        for person in world.people:
            await chosen(world, person, "dm-once")
        await begun(world)
        await world.advance(HERE)

        async def ended(record: MessageRecord, **fields: Any) -> MessageRecord:
            raise SystemError("killed")

        monkeypatch.setattr(host(world).store, "change_message", ended)
        with world.expecting_errors("bug while working"):
            await handed_on(world)
        person = await up(world)
        note = world.last(person.dm)
        world.refuse("GET", f"/channels/{person.dm.id}/messages", 500)
        await again(world)
        await handed_on(world)
        await world.advance(10)
        assert not note.here


async def test_a_process_that_ends_before_the_turn_is_noted_pings_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record of the direct message says for which turn it is."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        for person in world.people:
            await chosen(world, person, "dm-once")
        await begun(world)
        await world.advance(HERE)

        async def ended(*_: object) -> None:
            raise SystemError("killed")

        monkeypatch.setattr(host(world).tables, "record_pings", ended)
        with world.expecting_errors("bug while working"):
            await handed_on(world)
        person = await up(world)
        [first] = world.messages(person.dm)
        await again(world)
        await world.advance(RELAXED / 2)
        assert world.messages(person.dm) == [first]
        turn = (await table(world)).play
        assert turn is not None
        assert turn.began in [seat.called for seat in (await table(world)).record.seats]


async def test_a_direct_message_goes_also_where_the_same_person_is_waited_for_again(
    tmp_path: Path,
) -> None:
    """Nobody else had a turn but computers: they are called once more, by one message."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await chosen(world, ada, "dm-once")
        await asked_always(world)
        await world.slash(ada, "play")
        await computer(world, ada)
        await world.click(ada, world.last(), EN("button-start"))
        await world.advance(RELAXED / 2)
        first = world.last(ada.dm)
        await world.advance(RELAXED)
        assert world.last(ada.dm) != first
        assert not first.here


async def test_a_direct_message_of_an_earlier_turn_does_not_stand_for_a_lost_one(
    tmp_path: Path,
) -> None:
    """It could not be deleted then; now it goes, and they are called."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        for person in world.people:
            await chosen(world, person, "dm-once")
        await begun(world)
        await world.advance(HERE)
        await handed_on(world)
        called = await up(world)
        early, messages = world.last(called.dm), f"/channels/{called.dm.id}/messages"
        world.refuse("DELETE", f"{messages}/*", 403, 50013)
        await handed_on(world)
        assert early.here
        await world.advance(HERE)
        world.lose("POST", messages)
        await handed_on(world)
        assert await up(world) is called
        await world.advance(10)
        [late] = world.messages(called.dm)
        assert late != early
        assert [each.message for each in await noted(world)] == [late.id]


@pytest.mark.parametrize("called", [False, True])
async def test_a_direct_message_of_another_table_in_the_channel_is_none_of_this_ones(
    called: bool, tmp_path: Path
) -> None:
    """Neither does it stand for the one that may have arrived, nor does it go with it."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await chosen(world, ada, "dm-once")
        await asked_always(world)
        tables = host(world).tables
        await tables.settings.change_server(
            world.server.id, lambda server: structs.replace(server, per_channel=2)
        )
        for _ in range(2):
            await world.slash(ada, "play")
            await computer(world, ada)
            await world.click(ada, world.last(), EN("button-start"))
            await world.advance(30)
        await sending(world, ada)
        await world.advance(RELAXED / 2 - 60)
        [first] = world.messages(ada.dm)
        if called:
            await world.advance(30)
            assert world.last(ada.dm) != first, "she is called to both"
            await sending(world, ada)
        await host(world).tables.leave(2, ada.id)
        await world.settle()
        assert world.messages(ada.dm) == [first]


@pytest.mark.parametrize("what", ["leave", "end", "restart", "privacy"])
async def test_a_ping_by_direct_message_goes_when_its_reason_goes(
    what: str, tmp_path: Path
) -> None:
    """Also where the bot could not delete it until it was started again."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        for person in world.people:
            await chosen(world, person, "dm-once")
        await begun(world)
        await world.advance(HERE)
        await handed_on(world)
        called = await up(world)
        note = world.last(called.dm)
        assert "discord.com/channels/" in note.text
        if what == "restart":
            world.refuse("DELETE", f"/channels/{called.dm.id}/messages/*", 500, times=None)
        if what == "end":
            await host(world).tables.propose_end(1, called.id, moderator=True)
        elif what == "privacy":
            await presenter.delete(host(world).services, host(world).presenter, called.id)
        else:
            await world.slash(called, "table leave")
        await world.settle()
        await host(world).presenter.boards.pings.settled()
        if what == "restart":
            assert note.here
            assert len(await noted(world, called)) == 1
            world.mended()
            await again(world)
            await world.advance(1)
        assert not note.here
        assert await noted(world, called) == []


async def test_where_a_direct_message_does_not_arrive_the_board_calls(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        for person in world.people:
            await chosen(world, person, "dm-once")
            world.close_dms(person)
        board = await begun(world)
        await world.advance(HERE)
        await handed_on(world)
        assert calls(world) == [[on_turn(world, world.last()).id]]
        assert not board.here
        world.mended()


async def test_a_call_waits_until_the_board_can_be_posted(tmp_path: Path) -> None:
    """And comes once."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        await world.advance(HERE)
        world.refuse("POST", f"/channels/{world.channel.id}/messages", 500, times=None)
        await handed_on(world)
        seats = (await table(world)).record.seats
        assert all(seat.called < 0 for seat in seats)
        world.mended()
        await world.advance(45)
        called = on_turn(world, world.last())
        seats = (await table(world)).record.seats
        assert [seat.person for seat in seats if seat.called >= 0] == [called.id]
        assert sum(message.here for message in world.messages()) == 1


async def test_by_the_day_people_are_called_for_decisions_alone(tmp_path: Path) -> None:
    """For a roll by hand not before half time."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world, "days")
        await world.advance(3600)
        session = await table(world)
        assert session.play is not None
        [seat] = session.waiting()
        assert len(session.play.options(seat)) == 1
        host(world).presenter.boards.ask(1)
        await world.settle()
        assert calls(world) == []
        assert world.last() == board


async def test_a_call_says_nothing_of_hidden_cards() -> None:
    """By the day whoever may play a card is called at once, and so is who holds none that fits."""
    wanted = []
    for hand in ("aetsch", "sprint"):
        session = sitting(0, {0: hand, 2: "tandem"}, pace="days")
        session.stored(session.change([], 100.0))
        assert session.waiting() == [0]
        wanted.append(await called_by_board(session))
    assert wanted == [[ADA], [ADA]]


async def called_by_board(session: Session) -> list[int]:
    """Return whom the board calls long after they were last there, who have chosen nothing."""

    async def chosen(_: int) -> Wishes:
        return Wishes()

    async def all_chosen(people: list[int]) -> dict[int, Wishes]:
        return dict.fromkeys(people, Wishes())

    async def read(_: int) -> Server:
        return Server()

    services = SimpleNamespace(
        now=lambda: 0.0,
        persons=SimpleNamespace(chosen=chosen, all_chosen=all_chosen),
        tables=SimpleNamespace(choices=SimpleNamespace(read=read)),
        members=SimpleNamespace(gone=lambda server: set[int]()),
        deletions=Deletions(),
    )
    calls = Pings(cast(Any, services), lambda table: None, cast(Any, None))
    services.now = lambda: 1000.0
    return await calls.by_board(session)


@pytest.mark.usefixtures("folded")
async def test_computers_moves_are_told_in_one_edit(tmp_path: Path) -> None:
    """However many they are."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await world.slash(world.people[0], "play")
        for _ in range(3):
            await computer(world, world.people[0])
        await world.click(world.people[0], world.last(), EN("button-start"))
        board, seq = world.last(), (await table(world)).record.seq
        with sent(world) as requests:
            await move(world, board, lambda labels: labels[0])
        assert (await table(world)).record.seq > seq + 3
        assert requests == ["POST callback"]


async def test_changes_during_a_search_for_people_to_ping_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What somebody has chosen may have to be read from the disk before a click is answered."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        services, ada = host(world).services, world.people[0]
        for person in world.people:
            await services.persons.choose(
                person.id, lambda each: structs.replace(each, calls="never")
            )
        done = meanwhile(
            monkeypatch,
            services.tables.choices,
            "people",
            lambda _: services.tables.propose_end(1, ada.id),
        )
        while not done:
            await world.advance(HERE)
            board = world.last()
            for person in world.people:
                services.persons.forget(person.id)
            await world.click(on_turn(world, board), board, next(iter(board.buttons)))
        await world.settle()
        record = (await table(world)).record
        assert record.shown == record.revision


async def test_without_a_clock_the_other_is_called_half_a_day_before_it_goes_on_without_them(
    tmp_path: Path,
) -> None:
    """Once more than at the beginning; also if the bot is away at that moment, or dies after it."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world, "none")
        first, [second] = await up(world), others(world, board)
        await world.advance(HERE)
        assert calls(world) == []
        await world.advance(UNHURRIED)
        await host(world).tables.expire(1)
        assert calls(world) == [[first.id]]
        await world.advance(MISSED - UNHURRIED - HERE)
        assert calls(world) == [[first.id], [first.id]]
        board = world.last()
        due = (await table(world)).record.late
        assert due == pytest.approx(world.now() + SILENT - MISSED)
        until = f"<t:{int(due or 0)}:R>"
        assert EN("board-missed", people=first.name, count=1, due=until) in board.text
        assert EN("button-without") not in board.buttons
        await again(world)
        await world.advance(SILENT - MISSED)
        assert calls(world) == [[first.id], [first.id]]
        assert EN("board-silent", people=first.name) in board.text
        answer = await world.click(world.add_person("Eve"), board, EN("button-without"))
        assert answer.whisper.startswith(NOT_AT_IT)
        assert (await table(world)).away == []
        await world.click(second, board, EN("button-without"))
        session = await table(world)
        assert (session.people, session.away) == ([second.id], [first.id])
        assert EN("board-silent", people=first.name) not in world.last().text
        await world.click(first, world.last(), EN("button-am-back"))
        assert (await table(world)).away == []


async def test_without_a_clock_two_close_the_table_of_three_after_a_day_of_silence(
    tmp_path: Path,
) -> None:
    """Whoever is host; then there is room for another one."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world, "none")
        while await up(world) is not world.people[0]:
            board = await handed_on(world)
        silent, there = await up(world), others(world, board)
        await world.advance(SILENT)
        board = world.last()
        await world.slash(there[0], "table end")
        assert EN("ending-proposed", people=there[0].name, count=1) in board.text
        assert (await table(world)).people != [silent.id]
        await world.click(there[1], board, EN("button-close"))
        assert (await table(world)).record.status == "abandoned"
        await world.slash(there[1], "play")
        assert (await table(world, 2)).record.host == there[1].id


async def test_a_person_that_presses_anything_is_waited_for_again(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world, "none")
        first, [second] = await up(world), others(world, board)
        await world.advance(SILENT)
        board = world.last()
        said = EN("board-silent", people=first.name)
        await world.slash(second, "table pause")
        assert (await table(world)).setup.paused is not None
        assert said not in board.text
        await world.click(second, board, EN("button-play-on"))
        assert said in board.text
        answer = await world.click(first, board, EN("button-without"))
        assert EN("stale") in answer.whisper
        assert said not in world.last().text
        assert EN("button-without") not in world.last().buttons


async def test_without_a_clock_a_person_that_wants_to_be_called_late_is_after_an_hour(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        for person in world.people:
            await chosen(world, person, "late")
        await begun(world, "none")
        first = await up(world)
        await world.advance(UNHURRIED - 1)
        assert calls(world) == []
        await world.advance(1)
        assert calls(world) == [[first.id]]


@pytest.mark.parametrize("tables", [interactions.CROWD, 0])
async def test_a_person_that_presses_start_in_a_lobby_whose_host_is_silent_begins(
    tables: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it is in a crowd of tables, where each press is acknowledged first."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        message = await lobby(world)
        await set_pace(world, ada, "relaxed", message)
        said = EN("lobby-host-silent", host=ada.name)
        answer = await world.click(ben, message, EN("button-start"))
        assert EN("only-host", host=ada.name) in answer.whisper
        await world.advance(HOSTS["relaxed"])
        assert said in message.text
        await again(world)
        eve = world.add_person("Eve")
        answer = await world.click(eve, message, EN("button-start"))
        assert EN("only-host", host=EN("colour-yellow")) in answer.whisper
        monkeypatch.setattr(interactions, "CROWD", tables)
        await world.click(ben, message, EN("button-start"))
        session = await table(world)
        assert (session.record.status, session.record.host) == ("running", ben.id)
