"""Inks: stamps in the numbers of a palette, which lie on other numbers without a detour over colours.

Most of what a stamp covers it covers wholly, and its numbers there are the same everywhere. What it
covers in part, soft edges and shadows, has few different colours. For each of them a table of 256
says what becomes of every number below it (`Palette.blends`).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import groupby

from msgspec import Struct
from PIL import Image

from render.drawing import png
from render.drawing.canvas import Box
from render.drawing.packed import LEVEL, Packed, packed
from render.drawing.palettes import Palette, translated
from render.drawing.sheets import Sheet, sheet
from render.drawing.stamps import Stamp

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
        """How many bytes it takes."""
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
    """An ink in few bytes: all that takes long to find out."""

    numbers: Packed
    whole: Packed
    part: int
    edges: tuple[bytes, ...]
    """Packed: single pixels, and what covers them; first and last of several, and what covers them."""
    box: Box

    @property
    def weight(self) -> int:
        """How many bytes it takes."""
        return self.numbers.weight + self.whole.weight + sum(map(len, self.edges)) + 1000

    def ink(self, palette: Palette) -> Ink:
        """Return the ink, in the numbers of the palette that it was traced with."""
        dots, veils, firsts, ends, longer = (
            array("I", png.packing.decompress(edge)) for edge in self.edges
        )
        tables = palette.blends(self.part, {*veils, *longer})
        return Ink(
            sheet(self.numbers.unpacked()),
            self.whole.unpacked(),
            dots,
            [tables[veil] for veil in veils],
            (firsts, ends, [tables[veil] for veil in longer]),
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
    edges = dots, veils, firsts, ends, longer
    return Trace(
        packed(palette.numbers(stamp.image.convert("RGB"), stamp.part)),
        packed(translated(cover, _WHOLLY).convert("1", dither=Image.Dither.NONE)),
        stamp.part,
        tuple(png.packing.compress(some.tobytes(), LEVEL) for some in edges),
        stamp.box,
    )


def _partly(cover: Image.Image) -> Iterator[tuple[int, int]]:
    """Yield the pixels in a row that are covered in part: the first, and the one after the last."""
    there = cover.tobytes().translate(_PARTLY)
    first = there.find(1)
    while first >= 0:
        end = there.find(0, first)
        end = len(there) if end < 0 else end
        yield first, end
        first = there.find(1, end)
