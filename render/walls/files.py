"""Pictures of wall races, as files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter

from engine.walls.views import WallsView
from render.animation import Format
from render.drawing.marks import Mark
from render.drawing.paint import paint
from render.drawing.quantize import reduced
from render.drawing.scenes import scene
from render.files import Picture, encoded, film, plainly, tiled
from render.looks import PLAIN, Look
from render.motion.shots import Tableau, reel
from render.walls import picture as walls
from render.walls.film import shots as wall_shots
from render.walls.scenes import WALL_RACE


def wall_race(view: WallsView, look: Look = PLAIN) -> Picture:
    """Return the picture of a wall race, with a chosen piece's ways."""
    return tiled(look.theme, WALL_RACE, walls.marks(view, look.names, look.faces), walls.dims(view))


def wall_race_part(view: WallsView, theme: str = "light") -> Picture:
    """Return the part of a wall race with latest events, or all."""
    begin = perf_counter()
    on = scene(WALL_RACE)
    image = paint(theme, [on.ground, *on.inlaid, *walls.marks(view, {})], walls.part(view))
    return encoded(reduced(image, theme), begin)


def wall_race_film(found: Sequence[Tableau[WallsView]], look: Look, form: Format) -> Picture | None:
    """Show the same of a wall race."""

    def marks(view: WallsView) -> Iterator[Mark]:
        return walls.marks(view, look.names, look.faces)

    return film(look.theme, WALL_RACE, reel(found, marks, wall_shots), form)


def wall_race_plainly(view: WallsView, look: Look = PLAIN) -> Picture:
    """Return the same picture drawn plainly, the measure of `wall_race`."""
    return plainly(WALL_RACE, lambda: walls.marks(view, look.names), look.theme, walls.dims(view))
