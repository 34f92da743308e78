"""Settings of a person, at all their tables."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Calls: TypeAlias = Literal["once", "late", "never"]
"""When a person is pinged: at once, at half time, or not at all."""

Listed: TypeAlias = Literal["yes", "hidden", "forgotten"]
"""Whether results are kept and shown to others, only kept, or not kept."""


class Person(Struct, frozen=True, omit_defaults=True):
    """A person's settings, and their language."""

    language: str = ""
    """A locale of Discord; stored for those alone who are written to directly."""
    theme: str = ""
    """In which pictures are drawn that they alone see; empty: in that of their server."""
    look_first: bool = False
    """Whether they see a way drawn, and confirm it, before it counts."""
    rolls: bool | None = None
    """Whether their dice roll by themselves; None: as the table has it."""
    draws: bool = True
    """Whether cards that they may draw are drawn for them."""
    asks: bool = False
    """Whether they are asked even if there is only one answer."""
    more_time: bool = False
    """Whether windows and pauses wait longer at all their tables, as everybody there may know."""
    calls: Calls | Literal[""] = ""
    """When they are called where they are waited for; empty: as their server has it."""
    calls_by: Literal["here", "dm"] = "here"
    """Whether the board calls them, or a direct message."""
    zone: str = ""
    """The time zone that their quiet hours go by; empty: that of the server."""
    listed: Listed = "yes"
    """Whether their results are kept, and whether others see them."""


NOBODY = Person()
"""The wishes of a person who has chosen nothing."""
