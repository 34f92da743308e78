"""Brings what is stored to where people see it.

Every stored change asks for the table's board and hands to be brought up to date.  A click is answered
by one call that carries the new board; then nothing else is sent.  Both take the table's turn first
and draw what is stored then, so that an older picture can never replace a newer one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct, structs

from cogs.controls.buttons import UNREACHED, Interaction, acknowledge, private
from cogs.controls.taps import Chosen
from cogs.display import messages
from cogs.display.copies import Copies
from cogs.display.delivery import MARK, OLD, Delivery, adopted, unnoted
from cogs.display.drafts import Draft
from cogs.display.hands import Hands
from cogs.display.latest import Latest
from cogs.display.words import Words
from cogs.platform import permissions
from cogs.platform.names import Recent
from cogs.platform.refusals import Trouble, trouble
from data.records import Change, TableRecord
from data.store_protocol import StoreError
from data.texts import Texts
from engine.hosting.lobby import Refused
from engine.hosting.session import Session
from engine.hosting.tables import Changed
from engine.hosting.turns import Busy

if TYPE_CHECKING:
    from cogs.client import Poeppel

log = logging.getLogger("poeppel.presenter")

T = TypeVar("T")

PATIENCE = 1.0
"""Seconds after which a click is acknowledged before its picture is ready."""

STARTUP_PAUSE = 0.04
"""Seconds between two messages brought up to date at start: Discord takes 50 requests a second."""

ASKED_FOR = 10.0
"""Seconds in which a board is posted anew at most once because somebody asks for it."""

FORBIDDEN_REST = 50.0
"""Seconds until it is tried again to show a board where that is not permitted."""

SOON = {Trouble.LATER, Trouble.LOST}
FORBIDDEN = {Trouble.FORBIDDEN, Trouble.LOCKED, Trouble.BLOCKED}


class Lacking(Exception):
    """Permissions are missing, as the bot knows without asking."""


class Hidden(Struct):
    """A board that may not be shown."""

    server: int
    channel: int
    told: bool = False
    """Whether somebody who clicked on it was told."""


async def done(task: asyncio.Task[T], patience: float) -> bool:
    """Wait for *task*, but not longer than *patience* seconds; return whether it is done."""
    return bool((await asyncio.wait({task}, timeout=patience))[0])


class Presenter:
    """Shows the tables."""

    def __init__(self, bot: Poeppel) -> None:
        self.bot = bot
        self.boards = Latest(self._show)
        self.hands = Hands(bot)
        self.copies = Copies(bot)
        self._hidden: dict[int, Hidden] = {}
        """By table: the boards that may not be shown."""
        self._chosen: dict[int, Chosen] = {}
        """By table: what its board leads on to, to be shown again if it has to be drawn again."""
        self._redraw: set[int] = set()
        """Tables whose boards look different although nothing has changed."""
        self._reposted: Recent[int, float] = Recent()

    def changed(self, changed: Changed) -> None:
        """Bring a table up to date, everywhere, soon."""
        table = changed.session.record.id
        self._chosen.pop(table, None)
        self.boards.ask(table)
        self._private_ones(changed.session)

    def refresh(self, table: int) -> None:
        """Draw a table's message once more, soon."""
        self._redraw.add(table)
        self.boards.ask(table)

    async def repost(self, table: int) -> None:
        """Post a table's message anew as somebody asks for it, but not if that was a moment ago.

        Raises:
            Refused: there is no such table, or it may not be posted there.
            StoreError, discord.DiscordException, aiohttp.ClientError, OSError: see `post`; what may
                have arrived, or arrives soon, is none.
        """
        now = self.bot.now()
        if now - (self._reposted.get(table) or 0.0) >= ASKED_FOR:
            self._reposted[table] = now
            try:
                await self.post(table)
            except UNREACHED as error:
                if trouble(error) not in SOON:
                    raise

    async def post(self, table: int) -> None:
        """Post a table's message anew, now.

        Raises:
            Refused: there is no such table, or it may not be posted there.
            StoreError: nothing was posted.
            discord.DiscordException, aiohttp.ClientError, OSError: Discord did not take it.
        """
        async with self.boards.turn(table):
            try:
                tidy = await self._bring(table, anew=True)
            except Lacking:
                raise Refused(f"trouble-{Trouble.FORBIDDEN.value}") from None
            except (*UNREACHED, StoreError):
                self.boards.rest(table, 0.0)  # whether it arrived is then to be found out
                raise
            if not tidy:
                self.boards.rest(table, FORBIDDEN_REST)

    async def resume(self) -> None:
        """After a start: bring every message up to date that shows less than is stored."""
        async for record in self.bot.store.open_tables():
            if record.game in self.bot.catalog:
                await self._resume(record)
        for table in await self.bot.store.unshown():
            await self._resume_hands(table)
            self.boards.ask(table)
            await asyncio.sleep(STARTUP_PAUSE)

    async def _resume(self, record: TableRecord) -> None:
        if record.shown < record.revision or record.posting or record.remains:
            self.boards.ask(record.id)
            await asyncio.sleep(STARTUP_PAUSE)
        if record.status == "running" and self.bot.catalog[record.game].hands:
            await self._resume_hands(record.id)

    async def _resume_hands(self, table: int) -> None:
        try:
            session = await self.bot.tables.get(table)
        except Exception:
            log.exception("table %s: cannot be resumed", table)
            return
        if self.hands.refresh(session):
            await asyncio.sleep(STARTUP_PAUSE * len(session.people))

    async def meet(self, interaction: Interaction, table: int) -> None:
        """Before a click: see whether it is on a message that we know of.

        A newer board than the noted one was posted, but never noted: it is the board.  An older one
        has to go.

        Raises:
            Refused: it is neither the table's board nor a private message.
        """
        clicked = interaction.message
        if clicked is None:
            return
        session = await self.bot.tables.get(table)
        record = session.record
        if private(interaction):
            if interaction.guild_id is None:
                await self.hands.meet(interaction, session)
            return
        if clicked.id == record.message:
            return
        if unnoted(interaction, record, table):
            log.info("table %s: message %s turned up", table, clicked.id)
            fields = adopted(record, clicked.id)
            if "message" in fields:
                fields["shown"] = -1
            record = await self.note(table, **fields)
            self.boards.ask(table)
        if record.message != clicked.id:
            raise Refused("stale")

    async def note(self, table: int, **fields: Any) -> TableRecord:
        """Store something about a board; hands say where it is."""
        session = await self.bot.tables.note(Change(table=table, **fields))
        if "message" in fields:
            self._private_ones(session)
        return session.record

    @asynccontextmanager
    async def answering(self, interaction: Interaction, table: int) -> AsyncIterator[None]:
        """Answer a click, after what is done in this block, with the clicked message as it is then."""
        if private(interaction):
            async with self.hands.answering(interaction, table):
                yield
            return
        with self.boards.held(table):
            yield
            try:
                async with self.boards.turn(table, PATIENCE):
                    await self._answer(interaction, table)
            except Busy:
                await acknowledge(interaction)
        hidden = self._hidden.get(table)
        if hidden is not None and not hidden.told:
            hidden.told = True
            await self._say_missing(interaction, table)

    async def lead_on(self, interaction: Interaction, session: Session, chosen: Chosen) -> None:
        """Answer a tap by the next step of a choice, on the message that was tapped.

        Nothing is stored: whatever changes at the table brings back all that can be done.

        Raises:
            Refused: what was chosen is not there.
            discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived.
        """
        table, clicked = session.record.id, interaction.message
        if private(interaction) and session.system.hands:
            await self.hands.lead_on(interaction, session, chosen)
        elif private(interaction):
            with self.copies.held(clicked.id if clicked else None):
                await self._aside(interaction, session, chosen).answer(interaction)
        else:
            try:
                async with self.boards.turn(table, PATIENCE):
                    draft = self.draft(await self.bot.tables.get(table), chosen)
                    self._chosen[table] = chosen
                    await draft.answer(interaction)
            except Busy:
                await acknowledge(interaction)  # the board is about to change

    async def lead_aside(self, interaction: Interaction, session: Session) -> None:
        """Show a person in private what they can do, where others can do something as well.

        Raises:
            Refused: they can do nothing.
            discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived.
        """

        async def make(interaction: Interaction, session: Session) -> Draft:
            return self._aside(interaction, session)

        key = session.record.id, interaction.user.id
        await self.copies.send(interaction, key, self._aside(interaction, session), make)

    def _aside(
        self, interaction: Interaction, session: Session, chosen: Chosen | None = None
    ) -> Draft:
        """Return what one person can do, as long as they can."""
        words = Words(session, self.bot.texts[str(interaction.locale)], self.bot.names)
        seats = session.fresh(interaction.user.id)
        return messages.board(session, words, self._notes(session), chosen, seats)

    async def catch_up(self, interaction: Interaction, table: int) -> None:
        """After a click that did not count: show by its answer what the board should show already."""
        with suppress(Refused):
            record, clicked = (await self.bot.tables.get(table)).record, interaction.message
            if record.shown == record.revision or self.boards.taken(table):
                return
            with self.boards.held(table):
                self.boards.ask(table)
                if clicked and clicked.id == record.message and not interaction.response.is_done():
                    async with self.boards.turn(table):
                        await self._answer(interaction, table)

    def look_again(self, server: int) -> None:
        """Something has changed in what is permitted on a server."""
        for table, hidden in list(self._hidden.items()):
            if hidden.server == server:
                self.boards.hurry(table)

    async def place_gone(self, table: int) -> None:
        """Close a table that cannot be shown anywhere any more."""
        await self.bot.tables.note(Change(table=table, message=None, posting=0.0, remains=[]))
        await self.bot.tables.abandon(table)

    def missing(self, record: TableRecord, texts: Texts) -> str:
        """Say why the board is not shown, if it is not."""
        return self.missing_in(record.channel, texts) if record.id in self._hidden else ""

    def missing_in(self, channel: int | None, texts: Texts) -> str:
        """Say why the boards of a channel are not shown, if they are not."""
        hidden = next((each for each in self._hidden.values() if each.channel == channel), None)
        if hidden is None:
            return ""
        names = permissions.lacking(self.bot, hidden.server, hidden.channel)
        place = self.bot.get_channel(hidden.channel)
        wanted = permissions.in_words(texts, names or permissions.needed(place))
        return texts("board-hidden", channel=f"<#{hidden.channel}>", permissions=wanted)

    async def close(self) -> None:
        """Show nothing any more."""
        await self.boards.close()
        await self.hands.close()
        await self.copies.close()

    async def _answer(self, interaction: Interaction, table: int) -> None:
        """Edit the clicked message by the answer to the click."""
        session = await self.bot.tables.get(table)
        record, clicked = session.record, interaction.message
        is_old = self.bot.now() - record.posted_at > OLD and table not in self._hidden
        if (
            not self.boards.asked(table)
            or clicked is None
            or clicked.id != record.message
            or is_old
        ):
            # Either the answer to another click was later, and has shown what this one did as well;
            # or it will be shown on another message.
            await acknowledge(interaction)
            return
        self.boards.taken_over(table)
        draft = self.draft(session)
        drawing = asyncio.create_task(asyncio.to_thread(draft.painted))
        try:
            if not await done(drawing, PATIENCE):
                await interaction.response.defer()
            view, files = draft.message(await drawing)
            if interaction.response.is_done():
                await interaction.edit_original_response(view=view, attachments=files)
            else:
                await interaction.response.edit_message(view=view, attachments=files)
        except UNREACHED as error:
            what = trouble(error)
            log.info("table %s: a click was not answered: %s", table, what.value)
            self.refresh(table)
            if what is not Trouble.TOO_LATE:
                await acknowledge(interaction)
            return
        await self._shown(record)
        if record.posting or record.remains:
            self.boards.ask(table)

    async def _shown(self, record: TableRecord) -> None:
        """Note how far a table is shown; without that, it is shown once more."""
        if record.shown != record.revision:
            try:
                await self.bot.tables.note(Change(table=record.id, shown=record.revision))
            except StoreError as error:
                log.warning("table %s: not noted what is shown: %s", record.id, error)

    async def _show(self, table: int) -> float | None:
        """Bring a table's message up to date; return for how long to rest if that did not go."""
        try:
            tidy = await self._bring(table)
        except Refused:
            log.info("table %s: unknown", table)
            return None
        except Lacking:
            return await self._hide(table, "permissions are missing")
        except StoreError as error:
            log.error("table %s: not noted where it is shown: %s", table, error)
            return 0.0
        except UNREACHED as error:
            self.refresh(table)  # for clicks that wait to be answered
            return await self._failed(table, error)
        if self._hidden.pop(table, None) is not None:
            log.info("table %s: is shown again", table)
            self._private_ones(await self.bot.tables.get(table))
        return None if tidy else FORBIDDEN_REST

    async def _bring(self, table: int, anew: bool = False) -> bool:
        """Edit the table's message, or post a new one; return whether nothing is left to do."""
        session = await self.bot.tables.get(table)
        record, over = session.record, session.record.status == "abandoned"
        self.boards.taken_over(table)
        behind = anew or table in self._redraw or record.shown < record.revision
        self._redraw.discard(table)

        async def note(**fields: Any) -> TableRecord:
            return await self.note(table, **fields)

        if over and record.message is None and not record.posting:
            await note(shown=record.revision)
            return True
        if permissions.lacking(self.bot, record.server, record.channel):
            raise Lacking
        draft, shows = self.draft(session), {"shown": record.revision}
        texts, unseen = self.bot.public_texts(record.server), {"shown": -1}
        delivery = Delivery(self.bot, record, draft, note, texts=texts, shows=shows, unseen=unseen)
        if behind or record.posting or record.message is None:
            return await delivery.bring(anew=anew, last=over)
        return await delivery.tidy()

    async def _failed(self, table: int, error: BaseException) -> float | None:
        """Close a table whose place is gone; else say for how long to rest, if it can get better."""
        record, what = (await self.bot.tables.get(table)).record, trouble(error)
        log.warning("table %s: cannot be shown: %s (%s)", table, what.value, error)
        removed = what is Trouble.FORBIDDEN and self.bot.get_guild(record.server) is None
        if what is Trouble.PLACE_GONE or removed:
            await self.place_gone(table)
            return None
        if what in FORBIDDEN:
            return await self._hide(table, what.value)
        if what in SOON:
            return 0.0
        if not self.boards.is_held(table):
            # It would fail again; the next change may be different.
            self._redraw.discard(table)
            self.boards.taken_over(table)
        return None

    async def _hide(self, table: int, why: str) -> float:
        """Leave a board in peace that may not be shown; everybody who can be told is told why."""
        if table not in self._hidden:
            log.warning("table %s: is not shown: %s", table, why)
            session = await self.bot.tables.get(table)
            self._hidden[table] = Hidden(session.record.server, session.record.channel)
            self._private_ones(session)
        return FORBIDDEN_REST

    def _private_ones(self, session: Session) -> None:
        """Bring all messages of a table up to date that single persons see."""
        self.hands.refresh(session)
        self.copies.refresh(session.record.id)

    async def _say_missing(self, interaction: Interaction, table: int) -> None:
        """Tell who has clicked on a board that nothing else can be shown on it."""
        record = (await self.bot.tables.get(table)).record
        text = self.missing(record, self.bot.texts[str(interaction.locale)])
        try:
            await interaction.followup.send(text, ephemeral=True)
        except UNREACHED as error:
            log.info("table %s: not said what is missing: %s", table, trouble(error).value)

    def draft(self, session: Session, chosen: Chosen | None = None) -> Draft:
        """Return what a table looks like at this moment; have it seen who is still there."""
        record, texts = session.record, self.bot.public_texts(session.record.server)
        words = Words(session, texts, self.bot.names)
        chosen = chosen or self._chosen.get(record.id)
        draft = messages.table(session, words, self._notes(session), chosen)
        self.bot.members.look(record.id)
        return structs.replace(draft, mark=MARK + record.id)

    def _notes(self, session: Session) -> list[str]:
        """Say who gets no direct messages, so that nobody waits for a hand."""
        closed = [
            who for who in session.people if who in session.hands and session.hands[who].closed_at
        ]
        if not closed:
            return []
        texts = self.bot.public_texts(session.record.server)
        people = ", ".join(f"<@{person}>" for person in closed)
        return [texts("board-dm-closed", people=people)]
