"""The contents of a lobby's picture, and their places in pixels."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import accumulate, pairwise

from msgspec import Struct

from data.shipped.boards import load
from engine.views import Seat
from render.drawing.canvas import Area, Box
from render.drawing.fonts import Weight, fit, size, width
from render.names import readable
from render.race.layouts import PLANS

ICONS = ("clock", "die", "goal")
"""What a line may be about."""


class Sitting(Struct, frozen=True):
    """A seat of a lobby."""

    seat: Seat
    colour: str
    name: str = ""
    """Of who sits there, as far as it is known."""
    robot: bool = False
    lit: bool = False
    """Whether it is in the light: the host's."""
    free: bool = False


class Line(Struct, frozen=True):
    """A line about the game: an icon, a text line or two."""

    icon: str
    words: str


class Lobby(Struct, frozen=True):
    """The contents of a lobby's picture, in one language."""

    title: str
    """What is played: a name of our own."""
    seats: tuple[Sitting, ...]
    """All that can be taken, the free ones too."""
    lines: tuple[Line, ...]
    """The most important first; what there is no room for is left out."""
    free: str
    """What a free seat is called."""
    board: str = ""
    """The key of a scene, if the game has one: its board is shown."""
    cards: bool = False
    """Whether hidden cards are played besides: some lie there."""


WIDTH, HEIGHT = 1000, 480
BOX: Box = (0, 0, WIDTH, HEIGHT)
LEFT: Area = (44, 32, 460, 448)
"""Where the board is."""
RIGHT: Area = (512, 148, 962, 456)
"""Where it says what will be played, and who sits at boards that have no room for it."""
TEXT = 23
"""Pixels that capitals have at least: 9 when the picture is 400 wide."""
WORDS_LEFT, WORDS_ROOM = 92, 354
"""Where words begin in the panel, and how wide they may be: about 22 letters."""
ROW, BOTH = 42, 66
"""Heights that a line has at least, and one with two text lines."""
LETTERS = 99
"""Letters of a line, before it is fitted into its text lines."""
PARTS: Mapping[str, Box] = {"walls": (62, 40, 542, 520)}
"""Of boards on which not all can be seen when they are small, the part that is shown."""
CUT = 30
"""Pixels of a board's own rim that are left out."""


def on_board(view: Lobby) -> bool:
    """Return whether names fit on the board: large trays, all seats."""
    if view.board not in PLANS or PLANS[view.board].central:
        return False
    return {sitting.seat for sitting in view.seats} <= set(range(load(view.board).arms))


def areas(view: Lobby) -> list[Area]:
    """Return the areas of the seats' trays on the small board."""
    left, top, right, _ = LEFT
    plan = PLANS[view.board]
    scale = (right - left) / (plan.width - 2 * CUT)
    found: list[Area] = []
    for sitting in view.seats:
        x0, y0, x1, y1 = (round((part - CUT) * scale) for part in plan.corners[sitting.seat].tray)
        found.append((left + x0, top + y0, left + x1, top + y1))
    return found


def text_lines(line: Line) -> list[str]:
    """Return the text lines of a line, cut after the second."""
    return broken(readable(line.words, "", LETTERS), WORDS_ROOM, (TEXT,), 2, "SemiBold")[0]


def shown_lines(view: Lobby) -> tuple[Line, ...]:
    """Return the first lines, as many as the panel has room for."""
    room = RIGHT[3] - RIGHT[1] - 10 - (0 if on_board(view) else ROW * len(view.seats))
    heights = accumulate(ROW if len(text_lines(line)) == 1 else BOTH for line in view.lines)
    return view.lines[: bisect(list(heights), room)]


def rows(view: Lobby) -> list[Area]:
    """Return the places of the panel's lines: seats, then words."""
    heights = [] if on_board(view) else [ROW] * len(view.seats)
    heights += [ROW if len(text_lines(line)) == 1 else BOTH for line in shown_lines(view)]
    left, top, right, bottom = RIGHT
    more = (bottom - top - 10 - sum(heights)) / max(1, len(heights))
    bounds = [top + 5.0, *(high + more for high in heights)]
    edges = [round(edge) for edge in accumulate(bounds)]
    return [(left, above, right, below) for above, below in pairwise(edges)]


def broken(
    words: str, room: float, heights: Sequence[int], lines: int = 2, weight: Weight = "Bold"
) -> tuple[list[str], int]:
    """Return *words* in fitting lines, with capitals as high as possible."""
    for high in heights:
        wide = partial(width, size=size(high), weight=weight)
        found: list[str] = []
        for word in words.split(" "):
            longer = f"{found[-1]} {word}" if found else word
            if found and wide(longer) <= room:
                found[-1] = longer
            else:
                found.append(word)
        if len(found) <= lines and all(wide(line) <= room for line in found):
            return found, high
    kept = [*found[: lines - 1], " ".join(found[lines - 1 :])]
    return [fit(line, room, size(high), weight) for line in kept if line], high
