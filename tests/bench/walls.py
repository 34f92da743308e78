"""How long the moves of the wall race take to find, and how fast whole races are played.

Positions are those of one race of four played by chance, with all pieces of the seat on the track
where that can be; the walls are those that have been played by before, or new ones each time.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from random import Random
from time import process_time

from engine.catalog import WALLS
from engine.core import CHANCE, OVER
from engine.walls.game import BOARD, Course, Dice, Position
from tests.bench.table import ROUNDS, Row

AIM = "below 0.2 ms"


def positions(count: int) -> list[tuple[Position, Dice]]:
    """Return positions with four times four pieces on the track, and a roll for each."""
    random, found = Random(1), []
    for _ in range(count):
        squares = random.sample(range(BOARD.length - 2), 16)
        position = [squares[4 * seat : 4 * seat + 4] for seat in range(4)]
        found.append((position, (random.randint(1, 6), random.randint(1, 6))))
    return found


def turns(course: Course, met: list[tuple[Position, Dice]]) -> float:
    """Return how many milliseconds it takes to find the moves of a turn."""
    began = process_time()
    for position, dice in met:
        course.moves(position, 0, dice)
    return (process_time() - began) / len(met) * 1000


def races(seconds: float) -> float:
    """Return how many rolls of both dice are resolved in a second, in races played by chance."""
    game, random = WALLS.make((0, 1, 2, 3), WALLS.values("book")), Random(1)
    began, rolls, play = process_time(), 0, game.start()
    while (spent := process_time() - began) < seconds or not rolls:
        pending = play.pending
        if pending is OVER:
            play = game.start()
        elif pending.chance:
            play.answer(CHANCE, pending.draw(lambda among: int(random.random() * among)))
            rolls += 1
        else:
            seat = pending.waits_for[0]
            play.answer(seat, random.choice(pending.options[seat]))
    return rolls / spent


def rows(full: bool = True) -> Iterator[Row]:
    """Measure; what is not *full* says that it works."""
    met = positions(2000 if full else 20)
    known = Course(BOARD.walls, True, False)
    turns(known, met)
    again = statistics.median(turns(known, met) for _ in range(ROUNDS))
    anew = statistics.median(
        turns(Course(BOARD.walls, True, False), met[:20]) for _ in range(ROUNDS)
    )
    yield Row("wall race, moves of a turn of four pieces", again, "ms", aim=AIM)
    beside = "walls played by before"
    yield Row("the same, by walls never met", anew, "ms", beside, again, AIM)
    yield Row("wall race, through `Play`", races(1.0 if full else 0.01), "rolls/s")
