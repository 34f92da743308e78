"""The classic game as a script (rulebook 000 without its variants)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec import field, json

from engine.classic.course import (
    ENTER,
    MOVES,
    PIECES,
    START,
    Course,
    Move,
    Position,
    apply,
)
from engine.classic.rules import (
    BASIC,
    HOUSE_RULES,
    ClassicRule,
    heaviest,
)
from engine.core import ROLL, Decision, Event, Game, Pick, Play, Script, Table
from engine.rules import Rule, Value, chosen, fold
from engine.views import BASE, Choice, Piece, RaceView, Seat, Step

BOARD = "classic-4"


class ClassicTable(Table):
    """Where the pieces stand and whose turn it is."""

    pieces: Position
    places: list[Seat] = field(default_factory=list)
    """Who has all pieces home, the winner first."""


class OpeningRoll(Event, frozen=True):
    """A seat rolled for who begins."""

    seat: Seat
    pips: int


class Began(Event, frozen=True):
    """It is settled who begins."""

    seat: Seat


class Rolled(Event, frozen=True):
    """A seat rolled the die in its turn."""

    seat: Seat
    pips: int


class Stuck(Event, frozen=True):
    """No piece could move the roll."""

    seat: Seat
    pips: int


class Captured(Event, frozen=True):
    """A piece went back to its base."""

    captures: ClassVar[int] = 1
    seat: Seat
    piece: int
    by: Seat

    @property
    def actor(self) -> Seat:
        """The one who captured."""
        return self.by


class Moved(Event, frozen=True):
    """A piece came in (from -1) or moved, both ends in its own steps."""

    seat: Seat
    piece: int
    at: int
    to: int


class RollsAgain(Event, frozen=True):
    """A seat has a further roll."""

    seat: Seat


class Finished(Event, frozen=True):
    """A seat has all its pieces home; the place counts from 1."""

    seat: Seat
    place: int


class Classic(Game[ClassicTable]):
    """The classic game on a board, with the seats taken and the rules chosen."""

    key: ClassVar[str] = "classic"
    happenings = (
        OpeningRoll,
        Began,
        Rolled,
        Stuck,
        Captured,
        Moved,
        RollsAgain,
        Finished,
    )
    rules: ClassVar[tuple[type[ClassicRule], ...]] = HOUSE_RULES

    def __init__(
        self, seats: Sequence[Seat], values: Mapping[str, Value], board: str = BOARD
    ) -> None:
        super().__init__(ClassicTable, seats)
        self.course = Course(board, seats)
        self.first = values["first_player"]
        rules: list[Rule] = [*BASIC, *chosen(self.rules, values)]
        self.setup = fold(rules, ClassicRule.setup)
        self.tries = fold(rules, ClassicRule.tries)
        self.again_stuck = fold(rules, ClassicRule.again_stuck)
        self.duties = fold(rules, ClassicRule.duties)
        self.plays_on = fold(rules, ClassicRule.plays_on)(False)
        self.laid_out = json.encode(
            ClassicTable(pieces=self.setup(self.course.empty(START), self.course))
        )

    def new(self) -> ClassicTable:
        """One piece of each seat on its start square, three in its base ("Spielvorbereitung")."""
        return self.load(self.laid_out)

    def turn(self, t: ClassicTable) -> Script[None]:
        """Roll, move, and hand on the die unless there is a further roll ("Spielablauf")."""
        if t.turn is None:
            t.turn = yield from self.opening()
            yield Began(t.turn)
        seat, again = t.turn, False
        for _ in range(self.tries(1, t.pieces, seat)):
            pips = yield from self.roll(seat)
            if moves := self.allowed(t.pieces, seat, pips):
                yield from self.move(t, seat, moves)
                again = pips == 6
                break
            yield Stuck(seat, pips)
            again = self.again_stuck(False, pips)
            if again:
                break
        if min(t.pieces[seat]) >= self.course.track:
            yield from self.finish(t, seat)
        elif again:
            yield RollsAgain(seat)
            return
        t.turn = self.following(t, seat)

    def opening(self) -> Script[Seat]:
        """Settle who begins; the highest roll, those who tie roll again."""
        if self.first == "host":
            return self.seats[0]
        if self.first == "random":
            _, place = yield Pick(len(self.seats))
            return sorted(self.seats)[int(place)]
        rolling = sorted(self.seats)
        while len(rolling) > 1:
            rolls = {}
            for seat in rolling:
                _, pips = yield ROLL
                rolls[seat] = int(pips)
                yield OpeningRoll(seat, rolls[seat])
            rolling = [seat for seat in rolling if rolls[seat] == max(rolls.values())]
        return rolling[0]

    def roll(self, seat: Seat) -> Script[int]:
        """Let *seat* roll the die."""
        yield TO_ROLL[seat]
        _, pips = yield ROLL
        yield Rolled(seat, int(pips))
        return int(pips)

    def move(self, t: ClassicTable, seat: Seat, moves: list[Move]) -> Script[None]:
        """Let *seat* choose one of *moves*, and do it."""
        choice = {move.action: move for move in moves}
        actions = tuple(choice)
        _, action = yield Decision("move", {seat: actions}, (seat,), None, {seat: actions[0]})
        move = choice[action]
        apply(t.pieces, move)
        for other, captured in move.captures:
            yield Captured(other, captured, seat)
        yield Moved(seat, move.piece, move.at, move.to)

    def finish(self, t: ClassicTable, seat: Seat) -> Script[None]:
        """The first with all pieces home has won; the others may play on for places."""
        t.places.append(seat)
        yield Finished(seat, len(t.places))
        left = len(self.seats) - len(t.places)
        t.over = not self.plays_on or left < 2

    def following(self, t: ClassicTable, seat: Seat) -> Seat:
        """Return who is next, clockwise among those still playing."""
        playing = [each for each in self.seats if each not in t.places]
        return min(playing, key=lambda each: (each - seat - 1) % self.course.arms, default=seat)

    def moves(self, position: Position, seat: Seat, roll: int) -> list[Move]:
        """Return all exact moves of *roll*; pieces that wait in the base count once."""
        own, moves, last = position[seat], [], self.course.last
        for piece, at in enumerate(own):
            if at != BASE:
                to, action = at + roll, MOVES[piece]
            elif roll == 6 and own.index(BASE) == piece:
                to, action = START, ENTER
            else:
                continue
            if to <= last and to not in own:
                moves.append(Move(action, seat, piece, at, to, self.course.on(position, seat, to)))
        return moves

    def allowed(self, position: Position, seat: Seat, roll: int) -> list[Move]:
        """Return the moves of *roll* that no heavier duty forbids."""
        moves = self.moves(position, seat, roll)
        if len(moves) < 2:
            return moves
        return heaviest(moves, lambda move: self.duties((), position, move))

    def view(
        self, play: Play[ClassicTable], seat: Seat | None, recent: Sequence[Event]
    ) -> RaceView:
        """Build up what everybody sees; nothing is hidden."""
        t = play.table
        rolls = [event for event in recent if isinstance(event, Rolled | OpeningRoll)]
        return RaceView(
            board=self.course.board,
            pieces=tuple(map(tuple, t.pieces)),
            turn=None if t.over else t.turn,
            dice=(rolls[-1].pips,) if rolls else (),
            rolled_by=rolls[-1].seat if rolls else None,
            choices=self.choices(play),
            last=steps(recent),
            places=tuple(t.places),
        )

    def choices(self, play: Play[ClassicTable]) -> tuple[Choice, ...]:
        """Return the moves among which the seat on turn is to choose."""
        pending, turn = play.pending, play.table.turn
        if not isinstance(pending, Decision) or pending.prompt != "move" or turn is None:
            return ()
        pips = int(play.answers[-1][1])
        legal = self.allowed(play.table.pieces, turn, pips)
        return tuple(Choice(move.action, move.step) for move in legal)

    def standings(self, t: ClassicTable) -> list[list[Seat]]:
        """Those who are home by place, then the others together."""
        others = [seat for seat in self.seats if seat not in t.places]
        return [[seat] for seat in t.places] + ([others] if others else [])


def steps(events: Sequence[Event]) -> tuple[Step, ...]:
    """Return what moved, each step with the pieces captured by it."""
    found: list[Step] = []
    captures: list[Piece] = []
    for event in events:
        if isinstance(event, Captured):
            captures.append(Piece(event.seat, event.piece))
        elif isinstance(event, Moved):
            piece = Piece(event.seat, event.piece)
            found.append(Step(piece, event.at, event.to, tuple(captures)))
            captures = []
    return tuple(found)


MOST_SEATS = 6
TO_ROLL = [
    Decision("roll", {seat: ("roll",)}, (seat,), None, {seat: "roll"}) for seat in range(MOST_SEATS)
]
assert len(MOVES) == PIECES
