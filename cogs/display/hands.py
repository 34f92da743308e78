"""Hands by direct message: one message per person and table, edited as the hand changes.

What a person holds goes to that person alone: by direct message, or privately on request.  Where
direct messages do not arrive the board says so, and they are tried again once a day at most.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import discord
from msgspec import structs

from cogs.controls.taps import Chosen
from cogs.desk import Desk
from cogs.display import board
from cogs.display.copies import Copies, Key
from cogs.display.delivery import (
    MARK,
    WRITE_AGAIN,
    Delivery,
    adopted,
    belongs,
    still,
    unnoted,
)
from cogs.display.drafts import Draft
from cogs.display.hidden import Hidden
from cogs.display.words import Words
from cogs.latest import RESTS, Latest
from cogs.platform.budget import Rank
from cogs.platform.interactions import PATIENCE, Interaction, acknowledge, edit
from cogs.platform.links import link
from cogs.platform.recent import Recent
from cogs.platform.refusals import UNREACHED, Trouble, rest, trouble
from cogs.platform.wire import FLIGHT, Flying
from data.records import Change, HandRecord
from data.store_protocol import StoreError
from data.texts import Texts
from engine.hosting.actions.seat_changes import check_running
from engine.hosting.service.keyed_lock import Busy
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session

log = logging.getLogger("poeppel.hands")

CLOSED = {
    Trouble.CLOSED_DM,
    Trouble.PERSON_GONE,
    Trouble.FORBIDDEN,
    Trouble.UNFIT,
    Trouble.PLACE_GONE,
}

APART = 3.0
"""Seconds between two edits of a hand whose owner is asked nothing: they look on."""

HAND = "hand"
"""What a copy of a hand is."""


def digest(draft: Draft) -> str:
    """Return a short text that is the same for two drafts that look the same."""
    return hashlib.sha256(repr(draft.shows).encode()).hexdigest()[:16]


def _left(hand: HandRecord) -> HandRecord:
    """Return what is to be known of a hand that is only to be taken away."""
    shown = [] if hand.message is None else [hand.message]
    return structs.replace(hand, message=None, remains=[*hand.remains, *shown], shows="")


def _is_asked(session: Session, person: int) -> bool:
    """Whether a player is asked something at a table, or may undo a move for a few seconds."""
    own = session.seats_of(person)
    may_undo = session.held is not None and session.held.entry.seat in own
    return may_undo or bool(board.asking(session, own))


class Hands:
    """Sends hands and keeps them up to date."""

    def __init__(self, desk: Desk, hidden: Hidden, copies: Copies) -> None:
        self.desk, self._hidden, self._copies = desk, hidden, copies
        self._latest: Latest[tuple[int, int]] = Latest(self._show, self._again, self._rank)
        self._ranks: Recent[tuple[int, int], Rank] = Recent()
        """How urgent the next edit of a hand is."""
        self._brought: Recent[tuple[int, int], float] = Recent()
        """When a hand was last sent or edited by itself."""
        self._redraw: set[tuple[int, int]] = set()
        """The hands of which it is not known what they show, whatever is noted."""
        self._disowned: dict[tuple[int, int], int] = {}
        """Hands of which nobody knows any more whose they are: the number they have instead."""

    def refresh(self, session: Session) -> bool:
        """Bring the hands of a table up to date soon; return whether there are any.

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
            self._latest.ask_within(key, self._rest_of_pause(key) if looks_on else 0.0)
        return bool(people)

    def _rank_at(self, session: Session, person: int) -> Rank:
        """Return how urgent it is to edit a hand, and whether that counts at all."""
        hand, rank = session.hands.get(person), self.desk.routes.rank
        asked = Rank.ASKED if _is_asked(session, person) else Rank.REST
        return rank(hand.message if hand else None, asked)

    def _rank(self, key: tuple[int, int]) -> Rank:
        known = self._ranks.get(key)
        return Rank.REST if known is None else known

    def _rest_of_pause(self, key: tuple[int, int]) -> float:
        """Return in how many seconds a hand may be edited again; the system's clock may have gone back."""
        brought = self._brought.get(key)
        return 0.0 if brought is None else APART - abs(self.desk.now() - brought)

    def redraw(self, session: Session) -> None:
        """Edit the hands of a table once more, soon: names in their pictures are not compared."""
        for person, hand in session.hands.items():
            if hand.message is not None:
                self._again((session.record.id, person))

    def renew(self, table: int, person: int) -> None:
        """Bring one person's hand up to date soon: they have chosen how it looks."""
        self._latest.ask((table, person))

    async def draft(
        self, session: Session, person: int, locale: str | None, chosen: Chosen | None = None
    ) -> Draft:
        """Make a person's hand, in their language and theme; no cards when the game is over.

        Raises:
            StoreError: what the person has chosen could not be read.
        """
        texts, record = self.desk.texts[locale], session.record
        if person in session.away and record.status == "running":
            button = board.back(session, texts)
            said = texts("hand-away", rests=str(session.unattended))
            return Draft((said,), (button,), mark=MARK + record.id)
        if person not in session.people:
            return Draft((texts("hand-left", table=record.id),), mark=MARK + record.id)
        if record.status != "running":
            over = texts("hand-over", table=record.id, link=link(record))
            return Draft((over,), mark=MARK + record.id)
        words = Words(session, texts, self.desk.names, await self.desk.persons.theme(person))
        draft = board.hand(session, session.seats_of(person), words, link(record), chosen)
        missing = self._hidden.missing(record.id, texts)
        return structs.replace(draft, texts=(*draft.texts, missing), mark=MARK + record.id)

    async def meet(self, interaction: Interaction, session: Session) -> None:
        """Before a click in direct messages: see whether it is on a message that we know of."""
        person, table = interaction.user.id, session.record.id
        if unnoted(interaction, session.hands.get(person), table):
            async with self._latest.turn((table, person)):  # whoever posts it notes that first
                await self._turned_up(interaction, table, person)

    async def _turned_up(self, interaction: Interaction, table: int, person: int) -> None:
        """Take note of a message of which nothing was known, if that is still so."""
        hand = (await self.desk.tables.get(table)).hands.get(person)
        if interaction.message is not None and unnoted(interaction, hand, table):
            log.info("table %s: a hand turned up", table)
            known = hand or HandRecord(table, person, interaction.message.channel.id)
            fields = adopted(known, interaction.message.id)
            if "message" in fields:
                fields["shows"] = ""
            await self._note(known, **fields)
            self._latest.ask((table, person))

    @asynccontextmanager
    async def answering(self, interaction: Interaction, table: int) -> AsyncIterator[None]:
        """Answer a click on a hand, after what is done in this block, with the hand as it is then.

        What did not count is answered so as well, as the hand may have been outdated.
        """
        person = interaction.user.id
        clicked = interaction.message
        with self._latest.held((table, person)), self._copies.held(clicked.id if clicked else None):
            try:
                yield
            except Refused:
                session, own = await self.desk.tables.get(table), interaction.guild_id is None
                if own and session.play and clicked is not None and belongs(clicked, table):
                    await self._answer(interaction, session)
                raise
            await self._answer(interaction, await self.desk.tables.get(table))

    async def lead_on(self, interaction: Interaction, session: Session, chosen: Chosen) -> None:
        """Answer a tap by the next step of a choice; the hand comes back with the next change."""
        key, clicked = (session.record.id, interaction.user.id), interaction.message
        held = self._copies.held(clicked.id if clicked else None)
        with self._latest.held(key), held:
            draft = await self.draft(session, key[1], str(interaction.locale), chosen)
            if interaction.guild_id is not None:
                whole = await self.copy(interaction, session)
                mine = self._key(interaction, session)
                await self._copies.lead_on(interaction, mine, draft, whole, self.copy)
                return
            async with self._latest.watching(key):
                await draft.answer(interaction)

    async def _answer(self, interaction: Interaction, session: Session) -> None:
        """Edit the clicked hand by the answer to the click."""
        if interaction.guild_id is not None:
            await self._copies.again(interaction, self._key(interaction, session), self.copy)
            return
        key = session.record.id, interaction.user.id
        try:
            async with self._latest.turn(key, PATIENCE):
                await self._edit(interaction, *key)
        except Busy:  # an older edit is under way, and must not arrive after this one
            await acknowledge(interaction)
            with suppress(Busy):
                async with self._latest.turn(key, 2 * FLIGHT):
                    await self._edit(interaction, *key)

    async def _edit(self, interaction: Interaction, table: int, person: int) -> None:
        session = await self.desk.tables.get(table)
        draft = await self.draft(session, person, str(interaction.locale))
        view, files = await draft.drawn()
        try:
            async with self._latest.watching((table, person)):
                await edit(interaction, view=view, attachments=files)
        except UNREACHED as error:
            log.info("table %s: a click was not answered: %s", table, trouble(error).value)
            self._again((table, person))
            if not isinstance(error, Flying):
                await acknowledge(interaction)
            return
        hand, clicked = session.hands.get(person), interaction.message
        if hand is not None and clicked is not None and clicked.id == hand.message:
            try:
                await self._note(hand, shows=digest(draft))
            except StoreError as error:
                log.warning("table %s: not noted what a hand shows: %s", table, error)

    async def show(self, interaction: Interaction, session: Session) -> None:
        """Send a person their hand, seen by nobody else.

        Raises:
            Refused: they have none.
            discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived.
        """
        # What they have chosen is read before, so that nothing changes between the draft and its sending.
        await self.desk.persons.chosen(interaction.user.id)
        session = await self.desk.tables.get(session.record.id)
        check_running(session)
        if not session.seats_of(interaction.user.id):
            raise Refused("not-seated")
        if not session.system.hands:
            raise Refused("no-hands")
        draft = await self.copy(interaction, session)
        await self._copies.send(interaction, self._key(interaction, session), draft, self.copy)
        self._latest.ask((session.record.id, interaction.user.id))

    async def copy(self, interaction: Interaction, session: Session) -> Draft:
        """Return what a private copy of a hand is to show.

        Raises:
            Refused: there is no such hand any more.
        """
        person = interaction.user.id
        if session.record.status != "running":
            raise Refused("table-ended")
        if person not in session.people:
            raise Refused("not-seated")
        return await self.draft(session, person, str(interaction.locale))

    @staticmethod
    def _key(interaction: Interaction, session: Session) -> Key:
        return Key(session.record.id, interaction.user.id, HAND)

    async def done(self, table: int, person: int, within: float) -> bool:
        """Wait until a person's hand shows what it should; return whether it does."""
        return await self._latest.done((table, person), within)

    async def disown(self, table: int, person: int) -> None:
        """Know no more whose hand it is; what is left of it is taken away in nobody's name.

        What is on its way to Discord at this moment is noted in that name as well.
        """
        hand = (await self.desk.tables.get(table)).hands.get(person)
        if hand is None or not hand.channel:
            return
        nobody = structs.replace(_left(hand), person=-hand.channel)
        self._disowned[table, person] = nobody.person
        change = Change(table=table, hands=[nobody], hands_done=[person])
        await self.desk.tables.note(change)
        self._latest.ask((table, nobody.person))

    async def settled(self) -> None:
        """Wait until nothing is left to be sent."""
        await self._latest.settled()

    async def close(self) -> None:
        """Send nothing any more."""
        await self._latest.close()

    async def _show(self, key: tuple[int, int]) -> float | None:
        """Bring one hand up to date; return for how long to rest if that did not go."""
        self._disowned.pop(key, None)  # which was about an earlier round
        try:
            async with self._latest.watching(key):
                return await self._bring(*key)
        except Refused:
            return None
        except UNREACHED as error:
            what = trouble(error)
            log.info("table %s: a hand was not shown: %s", key[0], what.value)
            return rest(error)
        finally:
            if (nobody := self._disowned.get(key)) is not None:
                self._again((key[0], nobody))

    def _again(self, key: tuple[int, int]) -> None:
        """Edit a hand once more, soon, though nothing has changed."""
        self._redraw.add(key)
        self._latest.ask(key)

    async def _bring(self, table: int, person: int) -> float | None:
        session, key = await self.desk.tables.get(table), (table, person)
        over = session.record.status != "running" or person not in (*session.people, *session.away)
        hand = session.hands.get(person)
        if hand is None:
            if over or session.play is None or not session.system.hands:
                self._redraw.discard(key)
                return None
            hand = HandRecord(table, person)
        if hand.closed_at and not over and abs(self.desk.now() - hand.closed_at) < WRITE_AGAIN:
            return None
        if over and hand.message is None and not hand.posting and not hand.remains:
            await self._done(hand)
            return None
        locale = await self.desk.persons.language(person)
        draft = await self.draft(session, person, locale)
        if key in self._redraw:
            hand = structs.replace(hand, shows="")
        self._redraw.add(key)
        try:
            tidy = await self._delivered(hand, draft, session, self.desk.texts[locale], over)
        except UNREACHED as error:
            if (why := trouble(error)) not in CLOSED:
                raise
            self._redraw.discard(key)
            return await self._not_taken(hand, session.record.server, over, why)
        self._redraw.discard(key)
        if over and (tidy or hand.closed_at):  # more cannot be done
            await self._done(hand)
        elif not tidy:
            self._latest.again(key, RESTS[-1])  # the newest message does not wait for older ones
        return None

    async def _not_taken(
        self, hand: HandRecord, server: int, over: bool, why: Trouble
    ) -> float | None:
        """Take note that a hand does not reach its owner; return as `_show`."""
        if why is Trouble.PLACE_GONE and not over:
            await self._note(HandRecord(hand.table, hand.person))
            return 0.0
        log.info("table %s: somebody gets no direct messages: %s", hand.table, why.value)
        if why is Trouble.PERSON_GONE:
            self.desk.members.doubt(hand.table, server, [hand.person])
        left = await self._dropped(hand)
        await (self._done(hand) if over else self._closed(hand, left))
        return None

    async def _delivered(
        self, hand: HandRecord, draft: Draft, session: Session, texts: Texts, over: bool
    ) -> bool:
        rank = Rank.ASKED if _is_asked(session, hand.person) else Rank.REST
        call = partial(self._latest.call, (hand.table, hand.person), rank=rank)
        if not hand.channel:
            person = discord.Object(hand.person)
            hand = structs.replace(
                hand, channel=(await call(self.desk.discord.create_dm(person))).id
            )

        async def known() -> HandRecord:
            now = (await self.desk.tables.get(hand.table)).hands.get(hand.person, hand)
            return structs.replace(now, channel=hand.channel)

        async def note(**fields: Any) -> HandRecord:
            if "message" in fields:
                fields["closed_at"] = 0.0
            return await self._note(await known(), **fields)

        shows = digest(draft)
        delivery = Delivery(
            self.desk,
            hand,
            draft,
            note,
            known,
            call,
            texts=texts,
            shows={"shows": shows},
            unseen={"shows": ""},
        )
        if shows != hand.shows or hand.posting or hand.message is None:
            self._brought[hand.table, hand.person] = self.desk.now()
            return await delivery.bring(last=over, still=still(session.record, self.desk.now()))
        return await delivery.tidy()

    async def _note(self, hand: HandRecord, **fields: Any) -> HandRecord:
        """Store something about a hand; whether it reaches its owner is seen on the board."""
        nobody = self._disowned.get((hand.table, hand.person))
        if nobody is not None:
            hand = structs.replace(hand, person=nobody)
        known = (await self.desk.tables.get(hand.table)).hands.get(hand.person)
        noted = structs.replace(hand, **fields)
        seen = bool(noted.closed_at) != bool(known and known.closed_at)
        await self.desk.tables.note(Change(table=hand.table, hands=[noted]), seen=seen)
        return noted

    async def _closed(self, hand: HandRecord, remains: list[int]) -> None:
        """Take note that somebody gets no direct messages, and which have to go."""
        known = (await self.desk.tables.get(hand.table)).hands.get(hand.person, hand)
        await self._note(known, message=None, remains=remains, closed_at=self.desk.now())

    async def _dropped(self, hand: HandRecord) -> list[int]:
        """Take a hand away that may not be edited any more, or what it says would not be true.

        Returns:
            what may not be taken away either; it is brought up to date when it is pressed.
        """
        known = (await self.desk.tables.get(hand.table)).hands.get(hand.person, hand)
        place = self.desk.discord.get_partial_messageable(known.channel)
        shown, left = [] if known.message is None else [known.message], list[int]()
        for message in (*known.remains, *shown):
            try:
                await self._latest.call(
                    (hand.table, hand.person),
                    place.get_partial_message(message).delete(),
                    Rank.REST,
                )
            except UNREACHED as error:
                if trouble(error).passes:
                    raise
                log.info("table %s: a hand stays: %s", hand.table, trouble(error).value)
                left += [] if trouble(error).is_gone else [message]
        return left

    async def _done(self, hand: HandRecord) -> None:
        """Nothing will have to be done about a hand any more."""
        await self.desk.tables.note(Change(table=hand.table, hands_done=[hand.person]))
