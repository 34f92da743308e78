"""Rows of figures and effects of dice: pure functions of a position.

A position holds, by seat, three rows of figures from left to right; a row without figures is free.
Seats where nobody sits have no rows.  Every figure that lies in no row lies in the centre, so a
position says that as well.  Rows count from 1, as players count them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from engine.views import Action, Lay, LayChoice, Seat, Spot

Position: TypeAlias = list[list[list[int]]]
Rows: TypeAlias = Sequence[Sequence[Sequence[int]]]
"""A position that is only looked at."""
SEATS = 4
ROWS = 3
GOAL = 40


def empty(seats: Sequence[Seat]) -> Position:
    """Begin with no figures in rows."""
    return [[[] for _ in range(ROWS)] if seat in seats else [] for seat in range(SEATS)]


def spots(position: Position, number: int) -> list[Spot]:
    """Return the rows with a figure of this *number*.

    >>> spots([[[3, 8], [], []], [], [[5], [8], []], []], 8)
    [Spot(seat=0, row=1), Spot(seat=2, row=2)]
    """
    return [
        Spot(seat, row)
        for seat, rows in enumerate(position)
        for row, figures in enumerate(rows, 1)
        if number in figures
    ]


def centre(position: Position, copies: Sequence[int]) -> list[int]:
    """Return each figure's number of *copies* in the centre."""
    taken = Counter(figure for rows in position for figures in rows for figure in figures)
    return [copies[number] - taken[number] for number in range(GOAL + 1)]


def sources(
    position: Position, copies: Sequence[int], seat: Seat, number: int, own_first: bool
) -> list[Spot | None]:
    """Return the sources of the figure *number* for *seat*.

    None is the centre (K-2).

    002, "Figuren bei Mitspielern klauen": the others are robbed only of what is not in the centre,
    and what lies in an own row must be taken from there.  With *own_first* it is so even while
    another copy lies in the centre.

    >>> rows = [[[3, 8], [], []], [[8], [], []], [[5], [], []], []]
    >>> twice = [2] * 41
    >>> sources(rows, twice, 2, 5, False)
    [None]
    >>> sources(rows, twice, 2, 8, False)
    [Spot(seat=0, row=1), Spot(seat=1, row=1)]
    >>> sources(rows, twice, 1, 8, False)
    [Spot(seat=1, row=1)]
    """
    held = spots(position, number)
    own: list[Spot | None] = [spot for spot in held if spot.seat == seat]
    if own and own_first:
        return own
    if len(held) < copies[number]:
        return [None]
    return own or list(held)


def lays(
    position: Position,
    copies: Sequence[int],
    seat: Seat,
    hand: Sequence[int],
    own_first: bool = False,
) -> list[Lay]:
    """Return all possible lays of *seat* with the dice in *hand*.

    002, "Zahlenreihen bilden": one die is added to the last figure of a row; one or two begin a
    row, of which nobody has more than three (readings K-4, K-6, K-7).
    """
    found = []
    for dice, row, at, to in _ways(position[seat], sorted(hand)):
        for source in sources(position, copies, seat, to, own_first):
            found.append(Lay(seat, dice, row, at, to, source))
    return found


def _ways(
    rows: Sequence[Sequence[int]], hand: Sequence[int]
) -> Iterator[tuple[tuple[int, ...], int, int, int]]:
    """Yield dice, row, its last figure and its next one."""
    pips = dict.fromkeys(hand)  # a hand comes in order
    for die in pips:
        for row, figures in enumerate(rows, 1):
            if figures and figures[-1] + die <= GOAL:
                yield (die,), row, figures[-1], figures[-1] + die
    free = next((row for row, figures in enumerate(rows, 1) if not figures), None)
    if free is not None:
        singly: list[tuple[int, ...]] = [(die,) for die in pips]
        for dice in [*singly, tuple(hand)] if len(hand) > 1 else singly:
            yield dice, free, 0, sum(dice)


def choices(found: Sequence[Lay]) -> tuple[LayChoice, ...]:
    """Give every lay its notation.

    Its source is named if there are several.

    ``"row 2 5"`` adds a 5 to row 2, ``"new 3"`` and ``"new 2+6"`` begin a row, and
    ``"new 3 from 1.2"`` takes the figure for it from row 2 of seat 1.
    """
    names = [_notation(lay) for lay in found]
    often = Counter(names)
    return tuple(
        LayChoice(_from(name, lay.source) if often[name] > 1 else name, lay)
        for name, lay in zip(names, found, strict=True)
    )


def _notation(lay: Lay) -> Action:
    dice = "+".join(map(str, lay.dice))
    return f"row {lay.row} {dice}" if lay.at else f"new {dice}"


def _from(name: Action, source: Spot | None) -> Action:
    assert source is not None, "what lies in the centre is taken from there"
    return f"{name} from {source.seat}.{source.row}"


def apply(position: Position, lay: Lay) -> None:
    """Move the figure to its row, and close the gap it leaves."""
    if lay.source is not None:
        position[lay.source.seat][lay.source.row - 1].remove(lay.to)
    position[lay.seat][lay.row - 1].append(lay.to)


def after(position: Rows, lay: Lay) -> Position:
    """Return the position after *lay*; *position* stays as it is."""
    rows = [[[*figures] for figures in own] for own in position]
    apply(rows, lay)
    return rows


def worth(figures: Sequence[int], stars: Sequence[int]) -> int:
    """Return the points of a row, by figures and stars.

    >>> worth([8, 39, 40], [0] * 39 + [3, 0])
    6
    """
    return len(figures) + sum(stars[figure] for figure in figures)
