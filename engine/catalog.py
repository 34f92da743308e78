"""The games there are.  A new system is one line here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any, TypeAlias

from msgspec import Struct

from data.boards import load
from engine.card_race.game import CardRace
from engine.card_race.players import LEVELS as CARD_RACE_LEVELS
from engine.card_race.rows import SEATS
from engine.card_race.rules import PRESETS as CARD_RACE_PRESETS
from engine.card_race.rules import RULES as CARD_RACE_RULES
from engine.classic.colours import FOUR_ARMS, ON_FOUR, ON_SIX, SIX_ARMS, seating, tournament_seating
from engine.classic.game import Classic
from engine.classic.house_rules import HOUSE_RULES, PRESETS
from engine.classic.players import easy, normal
from engine.classic.result import result
from engine.classic.tournament import TOURNAMENT_PRESETS, TOURNAMENT_RULES, Tournament
from engine.core import Event, Game
from engine.players import Level, by_chance
from engine.rules import Rule, Value, choose
from engine.seating import Seating
from engine.views import Seat, View

MOST_PEOPLE = 6


Count: TypeAlias = Callable[[Game[Any], Any, Seating, Iterable[Event]], View]

Make: TypeAlias = Callable[[Sequence[Seat], Mapping[str, Value]], Game[Any]]


class System(Struct, frozen=True):
    """A rule system: for how many, with which rules, and how a game of it is made."""

    key: str
    people: tuple[int, ...]
    """How many can play."""
    arms: Callable[[int], Sequence[Sequence[Seat]]]
    """By number of people: the seats that may be taken together, the usual choice first."""
    colours: tuple[str, ...]
    """By seat: what its colour is called, as a key of the texts."""
    rules: tuple[type[Rule], ...]
    presets: Mapping[str, Mapping[str, Value]]
    make: Make
    """Makes a game for these seats, the host's first, with a value for every rule."""
    levels: Mapping[str, Level]
    """The computer players."""
    hands: bool = False
    """Whether players hold something that the others may not see."""
    result: Count | None = None
    """Counts what a finished game comes to, where there is something to count."""
    seatings: Callable[[int, Mapping[str, Value]], Seating] | None = None
    """Where the rules have a say in who sits where: by number of people and rules, the seating."""

    def values(self, preset: str, changes: Mapping[str, Value] | None = None) -> dict[str, Value]:
        """Return the value of every rule.

        Raises:
            BadRules: unknown or contradicting.
            KeyError: there is no such preset.
        """
        return choose(self.rules, self.presets[preset], changes or {})

    def seating(self, people: int, values: Mapping[str, Value]) -> Seating:
        """Return where so many people sit under these rules; no `arms` if they cannot play."""
        if self.seatings:
            return self.seatings(people, values)
        return Seating(self.arms(people) if people in self.people else (), self.colours)

    def numbers(self, values: Mapping[str, Value]) -> tuple[int, ...]:
        """Return how many people can play under these rules."""
        return tuple(n for n in range(1, MOST_PEOPLE + 1) if self.seating(n, values).arms)


CLASSIC = System(
    key="classic",
    people=(2, 3, 4),
    arms=ON_FOUR.__getitem__,
    colours=load(FOUR_ARMS).colours,
    rules=HOUSE_RULES,
    presets=PRESETS,
    make=Classic,
    levels={"easy": easy, "normal": normal, "random": by_chance},
    seatings=seating,
    result=result,
)

TOURNAMENT = System(
    key="tournament",
    people=(3, 4),
    arms={3: ON_SIX[3], 4: ON_FOUR[4]}.__getitem__,
    colours=load(SIX_ARMS).colours,
    rules=TOURNAMENT_RULES,
    presets=TOURNAMENT_PRESETS,
    make=Tournament,
    levels={"easy": easy, "normal": normal, "random": by_chance},
    seatings=tournament_seating,
    result=result,
)


def _around_the_table(people: int) -> Sequence[Sequence[Seat]]:
    """There is no board: any colours go together."""
    return tuple(combinations(range(SEATS), people))


CARD_RACE = System(
    key="card_race",
    people=(2, 3, 4),
    arms=_around_the_table,
    colours=load(FOUR_ARMS).colours,
    rules=CARD_RACE_RULES,
    presets=CARD_RACE_PRESETS,
    make=CardRace,
    levels=CARD_RACE_LEVELS,
    hands=True,
)

CATALOG: dict[str, System] = {system.key: system for system in (CLASSIC, TOURNAMENT, CARD_RACE)}
