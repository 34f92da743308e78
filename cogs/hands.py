"""Hands by direct message: one message per person and table, edited as the hand changes.

What a person holds goes to that person alone: by direct message, or privately on request.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord

from cogs import messages
from cogs.drafts import Draft
from cogs.latest import Latest
from cogs.links import link
from cogs.refusals import Trouble, trouble
from cogs.words import Words
from data.records import HandRecord
from engine.lobby import Refused
from engine.session import Session

if TYPE_CHECKING:
    from cogs.client import Poeppel

log = logging.getLogger("poeppel.hands")

CLOSED = {Trouble.CLOSED_DM, Trouble.PERSON_GONE, Trouble.FORBIDDEN, Trouble.UNFIT}


class Hands:
    """Sends hands and keeps them up to date."""

    def __init__(self, bot: Poeppel) -> None:
        self.bot = bot
        self._latest: Latest[tuple[int, int]] = Latest(self._show)
        self._closed: dict[int, set[int]] = {}
        """By table: who gets no direct messages."""
        self._sent: dict[tuple[int, int], Draft] = {}
        """What each hand's message shows, so that nothing is sent twice."""

    def refresh(self, session: Session) -> None:
        """Bring the hands of a table up to date soon."""
        if session.system.hands and session.play is not None:
            for person in session.people:
                self._latest.ask((session.record.id, person))

    def closed_to(self, session: Session) -> list[int]:
        """Return who at the table gets no direct messages."""
        closed = self._closed.get(session.record.id, set())
        return [person for person in session.people if person in closed]

    def draft(self, session: Session, person: int, locale: str | None = None) -> Draft:
        """Make a person's hand, in their language."""
        texts = self.bot.texts[locale or self.bot.locales.get(person)]
        words = Words(session, texts, self.bot.names)
        return messages.hand(session, session.seats_of(person)[0], words, link(session.record))

    async def empty(self, session: Session, person: int) -> None:
        """Take the cards out of the message of somebody who has left, at once."""
        key = (session.record.id, person)
        async with self._latest.turn(key):
            hand = await self.bot.store.hand(*key)
            texts = self.bot.texts[self.bot.locales.get(person)]
            if hand is not None and hand.message is not None:
                draft = Draft((texts("hand-left", table=session.record.id),))
                await self._edit(hand, draft)

    async def close(self) -> None:
        """Send nothing any more."""
        await self._latest.close()

    async def settled(self) -> None:
        """Wait until nothing is left to be sent."""
        await self._latest.settled()

    async def _show(self, key: tuple[int, int]) -> None:
        table, person = key
        try:
            session = await self.bot.tables.get(table)
        except Refused:
            return
        if person not in session.people:
            return
        seq, draft = session.record.seq, self.draft(session, person)
        hand = await self.bot.store.hand(table, person)
        if hand is not None and hand.message is None:
            self._closed.setdefault(table, set()).add(person)
            return
        if self._sent.get(key) == draft:
            return
        if hand is None or not await self._edit(hand, draft):
            hand = await self._send(session, person, draft, seq)
        if hand.message is not None:
            self._sent[key] = draft

    async def _edit(self, hand: HandRecord, draft: Draft) -> bool:
        assert hand.message is not None
        place = self.bot.get_partial_messageable(hand.channel)
        view, files = draft.message(await asyncio.to_thread(draft.painted))
        try:
            await place.get_partial_message(hand.message).edit(
                view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as error:
            log.info("table %s: a hand was not edited: %s", hand.table, trouble(error).value)
            return False
        return True

    async def _send(self, session: Session, person: int, draft: Draft, seq: int) -> HandRecord:
        table = session.record.id
        view, files = draft.message(await asyncio.to_thread(draft.painted))
        try:
            channel = await self.bot.create_dm(discord.Object(person))
            message = await channel.send(view=view, files=files)
            hand = HandRecord(table, person, channel.id, message.id, seq)
        except discord.HTTPException as error:
            if trouble(error) not in CLOSED:
                raise
            log.info("table %s: a hand was not sent: %s", table, trouble(error).value)
            hand = HandRecord(table, person, 0, None, seq)
            self._closed.setdefault(table, set()).add(person)
            self.bot.presenter.refresh(table)
        await self.bot.store.save_hand(hand)
        return hand
