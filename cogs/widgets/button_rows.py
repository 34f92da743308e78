"""Rows of buttons, and the lines into which a phone breaks them.

Widths are pixels of a phone 390 wide, in the letters of the shipped font, which are wider than Discord's.
"""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import category

from cogs.platform.limits import BUTTONS
from cogs.widgets.buttons import Button
from render.drawing.fonts import width

INSIDE, BETWEEN = 341, 8
"""A line of a message, and what is left free between two buttons."""
EDGES, MARKED, EMOJI = 24, 28, 17.5
"""What a button takes beside its label, what its emoji adds, and what each emoji within the label takes."""


def rows(buttons: Sequence[Button]) -> list[Sequence[Button]]:
    """Return *buttons* in few rows, broken into few lines of a phone.

    Quiet ones stand apart where that costs no line.
    """
    if len(buttons) <= BUTTONS:
        return _split(buttons)
    wide = {each: _width(each) for each in buttons}

    def height(split: Sequence[Sequence[Button]]) -> tuple[int, int]:
        return len(split), sum(_lines([wide[each] for each in row]) for row in split)

    quiet = next((at for at, each in enumerate(buttons) if each.style == "secondary"), 0)
    breaks = quiet, *range(BUTTONS)
    return min(([*_split(buttons[:at]), *_split(buttons[at:])] for at in breaks), key=height)


def lines(buttons: Sequence[Button]) -> list[int]:
    """Return the lines of each row of *buttons* on a phone."""
    return [_lines([*map(_width, row)]) for row in rows(buttons)]


def _split(buttons: Sequence[Button]) -> list[Sequence[Button]]:
    return [buttons[at : at + BUTTONS] for at in range(0, len(buttons), BUTTONS)]


def _width(button: Button) -> float:
    emoji = [each for each in button.label if category(each) == "So"]
    letters = button.label.translate(dict.fromkeys(map(ord, emoji)))
    wide = width(letters, 14) + EMOJI * len(emoji) + EDGES + MARKED * bool(button.emoji)
    return min(wide, INSIDE)


def _lines(row: Sequence[float]) -> int:
    """Return the lines into which buttons so wide are broken."""
    count, used = 0, float(INSIDE)
    for wide in row:
        count, used = (count, used + wide) if used + wide <= INSIDE else (count + 1, wide)
        used += BETWEEN
    return count
