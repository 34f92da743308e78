"""Pictures and films of card races and their hands, as files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from engine.views import CardRaceView, Lay, Seat, Spot
from render.cards import table
from render.cards.layouts import DISCARD, FULL, HAND, PILE, PLACES, TABLES, Panel, Table, centre
from render.cards.marks import DieCard, Figure
from render.drawing.marks import ORIGIN, Mark, Scene
from render.files import PLAIN, Format, Look, Picture, film, tiled
from render.motion import SLIDE, Cel, Frame, Shot, Tableau, reel, slid

Marks = Callable[[CardRaceView], Iterable[Mark]]
LARGER = 1.5
"""How large a figure is in the centre, of what it is in a row."""


def shots(before: CardRaceView, found: Tableau[CardRaceView], marks: Marks) -> Iterator[Shot]:
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
    panel, others = _panel(view, lay.seat), len(view.rows[lay.seat][lay.row - 1])
    end = panel.figure(lay.row, min(others, PLACES - 1))
    start, first = centre(lay.to), LARGER
    if lay.source is not None:
        row = (*view.rows[lay.source.seat][lay.source.row - 1], lay.to)
        there = sum(each < lay.to for each in row[:-1])
        start, first = _panel(view, lay.source.seat).figure(lay.source.row, there), 1.0
    figure = Figure(ORIGIN, lay.to, view.stars[lay.to], taken=True)
    dice = [DieCard(ORIGIN, *PILE, die) for die in lay.dice]
    held = [panel.held(number) for number in range(len(dice))]
    tosses = [list(slid(at, DISCARD, SLIDE)) for at in held]
    for frame, at in enumerate(slid(start, end, SLIDE)):
        size = first + (1 - first) * (frame + 1) / SLIDE
        cards = (Cel(die, toss[frame], 0.8) for die, toss in zip(dice, tosses, strict=True))
        yield Frame((*cards, Cel(figure, at, round(size, 2))))


def _panel(view: CardRaceView, seat: int) -> Panel:
    seats = table.table(view)
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
    return Scene(table.Ground(shown), colours=colours, laid=table.laid(shown))


SCENES = {**{key: partial(_scene, key) for key in TABLES}, HAND: lambda: Scene(table.HandGround())}


def card_race(view: CardRaceView, look: Look = PLAIN) -> Picture:
    """Return the public picture of a card race, equal for every *view*."""
    return tiled(look.theme, table.key(view), table.marks(view, look.names, look.faces))


def card_hand(view: CardRaceView, seat: Seat, look: Look = PLAIN) -> Picture:
    """Return the picture of the hand of *seat*, by its own *view*."""
    return tiled(look.theme, HAND, table.hand_marks(view, seat, look.names, look.faces))


def card_race_film(
    found: Sequence[Tableau[CardRaceView]], look: Look, form: Format, ending: Picture | None = None
) -> Picture | None:
    """Return a film of a card race, or None if too large."""
    drawn = partial(table.marks, names=look.names, faces=look.faces)
    return film(look.theme, table.key(found[-1].view), reel(found, drawn, shots), form, ending)
