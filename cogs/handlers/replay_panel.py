"""Private views of the last round and of a finished game."""

from __future__ import annotations

import asyncio
from functools import partial

from cogs.desk import Desk
from cogs.messages.ephemeral import Key
from cogs.messages.presenter import Presenter
from cogs.platform.interactions import Deferral, Interaction
from cogs.platform.lru import LruMap
from cogs.views.game_analysis import hindsight, looked_back
from cogs.views.last_round import last_round, of_round
from cogs.views.post_button import unposted
from cogs.views.words import Words
from cogs.widgets.custom_ids import Kind
from cogs.widgets.handler_registry import Press, on
from cogs.widgets.message_layout import Draft
from data.records import Entry
from data.store.errors import DamagedTable
from engine.hosting.state.refusals import Outgrown, Refused
from engine.hosting.state.session import Session
from engine.win_probability import Hindsight

ROUND, HINDSIGHT = "round", "hindsight"
"""What copies are."""

KEPT = 20
"""Games that are remembered when they have been looked back on, some 100 KB each."""


class ReplayPanel:
    """Views of the past, replayed from the log on demand."""

    def __init__(self, desk: Desk, presenter: Presenter) -> None:
        self.desk, self._copies = desk, presenter.ephemeral
        self._seen: LruMap[tuple[int, frozenset[int]], Hindsight] = LruMap(KEPT)
        """What was found of late, as friends look back together: by table, and by who is known to
        have played there, as people can have themselves taken out."""

    @on(Kind.ROUND, deferral=Deferral.PRIVATELY)
    async def last_round(self, press: Press) -> None:
        """Show a person the last round as an animation."""
        interaction, table = press.interaction, press.table
        session = await self.here(interaction, table)
        if session.play is None:
            raise Refused("table-not-started")
        words, entries = await self._words(interaction, session), await self.log(table)
        of = partial(of_round, person=press.person)
        draft = await asyncio.to_thread(last_round, session, entries, words, of)
        await self._send(press, ROUND, session, draft)

    @on(Kind.HINDSIGHT, deferral=Deferral.PRIVATELY)
    async def hindsight(self, press: Press) -> None:
        """Show a person the analysis of a finished game."""
        interaction, table = press.interaction, press.table
        session = await self.over(interaction, table)
        if not session.system.looks_back(session.values()):
            raise Refused("bad-click")
        self.desk.members.look(table)  # a game of long ago is told by names as well
        await self.desk.members.looked(table)
        words, entries = await self._words(interaction, session), await self.log(table)
        found = await self.found(session, entries)
        draft = await asyncio.to_thread(hindsight, found, session, entries, press.person, words)
        await self._send(press, HINDSIGHT, session, draft)

    async def _send(self, press: Press, what: str, session: Session, draft: Draft) -> None:
        """Send a view of the past, to stay unless its table closes."""
        shown = self.offered(session, draft)

        async def make(interaction: Interaction, session: Session) -> Draft:
            if session.record.status == "abandoned":
                raise Refused("table-ended")
            return shown

        key = Key(press.table, press.person, what)
        await self._copies.send(press.interaction, key, shown, make)

    def offered(self, session: Session, draft: Draft) -> Draft:
        """Return a private view, without post button where posting is off."""
        posting = self.desk.tables.choices.known(session.record.server).posting
        return draft if posting else unposted(draft)

    async def over(self, interaction: Interaction, table: int) -> Session:
        """Return a table with a finished game.

        Raises:
            Refused: it is not, or nothing can be told of it.
        """
        try:
            session = await self.here(interaction, table)
        except Outgrown as outgrown:
            raise Refused("hindsight-changed") from outgrown
        if session.record.status != "ended":
            raise Refused("hindsight-early")
        return session

    async def found(self, session: Session, entries: list[Entry]) -> Hindsight:
        """Analyse a game, in a thread, once for each game."""
        key = session.record.id, frozenset(entry.by for entry in entries)
        async with self.desk.analyses.asked():
            found = self._seen.get(key)
            if found is None:
                found = await asyncio.to_thread(looked_back, session, entries)
                self._seen[key] = found
            return found

    async def log(self, table: int) -> list[Entry]:
        """Return the log of a table.

        Raises:
            Refused: nothing is left of it, or it cannot be read any more.
        """
        try:
            entries = await self.desk.store.log(table)
        except DamagedTable as error:
            raise Refused("hindsight-gone") from error
        if not entries:
            raise Refused("hindsight-gone")
        return entries

    async def here(self, interaction: Interaction, table: int) -> Session:
        """Return a table to a person on its server.

        Raises:
            Refused: somebody else wants to see it.
        """
        session = await self.desk.tables.read(table)
        if interaction.guild_id != session.record.server:
            raise Refused("bad-click")
        return session

    async def _words(self, interaction: Interaction, session: Session) -> Words:
        theme = await self.desk.persons.theme(interaction.user.id)
        texts = self.desk.texts_beside(interaction, session)
        return Words(session, texts, self.desk.names, theme)
