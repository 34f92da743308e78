"""Pictures and films of wall races, as files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.walls.views import WallsView
from render.drawing.scenes import Scene, scene
from render.films import Format, film
from render.pictures import PLAIN, Look, Picture, painted, tiled
from render.shots import FinalFrame, reel
from render.walls.ground import BOARD, Ground, numbers
from render.walls.ground import standing_walls as standing
from render.walls.picture import marks, part
from render.walls.shots import shots

WALL_RACE = "walls"
"""The key of its scene."""


def _scene() -> Scene:
    return Scene(Ground(), numbers(), laid=standing(BOARD.walls))


SCENES = {WALL_RACE: _scene}


def wall_race(view: WallsView, look: Look = PLAIN) -> Picture:
    """Return the picture of a wall race, with a chosen piece's ways."""
    made = marks(view, look.names, look.faces)
    return tiled(look.theme, WALL_RACE, made, bool(view.choices))


def wall_race_part(view: WallsView, theme: str = "light") -> Picture:
    """Return the part of a wall race with latest events, or all."""
    on = scene(WALL_RACE)
    return painted(theme, [on.ground, *on.inlaid, *marks(view, {})], part(view))


def wall_race_film(
    found: Sequence[FinalFrame[WallsView]], look: Look, form: Format, ending: Picture | None = None
) -> Picture | None:
    """Return a film of a wall race, or None if too large."""
    drawn = partial(marks, names=look.names, faces=look.faces)
    return film(look.theme, WALL_RACE, reel(found, drawn, shots), form, ending)
