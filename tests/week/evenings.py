"""What people meet for: appointments, cups, the five of a day, and seats that are free."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from simcord.builders import ChannelHandle

from cogs.platform.limits import EPHEMERAL
from cogs.widgets.buttons import Kind, custom_id
from data.store.errors import StoreError
from engine.daily import FIVE
from engine.hosting.state.beginnings import AT_LEAST, CALL
from engine.hosting.state.session import Session
from playground.internals.border import message_of
from tests.week.circles import Circle, Hands, buttons
from tests.week.people import DAY, HOUR, MINUTE, Habit, Person

QUARTER = 15 * MINUTE
SOON = 5.0
"""Seconds in which an answer is known to be a table's message."""
JOINS = 0.002
"""How often, each minute, a person joins the lobby of the next week, if they have not."""
COMES = 0.9
"""How often a person comes to an appointment."""


class Appointed(Circle):
    """People that meet by appointment, at any hour, every other circle each week."""

    weekly = False

    async def run(self) -> None:
        while True:
            table = await self.found() or await self.opened()
            if table is not None:
                await self.met(table)
            await asyncio.sleep(10 * MINUTE)

    async def opened(self) -> int | None:
        """Open a lobby, have all join, and choose a moment for it."""
        host, *guests = self.people
        options = {"game": self.game, "preset": self.preset}
        await self.hands.type(host, self.channel, "play", **options)
        await asyncio.sleep(SOON)
        if (table := await self.found()) is not None:
            for guest in guests:
                await self.press_lobby(guest, table, "join")
            await self.appoint(table)
        return table

    async def appoint(self, table: int) -> None:
        """Have the host choose a moment in the next days."""
        session, host = await self.session(table), self.people[0]
        board = self.board(session) if session else None
        what = custom_id(Kind.LOBBY, table, "host")
        shown = await self.hands.press(host, board, what) if board else None
        if shown is not None and shown.response is not None:
            page = shown.response._message
            at = self.week.now() + self.random.uniform(2 * HOUR, 1.5 * DAY)
            moment = int(at - at % QUARTER)
            await self.hands.press(host, page, custom_id(Kind.WHEN, table, "set", moment))
            if self.weekly:
                await self.hands.press(host, page, custom_id(Kind.WHEN, table, "switch", "weekly"))

    async def met(self, table: int) -> None:
        """Come when the table is called, and play."""
        while (session := await self.session(table)) and session.record.status == "lobby":
            if (appointment := session.setup.appointment) is None:
                await self.appoint(table)
            elif appointment.stage == "called":
                await self.came(session, table)
            elif self.random.random() < JOINS:
                await self.press_lobby(self.random.choice(self.people), table, "join")
            await asyncio.sleep(MINUTE)
        await self.played(table)

    async def came(self, session: Session, table: int) -> None:
        """Have those who come say so."""
        appointment = session.setup.appointment
        assert appointment is not None
        for person in self.people:
            if person.id not in appointment.here and self.random.random() < COMES:
                what = "here" if person.id in session.people else "join"
                await self.press_lobby(person, table, what)
        await asyncio.sleep(AT_LEAST)


class Cups:
    """A cup after the other, in one channel."""

    def __init__(
        self, hands: Hands, channel: ChannelHandle, people: Sequence[Person], length: str
    ) -> None:
        self.hands, self.week, self.channel, self.people = hands, hands.week, channel, people
        self.length, self.random, self.place = length, people[0].random, people[0].place
        self.followed: set[int] = set()
        """Tables that are played at."""

    @property
    def by_the_day(self) -> bool:
        return self.length.startswith("days")

    async def run(self) -> None:
        owner = self.people[0]
        tables = list[asyncio.Task[None]]()
        try:
            while True:
                await self.week.up.wait()
                await self.hands.type(owner, self.channel, "cup new", length=self.length, rounds=3)
                await self._joined("join", HOUR - CALL)
                await self._joined("here", CALL)
                while await self._runs():
                    tables += await self._tables()
                    await asyncio.sleep(MINUTE)
                await asyncio.sleep(self.random.uniform(16 * HOUR, DAY))
        finally:
            for each in tables:
                each.cancel()

    async def _joined(self, what: str, within: float) -> None:
        """Have all press a button of the cup's message within some time."""
        for person in self.people:
            await asyncio.sleep(within / len(self.people))
            for message in [*self.week.env.backend.messages.get(self.channel.id, {}).values()]:
                ids = buttons(message)
                if any(each.startswith("cup:0:") and each.endswith(f":{what}") for each in ids):
                    [own, *_] = [each for each in ids if each.endswith(f":{what}")]
                    await self.hands.press(person, message, own)
                    break

    async def _cup(self) -> int | None:
        await self.week.up.wait()
        found = await self.week.bot.store.cups_on(self.place.id)
        return found[-1].id if found else None

    async def _runs(self) -> bool:
        with suppress(StoreError):
            return await self._cup() is not None
        return True

    async def _tables(self) -> list[asyncio.Task[None]]:
        """Begin to play at the tables that were opened since."""
        begun = list[asyncio.Task[None]]()
        with suppress(StoreError):
            if (number := await self._cup()) is not None:
                tables = await self.week.bot.store.cup_tables(number)
                for table in sorted({*tables.values()} - self.followed):
                    self.followed.add(table)
                    circle = Circle(self.hands, self.channel, self.people, "classic", "short")
                    begun.append(asyncio.create_task(circle.played(table)))
        return begun


async def daily(hands: Hands, person: Person, channel: ChannelHandle) -> None:
    """Play the five of each day as it begins."""
    week = hands.week
    while True:
        await asyncio.sleep(DAY - week.now() % DAY + person.random.uniform(0, HOUR / 2))
        message = await hands.type(person, channel, "daily")
        for _ in range(3 * FIVE):
            shown = message and message_of(week.env.backend, message.channel_id, message.id)
            if not shown:
                break
            ids = buttons(shown)
            ways = [each for each in ids if each.startswith(f"{Kind.DAILY}:")]
            ways = ways or [each for each in ids if each.endswith(":next")]
            shares = [each for each in ids if each.startswith(f"{Kind.DAILY_SHARE}:")]
            if not (shares or ways):
                break
            await asyncio.sleep(person.random.uniform(3, 30))
            await hands.press(person, shown, shares[0] if shares else person.random.choice(ways))
            if shares:
                break


async def interested(hands: Hands, circle: Circle) -> None:
    """Have people of a circle ask to be told of tables, as they see its first lobby."""
    while (table := await circle.found()) is None:  # noqa: ASYNC110
        await asyncio.sleep(MINUTE)
    session = await circle.session(table)
    board = circle.board(session) if session else None
    for person in circle.people if board else ():
        assert board is not None
        shown = await hands.press(person, board, custom_id(Kind.TELL, table))
        if shown is not None and shown.response is not None:
            page = shown.response._message
            if person.habit is not Habit.SILENT and page.flags & EPHEMERAL:
                await hands.press(person, page, custom_id(Kind.INTEREST, 0, "set"), "any")
