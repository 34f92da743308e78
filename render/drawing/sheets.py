"""Sheets: pictures in palette numbers, with bytes changed in place.

Nearly all that is done to a picture in play is to lay rectangles of bytes on others. Pillow does that
in a microsecond, and takes several to make sure that it may: a sheet is always of the same mode and
owns its bytes, so that it asks the core of Pillow at once. To lay out a sheet takes a quarter of the time then.
A Pillow that knows its private function no more is asked in the public way.
"""

from __future__ import annotations

from typing import Any

from PIL import Image, _imaging

from render.drawing.canvas import Box


class Sheet:
    """Numbers, one byte each, row by row."""

    __slots__ = ("_core", "bytes", "height", "width")

    def __init__(self, width: int, height: int, content: bytes | memoryview | None = None) -> None:
        """Lay out *content*, or a sheet of zeros."""
        self.width, self.height = width, height
        self.bytes = bytearray(width * height if content is None else content)
        self._core = _mapped(self.bytes, width, height)

    @property
    def box(self) -> Box:
        """All of it."""
        return 0, 0, self.width, self.height

    def paste(self, other: Sheet, x: int, y: int, mask: Image.Image | None = None) -> None:
        """Lay another sheet on this one at a corner, cutting the excess.

        Args:
            other: any but this one.
            x: columns to the right; may be negative.
            y: rows down; may be negative.
            mask: of mode 1 and the size of *other*: where that is laid; everywhere without one.
        """
        box = x, y, x + other.width, y + other.height
        if mask is None:
            self._core.paste(other._core, box)
        else:
            self._core.paste(other._core, box, mask.im)

    def cut(self, box: Box) -> Sheet:
        """Return a part of it, zero outside."""
        left, top, right, bottom = box
        part = Sheet(right - left, bottom - top)
        part.paste(self, -left, -top)
        return part

    def image(self) -> Image.Image:
        """Return a picture of it."""
        return Image.frombytes("L", (self.width, self.height), bytes(self.bytes))


def sheet(image: Image.Image) -> Sheet:
    """Return a picture of single numbers as a sheet."""
    return Sheet(*image.size, image.tobytes())


def _mapped(content: bytearray, width: int, height: int) -> Any:
    """Return Pillow's core image over bytes, which it changes in place."""
    try:
        return _imaging.map_buffer(content, (width, height), "raw", 0, ("L", 0, 1))
    except (AttributeError, TypeError):
        return Image.frombuffer("L", (width, height), content, "raw", "L", 0, 1).im
