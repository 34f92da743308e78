"""Packed pictures: for rare, large ones that are slow to draw."""

from __future__ import annotations

from msgspec import Struct
from PIL import Image

from render.drawing import png

LEVEL = 1
"""The quickest; it makes a tenth of what is drawn on even ground."""


class Packed(Struct, frozen=True):
    """A picture that is unpacked in some milliseconds."""

    mode: str
    size: tuple[int, int]
    content: bytes

    @property
    def weight(self) -> int:
        """The size in bytes."""
        return len(self.content)

    def unpacked(self) -> Image.Image:
        """Return the picture as it was."""
        return Image.frombytes(self.mode, self.size, png.packing.decompress(self.content))


def packed(image: Image.Image) -> Packed:
    """Return a picture in few bytes."""
    return Packed(image.mode, image.size, png.packing.compress(image.tobytes(), LEVEL))
