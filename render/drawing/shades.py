"""Colours of pictures without tiles, learned from samples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from heapq import nlargest
from typing import cast

from PIL import Image

from render.drawing.palettes import COLOURS, Finder
from render.drawing.themes import THEMES, Colour, dimmed

EDGE_WEIGHT = 0.7
OFTEN = 12
"""Of the colours that are no theme's, but come where two mix, how many are met exactly."""
FREE = 4
"""How many at least are left for soft edges."""
SAMPLE = 10_000
"""Pixels of which colours are learned: meanwhile nothing else can be done in Python, in no thread."""
RARE = 50
"""Pixels that a colour needs on all pages to be met exactly."""


class Shades:
    """The colours of pictures without tiles, learned from some of them.

    With some *more*, which are met exactly, too.
    """

    def __init__(
        self, theme: str, pages: Iterable[Image.Image], more: Iterable[Colour] = ()
    ) -> None:
        counted = Counter(dict.fromkeys(more, RARE))
        for page in pages:
            found = page.getcolors(page.width * page.height)
            # Pillow's types know pictures whose colours are single numbers, too; these are RGB.
            counted.update({colour: n for n, colour in cast(list[tuple[int, Colour]], found)})
        exact = {*THEMES[theme].flat(), *dimmed(theme).flat(), *more}
        count = counted.__getitem__
        known = [colour for colour in counted if colour in exact and count(colour) >= RARE]
        met = sorted(known, key=count, reverse=True)[: COLOURS - FREE]
        spare = min(OFTEN, (COLOURS - len(met)) // 3)
        met += nlargest(spare, (colour for colour in counted if colour not in exact), key=count)
        soft = _soft(counted, set(met), COLOURS - len(met))
        self._colours = [part for colour in (*met, *soft) for part in colour]
        # Pillow looks for colours that are rounded down.
        lower = [(max(0, r - 2), max(0, g - 2), max(0, b - 2)) for r, g, b in soft]
        self._finder = Finder([*met, *lower], range(len(met) + len(soft)))

    def reduced(self, image: Image.Image) -> Image.Image:
        """Return a picture in these colours."""
        numbers = self._finder.numbers(image)
        numbers.putpalette(self._colours)
        return numbers


def _soft(counted: Counter[Colour], met: set[Colour], size: int) -> list[Colour]:
    """Return colours for soft edges, where rare ones count for more."""
    edges: Counter[Colour] = Counter()
    for (r, g, b), count in counted.items():
        if (r, g, b) not in met:
            # Pillow looks up colours no more finely.
            edges[r // 4 * 4 + 2, g // 4 * 4 + 2, b // 4 * 4 + 2] += count
    if not edges:
        return []
    weights = {edge: count**EDGE_WEIGHT for edge, count in edges.items()}
    share = min(1.0, SAMPLE / sum(weights.values()))
    shown = [edge for edge, weight in weights.items() for _ in range(round(weight * share))]
    strip = Image.new("RGB", (len(shown), 1))
    strip.putdata(shown)
    learned = strip.quantize(size, Image.Quantize.MEDIANCUT, kmeans=1).getpalette() or []
    last = min(len(learned), 3 * size)
    return [(learned[i], learned[i + 1], learned[i + 2]) for i in range(0, last, 3)]


def sampled(image: Image.Image, size: int) -> Image.Image:
    """Return a palette of *size* colours, from a sample of the pixels."""
    each = max(1, round((image.width * image.height / SAMPLE) ** 0.5))
    part = image.resize((image.width // each, image.height // each), Image.Resampling.NEAREST)
    return part.quantize(size, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def reduced(image: Image.Image, theme: str) -> Image.Image:
    """Return a picture, drawn only once, with its own palette."""
    return Shades(theme, [image]).reduced(image)
