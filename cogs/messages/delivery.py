"""Delivery of one message: edit, post and clean up despite failed requests.

A failed request may still have arrived, and an arrived message may not be noted.  So each post is noted
before it is sent.  Until its outcome is known, the next attempt first looks for the message in the
channel, and only then posts it again.  A replaced message stays noted until it is deleted.

Messages carry the number of their table as the id of a component, so that they can be told apart.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Protocol, TypeVar
from zlib import crc32

import discord
from msgspec import Struct, structs

from cogs.messages.notifying import Calling, Notified, notified
from cogs.platform import request_tasks
from cogs.platform.discord_errors import Locked, MessageMismatch, Trouble, failure, outcome, trouble
from cogs.platform.message_outlines import CONTENTS, changes, look
from cogs.platform.request_budget import Rank
from cogs.services import Services
from cogs.widgets.message_layout import Draft, Painted
from data.records import MessageRecord, TableRecord
from data.shipped.texts import Texts
from engine.hosting.state.time_controls import DAY

log = logging.getLogger("poeppel.delivery")

T = TypeVar("T")
Key = TypeVar("Key")

WRITE_AGAIN = DAY
"""Seconds until a direct message that failed is tried again."""

OLD = 50 * 60.0
"""Seconds after which a message is posted anew: Discord limits edits of messages of an hour."""

MARK = 10**9
"""What is added to the number of a table, beyond the ids that Discord counts components by."""

HANDS = range(213 * 10**7, 214 * 10**7)
"""The marks of hands at seats taken later, beyond those of cups."""

SKEW = 60.0
"""Seconds by which Discord's clock may be behind ours."""

TICK = 0.001
"""Seconds by which two nonces differ."""

SEEN = 100
"""How many messages are looked through for one of ours."""

ANEW = {Trouble.MESSAGE_GONE, Trouble.TOO_OLD}


class Noted(Protocol):
    """The stored record of a message, as delivery needs it."""

    @property
    def channel(self) -> int: ...
    @property
    def message(self) -> int | None: ...
    @property
    def posted_at(self) -> float: ...
    @property
    def posting(self) -> float: ...
    @property
    def remains(self) -> Sequence[int]: ...


def still(record: TableRecord, now: float) -> bool:
    """Return whether a table has been idle for long."""
    return now - record.changed_at > OLD


def bears(message: discord.Message, mark: int) -> bool:
    """Return whether a component of a message has an id of ours."""
    return any(getattr(part, "id", None) == mark for part in message.components)


def belongs(message: discord.Message, table: int) -> bool:
    """Return whether one of our messages, pressed for a table, shows it."""
    marks = {getattr(part, "id", None) or 0 for part in message.components}
    return MARK + table in marks or any(each in HANDS for each in marks)


def hand_mark(hand: MessageRecord) -> int:
    """Return a hand's mark: its table's, or one of its own.

    A person may be deleted and come back while their earlier hand is still looked for.
    """
    _, later, since = hand.key.rpartition("-")  # hands of 1.1.0 have another key
    if not later or since == "0":
        return MARK + hand.table
    return HANDS[crc32(hand.key.encode()) % len(HANDS)]


async def marked(
    services: Services,
    place: discord.PartialMessageable,
    mark: int,
    since: datetime,
    call: Callable[[Awaitable[Any]], Awaitable[Any]],
) -> list[int]:
    """Return our messages in a place that bear a mark.

    Raises:
        discord.DiscordException, aiohttp.ClientError, OSError: it is not known now.
    """
    seen: list[discord.Message] = await call(request_tasks.seen(place, SEEN, since))
    if not seen:  # or our clock is ahead by more than that
        seen = await call(request_tasks.seen(place, SEEN))
    return [each.id for each in seen if each.author == services.discord.user and bears(each, mark)]


def unnoted(interaction: discord.Interaction[Any], noted: Noted | None, table: int) -> bool:
    """Return whether a click was on an unrecorded message of the table."""
    clicked = interaction.message
    return (
        clicked is not None
        and (noted is None or clicked.id not in (noted.message, *noted.remains))
        and belongs(clicked, table)
    )


def adopted(noted: Noted, message: int, others: Sequence[int] = ()) -> dict[str, Any]:
    """Return the fields that adopt a found message; older ones must go."""
    known = {message, *others, *noted.remains}
    known |= {noted.message} if noted.message is not None else set()
    newest = max(known - {*noted.remains}, default=message)
    fields: dict[str, Any] = {"remains": sorted(known - {newest})}
    if newest != noted.message:
        posted = discord.utils.snowflake_time(newest).timestamp()
        fields |= {"message": newest, "posted_at": posted, "posting": 0.0}
    return fields


class MessageAdapter(ABC, Generic[Key]):
    """An adapter for messages of one kind: their records, and their requests."""

    services: Services
    unknown_content: ClassVar[Mapping[str, Any]]
    """The fields that say that it is not known what a message shows."""

    @abstractmethod
    async def record(self, key: Key) -> Noted:
        """Return the stored record of a message.

        Raises:
            Refused: there is no such table.
        """

    @abstractmethod
    async def note(self, key: Key, **fields: Any) -> Noted:
        """Store fields of a message; return it as it is then."""

    async def call(self, key: Key, request: Awaitable[T], rank: Rank, patient: bool = True) -> T:
        """Return the result of a request; earlier reads may be outdated then.

        Without patience, a slow one is `InFlight`.
        """
        return await request_tasks.call(request, rank)

    def doubt_after(self, key: Key, error: BaseException) -> None:
        """Show the message again where a failed edit may arrive late."""
        del key, error  # unless it is kept by a queue, its next look shows it

    def gives_up(self, key: Key) -> bool:
        """Return whether edits that change nothing were tried often enough."""
        del key
        return False


class DesiredMessage(Struct):
    """The wanted state of a message in one attempt."""

    noted: Noted
    draft: Draft
    texts: Texts
    rank: Rank
    shows: Mapping[str, Any]
    """The fields that say that it shows the draft."""
    due: bool
    """Whether it may show something else, or is not there."""
    anew: bool = False
    """Post it at the end of the channel, even if it could be edited."""
    last: bool = False
    """It shows that the table is closed, for which nothing is posted."""
    still: bool = False
    """Nothing has happened at the table for long: nothing is posted while it can be edited."""
    lasts: bool = False
    """Where it is too old to be edited, another is posted even as the last."""
    closed: bool = False
    """It has to go, and nothing comes in its place."""
    vanishes: bool = False
    """It may name deleted people: it goes where it is too old to be edited, and may go with its place."""
    posted_for: Mapping[str, int] = MappingProxyType({})
    """The field that says what it is posted for, noted before it is sent."""
    calling: Calling | None = None
    """The circumstances of the draft's pings; None: it pings nobody."""
    silent: bool = False
    """Whether its arrival is not announced: a direct message to a person that may not be pinged."""
    named: bool = True
    """Whether its people have names, as far as Discord knows them."""
    done: Callable[[bool], Awaitable[None]] | None = None
    """Is called once it is shown, with whether no earlier message is left."""


class Delivery:
    """One message, for one attempt to bring it up to date."""

    def __init__(self, adapter: MessageAdapter[Key], key: Key, desired: DesiredMessage) -> None:
        self.services, self._adapter, self._key = adapter.services, adapter, key
        self._desired, self.noted = desired, desired.noted
        self._pictures: Painted | None = None
        self._place = self.services.discord.get_partial_messageable(desired.noted.channel)

    async def deliver(self) -> bool:
        """Edit the message or post another; return whether it is tidy."""
        desired = self._desired
        if desired.closed:
            return await self._ended()
        if not desired.due:
            return await self._tidied()
        repeated = self.noted.posting > 0 and not await self._found()
        old = self.services.now() - self.noted.posted_at > OLD
        elsewhere = desired.anew or repeated or (old and not desired.still)
        message, stays = self.noted.message, desired.last or not elsewhere
        if message is not None and stays and await self._edited(message):
            if message == self.noted.message:  # else a newer one has turned up meanwhile
                posted = {"posting": 0.0} if self.noted.posting else {}
                await self._note(**posted, **desired.shows)
        elif not desired.last:
            if message is not None and stays:  # people have deleted it: all were pinged by it
                desired.calling = None
            await self._post(repeated)
        else:
            await self._note(message=None, posting=0.0, **desired.shows)
        return await self._tidied()

    async def _ended(self) -> bool:
        """Delete the message and its possible copies; return whether it is gone."""
        if self.noted.posting > 0:
            await self._found()
        shown = [] if self.noted.message is None else [self.noted.message]
        remains = sorted({*self.noted.remains, *shown})
        await self._note(message=None, remains=remains)
        return await self._tidied()

    async def _tidied(self) -> bool:
        """Delete replaced messages; return whether all are gone."""
        gone = {each for each in self.noted.remains if await self._removed(each)}
        remains = [each for each in self.noted.remains if each not in gone]
        if remains != self.noted.remains:
            await self._note(remains=remains)
        return not remains

    async def _note(self, **fields: Any) -> None:
        """Store something about the message."""
        self.noted = await self._adapter.note(self._key, **fields)

    async def _call(
        self, request: Awaitable[T], rank: Rank | None = None, patient: bool = True
    ) -> T:
        """Return the result of a request, and read the record again."""
        rank = self._desired.rank if rank is None else rank
        try:
            return await self._adapter.call(self._key, request, rank, patient)
        finally:
            self.noted = await self._adapter.record(self._key)

    async def _found(self) -> bool:
        """Look for a message that was posted, but not noted."""
        since = datetime.fromtimestamp(self.noted.posting - SKEW, UTC)
        mark = self._desired.draft.mark or 0
        found = await outcome(marked(self.services, self._place, mark, since, self._call))
        if isinstance(found, Exception):
            what = trouble(found)
            if what.may_arrive or (self._desired.closed and not what.is_gone):
                raise found
            return False  # what was posted lately Discord knows by its nonce
        found = [each for each in found if each not in self.noted.remains]
        if not found:
            return False
        fields = adopted(self.noted, max(found), found)
        if "message" in fields:
            fields |= self._adapter.unknown_content
        elif fields["remains"] == self.noted.remains:
            return False
        await self._note(**fields)
        return "message" in fields

    async def _edited(self, message: int) -> bool:
        """Edit a message; return whether it still exists."""
        if await self._edited_by_click(message):
            return True
        here = self._place.get_partial_message(message)
        wrong = await outcome(self._in_open_thread(partial(self._sent_by, here.edit)))
        if isinstance(wrong, Exception):
            vanishes = self._desired.vanishes
            if vanishes and trouble(wrong) is Trouble.TOO_OLD:
                wrong = await failure(self._call(here.delete())) or wrong
            if self._desired.lasts and trouble(wrong) is Trouble.TOO_OLD:
                self._desired.last = False
            if trouble(wrong) not in ANEW and not (vanishes and trouble(wrong).is_gone):
                raise wrong
            return False
        if CONTENTS in wrong and not self._adapter.gives_up(self._key):
            raise MessageMismatch(f"message {message} is shown as before")
        return True

    async def _edited_by_click(self, message: int) -> bool:
        """Edit a message by a click's token; return whether that worked."""
        click = self.services.routes.take(message)
        if click is None:
            return False
        editing = self._sent_by(click.edit_original_response, Rank.ANSWER, patient=False)
        wrong = await outcome(editing)
        if not wrong:
            self.services.routes.worked()
            return True
        if isinstance(wrong, Exception):
            self._adapter.doubt_after(self._key, wrong)  # and arrive after the edit that follows
        self.services.routes.failed(click, message, wrong)
        return False

    async def _sent_by(
        self,
        edit: Callable[..., Awaitable[discord.Message]],
        rank: Rank | None = None,
        patient: bool = True,
    ) -> str:
        """Edit the message by one of its routes, without pings.

        Returns:
            What Discord shows otherwise than it was sent, as far as known.
        """
        view, files, _ = await self._laid_out()
        # discord.py adds what the bot allows to everything except to edits of a message by its place.
        nobody = discord.AllowedMentions.none()
        edited = edit(view=view, attachments=files, allowed_mentions=nobody)
        return look(await self._call(edited, rank, patient), view, files)

    async def _post(self, repeated: bool) -> None:
        """Post the message, and delete the one that it replaces."""
        before = {name: getattr(self.noted, name) for name in self._desired.posted_for}
        if not repeated:
            # Another moment than the last time, even if the clock was set back: so is the nonce.
            posting = max(self.services.now(), self.noted.posted_at + TICK)
            await self._note(posting=posting, **self._desired.posted_for)
        posting = self.noted.posting
        nonce = f"{self._desired.draft.mark}-{round(posting * 1000)}"

        async def send() -> tuple[discord.Message, str]:
            view, files, called = await self._laid_out()
            sending = self._place.send(
                view=view,
                files=files,
                nonce=nonce,
                allowed_mentions=called.allowed,
                silent=self._desired.silent,
            )
            came = await self._call(sending)
            return came, changes(came, view, files)

        sent = await outcome(self._in_open_thread(send))
        if isinstance(sent, Exception):
            if not (repeated or trouble(sent).may_arrive):
                await self._note(posting=0.0, **before)
            raise sent
        message, wrong = sent
        posted = {"posted_at": posting, "posting": 0.0, **self._desired.posted_for}
        if repeated and not await self._edited(message.id):
            # Discord has returned the message it knew by the nonce; it has been deleted meanwhile.
            await self._note(**posted)
            await self._post(repeated=False)
            return
        replaced = self.noted.message
        remains = {*self.noted.remains, *([] if replaced is None else [replaced])} - {message.id}
        wrong = "" if repeated else wrong  # which has been edited since
        shown = self._adapter.unknown_content if wrong else self._desired.shows
        await self._note(message=message.id, remains=sorted(remains), **posted, **shown)
        if wrong:
            raise MessageMismatch(f"message {message.id} shows something else: {wrong}")

    async def _removed(self, message: int) -> bool:
        """Delete a message; if that fails, remove its buttons."""
        error = await failure(self._call(self._place.get_partial_message(message).delete()))
        if error is None or trouble(error).is_gone:
            return True
        log.info("message %s stays for now: %s", message, trouble(error).value)
        if not self._desired.closed:
            await self._emptied(message)
        return False

    async def _emptied(self, message: int) -> None:
        view, _ = Draft((self._desired.texts("message-moved"),)).message([])
        nobody = discord.AllowedMentions.none()
        here = self._place.get_partial_message(message)
        emptying = here.edit(view=view, attachments=[], allowed_mentions=nobody)
        error = await failure(self._call(emptying))
        if error is not None:
            log.info("message %s keeps its buttons: %s", message, trouble(error).value)

    async def _laid_out(self) -> tuple[discord.ui.LayoutView, list[discord.File], Notified]:
        """Lay the message out with the people that it may ping now."""
        draft = self._desired.draft
        if self._pictures is None:
            self._pictures = await draft.pictures()
        called = await notified(self.services, draft.calls, self._desired.calling)
        return *structs.replace(draft, calls=called.people).message(self._pictures), called

    async def _in_open_thread(self, send: Callable[[], Awaitable[T]]) -> T:
        """Send something; where the thread is archived, open it again first."""
        sent = await outcome(send())
        if not isinstance(sent, Exception):
            return sent
        if trouble(sent) is not Trouble.ARCHIVED:
            raise sent
        thread = await self._call(self.services.discord.fetch_channel(self._place.id))
        if isinstance(thread, discord.Thread):
            error = await failure(self._call(thread.edit(archived=False)))
            if isinstance(error, discord.Forbidden) and thread.locked:
                raise Locked from error
            if error is not None:
                raise error
        return await send()
