"""The board itself: planks of wood in a rim."""

from __future__ import annotations

from random import Random

from render.drawing.canvas import Area, Canvas

RIM = 20
SEAM = 250


def planks(canvas: Canvas, area: Area) -> None:
    """Draw straight grain, along the rows only, and a seam between planks."""
    left, top, right, bottom = area
    random = Random(7)
    grain = canvas.theme.grain
    for seam in range(int(top), int(bottom), SEAM):
        end = min(seam + SEAM, bottom)
        for _ in range(9):
            y = random.uniform(seam + 4, end - 6)
            begin = random.uniform(left - 200, right - 150)
            long, high = random.uniform(160, 620), random.choice((2, 3, 5))
            stroke = max(left, begin), round(y), min(right, begin + long), round(y) + high
            if stroke[2] > stroke[0] + 8:
                canvas.panel(stroke, 0, grain[random.randrange(2)])
        if seam > top:
            canvas.panel((left, seam, right, seam + 2), 0, grain[2])
            canvas.panel((left, seam + 2, right, seam + 3), 0, grain[1])


def board(canvas: Canvas, width: float, height: float, rim: float = RIM) -> None:
    """Draw the ground of a whole picture: planks in a rim."""
    theme = canvas.theme
    planks(canvas, (0, 0, width, height))
    inner = rim, rim, width - rim, height - rim
    for line, fill in ((rim + 20, theme.rim), (3, theme.rim_dark)):
        canvas.frame(inner, 14, line, fill)
    canvas.frame((4, 4, width - 4, height - 4), 6, 1.6, theme.rim_light)


def panel(canvas: Canvas, area: Area, radius: float = 18) -> None:
    """Draw a sunk field of darker wood, for lists and names."""
    theme, (left, top, right, bottom) = canvas.theme, area
    canvas.panel((left, top, right, bottom + 3), radius, theme.shade)
    canvas.panel(area, radius, theme.panel_rim)
    canvas.panel((left + 2, top + 2, right - 2, bottom - 2), radius - 2, theme.panel)
