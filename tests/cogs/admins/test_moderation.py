"""``/moderate``: what moderators see and do, and how it is noted and told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from simcord.results import ResponseMessage

from cogs.admins.moderation import PERSONAL, Moderation
from engine.hosting.actions.lobby import set_options
from engine.hosting.state.refusals import Refused
from tests.cogs.admins.test_panel import make_moderator, panel, put, stored
from tests.cogs.playing import (
    again,
    begun,
    ends,
    host,
    hosted,
    lobby,
    refused,
    sure,
    table,
    turn_to,
)
from tests.simulation import Answer, Person, Seen, Simulation
from tests.words import EN, like


async def page(world: Simulation, person: Person, number: int = 1) -> Seen:
    """What a moderator is shown of a table, who alone sees it."""
    (shown,) = (await world.slash(person, "moderate")).messages
    assert shown.private
    menu = shown.menus["moderate:0:table"]
    line = like(EN, "moderate-table", table=number)
    await world.choose(person, shown, next(each for each in menu if line.fullmatch(each)))
    return shown


async def choose(person: Person, world: Simulation, shown: Seen, what: str, value: object) -> None:
    """Choose from a menu; about a person, in three presses where it is asked for once more."""
    verb, _, table = what.partition(":")
    handle = ResponseMessage(world.env, shown.raw)
    if verb not in PERSONAL:
        await person.member.select(handle, [value], custom_id=f"moderate:0:{what}")
        return
    await person.member.select(handle, [value], custom_id=f"moderate:0:person:{table}")
    await world.click(person, shown, f"moderate:0:{verb}:{table}:{value}")
    await sure(world, person, shown)


async def close(person: Person, world: Simulation, shown: Seen) -> None:
    """Close the table that is shown, and be sure."""
    await world.click(person, shown, EN("sure-end.button"))
    await sure(world, person, shown)


def told(world: Simulation) -> str:
    """What the newest message in the channel says."""
    return world.messages()[-1].text


async def test_a_person_that_is_no_moderator_sees_and_does_nothing(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await lobby(world)
        commands = {each["name"]: each for each in world.env.backend.commands[None].values()}
        shows = {"id": str(ben.id), "type": 2, "permission": True}  # Discord alone would hide it
        world.env.backend.set_command_permissions(
            world.server.id, int(commands["moderate"]["id"]), [shows]
        )
        assert await refused(world, ben, "moderate") == EN("only-moderators")
        shown = await page(world, ada)
        (own,) = (await world.slash(ben, "settings")).messages
        for custom_id in shown.buttons.values():
            answer = await world.forge(ben, own, custom_id)
            assert EN("only-moderators") in answer.whisper
        assert (await table(world)).record.status == "lobby"
        for forged, said in (
            ("moderate:0:end:7", "unknown-table"),
            ("moderate:0:end:x", "unknown-table"),
            ("moderate:0:nonsense:1", "bad-click"),
            ("moderate:1:end:1", "bad-click"),
        ):
            assert EN(said) in (await world.forge(ada, shown, forged)).whisper


async def test_a_closed_table_names_the_moderator_to_admins(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, board = world.people[0], await begun(world)
        dora = world.add_person("Dora")
        make_moderator(world, dora)
        shown = await page(world, dora)
        await close(dora, world, shown)
        assert shown.text == EN("moderate-none")
        assert (await table(world)).record.status == "abandoned"
        assert dora.name in board.text
        (panel,) = (await world.slash(ada, "settings")).messages
        await turn_to(world, ada, panel, "acts")
        assert like(EN, "act-end", by=dora.name, table=1).search(panel.text)


async def test_a_table_that_cannot_be_played_is_closed_too(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        await lobby(world)
        store = host(world).store
        await store._write("UPDATE tables SET game = 'gone' WHERE id = ?", 1)
        await again(world)
        shown = await page(world, ada)
        assert EN("table-unplayable", table=1) in shown.text
        await close(ada, world, shown)
        assert await host(world).store.tables_on(world.server.id) == []
        world.forgive("cannot be played")


async def test_a_board_is_rebuilt_from_the_store(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada = world.people[0]
        board = await begun(world)
        shown = await page(world, ada)
        await world.click(ada, shown, EN("button-mod-repair"))
        record = (await table(world)).record
        assert record.message != board.id
        assert not board.here
        assert world.messages(ada.dm) == [], "nobody has a hand in this game"
        assert EN("moderated-repair", by=ada.name, person="") == told(world)
        await world.click(ada, shown, EN("button-mod-back"))
        assert like(EN, "moderate-line", table=1, state="running").search(shown.text)


async def test_seats_are_freed_given_and_the_host_is_chosen(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await begun(world)
        dora = world.add_person("Dora")
        shown = await page(world, ada)
        await choose(ada, world, shown, "remove:1", str(ben.id))
        session = await table(world)
        assert ben.id not in session.people
        freed = EN("moderated-remove", by=ada.name, person=ben.name)
        assert freed in told(world)
        seat = next(each.seat for each in session.record.seats if each.person is None)
        await choose(ada, world, shown, "seat:1", str(seat))
        await choose(ada, world, shown, f"give:1:{seat}", dora.member)
        assert dora.id in (await table(world)).people
        await world.click(ada, shown, "moderate:0:tables")
        shown = await page(world, ada)
        await choose(ada, world, shown, "host:1", str(cem.id))
        assert (await table(world)).record.host == cem.id
        await choose(ada, world, shown, "block:1", str(cem.id))
        assert cem.id not in (await table(world)).people
        assert (await host(world).tables.choices.server(world.server.id)).blocked == (cem.id,)
        acts = await host(world).store.acts(world.server.id, 9)
        assert [act.what for act in acts] == ["block", "host", "give", "remove"]
        assert {act.by for act in acts} == {ada.id}


async def test_a_note_names_players_and_moderators_of_one_name_apart_as_the_board_does(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        _, ben, cem = world.people
        await begun(world)
        moderator = world.add_person("Kim")
        make_moderator(world, moderator)
        for each in (ben, cem):
            host(world).services.names.hear(world.server.id, each.id, "Kim")
        seats = [seat.person for seat in (await table(world)).record.seats]
        second = max(ben.id, cem.id, key=seats.index)
        await choose(moderator, world, await page(world, moderator), "host:1", str(second))
        assert EN("moderated-host", by="Kim 3", person="Kim 2") in told(world)


async def test_a_person_that_is_taken_off_a_game_is_let_in_by_a_moderator_alone(
    tmp_path: Path,
) -> None:
    """As the question says; the seat of the computer stays open to others."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, _ = world.people
        board = await begun(world)
        [seat] = (await table(world)).seats_of(ben.id)
        shown = await page(world, ada)
        await choose(ada, world, shown, "remove:1", str(ben.id))
        offers = []
        for person in (ben, world.add_person("Dora")):
            offers += (await world.click(person, board, next(iter(board.buttons)))).messages
        assert [f"take-late:1:{seat}" in each.buttons.values() for each in offers] == [False, True]
        answer = await world.forge(ben, offers[0], f"take-late:1:{seat}")
        assert EN("seat-barred") in answer.whisper
        await choose(ada, world, shown, "seat:1", str(seat))
        await choose(ada, world, shown, f"give:1:{seat}", ben.member)
        assert (await table(world)).seats_of(ben.id) == [seat]


async def test_a_person_that_is_sent_away_from_a_private_lobby_is_not_invited_to_it(
    tmp_path: Path,
) -> None:
    """As whoever leaves it of themselves is: they may come back."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        board = await lobby(world)
        await world.click(ben, board, EN("button-join"))
        tables = host(world).tables
        await tables.lobbies.set_up(1, lambda record, _: set_options(record, ada.id, private=True))
        await choose(ada, world, await page(world, ada), "remove:1", str(ben.id))
        session = await table(world)
        assert session.people == [ada.id]
        assert session.setup.invited == ()


async def test_of_many_tables_the_oldest_can_be_reached_as_well(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        where = world.server.id, world.channel.id
        for number in range(1, 53):
            await host(world).tables.lobbies.open("classic", "book", ben.id, *where, number)
        (shown,) = (await world.slash(ada, "moderate")).messages
        seen = [set(shown.menus["moderate:0:table"].values())]
        for _ in range(2):
            await world.click(ada, shown, EN("button-mod-older"))
            seen.append(set(shown.menus["moderate:0:table"].values()))
        assert [len(each) for each in seen] == [25, 25, 2]
        assert set.union(*seen) == set(map(str, range(1, 53)))
        assert set(shown.buttons) == {EN("button-mod-newest")}
        await choose(ada, world, shown, "table", "1")
        await close(ada, world, shown)
        assert (await table(world)).record.status == "abandoned"
        assert set(shown.buttons) == {EN("button-mod-older")}, "the newest are shown"


async def test_the_seat_of_a_person_that_is_away_can_be_freed_and_given(tmp_path: Path) -> None:
    """As long as a computer plays there for them, it is nobody else's to have."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await begun(world)
        dora = world.add_person("Dora")
        for person in (ben, cem):
            await host(world).tables.leave(1, person.id, why="absent")
        shown = await page(world, ada)
        assert "moderate:0:seat:1" not in shown.menus
        assert set(shown.menus["moderate:0:person:1"]) == {"Ada", "Ben", "Cem"}
        await choose(ada, world, shown, "block:1", str(cem.id))
        assert (await stored(world)).blocked == (cem.id,)
        assert (await table(world)).away == [ben.id]
        await choose(ada, world, shown, "remove:1", str(ben.id))
        freed = EN("moderated-remove", by=ada.name, person=ben.name)
        assert freed in told(world)
        seat = next(each.seat for each in (await table(world)).record.seats if not each.person)
        await choose(ada, world, shown, "seat:1", str(seat))
        await choose(ada, world, shown, f"give:1:{seat}", dora.member)
        assert dora.id in (await table(world)).people


async def test_why_a_person_cannot_have_a_seat_is_said_of_them(tmp_path: Path) -> None:
    """Not to the moderator as if they had asked for it themselves."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        dora = world.add_person("Dora")
        machine = world.server.add_member(world.env.create_user("Robbie", bot=True))
        await begun(world)
        await host(world).tables.leave(1, cem.id)
        seat = next(each.seat for each in (await table(world)).record.seats if not each.person)
        blocked = await panel(world, ada, "care")
        await put(world, ada, blocked, "blocked", dora.member)
        shown = await page(world, ada)

        async def said(what: str, value: object) -> str:
            handle = ResponseMessage(world.env, shown.raw)
            result = await ada.member.select(handle, [value], custom_id=f"moderate:0:{what}")
            return Answer(world, result).sentence

        await choose(ada, world, shown, "seat:1", str(seat))
        for person, name, key in (
            (ben.member, ben.name, "seated"),
            (dora.member, dora.name, "blocked"),
            (machine, "Robbie", "bot"),
        ):
            sentence = await said(f"give:1:{seat}", person)
            assert EN(f"moderate-{key}", person=name) in sentence
        await world.click(ada, shown, EN("button-mod-back"))
        await host(world).tables.leave(1, ben.id)
        for press in ("sure:0:moderate:remove", "moderate:0:host", "sure:0:moderate:block"):
            answer = await world.forge(ada, shown, f"{press}:1:{ben.id}")
            assert EN("moderate-not-seated", person=ben.name) in answer.whisper
        assert [act.what for act in await host(world).store.acts(world.server.id, 9)] == ["setting"]


async def test_a_person_that_leaves_meanwhile_does_not_become_host(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, _, cem = world.people
        await begun(world)
        bot = host(world)
        moderation = Moderation(bot.services, bot.presenter)
        with world.inside():
            leaving = asyncio.create_task(bot.tables.leave(1, cem.id))
            await asyncio.sleep(0)  # it holds the table now
            with pytest.raises(Refused, match="not-seated"):
                await moderation._hand_over(1, cem.id, 0)
            await leaving
        assert (await table(world)).record.host == ada.id


async def test_a_table_whose_row_is_damaged_is_closed_without_an_error(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada = world.people[0]
        await begun(world)
        await host(world).store._write("UPDATE tables SET contributions = CAST('{' AS BLOB)")
        await again(world)
        shown = await page(world, ada)
        await close(ada, world, shown)
        assert shown.text == EN("moderate-none")
        world.forgive("damaged")


async def test_a_moderator_that_closes_a_table_in_its_channel_is_noted_too(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada = world.people[0]
        await begun(world)
        await host(world).tables.leave(1, ada.id)
        await ends(world, ada)
        assert (await table(world)).record.status == "abandoned"
        acts = await host(world).store.acts(world.server.id, 9)
        assert [(act.what, act.by, act.table) for act in acts] == [("end", ada.id, 1)]


async def test_an_older_panel_undoes_nothing_that_others_did_since(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, _, cem = world.people
        dora = world.add_person("Dora")
        await begun(world)
        shown = await panel(world, ada, "care")
        await choose(ada, world, await page(world, ada), "block:1", str(cem.id))
        await put(world, ada, shown, "blocked", dora.member)  # the panel knows nothing of Cem
        assert (await stored(world)).blocked == (cem.id, dora.id)
        await put(world, ada, shown, "blocked", cem.member)
        assert (await stored(world)).blocked == (cem.id,)
