"""Cups: what the page of their rules tells of points and times."""

from __future__ import annotations

from functools import partial

from engine.hosting.cups.draw import TWELFTHS, Result
from engine.hosting.cups.events import CupSetup
from engine.hosting.service.round_tables import table_setup
from engine.hosting.state.time_controls import CLOCKS, DAY
from tests.told import Case, Found, later
from tests.told.tournament import fined

page = partial(Case, "cup-how")


@later
def points(*places: tuple[int, ...]) -> Found:
    """The points of the places at a table."""
    found = [f"{each // TWELFTHS}" for each in Result(places).points.values()]
    return [" ".join(found)]


@later
def move(pace: str) -> Found:
    """The time for a move."""
    chosen = CupSetup(pace="live" if pace == "live" else "days", length=25, rounds=3, begins=0.0)
    seconds = CLOCKS[table_setup(chosen).pace]["move"]
    return ["a day" if seconds == DAY else f"{seconds} seconds"]


CASES = (
    page("Points: 5, 3, 1 and 0 at a table of four", points((1,), (2,), (3,), (4,)), "5 3 1 0"),
    page("5, 2 and 0 at a smaller one", points((1,), (2,), (3,)), "5 2 0"),
    page("Time: … 60 seconds a move", move("live"), "60 seconds"),
    page("A day a move", move("days"), "a day"),
    Case(
        "command-cup-new.penalties-about",
        "Whether players may break a MUST and pay a penalty",
        fined(3, "move 2", yellow="A 20 B B"),
        "Broke; Fined; turn green",
    ),
)
