"""The room of a message on a phone, in the measures of the playground's page.

Widths are those of the shipped font, whose letters are wider than Discord's: so a message takes less
room there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cogs.platform.limits import SMALL
from cogs.widgets.button_rows import BETWEEN, INSIDE, lines
from cogs.widgets.buttons import Button
from cogs.widgets.message_layout import Draft
from render.drawing.fonts import width

HIGH = 844
BARS = 47 + 48 + 52 + 34
"""The phone's status, the channel's name, the line to write in, and the bar below it."""
ROOM = HIGH - BARS

MARGIN, PADDING = 8, 12
"""Below a picture, and below all in a container."""
LINE, SMALL_LINE = 22, 19.25
HEIGHT, AROUND = 40, 10
"""The height of a button, and what is left free around a row."""
MENU = 54


def tall(text: str) -> float:
    """Return the height of a text."""
    return sum(
        _lines(_plain(line), 14) * SMALL_LINE
        if line.startswith(SMALL)
        else _lines(_plain(line), 16) * LINE
        for line in text.splitlines()
    )


def _plain(line: str) -> str:
    """Return a line as it is read, times as long as they get."""
    line = re.sub(r"<t:\d+:t>", "10:53 PM", line.removeprefix(SMALL).replace("**", ""))
    return re.sub(r"<t:\d+:R>", "in 25 minutes", line)


def _lines(words: str, size: int) -> int:
    """Return how many lines the words take."""
    count, used = 1, 0.0
    for word in words.split(" "):
        wide = width(word, size)
        gap = width(" ", size) if used else 0.0
        if used and used + gap + wide > INSIDE:
            count, used = count + 1, wide
        else:
            used += gap + wide
    return count


def pressed(buttons: Sequence[Button]) -> float:
    """Return the height of buttons, which are broken into lines within their rows."""
    return sum(count * (HEIGHT + BETWEEN) - BETWEEN + AROUND for count in lines(buttons))


def foot(draft: Draft, picture: float) -> float:
    """Return the height from the top of a *picture* to the last button."""
    below = sum(map(tall, draft.texts)) + pressed(draft.buttons) + MENU * len(draft.menus)
    return picture * INSIDE + MARGIN + below + PADDING
