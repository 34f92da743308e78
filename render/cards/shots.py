"""Shots of the card race: cards slide to their places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from engine.views import CardRaceView, Lay, Spot
from render.cards.figures import DieCard, Figure
from render.cards.layouts import DISCARD, PILE, PLACES, CardTable, Panel, centre
from render.cards.table import around
from render.drawing.marks import Mark
from render.drawing.places import ORIGIN
from render.shots import SLIDE, Cel, FinalFrame, Frame, Shot, slid

LARGER = 1.5
"""How large a figure is in the centre, of what it is in a row."""


def shots(before: CardRaceView, found: FinalFrame[CardRaceView], marks: Marks) -> Iterator[Shot]:
    """Yield the lays between two pictures; *marks* draws either."""
    after, rows = found.view, before.rows
    for lay in after.last:
        taken = _without(rows, lay.source, lay.to)
        quiet = replace(
            after,
            rows=taken,
            points=before.points,
            turn=lay.seat,
            winner=None,
            last=(),
            discard=before.discard,
        )
        yield Shot(tuple(marks(quiet)), tuple(_frames(quiet, lay)))
        rows = _with(taken, lay)


def _frames(view: CardRaceView, lay: Lay) -> Iterator[Frame]:
    """Yield the frames of a figure's way, and of discarded dice."""
    panel, others = _place(view, lay.seat), len(view.rows[lay.seat][lay.row - 1])
    end = panel.figure(lay.row, min(others, PLACES - 1))
    start, first = centre(lay.to), LARGER
    if lay.source is not None:
        row = (*view.rows[lay.source.seat][lay.source.row - 1], lay.to)
        there = sum(each < lay.to for each in row[:-1])
        start, first = _place(view, lay.source.seat).figure(lay.source.row, there), 1.0
    figure = Figure(ORIGIN, lay.to, view.stars[lay.to], taken=True)
    dice = [DieCard(ORIGIN, *PILE, die) for die in lay.dice]
    held = [panel.held(number) for number in range(len(dice))]
    tosses = [list(slid(at, DISCARD, SLIDE)) for at in held]
    for frame, at in enumerate(slid(start, end, SLIDE)):
        size = first + (1 - first) * (frame + 1) / SLIDE
        cards = (Cel(die, toss[frame], 0.8) for die, toss in zip(dice, tosses, strict=True))
        yield Frame((*cards, Cel(figure, at, round(size, 2))))


def _place(view: CardRaceView, seat: int) -> Panel:
    seats = around(view)
    return CardTable(len(seats)).panel(seats.index(seat))


def _without(
    rows: tuple[tuple[tuple[int, ...], ...], ...], source: Spot | None, figure: int
) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return the rows without a figure of one of them."""
    if source is None:
        return rows
    own = list(rows[source.seat])
    own[source.row - 1] = tuple(each for each in own[source.row - 1] if each != figure)
    return (*rows[: source.seat], tuple(own), *rows[source.seat + 1 :])


def _with(
    rows: tuple[tuple[tuple[int, ...], ...], ...], lay: Lay
) -> tuple[tuple[tuple[int, ...], ...], ...]:
    own = list(rows[lay.seat])
    own[lay.row - 1] = (*own[lay.row - 1], lay.to)
    return (*rows[: lay.seat], tuple(own), *rows[lay.seat + 1 :])


Marks = Callable[[CardRaceView], Iterable[Mark]]
