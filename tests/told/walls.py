"""The wall race."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.catalog import WALLS
from engine.races import Captured
from tests.engine.walls import tables as walls
from tests.told import Case, Found, begins, later, names, rule

page = partial(Case, "rules-walls")


@later
def way(dice: str, action: str = "", /, **given: Any) -> Found:
    """Options of red with these dice, or the outcome of an action.

    Given are pieces by colour, and rules.
    """
    rules = {name: each for name, each in given.items() if name not in walls.COLOURS}
    pieces = {name: each for name, each in given.items() if name in walls.COLOURS}
    play = walls.rolled("red", dice, walls.race(4, **rules), **pieces)
    if not action:
        return walls.options(play)
    events = walls.go(play, action)
    caught = [
        f"captured {walls.COLOURS[event.seat]}" for event in events if isinstance(event, Captured)
    ]
    return [*names(events), *caught, f"red {walls.stands(play, 'red')}", f"turn {walls.turn(play)}"]


@later
def shuffled(layout: str) -> Found:
    """The question before the first roll."""
    play = walls.race(2, wall_layout=layout, first_player="host").start()
    return [type(play.pending).__name__]


CASES = (
    page(1, lambda: [str(walls.race().new().pieces[0])], "[-1, -1, -1, -1]"),
    page(1, way("1 1", "go 4 +1 +1", red="d c b 61"), "Finished"),
    page(2, begins(WALLS, (0, 1, 2, 3), "3643"), "first 1"),
    page(3, way("2 5", red="12"), "go 1 +2 +5; go 1 -2 +5; go 1 -2 -5"),
    page(3, way("2 5", "go 1 +2 +5", red="12"), "red 19 B B B"),
    page(3, way("3 3", "go 1 +3 +3", red="12"), "red 18 B B B; turn black; not turn red"),
    page(4, way("3 5", "go 2 +3 +5", red="30"), "red 30 7 B B"),
    page(4, way("2 5", red="1"), "go 1 +2 +5; not go 1 -2 +5; not go 1 -2 -5"),
    page(5, way("1 3", red="36"), "go 1 -1 ^3"),
    page(5, way("1 4", "go 1 +4 ^1", red="36 d c b"), "red 46 d c b"),
    page(
        6,
        way("2 5", "go 1 +2 +5", red="12", green="19", yellow="14"),
        "captured green; not captured yellow",
    ),
    page(
        6,
        way("2 5", "go 1 -2 +5", red="12", green="15", yellow="10"),
        "captured green; captured yellow",
    ),
    page(
        6,
        way("1 4", "go 1 +4 ^1", red="36", green="46", yellow="40"),
        "captured green; captured yellow",
    ),
    page(
        6,
        way("1 3", "go 1 ^3 +1", red="38 d c b", yellow="48", green="49"),
        "captured green; captured yellow",
    ),
    page(6, way("2 5", red="12 50", green="19"), "go 2 +2 +5"),
    page(7, way("2 5", red="12 19 d c"), "go 2 +2 +5; not go 1 +2 +5"),
    page(7, way("2 1", red="12 14 d c"), "go 1 +1 +2"),
    page(8, way("1 2", "go 1 +1 +2", red="61"), "red d B B B"),
    page(8, way("6 6", red="60 d c b"), "not go 1 +6 +6"),
    page(8, way("1 6", red="62 d c b"), "not go 1 +1 +6; not go 1 +1"),
    rule("jump-back", way("1 4", jump_back=True, red="47 d c b"), "go 1 v4 -1"),
    rule("jump-back", way("1 4", jump_back=False, red="47 d c b"), "not go 1 v4 -1"),
    rule("own-stopover", way("2 1", own_stopover=True, red="12 14 d c", green="11"), "go 1 +2 -1"),
    rule("own-stopover", way("2 5", own_stopover=True, red="12 19 d c"), "not go 1 +2 +5"),
    rule("wall-layout", shuffled("shuffled"), "Shuffle"),
    rule("wall-layout", shuffled("standard"), "Decision; not Shuffle"),
)
