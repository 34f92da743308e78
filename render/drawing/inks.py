"""Inks: stamps in the numbers of a palette, which lie on other numbers without a detour over colours.

Most of what a stamp covers it covers wholly, and its numbers there are the same everywhere. What it
covers in part, soft edges and shadows, has few different colours. For each of them a table of 256
says what becomes of every number below it (`Palette.blends`).
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct
from PIL import Image

from render.drawing.canvas import Box
from render.drawing.palettes import Palette, translated
from render.drawing.stamps import Stamp

_WHOLLY = bytes([0] * 255 + [255])
_PARTLY = re.compile(rb"[\x01-\xfe]+")
LONG = 12
"""From so many pixels on, those that are alike are rather covered together than one by one."""


class Ink(Struct, frozen=True, eq=False):
    """A mark in the numbers of a palette."""

    numbers: Image.Image
    whole: Image.Image
    """Where these take the place of what was there."""
    dots: array[int]
    """Single pixels that it covers in part,"""
    tables: list[bytes]
    """and what becomes of the number at each."""
    runs: list[tuple[int, int, bytes]]
    """The same for several in a row: the first, the one after the last, and what becomes of them."""
    box: Box

    @property
    def weight(self) -> int:
        """How many bytes it takes."""
        size = self.numbers.width * self.numbers.height
        return 2 * size + 12 * len(self.dots) + 140 * len(self.runs) + 1000

    def laid(self, under: Image.Image) -> Image.Image:
        """Return the picture of numbers *under* its box with it on top."""
        under.paste(self.numbers, (0, 0), self.whole)
        found = bytearray(under.tobytes())
        for at, table in zip(self.dots, self.tables, strict=True):
            found[at] = table[found[at]]
        for first, end, table in self.runs:
            found[first:end] = found[first:end].translate(table)
        return Image.frombytes("L", under.size, found)


def ink(stamp: Stamp, palette: Palette) -> Ink:
    """Return a stamp in the numbers of a palette."""
    cover = stamp.cover
    pixels = memoryview(stamp.image.tobytes()).cast("I")
    dots, runs = array("I"), list[tuple[int, int]]()
    for span in _PARTLY.finditer(cover.tobytes()):
        first, end = span.span()
        if end - first < LONG:
            dots.extend(range(first, end))
        else:
            runs += _runs(pixels, first, end)
    veils = [pixels[at] for at in dots]
    tables = palette.blends(stamp.part, {*veils, *(pixels[first] for first, _ in runs)})
    return Ink(
        palette.numbers(stamp.image.convert("RGB"), stamp.part),
        translated(cover, _WHOLLY).convert("1", dither=Image.Dither.NONE),
        dots,
        [tables[veil] for veil in veils],
        [(first, end, tables[pixels[first]]) for first, end in runs],
        stamp.box,
    )


def _runs(pixels: Sequence[int], first: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield where pixels are alike: the first of them, and the one after the last."""
    for _, alike in groupby(pixels[first:end]):
        after = first + len(list(alike))
        yield first, after
        first = after
