"""The picture of a race, from a view to its marks."""

from __future__ import annotations

from collections.abc import Iterator

from engine.views import RaceView
from render.drawing.marks import Tiled
from render.race import choices, corners, past, pieces
from render.race.corners import Faces, Names
from render.race.layouts import Layout
from render.race.table import NOTHING, Aims, Table


def dims(view: RaceView) -> bool:
    """Whether a choice puts the rest into the shade."""
    return bool(view.choices)


def marks(
    view: RaceView,
    names: Names,
    layout: Layout,
    faces: Faces | None = None,
    aims: Aims = NOTHING,
) -> Iterator[Tiled]:
    """Yield everything that lies on the ground, lowest first."""
    table = Table(view, layout, aims)
    yield from corners.corners(table, names, faces or {})
    yield from corners.lanes(table)
    yield from past.trails(table)
    yield from past.homecomings(table)
    yield from past.bursts(table)
    yield from pieces.obstacles(table)
    yield from choices.ways(table)
    yield from choices.named(table)
    yield from corners.dice(table)
    yield from pieces.pieces(table)
    yield from choices.badges(table)
    yield from past.crosses(table)
