"""Podium messages: one message per server at the end of a season.

A podium is stored before it is posted.  Then its message is noted as a board is (`cogs.messages.delivery`),
so that no end of the process doubles or loses it.  Afterwards it is only edited: where a person on it is forgotten, or
does not want to be in lists any more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Any, TypeAlias

import discord
from msgspec import structs

from cogs.messages.delivery import Delivery, DesiredMessage, MessageAdapter
from cogs.platform import permissions, request_tasks
from cogs.platform.discord_errors import (
    UNREACHED,
    MessageMismatch,
    Trouble,
    failure,
    outcome,
    trouble,
)
from cogs.platform.request_tasks import Rank, look
from cogs.services import Services
from cogs.views.podium import best, podium_draft
from cogs.widgets.message_layout import Draft
from data.records import Podium
from engine.hosting.state.settings import Server
from engine.hosting.state.time_controls import DAY
from engine.hosting.statistics.standings import ended, window

log = logging.getLogger("poeppel.podium_messages")

Season: TypeAlias = tuple[int, str]
"""A server and the name of its season."""

EVERY = 3600.0
"""Seconds between two looks at what is due, while nothing is."""

SOON = 300.0
"""The same for as long as a podium may have to be posted."""

WEEK = 7 * DAY
"""Seconds for which a channel is left in peace that has refused a podium."""

CHANNELS = 10
"""Of how many of its channels a server's latest one is, if the later ones are gone."""


class Gone(Exception):
    """The podium was deleted meanwhile, with its server."""


class PodiumMessages(MessageAdapter[Season]):
    """The podium messages of the servers at home here."""

    unknown_content = MappingProxyType({"shown": -1})

    def __init__(self, services: Services) -> None:
        self.services = services
        self._hurried = asyncio.Event()

    def hurry(self) -> None:
        """Look at once."""
        self._hurried.set()

    async def run(self) -> None:
        """Check for due podiums regularly."""
        while True:
            self._hurried.clear()
            await self.round()
            pause = SOON if ended(self.services.now()) else EVERY
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._hurried.wait()

    async def round(self) -> None:
        """Store podiums of ended seasons, and post or edit due ones."""
        store, now = self.services.store, self.services.now()
        for season in ended(now):
            for server in await store.without_podium(season):
                await self._begin(server, season)
        for podium in await store.due_podiums(now - WEEK, now):
            try:
                await self._update(podium)
            except Gone:
                continue
            except UNREACHED as error:
                await self._failed(podium, error)

    async def record(self, key: Season) -> Podium:
        """Return the stored podium.

        Raises:
            Gone: nothing is any more.
        """
        podium = await self.services.store.podium(*key)
        if podium is None:
            raise Gone
        return podium

    async def note(self, key: Season, **fields: Any) -> Podium:
        """Store fields of a podium; return it as it is then."""
        await self.services.store.change_podium(*key, **fields)
        return await self.record(key)

    async def _begin(self, server: int, season: str) -> None:
        """Store the podium of a season that has ended."""
        now, guild = self.services.now(), self.services.discord.get_guild(server)
        mark = self.services.deletions.mark()
        chosen = await self.services.tables.choices.server(server)
        begins, until = window(season, chosen.zone)
        if guild is None or not chosen.leaderboard or not begins <= now < until:
            return
        channel = await self._channel(guild, chosen)
        if refused(await self.services.store.podiums(server), now, channel):
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
            channel=channel,
            until=until,
            shown=-1 if placed else 0,
            refused=0.0 if channel or not placed else now,
        )
        await self.services.store.add_podium(podium)

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

    async def _update(self, podium: Podium) -> None:
        """Post a podium, or edit its message."""
        now, key = self.services.now(), (podium.server, podium.season)
        guild = self.services.discord.get_guild(podium.server)
        if guild is None:
            return
        if podium.refused > now - WEEK:
            chosen = await self.services.tables.choices.server(podium.server)
            channel = await self._channel(guild, chosen)
            if channel in (0, podium.channel) or podium.posting:
                return  # in the last case it may have arrived
            podium = await self.note(key, channel=channel, refused=0.0)
        shown = await self._draft(guild, podium)
        if podium.message is not None and not podium.posting:
            await self._edit(podium, shown)
        elif (over := now >= podium.until or podium.posted_at > 0) and not podium.posting:
            await self.note(key, shown=podium.changes)
        else:
            await self._post(podium, shown, over)

    async def _draft(self, guild: discord.Guild, podium: Podium) -> Draft:
        people = {each.person for each in podium.places if each.person is not None}
        await self.services.members.name(guild, people)
        texts = self.services.public_texts(podium.server)
        return podium_draft(
            podium, self.services.names, texts, await self.services.persons.hidden(people)
        )

    async def _post(self, podium: Podium, shown: Draft, over: bool) -> None:
        """Post a podium; once *over*, only look for a lost post."""
        key = podium.server, podium.season
        if permissions.lacking(self.services.discord, podium.server, podium.channel):
            await self._refused(podium, Trouble.FORBIDDEN)
            return
        desired = DesiredMessage(
            podium,
            shown,
            self.services.public_texts(podium.server),
            Rank.REST,
            {"shown": podium.changes},
            due=True,
            last=over,
            still=True,
        )
        await Delivery(self, key, desired).deliver()

    async def _edit(self, podium: Podium, shown: Draft) -> None:
        """Edit the message to its present names, or else delete it."""
        assert podium.message is not None, "it was posted"
        key = podium.server, podium.season
        done: dict[str, int | None] = {"shown": podium.changes}
        place = self.services.discord.get_partial_messageable(podium.channel)
        message = place.get_partial_message(podium.message)
        view, files = await shown.drawn()
        nobody = discord.AllowedMentions.none()
        edit = message.edit(view=view, attachments=files, allowed_mentions=nobody)
        edited = await outcome(request_tasks.call(edit, Rank.REST))
        error = edited if isinstance(edited, Exception) else None
        if not isinstance(edited, Exception) and look(edited, view, files):
            raise MessageMismatch(
                "the podium is shown as before"
            )  # it may name a deleted person still
        if error is not None and trouble(error) is Trouble.TOO_OLD:
            error = await failure(request_tasks.call(message.delete(), Rank.REST))
            done["message"] = None
        if error is not None and trouble(error).is_gone:
            await self.note(key, message=None, shown=podium.changes)
        elif error is not None:
            raise error
        else:
            await self.note(key, **done)

    async def _failed(self, podium: Podium, error: BaseException) -> None:
        """Record a podium that could not be posted or edited."""
        what = trouble(error)
        if what.passes:
            log.info("season %s: not shown yet: %s", podium.season, what.value)
        else:
            await self._refused(podium, what)

    async def _refused(self, podium: Podium, why: Trouble) -> None:
        log.warning("season %s: is not shown: %s", podium.season, why.value)
        now = self.services.now()
        await self.services.store.change_podium(podium.server, podium.season, refused=now)


def refused(podiums: Sequence[Podium], now: float, channel: int | None = None) -> Podium | None:
    """Return a server's recently refused podium, in a given *channel*, or None."""
    for each in podiums:
        if each.refused > now - WEEK and each.message is None and channel in (None, each.channel):
            return each
    return None
