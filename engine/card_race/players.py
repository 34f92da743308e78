"""Computer players of the card race, by open table and own hand."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from math import inf
from random import Random
from typing import Any, ClassVar

from engine.card_race.rows import GOAL, Rows, after, worth
from engine.core import Decision, Play
from engine.evaluation import Terms, grudges, levels
from engine.outlook import Outlook, Standings
from engine.players import by_chance, gentle
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

MOST = 9
"""How many rows the others have at most."""


def staying(turns: float) -> Sequence[float]:
    """Return a figure's chances to stay, by the number of threatening rows."""
    return [math.pow(max(0.0, 1 - RISK - HUNTED * rows), turns) for rows in range(MOST + 1)]


STAYS = [staying(0), *(staying(max(0, way - REACH) / STEP + WAIT) for way in range(1, GOAL + 1))]
"""By the way from a row's end to 40: how likely its figures stay."""
READY = staying(1)
"""The same where the die is in hand that ends it."""

WELL = 0.7
"""How often an easy player plays well."""

WHIM = 0.1
"""Points by which those who have a taste of their own take what is less good 2.7 times less often."""

WON = 100.0
"""What it is worth to have won, in points."""

OTHERS = 0.5
"""How much the points of the others matter, set against one's own."""
RIVALS = 1.6
"""The same to a hard player."""

SLOW = 0.02
"""What a hard player makes of every step that a row has yet to go, and of what could take a figure
until then, as logarithms: what comes to 1 leaves a figure 2.7 times less likely to count."""
NEAR = 0.2
"""What it makes of every row that reaches the figure."""
COMING = 0.07
"""What it makes of every row that has yet to come past it."""
SPARE = 0.5
"""What is left of a row that reaches a figure whose copy lies in the centre, where it is taken from."""
READY_SLOW, READY_NEAR = 0.06, 0.15
"""The same as the first two where the die is in hand that ends the row."""


def easy(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Score a row if possible; else play well most of the time.

    It steals from nobody who is behind while there is anything else to do.
    """
    assert isinstance(view, CardRaceView)
    kind = gentle(options, cruel(view, seat))
    scoring = [each.action for each in view.choices if each.lay.to == GOAL and each.action in kind]
    if not scoring and random.random() < WELL:
        return normal(view, seat, kind, random)
    return by_chance(view, seat, scoring or kind, random)


def cruel(view: CardRaceView, seat: Seat) -> set[Action]:
    """Return the lays that steal from a seat not ahead of *seat*."""
    stand = [view.points[each] + hopes(view, view.rows, each, ()) for each in range(len(view.rows))]
    return {
        each.action
        for each in view.choices
        if each.lay.source is not None
        and each.lay.source.seat != seat
        and stand[each.lay.source.seat] <= stand[seat]
    }


def normal(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Lay for the best rows: their points, their speed, and thieves."""
    return max(options, key=rank(view, seat, options).__getitem__)


def rank(view: View, seat: Seat, options: Sequence[Action]) -> dict[Action, float]:
    """Return the worth of the table after each lay or dropped row."""
    assert isinstance(view, CardRaceView)
    ranked = {each.action: evaluate(view, each.lay) for each in view.choices}
    for row, figures in enumerate(view.rows[seat], 1):
        ranked[f"drop {row}"] = -worth(figures, view.stars)
    return ranked


def weighed(view: View, seat: Seat, options: Sequence[Action]) -> dict[Action, Terms]:
    """Return the terms of every lay, or dropped row, in points."""
    assert isinstance(view, CardRaceView)
    found = {each.action: terms(view, each.lay) for each in view.choices}
    for row, figures in enumerate(view.rows[seat], 1):
        found[f"drop {row}"] = Terms(-worth(figures, view.stars))
    return {action: found[action] for action in options}


def evaluate(view: CardRaceView, lay: Lay) -> float:
    """Return the worth of the table after *lay*, in points."""
    if wins(view, lay):
        return math.inf
    position, left = after(view.rows, lay), remaining(view, lay)
    worths = {
        seat: hopes(view, position, seat, left if seat == lay.seat else ())
        for seat, rows in enumerate(position)
        if rows
    }
    own = worths.pop(lay.seat)
    return own - OTHERS * sum(worths.values()) / len(worths)


def wins(view: CardRaceView, lay: Lay) -> bool:
    """Return whether a lay ends a row that brings enough points."""
    if lay.to != GOAL:
        return False
    figures = (*view.rows[lay.seat][lay.row - 1], GOAL)
    return view.points[lay.seat] + worth(figures, view.stars) >= view.target


def remaining(view: CardRaceView, lay: Lay) -> list[int]:
    """Return the dice in hand but for those that a lay takes."""
    left = list(view.hand)
    for die in lay.dice:
        left.remove(die)
    return left


def terms(view: CardRaceView, lay: Lay) -> Terms:
    """Return the terms of a lay, in points."""
    seat, left = lay.seat, remaining(view, lay)
    position = after(view.rows, lay)
    free = [position[each] if each == seat else [] for each in range(len(position))]
    alone, own = (hopes(view, each, seat, left) for each in (free, position))
    others = [each for each, rows in enumerate(position) if rows and each != seat]
    kept = sum(hopes(view, position, each, ()) for each in others)
    revenge = 0.0
    if lay.source is not None and lay.source.seat in grudges(view.struck, (seat,)):
        robbed = lay.source.seat
        revenge = OTHERS * (hopes(view, view.rows, robbed, ()) - hopes(view, position, robbed, ()))
    return Terms(
        way=WON if wins(view, lay) else alone,
        hits=-OTHERS * kept / len(others),
        risk=own - alone,
        ahead=lay.to / GOAL,
        revenge=revenge,
    )


def hopes(view: CardRaceView, position: Rows, seat: Seat, left: Sequence[int]) -> float:
    """Return the points expected from all rows of *seat*.

    Args:
        view: what is known.
        position: all rows.
        seat: whose rows they are.
        left: the dice that the seat is known to have in hand.
    """
    found, stars = hunters(position, seat), view.stars
    points = 0.0
    for figures in position[seat]:
        if figures:
            way = GOAL - figures[-1]
            stays = READY if way in left else STAYS[way]
            for figure in figures:
                points += (1 + stars[figure]) * stays[found[figure]]
    return points


def hunters(position: Rows, seat: Seat) -> Sequence[int]:
    """Return by figure the number of others' rows a die away."""
    found = [0] * (GOAL + REACH + 1)
    for other, rows in enumerate(position):
        if other != seat:
            for row in rows:
                end = row[-1] if row else 0
                for figure in range(end + 1, end + REACH + 1):
                    found[figure] += 1
    return found


def hard(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Lay for high own rows and low rows of others."""
    assert isinstance(view, CardRaceView)
    ranked = rank(view, seat, options) | {
        each.action: foreseen(view, each.lay) for each in view.choices
    }
    return max(options, key=ranked.__getitem__)


def foreseen(view: CardRaceView, lay: Lay) -> float:
    """Return the expected worth of the table after *lay*, in points."""
    if wins(view, lay):
        return math.inf
    position, left = after(view.rows, lay), remaining(view, lay)
    taken = lay.to if lay.source is None else 0
    spare = {figure for figure, copies in enumerate(view.centre) if copies > (figure == taken)}
    worths = {
        seat: lasting(view, position, seat, left if seat == lay.seat else (), spare)
        for seat, rows in enumerate(position)
        if rows
    }
    own = worths.pop(lay.seat)
    return own - RIVALS * sum(worths.values()) / len(worths)


def lasting(
    view: CardRaceView,
    position: Rows,
    seat: Seat,
    left: Sequence[int],
    spare: Collection[int],
) -> float:
    """Return the points the rows of *seat* will probably count.

    A row of somebody else that ends before a figure comes past it, and may take it along; one that
    ends behind it has been there.

    Args:
        view: what is known.
        position: all rows.
        seat: whose rows they are.
        left: the dice that the seat is known to have in hand.
        spare: the figures of which a copy lies in the centre.
    """
    near, stars, points = hunters(position, seat), view.stars, 0.0
    others = (row for other, rows in enumerate(position) if other != seat for row in rows)
    ends = sorted(row[-1] if row else 0 for row in others)
    for figures in position[seat]:
        way = GOAL - figures[-1] if figures else 0
        for figure in figures:
            rows = near[figure] * (SPARE if figure in spare else 1.0)
            if not way:
                lost = 0.0
            elif way in left:
                lost = READY_SLOW + READY_NEAR * rows
            else:
                coming = bisect_left(ends, figure - REACH)
                lost = SLOW * (1 + way) + NEAR * rows + COMING * coming
            points += (1 + stars[figure]) * math.exp(-lost)
    return points


LEVELS = levels(easy, normal, hard, weighed, WHIM)


# Outlooks on card races, by points scored and expected.


class CardRaceOutlook(Outlook):
    """The card race under any rules."""

    warmth: ClassVar[Mapping[int, float]] = {2: 0.29, 3: 0.35, 4: 0.24}
    throws: ClassVar[bool] = False

    def standings(self, play: Play[Any]) -> Standings:
        view = play.game.view(play, None, ())
        assert isinstance(view, CardRaceView)
        return stand(view, view.rows)

    def after(
        self, view: View, seat: Seat, options: Sequence[Action]
    ) -> Mapping[Action, Standings]:
        assert isinstance(view, CardRaceView)
        found = {each.action: laid(view, each.lay) for each in view.choices}
        for action in options:
            if action.startswith("drop "):
                position = [*map(list, view.rows)]
                position[seat][int(action.removeprefix("drop ")) - 1] = ()
                found[action] = stand(view, position)
        return found

    def known(self, asked: Decision, seat: Seat, done: Action) -> Sequence[Action]:
        """Lays with the same dice.

        The rest of the hand is not known.
        """
        return [each for each in asked.options[seat] if dice(each) == dice(done)]


def laid(view: CardRaceView, lay: Lay) -> dict[Seat, float]:
    """Return the standings after *lay*, by a hand that is seen."""
    found = stand(view, after(view.rows, lay), lay.seat, remaining(view, lay))
    if wins(view, lay):
        found[lay.seat] = inf
    return found


def stand(
    view: CardRaceView, position: Rows, seat: Seat | None = None, hand: Sequence[int] = ()
) -> dict[Seat, float]:
    """Return all standings, for *seat* with these dice in *hand*."""
    return {
        each: (view.points[each] + hopes(view, position, each, hand if each == seat else ()))
        / view.target
        for each, own in enumerate(position)
        if own
    }


def dice(action: Action) -> str:
    """Return the dice of an action.

    ``"5"`` of ``"row 2 5"``, ``"2+6"`` of ``"new 2+6"``.
    """
    verb, *rest = action.split(" ")
    return rest[1] if verb == "row" else rest[0] if verb == "new" else ""
