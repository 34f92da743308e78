"""Scenes of race boards."""

from __future__ import annotations

from functools import partial

from data.boards import keys
from render.drawing.scenes import Scene
from render.race.ground import Ground, numbers
from render.race.layouts import PLANS, layout
from render.race.palette_sample import specimen


def _board(key: str) -> Scene:
    place = layout(key)
    return Scene(Ground(place), numbers(place), specimen(place), dims=True)


SCENES = {key: partial(_board, key) for key in keys() if key in PLANS}
