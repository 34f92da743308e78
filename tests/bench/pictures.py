"""Measure pictures against the plain way of making them: ``python -m tests.bench.pictures``.

Both make the same pictures in the same run, in turn, so that the ratios hold on a busy machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from itertools import islice
from math import sqrt
from statistics import mean, median
from time import perf_counter
from typing import Any

from msgspec import Struct
from PIL import Image, ImageChops, ImageStat

import render
from data.boards import keys
from engine.views import Seat, View
from render import Picture, tiles
from render.examples import NAMES, race
from tests.render.playing import seen

Draw = Callable[[Any, Mapping[Seat, str], str], Picture]
"""Draws one kind of view."""


class Comparison(Struct, frozen=True):
    """What pictures cost, and what they cost the plain way; medians over all of them.

    But means where some cost little and others much, depending on what they have in common.
    """

    frames: int
    first_ms: float
    """The first picture after the start: ground, palette and tiles are made."""
    cold_ms: float
    """All others when they come for the first time: what is new on them is drawn."""
    draw_ms: float
    encode_ms: float
    """Both with the marks known, and parts of the file from earlier pictures of the game."""
    anew_ms: float
    """Both with the marks known, and nothing of the file."""
    kilobytes: float
    plain_ms: float
    plain_kilobytes: float
    rms: float
    """The largest difference of a picture between both ways, of 255."""

    @property
    def faster(self) -> float:
        return self.plain_ms / (self.draw_ms + self.encode_ms)

    @property
    def smaller(self) -> float:
        return self.plain_kilobytes / self.kilobytes


def difference(one: bytes, other: bytes) -> float:
    """Return the root mean square of the difference of two pictures, of 255."""
    images = (Image.open(BytesIO(png)).convert("RGB") for png in (one, other))
    squares = ImageStat.Stat(ImageChops.difference(*images)).rms
    return sqrt(sum(part * part for part in squares) / len(squares))


def _timed(draw: Draw, view: View, theme: str) -> tuple[Picture, float]:
    begin = perf_counter()
    picture = draw(view, NAMES, theme)
    return picture, (perf_counter() - begin) * 1e3


def compare(
    views: Sequence[View],
    theme: str = "light",
    draw: Draw = render.board,
    plainly: Draw = render.board_plainly,
) -> Comparison:
    """Make the pictures of *views* (at least two) both ways."""
    tiles.forget()
    first, *cold = [_timed(draw, view, theme)[1] for view in views]
    tiles.forget_strips()
    fast: list[Picture] = []
    plain: list[Picture] = []
    spent: list[float] = []
    for view in views:
        picture, took = _timed(plainly, view, theme)
        plain.append(picture)
        spent.append(took)
        fast.append(draw(view, NAMES, theme))
    anew = []
    for view in views:
        tiles.forget_strips()
        anew.append(_timed(draw, view, theme)[1])
    return Comparison(
        frames=len(views),
        first_ms=first,
        cold_ms=median(cold),
        draw_ms=mean(picture.draw_ms for picture in fast),
        encode_ms=mean(picture.encode_ms for picture in fast),
        anew_ms=median(anew),
        kilobytes=median(len(picture.png) for picture in fast) / 1e3,
        plain_ms=median(spent),
        plain_kilobytes=median(len(picture.png) for picture in plain) / 1e3,
        rms=max(difference(a.png, b.png) for a, b in zip(fast, plain, strict=True)),
    )


def report(board: str, theme: str, found: Comparison) -> str:
    """Return one line about a comparison."""
    return (
        f"{board} {theme:<19} {found.faster:5.1f} x faster "
        f"({found.draw_ms:.2f} + {found.encode_ms:.2f} ms, anew {found.anew_ms:.1f} ms, "
        f"plain {found.plain_ms:.0f} ms), "
        f"{found.smaller:.2f} x smaller ({found.kilobytes:.0f} KB, plain "
        f"{found.plain_kilobytes:.0f} KB), RMS {found.rms:.2f}; "
        f"first {found.first_ms:.0f} ms, others when new {found.cold_ms:.0f} ms"
    )


def main(frames: int = 40, themes: Sequence[str] = ("light", "dark")) -> None:
    """Print a line for each kind of picture and theme."""
    for board in keys():
        for theme in themes:
            print(report(board, theme, compare(list(race(board, 1, frames)), theme)))
    for people in (2, 4):
        views = [view for _, view in islice(seen(people, 1), frames)]
        for theme in themes:
            found = compare(views, theme, render.card_race, render.card_race_plainly)
            print(report(f"card-race-{people}", theme, found))


if __name__ == "__main__":
    main()
