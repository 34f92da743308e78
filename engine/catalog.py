"""The games there are.  A new system is one line here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from engine.action_cards.figures import CardTally
from engine.action_cards.game import ActionCards
from engine.action_cards.outlook import ActionCardsOutlook
from engine.action_cards.players import LEVELS as ACTION_CARDS_LEVELS
from engine.action_cards.players import weighed as action_cards_weighed
from engine.action_cards.rules import PRESETS as ACTION_CARDS_PRESETS
from engine.action_cards.rules import RULES as ACTION_CARDS_RULES
from engine.action_cards.seats import around_the_board
from engine.card_race.game import CardRace
from engine.card_race.outlook import CardRaceOutlook
from engine.card_race.players import LEVELS as CARD_RACE_LEVELS
from engine.card_race.players import weighed as card_race_weighed
from engine.card_race.rules import PRESETS as CARD_RACE_PRESETS
from engine.card_race.rules import RULES as CARD_RACE_RULES
from engine.card_race.seats import around_the_table
from engine.classic.colours import seating, tournament_seating
from engine.classic.examples import CLASSIC_EXAMPLES, TOURNAMENT_EXAMPLES
from engine.classic.game import Classic
from engine.classic.house_rules import HOUSE_RULES, PRESETS
from engine.classic.outlook import RaceOutlook, TournamentOutlook
from engine.classic.players import LEVELS as CLASSIC_LEVELS
from engine.classic.players import weighed as classic_weighed
from engine.classic.result import result
from engine.classic.tournament import TOURNAMENT_PRESETS, TOURNAMENT_RULES, Tournament
from engine.core import Event, Game
from engine.decks import DeckRule
from engine.examples import Example, Shown
from engine.figures import Tally
from engine.outlook import Outlook
from engine.personas import Weigh
from engine.players import Player
from engine.rules import OwnPreset, Preset, Rule, Value, choose
from engine.seating import Seating
from engine.views import Seat, View
from engine.walls.examples import EXAMPLES as WALLS_EXAMPLES
from engine.walls.game import WallRace
from engine.walls.outlook import WallsOutlook
from engine.walls.players import LEVELS as WALLS_LEVELS
from engine.walls.players import weighed as walls_weighed
from engine.walls.result import result as walls_result
from engine.walls.rules import PRESETS as WALLS_PRESETS
from engine.walls.rules import RULES as WALLS_RULES
from engine.walls.seats import along_the_track

MOST_PEOPLE = 6


Count: TypeAlias = Callable[[Game[Any], Any, Seating, Iterable[Event]], View]

Make: TypeAlias = Callable[[Sequence[Seat], Mapping[str, Value]], Game[Any]]


class System(Struct, frozen=True):
    """A rule system: for how many, with which rules, and how a game of it is made."""

    key: str
    seating: Callable[[int, Mapping[str, Value]], Seating]
    """Where so many people sit under these rules; no `arms` if they cannot play."""
    rules: tuple[type[Rule], ...]
    presets: Mapping[str, Mapping[str, Value]]
    make: Make
    """Makes a game for these seats, the host's first, with a value for every rule."""
    levels: Mapping[str, Player]
    """The computer players."""
    hands: bool = False
    """Whether players hold something that the others may not see."""
    result: Count | None = None
    """Counts what a finished game comes to, where there is something to count."""
    tally: Callable[[Game[Any]], Tally] | None = None
    """Counts what becomes of its cards in simulated games, where they are of several kinds."""
    outlook: Callable[[Game[Any]], Outlook] | None = None
    """Says of a game how likely everybody wins, to look back on it when it is over."""
    examples: tuple[Example, ...] = ()
    """Moments that show what a rule does, or the game itself."""
    weigh: Weigh | None = None
    """Says what speaks for an option, for those who ask what to do; None where nobody may."""
    turns: Mapping[int, int] = {}
    """By number of people: how many turns each has in a game by the book, on the average of some that
    computer players at ``normal`` have played (`bot.py simulate`)."""
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
        """The rule that says which cards are played with, where that can be chosen."""
        return next((rule for rule in self.rules if issubclass(rule, DeckRule)), None)

    def forgives(self, values: Mapping[str, Value]) -> bool:
        """Whether a choice may be taken back under these rules."""
        return self.lenient and all(values[rule.key] not in rule.punishes for rule in self.rules)

    def example(self, example: Example) -> Shown:
        """Play one of the examples."""
        return example.shown(self.make(example.seats, self.values("book", example.values)))

    def offered(self, values: Mapping[str, Value]) -> tuple[type[Rule], ...]:
        """Return the rules that can be set and would change something, as all others are."""
        return tuple(rule for rule in self.rules if all(values[each] for each in rule.needs))

    def applying(self, values: Mapping[str, Value], people: int) -> tuple[type[Rule], ...]:
        """Return the rules that are on with so many people, or could be beside those that are."""
        on = {rule for rule in self.rules if values[rule.key] is not False}
        return tuple(
            rule
            for rule in self.offered(values)
            if not rule.people or people in rule.people
            if not any(rule.key in other.excludes or other.key in rule.excludes for other in on)
        )

    def numbers(self, values: Mapping[str, Value]) -> tuple[int, ...]:
        """Return how many people can play under these rules."""
        return tuple(n for n in range(1, MOST_PEOPLE + 1) if self.seating(n, values).arms)


CLASSIC = System(
    key="classic",
    seating=seating,
    rules=HOUSE_RULES,
    presets=PRESETS,
    make=Classic,
    levels=CLASSIC_LEVELS,
    weigh=classic_weighed,
    outlook=RaceOutlook,
    result=result,
    examples=CLASSIC_EXAMPLES,
    turns={2: 59, 3: 70, 4: 83},
)

TOURNAMENT = System(
    key="tournament",
    seating=tournament_seating,
    rules=TOURNAMENT_RULES,
    presets=TOURNAMENT_PRESETS,
    make=Tournament,
    levels=CLASSIC_LEVELS,
    outlook=TournamentOutlook,
    result=result,
    examples=TOURNAMENT_EXAMPLES,
    lenient=False,
    turns={3: 92, 4: 89},
)

CARD_RACE = System(
    key="card_race",
    seating=around_the_table,
    rules=CARD_RACE_RULES,
    presets=CARD_RACE_PRESETS,
    make=CardRace,
    levels=CARD_RACE_LEVELS,
    weigh=card_race_weighed,
    outlook=CardRaceOutlook,
    hands=True,
    turns={2: 47, 3: 37, 4: 37},
)

WALLS = System(
    key="walls",
    seating=along_the_track,
    rules=WALLS_RULES,
    presets=WALLS_PRESETS,
    make=WallRace,
    levels=WALLS_LEVELS,
    weigh=walls_weighed,
    outlook=WallsOutlook,
    result=walls_result,
    examples=WALLS_EXAMPLES,
    turns={2: 31, 3: 36, 4: 41},
)

ACTION_CARDS = System(
    key="action_cards",
    seating=around_the_board,
    rules=ACTION_CARDS_RULES,
    presets=ACTION_CARDS_PRESETS,
    make=ActionCards,
    levels=ACTION_CARDS_LEVELS,
    weigh=action_cards_weighed,
    outlook=ActionCardsOutlook,
    hands=True,
    result=result,
    tally=CardTally,
    turns={2: 62, 3: 92, 4: 85, 6: 104},
)

CATALOG: dict[str, System] = {
    system.key: system for system in (CLASSIC, TOURNAMENT, CARD_RACE, WALLS, ACTION_CARDS)
}
