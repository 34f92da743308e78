"""Looks of tables' pictures, for any game."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from data.shipped.texts import texts
from engine.views import Seat
from render.sprites.avatars import Face
from render.texts import Texts

USUAL = "light"
"""The theme where nobody has chosen one."""


def usually(key: str, /, **values: str | int) -> str:
    """Say something in the language that is usual."""
    return texts()(key, **values)


class Look(Struct, frozen=True):
    """The look of a table's picture, for any game."""

    names: Mapping[Seat, str] = {}
    """What those at the table are called, as far as it is known."""
    theme: str = USUAL
    texts: Texts = usually
    """In which language it speaks, where it does."""
    faces: Mapping[Seat, Face] = {}
    """What those at the table look like, as far as it is known."""
    responding: int = 0
    """For how many seconds players may respond, while something waits for that; 0: nothing is said."""


PLAIN = Look()
"""Of a table about which nothing is known."""
