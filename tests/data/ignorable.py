"""The ranges of Unicode's Default_Ignorable_Code_Point, for `data/records.py`.

``python -m tests.data.ignorable`` prints them.
"""

from __future__ import annotations

import sys

import regex  # type: ignore[import-untyped]

SURROGATES = range(0xD800, 0xE000)


def ignorable() -> list[str]:
    """Return all such characters, by the Unicode that `regex` was made with."""
    known = regex.compile(r"\p{Default_Ignorable_Code_Point}")
    codes = (code for code in range(sys.maxunicode + 1) if code not in SURROGATES)
    return [each for each in map(chr, codes) if known.match(each)]


def ranges(characters: list[str]) -> list[tuple[int, int]]:
    """Return ascending *characters* as ranges of codes, both ends included.

    >>> ranges(["a", "b", "c", "x"])
    [(97, 99), (120, 120)]
    """
    found: list[tuple[int, int]] = []
    for code in map(ord, characters):
        if found and found[-1][1] == code - 1:
            found[-1] = (found[-1][0], code)
        else:
            found.append((code, code))
    return found


if __name__ == "__main__":
    for first, last in ranges(ignorable()):
        print(f"        (0x{first:X}, 0x{last:X}),")
