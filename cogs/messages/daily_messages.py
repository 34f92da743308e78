"""Messages of the five as shared: one per day and channel.

It is posted for the first person that shares there, and edited for the others.  Once the day is over, it
is edited once more, or posted for a share that it does not show yet; after that it is edited only where a person
on it is forgotten.
"""

from __future__ import annotations

from typing import TypeAlias

from cogs.messages.delivery import DesiredMessage
from cogs.messages.server_messages import WEEK, Gone, ServerMessages
from cogs.platform.request_budget import Rank
from cogs.views.shared_day import shared_day
from data.records import MessageRecord
from data.store.shares import key_of
from engine.daily import GRACE, Day, finished, streak, utc_day

Shared: TypeAlias = tuple[int, Day]
"""A channel and a day."""

APART = 5.1
"""Seconds between two edits of a message."""


class DailyMessages(ServerMessages[Shared]):
    """The messages of shared days, of the servers at home here."""

    named, rank, apart = "day {0[1]} in channel {0[0]}", Rank.BOARD, APART

    async def outdated(self) -> list[Shared]:
        """Tell the end of days that are over; return the due ones."""
        store, now = self.services.store, self.services.now()
        if self.services.clock.is_right():
            await store.tell_shared_days(utc_day(now - GRACE))
        return await store.due_shared_days(now - WEEK)

    async def load(self, key: Shared) -> MessageRecord | None:
        """Return the record of a shared day's message, if any."""
        return await self.services.store.message("daily", key_of(*key))

    async def wanted(self, key: Shared, record: MessageRecord) -> DesiredMessage:
        """Return the message, to be posted for a new share alone."""
        store, texts = self.services.store, self.services.public_texts(record.server)
        day, shares = await store.shared_day(*key), await store.shares(*key)
        if day is None:
            raise Gone
        told = shares if day.told else ()
        streaks = {each.person: await self._streak(each.person, day.day) for each in told}
        shows, seen = str(day.changes), int(record.shows or -1)
        answered = day.told and record.refused > 0  # by lines to the people themselves
        return DesiredMessage(
            record,
            shared_day(day.day, shares, streaks, texts),
            texts,
            self.rank,
            {"shows": shows},
            due=record.shows != shows,
            last=answered or seen >= day.shared,  # nothing comes back without a new share
            still=True,
            lasts=True,
        )

    async def _streak(self, person: int, day: Day) -> int:
        return streak(finished(await self.services.store.dailies_of(person)), day)
