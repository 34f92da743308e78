"""Fonts, and what becomes of a name before it is drawn.

Inter (SIL Open Font License, `data/fonts`) holds the Latin, Greek and Cyrillic letters. A letter
of another script is replaced by the Latin one that its Unicode name gives for it, a symbol by
nothing: what is drawn can always be read, and there is never a box.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Literal

from PIL import ImageFont

FOLDER = Path(__file__).parent.parent / "data" / "fonts"
CAPITALS = 0.727
"""The height of capital letters and digits, of the font's size."""

Weight = Literal["Bold", "SemiBold"]

_MENTION = re.compile(r"<(?:@[!&]?|#|a?:\w+:|/[^:>]*:|t:)[^>]*>")
_KANA = re.compile(r"(?:HIRAGANA|KATAKANA) LETTER (?:SMALL )?(\w+)$")
_SYLLABLE = re.compile(r"HANGUL SYLLABLE (\w+)$")
_LETTER = re.compile(r"(?:LETTER|CHARACTER)(?: SIGN)? (?:FINAL |SMALL |CAPITAL )?(\w)")


@cache
def font(size: int, weight: Weight = "Bold") -> ImageFont.FreeTypeFont:
    """Return the font at *size* pixels.

    The basic layout is asked for because the better one needs a library of the system that is
    not there everywhere, and pictures are to be the same everywhere.
    """
    path = FOLDER / f"Inter-{weight}.otf"
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@cache
def _letters() -> frozenset[str]:
    """The characters that the font has, found by comparing with its box for missing ones."""
    probe = font(20)
    box = bytes(probe.getmask("\U0010fffe"))
    spans = ((0x20, 0x7F), (0xA0, 0x530), (0x1E00, 0x2120))
    return frozenset(
        letter
        for first, last in spans
        for letter in map(chr, range(first, last))
        if letter == " " or (letter.isprintable() and bytes(probe.getmask(letter)) != box)
    )


@cache
def _in_latin(letter: str) -> str:
    """Return how *letter* of another script may be written in Latin letters, or nothing."""
    name = unicodedata.name(letter, "")
    if found := _KANA.match(name) or _SYLLABLE.match(name):
        return found[1].lower()
    if unicodedata.category(letter)[0] == "L" and (found := _LETTER.search(name)):
        return found[1].lower()
    return ""


def readable(name: str, otherwise: str = "") -> str:
    r"""Return *name* as everybody can read it when drawn, or *otherwise* if nothing is left.

    Mentions and markup are taken out, fullwidth and ornamental letters become plain ones,
    combining marks stay only where they make a letter of the font.

    >>> readable("Ｊürgen  Müller\u202e"), readable("𝓐𝓭𝓪 <@123>"), readable("Владимир")
    ('Jürgen Müller', 'Ada', 'Владимир')
    >>> readable("さくら"), readable("김민수"), readable("🎲", "Gelb")
    ('Sakura', 'Gimminsu', 'Gelb')
    """
    plain = unicodedata.normalize("NFKC", _MENTION.sub(" ", name))
    known = _letters()
    drawn: list[str] = []
    foreign = False
    for letter in plain:
        if letter.isspace():
            drawn.append(" ")
            foreign = False
        elif letter in known and unicodedata.category(letter)[0] != "M":
            drawn.append(letter)
            foreign = False
        elif latin := _in_latin(letter):
            drawn.append(latin if foreign else latin.capitalize())
            foreign = True
    # Marks that Discord would read as formatting have no business in a name either.
    text = re.sub(r"[*_~`|\\]+", "", "".join(drawn))
    text = " ".join(text.split())
    return text or otherwise


def fit(name: str, width: float, size: int, weight: Weight = "SemiBold") -> str:
    """Return *name*, cut with an ellipsis so that it is at most *width* pixels wide."""
    face = font(size, weight)
    if face.getlength(name) <= width:
        return name
    kept = name
    while kept and face.getlength(kept.rstrip() + "…") > width:
        kept = kept[:-1]
    return kept.rstrip() + "…"
