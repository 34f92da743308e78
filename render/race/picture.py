"""The picture of a race: from a view to the marks on its board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from math import dist

from msgspec import Struct

from data.boards import Point
from engine.action_cards.views import ActionCardsView
from engine.views import BASE, Piece, RaceView, Seat, Step
from render.drawing.marks import Tiled
from render.names import known, readable
from render.race.ground import LitLane, Vacant, VacantLane, VacantStart, numbered
from render.race.layouts import Layout
from render.sprites.accents import Badge, Blank, Dot, Frame, Ring, Star, Target, dots, way
from render.sprites.avatars import Face
from render.sprites.dice import Die, Waiting
from render.sprites.dishes import Blocked
from render.sprites.homecoming import Cross, Struck
from render.sprites.homecoming import dots as home
from render.sprites.pawns import LOW, Crowd, Pair, Pawn, Throng, Who
from render.sprites.trails import Left, Tag, trail
from render.sprites.trays import Disc, LitTray, Plate, glow

Names = Mapping[Seat, str]
Faces = Mapping[Seat, Face]

DIE, DIE_BEFORE, LAST_DIE, CENTRAL = 108, 58, 70, 101
"""Pixels: the sides of dice, that of the roll before beside one that waits, and of who rolled last, and
the radius of the disc in the middle."""
FAR = 12
"""Squares that a move has at most; pieces that change places have no way between."""
NUMBER_REACH = 26
"""Pixels around the middle of a square that its number needs."""


class Aims(Struct, frozen=True):
    """At what cards aim that nobody has to choose on this picture."""

    steps: tuple[Step, ...] = ()
    """Moves."""
    squares: tuple[int, ...] = ()
    """Places on the track."""
    victims: tuple[Seat, ...] = ()


NOTHING = Aims()


def dims(view: RaceView) -> bool:
    """Whether something can be chosen, so that all else lies in the shade."""
    return bool(view.choices)


def marks(
    view: RaceView,
    names: Names,
    layout: Layout,
    faces: Faces | None = None,
    aims: Aims = NOTHING,
) -> Iterator[Tiled]:
    """Yield everything that lies on the ground, lowest first."""
    table = _Table(view, layout, aims)
    yield from table.corners(names, faces or {})
    yield from table.lanes()
    yield from table.trails()
    yield from table.homecomings()
    yield from table.bursts()
    yield from map(table.blocked, table.obstacles)
    yield from table.ways()
    yield from table.named()
    yield from table.dice()
    yield from table.pieces()
    yield from table.shoulders()


class _Table:
    """A view on its layout, with what several kinds of marks have to know."""

    def __init__(self, view: RaceView, layout: Layout, aims: Aims) -> None:
        self.view, self.layout, self.aims = view, layout, aims
        self.unit, self.colours = layout.plan.unit, layout.board.colours
        self.stacks, self.obstacles = False, tuple[int, ...]()
        steps = [choice.step for choice in view.choices] or aims.steps
        if isinstance(view, ActionCardsView):
            self.stacks = True
            barring = (lasting.square for lasting in view.lasting)
            self.obstacles = tuple(square for square in barring if square is not None)
        self.taken = occupied(view, layout)
        self.landings = _landings(steps, layout)
        self.hit = set(_landings((step for step in steps if step.captures), layout))
        self.lit = view.own(view.turn) if view.turn is not None else view.places[:1]
        moved = [
            step
            for step in view.last
            if step.to not in (BASE, step.start) and abs(step.to - step.start) <= FAR
        ]
        self.trodden = [(step, self.way(step)) for step in moved]
        self.leads = list(
            dict.fromkeys(
                (self.way(step), step.start == BASE)
                for step in steps
                if abs(step.to - step.start) <= FAR
            )
        )
        board = layout.board
        starts = {board.square(arm, 0) for arm in range(board.arms) if view.pieces[arm]}
        self.numbered = {layout.at(point) for point in board.track if point not in starts}

    def way(self, step: Step) -> tuple[Point, ...]:
        """Return the squares from a step's start to its end, all of them those in between."""
        arm, number = step.piece.seat, step.piece.number
        onward = 1 if step.to >= step.start else -1
        positions = range(step.start, step.to + onward, onward)
        return tuple(self.layout.square(arm, position, number) for position in positions)

    def plays(self, arm: Seat) -> bool:
        return bool(self.view.pieces[arm])

    # --- corners ------------------------------------------------------------------------------

    def corners(self, names: Names, faces: Faces) -> Iterator[Tiled]:
        """Yield trays and plates."""
        view, plan = self.view, self.layout.plan
        names = known(view, names)
        for arm, colour in enumerate(self.colours):
            corner = plan.corners[arm]
            if not self.plays(arm):
                yield Vacant(self.layout, arm)
                yield VacantStart(self.layout, arm)
                place = self.layout.board.starts[arm]
                yield numbered(self.layout, place)
                yield numbered(self.layout, (place + 1) % self.layout.board.length)
                continue
            colours = view.own(arm)
            if arm in self.lit:
                yield from glow(corner.tray, plan.radius)
                yield LitTray(corner.tray, plan.radius, colour, corner.base, self.unit)
            together = corner.shares is not None and self.plays(corner.shares)
            yield Plate(
                self.layout.plate(arm, together),
                colour,
                readable(names.get(arm, "")),
                arm == view.turn,
                next((view.places.index(one) + 1 for one in colours if one in view.places), 0),
                tuple(self.colours[one] for one in colours if one != arm),
                arm in view.neutral,
                next((faces[one] for one in colours if one in faces), None),
            )

    def lanes(self) -> Iterator[Tiled]:
        length = self.layout.board.length
        for arm, positions in enumerate(self.view.pieces):
            if not positions:
                yield VacantLane(self.layout, arm)
                continue
            full = all(position >= length for position in positions)
            if full or arm in self.lit:
                yield LitLane(self.layout, arm, full)

    # --- what has happened ----------------------------------------------------------------------

    def trails(self) -> Iterator[Tiled]:
        """Yield the last moves, oldest first, each with where it began."""
        for i, (step, points) in enumerate(self.trodden):
            colour = self.colours[step.piece.seat]
            newest = i == len(self.trodden) - 1
            numbered = [point in self.numbered for point in points]
            rimmed = step.start == BASE and step.piece.seat in self.lit
            yield from trail(points, self.unit, colour, newest, numbered, rimmed)
            if points[0] not in self.taken:
                yield Left(points[0], self.unit, colour)
        if len(self.trodden) < 2:
            return
        for i, (step, points) in enumerate(self.trodden, 1):
            at, to = self._gap(points)
            yield Tag(at, to, i, self.unit, self.colours[step.piece.seat])

    def _gap(self, points: tuple[Point, ...]) -> tuple[Point, Point]:
        """Return where on a trail a tag covers least, and where it points from there."""

        def crowded(i: int) -> tuple[int, int]:
            ends = points[i : i + 2]
            return sum(end in self.taken or end in self.landings for end in ends), i

        i = min(range(len(points) - 1), key=crowded)
        one, other = points[i : i + 2]
        share = 0.5
        if other in self.taken:
            share = 0.26 if one not in self.taken else 0.5
        elif one in self.taken:
            share = 0.66
        if dist(one, other) > 1.5 * self.unit:
            share = 0.5
        at = one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
        return (round(at[0]), round(at[1])), other

    def sent_home(self) -> Iterator[tuple[Piece, Point, bool]]:
        """Yield the pieces that are back in their base, where from, and whether as a penalty."""
        for step in self.view.last:
            owner = step.piece
            if step.to == BASE != step.start:
                yield owner, self.layout.square(owner.seat, step.start, owner.number), True
            for piece in step.captures:
                yield piece, self.layout.square(owner.seat, step.to, owner.number), False

    def homecomings(self) -> Iterator[Tiled]:
        numbers = self.numbered - self.taken.keys()
        for piece, start, penalty in self.sent_home():
            if not self._is_home(piece):
                continue
            colour = self.colours[piece.seat]
            end = self.layout.square(piece.seat, BASE, piece.number)
            for dot in home(start, end, self.unit, colour, self._around(start, end)):
                # Rather a gap in the way than a number that cannot be read.
                if all(dist(dot.at, at) > NUMBER_REACH for at in numbers):
                    yield dot
            if penalty and start not in self.taken:
                if start in self.numbered:
                    yield Blank(start, self.unit)
                yield Struck(start, self.unit, colour)

    def _is_home(self, piece: Piece) -> bool:
        return self.view.pieces[piece.seat][piece.number] == BASE

    def _around(self, start: Point, end: Point) -> Point:
        """Return towards where a way home bends: away from the middle of the board."""
        x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        dx, dy = end[0] - start[0], end[1] - start[1]
        middle = self.layout.at((0, 0))
        side = 1 if (x - middle[0]) * -dy + (y - middle[1]) * dx >= 0 else -1
        return x - dy * 0.18 * side, y + dx * 0.18 * side

    def bursts(self) -> Iterator[Tiled]:
        """Yield stars where pieces were captured, and where they are now."""
        places: dict[Point, None] = {}
        for piece, start, penalty in self.sent_home():
            if not penalty:
                places[start] = None
                if self._is_home(piece):
                    places[self.layout.square(piece.seat, BASE, piece.number)] = None
        for at in places:
            if at not in self.landings:
                yield Star(at, self.unit, True)
                if at in self.numbered and at not in self.taken:
                    yield Blank(at, self.unit)

    def blocked(self, place: int) -> Blocked:
        """Return what bars a place on the track."""
        return Blocked(self.layout.at(self.layout.board.track[place]), self.unit)

    # --- what can be done ---------------------------------------------------------------------

    def ways(self) -> Iterator[Tiled]:
        """Yield where each piece may go, and on the way there no numbers."""
        trodden = {point for _, points in self.trodden for point in points}
        for at in dict.fromkeys(chain.from_iterable(points for points, _ in self.leads)):
            if at in self.numbered and at not in self.taken and at not in trodden:
                yield Blank(at, self.unit)
        for points, entering in self.leads:
            if entering:
                yield from map(Dot, dots(points[0], points[-1]))
            else:
                yield from way(points, self.unit)
        for at, who in self.landings.items():
            if at not in self.taken:
                yield Target(at, self.unit, who)
            elif self.stacks and at not in self.hit:
                yield Ring(at, self.unit)
            else:
                yield Star(at, self.unit)

    def named(self) -> Iterator[Tiled]:
        """Yield what a card names: squares, with a star behind those who stand there, and players."""
        for place in self.aims.squares:
            at = self.layout.at(self.layout.board.track[place])
            yield Star(at, self.unit) if at in self.taken else Ring(at, self.unit)
        for arm in self.aims.victims:
            corner = self.layout.plan.corners[arm]
            together = corner.shares is not None and self.plays(corner.shares)
            yield Frame(self.layout.plate(arm, together))

    # --- pieces and dice ------------------------------------------------------------------------

    def dice(self) -> Iterator[Tiled]:
        view, plan = self.view, self.layout.plan
        turn, by = view.turn, view.rolled_by
        waits = turn is not None and not view.choices
        if plan.central:
            shown = turn if turn is not None else by
            if shown is None:
                return
            middle = self.layout.at((0, 0))
            yield Disc(middle, CENTRAL, self.colours[shown])
            if waits:
                yield Waiting(middle, DIE, self.colours[shown])
            elif by is not None:
                yield from _row(middle, DIE, view.dice, self.colours[by], True)
            if waits and by is not None:
                spot = middle[0] + 88, middle[1] + 72
                yield from _row(spot, 54, view.dice, self.colours[by], False)
            return
        if turn is not None and waits:
            x, y = plan.corners[turn].die
            yield Waiting((x, y), DIE, self.colours[turn])
        if by is None:
            return
        x, y = plan.corners[by].die
        if by == turn and waits:
            yield from _row((x, y + 88), DIE_BEFORE, view.dice, self.colours[by], True)
        else:
            large = DIE if by == turn else LAST_DIE
            yield from _row((x, y), large, view.dice, self.colours[by], by == turn)

    def pieces(self) -> Iterator[Tiled]:
        """Yield the pieces, from the top of the board to its foot: who is nearer hides more."""
        movable = {
            (choice.step.piece.seat, choice.step.piece.number) for choice in self.view.choices
        }
        victims = {
            (piece.seat, piece.number)
            for choice in self.view.choices
            for piece in choice.step.captures
        }
        trodden = {point for _, points in self.trodden for point in points}
        for at in sorted(self.taken, key=lambda at: (at[1], at[0])):
            pieces = self.taken[at]
            chosen = tuple(piece in movable for piece in pieces)
            bright = not victims.isdisjoint(pieces) or at in self.landings
            blank = at in self.numbered and at not in trodden and at not in self.landings
            blank = blank and not any(chosen)
            who = tuple((self.colours[arm], number + 1) for arm, number in pieces)
            yield group(at, self.unit, who, chosen, bright, blank, self.stacks)

    def shoulders(self) -> Iterator[Tiled]:
        """Yield what stands on the shoulders of pieces."""
        for at, who in self.landings.items():
            if at in self.taken:
                yield Badge(at, self.unit, who, self._free_shoulder(at))
        for piece, _, penalty in self.sent_home():
            if penalty and self._is_home(piece):
                yield Cross(self.layout.square(piece.seat, BASE, piece.number), self.unit)

    def _free_shoulder(self, at: Point) -> Point:
        """Return on which side of a piece a badge covers no number: right or left, up or down."""

        def room(side: Point) -> float:
            spot = at[0] + side[0] * 37 * self.layout.k, at[1] + side[1] * 38 * self.layout.k
            digits = [(x, y + LOW) for x, y in self.taken if (x, y) != at]
            numbers = self.numbered - self.taken.keys()
            return min(42.0, *(dist(spot, other) for other in chain(digits, numbers)))

        return max(((1, -1), (-1, -1), (1, 1), (-1, 1)), key=room)


def group(
    at: Point,
    unit: int,
    who: tuple[Who, ...],
    chosen: tuple[bool, ...],
    bright: bool = False,
    blank: bool = False,
    stacks: bool = False,
) -> Tiled:
    """Return the pieces on one square; two of a colour are a barrier, unless squares are shared."""
    if len(who) == 1:
        ((colour, number),) = who
        return Pawn(at, unit, colour, number, chosen[0], bright, blank)
    if len(who) == 2:
        barrier = who[0][0] == who[1][0] and not stacks
        return Pair(at, unit, (who[0], who[1]), barrier, (chosen[0], chosen[1]), bright, blank)
    many = Crowd if len(who) <= 4 else Throng
    return many(at, unit, who, any(chosen), bright)


def occupied(view: RaceView, layout: Layout) -> dict[Point, list[tuple[Seat, int]]]:
    """Return, by square, the pieces on it."""
    found: dict[Point, list[tuple[Seat, int]]] = {}
    for arm, positions in enumerate(view.pieces):
        for number, position in enumerate(positions):
            found.setdefault(layout.square(arm, position, number), []).append((arm, number))
    return found


def _landings(steps: Iterable[Step], layout: Layout) -> dict[Point, tuple[Who, ...]]:
    """Return, by square, who may land there."""
    found: dict[Point, dict[Who, None]] = {}
    for step in steps:
        piece = step.piece
        at = layout.square(piece.seat, step.to, piece.number)
        who = layout.board.colours[piece.seat], piece.number + 1
        found.setdefault(at, {})[who] = None
    return {at: tuple(who) for at, who in found.items()}


def _row(at: Point, side: int, dice: Iterable[int], colour: str, lit: bool) -> Iterator[Die]:
    """Yield dice beside each other; more are smaller."""
    rolled = tuple(dice)
    if len(rolled) > 1:
        side = round(side * 0.7)
    for i, pips in enumerate(rolled):
        x = at[0] + (i - (len(rolled) - 1) / 2) * side * 1.16
        yield Die((round(x), round(at[1])), side, pips, colour, lit)
