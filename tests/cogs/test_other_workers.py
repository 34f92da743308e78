"""Several processes of one bot: clicks go to the home of their table, notices are heeded there.

Here one bot plays both parts, one after the other: that of the process to which direct messages
come, and that of the table's home.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
from msgspec import structs

from cogs.messages import presenter
from cogs.messages.side_messages import Where
from cogs.services import List
from cogs.widgets.buttons import Kind, custom_id
from cogs.workers import OtherWorkers
from data.store.errors import DatabaseUnusable
from data.store.homes import ALONE, Home
from data.store.notices import Notice, ProcessMessages
from engine.daily import FIRST, day, utc_day
from engine.hosting.state.settings import Person
from playground.internals.elsewhere import OutsidePlace, brought
from tests.cogs.playing import asked, begun, host, hosted, race, refused, table
from tests.cogs.remembered import played, season
from tests.simulation import Simulation
from tests.words import EN


class Sent(ProcessMessages):
    """Letters that are kept for a test."""

    def __init__(self) -> None:
        self.clicks: list[tuple[int, bytes]] = []
        self.notices: list[tuple[Notice, int | None]] = []
        self.taken = True
        self.turns: list[int] = []
        self.unreachable = False

    async def hand_on(self, shard: int, click: bytes) -> bool:
        self.clicks.append((shard, click))
        return self.taken

    async def tell(self, notice: Notice, shard: int | None = None) -> None:
        self.notices.append((notice, shard))

    async def identify(self, bucket: int) -> None:
        if self.unreachable:
            raise DatabaseUnusable(file="here", reason="gone")
        self.turns.append(bucket)


@asynccontextmanager
async def two(file: Path, people: int = 2) -> AsyncIterator[tuple[Simulation, Sent]]:
    """A world in which the bot has neighbours; at first all is at home in it."""
    async with hosted(file, people) as world:
        bot, sent = host(world), Sent()
        bot.store.process_messages = sent
        bot.store.home = elsewhere(world)
        bot.other_workers = OtherWorkers(bot.services, bot.presenter)
        bot.store.home = ALONE
        yield world, sent


def elsewhere(world: Simulation) -> Home:
    """The home of the servers that are of another shard than the world's."""
    return Home(2, frozenset({1 - Home(2).shard(world.server.id)}))


@asynccontextmanager
async def as_neighbour(world: Simulation) -> AsyncIterator[None]:
    """Have the bot be the other process within this block, with nothing of the table in memory."""
    store, memory = host(world).store, host(world).tables.memory
    await host(
        world
    ).presenter.boards.settled()  # begun by a test itself, it is not waited for else
    store.home = elsewhere(world)
    memory.drop([1])
    yield
    assert memory.given(1) is None, "it was kept where it is not at home"
    store.home = ALONE


async def test_a_click_in_direct_messages_is_answered_by_the_home_of_its_table(
    tmp_path: Path,
) -> None:
    async with two(tmp_path / "p.sqlite3") as (world, sent):
        await race(world)
        person, _ = await asked(world)
        hand = world.last(person.dm)
        seq = (await table(world)).record.seq
        async with as_neighbour(world):
            await world.click(person, hand, next(iter(hand.buttons)))
        [(shard, click)] = sent.clicks
        assert shard == Home(2).shard(world.server.id)
        assert (await table(world)).record.seq == seq, "nothing was answered there"
        payloads = host(world).other_workers._payloads
        assert payloads is not None
        before = asyncio.all_tasks()
        payloads.hear(click)
        await asyncio.gather(*(asyncio.all_tasks() - before))
        await world.settle()
        assert (await table(world)).record.seq > seq
        assert sent.clicks == [(shard, click)], "it is at home here"


async def test_a_person_that_presses_while_the_home_of_a_table_is_away_is_told_so(
    tmp_path: Path,
) -> None:
    async with two(tmp_path / "p.sqlite3") as (world, sent):
        await race(world)
        person, _ = await asked(world)
        hand, sent.taken = world.last(person.dm), False
        async with as_neighbour(world):
            answer = await world.click(person, hand, next(iter(hand.buttons)))
        assert answer.sentence == EN("table-restarting")


async def test_a_click_on_a_server_is_handed_to_no_person(tmp_path: Path) -> None:
    """It comes to the home of its server already."""
    async with two(tmp_path / "p.sqlite3") as (world, sent):
        host(world).store.home = Home(2, frozenset({Home(2).shard(world.server.id)}))
        await begun(world)
        seq = (await table(world)).record.seq
        person, _ = await asked(world)
        await world.click(person, world.last(), next(iter(world.last().buttons)))
        assert (await table(world)).record.seq > seq
        assert sent.clicks == []
        host(world).store.home = ALONE


async def test_a_number_of_a_table_at_home_elsewhere_is_that_of_no_table_here(
    tmp_path: Path,
) -> None:
    """People may type any; it is no mistake of ours."""
    async with two(tmp_path / "p.sqlite3") as (world, _):
        await begun(world)
        host(world).tables.memory.drop([1])
        other = elsewhere(world)
        await host(world).tables.lobbies.open("classic", "book", 7, world.server.id ^ 1 << 22, 7, 8)
        host(world).tables.memory.drop([2])
        host(world).store.home = Home(2, frozenset({0, 1}) - other.own)
        assert EN("unknown-table") in await refused(world, world.people[0], "fair", table=2)
        assert host(world).tables.memory.given(2) is None
        host(world).store.home = ALONE


async def test_choices_of_a_person_are_told_to_all_other_workers(tmp_path: Path) -> None:
    """But not in which language they are, which each process sees itself."""
    async with two(tmp_path / "p.sqlite3") as (world, sent):
        [ada, _] = world.people
        await host(world).services.persons.choose(
            ada.id, lambda own: structs.replace(own, language="de")
        )
        assert sent.notices == []
        await host(world).services.persons.choose(
            ada.id, lambda own: structs.replace(own, theme="dark")
        )
        assert sent.notices == [(Notice("chosen", ada.id), None)]


async def test_choices_that_a_person_made_elsewhere_hold_here(tmp_path: Path) -> None:
    async with two(tmp_path / "p.sqlite3") as (world, _):
        await race(world)
        bot, ada = host(world), world.people[0].id
        await bot.services.persons.chosen(ada)
        stored = await bot.store.person(ada)
        await bot.store.save_person(ada, b'{"more_time":true}', stored)
        assert not (await bot.services.persons.chosen(ada)).more_time
        assert not (await table(world)).personal_settings[ada].more_time
        await bot.other_workers._apply(Notice("chosen", ada))
        assert (await bot.services.persons.chosen(ada)).more_time
        assert (await table(world)).personal_settings[ada] == Person(more_time=True)


async def test_a_choice_that_is_made_elsewhere_while_another_is_told_holds_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(tmp_path / "p.sqlite3") as (world, sent):
        bot, ada = host(world), world.people[0].id

        async def tell(notice: Notice, shard: int | None = None) -> None:
            await bot.tables.settings.change_person(
                ada, lambda own: structs.replace(own, zone="UTC")
            )
            await bot.other_workers._apply(Notice("chosen", ada))

        monkeypatch.setattr(sent, "tell", tell)
        await bot.services.persons.choose(ada, lambda own: structs.replace(own, theme="dark"))
        assert await bot.services.persons.chosen(ada) == Person(theme="dark", zone="UTC")


async def test_a_person_that_is_deleted_elsewhere_is_on_no_list_here(tmp_path: Path) -> None:
    async with two(tmp_path / "p.sqlite3") as (world, _):
        bot, [ada, ben] = host(world), world.people
        await played(world, ada.id, ben.id, times=8)
        which = List(world.server.id, "classic", False, season(world))
        assert len(await bot.services.leaderboards.standings(which)) == 2
        await bot.store._write("UPDATE results SET person = NULL WHERE person = ?", ada.id)
        await bot.other_workers._apply(Notice("chosen", ada.id))
        assert [each.player for each in await bot.services.leaderboards.standings(which)] == [
            ben.id
        ]


async def test_a_person_that_is_deleted_is_taken_out_of_tables_elsewhere_by_their_homes(
    tmp_path: Path,
) -> None:
    """Whose memory would write the id back with the next change."""
    async with two(tmp_path / "p.sqlite3") as (world, sent):
        await race(world)
        bot, [ada, ben], before = host(world), world.people, len(sent.notices)
        async with as_neighbour(world):
            await presenter.delete(bot.services, bot.presenter, ada.id)
        shard = Home(2).shard(world.server.id)
        told = sent.notices[before:]
        assert told == [(Notice("gone", ada.id, 1), shard), (Notice("gone", ada.id), None)]
        assert ada.id in (await table(world)).people
        for _ in range(2):  # it may be told twice
            await bot.other_workers._apply(Notice("gone", ada.id, 1))
        await world.settle()
        assert (await table(world)).people == [ben.id]
        assert [each async for each in bot.store.traces(ada.id)] == []
        assert len(sent.notices) == before + 2, "what is heeded is not told again"
        async with as_neighbour(world):  # it was told when there were other shards
            await bot.other_workers._apply(Notice("gone", ben.id, 1))
        assert sent.notices[-1] == (Notice("gone", ben.id, 1), shard)
        assert (await table(world)).people == [ben.id]


async def test_a_message_read_here_before_a_deletion_elsewhere_goes(tmp_path: Path) -> None:
    """It may be stored after the other process has deleted all there was."""
    async with two(tmp_path / "p.sqlite3") as (world, sent):
        bot, ada = host(world), world.people[0].id
        await presenter.delete(bot.services, bot.presenter, ada)
        mark = bot.services.deletions.mark()  # the other process has noted nothing yet
        read = Where(world.server.id, 7, 8, 9, cup=True).record()
        await bot.presenter.beside.noted(read, [ada], mark)
        for notice, _ in sent.notices:
            await bot.other_workers._apply(notice)
        assert bot.services.deletions.since(mark, [ada]) == {ada}
        assert (await bot.store.about(ada))["messages"] == []


async def test_shards_identify_in_turns_with_those_of_other_processes(tmp_path: Path) -> None:
    """And after a while without, where the database or Discord cannot be asked."""

    async def limits() -> discord.SessionStartLimits:
        return discord.SessionStartLimits(total=1, remaining=1, reset_after=0, max_concurrency=16)

    async def none() -> discord.SessionStartLimits:
        raise OSError("no way to Discord")

    async with two(tmp_path / "p.sqlite3") as (world, sent):
        neighbours = host(world).other_workers
        assert await neighbours.turn_to_identify(35, limits)
        assert sent.turns == [3]
        assert not await neighbours.turn_to_identify(35, none)
        sent.unreachable = True
        assert not await neighbours.turn_to_identify(35, limits)
        alone = OtherWorkers(host(world).services, host(world).presenter)
        assert not await alone.turn_to_identify(35, limits)
        assert sent.turns == [3]


@pytest.mark.parametrize(("own", "led"), [(frozenset({0}), True), (frozenset({1}), False)])
async def test_the_process_with_the_first_shard_leads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own: frozenset[int], led: bool
) -> None:
    """It alone packs what is over, and deletes what was noted of acts."""
    async with two(tmp_path / "p.sqlite3") as (world, _):
        done = list[str]()
        bot = host(world)

        async def pack(before: float) -> int:
            done.append("packed")
            return 0

        async def delete(before: float) -> None:
            done.append("deleted")

        monkeypatch.setattr(bot.store, "pack", pack)
        monkeypatch.setattr(bot.store, "delete_acts", delete)
        bot.store.home = Home(2, own)
        await bot.maintenance.round()
        bot.store.home = ALONE
        assert done == (["packed", "deleted"] if led else [])


@pytest.mark.parametrize("place", OutsidePlace)
async def test_the_daily_is_answered_by_the_process_that_it_came_to(
    tmp_path: Path, place: OutsidePlace
) -> None:
    """It has no home: the database alone says which press was first."""
    async with two(tmp_path / "p.sqlite3", 1) as (world, sent):
        bot, ada = host(world), world.people[0]
        noon = 86_400.0 * day(FIRST) + 43_200
        world.env.backend.clock.advance(noon - bot.now())
        bot.store.home = elsewhere(world)
        with brought(world.env.backend, place):
            message = (await world.slash(ada, "daily")).messages[-1]
            await world.click(ada, message, custom_id(Kind.DAILY, 0, utc_day(noon), 1, 1))
        assert await bot.store.dailies_of(ada.id) == {utc_day(noon): "1"}
        assert EN("button-daily-next") in message.buttons
        assert sent.clicks == []
