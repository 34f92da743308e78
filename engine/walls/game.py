"""The wall race (rulebook 001): its board, its ways, its script.

A position holds, by seat, where its pieces stand: squares of the track all share, from A at 0 to the
two squares Z; -1 is the base, and the goal squares come after the track (see `data.shipped.boards`).  A die d
takes a piece from the base to square d - 1: A is counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import count, product
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct, field

from data.shipped.wall_boards import Walls, walls
from engine.chance import Pick, Roll, Shuffle
from engine.core import Decision, Event, Game, Play, Script, Table
from engine.first_player import Began, OpeningRoll, opening
from engine.races import Captured, Finished, by_seat, captures
from engine.rules import Value
from engine.seating import SAME_COLOURS, Seating
from engine.views import BASE, Action, Piece, ResultView, Seat
from engine.walls.views import AT_ONCE, Leg, WallsView, Way, WayChoice

Position: TypeAlias = list[list[int]]
Dice: TypeAlias = tuple[int, int]

BOARD = walls()
SEATS = len(BOARD.colours)
PIECES = BOARD.pieces
LENGTH = BOARD.length
"""The position of goal square a."""
FINISH = frozenset(BOARD.finish)
HOWS = "+-^v"
"""How a piece goes with a die: forward, back, over a wall forward, over a wall back."""

KEPT = 1200
"""Squares with a roll whose ways are remembered, of all courses: 1 MB."""

Step: TypeAlias = tuple[str, int, int]
"""How a piece goes with a die, the die, and the square it comes to."""


class Path(Struct, frozen=True, gc=False):
    """A way of both dice from a square, other pieces aside."""

    first: Step
    second: Step
    stop: int | None
    """Where the piece stops between the dice; None if both take it one way, past that square."""
    to: int
    """Where it comes to; the two squares Z are one end, as the goal comes after either."""
    notation: str


class Move(Struct, frozen=True, gc=False):
    """A piece's way in a position, with its captures."""

    action: Action
    seat: Seat
    piece: int
    at: int
    path: Path
    on_stop: tuple[tuple[Seat, int], ...] = ()
    """Who is captured where it stops between the dice."""
    on_end: tuple[tuple[Seat, int], ...] = ()
    """Who is captured where it ends."""


class Course:
    """The board with its walls in a layout, and its moves."""

    def __init__(self, walls: Walls, jump_back: bool, own_stopover: bool) -> None:
        """Set up the walls.

        Args:
            walls: the numbers on each of them from left to right, from the start on.
            jump_back: whether they may be jumped away from the goal as well (reading W-10).
            own_stopover: whether a way may stop where an own piece stands (reading W-7).
        """
        self.own_stopover = own_stopover
        doors: dict[int, list[tuple[int, str, int]]] = {}
        for segment in BOARD.segments(walls):
            doors.setdefault(segment.low, []).append((segment.number, "^", segment.high))
            if jump_back:
                doors.setdefault(segment.high, []).append((segment.number, "v", segment.low))
        self.steps = {
            (at, die): tuple(self._steps(at, die, doors.get(at, [])))
            for at, die in product(range(BASE, LENGTH), range(1, 7))
        }
        """By square and die: where a piece can go."""

    @staticmethod
    def _steps(at: int, die: int, doors: list[tuple[int, str, int]]) -> list[Step]:
        """Return the ends of a die: along the track or over walls.

        There is no square before A, nor one behind Z (readings W-3, W-5).
        """
        found = [("+", die, at + die)] if at + die < LENGTH else []
        if at - die >= 0:
            found.append(("-", die, at - die))
        return found + [(how, die, to) for number, how, to in doors if number == die]

    def paths(self, at: int, dice: Dice) -> tuple[Path, ...]:
        """Return the ways of two dice from a square, by preference.

        Ways with the same end and the same stop come to the same whoever stands where: they are one.
        """
        return _paths(self, at, min(dice), max(dice))

    def moves(self, position: Position, seat: Seat, dice: Dice) -> list[Move]:
        """Return all moves of *seat*: both dice for one piece.

        Of ways to the same end that capture the same pieces there is one, the first in the order of
        `paths` (reading W-16); the pieces that wait in the base are one choice (A-3).  Own pieces
        stand in the way where a way stops or ends, and nowhere else (W-6, W-7); with
        `own_stopover`, only where it ends.  The moves come by piece, those that lead furthest first.

        There is always one (W-2): the hindmost piece can go back with both dice unless it stands
        less than their sum from A; then it can go on by their sum, or if an own piece is in the way
        that one can, and so on; the fourth would stand less than four times the sum ahead of it,
        and 11 + 4 x 12 is a square of the track.
        """
        own = position[seat]
        barred = () if self.own_stopover else own
        others: dict[int | None, tuple[tuple[Seat, int], ...]] = {
            at: ((other, number),)
            for other, pieces in enumerate(position)
            if other != seat
            for number, at in enumerate(pieces)
            if BASE < at < LENGTH
        }
        found: list[Move] = []
        for piece, at in enumerate(own):
            if at >= LENGTH or (at == BASE and own.index(BASE) != piece):
                continue
            ends, begun = set(), len(found)
            for path in self.paths(at, dice):
                stop, to = path.stop, path.to
                if stop in barred or (to in own and to != at):
                    continue
                on_stop, on_end = others.get(stop, ()), others.get(to, ())
                if (to, on_stop) in ends:
                    continue
                ends.add((to, on_stop))
                action = f"go {piece + 1} {path.notation}"
                found.append(Move(action, seat, piece, at, path, on_stop, on_end))
            found[begun:] = sorted(found[begun:], key=furthest, reverse=True)
        return found


@lru_cache(maxsize=KEPT)
def _paths(course: Course, at: int, low: int, high: int) -> tuple[Path, ...]:
    ways = [
        (first, second)
        for one, other in ((low, high), (high, low))
        for first in course.steps[at, one]
        for second in course.steps[first[2], other]
    ]
    paths: dict[tuple[int | None, int], Path] = {}
    for first, second in sorted(ways, key=preference):
        stop = None if first[0] == second[0] in "+-" else first[2]
        to = LENGTH if second[2] in FINISH else second[2]
        notation = f"{first[0]}{first[1]} {second[0]}{second[1]}"
        paths.setdefault((stop, to), Path(first, second, stop, to, notation))
    return tuple(paths.values())


def preference(way: tuple[Step, Step]) -> tuple[int, ...]:
    """Order equal ends: fewer jumps, the smaller die first, forward first."""
    first, second = way
    jumps = (first[0] in "^v") + (second[0] in "^v")
    return jumps, first[1], HOWS.index(first[0]), HOWS.index(second[0])


def furthest(move: Move) -> int:
    """Order moves by where they lead."""
    return move.path.to


@lru_cache(maxsize=16)
def course(walls: Walls, jump_back: bool, own_stopover: bool) -> Course:
    """Return the one course with these walls."""
    return Course(walls, jump_back, own_stopover)


def goal(own: list[int]) -> int:
    """Return the next goal square: d first, then c, b and a."""
    return LENGTH + PIECES - 1 - sum(at >= LENGTH for at in own)


def way(position: Position, move: Move) -> Way:
    """Return a *move* in the terms of views."""
    path = move.path
    return Way(
        Piece(move.seat, move.piece),
        move.at,
        (leg(path.first, move.on_stop), leg(path.second, move.on_end)),
        goal(position[move.seat]) if path.to == LENGTH else path.to,
    )


def leg(step: Step, captured: tuple[tuple[Seat, int], ...]) -> Leg:
    """Return a piece's way with one die."""
    how, die, to = step
    return Leg(die, how, to, tuple(Piece(*each) for each in captured))


def after(position: Position, gone: Way) -> Position:
    """Return the position after a way; *position* stays unchanged."""
    pieces = [own[:] for own in position]
    apply(pieces, gone)
    return pieces


def apply(position: Position, gone: Way) -> None:
    """Set captured pieces back, then the moved piece on its square."""
    for piece in gone.captures:
        position[piece.seat][piece.number] = BASE
    position[gone.piece.seat][gone.piece.number] = gone.to


# Events of the wall race.


class SetWalls(Event, frozen=True):
    """The walls were put up in another order, some turned round."""

    walls: Walls
    """Their numbers as they stand, from left to right, from the start on."""


class RolledTwo(Event, frozen=True):
    """A seat rolled both dice in its turn."""

    rolled: ClassVar[bool] = True
    moves: ClassVar[bool] = False
    seat: Seat
    dice: tuple[int, int]


class Went(Event, frozen=True):
    """A piece went a way with both dice; captures follow."""

    seat: Seat
    piece: int
    at: int
    """Where it stood."""
    legs: tuple[Leg, Leg]
    to: int
    """Where it stands now."""

    @property
    def way(self) -> Way:
        """The same in the words of the views."""
        return Way(Piece(self.seat, self.piece), self.at, self.legs, self.to)


def ways(events: Sequence[Event]) -> tuple[Way, ...]:
    """Return the ways that were gone."""
    return tuple(event.way for event in events if isinstance(event, Went))


TO_ROLL = [
    Decision("roll", {seat: ("roll",)}, (seat,), None, {seat: "roll"}) for seat in range(SEATS)
]
BOTH_DICE = Roll(2)


class WallsTable(Table, omit_defaults=True):
    """The walls, the pieces, and the roll."""

    pieces: Position
    walls: Walls
    dice: tuple[int, int] | None = None
    """The last roll."""
    rolled_by: Seat | None = None
    places: list[Seat] = field(default_factory=list)
    """Who has finished, the winner first."""


class WallRace(Game[WallsTable]):
    """The wall race, with the seats taken and the rules chosen."""

    key: ClassVar[str] = "walls"
    happenings = (SetWalls, OpeningRoll, Began, RolledTwo, Captured, Went, Finished)

    def __init__(self, seats: Sequence[Seat], values: Mapping[str, Value]) -> None:
        super().__init__(WallsTable, seats)
        self.shuffled = values["wall_layout"] == "shuffled"
        self.jump_back = bool(values["jump_back"])
        self.own_stopover = bool(values["own_stopover"])
        self.plays_on = bool(values["places"])
        self.first = values["first_player"]
        self.pieces = int(values["pieces"])

    def new(self) -> WallsTable:
        """All pieces in their bases, the walls as on the board ("Spielvorbereitung")."""
        pieces = [[BASE] * self.pieces if seat in self.seats else [] for seat in range(SEATS)]
        return WallsTable(pieces=pieces, walls=BOARD.walls)

    def turn(self, t: WallsTable) -> Script[None]:
        """Roll both dice, go with a piece, and hand them on ("Spielablauf")."""
        if t.turn is None:
            if self.shuffled:
                yield from self.shuffle(t)
            t.turn = yield from opening(self.seats, self.first)
            yield Began(t.turn)
            return
        seat = t.turn
        yield from self.roll(t, seat)
        yield from self.go(t, (yield from self.choose(seat, self.moves(t, seat))))
        if not t.over:
            t.turn = self.following(t, seat)

    def shuffle(self, t: WallsTable) -> Script[None]:
        """Shuffle the walls, and let chance turn each."""
        _, order = yield Shuffle(len(BOARD.walls))
        walls = []
        for wall in order.split():
            _, turned = yield Pick(2)
            walls.append(BOARD.walls[int(wall)][:: -1 if turned == "1" else 1])
        t.walls = tuple(walls)
        yield SetWalls(t.walls)

    def roll(self, t: WallsTable, seat: Seat) -> Script[None]:
        """Roll, always both dice ("Spielablauf", paragraph 2)."""
        yield TO_ROLL[seat]
        _, rolled = yield BOTH_DICE
        one, other = rolled.split()
        t.dice, t.rolled_by = (int(one), int(other)), seat
        yield RolledTwo(seat, t.dice)

    def choose(self, seat: Seat, moves: list[Move]) -> Script[Move]:
        """Ask for one of the *moves*; there always is one (reading W-2)."""
        called = {move.action: move for move in moves}
        usual = max(moves, key=lambda move: move.path.to).action
        _, action = yield Decision("go", {seat: tuple(called)}, (seat,), None, {seat: usual})
        return called[action]

    def go(self, t: WallsTable, move: Move) -> Script[None]:
        """Go a way, with captures, and rest in the goal on Z."""
        gone = way(t.pieces, move)
        apply(t.pieces, gone)
        yield Went(move.seat, move.piece, gone.start, gone.legs, gone.to)
        for piece in gone.captures:
            t.struck[piece.seat] = move.seat
            yield Captured(piece.seat, piece.number, move.seat)
        if min(t.pieces[move.seat]) >= LENGTH:
            t.places.append(move.seat)
            yield Finished(move.seat, len(t.places))
            t.over = not self.plays_on or len(self.seats) - len(t.places) < 2

    def following(self, t: WallsTable, seat: Seat) -> Seat:
        """Return the next unfinished seat, clockwise."""
        going = [each for each in self.seats if each not in t.places]
        return min(going, key=lambda each: (each - seat - 1) % SEATS)

    def moves(self, t: WallsTable, seat: Seat) -> list[Move]:
        """Return the moves of *seat* by the last roll."""
        dice: Dice | None = t.dice
        assert dice is not None, "somebody has rolled"
        ways = course(t.walls, self.jump_back, self.own_stopover)
        return ways.moves(t.pieces, seat, dice)

    def view(self, play: Play[WallsTable], seat: Seat | None, recent: Sequence[Event]) -> WallsView:
        """Build the view of all; nothing is hidden."""
        t, pending = play.table, play.pending
        choices: tuple[WayChoice, ...] = ()
        if isinstance(pending, Decision) and pending.prompt == "go":
            assert t.turn is not None
            choices = tuple(numbered(t.pieces, self.moves(t, t.turn)))
        return WallsView(
            board=BOARD.key,
            walls=t.walls,
            jump_back=self.jump_back,
            pieces=tuple(map(tuple, t.pieces)),
            turn=None if t.over else t.turn,
            dice=t.dice or (),
            rolled_by=t.rolled_by,
            choices=choices,
            last=ways(recent),
            places=tuple(t.places),
            struck=tuple(t.struck.items()),
        )

    def standings(self, t: WallsTable) -> list[list[Seat]]:
        """Rank finished seats by place, then the others together."""
        others = [seat for seat in self.seats if seat not in t.places]
        return [*([seat] for seat in t.places), others]


def numbered(position: Position, moves: Sequence[Move]) -> Iterator[WayChoice]:
    """Yield *moves* as choices; the leading ones have the first numbers."""
    ways = {move.action: way(position, move) for move in moves}
    leading = sorted(ways, key=lambda action: _ahead(ways[action]), reverse=True)[:AT_ONCE]
    first, later = count(1), count(len(leading) + 1)
    for action, gone in ways.items():
        yield WayChoice(action, gone, next(first if action in leading else later))


def _ahead(gone: Way) -> tuple[bool, int, int]:
    """Return the weight of a way: home, captures, squares gone ahead."""
    return gone.to >= LENGTH, len(gone.captures), gone.to - gone.start


# Results of finished wall races, seat by seat.


def result(game: Game[Any], t: Table, seating: Seating, events: Iterable[Event]) -> ResultView:
    """Count as `by_seat`, of all that happened."""
    happened = list(events)
    rolls = [(event.seat, event.dice) for event in happened if isinstance(event, RolledTwo)]
    return ResultView(SAME_COLOURS, by_seat(game, t, seating, captures(happened), rolls))
