"""The panels of players in the card race: rows and points."""

from __future__ import annotations

from render.cards.layouts import ROWS, Panel
from render.drawing.canvas import Area, Canvas
from render.drawing.marks import Mark
from render.drawing.places import grown
from render.sprites.player_trays import FRAME, tray


class Player(Mark, frozen=True):
    """A player's ground and lanes of three rows.

    Framed in light on turn.
    """

    panel: Panel
    colour: str
    turn: bool = False

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        paint = theme.players[self.colour]
        area = self.panel.area
        if self.turn:
            canvas.panel(grown(area, FRAME), 18 + FRAME, theme.glow)
            canvas.panel(grown(area, FRAME - 3), 18 + FRAME - 3, theme.frame)
            canvas.panel(area, 18, paint.edge)
            canvas.panel(grown(area, -2), 16, paint.lit)
        else:
            tray(canvas, area, 18, paint.veneer, theme.rim_dark)
        for row in range(1, ROWS + 1):
            left, top, right, bottom = self.panel.lane(row)
            canvas.panel((left, top, right, bottom), 12, paint.edge)
            fill = paint.field if self.turn else paint.plate
            canvas.panel((left + 1, top + 3, right - 1, bottom - 1), 11, fill)


class Score(Mark, frozen=True):
    """A player's points, those that win, and the progress between."""

    area: Area
    colour: str
    points: int
    target: int
    turn: bool = False

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        paint = theme.players[self.colour]
        left, top, right, bottom = self.area
        y = top + 24
        ink = paint.ink if self.turn else theme.name
        canvas.digits((left + 66, y), str(self.points), 34, ink, anchor="r")
        canvas.digits((left + 77, y + 5), f"/ {self.target}", 24, ink, "SemiBold", "l")
        y, half = bottom - 12, 9
        begin, end = left + half, right - half
        # A line around nothing, filled as far as the points go: empty on light trays as on dark ones.
        canvas.stroke([(begin, y), (end, y)], half, ink)
        canvas.stroke([(begin, y), (end, y)], half - 2, paint.lit if self.turn else paint.plate)
        if self.points:
            reached = begin + (end - begin) * min(1.0, self.points / self.target)
            canvas.stroke([(begin, y), (reached, y)], half, ink)
