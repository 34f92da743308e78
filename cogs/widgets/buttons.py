"""Inputs on a table's messages: buttons, menus and forms."""

from __future__ import annotations

import zlib
from random import randrange
from typing import Any, Literal, TypeAlias

import discord
from discord import ui
from msgspec import Struct

from cogs.platform.limits import LABEL, MODAL_LABEL, TITLE
from cogs.platform.text_limits import cut
from cogs.widgets.custom_ids import Kind, Style, custom_id
from data.shipped.texts import Texts

Kinds: TypeAlias = Literal["choices", "people", "channels", "roles"]
"""What there is in a menu."""

PLACES = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
    discord.ChannelType.category,
]
"""Where tables can be, or the channels and threads that they are in."""


class Button(Struct, frozen=True):
    """A button of a table."""

    custom_id: str
    label: str
    style: Style = "secondary"
    emoji: str = ""
    """Stands before the label."""

    def item(self) -> ui.Item[Any]:
        """Make the component."""
        style, emoji = discord.ButtonStyle[self.style], self.emoji or None
        return ui.Button(custom_id=self.custom_id, label=self.label, style=style, emoji=emoji)


def button(kind: Kind, table: int, texts: Texts, *rest: str | int, **values: str | int) -> Button:
    """Return a button of a kind, its label filled with *values*."""
    label = cut(texts(kind.label, **values), LABEL)
    return Button(custom_id(kind, table, *rest), label, kind.style)


class Choice(Struct, frozen=True):
    """A line of a menu."""

    value: str
    label: str
    description: str | None = None
    chosen: bool = False
    emoji: str = ""
    """Stands before the label."""


class Menu(Struct, frozen=True):
    """A menu of choices or, without any, of people, channels or roles."""

    custom_id: str
    placeholder: str
    choices: tuple[Choice, ...] = ()
    least: int = 1
    most: int = 1
    of: Kinds = "people"
    """What it has without choices."""
    chosen: tuple[int, ...] | None = None
    """The ids that are chosen, if it is to show that."""

    @property
    def number(self) -> int:
        """An id for the component, beyond those that are counted from 1.

        Clients remember under it what somebody chose, whatever the message says by now. A menu that
        says itself what is chosen has a new one each time; one that does not keeps its own, wherever
        it stands.
        """
        if self.choices or self.chosen is not None:
            return randrange(1000, 2**31)
        return 1000 + zlib.crc32(self.custom_id.encode()) % 2**30

    def item(self) -> ui.Item[Any]:
        """Make the component."""
        common: dict[str, Any] = {
            "custom_id": self.custom_id,
            "id": self.number,
            "placeholder": self.placeholder,
            "min_values": self.least,
            "max_values": self.most,
        }
        if not self.choices:
            return self._of_ids(common)
        options = [
            discord.SelectOption(
                value=each.value,
                label=each.label,
                description=each.description,
                default=each.chosen,
                emoji=each.emoji or None,
            )
            for each in self.choices
        ]
        return ui.Select(options=options, **common)

    def _of_ids(self, common: dict[str, Any]) -> ui.Item[Any]:
        kinds = discord.SelectDefaultValueType
        chosen = self.chosen or ()
        if self.of == "channels":
            common["default_values"] = [
                discord.SelectDefaultValue(id=each, type=kinds.channel) for each in chosen
            ]
            return ui.ChannelSelect(channel_types=PLACES, **common)
        kind = kinds.role if self.of == "roles" else kinds.user
        common["default_values"] = [
            discord.SelectDefaultValue(id=each, type=kind) for each in chosen
        ]
        return ui.RoleSelect(**common) if self.of == "roles" else ui.UserSelect(**common)


class Form(Struct, frozen=True):
    """A form with one line, passed on by its custom_id."""

    custom_id: str
    title: str
    label: str
    most: int
    """Characters."""
    value: str = ""
    """What stands there already."""

    def modal(self) -> ui.Modal:
        """Make the form, for one attempt to open it."""
        line = ui.TextInput[Any](max_length=self.most, default=self.value or None)
        form = ui.Modal(title=cut(self.title, TITLE), custom_id=self.custom_id, timeout=None)
        form.add_item(ui.Label(text=cut(self.label, MODAL_LABEL), component=line))
        form.stop()  # as with messages: see `cogs.widgets.message_layout`
        return form
