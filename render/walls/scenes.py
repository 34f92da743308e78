"""The scene of wall races."""

from __future__ import annotations

from render.drawing.scenes import Scene
from render.walls import ground, picture
from render.walls.layouts import BOARD

WALL_RACE = "walls"
"""The key of its scene."""


def _lanes() -> Scene:
    laid = ground.walls(BOARD.walls)
    return Scene(ground.Ground(), ground.numbers(), picture.specimen(), dims=True, laid=laid)


SCENES = {WALL_RACE: _lanes}
