"""What every measurement comes to: a row with our figure and, from the same run, what it stands beside."""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Awaitable, Iterable, Iterator, Sequence
from typing import TypeVar

from msgspec import Struct, structs

T = TypeVar("T")

ROUNDS = 5
"""Both sides of a row are measured in turn, so often; figures and ratios are medians."""

HEAD = ("what", "ours", "beside", "its figure", "ratio", "aim")


class Row(Struct, frozen=True):
    """One thing that was measured."""

    what: str
    ours: float
    unit: str
    beside: str = ""
    """What it is compared with."""
    theirs: float | None = None
    """The figure of that in the same unit; None where it cannot be measured here."""
    aim: str = ""
    """What we want to reach, about the ratio or our figure."""
    ratio: float | None = None
    """How they compare, as the aim puts it; without another, how much larger ours is."""

    def __post_init__(self) -> None:
        if self.ratio is None and self.theirs is not None:
            structs.force_setattr(self, "ratio", self.ours / self.theirs)

    def cells(self) -> tuple[str, ...]:
        theirs = "not installed" if self.beside and self.theirs is None else ""
        if self.theirs is not None:
            theirs = f"{shown(self.theirs)} {self.unit}"
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}"
        return self.what, f"{shown(self.ours)} {self.unit}", self.beside, theirs, ratio, self.aim


def shown(figure: float) -> str:
    """Return a figure with three digits that count.

    >>> [shown(figure) for figure in (242488.0, 87.04, 4.118, 0.0996)]
    ['242,000', '87.0', '4.12', '0.0996']
    """
    if figure >= 1000:
        return f"{float(f'{figure:.3g}'):,.0f}"
    return f"{figure:#.3g}".rstrip(".")


def percent(times: Sequence[float], percentile: int) -> float:
    """Return what so many percent of *times* do not exceed."""
    if len(times) == 1:
        return times[0]
    return statistics.quantiles(times, n=100, method="inclusive")[percentile - 1]


async def limited(work: Awaitable[T], seconds: float = 1800.0) -> T:
    """Return what *work* comes to, or end it: no measurement may hang for ever."""
    async with asyncio.timeout(seconds):
        return await work


def counted(tables: int) -> str:
    """Return how many tables, in words."""
    return "1 table" if tables == 1 else f"{tables:,} tables"


def markdown(rows: Iterable[Row]) -> Iterator[str]:
    """Yield the lines of the table, each as soon as its row is measured."""
    yield _line(HEAD)
    yield _line(["---"] * len(HEAD))
    yield from (_line(row.cells()) for row in rows)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
