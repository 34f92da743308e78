"""The shared tools of all cogs around tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple, TypeAlias

import discord
from msgspec import Struct, field

from cogs.platform.analysis_queue import AnalysisQueue
from cogs.platform.clock import DiscordClock
from cogs.platform.deletions import Deletions
from cogs.platform.edit_routes import EditRoutes
from cogs.platform.interactions import Interaction, one_of_several, private
from cogs.platform.limits import link
from cogs.platform.lru_maps import LruMap
from cogs.platform.members import Members
from cogs.platform.names import Names
from cogs.platform.persons import Persons
from cogs.platform.request_budget import Rank
from cogs.platform.rights import Rights, Thing
from cogs.platform.searches import Searches
from data.records import TableRecord
from data.shipped.texts import Library, Texts
from data.store.errors import DamagedTable
from data.store.films import Films
from data.store.sql_store import SqlStore
from engine.hosting.service.cups import Cups
from engine.hosting.service.locks import KeyedLocks
from engine.hosting.service.tables import Tables
from engine.hosting.state.refusals import Refused, TooOldToRestore, Unplayable
from engine.hosting.state.session import Session
from engine.hosting.statistics.standings import Standing, standings
from engine.system import System

KEPT = 200
"""Lists that are kept."""


class List(NamedTuple):
    """A leaderboard: a server's games of one kind in a season.

    Boards of six arms have one of their own.
    """

    server: int
    game: str
    six: bool
    season: str
    """Empty: the results of no season."""


class Leaderboards:
    """The standings of all lists."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._known: LruMap[List, tuple[int, Sequence[Standing]]] = LruMap(KEPT)
        """Each with the number of changes of its server's results before it was read."""
        self._one = asyncio.Lock()
        """One list is computed at a time."""

    async def standings(self, which: List) -> Sequence[Standing]:
        """Return all players of a list, including hidden ones, best first."""
        async with self._one:
            changes = self._store.results_changed(which.server)
            known = self._known.get(which)
            if known is None or known[0] != changes:
                scores = await self._store.scores(*which)
                known = changes, await asyncio.to_thread(standings, scores)
            self._known[which] = known
            return known[1]


Order: TypeAlias = tuple[float, ...]
"""The place of a table among others in a channel; the first is meant."""


def announced_last(session: Session) -> Order:
    """Put appointments behind tables that are played at now."""
    return (session.record.is_announced,)


class Services(Struct, frozen=True):
    """The tables, and the tools to speak about them with people."""

    discord: discord.Client
    """The connection: places to write to, servers as far as they are known."""
    store: SqlStore
    tables: Tables
    cups: Cups
    catalog: Mapping[str, System]
    """The games that are offered."""
    texts: Library
    names: Names
    members: Members
    persons: Persons
    deletions: Deletions
    rights: Rights
    leaderboards: Leaderboards
    routes: EditRoutes
    films: Films
    now: Callable[[], float]
    """The clock, in seconds since 1970."""
    clock: DiscordClock
    """Says whether that clock is right, which is asked before anything ends, expires or is deleted."""
    searches: Searches = field(default_factory=Searches)
    analyses: AnalysisQueue = field(default_factory=AnalysisQueue)
    rooms: KeyedLocks[int] = field(default_factory=KeyedLocks)
    """By channel, while a table takes a place in it."""

    async def read(self, *locales: object) -> bool:
        """Read languages beside the loop; return whether any was new.

        Reading one takes a tenth of a second, too long for the loop.
        """
        new = {str(each) for each in locales if each and not self.texts.has_read(str(each))}
        for locale in new:
            await asyncio.to_thread(self.texts.__getitem__, locale)
        return bool(new)

    def texts_for(self, interaction: Interaction) -> Texts:
        """Return the texts for private answers to a person."""
        return self.texts[str(interaction.locale)]

    def texts_beside(self, interaction: Interaction, session: Session) -> Texts:
        """Return the texts for a private answer beside the board.

        A move is said with the words of the button: those of the board, or of the person's own hand.
        """
        if private(interaction) and (session.system.hands or interaction.guild_id is None):
            return self.texts_for(interaction)
        return self.public_texts(session.record.server)

    def public_texts(self, server: int) -> Texts:
        """Return the texts for public messages on a server."""
        if chosen := self.tables.choices.known(server).language:
            return self.texts[chosen]
        guild = self.discord.get_guild(server)
        return self.texts[str(guild.preferred_locale) if guild else None]

    def rank_of_board(self, table: int) -> Rank:
        """Return the urgency of a board's edit, and whether it counts."""
        return self.routes.rank(self.tables.memory.message(table), Rank.BOARD)

    async def table(self, table: int) -> Thing | None:
        """Return a table with its place and people, if there is any."""
        playable, in_cup = True, False
        try:
            session = await self.tables.read(table)
            record, in_cup = session.record, session.setup.cup is not None
        except (Unplayable, TooOldToRestore) as error:
            playable = isinstance(error, TooOldToRestore)
            try:
                found = await self.store.load(table)
            except DamagedTable:
                return Thing(await self.store.server_of(table) or 0, playable=False)
            if found is None:
                return None
            record = found
        except Refused:
            return None
        seated = {who for seat in record.seats for who in (seat.person, seat.away) if who}
        people, judged = {record.host, *seated}, seated if in_cup else ()
        return Thing(record.server, record.channel, people, playable, judged)

    async def table_in(
        self, interaction: Interaction, order: Callable[[Session], Order] = announced_last
    ) -> Session | None:
        """Return the channel's table; of several, the person's first in *order*.

        Of equal ones it is the latest. Where another could be meant, the interaction says so.

        Raises:
            Unplayable: there are only such.
        """
        here, unplayable = list[Session](), None
        for table in reversed(await self.store.tables_in(interaction.channel_id or 0)):
            try:
                here.append(await self.tables.get(table))
            except Unplayable as error:
                unplayable = error
        if unplayable and not here:
            raise unplayable
        own = [each for each in here if interaction.user.id in (*each.people, *each.away)]
        meant = sorted(own or here, key=order)
        one_of_several(interaction, len(meant) > 1)
        return meant[0] if meant else None

    async def check_free(self, channel: int, but: int | None = None, called: bool = False) -> None:
        """Check that a channel has room for a table, *but* one aside.

        A table is in nobody's way if all its people have left the server, or it rests until one of
        them is back; nor is a lobby that was *called* as well, since the first to begin takes the place.

        Raises:
            Refused: as many as its server wants are there.
        """
        try:
            await self._check_free(channel, but, called)
        except Refused:
            for table in await self.store.tables_in(channel):
                await self.members.miss(table, lambda each: (*each.people, *each.away))
                await self.members.looked(table)
            await self._check_free(channel, but, called)

    @asynccontextmanager
    async def taking_place(self, record: TableRecord) -> AsyncIterator[int | None]:
        """Hold an appointment's place; yield the table in it, if any."""
        async with self.rooms.turn(record.channel):
            taken = None
            try:
                await self.check_free(record.channel, but=record.id, called=True)
            except Refused as busy:
                taken = int(busy.about["table"])
            yield taken

    async def _check_free(self, channel: int, but: int | None, called: bool) -> None:
        here = []
        for table in await self.store.tables_in(channel):
            with suppress(Unplayable):  # nobody can play there, so it is in nobody's way
                session = await self.tables.get(table)
                record = session.record
                is_called = record.status == "lobby" and session.setup.appointment is not None
                away = session.unattended or record.is_announced or (called and is_called)
                if table != but and not away:
                    here.append(record)
        if here and len(here) >= self.tables.choices.known(here[0].server).per_channel:
            raise Refused("channel-busy", table=here[0].id, link=link(here[0]))
