"""Ephemeral replies, edited or deleted while their interaction token lives.

Hands, menus and other private views are edited as they change.  A single sentence is deleted when it is
out of date, or when the same person is told something else: people need not tidy up.  Discord allows
that for some minutes, by the token of the click that was answered.  Tokens are not stored: after a
restart, or when they have run out, a press is answered in the place of the pressed message.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import count
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from cogs.platform import request_tasks
from cogs.platform.discord_errors import UNREACHED, MessageMismatch, failure, retry_delay, trouble
from cogs.platform.interactions import (
    LASTS,
    Interaction,
    acknowledge,
    acknowledged,
    answered,
    edit,
    ephemeral,
    reply,
    sent_as,
    settled,
    uninvited,
)
from cogs.platform.limits import CONTENT, length
from cogs.platform.lru_maps import LruMap
from cogs.platform.message_outlines import CONTENTS, look
from cogs.platform.request_budget import Rank
from cogs.platform.request_tasks import TIMEOUT, InFlight
from cogs.platform.work_queue import RESTS, WorkQueue
from cogs.services import Services
from cogs.widgets.message_layout import Draft
from data.store.errors import StoreError
from engine.hosting.service.table_cache import Changed
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session

log = logging.getLogger("poeppel.ephemeral")

READ, LETTERS = 10.0, 15
"""Seconds that a text stands at least, in any case, so that it can be read; and the
letters of a longer text that are read in a second."""

NOTE = "note"
"""The kind of a single sentence; a person has one of them at most, over all tables."""

Make: TypeAlias = Callable[[Interaction, Session], Awaitable[Draft]]
"""Makes what a reply is to show.  Where it refuses there is nothing to be shown any more."""


class ReplyKey(NamedTuple):
    """The key of an ephemeral reply; the latest of equal keys stays."""

    table: int
    """0: none; nothing that happens at a table makes it untrue."""
    person: int
    what: str


class EphemeralReply(Struct):
    """An answer that one person sees."""

    key: ReplyKey
    message: int | None
    """None: not known, since Discord's answer was lost."""
    interaction: Interaction
    make: Make | None
    """None: it goes as soon as something happens at the table."""
    shows: tuple[object, ...]
    since: float
    reads: float = READ
    """For how many seconds it stands at least."""
    outdated: bool = False
    """Whether the person has a newer one."""
    further: bool = False
    """Whether it was sent after the answer itself, by another call."""
    altered: int = 0
    """How many edits in a row have changed nothing."""


class EphemeralReplies:
    """The private messages of people at tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._replies: dict[int, EphemeralReply] = {}
        """By number, in the order in which they were sent."""
        self._numbers = count()
        self._latest: WorkQueue[int] = WorkQueue(self._show, self._again)

    async def send(
        self, interaction: Interaction, key: ReplyKey, draft: Draft, make: Make | None
    ) -> None:
        """Send an ephemeral reply, and keep it up to date.

        Without *make*, for what it is to show later, it goes when something happens.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived.
        """
        reply = self._new_reply(interaction, key, make, draft)
        with self._sending(reply):
            view, files = await draft.drawn()
            reply.further = await settled(interaction)
            sent = await answered(interaction, view=view, files=files)
            reply.message = sent_as(sent)
        if look(sent, view, files) and make is not None:
            for number in self._on(reply.message):
                self._again(number)

    async def say(self, interaction: Interaction, text: str, key: ReplyKey) -> None:
        """Reply with an ephemeral sentence, deleted when it is out of date."""
        said = self._new_reply(interaction, key)
        said.reads = max(READ, len(text) / LETTERS)
        with self._sending(said):
            said.further = await settled(interaction)
            if length(text) <= CONTENT:
                said.message = await reply(interaction, content=text)
            else:
                view, _ = await Draft((text,)).drawn()
                said.message = await reply(interaction, view=view)

    async def show(self, interaction: Interaction, what: str, draft: Draft) -> None:
        """Reply with a draft, until the same is asked for again.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived.
        """
        await draft.send(interaction)
        self._arrived(
            self._add(self._new_reply(interaction, ReplyKey(0, interaction.user.id, what)))
        )

    async def answer(
        self, interaction: Interaction, key: ReplyKey, draft: Draft, make: Make | None
    ) -> bool:
        """Answer a click on an ephemeral reply by an edit; track it.

        Returns:
            Whether it is shown.
        """
        reply = self._new_reply(interaction, key, make, draft)
        error = await failure(self._answered(reply, draft))
        if error is None:
            return True
        log.info("table %s: a click was not answered: %s", key.table, trouble(error).value)
        await acknowledge(interaction)
        if trouble(error).may_arrive:  # the token leads to the message all the same, and lasts
            self._arrived(self._add(reply))
        for number in self._on(reply.message):
            self._latest.doubt_after(number, error)
            self._again(number)
        return False

    async def again(self, interaction: Interaction, key: ReplyKey, make: Make) -> None:
        """Answer a click on an ephemeral reply with its current contents."""
        try:
            draft = await make(interaction, await self.services.tables.get(key.table))
        except Refused:
            await self.gone(interaction)
        else:
            await self.answer(interaction, key, draft, make)

    async def show_step(
        self, interaction: Interaction, key: ReplyKey, draft: Draft, whole: Draft, make: Make
    ) -> None:
        """Answer a click with the next step, in place.

        It stays as long as the *whole*, what there is to see without it, stays so.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived.
        """
        reply = self._new_reply(interaction, key, make, whole)
        error = await failure(self._answered(reply, draft))
        if error is not None:
            for number in self._on(reply.message):
                self._latest.doubt_after(number, error)
            raise error

    async def _answered(self, reply: EphemeralReply, draft: Draft) -> None:
        """Answer the click on a reply by an edit, after older edits."""
        clicked = reply.interaction.message
        reply.message = clicked.id if clicked else None
        with self._sending(reply):
            view, files = await draft.drawn()
            for number in self._on(reply.message):
                await self._latest.done(number, TIMEOUT)
            if not await edit(reply.interaction, view=view, attachments=files):
                raise MessageMismatch("nothing was changed")

    async def gone(self, interaction: Interaction) -> None:
        """Answer a click by deleting the ephemeral reply; public messages stay."""
        clicked = interaction.message.id if interaction.message else None
        await acknowledge(interaction)
        if not ephemeral(interaction):
            return
        self._replies = {
            number: each for number, each in self._replies.items() if each.message != clicked
        }
        # Where it stays it shows nothing untrue, and a press is answered.
        await failure(request_tasks.call(interaction.delete_original_response(), Rank.ANSWER))

    def refresh(self, table: int) -> None:
        """Bring the replies at a table up to date soon."""
        for number, each in self._replies.items():
            if each.key.table == table:
                self._latest.ask(number)

    @contextmanager
    def deferred(self, message: int | None) -> Iterator[None]:
        """Leave a reply to the answer to a click on it."""
        with ExitStack() as stack:
            for number in self._on(message):
                stack.enter_context(self._latest.deferred(number))
            yield

    async def settled(self) -> None:
        """Wait until all pending replies are sent."""
        await self._latest.settled()

    async def close(self) -> None:
        """Stop all updates."""
        await self._latest.close()

    def _new_reply(
        self,
        interaction: Interaction,
        key: ReplyKey,
        make: Make | None = None,
        draft: Draft | None = None,
    ) -> EphemeralReply:
        shows = draft.shows if draft else ()
        return EphemeralReply(key, None, interaction, make, shows, self.services.now())

    def _on(self, message: int | None) -> list[int]:
        """Return the numbers of the known replies on a message."""
        return [
            number
            for number, each in self._replies.items()
            if message is not None and each.message == message
        ]

    def _add(self, reply: EphemeralReply) -> int:
        number = next(self._numbers)
        self._replies[number] = reply
        return number

    @contextmanager
    def _sending(self, reply: EphemeralReply) -> Iterator[None]:
        """Send a message in this block; later changes are shown on it."""
        number = self._add(reply)
        with self._latest.deferred(number):
            try:
                yield
            except BaseException as error:
                if isinstance(error, InFlight) and reply.message is None:
                    error.on_done(partial(self._late, number, reply))
                if not _can_be_found(reply, error):
                    self._replies.pop(number, None)
                    raise
                self._arrived(number)
                raise
            self._replies[number] = reply  # where another click was answered on it meanwhile
            self._arrived(number)

    def _late(self, number: int, reply: EphemeralReply, task: asyncio.Task[Any]) -> None:
        """Track a reply that arrived late, unless a newer one replaces it."""
        if task.exception() is not None:
            return
        reply.message = sent_as(task.result())
        reply.outdated = any(
            other > number and _instead(each.key, reply.key)
            for other, each in self._replies.items()
        )
        self._replies[number] = reply
        self._arrived(number)
        if reply.outdated or reply.make is not None:
            self._latest.ask(number)

    def _arrived(self, number: int) -> None:
        """Keep a reply updated by its newest token; drop replaced ones."""
        now, reply, kept = self.services.now(), self._replies[number], dict[int, EphemeralReply]()
        for other, each in self._replies.items():
            if other < number:
                if now >= each.since + LASTS or _same(reply, each):
                    if self._latest.asked(other):  # what has changed since is not on it yet
                        self._latest.ask(number)
                    continue
                if _instead(reply.key, each.key):
                    each.outdated = True
                    self._latest.ask(other)
            kept[other] = each
        self._replies = kept

    async def _show(self, number: int) -> float | None:
        reply = self._replies.get(number)
        if reply is None or self.services.now() >= reply.since + LASTS:
            self._replies.pop(number, None)
            return None
        try:
            draft = await self._draft(reply)
            if draft is not None:
                await self._edited(number, reply, draft)
                return None
            left = reply.since + reply.reads - self.services.now()
            if reply.make is None and not reply.outdated and left > 0:
                return left
            await self._removed(number, reply)
        except UNREACHED as error:
            what = trouble(error)
            log.info("table %s: a private answer was not edited: %s", reply.key.table, what.value)
            if what.passes:
                reply.shows = ()
                self._latest.doubt_after(number, error)
                return retry_delay(error)
        finally:
            if self._replies.get(number) is not reply:  # a click was answered on it meanwhile
                for other in self._on(reply.message):
                    self._again(other)
        self._replies.pop(number, None)
        return None

    def _again(self, number: int) -> None:
        """Edit a reply again soon, if it still exists."""
        if reply := self._replies.get(number):
            reply.shows = ()
            self._latest.ask(number)

    async def _draft(self, reply: EphemeralReply) -> Draft | None:
        """Return the current draft of a reply; None if it must go."""
        if reply.outdated or reply.make is None:
            return None
        try:
            return await reply.make(
                reply.interaction, await self.services.tables.get(reply.key.table)
            )
        except Refused:
            return None

    async def _edited(self, number: int, reply: EphemeralReply, draft: Draft) -> None:
        if draft.shows == reply.shows:
            return
        view, files = await draft.drawn()
        edit: Awaitable[object]
        if reply.further:
            assert reply.message is not None, "it was sent, or would not be known"
            further = reply.interaction.followup
            edit = further.edit_message(reply.message, view=view, attachments=files)
        else:
            edit = reply.interaction.edit_original_response(view=view, attachments=files)
        wrong = look(await self._latest.call(number, edit, Rank.ANSWER), view, files)
        if CONTENTS in wrong and reply.altered < len(RESTS):
            reply.altered += 1
            raise MessageMismatch("nothing was changed")
        reply.shows, reply.altered = draft.shows, 0

    async def _removed(self, number: int, reply: EphemeralReply) -> None:
        if reply.further:
            assert reply.message is not None, "it was sent, or would not be known"
            gone = reply.interaction.followup.delete_message(reply.message)
        else:
            gone = reply.interaction.delete_original_response()
        await self._latest.call(number, gone, Rank.ANSWER)


def _can_be_found(reply: EphemeralReply, error: BaseException) -> bool:
    """Return whether a lost reply can still be reached by its token."""
    lost = isinstance(error, UNREACHED) and trouble(error).may_arrive
    first = not reply.further and not acknowledged(reply.interaction)
    return lost and first and reply.message is None


def _same(new: EphemeralReply, old: EphemeralReply) -> bool:
    """Return whether two replies are the same message."""
    clicked = new.interaction.message
    if old.message is None:
        return new.key == old.key and clicked is not None and clicked.id == new.message
    return new.message == old.message


def _instead(new: ReplyKey, old: ReplyKey) -> bool:
    """Return whether one reply takes the place of another."""
    return new == old or (
        (new.person, new.what) == (old.person, old.what) and NOTE in (new.what, old.what)
    )


# First results: one private sentence on stored data and its switch.
#
# It comes beside the answer to the next click or command of the person.  It is noted with the result once it may have
# arrived; where Discord refuses it, the next answer tries again.


class FirstResults:
    """People to be told that results of theirs are kept."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._told: LruMap[int, bool] = LruMap()
        """The people of late who have been told, or have no results."""
        self._telling: set[int] = set()

    def changed(self, changed: Changed) -> None:
        """Look again at the people of a game that has ended."""
        for each in changed.change.results:
            if each.person is not None:
                self._told.pop(each.person, None)

    async def tell(self, interaction: Interaction) -> None:
        """Tell a person after an answer, unless they know."""
        person = interaction.user.id
        answered = interaction.response.is_done()
        known = person in self._telling or self._told.get(person)
        if not answered or known or uninvited(interaction):
            return
        self._telling.add(person)
        try:
            self._told[person] = await self._tell(interaction)
        except StoreError as error:
            log.warning("not told that results are kept: %s", error)
        finally:
            self._telling.discard(person)

    async def _tell(self, interaction: Interaction) -> bool:
        """Tell a person; return whether nothing is left to tell."""
        store, person = self._services.store, interaction.user.id
        if not await store.untold(person):
            return True
        text = self._services.texts_for(interaction)("first-result")
        sending = interaction.followup.send(text, ephemeral=True, wait=True)
        error = await failure(request_tasks.call(sending, Rank.ANSWER))
        if error is not None and not trouble(error).may_arrive:
            log.info("not told that results are kept: %s", trouble(error).value)
            return False
        await store.tell(person)
        return True
