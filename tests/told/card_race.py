"""The card race."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.catalog import CARD_RACE
from engine.rules import Value
from tests.engine.card_race import tables as rows
from tests.told import Case, Found, begins, names

PAGE = "rules-card-race"


def held(
    hand: str,
    action: str = "",
    /,
    *,
    colour: str = "yellow",
    people: int = 3,
    ruled: Mapping[str, Value] = {},
    points: Sequence[int] = (0, 0, 0, 0),
    **laid: str,
) -> Found:
    """What these dice can do; or what an action brings, and how rows lie then."""
    play = rows.on_turn(
        colour, rows.race(people, **ruled), hand=hand, points=points, deck=None, **laid
    )
    if not action:
        return [*names(play.events), *rows.options(play), f"turn {rows.turn(play)}"]
    events = rows.lay(play, action)
    lying = [f"{each} {rows.rows(play, each)}" for each in rows.COLOURS[:people]]
    return [*names(events), *lying, f"points {play.table.points[0]}"]


CASES = (
    Case(
        PAGE,
        1,
        lambda: held("1 2", "row 1 2", people=2, yellow="38", points=(38, 0, 0, 0)),
        "ReachedTarget",
    ),
    Case(
        PAGE,
        1,
        lambda: held("1 2", "row 1 2", people=2, yellow="38", points=(30, 0, 0, 0)),
        "points 34",
        "ReachedTarget",
    ),
    Case(
        PAGE,
        1,
        lambda: held("1 2", "row 1 2", people=3, yellow="38", points=(31, 0, 0, 0)),
        "ReachedTarget",
    ),
    Case(PAGE, 2, lambda: begins(CARD_RACE, (0, 1, 2, 3), "3643"), "first 1"),
    Case(PAGE, 3, lambda: held("2 6", "new 2"), "BeganRow; DrewDice; yellow 2"),
    Case(
        PAGE,
        4,
        lambda: held("3 5", yellow="4"),
        "new 3; new 5; new 3+5; row 1 3; row 1 5",
        "row 1 3+5",
    ),
    Case(
        PAGE,
        4,
        lambda: held("3 5", yellow="4 | 9 | 15"),
        "row 1 3; row 3 5",
        "new 3; new 5; new 3+5",
    ),
    Case(
        PAGE,
        5,
        lambda: held("3 6", "row 1 3", yellow="9", green="8 12 15"),
        "Stole; yellow 9 12; green 8 15",
    ),
    Case(
        PAGE,
        5,
        lambda: held("3 6", "row 1 3", yellow="9 | 12", green="15"),
        "TookOwn; yellow 9 12",
        "Stole",
    ),
    Case(PAGE, 5, lambda: held("3 6", "new 3", green="3 5"), "green 3 5", "Stole"),
    Case(
        PAGE,
        5,
        lambda: held("3 6", green="3 5", red="3"),
        "new 3 from 1.1; new 3 from 2.1",
        "new 3",
    ),
    Case(PAGE, 6, lambda: held("2 5", yellow="38"), "row 1 2", "row 1 5"),
    Case(
        PAGE,
        6,
        lambda: held("2 5", "row 1 2", yellow="30 38"),
        "ScoredRow; points 6",
        "yellow 30 38; yellow 30 38 40",
    ),
    Case(
        PAGE,
        6,
        lambda: held("3 5", "row 1 5", yellow="34", green="33 39"),
        "Stole; green 33",
    ),
    Case(PAGE, 7, lambda: held("2 5", "row 1 2", yellow="5 35 36 37 38"), "points 12"),
    Case(
        PAGE,
        8,
        lambda: held("4 4", yellow="37 | 38 | 39"),
        "ShowedHand; DrewDice; turn green",
    ),
    Case(
        PAGE,
        8,
        lambda: held("1 6", yellow="8 | 38 | 39"),
        "row 1 1; row 1 6; turn yellow",
    ),
    Case(
        "rule-target.text",
        1,
        lambda: held(
            "1 2", "row 1 2", people=2, ruled={"target": "half"}, yellow="38", points=(16, 0, 0, 0)
        ),
        "ReachedTarget",
    ),
    Case(
        "rule-target.text",
        1,
        lambda: held(
            "1 2", "row 1 2", people=4, ruled={"target": "third"}, yellow="38", points=(6, 0, 0, 0)
        ),
        "ReachedTarget",
    ),
    Case(
        "rule-stuck.text",
        1,
        lambda: held("4 6", people=2, ruled={"stuck": "drop_row"}, yellow="37 | 38 | 39"),
        "drop 1; drop 2; drop 3",
    ),
    Case(
        "rule-stuck.text",
        1,
        lambda: held(
            "4 4", people=2, ruled={"stuck": "redraw_until_playable"}, yellow="37 | 38 | 39"
        ),
        "ShowedHand; turn yellow",
    ),
    Case(
        "rule-own-row-first.text",
        1,
        lambda: held("3 6", "row 1 3", people=3, ruled={"own_row_first": True}, yellow="4 | 7"),
        "TookOwn",
    ),
    Case(
        "rule-own-row-first.text",
        1,
        lambda: held("3 6", "row 1 3", people=3, yellow="4 | 7"),
        "",
        "TookOwn",
    ),
)
