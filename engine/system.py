"""Rule systems, their lessons, and the check of their declaration.

Each game has one, in its `system.py`; `engine.catalog` lists them, and checks them.  The first part that is
missing is said in a sentence, with its field and the step of CONTRIBUTING that explains it: an author is not to
meet it in a traceback at the table.

A lesson is one sentence, said once.  It is chosen by the rules of the table, so that it is never untrue there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeAlias, TypeVar, get_args, get_type_hints

from msgspec import Struct

from engine.core import Event, Game
from engine.evaluation import Weigh
from engine.outlook import Outlook
from engine.own_decks import DeckRule
from engine.players import LEAVER_LEVEL, Player
from engine.rules import BadRules, OwnPreset, Preset, Rule, Value, choose
from engine.seating import Seating
from engine.views import Action, Choosable, Seat, View

MOST = 6
"""How many lessons a game has at most for a person."""

E = TypeVar("E", bound=Event)


class Moment(Struct, frozen=True):
    """A moment of a game as a person sees it."""

    own: frozenset[Seat]
    """Their seats."""
    events: Sequence[Event]
    """What happened since the moment before."""
    view: Any
    values: Mapping[str, Value]
    """What every rule is set to."""
    prompt: str = ""
    """What they are asked; empty: nothing."""
    options: Sequence[Action] = ()

    def did(self, kind: type[E]) -> Iterator[E]:
        """Yield the events of a kind by the person's seats."""
        return (each for each in self.events if isinstance(each, kind) and each.actor in self.own)


class Lesson(Struct, frozen=True):
    """A sentence of a first game."""

    key: str
    """That of its text."""
    met: Callable[[Moment], bool]
    """Whether the moment calls for it."""
    private: bool = False
    """Whether it is said in the hand alone, as it tells of hidden cards."""


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
    no player ever rolls any, and without `hands` nothing is left to chance."""
    lenient: bool = True
    """Whether a choice may be taken back, where a table wants that and no rule punishes."""
    begins: Mapping[str, Mapping[int, int]] = {}
    """By preset and number of players: the first player's wins in 100 games, where they are not even."""

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
    def chance(self) -> bool:
        """Whether chance has a part: dice, or the shuffle before hidden hands."""
        return self.rolls is not None or self.hands

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


RULE, COMPUTER, PICTURE = "The rule", "The computer", "The picture"
"""Steps of CONTRIBUTING, by their headings."""

Gap: TypeAlias = tuple[str, str, str]
"""A field, its fault, and the step that explains it."""


class Incomplete(ValueError):
    """A declaration that lacks a part."""


def page(step: str) -> str:
    """Name a step of CONTRIBUTING."""
    return f'(see "{step}" in CONTRIBUTING.md)'


def declared(*systems: System) -> dict[str, System]:
    """Return the catalog of these systems.

    Raises:
        Incomplete: a system lacks a part, or two have the same key.
    """
    found: dict[str, System] = {}
    for system in systems:
        if system.key in found:
            raise Incomplete(f"{system.key}: two systems have this `key` {page(RULE)}")
        for field, fault, step in gaps(system):
            raise Incomplete(f"{system.key}: `{field}` {fault} {page(step)}")
        found[system.key] = system
    return found


def gaps(system: System) -> Iterator[Gap]:
    """Yield the missing parts of a declaration.

    Those after the first may be its consequence.
    """
    if LEAVER_LEVEL not in system.levels:
        yield "levels", f'has no "{LEAVER_LEVEL}", which plays for people who are away', COMPUTER
    yield from _rules(system)
    if BOOK not in system.presets:
        yield "presets", f'has no "{BOOK}", the game as its rules say', RULE
    for preset in system.presets:
        try:
            system.values(preset)
        except BadRules as error:
            yield "presets", f'has "{preset}", which cannot be chosen: {error}', RULE
    yield from _function(system.seating)
    values = system.values(BOOK)
    numbers = system.numbers(values)
    if not numbers:
        yield "seating", "seats no number of people", RULE
    seating = system.seating(numbers[0], values)
    if any(seat >= len(seating.colours) for arms in seating.arms for seat in arms):
        yield "seating", "has a seat without a colour", RULE
    yield from _class(system.make)
    game = system.make(seating.arms[0], values)
    if game.key != system.key:
        yield "make", f'makes a game with the `key` "{game.key}"', RULE
    if system.hands and type(game).conceal is Game.conceal:
        yield "hands", "is set, and its game has no `conceal` for hidden cards", RULE
    yield from _view(game.view(game.start(), None, ()))
    yield from _examples(system)


def _rules(system: System) -> Iterator[Gap]:
    known = [getattr(rule, "key", "") for rule in system.rules]
    for rule, key in zip(system.rules, known, strict=True):
        for name in ("key", "source"):
            if not hasattr(rule, name):
                yield "rules", f"has {rule.__name__} without `{name}`", RULE
        if known.count(key) > 1:
            yield "rules", f'has "{key}" twice', RULE
        if not rule.allows(rule.default):
            yield "rules", f'has "{key}", whose `default` is none of its `values`', RULE
        for other in rule.needs:
            if other not in known:
                yield "rules", f'has "{key}", which needs an unknown "{other}"', RULE


def _function(seating: Any) -> Iterator[Gap]:
    if not callable(seating):
        yield "seating", "is no function from a number of people to their seats", RULE


def _class(make: Any) -> Iterator[Gap]:
    """Yield the missing parts of a class of games."""
    if not isinstance(make, type):
        yield "make", "is not the class of the game", RULE
    lacking = sorted(getattr(make, "__abstractmethods__", ()))
    lacking += [each for each in ("key", "happenings") if not hasattr(make, each)]
    for each in lacking:
        yield "make", f"is {make.__name__} without `{each}`", RULE


def _view(view: View) -> Iterator[Gap]:
    kind = type(view)
    if "choices" in kind.__struct_fields__:
        hint, *_ = get_args(get_type_hints(kind)["choices"]) or [None]
        if "action" not in getattr(hint, "__struct_fields__", ()):
            yield (
                "make",
                (
                    f"has the view {kind.__name__}, whose `choices` is no tuple of "
                    f"{Choosable.__name__}, structs with an `action`"
                ),
                PICTURE,
            )


def _examples(system: System) -> Iterator[Gap]:
    known: Mapping[str, type[Rule]] = {rule.key: rule for rule in system.rules}
    for example in system.examples:
        if example.rule and example.rule not in known:
            yield "examples", f'has "{example.key}" of an unknown rule "{example.rule}"', RULE
        try:
            system.values(BOOK, example.values)
        except BadRules as error:
            yield "examples", f'has "{example.key}", which cannot be chosen: {error}', RULE
