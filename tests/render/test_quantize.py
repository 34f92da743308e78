"""Choosing colours holds nobody up: Pillow lets no other thread of Python work meanwhile."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

import render
from cogs.views.faces import FACES, face
from engine.catalog import CLASSIC
from engine.views import RaceView
from render import FinalFrame
from render.drawing.shades import SAMPLE, sampled
from render.pictures import PLAIN
from tests.render.positions import POSITIONS


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """From how many pixels colours are chosen, each time."""
    found, quantize = list[int](), Image.Image.quantize

    def watched(image: Image.Image, *given: Any, **named: Any) -> Image.Image:
        if named.get("palette") is None:
            found.append(image.width * image.height)
        return quantize(image, *given, **named)

    monkeypatch.setattr(Image.Image, "quantize", watched)
    return found


def test_colours_are_always_chosen_from_few_pixels(looked_at: list[int]) -> None:
    """A rule, the themes; a round that moves chooses none, as it has those of its board."""
    found = [FinalFrame(POSITIONS[each]) for each in ("choice", "capture")]
    assert FACES["classic"].film(found, PLAIN, render.ROUND)
    assert looked_at == []
    example = CLASSIC.example(CLASSIC.examples[0])
    face(CLASSIC.key).draw_example(example, "light")
    assert isinstance(example.before, RaceView)
    render.themes(example.before, {key: key for key in render.THEMES})
    assert len(looked_at) >= 2
    assert max(looked_at) < 1.5 * SAMPLE


def test_a_small_picture_is_looked_at_wholly() -> None:
    image = Image.new("RGB", (4, 2))
    image.putdata([(10 * each, 0, 0) for each in range(8)])
    colours = sampled(image, 8).getpalette()
    assert colours is not None
    assert sorted(colours[0:24:3]) == [10 * each for each in range(8)]
