"""Brings what is stored to where people see it.

A click on a board is answered by one call that carries the new board.  Everything else that
changes a table asks for a `refresh`.  Both take the table's turn first and draw what is stored
then, so that an older picture can never replace a newer one.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord

from cogs import messages
from cogs.buttons import Interaction
from cogs.drafts import Draft
from cogs.hands import Hands
from cogs.latest import Latest
from cogs.refusals import Trouble, trouble
from cogs.words import Words
from data.records import Change
from engine.lobby import Refused
from engine.session import Session

if TYPE_CHECKING:
    from cogs.client import Poeppel

log = logging.getLogger("poeppel.presenter")

PATIENCE = 1.0
"""Seconds after which a click is acknowledged before its picture is ready."""

OLD = 50 * 60.0
"""Seconds after which a board is posted anew: Discord limits edits of messages of an hour."""

STARTUP_PAUSE = 0.04
"""Seconds between two boards brought up to date at start: Discord takes 50 requests a second."""

ANEW = {Trouble.MESSAGE_GONE, Trouble.TOO_OLD}


class Presenter:
    """Shows the tables."""

    def __init__(self, bot: Poeppel) -> None:
        self.bot = bot
        self.boards = Latest(self._show)
        self.hands = Hands(bot)
        self._anew: set[int] = set()
        """Tables to be shown on a new message."""

    def refresh(self, table: int, anew: bool = False) -> None:
        """Bring a table's message up to date soon; *anew*: on a new message."""
        if anew:
            self._anew.add(table)
        self.boards.ask(table)

    async def resume(self) -> None:
        """After a start: bring every board up to date that shows less than is stored."""
        async for record in self.bot.store.open_tables():
            if record.shown_seq < record.seq and record.game in self.bot.catalog:
                self.refresh(record.id)
                self.hands.refresh(await self.bot.tables.get(record.id))
                await asyncio.sleep(STARTUP_PAUSE)

    async def answer(self, interaction: Interaction, session: Session) -> None:
        """Answer a click on a table's message with what the table looks like."""
        table = session.record.id
        self.hands.refresh(session)
        try:
            async with self.boards.turn(table, PATIENCE):
                await self._answer(interaction, table)
        except TimeoutError:
            await interaction.response.defer()
            self.refresh(table)

    async def close(self) -> None:
        """Show nothing any more."""
        await self.boards.close()
        await self.hands.close()

    async def _answer(self, interaction: Interaction, table: int) -> None:
        session = await self.bot.tables.get(table)
        record = session.record
        clicked = interaction.message
        if clicked is None or clicked.id != record.message:
            self.refresh(table)
            await interaction.response.defer()
            return
        if record.status == "running" and record.shown_seq == record.seq:
            await interaction.response.defer()
            return
        seq, draft = record.seq, messages.table(session, self._words(session), self._notes(session))
        drawing = asyncio.create_task(asyncio.to_thread(draft.painted))
        try:
            if not (await asyncio.wait({drawing}, timeout=PATIENCE))[0]:
                await interaction.response.defer()
            view, files = draft.message(await drawing)
            if interaction.response.is_done():
                await interaction.edit_original_response(view=view, attachments=files)
            else:
                await interaction.response.edit_message(view=view, attachments=files)
        except discord.HTTPException as error:
            log.info("table %s: a click was not answered: %s", table, trouble(error).value)
            self.refresh(table)
            return
        await self._shown(table, seq)

    async def _show(self, table: int) -> None:
        """Edit the table's message, or post a new one where that does not go."""
        try:
            session = await self.bot.tables.get(table)
        except Refused:
            return
        record, now = session.record, self.bot.tables.now()
        seq, draft = record.seq, messages.table(session, self._words(session), self._notes(session))
        anew = table in self._anew or record.message is None or now - record.posted_at > OLD
        self._anew.discard(table)
        picture = await asyncio.to_thread(draft.painted)
        place = self.bot.get_partial_messageable(record.channel, guild_id=record.server)
        try:
            if not anew:
                try:
                    await self._edit(place, record.message, draft, picture)
                    await self._shown(table, seq)
                    return
                except discord.HTTPException as error:
                    if trouble(error) not in ANEW:
                        raise
            if record.status == "abandoned":
                return
            await self._post(session, place, draft, picture, seq)
        except (discord.HTTPException, OSError) as error:
            await self._failed(session, error)

    async def _edit(
        self,
        place: discord.PartialMessageable,
        message: int | None,
        draft: Draft,
        picture: bytes | None,
    ) -> None:
        assert message is not None
        for attempt in (1, 2):
            view, files = draft.message(picture)
            try:
                await place.get_partial_message(message).edit(
                    view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none()
                )
                return
            except discord.HTTPException as error:
                if trouble(error) is not Trouble.ARCHIVED or attempt == 2:
                    raise
                await self._reopen(place)

    async def _post(
        self,
        session: Session,
        place: discord.PartialMessageable,
        draft: Draft,
        picture: bytes | None,
        seq: int,
    ) -> None:
        """Send the board on a new message; the old one goes, or its buttons would stay behind."""
        record = session.record
        old = record.message
        view, files = draft.message(picture)
        try:
            message = await place.send(view=view, files=files)
        except discord.HTTPException as error:
            if trouble(error) is not Trouble.ARCHIVED:
                raise
            await self._reopen(place)
            view, files = draft.message(picture)
            message = await place.send(view=view, files=files)
        await self.bot.tables.note(
            Change(
                table=record.id,
                message=message.id,
                posted_at=self.bot.tables.now(),
                shown_seq=seq,
            )
        )
        if old is not None:
            try:
                await place.get_partial_message(old).delete()
            except discord.HTTPException as error:
                log.debug("table %s: old board stays: %s", record.id, trouble(error).value)

    async def _reopen(self, place: discord.PartialMessageable) -> None:
        """Open an archived thread again."""
        thread = await self.bot.fetch_channel(place.id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    async def _failed(self, session: Session, error: BaseException) -> None:
        """Close a table whose place is gone; else leave it to the next change."""
        table, what = session.record.id, trouble(error)
        log.warning("table %s: cannot be shown: %s", table, what.value)
        if what is Trouble.PLACE_GONE:
            await self.bot.tables.abandon(table)

    async def _shown(self, table: int, seq: int) -> None:
        await self.bot.tables.note(Change(table=table, shown_seq=seq))

    def _words(self, session: Session) -> Words:
        return Words(session, self.bot.public_texts(session.record.server), self.bot.names)

    def _notes(self, session: Session) -> list[str]:
        """Say who gets no direct messages, so that nobody waits for a hand."""
        closed = self.hands.closed_to(session)
        if not closed:
            return []
        texts = self.bot.public_texts(session.record.server)
        people = ", ".join(f"<@{person}>" for person in closed)
        return [texts("board-dm-closed", people=people)]
