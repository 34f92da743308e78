"""What is pressed on answers that are about no table: what people and admins choose, and look up."""

from __future__ import annotations

from cogs import privacy
from cogs.admins import check, panel
from cogs.admins.moderation import Moderation
from cogs.desk import Desk
from cogs.display import choices, house_rules
from cogs.display.drafts import Draft
from cogs.display.presenter import Presenter
from cogs.platform.interactions import Interaction, Prompt, private
from engine.hosting.refusals import Refused


class Elsewhere:
    """What people do away from the tables."""

    def __init__(self, desk: Desk, presenter: Presenter) -> None:
        self.desk, self.presenter = desk, presenter
        self.moderation = Moderation(desk, presenter)

    async def settle(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Choose something for oneself; no table is meant."""
        if table or not private(interaction):
            raise Refused("bad-click")
        if form := choices.form(self.desk, interaction, rest, values):
            await interaction.response.send_modal(form.modal())
            return
        Prompt(interaction)  # where it is heeded at many tables, that takes a while
        await choices.choose(self.desk, self.presenter.hands, interaction, rest, values)
        await (await panel.own(self.desk, interaction)).answer(interaction)

    async def choose_for_server(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Choose something for the server, as an admin; no table is meant."""
        if table or not private(interaction):
            raise Refused("bad-click")
        if form := panel.form(self.desk, interaction, rest, values):
            await interaction.response.send_modal(form.modal())
            return
        Prompt(interaction)
        await (await panel.press(self.desk, interaction, rest, values)).answer(interaction)

    async def moderate(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Do something about a table, as a moderator."""
        if table or not private(interaction):
            raise Refused("bad-click")
        await interaction.response.defer()  # a board may be posted meanwhile
        await (await self.moderation.press(interaction, rest, values)).answer(interaction)

    async def delete_person(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Delete what is stored about whoever presses."""
        if table or rest != "delete" or not private(interaction):
            raise Refused("bad-click")
        await interaction.response.defer()
        await privacy.delete(self.desk, self.presenter, interaction.user.id)
        said = self.desk.texts_for(interaction)("privacy-deleted")
        await Draft((said,)).answer(interaction)

    async def check_place(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Say what is missing where somebody is."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await (await check.draft(self.desk, interaction)).send(interaction)

    async def tell_rules(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Show a house rule of the game named, or its rules in short; no table is meant."""
        if table or not private(interaction):
            raise Refused("bad-click")
        chosen = values[0] if values else house_rules.IN_SHORT
        rule = None if chosen == house_rules.IN_SHORT else chosen
        game = rest.partition(":")[0]  # what follows tells its menus apart
        await (await house_rules.draft(self.desk, interaction, game, rule)).answer(interaction)
