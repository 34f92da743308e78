"""The picture of a race, from a view to its marks."""

from __future__ import annotations

from collections.abc import Iterator

from engine.views import RaceView
from render.drawing.marks import Mark
from render.race import choices, last_moves, pieces, player_areas
from render.race.layouts import Layout
from render.race.player_areas import Faces, Names
from render.race.table import NOTHING, Table, Targets


def dims(view: RaceView) -> bool:
    """Return whether a choice puts the rest into the shade."""
    return bool(view.choices)


def marks(
    view: RaceView,
    names: Names,
    layout: Layout,
    faces: Faces | None = None,
    targets: Targets = NOTHING,
) -> Iterator[Mark]:
    """Yield everything that lies on the ground, lowest first."""
    table = Table(view, layout, targets)
    yield from player_areas.corners(table, names, faces or {})
    yield from player_areas.lanes(table)
    yield from last_moves.trails(table)
    yield from last_moves.homecomings(table)
    yield from last_moves.bursts(table)
    yield from pieces.obstacles(table)
    yield from choices.ways(table)
    yield from choices.named(table)
    yield from player_areas.dice(table)
    yield from pieces.pieces(table)
    yield from choices.badges(table)
    yield from last_moves.crosses(table)
