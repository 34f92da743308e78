"""Specimens of all kinds of pictures: pages of marks with every colour, for their palettes."""

from __future__ import annotations

from collections.abc import Iterator

from data.shipped.boards import keys
from data.shipped.decks import action_cards
from data.shipped.texts import Texts
from render.action_cards import table
from render.action_cards.cards import small
from render.action_cards.files import CARDS_HAND
from render.action_cards.hand import COLUMNS, PLATES, ROWS
from render.action_cards.hand import place as card_place
from render.cards import layouts as cards
from render.cards.figures import DieCard, Figure, HandCard, Hole
from render.cards.marks import Laid, Theft
from render.cards.panels import Player, Score
from render.drawing.marks import Mark
from render.drawing.shapes import SHAPES
from render.race import dice
from render.race.ground import LitLane, VacantLane, VacantStart
from render.race.layouts import PLANS, Layout, layout
from render.sprites.cards import Back
from render.sprites.choice_markers import Star, Target, way
from render.sprites.dice import Die, Waiting
from render.sprites.homecomings import Cross, Left
from render.sprites.homecomings import Dot as HomeDot
from render.sprites.pieces import Pawn
from render.sprites.plates import Plate
from render.sprites.player_trays import Disc, LitTray, glow
from render.sprites.squares import UNIT
from render.sprites.trails import Tag, trail
from render.walls import ground as lanes
from render.walls.files import WALL_RACE
from render.walls.ground import Home, Plaque, Stop, standing_walls
from tests.words import DE

Pages = tuple[tuple[Mark, ...], ...]
COLOURFUL = ("krebsgang", "karussell"), ("startschuss", "denkste")
"""Action cards that have between them every colour of cards; a page each."""


def specimen(key: str) -> Pages:
    """Return the pages of a scene that has a palette of its own."""
    if key in PLANS:
        return of_race(layout(key))
    for board in keys():
        if key == table.scene_key(board, table.ROW):
            return of_action_cards(board, DE)
    return {
        f"{CARDS_HAND}-{ROWS}": lambda: of_cards_in_hand(DE),
        cards.FULL: lambda: of_card_race(cards.TABLES[key]),
        cards.HAND: of_card_hand,
        WALL_RACE: of_walls,
    }[key]()


def dims(key: str) -> bool:
    """Return whether a choice may put all else into the shade."""
    return key not in (cards.FULL, cards.HAND)


def of_race(layout: Layout) -> Pages:
    assert set(layout.board.colours) <= set(SHAPES), "every colour needs a shape"
    return tuple(tuple(_race_page(layout, page)) for page in (0, 1))


def _race_page(layout: Layout, page: int) -> Iterator[Mark]:
    """Yield marks in all colours, with every second corner lit."""
    board, unit, plan = layout.board, layout.plan.unit, layout.plan
    for arm, colour in enumerate(board.colours):
        corner, lit = plan.corners[arm], arm % 2 == page
        if lit:
            yield from glow(corner.tray, plan.radius)
            yield LitTray(corner.tray, plan.radius, colour, corner.base, unit)
        if lit and arm == 1:
            yield from (VacantLane(layout, arm), VacantStart(layout, arm))
        elif lit:
            yield LitLane(layout, arm, arm > 2)
        yield Plate(layout.plate(arm, True), colour, "Specimen", lit, arm % 5)
        if plan.central and lit:
            yield Disc(layout.at((0, 0)), 110 - 16 * arm, colour)
    for arm, colour in enumerate(board.colours):
        corner, lit = plan.corners[arm], arm % 2 == page
        squares = [layout.square(arm, position) for position in range(board.length)]
        yield from trail(squares[6:9], unit, colour, lit)
        yield from trail((corner.base[2], squares[0]), unit, colour, lit, rimmed=lit)
        yield HomeDot(squares[5], colour)
        yield Pawn(squares[1], unit, colour, 1)
        yield Pawn(layout.square(arm, board.length + 1), unit, colour, 1)
        yield from (Pawn(at, unit, colour, 1) for at in corner.base[:2])
        die = (500 + 60 * (arm - 2), 500) if plan.central else corner.die
        yield Die(die, 60 if plan.central else dice.DIE, 5, colour, lit)
        if lit:
            yield Pawn(squares[8], unit, colour, 1, chosen=True)
            yield Star(squares[3], unit, arm > 2)
            yield Pawn(squares[3], unit, colour, 1, bright=arm < 3)
            yield from way(squares[4:6], unit)
            yield Target(squares[5], unit, ((colour, 1),))
        else:
            yield Left(squares[2], unit, colour)
            yield Tag(squares[3], squares[4], 1, unit, colour)
    yield Waiting(layout.at((0, 0)), 60, board.colours[page])
    yield Cross(layout.square(0, 9), unit)


def of_action_cards(board_key: str, texts: Texts) -> Pages:
    place = layout(board_key)
    top = place.plan.height
    piles: tuple[Mark, ...] = (
        Back((table.EDGE + 74, top + 76), *table.DECK, "55"),
        *(
            table.Holding((table.EDGE + 218, top + 28 + number * table.HELD), colour, 5)
            for number, colour in enumerate(place.board.colours)
        ),
    )
    pages = [(*page, *piles) for page in of_race(place)]
    return tuple(
        (
            *(page if not lit else ()),
            *(
                small(card, table.spot(top, at), texts, lit=lit, struck=bool(at))
                for at, card in enumerate(cards)
            ),
        )
        for lit in (False, True)
        for page, cards in zip(pages, COLOURFUL, strict=True)
    )


def of_cards_in_hand(texts: Texts) -> Pages:
    kinds, colours, room = list(action_cards()), list(SHAPES), ROWS * COLUMNS
    pages = [kinds[first : first + room] for first in range(0, len(kinds), room)]
    return tuple(
        (
            *(
                Plate(area, colours[(page + 3 * i) % len(colours)], "Specimen", lit)
                for i, (area, lit) in enumerate(zip(PLATES, (True, False), strict=True))
            ),
            *(
                small(
                    card,
                    card_place(number),
                    texts,
                    chosen=bool(number % 2),
                    held_back=not number % 2,
                    badge="2×",
                )
                for number, card in enumerate(cards)
            ),
        )
        for page, cards in enumerate(pages + [[]] * (len(colours) - len(pages)))
    )


def of_card_race(table: cards.CardTable) -> Pages:
    found: list[Mark] = []
    for number in range(1, cards.GOAL + 1):
        found.append(
            Figure(cards.centre(number), number, number % 3, cards.MIDDLE, number < 11, number == 7)
        )
    for number in (4, 5, 16, 17):
        owners = tuple(cards.COLOURS[number % 4 : number % 4 + 2])
        found.append(Hole(cards.centre(number), number, owners, cards.MIDDLE, number == 5))
    found += [Back(cards.DECK, *cards.PILE, "122"), DieCard(cards.DISCARD, *cards.PILE, 5)]
    for i in range(3):
        source = (cards.COLOURS[i + 1],) if i else ()
        found.append(
            Laid((cards.NEWS[0] + i * 240, cards.STRIP), (5,), 39, 3, cards.COLOURS[i], source)
        )
    pages = []
    for page in (0, 1):
        shown = list(found)
        for place, colour in enumerate(cards.COLOURS):
            panel, turn = table.panel(place), place % 2 == page
            shown.append(Player(panel, colour, turn))
            shown.append(Plate(panel.plate, colour, "Specimen", turn, place % 3))
            shown.append(Score(panel.score, colour, 17, 30, turn))
            shown += [Back(panel.held(card), *cards.HELD) for card in range(2)]
            for row in range(1, cards.ROWS + 1):
                for i in range(cards.PLACES // 2 - place):
                    number = 1 + (i * 4 + row) % cards.GOAL
                    shown.append(Figure(panel.figure(row, i), number, i % 4, taken=i == 2))
            shown.append(Theft(panel.before(1, 3), cards.COLOURS[place - 1]))
        pages.append(tuple(shown))
    return tuple(pages)


def of_card_hand() -> Pages:
    found: list[Mark] = [
        HandCard(cards.DICE[0], *cards.DIE_CARD, 5, cards.COLOURS[0], offered=True),
        HandCard(cards.DICE[1], *cards.DIE_CARD, 6, cards.COLOURS[1], True),
        Plate(cards.HAND_PLATE, cards.COLOURS[2], "Specimen", True, 1),
        Score(cards.HAND_SCORE, cards.COLOURS[3], 17, 30),
        Plate(cards.TURN_PLATE, cards.COLOURS[3], "Specimen", True),
    ]
    for row in range(1, cards.ROWS + 1):
        left, top, _, bottom = cards.hand_lane(row)
        y = (top + bottom) / 2
        for i in range(3):
            number = 1 + (i * 4 + row * 11) % 40
            found.append(
                Figure((left + cards.HAND_FIRST + i * cards.HAND_STEP, y), number, i, cards.LARGE)
            )
        for i in range(3):
            colour, source = cards.COLOURS[(row + i) % 4], (cards.COLOURS[(row + 2 * i + 1) % 4],)
            at = (left + 3 * cards.HAND_STEP + 70 + i * 200, y)
            found.append(Laid(at, (i + 1,), 40 - 9 * i - row, i, colour, source, True))
    return (tuple(found),)


def of_walls() -> Pages:
    return tuple(tuple(_wall_page(lit)) for lit in (0, 1))


def _wall_page(lit: int) -> Iterator[Mark]:
    """Yield marks of every seat, of every other one in the light."""
    yield from standing_walls(lanes.BOARD.walls)
    for seat, colour in enumerate(lanes.BOARD.colours):
        bright = seat % 2 == lit
        points = [lanes.at(square) for square in range(seat * 14, seat * 14 + 14)]
        if bright:
            yield from glow(lanes.tray(seat), lanes.RADIUS)
            yield LitTray(lanes.tray(seat), lanes.RADIUS, colour, lanes.holes(seat), lanes.SMALL)
        yield Plate(lanes.plate(seat), colour, "Abcdefg", bright, seat + 1)
        yield from trail(points[:3], UNIT, colour, True)
        yield from trail(points[2:5], UNIT, colour, False)
        yield Left(points[0], UNIT, colour)
        yield from way(points[5:8], UNIT)
        yield Star(points[8], UNIT, not bright)
        yield Pawn(points[8], UNIT, colour, 1, bright=bright)
        yield Pawn(points[10], UNIT, colour, 2, chosen=True)
        yield Pawn(points[12], UNIT, colour, 4)
        yield Target(points[6], UNIT, ((colour, 3),))
        yield Stop(points[9], 5, colour, bright)
        yield Home(lanes.holes(seat)[0])
        for number, place in enumerate(lanes.holes(seat)[:3], 1):
            yield Pawn(place, lanes.SMALL, colour, number)
        yield Die(lanes.dice(seat)[0], lanes.DIE, 5, colour, bright)
        yield Waiting(lanes.dice(seat)[1], lanes.DIE, colour)
    for segment, done in zip(lanes.BOARD.segments(lanes.BOARD.walls), (True, False), strict=False):
        yield Plaque(lanes.plaque(segment.low, segment.high), segment.number, done)
    if not lit:
        yield lanes.Vacant(0, lanes.BOARD.pieces)
