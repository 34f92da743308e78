"""The table of a card race.

Nothing in this module reads the `hand` or the `choices` of a view.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

from msgspec.structs import replace

from engine.views import CardRaceView, Lay, Seat, Spot
from render.cards.figures import DieCard, Figure, Gap, Hole, before, figures
from render.cards.layouts import (
    COLOURS,
    DECK,
    DISCARD,
    HELD,
    MIDDLE,
    NEWS,
    NEWS_GAP,
    PILE,
    PLACES,
    RIM,
    STRIP,
    WIDTH,
    CardTable,
    Panel,
    card_table,
    shown,
)
from render.cards.marks import Laid, Stuck, Theft
from render.cards.panels import Player, Score
from render.drawing.canvas import Box, Canvas
from render.drawing.marks import Mark
from render.drawing.places import ORIGIN
from render.names import readable
from render.sprites.cards import Back, rounded
from render.sprites.faces import Face
from render.sprites.plates import Plate
from render.sprites.wood import board


def around(view: CardRaceView) -> tuple[Seat, ...]:
    """Return the seats that are taken."""
    return tuple(seat for seat, rows in enumerate(view.rows) if rows)


def key(view: CardRaceView) -> str:
    """Return the key of the scene that shows so many people."""
    return card_table(len(around(view)))


class Ground(Mark, frozen=True):
    """The centre with every figure, and the place of the discards."""

    table: CardTable

    @property
    def box(self) -> Box:
        return 0, 0, WIDTH, self.table.height

    def draw(self, canvas: Canvas) -> None:
        board(canvas, WIDTH, self.table.height, RIM)
        rounded(canvas, DISCARD, *PILE, 12, canvas.theme.rim_dark)
        x, y = DISCARD
        rounded(canvas, (x, y + 1.5), PILE[0] - 4, PILE[1] - 5, 10, canvas.theme.panel)
        for figure in figures():
            figure.draw(canvas)


def marks(
    view: CardRaceView, names: Mapping[Seat, str], faces: Mapping[Seat, Face] = {}
) -> Iterator[Mark]:
    """Yield everything that lies on the ground, lowest first."""
    yield from _centre(view)
    yield from _piles(view)
    yield from _news(view)
    seats = around(view)
    for place, seat in enumerate(seats):
        panel = CardTable(len(seats)).panel(place)
        yield from _panel(view, names, faces.get(seat), seat, panel)


def _centre(view: CardRaceView) -> Iterator[Mark]:
    taken = {lay.to for lay in view.last if lay.source is None}
    for lies in figures():
        at, number = lies.at, lies.number
        left, lately = view.centre[number], number in taken
        if not left:
            owners = (COLOURS[seat] for seat in around(view) if number in chain(*view.rows[seat]))
            yield Hole(at, number, tuple(owners), MIDDLE, lately)
            continue
        figure = Figure(at, number, view.stars[number], MIDDLE, left > 1, lately)
        if figure != lies:
            yield figure


def _piles(view: CardRaceView) -> Iterator[Mark]:
    wide, high = PILE
    yield Back(DECK, wide, high, str(view.deck))
    if view.discard:
        yield DieCard(DISCARD, wide, high, view.discard[-1])


def _news(view: CardRaceView) -> Iterator[Mark]:
    """Yield the latest events, newest on the left, as room allows."""
    left, end = NEWS
    items: list[Laid | Stuck] = []
    if view.shown_by is not None:
        items.append(Stuck(ORIGIN, view.shown, COLOURS[view.shown_by]))
    items += [_laid(view, lay) for lay in reversed(view.last)]
    for item in items:
        if left + item.width > end:
            break
        yield replace(item, at=(left, STRIP))
        left += item.width + NEWS_GAP


def _laid(view: CardRaceView, lay: Lay) -> Laid:
    sources = () if lay.source is None else (COLOURS[lay.source.seat],)
    return Laid(ORIGIN, lay.dice, lay.to, view.stars[lay.to], COLOURS[lay.seat], sources)


def _panel(
    view: CardRaceView, names: Mapping[Seat, str], face: Face | None, seat: Seat, place: Panel
) -> Iterator[Mark]:
    colour, turn = COLOURS[seat], seat == view.turn
    yield Player(place, colour, turn)
    won, name = int(seat == view.winner), readable(names.get(seat, ""))
    yield Plate(place.plate, colour, name, turn, won, face=face)
    yield Score(place.score, colour, view.points[seat], view.target, turn)
    for card in range(view.held[seat]):
        yield Back(place.held(card), *HELD)
    taken = {(lay.row, lay.to) for lay in view.last if lay.seat == seat}
    for row, lying in enumerate(view.rows[seat], 1):
        seen = shown(lying, PLACES)
        for i, number in enumerate(seen):
            at = place.figure(row, i)
            if number is None:
                yield Gap(at)
                continue
            yield Figure(at, number, view.stars[number], taken=(row, number) in taken)
        for lay in view.last:
            if lay.source == Spot(seat, row):
                yield Theft(place.before(row, before(seen, lay.to)), COLOURS[lay.seat])


def laid(table: CardTable) -> tuple[Mark, ...]:
    """Return the marks of a table before the first move, without names."""
    found: list[Mark] = [Back(DECK, *PILE)]
    for place, colour in enumerate(COLOURS[: table.people]):
        panel = table.panel(place)
        found += [Player(panel, colour, False), Plate(panel.plate, colour, "", False)]
        found += [Back(panel.held(card), *HELD) for card in range(2)]
    return tuple(found)
