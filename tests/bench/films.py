"""Measure films: ``python -m tests.bench films``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from statistics import median
from time import process_time
from typing import Any

from cogs.views.faces import FACES
from cogs.views.replay import MOST, scenes
from render import GAME, ROUND, FinalFrame, Format, Look
from tests.bench.table import ROUNDS, Row
from tests.render.playing import tableaux, watched
from tests.render.positions import NAMES

MOVES = 60
"""Moves of a game that have been made: then pieces are on their way, and captured."""
FEW = 40
"""Moves of a game where it is measured for a moment only."""
ROUND_SECONDS, GAME_SECONDS = 2.0, 4.0
"""Of one thread, at most."""


def rows(full: bool = True) -> Iterator[Row]:
    """Measure the longest round of each game and a whole game, with its boards drawn before."""
    games, rounds, moves = (tuple(FACES), ROUNDS, MOST) if full else (("classic",), 1, 2)
    for key in games:
        found = tableaux(key, MOVES if full else moves)[-moves - 1 :]
        what = f"the last round as an animation, {key}"
        yield from _measured(what, key, found, rounds, ROUND, ROUND_SECONDS)
        shown = scenes(list(islice(watched(key), None if full else FEW)))
        seen = [each.seen for each in shown]
        what = f"a whole game in {len(shown)} scenes, {key}"
        yield from _measured(what, key, seen, rounds, GAME, GAME_SECONDS)


def _measured(
    what: str, key: str, found: Sequence[FinalFrame[Any]], rounds: int, form: Format, seconds: float
) -> Iterator[Row]:
    spent, size = [], 0
    for _ in range(rounds):
        begin = process_time()
        film = FACES[key].film(found, Look(NAMES), form)
        spent.append(process_time() - begin)
        size = len(film.png) if film else 0
    yield Row(f"{what}: one thread", median(spent), "s", aim=f"at most {seconds:.0f} s")
    yield Row(f"{what}: size", size / 1e3, "KB", aim=f"at most {form.most // 1000:,} KB")
