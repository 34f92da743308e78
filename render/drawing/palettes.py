"""Palettes of 256 colours, in light and shade.

They were chosen once, from many pictures, and are pictures themselves: a file for each kind, with
ten rows of 256 pixels for each theme. Two are the colours, in the light and in the shade. The others
say, in pairs, what becomes of a drawn colour: which are looked for in each part of a picture, and
the number of the palette that stands for each. ``make palettes`` chooses them anew;
`tests/render/palettes.py` says how, and tests say when that is due.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from PIL import Image

from render.drawing.cache import ByteCache, keeping, shelf
from render.drawing.marks import BOARD, LIT, PARTS, PIECE
from render.drawing.themes import THEMES, Colour

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
