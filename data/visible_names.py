"""Names chosen by people: their visible part."""

from __future__ import annotations

import unicodedata

JOINER = "\N{ZERO WIDTH JOINER}"
INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Categories of characters that a name does not need: controls, directions, half characters."""
IGNORABLE = frozenset(
    chr(code)
    for first, last in (
        (0xAD, 0xAD),
        (0x34F, 0x34F),
        (0x61C, 0x61C),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x200B, 0x200F),
        (0x202A, 0x202E),
        (0x2060, 0x206F),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFEFF, 0xFEFF),
        (0xFFA0, 0xFFA0),
        (0xFFF0, 0xFFF8),
        (0x1BCA0, 0x1BCA3),
        (0x1D173, 0x1D17A),
        (0xE0000, 0xE0FFF),
    )
    for code in range(first, last + 1)
)
"""Unicode's Default_Ignorable_Code_Point (DerivedCoreProperties.txt): characters drawn as nothing.

`python -m tests.data.ignorable` prints the ranges of the Unicode that our `regex` knows."""
BLANK = IGNORABLE | {"\N{BRAILLE PATTERN BLANK}"}
"""Characters drawn as nothing, though some count as letters, marks and symbols."""
LOOKS = {"\ufe0e", "\ufe0f"}
"""They say whether the symbol before them is drawn as text or as an emoji."""


def clean(name: str) -> str:
    r"""Return a name on one line without invisible characters.

    What joins emojis, or says how one looks, stays where there is one.

    >>> clean(" Ada\n\u202eBen "), clean("\u3164\u200d"), clean("A\u034fda \u2764\ufe0f")
    ('Ada Ben', '', 'Ada \u2764\ufe0f')
    """
    seen: list[str] = []
    for each in unicodedata.normalize("NFC", " ".join(name.split())):
        if (
            each == JOINER
            or (each in LOOKS and seen and not _is_letter(seen[-1]))
            or (each not in BLANK and unicodedata.category(each) not in INVISIBLE)
        ):
            seen.append(each)
    return " ".join("".join(seen).split()).strip(f"{JOINER} ")


def _is_letter(each: str) -> bool:
    """Return whether a character is a letter, mark, separator or control."""
    return unicodedata.category(each)[0] in "LMZC"
