"""Names that other people have chosen: what of them can be seen at all."""

from __future__ import annotations

import unicodedata

JOINER = "\N{ZERO WIDTH JOINER}"
INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Categories of characters that a name does not need: controls, directions, half characters."""

BLANK = set("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that are drawn as nothing, though they count as letters and symbols."""


def clean(name: str) -> str:
    r"""Return a name on one line without invisible characters, for places that know no markup.

    >>> clean(" Ada\n\u202eBen "), clean("\u3164\u200d")
    ('Ada Ben', '')
    """
    seen = "".join(
        each
        for each in unicodedata.normalize("NFC", " ".join(name.split()))
        if each == JOINER or unicodedata.category(each) not in INVISIBLE
        if each not in BLANK
    )
    return " ".join(seen.split()).strip(f"{JOINER} ")
