"""Moments of the wall race to show and to test with."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from engine.walls.views import AT_ONCE, WallsView
from tests.engine.walls.tables import go, race, rolled, to_roll, view


def later(seen: WallsView) -> WallsView:
    """What is seen when none of the leading ways is wanted."""
    return replace(seen, choices=tuple(each for each in seen.choices if not each.leads))


def chosen(seen: WallsView, piece: int) -> WallsView:
    """What is seen when one piece has been chosen, with all of its ways as if none were leading."""
    ways = (each for each in seen.choices if each.way.piece.number == piece - 1)
    numbered = (replace(each, number=at) for at, each in enumerate(ways, AT_ONCE + 1))
    return replace(seen, choices=tuple(numbered))


@cache
def positions() -> dict[str, WallsView]:
    """A moment of each kind."""
    full = {"yellow": "38 8", "green": "47 39 26", "red": "61 51 14 d", "black": "35 19"}
    play = rolled("yellow", "1 4", **full)
    found = {"leading": view(play), "pieces": later(view(play)), "ways": chosen(view(play), 1)}
    found["one way"] = replace(found["ways"], choices=found["ways"].choices[3:4])
    found["captured"] = view(play, go(play, "go 1 +1 ^4"))
    play = rolled("red", "2 3", race((0, 2)), red="62 d c 8", yellow="60")
    found["goal"] = chosen(view(play), 1)
    found["home"] = view(play, go(play, "go 1 -2 +3"))
    play = rolled("red", "3 5", red="38", yellow="48", black="60 10")
    found["two jumps"] = view(play, go(play, "go 1 ^3 ^5"))
    found["coming in"] = view(rolled("black", "2 6", red="17"))
    found["to roll"] = view(to_roll("green"))
    play = rolled("red", "1 2", red="d c b 61", green="30")
    found["over"] = view(play, go(play, "go 4 +1 +2"))
    found["nobody yet"] = view(race(3).start())
    return found
