"""Appointments with a bot in a process of its own, killed at each of their moments.

It is SIGKILL; the clock is moved from timer to timer, and by hours while no process runs. Nobody is pinged twice, or at
night but for a time that they chose, and each table is opened once.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import partial
from math import inf
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec import structs
from simcord.builders import ChannelHandle
from simcord.components import walk_components

from cogs.widgets.buttons import SURE, Kind, custom_id, pressed
from engine.hosting.service.tables import Tables
from engine.hosting.state.appointments import POSTED
from engine.hosting.state.beginnings import CALL
from playground.internals.requests import Request
from tests.cogs.test_cup_over_http import ALONE, TWO, opened_store
from tests.data.places import needs_postgres
from tests.discord_on_loopback import Served, served
from tests.postgres import databases
from tests.simulation import Person, Seen
from tests.words import EN

DAY, HOUR, MINUTE = 86_400.0, 3600.0, 60.0

BEFORE, AROUND, AWAY = 30.0, (-3.0, 6.0), (1.0, 20.0)
"""Seconds before a moment at which the process begins, around it at which it is killed, for which it is away."""
COARSE = 4.0
"""Seconds by which timers may be late while nothing happens; later it would be an outage."""

PUT_OFF = 6
"""Minutes by which kills from the call on put a beginning off, at most."""

NIGHT, EVENING = 3.25 * HOUR, 19.5 * HOUR
"""Moments of a day, by UTC: one of them in quiet hours."""

QUIET = 22, 8  # the hours of the server
MENTION = re.compile(r"<@([0-9]+)>")


class Ping(NamedTuple):
    """A notification of a person by a table's message."""

    at: float
    person: int
    table: int
    what: str
    """What can be pressed: the number of a question, or what becomes of a lobby."""


class Week:
    """Appointments in a world, one after the other."""

    def __init__(self, world: Served, workers: Sequence[str], seed: int) -> None:
        self.world, self.workers, self.random = world, workers, Random(seed)
        self.pings: list[Ping] = []
        self._sent: set[tuple[str, str]] = set()
        self.moments: dict[int, float] = {}
        """By table: the chosen time."""
        self.opened = Counter[int]()
        """By channel: the tables that there should be."""

    def heard(self) -> None:
        """Note the pings of all requests so far; what Discord knows by its nonce is sent once."""
        for request, at in zip(self.world.requests, self.world.times, strict=True):
            self._hear(request, at)
        self.world.requests.clear()
        self.world.times.clear()

    def _hear(self, request: Request, at: float) -> None:
        body: Any = request.json
        if request.method != "POST" or not re.fullmatch(r"/channels/[0-9]+/messages", request.path):
            return
        once = request.path, str(body.get("nonce"))
        if once in self._sent:
            return
        self._sent.add(once)
        parts = [*walk_components(body.get("components") or [])]
        text = " ".join(str(part.get("content", "")) for part in parts)
        allowed = {str(each) for each in (body.get("allowed_mentions") or {}).get("users") or []}
        asked = [pressed(part["custom_id"]) for part in parts if part.get("custom_id")]
        what = min((f"{each.kind} {each.rest.split(':')[0]}" for each in asked), default=text)
        table = next((each.table for each in asked if each.table), 0)
        for person in {*MENTION.findall(text)} & allowed:
            self.pings.append(Ping(at, int(person), table, what))

    # An appointment, from the lobby to the end of its game.

    async def announced(
        self, channel: ChannelHandle, people: Sequence[Person], at: float, weekly: bool
    ) -> int:
        """Open a lobby with people and a chosen time; return its table."""
        host, *guests = people
        await self.world.slash(host, "play", where=channel, game="classic", preset="short")
        await self.world.advance(2)
        lobby = self.world.last(channel)
        table = table_of(lobby)
        for guest in guests:
            await self.world.click(guest, lobby, EN("button-join"))
        [page] = (await self.world.click(host, lobby, EN("button-host"))).messages
        await self.world.forge(host, page, custom_id(Kind.WHEN, table, "set", int(at)))
        if weekly:
            await self.world.forge(host, page, custom_id(Kind.WHEN, table, "switch", "weekly"))
        self.moments[table] = at
        self.opened[channel.id] += 1
        await self.world.advance(5)
        return table

    async def killed_at(self, moment: float) -> None:
        """Be killed around a moment, and begin anew."""
        await self._up_until(moment + self.random.uniform(*AROUND))
        await self.killed()
        await self.world.advance(self.random.uniform(*AWAY))
        await self.begun()
        await self.world.advance(MINUTE)
        self.heard()

    async def _up_until(self, moment: float) -> None:
        """Wait with the process, which begins before the moment at the latest."""
        if not self.world.processes:
            await self.world.advance(max(0.0, moment - BEFORE - self.world.now()))
            await self.begun()
        await self.world.advance(max(0.0, moment - self.world.now()), COARSE)

    async def begun(self) -> None:
        """Begin with each process."""
        for process, worker in enumerate(self.workers):
            await self.world.begin(process, worker)

    async def killed(self) -> None:
        """Be killed with each process, to begin anew at some later time."""
        for process in [*self.world.processes]:
            await self.world.kill(process)

    async def met(self, channel: ChannelHandle, table: int, people: Sequence[Person]) -> None:
        """Live through all moments of an appointment that are still to come, each with a kill."""
        at = self.moments[table]
        for moment in (at - POSTED, at - CALL):
            if moment > self.world.now():
                await self.killed()
                await self.killed_at(moment)
        if at - CALL < self.world.now() - MINUTE:  # it is called at once
            await self.killed_at(self.world.now())
        for person in people:
            here = custom_id(Kind.LOBBY, table, "here")
            await self.world.click(person, self.world.last(channel), here)
            await self.world.advance(3)
        # From the call on an outage puts the beginning off: the process stays.
        await self.killed_at(at)
        for _ in range(PUT_OFF):
            board = self.world.last(channel)
            assert table_of(board) == table
            if any(each.startswith(f"{Kind.ACT}:") for each in board.buttons.values()):
                break
            await self.world.advance(MINUTE, COARSE)
        else:
            raise AssertionError(f"it does not begin: {board.text}")
        await self.ended(channel, people)

    async def ended(self, channel: ChannelHandle, people: Sequence[Person]) -> None:
        """Have all agree to end the game."""
        for person in people:
            answer = await self.world.slash(person, "table end", where=channel)
            for said in answer.messages:
                for what in said.buttons.values() if said.private else ():
                    if what.startswith(f"{SURE}:"):
                        await self.world.click(person, said, what)
        await self.world.advance(MINUTE)
        self.heard()

    # What has to be so.

    async def checked(self) -> None:
        await self.killed()
        for ping, count in Counter(each[1:] for each in self.pings).items():
            assert count == 1, f"pinged {count} times: {ping}"
        for each in self.pings:
            hour = each.at % DAY / HOUR
            if hour >= QUIET[0] or hour < QUIET[1]:
                since = each.at - self.moments.get(each.table, inf)
                assert -CALL - MINUTE < since < HOUR, f"at night: {each}"
        store = await opened_store(self.world.database)
        try:
            rows = await store._read("SELECT id, channel, status, message FROM tables")
        finally:
            await store.close()
        assert Counter(channel for _, channel, _, _ in rows) == self.opened
        for table, channel, status, message in rows:
            if status in ("lobby", "running"):
                shown = self.world.messages(self.world.place(channel))
                live = [each.id for each in shown if not each.private and each.buttons]
                assert [each for each in live if self._is_of(each, channel, table)] == [message]

    def _is_of(self, message: int, channel: int, table: int) -> bool:
        found = self.world.env.backend.get_message(channel, message)
        return table_of(Seen(self.world, found)) == table


def table_of(message: Seen) -> int:
    """Return the table of a message with buttons; 0: of none."""
    return next((pressed(each).table for each in message.buttons.values()), 0)


async def lived(
    folder: Path, days: int, at: Sequence[float], workers: Sequence[str] = ALONE, database: str = ""
) -> None:
    """Meet each day at these times, in channels of their own, in every other one each week."""
    names = [f"P{number}" for number in range(3 * len(at))]
    async with served(folder, database or str(folder / "p.sqlite3"), names) as world:
        week, channels = Week(world, workers, 1), [world.channel]
        channels += [world.server.create_text_channel("more") for _ in at[1:]]
        await night(world)
        for _ in range(days):
            begins = world.now() - world.now() % DAY
            for number, moment in enumerate(at):
                people, channel = world.people[3 * number : 3 * number + 3], channels[number]
                if not world.processes:
                    await week.begun()
                weekly = number % 2 == 0 and not week.opened[channel.id]
                table = await week.announced(channel, people, begins + moment, weekly)
                await week.met(channel, table, people)
                if weekly:  # the lobby of the next week is there
                    week.opened[channel.id] += 1
            await week.killed()
            # Rounded below midnight, the next moments would be of this day, and over.
            await world.advance(max(0.0, begins + DAY + 1.0 - world.now()))
        called = {each.table for each in week.pings if each.what.startswith(Kind.LOBBY)}
        assert len(called) >= days * len(at)
        await week.checked()


async def night(world: Served) -> None:
    """Have the server choose its quiet hours, before any process begins."""
    store = await opened_store(world.database)
    begins, ends = QUIET
    chosen = partial(structs.replace, zone="UTC", quiet_from=begins, quiet_to=ends)
    await Tables(store).settings.change_server(world.server.id, chosen)
    await store.close()


async def test_an_appointment_with_a_killed_process(tmp_path: Path) -> None:
    await lived(tmp_path, 1, [8 * MINUTE])


@pytest.mark.soak
async def test_a_week_of_appointments_with_killed_processes(tmp_path: Path) -> None:
    await lived(tmp_path, 7, [NIGHT, EVENING])


@needs_postgres
@pytest.mark.soak
async def test_days_of_appointments_with_two_killed_processes(tmp_path: Path) -> None:
    await lived(tmp_path, 2, [NIGHT, EVENING], TWO, databases().make())
