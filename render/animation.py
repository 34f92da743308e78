"""Several pictures one after the other, as one that moves: a GIF, as every client plays it."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from render.drawing.shades import sampled

WIDTHS = 480, 400, 320
"""Pixels; the first at which it is small enough."""

COLOURS = 128

STEP, HOLD = 1000, 4000
"""Milliseconds for which a picture stands, and the last one, with which it ends."""


def animated(pictures: Sequence[bytes], most: int) -> bytes | None:
    """Show PNGs of one size one after the other, once; None if that takes more than *most* bytes."""
    images, fits = [_opened(picture) for picture in pictures], WIDTHS[0]
    for width in WIDTHS:
        if width <= fits or width == WIDTHS[-1]:
            gif = _gif([_small(image, width) for image in images])
            if len(gif) <= most:
                return gif
            # Smaller pictures take more bytes for each of their pixels.
            fits = int(width * (most / len(gif)) ** 0.5)
    return None


def _opened(picture: bytes) -> Image.Image:
    with Image.open(io.BytesIO(picture)) as image:
        return image.convert("RGB")


def _small(image: Image.Image, width: int) -> Image.Image:
    height = round(image.height * width / image.width)
    return image.resize((width, height), Image.Resampling.LANCZOS)


def _gif(images: Sequence[Image.Image]) -> bytes:
    """Encode them with the colours of the last one, so that what stays the same takes no space."""
    palette = sampled(images[-1], COLOURS)
    first, *others = [each.quantize(palette=palette, dither=Image.Dither.NONE) for each in images]
    file = io.BytesIO()
    durations = [STEP] * len(others) + [HOLD]
    first.save(file, "GIF", save_all=True, append_images=others, duration=durations, optimize=True)
    return file.getvalue()
