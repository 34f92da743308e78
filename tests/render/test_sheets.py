"""Sheets lie on each other as pictures do, and their bytes are what is seen."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PIL import Image

from render.drawing import sheets
from render.drawing.sheets import Sheet, sheet
from tests.render.test_png import noise


@pytest.fixture(params=["private", "public"], autouse=True)
def pillow(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pillow with the private function that a sheet asks for, and without."""
    if request.param == "public":
        monkeypatch.setattr(sheets, "_imaging", SimpleNamespace())


@pytest.mark.parametrize("at", [(3, 4), (-5, -2), (30, 25), (0, 0), (99, 99), (-40, 0)])
def test_a_paste_on_a_sheet_lies_as_on_a_picture(at: tuple[int, int]) -> None:
    under, over = noise(37, 29, 5), noise(20, 11, 3)
    mask = over.point(lambda each: 255 * (each % 2)).convert("1")
    for part in (None, mask):
        page, expected = sheet(under), under.copy()
        page.paste(sheet(over), *at, part)
        expected.paste(over, at, part)
        assert bytes(page.bytes) == page.image().tobytes() == expected.tobytes()


def test_a_part_cut_out_is_zero_outside_the_sheet() -> None:
    picture = noise(37, 29, 5)
    whole = sheet(picture)
    for box in ((2, 3, 20, 9), (-4, -3, 10, 5), (30, 20, 50, 40)):
        assert whole.cut(box).image().tobytes() == picture.crop(box).tobytes()
    assert whole.cut(whole.box).image().tobytes() == picture.tobytes()


def test_bytes_written_into_a_sheet_are_seen_at_once() -> None:
    page, other = Sheet(4, 2), Sheet(4, 2)
    page.bytes[5] = 7
    other.paste(page, 0, 0)
    assert other.bytes == page.bytes == b"\0\0\0\0\0\7\0\0"
    assert isinstance(page.image(), Image.Image)
