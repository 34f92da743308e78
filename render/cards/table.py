"""Pictures and films of card races: the table and a hand.

Nothing in this module reads the `hand` or the `choices` of a view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import chain

from msgspec.structs import replace

from data.shipped.decks import card_race as deck
from engine.views import CardRaceView, Lay, Seat, Spot
from render.animation import (
    PLAIN,
    SLIDE,
    Cel,
    FinalFrame,
    Format,
    Frame,
    Look,
    Picture,
    Shot,
    film,
    reel,
    slid,
    tiled,
)
from render.cards.layouts import (
    COLOURS,
    DECK,
    DICE,
    DIE_CARD,
    DISCARD,
    FULL,
    HAND,
    HAND_FIRST,
    HAND_HEIGHT,
    HAND_LABEL,
    HAND_PLATE,
    HAND_SCORE,
    HAND_STEP,
    HELD,
    LARGE,
    MIDDLE,
    NEWS,
    NEWS_GAP,
    OFFER_GAP,
    PILE,
    PLACES,
    RIM,
    ROWS,
    STRIP,
    TABLES,
    TURN_PLATE,
    WIDTH,
    Panel,
    Table,
    card_table,
    centre,
    hand_lane,
    shown,
)
from render.cards.marks import (
    DieCard,
    Figure,
    Gap,
    HandCard,
    Hole,
    Label,
    Laid,
    Player,
    Score,
    Stuck,
    Theft,
)
from render.drawing.canvas import Box, Canvas
from render.drawing.paint import ORIGIN, Mark, Scene
from render.names import readable
from render.sprites.cards import Back, rounded
from render.sprites.player_trays import Face, Plate
from render.sprites.squares import board, panel


def around(view: CardRaceView) -> tuple[Seat, ...]:
    """Return the seats that are taken."""
    return tuple(seat for seat, rows in enumerate(view.rows) if rows)


def key(view: CardRaceView) -> str:
    """Return the key of the scene that shows so many people."""
    return card_table(len(around(view)))


class Ground(Mark, frozen=True):
    """The centre with every figure, and the place of the discards."""

    table: Table

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


@cache
def figures() -> tuple[Figure, ...]:
    """Return every figure as it lies in the centre."""
    numbers = enumerate(deck().stars[1:], 1)
    return tuple(Figure(centre(number), number, stars, MIDDLE) for number, stars in numbers)


def marks(
    view: CardRaceView, names: Mapping[Seat, str], faces: Mapping[Seat, Face] = {}
) -> Iterator[Mark]:
    """Yield everything that lies on the ground, lowest first."""
    yield from _centre(view)
    yield from _piles(view)
    yield from _news(view)
    seats = around(view)
    for place, seat in enumerate(seats):
        panel = Table(len(seats)).panel(place)
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
    """Return the former index of a figure in a *row*.

    >>> before((3, 8, 20), 12), before((), 7), before((3, None, 34, 37), 20)
    (2, 0, 2)
    """
    return sum((each or row[0] or 0) < figure for each in row)


def laid(table: Table) -> tuple[Mark, ...]:
    """Return the marks of a table before the first move, without names."""
    found: list[Mark] = [Back(DECK, *PILE)]
    for place, colour in enumerate(COLOURS[: table.people]):
        panel = table.panel(place)
        found += [Player(panel, colour, False), Plate(panel.plate, colour, "", False)]
        found += [Back(panel.held(card), *HELD) for card in range(2)]
    return tuple(found)


# The picture of a hand in the card race, for its owner.


class HandGround(Mark, frozen=True):
    """The places of the dice and the lanes of the own rows."""

    box = 0, 0, WIDTH, HAND_HEIGHT

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        board(canvas, WIDTH, HAND_HEIGHT, RIM)
        for x, y in DICE:
            rounded(canvas, (x, y), *DIE_CARD, 20, theme.rim_dark)
            rounded(canvas, (x, y + 1.5), DIE_CARD[0] - 4, DIE_CARD[1] - 5, 18, theme.panel)
        for row in range(1, ROWS + 1):
            left, top, right, bottom = hand_lane(row)
            panel(canvas, (left, top, right, bottom))
            Label((left + HAND_LABEL, (top + bottom) / 2), row).draw(canvas)


def hand_marks(
    view: CardRaceView,
    seat: Seat,
    names: Mapping[Seat, str],
    faces: Mapping[Seat, Face] = {},
) -> Iterator[Mark]:
    """Yield everything that lies on the ground, lowest first."""
    colour = COLOURS[seat]
    for at, pips in zip(DICE, view.hand, strict=False):
        dead = pips in view.dead
        yield HandCard(at, *DIE_CARD, pips, colour, dead, bool(view.choices) and not dead)
    won = int(seat == view.winner)
    name = readable(names.get(seat, ""))
    yield Plate(HAND_PLATE, colour, name, seat == view.turn, won, face=faces.get(seat))
    yield Score(HAND_SCORE, colour, view.points[seat], view.target)
    if view.turn not in (None, seat):
        name = readable(names.get(view.turn, ""))
        yield Plate(TURN_PLATE, COLOURS[view.turn], name, True, face=faces.get(view.turn))
    for row, figures in enumerate(view.rows[seat], 1):
        yield from _row(view, row, figures, offers(view, row))


def offers(view: CardRaceView, row: int) -> list[Laid]:
    """Return the lays in a row, equal figures from others as one."""
    found: dict[tuple[tuple[int, ...], int], Laid] = {}
    for choice in view.choices:
        lay = choice.lay
        if lay.row != row:
            continue
        way = lay.dice, lay.to
        source = () if lay.source is None else (COLOURS[lay.source.seat],)
        before = found.get(way)
        sources = (before.sources if before else ()) + source
        colour = COLOURS[lay.seat]
        found[way] = Laid(ORIGIN, lay.dice, lay.to, view.stars[lay.to], colour, sources, True)
    return list(found.values())


def _row(
    view: CardRaceView, row: int, figures: tuple[int, ...], offers: list[Laid]
) -> Iterator[Mark]:
    left, top, right, bottom = hand_lane(row)
    y = (top + bottom) / 2
    left += HAND_FIRST - LARGE.wide / 2
    room = right - left - sum(offer.width + OFFER_GAP for offer in offers) - OFFER_GAP
    for number in shown(figures, int(room // HAND_STEP)):
        at = (left + LARGE.wide / 2, y)
        yield Gap(at, LARGE) if number is None else Figure(at, number, view.stars[number], LARGE)
        left += HAND_STEP
    left += OFFER_GAP
    for offer in offers:
        yield replace(offer, at=(left, y))
        left += offer.width + OFFER_GAP


Marks = Callable[[CardRaceView], Iterable[Mark]]
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
    return Table(len(seats)).panel(seats.index(seat))


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


def _scene(key: str) -> Scene:
    # Any colours may sit at a small table; only a full one has room for all of them.
    colours, shown = "" if key == FULL else FULL, TABLES[key]
    return Scene(Ground(shown), colours=colours, laid=laid(shown))


SCENES = {**{key: partial(_scene, key) for key in TABLES}, HAND: lambda: Scene(HandGround())}


def card_race(view: CardRaceView, look: Look = PLAIN) -> Picture:
    """Return the public picture of a card race, equal for every *view*."""
    return tiled(look.theme, key(view), marks(view, look.names, look.faces))


def card_hand(view: CardRaceView, seat: Seat, look: Look = PLAIN) -> Picture:
    """Return the picture of the hand of *seat*, by its own *view*."""
    return tiled(look.theme, HAND, hand_marks(view, seat, look.names, look.faces))


def card_race_film(
    found: Sequence[FinalFrame[CardRaceView]],
    look: Look,
    form: Format,
    ending: Picture | None = None,
) -> Picture | None:
    """Return a film of a card race, or None if too large."""
    drawn = partial(marks, names=look.names, faces=look.faces)
    return film(look.theme, key(found[-1].view), reel(found, drawn, shots), form, ending)
