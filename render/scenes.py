"""Scenes: the kinds of picture there are, each with what all pictures of it have in common.

A scene is called by a key: that of a board, ``"card-race-2"`` to ``"card-race-4"`` by the number of
people, or ``"card-hand"``.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from render import card_hands, card_table, race
from render.canvas import Box
from render.card_layouts import HAND, TABLES
from render.ground import Ground
from render.layouts import layout
from render.marks import Mark, Tiled


class Scene(Struct, frozen=True):
    """A ground, and marks that show between them every colour that a picture on it may have."""

    ground: Mark
    specimen: list[Tiled]
    learned: Box
    """What these marks fill, the ground included."""
    flat: int = 24
    """How many colours cover large areas; they are met exactly."""


@cache
def scene(key: str) -> Scene:
    """Return the scene called *key*.

    Raises:
        KeyError: there is none.
    """
    if key == HAND:
        hand = card_hands.Ground()
        return Scene(hand, card_hands.specimen(), hand.box, 40)
    if table := TABLES.get(key):
        # Any colours may sit at a small table.
        full = TABLES["card-race-4"]
        return Scene(
            card_table.Ground(table), card_table.specimen(full), card_table.Ground(full).box, 40
        )
    place = layout(key)
    board = Ground(place)
    return Scene(board, race.specimen(place), board.box)
