"""The picture of a hand in the card race, for the one who holds it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from engine.views import CardRaceView, Seat
from render.canvas import Box, Canvas
from render.card_layouts import (
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
    ROWS,
    TURN_PLATE,
    WIDTH,
    hand_lane,
    shown,
)
from render.card_marks import Label, Laid, Score
from render.cards import Figure, Gap, HandCard, rounded
from render.marks import ORIGIN, Tiled
from render.names import readable
from render.plates import Plate


class Ground(Struct, frozen=True):
    """The places of the dice and the lanes of the own rows."""

    @property
    def box(self) -> Box:
        return 0, 0, WIDTH, HAND_HEIGHT

    def draw(self, canvas: Canvas) -> None:
        theme = canvas.theme
        for at in DICE:
            rounded(canvas, at, *DIE_CARD, 22, theme.path)
        for row in range(1, ROWS + 1):
            left, top, right, bottom = hand_lane(row)
            canvas.panel((left, top, right, bottom), 18, theme.line)
            canvas.panel((left + 2, top + 2, right - 2, bottom - 2), 16, theme.square)
            Label((left + HAND_LABEL, (top + bottom) / 2), row).draw(canvas)


def marks(view: CardRaceView, seat: Seat, names: Mapping[Seat, str]) -> Iterator[Tiled]:
    """Yield everything that lies on the ground, lowest first."""
    colour = COLOURS[seat]
    for at, pips in zip(DICE, view.hand, strict=False):
        yield HandCard(at, *DIE_CARD, pips, colour, pips in view.dead)
    won = int(seat == view.winner)
    yield Plate(HAND_PLATE, colour, readable(names.get(seat, "")), seat == view.turn, won)
    yield Score(HAND_SCORE, colour, view.points[seat], view.target)
    if view.turn not in (None, seat):
        yield Plate(TURN_PLATE, COLOURS[view.turn], readable(names.get(view.turn, "")), True)
    for row, figures in enumerate(view.rows[seat], 1):
        yield from _row(view, row, figures, offers(view, row))


def offers(view: CardRaceView, row: int) -> list[Laid]:
    """Return what may be laid in a row; one for all from whom the same figure may be taken."""
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
) -> Iterator[Tiled]:
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


def specimen() -> list[Tiled]:
    """Return marks that show between them every colour that a picture may have."""
    found: list[Tiled] = [
        HandCard(DICE[0], *DIE_CARD, 5, COLOURS[0]),
        HandCard(DICE[1], *DIE_CARD, 6, COLOURS[1], True),
        Plate(HAND_PLATE, COLOURS[2], "Specimen", True, 1),
        Score(HAND_SCORE, COLOURS[3], 17, 30),
        Plate(TURN_PLATE, COLOURS[3], "Specimen", True),
    ]
    for row in range(1, ROWS + 1):
        left, top, _, bottom = hand_lane(row)
        y = (top + bottom) / 2
        for i in range(3):
            number = 1 + (i * 4 + row * 11) % 40
            found.append(Figure((left + HAND_FIRST + i * HAND_STEP, y), number, i, LARGE))
        for i in range(3):
            colour, source = COLOURS[(row + i) % 4], (COLOURS[(row + 2 * i + 1) % 4],)
            at = (left + 3 * HAND_STEP + 70 + i * 200, y)
            found.append(Laid(at, (i + 1,), 40 - 9 * i - row, i, colour, source, True))
    return found
