"""The wall race."""

from __future__ import annotations

from collections.abc import Mapping

from engine.catalog import WALLS
from engine.races import Captured
from engine.rules import Value
from tests.engine.walls import tables as walls
from tests.told import Case, Found, begins, names

PAGE = "rules-walls"


def way(dice: str, action: str = "", /, *, ruled: Mapping[str, Value] = {}, **pieces: str) -> Found:
    """What red may do with these dice; or whom an action captures, and where it ends."""
    play = walls.rolled("red", dice, walls.race(4, **ruled), **pieces)
    if not action:
        return walls.options(play)
    events = walls.go(play, action)
    caught = [
        f"captured {walls.COLOURS[event.seat]}" for event in events if isinstance(event, Captured)
    ]
    return [*names(events), *caught, f"red {walls.stands(play, 'red')}", f"turn {walls.turn(play)}"]


WALL_CASES = (
    Case(PAGE, 1, lambda: [str(walls.race().new().pieces[0])], "[-1, -1, -1, -1]"),
    Case(PAGE, 1, lambda: way("1 1", "go 4 +1 +1", red="d c b 61"), "Finished"),
    Case(PAGE, 2, lambda: begins(WALLS, (0, 1, 2, 3), "3643"), "first 1"),
    Case(PAGE, 3, lambda: way("2 5", red="12"), "go 1 +2 +5; go 1 -2 +5; go 1 -2 -5"),
    Case(PAGE, 3, lambda: way("2 5", "go 1 +2 +5", red="12"), "red 19 B B B"),
    Case(
        PAGE, 3, lambda: way("3 3", "go 1 +3 +3", red="12"), "red 18 B B B; turn black", "turn red"
    ),
    Case(PAGE, 4, lambda: way("3 5", "go 2 +3 +5", red="30"), "red 30 7 B B"),
    Case(PAGE, 4, lambda: way("2 5", red="1"), "go 1 +2 +5", "go 1 -2 +5; go 1 -2 -5"),
    Case(PAGE, 5, lambda: way("1 3", red="36"), "go 1 -1 ^3"),
    Case(PAGE, 5, lambda: way("1 4", "go 1 +4 ^1", red="36 d c b"), "red 46 d c b"),
    Case(
        PAGE,
        6,
        lambda: way("2 5", "go 1 +2 +5", red="12", green="19", yellow="14"),
        "captured green",
        "captured yellow",
    ),
    Case(
        PAGE,
        6,
        lambda: way("2 5", "go 1 -2 +5", red="12", green="15", yellow="10"),
        "captured green; captured yellow",
    ),
    Case(
        PAGE,
        6,
        lambda: way("1 4", "go 1 +4 ^1", red="36", green="46", yellow="40"),
        "captured green; captured yellow",
    ),
    Case(
        PAGE,
        6,
        lambda: way("1 3", "go 1 ^3 +1", red="38 d c b", yellow="48", green="49"),
        "captured green; captured yellow",
    ),
    Case(PAGE, 6, lambda: way("2 5", red="12 50", green="19"), "go 2 +2 +5"),
    Case(PAGE, 7, lambda: way("2 5", red="12 19 d c"), "go 2 +2 +5", "go 1 +2 +5"),
    Case(PAGE, 7, lambda: way("2 1", red="12 14 d c"), "go 1 +1 +2"),
    Case(PAGE, 8, lambda: way("1 2", "go 1 +1 +2", red="61"), "red d B B B"),
    Case(PAGE, 8, lambda: way("6 6", red="60 d c b"), "", "go 1 +6 +6"),
    Case(PAGE, 8, lambda: way("1 6", red="62 d c b"), "", "go 1 +1 +6; go 1 +1"),
    Case(
        "rule-jump-back.text",
        1,
        lambda: way("1 4", ruled={"jump_back": True}, red="47 d c b"),
        "go 1 v4 -1",
    ),
    Case(
        "rule-jump-back.text",
        1,
        lambda: way("1 4", ruled={"jump_back": False}, red="47 d c b"),
        "",
        "go 1 v4 -1",
    ),
    Case(
        "rule-own-stopover.text",
        1,
        lambda: way("2 1", ruled={"own_stopover": True}, red="12 14 d c", green="11"),
        "go 1 +2 -1",
    ),
    Case(
        "rule-own-stopover.text",
        1,
        lambda: way("2 5", ruled={"own_stopover": True}, red="12 19 d c"),
        "",
        "go 1 +2 +5",
    ),
)


def shuffled(layout: str) -> Found:
    """What is asked before the first roll."""
    play = walls.race(2, wall_layout=layout, first_player="host").start()
    return [type(play.pending).__name__]


WALL_RULES = (
    Case("rule-wall-layout.text", 1, lambda: shuffled("shuffled"), "Shuffle"),
    Case("rule-wall-layout.text", 1, lambda: shuffled("standard"), "Decision", "Shuffle"),
)

CASES = (*WALL_CASES, *WALL_RULES)
