"""Pig: a whole game in one file, the example of CONTRIBUTING, in about 130 lines.

The first to reach 100 wins.  On their turn players roll as often as they like and keep the sum; a 1
takes it all.  Its picture is in `tests.pig_picture`, its texts in `tests/pig_texts`.  It has no house rules, no
outlook, and no trial (`tests.trials`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from typing import ClassVar

from data.shipped.boards import load
from engine.chance import ROLL
from engine.core import Decision, Event, Game, Play, Script, Table
from engine.players import by_chance
from engine.rules import Value
from engine.seating import Seating
from engine.system import System
from engine.views import Action, Seat, View

GOAL = 100
HOLD = 20
"""Points of a turn at which the computer player keeps them: with more, a 1 costs more than a roll brings."""


class PigTable(Table):
    """Points by seat, and those of the turn, which are not safe yet."""

    points: list[int]
    rolled: int = 0


class Threw(Event, frozen=True):
    """A seat rolled, and has so many points in this turn."""

    seat: Seat
    pips: int
    sum: int


class Lost(Event, frozen=True):
    """A 1 took all points of the turn."""

    seat: Seat


class Kept(Event, frozen=True):
    """A seat kept the points of its turn, and has so many in all."""

    seat: Seat
    points: int


class PigView(View, frozen=True):
    """Points by seat, and those of the turn: nothing is hidden."""

    points: tuple[int, ...]
    rolled: int
    turn: Seat | None


class Pig(Game[PigTable]):
    """The rules."""

    key: ClassVar[str] = "pig"
    happenings: ClassVar[tuple[type[Event], ...]] = (Threw, Lost, Kept)

    def __init__(self, seats: Sequence[Seat], values: Mapping[str, Value]) -> None:
        super().__init__(PigTable, seats)

    def new(self) -> PigTable:
        """Nobody has points; the first seat begins."""
        return PigTable(points=[0] * 6, turn=self.seats[0])

    def turn(self, t: PigTable) -> Script[None]:
        """Roll until a 1 or until it is enough."""
        seat, t.rolled = t.turn or 0, 0
        while not t.rolled or (yield from self.goes_on(seat)):
            _, pips = yield ROLL
            if pips == "1":
                t.rolled = 0
                yield Lost(seat)
                return
            t.rolled += int(pips)
            yield Threw(seat, int(pips), t.rolled)
        t.points[seat] += t.rolled
        t.rolled = 0
        yield Kept(seat, t.points[seat])
        t.over = t.points[seat] >= GOAL

    def goes_on(self, seat: Seat) -> Script[bool]:
        """Ask a seat whether it rolls on."""
        options = {seat: ("throw", "keep")}
        _, action = yield Decision("pig", options, (seat,), None, {seat: "keep"})
        return action == "throw"

    def hand_on(self, t: PigTable) -> None:
        """The next seat's turn."""
        place = self.seats.index(t.turn or 0)
        t.turn = self.seats[(place + 1) % len(self.seats)]

    def view(self, play: Play[PigTable], seat: Seat | None, recent: Sequence[Event]) -> PigView:
        """Everything."""
        return PigView(tuple(play.table.points), play.table.rolled, play.table.turn)

    def standings(self, t: PigTable) -> list[list[Seat]]:
        """Most points first."""
        return [
            [seat for seat in self.seats if t.points[seat] == points]
            for points in sorted({t.points[seat] for seat in self.seats}, reverse=True)
        ]


def normal(view: View, seat: Seat, actions: Sequence[Action], random: Random) -> Action:
    """Keep what would be missed, or wins."""
    assert isinstance(view, PigView)
    enough = view.rolled >= HOLD or view.points[seat] + view.rolled >= GOAL
    return "keep" if enough else "throw"


COLOURS = load("classic-6").colours


def around_the_table(people: int, values: Mapping[str, Value]) -> Seating:
    """Return where two to six people sit."""
    arms = tuple(combinations(range(6), people)) if people > 1 else ()
    return Seating(arms, COLOURS)


PIG = System(
    key="pig",
    seating=around_the_table,
    rules=(),
    presets={"book": {}},
    make=Pig,
    levels={"random": by_chance, "normal": normal},
)
