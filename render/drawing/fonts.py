"""Fonts: Inter (SIL Open Font License) for Latin, Greek and Cyrillic."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct
from PIL import ImageFont, features

from data.foreign import flat

# Fonts of other scripts: looked up at the start, used if present.
#
# They are those of Noto (SIL Open Font License) as Debian packages them, or a part of them in a folder
# of ours. Scripts that are shaped or run from right to left need the library raqm, with which Pillow
# is built, and FriBiDi, which it finds on the system; without these they count as missing.


FOLDERS = (
    Path(__file__).parent.parent.parent / "data" / "shipped" / "fonts" / "scripts",
    Path("/usr/share/fonts/opentype/noto"),
    Path("/usr/share/fonts/truetype/noto"),
)
"""Where they are looked for, one after the other."""
RIGHT_TO_LEFT = "R", "AL"
"""How Unicode calls the direction of letters that run so."""


class Script(Struct, frozen=True):
    """A font for the letters of a script, or of several."""

    file: str
    spans: tuple[tuple[int, int], ...]
    """Its letters by their codes, the last of each span included."""
    shaped: bool = True
    """Whether letters depend on their neighbours, or run from right to left."""


SCRIPTS = (
    Script("NotoSansHebrew-Bold.ttf", ((0x0591, 0x05F4),)),
    Script("NotoSansArabic-Bold.ttf", ((0x0610, 0x06FF), (0x0750, 0x077F), (0x08A0, 0x08FF))),
    Script("NotoSansDevanagari-Bold.ttf", ((0x0900, 0x097F), (0xA8E0, 0xA8FF))),
    Script("NotoSansThai-Bold.ttf", ((0x0E01, 0x0E5B),)),
    Script(
        "NotoSansCJK-Bold.ttc",
        ((0x3005, 0x3007), (0x3041, 0x30FF), (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xAC00, 0xD7A3)),
        shaped=False,
    ),
)


def found(folders: tuple[Path, ...]) -> dict[Script, Path]:
    """Return the usable fonts in some folders."""
    shapes = features.check("raqm") and features.check("fribidi")
    return {
        script: folder / script.file
        for script in SCRIPTS
        for folder in reversed(folders)
        if (shapes or not script.shaped) and (folder / script.file).is_file()
    }


_here: dict[Script, Path] = {}
_spans: list[tuple[int, int, Script]] = []


def use(fonts: Mapping[Script, Path]) -> None:
    """Draw letters by these fonts, and forget those that were used before."""
    _missing.cache_clear()
    script_font.cache_clear()
    _here.clear()
    _here.update(fonts)
    _spans[:] = [(first, last, script) for script in fonts for first, last in script.spans]


def script_of(letter: str) -> Script | None:
    """Return the script of a letter among the fonts present, if any."""
    code = ord(letter)
    for first, last, script in _spans:
        if first <= code <= last:
            return script if _has(script, letter) else None
    return None


@cache
def script_font(script: Script, size: int) -> ImageFont.FreeTypeFont:
    """Return the font of a script at *size* pixels."""
    engine = ImageFont.Layout.RAQM if script.shaped else ImageFont.Layout.BASIC
    return ImageFont.truetype(_here[script], size, layout_engine=engine)


@cache
def _missing(script: Script) -> bytes:
    """Return the box that a font draws for a missing letter."""
    return bytes(script_font(script, 20).getmask("\U0010fffe"))


def _has(script: Script, letter: str) -> bool:
    return bytes(script_font(script, 20).getmask(letter)) != _missing(script)


def open_fonts() -> None:
    """Open all fonts that are there: a large one takes its time."""
    for script in _here:
        _missing(script)


class Run(Struct, frozen=True):
    """A part of a text that one font draws."""

    words: str
    script: Script | None = None
    """None for Inter."""

    @property
    def direction(self) -> str | None:
        """The direction for Pillow, or None."""
        if self.script is None or not self.script.shaped:
            return None
        return "rtl" if leftward(self.words) else "ltr"


def runs(words: str) -> list[Run]:
    """Return *words* in parts by font, in order from left to right.

    Spaces and signs between letters of a script belong to it, if its font has them.
    """
    found: list[tuple[Script | None, str]] = []
    for letter in flat(words):
        script = script_of(letter)
        before = found[-1][0] if found else None
        if script is None and before is not None and _between(letter) and _has(before, letter):
            script = before
        if found and script is before:
            found[-1] = script, found[-1][1] + letter
        else:
            found.append((script, letter))
    parts = [Run(part, script) for script, part in found]
    return parts[::-1] if leftward(words) else parts


def _between(letter: str) -> bool:
    return letter != "…" and unicodedata.category(letter)[0] in "ZPC"


def leftward(words: Iterable[str]) -> bool:
    """Return whether a text runs right to left, by first directed letter."""
    ways = (unicodedata.bidirectional(letter) for letter in words)
    return next((way for way in ways if way in ("L", *RIGHT_TO_LEFT)), "L") in RIGHT_TO_LEFT


use(found(FOLDERS))


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


def fitting_height(words: str, room: float, heights: Sequence[int], weight: Weight = "Bold") -> int:
    """Return the first height at which *words* fit, else the last."""
    fits = (each for each in heights if width(words, size(each), weight) <= room)
    return next(fits, heights[-1])


def _shorter(words: str) -> str:
    """Return *words* without their last letter and its marks."""
    while words and unicodedata.category(words[-1])[0] == "M":
        words = words[:-1]
    return words[:-1]
