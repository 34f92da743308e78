"""Pictures look as they did when somebody last looked at them and was content.

``python -m tests.render.test_references`` makes the references anew; look at them then.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.render.looking import on_phone, opened
from tests.render.sheet import made

FOLDER = Path(__file__).parent / "references"
CASES = (
    ("choice", "light"),
    ("capture", "dark"),
    ("entering", "light-colour-blind"),
    ("over", "light"),
    ("six", "dark-colour-blind"),
    ("six", "light"),
    ("result", "light"),
    ("barriers", "light"),
    ("barriers-six", "dark"),
    ("penalty", "light"),
    ("penalty-six", "dark-colour-blind"),
    ("together", "dark-colour-blind"),
    ("neutral", "light"),
    ("rule:backward_capture", "light"),
    ("rule:three_rolls", "dark-colour-blind"),
    ("cards-middle", "light"),
    ("cards-stuck", "dark"),
    ("cards-over", "dark-colour-blind"),
    ("hand:cards-middle", "light"),
    ("hand:cards-dead", "dark"),
)
TOLERANCE = 3.0
"""RMS of 255, at phone size: fonts are drawn a little differently by other versions."""


def file(position: str, theme: str) -> Path:
    return FOLDER / f"{position.replace(':', '-')}-{theme}.png"


def picture(position: str, theme: str) -> Image.Image:
    return on_phone(opened(made(position, theme, "en").png))


@pytest.mark.parametrize(("position", "theme"), CASES)
def test_pictures_look_as_they_did(position: str, theme: str) -> None:
    reference = Image.open(file(position, theme)).convert("RGB")
    found = picture(position, theme)
    assert found.size == reference.size
    assert max(ImageStat.Stat(ImageChops.difference(found, reference)).rms) < TOLERANCE


def test_a_moved_piece_is_more_than_the_tolerance() -> None:
    one, other = picture("choice", "light"), picture("capture", "light")
    assert max(ImageStat.Stat(ImageChops.difference(one, other)).rms) > 2 * TOLERANCE


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for position, theme in CASES:
        small = picture(position, theme).quantize(255, Image.Quantize.MEDIANCUT, kmeans=1)
        small.save(file(position, theme), optimize=True)


if __name__ == "__main__":
    main()
