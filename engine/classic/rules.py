"""The rules of the classic board that can be chosen, one class per sentence of the rulebook.

Also the duties: what a move would fulfil is a tag on it, and one resolver ranks the tags.  No rule
filters moves on its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from msgspec import Struct

from engine.classic.course import START, Course, Move, Position
from engine.rules import Rule, Value
from engine.views import BASE, Seat


class Duty(Struct, frozen=True):
    """Something a seat must do when it can."""

    key: str
    weight: int
    """A heavier duty goes first."""
    source: str


MUST_ENTER = Duty("enter", 1, '000, "Besonderheiten der Würfelzahl 6", sentence 3')
MUST_VACATE = Duty("vacate", 1, '000, "Spielablauf", paragraph 3')


class ClassicRule(Rule):
    """The questions that a rule of the classic board may answer otherwise than the game does."""

    def setup(self, position: Position, course: Course) -> Position:
        """How the pieces stand before the first turn."""
        return position

    def tries(self, tries: int, position: Position, seat: Seat) -> int:
        """How often a seat may roll until a piece can move."""
        return tries

    def again_stuck(self, again: bool, pips: int) -> bool:
        """Whether a seat rolls again after a roll that no piece could move."""
        return again

    def plays_on(self, goes_on: bool) -> bool:
        """Whether the others play on for places when somebody has won."""
        return goes_on

    def duties(self, duties: tuple[Duty, ...], position: Position, move: Move) -> tuple[Duty, ...]:
        """The duties that *move* fulfils."""
        return duties


class Enter(ClassicRule):
    """On a 6 a piece must come in while any waits in the base (000, "Würfelzahl 6", s. 3)."""

    key = "enter"
    source = MUST_ENTER.source

    def duties(self, duties: tuple[Duty, ...], position: Position, move: Move) -> tuple[Duty, ...]:
        """Entering fulfils it."""
        return (*duties, MUST_ENTER) if move.at == BASE else duties


class Vacate(ClassicRule):
    """While pieces wait in the base, the start square is cleared as soon as possible.

    000, "Spielablauf", paragraph 3; with a 6 as well ("Würfelzahl 6", sentence 5).
    """

    key = "vacate"
    source = MUST_VACATE.source

    def duties(self, duties: tuple[Duty, ...], position: Position, move: Move) -> tuple[Duty, ...]:
        """Leaving the own start square fulfils it."""
        if move.at == START and BASE in position[move.seat]:
            return (*duties, MUST_VACATE)
        return duties


class FirstPlayer(ClassicRule):
    """Who begins: the highest roll, chance, or the host.

    000, "Spielvorbereitung", has the youngest begin, whose age nobody knows here.
    """

    key = "first_player"
    source = '000, "Spielvorbereitung", sentence 3'
    values: ClassVar[tuple[Value, ...]] = ("highest_roll", "random", "host")
    default: ClassVar[Value] = "highest_roll"


class StartInBase(ClassicRule):
    """All pieces begin in the base instead of one on the start square (004, introduction)."""

    key = "start_in_base"
    source = "004, introduction, sentence 3"

    def setup(self, position: Position, course: Course) -> Position:
        """Nobody is on the board."""
        return course.empty()


class ThreeRolls(ClassicRule):
    """Three rolls for whoever has no piece on the track, unless one could advance in the goal."""

    key = "three_rolls"
    source = '000, "Spielvarianten", "Dreimal würfeln"'

    def setup(self, position: Position, course: Course) -> Position:
        """Learn where the goal is."""
        self.track, self.last = course.track, course.last
        return position

    def tries(self, tries: int, position: Position, seat: Seat) -> int:
        """Three while all pieces wait, in the base or at the end of the goal."""
        own = position[seat]
        if any(START <= at < self.track for at in own):
            return tries
        home = sorted(at for at in own if at >= self.track)
        at_the_end = list(range(self.last + 1 - len(home), self.last + 1))
        return 3 if home == at_the_end else tries


class SixAlwaysAgain(ClassicRule):
    """A 6 rolls again even if no piece could move it (004, rule 7)."""

    key = "six_always_again"
    source = "004, rule 7"

    def again_stuck(self, again: bool, pips: int) -> bool:
        """After any 6."""
        return again or pips == 6


class PlayForPlaces(ClassicRule):
    """The others play on for the next places (000, "Ende des Spiels", sentence 2)."""

    key = "places"
    source = '000, "Ende des Spiels", sentence 2'

    def plays_on(self, goes_on: bool) -> bool:
        """Until one is left."""
        return True


BASIC = (Enter(), Vacate())
"""The duties of the base game, which nobody can switch off."""

HOUSE_RULES: tuple[type[ClassicRule], ...] = (
    FirstPlayer,
    StartInBase,
    ThreeRolls,
    SixAlwaysAgain,
    PlayForPlaces,
)

PRESETS: dict[str, dict[str, Value]] = {
    "book": {},
    "family": {"three_rolls": True},
}


def heaviest(moves: list[Move], duties: Callable[[Move], Iterable[Duty]]) -> list[Move]:
    """Return the moves that fulfil the heaviest duty, all of them if none does."""
    weights = [max((duty.weight for duty in duties(move)), default=0) for move in moves]
    most = max(weights)
    return [move for move, weight in zip(moves, weights, strict=True) if weight == most]
