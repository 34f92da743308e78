"""Measure animations of a round: ``python -m tests.bench films``."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import process_time

from cogs.display.faces import FACES
from cogs.display.last_round import BYTES, MOST
from render import Look
from tests.bench.table import ROUNDS, Row
from tests.render.playing import tableaux
from tests.render.positions import NAMES

MOVES = 60
"""Moves of a game that have been made: then pieces are on their way, and captured."""
SECONDS = 2.0
"""Of one thread, at most."""


def rows(full: bool = True) -> Iterator[Row]:
    """Measure the longest round of each game, with its boards drawn before."""
    games, rounds, moves = (tuple(FACES), ROUNDS, MOST) if full else (("classic",), 1, 2)
    for key in games:
        found = tableaux(key, MOVES if full else moves)[-moves - 1 :]
        spent, size = [], 0
        for _ in range(rounds):
            begin = process_time()
            film = FACES[key].film(found, Look(NAMES), BYTES)
            spent.append(process_time() - begin)
            size = len(film.png) if film else 0
        what = f"the last round as an animation, {key}"
        yield Row(f"{what}: one thread", median(spent), "s", aim=f"at most {SECONDS:.0f} s")
        yield Row(f"{what}: size", size / 1e3, "KB", aim=f"at most {BYTES // 1000:,} KB")
