"""Files made of strips are PNG files like any other."""

from __future__ import annotations

import zlib
from io import BytesIO

import pytest
from PIL import Image

from render.drawing import png
from render.drawing.sheets import sheet

COLOURS = [part for i in range(255) for part in (i, 255 - i, i // 2)]


def noise(width: int, height: int, seed: int) -> Image.Image:
    """Something that does not compress to nothing."""
    image = Image.new("L", (width, height))
    image.putdata(
        [(x * y * seed + x // 3) % 255 for y in range(1, height + 1) for x in range(width)]
    )
    return image


@pytest.mark.parametrize("heights", [[5], [40, 40, 7], [1] * 30])
def test_the_strips_lie_one_below_the_other(heights: list[int]) -> None:
    images = [noise(300, height, 7 + i) for i, height in enumerate(heights)]
    strips = [png.strip(sheet(png.unfiltered(image))) for image in images]
    found = Image.open(BytesIO(png.file(300, sum(heights), COLOURS, strips)))
    assert (found.format, found.mode, found.size) == ("PNG", "P", (300, sum(heights)))
    assert found.getpalette() == COLOURS
    assert found.tobytes() == b"".join(image.tobytes() for image in images)


def test_the_checksum_is_that_of_all_strips() -> None:
    """Large enough that both of its halves have passed their modulus many times."""
    images = [noise(999, 50, seed) for seed in range(1, 8)]
    file = png.file(
        999, 350, COLOURS, [png.strip(sheet(png.unfiltered(image))) for image in images]
    )
    stream, at = b"", 8
    while at < len(file):
        length, kind = int.from_bytes(file[at : at + 4], "big"), file[at + 4 : at + 8]
        stream += file[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += 12 + length
    assert at == len(file)
    rows = zlib.decompress(stream)
    assert len(rows) == 350 * 1000
    assert rows[:1000] == b"\0" + images[0].tobytes()[:999]
