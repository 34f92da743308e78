"""The lines below a result that the server's memory adds: feuds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from contextlib import suppress

from msgspec import Struct

from cogs.desk import Desk
from cogs.platform.lru import LruMap
from cogs.views.words import Words
from data.records import Result
from data.store_protocol import StoreError
from engine.hosting.feuds import Feud, feud
from engine.hosting.state.session import Session


class Remembered(Struct, frozen=True):
    """Facts about the people of a game that the server remembers."""

    feud: Feud | None = None
    seasonal: bool = False
    """Whether it is of one season, or of all the time there was."""


NOTHING = Remembered()


class Aftermath:
    """Remembered facts of the latest results, read before boards are drawn."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._found: LruMap[int, Remembered] = LruMap()

    async def read(self, session: Session) -> None:
        """Read what is remembered, where a game is over; without it the result is shown all the same."""
        if session.record.status == "ended":
            with suppress(StoreError):
                self._found[session.record.id] = await remembered(self._desk, session)

    def lines(self, session: Session, words: Words) -> list[str]:
        """Return what was read in sentences."""
        return lines(self._found.get(session.record.id) or NOTHING, words)


async def remembered(desk: Desk, session: Session) -> Remembered:
    """Return what is remembered as a game is over.

    It is the same whenever it is asked for, but for those who do not want to be named any more.
    """
    own = await desk.store.results_at([session.record.id])
    named = await _named(desk, session, own)
    if len(named) < 2:
        return NOTHING
    server, season, upto = own[0].server, own[0].season, (own[0].day, own[0].table)
    met = Counter[int]()
    for person in named:
        rows = await desk.store.results_of(person, server, None, season)
        met.update({each.table for each in rows if (each.day, each.table) <= upto and each.counts})
    tables = [table for table, people in met.items() if people > 1]
    results, captures = await desk.store.results_at(tables), await desk.store.captures_at(tables)
    found = feud(results, captures, session.record.id, named)
    return Remembered(found, seasonal=bool(season))


def lines(found: Remembered, words: Words) -> list[str]:
    """Return what is remembered in sentences."""
    if found.feud is None:
        return []
    said = words.texts(
        "feud",
        by=words.person(found.feud.by),
        of=words.person(found.feud.of),
        times=found.feud.times,
        back=found.feud.back,
        seasonal=str(found.seasonal),
    )
    return [said]


async def _named(desk: Desk, session: Session, own: Collection[Result]) -> list[int]:
    """Return the people of a game who are named in what is remembered of it, in order."""
    people = {each.person for each in own if each.person is not None and each.counts}
    blocked = desk.tables.choices.known(session.record.server).blocked
    return [
        each
        for each in sorted(people)
        if each not in blocked and (await desk.persons.chosen(each)).listed == "yes"
    ]
