"""Scenes of boards with action cards, and of hands."""

from __future__ import annotations

from functools import partial

from data.texts import texts
from render.action_cards import hands, table
from render.drawing.scenes import Scene
from render.race.ground import numbers
from render.race.layouts import layout

CARDS_HAND = "cards-hand"
"""What the keys of scenes with action cards in hand begin with; the number of rows follows."""


def _board(key: str, rows: int) -> Scene:
    place, first = layout(key), table.scene_key(key, table.ROW)
    ground, small = table.Ground(place, rows), place.board.arms > 4
    if rows != table.ROW:
        return Scene(ground, numbers(place), (), colours=first, dims=True, small=small)
    shown = table.specimen(key, texts())
    return Scene(ground, numbers(place), shown, dims=True, small=small)


def _hand(rows: int) -> Scene:
    if rows < hands.ROWS:
        full = f"{CARDS_HAND}-{hands.ROWS}"
        return Scene(hands.Ground(rows), (), (), colours=full, dims=True)
    return Scene(hands.Ground(rows), (), hands.specimen(texts()), dims=True)


SCENES = {
    **{key: partial(_board, on, below) for key, (on, below) in table.SCENES.items()},
    **{f"{CARDS_HAND}-{rows}": partial(_hand, rows) for rows in range(1, hands.ROWS + 1)},
}
