"""House rules of action cards."""

from __future__ import annotations

from types import MappingProxyType
from typing import ClassVar

from data.shipped.decks import action_cards
from engine.classic.duties import Duty
from engine.classic.rules import (
    ClassicRule,
    Enter,
    FirstPlayer,
    NoGoalJump,
    Pieces,
    PlayForPlaces,
    SixArms,
    ThreeRolls,
    Vacate,
)
from engine.own_decks import DeckRule
from engine.rules import Book, Value
from engine.views import Seat


class EnterBeside(Enter):
    """Let a 6 enter a piece or clear the start square (E-26).

    Where pieces share squares, the one does not stand in the way of the other.
    """

    source = Book(3, "SPIELBLAUF", 6, 2)

    def weigh(self, weight: int, duties: Duty) -> int:
        """Weigh it like clearing the start square."""
        return weight + 3 if duties & Duty.ENTER else weight


class Stacks(ClassicRule):
    """Let several pieces share a track square, own ones as well (E-2)."""

    key = "stacks"
    source = Book(3, "SPIELBLAUF", 6, 2)

    def shared(self, squares: frozenset[int], seat: Seat) -> frozenset[int]:
        """All of the track; goal squares hold one piece."""
        return frozenset(range(self.course.track))


class Deck(DeckRule, ClassicRule):
    """Choose the deck: ours, ours twice, or one's own."""

    key = "deck"
    source = Book(3, "SPIELMATERIAL", 1)
    ours = MappingProxyType({key: card.copies for key, card in action_cards().items()})


class AutoDraw(ClassicRule):
    """Draw cards without a question, or let the roller choose (E-7)."""

    key = "auto_draw"
    source = Book(3, "SPIELBLAUF", 3, 1)


class BackwardPastStart(ClassicRule):
    """Let pieces pass their own start square backwards, saving a lap (E-9)."""

    key = "backward_past_start"
    source = Book(3, "SPIELBLAUF", 8, 2)


class Asked(ClassicRule):
    """Choose the seats waited for: concerned, card holders, or all (E-36, E-24).

    Of the concerned, too, those alone who hold a card.
    """

    key = "asked"
    source = Book(3, "JEDERZEIT!", 2, 1)
    values: ClassVar[tuple[Value, ...]] = ("concerned", "holders", "all")
    default: ClassVar[Value] = "concerned"
    by_days: ClassVar[Value | None] = "holders"
    by_table = True


class FourArms(ClassicRule):
    """Seat three people around four arms, not at every second of six."""

    key = "four_arms"
    source = Book(3, "SPIELBLAUF", 1, 1)
    people = frozenset({3})
    excludes = frozenset({SixArms.key})


BASIC: tuple[type[ClassicRule], ...] = (EnterBeside, Vacate, Stacks)

RULES: tuple[type[ClassicRule], ...] = (
    FirstPlayer,
    Pieces,
    Deck,
    AutoDraw,
    Asked,
    BackwardPastStart,
    ThreeRolls,
    NoGoalJump,
    PlayForPlaces,
    SixArms,
    FourArms,
)

PRESETS: dict[str, dict[str, Value]] = {
    "book": {},
    "evening": {"pieces": "3"},
    "short": {"pieces": "2"},
    "family": {"three_rolls": True},
}
