"""Assumptions about Discord, as they are tried."""

from __future__ import annotations

import discord
from msgspec import Struct


class Assumption(Struct, frozen=True):
    """A belief about Discord, and the contradiction met."""

    said: str
    instead: str = ""
    """Empty where the belief held."""

    @property
    def held(self) -> bool:
        """Return whether Discord did as it was believed to."""
        return not self.instead

    def __str__(self) -> str:
        return f"held   {self.said}" if self.held else f"NOT    {self.said}: {self.instead}"


def named(error: BaseException) -> str:
    """Name an error by its status and code, where Discord gives them."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.code} {error.text}".rstrip()
    return f"{type(error).__name__} {error}".rstrip()


SERVER, CHANNEL = 1, 2
"""Ids that stand in no message."""
