"""Today's five: answers and pictures beside those of a table, in one run, and the file of positions."""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from time import perf_counter, process_time

from cogs.views import daily
from cogs.views.daily import Shown
from cogs.views.faces import face
from cogs.widgets.buttons import Kind, custom_id
from data.shipped.positions import positions
from data.shipped.texts import texts
from engine.daily import FIVE, day, five
from engine.system import BOOK
from render import Look
from render.drawing.cache import shelves
from tests.bench.clicks import Bench, Way, alone, at_once, in_turn, pressed
from tests.bench.table import ROUNDS, Row, limited, percent

PEOPLE = 10**6


class Daily:
    """People who answer one position after the other."""

    def __init__(self, made: Bench) -> None:
        self.made, self._pressed = made, count()
        self.today = day(positions()[-1][0].begins)

    async def answer(self, place: int = 0) -> float:
        """Press the first way of the next position, each person five times."""
        person, at = divmod(next(self._pressed), FIVE)
        return await self.press(PEOPLE + person, at)

    async def press(self, person: int, at: int) -> float:
        """Press the first way of a position on a private message."""
        pressed = custom_id(Kind.DAILY, 0, self.today, at + 1, 0)
        return await self.made.press(0, person, pressed, private=True)


def noon() -> float:
    """Return the middle of the first day of the latest positions, in seconds since 1970."""
    return 86_400.0 * day(positions()[-1][0].begins) + 43_200


async def beside_clicks(answers: int, rounds: int) -> tuple[float, float]:
    """Return milliseconds of the processor for an answer, and for a click at a table."""
    async with alone(noon) as made:
        made.tables = await made.open(1)
        ways: dict[str, Way] = {"click": (made, made.click), "answer": (made, Daily(made).answer)}
        took = await in_turn(ways, 1, answers, rounds)
    return took["answer"].cpu_ms, took["click"].cpu_ms


async def midnight(people: int) -> tuple[float, float]:
    """Return the seconds until so many first answers are acknowledged, and so many clicks."""
    async with alone(noon) as made:
        made.tables, dailies = await made.open(people), Daily(made)
        presses = [dailies.press(PEOPLE + person, 0) for person in range(people)]
        clicks = await pressed(made, people)
        ours, theirs = [percent((await at_once(made, each))[0], 99) for each in (presses, clicks)]
        return ours, theirs


def pictures() -> tuple[float, float]:
    """Return the milliseconds of a first position, and of its game's first board, both drawn cold."""
    today = five(positions(), day(positions()[-1][0].begins))
    ours, boards = [], []
    for at, puzzle in enumerate(today):
        shown = Shown(0, today, 0, (0,) * at, texts("en"))
        (job,) = daily.question(shown).sketches
        system, seats = puzzle.system, puzzle.position.seats
        play = system.make(seats, system.values(BOOK)).start()
        draw = partial(face(system.key).draw, play.game.view(play, None, ()), Look({0: "Ada"}))
        ours.append(_cold(job.paint))
        boards.append(_cold(draw))
    return statistics.median(ours) * 1e3, statistics.median(boards) * 1e3


def _cold(paint: Callable[[], object]) -> float:
    for shelf in shelves.values():
        shelf.clear()
    began = process_time()
    paint()
    return process_time() - began


def reading(rounds: int) -> float:
    """Return the milliseconds of reading the file of positions and drawing a day."""
    took = []
    for _ in range(rounds):
        positions.cache_clear()
        five.cache_clear()
        began = perf_counter()
        positions()
        took.append(perf_counter() - began)
    return statistics.median(took) * 1e3


def rows(full: bool = True) -> Iterator[Row]:
    rounds = ROUNDS if full else 1
    ours, theirs = asyncio.run(limited(beside_clicks(500 if full else 5, rounds)))
    beside = "a click at the only table"
    yield Row("answer of the daily: CPU", ours, "ms", beside, theirs, "at most 1.2")
    people = 2_000 if full else 3
    ours, theirs = asyncio.run(limited(midnight(people)))
    what, beside = f"{people:,} answers of the daily at once, acknowledged: p99", "as many clicks"
    yield Row(what, ours, "s", beside, theirs, "at most 1.2")
    ours, theirs = pictures()
    what, beside = "first picture of a daily position: CPU", "a first board of its game"
    yield Row(what, ours, "ms", beside, theirs, "at most 1.2")
    yield Row("reading the positions", reading(rounds), "ms", aim="at most 30 ms")
