"""The middle of a race board in every theme."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image, ImageDraw

from engine.views import RaceView
from render.drawing.fonts import fit, font
from render.drawing.paint import paint
from render.drawing.scenes import scene
from render.drawing.shades import sampled
from render.drawing.themes import THEMES
from render.race.layouts import layout_of
from render.race.picture import marks

OF_EACH = 420
"""Width and height of a part; a little smaller than on a board."""
SEEN = 248, 248, 752, 752
"""The middle of the board: lanes of all colours."""
BETWEEN = 12
PLATE = 60
TITLE = 28
COLUMNS = 2
COLOURS = 160
"""Of the whole: four boards have more than a palette holds."""


def themes(view: RaceView, titles: Mapping[str, str]) -> Image.Image:
    """Return the middle of *view* by theme, each above its title."""
    rows = -(-len(THEMES) // COLUMNS)
    step = OF_EACH + BETWEEN, OF_EACH + PLATE + BETWEEN
    size = COLUMNS * step[0] + BETWEEN, rows * step[1] + BETWEEN
    image = Image.new("RGB", size, THEMES["light"].rim)
    draw = ImageDraw.Draw(image)
    for number, key in enumerate(THEMES):
        left, top = BETWEEN + number % COLUMNS * step[0], BETWEEN + number // COLUMNS * step[1]
        image.paste(_middle(view, key), (left, top))
        title = fit(titles[key], OF_EACH - 20, TITLE, "Bold")
        middle = left + OF_EACH / 2, top + OF_EACH + PLATE / 2
        draw.text(middle, title, THEMES["light"].lit_plate, font(TITLE), anchor="mm")
    return image.quantize(palette=sampled(image, COLOURS), dither=Image.Dither.NONE)


def _middle(view: RaceView, theme: str) -> Image.Image:
    """Draw it alone, as a theme's shared parts take longer."""
    place = layout_of(view)
    on = scene(place.key)
    drawn = [on.ground, *on.inlaid, *marks(view, {}, place)]
    board = paint(theme, drawn, SEEN)
    return board.resize((OF_EACH, OF_EACH), Image.Resampling.LANCZOS)
