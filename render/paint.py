"""From marks to pixels: the plain way, and the same picture fast."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from render.canvas import Box, Canvas
from render.marks import Mark, meet
from render.themes import THEMES, Paint, Theme


def paint(theme: Theme, marks: Iterable[Mark], box: Box, clear: bool = False) -> Image.Image:
    """Draw everything at four times the size and reduce it: slow, and what all else is made of.

    On a *clear* page the picture is transparent where the marks are not.
    """
    canvas = Canvas(theme, box, clear)
    for mark in marks:
        if meet(mark.box, box):
            mark.draw(canvas)
    return canvas.finish()


def silhouette(mark: Mark, box: Box) -> Image.Image:
    """Return a mask of every pixel that *mark* covers, were it a little."""
    canvas = Canvas(_STENCIL, box)
    mark.draw(canvas)
    covered = canvas.finish().convert("L")
    return covered.point([0] + [255] * 255)


_BLACK, _WHITE = (0, 0, 0), (255, 255, 255)
_STENCIL = Theme(
    key="stencil",
    page=_BLACK,
    path=_WHITE,
    square=_WHITE,
    line=_WHITE,
    text=_WHITE,
    faint=_WHITE,
    surface=_WHITE,
    accent=_WHITE,
    back=_WHITE,
    on_back=_WHITE,
    star=_WHITE,
    decades=(_WHITE, _WHITE, _WHITE, _WHITE),
    players={
        name: Paint(fill=_WHITE, ink=_WHITE, edge=_WHITE, tint=_WHITE, field=_WHITE, ghost=_WHITE)
        for theme in THEMES.values()
        for name in theme.players
    },
)
