"""Marks, plain values that draw themselves, and their paint.

A mark is complete: the same mark in the same theme always gives the same pixels, so that what it
looked like can be kept. How large it is follows from its drawing.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from heapq import nlargest
from math import ceil, floor
from pathlib import Path
from typing import Self, cast

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image, ImageChops

from data.shipped.boards import Point
from render.drawing.cache import ByteCache, keeping, shelf, take_time
from render.drawing.canvas import Area, Box, Canvas, within
from render.drawing.measuring import Measure
from render.drawing.themes import THEMES, Colour, dimmed

BOARD, PIECE, LIT, NUMBER = 0, 1, 2, 3
"""What darkens, what steps back further, what keeps its colours, and what stays readable."""
PARTS = 4
"""How many of these there are."""


class Mark(Struct, frozen=True):
    """A thing on a picture."""

    @property
    def box(self) -> Box:
        """The part of the picture that it can change."""
        home, (x, y) = self.home()
        left, top, right, bottom = _reach(home)
        return left + x, top + y, right + x, bottom + y

    @property
    def part(self) -> int:
        """Its part in a choice: `BOARD`, `PIECE`, `LIT`, `NUMBER`."""
        return BOARD

    @property
    def clip(self) -> tuple[Point, ...] | None:
        """The corners of its part of the picture, or None."""
        return None

    @property
    def base(self) -> Mark | None:
        """The ground below it, drawn once for all marks that share it."""
        return None

    def home(self) -> tuple[Self, tuple[int, int]]:
        """Return the mark at its first place, and the offset from there."""
        return self, (0, 0)

    def draw(self, canvas: Canvas) -> None:
        raise NotImplementedError


@keeping("boxes", lambda _: 100)
def _reach(home: Mark) -> Box:
    """Return how far a mark and its base reach."""
    measure = Measure()
    draw(measure, home)
    return measure.reach


class Placed(Mark, frozen=True):
    """A mark that looks the same wherever it lies."""

    at: Point

    def home(self) -> tuple[Self, tuple[int, int]]:
        return replace(self, at=ORIGIN), whole(self.at)


def around(points: Iterable[Point], reach: float) -> Box:
    """Return the box of *points*, *reach* pixels larger on every side."""
    xs, ys = zip(*points, strict=True)
    return (
        floor(min(xs) - reach),
        floor(min(ys) - reach),
        ceil(max(xs) + reach),
        ceil(max(ys) + reach),
    )


def grown(area: Area, by: float) -> Area:
    """Return a rectangle that is larger on every side."""
    left, top, right, bottom = area
    return left - by, top - by, right + by, bottom + by


def overlap(one: Box, other: Box) -> bool:
    """Return whether two boxes have a pixel in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


ORIGIN: Point = (0, 0)


def between(one: Point, other: Point, share: float) -> Point:
    """Return a point on the line from one to another."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def bent(start: Point, bend: Point, end: Point, t: float) -> Point:
    """Return the point at *t* (0 to 1) of a quadratic curve."""
    x, y = (
        (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * z
        for a, b, z in zip(start, bend, end, strict=True)
    )
    return x, y


def whole(at: Point) -> tuple[int, int]:
    """Return *at* in whole pixels, which all marks lie on."""
    x, y = at
    return round(x), round(y)


# Scenes: kinds of pictures, and the shared parts of each.


class Scene(Struct, frozen=True):
    """A kind of picture: its ground, and all else its pictures share."""

    ground: Mark
    inlaid: tuple[Mark, ...] = ()
    """Marks that always lie on the ground."""
    colours: str = ""
    """The key of another scene whose palette serves for this one, too."""
    laid: tuple[Mark, ...] = ()
    """What lies on the ground before the first move, where that changes from game to game."""
    small: bool = False
    """Whether it takes longer to make smaller files: of pictures on which there is very much."""


_scenes: dict[str, Callable[[], Scene]] = {}


def register(found: Mapping[str, Callable[[], Scene]]) -> None:
    """Register the scenes of a game by key, made when first needed."""
    _scenes.update(found)


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


# Paint: from marks to pixels, in palettes of 256 colours.
#
# Palettes were chosen once, from many pictures, and are pictures themselves: a file for each kind, with
# ten rows of 256 pixels for each theme. Two are the colours, in the light and in the shade. The others
# say, in pairs, what becomes of a drawn colour: which are looked for in each part of a picture, and
# the number of the palette that stands for each. ``make palettes`` chooses them anew;
# `tests/render/palettes.py` says how, and tests say when that is due.

FOLDER = Path(__file__).parent.parent.parent / "data" / "shipped" / "palettes"
COLOURS = 256
ROWS = 2 + 2 * PARTS
"""Of each theme."""
A_FINDER = 64**3 * 2
"""Bytes that Pillow keeps for each, so that it looks for no colour twice."""
A_PALETTE = 20_000
"""Bytes of a palette with its finders' colours."""

Colours = Sequence[Colour]


class Finder:
    """A finder of each colour's number: that of the nearest known."""

    def __init__(self, colours: Colours, numbers: Sequence[int]) -> None:
        """Store at most 256 *colours* with their numbers.

        Pillow rounds down to multiples of 4 before it looks for the nearest: so should these be.
        """
        self._colours = bytes(part for colour in colours for part in colour)
        self.known = frozenset(numbers[: len(colours)])
        self._numbers = bytes(numbers).ljust(COLOURS, b"\0")

    def numbers(self, image: Image.Image) -> Image.Image:
        """Return a picture in the numbers of its colours."""
        found = image.quantize(palette=_sought(self._colours), dither=Image.Dither.NONE)
        return translated(found, self._numbers)


@keeping("finders", lambda _: A_FINDER)
def _sought(colours: bytes) -> Image.Image:
    """Return a picture of these colours, for Pillow's cache."""
    known = Image.new("P", (1, 1))
    known.putpalette(colours)
    # Else Pillow takes them at the first use; that of a second thread frees them under the first.
    known.load()
    return known


Veil = int
"""A colour that covers a part of what lies below it: a pixel of mode RGBA, as this machine reads it."""


class Palette:
    """The colours of one kind of picture, in light and shade.

    What becomes of a colour in the shade differs between what lies on the board, pieces, what is
    always lit, and numbers. So each of these parts has a finder of its own.
    """

    def __init__(self, light: Colours, shade: Colours, finders: Sequence[Finder]) -> None:
        self.light = [part for colour in light for part in colour]
        self.shade = [part for colour in shade for part in colour]
        self._finders = finders

    @cached_property
    def _parts(self) -> bytes:
        """The part of each number, for soft edges: never numbers' own."""
        found = bytearray([BOARD]) * COLOURS
        for part in (PIECE, LIT, BOARD):
            for number in self._finders[part].known:
                found[number] = part
        return bytes(found)

    def numbers(self, image: Image.Image, part: int) -> Image.Image:
        """Return a picture in this palette's numbers, all of one part."""
        return self._finders[part].numbers(image)

    def composed(self, image: Image.Image, parts: Image.Image) -> Image.Image:
        """Return a picture in this palette's numbers, by *parts* of pixels."""
        there = (part for part, count in enumerate(parts.histogram()[:PARTS]) if count)
        found = self.numbers(image, next(there))
        for part in there:
            mask = translated(parts, _ONLY[part])
            found.paste(self.numbers(image, part), (0, 0), mask)
        return found

    def blends(self, part: int, veils: Collection[Veil]) -> Mapping[Veil, bytes]:
        """Return the blend of each number under *veils* of a part.

        Where a veil covers most of it, the pixel belongs to its part; else to that of the number.
        """
        found, missing = dict[Veil, bytes](), list[Veil]()
        for veil in veils:
            if (blend := _blends.get((self, part, veil))) is None:
                missing.append(veil)
            else:
                found[veil] = blend
        for veil, blend in zip(missing, self._blended(part, missing), strict=True):
            found[veil] = _blends.put((self, part, veil), blend)
        return found

    def _blended(self, part: int, veils: Sequence[Veil]) -> Iterator[bytes]:
        """Work out some blends in one go, and yield them in turn."""
        if not veils:
            return
        size = COLOURS, len(veils)
        image = Image.frombytes("RGB", (COLOURS, 1), bytes(self.light)).resize(size)
        pixels = array("I", veils).tobytes()
        over = Image.frombytes("RGBA", (1, len(veils)), pixels).resize(size)
        image.paste(over.convert("RGB"), (0, 0), over.getchannel("A"))
        own = bytes([part]) * COLOURS
        rows = (own if cover > 127 else self._parts for cover in pixels[3::4])
        parts = Image.frombytes("L", size, b"".join(rows))
        found = self.composed(image, parts).tobytes()
        for at in range(0, len(found), COLOURS):
            yield found[at : at + COLOURS]


_blends: ByteCache[tuple[Palette, int, Veil], bytes] = shelf("blends", len)
_ONLY = [bytes(255 * (each == part) for each in range(256)) for part in range(PARTS)]


@keeping("palettes", lambda _: A_PALETTE, slow=True)
def palette(theme: str, key: str) -> Palette:
    """Return the palette of a scene in a theme.

    Raises:
        FileNotFoundError: none was chosen yet; ``make palettes`` does.
    """
    with Image.open(FOLDER / f"{key}.png") as image:
        pixels = image.convert("RGB").tobytes()
    colours = [(pixels[i], pixels[i + 1], pixels[i + 2]) for i in range(0, len(pixels), 3)]
    top = list(THEMES).index(theme) * ROWS
    light, shade, *rows = (
        colours[row * COLOURS : (row + 1) * COLOURS] for row in range(top, top + ROWS)
    )
    finders = [
        Finder(sought, [number for number, *_ in numbers])
        for sought, numbers in zip(rows[::2], rows[1::2], strict=True)
    ]
    return Palette(light, shade, finders)


def translated(image: Image.Image, table: bytes) -> Image.Image:
    """Return a picture with translated numbers, faster than `Image.point`."""
    return Image.frombytes("L", image.size, image.tobytes().translate(table))


def paint(
    theme: str, marks: Iterable[Mark], box: Box, dim: bool = False, clear: bool = False
) -> Image.Image:
    """Draw all at three times the size, and reduce it: the reference.

    Where the picture is *dim*, all marks but those that are lit lie in the shade. On a *clear* page
    it is transparent where the marks are not.
    """
    take_time()
    light = THEMES[theme]
    shade = dimmed(theme) if dim else light
    canvas = Canvas(shade, box, clear)
    for mark in marks:
        canvas.theme = light if mark.part == LIT else shade
        if mark.clip is None:
            draw(canvas, mark)
        else:
            with canvas.clipped(around(mark.clip, 0), mark.clip):
                draw(canvas, mark)
    return canvas.finish()


def draw(canvas: Canvas, mark: Mark) -> None:
    """Draw a mark with all that it is based on."""
    if mark.base is not None:
        draw(canvas, mark.base)
    mark.draw(canvas)


def alone(theme: str, mark: Mark, dim: bool = False) -> tuple[Image.Image, tuple[int, int]]:
    """Draw *mark* without its base; return it, and its corner."""
    take_time()
    box = mark.box if mark.clip is None else around(mark.clip, 0)
    canvas = Canvas(dimmed(theme) if dim and mark.part != LIT else THEMES[theme], box, True)
    mark.draw(canvas)
    image = canvas.finish()
    if mark.clip is not None:
        image.putalpha(ImageChops.darker(image.getchannel("A"), within(box, mark.clip)))
    return image, box[:2]


# Colours of pictures without tiles, learned from samples.


EDGE_WEIGHT = 0.7
OFTEN = 12
"""Of the colours that are no theme's, but come where two mix, how many are met exactly."""
FREE = 4
"""How many at least are left for soft edges."""
SAMPLE = 10_000
"""Pixels of which colours are learned: meanwhile nothing else can be done in Python, in no thread."""
RARE = 50
"""Pixels that a colour needs on all pages to be met exactly."""


class Shades:
    """The colours of pictures without tiles, learned from some of them.

    With some *more*, which are met exactly, too.
    """

    def __init__(
        self, theme: str, pages: Iterable[Image.Image], more: Iterable[Colour] = ()
    ) -> None:
        counted = Counter(dict.fromkeys(more, RARE))
        for page in pages:
            found = page.getcolors(page.width * page.height)
            # Pillow's types know pictures whose colours are single numbers, too; these are RGB.
            counted.update({colour: n for n, colour in cast(list[tuple[int, Colour]], found)})
        exact = {*THEMES[theme].flat(), *dimmed(theme).flat(), *more}
        count = counted.__getitem__
        known = [colour for colour in counted if colour in exact and count(colour) >= RARE]
        met = sorted(known, key=count, reverse=True)[: COLOURS - FREE]
        spare = min(OFTEN, (COLOURS - len(met)) // 3)
        met += nlargest(spare, (colour for colour in counted if colour not in exact), key=count)
        soft = _soft(counted, set(met), COLOURS - len(met))
        self._colours = [part for colour in (*met, *soft) for part in colour]
        # Pillow looks for colours that are rounded down.
        lower = [(max(0, r - 2), max(0, g - 2), max(0, b - 2)) for r, g, b in soft]
        self._finder = Finder([*met, *lower], range(len(met) + len(soft)))

    def reduced(self, image: Image.Image) -> Image.Image:
        """Return a picture in these colours."""
        numbers = self._finder.numbers(image)
        numbers.putpalette(self._colours)
        return numbers


def _soft(counted: Counter[Colour], met: set[Colour], size: int) -> list[Colour]:
    """Return colours for soft edges, where rare ones count for more."""
    edges: Counter[Colour] = Counter()
    for (r, g, b), count in counted.items():
        if (r, g, b) not in met:
            # Pillow looks up colours no more finely.
            edges[r // 4 * 4 + 2, g // 4 * 4 + 2, b // 4 * 4 + 2] += count
    if not edges:
        return []
    weights = {edge: count**EDGE_WEIGHT for edge, count in edges.items()}
    share = min(1.0, SAMPLE / sum(weights.values()))
    shown = [edge for edge, weight in weights.items() for _ in range(round(weight * share))]
    strip = Image.new("RGB", (len(shown), 1))
    strip.putdata(shown)
    learned = strip.quantize(size, Image.Quantize.MEDIANCUT, kmeans=1).getpalette() or []
    last = min(len(learned), 3 * size)
    return [(learned[i], learned[i + 1], learned[i + 2]) for i in range(0, last, 3)]


def sampled(image: Image.Image, size: int) -> Image.Image:
    """Return a palette of *size* colours, from a sample of the pixels."""
    each = max(1, round((image.width * image.height / SAMPLE) ** 0.5))
    part = image.resize((image.width // each, image.height // each), Image.Resampling.NEAREST)
    return part.quantize(size, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def reduced(image: Image.Image, theme: str) -> Image.Image:
    """Return a picture, drawn only once, with its own palette."""
    return Shades(theme, [image]).reduced(image)
