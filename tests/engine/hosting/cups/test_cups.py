"""Cups on real tables in a real file: rounds, stand-ins, kills, acts of organisers."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from msgspec import json, structs

from data.records import CupEntry
from engine.catalog import CATALOG
from engine.hosting.cups import acts, steps
from engine.hosting.cups import cup as cups
from engine.hosting.cups.cup import ABSENT, BREAK, Cup
from engine.hosting.cups.events import CupSetup, Drawn, Ended
from engine.hosting.service.cups import AGAIN, Cups, StoredCup, ThreadUnavailable
from engine.hosting.service.scheduler import BEAT, OutageWatch
from engine.hosting.state.beginnings import CALL
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import DAY
from tests.engine.hosting.seated import Place, refused
from tests.soak import soaked

SECRET = sha256(b"a cup").digest()
PERSON, SERVER, CHANNEL = 10**17, 1, 2
MINUTE = 60.0


class World:
    """A file with a cup on it."""

    def __init__(self, place: Place) -> None:
        self.place, self.random = place, Random(7)
        self.cups = self.begun()
        self.threads: list[tuple[int, int]] = []
        """The threads made, by round and place."""
        self.calls: list[tuple[int, int]] = []
        """The people called to seats of silent ones, by table."""
        self.no: str = ""
        self.cup = 0

    def begun(self) -> Cups:
        """Return what a process has that has just begun."""
        self.place.catalog["tournament"] = CATALOG["tournament"]
        self.cups = Cups(self.place.tables, self.place.store, lambda _: SECRET)
        self.cups.provide_thread = self.provide_thread
        self.cups.call = self.call
        return self.cups

    async def call(self, session: Session, person: int) -> None:
        self.calls.append((session.record.id, person))

    async def provide_thread(self, stored: StoredCup, place: int) -> int:
        if self.no:
            raise ThreadUnavailable(self.no)
        self.threads.append((len(stored.cup.rounds), place))
        return 1000 * len(stored.cup.rounds) + place

    async def open(self, people: int, pace: str = "days", rounds: int = 2, **chosen: Any) -> None:
        length = 25 if pace == "live" else 2
        setup = CupSetup(
            pace="live" if pace == "live" else "days",
            length=length,
            rounds=rounds,
            begins=self.place.time + 3600,
            **chosen,
        )
        self.cup = await self.cups.open(setup, SERVER, CHANNEL, PERSON, 1)
        for number in range(1, people + 1):
            await self.join(number)

    async def join(self, number: int) -> None:
        await self.cups.act(
            self.cup, PERSON + number, lambda now: acts.join(now, PERSON + number, number)
        )

    async def get(self) -> StoredCup:
        return await self.cups.get(self.cup)

    async def until(self, moment: float) -> None:
        """Let time pass, and do what is due."""
        self.place.time = moment
        await self.due()

    async def due(self) -> None:
        """Look as often as the scheduler would at this moment."""
        for _ in range(10):
            due = await self.cups.due_ids(self.place.time)
            if not due:
                return
            for cup in due:
                await self.cups.look(cup)

    async def draw(self) -> list[Session]:
        """Draw the next round; return its tables."""
        await self.until(max(self.place.time, cups.draws_at((await self.get()).cup)))
        return await self.tables()

    async def tables(self) -> list[Session]:
        """Return the tables of the latest round."""
        stored, found = await self.get(), await self.place.store.cup_tables(self.cup)
        latest = len(stored.cup.rounds)
        return [
            await self.place.tables.get(n) for (round, _), n in found.items() if round == latest
        ]

    async def answers(self, session: Session, times: int = 30) -> None:
        """Let people answer by chance."""
        for _ in range(times):
            session = await self.place.tables.get(session.record.id)
            if session.record.status != "running" or not session.people_asked():
                return
            await self.place.act(session, self.random)

    async def play(self) -> None:
        """Play all tables a little, then until their time is up."""
        for session in await self.tables():
            await self.answers(session)
        for session in await self.tables():
            if session.record.ends:
                self.place.time = max(self.place.time, session.record.ends)
            await self.place.tables.expire(session.record.id)
        await self.due()


@asynccontextmanager
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with Place(tmp_path / "p.sqlite3") as place:
        yield World(place)


async def test_a_cup_by_the_day_from_joins_to_its_end(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(7, final=True)
        tables = await one.draw()
        assert [len(session.people) for session in tables] == [4, 3]
        for session in tables:
            assert (session.record.status, session.record.game) == ("running", "tournament")
            assert session.setup.pace == "days"
            assert session.record.ends == one.place.time + 2 * DAY
            assert not session.setup.hints
        await one.play()
        assert len((await one.get()).cup.results()) == 2
        assert len(await one.tables()) == 2, "by the day the next round follows at once"
        assert len(await one.cups.rounds.playing((await one.get()).cup)) == 2
        await one.play()
        assert (await one.get()).cup.rounds[-1].final
        await one.play()
        stored = await one.get()
        assert stored.cup.over
        assert stored.record.status == "over"
        assert sorted(stored.cup.podium()) == list(range(1, 8))
        assert stored.record.posts == 5  # as it opened, for two rounds and a final, at its end


async def test_a_live_cup_from_its_call_to_its_end(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(8, "live", rounds=1, penalties=True)
        begins = (await one.get()).cup.setup.begins
        await one.until(begins - CALL)
        assert (await one.get()).cup.called
        for number in range(1, 7):
            own = partial(acts.arrive, person=PERSON + number)
            await one.cups.act(one.cup, PERSON + number, own)
        tables = await one.draw()
        assert one.place.time == begins
        assert sorted(len(session.people) for session in tables) == [3, 3]
        assert {session.setup.pace for session in tables} == {"quick"}
        assert {session.values()["must_mode"] for session in tables} == {"penalty"}
        assert {session.record.ends for session in tables} == {begins + 25 * MINUTE}
        await one.play()
        stored = await one.get()
        assert stored.cup.over
        assert not stored.cup.few


async def test_the_break_between_live_rounds(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6, "live")
        await one.cups.act(one.cup, PERSON, lambda now: acts.begin(now, "early"))
        await one.due()
        await one.play()
        assert len((await one.get()).cup.rounds) == 1
        await one.until(one.place.time + BREAK)
        assert len((await one.get()).cup.rounds) == 2


async def test_dice_of_tables_follow_from_the_secret(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(7)
        for place, session in enumerate(await one.draw(), 1):
            assert session.record.seed == steps.seed(SECRET, 1, place)
            assert session.record.contributions == [1, *range(1, 8)], "the clicks up to the draw"
            named = f"poeppel-2:{one.cup}:1:{place}:"
            assert session.dice.message.startswith(named), "without the number of the table"


async def test_five_play_at_a_table_of_three_and_one_with_a_computer(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6)
        await one.draw()
        await one.cups.act(one.cup, PERSON + 6, lambda now: acts.leave(now, PERSON + 6))
        await one.play()
        tables = await one.tables()
        assert [len(session.record.seats) for session in tables] == [3, 3]
        assert sorted(len(session.people) for session in tables) == [2, 3]
        await one.play()
        result = (await one.get()).cup.results(2)[-1]
        assert len(result.entrants) == 2


@pytest.mark.parametrize("killed", soaked(range(6), (0, 3)))
async def test_killed_between_draw_and_boards(tmp_path: Path, killed: int) -> None:
    async with world(tmp_path) as one:
        await one.open(13)
        one.place.time = cups.draws_at((await one.get()).cup)
        seat = one.cups.tables.lobbies.seat
        done = 0

        async def dies(*given: Any) -> Session:
            nonlocal done
            done += 1
            if done > killed // 2:
                if killed % 2:  # between the table and its game
                    store, at = one.place.store, given[0]
                    await store.seat_cup(at.cup, at.round, at.place, given[1])
                raise RuntimeError("killed")
            return await seat(*given)

        with patch.object(one.cups.tables.lobbies, "seat", dies), pytest.raises(RuntimeError):
            await one.due()
        await one.place.reopen()
        one.begun()
        await one.cups.resume()
        await one.due()
        tables = await one.tables()
        assert [session.record.status for session in tables] == 4 * ["running"]
        people = sorted(person for session in tables for person in session.people)
        assert people == [PERSON + number for number in range(1, 14)]


async def test_results_that_came_while_the_bot_was_away(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6)
        for session in await one.draw():
            await one.answers(session)
            await one.place.tables.stop(session.record.id)
        await one.place.reopen()
        one.begun()
        await one.cups.resume()
        await one.due()
        assert len((await one.get()).cup.rounds) == 2


async def test_threads_that_cannot_be_made_are_tried_again(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6)
        one.no = "cup-no-threads"
        assert await one.draw() == []
        assert one.cups.stuck == {one.cup: "cup-no-threads"}
        one.no = ""
        await one.until(one.place.time + AGAIN)
        assert len(await one.tables()) == 2
        assert one.cups.stuck == {}


async def test_nothing_says_where_threads_come_from(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        one.cups = Cups(one.place.tables, one.place.store, lambda _: SECRET)
        await one.open(6)
        assert await one.draw() == []
        assert one.cups.stuck == {one.cup: "cup-stuck"}


async def test_an_absent_person_gets_no_points(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6, rounds=3)
        tables = await one.draw()
        session = tables[0]
        absent = session.people[0]
        for _ in range(200):
            session = await one.place.tables.get(session.record.id)
            if session.record.status != "running" or absent not in session.people:
                break
            if absent in session.people_asked():
                one.place.time = session.record.due or 0.0
                await one.place.tables.expire(session.record.id)
            elif session.people_asked():
                await one.place.act(session, one.random)
            else:
                one.place.time += 60
                await one.place.tables.expire(session.record.id)
        await one.play()
        stored = await one.get()
        entrant = stored.cup.entrant(absent)
        assert entrant is not None
        assert stored.cup.results(1)[0].absent == (entrant,)
        assert stored.cup.standings(1)[-1].points == 0


async def test_an_entrant_of_the_last_round_waits_in_vain(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6, "live", rounds=1)
        await one.cups.act(one.cup, PERSON, lambda now: acts.begin(now, "now"))
        await one.due()
        await one.cups.act(one.cup, PERSON + 6, lambda now: acts.leave(now, PERSON + 6))
        with pytest.raises(Refused):
            await one.join(9)  # no round is left
        stored = await one.get()
        assert stored.cup.waiting == []


async def test_a_late_entrant_replaces_a_silent_person(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6, "live", rounds=2)
        await one.cups.act(one.cup, PERSON, lambda now: acts.begin(now, "now"))
        await one.due()
        await one.join(9)
        [first, second] = await one.tables()
        silent = first.people_asked()[0]
        began = one.place.time
        while one.place.time < began + ABSENT + MINUTE:  # nobody at the first table does anything
            one.place.time += 61
            await one.place.tables.expire(first.record.id)
            await one.answers(second, 3)
            await one.due()
        stored = await one.get()
        entrant = stored.cup.entrant(silent)
        assert stored.cup.rounds[0].replaced == {entrant: 7}
        assert one.calls == [(first.record.id, PERSON + 9)]
        session = await one.place.tables.get(first.record.id)
        assert PERSON + 9 in session.people
        assert silent not in (*session.people, *session.away)
        await one.answers(session, 10)
        await one.play()
        assert 7 in (await one.get()).cup.results(1)[0].entrants
        assert entrant not in (await one.get()).cup.results(1)[0].entrants


async def test_a_closed_table_counts_as_it_stood(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6)
        for session in await one.draw():
            await one.answers(session)
            await one.place.tables.propose_end(session.record.id, PERSON, moderator=True)
        await one.due()
        stored = await one.get()
        assert len(stored.cup.rounds) == 2
        assert all(len(result.entrants) == 3 for result in stored.cup.results(1))


async def test_a_table_that_is_gone_is_shared(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6)
        tables = await one.draw()
        await one.place.store._write("UPDATE tables SET snapshot = x'00', status = 'running'")
        one.place.forget()
        one.begun()
        await one.cups.resume()
        await one.due()
        stored = await one.get()
        seated = [session.setup.cup for session in tables]
        assert all(seated)
        assert [len(result.places) for result in stored.cup.results(1)] == [1, 1]


async def test_a_table_closed_before_its_game_is_shared(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6)

        async def opens(*given: Any) -> None:
            at = given[0]
            await one.place.store.seat_cup(at.cup, at.round, at.place, given[1])

        with patch.object(one.cups.tables.lobbies, "seat", opens):
            await one.draw()
        for table in (await one.place.store.cup_tables(one.cup)).values():
            await one.place.tables.propose_end(table, PERSON, moderator=True)
        await one.due()
        assert [len(result.places) for result in (await one.get()).cup.results(1)] == [1, 1]


async def test_an_organiser_ends_a_table(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6)
        await one.draw()
        with refused("cup-table-over"):
            await one.cups.stop(one.cup, PERSON, 1, 9, "why")
        await one.cups.stop(one.cup, PERSON, 1, 2, "closing")
        await one.due()
        stored = await one.get()
        assert list(stored.cup.rounds[0].results) == [2]
        assert [act.event.why for act in stored.cup.acts] == ["closing"]
        with refused("cup-table-over"):
            await one.cups.stop(one.cup, PERSON, 1, 2, "why")


async def test_a_table_that_is_not_open_yet_cannot_be_ended(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6)
        one.no = "cup-no-threads"
        await one.draw()
        with refused("cup-table-over"):
            await one.cups.stop(one.cup, PERSON, 1, 1, "why")


async def test_the_blocked_are_taken_out(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(7)
        await one.place.tables.settings.change_server(
            SERVER, lambda chosen: type(chosen)(blocked=(PERSON + 7,))
        )
        assert sorted(len(session.people) for session in await one.draw()) == [3, 3]


async def test_at_a_cups_table_there_is_no_pause_end_offer_or_rematch(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6)
        [session, _] = await one.draw()
        table, own = session.record.id, session.people[0]
        tables = one.place.tables
        for act in (tables.propose_end, tables.propose_pause, tables.offer):
            with refused("cup-table"):
                await act(table, own)
        await tables.stop(table)
        with refused("cup-table"):
            await tables.lobbies.again(table, own, 5)


async def test_one_cup_in_a_channel_three_on_a_server(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(0)
        setup = (await one.get()).cup.setup
        with refused("cup-here-already-on"):
            await one.cups.open(setup, SERVER, CHANNEL, PERSON, 1)
        assert (await one.cups.last_in(SERVER, 99, [one.cup])).record.id == one.cup
        with refused("cup-none-here"):
            await one.cups.last_in(SERVER, 99, [])
        for channel in (3, 4):
            await one.cups.open(setup, SERVER, channel, PERSON, 1)
        with refused("cup-too-many"):
            await one.cups.open(setup, SERVER, 5, PERSON, 1)
        assert (await one.cups.last_in(SERVER, 3, [])).record.channel == 3
        with refused("cup-none-here"):
            await one.cups.last_in(SERVER, 99, [1, 2])
        await one.cups.act(one.cup, PERSON, lambda now: acts.end(now, "rain"))
        assert (await one.cups.last_in(SERVER, CHANNEL, [2, 3])).record.id == one.cup


async def test_an_unknown_cup(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        with refused("cup-unknown"):
            await one.cups.get(5)


async def test_two_acts_at_once(tmp_path: Path) -> None:
    """Another process or task appends first: the act is tried on the state after it."""
    async with world(tmp_path) as one:
        await one.open(0)
        follow, times = one.place.store.follow_cup, 0

        async def overtaken(cup: int, rows: list[CupEntry], *rest: Any) -> bool:
            nonlocal times
            times += 1
            if times == 1:
                event = json.encode(acts.join((await one.get()).cup, PERSON + 5, 5))
                await follow(cup, [CupEntry(rows[0].seq, 0.0, 0, event)], None, False, 0)
            return await follow(cup, rows, *rest)

        with patch.object(one.place.store, "follow_cup", overtaken):
            await one.join(1)
        assert (await one.get()).cup.people == {1: PERSON + 5, 2: PERSON + 1}

        async def never(*_: Any) -> bool:
            return False

        with patch.object(one.place.store, "follow_cup", never), refused("stale"):
            await one.join(2)


async def test_a_step_that_is_overtaken_is_taken_anew(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6)
        one.place.time = cups.draws_at((await one.get()).cup)
        follow, times = one.place.store.follow_cup, 0

        async def once_late(*given: Any) -> bool:
            nonlocal times
            times += 1
            return times > 1 and await follow(*given)

        with patch.object(one.place.store, "follow_cup", once_late):
            await one.due()
        rows = await one.place.store.cup_log(one.cup)
        assert sum(b'"Drawn"' in row.event for row in rows) == 1
        assert len(await one.tables()) == 2


async def test_outages_put_the_next_draw_off(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6)
        begins = cups.draws_at((await one.get()).cup)
        await one.cups.postpone(600.0, SERVER + 1)
        assert cups.draws_at((await one.get()).cup) == begins
        one.place.time = begins
        await one.cups.postpone(600.0)
        assert cups.draws_at((await one.get()).cup) == begins + 600
        await one.draw()
        rows = len(await one.place.store.cup_log(one.cup))
        await one.cups.postpone(600.0)
        assert len(await one.place.store.cup_log(one.cup)) == rows, (
            "tables have clocks of their own"
        )


async def test_the_outage_watch_puts_draws_off(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        watch = OutageWatch(one.place.tables, lambda: one.place.time, lambda: True, lambda: None)
        watch.also.append(one.cups.postpone)
        await watch.begin()
        await one.open(6)
        begins = cups.draws_at((await one.get()).cup)
        one.place.time += BEAT + 3600
        await watch.look()
        assert cups.draws_at((await one.get()).cup) == begins + BEAT + 3600


async def test_a_table_is_seated_once_and_left_alone_after_its_end(tmp_path: Path) -> None:
    """As two processes would: each of the second's calls comes too late."""
    async with world(tmp_path) as one:
        await one.open(6)
        [session, _] = await one.draw()
        record, tables = session.record, one.place.tables
        assert session.setup.cup is not None
        again = await tables.lobbies.seat(session.setup.cup, record, None)
        assert (again.record.id, again.record.ends) == (record.id, record.ends)
        assert (await tables.replace(record.id, 0, session.people[0])).people == session.people
        ended = await tables.stop(record.id)
        over = len(await one.place.store.log(record.id))
        assert (await tables.stop(record.id)).record.status == ended.record.status != "running"
        assert (await tables.replace(record.id, 0, PERSON + 50)).people == session.people
        assert len(await one.place.store.log(record.id)) == over


async def test_a_table_that_rests_goes_on_with_a_late_entrant(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6, "live", rounds=3)
        await one.cups.act(one.cup, PERSON, lambda now: acts.begin(now, "now"))
        await one.due()
        await one.cups.act(one.cup, PERSON + 6, lambda now: acts.leave(now, PERSON + 6))
        await one.play()
        await one.until(one.place.time + BREAK)
        [resting] = [each for each in await one.tables() if len(each.people) == 2]
        while resting.people:
            one.place.time = resting.record.due or one.place.time
            resting = await one.place.tables.expire(resting.record.id)
        assert resting.setup.paused is not None
        await one.join(9)
        await one.due()
        session = await one.place.tables.get(resting.record.id)
        assert session.people == [PERSON + 9]
        assert session.setup.paused is None
        await one.answers(session, 10)
        assert len(await one.place.store.log(session.record.id)) > session.record.seq


async def test_a_lobby_offers_no_rematch_of_a_cup(tmp_path: Path) -> None:
    """But of the game before it: a cup's rules hold for its rounds, and it draws its tables."""
    async with world(tmp_path) as one:
        lobbies, where = one.place.tables.lobbies, (PERSON + 1, SERVER, CHANNEL)
        plain = (await lobbies.open("classic", "book", *where, 1)).record.id
        await lobbies.start(plain, PERSON + 1, 1, alone=True)
        await one.place.tables.propose_end(plain, PERSON + 1)
        await one.open(6)
        for session in await one.draw():
            await one.place.tables.stop(session.record.id)
        for number, last in ((1, plain), (2, None)):
            opened = await lobbies.open("classic", "book", PERSON + number, SERVER, 77, 1)
            assert (opened.last.id if opened.last else None) == last


async def test_a_table_of_a_cup_counts_as_hosted_by_no_player(tmp_path: Path) -> None:
    """Who is the first of those left at it may open as many tables as any other."""
    async with world(tmp_path) as one:
        await one.open(6)
        [first, _] = await one.draw()
        away, *others = first.people
        session = await one.place.tables.leave(first.record.id, away, "absent")
        for person in (session.record.host, *others):
            assert await one.place.store.hosted_on(SERVER, person) == []


async def test_a_final_keeps_its_four_people(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(8, "live", rounds=1, final=True)
        await one.cups.act(one.cup, PERSON, lambda now: acts.begin(now, "now"))
        await one.due()
        await one.play()
        [final] = await one.draw()
        assert (await one.get()).cup.waiting == []
        silent, began = final.people_asked()[0], one.place.time
        while one.place.time < began + ABSENT + MINUTE:
            one.place.time += 61
            await one.place.tables.expire(final.record.id)
            await one.due()
        stored = await one.get()
        assert stored.cup.rounds[-1].final
        assert stored.cup.rounds[-1].replaced == {}
        final = await one.place.tables.get(final.record.id)
        assert silent in (*final.people, *final.away)


async def test_an_ended_cup_stops_its_tables_before_its_secret_is_told(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(8)
        tables = await one.draw()
        await one.answers(tables[0])
        await one.cups.act(one.cup, PERSON, lambda now: acts.end(now, "rain"))
        stored = await one.get()
        assert (stored.cup.ended, stored.cup.over, stored.record.status) == (True, False, "running")
        with refused("cup-over"):
            await one.join(9)
        await one.place.reopen()  # killed before a table was stopped
        one.begun()
        await one.cups.resume()
        await one.due()
        stored = await one.get()
        assert (stored.cup.over, stored.record.status) == (True, "over")
        assert [session.record.status for session in await one.tables()] == ["ended", "ended"]
        assert len(stored.cup.results()) == 2
        assert sorted(stored.cup.podium()) == list(range(1, 9))


async def test_an_ended_cup_opens_no_further_table(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(8)

        async def ends(stored: StoredCup, place: int) -> int:
            if place == 2:
                await one.cups.act(one.cup, PERSON, lambda now: acts.end(now, "rain"))
            return place

        one.cups.provide_thread = ends
        assert len(await one.draw()) == 1
        await one.due()
        stored = await one.get()
        assert stored.cup.over
        assert stored.cup.rounds[0].results[2].places == (stored.cup.rounds[0].tables[1],)
        assert {session.record.status for session in await one.tables()} == {"ended"}


async def test_a_second_look_leaves_the_opening_of_tables_to_the_first(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(8)

        async def looks(stored: StoredCup, place: int) -> int:
            await one.cups.look(one.cup)
            return place

        one.cups.provide_thread = looks
        assert len(await one.draw()) == 2


async def test_a_table_without_people_ends_with_its_round(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6, "live", rounds=1)
        await one.cups.act(one.cup, PERSON, lambda now: acts.begin(now, "now"))
        await one.due()
        [session, other] = await one.tables()
        ends = session.record.ends
        for person in session.people:
            await one.place.tables.leave(session.record.id, person, "absent")
        session = await one.place.tables.get(session.record.id)
        assert (session.unattended, session.setup.paused is not None) == (True, True)
        assert session.record.ends == ends
        await one.place.tables.back(session.record.id, session.away[0])
        assert (await one.place.tables.get(session.record.id)).record.ends == ends
        await one.place.tables.leave(session.record.id, session.away[0], "absent")
        one.place.time = ends or 0.0
        for each in (session, other):
            await one.place.tables.expire(each.record.id)
        await one.due()
        assert (await one.get()).cup.running is None


async def test_a_person_taken_out_loses_seat_and_return(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6)
        [session, _] = await one.draw()
        person = session.people[0]
        await one.cups.act(one.cup, PERSON, lambda now: acts.leave(now, person, "rude"))
        await one.due()
        session = await one.place.tables.get(session.record.id)
        assert person not in (*session.people, *session.away)
        await one.cups.look(one.cup)  # once the seat is free, it is left alone
        with refused("cup-barred"):
            await one.join(person - PERSON)
        await one.cups.act(one.cup, PERSON, lambda now: acts.join(now, person, 7, "sorry"))
        cup = (await one.get()).cup
        assert (cup.entrant(person) in cup.entrants, cup.barred) == (True, set())


async def test_the_first_draw_waits_for_the_sixth(tmp_path: Path) -> None:
    """Twice for a quarter of an hour; then organisers are asked, and no outage changes that."""
    async with world(tmp_path) as one:
        await one.open(6, "live")
        begins = (await one.get()).cup.setup.begins
        await one.until(begins - CALL)
        for number in range(1, 6):
            own = partial(acts.arrive, person=PERSON + number)
            await one.cups.act(one.cup, PERSON + number, own)
        await one.until(begins)
        stored = await one.get()
        assert (stored.cup.ended, cups.draws_at(stored.cup)) == (False, begins + 15 * MINUTE)
        await one.until(begins + 15 * MINUTE)
        await one.until(begins + 30 * MINUTE)
        stored = await one.get()
        assert (stored.cup.asked, stored.record.due) == (one.place.time, one.place.time + 7 * DAY)
        await one.cups.postpone(600.0)
        assert (await one.get()).cup.soon == stored.cup.soon
        assert stored.record.posts == 5, "as it opened, called its people, and three times since"
        await one.until(one.place.time + 7 * DAY)
        assert (await one.get()).cup.few


async def test_squares_rank_the_others_after_a_win(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(8)
        [session, _] = await one.draw()
        await one.place.tables.stop(session.record.id)
        table = (await one.place.tables.get(session.record.id)).running.table
        table.places, table.time_up = [2], False
        table.pieces = [[-1, -1, -1, -1], [5, -1, -1, -1], [40, 41, 42, 43], [20, 0, -1, -1]]
        await one.due()
        won = (await one.get()).cup.results()[0]
        assert [len(together) for together in won.places] == [1, 1, 1, 1]


async def test_listeners_are_told(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        told: list[int] = []
        due: list[float | None] = []
        one.cups.listeners.append(told.append)
        one.cups.deadline_listeners.append(due.append)
        await one.open(6)
        assert set(told) == {one.cup}
        [session, _] = await one.draw()
        told.clear()
        await one.answers(session, 1)
        assert told == [one.cup]
        for server in (SERVER, SERVER + 1):
            await one.cups.show_again(server)
        assert told == [one.cup, one.cup]
        assert 0.0 in due
        assert await one.cups.next_due(0.0) is None


async def test_a_deleted_person_loses_seat_and_name(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6)
        one.no = "cup-no-threads"
        await one.draw()
        await one.place.store.take_out(PERSON + 1)
        one.no = ""
        await one.until(one.place.time + AGAIN)
        tables = await one.tables()
        assert sorted(len(session.people) for session in tables) == [2, 3]
        assert sorted(len(session.record.seats) for session in tables) == [3, 3]
        await one.play()
        assert 1 not in sum((await one.get()).cup.rounds[1].tables, ())


async def test_a_bar_outlives_a_deletion(tmp_path: Path) -> None:
    """Also for the same person with a new number, until an organiser adds them."""
    async with world(tmp_path) as one:
        await one.open(6)
        await one.cups.act(one.cup, PERSON, lambda now: acts.leave(now, PERSON + 2, "rude"))
        await one.place.store.take_out(PERSON + 2)
        with refused("cup-barred"):
            await one.join(2)
        await one.cups.act(one.cup, PERSON, lambda now: acts.join(now, PERSON + 2, 7, "sorry"))
        assert PERSON + 2 in (await one.get()).cup.people.values()


async def test_a_cup_without_its_log_is_unknown(tmp_path: Path) -> None:
    """As one that is deleted between the two looks."""
    async with world(tmp_path) as one:
        await one.open(6)
        await one.place.store._write("DELETE FROM cup_log")
        await one.place.store._write("UPDATE cups SET changes = changes + 1")
        with refused("cup-unknown"):
            await one.get()


async def test_a_table_without_a_cup_concerns_none(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        told: list[int] = []
        one.cups.listeners.append(told.append)
        await one.place.start("normal")
        assert told == []


async def test_a_cup_that_is_over_stays_as_it_is(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(6)
        await one.cups.act(one.cup, PERSON, lambda now: acts.end(now, "rain"))
        rows = await one.place.store.cup_log(one.cup)
        await one.cups.look(one.cup)
        assert await one.place.store.cup_log(one.cup) == rows


async def test_seats_are_open_only_at_tables_with_a_game(tmp_path: Path) -> None:
    """With a waiting list, but one table not open yet, one damaged and one over."""
    async with world(tmp_path) as one:
        await one.open(9, "live")
        await one.cups.act(one.cup, PERSON, lambda now: acts.begin(now, "early"))
        one.no = "cup-no-threads"
        await one.due()
        await one.join(20)
        await one.until(one.place.time + ABSENT + MINUTE)
        assert (await one.get()).cup.rounds[0].replaced == {}
        one.no = ""
        await one.until(one.place.time + AGAIN)
        for session in (await one.tables())[:1]:
            await one.place.tables.stop(session.record.id)
        with patch.object(one.place.tables, "get", side_effect=Refused("table-unplayable")):
            assert await one.cups.rounds.playing((await one.get()).cup) == []
        assert len(await one.cups.rounds.playing((await one.get()).cup)) == 2


async def test_a_table_gets_another_thread_once(tmp_path: Path) -> None:
    """Then it ends where it stands, which the log tells of."""
    async with world(tmp_path) as one:
        await one.open(6)
        one.cups.provide_another = another
        [first, other] = await one.draw()
        table = first.record.id
        assert await one.cups.reopened(table, first.record.channel)
        moved = await one.place.tables.get(table)
        assert (moved.record.channel, moved.record.message) == (77, None)
        assert await one.cups.reopened(table, first.record.channel), "it is somewhere else already"
        assert not await one.cups.reopened(table, 77)
        await one.place.tables.abandon(table)
        await one.due()
        latest = (await one.get()).cup.rounds[0]
        assert (latest.lost, latest.open) == ({1}, [2])
        assert not await one.cups.reopened(table, 77), "it is over"
        await one.cups.act(one.cup, PERSON, lambda now: acts.end(now, "rain"))
        assert not await one.cups.reopened(other.record.id, other.record.channel)


async def test_a_table_without_a_cup_gets_no_other_thread(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.place.tables.lobbies.open("classic", "book", PERSON, SERVER, CHANNEL, click=1)
        assert not await one.cups.reopened(1, CHANNEL)


async def another(_stored: StoredCup, _place: int) -> int:
    return 77


async def test_people_play_one_live_cup_at_a_time(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(7, "live")
        first, begins = one.cup, one.place.time + 3600
        later = CupSetup(pace="live", length=25, rounds=2, begins=begins + 1800)
        other = await one.cups.open(later, SERVER, CHANNEL + 1, PERSON, 2)
        after = structs.replace(later, begins=begins + 4 * 3600)
        evening = await one.cups.open(after, SERVER, CHANNEL + 2, PERSON, 3)
        await one.cups.join(first, PERSON + 8, 8)
        with pytest.raises(Refused, match="cup-clash"):
            await one.cups.join(other, PERSON + 8, 9)
        with pytest.raises(Refused, match="cup-clash-person"):
            await one.cups.join(other, PERSON + 1, 9, "late", PERSON)
        await one.cups.join(evening, PERSON + 1, 10)
        await one.cups.act(first, PERSON + 1, lambda now: acts.leave(now, PERSON + 1))
        await one.cups.join(other, PERSON + 1, 11)
        await one.draw()
        with pytest.raises(Refused, match="cup-clash"):
            await one.cups.join(other, PERSON + 2, 12)
        by_day = CupSetup(pace="days", length=2, rounds=2, begins=begins)
        server = await one.cups.open(by_day, SERVER + 1, CHANNEL + 3, PERSON, 4)
        assert (await one.cups.join(server, PERSON + 2, 13)).cup.entrants == [1]


async def test_rounds_are_drawn_beside_all_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, beside = steps.drawn, list[bool]()

    def noted(cup: Cup) -> Drawn | Ended:
        beside.append(threading.current_thread() is not threading.main_thread())
        return drawn(cup)

    monkeypatch.setattr(steps, "drawn", noted)
    async with world(tmp_path) as one:
        await one.open(13)
        await one.draw()
        assert beside
        assert all(beside)


async def test_organisers_learn_nothing_of_cups_on_other_servers(tmp_path: Path) -> None:
    async with world(tmp_path) as one:
        await one.open(7, "live")
        setup = (await one.get()).cup.setup
        other = await one.cups.open(setup, SERVER + 1, CHANNEL + 3, PERSON, 4)
        with pytest.raises(Refused, match="cup-clash"):
            await one.cups.join(other, PERSON + 1, 9)
        assert (await one.cups.join(other, PERSON + 1, 9, "a guest", PERSON)).cup.entrants == [1]


async def test_a_log_is_read_again_once_it_has_changed(tmp_path: Path) -> None:
    """Pages of a cup are asked for by strangers: reading and reckoning a long log takes a while."""
    async with world(tmp_path) as one:
        await one.open(6)
        before = await one.get()
        await one.place.store.change_cup(one.cup, due=8.0)
        again = await one.get()
        assert again.cup is before.cup
        assert again.record.due == 8.0
        await one.join(7)
        after = await one.get()
        assert len(after.cup.people) == len(before.cup.people) + 1
        await one.place.store.take_out(PERSON + 7)
        assert PERSON + 7 not in (await one.get()).cup.people.values(), "in memory neither"


async def test_few_cups_are_kept_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.hosting.service.cups.KEPT", 1)
    async with world(tmp_path) as one:
        await one.open(6)
        first, stored = one.cup, await one.get()
        one.cup = await one.cups.open(stored.cup.setup, SERVER, CHANNEL + 1, PERSON, 1)
        await one.get()
        one.cup = first
        assert (await one.get()).cup is not stored.cup
