"""What is offered while somebody types a parameter of a command."""

from __future__ import annotations

from collections.abc import Mapping

from discord import app_commands

from cogs.desk import Desk
from cogs.platform.interactions import Interaction
from cogs.platform.limits import CHOICES
from data.texts import dashed


def choices(names: Mapping[str, str], typed: str) -> list[app_commands.Choice[str]]:
    """Return the values whose *names* hold what was *typed*, as many as Discord takes."""
    found = [value for value, name in names.items() if typed.lower() in name.lower()]
    return [app_commands.Choice(name=names[value], value=value) for value in found][:CHOICES]


def games(desk: Desk, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the games whose names, in the person's language, fit what was typed."""
    texts = desk.texts_for(interaction)
    return choices({key: texts(f"game-{dashed(key)}") for key in desk.catalog}, typed)
