"""Scenes: the kinds of picture there are, each with what all pictures of it have in common.

A scene is called by a key: that of a board, ``"card-race-2"`` to ``"card-race-4"`` by the number of
people, or ``"card-hand"``.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from render import card_hands, card_table, race
from render.card_layouts import FULL, HAND, TABLES
from render.ground import Ground
from render.layouts import layout
from render.marks import Mark, Tiled


class Scene(Struct, frozen=True):
    """A ground, and marks that show between them every colour that a picture on it may have."""

    ground: Mark
    specimen: list[Tiled]
    colours: str = ""
    """The key of another scene whose palette serves for this one, too."""


@cache
def scene(key: str) -> Scene:
    """Return the scene called *key*.

    Raises:
        KeyError: there is none.
    """
    if key == HAND:
        return Scene(card_hands.Ground(), card_hands.specimen())
    if key == FULL:
        return Scene(card_table.Ground(TABLES[key]), card_table.specimen(TABLES[key]))
    if key in TABLES:
        # Any colours may sit at a small table; only a full one has room for all of them.
        return Scene(card_table.Ground(TABLES[key]), [], colours=FULL)
    place = layout(key)
    return Scene(Ground(place), race.specimen(place))
