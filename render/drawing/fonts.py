"""Fonts: Inter (SIL Open Font License), with the Latin, Greek and Cyrillic letters."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import Literal

from PIL import ImageFont

FOLDER = Path(__file__).parent.parent.parent / "data" / "fonts"
CAPITALS = 0.727
"""The height of capital letters and digits, of the font's size."""

Weight = Literal["Bold", "SemiBold"]


@cache
def font(size: int, weight: Weight = "Bold") -> ImageFont.FreeTypeFont:
    """Return the font at *size* pixels.

    The basic layout is asked for because the better one needs a library of the system that is
    not there everywhere, and pictures are to be the same everywhere.
    """
    path = FOLDER / f"Inter-{weight}.otf"
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@cache
def letters() -> frozenset[str]:
    """Return the characters that the font can draw and that stand on their own."""
    probe = font(20)
    box = bytes(probe.getmask("\U0010fffe"))
    spans = ((0x20, 0x7F), (0xA0, 0x530), (0x1E00, 0x2120))
    return frozenset(
        letter
        for first, last in spans
        for letter in map(chr, range(first, last))
        if letter.isprintable()
        and unicodedata.category(letter)[0] != "M"
        and (letter == " " or bytes(probe.getmask(letter)) != box)
    )


def size(height: float) -> int:
    """Return the size of the font whose capitals are at least *height* pixels high."""
    return -int(-height // CAPITALS)


def fit(name: str, width: float, size: int, weight: Weight = "SemiBold") -> str:
    """Return *name*, cut with an ellipsis so that it is at most *width* pixels wide."""
    face = font(size, weight)
    if face.getlength(name) <= width:
        return name
    kept = name
    while kept and face.getlength(kept.rstrip() + "…") > width:
        kept = kept[:-1]
    return kept.rstrip() + "…"
