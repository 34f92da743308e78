"""Rules of the classic board: hooks, rolling, and house rules.

One class per sentence of the rulebook.  What a rule demands is a weight on the duties that moves
are tagged with (`engine.classic.course`).  What it forbids it takes out in one of two hooks: `bars`
for squares that a piece may neither pass nor reach, `more` for single moves.  A move that is taken
out there does not exist: no duty demands it, nothing is missed without it, and a seat without
another is stuck.  No other hook removes a legal move; `offers` only chooses among them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, TypeAlias

from msgspec.structs import replace

from engine.classic.course import PIPS, START, Course, Move, Position
from engine.classic.duties import Duty
from engine.rules import CUSTOM, OURS, Book, Rule, Value
from engine.views import BASE, Seat

Moves: TypeAlias = Callable[[Position, Seat, int], Sequence[Move]]
"""Returns the moves of a seat with a roll, duties aside."""


class ClassicRule(Rule):
    """Hooks that a rule of the classic board may answer."""

    def bind(self, course: Course, values: Mapping[str, Value]) -> None:
        """Bind the board and the other rules, once per game."""
        self.course = course

    # Asked once, when a game is made.

    def setup(self, position: Position) -> Position:
        """Return the positions of the pieces before the first turn."""
        return position

    def weigh(self, weight: int, duties: Duty) -> int:
        """The weight of a move that fulfils these duties."""
        return weight

    def shared(self, squares: frozenset[int], seat: Seat) -> frozenset[int]:
        """The squares on which two pieces of *seat* may stand."""
        return squares

    def plays_on(self, goes_on: bool) -> bool:
        """Return whether the others play on for places after a win."""
        return goes_on

    # Asked when a colour has all pieces home.

    def home(self, home: bool, colours: int) -> bool:
        """Return whether a player with so many own *colours* home is home."""
        return home

    # Asked in every turn, if a rule has an answer of its own.

    def tries(self, tries: int, position: Position, seat: Seat, moves: Moves) -> int:
        """Return the number of rolls until a piece can move."""
        return tries

    def again_stuck(self, again: bool, pips: int) -> bool:
        """Return whether a seat rolls again after an unusable roll."""
        return again

    def bars(self, bars: list[int], position: Position, seat: Seat) -> list[int]:
        """The squares closed to pieces of *seat*."""
        return bars

    def more(
        self, moves: list[Move], position: Position, seat: Seat, roll: int, bars: list[int]
    ) -> list[Move]:
        """Further moves of a roll, without forbidden ones, with tags."""
        return moves

    def offers(self, best: list[Move], moves: list[Move]) -> list[Move]:
        """The *moves* on offer if not only the *best* are.

        At least one.
        """
        return best

    def missed(self, missed: Move | None, moves: list[Move], chosen: Move) -> Move | None:
        """The move that the *chosen* one missed, at a price."""
        return missed


class Enter(ClassicRule):
    """Enter a piece on a 6 (000, "Würfelzahl 6", s. 3)."""

    key = "enter"
    source = Book(0, "Besonderheiten der Würfelzahl 6", sentence=3)

    def weigh(self, weight: int, duties: Duty) -> int:
        """More than entering the goal, less than a capture, if demanded."""
        return weight + 2 if duties & Duty.ENTER else weight


class Vacate(ClassicRule):
    """Clear the start square as soon as possible while pieces wait.

    000, "Spielablauf", paragraph 3; with a 6 as well ("Würfelzahl 6", sentence 5).
    """

    key = "vacate"
    source = Book(0, "Spielablauf", 3)

    def weigh(self, weight: int, duties: Duty) -> int:
        """More than coming in, for which there may be room nevertheless (C-18a).

        To make way for it, if that is demanded, as much as coming in (C-6).
        """
        if duties & Duty.MAKE_WAY:
            return weight + 2
        return weight + 3 if duties & Duty.VACATE else weight


class FirstPlayer(ClassicRule):
    """Choose the first player: the highest roll, chance, or the host.

    000, "Spielvorbereitung", has the youngest begin, whose age nobody knows here.
    """

    key = "first_player"
    source = Book(0, "Spielvorbereitung", sentence=3)
    values: ClassVar[tuple[Value, ...]] = ("highest_roll", "random", "host")
    default: ClassVar[Value] = "highest_roll"


class StartInBase(ClassicRule):
    """Begin with all pieces in the base (004, introduction)."""

    key = "start_in_base"
    source = Book(4, sentence=3)

    def setup(self, position: Position) -> Position:
        """No piece is on the board."""
        return self.course.empty()


class ThreeRolls(ClassicRule):
    """Give three rolls to a seat without pieces on the track.

    Unless one could advance in the goal.
    """

    key = "three_rolls"
    source = Book(0, "Dreimal würfeln", chapter="Spielvarianten")

    def tries(self, tries: int, position: Position, seat: Seat, moves: Moves) -> int:
        """Return three while pieces wait and none can move up."""
        own, goal = position[seat], self.course.goal
        if BASE not in own or any(START <= at < goal for at in own):
            return tries
        advances = max(own) >= goal and any(
            move.at >= goal for roll in PIPS for move in moves(position, seat, roll)
        )
        return tries if advances else 3


class Pieces(ClassicRule):
    """The number of pieces per player: fewer make a shorter game.

    They end on the innermost goal squares; those before are a way to them.  One begins on the start
    square and the others in the base, as in the book.
    """

    key = "pieces"
    source = OURS
    values: ClassVar[tuple[Value, ...]] = ("4", "3", "2")
    default: ClassVar[Value] = "4"


class SixAlwaysAgain(ClassicRule):
    """Roll again after a 6 that moved no piece (004, rule 7)."""

    key = "six_always_again"
    source = Book(4, "7")

    def again_stuck(self, again: bool, pips: int) -> bool:
        """Allow another roll after any 6."""
        return again or pips == 6


class PlayForPlaces(ClassicRule):
    """Play on for the next places (000, "Ende des Spiels", sentence 2)."""

    key = "places"
    people = frozenset({3, 4, 5, 6})
    source = Book(0, "Ende des Spiels", sentence=2)

    def plays_on(self, goes_on: bool) -> bool:
        """Continue play until one player is left."""
        return True


BASIC = (Enter, Vacate)
"""The duties of the base game, which nobody can switch off."""


CAPTURE = Duty.CAPTURE.value
EITHER = CAPTURE | Duty.BACKWARD.value


class CompulsoryCapture(ClassicRule):
    """Demand captures before all other duties (C-13).

    Either nothing else is offered, or, as in the book, one may overlook it: the move stands, and
    the piece that should have captured goes back to its base (C-12).
    """

    key = "compulsory_capture"
    source = Book(0, "Schlagzwang", chapter="Spielvarianten")
    values: ClassVar[tuple[Value, ...]] = (False, "enforce", "penalty")
    punishes = frozenset({"penalty"})

    def weigh(self, weight: int, duties: Duty) -> int:
        """More than anything else, and one capture as much as another."""
        return 4 if duties & Duty.CAPTURE and self.value == "enforce" else weight

    def offers(self, best: list[Move], moves: list[Move]) -> list[Move]:
        """Every capture beside the moves without this rule."""
        if self.value == "penalty":
            for each in moves:
                if each.duties & CAPTURE:
                    return [move for move in moves if move.duties & EITHER or move in best]
        return best

    def missed(self, missed: Move | None, moves: list[Move], chosen: Move) -> Move | None:
        """The capture by the capturing piece furthest ahead."""
        if not chosen.duties & EITHER:
            for move in moves:
                if move.duties & CAPTURE and (missed is None or move.at > missed.at):
                    missed = move
        return missed


class NoGoalJump(ClassicRule):
    """Forbid jumps in the goal; the last piece ends on a.

    000, "Spielvarianten", "Überspringen im Ziel verboten"; inside the goal as well (C-23).
    """

    key = "no_goal_jump"
    source = Book(0, "Überspringen im Ziel verboten", chapter="Spielvarianten")

    def bars(self, bars: list[int], position: Position, seat: Seat) -> list[int]:
        """The own pieces in the goal."""
        goal = self.course.goal
        for at in position[seat]:
            if at >= goal:
                bars = [*bars, at]
        return bars


class BackwardCapture(ClassicRule):
    """Allow a backward capture, but not on or past one's start square.

    000, "Spielvarianten", "Rückwärtsschlagen"; never from the goal (C-16), and never of the own
    other colour (C-26a): the sentence is about opponents' pieces.
    """

    key = "backward_capture"
    source = Book(0, "Rückwärtsschlagen", chapter="Spielvarianten")

    def bind(self, course: Course, values: Mapping[str, Value]) -> None:
        """Learn whether it is compulsory, and the seats behind each colour."""
        super().bind(course, values)
        self.tag = Duty.CAPTURE if values["backward_capture_forced"] else Duty.BACKWARD
        self.opponents = [
            [[each for each in there if each[0] not in own] for there in course.meeting[seat]]
            for seat, own in enumerate(course.together)
        ]

    def more(
        self, moves: list[Move], position: Position, seat: Seat, roll: int, bars: list[int]
    ) -> list[Move]:
        """Add the captures behind."""
        own, course, meeting = position[seat], self.course, self.opponents[seat]
        nearest, end = START + roll, course.track
        for piece, at in enumerate(own):
            if not nearest < at < end:
                continue
            to = at - roll
            for other, there in meeting[to]:
                if there in position[other]:
                    break
            else:
                continue
            if own.index(at) == piece and not any(to <= bar < at for bar in bars):
                duties = self.tag.value if course.demanded[seat][other] else 0
                action = course.actions(seat).back[piece]
                captured = course.on(position, seat, to)
                moves.append(Move(action, seat, piece, at, to, captured, duties))
        return moves


class BackwardCaptureForced(ClassicRule):
    """Demand backward captures like any other, with compulsory capture.

    The book says that it "may" be made, so it is not demanded unless this is on (C-15).
    """

    key = "backward_capture_forced"
    needs = ("compulsory_capture", "backward_capture")
    source = Book(0, "Rückwärtsschlagen", sentence=1, chapter="Spielvarianten")


class Barriers(ClassicRule):
    """Make two pieces of a colour on a square a barrier.

    000, "Spielvarianten", "Barrieren".  It bars its owner, too, in both directions (C-20).
    """

    key = "barriers"
    source = Book(0, "Barrieren", chapter="Spielvarianten")

    def bind(self, course: Course, values: Mapping[str, Value]) -> None:
        """Learn whether start squares can be barred."""
        super().bind(course, values)
        self.on_start = values["barrier_on_start"]

    def shared(self, squares: frozenset[int], seat: Seat) -> frozenset[int]:
        """All of the track, with or without the start squares in play."""
        starts = {self.course.starts[seat][other] for other in self.course.seats}
        return frozenset(range(self.course.track)) - (frozenset() if self.on_start else starts)

    def bars(self, bars: list[int], position: Position, seat: Seat) -> list[int]:
        """The squares where two of a colour stand."""
        track, starts = self.course.track, self.course.starts[seat]
        for other in self.course.seats:
            own = position[other]
            if len({*own}) < len(own):
                twice = {at for at in own if at >= START and own.count(at) > 1}
                bars = [*bars, *sorted((at + starts[other]) % track for at in twice)]
        return bars


class BarrierOnStart(ClassicRule):
    """Bar start squares like all others: the book names no exception (C-18)."""

    key = "barrier_on_start"
    needs = ("barriers",)
    source = Book(0, "Barrieren", sentence=1, chapter="Spielvarianten")
    default: ClassVar[Value] = True


class SafeStart(ClassicRule):
    """Spare the pieces that stand on their own start square.

    Such a piece may be passed, but not reached: neither forward nor backward, by no other colour.
    """

    key = "safe_start"
    source = CUSTOM

    def more(
        self, moves: list[Move], position: Position, seat: Seat, roll: int, bars: list[int]
    ) -> list[Move]:
        """Remove the captures there, also those added by rules above."""
        return [
            move
            for move in moves
            if not any(position[other][piece] == START for other, piece in move.captures)
        ]


class BlockedStart(ClassicRule):
    """Choose the move if own pieces block the start square (C-6).

    The book leaves it free; under tournament rules elsewhere the piece in the way has to move.
    """

    key = "blocked_start"
    source = Book(0, "Besonderheiten der Würfelzahl 6", sentence=5)
    values: ClassVar[tuple[Value, ...]] = ("free", "move_blocker")
    default: ClassVar[Value] = "free"

    def more(
        self, moves: list[Move], position: Position, seat: Seat, roll: int, bars: list[int]
    ) -> list[Move]:
        """Tag moves of the pieces that block the start square."""
        own = position[seat]
        blocked = START in own and not any(move.at == START for move in moves)
        if not blocked or seat in self.course.neutral:
            return moves
        # Where pieces can share a square only barriers are in the way, and those of others stay.
        in_the_way = {bar for bar in bars if bar <= START + roll} or {START + roll}
        if not in_the_way <= set(own):
            return moves
        return [
            replace(move, duties=move.duties | Duty.MAKE_WAY.value)
            if move.at in in_the_way
            else move
            for move in moves
        ]


class ExtraColours(ClassicRule):
    """Give two or three people all four colours.

    000, "Spielvarianten", "Weniger als 4 Personen".

    Two have two opposite colours each, three share a neutral one.  The book puts it among the
    variants, so that it is off unless chosen.
    """

    key = "extra_colours"
    source = Book(0, "Weniger als 4 Personen", chapter="Spielvarianten")
    people = frozenset({2, 3})


class TwoPlayerWin(ClassicRule):
    """Choose whether two people win with both colours, or the first (C-26).

    All own pieces have to be home in the base game; here each colour is played for itself.
    """

    key = "two_player_win"
    needs = ("extra_colours",)
    people = frozenset({2})
    source = Book(0, "Weniger als 4 Personen", sentence=3, chapter="Spielvarianten")
    values: ClassVar[tuple[Value, ...]] = ("both_colours", "first_colour")
    default: ClassVar[Value] = "both_colours"

    def home(self, home: bool, colours: int) -> bool:
        """Count a player as home with one colour home."""
        return colours > 0


class SixArms(ClassicRule):
    """Play on six arms, two to six people.

    Three of them by rulebook 004.
    """

    key = "six_arms"
    source = Book(4, sentence=5)
    excludes = frozenset({"extra_colours"})


HOUSE_RULES: tuple[type[ClassicRule], ...] = (
    FirstPlayer,
    Pieces,
    StartInBase,
    ThreeRolls,
    CompulsoryCapture,
    NoGoalJump,
    BackwardCapture,
    BackwardCaptureForced,
    Barriers,
    BarrierOnStart,
    SafeStart,
    BlockedStart,
    SixAlwaysAgain,
    PlayForPlaces,
    ExtraColours,
    TwoPlayerWin,
    SixArms,
)

PRESETS: dict[str, dict[str, Value]] = {
    "book": {},
    "short": {"pieces": "2"},
    "family": {"three_rolls": True, "barrier_on_start": False},
    "variants": {
        "three_rolls": True,
        "compulsory_capture": "penalty",
        "no_goal_jump": True,
        "backward_capture": True,
        "barriers": True,
        "extra_colours": True,
    },
}
