"""The same picture fast: tiles that are already in the colours of a palette.

How it works. A theme and a scene share a `Palette` of 255 colours, learned from one picture that
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

from msgspec import Struct
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.canvas import Box
from render.marks import Tiled, meet
from render.paint import paint, silhouette
from render.scenes import scene
from render.themes import THEMES, Colour
from render.trail import Trail

COLOURS = 255
EDGE_WEIGHT = 0.7
REACH = 2
"""Pixels around a mark that reducing may change."""
_KEPT = 3000
"""Tiles and outlines kept, of about 10 KB each."""

_drawing = RLock()
"""Only one thread draws what is missing; the others take it from the cache when it is done."""


class Palette:
    """255 colours that come nearest to those of a picture: its *flat* most frequent ones, and more."""

    def __init__(self, learned: Image.Image, flat: int) -> None:
        found = learned.getcolors(learned.width * learned.height)
        # Pillow's types know pictures whose colours are single numbers, too; this one is RGB.
        counted = cast(list[tuple[int, Colour]], sorted(found or (), reverse=True))
        exact = [colour for _, colour in counted[:flat]]
        # The rest are soft edges. Rare ones count for more than their share: there are many.
        edges = [
            colour for count, colour in counted[flat:] for _ in range(round(count**EDGE_WEIGHT))
        ]
        strip = Image.new("RGB", (len(edges), 1))
        strip.putdata(edges)
        soft = strip.quantize(COLOURS - flat, Image.Quantize.MEDIANCUT, kmeans=1).getpalette()
        self._colours = [part for colour in exact for part in colour] + (soft or [])
        # Pillow rounds a colour down to multiples of 4 before it looks for the nearest one. The
        # flat colours are such multiples; the others are moved down to where it will look.
        sought = [
            part if i < 3 * flat else max(0, part - 2) for i, part in enumerate(self._colours)
        ]
        self._sought = Image.new("P", (1, 1))
        self._sought.putpalette(sought)

    def quantized(self, image: Image.Image) -> Image.Image:
        """Return *image* in the numbers of this palette."""
        found = image.quantize(palette=self._sought, dither=Image.Dither.NONE)
        found.putpalette(self._colours)
        return found


class Surface:
    """A scene in a theme: its ground, and the palette of all its pictures."""

    def __init__(self, theme: str, key: str) -> None:
        self.theme = THEMES[theme]
        found = scene(key)
        self.ground = found.ground
        self.palette = _palette(theme, found.colours or key)
        self.image = self.palette.quantized(paint(self.theme, [self.ground], self.ground.box))


@lru_cache(maxsize=32)
def _palette(theme: str, key: str) -> Palette:
    """Learn the colours of a scene."""
    with _drawing:
        found = scene(key)
        show = [found.ground, *found.specimen]
        return Palette(paint(THEMES[theme], show, found.ground.box), found.flat)


class Outline(Struct, frozen=True):
    """Which pixels of a picture a mark changes."""

    mask: Image.Image
    """What the mark covers, and what reducing changed beside it."""
    box: Box
    """Of the mask."""
    inner: Box
    """Of what the mark covers."""
    outer: Box
    """Of what is set in the mask."""


@lru_cache(maxsize=_KEPT)
def _stencil(mark: Tiled) -> Outline:
    """Draw the outline of *mark*."""
    with _drawing:
        covered = silhouette(mark, mark.box)
        near = covered.filter(ImageFilter.MaxFilter(2 * REACH + 1))
        left, top, *_ = mark.box
        if isinstance(mark, Trail) and mark.clip:
            part = Image.new("L", covered.size)
            corners = [(x - left, y - top) for x, y in mark.clip]
            ImageDraw.Draw(part).polygon(corners, fill=255)
            covered, near = (ImageChops.darker(mask, part) for mask in (covered, near))
        mask = near.convert("1", dither=Image.Dither.NONE)
        inner, outer = (
            _moved(found.getbbox() or (0, 0, 0, 0), left, top) for found in (covered, near)
        )
        return Outline(mask, mark.box, inner, outer)


def _outline(mark: Tiled) -> Outline:
    """Return the outline of *mark*; marks of the same shape have the same anywhere."""
    shape, (x, y) = mark.shape()
    found = _stencil(shape)
    if not x and not y:
        return found
    return Outline(
        found.mask, *(_moved(box, x, y) for box in (found.box, found.inner, found.outer))
    )


def _moved(box: Box, x: int, y: int) -> Box:
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


@lru_cache(maxsize=32)
def surface(theme: str, key: str) -> Surface:
    with _drawing:
        return Surface(theme, key)


@lru_cache(maxsize=_KEPT)
def _tile(theme: str, key: str, below: tuple[Tiled, ...], mark: Tiled, box: Box) -> Image.Image:
    """Draw *mark* on its ground and on the marks *below* it."""
    with _drawing:
        on = surface(theme, key)
        return on.palette.quantized(paint(on.theme, [on.ground, *below, mark], box))


def forget() -> None:
    """Forget everything that was kept, as after a start."""
    surface.cache_clear()
    _palette.cache_clear()
    _stencil.cache_clear()
    _tile.cache_clear()


def compose(theme: str, key: str, marks: Iterable[Tiled]) -> Image.Image:
    """Return the picture of *marks* on the ground of a scene, in palette numbers."""
    image = surface(theme, key).image.copy()
    placed: list[tuple[Box, Tiled]] = []
    for mark in marks:
        parts = mark.parts() if isinstance(mark, Trail) else (mark,)
        outlines = [_outline(part) for part in parts]
        for part, outline in zip(parts, outlines, strict=True):
            touched = dict.fromkeys(
                other.within(outline.box) if isinstance(other, Trail) else other
                for box, other in placed
                if meet(outline.outer, box)
            )
            tile = _tile(theme, key, tuple(touched), part, outline.box)
            image.paste(tile, outline.box, outline.mask)
        placed.extend((outline.inner, mark) for outline in outlines)
    return image
