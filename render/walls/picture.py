"""The picture of a wall race: marks, files and words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby, pairwise

from msgspec.structs import replace

from data.shipped.boards import Point, walls
from data.shipped.texts import Texts
from engine.views import BASE, Piece, Seat
from engine.walls.views import Leg, WallsView, Way, WayChoice
from render.animation import (
    PLAIN,
    FinalFrame,
    Format,
    Look,
    Picture,
    Shot,
    film,
    moved,
    painted,
    reel,
    shot,
    tiled,
    unrolled,
)
from render.drawing.canvas import Box
from render.drawing.paint import ORIGIN, Mark, Scene, scene
from render.names import Players, readable
from render.race.layouts import ABSENT
from render.sprites.choice_markers import Badge, Blank, Star, Target, way
from render.sprites.pieces import TILT, Die, Pawn, Waiting, Who
from render.sprites.player_trays import Face, LitTray, Plate, glow
from render.sprites.squares import UNIT
from render.sprites.trails import Left, trail
from render.walls.ground import (
    BOARD,
    DIE,
    HEIGHT,
    RADIUS,
    SMALL,
    WIDTH,
    Ground,
    Home,
    Plaque,
    Stop,
    Tray,
    Vacant,
    at,
    at_row,
    dice,
    holes,
    numbers,
    plaque,
    plate,
    standing_walls,
    stands,
    tray,
    unit,
)
from render.walls.ground import standing_walls as standing

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


# Shots of a wall race: tumbling dice, a piece walks and jumps.


TILTS = TILT, 7
"""Degrees at which the two dice lie."""

Marks = Callable[[WallsView], Iterable[Mark]]


def shots(before: WallsView, found: FinalFrame[WallsView], marks: Marks) -> Iterator[Shot]:
    """Yield the moves between two pictures; *marks* draws either."""
    after, rolls, pieces = found.view, found.rolled, before.pieces
    for gone in after.last:
        mover, captured = gone.piece, gone.captures
        absent = moved(pieces, dict.fromkeys((mover, *captured), ABSENT))
        quiet = replace(
            after,
            pieces=absent,
            turn=after.rolled_by,
            rolled_by=None,
            choices=(),
            last=(),
            places=before.places,
        )
        below, waiting = unrolled(tuple(marks(quiet)))
        dice = [
            Die(die.at, die.side, pips, die.colour, True, tilt)
            for die, pips, tilt in zip(waiting, after.dice, TILTS, strict=False)
        ]
        victims = [
            (_pawn(piece, at(leg.to), leg.to), stands(piece.seat, BASE, piece.number))
            for leg in gone.legs
            for piece in leg.captures
        ]
        yield shot(below, _pawn(mover, ORIGIN, 0), _way(gone), victims, dice, rolls)
        pieces = moved(pieces, {mover: gone.to, **dict.fromkeys(captured, BASE)})
        rolls = False


def _way(gone: Way) -> tuple[Point, ...]:
    """Return the start, the squares and the end of a way."""
    seat, number = gone.piece.seat, gone.piece.number
    start = stands(seat, gone.start, number)
    points = [at(square) for square in squares(gone) if 0 <= square < BOARD.length]
    end = stands(seat, gone.to, number)
    way = [start, *(points[1:] if gone.start != BASE else points)]
    return (*way, end) if way[-1] != end or len(way) < 2 else tuple(way)


def _pawn(piece: Piece, where: Point, position: int) -> Pawn:
    return Pawn(where, unit(position), BOARD.colours[piece.seat], piece.number + 1)


WALL_RACE = "walls"
"""The key of its scene."""


def _scene() -> Scene:
    return Scene(Ground(), numbers(), laid=standing(BOARD.walls))


SCENES = {WALL_RACE: _scene}


def wall_race(view: WallsView, look: Look = PLAIN) -> Picture:
    """Return the picture of a wall race, with a chosen piece's ways."""
    made = marks(view, look.names, look.faces)
    return tiled(look.theme, WALL_RACE, made, bool(view.choices))


def wall_race_part(view: WallsView, theme: str = "light") -> Picture:
    """Return the part of a wall race with latest events, or all."""
    on = scene(WALL_RACE)
    return painted(theme, [on.ground, *on.inlaid, *marks(view, {})], part(view))


def wall_race_film(
    found: Sequence[FinalFrame[WallsView]], look: Look, form: Format, ending: Picture | None = None
) -> Picture | None:
    """Return a film of a wall race, or None if too large."""
    drawn = partial(marks, names=look.names, faces=look.faces)
    return film(look.theme, WALL_RACE, reel(found, drawn, shots), form, ending)


# Descriptions of wall races: for screen readers, and for reading.

LEGS = {"+": "leg-forward", "-": "leg-back", "^": "leg-up", "v": "leg-down"}


def sentences(view: WallsView, names: Mapping[Seat, str], texts: Texts) -> Iterator[str]:
    """Return the position in sentences, the most important first."""
    return _Words(walls(view.board).colours, names, texts).race(view)


def legs(both: Sequence[Leg], texts: Texts) -> str:
    """Return legs in words: ``"2 forward, jump 5 up"``."""
    said = (
        texts(key, die=" + ".join(str(leg.die) for leg in alike))
        for key, alike in groupby(both, key=lambda leg: LEGS[leg.how])
    )
    return texts.joined("between-items", said)


def gone(way: Way, view: WallsView, texts: Texts, colour: Callable[[Seat], str]) -> str:
    """Return a way in full: ``"2 forward to square 24, hits Red"``."""
    said = []
    for leg in way.legs if way.stops else way.legs[1:]:
        part = legs([leg] if way.stops else way.legs, texts)
        part = texts("leg-to", leg=part, square=square(leg.to, view, texts))
        if leg.captures:
            hit = (
                texts("piece-of", name=colour(each.seat), piece=each.number + 1)
                for each in leg.captures
            )
            captured = texts.joined("between-items", hit)
            part = texts("leg-hits", leg=part, captured=captured)
        said.append(part)
    if way.to >= walls(view.board).length:
        said.append(texts("leg-home"))
    return texts.joined("between-items", said)


def square(position: int, view: WallsView, texts: Texts) -> str:
    """Name a piece's position."""
    board = walls(view.board)
    if position == BASE:
        return texts("alt-base")
    name = board.name(position)
    return texts("alt-goal" if position >= board.length else "alt-square", name=name)


class _Words(Players):
    """The words in one language."""

    def race(self, view: WallsView) -> Iterator[str]:
        if view.choices and view.turn is not None:
            moves = self.texts.joined("between-parts", self.ways(view))
            yield self.texts("alt-to-move", seat=self.called(view.turn), moves=moves)
        for place, seat in enumerate(view.places, 1):
            yield self.texts("alt-place", place=place, seat=self.called(seat))
        seats = [seat for seat, own in enumerate(view.pieces) if own]
        first = view.turn or 0
        for seat in sorted(seats, key=lambda seat: (seat < first, seat)):
            yield self.stands(view, seat)
        numbers = " | ".join(" ".join(map(str, each)) for each in view.walls)
        yield self.texts("alt-walls", numbers=numbers)

    def ways(self, view: WallsView) -> Iterator[str]:
        """Yield each piece with its drawn ways, or their number."""
        drawn = view.drawn
        by_piece = groupby(drawn or view.choices, key=lambda choice: choice.way.piece.number + 1)
        for piece, own in by_piece:
            if drawn:
                yield self.texts("walls-way", piece=piece, way=self.led(own, view))
            else:
                yield self.texts("tap-piece", piece=piece, ways=len(list(own)))
        if drawn and (more := len(view.choices) - len(drawn)):
            yield self.texts("tap-more-ways", ways=more)

    def led(self, own: Iterable[WayChoice], view: WallsView) -> str:
        """Return the ways of a piece with their numbers."""
        said = (
            self.texts(
                "alt-way", number=each.number, way=gone(each.way, view, self.texts, self.called)
            )
            for each in own
        )
        return self.texts.joined("between-parts", said)

    def stands(self, view: WallsView, seat: Seat) -> str:
        own = list(enumerate(view.pieces[seat], 1))
        waiting = [number for number, at in own if at == BASE]
        said = [
            self.texts("alt-stands-on", piece=number, square=square(at, view, self.texts))
            for number, at in sorted(own, key=lambda each: -each[1])
            if at != BASE
        ]
        if waiting:
            pieces = self.texts.joined("between-items", map(str, waiting))
            said.append(self.texts("alt-stands-base", count=len(waiting), pieces=pieces))
        return self.texts(
            "alt-stands", seat=self.seat(seat), pieces=self.texts.joined("between-items", said)
        )
