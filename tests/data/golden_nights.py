"""Game nights, a cup in its second round and messages of each kind, for golden databases.

`fill` adds them as 1.2.0 stores them; `play_on` goes on with all of them, as a later version must.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from random import Random
from typing import get_args

from data.records import (
    Act,
    MessageKind,
    MessageRecord,
    Placed,
    Podium,
    Share,
    SharedDay,
    TableRecord,
)
from data.store.gatherings import ANY
from data.store.sqlite_store import SqliteStore
from engine.catalog import CATALOG
from engine.hosting.actions import appointments
from engine.hosting.actions.lobby import join
from engine.hosting.cups import acts, corrections
from engine.hosting.cups import cup as cups
from engine.hosting.cups.events import CupSetup
from engine.hosting.service.cups import Cups, StoredCup
from engine.hosting.service.tables import Tables
from engine.hosting.state.appointments import POSTED, Appointment
from engine.hosting.state.beginnings import CALL
from engine.hosting.state.session import Session
from engine.hosting.state.setups import people, setup
from engine.hosting.state.time_controls import DAY, HOUR
from tests.engine.hosting.seated import answer

SERVER, CHANNEL, ZONE = 2, 20, "Europe/Berlin"
HOST = 10**18 + 10
GUESTS = tuple(range(HOST + 1, HOST + 4))
WAITING = (HOST + 4, HOST + 5)
INTERESTED, PINGED, FORMER = HOST + 6, HOST + 7, HOST + 8
ENTRANTS = tuple(range(HOST + 21, HOST + 28))
BARRED = HOST + 28
"""A person whom moderators took out of the cup, and who deleted their data then."""
BEGUN = 1e9
FIVE = 3
"""The day whose positions are shared."""
SEASON = "2001-Q3"


class Night:
    """A server with game nights, at a clock that is moved."""

    def __init__(self, store: SqliteStore) -> None:
        self.store, self.time = store, BEGUN
        self.tables = Tables(store, CATALOG, lambda: self.time, lambda size: bytes(range(size)))
        self.cups = Cups(self.tables, store, lambda size: bytes(range(size)))
        self.cups.provide_thread = thread

    async def table(self, at: float, *guests: int, weekly: bool = False) -> int:
        """Open a lobby with a chosen time."""
        lobbies = self.tables.lobbies
        table = (await lobbies.open("classic", "short", HOST, SERVER, CHANNEL, 3)).record.id
        await lobbies.appoint(table, HOST, at, ZONE)
        for guest in guests:
            await lobbies.set_up(table, partial(join, person=guest, click=guest % 100))
        if weekly:
            await lobbies.set_up(
                table, lambda record, _: appointments.switch(record, HOST, "weekly")
            )
        return table

    async def called(self, table: int) -> None:
        """Let time pass until the people of a table are called."""
        at = appointment((await self.tables.get(table)).record).at
        for self.time in (at - POSTED, at - CALL):
            await self.tables.expire(table)

    async def begin(self, table: int, here: Collection[int]) -> Session:
        """Let people say that they are here, and the time come."""
        for person in here:
            await self.arrive(table, person)
        self.time = appointment((await self.tables.get(table)).record).at
        return await self.tables.expire(table)

    async def arrive(self, table: int, person: int) -> None:
        await self.tables.lobbies.set_up(
            table, lambda record, _: appointments.arrive(record, person)
        )

    async def end(self, table: int) -> None:
        """Play a table to its end by chance."""
        random, session = Random(1), await self.tables.get(table)
        while session.record.is_open:
            session = await self.answered(session, random)

    async def answered(self, session: Session, random: Random) -> Session:
        table = session.record.id
        if session.people_asked():
            return await self.tables.act(table, *answer(session, random))
        assert session.record.due is not None
        self.time = max(self.time, session.record.due)
        return await self.tables.expire(table)

    # A cup.

    async def due(self, until: float) -> None:
        """Let time pass, and do what is due of cups."""
        self.time = until
        for _ in range(10):
            for cup in await self.cups.due_ids(self.time):
                await self.cups.look(cup)

    async def round(self, cup: int) -> None:
        """Play a little at each table of the latest round; then its time is up."""
        for session in await self.cups.rounds.playing((await self.cups.get(cup)).cup):
            random, asked = Random(session.record.id), session
            for _ in range(3):
                asked = await self.answered(asked, random)
            assert session.record.ends is not None
            self.time = session.record.ends
            await self.tables.expire(session.record.id)
        await self.due(self.time)


async def thread(stored: StoredCup, place: int) -> int:
    return 1000 * stored.record.id + 10 * len(stored.cup.rounds) + place


def appointment(record: TableRecord) -> Appointment:
    found = setup(record).appointment
    assert found is not None
    return found


async def fill(store: SqliteStore) -> None:
    """Add all of them to a store."""
    night = Night(store)
    await store.save_server(SERVER, b'{"zone": "Europe/Berlin", "scheduling": true}')
    await store.note_act(Act(server=SERVER, at=BEGUN, by=HOST, what="settings"))
    playing = await night.table(BEGUN + 2 * HOUR, *GUESTS, weekly=True)
    await night.called(playing)
    await night.begin(playing, (*GUESTS, HOST))
    cup = await _cup(night)
    called = await night.table(night.time + 2 * HOUR, *GUESTS, *WAITING)
    await night.called(called)
    await night.arrive(called, GUESTS[0])
    await night.table(night.time + 3 * DAY, *GUESTS, *WAITING, weekly=True)
    await _messages(night, playing, cup)
    await _five(store)
    await store.leave_server(SERVER + 1, BEGUN)
    await store.pack(BEGUN + HOUR)


async def _cup(night: Night) -> int:
    """Bring a cup into its second round, with a corrected table and a barred person."""
    setup = CupSetup(
        pace="days", length=2, rounds=2, final=True, begins=BEGUN + HOUR, name="Autumn", role=7
    )
    cup = await night.cups.open(setup, SERVER, CHANNEL + 1, HOST, 5)
    for person in (*ENTRANTS, BARRED):
        await night.cups.act(cup, person, partial(acts.join, person=person, click=person % 100))
    await night.cups.act(cup, HOST, lambda now: acts.leave(now, BARRED, "unfair"))
    await night.store.take_out(BARRED)
    await night.due(cups.draws_at((await night.cups.get(cup)).cup))
    await night.round(cup)
    places = tuple((each,) for each in (await night.cups.get(cup)).cup.rounds[0].tables[0])
    correct = partial(corrections.correct, round=1, table=1, places=places, why="a mistake")
    await night.cups.act(cup, HOST, correct)
    message = await night.store.message("cup", str(cup))
    assert message is not None
    await night.store.change_message(message, message=31, posted_at=night.time, posted_for=3)
    return cup


async def _messages(night: Night, table: int, cup: int) -> None:
    """Note messages of the kinds that no other step notes."""
    store, now = night.store, night.time
    noted = partial(MessageRecord, server=SERVER, channel=CHANNEL)
    for key in (f"table {table}", f"cup {cup}"):
        event = noted(kind="scheduled", key=key, message=32, shows="1e9 0")
        await store.keep_message(event, ())
    post = noted(kind="beside", key=f"{table}-33", table=table, message=33, shows="replay:colours")
    await store.keep_message(post, [HOST, GUESTS[0]], own=HOST)
    ping = noted(kind="ping", key=f"{table}-1-34", table=table, message=34)
    await store.keep_message(ping, [GUESTS[0]])
    for person, game in ((INTERESTED, "classic"), (PINGED, ANY), (FORMER, ANY)):
        await store.choose_interest(SERVER, person, game)
    await store.end_interest(SERVER, FORMER)
    lobby = await night.tables.lobbies.open("walls", "book", HOST, SERVER, CHANNEL + 2, 3)
    free = lobby.record.id
    gathering = noted(kind="gathering", key=str(free), table=free, message=35)
    assert await store.add_gathering(gathering, [PINGED], now, now - DAY) == 1


async def _five(store: SqliteStore) -> None:
    """Share a day's five in a channel, and place two people on a podium."""
    for number, person in enumerate(GUESTS[:2]):
        await store.answer_daily(person, FIVE, "", "1,2,3,1,2")
        shared = SharedDay(server=SERVER, channel=CHANNEL, day=FIVE)
        assert await store.share(shared, Share(person, 400 - number, "✅✅🔶✅❌"))
    places = [
        Placed(ranking="classic", place=place, person=person, games=9, wins=4, above=1.25)
        for place, person in ((1, HOST), (2, None))
    ]
    podium = Podium(server=SERVER, season=SEASON, places=places, until=BEGUN + 7 * DAY)
    message = MessageRecord(
        kind="podium", key=SEASON, server=SERVER, channel=CHANNEL, message=36, shows="0"
    )
    assert await store.add_podium(podium, message)


# What a later version does with them.


async def play_on(store: SqliteStore) -> None:
    """Go on with all of them."""
    night = Night(store)
    on = [await night.tables.get(each) for each in await store.tables_on(SERVER)]
    planned = [each for each in on if each.record.status == "lobby" and each.setup.appointment]
    [playing] = [each for each in on if each.record.status == "running" and not each.setup.cup]
    await _cup_goes_on(night)
    await _messages_are_there(store)
    for session in planned:
        record = session.record
        own = appointment(record)
        assert (record.host, own.waiting, own.zone) == (HOST, WAITING, ZONE)
        assert {*people(record.seats)} == {HOST, *GUESTS}
        if own.stage == "called":
            assert own.here == GUESTS[:1]
            began = await night.begin(record.id, (HOST, WAITING[1]))
            assert {*people(began.record.seats)} == {HOST, GUESTS[0], WAITING[1]}
        else:
            assert (own.stage, own.weekly) == ("open", True)
            await night.called(record.id)
            began = await night.begin(record.id, (*GUESTS, *WAITING, HOST))
            assert {*people(began.record.seats)} == {HOST, *GUESTS}
    # Those who played are asked again, and those who waited in vain.
    asked = {playing.record.id: {*GUESTS}, planned[-1].record.id: {*GUESTS, *WAITING}}
    for weekly, again in asked.items():
        await night.end(weekly)
        await night.tables.expire(weekly)
        following = (await night.tables.get(max(await store.tables_on(SERVER)))).record
        assert following.status == "lobby"
        assert {*setup(following).called} == again


async def _cup_goes_on(night: Night) -> None:
    """Play the second round, the final and the end."""
    [cup] = [each.id for each in await night.store.cups_on(SERVER)]
    stored = await night.cups.get(cup)
    assert (len(stored.cup.rounds), stored.cup.setup.name) == (2, "Autumn")
    assert [stored.cup.people[each] for each in stored.cup.entrants] == [*ENTRANTS]
    assert stored.cup.rounds[0].results[1].places == tuple(
        (each,) for each in stored.cup.rounds[0].tables[0]
    )
    assert await night.store.is_barred(cup, BARRED)
    for _ in range(2):
        await night.round(cup)
    assert (await night.cups.get(cup)).cup.over


async def _messages_are_there(store: SqliteStore) -> None:
    """Find messages of each kind that 1.2.0 kept, and their people."""
    table = max(await store.tables_in(CHANNEL + 2))
    assert await store.gathered(SERVER, table) == [PINGED]
    assert await store.interested(SERVER, "classic", BEGUN, 9) == [INTERESTED]
    assert await store.interest(SERVER, FORMER) is None
    kinds: tuple[MessageKind, ...] = get_args(MessageKind)
    found = {kind: await store.messages(kind, SERVER) for kind in kinds if kind != "hand"}
    assert {kind: len(each) for kind, each in found.items()} == {
        **dict.fromkeys(found, 1), "scheduled": 2,
    }  # fmt: skip
    about = found["beside"][0].table
    assert [each.message for each in await store.posts_of(about, HOST)] == [33]
    assert [each.message for each in await store.pings_of(about, GUESTS[0])] == [34]
    assert [each.person for each in await store.shares(CHANNEL, FIVE)] == [*GUESTS[:2]]
    podium = await store.podium(SERVER, SEASON)
    assert podium is not None
    assert [each.person for each in podium.places] == [HOST, None]
