"""The card race."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.catalog import CARD_RACE
from tests.engine.card_race import tables as rows
from tests.told import Case, Found, begins, later, names, rule

page = partial(Case, "rules-card-race")


@later
def held(hand: str, action: str = "", /, people: int = 3, points: int = 0, **given: Any) -> Found:
    """Options of yellow with these dice, or the outcome of an action.

    Given are rows by colour, and rules.
    """
    rules = {name: each for name, each in given.items() if name not in rows.COLOURS}
    laid = {name: each for name, each in given.items() if name in rows.COLOURS}
    game, had = rows.race(people, **rules), (points, 0, 0, 0)
    play = rows.on_turn("yellow", game, hand=hand, points=had, **laid)
    if not action:
        return [*names(play.events), *rows.options(play), f"turn {rows.turn(play)}"]
    events = rows.lay(play, action)
    lying = [f"{each} {rows.rows(play, each)}" for each in rows.COLOURS[:people]]
    return [*names(events), *lying, f"points {play.table.points[0]}"]


CASES = (
    page(1, held("1 2", "row 1 2", people=2, yellow="38", points=38), "ReachedTarget"),
    page(
        1, held("1 2", "row 1 2", people=2, yellow="38", points=30), "points 34; not ReachedTarget"
    ),
    page(1, held("1 2", "row 1 2", yellow="38", points=31), "ReachedTarget"),
    page(2, begins(CARD_RACE, (0, 1, 2, 3), "3643"), "first 1"),
    page(3, held("2 6", "new 2"), "BeganRow; DrewDice; yellow 2"),
    page(4, held("3 5", yellow="4"), "new 3; new 5; new 3+5; row 1 3; row 1 5; not row 1 3+5"),
    page(
        4, held("3 5", yellow="4 | 9 | 15"), "row 1 3; row 3 5; not new 3; not new 5; not new 3+5"
    ),
    page(5, held("3 6", "row 1 3", yellow="9", green="8 12 15"), "Stole; yellow 9 12; green 8 15"),
    page(5, held("3 6", "row 1 3", yellow="9 | 12", green="15"), "TookOwn; yellow 9 12; not Stole"),
    page(5, held("3 6", "new 3", green="3 5"), "green 3 5; not Stole"),
    page(5, held("3 6", green="3 5", red="3"), "new 3 from 1.1; new 3 from 2.1; not new 3"),
    page(6, held("2 5", yellow="38"), "row 1 2; not row 1 5"),
    page(
        6,
        held("2 5", "row 1 2", yellow="30 38"),
        "ScoredRow; points 6; not yellow 30 38; not yellow 30 38 40",
    ),
    page(6, held("3 5", "row 1 5", yellow="34", green="33 39"), "Stole; green 33"),
    page(7, held("2 5", "row 1 2", yellow="5 35 36 37 38"), "points 12"),
    page(8, held("4 4", yellow="37 | 38 | 39"), "ShowedHand; DrewDice; turn green"),
    page(8, held("1 6", yellow="8 | 38 | 39"), "row 1 1; row 1 6; turn yellow"),
    rule(
        "target",
        held("1 2", "row 1 2", people=2, target="half", yellow="38", points=16),
        "ReachedTarget",
    ),
    rule(
        "target",
        held("1 2", "row 1 2", people=4, target="third", yellow="38", points=6),
        "ReachedTarget",
    ),
    rule(
        "stuck",
        held("4 6", people=2, stuck="drop_row", yellow="37 | 38 | 39"),
        "drop 1; drop 2; drop 3",
    ),
    rule(
        "stuck",
        held("4 4", people=2, stuck="redraw_until_playable", yellow="37 | 38 | 39"),
        "ShowedHand; turn yellow",
    ),
    rule("own-row-first", held("3 6", "row 1 3", own_row_first=True, yellow="4 | 7"), "TookOwn"),
    rule("own-row-first", held("3 6", "row 1 3", yellow="4 | 7"), "not TookOwn"),
)
