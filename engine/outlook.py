"""Outlooks of players: how likely each of them wins.

A standing is a logarithm of odds, as the computer players of a game judge it: whoever stands better
by 1 wins 2.7 times as often.  They judge to choose, and for that only the order matters; for what
is said to people, standings are divided by a number that was fitted to games (`docs/measured/players.md`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from math import exp, inf
from typing import Any, ClassVar, NamedTuple, TypeAlias

from engine.core import Decision, Event, Game, Play
from engine.views import Action, Seat, View

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
