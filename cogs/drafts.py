"""Messages as plain data, laid out as Components V2 when they are sent.

A message of a table holds nothing but dynamic items, and every attempt to send it makes a fresh
view: discord.py forgets the buttons of all tables when a view that mixes dynamic with ordinary
items is replaced (see `check_view` in `cogs.checks`).
"""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

import discord
from discord import ui
from msgspec import Struct

from cogs.buttons import TableItem
from cogs.limits import ALT
from cogs.prose import cut
from render import Picture

log = logging.getLogger("poeppel.drafts")

ROW = 5
"""Buttons in a row."""

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]


class Button(Struct, frozen=True):
    """A button of a table."""

    custom_id: str
    label: str
    style: Style = "secondary"

    def item(self) -> ui.Item[Any]:
        """Make the component."""
        style = discord.ButtonStyle[self.style]
        return TableItem(ui.Button(custom_id=self.custom_id, label=self.label, style=style))


class Choice(Struct, frozen=True):
    """A line of a menu."""

    value: str
    label: str
    description: str | None = None
    chosen: bool = False


class Menu(Struct, frozen=True):
    """A menu of a table, of choices or, without any, of people."""

    custom_id: str
    placeholder: str
    choices: tuple[Choice, ...] = ()
    least: int = 1
    most: int = 1

    def item(self) -> ui.Item[Any]:
        """Make the component."""
        common: dict[str, Any] = {
            "custom_id": self.custom_id,
            "placeholder": self.placeholder,
            "min_values": self.least,
            "max_values": self.most,
        }
        if not self.choices:
            return TableItem(ui.UserSelect(**common))
        options = [
            discord.SelectOption(
                value=each.value,
                label=each.label,
                description=each.description,
                default=each.chosen,
            )
            for each in self.choices
        ]
        return TableItem(ui.Select(options=options, **common))


class Draft(Struct, frozen=True):
    """What a message says, shows and offers."""

    texts: tuple[str, ...]
    buttons: tuple[Button, ...] = ()
    menus: tuple[Menu, ...] = ()
    accent: int | None = None
    paint: Callable[[], Picture] | None = None
    """Draws the picture; a pure function, to be called in a thread."""
    alt: str = ""
    name: str = "board.png"
    """Of the picture's file: another for every state, as clients keep what they know."""

    def painted(self) -> bytes | None:
        """Return the picture; None if there is none, or it cannot be drawn.

        A board without its picture can still be played, one that is not shown cannot.
        """
        if self.paint is None:
            return None
        try:
            return self.paint().png
        except Exception:
            log.exception("bug while drawing %s", self.name)
            return None

    def message(self, picture: bytes | None) -> tuple[ui.LayoutView, list[discord.File]]:
        """Lay out picture, texts and buttons one below the other, for one attempt to send."""
        children: list[ui.Item[Any]] = []
        files = []
        if picture is not None:
            alt = cut(self.alt, ALT)
            address = f"attachment://{self.name}"
            children.append(ui.MediaGallery(discord.MediaGalleryItem(address, description=alt)))
            files.append(discord.File(io.BytesIO(picture), self.name, description=alt))
        children += [ui.TextDisplay(text) for text in self.texts if text]
        children += [ui.ActionRow(*row) for row in _rows([each.item() for each in self.buttons])]
        children += [ui.ActionRow(each.item()) for each in self.menus]
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(*children, accent_colour=self.accent))
        return view, files


def _rows(items: Sequence[ui.Item[Any]]) -> list[Sequence[ui.Item[Any]]]:
    return [items[at : at + ROW] for at in range(0, len(items), ROW)]
