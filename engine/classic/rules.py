"""Rules of the classic board: hooks, and the rules of rolling.

One class per sentence of the rulebook.  What a rule demands is a weight on the duties that moves
are tagged with (`engine.classic.course`).  What it forbids it takes out in one of two hooks: `bars`
for squares that a piece may neither pass nor reach, `more` for single moves.  A move that is taken
out there does not exist: no duty demands it, nothing is missed without it, and a seat without
another is stuck.  No other hook removes a legal move; `offers` only chooses among them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, TypeAlias

from engine.classic.course import PIPS, START, Course, Duty, Move, Position
from engine.rules import OURS, Book, Rule, Value
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
        """Until one is left."""
        return True


BASIC = (Enter, Vacate)
"""The duties of the base game, which nobody can switch off."""
