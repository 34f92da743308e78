"""Whoever leaves the server, or is banned from it, has no say any more; the others play on."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest

from cogs.messages import pings
from cogs.platform.members import PERSON_AGAIN, TABLE_AGAIN, Found
from cogs.widgets.buttons import Kind, custom_id
from engine.hosting.state import settings
from tests.cogs.playing import (
    again,
    begun,
    host,
    hosted,
    lobby,
    move,
    on_turn,
    others,
    race,
    recolour,
    sent,
    set_pace,
    table,
)
from tests.cogs.test_card_race import best, later
from tests.simulation import Person, Simulation
from tests.soak import soaked
from tests.words import EN, like

MEMBER = "/guilds/*/members/*"
GET = "GET member"


def gone(world: Simulation, person: Person) -> None:
    """Let somebody be on the server no more."""
    world.env.backend.guilds[world.server.id].members.pop(person.id, None)
    unknown(world, person)


def unknown(world: Simulation, person: Person) -> None:
    """Let Discord say so of a person that can still press."""
    world.refuse("GET", f"/guilds/*/members/{person.id}", 404, 10007, times=None)


def went(person: Person) -> re.Pattern[str]:
    """How it is told that somebody has left the server, whichever computer plays on."""
    return like(EN, "seat-handed", why="gone", person=person.name)


async def test_the_game_goes_on_when_a_member_that_is_on_turn_has_left_the_server(
    tmp_path: Path,
) -> None:
    """Somebody else presses something; that it does not count is no matter."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        absent, (other, _) = on_turn(world, board), others(world, board)
        await world.advance(PERSON_AGAIN)
        gone(world, absent)
        seq = (await table(world)).record.seq
        answer = await world.click(other, board, next(iter(board.buttons)))
        assert answer.sentence == EN("not-your-turn")
        session = await table(world)
        assert set(session.people) == {each.id for each in world.people if each is not absent}
        assert session.record.seq > seq, "the computer has played"
        assert on_turn(world, board) is not absent
        assert went(absent).search(board.text)
        await move(world, board)


async def test_closing_does_not_wait_for_a_member_that_has_left_the_server(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        board = await begun(world)
        await world.forge(ada, board, "close:1")
        await world.advance(PERSON_AGAIN)
        gone(world, cem)
        await world.forge(ben, board, "close:1")
        assert (await table(world)).record.status == "abandoned"


async def test_a_host_that_has_left_the_server_hands_the_lobby_over(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        message = await lobby(world)
        await world.advance(PERSON_AGAIN)
        gone(world, ada)
        await recolour(world, ben, message)
        record = (await table(world)).record
        assert (record.host, [seat.person for seat in record.seats]) == (ben.id, [ben.id])
        assert ada.name not in message.text


async def test_a_member_that_is_banned_plays_by_direct_message_no_more(tmp_path: Path) -> None:
    """The click that was pressed meanwhile is answered as ever; it is the last."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        await race(world)
        banned, seat = await later(world)
        await world.advance(PERSON_AGAIN)
        gone(world, banned)
        hand = world.last(banned.dm)
        answer = await world.forge(banned, hand, await best(world, seat))
        assert answer.given
        session = await table(world)
        assert banned.id not in session.people
        assert session.record.status == "running"
        assert not world.last(banned.dm).buttons, "there are no cards on the hand any more"
        seq = session.record.seq
        answer = await world.forge(banned, hand, "act:1:1:play 1")
        assert EN("not-seated") in answer.whisper
        assert (await table(world)).record.seq == seq


async def test_an_agreement_waits_for_no_member_that_has_just_left_the_server(
    tmp_path: Path,
) -> None:
    """However lately they pressed something: whose word is lacking is asked for at once, each time."""
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        ada, ben, cem, dora = world.people
        board = await begun(world)
        for person in (cem, dora):
            await world.click(person, board, next(iter(board.buttons)))
        gone(world, dora)
        await world.slash(ada, "table pause")
        assert set((await table(world)).people) == {ada.id, ben.id, cem.id}
        await world.click(ben, board, EN("button-pause"))
        gone(world, cem)
        await world.click(ben, board, EN("button-pause"))
        session = await table(world)
        assert (session.people, session.setup.paused is None) == ([ada.id, ben.id], False)


async def test_the_next_game_waits_for_no_member_that_has_just_left_the_server(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        board = await begun(world)
        await world.click(cem, board, next(iter(board.buttons)))
        await host(world).tables.abandon(1)
        await world.settle()
        gone(world, cem)
        again = board.button(EN("button-again"))
        for person in (ada, ben):  # it is on the screen still
            await world.forge(person, board, again)
        session = await table(world, 2)
        assert (session.people, session.setup.unconfirmed) == ([ben.id, ada.id], ())


async def test_a_member_that_presses_in_vain_waits_for_no_member_that_has_just_left_the_server(
    tmp_path: Path,
) -> None:
    """A host in the lobby, or whose turn it is."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        message = await lobby(world)
        gone(world, ada)
        await world.click(ben, message, EN("button-start"))
        assert (await table(world)).record.host == cem.id
        await world.click(cem, message, EN("button-start"))
        absent = on_turn(world, board := world.last())
        other = ben if absent is cem else cem
        gone(world, absent)
        await world.click(other, board, next(iter(board.buttons)))
        assert (await table(world)).people == [other.id]


async def test_a_new_table_waits_for_no_member_that_has_just_left_the_server(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        left, cem = world.people, world.add_person("Cem")
        await begun(world)
        for person in left:
            unknown(world, person)
        await world.slash(cem, "play")
        assert (await table(world)).record.status == "abandoned"
        assert (await table(world, 2)).record.host == cem.id


async def test_a_member_that_types_a_command_in_vain_waits_for_no_host_that_has_just_left_the_server(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, *there = world.people
        await begun(world)
        gone(world, ada)
        with world.expecting_errors("Refused"):
            await world.slash(there[0], "table end")
        assert (await table(world)).record.host in [each.id for each in there]


async def test_a_hand_by_direct_message_works_no_more_for_a_member_that_has_just_left_the_server(
    tmp_path: Path,
) -> None:
    """One press may count, while Discord is asked; it is asked once a minute at most."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await race(world)
        banned, seat = await later(world)
        await world.click(banned, board, EN("button-my-hand"))
        gone(world, banned)
        hand = world.last(banned.dm)
        await world.forge(banned, hand, await best(world, seat))
        assert banned.id not in (await table(world)).people
        assert not hand.buttons
        there = next(each for each in world.people if each is not banned)
        with sent(world) as requests:
            for _ in range(5):
                await world.forge(there, world.last(there.dm), "act:1:1:play 1")
        assert requests.count(GET) == 1


async def test_everybody_is_asked_for_once_in_ten_minutes_at_most(tmp_path: Path) -> None:
    """Whoever does something on the server is not asked for at all."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        with sent(world) as requests:
            for _ in range(4):
                await world.advance(TABLE_AGAIN)
                await move(world, board)
        assert GET not in requests
        await world.advance(PERSON_AGAIN)
        counts = []
        for _ in range(10):
            await world.advance(TABLE_AGAIN)
            with sent(world) as requests:
                await world.slash(world.people[0], "table text")
            counts.append(requests.count(GET))
        assert counts[0] == 2, "of three, one has just done something"
        assert sum(counts) == 2
        await world.advance(TABLE_AGAIN)
        with sent(world) as requests:
            await world.slash(world.people[0], "table text")
        assert requests.count(GET) == 2


async def test_no_member_waits_until_discord_has_told_which_member_is_there(tmp_path: Path) -> None:
    """Its answer takes longer than a click may."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        await world.advance(PERSON_AGAIN)
        world.delay("GET", MEMBER, 4.0)
        with sent(world) as requests:
            answer = await move(world, board)
        assert answer.given
        assert requests[0] == "POST callback"
        assert GET in requests


@pytest.mark.parametrize(
    ("status", "code"), soaked([(403, 50001), (503, 0), (404, 10004), (404, 0)])
)
async def test_a_member_that_discord_does_not_tell_of_is_not_gone(
    tmp_path: Path, status: int, code: int
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        await world.advance(PERSON_AGAIN)
        world.refuse("GET", MEMBER, status, code, times=None)
        await move(world, board)
        assert len((await table(world)).people) == 3


async def test_a_member_that_let_their_time_pass_and_has_left_the_server_is_noticed(
    tmp_path: Path,
) -> None:
    """At their deadline: the computer does not keep the seat for them."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        message = await lobby(world)
        await set_pace(world, world.people[0], "relaxed", message)
        await world.click(world.people[0], message, EN("button-start"))
        board = world.last()
        absent, [other] = on_turn(world, board), others(world, board)
        gone(world, absent)
        await world.advance(3 * 300)
        session = await table(world)
        assert (session.people, session.away) == ([other.id], [])
        said = (await world.slash(other, "table log")).whisper
        assert went(absent).search(said)


def closed(world: Simulation, person: Person) -> None:
    """Let somebody close their account: Discord knows nobody by their id any more."""
    world.refuse("GET", f"/guilds/*/members/{person.id}", 404, 10013, times=None)
    world.refuse("POST", "/users/*/channels", 404, 10013, times=None)


async def test_a_member_that_has_closed_their_account_is_noticed_when_they_are_to_be_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By direct message, however lately they were seen on the server."""
    monkeypatch.setattr(settings, "PACE", "relaxed")
    monkeypatch.setattr(pings, "HERE", 60.0)
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        menu = custom_id(Kind.SETTINGS, 0, "calls")
        for person in world.people:
            (panel,) = (await world.slash(person, "settings")).messages
            await world.choose(person, panel, EN("calls-dm-late"), menu=menu)
        board = await begun(world)
        absent, [other] = on_turn(world, board), others(world, board)
        closed(world, absent)
        await world.advance(150)
        session = await table(world)
        assert (session.people, session.away) == ([other.id], [])
        assert went(absent).search(world.last().text)
        assert on_turn(world, world.last()) is other
        world.mended()


async def test_a_member_that_has_closed_their_account_is_noticed_when_they_get_their_hand(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await world.slash(ada, "play", game="card_race")
        await world.click(ben, world.last(), EN("button-join"))
        await world.click(cem, world.last(), EN("button-join"))
        closed(world, cem)
        world.refuse("POST", f"/channels/{cem.dm.id}/messages", 404, 10013, times=None)
        await world.click(ada, world.last(), EN("button-start"))
        assert set((await table(world)).people) == {ada.id, ben.id}
        world.mended()


async def test_a_closed_account_that_is_still_a_member_is_known_by_its_name(
    tmp_path: Path,
) -> None:
    """Who only calls themselves so plays on."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        board = await begun(world)
        users = world.env.backend.users
        users[ben.id].name = "deleted_user_1f2e3d4c5b6a"
        users[ben.id].global_name = None
        users[cem.id].global_name = "Deleted User 1f2e3d4c"
        await world.advance(PERSON_AGAIN)
        await world.click(ada, board, next(iter(board.buttons)))
        assert set((await table(world)).people) == {ada.id, cem.id}


async def test_a_member_that_is_asked_for_after_a_start_is_named_on_hands_as_well(
    tmp_path: Path,
) -> None:
    """Pictures of hands name players; nothing else need happen at the table for that."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        hands = [world.last(person.dm) for person in world.people]
        await again(world)
        before = len(world.requests)
        with world.inside():
            host(world).services.members.look(1)
        await world.settle()
        edited = {each.path for each in world.requests[before:] if each.method == "PATCH"}
        assert {f"/channels/{hand.channel.id}/messages/{hand.id}" for hand in hands} <= edited


async def test_a_member_that_discord_is_slow_to_tell_of_is_asked_for_again(tmp_path: Path) -> None:
    """As after a start with many tables; nothing happens at this one for days."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        await again(world)
        world.slow("GET", "/guilds/*/members/*", 8.0)
        with world.inside():
            host(world).services.members.look(1)
        await world.advance(5)
        world.slow("", "", 0.0)
        await world.advance(TABLE_AGAIN + 10)
        names = host(world).services.names
        assert [names.get(world.server.id, each.id) for each in world.people] == ["Ada", "Ben"]


async def test_a_page_of_people_is_asked_for_once_and_the_member_that_is_gone_is_known_for_a_while(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        members, guild = host(world).services.members, host(world).get_guild(world.server.id)
        assert guild is not None
        people = [person.id for person in world.people]
        gone(world, world.people[1])
        assert await members.check(guild, people)
        assert members.gone(guild.id) == {people[1]}
        assert members.gone(guild.id + 1) == set()
        with sent(world) as requests:
            assert not await members.check(guild, people)
        assert requests == [], "they were seen just now"
        await world.advance(PERSON_AGAIN)
        assert members.gone(guild.id) == set(), "they may be back"
        assert await members.check(guild, people)


async def test_a_member_that_acts_on_a_server_again_is_not_gone_any_more(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        members, guild = host(world).services.members, host(world).get_guild(world.server.id)
        assert guild is not None
        ada = world.people[0]
        unknown(world, ada)
        assert await members.check(guild, [ada.id])
        await world.slash(ada, "help")
        assert members.gone(guild.id) == set()


async def test_many_people_are_asked_for_at_once(tmp_path: Path) -> None:
    """At the gateway, a hundred at a time; names are learned, and computers told apart."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        bot, members = host(world), host(world).services.members
        guild = bot.get_guild(world.server.id)
        assert guild is not None
        assert bot.user is not None
        for number in range(120):
            world.add_person(f"P{number}")
        absent = world.people[1]
        gone(world, absent)
        with sent(world) as requests:
            found = await members.asked(
                guild, [0, *(each.id for each in world.people), bot.user.id]
            )
        assert requests == []
        assert [person for person, one in found.items() if one is Found.GONE] == [absent.id]
        assert [person for person, one in found.items() if one is Found.BOT] == [bot.user.id]
        assert len(found) == 124
        assert members.gone(guild.id) == {absent.id}
        assert bot.services.names.get(guild.id, world.people[-1].id) == "P119"


@pytest.mark.parametrize("error", soaked((discord.ClientException(), TimeoutError(), OSError())))
async def test_no_person_is_gone_as_the_gateway_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        members, guild = host(world).services.members, host(world).get_guild(world.server.id)
        assert guild is not None

        async def fails(*_: object, **__: object) -> None:
            raise error

        monkeypatch.setattr(discord.Guild, "query_members", fails)
        assert await members.asked(guild, [each.id for each in world.people]) == {}
        assert members.gone(guild.id) == set()


async def test_people_that_discord_does_not_answer_about_stay_on_the_page(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        members, guild = host(world).services.members, host(world).get_guild(world.server.id)
        assert guild is not None
        people = [person.id for person in world.people]
        world.refuse("GET", "/guilds/*/members/*", 500, 0, times=None)
        assert not await members.check(guild, people)
        assert members.gone(guild.id) == set()
