"""Gatherings: one message for a lobby that waits, whatever becomes of the calls to Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from cogs.messages.gathering_messages import APART, UNKNOWN, VAIN
from cogs.messages.presenter import delete
from cogs.messages.server_messages import WEEK
from cogs.views.gathering import MARK
from cogs.widgets.buttons import Kind, custom_id
from data.records import Change, MessageRecord
from engine.hosting.actions import lobby
from engine.hosting.state.gathering import ALIVE, MOST, RESTS, ROLE_RESTS, WAITS
from engine.hosting.state.setups import setup_with
from tests.cogs.messages.test_delivery import allow
from tests.cogs.messages.test_notifying import night
from tests.cogs.messages.test_pings import chosen
from tests.cogs.playing import again, host, hosted, set_pace, table
from tests.cogs.rights import house
from tests.simulation import Person, Seen, Simulation
from tests.words import EN


async def look(world: Simulation) -> None:
    """Have the bot look for waiting lobbies, as it does every half minute."""
    await world.advance(APART + 1)
    host(world).presenter.gatherings.look()
    await world.settle()


def pings(world: Simulation) -> list[list[int]]:
    """Return the people pinged by each message with a gathering's nonce, also by those that are gone."""
    found = []
    for request in world.requests:
        said = request.json if isinstance(request.json, dict) else {}
        if request.method == "POST" and str(said.get("nonce", "")).startswith("214"):
            mentions = said["allowed_mentions"]
            found.append(sorted(map(int, mentions.get("users", mentions.get("roles", ())))))
    return found


def shown(world: Simulation, channel: Any = None) -> list[Seen]:
    """Return the messages that call for players."""
    return [
        each
        for each in world.messages(channel)
        if any(part.get("id", 0) >= MARK for part in each.raw.components)
    ]


async def stored(world: Simulation, number: int = 1) -> MessageRecord | None:
    return await host(world).store.message("gathering", str(number))


async def choose(world: Simulation, **fields: Any) -> None:
    """Have the server choose something."""
    await host(world).tables.settings.change_server(world.server.id, partial(replace, **fields))


async def ask(world: Simulation, people: Iterable[Person], game: str = "") -> None:
    """Have people ask to be pinged."""
    for person in people:
        await host(world).store.choose_interest(world.server.id, person.id, game)


@asynccontextmanager
async def waiting(file: Path, people: int = 3, **given: Any) -> AsyncIterator[Simulation]:
    """A lobby of the first person that has waited a minute; all others have asked."""
    async with hosted(file, people) as world:
        await ask(world, world.people[1:])
        await world.slash(world.people[0], "play", **given)
        await world.advance(WAITS)
        yield world


async def test_a_lobby_pings_once_after_a_minute_and_its_message_goes_as_the_game_begins(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, cem = world.people
        await ask(world, (ben, cem))
        await world.slash(ada, "play")
        board = world.last()
        await look(world)
        assert pings(world) == []
        await world.advance(WAITS)
        for _ in range(3):
            await look(world)
        assert pings(world) == [sorted((ben.id, cem.id))]
        [ping] = shown(world)
        assert ada.name in ping.text
        assert EN("game-classic") in ping.text
        assert f"/{world.channel.id}/{board.id}" in ping.text
        assert f"<@{ben.id}>" in ping.text
        assert EN("gathering-why") in ping.text
        before = ping.text
        await world.click(ben, board, EN("button-join"))
        await world.advance(10)
        assert ben.name in ping.text
        assert ping.text != before
        await world.click(ada, board, EN("button-start"))
        await world.advance(10)
        assert not ping.here
        await look(world)
        assert await stored(world) is None
        assert len(pings(world)) == 1


async def test_a_closed_lobby_takes_its_message_along(tmp_path: Path) -> None:
    async with waiting(tmp_path / "p.sqlite3") as world:
        await look(world)
        [ping] = shown(world)
        await host(world).tables.leave(1, world.people[0].id)
        await world.advance(10)
        assert not ping.here
        await look(world)
        assert await stored(world) is None


async def test_a_full_lobby_says_so_and_that_of_a_private_one_goes_for_good(tmp_path: Path) -> None:
    async with waiting(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await look(world)
        [ping] = shown(world)
        await world.click(ben, world.messages()[0], EN("button-join"))
        await world.click(ada, world.messages()[0], EN("button-fill"))
        await world.advance(10)
        taken = EN("gathering", count=2, who="", game="", table=0, free=0, link="").split(" · ")[2]
        assert taken in ping.text
        lobbies = host(world).tables.lobbies
        await lobbies.set_up(
            1, lambda record, system: lobby.remove_computer(record, system, ada.id)
        )
        await lobbies.set_up(
            1, lambda record, system: lobby.choose_options(record, system, ada.id, ["private"])
        )
        await world.advance(10)
        assert not ping.here
        gathering = await stored(world)
        assert gathering is not None
        assert gathering.message is None
        await lobbies.set_up(
            1, lambda record, system: lobby.choose_options(record, system, ada.id, [])
        )
        await look(world)
        assert len(pings(world)) == 1, "there is one message of a lobby"


async def test_of_96_with_the_longest_names_20_are_pinged_the_longest_unpinged_first(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        ada = world.people[0]
        crowd = [world.add_person(f"{number:02}" + "W" * 30) for number in range(96)]
        await ask(world, crowd)
        await world.slash(ada, "play")
        other = world.server.create_text_channel("halle")
        await world.slash(crowd[50], "play", where=other)
        await world.advance(WAITS)
        await look(world)
        first, second = pings(world)
        assert (len(first), len(second)) == (MOST, MOST)
        assert not {*first} & {*second}, "nobody is pinged twice for two lobbies of one minute"
        assert crowd[50].id not in (*first, *second), "they wait at a table themselves"
        [ping] = shown(world)
        assert all(f"<@{each}>" in ping.text for each in first)


async def test_within_three_hours_the_same_people_are_not_pinged_again(tmp_path: Path) -> None:
    async with waiting(tmp_path / "p.sqlite3") as world:
        ada, ben, cem = world.people
        await look(world)
        for wait, expected in ((RESTS - 120, 1), (240, 2)):
            await host(world).tables.abandon(
                (await host(world).store.lobbies_on(world.server.id))[0]
            )
            await world.advance(wait - WAITS)
            await world.slash(ada, "play")
            await world.advance(WAITS)
            await look(world)
            await look(world)
            assert pings(world) == expected * [sorted((ben.id, cem.id))]


async def test_sleeping_people_are_not_pinged_and_at_two_in_the_night_no_person_is(
    tmp_path: Path,
) -> None:
    """It is midnight on the server; quiet hours begin at 22."""
    async with waiting(tmp_path / "p.sqlite3") as world:
        ben = world.people[1]
        await night(world)
        own = partial(replace, zone="Asia/Tokyo")  # where it is morning
        await host(world).services.persons.choose(ben.id, own)
        world.env.backend.clock.advance(2 * 3600)
        await table(world)
        await look(world)
        assert (pings(world), await stored(world)) == ([], None)
        await choose(world, zone="Asia/Tokyo")
        cem = world.people[2]
        await host(world).services.persons.choose(cem.id, partial(replace, zone="UTC"))
        await host(world).tables.abandon(1)
        await world.slash(world.people[0], "play")
        await world.advance(WAITS)
        await look(world)
        assert pings(world) == [[ben.id]]


async def test_those_without_pings_the_blocked_and_the_deleted_are_left_in_peace(
    tmp_path: Path,
) -> None:
    async with waiting(tmp_path / "p.sqlite3", 5) as world:
        ben, cem, dora, more = world.people[1:]
        await chosen(world, ben, "never")
        await choose(world, blocked=(cem.id,))
        await delete(host(world).services, host(world).presenter, dora.id)
        await look(world)
        assert pings(world) == [[more.id]]


async def test_a_person_whose_data_is_deleted_is_taken_out_of_the_message(tmp_path: Path) -> None:
    async with waiting(tmp_path / "p.sqlite3") as world:
        ben = world.people[1]
        await look(world)
        [ping] = shown(world)
        assert f"<@{ben.id}>" in ping.text
        await delete(host(world).services, host(world).presenter, ben.id)
        await world.advance(10)
        assert f"<@{ben.id}>" not in ping.text
        assert ping.here


async def test_a_deletion_between_the_claim_and_the_post_is_heeded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with waiting(tmp_path / "p.sqlite3") as world:
        _, ben, cem = world.people
        store, bot = host(world).store, host(world)
        add = store.add_gathering

        async def added(*given: Any) -> int:
            count = await add(*given)
            await bot.store.take_out(ben.id)
            bot.services.deletions.note(ben.id)
            return count

        monkeypatch.setattr(store, "add_gathering", added)
        await look(world)
        assert pings(world) == [[cem.id]]


async def test_a_former_member_is_forgotten(tmp_path: Path) -> None:
    async with waiting(tmp_path / "p.sqlite3") as world:
        _, ben, cem = world.people
        world.env.backend.guilds[world.server.id].members.pop(ben.id)
        await look(world)
        assert pings(world) == [[cem.id]]
        assert (await host(world).store.about(ben.id))["interests"] == []


async def test_where_discord_does_not_tell_of_members_no_person_is_pinged_or_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with waiting(tmp_path / "p.sqlite3") as world:
        members = host(world).services.members

        async def fails(*given: Any) -> dict[int, discord.Member | None]:
            return {}

        with monkeypatch.context() as away:
            away.setattr(members, "chunk", fails)
            await look(world)
        await look(world)
        assert pings(world) == [], "a moment later it is not asked again"
        world.env.backend.clock.advance(VAIN)
        await look(world)
        assert [len(each) for each in pings(world)] == [2]


async def test_people_without_a_sight_of_the_channel_are_not_pinged(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        world = one.world
        await ask(world, (one.blind, one.member, one.elsewhere, one.admin, one.moderator))
        await world.slash(one.host, "play", where=one.hidden)
        await world.advance(WAITS)
        await look(world)
        seeing = (one.member.id, one.admin.id, one.moderator.id)
        assert pings(world) == [sorted(seeing)]


async def test_in_a_private_thread_its_members_alone_are_pinged(tmp_path: Path) -> None:
    async with waiting(tmp_path / "p.sqlite3") as world:
        ada, _, cem = world.people
        backend = world.env.backend
        made = backend.create_thread(world.channel.id, name="f", type=12, owner_id=ada.id)
        assert world.bot.user is not None
        for each in (ada.id, cem.id, world.bot.user.id):
            backend.add_thread_member(made.id, each)
        await world.settle()
        await host(world).tables.abandon(1)
        await world.slash(world.people[0], "play", where=world.place(made.id))
        await world.advance(WAITS)
        await look(world)
        assert pings(world) == [[cem.id]]


@pytest.mark.parametrize("how", ["private", "old", "silent", "off", "other", "hidden"])
async def test_a_lobby_that_needs_no_players_pings_none(how: str, tmp_path: Path) -> None:
    async with waiting(tmp_path / "p.sqlite3", 3, game="walls") as world:
        tables, record = host(world).tables, (await table(world)).record
        match how:
            case "private":
                await tables.note(Change(table=1, setup=setup_with(record, private=True)))
            case "silent":
                await tables.note(Change(table=1, setup=setup_with(record, silent=(record.host,))))
            case "old":
                world.env.backend.clock.advance(ALIVE)
            case "off":
                await choose(world, telling=False)
            case "other":
                await ask(world, world.people[1:], "classic")
            case "hidden":
                allow(world, "send_messages", allowed=False)
                await world.settle()
        await look(world)
        assert (pings(world), await stored(world)) == ([], None)
        await ask(world, world.people[1:], "walls")


async def test_a_daily_lobby_may_wait_a_day(tmp_path: Path) -> None:
    async with waiting(tmp_path / "p.sqlite3") as world:
        await set_pace(world, world.people[0], "days")
        world.env.backend.clock.advance(ALIVE)
        await look(world)
        assert [len(each) for each in pings(world)] == [2]


async def test_a_daily_lobby_pings_none_of_its_own_people(tmp_path: Path) -> None:
    """Daily games leave people free for others, but not for the table at which they sit or wait."""
    async with waiting(tmp_path / "p.sqlite3") as world:
        ada, ben, cem = world.people
        await ask(world, world.people)
        await set_pace(world, ada, "days")
        await world.click(ben, world.last(), EN("button-join"))
        await look(world)
        assert pings(world) == [[cem.id]]


async def test_a_person_that_the_lobby_itself_has_pinged_is_not_pinged_for_it_again(
    tmp_path: Path,
) -> None:
    """They have asked for the next game here, and for pings of any."""
    async with waiting(tmp_path / "p.sqlite3") as world:
        ada, ben, cem = world.people
        tables = host(world).tables
        await world.click(ada, world.last(), EN("button-alone"))
        await tables.ask_next(1, ben.id, True)
        await tables.propose_end(1, ada.id, moderator=True)
        await world.slash(ada, "play")
        assert any(f"<@{ben.id}>" in str(request.json) for request in world.requests)
        await world.advance(WAITS)
        await look(world)
        assert pings(world) == [[cem.id]]


@pytest.mark.parametrize("fault", ["lose", "cut", "refused_later", "crowded", "double"])
async def test_a_failed_post_leads_to_exactly_one_message(fault: str, tmp_path: Path) -> None:
    """Lost before and after it arrived, limited, answered by an error of Discord's, done twice."""
    async with waiting(tmp_path / "p.sqlite3") as world:
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
            world.env.backend.clock.advance(700.0 if fault == "crowded" else 70.0)
            await look(world)
        assert len(shown(world)) == 1
        gathering = await stored(world)
        assert gathering is not None
        assert gathering.message == shown(world)[0].id
        assert {*map(tuple, pings(world))} == {tuple(sorted(each.id for each in world.people[1:]))}


async def test_a_late_answer_leads_to_exactly_one_message(tmp_path: Path) -> None:
    """Also where the game has begun by then: then the message goes."""
    for begins in (False, True):
        async with waiting(tmp_path / f"{begins}.sqlite3", 2) as world:
            ada, ben = world.people
            board = world.last()
            world.slow("POST", f"/channels/{world.channel.id}/messages", 30.0)
            await look(world)
            world.slow("", "", 0.0)
            if begins:
                await world.click(ben, board, EN("button-join"))
                await world.click(ada, board, EN("button-start"))
            for _ in range(6):
                await world.advance(40.0)
                await look(world)
            assert len(shown(world)) == (not begins)
            assert ((await stored(world)) is None) == begins
            assert {*map(tuple, pings(world))} == {(ben.id,)}


async def test_a_channel_that_refuses_is_left_in_peace(tmp_path: Path) -> None:
    async with waiting(tmp_path / "p.sqlite3") as world:
        world.refuse("POST", f"/channels/{world.channel.id}/messages", 403, 50013)
        for _ in range(3):
            await look(world)
        assert (shown(world), len(pings(world))) == ([], 1)
        world.env.backend.clock.advance(WEEK)
        await look(world)
        assert len(pings(world)) == 1


async def test_a_message_that_people_delete_does_not_come_again(tmp_path: Path) -> None:
    async with waiting(tmp_path / "p.sqlite3") as world:
        await look(world)
        [ping] = shown(world)
        world.env.backend.delete_message(world.channel.id, ping.id)
        await world.click(world.people[1], world.messages()[0], EN("button-join"))
        await world.advance(10)
        await again(world)
        await look(world)
        assert (shown(world), len(pings(world))) == ([], 1)


async def kill(world: Simulation, moment: str) -> None:
    """Have the bot post the message, and end its process at a moment."""
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


@pytest.mark.parametrize("moment", ["stored", "noted", "sent"])
async def test_a_process_that_ends_in_between_doubles_and_loses_nothing(
    moment: str, tmp_path: Path
) -> None:
    async with waiting(tmp_path / "p.sqlite3") as world:
        await kill(world, moment)
        await again(world)
        for _ in range(2):
            await look(world)
        [ping] = shown(world)
        assert len(pings(world)) == 1
        gathering = await stored(world)
        assert gathering is not None
        assert gathering.message == ping.id


@pytest.mark.parametrize("arrives", [False, True])
async def test_a_message_of_unknown_fate_goes_with_its_lobby(arrives: bool, tmp_path: Path) -> None:
    async with waiting(tmp_path / "p.sqlite3") as world:
        await kill(world, "sent" if arrives else "noted")
        await again(world)
        await host(world).tables.abandon(1)
        await look(world)
        assert await stored(world) is not None, "it may still arrive"
        for _ in range(3):
            world.env.backend.clock.advance(UNKNOWN)
            await look(world)
        assert (shown(world), await stored(world)) == ([], None)
        assert len(world.messages()) == 1, "the board alone"


async def test_a_lost_deletion_is_made_up_for(tmp_path: Path) -> None:
    async with waiting(tmp_path / "p.sqlite3") as world:
        await look(world)
        [ping] = shown(world)
        world.lose("DELETE", f"/channels/{world.channel.id}/messages/{ping.id}")
        await host(world).tables.abandon(1)
        await world.advance(10)
        for _ in range(2):
            await look(world)
        assert (ping.here, await stored(world)) == (False, None)


async def test_a_channel_that_is_deleted_takes_all_with_it(tmp_path: Path) -> None:
    async with waiting(tmp_path / "p.sqlite3") as world:
        other = world.server.create_text_channel("halle")
        await host(world).tables.abandon(1)
        await world.slash(world.people[0], "play", where=other)
        await world.advance(WAITS)
        await look(world)
        assert len(shown(world, other)) == 1
        world.env.backend.delete_channel(other.id)
        await world.settle()
        await host(world).tables.abandon(2)
        world.env.backend.clock.advance(WEEK)
        for _ in range(2):
            await look(world)
        assert await stored(world, 2) is None


# A role in place of people.


async def role(world: Simulation, mentionable: bool = True) -> Any:
    """Have the server name a role."""
    made = world.server.create_role("Spieler", mentionable=mentionable)
    await world.settle()
    await choose(world, told_role=made.id)
    return made


async def test_a_role_is_pinged_instead_once_an_hour(tmp_path: Path) -> None:
    async with waiting(tmp_path / "p.sqlite3") as world:
        made = await role(world)
        await look(world)
        assert pings(world) == [[made.id]]
        [ping] = shown(world)
        assert f"<@&{made.id}>" in ping.text
        assert EN("gathering-why") not in ping.text
        for wait, expected in ((ROLE_RESTS - 120, 1), (240, 2)):
            await host(world).tables.abandon(
                (await host(world).store.lobbies_on(world.server.id))[0]
            )
            await world.advance(wait - WAITS)
            await world.slash(world.people[0], "play")
            await world.advance(WAITS)
            await look(world)
            assert pings(world) == expected * [[made.id]]


@pytest.mark.parametrize("how", ["silent", "gone", "night"])
async def test_a_role_that_cannot_be_pinged_is_told_by_check(how: str, tmp_path: Path) -> None:
    async with waiting(tmp_path / "p.sqlite3") as world:
        allow(world, "mention_everyone", allowed=False)
        made = await role(world, mentionable=how != "silent")
        if how == "gone":
            world.env.backend.delete_role(world.server.id, made.id)
            await world.settle()
        if how == "night":
            await night(world)
        await look(world)
        assert (pings(world), shown(world)) == ([], [])
        (answer,) = (await world.slash(world.people[0], "check")).messages
        told = {
            "silent": EN("check-told-silent", role=f"<@&{made.id}>"),
            "gone": EN("check-told-gone"),
        }
        for each, text in told.items():
            assert (text in answer.text) == (each == how)


# The page of a person's interest.

SET, OFF = custom_id(Kind.INTEREST, 0, "set"), custom_id(Kind.INTEREST, 0, "off")


async def test_a_person_asks_below_a_lobby_and_ends_it_there(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play")
        (page,) = (await world.click(ben, world.last(), EN("button-tell"))).messages
        store, server = host(world).store, world.server.id
        assert EN("tell-state", on="False", game="") in page.text
        assert EN("button-tell-off") not in page.buttons
        await world.choose(ben, page, EN("game-classic"), menu=SET)
        assert await store.interest(server, ben.id) == "classic"
        assert EN("tell-state", on="True", game=EN("game-classic")) in page.text
        await world.choose(ben, page, EN("tell-any"), menu=SET)
        assert await store.interest(server, ben.id) == ""
        (again_,) = (await world.click(ben, world.last(), EN("button-tell"))).messages
        await world.click(ben, again_, EN("button-tell-off"))
        assert await store.interest(server, ben.id) is None
        assert EN("tell-state", on="False", game="") in again_.text
        await world.click(ben, world.last(), EN("button-join"))
        assert EN("button-tell") in world.last().buttons


async def test_the_page_says_why_no_ping_would_come(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await ask(world, [ben])
        await world.slash(ada, "play")
        lobby = world.last()
        await chosen(world, ben, "never")
        (page,) = (await world.click(ben, lobby, EN("button-tell"))).messages
        assert EN("tell-never") in page.text
        for fields, said in (
            ({"telling": False}, EN("tell-not-here")),
            ({"telling": True, "told_role": 5}, EN("tell-role-here", role="<@&5>")),
        ):
            await choose(world, **fields)
            await world.settle()
            assert EN("button-tell") not in lobby.buttons
            (own,) = (await world.slash(ben, "settings")).messages
            (page,) = (await world.click(ben, own, EN("button-tell"))).messages
            assert said in page.text
            assert page.menus == {}
            await world.forge(ben, page, SET, ["any"])
            assert await host(world).store.interest(world.server.id, ben.id) == ""
        await world.click(ben, page, EN("button-tell-off"))
        assert await host(world).store.interest(world.server.id, ben.id) is None


async def test_a_forged_press_changes_nothing(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play")
        board = world.last()
        (page,) = (await world.click(ben, board, EN("button-tell"))).messages
        for press, values in (
            (SET, ["poker"]), (SET, ["off"]), (SET, None), (SET, ["any", "classic"]),
            (custom_id(Kind.INTEREST, 0, "on"), ["any"]), (custom_id(Kind.INTEREST, 1, "set"), ["any"]),
        ):  # fmt: skip
            answer = await world.forge(ben, page, press, values)
            assert EN("bad-click") in answer.whisper
        answer = await world.forge(ben, board, SET, ["any"])
        assert EN("bad-click") in answer.whisper, "a public message is no page"
        await choose(world, blocked=(ben.id,))
        answer = await world.forge(ben, page, SET, ["any"])
        assert EN("blocked-here") in answer.whisper
        assert (await host(world).store.about(ben.id))["interests"] == []
        world.forgive("Refused")


# `/tables`: the lobbies of the server, before one's own tables.


def line(world: Simulation, number: int, who: Person, free: int) -> str:
    board = world.messages(world.channel)[0]
    return EN(
        "tables-lobby",
        game=EN("game-classic"), table=number, people=who.name, free=free,
        link=f"https://discord.com/channels/{world.server.id}/{world.channel.id}/{board.id}",
    )  # fmt: skip


async def test_lobbies_with_room_stand_before_ones_own_tables(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play")
        (page,) = (await world.slash(ben, "tables")).messages
        assert line(world, 1, ada, 3) in page.text
        assert page.text.index(EN("tables-lobbies")) < page.text.index(EN("tables-own"))
        assert EN("tables-none") in page.text
        await world.click(ben, page, EN("button-tell"))
        (own,) = (await world.slash(ada, "tables")).messages
        assert EN("tables-lobbies") not in own.text, "it is their own"
        lobbies = host(world).tables.lobbies
        await lobbies.set_up(
            1, lambda record, system: lobby.choose_options(record, system, ada.id, ["private"])
        )
        (page,) = (await world.slash(ben, "tables")).messages
        assert page.text == EN("tables-none")
        await lobbies.set_up(1, lambda record, system: lobby.invite(record, ada.id, [ben.id]))
        (page,) = (await world.slash(ben, "tables")).messages
        assert line(world, 1, ada, 3) in page.text
        await lobbies.set_up(1, lambda record, system: lobby.fill(record, system, ada.id))
        (page,) = (await world.slash(ben, "tables")).messages
        assert page.text == EN("tables-none"), "it is full"
        direct = await world.slash(ben, "tables", where=ben.dm)
        assert EN("button-tell") not in direct.messages[0].buttons


async def test_lobbies_in_hidden_channels_are_listed_for_their_members(tmp_path: Path) -> None:
    async with house(tmp_path) as one:
        world = one.world
        await world.slash(one.host, "play", where=one.hidden)
        seen = await world.slash(one.member, "tables", where=one.corner)
        assert one.host.name in seen.messages[0].text
        for person in (one.blind, one.elsewhere):
            answer = await world.slash(person, "tables", where=one.corner)
            assert answer.messages[0].text == EN("tables-none")
        answer = await world.slash(one.stranger, "tables", where=one.stranger.place)
        assert answer.messages[0].text == EN("tables-none")
