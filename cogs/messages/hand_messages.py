"""Hand messages: one direct message per person and table, edited with changes.

A hand goes to its person alone: by direct message, or privately on request.  Where
direct messages do not arrive the board says so, and they are tried again once a day at most.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import MappingProxyType
from typing import Any, TypeAlias

import discord
from msgspec import structs

from cogs.messages.delivery import (
    MARK,
    WRITE_AGAIN,
    DesiredMessage,
    belongs,
    hand_mark,
    still,
)
from cogs.messages.ephemeral import EphemeralReplies, ReplyKey
from cogs.messages.live_message import Answer, LiveMessages
from cogs.messages.notifying import at_table, notified
from cogs.messages.side_messages import SideMessages
from cogs.platform.blocked_boards import BlockedBoards
from cogs.platform.discord_errors import Trouble, failure, retry_delay, trouble
from cogs.platform.interactions import Interaction
from cogs.platform.limits import link
from cogs.platform.lru_maps import LruMap
from cogs.platform.request_budget import Rank
from cogs.services import Services
from cogs.views import table_messages
from cogs.views.words import Words
from cogs.widgets.buttons import Kind, button
from cogs.widgets.message_layout import Draft
from cogs.widgets.option_steps import Chosen
from data.records import MessageRecord
from engine.hosting.actions.seat_changes import check_running
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session

log = logging.getLogger("poeppel.hand_messages")

HandKey: TypeAlias = tuple[int, int]
"""A table and a person."""

APART = 3.0
"""Seconds between two edits of a hand whose owner is asked nothing: they look on."""

HAND = "hand"
"""The kind of the reply with a hand."""


def digest(draft: Draft) -> str:
    """Return a short digest of a draft; equal looks give equal digests."""
    return hashlib.sha256(repr(draft.shows).encode()).hexdigest()[:16]


def _is_asked(session: Session, person: int) -> bool:
    """Return whether a player is asked, or may still undo a move."""
    own = session.seats_of(person)
    may_undo = session.undoable is not None and session.undoable.entry.seat in own
    return may_undo or bool(table_messages.asking(session, own))


def _is_over(session: Session, person: int) -> bool:
    """Return whether a hand has no more cards to show."""
    return session.record.status != "running" or person not in (*session.people, *session.away)


def _mark(session: Session, person: int) -> int:
    """Return the mark of a person's hand, or the table's."""
    try:
        return hand_mark(session.hand_of(person))
    except Refused:
        return MARK + session.record.id


class Hands(LiveMessages[HandKey]):
    """Hand messages, sent and kept up to date."""

    unknown_content = MappingProxyType({"shows": ""})
    denials = frozenset(
        {
            Trouble.CLOSED_DM,
            Trouble.PERSON_GONE,
            Trouble.FORBIDDEN,
            Trouble.UNFIT,
            Trouble.PLACE_GONE,
        }
    )

    def __init__(
        self,
        services: Services,
        hidden: BlockedBoards,
        replies: EphemeralReplies,
        beside: SideMessages,
    ) -> None:
        super().__init__(services, lambda key: self._ranks.get(key, Rank.REST))
        self._hidden, self._replies, self._beside = hidden, replies, beside
        self._ranks: LruMap[HandKey, Rank] = LruMap()
        """How urgent the next edit of a hand is."""
        self._updated: LruMap[HandKey, float] = LruMap()
        """When a hand was last sent or edited, not as the answer to a click."""
        self._channels: LruMap[HandKey, int] = LruMap()
        """Direct messages that were opened for a hand, or from which it was pressed."""
        self._drawn: LruMap[HandKey, int] = LruMap()
        """The revision of the table in which a hand was drawn last."""
        self._noted: LruMap[HandKey, int] = LruMap()
        """That in which it was drawn as it was last noted."""
        self._delivered: dict[HandKey, MessageRecord] = {}
        """Hands under delivery, as recorded: their people may be deleted meanwhile."""

    def changed(self, session: Session) -> bool:
        """Update the hands of a table soon; return whether there are any.

        Those of people who are asked something, or have nothing to do with it any more, at once.
        """
        if not session.system.hands or session.play is None:
            return False
        people = {*session.people, *session.away, *session.hands}
        plays = session.people if session.record.status == "running" else ()
        for person in people:
            key = session.record.id, person
            self._ranks[key] = self._rank_at(session, person)
            looks_on = person in plays and not _is_asked(session, person)
            self.ask_within(key, self._rest_of_pause(key) if looks_on else 0.0)
        return bool(people)

    def _rank_at(self, session: Session, person: int) -> Rank:
        """Return the rank of an edit to a hand."""
        hand, rank = session.hands.get(person), self.services.routes.rank
        asked = Rank.ASKED if _is_asked(session, person) else Rank.REST
        return rank(hand.message if hand else None, asked)

    def _rest_of_pause(self, key: HandKey) -> float:
        """Return the seconds until a hand may be edited again."""
        updated = self._updated.get(key)
        return 0.0 if updated is None else APART - abs(self.services.now() - updated)

    def redraw(self, session: Session) -> None:
        """Redraw the hands of a table soon, after a name changed."""
        for person, hand in session.hands.items():
            if hand.message is not None:
                self.refresh((session.record.id, person))

    def renew(self, table: int, person: int) -> None:
        """Update a person's hand soon, after they changed its looks."""
        self.ask((table, person))

    async def draft(
        self, session: Session, person: int, locale: str | None, chosen: Chosen | None = None
    ) -> Draft:
        """Return a person's hand in their language and theme.

        Raises:
            StoreError: what the person has chosen could not be read.
        """
        await self.services.read(locale)
        texts, record, mark = self.services.texts[locale], session.record, _mark(session, person)
        if person in session.away and record.status == "running":
            said = texts("hand-away", rests=str(session.unattended))
            back = button(Kind.BACK, record.id, texts)
            return Draft((said,), (back,), mark=mark)
        if person not in session.people:
            return Draft((texts("hand-left", table=record.id),), mark=mark)
        if record.status != "running":
            over = texts("hand-over", table=record.id, link=link(record))
            return Draft((over,), mark=mark)
        words = Words(
            session, texts, self.services.names, await self.services.persons.theme(person)
        )
        draft = table_messages.hand(session, session.seats_of(person), words, link(record), chosen)
        missing = self._hidden.missing(record.id, texts)
        return structs.replace(draft, texts=(*draft.texts, missing), mark=mark)

    async def adopt(self, interaction: Interaction, key: HandKey) -> None:
        """Note the channel of a clicked hand, and adopt an unrecorded message.

        A message of a person without a hand or a seat is answered alone.
        """
        if interaction.channel_id is not None:
            self._channels[key] = interaction.channel_id
        session = await self.services.tables.get(key[0])
        if key[1] in (*session.hands, *session.people, *session.away):
            await super().adopt(interaction, key)

    @asynccontextmanager
    async def answering(self, interaction: Interaction, key: HandKey) -> AsyncIterator[None]:
        """Answer a click, even a refused one, with the current hand.

        The hand may have been outdated.
        """
        table, clicked = key[0], interaction.message
        with self.deferred(key):
            try:
                yield
            except Refused:
                dealt = (await self.services.tables.get(table)).play is not None
                if dealt and clicked is not None and belongs(clicked, table):
                    await self.respond(interaction, key)
                raise
            await self.respond(interaction, key)

    async def answer(self, interaction: Interaction, key: HandKey) -> Answer:
        """Return the clicked hand as it is; only the latest is recorded."""
        session, clicked = await self.services.tables.get(key[0]), interaction.message
        draft = await self.draft(session, key[1], str(interaction.locale))
        hand = session.hands.get(key[1])
        latest = hand is not None and clicked is not None and clicked.id == hand.message
        self._drawn[key] = session.record.revision
        return Answer(draft, {"shows": digest(draft)} if latest else {})

    async def step(self, interaction: Interaction, key: HandKey, chosen: Chosen) -> Draft:
        """Return the next step of a choice, until the next change."""
        session = await self.services.tables.get(key[0])
        return await self.draft(session, key[1], str(interaction.locale), chosen)

    async def show(self, interaction: Interaction, session: Session) -> None:
        """Send a person their hand as an ephemeral reply.

        Raises:
            Refused: they have none.
            discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived.
        """
        # What they have chosen is read before, so that nothing changes between the draft and its sending.
        await self.services.persons.chosen(interaction.user.id)
        session = await self.services.tables.get(session.record.id)
        check_running(session)
        if not session.seats_of(interaction.user.id):
            raise Refused("not-seated")
        if not session.system.hands:
            raise Refused("no-hands")
        draft = await self.private_hand(interaction, session)
        key = ReplyKey(session.record.id, interaction.user.id, HAND)
        await self._replies.send(interaction, key, draft, self.private_hand)
        self.ask((session.record.id, interaction.user.id))

    async def private_hand(
        self, interaction: Interaction, session: Session, chosen: Chosen | None = None
    ) -> Draft:
        """Return the reply with a hand, or a choice's next step.

        Raises:
            Refused: there is no such hand any more.
        """
        person = interaction.user.id
        if session.record.status != "running":
            raise Refused("table-ended")
        if person not in session.people:
            raise Refused("not-seated")
        return await self.draft(session, person, str(interaction.locale), chosen)

    def table_of(self, key: HandKey) -> int:
        """Return the table at which a hand is held."""
        return key[0]

    async def record(self, key: HandKey) -> MessageRecord:
        """Return the stored record of a hand, or a new one.

        It is closed in the middle of a delivery if its person was deleted meanwhile.
        """
        (table, person), delivered = key, self._delivered.get(key)
        session = await self.services.tables.get(table)
        hand = session.hands.get(person)
        if hand is None and delivered is not None and delivered.id:
            kept = await self.services.store.numbered_message(delivered.id)
            return kept or structs.replace(delivered, closed=True)
        hand = hand or MessageRecord(
            kind="hand", key="", table=table, server=session.record.server, channel=0
        )
        return structs.replace(hand, channel=hand.channel or self._channels.get(key) or 0)

    async def note(self, key: HandKey, **fields: Any) -> MessageRecord:
        """Store fields of a hand; a change in reachability updates the board.

        Raises:
            Refused: the person was deleted, and no hand is to be sent.
        """
        hand, drawn = await self.record(key), self._drawn.get(key, 0)
        reached = {"refused": 0.0} if "message" in fields else {}
        about = {"channel": hand.channel, **reached, **fields}
        follows = (self._noted.get(key) or drawn) < drawn
        try:
            if hand.closed:  # its person may be back, with another
                raise Refused("not-seated")
            noted = await self.services.tables.note_hand(*key, drawn if follows else -1, **about)
        except Refused:
            if hand.id and not fields.get("posting"):
                return await self._outlive(hand, **fields)
            raise
        if "shows" in fields:
            self._noted[key] = drawn
        if key in self._delivered:
            self._delivered[key] = noted
        return noted

    async def _outlive(self, hand: MessageRecord, **fields: Any) -> MessageRecord:
        """Have a hand go that has arrived after its person was deleted."""
        if message := fields.get("message"):
            await self._beside.arrived(hand, message, remains=fields.get("remains", []))
        return structs.replace(hand, **fields)

    async def desired(self, key: HandKey, doubted: bool) -> DesiredMessage | None:
        """Return the desired hand; open its channel if needed."""
        (table, person), mark = key, self.services.deletions.mark()
        session, hand = await self.services.tables.get(table), await self.record(key)
        self._delivered[key], self._drawn[key] = hand, session.record.revision
        over, now = _is_over(session, person), self.services.now()
        deals = session.system.hands and session.play is not None and not over
        if person not in session.hands and not deals:
            return None
        if hand.refused and not over and abs(now - hand.refused) < WRITE_AGAIN:
            return None
        if over and hand.message is None and not hand.posting and not hand.remains:
            await self._done(key)
            return None
        locale = await self.services.persons.language(person)
        draft = await self.draft(session, person, locale)
        rank = Rank.ASKED if _is_asked(session, person) else Rank.REST
        if not hand.channel:
            opening = self.services.discord.create_dm(discord.Object(person))
            hand = structs.replace(hand, channel=(await self.call(key, opening, rank)).id)
        self._channels[key] = hand.channel
        shows = digest(draft)
        due = doubted or shows != hand.shows or hand.posting > 0 or hand.message is None
        if due:
            self._updated[key] = now

        async def done(tidy: bool) -> None:
            if over and (tidy or hand.refused):  # more cannot be done
                await self._done(key)

        awake = await notified(self.services, [person], at_table(session, mark))
        return DesiredMessage(
            hand,
            draft,
            self.services.texts[locale],
            rank,
            {"shows": shows},
            due,
            last=over,
            still=still(session.record, now),
            silent=hand.posted_at > 0 or not awake.people,  # the board pings, once a turn
            done=done,
        )

    async def denied(self, key: HandKey, error: BaseException) -> float | None:
        """Note an unreachable owner, and delete the outdated hand.

        It may not be edited any more, and what it says would not be true.
        """
        (table, person), why = key, trouble(error)
        session, hand = await self.services.tables.get(table), await self.record(key)
        over = _is_over(session, person)
        if hand.closed:
            return None
        if why is Trouble.PLACE_GONE and not over:
            self._channels.pop(key, None)
            lost: dict[str, Any] = {
                "channel": 0,
                "message": None,
                "posting": 0.0,
                "remains": [],
                "shows": "",
            }
            await self.note(key, **lost)
            return 0.0
        log.info("table %s: a player gets no direct messages: %s", table, why.value)
        if why is Trouble.PERSON_GONE:
            self.services.members.doubt(table, session.record.server, [person])
        place, left = self.services.discord.get_partial_messageable(hand.channel), list[int]()
        for message in (*hand.remains, *([] if hand.message is None else [hand.message])):
            deleting = place.get_partial_message(message).delete()
            stays = await failure(self.call(key, deleting, Rank.REST))
            if stays is None or trouble(stays).is_gone:
                continue
            if trouble(stays).passes:
                self.doubt_after(key, stays)  # it may go later, when it shows cards again
                return retry_delay(stays)
            log.info("table %s: a hand stays: %s", table, trouble(stays).value)
            left.append(message)  # it is brought up to date when it is pressed
        if over:
            await self._done(key)
        else:
            await self.note(key, message=None, remains=left, refused=self.services.now())
        return None

    async def _show(self, key: HandKey) -> float | None:
        try:
            return await super()._show(key)
        finally:
            self._delivered.pop(key, None)

    async def _done(self, key: HandKey) -> None:
        """Drop the record of a hand, unless its person is back."""
        table, person = key
        if _is_over(await self.services.tables.get(table), person):
            await self.services.tables.drop_hand(table, person)
