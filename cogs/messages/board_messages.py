"""Boards: the public message of each table in its channel.

A click is answered by one call that carries the new board; then nothing else is sent.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from types import MappingProxyType
from typing import Any

from msgspec import structs

from cogs.messages.delivery import MARK, OLD, DesiredMessage, adopted, belongs, still
from cogs.messages.live_message import Answer, LiveMessages, Reposts
from cogs.messages.notifying import at_table
from cogs.messages.pings import Pings, unreached
from cogs.messages.side_messages import SideMessages
from cogs.platform import permissions, request_tasks
from cogs.platform.blocked_boards import BlockedBoards
from cogs.platform.discord_errors import UNREACHED, Trouble, failure, outcome, retry_delay, trouble
from cogs.platform.interactions import Interaction
from cogs.platform.request_budget import Rank
from cogs.platform.work_queue import WorkQueue
from cogs.services import Services
from cogs.views import table_messages
from cogs.views.result import Aftermath
from cogs.views.words import Words
from cogs.widgets.message_layout import Draft
from cogs.widgets.option_steps import Chosen
from data.records import Change, TableRecord
from data.store.errors import DamagedTable
from engine.hosting.service.cups import ThreadUnavailable
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import DAY

log = logging.getLogger("poeppel.board_messages")

FORBIDDEN_REST = 50.0
"""Seconds until it is tried again to show a board where that is not permitted."""

LEFT_REST = 3600.0
"""The same on a server that the bot is not on, as far as it knows."""

PAUSED = 10
"""On how many boards it is said at most that the bot is away for a moment."""


class Lacking(Exception):
    """Missing permissions, detected from the cache."""


class Boards(LiveMessages[int]):
    """The public messages of tables."""

    unknown_content = MappingProxyType({"shown": -1})
    denials = frozenset({Trouble.FORBIDDEN, Trouble.LOCKED, Trouble.BLOCKED, Trouble.PLACE_GONE})

    def __init__(
        self,
        services: Services,
        hidden: BlockedBoards,
        private_ones: Callable[[Session], None],
        renamed: Callable[[Session], None],
        beside: SideMessages,
    ) -> None:
        """Show boards; *private_ones* and *renamed* bring private messages up to date."""
        super().__init__(services, services.rank_of_board)
        self._hidden = hidden
        self._private_ones, self._renamed = private_ones, renamed
        self.notice = ""
        """What the operator wants to be said on every board."""
        self._pausing = False
        self._chosen: dict[int, Chosen] = {}
        """By table: what its board leads on to, to be shown again if it has to be drawn again."""
        self._answers: dict[int, Interaction] = {}
        """By table: the command whose answer may be its board, its message still unknown."""
        self._late: dict[int, list[int]] = {}
        """By table: messages that arrived after the wait for them was over."""
        self._aftermath = Aftermath(services)
        self.reposts = Reposts(self.hurry, services.now)
        self.pings = Pings(services, self.ask, beside)
        self.probe = BoardProbe(services, self.refresh)

    async def pause(self, tables: Sequence[int]) -> None:
        """Show a maintenance notice on at most `PAUSED` boards.

        They are drawn anew after the next start.
        """
        self._pausing = True
        some = tables[:PAUSED]
        for table in some:
            await self.note(table, shown=-1)
            self.refresh(table)
        await self.settled()
        for table in some:
            await self.note(table, shown=-1)

    def changed(self, table: int) -> None:
        """Update a table's message soon, and drop any choice in progress."""
        self._chosen.pop(table, None)
        self.probe.begin(table)
        self.ask(table)

    def renamed(self, session: Session) -> None:
        """Redraw all messages of a table after a player's name changed."""
        self.refresh(session.record.id)
        self._renamed(session)

    def look_for(self, table: int, interaction: Interaction) -> None:
        """Update the board soon; the answer to a command may be it."""
        self._answers[table] = interaction
        self.refresh(table)

    def arrived(self, table: int, message: int) -> None:
        """Adopt a board that arrived late, with the next update."""
        self._late.setdefault(table, []).append(message)
        self.refresh(table)

    def look_again(self, server: int) -> None:
        """Retry the boards of a server after its permissions changed."""
        for table in {*self._hidden.on(server), *self.at_work()}:  # which may be refused yet
            self.hurry(table)

    async def adopt(self, interaction: Interaction, key: int) -> None:
        """Adopt a clicked board that is not recorded.

        Raises:
            Refused: the clicked message is not the table's board.
        """
        await super().adopt(interaction, key)
        clicked = interaction.message
        if clicked is not None and clicked.id != (await self.record(key)).message:
            raise Refused("stale")

    @asynccontextmanager
    async def answering(self, interaction: Interaction, key: int) -> AsyncIterator[None]:
        """Answer a click; say once why nothing else can be shown there."""
        async with super().answering(interaction, key):
            yield
        if self._hidden.to_tell(key):
            await self._say_missing(interaction, key)

    async def step(self, interaction: Interaction, key: int, chosen: Chosen) -> Draft:
        """Return the next step of a choice, and keep it for redraws."""
        session, clicked = await self.services.tables.get(key), interaction.message
        if clicked is None or clicked.id != session.record.message:
            raise Refused("stale")  # it was replaced a moment ago
        draft = self.draft(session, chosen)
        self._chosen[key] = chosen
        return draft

    async def catch_up(self, interaction: Interaction, table: int) -> None:
        """Answer an ineffective click with the current board, if outdated."""

        async def show(interaction: Interaction, table: int) -> None:
            record = (await self.services.tables.get(table)).record
            if record.shown < record.revision:  # else it was shown meanwhile
                self.ask(table)
                await self._respond(interaction, table)

        with suppress(Refused):
            record, clicked = (await self.services.tables.get(table)).record, interaction.message
            is_board = clicked is not None and clicked.id == record.message
            if is_board and record.shown < record.revision and not interaction.response.is_done():
                with self.deferred(table):
                    await self.in_turn(interaction, table, show)

    async def close(self) -> None:
        """Drop all pending work and stop."""
        await self.probe.close()
        await super().close()

    def draft(self, session: Session, chosen: Chosen | None = None) -> Draft:
        """Return the current board of a table, and check its members."""
        record, texts = session.record, self.services.public_texts(session.record.server)
        words = Words(session, texts, self.services.names)
        chosen = chosen or self._chosen.get(record.id)
        told = self._aftermath.lines(session, words)
        draft = table_messages.table(session, words, self.notes(session), chosen, told)
        self.services.members.look(record.id)
        return structs.replace(draft, mark=MARK + record.id)

    def table_of(self, key: int) -> int:
        """Return the table itself."""
        return key

    async def record(self, key: int) -> TableRecord:
        """Return the stored record of a table."""
        return (await self.services.tables.get(key)).record

    async def note(self, key: int, **fields: Any) -> TableRecord:
        """Store fields of a board; hands say where it is."""
        session = await self.services.tables.note(Change(table=key, **fields))
        if "message" in fields:
            self._private_ones(session)
        return session.record

    async def place_gone(self, table: int) -> float | None:
        """Close a table without a place, unless its cup reopens it.

        Returns:
            The seconds until another attempt at that; None: it is done.
        """
        session = await self.services.tables.get(table)
        if session.setup.cup is not None and session.record.status == "running":
            try:
                if await self._has_another(session):
                    self.refresh(table)
                    return None
            except ThreadUnavailable as unavailable:
                if unavailable.key != "cup-channel-gone":
                    return unavailable.wait
        record = session.record
        gone = Change(table=table, message=None, posting=0.0, remains=[], shown=record.revision)
        await self.services.tables.note(gone)
        await self.services.tables.abandon(table)
        return None

    async def _has_another(self, session: Session) -> bool:
        """Return whether a cup's table goes on in another thread.

        Raises:
            ThreadUnavailable: it has to wait for one.
        """
        table, channel = session.record.id, session.record.channel
        looking = self.services.discord.fetch_channel(channel)
        error = await failure(request_tasks.call(looking, Rank.REST))
        if error is None:  # it was moved meanwhile
            return True
        if trouble(error) is not Trouble.PLACE_GONE:
            raise ThreadUnavailable("cup-stuck") from error
        return await self.services.cups.reopened(table, channel)

    def notes(self, session: Session) -> list[str]:
        """Return the notes below a board: the operator's notice and unreachable players."""
        if not session.record.is_open:
            return []  # what would stand there would stand there for ever
        words = Words(
            session, self.services.public_texts(session.record.server), self.services.names
        )
        notes = [self.notice] if self.notice else []
        if self._pausing:
            notes.append(words.texts("board-paused"))
        return [*notes, *unreached(session, words, self.services.now())]

    async def answer(self, interaction: Interaction, key: int) -> Answer | None:
        """Return the current board; None if no answer is needed."""
        read = session = await self.services.tables.get(key)
        record, clicked = session.record, interaction.message
        if not self.asked(key) or clicked is None or clicked.id != record.message:
            return None
        called = await self.pings.by_board(session)
        await self._aftermath.read(session)
        old = self.services.now() - record.posted_at > OLD
        is_reposted = old or called or key in self.reposts
        if is_reposted and self.is_free(key) and key not in self._hidden:
            return None
        self.claim(key)
        session = await self.services.tables.get(key)  # it may have changed during the reads
        record = session.record
        shows = {} if record.shown == record.revision else {"shown": record.revision}
        # Also for whom to call, if something has changed since that was read.
        more = record.posting or record.remains or key in self.reposts or session is not read
        return Answer(self.draft(session), shows, bool(more))

    async def update(self, key: int) -> bool:
        """Update the board, and settle any repost request.

        Raises:
            Lacking: permissions are missing.
        """
        tidy = await super().update(key)
        self.reposts.end(key)
        if self._hidden.remove(key):
            log.info("table %s: is shown again", key)
            self._private_ones(await self.services.tables.get(key))
        return tidy

    async def failed(self, key: int, error: Exception) -> float | None:
        """Return the delay before a retry; a waiting requester is told first."""
        if isinstance(error, Lacking):
            self.reposts.end(key, Refused(f"trouble-{Trouble.FORBIDDEN.value}"))
            return await self._hide(key, Trouble.FORBIDDEN)
        if self.reposts.end(key, error) and isinstance(error, UNREACHED):
            return retry_delay(error) or 0.0
        return await super().failed(key, error)

    async def desired(self, key: int, doubted: bool) -> DesiredMessage | None:
        """Return the desired board: its draft, and edit or repost.

        Raises:
            Lacking: permissions are missing.
        """
        anew, mark = self.reposts.begin(key), self.services.deletions.mark()
        session = await self.services.tables.get(key)
        record, over = session.record, session.record.status == "abandoned"
        self.claim(key)
        for message in self._late.get(key, ()):  # also of a table that has closed meanwhile
            record = await self.note(key, **{"shown": -1, **adopted(record, message)})
        self._late.pop(key, None)  # once all are noted: else they are adopted at the next try
        due = doubted or record.shown < record.revision
        self.pings.update(session)  # direct messages come and go anyway
        called = await self.pings.by_what_is_posted(session)
        await self._aftermath.read(session)
        # Where the place of a game that is over has gone, nothing is posted for it any more.
        gone = not anew and record.status == "ended" and record.shown == record.revision
        nothing = (over or gone) and record.message is None and not record.posting
        if nothing and not record.remains:
            self._answers.pop(key, None)
            await self.note(key, shown=record.revision)
            return None
        if permissions.lacking(self.services.discord, record.server, record.channel):
            raise Lacking
        if key in self._answers:
            record = await self._found(record)
        # What is being posted, as far as is known, has called them.
        anew |= bool(called) and not record.posting
        draft = self.draft(session)

        async def done(_: bool) -> None:
            await self.pings.record_pings(session, called)

        return DesiredMessage(
            record,
            structs.replace(draft, calls=(*draft.calls, *called)),
            self.services.public_texts(record.server),
            Rank.BOARD,
            {"shown": record.revision},
            due or anew or record.posting > 0 or record.message is None,
            anew=anew,
            last=over or nothing or (not anew and self._is_history(session)),
            still=still(record, self.services.now()),
            calling=at_table(session, mark),
            done=done,
        )

    async def _found(self, record: TableRecord) -> TableRecord:
        """Adopt the answer to a command as the board."""
        answer = self._answers[record.id].original_response()
        found = await outcome(self.call(record.id, answer, Rank.ANSWER))
        if isinstance(found, Exception):
            if trouble(found).passes:
                raise found
        elif record.message is None and belongs(found, record.id):
            fields = adopted(record, found.id)
            record = await self.note(record.id, **fields, shown=-1)
        del self._answers[record.id]
        return record

    def _is_history(self, session: Session) -> bool:
        """Return whether only the looks of a finished game's board are outdated."""
        record = session.record
        ended = record.status == "ended" and record.shown < 0
        return ended and (session.setup.shrunk or still(record, self.services.now()))

    async def denied(self, key: int, error: BaseException) -> float | None:
        """Close a table without a channel; otherwise leave its board alone."""
        server, what = (await self.record(key)).server, trouble(error)
        here = self.services.discord.get_guild(server) is not None
        if what is Trouble.PLACE_GONE if here else await self._was_left(server):
            log.warning("table %s: its place is gone: %s", key, error)
            return await self.place_gone(key)
        rest = await self._hide(key, what if here else Trouble.FORBIDDEN)
        return rest if here else LEFT_REST

    async def _was_left(self, server: int) -> bool:
        """Return whether a server was left so long ago that tables end."""
        left = (await self.services.store.left_servers()).get(server)
        if left is None or not self.services.clock.is_right():
            return False
        return self.services.now() - left >= DAY

    async def _hide(self, table: int, why: Trouble) -> float:
        """Stop updating a forbidden board, and tell its players in private."""
        if table not in self._hidden:
            log.warning("table %s: is not shown: %s", table, why.value)
            session = await self.services.tables.get(table)
            where = session.record.server, session.record.channel
            self._hidden.add(table, *where, why)
            self._private_ones(session)
        return FORBIDDEN_REST

    async def _say_missing(self, interaction: Interaction, table: int) -> None:
        """Tell the clicker of a hidden board which permission is missing."""
        text = self._hidden.missing(table, self.services.texts_for(interaction))
        saying = interaction.followup.send(text, ephemeral=True)
        error = await failure(request_tasks.call(saying, Rank.ANSWER))
        if error is not None:
            log.info("table %s: not said what is missing: %s", table, trouble(error).value)


# Board probe: finds boards deleted while their table is idle.
#
# A person has deleted them, or Discord has refused them for a reason that we do not know.  The event
# for it comes only along with all messages of all servers, which are none of our business.  So the bot
# asks Discord: a minute after a change at a table, then after two, after four, and so on; and when a
# person wants something of a table.  Tables are looked at one after the other: no click waits for it.


FIRST, LONGEST = 60.0, 3600.0
"""Seconds until the first look at a board, and between two looks at most."""


class BoardProbe:
    """A probe for deleted boards of open tables."""

    def __init__(self, services: Services, gone: Callable[[int], None]) -> None:
        """Look for boards; call *gone* for a table without one."""
        self.services, self._gone = services, gone
        self._looks: WorkQueue[int] = WorkQueue(self._look)
        self._pauses: dict[int, float] = {}
        """By table: how long it waits for the next look, or waited for the one under way."""

    def begin(self, table: int) -> None:
        """Schedule the first probe of a board after activity at its table."""
        self._wait(table, FIRST)

    def look(self, table: int) -> None:
        """Probe the board soon, ahead of its next use."""
        self._looks.ask(table)

    async def close(self) -> None:
        """Stop all probes."""
        await self._looks.close()

    def _wait(self, table: int, pause: float) -> None:
        self._pauses[table] = pause
        self._looks.again(table, pause)

    async def _look(self, table: int) -> None:
        try:
            record = await self.services.store.load(table)
        except DamagedTable:
            record = None
        if record is None or not record.is_open:
            self._pauses.pop(table, None)
            return
        if not await self._is_there(record):
            log.info("table %s: its board is gone", table)
            self._gone(table)
        # Once more seldom also where it was deleted again: a person may want it so.
        self._wait(table, min(2 * self._pauses.get(table, FIRST), LONGEST))

    async def _is_there(self, record: TableRecord) -> bool:
        """Return whether there is a board, as far as can be known."""
        if permissions.lacking(self.services.discord, record.server, record.channel):
            return True  # it is shown as soon as it may be
        if record.message is None:
            return False
        place = self.services.discord.get_partial_messageable(record.channel)
        error = await failure(request_tasks.call(place.fetch_message(record.message), Rank.REST))
        return error is None or not trouble(error).is_gone
