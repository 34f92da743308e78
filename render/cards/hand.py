"""The picture of a hand in the card race, for its owner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from engine.views import CardRaceView, Seat
from render.cards.figures import Figure, Gap, HandCard
from render.cards.layouts import (
    COLOURS,
    DICE,
    DIE_CARD,
    HAND_FIRST,
    HAND_HEIGHT,
    HAND_LABEL,
    HAND_PLATE,
    HAND_SCORE,
    HAND_STEP,
    LARGE,
    OFFER_GAP,
    RIM,
    ROWS,
    TURN_PLATE,
    WIDTH,
    hand_lane,
    shown,
)
from render.cards.marks import Label, Laid
from render.cards.panels import Score
from render.drawing.canvas import Canvas
from render.drawing.marks import Mark
from render.drawing.places import ORIGIN
from render.names import readable
from render.sprites.cards import rounded
from render.sprites.faces import Face
from render.sprites.plates import Plate
from render.sprites.wood import board, panel


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
