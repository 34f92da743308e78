"""All pictures on one sheet, to be looked at: ``python -m render.sheet docs/contact-sheet.png``."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image

import render
from data.texts import texts
from render.examples import NAMES, POSITIONS, RESULT
from render.themes import THEMES, WHITE

LARGE, SMALL, GAP = 1000, 394, 10
"""Pixels; five small pictures are as wide as two large ones."""
FIRST = (("choice", "light"), ("six", "dark"))
"""Shown at full size; the others as on a phone."""


def picture(position: str, theme: str) -> Image.Image:
    """Return one of the examples, or the result, in a theme."""
    if position == "result":
        made = render.result(RESULT, NAMES, texts("de"), theme)
    else:
        made = render.board(POSITIONS[position], NAMES, theme)
    return Image.open(BytesIO(made.png)).convert("RGB")


def sheet() -> Image.Image:
    """Return the contact sheet."""
    rows: list[list[tuple[str, str, int]]] = [[(*each, LARGE) for each in FIRST]]
    pages = [(position, theme) for position in ("choice", "six") for theme in THEMES]
    pages += [("opening", "light"), ("capture", "dark")]
    pages += [("entering", "light"), ("over", "dark"), ("over", "light-colour-blind")]
    pages += [("result", "light"), ("result", "dark")]
    rows += [[(*each, SMALL) for each in pages[i : i + 5]] for i in range(0, len(pages), 5)]
    width = 2 * LARGE + 3 * GAP
    whole = Image.new("RGB", (width, 5 * LARGE), WHITE)
    top = GAP
    for row in rows:
        left, bottom = GAP, top
        for position, theme, wide in row:
            image = picture(position, theme)
            high = round(image.height * wide / image.width)
            whole.paste(image.resize((wide, high), Image.Resampling.LANCZOS), (left, top))
            left += wide + GAP
            bottom = max(bottom, top + high)
        top = bottom + GAP
    cut = whole.crop((0, 0, width, top))
    return cut.quantize(255, Image.Quantize.MEDIANCUT, kmeans=1)


def main() -> None:
    path = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/contact-sheet.png")
    sheet().save(path, optimize=True)


if __name__ == "__main__":
    main()
