"""Brings what is stored to where people see it.

A click on a board is answered by one call that carries the new board.  Everything else that
changes a table asks for a `refresh`.  Both take the table's turn first and draw what is stored
then, so that an older picture can never replace a newer one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from copy import copy
from typing import TYPE_CHECKING, TypeVar

import discord

from cogs import messages
from cogs.buttons import UNREACHED, Interaction
from cogs.drafts import Draft, Painted
from cogs.hands import Hands
from cogs.latest import Busy, Latest
from cogs.refusals import Trouble, trouble
from cogs.words import Words
from data.records import Change, TableRecord
from data.store_protocol import StoreError
from engine.dice import published
from engine.lobby import Refused
from engine.session import Session

if TYPE_CHECKING:
    from cogs.client import Poeppel

log = logging.getLogger("poeppel.presenter")

T = TypeVar("T")

PATIENCE = 1.0
"""Seconds after which a click is acknowledged before its picture is ready."""

OLD = 50 * 60.0
"""Seconds after which a board is posted anew: Discord limits edits of messages of an hour."""

STARTUP_PAUSE = 0.04
"""Seconds between two messages brought up to date at start: Discord takes 50 requests a second."""

RETRY = 30.0
"""Seconds after which a board is shown that Discord was too busy for."""

NONCE = 20
"""Characters of what lets Discord know a message that it has posted already."""

ANEW = {Trouble.MESSAGE_GONE, Trouble.TOO_OLD}
AGAIN = {Trouble.LATER, Trouble.LOST}


async def done(task: asyncio.Task[T], patience: float) -> bool:
    """Wait for *task*, but not longer than *patience* seconds; return whether it is done."""
    return bool((await asyncio.wait({task}, timeout=patience))[0])


class Presenter:
    """Shows the tables."""

    def __init__(self, bot: Poeppel) -> None:
        self.bot = bot
        self.boards = Latest(self._show)
        self.hands = Hands(bot)
        self._unseen: set[int] = set()
        """Tables changed by clicks since somebody last began to show them."""

    def refresh(self, table: int) -> None:
        """Bring a table's message up to date soon."""
        self.boards.ask(table)

    async def repost(self, table: int) -> None:
        """Post a table's message anew, now.

        Raises:
            Refused: there is no such table.
            discord.DiscordException, aiohttp.ClientError, OSError: Discord did not take it.
        """
        async with self.boards.turn(table):
            await self._bring(table, anew=True)

    async def resume(self) -> None:
        """After a start: bring every message up to date that shows less than is stored.

        What changed in a lobby is not counted; young ones are shown again, old ones left in peace.
        """
        async for record in self.bot.store.open_tables():
            young = record.status == "lobby" and not self._is_old(record)
            if record.game in self.bot.catalog and (record.shown_seq < record.seq or young):
                await self._resume(record)
        for table in await self.bot.store.unshown():
            self.refresh(table)
            await asyncio.sleep(STARTUP_PAUSE)

    async def answer(self, interaction: Interaction, session: Session) -> None:
        """Answer a click on a table's message with what the table looks like."""
        table = session.record.id
        self.hands.refresh(session)
        self._unseen.add(table)
        try:
            async with self.boards.turn(table, PATIENCE):
                await self._answer(interaction, table)
        except Busy:
            await self._acknowledge(interaction)
            self.refresh(table)

    async def catch_up(self, table: int, message: int | None) -> None:
        """After a click on *message* that did not count: see whether that is due to the message."""
        with suppress(Refused):
            record = (await self.bot.tables.get(table)).record
            behind = record.shown_seq < record.seq
            closed = record.status == "abandoned" and record.message == message
            if (behind or closed) and not self.boards.taken(table):
                self.refresh(table)

    async def close(self) -> None:
        """Show nothing any more."""
        await self.boards.close()
        await self.hands.close()

    async def _resume(self, record: TableRecord) -> None:
        self.refresh(record.id)
        await asyncio.sleep(STARTUP_PAUSE)
        try:
            session = await self.bot.tables.get(record.id)
        except Exception:
            log.exception("table %s: cannot be resumed", record.id)
            return
        if session.system.hands:
            self.hands.refresh(session)
            await asyncio.sleep(STARTUP_PAUSE * len(session.people))

    async def _answer(self, interaction: Interaction, table: int) -> None:
        """Edit the clicked message by the answer to the click."""
        session = await self.bot.tables.get(table)
        record, clicked = copy(session.record), interaction.message
        if table not in self._unseen:
            # The answer to another click was later, and has shown what this one did as well.
            await self._acknowledge(interaction)
            return
        if clicked is None or clicked.id != record.message or self._is_old(record):
            await self._acknowledge(interaction)
            self.refresh(table)
            return
        self._unseen.discard(table)
        draft = self._draft(session)
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
            if what is not Trouble.TOO_LATE:
                await self._acknowledge(interaction)
            self.refresh(table)
            return
        await self._shown(record)

    async def _acknowledge(self, interaction: Interaction) -> None:
        """Answer a click without a word, if that has not been done and still can be."""
        if not interaction.response.is_done():
            with suppress(*UNREACHED):
                await interaction.response.defer()

    async def _show(self, table: int) -> None:
        """Bring a table's message up to date; what cannot be mended here is logged."""
        try:
            await self._bring(table)
        except Refused:
            log.info("table %s: unknown", table)
        except UNREACHED as error:
            self._unseen.add(table)  # for clicks that wait to be answered
            await self._failed(table, error)

    async def _bring(self, table: int, anew: bool = False) -> None:
        """Edit the table's message, or post a new one where that does not go."""
        session = await self.bot.tables.get(table)
        self._unseen.discard(table)
        record, draft = copy(session.record), self._draft(session)
        pictures = await asyncio.to_thread(draft.painted)
        place = self.bot.get_partial_messageable(record.channel, guild_id=record.server)
        over = record.status == "abandoned"
        if record.message is not None and (over or not (anew or self._is_old(record))):
            try:
                await self._edit(place, record.message, draft, pictures)
                await self._shown(record)
                return
            except discord.HTTPException as error:
                if trouble(error) not in ANEW:
                    raise
        if not over:
            await self._post(place, record, draft, pictures)

    async def _edit(
        self,
        place: discord.PartialMessageable,
        message: int,
        draft: Draft,
        pictures: Painted,
    ) -> None:
        async def edit() -> None:
            view, files = draft.message(pictures)
            # discord.py adds what the bot allows to everything except to this.
            nobody = discord.AllowedMentions.none()
            await place.get_partial_message(message).edit(
                view=view, attachments=files, allowed_mentions=nobody
            )

        await self._in_open_thread(place, edit)

    async def _post(
        self,
        place: discord.PartialMessageable,
        record: TableRecord,
        draft: Draft,
        pictures: Painted,
    ) -> None:
        """Send the board on a new message; the old one goes, or its buttons would stay behind."""
        # The line may be cut after Discord has posted it: the next attempt then finds that message.
        nonce = str(record.message or published(record.seed)[:NONCE])

        async def send() -> discord.Message:
            view, files = draft.message(pictures)
            return await place.send(view=view, files=files, nonce=nonce)

        message = await self._in_open_thread(place, send)
        await self.bot.tables.note(
            Change(
                table=record.id,
                message=message.id,
                posted_at=self.bot.now(),
                shown_seq=record.seq,
            )
        )
        if record.message is not None:
            try:
                await place.get_partial_message(record.message).delete()
            except UNREACHED as error:
                log.debug("table %s: old board stays: %s", record.id, trouble(error).value)

    async def _in_open_thread(
        self, place: discord.PartialMessageable, send: Callable[[], Awaitable[T]]
    ) -> T:
        """Send something; where the thread is archived, open it again first."""
        try:
            return await send()
        except discord.HTTPException as error:
            if trouble(error) is not Trouble.ARCHIVED:
                raise
        thread = await self.bot.fetch_channel(place.id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)
        return await send()

    async def _failed(self, table: int, error: BaseException) -> None:
        """Close a table whose place is gone; else try later, or leave it to the next change."""
        record, what = (await self.bot.tables.get(table)).record, trouble(error)
        log.warning("table %s: cannot be shown: %s (%s)", table, what.value, error)
        if what in AGAIN:
            asyncio.get_running_loop().call_later(RETRY, self.refresh, table)
        removed = what is Trouble.FORBIDDEN and self.bot.get_guild(record.server) is None
        if what is Trouble.PLACE_GONE or removed:
            self.hands.refresh(await self.bot.tables.abandon(table))

    async def _shown(self, record: TableRecord) -> None:
        """Note how far a table is shown; without that, the next start shows it once more."""
        if record.shown_seq != record.seq:
            try:
                await self.bot.tables.note(Change(table=record.id, shown_seq=record.seq))
            except StoreError as error:
                log.warning("table %s: not noted what is shown: %s", record.id, error)

    def _is_old(self, record: TableRecord) -> bool:
        return self.bot.now() - record.posted_at > OLD

    def _draft(self, session: Session) -> Draft:
        """Return what a table looks like at this moment; have it seen who is still there."""
        record, texts = session.record, self.bot.public_texts(session.record.server)
        draft = messages.table(session, Words(session, texts, self.bot.names), self._notes(session))
        self.bot.members.look(record.id)
        return draft

    def _notes(self, session: Session) -> list[str]:
        """Say who gets no direct messages, so that nobody waits for a hand."""
        closed = self.hands.closed_to(session)
        if not closed:
            return []
        texts = self.bot.public_texts(session.record.server)
        people = ", ".join(f"<@{person}>" for person in closed)
        return [texts("board-dm-closed", people=people)]
