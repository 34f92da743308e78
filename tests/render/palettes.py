"""Choose the palettes of all kinds of picture anew: ``make palettes``, a minute or two.

Name some to choose only those. What is learned from is the specimen of each kind, and games of it.

A pixel counts as a pair: its colour in the light, and that in the shade. The pairs that cover much
are taken as they are, and all others are gathered around the rest of 256 by k-means. A picture is
drawn in the light only. So each of its parts needs to know what to look for there: what lies nearest
in the light must not have another shade.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from itertools import islice

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray
from PIL import Image

from engine.action_cards.views import ActionCardsView
from engine.views import RaceView
from render.action_cards import table as card_boards
from render.cards import hand, table
from render.cards.layouts import FULL, HAND
from render.drawing import palettes
from render.drawing.marks import PARTS, Mark
from render.drawing.palettes import COLOURS
from render.drawing.scenes import scene, scenes
from render.drawing.stamps import ground
from render.drawing.themes import THEMES, Colour, dimmed
from render.race import picture as boards
from render.race.layouts import PLANS, layout
from render.walls import picture as walls
from tests.render.action_card_positions import CARD_BOARDS
from tests.render.card_positions import HOLDERS, RACES
from tests.render.playing import raced, seen
from tests.render.positions import NAMES, POSITIONS, race
from tests.render.specimens import dims, specimen
from tests.render.wall_positions import positions
from tests.words import DE

Numbers = NDArray[np.int64]
Points = NDArray[np.float64]
Rows = list[list[Colour]]
"""Those of a palette's file, of one theme."""

AREA = 6000
"""Pixels of some picture that a colour of the theme must cover to be taken as it is."""
BYTES = 1 << np.arange(0, 56, 8)
ROUNDS, SWAPS, SWEEPS = 80, 10, 6
"""How often colours are gathered, how many then move at once, and how often it is settled how they
are found."""
GAMES = range(7, 15)
"""Of which the first pictures on a race board are looked at, with a choice and without."""
CORRECTIONS, MORE = 8, 80
"""How often it is looked which colours are not found, and how many are looked for besides."""


def keys() -> list[str]:
    """Return the scenes that have a palette of their own."""
    return [key for key in scenes() if not scene(key).colours]


def examples(key: str) -> Iterator[Iterable[Mark]]:
    """Yield the marks of some pictures of a kind."""
    if key in PLANS:
        views = [view for view in POSITIONS.values() if view.board == key]
        for view in (*views, *(view for game in GAMES for view in race(key, game, 12))):
            yield boards.marks(view, NAMES, layout(key))
    for seen_cards in CARD_BOARDS.values():
        if card_boards.scene_key(seen_cards.board, card_boards.ROW) == key:
            for view in (seen_cards, *map(_with_cards, race(seen_cards.board, 7, 6))):
                yield card_boards.marks(view, NAMES, DE)
    if key == FULL:
        for card_view in (*RACES.values(), *(view for _, view in islice(seen(4, 7), 0, 60, 6))):
            if table.key(card_view) == FULL:
                yield table.marks(card_view, NAMES)
    if key == HAND:
        for name, seat in HOLDERS.items():
            yield hand.hand_marks(RACES[name], seat, NAMES)
    if key == "walls":
        for wall_view in (*positions().values(), *islice(raced(7), 36)):
            yield walls.marks(wall_view, NAMES)


def _with_cards(view: RaceView) -> ActionCardsView:
    """Return a position of a race as one with action cards."""
    board = {name: getattr(view, name) for name in view.__struct_fields__}
    return ActionCardsView(**board, held=(2,) * len(view.pieces), deck=31, discard=("tandem",))


class Pixels(Struct, frozen=True):
    """All different pixels of some pictures."""

    light: Points
    shade: Points
    part: Numbers
    count: Points
    most: Points
    """On one picture."""

    @property
    def pairs(self) -> Points:
        """Both colours in a row."""
        return np.hstack((self.light, self.shade))


def gathered(theme: str, key: str) -> Pixels:
    """Return the pixels of the specimen and of the examples of a scene."""
    dim, on = dims(key), ground(theme, key)
    shaded = ground(theme, key, dim=True) if dim else on
    found = []
    for marks in (*specimen(key), *map(tuple, examples(key))):
        light = on.laid(theme, marks)
        shade = shaded.laid(theme, marks, dim=True) if dim else light
        columns = [np.asarray(image).reshape(-1, 3) for image in (light.image, shade.image)]
        page = np.hstack((*columns, np.asarray(light.parts).reshape(-1, 1)))
        # A pixel in one number is quicker to count than in seven.
        found.append(np.unique(page.astype(np.int64) @ BYTES, return_counts=True))
    codes, counts = (np.concatenate(each) for each in zip(*found, strict=True))
    rows = codes[:, None] // BYTES & 255
    # Pillow tells apart no more than multiples of 4, which themes' colours are.
    coarse = np.where(rows[:, :6] % 4 == 0, rows[:, :6], rows[:, :6] | 3)
    _, first, alike = np.unique(
        np.hstack((coarse, rows[:, 6:])) @ BYTES, return_index=True, return_inverse=True
    )
    count, most = np.bincount(alike, counts).astype(np.float64), np.zeros(len(first))
    np.maximum.at(most, alike, counts)
    light_, shade_ = (
        np.array([np.bincount(alike, counts * column) / count for column in part.T]).T
        for part in (rows[:, :3], rows[:, 3:6])
    )
    return Pixels(light_, shade_, rows[first, 6], count, most)


def chosen(theme: str, pixels: Pixels) -> Rows:
    """Return the colours that come nearest to *pixels* on the whole, and how they are found."""
    centres, fixed = _start(theme, pixels)
    for number in range(ROUNDS):
        if number % 2 and number < ROUNDS * 3 // 4:
            centres = _swapped(centres, fixed, pixels)
        else:
            centres = _moved(centres, fixed, _nearest(pixels.pairs, centres), pixels)
    nearest = np.zeros(len(pixels.part), np.int64)
    for _ in range(SWEEPS):
        finders = [_finder(centres, pixels, part) for part in range(PARTS)]
        for part, (sought, numbers) in enumerate(finders):
            where = pixels.part == part
            nearest[where] = numbers[_nearest(_lowered(pixels.light[where]), sought)]
        centres = _moved(centres, fixed, nearest, pixels)
    light, shade = centres[:, :3], centres[:, 3:]
    finding = (
        _colours(row)
        for sought, numbers in finders
        for row in (sought, np.repeat(numbers[:, None], 3, 1).astype(np.float64))
    )
    return [_colours(light), _colours(shade), *finding]


def _colours(row: Points) -> list[Colour]:
    """Return 256 colours; if there are fewer, the last ones again."""
    full = np.vstack((row, np.repeat(row[-1:], COLOURS - len(row), 0)))
    return [(r, g, b) for r, g, b in np.clip(np.rint(full), 0, 255).astype(int).tolist()]


def _start(theme: str, pixels: Pixels) -> tuple[Points, int]:
    """Return 256 pairs to begin with, and how many of them are to stay as they are."""
    pairs, flat = pixels.pairs, {*THEMES[theme].flat()}
    shaded = flat | {*dimmed(theme).flat()}
    # What means something is met exactly wherever there is any of it.
    meant = {THEMES[theme].accent, THEMES[theme].strike}
    found = [
        pairs[at]
        for at in np.argsort(-pixels.most)
        if (pixels.most[at] >= AREA or tuple(pixels.light[at]) in meant)
        and tuple(pixels.light[at]) in flat
        and tuple(pixels.shade[at]) in shaded
    ]
    found = list({tuple(pair): pair for pair in found}.values())
    off = np.full(len(pairs), np.inf)
    for pair in found:
        off = np.minimum(off, ((pairs - pair) ** 2).sum(1))
    fixed = len(found)
    while len(found) < COLOURS:
        worst = pairs[np.argmax(off * pixels.count)]
        found.append(worst)
        off = np.minimum(off, ((pairs - worst) ** 2).sum(1))
    return np.array(found), fixed


def _moved(centres: Points, fixed: int, nearest: Numbers, pixels: Pixels) -> Points:
    weight = np.bincount(nearest, pixels.count, COLOURS)
    sums = [np.bincount(nearest, pixels.count * column, COLOURS) for column in pixels.pairs.T]
    moving = (weight > 0) & (np.arange(COLOURS) >= fixed)
    return np.where(moving[:, None], np.array(sums).T / np.maximum(weight, 1)[:, None], centres)


def _swapped(centres: Points, fixed: int, pixels: Pixels) -> Points:
    """Let colours that are hardly missed take the place of pixels that are far from all."""
    pairs, count, found = pixels.pairs, pixels.count, centres.copy()
    far = _squares(pairs, centres)
    first = far.argmin(1)
    far[np.arange(len(far)), first] = np.inf
    off, else_off = (((pairs - centres[at]) ** 2).sum(1) * count for at in (first, far.argmin(1)))
    lost = np.bincount(first, off, COLOURS)
    missed = np.bincount(first, else_off, COLOURS) - lost
    least = fixed + np.argsort(missed[fixed:])[:SWAPS]
    for one, other in zip(least, np.argsort(-lost)[:SWAPS], strict=False):
        if lost[other] > 2 * missed[one] and one != other:
            there = np.flatnonzero(first == other)
            found[one] = pairs[there[np.argmax(off[there])]]
    return found


def _finder(centres: Points, pixels: Pixels, part: int) -> tuple[Points, Numbers]:
    """Return what to look for in a part of a picture, by light alone, and which centre it means."""
    where = pixels.part == part
    if not where.any():
        return centres[:, :3], np.arange(COLOURS)
    light, pairs, count = _lowered(pixels.light[where]), pixels.pairs[where], pixels.count[where]
    wanted = _nearest(pairs, centres)
    least = ((pairs - centres[wanted]) ** 2).sum(1)
    numbers = np.unique(wanted)
    weight = [np.bincount(wanted, count * column, COLOURS) for column in light.T]
    mean = (np.array(weight) / np.maximum(np.bincount(wanted, count, COLOURS), 1)).T
    sought = np.rint(mean[numbers])  # as stored: rounded later, another would be as near
    for _ in range(CORRECTIONS):
        sought, numbers = _without_harm(sought, numbers, centres, light, pairs, count)
        found = numbers[_nearest(light, sought)]
        lost = (((pairs - centres[found]) ** 2).sum(1) - least) * count
        room = min(COLOURS - len(numbers), MORE)
        worst = [at for at in np.argsort(-lost)[:room] if lost[at] > 0]
        sought, numbers = np.vstack((sought, light[worst])), np.append(numbers, wanted[worst])
    return _without_harm(sought, numbers, centres, light, pairs, count)


def _without_harm(
    sought: Points, numbers: Numbers, centres: Points, light: Points, pairs: Points, count: Points
) -> tuple[Points, Numbers]:
    """Leave out, of what is looked for, that in whose place another would be better."""
    while len(numbers) > 1:
        far = _squares(light, sought)
        first = far.argmin(1)
        far[np.arange(len(far)), first] = np.inf
        second = far.argmin(1)
        off, else_off = (
            ((pairs - centres[numbers[at]]) ** 2).sum(1) * count for at in (first, second)
        )
        gain = np.bincount(first, else_off - off, len(numbers))
        harmful = np.flatnonzero((gain < 0) | (np.bincount(first, minlength=len(numbers)) == 0))
        if not len(harmful):
            break
        worst = harmful[np.argsort(gain[harmful])][: max(1, len(harmful) // 3)]
        sought, numbers = np.delete(sought, worst, 0), np.delete(numbers, worst)
    return sought, numbers


def _lowered(light: Points) -> Points:
    """Return colours as Pillow looks for them."""
    return light // 4 * 4


def _nearest(points: Points, centres: Points) -> Numbers:
    found: Numbers = _squares(points, centres).argmin(1)
    return found


def _squares(points: Points, centres: Points) -> Points:
    """Return the squares of all distances, less what is the same for all of a point."""
    found: Points = (centres**2).sum(1) - 2 * (points @ centres.T)
    return found


def main() -> None:
    for key in sys.argv[1:] or keys():
        rows = [row for theme in THEMES for row in chosen(theme, gathered(theme, key))]
        image = Image.new("RGB", (COLOURS, len(rows)))
        image.putdata([colour for row in rows for colour in row])
        image.save(palettes.FOLDER / f"{key}.png", optimize=True)
        print(key, flush=True)


if __name__ == "__main__":
    main()
