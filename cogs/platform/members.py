"""Server members and their names, learned from interactions and requests.

The events that would tell need an intent that we do without.  So Discord is asked, beside
the click, for the people at a table where something happens, unless they were seen on the server in the
last ten minutes.  However lately they were seen, it is asked for people for whom all others wait, for people who
press in direct messages, and for people who cannot be written to as Discord does not know them.  A person
who is gone, or has closed the account, has no say: their seat is given up as if they had left the table.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from enum import Enum
from typing import Protocol, TypeVar

import discord

from cogs.platform import request_tasks
from cogs.platform.discord_errors import Trouble, outcome, trouble
from cogs.platform.lru_maps import Moments
from cogs.platform.names import Names
from cogs.platform.player_names import NotingNames
from cogs.platform.request_budget import Crowded, Rank
from cogs.platform.request_tasks import InFlight
from cogs.platform.work_queue import WorkQueue
from engine.hosting.actions.rematch import whose
from engine.hosting.actions.votes import VAIN, waited_for
from engine.hosting.service.tables import Tables
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.setups import lobby_people

T = TypeVar("T")

log = logging.getLogger("poeppel.members")

PERSON_AGAIN = 600.0
"""Seconds until Discord is asked for a person on a server again, at least."""

TABLE_AGAIN = 60.0
"""Seconds until the people at a table are looked at again, at least, and those who are doubted in vain."""

PATIENCE = 1.0
"""Seconds for which a command waits for that at most."""

CHUNK = 100
"""People that the gateway is asked for at once; more it does not answer."""

CLOSED = re.compile(r"deleted_user_\w+|Deleted User( [0-9a-f]+)?").fullmatch
"""What Discord calls accounts that were closed; they have no picture either."""


def closed(person: discord.abc.User) -> bool:
    """Return whether an account was closed."""
    return person.avatar is None and CLOSED(person.name) is not None


class Found(Enum):
    """An answer of Discord about a person on a server."""

    HERE = "here"
    BOT = "bot"
    GONE = "gone"


class Boards(Protocol):
    """The boards on which people see names."""

    def turn(self, table: int, /) -> AbstractAsyncContextManager[None]: ...
    def renamed(self, session: Session, /) -> None: ...


class Members:
    """The known members of servers."""

    def __init__(
        self, client: discord.Client, tables: Tables, names: Names, now: Callable[[], float]
    ) -> None:
        self._client, self._tables, self._names = client, tables, names
        self._boards: Boards | None = None
        self._seen: Moments[tuple[int, int]] = Moments(now)
        """By server and person: when they were last seen there, or asked for."""
        self._asked: Moments[tuple[int, int]] = Moments(now)
        """By server and person: when they were last asked for."""
        self._missing: Moments[tuple[int, int]] = Moments(now)
        """By server and person: when they turned out to be there no more."""
        self._looked: Moments[int] = Moments(now)
        """By table: when its people were last looked at."""
        self._looks = WorkQueue(self._look)

    def show_on(self, boards: Boards) -> None:
        """Redraw these boards when names on them change."""
        self._boards = boards

    def here(self, server: int | None, person: discord.abc.User) -> None:
        """Note an acting person on a server."""
        if server is not None:
            self._names.learn(server, person)
            self._seen.note((server, person.id))
            self._missing.pop((server, person.id), None)

    async def name(self, guild: discord.Guild | None, people: Iterable[int]) -> bool:
        """Ask for the unknown names of people; return whether Discord answered."""
        if guild is None:
            return False
        unknown = {
            each
            for each in people
            if each
            and self._names.get(guild.id, each) is None
            and not self._asked.within((guild.id, each), PERSON_AGAIN)
        }
        return len(await self.asked(guild, unknown)) == len(unknown)

    async def naming(
        self, guild: discord.Guild | None, make: Callable[[Names], T]
    ) -> tuple[T, bool]:
        """Return something made with the names of its people.

        Those that it lacks are asked for first. With it comes whether Discord has told all that it
        knows; else the same with more names can be had later.
        """
        noting = NotingNames(self._names, guild.id if guild else 0)
        made = make(noting)
        if not noting.lacking:
            return made, True
        known = await self.name(guild, noting.lacking)
        return make(self._names), known

    def gone(self, server: int) -> set[int]:
        """Return the people recently found to have left a server."""
        return {
            person
            for where, person in self._missing
            if where == server and self._missing.within((where, person), PERSON_AGAIN)
        }

    async def check(self, guild: discord.Guild, people: Iterable[int]) -> bool:
        """Check a page's people against a server; return whether any is gone."""
        doubted = [
            each
            for each in dict.fromkeys(people)
            if not self._seen.within((guild.id, each), PERSON_AGAIN)
        ]
        found = await asyncio.gather(*(self._checked(guild, each) for each in doubted))
        return any(found)

    async def asked(self, guild: discord.Guild, people: Iterable[int]) -> dict[int, Found]:
        """Ask Discord for many people at once, however lately they were seen.

        They are named afterwards. A person is gone by Discord's answer alone, never for want of one:
        those who were asked for in vain are not among the found.
        """
        wanted = [each for each in dict.fromkeys(people) if each]
        chunks = [wanted[at : at + CHUNK] for at in range(0, len(wanted), CHUNK)]
        found = await asyncio.gather(*(self.chunk(guild, each) for each in chunks))
        return {
            person: Found.GONE if one is None else Found.BOT if one.bot else Found.HERE
            for each in found
            for person, one in each.items()
        }

    async def absent(self, server: int, people: Sequence[int]) -> frozenset[int]:
        """Return the people that cannot play on a server: gone, or bots."""
        guild = self._client.get_guild(server)
        found = await self.asked(guild, people) if guild else {}
        return frozenset(each for each, one in found.items() if one is not Found.HERE)

    async def chunk(
        self, guild: discord.Guild, people: Sequence[int]
    ) -> dict[int, discord.Member | None]:
        """Ask the gateway for up to `CHUNK` people; return none on failure.

        Those that are gone are None.
        """
        asking = guild.query_members(user_ids=[*people], limit=CHUNK, cache=False)
        members = await outcome(request_tasks.call(asking, Rank.ASKED))
        if isinstance(members, Exception):
            log.info("members are not known for now: %s", trouble(members).value)
            return {}
        found = {each.id: each for each in members if not closed(each)}
        for each in members:
            self.here(guild.id, each)
        for person in people:
            self._asked.note((guild.id, person))
            if person not in found:
                self._missing.note((guild.id, person))
        return {person: found.get(person) for person in people}

    async def _checked(self, guild: discord.Guild, person: int) -> bool:
        key, found = (guild.id, person), await self._asked_for(guild, person, Rank.ASKED)
        if found is Trouble.PERSON_GONE:
            self._missing.note(key)
        elif isinstance(found, Trouble):
            self._seen.pop(key, None)  # asked again for the next page
        else:
            self._missing.pop(key, None)
        return found is Trouble.PERSON_GONE

    async def _asked_for(self, guild: discord.Guild, person: int, rank: Rank) -> bool | Trouble:
        """Ask for a person; return whether the name is new.

        Or else return the trouble.
        """
        key = guild.id, person
        self._seen.note(key)
        self._asked.note(key)
        member = await outcome(request_tasks.call(guild.fetch_member(person), rank))
        if isinstance(member, Exception):
            if isinstance(member, InFlight | Crowded):
                self._seen.pop(key, None)  # asked again when the table is looked at
            return trouble(member)
        if closed(member):
            return Trouble.PERSON_GONE
        known = self._names.get(*key)
        self._names.learn(guild.id, member)
        return known != member.display_name

    def look(self, table: int) -> None:
        """Check soon that a table's people are still members, unless lately checked."""
        if not self._looked.within(table, TABLE_AGAIN):
            self._looks.ask(table)

    def doubt(self, table: int, server: int, people: Iterable[int], again: float = 0.0) -> None:
        """Check soon that a table's people are still members, in any case.

        Those who were asked for in the last seconds, so many as *again* says, are not.
        """
        doubted = [each for each in people if not self._asked.within((server, each), again)]
        for person in doubted:
            self._seen.pop((server, person), None)
        if doubted:
            self._looked.pop(table, None)
            self.look(table)

    async def miss(self, table: int, whom: Callable[[Session], Iterable[int]]) -> None:
        """Check soon that a table's people missed by another are still members."""
        with suppress(Refused):
            session = await self._tables.get(table)
            self.doubt(table, session.record.server, whom(session), TABLE_AGAIN)

    async def miss_others(self, table: int, person: int, refused: Refused) -> None:
        """Check soon on the people a refused *person* waits for."""
        if table and refused.key in VAIN:
            await self.miss(table, lambda each: [who for who in waited_for(each) if who != person])

    async def looked(self, table: int) -> None:
        """Wait for the check of a table's people, within a command's time."""
        await self._looks.done(table, PATIENCE)

    async def close(self) -> None:
        """Stop all checks."""
        await self._looks.close()

    async def _look(self, table: int) -> None:
        """Ask for a table's people, within the budget."""
        self._looked.note(table)
        assert self._boards is not None, "nobody looks before something is shown"
        async with self._boards.turn(table):
            pass  # the click is answered first
        with suppress(Refused):
            session = await self._tables.get(table)
            guild = self._client.get_guild(session.record.server)
            if guild is None:
                return
            here = [*session.people, *session.away]
            before = [*map(whose, session.last.seats)] if session.last else []
            told = (*here, *before, *lobby_people(session.setup))
            named = missed = False
            for person in dict.fromkeys(each for each in told if each is not None):
                sits = session.record.is_open and person in here
                wanted = sits or self._names.get(guild.id, person) is None
                if wanted and not self._seen.within((guild.id, person), PERSON_AGAIN):
                    named |= await self._ask(guild, person, table)
                    missed |= not self._seen.within((guild.id, person), PERSON_AGAIN)
            if named:
                self._boards.renamed(session)
            if missed:
                self._looks.again(table, TABLE_AGAIN)  # too much was asked of Discord just then

    async def _ask(self, guild: discord.Guild, person: int, table: int) -> bool:
        """Ask for one person; return whether their name is new."""
        found = await self._asked_for(guild, person, Rank.REST)
        if found is Trouble.PERSON_GONE:
            await self._gone(person, table)
        return found is True

    async def _gone(self, person: int, table: int) -> None:
        """Give up the seat of a former member.

        They left, were banned, or deleted their account.
        """
        log.info("table %s: somebody is not on the server any more", table)
        with suppress(Refused):  # of a game that is over, nothing is left to give up
            await self._tables.leave(table, person, "gone")
