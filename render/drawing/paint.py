"""From marks to pixels the plain way: draw everything, then reduce it."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image, ImageChops

from render.drawing.canvas import Box, Canvas, within
from render.drawing.marks import LIT, Mark, meet
from render.drawing.themes import THEMES, dimmed


def paint(
    theme: str, marks: Iterable[Mark], box: Box, dim: bool = False, clear: bool = False
) -> Image.Image:
    """Draw everything at three times the size and reduce it: slow, and what all else is made of.

    Where the picture is *dim*, all marks but those that are lit lie in the shade. On a *clear* page
    it is transparent where the marks are not.
    """
    light = THEMES[theme]
    shade = dimmed(theme) if dim else light
    canvas = Canvas(shade, box, clear)
    for mark in marks:
        if meet(mark.box, box):
            canvas.theme = light if mark.part == LIT else shade
            if mark.clip:
                with canvas.clipped(mark.box, mark.clip):
                    mark.draw(canvas)
            else:
                mark.draw(canvas)
    return canvas.finish()


def alone(theme: str, mark: Mark, dim: bool = False) -> Image.Image:
    """Draw *mark* on nothing."""
    if mark.clip is None:
        return paint(theme, [mark], mark.box, dim, clear=True)
    canvas = Canvas(dimmed(theme) if dim and mark.part != LIT else THEMES[theme], mark.box, True)
    mark.draw(canvas)
    image = canvas.finish()
    image.putalpha(ImageChops.darker(image.getchannel("A"), within(mark.box, mark.clip)))
    return image
