"""Hands by direct message: one message per person and table, edited as the hand changes.

What a person holds goes to that person alone: by direct message, or privately on request.  Where
direct messages do not arrive the board says so, and nothing is tried again before the person asks.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs import messages
from cogs.buttons import UNREACHED
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
ANEW = {Trouble.MESSAGE_GONE, Trouble.PLACE_GONE, Trouble.TOO_OLD}


class Hands:
    """Sends hands and keeps them up to date."""

    def __init__(self, bot: Poeppel) -> None:
        self.bot = bot
        self._latest: Latest[tuple[int, int]] = Latest(self._show)
        self._closed: dict[int, set[int]] = {}
        """By table: who gets no direct messages."""
        self._again: set[tuple[int, int]] = set()
        """Whose hand is to be sent although that has failed before."""
        self._sent: dict[tuple[int, int], object] = {}
        """What each hand's message shows, so that nothing is sent twice."""

    def refresh(self, session: Session) -> None:
        """Bring the hands of a table up to date soon."""
        if session.system.hands and session.play is not None:
            for person in session.people:
                self._latest.ask((session.record.id, person))

    def retry(self, session: Session, person: int) -> None:
        """Send a hand once more to somebody who gets no direct messages, as they have asked."""
        if person in self.closed_to(session):
            self._again.add((session.record.id, person))
            self._latest.ask((session.record.id, person))

    def shown(self, session: Session, person: int, draft: Draft) -> None:
        """Take note that the answer to a click has brought a hand's message up to date."""
        self._sent[session.record.id, person] = draft.shows

    def closed_to(self, session: Session) -> list[int]:
        """Return who at the table gets no direct messages."""
        closed = self._closed.get(session.record.id, set())
        return [person for person in session.people if person in closed]

    def draft(self, session: Session, person: int, locale: str | None = None) -> Draft:
        """Make a person's hand, in their language; no cards when the game is over."""
        texts, record = self.bot.texts[locale or self.bot.locales.get(person)], session.record
        if record.status != "running":
            return Draft((texts("hand-over", table=record.id, link=link(record)),))
        words = Words(session, texts, self.bot.names)
        return messages.hand(session, session.seats_of(person)[0], words, link(record))

    async def empty(self, session: Session, person: int) -> None:
        """Take the cards out of the message of somebody who has left, at once."""
        key = (session.record.id, person)
        texts = self.bot.texts[self.bot.locales.get(person)]
        async with self._latest.turn(key):
            hand = await self.bot.store.hand(*key)
            if hand is not None and hand.message is not None:
                await self._edit(hand, Draft((texts("hand-left", table=session.record.id),)))
            self._forget(key)

    async def close(self) -> None:
        """Send nothing any more."""
        await self._latest.close()

    async def settled(self) -> None:
        """Wait until nothing is left to be sent."""
        await self._latest.settled()

    async def _show(self, key: tuple[int, int]) -> None:
        """Bring one hand up to date: by an edit, by a new message, or not at all."""
        try:
            session = await self.bot.tables.get(key[0])
        except Refused:
            return
        if key[1] not in session.people:
            return
        over, draft = session.record.status != "running", self.draft(session, key[1])
        hand = await self.bot.store.hand(*key)
        try:
            if hand is not None and hand.message is None and key not in self._again:
                self._closed.setdefault(key[0], set()).add(key[1])
                return
            there = hand is not None and hand.message and await self._edit(hand, draft)
            if not there and not over:
                await self._send(session, key[1], draft)
        finally:
            self._again.discard(key)
            if over:
                self._forget(key)

    async def _edit(self, hand: HandRecord, draft: Draft) -> bool:
        """Edit a hand's message; return whether it is there to be edited."""
        assert hand.message is not None
        key, shows = (hand.table, hand.person), draft.shows
        if self._sent.get(key) == shows:
            return True
        place = self.bot.get_partial_messageable(hand.channel)
        view, files = await draft.drawn()
        nobody = discord.AllowedMentions.none()
        try:
            await place.get_partial_message(hand.message).edit(
                view=view, attachments=files, allowed_mentions=nobody
            )
        except UNREACHED as error:
            self._sent.pop(key, None)
            log.info("table %s: a hand was not edited: %s", hand.table, trouble(error).value)
            return trouble(error) not in ANEW | CLOSED
        self._sent[key] = shows
        return True

    async def _send(self, session: Session, person: int, draft: Draft) -> None:
        """Send a hand on a new message; where that does not go, the board says so."""
        table, closed = session.record.id, self._closed.setdefault(session.record.id, set())
        view, files = await draft.drawn()
        before = person in closed
        try:
            channel = await self.bot.create_dm(discord.Object(person))
            message = await channel.send(view=view, files=files)
        except UNREACHED as error:
            log.info("table %s: a hand was not sent: %s", table, trouble(error).value)
            if trouble(error) not in CLOSED:
                return
            closed.add(person)
            await self.bot.store.save_hand(HandRecord(table, person, 0, None))
        else:
            closed.discard(person)
            self._sent[table, person] = draft.shows
            hand = HandRecord(table, person, channel.id, message.id, session.record.seq)
            await self.bot.store.save_hand(hand)
        if before != (person in closed):
            self.bot.presenter.refresh(table)

    def _forget(self, key: tuple[int, int]) -> None:
        self._sent.pop(key, None)
        self._closed.get(key[0], set()).discard(key[1])
        if not self._closed.get(key[0]):
            self._closed.pop(key[0], None)
