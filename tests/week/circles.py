"""Circles: people of one channel that play table after table there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from simcord.backend.errors import BackendError
from simcord.backend.models import Message
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.results import InteractionResult

from cogs.widgets.buttons import SURE, Kind, custom_id
from data.store.errors import StoreError
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from playground.internals.border import BUTTON, MENU, message_of, press
from tests.week.people import DAY, HOUR, MINUTE, Habit, Person
from tests.week.world import Week
from tests.words import typed

EVENING = 19, 22
"""Between these full hours the tables of an evening are opened."""

LEAVES = 0.01
"""How often a person who leaves does so, of their presses."""

LOOKS = {"quick": 20.0, "relaxed": 20.0, "days": HOUR, "none": HOUR}
"""Seconds until a table is looked at again at most, by its pace."""


def buttons(message: Message) -> list[str]:
    """Return the custom_ids of what can be pressed on a message."""
    parts = walk_components(message.components)
    return [
        part["custom_id"] for part in parts if part.get("custom_id") and not part.get("disabled")
    ]


class Hands:
    """What people do in Discord, while the bot is up or not."""

    def __init__(self, week: Week) -> None:
        self.week = week
        self.pressed = 0

    def here(self, person: Person) -> bool:
        """Return whether a person is a member of their server at present."""
        return person.id in self.week.env.backend.guilds[person.place.id].members

    async def press(
        self, person: Person, message: Message, what: str, *values: str
    ) -> InteractionResult | None:
        """Press something; None: the message, or the person, is gone."""
        if not self.here(person):
            return None
        self.pressed += 1
        kind, chosen = (MENU, list(values)) if values else (BUTTON, None)
        with suppress(BackendError):
            return await press(person.actor, message, what, kind=kind, values=chosen)
        return None

    async def type(
        self, person: Person, channel: ChannelHandle, command: str, **options: object
    ) -> Message | None:
        """Type a command; return the message that answers it."""
        if not self.here(person):
            return None
        self.pressed += 1
        name, given = typed(command, **options)
        with suppress(BackendError):
            result = await person.actor.slash(channel, name, **given)
            if result.response is not None:
                return result.response._message
        return None

    async def sure(self, person: Person, message: Message | None) -> None:
        """Press the red button of a question."""
        for what in buttons(message) if message else ():
            if what.startswith(f"{SURE}:"):
                await self.press(person, message, what)  # type: ignore[arg-type]


class Circle:
    """People of a channel, and the game that they play there."""

    def __init__(
        self, hands: Hands, channel: ChannelHandle, people: Sequence[Person], game: str, preset: str
    ) -> None:
        self.hands, self.week, self.channel, self.people = hands, hands.week, channel, people
        self.game, self.preset, self.place = game, preset, people[0].place
        self.random = people[0].random
        self.games = 0
        """How many were played to their end."""

    @property
    def live(self) -> bool:
        return self.place.pace in ("quick", "relaxed")

    async def run(self) -> None:
        """Play table after table."""
        await asyncio.sleep(self.random.uniform(0, 4 * HOUR))
        while True:
            if self.live:
                await self.evening()
            table = await self.found() or await self.opened()
            if table is not None:
                await self.played(table)
            await asyncio.sleep(self.random.uniform(MINUTE, 20 * MINUTE))

    async def evening(self) -> None:
        """Wait for the hours in which the circle opens tables."""
        now = self.week.now()
        local = self.people[0].local(now)
        if not EVENING[0] <= local.hour < EVENING[1]:
            at = local.replace(hour=EVENING[0], minute=0).timestamp() + self.random.uniform(0, HOUR)
            await asyncio.sleep(at - now if at > now else at + DAY - now)

    async def found(self) -> int | None:
        """Return the open table of the channel, if there is one."""
        await self.week.up.wait()
        with suppress(StoreError):
            tables = await self.week.bot.store.tables_in(self.channel.id)
            return tables[-1] if tables else None
        return None

    async def opened(self) -> int | None:
        """Open a table and have all join; None: that failed."""
        host, *guests = self.people
        options = {"game": self.game, "preset": self.preset}
        lobby = await self.hands.type(host, self.channel, "play", **options)
        table = await self.found()
        if lobby is None or table is None:
            return None
        for guest in guests:
            await asyncio.sleep(self.random.uniform(3, 60))
            await self.press_lobby(guest, table, "join")
        await self.press_lobby(host, table, "start")
        return table

    async def press_lobby(self, person: Person, table: int, what: str) -> None:
        """Press a button of the lobby, wherever its message is by now."""
        session = await self.session(table)
        board = self.board(session) if session else None
        if board is not None:
            await self.hands.press(person, board, custom_id(Kind.LOBBY, table, what))

    async def session(self, table: int) -> Session | None:
        """Return a table as the bot has it; None: it is gone."""
        while True:
            await self.week.up.wait()
            try:
                return await self.week.bot.tables.get(table)
            except StoreError:  # it is about to end
                await asyncio.sleep(1)
            except Refused:
                return None

    def board(self, session: Session) -> Message | None:
        record = session.record
        return message_of(self.week.env.backend, record.channel, record.message or 0)

    async def played(self, table: int) -> None:
        """Press as all people of the table do, until it is over."""
        planned: tuple[object, float, Person] | None = None
        while (session := await self.session(table)) and session.record.is_open:
            now, play = self.week.now(), session.play
            if play is None:  # not all came in time, or the bot was away
                await self.press_lobby(self.people[0], table, "start")
                await asyncio.sleep(HOUR / 2)
                continue
            question = play.began, play.seq, tuple(session.waiting())
            if planned is None or planned[0] != question:
                planned = self._planned(session, question)
            look = now + LOOKS[session.setup.pace]
            at = min(planned[1], look) if planned else look
            if at > now:
                await asyncio.sleep(at - now)
                continue
            assert planned is not None
            await self._act(session, planned[2])
            planned = None
        self.games += session is not None and session.record.status == "ended"

    def _planned(self, session: Session, question: object) -> tuple[object, float, Person] | None:
        """Return which of those who are asked presses first, and when."""
        known, plans = {each.id: each for each in self.people}, list[tuple[float, Person]]()
        for seat in session.waiting():
            person = known.get(session.controller(seat).person or 0)
            if person and (at := person.presses_at(self.week.now(), session.setup.pace)):
                plans.append((at, person))
        return (question, *min(plans, key=lambda each: each[0])) if plans else None

    async def _act(self, session: Session, person: Person) -> None:
        """Have a person who is asked press any answer, or leave."""
        await self.week.up.wait()
        table, board = session.record.id, self.board(session)
        if person.habit is Habit.LEAVING and self.random.random() < LEAVES:
            await self.hands.type(person, self.channel, "table leave")
            return
        seats = [seat for seat in session.seats_of(person.id) if seat in session.waiting()]
        if board is None or not seats:
            await asyncio.sleep(1)
            return
        options = session.running.options(seats[0])
        number = session.running.number(seats[0])
        what = custom_id(Kind.ACT, table, number, self.random.choice(options))
        if await self.hands.press(person, board, what) is None:
            await asyncio.sleep(1)


async def leaves_and_comes_back(week: Week, person: Person) -> None:
    """Leave the server for some hours of each day."""
    guild = week.env.backend.guilds[person.place.id]
    while True:
        await asyncio.sleep(person.random.uniform(DAY, 2 * DAY))
        guild.members.pop(person.id, None)
        await asyncio.sleep(person.random.uniform(HOUR, DAY))
        person.actor = person.place.guild.add_member(person.actor.user)


async def deletes(hands: Hands, person: Person, channel: ChannelHandle) -> None:
    """Have everything forgotten, and play on."""
    while True:
        await asyncio.sleep(person.random.uniform(DAY, 5 * DAY))
        await hands.week.up.wait()
        await hands.sure(person, await hands.type(person, channel, "privacy delete"))
