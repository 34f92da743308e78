"""The picture of a wall race."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from data.shipped.boards import Point
from engine.views import BASE, Seat
from engine.walls.views import WallsView, Way
from render.drawing.canvas import Box
from render.drawing.marks import Mark
from render.names import readable
from render.race.layouts import ABSENT
from render.sprites.choice_markers import Badge, Blank, Star, Target, way
from render.sprites.dice import Die, Waiting
from render.sprites.faces import Face
from render.sprites.homecomings import Left
from render.sprites.pieces import Pawn, Who
from render.sprites.plates import Plate
from render.sprites.player_trays import LitTray, glow
from render.sprites.squares import UNIT
from render.sprites.trails import trail
from render.walls.ground import (
    BOARD,
    DIE,
    HEIGHT,
    RADIUS,
    SMALL,
    WIDTH,
    Home,
    Plaque,
    Stop,
    Tray,
    Vacant,
    at,
    at_row,
    dice,
    holes,
    plaque,
    plate,
    standing_walls,
    stands,
    tray,
    unit,
)

NUMBERED = frozenset(range(1, BOARD.length - 2))


def marks(
    view: WallsView, names: Mapping[Seat, str], faces: Mapping[Seat, Face] = {}
) -> Iterator[Mark]:
    """Yield everything that lies on the ground, lowest first."""
    race = _Race(view)
    yield from race.trays(names, faces)
    yield from standing_walls(view.walls)
    yield from race.trails()
    yield from race.ways()
    yield from race.dice()
    yield from race.pieces()
    yield from race.shoulders()


def squares(gone: Way) -> list[int]:
    """Return the squares of a way, with both sides of jumped walls."""
    found = [max(gone.start, 0)]
    for leg in gone.legs:
        here = found[-1]
        if leg.jumps:
            found.append(leg.to)
        else:
            onward = 1 if leg.to > here else -1
            found += range(here + onward, leg.to + onward, onward)
    return found


def _stretches(walked: Iterable[Sequence[int]]) -> Iterator[tuple[int, ...]]:
    """Yield consecutive squares of a way, the first of a pair aside."""
    return (tuple(sorted(pair)) for each in walked for pair in pairwise(each))


class _Race:
    """A view with facts for several kinds of marks."""

    def __init__(self, view: WallsView) -> None:
        self.view = view
        self.taken = {
            position: (seat, number)
            for seat, own in enumerate(view.pieces)
            for number, position in enumerate(own)
            if BASE < position < BOARD.length
        }
        movers = {choice.way.piece for choice in view.choices}
        self.leads = [choice.way for choice in view.drawn]
        self.movable = {(piece.seat, piece.number) for piece in movers}
        self.ends: dict[int, tuple[Who, ...]] = {}
        """By square: the numbers of the ways that end there."""
        for choice in view.drawn:
            end, colour = choice.way.legs[1].to, BOARD.colours[choice.way.piece.seat]
            self.ends[end] = (*self.ends.get(end, ()), (colour, choice.number))
        self.last = [gone for gone in view.last if gone.to != gone.start or gone.stops]
        self.trodden = {square for gone in self.last for square in squares(gone)}

    # --- trays --------------------------------------------------------------------------------

    def trays(self, names: Mapping[Seat, str], faces: Mapping[Seat, Face]) -> Iterator[Mark]:
        view = self.view
        lit = (view.turn,) if view.turn is not None else view.places[:1]
        nests = max(map(len, view.pieces))
        if nests < BOARD.pieces:  # below the glow of the lit one
            yield from (Tray(seat, nests) for seat, own in enumerate(view.pieces) if own)
        for seat, colour in enumerate(BOARD.colours):
            if not view.pieces[seat]:
                yield Vacant(seat, nests)
                continue
            if seat in lit:
                yield from glow(tray(seat), RADIUS)
                yield LitTray(tray(seat), RADIUS, colour, holes(seat)[:nests], SMALL)
            place = view.places.index(seat) + 1 if seat in view.places else 0
            name = readable(names.get(seat, ""))
            yield Plate(
                plate(seat), colour, name, seat == view.turn, place, (), False, faces.get(seat)
            )
            for number, position in enumerate(view.pieces[seat]):
                if position >= BOARD.length:
                    yield Home(holes(seat)[number])

    def dice(self) -> Iterator[Mark]:
        view = self.view
        if view.turn is not None and not view.choices:
            for place in dice(view.turn):
                yield Waiting(place, DIE, BOARD.colours[view.turn])
        if view.rolled_by is None or (view.rolled_by == view.turn and not view.choices):
            return
        lit = view.rolled_by == view.turn
        for place, pips, tilt in zip(dice(view.rolled_by), view.dice, (-9, 7), strict=True):
            yield Die(place, DIE, pips, BOARD.colours[view.rolled_by], lit, tilt)

    # --- what has happened ----------------------------------------------------------------------

    def trails(self) -> Iterator[Mark]:
        """Yield the last ways, oldest first, with their stops, walls and captures."""
        for i, gone in enumerate(self.last):
            newest, colour = i == len(self.last) - 1, BOARD.colours[gone.piece.seat]
            way = squares(gone)
            points = [at(square) for square in way]
            yield from trail(points, UNIT, colour, newest, [square in NUMBERED for square in way])
            if gone.start != BASE and gone.start not in self.taken:
                yield Left(at(gone.start), UNIT, colour)
            yield from self._plaques(gone, True)
            for leg in gone.legs:
                for piece in leg.captures:
                    if leg.to not in self.ends:
                        yield Star(at(leg.to), UNIT, True)
                    if self.view.pieces[piece.seat][piece.number] == BASE:
                        yield Star(holes(piece.seat)[piece.number], SMALL, True)
            if newest:
                yield from self._stop(gone, True)

    def _stop(self, gone: Way, done: bool) -> Iterator[Stop]:
        """Yield a way's stop, unless hidden by a piece or another end."""
        stop = gone.legs[0]
        if gone.stops and stop.to not in self.taken and stop.to not in self.ends:
            yield Stop(at(stop.to), stop.die, BOARD.colours[gone.piece.seat], done)

    @staticmethod
    def _plaques(gone: Way, done: bool) -> Iterator[Plaque]:
        here = gone.start
        for leg in gone.legs:
            if leg.jumps:
                yield Plaque(plaque(here, leg.to), leg.die, done)
            here = leg.to

    # --- what can be done ---------------------------------------------------------------------

    def ways(self) -> Iterator[Mark]:
        """Yield the drawn ways, with button numbers at their ends."""
        yield from self._dotted()
        yield from dict.fromkeys(mark for lead in self.leads for mark in self._plaques(lead, False))
        yield from dict.fromkeys(mark for lead in self.leads for mark in self._stop(lead, False))
        for piece in dict.fromkeys(each for lead in self.leads for each in lead.captures):
            yield Star(at(self.view.pieces[piece.seat][piece.number]), UNIT)
        for square, who in self.ends.items():
            if square not in self.taken:
                yield Target(at(square), UNIT, who)

    def _dotted(self) -> Iterator[Mark]:
        """Yield dots between squares, each stretch once, without numbers below."""
        walked = [squares(lead) for lead in self.leads]
        for square in dict.fromkeys(square for each in walked for square in each):
            if square in NUMBERED and square not in self.taken and square not in self.trodden:
                yield Blank(at(square), UNIT)
        stretches = dict.fromkeys(_stretches(walked))
        strong = max(self.leads, key=lambda lead: (len(lead.captures), lead.to), default=None)
        first = set(_stretches([squares(strong)])) if strong else set()
        # What steps back lies below.
        for stretch in sorted(stretches, key=first.__contains__):
            yield from way([at(square) for square in stretch], UNIT, stretch not in first)

    # --- pieces -----------------------------------------------------------------------------------

    def pieces(self) -> Iterator[Mark]:
        """Yield the pieces from top to foot: nearer ones hide more."""
        victims = {(each.seat, each.number) for lead in self.leads for each in lead.captures}
        found: list[tuple[Point, Pawn]] = []
        for seat, own in enumerate(self.view.pieces):
            for number, position in enumerate(own):
                if position == ABSENT:
                    continue
                place, who = stands(seat, position, number), (seat, number)
                chosen = who in self.movable
                blank = position in NUMBERED and position not in self.trodden and not chosen
                colour = BOARD.colours[seat]
                bright = who in victims
                pawn = Pawn(
                    place, unit(position), colour, number + 1, chosen, bright, blank and not bright
                )
                found.append((place, pawn))
        for _, pawn in sorted(found, key=lambda each: (each[0][1], each[0][0])):
            yield pawn

    def shoulders(self) -> Iterator[Mark]:
        """Yield the numbers of ends on occupied squares."""
        for square, who in self.ends.items():
            if square in self.taken:
                yield Badge(at(square), UNIT, who)


def part(view: WallsView) -> Box:
    """Return the part with the latest events: whole lanes and a wall.

    Where a piece has left the base or come to the goal, the trays belong to it: it lies there.
    """
    rows = [BOARD.place(square)[1] for gone in view.last for square in squares(gone)]
    if not rows:
        return 0, 0, WIDTH, HEIGHT
    top, bottom = at_row(max(rows) + 1) - 84, at_row(min(rows) - 1) + 78
    if any(gone.start == BASE or gone.to >= BOARD.length for gone in view.last):
        bottom = HEIGHT
    return 0, max(0, round(top)), WIDTH, min(HEIGHT, round(bottom))
