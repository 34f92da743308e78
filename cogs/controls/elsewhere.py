"""What is pressed on answers that are about no table: what people and admins choose, and look up."""

from __future__ import annotations

from cogs import privacy
from cogs.admins import check, panel
from cogs.admins.moderation import Moderation
from cogs.controls.buttons import Form
from cogs.desk import Desk
from cogs.display import choices, house_rules
from cogs.display.drafts import Draft
from cogs.display.presenter import Presenter
from cogs.platform.interactions import Interaction, private
from engine.hosting.state.refusals import Refused


class Elsewhere:
    """What people do away from the tables."""

    def __init__(self, desk: Desk, presenter: Presenter) -> None:
        self.desk, self.presenter = desk, presenter
        self.moderation = Moderation(desk, presenter)

    async def own_form(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> Form | None:
        """Return the form in which somebody types what they choose for themselves, if they ask for it."""
        if table or not private(interaction):
            return None
        return choices.form(self.desk, interaction, rest, values)

    async def form_for_server(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> Form | None:
        """Return the form in which an admin types what no menu offers, if they ask for it."""
        if table or not private(interaction):
            return None
        return panel.form(self.desk, interaction, rest, values)

    async def settle(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Choose something for oneself; no table is meant."""
        if table or not private(interaction):
            raise Refused("bad-click")
        await choices.choose(self.desk, self.presenter.hands, interaction, rest, values)
        await (await panel.own(self.desk, interaction)).answer(interaction)

    async def choose_for_server(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Choose something for the server, as an admin; no table is meant."""
        if table or not private(interaction):
            raise Refused("bad-click")
        await (await panel.press(self.desk, interaction, rest, values)).answer(interaction)

    async def moderate(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Do something about a table, as a moderator."""
        if table or not private(interaction):
            raise Refused("bad-click")
        await (await self.moderation.press(interaction, rest, values)).answer(interaction)

    async def delete_person(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Delete what is stored about whoever presses."""
        if table or rest != "delete" or not private(interaction):
            raise Refused("bad-click")
        await privacy.delete(self.desk, self.presenter, interaction.user.id)
        said = self.desk.texts_for(interaction)("privacy-deleted")
        await Draft((said,)).answer(interaction)

    async def check_place(
        self, interaction: Interaction, table: int, rest: str, values: list[str]
    ) -> None:
        """Say what is missing where somebody is."""
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
