"""Stamps: marks drawn alone for any place, and pages of them.

A picture has parts, because the shade falls on each in a way of its own (see `render.drawing.palettes`):
what lies on the board, pieces, what is always lit, and numbers. Which of them a pixel is from is told by
the topmost mark that covers most of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from threading import RLock

from msgspec import Struct
from PIL import Image

from render.drawing.cache import keeping
from render.drawing.canvas import Box
from render.drawing.marks import BOARD, LIT, NUMBER, Mark
from render.drawing.paint import alone, bands
from render.drawing.palettes import translated
from render.drawing.png import Packed, packed
from render.drawing.scenes import scene

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
    image = bands(theme, [found.ground], found.ground.box, dim)
    return Page(image, Image.new("L", image.size)).laid(theme, found.inlaid, dim)


def place(image: Image.Image, theme: str, mark: Mark) -> None:
    """Lay *mark* on a picture that is not made of tiles."""
    home, at = mark.home()
    stamp(theme, home).onto(image, *at)
