"""The same people at tables on two servers: nothing of the one is seen, or done, from the other."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from cogs.messages.hand_messages import digest
from cogs.widgets.buttons import Kind, custom_id
from playground.internals.border import Actor, press
from tests.cogs.playing import again, begun, host, hosted, state, table
from tests.cogs.test_privacy import delete
from tests.simulation import Answer, Person, Seen, Simulation
from tests.words import EN, typed


class Both(NamedTuple):
    """Ada, Ben and Cem race at table 1 on a server, Ada, Ben and a stranger at table 2 on another."""

    world: Simulation
    here: Seen
    there: Seen
    ben: MemberActor
    """Ben, on the other server."""
    stranger: MemberActor
    channel: ChannelHandle


@asynccontextmanager
async def two(file: Path) -> AsyncIterator[Both]:
    """Begin two card races."""
    async with hosted(file, 3) as world:
        here = await begun(world, game="card_race")
        ada, ben, _ = world.people
        other = world.env.create_guild("Anderswo", owner=ada.user)
        channel = other.create_text_channel("dort")
        host_there, ben_there = (other.add_member(each.user) for each in (ada, ben))
        stranger = other.add_member(world.env.create_user("dora", global_name="Dora"))
        command, options = typed("play", game="card_race")
        await host_there.slash(channel, command, **options)
        there = world.last(channel)
        for member in (ben_there, stranger):
            await press(member, there.raw, there.button(EN("button-join")))
        await press(host_there, there.raw, there.button(EN("button-start")))
        await world.settle()
        yield Both(world, here, there, ben_there, stranger, channel)


def hands(world: Simulation, person: Person) -> list[Seen]:
    """The direct messages on which somebody can do something, or sees cards."""
    return [each for each in world.messages(person.dm) if each.buttons or each.pictures]


async def true(world: Simulation, person: Person, number: int) -> bool:
    """Whether somebody's hand at a table shows what it should."""
    session = await table(world, number)
    hand = session.hands[person.id]
    draft = await host(world).presenter.hands.draft(session, person.id, person.language)
    return hand.shows == digest(draft)


async def test_a_person_that_plays_on_two_servers_has_a_hand_of_each(tmp_path: Path) -> None:
    """Both are true, also after a restart, and lead to their own boards."""
    async with two(tmp_path / "p.sqlite3") as both:
        world = both.world
        for _ in range(2):
            for person in world.people[:2]:
                shown = hands(world, person)
                assert [str(both.here.id) in each.text for each in shown] == [True, False]
                assert [str(both.there.id) in each.text for each in shown] == [False, True]
                for number in (1, 2):
                    assert await true(world, person, number)
            await again(world)
        assert world.last() == both.here
        assert world.last(both.channel) == both.there


async def test_nothing_is_done_or_seen_from_another_server(tmp_path: Path) -> None:
    """Whatever is forged, on a board, on an answer, or on one in direct messages."""
    async with two(tmp_path / "p.sqlite3") as both:
        world, stranger = both.world, both.stranger
        await host(world).tables.leave(1, world.people[2].id)
        session = await table(world)
        assert session.play is not None
        number = session.play.number(0)
        user = stranger.user
        [answer] = Answer(world, await stranger.slash(both.channel, "privacy delete")).messages
        [by_dm] = Answer(world, await user.slash(typed("privacy delete")[0])).messages
        places: list[tuple[Actor, Seen]] = [
            (both.ben, both.there),
            (stranger, both.there),
            (stranger, answer),
            (user, by_dm),
        ]
        forged = [
            custom_id(Kind.ACT, 1, number, "play 1"),
            custom_id(Kind.OPTIONS, 1),
            custom_id(Kind.HAND, 1),
            custom_id(Kind.NEXT, 1),
            custom_id(Kind.TAKE_LATE, 1, 2),
            custom_id(Kind.CLOSE, 1),
            custom_id(Kind.AGAIN, 1),
            custom_id(Kind.LOBBY, 1, "join"),
        ]
        before, shown = state(session), both.there.text
        for person, message in places:
            for each in forged:
                said = Answer(world, await press(person, message.raw, each)).whisper
                assert said == EN("unknown-table"), each
        assert state(await table(world)) == before
        assert both.there.text == shown


async def test_a_person_that_is_deleted_has_no_hand_on_either_server(tmp_path: Path) -> None:
    async with two(tmp_path / "p.sqlite3") as both:
        world, ben = both.world, both.world.people[1]
        assert len(hands(world, ben)) == 2
        assert await delete(world, ben) == EN("privacy-deleted")
        assert hands(world, ben) == []
        await world.advance(1)
        for number, board in ((1, both.here), (2, both.there)):
            session = await table(world, number)
            assert session.record.status == "running"
            assert ben.id not in session.people
            assert str(ben.id) not in board.text
        await again(world)
        assert hands(world, ben) == []


async def test_where_one_server_removes_the_bot_only_its_hands_go(tmp_path: Path) -> None:
    async with two(tmp_path / "p.sqlite3") as both:
        world, (ada, ben, cem) = both.world, both.world.people
        world.env.backend.remove_guild(world.server.id)
        await world.settle()
        assert (await table(world)).record.status == "abandoned"
        for person in (ada, ben):
            [hand] = hands(world, person)
            assert str(both.there.id) in hand.text
            assert await true(world, person, 2)
        assert hands(world, cem) == []
        assert (await table(world, 2)).record.status == "running"
