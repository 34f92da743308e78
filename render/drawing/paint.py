"""The plain way to a picture: large marks, reduced."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image, ImageChops

from render.drawing.cache import take_time
from render.drawing.canvas import Box, Canvas, within
from render.drawing.marks import LIT, Mark, draw
from render.drawing.places import around
from render.drawing.themes import THEMES, dimmed

BAND, MARGIN = 400, 96
"""Rows drawn at a time, and those beyond, so that each sprite of a ground is drawn whole."""


def paint(
    theme: str, marks: Iterable[Mark], box: Box, dim: bool = False, clear: bool = False
) -> Image.Image:
    """Draw all at three times the size, and reduce it: the reference.

    Where the picture is *dim*, all marks but those that are lit lie in the shade. On a *clear* page
    it is transparent where the marks are not.
    """
    take_time()
    light = THEMES[theme]
    shade = dimmed(theme) if dim else light
    canvas = Canvas(shade, box, clear)
    for mark in marks:
        canvas.theme = light if mark.part == LIT else shade
        if mark.clip is None:
            draw(canvas, mark)
        else:
            with canvas.clipped(around(mark.clip, 0), mark.clip):
                draw(canvas, mark)
    return canvas.finish()


def bands(theme: str, marks: Sequence[Mark], box: Box, dim: bool = False) -> Image.Image:
    """Draw a ground as `paint` does, in bands.

    Three times as large, a whole hand would have 70 MB, twice at its end.
    """
    left, top, right, bottom = box
    whole = Image.new("RGB", (right - left, bottom - top))
    for upper in range(top, bottom, BAND):
        lower = min(bottom, upper + BAND)
        wider = left, max(top, upper - MARGIN), right, min(bottom, lower + MARGIN)
        band = paint(theme, marks, wider, dim)
        part = band.crop((0, upper - wider[1], band.width, lower - wider[1]))
        whole.paste(part, (0, upper - top))
    return whole


def alone(theme: str, mark: Mark, dim: bool = False) -> tuple[Image.Image, tuple[int, int]]:
    """Draw *mark* without its base; return it, and its corner."""
    take_time()
    box = mark.box if mark.clip is None else around(mark.clip, 0)
    canvas = Canvas(dimmed(theme) if dim and mark.part != LIT else THEMES[theme], box, True)
    mark.draw(canvas)
    image = canvas.finish()
    if mark.clip is not None:
        image.putalpha(ImageChops.darker(image.getchannel("A"), within(box, mark.clip)))
    return image, box[:2]
