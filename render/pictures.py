"""The look of a table's picture, and its PNG file."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from io import BytesIO

from msgspec import Struct, field
from PIL import Image

from data.shipped.texts import Texts, texts
from engine.views import Seat
from render.drawing.canvas import Box
from render.drawing.compose import encode, lay, surface
from render.drawing.marks import Mark
from render.drawing.paint import paint
from render.drawing.shades import reduced
from render.sprites.faces import Face

USUAL = "light"
"""The theme where nobody has chosen one."""


class Look(Struct, frozen=True):
    """The look of a table's picture, for any game."""

    names: Mapping[Seat, str] = {}
    """What those at the table are called, as far as it is known."""
    theme: str = USUAL
    texts: Texts = field(default_factory=texts)
    """In which language it speaks, where it does."""
    faces: Mapping[Seat, Face] = {}
    """What those at the table look like, as far as it is known."""
    responding: int = 0
    """For how many seconds players may respond, while something waits for that; 0: nothing is said."""

    @property
    def key(self) -> Hashable:
        """All of it, to compare by."""
        names, faces = tuple(self.names.items()), tuple(self.faces.items())
        return names, self.theme, self.texts, faces, self.responding


PLAIN = Look()
"""Of a table about which nothing is known."""


class Picture(Struct, frozen=True):
    """A PNG file, or the GIF file of a film."""

    png: bytes
    width: int
    height: int


def size(picture: Picture) -> int:
    """Return the bytes of a picture."""
    return len(picture.png)


def tiled(theme: str, key: str, marks: Iterable[Mark], dim: bool = False) -> Picture:
    """Return a picture of marks on a scene, made the fast way."""
    on = surface(theme, key)
    return Picture(encode(on, lay(on, marks), dim), *on.size)


def painted(theme: str, marks: Iterable[Mark], box: Box, dim: bool = False) -> Picture:
    """Return a rare picture, with a palette of its own."""
    return encoded(reduced(paint(theme, marks, box, dim), theme))


def encoded(image: Image.Image) -> Picture:
    """Return an image as a picture."""
    file = BytesIO()
    image.save(file, "PNG", compress_level=6)
    return Picture(file.getvalue(), *image.size)
