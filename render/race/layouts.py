"""Layouts of boards in pixels, and all marks' shared knowledge.

A layout is made from a board's coordinates and its `Plan`. Another board is another plan; one whose
ground looks different brings a ground of its own beside `render.race.ground`, and a view of another
kind a module beside `render.race.picture` that turns it into marks. Nothing else knows where
anything lies.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from data.shipped.boards import Board, Point, load
from engine.action_cards.views import ActionCardsView
from engine.views import BASE, RaceView, Seat, Step
from render.drawing.canvas import Area
from render.drawing.places import between, whole
from render.sprites.pieces import Who
from render.sprites.squares import RADIUS as DISH
from render.sprites.squares import UNIT

RIM = 20
"""Pixels of the board's rim."""
LANE = 38.5
"""Half the width of a goal lane, where squares are 84 pixels apart."""
ROAD = 6


class Corner(Struct, frozen=True):
    """The things of one arm beside its squares, in pixels."""

    tray: Area
    base: tuple[Point, ...]
    """Where its pieces wait, by their number."""
    plate: Area
    die: Point
    """Where its die lies, as long as that is in the tray."""
    narrow: Area | None = None
    """Its plate when the other arm that has the same corner plays, too."""
    shares: int | None = None
    """Which arm that is."""
    strap: tuple[Point, Point] | None = None
    """The ends of what ties a distant plate to its tray."""

    def nests(self, pieces: int) -> tuple[Point, ...]:
        """Return the centred places of so many pieces in the base."""
        one, two, three, four = self.base
        middle = between(one, four, 0.5)
        if pieces == 3:
            return one, two, whole((middle[0], three[1]))
        if pieces == 2:
            return whole((one[0], middle[1])), whole((two[0], middle[1]))
        return self.base


class Plan(Struct, frozen=True):
    """The numbers of one board's picture."""

    width: int
    height: int
    unit: int
    """The distance of neighbouring squares."""
    corners: tuple[Corner, ...]
    """By arm."""
    radius: float
    """Of the corners of trays."""
    turned: bool = False
    """Whether the first arm is at the bottom instead of on the left."""
    central: bool = False
    """Whether the die lies in the middle, as the trays have no room for it."""


def _corner_of_four(x: int, y: int) -> Corner:
    """Return the corner on the side (*x*, *y*), each -1 or 1."""
    tray = _mirrored((45, 45, 367, 367), x, y)
    plate = _mirrored((54, 54, 358, 122), x, y)
    rows = (186, 280) if y < 0 else (711, 805)
    columns = (102, 190) if x < 0 else (810, 898)
    base = tuple((column, row) for row in rows for column in columns)
    die = (292 if x < 0 else 708), (232 if y < 0 else 758)
    return Corner(tray, base, plate, die)


def _mirrored(area: Area, x: int, y: int) -> Area:
    left, top, right, bottom = area
    if x > 0:
        left, right = 1000 - right, 1000 - left
    if y > 0:
        top, bottom = 1000 - bottom, 1000 - top
    return left, top, right, bottom


def _turned(corner: Corner, shares: int | None) -> Corner:
    """Return the opposite corner."""
    tray = _mirrored(corner.tray, 1, 1)
    plate = _mirrored(corner.plate, 1, 1)
    narrow = corner.narrow and _mirrored(corner.narrow, 1, 1)
    strap = corner.strap and (_opposite(corner.strap[0]), _opposite(corner.strap[1]))
    return Corner(tray, _holes(tray), plate, (500, 500), narrow, shares, strap)


def _opposite(at: Point) -> Point:
    return 1000 - at[0], 1000 - at[1]


def _holes(tray: Area) -> tuple[Point, ...]:
    left, top, right, bottom = tray
    x, y = (left + right) / 2, (top + bottom) / 2
    return tuple((x + a, y + b) for b in (-33, 35) for a in (-34, 34))


def _corners_of_six() -> tuple[Corner, ...]:
    """Return the corners from the bottom on, bases at arms, plates outside."""
    trays: tuple[Area, ...] = ((232, 822, 382, 972), (28, 425, 178, 575), (28, 28, 178, 178))
    own: Area = (28, 822, 220, 972)
    yellow = Corner(trays[0], _holes(trays[0]), own, (500, 500), (28, 900, 220, 972), 1)
    narrow, strap = (28, 822, 220, 894), ((42, 560), (42, 836))
    black = Corner(trays[1], _holes(trays[1]), own, (500, 500), narrow, 0, strap)
    blue = Corner(trays[2], _holes(trays[2]), (190, 28, 382, 178), (500, 500))
    return yellow, black, blue, _turned(yellow, 4), _turned(black, 3), _turned(blue, None)


PLANS = {
    "classic-4": Plan(
        width=1000,
        height=1000,
        unit=84,
        corners=tuple(_corner_of_four(x, y) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))),
        radius=25,
    ),
    "classic-6": Plan(
        width=1000,
        height=1000,
        unit=74,
        corners=_corners_of_six(),
        radius=18,
        turned=True,
        central=True,
    ),
}


class Layout(Struct, frozen=True, eq=False):
    """A board on its picture, one instance each, for quick look-ups."""

    board: Board
    plan: Plan
    ways: tuple[tuple[Point, ...], ...]
    """By arm: where its squares lie, from its start to the last of its goal."""
    pieces: int
    """How many each player has: as many nests are in a base, and squares in a goal."""

    @property
    def key(self) -> str:
        return self.board.key

    @property
    def k(self) -> float:
        """The scale of things: 1 where squares are 84 pixels apart."""
        return self.plan.unit / UNIT

    @property
    def dish(self) -> float:
        """The radius of a square, in pixels."""
        return DISH * self.k

    def at(self, point: Point) -> Point:
        """Return the place of a point of the board."""
        return _at(self.plan, point)

    def square(self, arm: int, position: int, number: int = 0) -> Point:
        """Return the square of a piece of *arm*.

        *number* matters in the base only.
        """
        if position < 0:
            return self.plan.corners[arm].base[number]
        return self.ways[arm][position]

    def numbered(self, playing: Iterable[int]) -> set[Point]:
        """Return the numbered squares: the track but for starts in play."""
        starts = {self.board.starts[arm] for arm in playing}
        track = self.ways[0][: self.board.length]  # place 0 is where the first arm starts
        return {at for place, at in enumerate(track) if place not in starts}

    def goals(self, arm: int) -> tuple[Point, ...]:
        """Return the squares of an arm's goal, from outside to inside."""
        return self.ways[arm][-self.pieces :]

    def approach(self, arm: int) -> tuple[Point, ...]:
        """Return the squares before the goal of a short game."""
        return self.ways[arm][self.board.length : -self.pieces]

    def lane(self, arm: int) -> tuple[Point, Point]:
        """Return the middles of a goal lane's first and last squares."""
        goals = self.goals(arm)
        return goals[0], goals[-1]

    def plate(self, arm: int, together: bool) -> Area:
        """Return the place of a name; *together*: in a shared corner."""
        corner = self.plan.corners[arm]
        return corner.narrow if together and corner.narrow else corner.plate


def layout(key: str, pieces: int | None = None) -> Layout:
    """Return the layout of a board by key and number of pieces.

    Raises:
        KeyError: there is no such board, or nobody has planned its picture.
    """
    return _layout(key, pieces or load(key).pieces)


def layout_of(view: RaceView) -> Layout:
    """Return the layout of a view and its number of pieces."""
    return layout(view.board, max(map(len, view.pieces)))


@cache
def _layout(key: str, pieces: int) -> Layout:
    board, plan = load(key), PLANS[key]
    corners = (replace(corner, base=corner.nests(pieces)) for corner in plan.corners)
    plan = replace(plan, corners=tuple(corners))
    ways = (
        tuple(_at(plan, board.square(arm, to)) for to in range(board.length + len(goals)))
        for arm, goals in enumerate(board.goals)
    )
    return Layout(board, plan, tuple(ways), pieces)


def _at(plan: Plan, point: Point) -> Point:
    """Return a point's place, in whole pixels, so that squares stay crisp."""
    x, y = (point[1], -point[0]) if plan.turned else point
    return round(plan.width / 2 + x * plan.unit), round(plan.height / 2 + y * plan.unit)


ABSENT = BASE - 1
"""The position of a piece that stands nowhere, as it is on its way."""


class Targets(Struct, frozen=True):
    """Targets of cards without a choice on this picture."""

    steps: tuple[Step, ...] = ()
    """Moves."""
    squares: tuple[int, ...] = ()
    """Places on the track."""
    victims: tuple[Seat, ...] = ()
    swaps: tuple[Step, ...] = ()
    """Those of the moves by which pieces change places: nothing lies between."""


NOTHING = Targets()


class SeenTable:
    """A view on its layout, with facts for several kinds of marks."""

    def __init__(self, view: RaceView, layout: Layout, targets: Targets) -> None:
        self.view, self.layout = view, layout
        self.unit, self.colours = layout.plan.unit, layout.board.colours
        self.short = layout.pieces < layout.board.pieces
        """Whether each player has fewer pieces than the board has room for."""
        self.stacks, self.obstacles = False, tuple[int, ...]()
        self.waits = view.turn is not None and not view.choices
        """Whether the die waits to be rolled."""
        self.laid: Seat | None = None
        """In whose tray a card lies, about which it all is."""
        if view.turn is None:
            targets = NOTHING  # nothing is to come of a card once the game is over
        self.targets = targets
        steps = [choice.step for choice in view.choices] or targets.steps
        if isinstance(view, ActionCardsView):
            self.stacks = True
            barring = (lasting.square for lasting in view.lasting)
            self.obstacles = tuple(square for square in barring if square is not None)
            self.waits = self.waits and not view.window
            self.laid = view.chain[0].seat if view.window and view.chain else None
        self.taken = occupied(view, layout)
        self.landings = landings(steps, layout)
        self.hit = set(landings((step for step in steps if step.captures), layout))
        self.named = {layout.at(layout.board.track[place]) for place in targets.squares}
        self.lit = view.own(view.turn) if view.turn is not None else view.places[:1]
        still = swapped(view.last, layout)
        moved = [
            step for step in view.last if step.to not in (BASE, step.start) and step not in still
        ]
        self.trodden = [(step, self.way(step)) for step in moved]
        self.leads = list(
            dict.fromkeys(
                (self.way(step), step.start == BASE) for step in steps if step not in targets.swaps
            )
        )
        self.numbered = layout.numbered(arm for arm, own in enumerate(view.pieces) if own)

    def way(self, step: Step) -> tuple[Point, ...]:
        """Return the squares of a step from start to end, inclusive."""
        arm, number = step.piece.seat, step.piece.number
        onward = 1 if step.to >= step.start else -1
        positions = range(step.start, step.to + onward, onward)
        return tuple(self.layout.square(arm, position, number) for position in positions)

    def plate(self, arm: Seat) -> Area:
        """Return the place of an arm's name."""
        shares = self.layout.plan.corners[arm].shares
        return self.layout.plate(arm, shares is not None and self.plays(shares))

    def plays(self, arm: Seat) -> bool:
        return bool(self.view.pieces[arm])


def occupied(view: RaceView, layout: Layout) -> dict[Point, list[tuple[Seat, int]]]:
    """Return, by square, the pieces on it."""
    found: dict[Point, list[tuple[Seat, int]]] = {}
    for arm, positions in enumerate(view.pieces):
        for number, position in enumerate(positions):
            if position == ABSENT:
                continue
            found.setdefault(layout.square(arm, position, number), []).append((arm, number))
    return found


def swapped(last: Iterable[Step], layout: Layout) -> set[Step]:
    """Return the steps of swapped pieces, without squares between."""
    found = set[Step]()
    for one, other in pairwise(last):
        if BASE not in (one.start, one.to, other.start, other.to):
            ends = [
                [
                    layout.square(step.piece.seat, at, step.piece.number)
                    for at in (step.start, step.to)
                ]
                for step in (one, other)
            ]
            if ends[0] == ends[1][::-1]:
                found |= {one, other}
    return found


def landings(steps: Iterable[Step], layout: Layout) -> dict[Point, tuple[Who, ...]]:
    """Return by square the pieces that may land there."""
    found: dict[Point, dict[Who, None]] = {}
    for step in steps:
        piece = step.piece
        at = layout.square(piece.seat, step.to, piece.number)
        who = layout.board.colours[piece.seat], piece.number + 1
        found.setdefault(at, {})[who] = None
    return {at: tuple(who) for at, who in found.items()}
