"""The public picture of the card race: from what lies open to marks.

Nothing in this module reads the `hand` or the `choices` of a view.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from data.decks import card_race
from engine.views import CardRaceView, Lay, Seat, Spot
from render.canvas import Box, Canvas
from render.card_layouts import (
    COLOURS,
    DECK,
    DISCARD,
    FRAME_RADIUS,
    GOAL,
    HELD,
    MIDDLE,
    NEWS,
    NEWS_GAP,
    PILE,
    PLACES,
    ROWS,
    STRIP,
    WIDTH,
    Panel,
    Table,
    centre,
    shown,
)
from render.card_marks import Laid, Player, Score, Stuck, Theft
from render.cards import Back, DieCard, Figure, Gap, Hole, rounded
from render.marks import ORIGIN, Tiled, meet
from render.names import readable
from render.plates import Frame, Plate


def table(view: CardRaceView) -> tuple[Seat, ...]:
    """Return the seats that are taken."""
    return tuple(seat for seat, rows in enumerate(view.rows) if rows)


def key(view: CardRaceView) -> str:
    """Return the key of the scene that shows so many people."""
    return f"card-race-{len(table(view))}"


class Ground(Struct, frozen=True):
    """The centre with every figure, and the place of the discards."""

    table: Table

    @property
    def box(self) -> Box:
        return 0, 0, WIDTH, self.table.height

    def draw(self, canvas: Canvas) -> None:
        rounded(canvas, DISCARD, *PILE, 12, canvas.theme.path)
        for figure in figures():
            if meet(figure.box, canvas.box):
                figure.draw(canvas)


@cache
def figures() -> tuple[Figure, ...]:
    """Return every figure as it lies in the centre."""
    numbers = enumerate(card_race().stars[1:], 1)
    return tuple(Figure(centre(number), number, stars, MIDDLE) for number, stars in numbers)


def marks(view: CardRaceView, names: Mapping[Seat, str]) -> Iterator[Tiled]:
    """Yield everything that lies on the ground, lowest first."""
    yield from _centre(view)
    yield from _piles(view)
    yield from _news(view)
    seats = table(view)
    for place, seat in enumerate(seats):
        yield from _panel(view, names, seat, Table(len(seats)).panel(place))


def _centre(view: CardRaceView) -> Iterator[Tiled]:
    taken = {lay.to for lay in view.last if lay.source is None}
    for lies in figures():
        at, number = lies.at, lies.number
        left, lately = view.centre[number], number in taken
        if not left:
            owners = (COLOURS[seat] for seat in table(view) if number in chain(*view.rows[seat]))
            yield Hole(at, number, tuple(owners), MIDDLE, lately)
            continue
        figure = Figure(at, number, view.stars[number], MIDDLE, left > 1, lately)
        if figure != lies:
            yield figure


def _piles(view: CardRaceView) -> Iterator[Tiled]:
    wide, high = PILE
    yield Back(DECK, wide, high, str(view.deck))
    if view.discard:
        yield DieCard(DISCARD, wide, high, view.discard[-1])


def _news(view: CardRaceView) -> Iterator[Tiled]:
    """Yield what happened lately, the newest on the left, as much as there is room for."""
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
    view: CardRaceView, names: Mapping[Seat, str], seat: Seat, place: Panel
) -> Iterator[Tiled]:
    colour, turn = COLOURS[seat], seat == view.turn
    yield Player(place, colour)
    if turn:
        yield Frame(place.area, 16, colour)
    yield Plate(place.plate, colour, readable(names.get(seat, "")), turn, int(seat == view.winner))
    yield Score(place.score, colour, view.points[seat], view.target)
    for card in range(view.held[seat]):
        yield Back(place.held(card), *HELD)
    taken = {(lay.row, lay.to) for lay in view.last if lay.seat == seat}
    for row, figures in enumerate(view.rows[seat], 1):
        seen = shown(figures, PLACES)
        for i, number in enumerate(seen):
            at = place.figure(row, i)
            if number is None:
                yield Gap(at)
                continue
            yield Figure(at, number, view.stars[number], taken=(row, number) in taken)
        for lay in view.last:
            if lay.source == Spot(seat, row):
                yield Theft(place.before(row, before(seen, lay.to)), COLOURS[lay.seat])


def before(row: Sequence[int | None], figure: int) -> int:
    """Return before which place of a *row* a figure lay.

    >>> before((3, 8, 20), 12), before((), 7), before((3, None, 34, 37), 20)
    (2, 0, 2)
    """
    return sum((each or row[0] or 0) < figure for each in row)


def specimen(table: Table) -> list[Tiled]:
    """Return marks that show between them every colour that a picture may have."""
    found: list[Tiled] = []
    for number in range(1, GOAL + 1):
        found.append(Figure(centre(number), number, number % 3, MIDDLE, number < 11, number == 7))
    for number in (4, 5, 16, 17):
        owners = tuple(COLOURS[number % 4 : number % 4 + 2])
        found.append(Hole(centre(number), number, owners, MIDDLE, number == 5))
    found += [Back(DECK, *PILE, "122"), DieCard(DISCARD, *PILE, 5)]
    for i in range(3):
        source = (COLOURS[i + 1],) if i else ()
        found.append(Laid((NEWS[0] + i * 240, STRIP), (5,), 39, 3, COLOURS[i], source))
    for place, colour in enumerate(COLOURS):
        panel = table.panel(place)
        found.append(Player(panel, colour))
        if place % 2:
            found.append(Frame(panel.area, FRAME_RADIUS, colour))
        found.append(Plate(panel.plate, colour, "Specimen", place % 2 == 0, place % 3))
        found.append(Score(panel.score, colour, 17, 30))
        found += [Back(panel.held(card), *HELD) for card in range(2)]
        for row in range(1, ROWS + 1):
            for i in range(PLACES // 2 - place):
                number = 1 + (i * 4 + row) % GOAL
                found.append(Figure(panel.figure(row, i), number, i % 4, taken=i == 2))
        found.append(Theft(panel.before(1, 3), COLOURS[place - 1]))
    return found
