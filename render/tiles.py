"""The same picture fast: tiles that are already in the colours of a palette.

How it works. A theme and a scene share a `Palette` of 255 colours, learned from one picture that
shows every kind of mark. The ground is drawn once. A mark is drawn once, the plain way
(`render.paint`) but on nothing: that is its `Stamp`, good for every place. A stamp laid on its
ground, and on the stamps that it touches there, and turned into palette numbers is a `Tile`. A
picture is a copy of the ground and some thirty tiles pasted on it, and because it is in palette
numbers already, its file is quickly made and small.

The only differences to the plain way are the palette, and pixels in which edges of several marks
meet. Everything here may be called from several threads.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from threading import RLock
from typing import cast

from msgspec import Struct
from PIL import Image, ImageChops, ImageDraw

from render.canvas import Box
from render.marks import Tiled, meet
from render.paint import paint
from render.scenes import scene
from render.themes import THEMES, Colour
from render.trail import Trail

COLOURS = 255
FLAT = 40
"""How many colours cover areas; they are met exactly."""
EDGE_WEIGHT = 0.7
_STAMPS = 1000
"""Stamps kept, of about 40 KB each."""
_TILES = 3000
"""Tiles kept, of about 10 KB each."""

_drawing = RLock()
"""Only one thread draws what is missing; the others take it from the cache when it is done."""


class Palette:
    """255 colours that come nearest to those of a picture: its most frequent ones, and more."""

    def __init__(self, learned: Image.Image) -> None:
        found = learned.getcolors(learned.width * learned.height)
        # Pillow's types know pictures whose colours are single numbers, too; this one is RGB.
        counted = cast(list[tuple[int, Colour]], sorted(found or (), reverse=True))
        exact = [colour for _, colour in counted[:FLAT]]
        # The rest are soft edges. Rare ones count for more than their share: there are many.
        edges = [
            colour for count, colour in counted[FLAT:] for _ in range(round(count**EDGE_WEIGHT))
        ]
        strip = Image.new("RGB", (len(edges), 1))
        strip.putdata(edges)
        soft = strip.quantize(COLOURS - FLAT, Image.Quantize.MEDIANCUT, kmeans=1).getpalette()
        self._colours = [part for colour in exact for part in colour] + (soft or [])
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
    """A scene in a theme: its ground, and the palette of all its pictures."""

    def __init__(self, theme: str, key: str) -> None:
        found = scene(key)
        self.ground = paint(THEMES[theme], [found.ground], found.ground.box)
        self.palette = _palette(theme, found.colours or key)
        self.image = self.palette.quantized(self.ground)


@lru_cache(maxsize=32)
def _palette(theme: str, key: str) -> Palette:
    """Learn the colours of a scene."""
    with _drawing:
        found = scene(key)
        show = [found.ground, *found.specimen]
        return Palette(paint(THEMES[theme], show, found.ground.box))


class Stamp(Struct, frozen=True):
    """A mark as it can be laid on anything."""

    image: Image.Image
    """Its colours."""
    cover: Image.Image
    """How much of each pixel it covers."""
    box: Box

    def at(self, x: int, y: int) -> Stamp:
        """Return the same stamp, moved."""
        left, top, right, bottom = self.box
        return Stamp(self.image, self.cover, (left + x, top + y, right + x, bottom + y))


@lru_cache(maxsize=_STAMPS)
def _stamp(theme: str, mark: Tiled) -> Stamp:
    """Draw *mark* alone."""
    with _drawing:
        drawn = paint(THEMES[theme], [mark], mark.box, clear=True)
        cover, (left, top, *_) = drawn.getchannel("A"), mark.box
        if isinstance(mark, Trail) and mark.clip:
            part = Image.new("L", cover.size)
            corners = [(x - left, y - top) for x, y in mark.clip]
            ImageDraw.Draw(part).polygon(corners, fill=255)
            cover = ImageChops.darker(cover, part)
        seen = cover.getbbox() or (0, 0, 1, 1)
        found = Stamp(drawn.convert("RGB").crop(seen), cover.crop(seen), seen)
        return found.at(left, top)


def _stamped(theme: str, mark: Tiled) -> Stamp:
    """Return the stamp of *mark*, which is the same wherever the mark lies."""
    home, away = mark.home()
    return _stamp(theme, home).at(*away)


@lru_cache(maxsize=32)
def surface(theme: str, key: str) -> Surface:
    with _drawing:
        return Surface(theme, key)


class Tile(Struct, frozen=True):
    """What a picture looks like where a mark lies, in palette numbers."""

    image: Image.Image
    mask: Image.Image
    """Which pixels the mark changes."""
    box: Box


@lru_cache(maxsize=_TILES)
def _tile(theme: str, key: str, below: tuple[Tiled, ...], mark: Tiled) -> Tile:
    """Lay *mark* on its ground and on the marks *below* it."""
    with _drawing:
        on, top = surface(theme, key), _stamped(theme, mark)
        image = on.ground.crop(top.box)
        for stamp in (*(_stamped(theme, other) for other in below), top):
            at = stamp.box[0] - top.box[0], stamp.box[1] - top.box[1]
            image.paste(stamp.image, at, stamp.cover)
        mask = top.cover.point([0] + [255] * 255, "1")
        return Tile(on.palette.quantized(image), mask, top.box)


def forget() -> None:
    """Forget everything that was kept, as after a start."""
    for kept in (surface, _palette, _stamp, _tile):
        kept.cache_clear()


def compose(theme: str, key: str, marks: Iterable[Tiled]) -> Image.Image:
    """Return the picture of *marks* on the ground of a scene, in palette numbers."""
    image = surface(theme, key).image.copy()
    placed: list[tuple[Box, Tiled]] = []
    for mark in marks:
        for part in mark.parts() if isinstance(mark, Trail) else (mark,):
            box = _stamped(theme, part).box
            below = tuple(other for lain, other in placed if meet(box, lain))
            tile = _tile(theme, key, below, part)
            image.paste(tile.image, box, tile.mask)
            placed.append((box, part))
    return image
