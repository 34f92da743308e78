"""Palettes: what they were chosen for is still what pictures look like; and how they are chosen."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from render.drawing import palettes
from render.drawing.marks import BOARD, LIT
from render.drawing.palettes import COLOURS, Palette
from render.drawing.stamps import ground
from render.drawing.themes import THEMES
from tests.bench.pictures import rms
from tests.render.looking import every_theme
from tests.render.palettes import Pixels, chosen, keys
from tests.render.specimens import dims, specimen

NEAR = 2.8
"""RMS of 255, of specimens, which are full of edges; boards in play are nearer to their colours."""


@every_theme
@pytest.mark.parametrize("key", keys())
def test_palettes_are_those_of_the_drawn_pictures(key: str, theme: str) -> None:
    """If it fails because something looks different now on purpose: ``make palettes``."""
    palette = palettes.palette(theme, key)
    marks = specimen(key)[0]
    light = ground(theme, key).laid(theme, marks)
    numbers = palette.composed(light.image, light.parts)
    for colours, dim in ((palette.light, False), (palette.shade, True)):
        if dim and not dims(key):
            break
        numbers.putpalette(colours)
        page = ground(theme, key, dim).laid(theme, marks, dim) if dim else light
        assert rms(numbers.convert("RGB"), page.image) < NEAR, dim


def test_every_palette_that_is_kept_belongs_to_a_kind_of_picture() -> None:
    assert sorted(path.stem for path in palettes.FOLDER.iterdir()) == sorted(keys())
    for path in palettes.FOLDER.iterdir():
        with Image.open(path) as image:
            assert image.size == (COLOURS, len(THEMES) * palettes.ROWS), path


def test_alike_in_the_light_but_not_in_the_shade() -> None:
    """On the board a colour darkens, and as good as the same one does not where it is always lit."""
    grey = np.array([[200.0, 200.0, 200.0], [203.0, 203.0, 203.0], [8.0, 8.0, 8.0]])
    shade = np.array([[100.0, 100.0, 100.0], [203.0, 203.0, 203.0], [8.0, 8.0, 8.0]])
    pixels = Pixels(grey, shade, np.array([BOARD, LIT, LIT]), *[np.array([9.0, 9.0, 9.0])] * 2)
    light, dark, *rows = chosen("light", pixels)
    finders = [
        palettes.Finder(sought, [number for number, *_ in numbers])
        for sought, numbers in zip(rows[::2], rows[1::2], strict=True)
    ]
    palette = Palette(light, dark, finders)
    image = Image.new("RGB", (2, 1), (200, 200, 200))
    parts = Image.new("L", (2, 1), BOARD)
    parts.putpixel((1, 0), LIT)
    found = palette.composed(image, parts)
    for colours, expected in ((palette.light, (200, 203)), (palette.shade, (100, 203))):
        found.putpalette(colours)
        assert [found.convert("L").getpixel((x, 0)) for x in (0, 1)] == list(expected)


def test_colours_are_with_pillow_before_several_threads_look_for_them() -> None:
    """Pillow frees a picture's palette when it takes another, even while a thread reads it."""
    colours = bytes(range(0, 252, 4))
    kept = palettes._sought(colours)
    assert bytes(kept.im.getpalette("RGB", "RGB"))[: len(colours)] == colours
