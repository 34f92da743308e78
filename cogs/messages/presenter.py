"""Presenter: shows stored changes on boards, hands and ephemeral replies.

Every change saved as seen asks for the table's board and hands to be brought up to date.  A click is
answered by one call that carries the new board; then nothing else is sent.  Both take the table's turn
first and draw the state stored then, so that an older picture can never replace a newer one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Any

from msgspec import UNSET, structs

from cogs.messages.board_messages import Boards
from cogs.messages.cup_messages import CupMessages
from cogs.messages.daily_messages import DailyMessages
from cogs.messages.ephemeral import EphemeralReplies, FirstResults, ReplyKey
from cogs.messages.gathering_messages import GatheringMessages
from cogs.messages.hand_messages import HAND, Hands
from cogs.messages.live_message import LiveMessages
from cogs.messages.lost_places import LostPlaces
from cogs.messages.podium_messages import PodiumMessages
from cogs.messages.scheduled_events import ScheduledEvents
from cogs.messages.side_messages import SideMessages
from cogs.platform import request_tasks
from cogs.platform.blocked_boards import BlockedBoards
from cogs.platform.interactions import Interaction, ephemeral, private
from cogs.platform.members import TABLE_AGAIN
from cogs.platform.request_budget import Rank
from cogs.platform.supervisor import Supervisor
from cogs.services import Services
from cogs.views import table_messages
from cogs.views.table_messages import board
from cogs.views.words import Words
from cogs.widgets.buttons import Kind
from cogs.widgets.handler_registry import Question
from cogs.widgets.message_layout import Draft
from cogs.widgets.option_steps import Chosen
from data.records import TableRecord
from data.shipped.texts import Texts
from data.store.notices import Notice
from engine.hosting.actions.answers import asked_seats
from engine.hosting.actions.votes import pending_voters
from engine.hosting.service.table_cache import Changed
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.setups import check_open

log = logging.getLogger("poeppel.presenter")

STARTUP_PAUSE = 0.04
"""Seconds between two of many messages brought up to date: Discord takes 50 requests a second."""


STALE = 2 * 86400.0
"""Seconds after which no player waits any more to see that a table is over."""


def private_options_key(interaction: Interaction, table: int) -> ReplyKey:
    """Return the key of a person's private actions at a table."""
    return ReplyKey(table, interaction.user.id, PRIVATE_OPTIONS)


PRIVATE_OPTIONS = "private-options"
"""The kind of the reply with the actions of one person, where several can act."""

CLOSING = "closing"
"""The kind of the question whether a person is sure to close a table."""


class Presenter:
    """The presenter of all tables: their boards, hands and ephemeral replies."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.hidden = BlockedBoards(services.discord)
        self.ephemeral = EphemeralReplies(services)
        self.beside = SideMessages(services)
        self.hands = Hands(services, self.hidden, self.ephemeral, self.beside)
        self.boards = Boards(
            services, self.hidden, self._private_ones, self.hands.redraw, self.beside
        )
        services.members.show_on(self.boards)
        self.podiums, self.cups = PodiumMessages(services), CupMessages(services, self.beside)
        self.dailies = DailyMessages(services)
        self.gatherings, self.scheduled = GatheringMessages(services), ScheduledEvents(services)
        self.lost = LostPlaces(services, self.boards, self.cups)
        self.first_results = FirstResults(services)
        self._renewing = Supervisor()

    def changed(self, changed: Changed) -> None:
        """Bring a table up to date, everywhere, soon."""
        session, record = changed.session, changed.session.record
        self.first_results.changed(changed)
        self.boards.changed(record.id)
        self.boards.pings.update(session)
        self.gatherings.follow(record.id)
        self.scheduled.follow(f"table {record.id}")
        self._private_ones(session)
        if record.is_open and changed.change.setup is not UNSET:
            # A person who has just left the server keeps all others waiting for their word.
            again = TABLE_AGAIN if record.status == "lobby" else 0.0
            self.services.members.doubt(record.id, record.server, pending_voters(session), again)

    def shows(self, record: TableRecord) -> bool:
        """Return whether turns without a decision are shown one by one.

        They are while a player is present and edits are to spare; where Discord is slow or takes
        none, or many wait, they are folded into one.
        """
        table, there = record.id, self.boards.pings.anybody(record.id)
        shown = record.message is not None and table not in self.hidden
        spare = request_tasks.is_free(self.services.routes.rank(record.message, Rank.REST))
        return there and shown and spare and self.boards.is_free(table)

    async def resume(self) -> None:
        """Update all outdated messages after a start or an outage.

        Then tables without a place close, which nobody would notice.
        """
        await self.boards.pings.resume()
        async for record in self.services.store.open_tables():
            if record.game in self.services.catalog:
                await self._resume(record)
        for table in await self.services.store.unshown(self.services.now() - STALE):
            await self._resume_hands(table)
            self.boards.resume(table)
            await asyncio.sleep(STARTUP_PAUSE)
        await self.lost.compare()

    def opened(self, session: Session) -> None:
        """Shrink the channel's previous game in the background after a table opened."""
        self._renewing.keep("shrinking a table", partial(self._shrink, session.record))

    async def _shrink(self, opened: TableRecord) -> None:
        last = await self.services.store.latest_over(opened.server, opened.channel)
        if last is not None:
            with suppress(Refused):
                await self.services.tables.shrink(last)
                self.boards.ask(last)

    def renew(self, tables: Sequence[int]) -> None:
        """Redraw the messages of tables in the background."""
        self._renewing.keep("drawing boards anew", partial(self._renew, tables))

    async def _renew(self, tables: Sequence[int]) -> None:
        for table in tables:
            self.boards.ask(table)
            self.ephemeral.refresh(table)
            await asyncio.sleep(STARTUP_PAUSE)

    async def _resume(self, record: TableRecord) -> None:
        self.boards.probe.begin(record.id)
        if record.shown < record.revision or record.posting or record.remains:
            self.boards.resume(record.id)
            self.ephemeral.refresh(record.id)
            await asyncio.sleep(STARTUP_PAUSE)
        if record.status == "running" and self.services.catalog[record.game].hands:
            await self._resume_hands(record.id)

    async def _resume_hands(self, table: int) -> None:
        try:
            session = await self.services.tables.get(table)
        except Exception:
            log.exception("table %s: cannot be resumed", table)
            return
        for person in session.hands:
            self.hands.resume((table, person))
        if self.hands.changed(session):
            await asyncio.sleep(STARTUP_PAUSE * len(session.people))

    async def adopt(self, interaction: Interaction, table: int) -> None:
        """Adopt an unrecorded message of ours before its click is handled.

        Raises:
            Refused: it is neither the table's board nor a private message.
        """
        live = self._live(interaction, table)
        if live is not None and interaction.message is not None:
            adapter, key = live
            await adapter.adopt(interaction, key)

    def _live(self, interaction: Interaction, table: int) -> tuple[LiveMessages[Any], Any] | None:
        """Return the clicked message's adapter and key; None for an ephemeral reply."""
        if ephemeral(interaction):
            return None
        if private(interaction):
            return self.hands, (table, interaction.user.id)
        return self.boards, table

    @asynccontextmanager
    async def answering(self, interaction: Interaction, table: int) -> AsyncIterator[None]:
        """Answer a click with the clicked message as of the block's end."""
        if live := self._live(interaction, table):
            adapter, message = live
            async with adapter.answering(interaction, message):
                yield
            return
        key, make = self._own(interaction, await self.services.tables.get(table))
        with self._deferred(interaction, table):
            yield
            await self.ephemeral.again(interaction, key, make)

    async def show_step(self, interaction: Interaction, session: Session, chosen: Chosen) -> None:
        """Answer a click with the next step of a choice, in place.

        Nothing is stored: any change of the table brings back all options.

        Raises:
            Refused: what was chosen is not there.
            discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived.
        """
        table = session.record.id
        if live := self._live(interaction, table):
            adapter, message = live
            await adapter.show_step(interaction, message, chosen)
            return
        key, make = self._own(interaction, session)
        with self._deferred(interaction, table):
            draft = await make(interaction, session, chosen)
            whole = await make(interaction, session)
            await self.ephemeral.show_step(interaction, key, draft, whole, make)

    def _own(
        self, interaction: Interaction, session: Session
    ) -> tuple[ReplyKey, Callable[..., Awaitable[Draft]]]:
        """Return a person's ephemeral key at a table, and its draft function."""
        table = session.record.id
        if session.system.hands:
            return ReplyKey(table, interaction.user.id, HAND), self.hands.private_hand
        return private_options_key(interaction, table), self.private_options

    @contextmanager
    def _deferred(self, interaction: Interaction, table: int) -> Iterator[None]:
        """Defer a person's hand and clicked reply until the click is answered."""
        clicked, hand = interaction.message, (table, interaction.user.id)
        with self.hands.deferred(hand), self.ephemeral.deferred(clicked.id if clicked else None):
            yield

    async def send_private_options(self, interaction: Interaction, session: Session) -> None:
        """Send a person their own actions in private, while others act, too.

        Raises:
            Refused: they can do nothing.
            discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived.
        """
        key = private_options_key(interaction, session.record.id)
        await self.ephemeral.send(
            interaction, key, await self.private_options(interaction, session), self.private_options
        )

    async def private_options(
        self, interaction: Interaction, session: Session, chosen: Chosen | None = None
    ) -> Draft:
        """Return a person's private actions, while there are any.

        Raises:
            Refused: they can do nothing.
        """
        texts = self.services.public_texts(session.record.server)  # as on the board beside it
        words = Words(session, texts, self.services.names)
        seats = asked_seats(session, interaction.user.id)
        return board(session, words, self.boards.notes(session), chosen, seats)

    async def closing(self, interaction: Interaction, session: Session) -> Draft:
        """Return the confirmation before closing a table.

        Raises:
            Refused: it is closed already.
        """
        check_open(session.record)
        texts = self.services.texts_for(interaction)
        return self.question(session, texts).draft(Kind.END, session.record.id)

    def question(self, session: Session, texts: Texts) -> Question:
        """Return the question before closing a table."""
        asked = table_messages.closing(session, Words(session, texts, self.services.names))
        missing = self.hidden.missing(session.record.id, texts)
        return structs.replace(asked, more=(*asked.more, missing))

    def look_again(self, server: int) -> None:
        """Look at a server's messages and events after changes of permissions."""
        self.boards.look_again(server)
        self.scheduled.look_again(server)

    def forgot(self) -> None:
        """Look at once for messages that name a forgotten person."""
        kinds = self.podiums, self.cups, self.dailies, self.gatherings, self.beside
        for each in kinds:
            each.look()

    async def close(self) -> None:
        """Stop all updates."""
        await self._renewing.close()
        await self.podiums.close()
        await self.cups.close()
        await self.dailies.close()
        await self.beside.close()
        await self.gatherings.close()
        await self.scheduled.close()
        await self.boards.close()
        await self.boards.pings.close()
        await self.hands.close()
        await self.ephemeral.close()

    def _private_ones(self, session: Session) -> None:
        """Update the hands and ephemeral replies of a table."""
        self.hands.changed(session)
        self.ephemeral.refresh(session.record.id)


# Deletion of a person's data: seats, hands and pings go first.


WAITS = 5.0
"""Seconds for which a deletion waits at most until messages say what is true after it."""


def leaving(texts: Texts) -> Question:
    """Ask before all data about a person is deleted."""
    return Question(texts, "sure-delete-me", {})


async def delete(services: Services, presenter: Presenter, person: int) -> None:
    """Give up a person's seats, and delete their data.

    Boards of games that are over are drawn anew after that, one by one, also after a restart; the homes
    of other tables do the same there.  Tables are listed again, since one may have been opened meanwhile
    with those who sat at the last, or were drawn for it.
    """
    before = set[int]()
    with services.deletions.under_way(person):
        tables = await _traces(services, person, before)
        while True:
            await _delete_at(services, presenter, person, tables)
            await services.store.take_out(person)
            before.update(tables)
            if not (tables := await _traces(services, person, before)):
                break
        services.searches.forget(person)
        await services.store.process_messages.tell(Notice("gone", person))
        presenter.forgot()
        services.persons.forget(person)
        services.names.forget(person)


async def _traces(services: Services, person: int, before: Collection[int]) -> list[int]:
    """Return the tables with a person's data, but those *before*."""
    async with services.searches.turn():
        return [each async for each in services.store.traces(person) if each not in before]


async def _delete_at(
    services: Services, presenter: Presenter, person: int, tables: Sequence[int]
) -> None:
    """Delete a person's data at tables, by their homes."""
    home, own = services.store.home, list[int]()
    for table in tables:
        server = None if home.whole else await services.store.server_of(table)
        if server is None or home.holds(server):
            own.append(table)
        else:
            await services.store.process_messages.tell(
                Notice("gone", person, table), home.shard(server)
            )
    await take_out(services, presenter, person, own)


async def take_out(
    services: Services, presenter: Presenter, person: int, tables: Sequence[int]
) -> None:
    """Give up a person's seats here, and erase their data at tables."""
    loop = asyncio.get_running_loop()
    until = loop.time() + WAITS

    def left() -> float:
        return max(0.0, until - loop.time())

    for table in tables:
        with suppress(Refused):  # it is over
            await services.tables.leave(table, person)
    for table in tables:
        await presenter.hands.done((table, person), left())  # else it goes with the data
        await presenter.boards.done(table, left())
        await presenter.boards.pings.done((table, person), left())
        await services.tables.memory.take_out(table, person)
    presenter.beside.look()
    presenter.renew(tables[::-1])  # boards may name them still
