"""Time zones as menu lines, with a form for all others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cogs.widgets.buttons import Choice, Form
from cogs.widgets.handler_registry import Press
from data.shipped.texts import Texts
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


def form(press: Press, texts: Texts) -> Form | None:
    """Return the form for another zone, if chosen in the pressed menu.

    It is read like the menu, by the same custom_id.
    """
    pressed: Mapping[str, Any] = press.interaction.data or {}
    if press.values != [OTHER] or "values" not in pressed:
        return None
    return Form(pressed["custom_id"], texts("zone-title"), texts("zone-label"), NAME)
