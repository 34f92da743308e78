"""Time zones as menu lines, with a form for all others."""

from __future__ import annotations

from cogs.platform.interactions import Interaction
from cogs.widgets.buttons import Choice, Form
from data.texts import Texts
from engine.hosting.state.quiet_hours import USUAL, called

OTHER = "other"
"""Chosen in a menu to type another."""

NAME = 40
"""Characters that can be typed; no zone's name is longer."""


def choices(texts: Texts, chosen: str) -> list[Choice]:
    """Return lines for the usual zones, the *chosen* one, and others."""
    names = USUAL if chosen in USUAL or not chosen else (*USUAL, chosen)
    offered = [Choice(name, called(name), chosen=name == chosen) for name in names]
    return [*offered, Choice(OTHER, texts("zone-other"))]


def form(interaction: Interaction, custom_id: str, values: list[str], texts: Texts) -> Form | None:
    """Return the form for another zone, chosen in the menu, or None."""
    if values != [OTHER] or "values" not in (interaction.data or {}):
        return None
    return Form(custom_id, texts("zone-title"), texts("zone-label"), NAME)
