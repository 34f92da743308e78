"""Scenes: the kinds of picture there are, each with what all pictures of it have in common.

A scene is called by a key: that of a board, ``"card-race-2"`` to ``"card-race-4"`` by the number of
people, or ``"card-hand"``.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from render import card_hand, card_race, race
from render.card_layouts import HAND, TABLES
from render.ground import Ground
from render.layouts import layout
from render.marks import Mark, Tiled


class Scene(Struct, frozen=True):
    """A ground, and marks that show between them every colour that a picture on it may have."""

    ground: Mark
    specimen: list[Tiled]


@cache
def scene(key: str) -> Scene:
    """Return the scene called *key*.

    Raises:
        KeyError: there is none.
    """
    if key == HAND:
        return Scene(card_hand.Ground(), card_hand.specimen())
    if table := TABLES.get(key):
        return Scene(card_race.Ground(table), card_race.specimen(table))
    place = layout(key)
    return Scene(Ground(place), race.specimen(place))
