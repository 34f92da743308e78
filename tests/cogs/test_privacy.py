"""``/privacy``: what a person is told, handed out, and how they are deleted."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from itertools import product
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from msgspec import json, structs

from cogs.messages import presenter
from cogs.platform.limits import SMALL
from cogs.platform.work_queue import STRAY
from data.records import Act, Change, MessageRecord, TableRecord
from engine.hosting.service import former_games
from engine.hosting.state.settings import NOBODY, Person
from engine.hosting.state.setups import people
from tests.cogs.admins.test_blocked import over
from tests.cogs.admins.test_moderation import page
from tests.cogs.admins.test_panel import panel, put
from tests.cogs.operator.test_running import settle_on
from tests.cogs.playing import (
    again,
    asked,
    begun,
    beside,
    host,
    hosted,
    meanwhile,
    move,
    on_turn,
    people_of,
    race,
    table,
    threads,
    turn_to,
)
from tests.simulation import Person as Player
from tests.simulation import Seen, Simulation
from tests.soak import soaked
from tests.words import EN, like


async def said(world: Simulation, person: Player, where: bool = False) -> str:
    """What somebody is told is stored about them, in the channel or in direct messages."""
    channel = person.dm if where else world.channel
    return (await world.slash(person, "privacy show", where=channel)).messages[0].text


async def delete(world: Simulation, person: Player, where: bool = False) -> str:
    """Have somebody delete everything; return what they are told."""
    channel = person.dm if where else world.channel
    (asked,) = (await world.slash(person, "privacy delete", where=channel)).messages
    assert EN("sure-delete-me") in asked.text
    await world.click(person, asked, EN("sure-delete-me.button"))
    return asked.text


async def test_a_stranger_is_told_that_nothing_is_stored(tmp_path: Path) -> None:
    """And nothing else: there is nothing to hand out or to delete."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        for where in (False, True):
            assert await said(world, ada, where) == EN("stored-nothing")
        assert await delete(world, ada, where=True) == EN("privacy-deleted")


async def test_a_person_is_told_where_the_operator_can_be_reached(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        chosen = structs.replace(host(world).settings, operator="Verein *e. V.*")
        host(world).apply(chosen)
        assert await said(world, ada) == EN("stored-nothing")
        host(world).apply(structs.replace(chosen, contact="https://a_b.example/x_y"))
        told = await said(world, ada)
        assert "Verein \\*e. V.\\*, https://a_b.example/x_y" in told
        assert like(EN, "privacy-contact").search(told)


async def test_only_people_with_settings_are_told_of_them(tmp_path: Path) -> None:
    """Of whom the bot writes to it knows the language; who chooses nothing any more is not known."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        persons = host(world).services.persons
        await begun(world, game="card_race")
        told = await said(world, ben)
        assert EN("stored-language") in told
        assert EN("stored-settings") not in told
        await persons.choose(ada.id, lambda _: Person(theme="dark"))
        told = await said(world, ada)
        assert EN("stored-settings") in told
        assert EN("stored-language") not in told
        await persons.choose(ada.id, lambda _: NOBODY)
        assert EN("stored-settings") not in await said(world, ada)
        found = await host(world).services.store.about(ada.id)
        assert found["settings"] is None


@pytest.mark.parametrize("deleted", [0, 1])
async def test_an_act_that_is_noted_as_a_person_is_deleted_names_them_not(
    deleted: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a moderator nor a player, of whom it would be kept for half a year."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben = world.people[:2]
        gone, bot = world.people[deleted], host(world)
        await begun(world)
        shown = await page(world, ada)
        note = bot.store.note_act

        async def noting(act: Act) -> None:
            await presenter.delete(bot.services, bot.presenter, gone.id)
            await note(act)

        monkeypatch.setattr(bot.store, "note_act", noting)
        await world.forge(ada, shown, f"sure:0:moderate:remove:1:{ben.id}")
        acts = await bot.store.acts(world.server.id, 9)
        assert [(act.what, gone.id in (act.by, act.person)) for act in acts] == [("remove", False)]
        assert (await bot.store.about(gone.id))["acts"] == []
        assert gone.name not in world.messages()[-1].text


async def test_a_table_that_is_deleted_as_it_is_told_of_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chores delete beside a search, which takes its time with many tables."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,), store = world.people, host(world).store
        for number in (1, 2):
            await world.slash(ada, "play")
            await host(world).tables.propose_end(number, ada.id)

        async def deletes(person: int, at: int | None = None) -> bool:
            return at is not None and bool(await store.delete_over(world.server.id, 1e12))

        assert meanwhile(monkeypatch, store, "about", deletes) == []
        assert like(EN, "stored-host", count=1).search(await said(world, ada))


async def test_a_person_is_told_of_their_stored_data_and_gets_its_file(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        mover = on_turn(world, board)
        await move(world, board)
        told = await said(world, mover, where=True)
        assert EN("stored-seats", count=1) in told
        assert like(EN, "stored-answers").search(told)
        (message,) = (await world.slash(mover, "privacy export")).messages
        assert message.private
        (file,) = message.pictures.values()
        found = json.decode(file)
        assert found["person"] == mover.id
        assert [each["id"] for each in found["tables"]] == [1]
        assert found["tables"][0]["answers"]


async def test_a_person_that_is_deleted_with_a_hidden_hand_leaves_the_game_whole(
    tmp_path: Path,
) -> None:
    """Their direct message shows no cards any more, a computer plays on, and nothing says their id."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        board = await begun(world, game="card_race")
        hand = world.last(ben.dm)
        assert hand.pictures
        await world.slash(ben, "table text")
        before = (await table(world)).record
        assert EN("stored-hands", count=1) in await said(world, ben)
        assert await delete(world, ben) == EN("privacy-deleted")
        assert not hand.pictures
        assert not hand.buttons
        session = await table(world)
        assert session.record.status == "running"
        assert ben.id not in session.people
        assert EN("stored-nothing") in await said(world, ben)
        assert ben.name not in board.text
        assert EN("somebody") in board.text
        assert session.record.seq >= before.seq
        await again(world)
        session = await table(world)
        assert not session.restarted, "what was played comes to the same point without them"
        assert len(session.people) == 2
        for person in (ada, cem):
            assert world.last(person.dm).pictures
        await world.forge(ben, board, "hand:1")
        found = [each async for each in host(world).store.traces(ben.id)]
        assert found == []


async def test_the_last_person_that_is_deleted_ends_the_table(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await world.slash(ada, "play")
        await delete(world, ada)
        record = (await table(world)).record
        assert record.status == "abandoned"
        assert record.host == 0


async def test_a_board_names_no_person_that_was_taken_out_as_the_process_ended(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board, ben = await begun(world), world.people[1]
        await host(world).tables.leave(1, ben.id)
        await world.settle()
        assert ben.name in board.text
        await host(world).tables.memory.take_out(1, ben.id)
        await again(world)
        await world.advance(1)
        assert ben.name not in board.text
        assert EN("somebody") in board.text


@pytest.mark.usefixtures("own_route")
@pytest.mark.parametrize("killed", [False, True])
async def test_a_result_on_its_way_as_a_person_is_deleted_names_them_no_more(
    killed: bool, tmp_path: Path
) -> None:
    """What its edit has shown is noted after they were taken out."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ben, bot = world.people[1], host(world)
        board = await begun(world)
        world.slow("PATCH", f"/channels/*/messages/{board.id}", 2 * presenter.WAITS)
        over = Change(table=1, status="ended", due=None, changed_at=world.now())
        with world.inside():
            await bot.tables.note(over, seen=True)
            deleting = asyncio.create_task(presenter.delete(bot.services, bot.presenter, ben.id))
        await world.advance(presenter.WAITS + 1)
        await deleting
        assert ben.name in board.text
        if killed:
            bot.presenter.boards.ask = lambda key: None  # type: ignore[method-assign]
        await world.advance(3 * presenter.WAITS)
        world.slow("PATCH", "", 0.0)
        if killed:
            await again(world)
        await world.advance(60)
        assert ben.name not in board.text


@pytest.mark.parametrize("killed", [False, True])
async def test_a_change_of_looks_waits_for_no_redrawn_boards(killed: bool, tmp_path: Path) -> None:
    """Who is deleted is answered at once; where the process ends before, the next one goes on."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        boards = []
        for number in range(1, 4):
            await world.slash(ada, "play")
            boards.append(world.last())
            await world.click(ada, boards[-1], EN("button-alone"))
            long_ago = Change(table=number, status="ended", due=None, changed_at=1.0)
            await host(world).tables.note(long_ago, seen=True)
            await world.settle()
        assert await delete(world, ada) == EN("privacy-deleted")
        named = [board for board in boards if ada.name in board.text]
        assert named, "they are not all drawn before the answer"
        if killed:
            await again(world)
        await world.advance(1)
        assert not [board for board in boards if ada.name in board.text]


@pytest.mark.usefixtures("own_route")
async def test_a_result_of_long_ago_names_no_person_that_is_deleted(tmp_path: Path) -> None:
    """It stays where it is, and nothing is posted for it, also where it is gone."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, _ = world.people
        await begun(world)
        over = Change(table=1, status="ended", due=None, changed_at=1.0)
        await host(world).tables.note(over, seen=True)
        await world.settle()
        await host(world).tables.note(Change(table=1, posted_at=1.0))
        board = world.last()
        assert ben.name in board.text
        before = len(world.messages())
        await delete(world, ben)
        await world.advance(1)
        assert ben.name not in board.text
        assert ada.name in board.text
        world.refuse("PATCH", f"/channels/*/messages/{board.id}", 404, 10008)
        await delete(world, ada)
        await world.settle()
        boards = [each for each in world.messages() if not each.private]
        assert len(boards) == before, "nothing was posted"
        record = (await table(world)).record
        assert (record.message, record.shown) == (None, record.revision)


async def test_a_person_that_an_admin_blocked_is_told_of_it_and_taken_out(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        shown = await panel(world, ada, "care")
        await put(world, ada, shown, "blocked", ben.member)
        await put(world, ada, shown, "blocked")
        assert EN("stored-acts", count=1) in await said(world, ben)
        (message,) = (await world.slash(ben, "privacy export")).messages
        (file,) = message.pictures.values()
        assert str(ben.id) in json.decode(file)["acts"][0]["about"]
        await delete(world, ben)
        await turn_to(world, ada, shown, "acts")
        assert ben.name not in shown.text
        rows = await host(world).store._read("SELECT about FROM acts")
        assert str(ben.id) not in str([tuple(row) for row in rows])


async def test_a_server_without_tables_that_was_left_meanwhile_is_forgotten(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        server = world.server.id
        await host(world).tables.settings.change_server(
            server, lambda each: structs.replace(each, blocked=(77777,))
        )
        await host(world).close()
        world.env.backend.remove_guild(server)
        await again(world)
        await world.settle()
        assert list(await host(world).store.left_servers()) == [server]
        world.env.backend.clock.advance(31 * 86400)
        await host(world).maintenance.round()
        assert await host(world).store.server(server) == b"{}"


async def test_same_as_last_time_brings_no_deleted_person_back(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await begun(world)
        await over(world)
        await world.slash(ada, "play")
        lobby = world.last()
        assert ben.name in lobby.text, "with whom it was last time"
        await delete(world, ben)
        await world.advance(1)
        assert ben.name not in lobby.text
        await world.forge(ada, lobby, "lobby:2:last")
        assert ben.id not in (await table(world, 2)).people
        assert [each async for each in host(world).store.traces(ben.id)] == []


async def test_a_lobby_read_as_a_person_is_deleted_offers_no_game_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has read the game that it offers again, and is not in memory yet."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await begun(world)
        await over(world)
        await world.slash(ada, "play")
        lobby, bot, last = world.last(), host(world), former_games.last
        going = list[asyncio.Task[None]]()

        async def meanwhile(*given: Any) -> TableRecord | None:
            found = await last(*given)
            if not going:
                going.append(asyncio.create_task(bot.tables.memory.take_out(1, ben.id)))
                while (before := await bot.store.load(1)) and ben.id in people(before.seats):
                    pass
            return found

        monkeypatch.setattr(former_games, "last", meanwhile)
        bot.tables.memory.drop([2])
        with world.inside():
            reading = asyncio.create_task(bot.tables.get(2))
        await world.settle()
        await asyncio.gather(reading, *going)
        await world.settle()
        assert ben.name not in lobby.text
        await world.forge(ada, lobby, "lobby:2:last")
        assert ben.id not in (await table(world, 2)).people


async def test_a_damaged_log_keeps_no_person_from_being_deleted(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await begun(world)
        await host(world).tables.propose_end(1, ada.id, moderator=True)
        await world.settle()
        world.env.backend.clock.advance(4000)
        await host(world).maintenance.round()
        await host(world).store._write("UPDATE packed SET log = CAST('2xx' AS BLOB)")
        await again(world)
        assert EN("stored-seats", count=1) in await said(world, ben)
        assert await delete(world, ben) == EN("privacy-deleted")
        await world.settle()
        assert [each async for each in host(world).store.traces(ben.id)] == []
        world.forgive("damaged")


@pytest.mark.parametrize("where", [False, True])
async def test_a_person_that_the_operator_has_blocked_can_have_everything_deleted(
    tmp_path: Path, where: bool
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ben = world.people[1]
        await begun(world)
        settle_on(world, blocked=frozenset({ben.id, world.server.id}))
        assert EN("stored-seats", count=1) in await said(world, ben, where)
        assert (await world.slash(ben, "privacy export", where=ben.dm)).messages[0].pictures
        assert await delete(world, ben, where) == EN("privacy-deleted")
        assert [each async for each in host(world).store.traces(ben.id)] == []
        assert (await world.slash(ben, "help")).whisper == EN("blocked-by-operator")


async def told_of(world: Simulation, moderator: bool) -> tuple[Player, Seen]:
    """Open a table; return who is named beside its board, and where."""
    ada = world.people[0]
    if not moderator:
        await threads(world)
        await world.slash(ada, "play")
        return ada, next(each for each in world.messages() if ada.name in each.text)
    await world.slash(ada, "play")
    await world.click(ada, await page(world, ada), EN("button-mod-repair"))
    beside = [each for each in world.messages() if each.text.startswith(SMALL)]
    return ada, next(each for each in beside if not each.buttons)


@pytest.mark.parametrize(
    ("fault", "moderator"),
    soaked(product(("", "refused", "killed"), (False, True)), {("", False), ("killed", True)}),
)
async def test_messages_beside_the_board_go_with_a_persons_data(
    tmp_path: Path, fault: str, moderator: bool
) -> None:
    """Who opened a table, and what a moderator did: also if Discord takes it late only."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        person, message = await told_of(world, moderator)
        assert person.name in message.text
        if fault:
            world.refuse("DELETE", f"/channels/*/messages/{message.id}", 500, times=None)
        assert await delete(world, person, where=True) == EN("privacy-deleted")
        if fault == "refused":
            assert message.here
            world.mended()
            await world.advance(600)
        if fault == "killed":
            world.mended()
            await again(world)
            await world.settle()
        assert not message.here
        assert not any(person.name in each.text for each in world.messages() if not each.private)
        assert await beside(world) == []


@pytest.mark.parametrize("moderator", [False, True])
async def test_a_message_beside_the_board_goes_whose_number_was_never_noted(
    tmp_path: Path, moderator: bool
) -> None:
    """The process died when it had just been sent; what names others at that moment stays."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        with patch("cogs.messages.side_messages.SideMessages._arrived", nothing):
            person, message = await told_of(world, moderator)
        [noted] = await beside(world)
        assert (noted.message, noted.posting > 0) == (None, True)
        assert await people_of(world, noted) == [person.id]
        if not moderator:
            await world.slash(world.people[1], "play")
        kept = [each for each in world.messages() if each.text.startswith(world.people[1].name)]
        assert bool(kept) is not moderator
        await again(world)
        assert await delete(world, person, where=True) == EN("privacy-deleted")
        assert not message.here
        assert all(each.here for each in kept)
        await world.advance(STRAY)
        assert [each for each in await beside(world) if each.table == 1] == []


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (500, 0)])
async def test_a_message_beside_the_board_that_is_refused_is_not_looked_for(
    tmp_path: Path, status: int, code: int
) -> None:
    """One whose answer is lost is: it may have arrived, and nobody need try again."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        await threads(world)
        world.refuse("POST", "/webhooks/*", status, code)
        told = await world.slash(world.people[0], "play")
        assert world.mended()
        assert told.whisper == "", "it is played in the channel then"
        assert (await table(world)).record.channel == world.channel.id
        assert [each.message is None for each in await beside(world)] == [True][: not code]


@pytest.mark.parametrize("killed", [False, True])
async def test_a_message_beside_the_board_that_arrives_after_its_person_is_deleted_goes(
    tmp_path: Path, killed: bool
) -> None:
    """It is on its way to Discord for some seconds, and is found nowhere before."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        person, bot = world.people[0], host(world)
        await threads(world)
        world.limit("POST", "/webhooks/*", 25.0)
        await world.slash(person, "play")
        assert [each.message is None for each in await beside(world)] == [True]
        with world.inside():
            deleting = asyncio.create_task(presenter.delete(bot.services, bot.presenter, person.id))
        await world.advance(12)
        await deleting
        assert [await people_of(world, each) for each in await beside(world)] == [[]]
        if killed:
            world.refuse("DELETE", "/channels/*/messages/*", 500, times=None)
        await world.advance(30)
        if killed:
            assert any(person.name in each.text for each in world.messages())
            world.mended()
            await again(world)
            await world.advance(60)
        assert not any(person.name in each.text for each in world.messages() if not each.private)
        assert await beside(world) == []


async def test_a_message_that_arrives_as_its_record_goes_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is there as its number comes, and gone as that is noted; it was looked for in vain before."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        person, bot = world.people[0], host(world)
        await threads(world)
        world.limit("POST", "/webhooks/*", STRAY + 5)
        await world.slash(person, "play")
        find, drop = bot.store.message, bot.store.drop_message

        async def finding(*of: Any) -> MessageRecord | None:
            found = await find(*of)
            await asyncio.sleep(10 if of[0] == "beside" else 0)
            return found

        async def dropping(record: MessageRecord) -> None:
            await asyncio.sleep(10)
            await drop(record)

        monkeypatch.setattr(bot.store, "message", finding)
        monkeypatch.setattr(bot.store, "drop_message", dropping)
        with world.inside():
            deleting = asyncio.create_task(presenter.delete(bot.services, bot.presenter, person.id))
        await world.advance(12)
        await deleting
        await world.advance(60)
        assert not any(person.name in each.text for each in world.messages() if not each.private)
        assert await beside(world) == []


async def nothing(*args: object) -> None:
    """Note nothing, as a process that has died."""


@pytest.mark.parametrize("limit", [0.0, 20.0])
async def test_a_hand_that_cannot_be_edited_as_a_person_is_deleted_shows_no_cards_later(
    limit: float, tmp_path: Path
) -> None:
    """Nobody knows any more whose it was; it is taken away all the same."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        person, other = await asked(world)
        hand, bot = world.last(person.dm), host(world)
        await deleted_meanwhile(world, person, limit)
        assert person.id not in await bot.store.hands(1)
        await world.advance(300)
        assert not (hand.here and hand.pictures)
        assert [*await bot.store.hands(1)] == [other.id]
        assert await bot.store.closed_messages() == []


async def test_a_hand_that_could_not_be_taken_away_goes_after_a_start(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        person, other = await asked(world)
        hand = world.last(person.dm)
        world.refuse("DELETE", f"/channels/{person.dm.id}/messages/*", 500, times=None)
        await deleted_meanwhile(world, person, 0.0)
        assert hand.here
        world.mended()
        await again(world)
        await world.advance(120)
        store = host(world).store
        assert (hand.here, [*await store.hands(1)]) == (False, [other.id])
        assert await store.closed_messages() == []


async def test_a_hand_that_arrives_when_its_owner_is_deleted_shows_no_cards_later(
    tmp_path: Path,
) -> None:
    """It is on its way to Discord for some seconds; what is noted of it names nobody."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        person, bot = world.people[0], host(world)
        world.env.backend.delete_message(person.dm.id, world.last(person.dm).id)
        world.limit("POST", f"/channels/{person.dm.id}/messages", 25.0)
        with world.inside():
            bot.presenter.hands.refresh((1, person.id))
        await world.advance(3)
        with world.inside():
            deleting = asyncio.create_task(presenter.delete(bot.services, bot.presenter, person.id))
        await world.advance(10)
        await deleting
        noted, keep = list[tuple[int, list[int]]](), bot.store.keep_message

        async def watched(
            record: MessageRecord, people: Collection[int], own: int = 0
        ) -> MessageRecord:
            noted.append((record.channel, [*people]))
            return await keep(record, people, own)

        bot.store.keep_message = watched  # type: ignore[method-assign]
        await world.advance(60)
        assert world.messages(person.dm) == []
        assert noted == [(person.dm.id, [])]
        assert person.id not in await bot.store.hands(1)
        assert await bot.store.closed_messages() == []


async def deleted_meanwhile(world: Simulation, person: Player, limit: float) -> None:
    """Delete somebody while edits of their direct messages fail, or take so long."""
    bot, path = host(world), f"/channels/{person.dm.id}/messages/*"
    if limit:
        world.limit("PATCH", path, limit)
    else:
        world.refuse("PATCH", path, 500, times=4)
    with world.inside():
        deleting = asyncio.create_task(presenter.delete(bot.services, bot.presenter, person.id))
    await world.advance(20)
    await deleting
