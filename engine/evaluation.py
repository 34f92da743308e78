"""Evaluations: terms of options, and outlooks of players.

A game says what its options are worth in terms that all games share.  Their sum is what the option
is worth; the greatest difference to another option is why it is the better one.

A standing is a logarithm of odds, as the computer players of a game judge it: whoever stands better
by 1 wins 2.7 times as often.  They judge to choose, and for that only the order matters; for what
is said to people, standings are divided by a number that was fitted to games (`docs/measured/players.md`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from math import exp, inf
from operator import add, mul
from random import Random
from typing import Any, ClassVar, NamedTuple, TypeAlias

from msgspec import Struct, structs

from engine.core import Decision, Event, Game, Play
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


HALF = 0.5
"""Of the noise of results: where as much is left with everybody's luck aside, it is not told."""

Standings: TypeAlias = Mapping[Seat, float]
"""By player; minus infinity for who cannot win any more."""

Thrown: TypeAlias = Callable[[], Mapping[Action, Standings]]
"""Says by throw, of which all are equally likely, how it stands with the best made of it.

It can be asked later, when the game has gone on."""


class Punished(NamedTuple):
    """The outcome of a broken duty that rules permit at a price."""

    standings: Standings
    price: tuple[Event, ...]
    """What the rules did about it; nothing where there was nothing to take."""


class Outlook(ABC):
    """The outlook on the games of a system."""

    warmth: ClassVar[Mapping[int, float]]
    """By number of players: what standings are divided by, with four pieces each or none."""
    fewer: ClassVar[Mapping[int, Mapping[int, float]]] = {}
    """By number of pieces where they are fewer: the same."""
    throws: ClassVar[bool] = True
    """Whether dice are thrown."""
    noise: ClassVar[Mapping[int, float]] = {}
    """By number of players the share of the variance of results that is left with all luck aside, under
    the rules where most is left; as ``python -m tests.bench.aside`` measures it, for `docs/measured/players.md`."""
    looks: ClassVar[int] = 4000
    """So many throws are weighed at most, and as many choices, divided by how many players there are:
    the more, the longer it takes to say how all of them stand."""
    idle: ClassVar[frozenset[Action]] = frozenset()
    """What a seat may say that is no choice in the game."""
    slight: ClassVar[frozenset[str]] = frozenset()
    """The prompts to which no answer can be so much better than another that it would be told."""

    def __init__(self, game: Game[Any], pieces: int = 0) -> None:
        self.players = tuple(game.players)
        self.owner = {seat: player for player, own in game.players.items() for seat in own}
        self.heat = self.fewer.get(pieces, self.warmth)[len(self.players)]
        """What standings are divided by in this game."""
        self.most = self.looks // len(self.players)
        """How many throws, and how many choices, are weighed in this game."""
        self.tells_luck = self.noise.get(len(self.players), 1.0) < HALF
        """Whether so little noise is left with everybody's luck aside that it is worth telling."""

    def chances(self, standings: Standings) -> dict[Seat, float]:
        """Return each player's chance to win."""
        return dict(zip(self.players, self.shares(standings), strict=True))

    def shares(self, standings: Standings) -> list[float]:
        """Return the chances to win in the order of players."""
        odds = self._odds(standings)
        whole = sum(odds)
        return [each / whole for each in odds]

    def chance(self, standings: Standings, player: Seat) -> float:
        """Return one player's chance to win."""
        odds = self._odds(standings)
        return odds[self.players.index(player)] / sum(odds)

    def _odds(self, standings: Standings) -> list[float]:
        """Return by player, in their order, the odds to win."""
        heat, stand = self.heat, [standings.get(player, -inf) for player in self.players]
        top = max(stand)
        if top == inf:
            return [float(each == inf) for each in stand]
        return [exp((each - top) / heat) for each in stand]

    @abstractmethod
    def standings(self, play: Play[Any]) -> Standings:
        """Return the standings for the next turn, by the open table."""

    @abstractmethod
    def after(
        self, view: View, seat: Seat, options: Sequence[Action]
    ) -> Mapping[Action, Standings]:
        """Return the standings after the options of *seat*, by its *view*.

        What cannot be compared with the rest is left out, and what breaks a duty: nobody is to be told
        that it would have been better.
        """

    def thrown(self, play: Play[Any]) -> Thrown | None:
        """Return the standings by throw; None if it moves nothing."""
        return None

    def punished(self, play: Play[Any], view: View, seat: Seat, action: Action) -> Punished | None:
        """Return the outcome of a broken duty; None if none is broken."""
        return None

    def known(self, asked: Decision, seat: Seat, done: Action) -> Sequence[Action]:
        """Return *seat*'s options of public knowledge, given *done*."""
        return asked.seen_by(None).options.get(seat, ())


# The analysis of a finished game as values: turns, luck, costly choices.


class TurnStart(Struct, frozen=True, gc=False):
    """The beginning of a turn."""

    seat: Seat
    """Whose turn it is."""
    first: int
    """The number of its first answer in the game, after all handovers before it."""
    chances: Mapping[Seat, float]
    """By player: how likely they win; empty where that is not known."""


class Turn(Struct, frozen=True, gc=False):
    """The outcome of a turn."""

    seat: Seat
    round: int
    """Which of this seat's turns it was, from 1."""
    first: int
    """The number of its first answer."""
    chances: tuple[float, ...]
    """By player: how likely they win, after it."""
    luck: tuple[float, ...] = ()
    """By player: what the throws in it brought them, in chances to win."""


class Costly(Struct, frozen=True, kw_only=True):
    """A costly choice, and the better one."""

    turn: int
    """In which turn, by its place among all."""
    seq: int
    """The number of the answer."""
    seat: Seat
    by: int
    """The person who gave it."""
    prompt: str
    """What was asked."""
    view: View
    """What that seat saw."""
    done: Action
    better: Action
    cost: float
    """How much of the chance to win."""
    private: bool
    """Whether nobody else may know that this could have been done."""
    price: tuple[Event, ...]
    """What the rules did about it, where it broke a duty."""


class Hindsight(Struct, frozen=True, kw_only=True):
    """A game, replayed until its win."""

    players: tuple[Seat, ...]
    """In the order in which they are played."""
    turns: tuple[Turn, ...]
    turning: tuple[int, ...]
    """The turns that changed most, in their order, by their place."""
    own_luck: Mapping[Seat, float] | None
    """By player how much luck their own throws brought, in chances to win; None where nothing is thrown."""
    luck: Mapping[Seat, float] | None
    """By player how much luck all throws brought, everybody's; None where nothing is thrown."""
    tells_luck: bool
    """Whether it is worth telling: see `Outlook.tells_luck`."""
    costly: tuple[Costly, ...]
    """What cost most first."""
    lost: Mapping[tuple[Seat, int], float]
    """By player and person how much the choices cost that were weighed, in chances to win."""
    choices: Mapping[tuple[Seat, int], int]
    """By player and person how many choices were weighed."""
    people: frozenset[int]
    """Who played."""
    winners: tuple[Seat, ...]
    """Several, if they share the first place; nobody, if it did not come to that."""

    @property
    def luck_adjusted(self) -> dict[Seat, float] | None:
        """The results without luck, by player; None without dice."""
        if self.luck is None:
            return None
        share = 1 / max(1, len(self.winners))
        return {
            player: share * (player in self.winners) - brought
            for player, brought in self.luck.items()
        }

    def before(self, turn: int) -> tuple[float, ...]:
        """Return the chances before a turn, equal at the beginning."""
        return self.turns[turn - 1].chances if turn else even(len(self.players))

    def swing(self, turn: int) -> tuple[Seat, float, float]:
        """Return the greatest swing in a turn: the player, from and to."""
        before, after = self.before(turn), self.turns[turn].chances
        most = max(range(len(after)), key=lambda each: abs(after[each] - before[each]))
        return self.players[most], before[most], after[most]

    def told(self, person: int) -> list[Costly]:
        """Return the costly choices for a person, the dearest first.

        Who played is told of their own, with all that only they knew; others of everybody's.
        """
        if person not in self.people:
            return [each for each in self.costly if not each.private]
        own: dict[int, Costly] = {}
        for each in self.costly:
            if each.by == person:
                own.setdefault(each.seq, each)
        return list(own.values())


def even(players: int) -> tuple[float, ...]:
    """Return equal chances of so many players."""
    return (1 / players,) * players
