"""A click or a command always gets an answer, also when it comes to nothing."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

from cogs.controls.buttons import Button
from cogs.controls.custom_ids import Kind, custom_id
from cogs.desk import Desk
from cogs.display.drafts import Draft
from cogs.display.hidden import Hidden
from cogs.platform.interactions import Interaction
from cogs.platform.limits import CONTENT
from cogs.platform.prose import cut, escape
from cogs.platform.refusals import UNREACHED, Trouble, trouble
from data.store_protocol import StoreError
from data.texts import Texts, dashed
from engine.hosting.lobby import Refused

log = logging.getLogger("poeppel.answers")

CHECKED = {"missing-permissions", Trouble.FORBIDDEN.text, Trouble.UNFIT.text, Trouble.LOCKED.text}
"""What somebody is told where the bot may not do what it has to."""


class Answers:
    """What one person is told, in their language, seen by nobody else."""

    def __init__(self, desk: Desk, hidden: Hidden) -> None:
        self.desk, self._hidden = desk, hidden

    async def say(self, interaction: Interaction, key: str, **values: str | int) -> None:
        """Say the text *key*."""
        text = self.beside(interaction, self.desk.texts_for(interaction)(key, **values))
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)

    async def _say_with_check(
        self, interaction: Interaction, key: str, **values: str | int
    ) -> None:
        """Say the text *key*, with a button that leads to what exactly is missing."""
        texts = self.desk.texts_for(interaction)
        button = Button(custom_id(Kind.CHECK, 0), texts("button-check"))
        view, _ = Draft((texts(key, **values),), (button,)).message(())
        if interaction.response.is_done():
            await interaction.followup.send(view=view, ephemeral=True)
        else:
            await interaction.response.send_message(view=view, ephemeral=True)

    def beside(self, interaction: Interaction, text: str) -> str:
        """Add to an answer why the board of the channel is not shown, if it is not."""
        missing = self._hidden.in_channel(interaction.channel_id, self.desk.texts_for(interaction))
        return f"{cut(text, CONTENT - len(missing) - 1)}\n{missing}" if missing else text

    async def to(self, interaction: Interaction, work: Awaitable[None]) -> None:
        """Do *work* for a click; whatever goes wrong, the person gets one sentence."""
        try:
            await work
        except Exception as error:
            await self.failed(interaction, error)

    async def failed(self, interaction: Interaction, error: Exception) -> None:
        """Tell a person why what they asked for was not done; log what they cannot mend."""
        key, about = "failed-bug", {}
        if isinstance(error, Refused):
            texts = self.desk.texts_for(interaction)
            key = error.key
            about = {name: _told(texts, name, of) for name, of in error.about.items()}
        elif isinstance(error, StoreError):
            log.error("the store failed: %s", error)
            key = "failed-store"
        elif isinstance(error, UNREACHED) and (what := trouble(error)) is not Trouble.FAULT:
            log.warning("Discord refused: %s (%s)", what.value, error)
            if what.text is None:
                return
            key = what.text
        else:
            log.error("bug in an interaction", exc_info=error)
        try:
            if key in CHECKED and interaction.guild_id is not None:
                await self._say_with_check(interaction, key, **about)
            else:
                await self.say(interaction, key, **about)
        except UNREACHED as late:
            log.warning("an interaction was not answered: %s", trouble(late).value)


def _told(texts: Texts, name: str, value: str | int) -> str | int:
    """Return a value of a refusal as players know it: rules by their titles, typed names harmless."""
    if name in ("rule", "other") and (title := f"rule-{dashed(str(value))}") in texts:
        return texts(title)
    return escape(str(value)) if name in ("name", "rule") else value
