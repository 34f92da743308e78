"""Inks: stamps in a palette's numbers, laid without a detour over colours.

Most of what a stamp covers it covers wholly, and its numbers there are the same everywhere. What it
covers in part, soft edges and shadows, has few different colours. For each of them a table of 256
says what becomes of every number below it (`Palette.blends`).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import accumulate, groupby, pairwise

from msgspec import Struct
from PIL import Image

from render.drawing import png
from render.drawing.canvas import Box
from render.drawing.palettes import Palette, translated
from render.drawing.sheets import Sheet
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
