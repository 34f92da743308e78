"""Pictures of wall races, as files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.walls.views import WallsView
from render.animation import Format
from render.drawing.scenes import Scene, scene
from render.files import Picture, film, painted, tiled
from render.looks import PLAIN, Look
from render.motion.shots import Tableau, reel
from render.walls import picture as walls
from render.walls.film import shots as wall_shots
from render.walls.ground import Ground, numbers
from render.walls.ground import walls as standing
from render.walls.layouts import BOARD

WALL_RACE = "walls"
"""The key of its scene."""


def _scene() -> Scene:
    return Scene(Ground(), numbers(), laid=standing(BOARD.walls))


SCENES = {WALL_RACE: _scene}


def wall_race(view: WallsView, look: Look = PLAIN) -> Picture:
    """Return the picture of a wall race, with a chosen piece's ways."""
    made = walls.marks(view, look.names, look.faces)
    return tiled(look.theme, WALL_RACE, made, bool(view.choices))


def wall_race_part(view: WallsView, theme: str = "light") -> Picture:
    """Return the part of a wall race with latest events, or all."""
    on = scene(WALL_RACE)
    return painted(theme, [on.ground, *on.inlaid, *walls.marks(view, {})], walls.part(view))


def wall_race_film(found: Sequence[Tableau[WallsView]], look: Look, form: Format) -> Picture | None:
    """Return a film of a wall race, or None if too large."""
    marks = partial(walls.marks, names=look.names, faces=look.faces)
    return film(look.theme, WALL_RACE, reel(found, marks, wall_shots), form)
