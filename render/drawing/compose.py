"""Fast pictures: tiles already in a palette's colours.

How it works. A theme and a scene share 256 colours (`render.drawing.palettes`). The ground is drawn
once. A mark is drawn once, the plain way but on nothing (`render.drawing.stamps`), and then is put
into palette numbers (`render.drawing.inks`). Laid on its ground, and on the tiles that it touches
there, it is a `Tile`: all that is seen in its box so far. A picture is the ground with some tiles
on it. Its file is made of strips of a few rows, and a strip with the same marks on it as one before
need be neither put together nor compressed again.

**The shade costs nothing.** Where a choice dims the rest, the numbers stay as they are and the
palette gets darker.

The only differences to the plain way are the palette, and pixels in which edges of several marks
meet. Everything here may be called from several threads.
"""

from __future__ import annotations

from collections.abc import Iterable
from threading import local

from msgspec import Struct
from PIL import Image

from render.drawing import png
from render.drawing.cache import ByteCache, keeping, shelf, shelves, take_a_moment, take_time
from render.drawing.canvas import Box
from render.drawing.inks import Ink, Trace, trace
from render.drawing.marks import Mark
from render.drawing.palettes import palette
from render.drawing.png import Packed, packed
from render.drawing.scenes import scene
from render.drawing.sheets import Sheet, sheet
from render.drawing.stamps import drawing, ground, stamp

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


class PlacedMark(Struct, frozen=True, eq=False):
    """A mark on a surface, one instance each for quick look-ups."""

    home: Mark
    """The same mark where it is drawn first."""
    box: Box


def _place(on: Surface, mark: Mark) -> PlacedMark:
    home, (x, y) = mark.home()
    left, top, right, bottom = _trace(*on.look, home).box
    return PlacedMark(home, (left + x, top + y, right + x, bottom + y))


class Tile(Struct, frozen=True, eq=False):
    """The present pixels around a mark's place."""

    place: PlacedMark
    sheet: Sheet
    """In palette numbers."""
    box: Box
    """That of the mark, as far as it is on the picture."""


_places: ByteCache[tuple[object, ...], PlacedMark] = shelf("places", lambda _: 400)
_tiles: ByteCache[tuple[object, ...], Tile] = shelf("tiles", lambda tile: len(tile.sheet.bytes))
_desks = local()
"""Where each thread puts strips together."""
_strips: ByteCache[tuple[object, ...], png.Strip] = shelf("strips", lambda strip: len(strip.chunk))


def _tile(on: Surface, place: PlacedMark, below: Iterable[Tile]) -> Tile:
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
