"""The same picture fast: tiles that are already in the colours of a palette.

How it works. A theme and a scene share a `Palette` of 256 colours, learned from one picture that
shows every kind of mark. The ground is drawn once. A mark is drawn once, the plain way
(`render.drawing.paint`) but on nothing: that is its `Stamp`, good for every place. A stamp laid on
its ground, and on the stamps that it touches there, and turned into palette numbers is a `Tile`. A
picture is the ground with some tiles on it. Its file is made of strips of a few rows, and a strip
with the same tiles on it as one before need be neither put together nor compressed again: from one
picture of a table to the next two strips in three are the same.

**The shade costs nothing.** Where a choice dims the rest, the numbers stay as they are and the
palette gets darker. Therefore every palette has parts: for what lies on the board, which darkens,
for pieces, which step further back, and for what is always lit. Which part a pixel is from is told
by the topmost mark that covers most of it.

The only differences to the plain way are the palette, and pixels in which edges of several marks
meet. Everything here may be called from several threads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from threading import RLock
from typing import cast

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image

from render.drawing import png
from render.drawing.canvas import Box
from render.drawing.marks import BOARD, LIT, NUMBER, Mark, Tiled, meet
from render.drawing.paint import alone, paint
from render.drawing.themes import THEMES, Colour, darkening, dimmed

COLOURS = 256
SIZES = 102, 46, 64, 8
"""Of the parts of a palette: what lies on the board, pieces, what is always lit, numbers."""
FIRST = tuple(sum(SIZES[:part]) for part in range(len(SIZES)))
EDGE_WEIGHT = 0.7
OFTEN = 12
"""Of the colours that are no theme's, but come where two mix, how many are met exactly."""
FREE = 4
"""How many at least are left for soft edges."""
RARE = 50
"""Pixels that a colour needs on all pages to be met exactly."""
_STAMPS = 900
"""Stamps kept, of about 50 KB each."""
_TILES = 3000
"""Tiles kept, of about 8 KB each."""
_STRIPS = 8000
"""Strips of files kept, of about 2 KB each."""
ROWS = 40
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


class Stamp(Struct, frozen=True):
    """A mark as it can be laid on anything."""

    image: Image.Image
    """Its colours."""
    cover: Image.Image
    """How much of each pixel it covers."""
    mask: Image.Image
    """Which pixels it covers, were it a little."""
    core: Image.Image
    """Which pixels it covers by more than half."""
    box: Box

    def at(self, x: int, y: int) -> Stamp:
        """Return the same stamp, moved."""
        left, top, right, bottom = self.box
        return replace(self, box=(left + x, top + y, right + x, bottom + y))


@lru_cache(maxsize=_STAMPS)
def _stamp(theme: str, mark: Tiled, dim: bool = False) -> Stamp:
    """Draw *mark* alone."""
    with _drawing:
        drawn = alone(theme, mark, dim)
        cover, (left, top, *_) = drawn.getchannel("A"), mark.box
        seen = cover.getbbox() or (0, 0, 1, 1)
        cover = cover.crop(seen)
        mask = translated(cover, _SEEN).convert("1", dither=Image.Dither.NONE)
        core = cover.convert("1", dither=Image.Dither.NONE)
        return Stamp(drawn.crop(seen).convert("RGB"), cover, mask, core, seen).at(left, top)


def _stamped(theme: str, mark: Tiled, dim: bool = False) -> Stamp:
    """Return the stamp of *mark*, which is the same wherever the mark lies."""
    home, away = mark.home()
    if not dim or mark.part == LIT:
        return _stamp(theme, home).at(*away)
    if mark.part == BOARD:
        return _darker(theme, home).at(*away)
    return _stamp(theme, home, True).at(*away)


@lru_cache(maxsize=_STAMPS // 4)
def _darker(theme: str, mark: Tiled) -> Stamp:
    """Return the stamp of a mark on the board, in the shade."""
    stamp = _stamp(theme, mark)
    return replace(stamp, image=stamp.image.point(darkening(theme)))


def translated(image: Image.Image, table: bytes) -> Image.Image:
    """Return a picture of single numbers with others in their place: what `Image.point` does slowly."""
    return Image.frombytes("L", image.size, image.tobytes().translate(table))


_SEEN = bytes([0] + [255] * 255)
_UNDER = bytes(BOARD if part == NUMBER else part for part in range(256))
_ONLY = [bytes(255 * (each == part) for each in range(256)) for part in range(len(SIZES))]
_NUMBERS = [bytes(min(255, number + first) for number in range(256)) for first in FIRST]


class Both(Struct, frozen=True):
    """A picture as it is in the light and in the shade."""

    light: Image.Image
    dim: Image.Image
    parts: Image.Image
    """By pixel: the part of the palette its number is from."""

    def copy(self) -> Both:
        return Both(self.light.copy(), self.dim.copy(), self.parts.copy())

    def lay(self, theme: str, mark: Tiled, left: int = 0, top: int = 0, dim: bool = True) -> None:
        """Lay *mark* on it; the corner of this picture is at *left* and *top* of the whole."""
        for image, dark in ((self.light, False), (self.dim, True))[: 1 + dim]:
            stamp = _stamped(theme, mark, dark)
            x, y = stamp.box[0] - left, stamp.box[1] - top
            box = x, y, x + stamp.image.width, y + stamp.image.height
            image.paste(stamp.image, box, stamp.cover)
        # What shines through the edge of a mark is no number any more.
        under = self.parts.crop(box)
        if under.getextrema()[1] == NUMBER:
            self.parts.paste(translated(under, _UNDER), box, stamp.mask)
        self.parts.paste(mark.part, box, stamp.core)


class Palette:
    """The colours of all pictures of a scene, in the light and in the shade.

    It has a part for what lies on the board, which darkens in the shade, one for pieces, which step
    further back, and one for what is always lit. In each part what becomes of a colour in the shade
    depends on nothing but the colour.
    """

    def __init__(self, theme: str, pages: Sequence[Both]) -> None:
        counts: tuple[Counter[Colour], ...] = tuple(Counter() for _ in SIZES)
        for page in pages:
            for colour, part, count in _pairs(page.light, page.parts):
                counts[part][colour] += count
        light, dim = {*THEMES[theme].flat()}, {*dimmed(theme).flat()}
        self._parts = [_Part(found, light, size) for found, size in zip(counts, SIZES, strict=True)]
        numbers = [self.numbers(page) for page in pages]
        self.colours = _met([page.light for page in pages], numbers, light)
        self.dimmed = _met([page.dim for page in pages], numbers, light | dim)

    def numbers(self, both: Both) -> Image.Image:
        """Return a picture in the numbers of this palette."""
        first, last = both.parts.getextrema()
        found = self._parts[cast(int, first)].numbers(both.light, cast(int, first))
        for part in range(cast(int, first) + 1, cast(int, last) + 1):
            mask = translated(both.parts, _ONLY[part])
            if box := mask.getbbox():
                numbers = self._parts[part].numbers(both.light.crop(box), part)
                found.paste(numbers, box[:2], mask.crop(box))
        return found


class _Part:
    """A part of a palette."""

    def __init__(self, counted: Mapping[Colour, int], exact: set[Colour], size: int) -> None:
        often = sorted(counted, key=lambda colour: -counted[colour])
        flat = [colour for colour in often if colour in exact][: size - FREE]
        flat = [colour for colour in flat if counted[colour] >= RARE]
        spare = min(OFTEN, (size - len(flat)) // 3)
        flat += [colour for colour in often if colour not in exact][:spare]
        # The rest are soft edges. Rare ones count for more than their share: there are many.
        met = set(flat)
        edges = [
            colour
            for colour, count in counted.items()
            if colour not in met
            for _ in range(round(count**EDGE_WEIGHT))
        ]
        soft: list[int] = []
        if len(flat) < size and edges:
            strip = Image.new("RGB", (len(edges), 1))
            strip.putdata(edges)
            learned = strip.quantize(size - len(flat), Image.Quantize.MEDIANCUT, kmeans=2)
            soft = (learned.getpalette() or [])[: 3 * (size - len(flat))]
        # Pillow rounds a colour down to multiples of 4 before it looks for the nearest one.
        # The flat colours are such multiples; the others are moved down to where it will look.
        sought = [part for colour in flat for part in colour]
        self.colours = [*sought, *soft]
        sought += [max(0, part - 2) for part in soft]
        self._sought = Image.new("P", (1, 1))
        self._sought.putpalette(sought or [0, 0, 0])

    def numbers(self, image: Image.Image, part: int = BOARD) -> Image.Image:
        """Return a picture in the numbers of a palette whose *part* this is."""
        found = image.quantize(palette=self._sought, dither=Image.Dither.NONE)
        return translated(found, _NUMBERS[part])


def _met(
    pictures: Sequence[Image.Image], numbers: Sequence[Image.Image], flat: set[Colour]
) -> list[int]:
    """Return what *pictures* have where there is each of the *numbers*: what is there most often."""
    sums = [[0, 0, 0] for _ in range(256)]
    counts = [0] * 256
    flats: dict[int, Counter[Colour]] = {}
    for picture, numbered in zip(pictures, numbers, strict=True):
        for colour, number, count in _pairs(picture, numbered):
            counts[number] += count
            for i, part in enumerate(colour):
                sums[number][i] += count * part
            if colour in flat:
                flats.setdefault(number, Counter())[colour] += count
    met: list[int] = []
    for number, count in enumerate(counts):
        often = flats[number].most_common(1)[0] if number in flats else None
        if often and often[1] * 2 > count:
            met += often[0]
        else:
            met += [round(part / max(1, count)) for part in sums[number]]
    return met


def _pairs(image: Image.Image, other: Image.Image) -> Iterator[tuple[Colour, int, int]]:
    """Yield each colour of a picture, what *other* has there, and how often."""
    marked = image.copy()
    marked.putalpha(other)
    found = marked.getcolors(image.width * image.height)
    # Pillow's types know pictures whose colours are single numbers, too; this one has four parts.
    for count, (r, g, b, there) in cast("list[tuple[int, tuple[int, int, int, int]]]", found or []):
        yield (r, g, b), there, count


@lru_cache(maxsize=32)
def _palette(theme: str, key: str) -> Palette:
    """Learn the colours of a scene."""
    with _drawing:
        pages = []
        for marks in scene(key).specimen:
            page = _ground(theme, key).copy()
            for mark in marks:
                page.lay(theme, mark)
            pages.append(page)
        return Palette(theme, pages)


@lru_cache(maxsize=4)
def _ground(theme: str, key: str) -> Both:
    """Return the ground of a scene."""
    found = scene(key)
    light = paint(theme, [found.ground], found.ground.box)
    both = Both(light, light.point(darkening(theme)), Image.new("L", light.size))
    for mark in found.inlaid:
        both.lay(theme, mark)
    return both


class Surface:
    """A scene in a theme: its ground, and the palette of all its pictures."""

    def __init__(self, theme: str, key: str) -> None:
        ground = _ground(theme, key)
        self.palette = _palette(theme, scene(key).colours or key)
        self.image = coloured(self.palette.numbers(ground), self.palette.colours)
        self._parts = ground.parts

    def crop(self, box: Box) -> Both:
        """Return a part of the ground to lay marks on."""
        light = self.image.crop(box).convert("RGB")
        return Both(light, light, self._parts.crop(box))


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
        both = on.crop(top.box)
        for each in (*below, mark):
            both.lay(theme, each, *top.box[:2], dim=False)
        numbers = on.palette.numbers(both)
        return Tile(Image.frombytes("P", numbers.size, numbers.tobytes()), top.mask, top.box)


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
    for kept in (surface, _palette, _ground, _stamp, _darker, _tile):
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
        box = _stamped(theme, mark).box
        below = tuple(other for lain, other in placed if meet(box, lain))
        tiles.append(_tile(theme, key, below, mark))
        placed.append((box, mark))
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


def coloured(numbers: Image.Image, colours: Sequence[int]) -> Image.Image:
    """Return palette numbers as a picture in these colours."""
    image = Image.frombytes("P", numbers.size, numbers.tobytes())
    image.putpalette(colours)
    return image


def place(image: Image.Image, theme: str, mark: Tiled) -> None:
    """Lay *mark* on a picture that is not made of tiles."""
    stamp = _stamped(theme, mark)
    image.paste(stamp.image, stamp.box, stamp.cover)


class Shades:
    """The colours of pictures that are not made of tiles, learned from some of them.

    With some *more*, which are met exactly, too.
    """

    def __init__(
        self, theme: str, pages: Iterable[Image.Image], more: Iterable[Colour] = ()
    ) -> None:
        counted = Counter(dict.fromkeys(more, RARE))
        for page in pages:
            for colour, _, count in _pairs(page, Image.new("L", page.size)):
                counted[colour] += count
        flat = {*THEMES[theme].flat(), *dimmed(theme).flat(), *more}
        self._part = _Part(counted, flat, COLOURS)

    def reduced(self, image: Image.Image) -> Image.Image:
        """Return a picture in these colours."""
        return coloured(self._part.numbers(image), self._part.colours)


def reduced(image: Image.Image, theme: str) -> Image.Image:
    """Return a picture that is drawn only once with a palette of its own."""
    return Shades(theme, [image]).reduced(image)
