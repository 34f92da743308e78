"""Picture files: PNG of marks, GIF of shots, and reference drawings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from io import BytesIO
from time import perf_counter

from msgspec import Struct
from PIL import Image

from render.animation import Format, animated
from render.drawing.compose import encode, lay, surface
from render.drawing.marks import Mark
from render.drawing.paint import paint
from render.drawing.scenes import scene
from render.motion.shots import Shot


class Picture(Struct, frozen=True):
    """A PNG file and how long it took to make."""

    png: bytes
    width: int
    height: int
    draw_ms: float
    encode_ms: float


def size(picture: Picture) -> int:
    """Return the bytes of a picture."""
    return len(picture.png)


def tiled(theme: str, key: str, marks: Iterable[Mark], dim: bool = False) -> Picture:
    """Return a picture of marks on a scene, made the fast way."""
    begin = perf_counter()
    on = surface(theme, key)
    tiles = lay(on, marks)
    drawn = perf_counter()
    return _picture(encode(on, tiles, dim), on.size, begin, drawn)


def film(theme: str, key: str, shots: Iterable[Shot], form: Format) -> Picture | None:
    """Return a film of shots on a scene; None if too large."""
    begin = perf_counter()
    gif = animated(surface(theme, key), list(shots), form)
    if gif is None:
        return None
    with Image.open(BytesIO(gif)) as image:
        return _picture(gif, image.size, begin, perf_counter())


def plainly(
    key: str, marks: Callable[[], Iterable[Mark]], theme: str, dim: bool = False
) -> Picture:
    """Return the same as `tiled`, drawn the plain way."""
    begin = perf_counter()
    on = scene(key)
    drawn = paint(theme, [on.ground, *on.inlaid, *marks()], on.ground.box, dim)
    return encoded(drawn, begin)


def encoded(image: Image.Image, begin: float) -> Picture:
    """Return an image that was drawn since *begin* as a picture."""
    drawn = perf_counter()
    file = BytesIO()
    image.save(file, "PNG", compress_level=6)
    return _picture(file.getvalue(), image.size, begin, drawn)


def _picture(png: bytes, size: tuple[int, int], begin: float, drawn: float) -> Picture:
    return Picture(png, *size, (drawn - begin) * 1e3, (perf_counter() - drawn) * 1e3)
