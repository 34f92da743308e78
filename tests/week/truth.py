"""Whether what is shown is what is stored: messages of tables, and their clocks."""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any

from simcord.backend.models import Message
from simcord.components import walk_components

from cogs.platform.limits import EPHEMERAL
from cogs.platform.names import Names
from cogs.views import table_messages
from cogs.views.words import Words
from cogs.widgets.buttons import pressed
from data.store.errors import StoreError
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from tests.week.people import Habit, Person
from tests.week.world import DOT, Week

WITHIN = 240.0
"""Seconds in which a message comes true, however often it is changed."""

APART = 20.0
"""Seconds between two looks."""

LATE = 60.0
"""Seconds by which no clock may be late."""

BEGINS = 120.0
"""Seconds after a start in which clocks are put off by the outage."""

CLOCKS = "due", "late", "ends", "settles"

HOUR_OF_DAY = re.compile(r"<t:[0-9]+:t>")
"""A moment of which the hour alone is shown: each night has the same."""

TEXT, PRIVATE = 10, 1
"""Discord's numbers for texts, and for channels of direct messages."""


class Truth:
    """Looks at all tables of the bot."""

    def __init__(self, week: Week, people: Mapping[int, Person]) -> None:
        self.week = week
        self.problems: list[str] = []
        self.looked, self.behind = 0, 0.0
        """How many messages were looked at, and by how much a clock was late at most."""
        self._people, self._all = people, self._names_of(people.values())
        self._here = week.storage.home.only()

    async def tables(self) -> None:
        """See that each open table has one live message that is true."""
        untrue, until = await self._untrue(None), self.week.now() + WITHIN
        while untrue and self.week.now() < until and self.week.up.is_set():
            await asyncio.sleep(APART)
            untrue = await self._untrue(untrue)
        if self.week.up.is_set():
            self.note(*(f"table {table}: {why}" for table, why in untrue.items()))

    def note(self, *problems: str) -> None:
        """Note what is wrong, once."""
        self.problems += [each for each in problems if each not in self.problems]

    async def _untrue(self, among: Mapping[int, str] | None) -> dict[int, str]:
        """Return what is wrong with messages of tables, of all or some."""
        found = dict[int, str]()
        try:
            bot, live = self.week.bot, self._live()
            rows = await bot.store._read(
                f"SELECT id FROM tables WHERE status IN ('lobby', 'running'){self._here}"
            )
            for (table,) in rows:
                if among is None or table in among:
                    self.looked += 1
                    if wrong := await self._wrong(table, live.get(table, [])):
                        found[table] = wrong
        except (StoreError, Refused):
            return {**(among or {})}  # it ended meanwhile
        return found

    def _live(self) -> dict[int, list[Message]]:
        """Return the messages with buttons, by table."""
        found, backend = defaultdict[int, list[Message]](list), self.week.env.backend
        for channel, messages in backend.messages.items():
            for message in (
                messages.values() if backend.get_channel(channel).type != PRIVATE else ()
            ):
                if not message.flags & EPHEMERAL and (table := _table(message)):
                    found[table].append(message)
        return found

    async def _wrong(self, table: int, live: list[Message]) -> str:
        """Return what is wrong with the messages of a table; empty: nothing."""
        session = await self.week.bot.tables.get(table)
        record = session.record
        if not record.is_open:
            return ""
        if [each.id for each in live] != [record.message]:
            return f"{len(live)} live messages {[each.id for each in live]}, not {record.message}"
        shows = said(live[0].components)
        wanted = said(self._expected(session, self._all))
        if shows != wanted and all(
            shows != said(self._expected(session, names))
            for names in self._namings(session.record.server)
        ):
            return (
                f"it shows {[each for each in shows if each not in wanted]}, not "
                f"{[each for each in wanted if each not in shows]}; "
                f"revision {record.shown} of {record.revision}, posting {record.posting}"
            )
        return ""

    def _names_of(self, people: Iterable[Person]) -> Names:
        """Return the names of people, whether the bot knows them or not."""
        names = Names(lambda: 0.0)
        for person in people:
            names.hear(person.place.id, person.id, person.name)
        return names

    def _namings(self, server: int) -> Iterator[Names]:
        """Yield the names on a server, with any choice of the people who leave, or come back.

        Theirs are kept where they stand, and looked for nowhere.
        """
        here = [each for each in self._people.values() if each.place.id == server]
        left = [each for each in here if each.habit is Habit.LEAVING]
        for count in range(len(left) + 1):
            for unknown in combinations(left, count):
                yield self._names_of(each for each in here if each not in unknown)

    def _expected(self, session: Session, names: Names) -> list[Any]:
        """Return the components of a table's message as it stands, with these names."""
        services, boards = self.week.bot.services, self.week.bot.presenter.boards
        words = Words(session, services.public_texts(session.record.server), names)
        chosen = boards._chosen.get(session.record.id)
        told = boards._aftermath.lines(session, words)
        draft = table_messages.table(session, words, boards.notes(session), chosen, told)
        view, _ = draft.message([DOT] * len(draft.sketches))
        components: list[Any] = view.to_components()  # type: ignore[no-untyped-call]
        return components

    async def clocks(self) -> None:
        """See each minute that no clock is late."""
        while True:
            await asyncio.sleep(LATE)
            if not self.week.up.is_set() or self.week.now() - self.week.since < BEGINS:
                continue
            try:
                now = self.week.now()
                for clock in CLOCKS:
                    rows = await self.week.bot.store._read(
                        f"SELECT id, {clock} FROM tables "
                        f"WHERE status IN ('lobby', 'running') AND {clock} < ?{self._here}",
                        now,
                    )
                    for table, at in rows:
                        self.behind = max(self.behind, now - at)
                        if now - at > LATE:
                            self.note(f"table {table}: {clock} of {at:.0f} is late")
            except StoreError:
                continue


def said(components: list[Any]) -> list[str]:
    """Return the texts and buttons of a message in their order, but for the line that pings."""
    parts = [*walk_components(components)]
    texts = [str(part["content"]) for part in parts if part["type"] == TEXT]
    texts = [each for each in texts if not each.replace("-# ", "").startswith("<@")]
    texts = [HOUR_OF_DAY.sub("at an hour", each) for each in texts]
    return texts + [str(part["custom_id"]) for part in parts if part.get("custom_id")]


def _table(message: Message) -> int:
    """Return the table whose live message it is; 0: of none."""
    for part in walk_components(message.components):
        if part.get("custom_id") and not part.get("disabled"):
            try:
                found = pressed(part["custom_id"])
            except Refused:
                continue
            if found.table:
                return found.table
    return 0
