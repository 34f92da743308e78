"""The picture of a race, from a view to its marks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.views import RaceView, Seat
from render.drawing.marks import Mark
from render.race import choices, last_moves, pieces, player_areas
from render.race.layouts import Layout
from render.race.table import NOTHING, Table, Targets
from render.sprites.avatars import Face


def marks(
    view: RaceView,
    names: Mapping[Seat, str],
    layout: Layout,
    faces: Mapping[Seat, Face] = {},
    targets: Targets = NOTHING,
) -> Iterator[Mark]:
    """Yield everything that lies on the ground, lowest first."""
    table = Table(view, layout, targets)
    yield from player_areas.corners(table, names, faces)
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
