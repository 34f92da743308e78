"""The same picture fast: tiles that are already in the colours of a palette.

How it works. A theme and a scene share a `Palette` of 255 colours, learned from one picture that
shows every kind of mark. The ground is drawn once. A mark is drawn once, the plain way
(`render.paint`) but on nothing: that is its `Stamp`, good for every place. A stamp laid on its
ground, and on the stamps that it touches there, and turned into palette numbers is a `Tile`. A
picture is the ground with some thirty tiles on it. Its file is made of strips of a few rows, and a
strip with the same tiles on it as one before need be neither put together nor compressed again:
from one picture of a table to the next two strips in three are the same.

The only differences to the plain way are the palette, and pixels in which edges of several marks
meet. Everything here may be called from several threads.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from threading import RLock
from typing import cast

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageDraw

from render import png
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
_STAMPS = 500
"""Stamps kept, of about 50 KB each."""
_TILES = 3000
"""Tiles kept, of about 8 KB each."""
_STRIPS = 8000
"""Strips of files kept, of about 2 KB each."""
ROWS = 40
"""Of a strip: fewer come again more often, but compress a little worse."""

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
        self.colours = [part for colour in exact for part in colour] + (soft or [])
        # Pillow rounds a colour down to multiples of 4 before it looks for the nearest one. The
        # flat colours are such multiples; the others are moved down to where it will look.
        sought = [part if i < 3 * FLAT else max(0, part - 2) for i, part in enumerate(self.colours)]
        self._sought = Image.new("P", (1, 1))
        self._sought.putpalette(sought)

    def quantized(self, image: Image.Image) -> Image.Image:
        """Return *image* in the numbers of this palette."""
        found = image.quantize(palette=self._sought, dither=Image.Dither.NONE)
        found.putpalette(self.colours)
        return found


class Surface:
    """A scene in a theme: its ground, and the palette of all its pictures."""

    def __init__(self, theme: str, key: str) -> None:
        found = scene(key)
        ground = paint(THEMES[theme], [found.ground], found.ground.box)
        self.palette = _palette(theme, found.colours or key)
        self.image = self.palette.quantized(ground)


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
    mask: Image.Image
    """Which pixels it covers, were it a little."""
    box: Box

    def at(self, x: int, y: int) -> Stamp:
        """Return the same stamp, moved."""
        left, top, right, bottom = self.box
        return replace(self, box=(left + x, top + y, right + x, bottom + y))


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
        cover = cover.crop(seen)
        mask = cover.point([0] + [255] * 255, "1")
        return Stamp(drawn.convert("RGB").crop(seen), cover, mask, seen).at(left, top)


def _stamped(theme: str, mark: Tiled) -> Stamp:
    """Return the stamp of *mark*, which is the same wherever the mark lies."""
    home, away = mark.home()
    return _stamp(theme, home).at(*away)


@lru_cache(maxsize=32)
def surface(theme: str, key: str) -> Surface:
    with _drawing:
        return Surface(theme, key)


class Tile(Struct, frozen=True, eq=False):
    """What a picture looks like where a mark lies, in palette numbers; the same is kept once."""

    image: Image.Image
    mask: Image.Image
    """Which pixels the mark changes."""
    box: Box


@lru_cache(maxsize=_TILES)
def _tile(theme: str, key: str, below: tuple[Tiled, ...], mark: Tiled) -> Tile:
    """Lay *mark* on its ground and on the marks *below* it."""
    with _drawing:
        on, top = surface(theme, key), _stamped(theme, mark)
        image = on.image.crop(top.box).convert("RGB")
        for stamp in (*(_stamped(theme, other) for other in below), top):
            at = stamp.box[0] - top.box[0], stamp.box[1] - top.box[1]
            image.paste(stamp.image, at, stamp.cover)
        return Tile(on.palette.quantized(image), top.mask, top.box)


@lru_cache(maxsize=_STRIPS)
def _strip(on: Surface, top: int, tiles: tuple[Tile, ...]) -> png.Strip:
    """Compress the rows from *top* on of the ground with *tiles* on it."""
    width, height = on.image.size
    rows = on.image.crop((0, top, width, min(top + ROWS, height)))
    for tile in tiles:
        rows.paste(tile.image, (tile.box[0], tile.box[1] - top), tile.mask)
    return png.strip(rows)


def forget() -> None:
    """Forget everything that was kept, as after a start."""
    for kept in (surface, _palette, _stamp, _tile):
        kept.cache_clear()
    forget_strips()


def forget_strips() -> None:
    """Forget what files were made of, as if all tables were new, but their marks known."""
    _strip.cache_clear()


def lay(theme: str, key: str, marks: Iterable[Tiled]) -> list[Tile]:
    """Return the tiles of *marks* on the ground of a scene, lowest first."""
    placed: list[tuple[Box, Tiled]] = []
    tiles = []
    for mark in marks:
        for part in mark.parts() if isinstance(mark, Trail) else (mark,):
            box = _stamped(theme, part).box
            below = tuple(other for lain, other in placed if meet(box, lain))
            tiles.append(_tile(theme, key, below, part))
            placed.append((box, part))
    return tiles


def encode(on: Surface, tiles: Iterable[Tile]) -> bytes:
    """Return the PNG file of *tiles* on their ground."""
    width, height = on.image.size
    strips: list[list[Tile]] = [[] for _ in range(0, height, ROWS)]
    for tile in tiles:
        _, top, _, bottom = tile.box
        for strip in strips[max(0, top // ROWS) : (bottom - 1) // ROWS + 1]:
            strip.append(tile)
    packed = [_strip(on, i * ROWS, tuple(strip)) for i, strip in enumerate(strips)]
    return png.file(width, height, on.palette.colours, packed)


def compose(on: Surface, tiles: Iterable[Tile]) -> Image.Image:
    """Return the picture of *tiles* on their ground, in palette numbers."""
    image = on.image.copy()
    for tile in tiles:
        image.paste(tile.image, tile.box, tile.mask)
    return image
