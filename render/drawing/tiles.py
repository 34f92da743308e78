"""The same picture fast: tiles that are already in the colours of a palette.

How it works. A theme and a scene share 256 colours (`render.drawing.palettes`). The ground is drawn
once. A mark is drawn once, the plain way (`render.drawing.paint`) but on nothing: that is its
`Stamp`, good for every place. A stamp laid on its ground, and on the stamps that it touches there,
and turned into palette numbers is a `Tile`. A picture is the ground with some tiles on it. Its file
is made of strips of a few rows, and a strip with the same tiles on it as one before need be neither
put together nor compressed again: from one picture of a table to the next two strips in three are
the same.

**The shade costs nothing.** Where a choice dims the rest, the numbers stay as they are and the
palette gets darker. Therefore a picture has parts: what lies on the board, which darkens, pieces,
which step further back, what is always lit, and numbers. Which part a pixel is from is told by the
topmost mark that covers most of it.

The only differences to the plain way are the palette, and pixels in which edges of several marks
meet. Everything here may be called from several threads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from threading import RLock

from msgspec import Struct
from PIL import Image

from render.drawing import png
from render.drawing.canvas import Box
from render.drawing.marks import BOARD, LIT, NUMBER, Mark, Tiled
from render.drawing.paint import alone, paint
from render.drawing.palettes import palette, translated

_KNOWN = 4000
"""Marks whose stamps are quickly found, of less than 1 KB each."""
_STAMPS = 900
"""Stamps kept, of about 50 KB each."""
_TILES = 6000
"""Tiles kept, of about 8 KB each."""
_STRIPS = 8000
"""Strips of files kept, of about 2 KB each."""
ROWS = 50
"""Of a strip: fewer come again more often, but compress a little worse."""

_drawing = RLock()
"""Only one thread draws what is missing; the others take it from the cache when it is done."""


class Scene(Struct, frozen=True):
    """A kind of picture: its ground, and what all pictures on it have in common."""

    ground: Mark
    inlaid: tuple[Tiled, ...]
    """Marks that always lie on the ground."""
    specimen: tuple[tuple[Tiled, ...], ...]
    """Pages of marks that show between them every colour that a picture on it may have."""
    colours: str = ""
    """The key of another scene whose palette serves for this one, too."""
    laid: tuple[Mark, ...] = ()
    """What lies on the ground before the first move, where that changes from game to game."""
    dims: bool = False
    """Whether what cannot be chosen may lie in the shade."""
    small: bool = False
    """Whether it takes longer to make smaller files: of pictures on which there is very much."""


_scenes: dict[str, Callable[[], Scene]] = {}


def register(key: str, make: Callable[[], Scene]) -> None:
    """Let *make* tell what the pictures called *key* have in common."""
    _scenes[key] = make


def scenes() -> tuple[str, ...]:
    """Return the keys of all kinds of picture there are."""
    return tuple(_scenes)


@cache
def scene(key: str) -> Scene:
    """Return the scene called *key*.

    Raises:
        KeyError: there is none.
    """
    return _scenes[key]()


class Known(Struct, frozen=True, eq=False):
    """A mark where it is drawn first; the same is there once, so that it is quickly found."""

    mark: Tiled


Spot = tuple[Known, int, int]
"""A mark, and how far it lies from where it is drawn first."""


@lru_cache(maxsize=_KNOWN)
def _known(mark: Tiled) -> Known:
    return Known(mark)


def _spot(mark: Tiled) -> Spot:
    home, (x, y) = mark.home()
    return _known(home), x, y


class Stamp(Struct, frozen=True, eq=False):
    """A mark as it can be laid on anything."""

    image: Image.Image
    """Its colours."""
    cover: Image.Image
    """How much of each pixel it covers."""
    mask: Image.Image
    """Which pixels it covers, were it a little."""
    core: Image.Image
    """Which pixels it covers by more than half."""
    part: int
    box: Box

    def at(self, x: int, y: int) -> Box:
        """Return its box when it lies so far from where it was drawn."""
        left, top, right, bottom = self.box
        return left + x, top + y, right + x, bottom + y


@lru_cache(maxsize=_STAMPS)
def _stamp(theme: str, known: Known, dim: bool = False) -> Stamp:
    """Draw a mark alone."""
    with _drawing:
        mark = known.mark
        drawn, (left, top) = alone(theme, mark, dim)
        cover = drawn.getchannel("A")
        seen = cover.getbbox() or (0, 0, 1, 1)
        cover = cover.crop(seen)
        mask = translated(cover, _SEEN).convert("1", dither=Image.Dither.NONE)
        core = cover.convert("1", dither=Image.Dither.NONE)
        box = seen[0] + left, seen[1] + top, seen[2] + left, seen[3] + top
        return Stamp(drawn.crop(seen).convert("RGB"), cover, mask, core, mark.part, box)


_SEEN = bytes([0] + [255] * 255)
_UNDER = bytes(BOARD if part == NUMBER else part for part in range(256))


class Page(Struct):
    """A picture that is being made of stamps."""

    image: Image.Image
    parts: Image.Image
    """By pixel: which part it belongs to, that of the topmost mark which covers most of it."""
    numbered: bool = False
    """Whether some of it may be numbers."""

    def copy(self) -> Page:
        return Page(self.image.copy(), self.parts.copy(), self.numbered)

    def lay(self, stamp: Stamp, x: int, y: int) -> None:
        """Lay a stamp on it, so far from where that was drawn."""
        box = stamp.at(x, y)
        self.image.paste(stamp.image, box, stamp.cover)
        if self.numbered:
            # What shines through the edge of a mark is no number any more.
            under = self.parts.crop(box)
            if under.getextrema()[1] == NUMBER:
                self.parts.paste(translated(under, _UNDER), box, stamp.mask)
        self.parts.paste(stamp.part, box, stamp.core)
        self.numbered |= stamp.part == NUMBER


def drawn(theme: str, key: str, marks: Iterable[Tiled], dim: bool = False) -> Page:
    """Return the ground of a scene with *marks* on it."""
    page = ground(theme, key, dim).copy()
    for known, *at in map(_spot, marks):
        page.lay(_stamp(theme, known, dim and known.mark.part != LIT), *at)
    return page


@lru_cache(maxsize=4)
def ground(theme: str, key: str, dim: bool = False) -> Page:
    """Return the ground of a scene."""
    found = scene(key)
    image = paint(theme, [found.ground], found.ground.box, dim)
    page = Page(image, Image.new("L", image.size))
    for known, *at in map(_spot, found.inlaid):
        page.lay(_stamp(theme, known, dim), *at)
    return page


class Surface:
    """A scene in a theme: its ground, and the palette of all its pictures."""

    def __init__(self, theme: str, key: str) -> None:
        page = ground(theme, key)
        self.palette = palette(theme, scene(key).colours or key)
        self.small = scene(key).small
        self.image = self.palette.numbers(page.image, page.parts)
        self.image.putpalette(self.palette.colours)
        self._parts = page.parts

    def crop(self, box: Box) -> Page:
        """Return a part of the ground to lay marks on."""
        parts = self._parts.crop(box)
        return Page(self.image.crop(box).convert("RGB"), parts, parts.getextrema()[1] == NUMBER)


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
def _tile(theme: str, key: str, below: tuple[Spot, ...], spot: Spot) -> Tile:
    """Lay a mark on its ground and on those *below* it."""
    with _drawing:
        (known, x, y), on = spot, surface(theme, key)
        top = _stamp(theme, known)
        box = top.at(x, y)
        page = on.crop(box)
        for each, left, right in (*below, spot):
            page.lay(_stamp(theme, each), left - box[0], right - box[1])
        return Tile(on.palette.numbers(page.image, page.parts), top.mask, box)


@lru_cache(maxsize=_STRIPS)
def _strip(on: Surface, top: int, tiles: tuple[Tile, ...]) -> png.Strip:
    """Compress the rows from *top* on of the ground with *tiles* on it."""
    width, height = on.image.size
    rows = on.image.crop((0, top, width, min(top + ROWS, height)))
    for tile in tiles:
        rows.paste(tile.image, (tile.box[0], tile.box[1] - top), tile.mask)
    return png.strip(rows, on.small)


def forget() -> None:
    """Forget everything that was kept, as after a start."""
    for kept in (surface, palette, ground, _known, _stamp, _tile):
        kept.cache_clear()
    forget_strips()


def forget_strips() -> None:
    """Forget what files were made of, as if all tables were new, but their marks known."""
    _strip.cache_clear()


def lay(theme: str, key: str, marks: Iterable[Tiled]) -> list[Tile]:
    """Return the tiles of *marks* on the ground of a scene, lowest first."""
    placed: list[tuple[Box, Spot]] = []
    tiles = []
    for spot in map(_spot, marks):
        known, x, y = spot
        left, top, right, bottom = box = _stamp(theme, known).at(x, y)
        # As `meet`, which would take most of the time here: there are thousands of pairs.
        below = [
            other
            for (x0, y0, x1, y1), other in placed
            if left < x1 and x0 < right and top < y1 and y0 < bottom
        ]
        tiles.append(_tile(theme, key, tuple(below), spot))
        placed.append((box, spot))
    return tiles


def encode(on: Surface, tiles: Iterable[Tile], dim: bool = False) -> bytes:
    """Return the PNG file of *tiles* on their ground; what is not lit in the shade, if *dim*."""
    width, height = on.image.size
    strips: list[list[Tile]] = [[] for _ in range(0, height, ROWS)]
    for tile in tiles:
        _, top, _, bottom = tile.box
        for strip in strips[max(0, top // ROWS) : (bottom - 1) // ROWS + 1]:
            strip.append(tile)
    packed = [_strip(on, i * ROWS, tuple(strip)) for i, strip in enumerate(strips)]
    colours = on.palette.dimmed if dim else on.palette.colours
    return png.file(width, height, colours, packed)


def compose(on: Surface, tiles: Iterable[Tile], dim: bool = False) -> Image.Image:
    """Return the picture of *tiles* on their ground, in palette numbers."""
    image = on.image.copy()
    for tile in tiles:
        image.paste(tile.image, tile.box, tile.mask)
    image.putpalette(on.palette.dimmed if dim else on.palette.colours)
    return image


def place(image: Image.Image, theme: str, mark: Tiled) -> None:
    """Lay *mark* on a picture that is not made of tiles."""
    known, x, y = _spot(mark)
    stamp = _stamp(theme, known)
    image.paste(stamp.image, stamp.at(x, y), stamp.cover)
