"""Gathering messages: one per lobby, pinging people or a role.

Its people are noted with their last ping before it is sent, in the transaction that notes the gathering, so that
no end of the process pings them twice. It is edited as seats are taken, and goes as the game begins.
"""

from __future__ import annotations

import logging
from collections.abc import Collection

import discord

from cogs.messages.delivery import DesiredMessage
from cogs.messages.notifying import Calling, Occasion, notified
from cogs.messages.server_messages import WEEK, ServerMessages
from cogs.platform import permissions
from cogs.platform.lru_maps import Moments
from cogs.platform.members import CHUNK
from cogs.platform.request_budget import Rank
from cogs.platform.rights import Thing
from cogs.services import Services
from cogs.views import gathering as views
from cogs.views.words import Words
from data.records import MessageRecord, TableRecord
from data.store.errors import DamagedTable
from data.store.gatherings import ROLE
from engine.hosting.state.gathering import MOST, RESTS, ROLE_RESTS, WAITS, gathers, informed
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import DAY

log = logging.getLogger("poeppel.gathering_messages")

APART = 5.1
"""Seconds between two edits of a message."""

LOOK = 30.0
"""Seconds between two looks for lobbies that wait."""

VAIN = 300.0
"""Seconds until people are sought again for a lobby without any to be pinged."""

ASKED = 1000
"""People that are looked through for one lobby, those longest not pinged first."""

SHOWN = "lobby"
"""What a message shows that was posted; what its lobby says is known to this process alone."""

UNKNOWN = 120.0
"""Seconds for which a message of unknown fate may still arrive."""


class GatheringMessages(ServerMessages[int]):
    """The gathering messages of the lobbies at home here."""

    named, rank, apart = "gathering for table {}", Rank.REST, APART

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._live: set[int] = set()
        """Lobbies with a message, as of the last look."""
        self._vain: Moments[int] = Moments(services.now)

    def follow(self, table: int) -> None:
        """Follow a change of a lobby with a message, or its end."""
        if table in self._live:
            self.changed(table)

    def pause(self) -> float:
        """Return the seconds until the next look for waiting lobbies."""
        return LOOK

    async def outdated(self) -> list[int]:
        """Begin due gatherings; return those with a message to be kept."""
        now = self.services.now()
        if self.services.clock.is_right():
            for lobby in await self.services.store.waiting_lobbies(now - WAITS, now - DAY):
                if not self._vain.within(lobby, VAIN):
                    await self._begin(lobby)
        found = await self.services.store.message_places("gathering", now - WEEK)
        kept = [int(lobby) for lobby, _ in found]
        self._live = {*kept}
        return kept

    async def load(self, key: int) -> MessageRecord | None:
        """Return the record of a lobby's gathering, if any."""
        return await self.services.store.message("gathering", str(key))

    async def wanted(self, key: int, record: MessageRecord) -> DesiredMessage | None:
        """Return the message, posted once; without its lobby it goes."""
        mark, texts = self.services.deletions.mark(), self.services.public_texts(record.server)
        session = await self._lobby(key)
        if session is None or session.setup.private:
            return await self._last(key, record, over=session is None)
        people = await self.services.store.gathered(record.server, key)
        chosen = await self.services.tables.choices.server(record.server)
        role = chosen.told_role if ROLE in people else 0
        people = [each for each in people if each != ROLE]
        guild = self.services.discord.get_guild(record.server)
        draft, named = await self.services.members.naming(
            guild, lambda names: views.message(session, Words(session, texts, names), people, role)
        )
        return DesiredMessage(
            record,
            draft,
            texts,
            self.rank,
            {"shows": SHOWN},
            due=record.shows != SHOWN or record.posting > 0,
            named=named,
            last=record.posted_at > 0 or record.refused > 0,
            still=True,
            vanishes=True,
            calling=Calling(record.server, Occasion.ASKED, mark, role),
        )

    async def _last(self, key: int, record: MessageRecord, over: bool) -> DesiredMessage | None:
        """Return the end of a message.

        None: nothing is left, or it may still arrive. Once its lobby is *over* the gathering goes as well.
        """
        if record.posting and self.services.now() - record.posting < UNKNOWN:
            return None
        if record.message is not None:
            remains = [*record.remains, record.message]
            record = await self.note(key, message=None, remains=remains)
        if not (record.posting or record.remains):
            if over:
                await self.services.store.drop_message(record)
            return None
        texts = self.services.public_texts(record.server)
        draft, shows = views.over(key, texts), {"shows": SHOWN}
        return DesiredMessage(record, draft, texts, self.rank, shows, due=True, last=True)

    async def _lobby(self, table: int) -> Session | None:
        """Return a lobby that waits now, else none."""
        try:
            session = await self.services.tables.read(table)
        except (Refused, DamagedTable):
            return None
        waits = session.record.status == "lobby" and not session.record.is_announced
        return session if waits else None

    async def _begin(self, lobby: int) -> None:
        """Note a lobby's gathering with its people, if there are any."""
        session, now = await self._lobby(lobby), self.services.now()
        if session is None or not gathers(session, now):
            return
        record = session.record
        guild = self.services.discord.get_guild(record.server)
        chosen = await self.services.tables.choices.server(record.server)
        blind = permissions.lacking(self.services.discord, record.server, record.channel)
        if guild is None or not chosen.telling or blind:
            return
        role, rests = chosen.told_role, ROLE_RESTS if chosen.told_role else RESTS
        people = await self._role(record, guild, role) if role else []
        if not role:
            out = {*chosen.blocked, *informed(session)}
            people = await self._people(record, guild, out, now - rests)
        if not people:
            self._vain.note(lobby)
            return
        message = MessageRecord(
            kind="gathering",
            key=str(lobby),
            table=lobby,
            server=record.server,
            channel=record.channel,
        )
        store = self.services.store
        count = await store.add_gathering(message, people, now, now - rests)
        log.info("table %s: %s pinged for its free seats", lobby, "a role" if role else count)

    async def _role(self, record: TableRecord, guild: discord.Guild, role: int) -> list[int]:
        """Return that the role is pinged, if it can be now."""
        mark = self.services.deletions.mark()
        calling = Calling(record.server, Occasion.ASKED, mark, role)
        place = guild.get_channel_or_thread(record.channel)
        may = place is not None and permissions.may_ping(
            guild, role, place.permissions_for(guild.me)
        )
        return [ROLE] if may and (await notified(self.services, (), calling)).role else []

    async def _people(
        self, record: TableRecord, guild: discord.Guild, out: Collection[int], rested: float
    ) -> list[int]:
        """Return the people to be pinged, and forget former members.

        None that is *out* is among them.
        """
        services, found = self.services, list[int]()
        calling = Calling(record.server, Occasion.ASKED, services.deletions.mark())
        asked = await services.store.interested(record.server, record.game, rested, ASKED)
        asked = [each for each in asked if each not in out]
        for at in range(0, len(asked), CHUNK):
            here = await services.members.chunk(guild, asked[at : at + CHUNK])
            gone = [person for person, member in here.items() if member is None]
            await services.store.forget_interests(record.server, gone)
            thing = Thing(record.server, record.channel)
            seeing = [
                person
                for person, member in here.items()
                if member is not None and await services.rights.sees(member, thing)
            ]
            found += (await notified(services, seeing, calling)).people
            if len(found) >= MOST:
                break
        return found[:MOST]
