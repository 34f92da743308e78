"""The plain way from marks to pixels: draw everything, then reduce it."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image, ImageChops

from render.drawing.canvas import Box, Canvas, within
from render.drawing.marks import LIT, Mark, around, overlap
from render.drawing.refuse_slow import take_time
from render.drawing.themes import THEMES, dimmed


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
        if overlap(mark.box, box):
            canvas.theme = light if mark.part == LIT else shade
            if mark.clip:
                with canvas.clipped(mark.box, mark.clip):
                    draw(canvas, mark)
            else:
                draw(canvas, mark)
    return canvas.finish()


def draw(canvas: Canvas, mark: Mark) -> None:
    """Draw a mark with all that it is based on."""
    if mark.base is not None:
        draw(canvas, mark.base)
    mark.draw(canvas)


def alone(theme: str, mark: Mark, dim: bool = False) -> tuple[Image.Image, tuple[int, int]]:
    """Draw *mark* without its base; return it, and its corner."""
    take_time()
    box = mark.box
    if mark.clip is not None:
        left, top, right, bottom = around(mark.clip, 0)
        box = max(left, box[0]), max(top, box[1]), min(right, box[2]), min(bottom, box[3])
    canvas = Canvas(dimmed(theme) if dim and mark.part != LIT else THEMES[theme], box, True)
    mark.draw(canvas)
    image = canvas.finish()
    if mark.clip is not None:
        image.putalpha(ImageChops.darker(image.getchannel("A"), within(box, mark.clip)))
    return image, box[:2]
