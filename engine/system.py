"""Rule systems, as hosting, pictures and tools know them.

Each game has one, in its `system.py`; `engine.catalog` lists them, and `engine.declaration` checks them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from engine.core import Event, Game
from engine.decks import DeckRule
from engine.evaluation_terms import Weigh
from engine.lessons import Lesson
from engine.players import Player
from engine.rules import OwnPreset, Preset, Rule, Value, choose
from engine.seating import Seating
from engine.views import Seat, View
from engine.win_probability import Outlook

# Figures of cards in simulated games with several kinds.


class KindFigures(Struct, frozen=True):
    """The mean figures of a kind of card."""

    copies: int
    drawn: float
    played: float
    """Also what takes effect at once."""
    cancelled: float
    stuck: float
    """In a hand at the end."""


class CardFigures(Struct, frozen=True):
    """The figures of all cards."""

    card_turns: float
    """The share of turns in which a card is played instead of rolling."""
    kinds: dict[str, KindFigures]


class Tally(Protocol):
    """Counts of the cards of simulated games, by their fate."""

    def see(self, events: Iterable[Event]) -> None: ...
    def end(self, table: Any) -> None: ...
    def report(self, games: int, turns: int) -> CardFigures: ...


# Moments that show a rule's effect: for pictures, and proved by tests.
#
# What is shown before and after comes out of a game with the rule chosen, so that no picture can say
# what the rules do not do.  Each game makes its examples in its own way.


class Shown(Struct, frozen=True):
    """The contents of an example."""

    before: View
    after: View | None = None
    """None where it shows no more than how a game begins."""
    rolls: tuple[int, ...] = ()
    """What was rolled in between."""
    led: tuple[Event, ...] = ()
    """How it came to what is shown first."""
    happened: tuple[Event, ...] = ()
    """The result."""


class Example(Protocol):
    """A moment of a game by the key of its words.

    It has the key of the decisive rule ("" for the game itself), the values of rules that are not as
    in the rulebook, and the players' seats.
    """

    @property
    def key(self) -> str: ...
    @property
    def rule(self) -> str: ...
    @property
    def values(self) -> Mapping[str, Value]: ...
    @property
    def seats(self) -> tuple[Seat, ...]: ...
    def shown(self, game: Game[Any]) -> Shown:
        """Return the example's contents in a *game* of these values and seats."""
        ...


MOST_PEOPLE = 6

BOOK = "book"
"""The preset that every game has: its rules as they are written."""

Count: TypeAlias = Callable[[Game[Any], Any, Seating, Iterable[Event]], View]

Make: TypeAlias = Callable[[Sequence[Seat], Mapping[str, Value]], Game[Any]]


class System(Struct, frozen=True):
    """A rule system: numbers of players, rules, and a game factory."""

    key: str
    seating: Callable[[int, Mapping[str, Value]], Seating]
    """Where so many people sit under these rules; no `arms` if they cannot play."""
    rules: tuple[type[Rule], ...]
    presets: Mapping[str, Mapping[str, Value]]
    """By key the rules that they set; "book" is among them."""
    make: Make
    """The class of the game, made for these seats, the host's first, with a value for every rule."""
    levels: Mapping[str, Player]
    """The computer players; "normal" is among them, who plays for people who are away."""
    hands: bool = False
    """Whether players hold something that the others may not see."""
    result: Count | None = None
    """Counts what a finished game comes to, where there is something to count."""
    tally: Callable[[Game[Any]], Tally] | None = None
    """Counts what becomes of its cards in simulated games, where they are of several kinds."""
    outlook: Callable[[Game[Any]], Outlook] | None = None
    """Says of a game how likely everybody wins, to look back on it when it is over."""
    lessons: tuple[Lesson, ...] = ()
    """What a first game teaches; of those that a moment calls for, the first is said."""
    examples: tuple[Example, ...] = ()
    """Moments that show what a rule does, or the game itself."""
    weigh: Weigh | None = None
    """Says what speaks for an option, for those who ask what to do; None where nobody may."""
    reacts: bool = False
    """Whether players may react to what others do, for as long as the table sets."""
    rolls: bool | None = False
    """Whether dice roll by themselves at every pace, unless a table wants them rolled by hand; None:
    no player ever rolls any."""
    lenient: bool = True
    """Whether a choice may be taken back, where a table wants that and no rule punishes."""

    def values(
        self, preset: Preset, changes: Mapping[str, Value] | None = None
    ) -> dict[str, Value]:
        """Return the value of every rule.

        Raises:
            BadRules: unknown or contradicting.
            KeyError: there is no such preset.
        """
        changes = changes or {}
        if isinstance(preset, OwnPreset):
            changes, preset = {**preset.rules, **changes}, preset.preset
        return choose(self.rules, self.presets[preset], changes)

    @property
    def deck(self) -> type[DeckRule] | None:
        """The rule of the deck, if there is a choice."""
        return next((rule for rule in self.rules if issubclass(rule, DeckRule)), None)

    def forgives(self, values: Mapping[str, Value]) -> bool:
        """Return whether a choice may be taken back under these rules."""
        return self.lenient and all(values[rule.key] not in rule.punishes for rule in self.rules)

    @property
    def looks_back(self) -> bool:
        """Whether finished games can be analysed."""
        return self.outlook is not None

    def example(self, example: Example) -> Shown:
        """Play one of the examples."""
        return example.shown(self.make(example.seats, self.values(BOOK, example.values)))

    @property
    def house(self) -> tuple[type[Rule], ...]:
        """The house rules for people; the table's settings set all others."""
        return tuple(rule for rule in self.rules if not rule.by_table)

    def offered(self, values: Mapping[str, Value]) -> tuple[type[Rule], ...]:
        """Return the settable rules with an effect."""
        return tuple(rule for rule in self.house if all(values[each] for each in rule.needs))

    def applying(self, values: Mapping[str, Value], people: int) -> tuple[type[Rule], ...]:
        """Return the rules in force, or combinable with those, for these people."""
        on = {rule for rule in self.rules if values[rule.key] is not False}
        return tuple(
            rule
            for rule in self.offered(values)
            if not rule.people or people in rule.people
            if not any(rule.key in other.excludes or other.key in rule.excludes for other in on)
        )

    def numbers(self, values: Mapping[str, Value]) -> tuple[int, ...]:
        """Return the possible numbers of people under these rules."""
        return tuple(n for n in range(1, MOST_PEOPLE + 1) if self.seating(n, values).arms)


@lru_cache(maxsize=500)
def made(make: Make, seats: tuple[Seat, ...], values: tuple[tuple[str, Value], ...]) -> Game[Any]:
    """Return the game of these seats and rules, shared by tables."""
    return make(seats, dict(values))
