"""Measure pictures against the plain way of making them: ``python -m tests.bench.pictures``.

Both make the same pictures in each round, so that the ratios hold on a busy machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from itertools import islice
from math import sqrt
from statistics import mean, median
from time import perf_counter
from typing import Any

from msgspec import Struct
from PIL import Image, ImageChops, ImageStat

import render
from data.shipped.boards import keys
from engine.views import RaceView, View
from engine.walls.views import WallsView
from render import Look, Picture
from render.drawing import compose
from tests.bench.table import ROUNDS, Row
from tests.render.plainly import board_plainly, card_race_plainly, wall_race_plainly
from tests.render.playing import raced, seen
from tests.render.positions import NAMES, race

NEW = {
    "classic-4": 86.8,
    "classic-6": 104,
    "card race for 2": 47.0,
    "card race for 4": 61.4,
    "wall race": 89.4,
}
"""Kilobytes that pictures had when they first looked like this (commits 56073e7 and ea6c547)."""
MORE = 1.04
"""How many times as many they may have."""

Draw = Callable[[Any, Look], Picture]
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
    next_ms: float
    """With the marks known, and parts of the file from earlier pictures of the game."""
    choice_ms: float | None
    """The same where a choice dims the rest; None where no picture has one."""
    anew_ms: float
    """With the marks known, and nothing of the file."""
    kilobytes: float
    plain_ms: float
    plain_kilobytes: float
    rms: float
    """The largest difference of a picture between both ways, of 255."""


def difference(one: bytes, other: bytes) -> float:
    """Return how different two pictures are, as `rms`."""
    first, second = (Image.open(BytesIO(png)).convert("RGB") for png in (one, other))
    return rms(first, second)


def rms(one: Image.Image, other: Image.Image) -> float:
    """Return the root mean square of the difference of two pictures, of 255."""
    squares = ImageStat.Stat(ImageChops.difference(one, other)).rms
    return sqrt(sum(part * part for part in squares) / len(squares))


def _timed(draw: Draw, view: View, theme: str) -> tuple[Picture, float]:
    begin = perf_counter()
    picture = draw(view, Look(NAMES, theme))
    return picture, (perf_counter() - begin) * 1e3


def compare(
    views: Sequence[View],
    theme: str = "light",
    draw: Draw = render.board,
    plainly: Draw = board_plainly,
) -> Comparison:
    """Make the pictures of *views* (at least two) both ways."""
    compose.forget()
    first, *cold = [_timed(draw, view, theme)[1] for view in views]
    plain: list[Picture] = []
    spent: list[float] = []
    for view in views:
        picture, took = _timed(plainly, view, theme)
        plain.append(picture)
        spent.append(took)
    # Not in turn with the plain ones: their 36 MB each would push ours out of the processor's caches.
    compose.forget_strips()
    fast: list[Picture] = []
    by_choice: dict[bool, list[float]] = {False: [], True: []}
    for view in views:
        picture, took = _timed(draw, view, theme)
        fast.append(picture)
        dims = isinstance(view, RaceView | WallsView) and bool(view.choices)
        by_choice[dims].append(took)
    anew = []
    for view in views:
        compose.forget_strips()
        anew.append(_timed(draw, view, theme)[1])
    return Comparison(
        frames=len(views),
        first_ms=first,
        cold_ms=median(cold),
        next_ms=mean(by_choice[False]),
        choice_ms=mean(by_choice[True]) if by_choice[True] else None,
        anew_ms=median(anew),
        kilobytes=median(len(picture.png) for picture in fast) / 1e3,
        plain_ms=median(spent),
        plain_kilobytes=median(len(picture.png) for picture in plain) / 1e3,
        rms=max(difference(a.png, b.png) for a, b in zip(fast, plain, strict=True)),
    )


def rows(full: bool = True) -> Iterator[Row]:
    """Measure every kind of picture; a round is some pictures in a row, from a fresh start."""
    frames, rounds = (24, ROUNDS) if full else (2, 1)
    boards, numbers = (keys(), (2, 4)) if full else (keys()[:1], (2,))
    for theme in ("light", "dark") if full else ("light",):
        for board in boards:
            views: list[View] = list(race(board, 1, frames))
            found = [compare(views, theme) for _ in range(rounds)]
            yield from _rows(board, theme, found)
        for people in numbers:
            views = [view for _, view in islice(seen(people, 1), frames)]
            ways = render.card_race, card_race_plainly
            found = [compare(views, theme, *ways) for _ in range(rounds)]
            yield from _rows(f"card race for {people}", theme, found)
        views = list(islice(raced(1), frames))
        lanes = render.wall_race, wall_race_plainly
        found = [compare(views, theme, *lanes) for _ in range(rounds)]
        yield from _rows("wall race", theme, found)


def _rows(kind: str, theme: str, rounds: Sequence[Comparison]) -> Iterator[Row]:
    what = f"picture, {kind} {theme}"

    def of(figure: Callable[[Comparison], float]) -> float:
        return median(map(figure, rounds))

    plain, plain_ms = "drawn at once, as RGB", of(lambda each: each.plain_ms)

    def took(how: str, ms: Callable[[Comparison], float], aim: str = "") -> Row:
        ratio = of(lambda each: each.plain_ms / ms(each))
        return Row(f"{what}: {how}", of(ms), "ms", plain, plain_ms, aim, ratio)

    yield took("from one to the next", lambda each: each.next_ms, "at least 40, at most 1.2 ms")
    if rounds[0].choice_ms is not None:
        how, aim = "from one to the next, a choice dims the rest", "at least 40, at most 1.8 ms"
        yield took(how, lambda each: each.choice_ms or 0.0, aim)
    yield took("nothing of the file kept", lambda each: each.anew_ms, "at least 25, at most 2.5 ms")
    yield took("something new on it", lambda each: each.cold_ms)
    yield took("the first of all", lambda each: each.first_ms)
    smaller = of(lambda each: each.plain_kilobytes / each.kilobytes)
    sizes = of(lambda each: each.kilobytes), of(lambda each: each.plain_kilobytes)
    most = f"at most {NEW[kind] * MORE:.1f} KB"
    yield Row(f"{what}: size", sizes[0], "KB", plain, sizes[1], most, smaller)
    differs = max(each.rms for each in rounds)
    yield Row(f"{what}: difference, RMS of 255", differs, "", aim="at most 1.1")
