"""Replies: every click and command is answered, even when nothing happens."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from cogs.messages.ephemeral import NOTE, EphemeralReplies, ReplyKey
from cogs.platform.blocked_boards import BlockedBoards
from cogs.platform.discord_errors import UNREACHED, Trouble, trouble
from cogs.platform.foreign import markup
from cogs.platform.interactions import (
    Interaction,
    is_one_of_several,
    table_of,
    unheard,
    uninvited,
    withdraw,
)
from cogs.platform.limits import CONTENT, cut, link
from cogs.platform.metrics import ERRORS
from cogs.platform.player_names import Naming
from cogs.services import Services
from cogs.views.words import Words
from cogs.widgets.buttons import Kind, button
from cogs.widgets.message_layout import Draft
from data.shipped.texts import Texts, dashed, texts
from data.store.errors import StoreError
from engine.hosting.state.refusals import Refused

log = logging.getLogger("poeppel.replies")

CHECKED = {"missing-permissions", Trouble.FORBIDDEN.text, Trouble.UNFIT.text, Trouble.LOCKED.text}
"""The refusals in places where the bot may not do its work."""

TYPED = {"name", "rule", "entry", "reason", "value"}
"""Values of refusals that people typed, or that quote their files."""


class Replies:
    """Private answers to one person, in their language."""

    def __init__(
        self, services: Services, hidden: BlockedBoards, replies: EphemeralReplies
    ) -> None:
        self.services, self._hidden, self._replies = services, hidden, replies

    async def say(self, interaction: Interaction, key: str, **values: str | int) -> None:
        """Say the text *key*."""
        said = self.services.texts_for(interaction)(key, **values)
        await self._say(interaction, await self.leading(interaction, said))

    async def tell(self, interaction: Interaction, what: str, text: str) -> None:
        """Answer with a *text* that stays until the same is asked again."""
        await self._replies.say(interaction, text, ReplyKey(0, interaction.user.id, what))

    async def _say(self, interaction: Interaction, text: str) -> None:
        key = ReplyKey(table_of(interaction), interaction.user.id, NOTE)
        await self._replies.say(interaction, self.beside(interaction, text), key)

    async def _say_with_check(self, interaction: Interaction, text: str) -> None:
        """Answer with a text and a button to the missing permissions."""
        check = button(Kind.CHECK, 0, self.services.texts_for(interaction))
        key = ReplyKey(table_of(interaction), interaction.user.id, NOTE)
        await self._replies.send(interaction, key, Draft((text,), (check,)), None)

    def beside(self, interaction: Interaction, text: str) -> str:
        """Add the reason why the channel's board is not shown, if so."""
        missing = self._hidden.in_channel(
            interaction.channel_id, self.services.texts_for(interaction)
        )
        return f"{cut(text, CONTENT - len(missing) - 1)}\n{missing}" if missing else text

    async def to(self, interaction: Interaction, work: Awaitable[None]) -> None:
        """Do *work* for a click; a failure is answered in one sentence."""
        try:
            await work
        except Exception as error:
            await self.failed(interaction, error)

    async def failed(self, interaction: Interaction, error: Exception) -> None:
        """Explain a failure to a person.

        Log it if they cannot mend it.
        """
        key = "failed-bug"
        if isinstance(error, Refused):
            ERRORS.labels("refused").inc()
            await self._refuse(interaction, error)
            return
        if isinstance(error, StoreError):
            ERRORS.labels("store").inc()
            log.error("the store failed: %s", texts()(error.key, **error.about))
            key = "failed-store"
        elif isinstance(error, UNREACHED) and (what := trouble(error)) is not Trouble.FAULT:
            ERRORS.labels("discord").inc()
            log.warning("Discord refused: %s (%s)", what.value, error)
            if what.text is None:
                return
            key = what.text
        else:
            ERRORS.labels("bug").inc()
            log.error("bug in an interaction", exc_info=error)
        await self._said(interaction, key, self.services.texts_for(interaction)(key))

    async def _refuse(self, interaction: Interaction, refused: Refused) -> None:
        """Explain a refusal and the next step, with a board link."""
        text = await self.why(interaction, refused)
        try:
            table = table_of(interaction)
            await self.services.members.miss_others(table, interaction.user.id, refused)
            text = await self.leading_back(interaction, text)
        except StoreError as error:
            log.error("the store failed: %s", error)
        await self._said(interaction, refused.key, text)

    async def why(self, interaction: Interaction, refused: Refused) -> str:
        """Explain a refusal, with names as at its table."""
        texts, names, server = (
            self.services.texts_for(interaction),
            self.services.names,
            interaction.guild_id,
        )
        with suppress(Refused):
            if table := table_of(interaction):
                session = await self.services.tables.get(table)
                return told(refused, texts, Words(session, texts, names).person)
        return told(refused, texts, Naming(server or 0, names, texts).person)

    async def leading(self, interaction: Interaction, text: str) -> str:
        """Add the way to one of several tables that could be meant."""
        several = is_one_of_several(interaction)
        return await self.leading_back(interaction, text) if several else text

    async def leading_back(self, interaction: Interaction, text: str) -> str:
        """Add the way to the board of the table in question."""
        if not (table := table_of(interaction)):
            return text
        try:
            record = (await self.services.tables.get(table)).record
        except Refused:
            return text
        if record.message is None:
            return text
        texts = self.services.texts_for(interaction)
        board = texts("to-board", link=link(record))
        return texts.joined("between-sentences", (cut(text, CONTENT - len(board) - 1), board))

    async def _said(self, interaction: Interaction, key: str, text: str) -> None:
        if unheard(interaction):
            log.warning("nothing is heard of the answer to an interaction")
            return
        try:
            await withdraw(interaction)
            here = interaction.guild_id is not None and not uninvited(interaction)
            if key in CHECKED and here:
                await self._say_with_check(interaction, text)
            else:
                await self._say(interaction, text)
        except UNREACHED as late:
            log.warning("an interaction was not answered: %s", trouble(late).value)


def told(refused: Refused, texts: Texts, called: Callable[[int], str]) -> str:
    """Say why something cannot be, with people as they are *called*."""
    about = {name: _told(texts, name, of, called) for name, of in refused.about.items()}
    return texts(refused.key, **about)


def _told(texts: Texts, name: str, value: str | int, called: Callable[[int], str]) -> str | int:
    """Return a refusal's value in players' words: names, with typed ones harmless."""
    if name in ("host", "person", "people"):
        return texts.listed(called(int(each)) for each in str(value).split())
    if name in ("channels", "near", "roles"):
        return texts.joined("between-items", str(value).split("\n"))
    if name in ("rule", "other") and (title := f"rule-{dashed(str(value))}") in texts:
        return texts(title)
    return markup(str(value)) if name in TYPED else value
