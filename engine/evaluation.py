"""Evaluations: terms of options, and the tastes of computer players.

A game says what its options are worth in terms that all games share.  Their sum is what the option
is worth; the greatest difference to another option is why it is the better one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from math import exp
from operator import add, mul
from random import Random
from typing import TypeAlias

from msgspec import Struct, structs

from engine.players import Level, Player, by_chance
from engine.views import Action, Seat, View


class Terms(Struct, frozen=True):
    """The terms of an option, in its game's unit.

    Equal terms of all may be left out.
    """

    way: float = 0.0
    """What it brings the seat itself."""
    hits: float = 0.0
    """What it takes from others."""
    hunt: float = 0.0
    """What others are in danger to lose."""
    risk: float = 0.0
    """What the seat is in danger to lose: the less, the greater."""
    keeps: float = 0.0
    """What becomes of the cards in hand."""
    ahead: float = 0.0
    """How far the piece is that it moves; that alone makes no option better."""
    revenge: float = 0.0
    """What it takes from those who took something from the seat last; counted in `hits` already."""

    @property
    def worth(self) -> float:
        """The worth of the option."""
        return self.way + self.hits + self.hunt + self.risk + self.keeps

    def __add__(self, other: Terms) -> Terms:
        """Return the sum of both."""
        return Terms(*map(add, structs.astuple(self), structs.astuple(other)))


class PersonaWeights(Struct, frozen=True):
    """The weights of terms for a persona; 1 by default."""

    way: float = 1.0
    hits: float = 1.0
    hunt: float = 1.0
    risk: float = 1.0
    keeps: float = 1.0
    ahead: float = 0.0
    revenge: float = 0.0

    def of(self, terms: Terms) -> float:
        """Return the worth of an option to this taste."""
        return float(sum(map(mul, structs.astuple(self), structs.astuple(terms))))


Weigh: TypeAlias = Callable[[View, Seat, Sequence[Action]], Mapping[Action, Terms]]
"""Says what speaks for the options of a seat; those that should never be chosen may be missing."""

PERSONAS: Mapping[str, PersonaWeights] = {
    "hunter": PersonaWeights(hits=1.5, hunt=2.0, risk=0.9),
    "careful": PersonaWeights(hunt=0.5, risk=1.6),
    "runner": PersonaWeights(hits=0.7, hunt=0.5, risk=0.9, ahead=0.4),
    "grudge": PersonaWeights(revenge=1.0),
}
"""By key: who hunts, who takes care, who runs, who forgets nothing."""


def levels(
    easy: Level,
    normal: Level,
    hard: Player,
    weigh: Weigh,
    warmth: float,
    random: Level = by_chance,
) -> Mapping[str, Player]:
    """Return a game's computer players by key, with the personas."""
    plain: dict[str, Player] = {"easy": easy, "normal": normal, "hard": hard, "random": random}
    return plain | {key: persona(taste, weigh, warmth) for key, taste in PERSONAS.items()}


def persona(taste: PersonaWeights, weigh: Weigh, warmth: float) -> Level:
    """Return a player of this taste.

    Args:
        taste: what it likes.
        weigh: says what speaks for options.
        warmth: how readily it takes what it likes less, as `warmly` has it.
    """

    def choose(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
        found = weigh(view, seat, options)
        liked = {action: taste.of(found[action]) for action in options if action in found}
        return warmly(liked, warmth, random) if liked else by_chance(view, seat, options, random)

    return choose


def warmly(liked: Mapping[Action, float], warmth: float, random: Random) -> Action:
    """Choose better options more often.

    Less by *warmth* is 2.7 times less often.
    """
    best = max(liked.values())
    weights = [exp((value - best) / warmth) for value in liked.values()]
    return random.choices(list(liked), weights)[0]


def grudges(struck: Collection[tuple[Seat, Seat]], own: Collection[Seat]) -> set[Seat]:
    """Return the seats that last took from these colours.

    >>> sorted(grudges(((0, 3), (2, 1), (1, 0)), (0, 2)))
    [1, 3]
    """
    return {by for victim, by in struck if victim in own and by not in own}
