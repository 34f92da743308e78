"""Fast pictures: tiles and stamps already in a palette's colours.

How it works. A theme and a scene share 256 colours (`render.drawing.paint`). The ground is drawn
once. A mark is drawn once, the plain way but on nothing (`render.drawing.compose`), and then is put
into palette numbers (`render.drawing.compose`). Laid on its ground, and on the tiles that it touches
there, it is a `Tile`: all that is seen in its box so far. A picture is the ground with some tiles
on it. Its file is made of strips of a few rows, and a strip with the same marks on it as one before
need be neither put together nor compressed again.

**The shade costs nothing.** Where a choice dims the rest, the numbers stay as they are and the
palette gets darker.

The only differences to the plain way are the palette, and pixels in which edges of several marks
meet. Everything here may be called from several threads.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from itertools import accumulate, groupby, pairwise
from threading import RLock, local

from msgspec import Struct
from PIL import Image

from render.drawing import png
from render.drawing.cache import ByteCache, keeping, shelf, shelves, take_a_moment, take_time
from render.drawing.canvas import Box
from render.drawing.paint import (
    BOARD,
    LIT,
    NUMBER,
    Mark,
    Palette,
    alone,
    paint,
    palette,
    scene,
    translated,
)
from render.drawing.png import Packed, Sheet, packed, sheet

# Stamps: marks drawn alone for any place, and pages for them.
#
# A picture has parts, because the shade falls on each in a way of its own (see
# `render.drawing.paint`): what lies on the board, pieces, what is always lit, and numbers. Which
# of them a pixel is from is told by the topmost mark that covers most of it.


drawing = RLock()
"""Only one thread draws what is missing; the others take it when it is done."""


class Stamp(Struct, frozen=True, eq=False):
    """A mark as it can be laid on anything."""

    image: Image.Image
    """Its colours, and how much of each pixel it covers."""
    part: int
    box: Box

    @property
    def cover(self) -> Image.Image:
        """The coverage of each pixel."""
        return self.image.getchannel("A")

    def at(self, x: int, y: int) -> Box:
        """Return its box at this offset from its drawing."""
        left, top, right, bottom = self.box
        return left + x, top + y, right + x, bottom + y

    def onto(self, image: Image.Image, x: int, y: int) -> None:
        """Lay it on a picture, so far from where it was drawn."""
        image.paste(self.image.convert("RGB"), self.at(x, y), self.cover)


def stamp(theme: str, mark: Mark, dim: bool = False) -> Stamp:
    """Return a mark drawn alone; in the shade, if *dim*."""
    image, box = _drawn(theme, mark, dim)
    return Stamp(image.unpacked(), mark.part, box)


@keeping("stamps", lambda drawn: len(drawn[0].content), slow=True)
def _drawn(theme: str, mark: Mark, dim: bool) -> tuple[Packed, Box]:
    """Draw a mark; as that is slow, all are kept, packed."""
    with drawing:
        drawn, (left, top) = alone(theme, mark, dim)
        if mark.base is not None:
            below = stamp(theme, mark.base, dim and mark.part != LIT)
            drawn, (left, top) = _laid(below, drawn, (left, top))
        seen = drawn.getchannel("A").getbbox() or (0, 0, 1, 1)
        box = seen[0] + left, seen[1] + top, seen[2] + left, seen[3] + top
        return packed(drawn.crop(seen)), box


def _laid(
    below: Stamp, above: Image.Image, at: tuple[int, int]
) -> tuple[Image.Image, tuple[int, int]]:
    """Lay a drawing on a stamp *at* its corner.

    Return both, and their corner.
    """
    boxes = below.box, (*at, at[0] + above.width, at[1] + above.height)
    left, top, *_ = (min(ends) for ends in zip(*boxes, strict=True))
    *_, right, bottom = (max(ends) for ends in zip(*boxes, strict=True))
    both = Image.new("RGBA", (right - left, bottom - top))
    both.paste(below.image, (below.box[0] - left, below.box[1] - top))
    both.alpha_composite(above, (at[0] - left, at[1] - top))
    return both, (left, top)


_SEEN = bytes([0] + [255] * 255)
_UNDER = bytes(BOARD if part == NUMBER else part for part in range(256))


class Page(Struct):
    """A picture that is being made of stamps, in all its colours."""

    image: Image.Image
    parts: Image.Image
    """By pixel: which part it belongs to, that of the topmost mark which covers most of it."""

    def lay(self, theme: str, mark: Mark, dim: bool = False) -> None:
        """Lay a mark on it."""
        home, at = mark.home()
        top = stamp(theme, home, dim and mark.part != LIT)
        top.onto(self.image, *at)
        box, cover = top.at(*at), top.cover
        # What shines through the edge of a mark is no number any more.
        under = translated(self.parts.crop(box), _UNDER)
        self.parts.paste(under, box, translated(cover, _SEEN))
        self.parts.paste(top.part, box, cover.convert("1", dither=Image.Dither.NONE))

    def laid(self, theme: str, marks: Iterable[Mark], dim: bool = False) -> Page:
        """Return another page with *marks* on it."""
        page = Page(self.image.copy(), self.parts.copy())
        for mark in marks:
            page.lay(theme, mark, dim)
        return page


def ground(theme: str, key: str, dim: bool = False) -> Page:
    """Return the ground of a scene."""
    found = scene(key)
    image = paint(theme, [found.ground], found.ground.box, dim)
    return Page(image, Image.new("L", image.size)).laid(theme, found.inlaid, dim)


def place(image: Image.Image, theme: str, mark: Mark) -> None:
    """Lay *mark* on a picture that is not made of tiles."""
    home, at = mark.home()
    stamp(theme, home).onto(image, *at)


# Inks: stamps in a palette's numbers, laid without a detour over colours.
#
# Most of what a stamp covers it covers wholly, and its numbers there are the same everywhere. What it
# covers in part, soft edges and shadows, has few different colours. For each of them a table of 256
# says what becomes of every number below it (`Palette.blends`).


_WHOLLY = bytes([0] * 255 + [255])
_PARTLY = bytes([0] + [1] * 254 + [0])
MANY = 3
"""From so many pixels in a row on, those that are alike are covered together, not one by one."""


class Ink(Struct, frozen=True, eq=False):
    """A mark in the numbers of a palette."""

    numbers: Sheet
    whole: Image.Image
    """Where these take the place of what was there."""
    dots: array[int]
    """Single pixels that it covers in part,"""
    tables: list[bytes]
    """and what becomes of the number at each."""
    runs: tuple[array[int], array[int], list[bytes]]
    """The same for several in a row: the first, the one after the last, and what becomes of them."""
    box: Box

    @property
    def weight(self) -> int:
        """The size in bytes."""
        size = self.numbers.width * self.numbers.height
        return 2 * size + 12 * len(self.dots) + 16 * len(self.runs[0]) + 1000

    def cover(self, under: Sheet) -> None:
        """Lay it on the numbers that lie in its box."""
        under.paste(self.numbers, 0, 0, self.whole)
        found = under.bytes
        for at, table in zip(self.dots, self.tables, strict=True):
            found[at] = table[found[at]]
        for first, end, table in zip(*self.runs, strict=True):
            found[first:end] = found[first:end].translate(table)


class Trace(Struct, frozen=True, eq=False):
    """An ink in few bytes: the costly part of its computation."""

    packed: bytes
    """Its numbers, a bit for each that says whether it takes the place of what was there, its edges."""
    part: int
    dots: int
    """How many single pixels its edges have,"""
    runs: int
    """and how often there are several in a row."""
    box: Box

    @property
    def weight(self) -> int:
        """The size in bytes."""
        return len(self.packed) + 500

    def ink(self, palette: Palette) -> Ink:
        """Return the ink, in its palette's numbers."""
        left, top, right, bottom = self.box
        width, height = right - left, bottom - top
        content = memoryview(png.packing.decompress(self.packed))
        bits = width * height
        edge = bits + (width + 7) // 8 * height
        edges = array("I")
        edges.frombytes(content[edge:])
        ends = accumulate((0, self.dots, self.dots, self.runs, self.runs, self.runs))
        dots, veils, firsts, lasts, longer = (edges[at:to] for at, to in pairwise(ends))
        tables = palette.blends(self.part, {*veils, *longer})
        return Ink(
            Sheet(width, height, content[:bits]),
            Image.frombytes("1", (width, height), content[bits:edge]),
            dots,
            list(map(tables.__getitem__, veils)),
            (firsts, lasts, list(map(tables.__getitem__, longer))),
            self.box,
        )


def trace(stamp: Stamp, palette: Palette) -> Trace:
    """Return a stamp in the numbers of a palette."""
    cover, pixels = stamp.cover, memoryview(stamp.image.tobytes()).cast("I")
    dots, firsts, ends = array("I"), array("I"), array("I")
    for first, end in _partly(cover):
        for _, alike in groupby(pixels[first:end]):
            after = first + len(list(alike))
            if after - first < MANY:
                dots.extend(range(first, after))
            else:
                firsts.append(first)
                ends.append(after)
            first = after
    veils, longer = (array("I", [pixels[at] for at in some]) for some in (dots, firsts))
    parts = (
        palette.numbers(stamp.image.convert("RGB"), stamp.part),
        translated(cover, _WHOLLY).convert("1", dither=Image.Dither.NONE),
        *(dots, veils, firsts, ends, longer),
    )
    content = b"".join(part.tobytes() for part in parts)
    return Trace(png.compressed(content), stamp.part, len(dots), len(firsts), stamp.box)


def _partly(cover: Image.Image) -> Iterator[tuple[int, int]]:
    """Yield runs of partly covered pixels: the first, and past the last."""
    there = cover.tobytes().translate(_PARTLY)
    first = there.find(1)
    while first >= 0:
        end = there.find(0, first)
        end = len(there) if end < 0 else end
        yield first, end
        first = there.find(1, end)


# Fast pictures: tiles already in a palette's colours.


ROWS = 50
"""Of a strip: fewer come again more often, but compress a little worse."""


class Surface:
    """A scene in a theme: its ground, and its pictures' palette."""

    def __init__(self, theme: str, key: str) -> None:
        shown = scene(key)
        self.key = theme, key
        self.look = theme, shown.colours or key
        """What its palette is found by, and all that is drawn in the colours of that."""
        colours = palette(*self.look)
        self.light, self.shade = colours.light, colours.shade
        self.small = shown.small
        self.rows = sheet(_ground(theme, key).unpacked())
        self.size = self.rows.width - 1, self.rows.height

    def cut(self, box: Box) -> Sheet:
        """Return a part of the ground, in palette numbers."""
        left, top, right, bottom = box
        return self.rows.cut((left + 1, top, right + 1, bottom))


@keeping("grounds", lambda ground: len(ground.content), slow=True)
def _ground(theme: str, key: str) -> Packed:
    """Draw the ground of a scene, in palette numbers."""
    with drawing:
        page = ground(theme, key)
        colours = palette(theme, scene(key).colours or key)
        return packed(png.unfiltered(colours.composed(page.image, page.parts)))


@keeping("surfaces", lambda surface: len(surface.rows.bytes))
def surface(theme: str, key: str) -> Surface:
    return Surface(theme, key)


@keeping("traces", lambda trace: trace.weight, slow=True)
def _trace(theme: str, key: str, home: Mark) -> Trace:
    """Draw a mark in a palette's colours.

    As that is slow, all are kept.
    """
    with drawing:
        return trace(stamp(theme, home), palette(theme, key))


@keeping("inks", lambda ink: ink.weight)
def _ink(theme: str, key: str, home: Mark) -> Ink:
    """Return a mark in a palette's colours, ready to be laid."""
    return _trace(theme, key, home).ink(palette(theme, key))


class Place(Struct, frozen=True, eq=False):
    """A mark on a surface, one instance each for quick look-ups."""

    home: Mark
    """The same mark where it is drawn first."""
    box: Box


def _place(on: Surface, mark: Mark) -> Place:
    home, (x, y) = mark.home()
    left, top, right, bottom = _trace(*on.look, home).box
    return Place(home, (left + x, top + y, right + x, bottom + y))


class Tile(Struct, frozen=True, eq=False):
    """The present pixels around a mark's place."""

    place: Place
    sheet: Sheet
    """In palette numbers."""
    box: Box
    """That of the mark, as far as it is on the picture."""


_places: ByteCache[tuple[object, ...], Place] = shelf("places", lambda _: 400)
_tiles: ByteCache[tuple[object, ...], Tile] = shelf("tiles", lambda tile: len(tile.sheet.bytes))
_desks = local()
"""Where each thread puts strips together."""
_strips: ByteCache[tuple[object, ...], png.Strip] = shelf("strips", lambda strip: len(strip.chunk))


def _tile(on: Surface, place: Place, below: Iterable[Tile]) -> Tile:
    """Lay a mark on its ground and on the tiles *below* it."""
    take_a_moment()
    left, top, right, bottom = place.box
    seen = on.cut(place.box)
    for tile in below:
        seen.paste(tile.sheet, tile.box[0] - left, tile.box[1] - top)
    _ink(*on.look, place.home).cover(seen)
    box = max(0, left), max(0, top), min(right, on.size[0]), min(bottom, on.size[1])
    if box != place.box:
        seen = seen.cut((box[0] - left, box[1] - top, box[2] - left, box[3] - top))
    return Tile(place, seen, box)


def lay(on: Surface, marks: Iterable[Mark]) -> list[Tile]:
    """Return the tiles of *marks* on a surface, lowest first."""
    tiles: list[Tile] = []
    for mark in marks:
        known = (on.look, mark)
        place = _places.get(known) or _places.put(known, _place(on, mark))
        left, top, right, bottom = place.box
        # As `overlap`, which would take most of the time here: there are thousands of pairs.
        below = [
            tile
            for tile in tiles
            for x0, y0, x1, y1 in [tile.box]
            if left < x1 and x0 < right and top < y1 and y0 < bottom
        ]
        sought = (on.key, place, *[tile.place for tile in below])
        tiles.append(_tiles.get(sought) or _tiles.put(sought, _tile(on, place, below)))
    return tiles


def learn(on: Surface, home: Mark) -> None:
    """Draw a mark at its home in advance."""
    _trace(*on.look, home)


def encode(on: Surface, tiles: Iterable[Tile], dim: bool = False) -> bytes:
    """Return the PNG file of *tiles*.

    Unlit ones in the shade if *dim*.
    """
    width, height = on.size
    strips: list[list[Tile]] = [[] for _ in range(0, height, ROWS)]
    for tile in tiles:
        _, top, _, bottom = tile.box
        for strip in strips[top // ROWS : (bottom - 1) // ROWS + 1]:
            strip.append(tile)
    packed = []
    for number, strip in enumerate(strips):
        # What lies there says all: how it looks depends on nothing that lies elsewhere.
        sought = (on.key, number, *[tile.place for tile in strip])
        packed.append(_strips.get(sought) or _strips.put(sought, _strip(on, number, strip)))
    return png.file(width, height, on.shade if dim else on.light, packed)


def _strip(on: Surface, number: int, tiles: Iterable[Tile]) -> png.Strip:
    """Compress some rows of a surface with *tiles* on it."""
    take_a_moment()
    if on.small:
        take_time()
    top = number * ROWS
    rows = _desk(on.rows.width, min(ROWS, on.rows.height - top))
    rows.paste(on.rows, 0, -top)
    for tile in tiles:
        rows.paste(tile.sheet, 1 + tile.box[0], tile.box[1] - top)
    return png.strip(rows, on.small)


def _desk(width: int, height: int) -> Sheet:
    """Return a sheet for this thread until its next one."""
    found: Sheet | None = getattr(_desks, "sheet", None)
    if found is None or (found.width, found.height) != (width, height):
        found = _desks.sheet = Sheet(width, height)
    return found


def compose(on: Surface, tiles: Iterable[Tile], dim: bool = False) -> Image.Image:
    """Return the picture of *tiles* on their surface, in palette numbers."""
    page = on.cut((0, 0, *on.size))
    for tile in tiles:
        page.paste(tile.sheet, tile.box[0], tile.box[1])
    image = page.image()
    image.putpalette(on.shade if dim else on.light)
    return image


def forget() -> None:
    """Forget everything that was kept, as after a start."""
    for each in shelves.values():
        each.clear()


def forget_strips() -> None:
    """Forget the strips of files, as for new tables with known marks."""
    _strips.clear()
