"""Scenes of card races and their hands."""

from __future__ import annotations

from functools import partial

from render.cards import hands, table
from render.cards.layouts import FULL, HAND, TABLES
from render.drawing.scenes import Scene


def _table(key: str) -> Scene:
    shown, laid = TABLES[key], table.laid(TABLES[key])
    if key != FULL:
        # Any colours may sit at a small table; only a full one has room for all of them.
        return Scene(table.Ground(shown), (), (), colours=FULL, laid=laid)
    return Scene(table.Ground(shown), (), table.specimen(shown), laid=laid)


def _hand() -> Scene:
    return Scene(hands.Ground(), (), hands.specimen())


SCENES = {**{key: partial(_table, key) for key in TABLES}, HAND: _hand}
