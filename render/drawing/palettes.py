"""Palettes: the 256 colours of each kind of picture in each theme, in the light and in the shade.

They were chosen once, from many pictures, and are pictures themselves: a file for each kind, with
ten rows of 256 pixels for each theme. Two are the colours, in the light and in the shade. The others
say, in pairs, what becomes of a drawn colour: which are looked for in each part of a picture, and
the number of the palette that stands for each. ``make palettes`` chooses them anew;
`tests/render/palettes.py` says how, and tests say when that is due.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from PIL import Image

from render.drawing.marks import PARTS
from render.drawing.themes import THEMES, Colour

FOLDER = Path(__file__).parent.parent.parent / "data" / "palettes"
COLOURS = 256
ROWS = 2 + 2 * PARTS
"""Of each theme."""

Colours = Sequence[Colour]


class Finder:
    """Finds a number for each colour: that of the nearest colour it knows."""

    def __init__(self, colours: Colours, numbers: Sequence[int]) -> None:
        """Know at most 256 *colours*, each with the number that it becomes.

        Pillow rounds down to multiples of 4 before it looks for the nearest: so should these be.
        """
        self._known = Image.new("P", (1, 1))
        self._known.putpalette([part for colour in colours for part in colour])
        self._numbers = bytes(numbers).ljust(COLOURS, b"\0")

    def numbers(self, image: Image.Image) -> Image.Image:
        """Return a picture in the numbers of its colours."""
        found = image.quantize(palette=self._known, dither=Image.Dither.NONE)
        return translated(found, self._numbers, "P")


class Palette:
    """The colours of all pictures of one kind, in the light and in the shade.

    What becomes of a colour in the shade differs between what lies on the board, pieces, what is
    always lit, and numbers. So each of these parts has a finder of its own.
    """

    def __init__(self, light: Colours, shade: Colours, finders: Sequence[Finder]) -> None:
        self.colours = [part for colour in light for part in colour]
        self.dimmed = [part for colour in shade for part in colour]
        self._finders = finders

    def numbers(self, image: Image.Image, parts: Image.Image) -> Image.Image:
        """Return a picture in the numbers of this palette; *parts* says what each pixel belongs to."""
        there = (part for part, count in enumerate(parts.histogram()[:PARTS]) if count)
        found = self._finders[next(there)].numbers(image)
        for part in there:
            mask = translated(parts, _ONLY[part])
            found.paste(self._finders[part].numbers(image), (0, 0), mask)
        return found


_ONLY = [bytes(255 * (each == part) for each in range(256)) for part in range(PARTS)]


@lru_cache(maxsize=32)
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


def save(key: str, rows: Sequence[Colours]) -> None:
    """Keep the rows of a scene's palette, those of all themes."""
    image = Image.new("RGB", (COLOURS, len(rows)))
    image.putdata([colour for row in rows for colour in row])
    image.save(FOLDER / f"{key}.png", optimize=True)


def translated(image: Image.Image, table: bytes, mode: str = "L") -> Image.Image:
    """Return a picture of single numbers with others in their place: what `Image.point` does slowly."""
    return Image.frombytes(mode, image.size, image.tobytes().translate(table))
