"""Pictures drawn the plain way: the measure of those made of tiles."""

from __future__ import annotations

from collections.abc import Iterable

from engine.views import CardRaceView, RaceView
from engine.walls.views import WallsView
from render import WALL_RACE, Look, Picture
from render.cards import table
from render.drawing.marks import Mark
from render.drawing.paint import paint
from render.drawing.scenes import scene
from render.pictures import PLAIN, encoded
from render.race import picture as boards
from render.race.layouts import layout_of
from render.walls import picture as walls


def board_plainly(view: RaceView, look: Look = PLAIN) -> Picture:
    marks = boards.marks(view, look.names, layout_of(view))
    return _plainly(view.board, marks, look.theme, bool(view.choices))


def card_race_plainly(view: CardRaceView, look: Look = PLAIN) -> Picture:
    return _plainly(table.key(view), table.marks(view, look.names), look.theme)


def wall_race_plainly(view: WallsView, look: Look = PLAIN) -> Picture:
    marks = walls.marks(view, look.names)
    return _plainly(WALL_RACE, marks, look.theme, bool(view.choices))


def _plainly(key: str, marks: Iterable[Mark], theme: str, dim: bool = False) -> Picture:
    on = scene(key)
    return encoded(paint(theme, [on.ground, *on.inlaid, *marks], on.ground.box, dim))
