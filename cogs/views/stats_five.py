"""Today's five in a person's statistics: a line, figures, a calendar."""

from __future__ import annotations

import asyncio
import logging

from cogs.services import Services
from data.shipped.positions import BadPositions, positions
from data.shipped.texts import Texts
from engine.daily import utc_day
from engine.daily_record import Record, record
from render import Figure, Month

log = logging.getLogger("poeppel.stats_five")


async def found(services: Services, person: int) -> Record | None:
    """Return a person's days of the five; None if there are none."""
    if not (answers := await services.store.dailies_of(person)):
        return None
    today = utc_day(services.now())
    try:
        return await asyncio.to_thread(lambda: record(positions(), answers, today))
    except BadPositions as error:
        log.error("there are no points of the five: %s", error)
        return None


def told(own: Record, texts: Texts) -> str:
    """Tell a person's days of the five in a line."""
    return texts("stats-five-told", streak=own.streak, longest=own.longest, mean=round(own.mean))


def month(own: Record, texts: Texts, title: str = "") -> Month:
    """Return the days as they are drawn, under a *title*."""
    figures = {
        "stats-figure-streak": own.streak,
        "stats-figure-longest": own.longest,
        "stats-figure-mean": round(own.mean),
    }
    return Month(
        title,
        tuple(Figure(texts(key), str(value)) for key, value in figures.items()),
        texts("stats-five-month"),
        tuple("" if points is None else str(points) for points in own.month),
    )
