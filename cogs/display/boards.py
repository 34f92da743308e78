"""Boards: of each table the one message in its channel that everybody sees.

A click is answered by one call that carries the new board; then nothing else is sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from msgspec import structs

from cogs.controls.taps import Chosen
from cogs.desk import Desk
from cogs.display import messages
from cogs.display.beside import tidied
from cogs.display.calls import Calls, unreached
from cogs.display.delivery import MARK, OLD, Delivery, adopted, belongs, still, unnoted
from cogs.display.drafts import Draft
from cogs.display.hidden import Hidden
from cogs.display.lookout import Lookout
from cogs.display.words import Words
from cogs.latest import Latest
from cogs.platform import permissions, wire
from cogs.platform.budget import Rank
from cogs.platform.interactions import PATIENCE, Interaction, acknowledge, edit
from cogs.platform.recent import Recent
from cogs.platform.refusals import UNREACHED, Trouble, rest, trouble
from cogs.platform.wire import FLIGHT, Flying
from data.records import Change, TableRecord
from data.store_protocol import StoreError
from engine.hosting.service.keyed_lock import Busy
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session

log = logging.getLogger("poeppel.boards")

ASKED_FOR = 10.0
"""Seconds in which a board is posted anew at most once because somebody asks for it."""

FORBIDDEN_REST = 50.0
"""Seconds until it is tried again to show a board, or take one away, where that is not permitted."""

PAUSED = 10
"""On how many boards it is said at most that the bot is away for a moment."""

FORBIDDEN = {Trouble.FORBIDDEN, Trouble.LOCKED, Trouble.BLOCKED}


class Lacking(Exception):
    """Permissions are missing, as the bot knows without asking."""


class Anew:
    """A wish for a freshly posted board."""

    def __init__(self) -> None:
        self.posted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.awaited = 0
        """How many wait to be told what comes of it."""


class Boards(Latest[int]):
    """The messages of tables that everybody sees; the work for a table is to bring its own up to date."""

    def __init__(
        self,
        desk: Desk,
        hidden: Hidden,
        private_ones: Callable[[Session], None],
        renamed: Callable[[Session], None],
    ) -> None:
        """Show boards.

        Args:
            desk: what is shown.
            hidden: takes note of boards that may not be shown.
            private_ones: brings up to date what single persons see of a table.
            renamed: draws that once more where somebody is called otherwise.
        """
        super().__init__(self._show, self.refresh, desk.rank_of_board)
        self.desk, self._hidden = desk, hidden
        self._private_ones, self._renamed = private_ones, renamed
        self.notice = ""
        """What the operator wants to be said on every board."""
        self._pausing = False
        self._chosen: dict[int, Chosen] = {}
        """By table: what its board leads on to, to be shown again if it has to be drawn again."""
        self._redraw: set[int] = set()
        """Tables whose boards look different although nothing has changed."""
        self._answers: dict[int, Interaction] = {}
        """By table: the command whose answer may be its board, without anybody knowing which message."""
        self._late: dict[int, list[int]] = {}
        """By table: messages that arrived when nobody waited for them any more."""
        self._reposted: Recent[int, float] = Recent()
        self._anew: dict[int, Anew] = {}
        """By table: the wish for its board anew."""
        self.calls = Calls(desk, self.ask)
        self.lookout = Lookout(desk, self.refresh)

    async def pause(self, tables: Sequence[int]) -> None:
        """Say on some boards, at most `PAUSED`, that the bot is away for a moment.

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
        """Bring a table's message up to date soon, with all that can be done now."""
        self._chosen.pop(table, None)
        self.lookout.begin(table)
        self.ask(table)

    def refresh(self, table: int) -> None:
        """Draw a table's message once more, soon."""
        self._redraw.add(table)
        self.ask(table)

    def renamed(self, session: Session) -> None:
        """Draw all messages of a table once more: somebody is called otherwise than was known."""
        self.refresh(session.record.id)
        self._renamed(session)

    def look_for(self, table: int, interaction: Interaction) -> None:
        """Bring a table's message up to date soon, which is the answer to a command if that has arrived."""
        self._answers[table] = interaction
        self.refresh(table)

    def arrived(self, table: int, message: int) -> None:
        """Take note soon of a message of a table that has arrived after all."""
        self._late.setdefault(table, []).append(message)
        self.refresh(table)

    def look_again(self, server: int) -> None:
        """Something has changed in what is permitted on a server."""
        for table in {*self._hidden.on(server), *self.at_work()}:  # which may be refused yet
            self.hurry(table)

    async def meet(self, interaction: Interaction, session: Session) -> None:
        """Before a click in a channel: see whether it is on a message that we know of.

        A newer board than the noted one was posted, but never noted: it is the board.  An older one
        has to go.

        Raises:
            Refused: it is not the table's board.
        """
        clicked, record = interaction.message, session.record
        if clicked is None or clicked.id == record.message:
            return
        if unnoted(interaction, record, record.id):
            record = await self._turned_up(interaction, record.id, clicked.id)
        if record.message != clicked.id:
            raise Refused("stale")

    async def _turned_up(self, interaction: Interaction, table: int, message: int) -> TableRecord:
        """Take note of a message of the table of which nothing was known, if that is still so.

        Whoever posts the board at this moment notes that first: it may be the one, and what they
        note is what they knew as they began.
        """
        async with self.turn(table):
            record = (await self.desk.tables.get(table)).record
            if not unnoted(interaction, record, table):
                return record
            log.info("table %s: message %s turned up", table, message)
            fields = adopted(record, message)
            if "message" in fields:
                fields["shown"] = -1
            record = await self.note(table, **fields)
        self.ask(table)
        return record

    @asynccontextmanager
    async def answering(self, interaction: Interaction, table: int) -> AsyncIterator[None]:
        """Answer a click, after what is done in this block, with the board as it is then."""
        with self.held(table):
            yield
            await self._in_turn(interaction, table, self._answer)
        if self._hidden.to_tell(table):
            await self._say_missing(interaction, table)

    async def lead_on(self, interaction: Interaction, table: int, chosen: Chosen) -> None:
        """Answer a tap by the next step of a choice."""

        async def lead(interaction: Interaction, table: int) -> None:
            session, clicked = await self.desk.tables.get(table), interaction.message
            if clicked is None or clicked.id != session.record.message:
                raise Refused("stale")  # it was replaced a moment ago
            draft = self.draft(session, chosen)
            self._chosen[table] = chosen
            async with self.watching(table):
                await draft.answer(interaction)

        await self._in_turn(interaction, table, lead)

    async def catch_up(self, interaction: Interaction, table: int) -> None:
        """After a click that did not count: show by its answer what the board should show already."""

        async def show(interaction: Interaction, table: int) -> None:
            record = (await self.desk.tables.get(table)).record
            if record.shown < record.revision:  # else it was shown meanwhile
                self.ask(table)
                await self._answer(interaction, table)

        with suppress(Refused):
            record, clicked = (await self.desk.tables.get(table)).record, interaction.message
            is_board = clicked is not None and clicked.id == record.message
            if is_board and record.shown < record.revision and not interaction.response.is_done():
                with self.held(table):
                    await self._in_turn(interaction, table, show)

    async def _in_turn(
        self,
        interaction: Interaction,
        table: int,
        answer: Callable[[Interaction, int], Awaitable[None]],
    ) -> None:
        """Have a click answered when it is a table's turn; it is acknowledged if others take long.

        Nobody keeps the turn for much longer than that, whatever Discord limits.
        """
        try:
            async with self.turn(table, PATIENCE):
                await answer(interaction, table)
        except Busy:
            await acknowledge(interaction)
            with suppress(Busy):
                async with self.turn(table, 2 * FLIGHT):
                    await answer(interaction, table)

    async def repost(self, table: int) -> bool:
        """Post a table's message anew as somebody asks for it, but not if that was a moment ago.

        Returns:
            Whether it is there; else it may have arrived, or arrives soon.

        Raises:
            Refused: there is no such table, or it may not be posted there.
            StoreError, discord.DiscordException, aiohttp.ClientError, OSError: see `post`.
        """
        now, last = self.desk.now(), self._reposted.get(table)
        if last is not None and abs(now - last) < ASKED_FOR:
            return True
        self._reposted[table] = now
        try:
            await self.post(table)
        except Exception as error:
            if not isinstance(error, UNREACHED) or not trouble(error).passes:
                self._reposted.forget(table)  # whoever mends it may ask again at once
                raise
            return False
        return True

    async def post(self, table: int) -> None:
        """Post a table's message anew, and wait for a moment until it is there.

        Raises:
            Refused: there is no such table, or it may not be posted there.
            StoreError: nothing was posted.
            discord.DiscordException, aiohttp.ClientError, OSError: Discord did not take it, or takes
                long.
        """
        wish = self._anew.setdefault(table, Anew())
        wish.awaited += 1
        self.hurry(table)
        try:
            await asyncio.wait({wish.posted}, timeout=FLIGHT)
        finally:
            wish.awaited -= 1
        if not wish.posted.done():
            raise TimeoutError
        wish.posted.result()

    async def close(self) -> None:
        """Drop what is left to do, and do nothing more."""
        await self.lookout.close()
        await super().close()

    def draft(self, session: Session, chosen: Chosen | None = None) -> Draft:
        """Return what a table looks like at this moment; have it seen who is still there."""
        record, texts = session.record, self.desk.public_texts(session.record.server)
        words = Words(session, texts, self.desk.names)
        chosen = chosen or self._chosen.get(record.id)
        draft = messages.table(session, words, self.notes(session), chosen)
        self.desk.members.look(record.id)
        return structs.replace(draft, mark=MARK + record.id)

    async def note(self, table: int, **fields: Any) -> TableRecord:
        """Store something about a board; hands say where it is."""
        session = await self.desk.tables.note(Change(table=table, **fields))
        if "message" in fields:
            self._private_ones(session)
        return session.record

    async def place_gone(self, table: int) -> None:
        """Close a table that cannot be shown anywhere any more."""
        record = (await self.desk.tables.get(table)).record
        gone = Change(table=table, message=None, posting=0.0, remains=[], shown=record.revision)
        await self.desk.tables.note(gone)
        await self.desk.tables.abandon(table)

    def notes(self, session: Session) -> list[str]:
        """Say what the operator wants to be said, and who gets no direct messages."""
        if not session.record.is_open:
            return []  # what would stand there would stand there for ever
        words = Words(session, self.desk.public_texts(session.record.server), self.desk.names)
        notes = [self.notice] if self.notice else []
        if self._pausing:
            notes.append(words.texts("board-paused"))
        return [*notes, *unreached(session, words, self.desk.now())]

    async def _answer(self, interaction: Interaction, table: int) -> None:
        """Edit the clicked message by the answer to the click."""
        read = session = await self.desk.tables.get(table)
        record, clicked = session.record, interaction.message
        if not self.asked(table) or clicked is None or clicked.id != record.message:
            # The answer to another click was later, and has shown what this one did as well.
            await acknowledge(interaction)
            return
        called = await self.calls.by_board(session)
        if self.is_free(table) and table not in self._hidden and self._comes_anew(record, called):
            await acknowledge(interaction)
            return
        self.taken_over(table)
        session = await self.desk.tables.get(table)  # it may have changed while somebody was read
        record, draft = session.record, self.draft(session)
        pictures = await draft.pictures()
        try:
            view, files = draft.message(pictures)
            async with self.watching(table):
                await edit(interaction, view=view, attachments=files)
        except UNREACHED as error:
            what = trouble(error)
            log.info("table %s: a click was not answered: %s", table, what.value)
            self.refresh(table)
            if what is not Trouble.TOO_LATE and not isinstance(error, Flying):
                await acknowledge(interaction)
            return
        await self._shown(record)
        if record.posting or record.remains or table in self._anew or session is not read:
            self.ask(table)  # also for whom to call, if something has changed since that was read

    def _comes_anew(self, record: TableRecord, called: Sequence[int]) -> bool:
        """Whether a table's message is about to be posted once more, so that this one goes."""
        old = self.desk.now() - record.posted_at > OLD
        return old or bool(called) or record.id in self._anew

    async def _shown(self, record: TableRecord) -> None:
        """Note how far a table is shown; without that, it is shown once more."""
        if record.shown != record.revision:
            try:
                await self.desk.tables.note(Change(table=record.id, shown=record.revision))
            except StoreError as error:
                log.warning("table %s: not noted what is shown: %s", record.id, error)

    async def _show(self, table: int) -> float | None:
        """Bring a table's message up to date; return for how long to rest if that did not go."""
        wish = self._anew.get(table)
        try:
            beside = await tidied(self.desk, table, partial(self.call, table, rank=Rank.REST))
            tidy = await self._bring(table, anew=wish is not None)
            if not beside:
                await self.note(table, shown=-1)  # so that it is tried again after a start as well
        except Exception as error:
            return await self._not_shown(table, error, self._tell(table, wish, error))
        self._tell(table, wish)
        await self._found_shown(table)
        if not (tidy and beside):
            self.again(table, FORBIDDEN_REST)  # the newest board does not wait for older ones
        return None

    def _tell(self, table: int, wish: Anew | None, error: Exception | None = None) -> bool:
        """Say to who has asked for a message anew what came of it; return whether they wait for that."""
        if wish is None:
            return False
        del self._anew[table]
        if error is None:
            wish.posted.set_result(None)
        else:
            lacking = Refused(f"trouble-{Trouble.FORBIDDEN.value}")
            wish.posted.set_exception(lacking if isinstance(error, Lacking) else error)
            wish.posted.exception()  # who waits no longer need not know
        return wish.awaited > 0

    async def _not_shown(self, table: int, error: Exception, told: bool) -> float | None:
        """Return for how long a message rests that could not be shown, if at all.

        Where somebody is told they may do something about it first.
        """
        if isinstance(error, Refused):
            log.info("table %s: unknown", table)
            return None
        if isinstance(error, Lacking):
            return await self._hide(table, Trouble.FORBIDDEN)
        if not isinstance(error, UNREACHED):
            self._redraw.add(table)  # or it would not be known that it looks otherwise
            raise error
        if told:
            return rest(error) or 0.0
        self.refresh(table)  # for clicks that wait to be answered
        return await self._failed(table, error)

    async def _found_shown(self, table: int) -> None:
        """Say no more of a board that it may not be shown."""
        if self._hidden.remove(table):
            log.info("table %s: is shown again", table)
            self._private_ones(await self.desk.tables.get(table))

    async def _bring(self, table: int, anew: bool = False) -> bool:
        """Edit the table's message, or post a new one; return whether nothing is left to do."""
        session = await self.desk.tables.get(table)
        record, over = session.record, session.record.status == "abandoned"
        self.taken_over(table)
        behind = anew or table in self._redraw or record.shown < record.revision
        self._redraw.discard(table)

        async def note(**fields: Any) -> TableRecord:
            return await self.note(table, **fields)

        called = await self.calls.by_what_is_posted(session)  # direct messages come and go anyway
        # Where the place of a game that is over has gone, nothing is posted for it any more.
        gone = not anew and record.status == "ended" and record.shown == record.revision
        nothing = (over or gone) and record.message is None and not record.posting
        if nothing and not record.remains:
            self._answers.pop(table, None)
            await note(shown=record.revision)
            return True
        if permissions.lacking(self.desk.discord, record.server, record.channel):
            raise Lacking
        if table in self._answers:
            record = await self._found(record)
        for message in self._late.pop(table, ()):
            record = await self.note(table, **{"shown": -1, **adopted(record, message)})
        # What is being posted, as far as is known, has called them.
        anew |= bool(called) and not record.posting
        draft = self.draft(session)
        draft = structs.replace(draft, calls=(*draft.calls, *called))

        async def known() -> TableRecord:
            return (await self.desk.tables.get(table)).record

        delivery = Delivery(
            self.desk,
            record,
            draft,
            note,
            known,
            partial(self.call, table, rank=Rank.BOARD),
            texts=self.desk.public_texts(record.server),
            shows={"shown": record.revision},
            unseen={"shown": -1},
        )
        if behind or anew or record.posting or record.message is None:
            tidy = await delivery.bring(
                anew=anew,
                last=over or nothing or (not anew and self._is_history(session)),
                still=still(record, self.desk.now()),
            )
            await self.calls.called(session, called)
            return tidy
        return await delivery.tidy()

    async def _found(self, record: TableRecord) -> TableRecord:
        """Take the answer to a command for the board; whatever is permitted, its token leads to it."""
        try:
            answer = self._answers[record.id].original_response()
            message = await self.call(record.id, answer, Rank.ANSWER)
        except UNREACHED as error:
            if trouble(error).passes:
                raise
        else:
            if record.message is None and belongs(message, record.id):
                fields = adopted(record, message.id)
                record = await self.note(record.id, **fields, shown=-1)
        del self._answers[record.id]
        return record

    def _is_history(self, session: Session) -> bool:
        """Whether a game is over, and its board only looks different: nobody waits for it."""
        record = session.record
        ended = record.status == "ended" and record.shown < 0
        return ended and (session.setup.shrunk or still(record, self.desk.now()))

    async def _failed(self, table: int, error: BaseException) -> float | None:
        """Close a table whose place is gone; else say for how long to rest, if it can get better."""
        record, what = (await self.desk.tables.get(table)).record, trouble(error)
        self.heed(table, error)
        log.warning("table %s: cannot be shown: %s (%s)", table, what.value, error)
        removed = what is Trouble.FORBIDDEN and await permissions.is_removed(
            self.desk.discord, record.server, partial(self.call, table, rank=Rank.REST)
        )
        if what is Trouble.PLACE_GONE or removed:
            await self.place_gone(table)
            return None
        if what in FORBIDDEN:
            return await self._hide(table, what)
        if what.passes:
            return rest(error)
        if not self.is_held(table):
            # It would fail again; the next change may be different.
            self._redraw.discard(table)
            self.taken_over(table)
        return None

    async def _hide(self, table: int, why: Trouble) -> float:
        """Leave a board in peace that may not be shown; everybody who can be told is told why."""
        if table not in self._hidden:
            log.warning("table %s: is not shown: %s", table, why.value)
            session = await self.desk.tables.get(table)
            where = session.record.server, session.record.channel
            self._hidden.add(table, *where, why)
            self._private_ones(session)
        return FORBIDDEN_REST

    async def _say_missing(self, interaction: Interaction, table: int) -> None:
        """Tell who has clicked on a board that nothing else can be shown on it."""
        text = self._hidden.missing(table, self.desk.texts_for(interaction))
        try:
            await wire.call(interaction.followup.send(text, ephemeral=True), Rank.ANSWER)
        except UNREACHED as error:
            log.info("table %s: not said what is missing: %s", table, trouble(error).value)
