"""Picture files: PNG of marks, and GIF of shots."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO

from msgspec import Struct
from PIL import Image

from render.animation import Format, animated
from render.drawing.canvas import Box
from render.drawing.compose import encode, lay, surface
from render.drawing.marks import Mark
from render.drawing.paint import paint
from render.drawing.quantize import reduced
from render.motion.shots import Shot


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


def film(theme: str, key: str, shots: Iterable[Shot], form: Format) -> Picture | None:
    """Return a film of shots on a scene; None if too large."""
    gif = animated(surface(theme, key), list(shots), form)
    if gif is None:
        return None
    with Image.open(BytesIO(gif)) as image:
        return Picture(gif, *image.size)


def painted(theme: str, marks: Iterable[Mark], box: Box, dim: bool = False) -> Picture:
    """Return a rare picture, with a palette of its own."""
    return encoded(reduced(paint(theme, marks, box, dim), theme))


def encoded(image: Image.Image) -> Picture:
    """Return an image as a picture."""
    file = BytesIO()
    image.save(file, "PNG", compress_level=6)
    return Picture(file.getvalue(), *image.size)
