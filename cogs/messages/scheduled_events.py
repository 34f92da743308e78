"""Scheduled events of appointments and cups, where a server wants them.

An event is noted before it is made. Then it is looked for in Discord's list, by its place: so neither a lost answer nor
a repetition leaves two. One that a person has deleted is not made again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any

import discord
from msgspec import structs

from cogs.platform.discord_errors import UNREACHED, failure, retry_delay, trouble
from cogs.platform.request_budget import Rank
from cogs.platform.rights import in_place
from cogs.platform.work_queue import WorkQueue
from cogs.services import Services
from cogs.views.scheduled_events import ScheduledEvent, location, of_cup, of_table
from data.records import MessageRecord
from data.store.errors import DamagedTable
from engine.hosting.state.beginnings import CALL
from engine.hosting.state.refusals import Refused
from engine.hosting.state.time_controls import HOUR, MINUTE

log = logging.getLogger("poeppel.scheduled_events")

LOOK = MINUTE
"""Seconds between two looks for games to be announced; those that begin sooner are not."""

UNKNOWN = 2 * MINUTE
"""Seconds for which an event of unknown fate may still arrive."""


class ScheduledEvents(WorkQueue[str]):
    """The events of servers here, by "table 1" or "cup 1"."""

    def __init__(self, services: Services) -> None:
        super().__init__(self._update, self._doubt_it, lambda _: Rank.REST)
        self.services, self._http = services, services.discord.http
        self._live: dict[str, int] = {}
        """The servers of the games that have one or may, as of the last look."""
        self._doubted: set[str] = set()
        """Those that a late edit may have reached."""
        services.cups.listeners.append(lambda cup: self.follow(f"cup {cup}"))

    def follow(self, key: str) -> None:
        """Follow a change of an announced game, or its end."""
        if key in self._live:
            self.ask(key)

    def look_again(self, server: int) -> None:
        """Look at a server's events, as its permissions have changed."""
        for key in [each for each, where in self._live.items() if where == server]:
            self.ask(key)

    async def run(self) -> None:
        """Look for games to be announced, and for those that are over."""
        store, choices = self.services.store, self.services.tables.choices
        while True:
            live = dict(await store.message_places("scheduled", 0.0))
            for key, server in await store.announced():
                if (await choices.server(server)).scheduling:
                    live[key] = server
            self._live = live
            for key in live:
                self.ask(key)
            await asyncio.sleep(LOOK)

    def _doubt_it(self, key: str) -> None:
        self._doubted.add(key)
        self.ask(key)

    async def _update(self, key: str) -> float | None:
        """Bring an event up to date; return the rest after failing."""
        try:
            await self._bring(key)
        except UNREACHED as error:
            log.warning("%s: its scheduled event: %s (%s)", key, trouble(error).value, error)
            self.doubt_after(key, error)
            delay = retry_delay(error)
            return HOUR if delay is None else delay
        return None

    async def _bring(self, key: str) -> None:
        event, record = await self._event(key), await self._record(key)
        place = record or (event and event.record)
        guild = self.services.discord.get_guild(place.server) if place else None
        may = guild and not guild.unavailable and guild.me.guild_permissions.create_events
        if place is None or guild is None or not may or not self.services.clock.is_right():
            return
        wanted = event if event and await self._wants(guild, event, bool(record)) else None
        if record is None and wanted:
            record = await self._made(key, wanted)
        if record is not None and record.posting:
            record = await self._adopted(key, record)
        if record is None:
            return
        if record.message is not None:
            await self._kept(key, record, record.message, wanted)
        elif event is None:  # else one that a person has deleted stays so
            await self.services.store.drop_message(record)

    async def _record(self, key: str) -> MessageRecord | None:
        return await self.services.store.message("scheduled", key)

    async def _event(self, key: str) -> ScheduledEvent | None:
        """Return the event of a game that is not over."""
        what, number = key.split()
        try:
            if what == "cup":
                stored = await self.services.cups.get(int(number))
                texts = self.services.public_texts(stored.record.server)
                return of_cup(stored.record, stored.cup, texts)
            session = await self.services.tables.read(int(number))
            return of_table(session, self.services.public_texts(session.record.server))
        except (Refused, DamagedTable):
            return None

    async def _wants(self, guild: discord.Guild, event: ScheduledEvent, known: bool) -> bool:
        """Return whether an event is wanted, and may be known to all."""
        chosen = await self.services.tables.choices.server(guild.id)
        place = guild.get_channel_or_thread(event.record.channel)
        if isinstance(place, discord.Thread):
            hidden = place.is_private()
            place = None if hidden else place.parent
            known = known and not hidden
        if place is not None:
            known = in_place(place, guild.default_role).view_channel
        return chosen.scheduling and event.shown and known  # an archived thread is as it was

    async def _made(self, key: str, event: ScheduledEvent) -> MessageRecord | None:
        """Note an event, then make it."""
        now = self.services.now()
        if event.begun or event.begins < now + LOOK:
            return None
        noted = structs.replace(event.record, posting=now, shows=event.shows)
        record = await self.services.store.keep_message(noted, ())
        server, fields = record.server, event.fields
        making = self._http.create_guild_scheduled_event(server, **fields)
        await self.call(key, making, Rank.REST, patient=False)
        return record

    async def _adopted(self, key: str, record: MessageRecord) -> MessageRecord | None:
        """Find a new event in Discord's list; further ones like it go."""
        store, since = self.services.store, self.services.now() - record.posting
        listing = self._http.get_scheduled_events(record.server, with_user_count=False)
        place, user = location(record), self.services.discord.user
        listed: list[Any] = await self.call(key, listing, Rank.REST, patient=False)
        found = sorted(
            int(each["id"])
            for each in listed
            if user is not None
            and each.get("creator_id") == str(user.id)
            and (each["entity_metadata"] or {}).get("location") == place
        )
        for further in found[1:]:
            await self._gone(key, self._http.delete_scheduled_event(record.server, further))
        if found:
            return await store.change_message(record, message=found[0], posting=0.0)
        if 0 <= since < UNKNOWN:
            self.again(key, UNKNOWN - since)
        else:
            await store.drop_message(record)
            self.ask(key)  # made once more, if it still is to be
        return None

    async def _kept(
        self, key: str, record: MessageRecord, number: int, event: ScheduledEvent | None
    ) -> None:
        """Move an event with its game, or cancel it.

        Of one that is on the end alone can be moved: for a game of another day it makes way. That of
        a game that was begun early calls people to seats that are taken.
        """
        store, server, doubted = self.services.store, record.server, key in self._doubted
        now, begins = self.services.now(), float(record.shows.split()[0])
        self._doubted.discard(key)
        is_on = begins <= now
        early = event is not None and event.begun and begins > now + CALL
        if event is None or early or (is_on and event.begins > begins + HOUR):
            await self._gone(key, self._http.delete_scheduled_event(server, number))
            await store.drop_message(record)
            self.ask(key)  # another may follow
            return
        if is_on:
            event = structs.replace(event, begins=begins)
        settled = event.begun or event.ends <= now
        if settled or (event.shows == record.shows and not doubted):
            return
        fields = event.fields
        if is_on:
            del fields["scheduled_start_time"]
        if await self._gone(key, self._http.edit_scheduled_event(server, number, **fields)):
            await store.change_message(record, message=None)
        else:
            await store.change_message(record, shows=event.shows)

    async def _gone(self, key: str, request: Awaitable[object]) -> bool:
        """Send a request; return whether a person had deleted the event."""
        error = await failure(self.call(key, request, Rank.REST, patient=False))
        if error is not None and not trouble(error).is_gone:
            raise error
        return error is not None
