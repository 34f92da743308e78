"""The wall race as a script (rulebook 001)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar

from msgspec import field

from data.shipped.walls import Walls
from engine.chance import Pick, Roll, Shuffle
from engine.core import Decision, Event, Game, Play, Script, Table
from engine.races import Began, Captured, Finished, OpeningRoll, by_seat, captures, opening
from engine.rules import Value
from engine.seating import SAME_COLOURS, Seating
from engine.views import BASE, Piece, ResultView, Seat
from engine.walls.course import BOARD, LENGTH, SEATS, Dice, Move, Position, apply, course, way
from engine.walls.views import AT_ONCE, Leg, WallsView, Way, WayChoice

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
    """Yield *moves* as choices, numbered by piece, or together if few."""
    together = len(moves) <= AT_ONCE
    for _, own in groupby(moves, key=lambda move: together or move.piece):
        for number, move in enumerate(own, 1):
            yield WayChoice(move.action, way(position, move), number)


# Results of finished wall races, seat by seat.


def result(game: Game[Any], t: Table, seating: Seating, events: Iterable[Event]) -> ResultView:
    """Count as `by_seat`, of all that happened."""
    happened = list(events)
    rolls = [(event.seat, event.dice) for event in happened if isinstance(event, RolledTwo)]
    return ResultView(SAME_COLOURS, by_seat(game, t, seating, captures(happened), rolls))
