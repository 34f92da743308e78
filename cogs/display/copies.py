"""Private answers that stay true: hands and menus that only one person sees.

Discord lets them be edited for some minutes, by the token of the click they answer.  Tokens are not
stored: after a restart, or when they have run out, a press is answered with a fresh copy.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TypeAlias

from msgspec import Struct

from cogs.desk import Desk
from cogs.display.drafts import Draft
from cogs.latest import Latest
from cogs.platform.interactions import Interaction, acknowledge
from cogs.platform.refusals import UNREACHED, Trouble, trouble
from engine.hosting.lobby import Refused
from engine.hosting.session import Session

log = logging.getLogger("poeppel.copies")

LASTS = 14 * 60.0
"""Seconds for which a copy can be edited; Discord says a quarter of an hour."""

SOON = {Trouble.LATER, Trouble.LOST}

Make: TypeAlias = Callable[[Interaction, Session], Awaitable[Draft]]
"""Makes what a copy is to show."""


class Copy(Struct):
    """An answer that one person sees."""

    table: int
    person: int
    message: int | None
    """None: not known, since Discord's answer was lost."""
    interaction: Interaction
    make: Make
    shows: tuple[object, ...]
    until: float
    outdated: bool = False
    """Whether the person has a newer one."""


class Copies:
    """The private messages of a person at a table; all but the latest say that there is a newer."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._copies: dict[int, Copy] = {}
        """By interaction."""
        self._latest: Latest[int] = Latest(self._show)

    async def send(
        self, interaction: Interaction, key: tuple[int, int], draft: Draft, make: Make
    ) -> None:
        """Answer with a new message, seen by this person alone, and keep it up to date.

        Args:
            interaction: what is answered.
            key: table and person.
            draft: what it shows now.
            make: makes what it is to show later.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived.
        """
        view, files = await draft.drawn()
        try:
            sent = await interaction.response.send_message(view=view, files=files, ephemeral=True)
        except UNREACHED as error:
            if trouble(error) in SOON:
                self._keep(interaction, key, draft, make, None)
            raise
        self._keep(interaction, key, draft, make, sent.message_id)

    async def answer(
        self, interaction: Interaction, key: tuple[int, int], draft: Draft, make: Make
    ) -> None:
        """Answer a click on a private message by an edit, and keep it up to date."""
        view, files = await draft.drawn()
        message = interaction.message.id if interaction.message else None
        try:
            await interaction.response.edit_message(view=view, attachments=files)
        except UNREACHED as error:
            log.info("table %s: a click was not answered: %s", key[0], trouble(error).value)
            for number, copy in self._copies.items():
                if copy.message == message:
                    copy.shows = ()
                    self._latest.ask(number)
            await acknowledge(interaction)
            return
        self._keep(interaction, key, draft, make, message)

    def refresh(self, table: int) -> None:
        """Bring the copies at a table up to date soon."""
        for number, copy in self._copies.items():
            if copy.table == table:
                self._latest.ask(number)

    @contextmanager
    def held(self, message: int | None) -> Iterator[None]:
        """Leave a copy to whoever answers a click on it."""
        with ExitStack() as held:
            for number, copy in self._copies.items():
                if message is not None and copy.message == message:
                    held.enter_context(self._latest.held(number))
            yield

    async def settled(self) -> None:
        """Wait until nothing is left to be sent."""
        await self._latest.settled()

    async def close(self) -> None:
        """Show nothing any more."""
        await self._latest.close()

    def _keep(
        self,
        interaction: Interaction,
        key: tuple[int, int],
        draft: Draft,
        make: Make,
        message: int | None,
    ) -> None:
        """Keep a message up to date by its newest token; the person's others are outdated."""
        now, kept = self.desk.now(), dict[int, Copy]()
        for number, copy in self._copies.items():
            if copy.until > now and (copy.message is None or copy.message != message):
                kept[number] = copy
                if (copy.table, copy.person) == key:
                    copy.outdated = True
                    self._latest.ask(number)
        copy = Copy(*key, message, interaction, make, draft.shows, now + LASTS)
        self._copies = {**kept, interaction.id: copy}

    async def _show(self, number: int) -> float | None:
        copy = self._copies.get(number)
        if copy is None or copy.until <= self.desk.now():
            self._copies.pop(number, None)
            return None
        try:
            draft = await self._draft(copy)
            if draft.shows != copy.shows:
                view, files = await draft.drawn()
                await copy.interaction.edit_original_response(view=view, attachments=files)
                copy.shows = draft.shows
        except UNREACHED as error:
            what = trouble(error)
            log.info("table %s: a private answer was not edited: %s", copy.table, what.value)
            if what in SOON:
                return 0.0
            copy.outdated = True
        if copy.outdated:
            self._copies.pop(number, None)
        return None

    async def _draft(self, copy: Copy) -> Draft:
        texts = self.desk.texts_for(copy.interaction)
        if copy.outdated:
            return Draft((texts("message-moved"),))
        try:
            return await copy.make(copy.interaction, await self.desk.tables.get(copy.table))
        except Refused as refused:
            copy.outdated = True
            return Draft((texts(refused.key, **refused.about),))
