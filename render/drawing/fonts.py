"""Fonts: Inter (SIL Open Font License) for Latin, Greek and Cyrillic."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import Literal

from PIL import ImageFont

from render.drawing.scripts import Run, runs, script_font

FOLDER = Path(__file__).parent.parent.parent / "data" / "shipped" / "fonts"
CAPITALS = 0.727
"""The height of capital letters and digits, of the font's size."""

OTHERS = 0.92
"""How large letters of other scripts are beside those of Inter: most fill more of their line."""

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
    """Return the characters that the font draws and that stand alone."""
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
    """Return the font size for capitals at least *height* pixels high."""
    return -int(-height // CAPITALS)


def width(words: str, size: int, weight: Weight = "SemiBold") -> float:
    """Return the width of *words*, in pixels."""
    if words.isascii():
        return font(size, weight).getlength(words)
    return sum(laid(run, size, weight)[1] for run in runs(words))


def laid(run: Run, size: int, weight: Weight) -> tuple[ImageFont.FreeTypeFont, float]:
    """Return the font and the width of part of a text."""
    if run.script is None:
        face = font(size, weight)
        return face, face.getlength(run.words)
    face = script_font(run.script, round(size * OTHERS))
    return face, face.getlength(run.words, direction=run.direction)


def fit(name: str, room: float, size: int, weight: Weight = "SemiBold") -> str:
    """Return *name*, cut with an ellipsis to *room* pixels."""
    if width(name, size, weight) <= room:
        return name
    kept = name
    while kept and width(kept.rstrip() + "…", size, weight) > room:
        kept = _shorter(kept)
    return kept.rstrip() + "…"


def _shorter(words: str) -> str:
    """Return *words* without their last letter and its marks."""
    while words and unicodedata.category(words[-1])[0] == "M":
        words = words[:-1]
    return words[:-1]
