"""The ground of a board: everything on its picture that never changes."""

from __future__ import annotations

from msgspec import Struct

from data.boards import Point
from render.canvas import Box, Canvas
from render.layouts import SIZES, Layout


class Ground(Struct, frozen=True):
    """The squares of a race, their road, the trays and the goal lanes."""

    layout: Layout

    @property
    def box(self) -> Box:
        return 0, 0, self.layout.plan.width, self.layout.plan.height

    def draw(self, canvas: Canvas) -> None:
        layout, board = self.layout, self.layout.board
        track = [layout.at(point) for point in board.track]
        for arm in range(board.arms):
            _tray(canvas, layout, arm)
            _lane(canvas, layout, arm)
        canvas.stroke([*track, track[0]], layout.px(SIZES.path), canvas.theme.path)
        for place, point in enumerate(track):
            if place in board.starts:
                _start(canvas, layout, board.starts.index(place))
            else:
                _square(canvas, layout, point, place + 1)


def _ring(
    canvas: Canvas,
    layout: Layout,
    at: Point,
    share: float,
    line: tuple[int, int, int],
    fill: tuple[int, int, int],
    wide: float = 1,
) -> None:
    radius = layout.px(share)
    canvas.circle(at, radius, line)
    canvas.circle(at, radius - layout.px(SIZES.outline) * wide, fill)


def _square(canvas: Canvas, layout: Layout, at: Point, number: int) -> None:
    theme = canvas.theme
    _ring(canvas, layout, at, SIZES.square, theme.line, theme.square, 0.9)
    canvas.text(at, str(number), layout.text(SIZES.number), theme.faint, "SemiBold")


def _start(canvas: Canvas, layout: Layout, arm: int) -> None:
    paint = canvas.theme.players[layout.board.colours[arm]]
    at = layout.square(arm, 0)
    _ring(canvas, layout, at, SIZES.square, paint.edge, paint.field, 2)
    canvas.text(at, "A", layout.text(SIZES.number), canvas.theme.text)


def _lane(canvas: Canvas, layout: Layout, arm: int) -> None:
    paint = canvas.theme.players[layout.board.colours[arm]]
    squares = [layout.at(point) for point in layout.board.goals[arm]]
    canvas.stroke([squares[0], squares[-1]], layout.px(SIZES.lane), paint.tint)
    for at, letter in zip(squares, "abcdefgh", strict=False):
        _ring(canvas, layout, at, SIZES.goal, paint.edge, paint.field, 1.3)
        canvas.text(at, letter, layout.text(SIZES.number), canvas.theme.text)


def _tray(canvas: Canvas, layout: Layout, arm: int) -> None:
    paint = canvas.theme.players[layout.board.colours[arm]]
    area = layout.area(layout.plan.trays[arm])
    canvas.panel(area, layout.px(layout.plan.tray_radius), paint.tint)
    for point in layout.board.bases[arm]:
        _ring(canvas, layout, layout.at(point), SIZES.goal, paint.edge, paint.field, 1)
