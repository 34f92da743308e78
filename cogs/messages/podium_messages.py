"""Podium messages: one message per server at the end of a season.

A podium is stored before it is posted.  Afterwards its message is only edited: where a person on it is
forgotten, or does not want to be in lists any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import discord
from msgspec import structs

from cogs.messages.delivery import DesiredMessage
from cogs.messages.server_messages import WEEK, Gone, ServerMessages
from cogs.platform.request_budget import Rank
from cogs.views.podium import podium_draft
from cogs.views.season_places import best
from data.records import MessageRecord, Podium
from engine.hosting.state.settings import Server
from engine.hosting.statistics.standings import ended, window

Season: TypeAlias = tuple[int, str]
"""A server and the name of its season."""

EVERY = 3600.0
"""Seconds between two looks at what is due, while nothing is."""

SOON = 300.0
"""The same for as long as a podium may have to be posted."""

CHANNELS = 10
"""Of how many of its channels a server's latest one is, if the later ones are gone."""


class PodiumMessages(ServerMessages[Season]):
    """The podium messages of the servers at home here."""

    named, rank = "season {0[1]}", Rank.REST

    def pause(self) -> float:
        """Return the seconds until the next look at due podiums."""
        return SOON if ended(self.services.now()) else EVERY

    async def outdated(self) -> list[Season]:
        """Store podiums of ended seasons; return the due ones."""
        store, now = self.services.store, self.services.now()
        for season in ended(now) if self.services.clock.is_right() else ():
            for server in await store.without_podium(season):
                await self._begin(server, season)
        return await store.due_podiums(now - WEEK, now)

    async def load(self, key: Season) -> MessageRecord | None:
        """Return the record of a podium's message, if any."""
        server, season = key
        return await self.services.store.message("podium", season, server)

    async def wanted(self, key: Season, record: MessageRecord) -> DesiredMessage | None:
        """Return the message, to be posted in time and once at most."""
        server, guild = record.server, self.services.discord.get_guild(record.server)
        assert guild is not None, "it was looked up"
        podium = await self.services.store.podium(*key)
        if podium is None:
            raise Gone
        if record.refused > (now := self.services.now()) - WEEK:
            chosen = await self.services.tables.choices.server(server)
            channel = await self._channel(guild, chosen)
            if channel in (0, record.channel) or record.posting:
                return None  # in the last case it may have arrived
            record = await self.note(key, channel=channel, refused=0.0)
        texts, shows = self.services.public_texts(server), str(podium.changes)
        people = {each.person for each in podium.places if each.person is not None}
        hidden = await self.services.persons.hidden(people)
        draft, named = await self.services.members.naming(
            guild, lambda names: podium_draft(podium, names, texts, hidden)
        )
        return DesiredMessage(
            record,
            draft,
            texts,
            self.rank,
            {"shows": shows},
            due=named or record.shows != shows,
            named=named,
            last=now >= podium.until or record.posted_at > 0,
            still=True,
            vanishes=True,
        )

    async def _begin(self, server: int, season: str) -> None:
        """Store the podium of a season that has ended."""
        now, guild = self.services.now(), self.services.discord.get_guild(server)
        mark = self.services.deletions.mark()
        chosen = await self.services.tables.choices.server(server)
        begins, until = window(season, chosen.zone)
        if guild is None or not chosen.leaderboard or not begins <= now < until:
            return
        channel = await self._channel(guild, chosen)
        if refused(await self.services.store.messages("podium", server), now, channel):
            return  # until another one is chosen
        placed = await best(self.services, guild, season, chosen)
        gone = self.services.deletions.since(mark, (each.person for each in placed if each.person))
        podium = Podium(
            server=server,
            season=season,
            places=[
                structs.replace(each, person=None) if each.person in gone else each
                for each in placed
            ],
            until=until,
        )
        message = MessageRecord(
            kind="podium",
            key=season,
            server=server,
            channel=channel,
            shows="" if placed else str(podium.changes),  # nothing is posted without a place
            refused=0.0 if channel or not placed else now,
        )
        await self.services.store.add_podium(podium, message)

    async def _channel(self, guild: discord.Guild, chosen: Server) -> int:
        """Return the chosen channel, or the latest table's; 0: none."""
        if chosen.podium:
            return chosen.podium
        for each in await self.services.store.latest_channels(guild.id, CHANNELS):
            place = guild.get_channel_or_thread(each)
            if isinstance(place, discord.Thread):
                return place.parent_id
            if place is not None:
                return place.id
        return 0


def refused(
    messages: Sequence[MessageRecord], now: float, channel: int | None = None
) -> MessageRecord | None:
    """Return a server's recently refused podium, in a given *channel*, or None."""
    for each in messages:
        if each.refused > now - WEEK and each.message is None and channel in (None, each.channel):
            return each
    return None
