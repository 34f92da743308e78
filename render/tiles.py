"""The same picture fast: tiles that are already in the colours of a palette.

How it works. A theme and a board share a `Palette` of 255 colours, learned from one picture that
shows every kind of mark. The ground is drawn once. A mark is drawn once on that ground, in its own
box, the plain way (`render.paint`), and turned into palette numbers: that is its tile. A picture is
a copy of the ground and some thirty tiles pasted on it, and because it is in palette numbers
already, its file is quickly made and small.

A tile carries a mask of the pixels that the mark changes, so that marks may overlap; one that
touches others is drawn on them and is a tile of its own. So the only difference to the plain way is
the palette. Everything here may be called from several threads.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from threading import RLock
from typing import cast

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.canvas import Box
from render.ground import Ground
from render.layouts import Layout, layout
from render.marks import SHAPES, Die, Frame, Ghost, Mark, Piece, Plate, Trail
from render.paint import paint, silhouette
from render.themes import THEMES, Colour

COLOURS = 255
FLAT = 24
"""How many of them are the most frequent colours themselves."""
EDGE_WEIGHT = 0.7
REACH = 2
"""Pixels around a mark that reducing may change."""
_KEPT = 3000
"""Tiles and outlines kept, of about 10 KB each."""

_drawing = RLock()
"""Only one thread draws what is missing; the others take it from the cache when it is done."""


class Palette:
    """255 colours that come nearest to those of a picture."""

    def __init__(self, learned: Image.Image) -> None:
        found = learned.getcolors(learned.width * learned.height)
        # Pillow's types know pictures whose colours are single numbers, too; this one is RGB.
        counted = cast(list[tuple[int, Colour]], sorted(found or (), reverse=True))
        flat = [colour for _, colour in counted[:FLAT]]
        # The rest are soft edges. Rare ones count for more than their share: there are many.
        edges = [
            colour for count, colour in counted[FLAT:] for _ in range(round(count**EDGE_WEIGHT))
        ]
        strip = Image.new("RGB", (len(edges), 1))
        strip.putdata(edges)
        soft = strip.quantize(COLOURS - FLAT, Image.Quantize.MEDIANCUT, kmeans=1).getpalette()
        self._colours = [part for colour in flat for part in colour] + (soft or [])
        # Pillow rounds a colour down to multiples of 4 before it looks for the nearest one. The
        # flat colours are such multiples; the others are moved down to where it will look.
        sought = [
            part if i < 3 * FLAT else max(0, part - 2) for i, part in enumerate(self._colours)
        ]
        self._sought = Image.new("P", (1, 1))
        self._sought.putpalette(sought)

    def quantized(self, image: Image.Image) -> Image.Image:
        """Return *image* in the numbers of this palette."""
        found = image.quantize(palette=self._sought, dither=Image.Dither.NONE)
        found.putpalette(self._colours)
        return found


class Surface:
    """A board in a theme: its ground, and the palette of all its pictures."""

    def __init__(self, theme: str, board: str) -> None:
        self.theme = THEMES[theme]
        self.layout = layout(board)
        self.ground = Ground(self.layout)
        show = [self.ground, *specimen(self.layout)]
        self.palette = Palette(paint(self.theme, show, self.ground.box))
        self.image = self.palette.quantized(paint(self.theme, [self.ground], self.ground.box))


class Outline:
    """Which pixels of a picture of *size* a mark changes."""

    def __init__(self, size: tuple[int, int], mark: Mark) -> None:
        left, top, right, bottom = mark.box
        self.box: Box = max(0, left), max(0, top), min(size[0], right), min(size[1], bottom)
        """What has to be drawn to see all of it."""
        covered = silhouette(mark, self.box)
        near = covered.filter(ImageFilter.MaxFilter(2 * REACH + 1))
        if isinstance(mark, Trail) and mark.clip:
            part = Image.new("L", covered.size)
            corners = [(x - self.box[0], y - self.box[1]) for x, y in mark.clip]
            ImageDraw.Draw(part).polygon(corners, fill=255)
            covered, near = (ImageChops.darker(mask, part) for mask in (covered, near))
        self.mask = near.convert("1", dither=Image.Dither.NONE)
        """What the mark covers, and what reducing changed beside it."""
        self.inner = _moved(covered.getbbox(), self.box)
        """The box of what the mark covers."""
        self.outer = _moved(near.getbbox(), self.box)
        """The box of the mask."""


def _moved(found: Box | None, box: Box) -> Box:
    left, top, right, bottom = found or (0, 0, 0, 0)
    return box[0] + left, box[1] + top, box[0] + right, box[1] + bottom


@lru_cache(maxsize=32)
def surface(theme: str, board: str) -> Surface:
    with _drawing:
        return Surface(theme, board)


@lru_cache(maxsize=_KEPT)
def _outline(size: tuple[int, int], mark: Mark) -> Outline:
    with _drawing:
        return Outline(size, mark)


@lru_cache(maxsize=_KEPT)
def _tile(theme: str, board: str, below: tuple[Mark, ...], mark: Mark, box: Box) -> Image.Image:
    """Draw *mark* on its ground and on the marks *below* it."""
    with _drawing:
        on = surface(theme, board)
        return on.palette.quantized(paint(on.theme, [on.ground, *below, mark], box))


def forget() -> None:
    """Forget everything that was kept, as after a start."""
    surface.cache_clear()
    _outline.cache_clear()
    _tile.cache_clear()


def compose(theme: str, board: str, marks: Iterable[Mark]) -> Image.Image:
    """Return the picture of *marks* on their board, in palette numbers."""
    image = surface(theme, board).image.copy()
    placed: list[tuple[Box, Mark]] = []
    for mark in marks:
        parts = mark.parts() if isinstance(mark, Trail) else (mark,)
        outlines = [_outline(image.size, part) for part in parts]
        for part, outline in zip(parts, outlines, strict=True):
            touched = dict.fromkeys(
                other.within(outline.box) if isinstance(other, Trail) else other
                for box, other in placed
                if _meet(outline.outer, box)
            )
            tile = _tile(theme, board, tuple(touched), part, outline.box)
            image.paste(tile, outline.box, outline.mask)
        placed.extend((outline.inner, mark) for outline in outlines)
    return image


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def specimen(layout: Layout) -> list[Mark]:
    """Return marks that show between them every colour that a picture of *layout* may have."""
    board, unit = layout.board, layout.plan.unit
    found: list[Mark] = []
    for arm, colour in enumerate(board.colours):
        tray, radius = layout.area(layout.plan.trays[arm]), layout.px(layout.plan.tray_radius)
        found.append(Frame(tray, radius, colour))
        plate = layout.area(layout.plan.plates[arm])
        found.append(Plate(plate, colour, "Specimen", arm % 2 == 0, arm % 3))
        way = [layout.square(arm, position) for position in range(5, 9)]
        found.append(Trail(tuple(way[:3]), unit, colour))
        found.append(Piece(way[0], unit, colour, 1, True))
        found.append(Piece(way[3], unit, colour, 4, captured=board.colours[arm - 1]))
        found.append(Ghost(layout.square(arm, 1), unit, colour, (2,)))
        found.append(Piece(layout.square(arm, board.length + 1), unit, colour, 3))
        found.extend(Piece(layout.at(at), unit, colour, 2) for at in board.bases[arm][:2])
    found.append(Die(layout.at((0, 0)), round(layout.px(layout.plan.die)), 5, board.colours[0]))
    assert set(board.colours) <= set(SHAPES), "every colour needs a shape"
    return found
