"""Computer players of the card race, by what lies open and their own hand."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random

from engine.card_race.rows import GOAL, Position, after, worth
from engine.players import Level, by_chance
from engine.views import Action, CardRaceView, Lay, Seat, View

REACH = 6
"""How far a figure can be taken from the end of a row."""

STEP = 3.5
"""How far a row comes with one die."""
WAIT = 3.0
"""How many turns the die takes that leads exactly to 40."""

RISK = 0.02
"""How likely a figure is stolen before the next turn if nobody can reach it now."""
HUNTED = 0.12
"""How much likelier it is for every row that reaches it."""

OTHERS = 0.5
"""How much the points of the others matter, set against one's own."""


def easy(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Score a row when it can; else play well half of the time and anything the other half."""
    assert isinstance(view, CardRaceView)
    scoring = [each.action for each in view.choices if each.lay.to == GOAL]
    if not scoring and random.random() < 0.5:
        return normal(view, seat, options, random)
    return by_chance(view, seat, scoring or options, random)


def normal(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Lay what leaves the best rows: what they count, how soon, and who could steal of them."""
    assert isinstance(view, CardRaceView)
    ranked = {each.action: evaluate(view, each.lay) for each in view.choices}
    for row, figures in enumerate(view.rows[seat], 1):
        ranked[f"drop {row}"] = -worth(figures, view.stars)
    return max(options, key=ranked.__getitem__)


LEVELS: Mapping[str, Level] = {"easy": easy, "normal": normal, "random": by_chance}


def evaluate(view: CardRaceView, lay: Lay) -> float:
    """Return how good the table is for a seat when it has laid *lay*, in points."""
    if lay.to == GOAL:
        figures = (*view.rows[lay.seat][lay.row - 1], GOAL)
        if view.points[lay.seat] + worth(figures, view.stars) >= view.target:
            return math.inf
    position = after([[list(row) for row in rows] for rows in view.rows], lay)
    left = list(view.hand)
    for die in lay.dice:
        left.remove(die)
    worths = {
        seat: sum(
            hoped(view, position, seat, row, left if seat == lay.seat else ())
            for row in rows
            if row
        )
        for seat, rows in enumerate(position)
        if rows
    }
    own = worths.pop(lay.seat)
    return own - OTHERS * sum(worths.values()) / len(worths)


def hoped(
    view: CardRaceView, position: Position, seat: Seat, figures: Sequence[int], left: Sequence[int]
) -> float:
    """Return the points that a row may be hoped to count.

    Args:
        view: what is known.
        position: all rows.
        seat: whose row it is.
        figures: the row.
        left: the dice that the seat is known to have in hand.
    """
    turns, way = 0.0, GOAL - figures[-1]
    if way in left:
        turns = 1.0
    elif way:
        turns = max(0, way - REACH) / STEP + WAIT
    points = 0.0
    for figure in figures:
        risk = RISK + HUNTED * hunters(position, seat, figure)
        points += (1 + view.stars[figure]) * math.pow(max(0.0, 1 - risk), turns)
    return points


def hunters(position: Position, seat: Seat, figure: int) -> int:
    """Return how many rows of others, begun or to be begun, reach a *figure* with one die."""
    return sum(
        1 <= figure - (row[-1] if row else 0) <= REACH
        for other, rows in enumerate(position)
        for row in rows
        if other != seat
    )
