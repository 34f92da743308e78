"""Text of people: names, reasons, presets, entries of decks, titles.

It may hold anything: mentions, links, spoilers, letters that run from the right. It is stored as it was typed,
and only `cogs.platform.foreign` lets it into a sentence.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:

    class Foreign(Protocol):
        """Text of people; each string can be it, not vice versa."""

        def __len__(self) -> int: ...
        def casefold(self) -> str: ...

else:
    # So it is stored and compared as ever; for types alone it is a thing apart.
    Foreign = str


def typed(text: Foreign) -> str:
    """Return text as typed, to compare, store or find."""
    return cast("str", text)


# Directions: Discord orders a line as Unicode says, and without marks a name in Hebrew or Arabic carries the
# numbers beside it to its other side.  So what runs from the right is isolated, and nothing else, as all of our
# languages run from the left.  Buttons, menus, forms and pictures take `flat` texts: the marks could show there.


ISOLATE, END = "\u2068", "\u2069"
"""Around text that runs in a direction of its own."""

RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""What runs from the right (Unicode's R, AL and AN), and the reserved rest of its blocks."""


def isolated(text: str) -> str:
    """Isolate a text from the right within its sentence.

    >>> isolated("Ada"), len(isolated("דנה"))
    ('Ada', 5)
    """
    return f"{ISOLATE}{text}{END}" if RIGHT_TO_LEFT.search(text) else text


def flat(text: str) -> str:
    """Return a text without marks of direction, for all but messages."""
    return text if text.isascii() else text.replace(ISOLATE, "").replace(END, "")
