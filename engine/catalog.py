"""The games there are.  A new system is one line here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

from msgspec import Struct

from data.boards import load
from engine.card_race.game import CardRace
from engine.card_race.players import LEVELS as CARD_RACE_LEVELS
from engine.card_race.rows import SEATS
from engine.card_race.rules import PRESETS as CARD_RACE_PRESETS
from engine.card_race.rules import RULES as CARD_RACE_RULES
from engine.classic.game import BOARD, Classic
from engine.classic.players import easy, normal
from engine.classic.rules import HOUSE_RULES, PRESETS
from engine.core import Game
from engine.players import Level, by_chance
from engine.rules import Rule, Value, choose
from engine.views import Seat


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
    make: Callable[[Sequence[Seat], Mapping[str, Value]], Game[Any]]
    """Makes a game for these seats, the host's first, with a value for every rule."""
    levels: Mapping[str, Level]
    """The computer players."""
    hands: bool = False
    """Whether players hold something that the others may not see."""

    def values(self, preset: str, changes: Mapping[str, Value] | None = None) -> dict[str, Value]:
        """Return the value of every rule.

        Raises:
            BadRules: unknown or contradicting.
            KeyError: there is no such preset.
        """
        return choose(self.rules, self.presets[preset], changes or {})


def _around_the_board(people: int) -> Sequence[Sequence[Seat]]:
    """Two sit opposite each other (reading C-27); three leave any one colour out."""
    if people == 2:
        return ((0, 2), (1, 3))
    if people == 3:
        return ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3))
    return ((0, 1, 2, 3),)


CLASSIC = System(
    key="classic",
    people=(2, 3, 4),
    arms=_around_the_board,
    colours=load(BOARD).colours,
    rules=HOUSE_RULES,
    presets=PRESETS,
    make=Classic,
    levels={"easy": easy, "normal": normal, "random": by_chance},
)


def _around_the_table(people: int) -> Sequence[Sequence[Seat]]:
    """There is no board: any colours go together."""
    return tuple(combinations(range(SEATS), people))


CARD_RACE = System(
    key="card_race",
    people=(2, 3, 4),
    arms=_around_the_table,
    colours=load(BOARD).colours,
    rules=CARD_RACE_RULES,
    presets=CARD_RACE_PRESETS,
    make=CardRace,
    levels=CARD_RACE_LEVELS,
    hands=True,
)

CATALOG: dict[str, System] = {system.key: system for system in (CLASSIC, CARD_RACE)}
