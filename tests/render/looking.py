"""Look at pictures: read their pixels, at full size and as on a phone."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import cast

import pytest
from PIL import Image

import render
from data.shipped.boards import Point
from render.drawing.canvas import Box
from render.drawing.marks import Mark
from render.drawing.paint import paint
from render.drawing.themes import THEMES
from tests.bench.pictures import difference
from tests.render.positions import NAMES, POSITIONS
from tests.render.vision import Colour
from tests.soak import soaked

PHONE = 400
"""Pixels that a picture is wide on a phone."""

NEAR, NEAR_SMALL = 1.4, 0.9
"""RMS of 255 by which two pictures may differ that are alike, and on a phone."""

LOOKED_AT = ("light", "dark-colour-blind")
"""The themes between which everything differs; in the others pictures are looked at in `make soak`."""

every_theme = pytest.mark.parametrize("theme", soaked(THEMES, LOOKED_AT))


@cache
def board(position: str, theme: str = "light") -> Image.Image:
    """The picture of one of the examples."""
    return opened(render.board(POSITIONS[position], render.Look(NAMES, theme)).png)


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def on_phone(image: Image.Image) -> Image.Image:
    height = round(image.height * PHONE / image.width)
    return image.resize((PHONE, height), Image.Resampling.LANCZOS)


def cropped(
    image: Image.Image, at: Point, wide: float, high: float, scale: float = 1
) -> Image.Image:
    """What lies so far around a point of the large picture, when *image* is it at a *scale*."""
    x, y = at
    left, top, right, bottom = (
        round(part * scale) for part in (x - wide, y - high, x + wide, y + high)
    )
    return image.crop((left, top, right, bottom))


def alike(one: bytes, other: bytes) -> bool:
    """Whether two pictures are the same but for the colours of soft edges.

    A palette has few of those, so that they differ a little from pixel to pixel; on a phone, where
    pixels are mixed, as good as nothing of it is left.
    """
    return difference(one, other) < NEAR and difference(small(one), small(other)) < NEAR_SMALL


def small(png: bytes) -> bytes:
    file = BytesIO()
    on_phone(opened(png)).save(file, "PNG")
    return file.getvalue()


def pixel(image: Image.Image, x: float, y: float) -> Colour:
    return cast(Colour, image.getpixel((round(x), round(y))))


def near(one: Colour, other: Colour) -> int:
    """How far two colours are apart: the sum of the differences of their parts."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


def written(image: Image.Image, ink: Colour, ground: Colour) -> tuple[int, Colour]:
    """How many rows of a piece of a picture are written on, and the strongest ink in it.

    A pixel is written on if it is nearer to *ink* than to *ground*.
    """
    colours = [pixel(image, x, y) for y in range(image.height) for x in range(image.width)]
    rows = {
        i // image.width
        for i, colour in enumerate(colours)
        if near(colour, ink) < near(colour, ground)
    }
    return len(rows), min(colours, key=lambda colour: near(colour, ink))


def silhouette(mark: Mark, box: Box) -> Image.Image:
    """Return a mask of every pixel that *mark* covers, were it a little."""
    covered = paint("light", [mark], box, clear=True).getchannel("A")
    return covered.point([0] + [255] * 255)
