"""The rehearsal of a cup: its log with invented people.

It is made by the functions that run real cups, so its steps are those that follow in one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import structs

from engine.hosting.cups import acts, steps
from engine.hosting.cups.corrections import correct
from engine.hosting.cups.cup import Cup, Logged, draws_at, fold
from engine.hosting.cups.events import Called, CupEvent, CupSetup, Drawn, Format, Opened, Played
from engine.hosting.state.beginnings import CALL
from engine.hosting.state.dice import SEED_BYTES

PEOPLE = 13
"""Invented people: enough for tables of three and four."""

Step: TypeAlias = Literal["opened", "called", "drawn", "corrected", "final", "ended"]


def rehearsed(cup: int, setup: CupSetup, format: Format, now: float) -> list[tuple[Step, Cup]]:
    """Return a cup at each of its messages.

    Later ones are as if they came *now*.
    """
    return list(_Rehearsal(cup, setup, format, now).steps())


class _Rehearsal:
    """A log in the making; it begins as the cup would."""

    def __init__(self, cup: int, setup: CupSetup, format: Format, present: float) -> None:
        self._number, self.now, self._present = cup, setup.begins - CALL, present
        self._rows = [Logged(0, self.now, 0, Opened(setup=setup, click=1, format=format))]
        self._format = format

    @property
    def cup(self) -> Cup:
        return fold(self._number, bytes(SEED_BYTES), self._rows)

    @property
    def shown(self) -> Cup:
        """The cup with its latest event at present.

        So times to come are true.
        """
        later, (first, *rows) = self._present - self.now, self._rows
        assert isinstance(first.event, Opened)
        setup = structs.replace(first.event.setup, begins=first.event.setup.begins + later)
        opened = structs.replace(first, event=structs.replace(first.event, setup=setup))
        moved = [structs.replace(row, at=row.at + later) for row in (opened, *rows)]
        return fold(self._number, bytes(SEED_BYTES), moved)

    def steps(self) -> Iterator[tuple[Step, Cup]]:
        for person in range(1, PEOPLE + 1):
            self._take(acts.join(self.cup, person, person))
        yield "opened", self.cup
        while (event := steps.step(self.cup, self.now)) or not self.cup.ended:
            if event is None:
                self.now = draws_at(self.cup)
                continue
            self._take(event)
            if isinstance(event, Called):
                for person in range(1, PEOPLE + 1):
                    self._take(acts.arrive(self.cup, person))
                yield "called", self.shown
            elif isinstance(event, Drawn):
                yield from self._round(event)
        yield "ended", self.shown

    def _round(self, drawn: Drawn) -> Iterator[tuple[Step, Cup]]:
        """Show a round with one result, and end it."""
        first, *others = range(1, len(drawn.tables) + 1)
        if drawn.final:
            yield "final", self.shown
        self._end(drawn, first)
        if len(self.cup.rounds) == 1:
            yield "drawn", self.shown
        for place in others:
            self._end(drawn, place)
        if len(self.cup.rounds) == 1:
            result = self.cup.rounds[0].results[1]
            places = tuple(reversed(result.places))
            self._take(correct(self.cup, round=1, table=1, places=places, why="…"))
            yield "corrected", self.shown

    def _end(self, drawn: Drawn, place: int) -> None:
        """End a table in the order of its seats."""
        self.now += 60.0
        table = drawn.tables[place - 1]
        self._take(Played(table=place, places=tuple((each,) for each in table)))

    def _take(self, event: CupEvent) -> None:
        self._rows.append(Logged(len(self._rows), self.now, 1, event))
