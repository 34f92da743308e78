"""Several pictures one after the other, as one that moves: a GIF, as every client plays it."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

WIDTHS = 480, 400, 320
"""Pixels; the first at which it is small enough."""

COLOURS = 128

STEP, HOLD = 1000, 4000
"""Milliseconds for which a picture stands, and the last one, with which it ends."""


def animated(pictures: Sequence[bytes], most: int) -> bytes | None:
    """Show PNGs of one size one after the other, once; None if that takes more than *most* bytes."""
    for width in WIDTHS:
        gif = _gif([_small(picture, width) for picture in pictures])
        if len(gif) <= most:
            return gif
    return None


def _small(picture: bytes, width: int) -> Image.Image:
    with Image.open(io.BytesIO(picture)) as image:
        height = round(image.height * width / image.width)
        return image.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)


def _gif(images: Sequence[Image.Image]) -> bytes:
    """Encode them with the colours of the last one, so that what stays the same takes no space."""
    palette = images[-1].quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    first, *others = [each.quantize(palette=palette, dither=Image.Dither.NONE) for each in images]
    file = io.BytesIO()
    durations = [STEP] * len(others) + [HOLD]
    first.save(file, "GIF", save_all=True, append_images=others, duration=durations, optimize=True)
    return file.getvalue()
