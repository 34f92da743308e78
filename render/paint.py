"""From marks to pixels: the plain way, and the same picture fast."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from render.canvas import Box, Canvas
from render.marks import Mark
from render.themes import THEMES, Paint, Theme


def paint(theme: Theme, marks: Iterable[Mark], box: Box) -> Image.Image:
    """Draw everything at four times the size and reduce it: slow, and what all else is made of."""
    canvas = Canvas(theme, box)
    left, top, right, bottom = box
    for mark in marks:
        x0, y0, x1, y1 = mark.box
        if x0 < right + 4 and x1 > left - 4 and y0 < bottom + 4 and y1 > top - 4:
            mark.draw(canvas)
    return canvas.finish()


def silhouette(mark: Mark, box: Box) -> Image.Image:
    """Return a mask of every pixel that *mark* covers, were it a little."""
    canvas = Canvas(_STENCIL, box)
    mark.draw(canvas)
    covered = canvas.means().convert("L")
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
