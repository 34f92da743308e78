"""The canvas: how what is drawn large becomes soft edges."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from render.drawing.canvas import Box, Canvas
from render.drawing.themes import THEMES, Colour

BOX: Box = (7, 11, 107, 71)
THEME = THEMES["light"]
GROUND, INK = THEME.ground, THEME.ivory


def drawn(draw: Callable[[Canvas], None], *, clear: bool = False) -> set[Colour]:
    """Return the colours of what is drawn; on a *clear* page how much of each pixel is covered."""
    canvas = Canvas(THEME, BOX, clear)
    draw(canvas)
    image = canvas.finish()
    assert image.size == (BOX[2] - BOX[0], BOX[3] - BOX[1])
    pixels = image.getcolors(image.width * image.height) or []
    found = [colour for _, colour in pixels if isinstance(colour, tuple)]
    return {(a, a, a) for *_, a in found} if clear else {(r, g, b) for r, g, b in found}


SHAPES: dict[str, Callable[[Canvas], None]] = {
    "a circle": lambda canvas: canvas.circle((57.3, 40.1), 24.6, INK),
    "a slanting line": lambda canvas: canvas.stroke([(12, 20), (98, 57)], 3, INK),
    "letters": lambda canvas: canvas.text((57, 41), "Søren 48", 17, INK, room=200),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_two_colours_that_meet_make_three_more(shape: str) -> None:
    """So that those of six players find room in a palette."""
    steps = {
        tuple(a + (z - a) * n // 4 for a, z in zip(GROUND, INK, strict=True)) for n in range(5)
    }
    found = drawn(SHAPES[shape])
    assert len(found) == 5
    for colour in found:
        assert min(max(map(abs, _less(colour, step))) for step in steps) <= 1


@pytest.mark.parametrize("shape", SHAPES)
def test_a_stamp_covers_a_pixel_by_quarters(shape: str) -> None:
    assert {cover for cover, *_ in drawn(SHAPES[shape], clear=True)} == {0, 63, 127, 191, 255}


@pytest.mark.parametrize("radius", [0.01, 0.1, 0.16, 0.17, 1])
def test_round_corners_may_be_hair_thin(radius: float) -> None:
    """Those of a shape from which its outline is taken, above all."""
    corners = [(20, 20), (90, 20), (55, 60)]
    assert INK in drawn(lambda canvas: canvas.blob(corners, radius, INK))


@pytest.mark.parametrize(("across", "step"), [(0, 0), (1, 1), (2, 3), (3, 4)])
def test_an_edge_makes_a_step_with_each_third_of_a_pixel(across: int, step: int) -> None:
    """Upright or level."""
    for turned in (False, True):
        edge = BOX[turned] + 20 + across / 3
        area = (BOX[0], BOX[1], BOX[2], edge) if turned else (BOX[0], BOX[1], edge, BOX[3])
        canvas = Canvas(THEME, BOX)
        canvas.panel(area, 0, INK)
        found = canvas.finish().getpixel((40, 20) if turned else (20, 40))
        wanted = tuple(a + (z - a) * step // 4 for a, z in zip(GROUND, INK, strict=True))
        assert max(map(abs, _less(found, wanted))) <= 1


def _less(one: object, other: tuple[int, ...]) -> list[int]:
    assert isinstance(one, tuple)
    return [a - z for a, z in zip(one, other, strict=True)]
