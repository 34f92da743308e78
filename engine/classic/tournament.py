"""The tournament rules (rulebook 004): the classic game with five numbered MUSTs.

Punching out, rule 10, goes before all others, and two MUSTs weigh more than one (T-4): a capture
that also brings a piece in or clears the start square goes before a plain one.  Without a capture a
piece has to come in (rule 4) or the start square has to be cleared (rule 5); else a piece that has
gone round has to enter the goal (rule 14); else any piece has to move (rule 8).

Either nothing else is offered (`enforce`), or every exact move, a second lap and "pass" are, and the
choice is judged before it is made (`penalty`, T-19): a broken MUST ends the turn, nothing moves, and
a missed capture or a start square not cleared costs a piece.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.classic.course import START, Move, Position
from engine.classic.duties import CLEAR, Duty
from engine.classic.events import Broke, Fined, TimeUp
from engine.classic.game import Classic, ClassicTable
from engine.classic.questions import to_move
from engine.classic.rules import (
    BlockedStart,
    ClassicRule,
    Enter,
    NoGoalJump,
    PlayForPlaces,
    SixAlwaysAgain,
    StartInBase,
    ThreeRolls,
    Vacate,
)
from engine.classic.seatings import tournament_seating
from engine.core import PASS, Decision, Event, Script, TurnOver
from engine.rules import CUSTOM, Book, Value
from engine.views import BASE, Seat

PUNCH_OUT, MOVE, ENTER_GOAL = 10, 8, 14
MUSTS = ((Duty.CAPTURE, PUNCH_OUT), (Duty.ENTER, 4), (CLEAR, 5), (Duty.GOAL, ENTER_GOAL))
"""The duties by their numbers in the rulebook, the heaviest first."""


BY_ROUND = "round"
"""The time limit of a cup's round: no clock of the game's own, but one from outside."""

START_POINTS, GOAL_POINTS = 10, 75
"""What a piece is worth on its start square and in the goal; each square further is worth one more."""


class MustCapture(ClassicRule):
    """Demand captures before any other MUST (004, rule 10)."""

    key = "must_capture"
    source = Book(4, "10")

    def weigh(self, weight: int, duties: Duty) -> int:
        """Its weight beside other duties: two MUSTs weigh more than one."""
        return weight + 4 if duties & Duty.CAPTURE else weight


class MustEnterGoal(ClassicRule):
    """Demand an exact roll into the goal (004, rule 14; T-18)."""

    key = "must_enter_goal"
    source = Book(4, "14")

    def weigh(self, weight: int, duties: Duty) -> int:
        """Less than all other MUSTs."""
        return weight + 1 if duties & Duty.GOAL else weight


class MustMode(ClassicRule):
    """Choose whether a MUST can be broken (004, rules 5, 11, 13).

    A penalty follows then.
    """

    key = "must_mode"
    source = Book(4, "13")
    values: ClassVar[tuple[Value, ...]] = ("enforce", "penalty")
    punishes = frozenset({"penalty"})
    default: ClassVar[Value] = "enforce"


class TimeLimit(ClassicRule):
    """End the game after some minutes, and count squares (T-16).

    The rulebook says nothing of it; tournaments do so, with these times, and this way of counting.
    """

    key = "time_limit"
    source = CUSTOM
    values: ClassVar[tuple[Value, ...]] = (False, "25", "30", "50")

    @classmethod
    def allows(cls, value: Value) -> bool:
        """Allow the time of a cup's round, too, which no lobby offers."""
        return value == BY_ROUND or super().allows(value)


TOURNAMENT_RULES: tuple[type[ClassicRule], ...] = (
    MustMode,
    BlockedStart,
    PlayForPlaces,
    TimeLimit,
)

TOURNAMENT_PRESETS: dict[str, dict[str, Value]] = {
    "book": {},
    "penalties": {"must_mode": "penalty"},
}


class Tournament(Classic):
    """A group of a tournament: three or four players."""

    key: ClassVar[str] = "tournament"
    happenings = (*Classic.happenings, Broke, Fined, TimeUp)
    questions: ClassVar[Mapping[str, tuple[str, ...]]] = {"move": ("lap", PASS)}
    declines = frozenset({PASS})
    basic: ClassVar[tuple[type[ClassicRule], ...]] = (
        StartInBase,
        ThreeRolls,
        SixAlwaysAgain,
        NoGoalJump,
        Enter,
        Vacate,
        MustCapture,
        MustEnterGoal,
    )
    rules: ClassVar[tuple[type[ClassicRule], ...]] = TOURNAMENT_RULES
    seating = staticmethod(tournament_seating)

    def __init__(self, seats: Sequence[Seat], values: Mapping[str, Value]) -> None:
        super().__init__(seats, values)
        self.penalty = values["must_mode"] == "penalty"
        minutes = values["time_limit"]
        self.timed = bool(minutes)
        self.lasts = float(minutes) * 60 if self.timed and minutes != BY_ROUND else None

    def offered(self, position: Position, seat: Seat, roll: int) -> list[Move]:
        """Return the moves on offer.

        In penalty mode all that could be tried.
        """
        if not self.penalty:
            return self.allowed(position, seat, roll)
        exact = self.possible(position, seat, roll)
        return exact + self.laps(position, seat, roll) if exact else exact

    def laps(self, position: Position, seat: Seat, roll: int) -> list[Move]:
        """Return the moves past the own goal, never legal, fulfilling nothing."""
        own, course, found = position[seat], self.course, []
        for piece, at in enumerate(own):
            to = at + roll - course.track
            if at < course.track and to >= START and to not in own:
                action = course.actions(seat).lap[piece]
                captures = course.on(position, seat, to)
                found.append(Move(action, seat, piece, at, to, captures))
        return found

    def question(self, t: ClassicTable, seat: Seat, moves: list[Move], tried: int) -> Decision:
        """Ask which of *moves* to make, or in penalty mode to pass."""
        if not self.penalty:
            return super().question(t, seat, moves, tried)
        usual = self.allowed(t.pieces, seat, t.rolled)[0].action
        return to_move(seat, (*(move.action for move in moves), PASS), usual)

    def choose(self, t: ClassicTable, seat: Seat, tried: int = 1) -> Script[Move | None]:
        """Let *seat* choose a move, and judge it for broken MUSTs."""
        choosing = super().choose(t, seat, tried)
        return self.judged(t, seat, choosing) if self.penalty else choosing

    def judged(
        self, t: ClassicTable, seat: Seat, choosing: Script[Move | None]
    ) -> Script[Move | None]:
        """Judge a choice: a broken MUST ends the turn with a penalty."""
        pips = t.rolled
        move = yield from choosing
        must = self.broken(t.pieces, seat, pips, move)
        if not must:
            return move
        yield Broke(seat, must)
        piece = self.fine(t.pieces, seat, pips, must)
        if piece is not None:
            stood, t.pieces[seat][piece] = t.pieces[seat][piece], BASE
            yield Fined(seat, piece, stood)
        raise TurnOver

    def broken(self, position: Position, seat: Seat, roll: int, chosen: Move | None) -> int:
        """Return the number of the heaviest MUST *chosen* breaks, or 0.

        None stands for passing, and for being stuck, which breaks none.
        """
        best = self.allowed(position, seat, roll)
        if not best or chosen in best:
            return 0
        lacking = best[0].duties & ~(chosen.duties if chosen else 0)
        if BASE not in position[seat]:
            lacking &= ~CLEAR
        rest = ENTER_GOAL if chosen else MOVE
        return next((must for duty, must in MUSTS if lacking & duty), rest)

    def fine(self, position: Position, seat: Seat, roll: int, must: int) -> int | None:
        """Return the piece put back for a broken MUST, if any (T-19).

        For a missed capture (rule 11) the piece that could have captured, also where a heavier
        MUST forbade it to; of several the one furthest ahead (T-7). For a start square not
        cleared (rule 5) the piece on it.
        """
        if must == PUNCH_OUT:
            moves = self.moves(position, seat, roll)
            captures = [move for move in moves if move.duties & Duty.CAPTURE]
            piece, at = max(((move.piece, move.at) for move in captures), key=lambda each: each[1])
            return None if at == BASE else piece
        if must == dict(MUSTS)[CLEAR]:
            return position[seat].index(START)
        return None

    def stop(self, t: ClassicTable) -> list[Event]:
        """End the game at once; an unmoved roll counts for nothing (T-16)."""
        if not self.timed:
            return super().stop(t)
        t.over, t.time_up, t.rolled = True, True, 0
        return [TimeUp(tuple(self.points(t)))]

    def points(self, t: ClassicTable) -> list[tuple[Seat, int]]:
        """Return the points of the seats not home, the most first."""
        worth = [
            (seat, sum(map(self.worth, t.pieces[seat])))
            for seat in self.players
            if seat not in t.places
        ]
        return sorted(worth, key=lambda each: -each[1])

    def worth(self, at: int) -> int:
        """Return the points of a piece at this place.

        0 in its base.
        """
        if at >= self.course.track:
            return GOAL_POINTS
        return 0 if at == BASE else START_POINTS + at - START

    def standings(self, t: ClassicTable) -> list[list[Seat]]:
        """Rank by place; after the time limit the others by points."""
        return self.ranked(t) if t.time_up else super().standings(t)

    def ranked(self, t: ClassicTable) -> list[list[Seat]]:
        """Rank by place, the others by points."""
        points = self.points(t)
        each = dict.fromkeys(worth for _, worth in points)
        rest = [[seat for seat, own in points if own == worth] for worth in each]
        return [[player] for player in t.places] + rest

    def sound(self, position: Position, seat: Seat, roll: int, moves: list[Move]) -> list[Move]:
        """Return the moves that break no MUST."""
        return self.allowed(position, seat, roll) if self.penalty else moves
