"""Computer players of the card race, by what lies open and their own hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from engine.card_race.rows import GOAL, Position, after, worth
from engine.players import by_chance
from engine.views import Action, CardRaceView, Lay, Seat, View

REACH = 6
FIRST_REACH = 12
"""How far the first figure of a row can be from the start: two dice."""


def easy(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Score a row when it can, most of the time; else lay anything."""
    assert isinstance(view, CardRaceView)
    scoring = [each.action for each in view.choices if each.lay.to == GOAL]
    if scoring and random.random() < 0.7:
        return by_chance(view, seat, scoring, random)
    return by_chance(view, seat, options, random)


def normal(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Look at the rows as they would be: what they count, how soon, and who could steal of them."""
    assert isinstance(view, CardRaceView)
    ranked = {each.action: evaluate(view, each.lay) for each in view.choices}
    rows = view.rows[seat]
    dropped = {
        f"drop {row}": -float(worth(figures, view.stars)) for row, figures in enumerate(rows, 1)
    }
    return max(options, key=lambda action: ranked.get(action, dropped.get(action, 0.0)))


RATE, BASE_RISK, OTHERS, WAIT, STEP = 0.12, 0.02, 0.5, 3.0, 3.5
ENEMY_TURNS = 1.0


def evaluate(view: CardRaceView, lay: Lay) -> float:
    """Return how good the table is for a seat after it has laid *lay*, in points."""
    position = after([[list(row) for row in rows] for rows in view.rows], lay)
    rest = list(view.hand)
    for die in lay.dice:
        rest.remove(die)
    own, others = 0.0, []
    for seat, rows in enumerate(position):
        if not rows:
            continue
        value = sum(
            expected(position, seat, figures, view.stars, rest if seat == lay.seat else ())
            for figures in rows
            if figures
        )
        if seat == lay.seat:
            own = value
        else:
            others.append(value)
    return own - OTHERS * sum(others) / len(others)


def expected(
    position: Position,
    seat: Seat,
    figures: Sequence[int],
    stars: Sequence[int],
    rest: Iterable[int],
) -> float:
    """Return the points that a row may be hoped to count."""
    left = GOAL - figures[-1]
    turns = 0.0
    if left:
        turns = 1.0 if left in rest else max(0, left - REACH) / STEP + WAIT
    hoped = 0.0
    for figure in figures:
        risk = BASE_RISK + RATE * hunters(position, seat, figure)
        hoped += (1 + stars[figure]) * max(0.0, 1 - risk) ** turns
    return hoped


def hunters(position: Position, seat: Seat, figure: int) -> int:
    """Return how many rows of others could take a *figure* with the next die."""
    count = 0
    for other, rows in enumerate(position):
        if other == seat:
            continue
        for row in rows:
            end = row[-1] if row else 0
            count += 1 <= figure - end <= REACH
    return count
