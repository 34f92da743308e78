"""Suggestions while a command's parameter is typed."""

from __future__ import annotations

from collections.abc import Mapping

from discord import app_commands

from cogs.desk import Desk
from cogs.platform.interactions import Interaction
from cogs.platform.limits import CHOICES
from data.shipped.texts import dashed


def choices(names: Mapping[str, str], typed: str) -> list[app_commands.Choice[str]]:
    """Return the values with *typed* in their name, up to Discord's limit."""
    found = [value for value, name in names.items() if typed.lower() in name.lower()]
    return [app_commands.Choice(name=names[value], value=value) for value in found][:CHOICES]


def meant(names: Mapping[str, str], given: str) -> str:
    """Return the value a person typed, by key or name."""
    typed = given.strip().casefold()
    named = (value for value, name in names.items() if name.casefold() == typed)
    return given if given in names else next(named, given)


def games(desk: Desk, interaction: Interaction) -> dict[str, str]:
    """Return the names of all games in the person's language."""
    texts = desk.texts_for(interaction)
    return {key: texts(f"game-{dashed(key)}") for key in desk.catalog}
