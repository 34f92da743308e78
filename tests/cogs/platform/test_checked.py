"""Whatever a test causes to be sent is checked, and the views that discord.py keeps as well."""

import re
from typing import Any, Self

import discord
import pytest
from discord import app_commands, ui

from tests.simulation import simulation

Interaction = discord.Interaction[Any]


class Roll(ui.DynamicItem[ui.Button[Any]], template="t:.+"):
    """A button of a board."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Roll", custom_id="t:1:2:roll"))

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls()


class Bot(discord.Client):
    """Answers /show with the views it was given."""

    def __init__(self, *views: ui.View) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.views = views
        self.tree: app_commands.CommandTree[Any] = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Roll)

        @self.tree.command(description="Show a message")
        async def show(interaction: Interaction) -> None:
            first, *others = self.views
            await interaction.response.send_message("Hello", view=first)
            for view in others:
                await interaction.edit_original_response(view=view)

        await self.tree.sync()


def view(*items: ui.Item[Any], timeout: float | None = None) -> ui.View:
    found = ui.View(timeout=timeout)
    for item in items:
        found.add_item(item)
    return found


async def show(*views: ui.View) -> None:
    async with simulation(Bot(*views), people=1) as world:
        await world.slash(world.people[0], "show")


async def test_a_valid_view_passes() -> None:
    await show(view(Roll()), view(Roll(), ui.Button(label="Board", url="https://a.example")))


async def test_a_label_that_is_too_long_fails_the_test() -> None:
    with pytest.raises(AssertionError, match="35 characters of the label"):
        await show(view(ui.Button(label="x" * 35, custom_id="x"), timeout=60))


async def test_an_edit_is_checked_as_well() -> None:
    with pytest.raises(AssertionError, match="'→' is no emoji"):
        await show(view(Roll()), view(ui.Button(emoji="→"), timeout=60))


async def test_a_mixed_view_fails_the_test() -> None:
    with pytest.raises(AssertionError, match="Button beside Roll"):
        await show(view(Roll(), ui.Button(label="Sure?")))
