"""How a game may go on: how well everybody stands, and so how likely they win.

A standing is a logarithm of odds, as the computer players of a game judge it: whoever stands better
by 1 wins 2.7 times as often.  They judge to choose, and for that only the order matters; for what
is said to people, standings are divided by a number that was fitted to games (`docs/players.md`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from math import exp, inf
from typing import Any, ClassVar, TypeAlias

from engine.core import Decision, Game, Play
from engine.views import Action, Seat, View

Standings: TypeAlias = Mapping[Seat, float]
"""By player; minus infinity for who cannot win any more."""


class Outlook(ABC):
    """How the games of a system may go on."""

    warmth: ClassVar[Mapping[int, float]]
    """By number of players: what standings are divided by."""
    throws: ClassVar[bool] = True
    """Whether dice are thrown."""
    idle: ClassVar[frozenset[Action]] = frozenset()
    """What a seat may say that is no choice in the game."""

    def __init__(self, game: Game[Any]) -> None:
        self.players = tuple(game.players)
        self.owner = {seat: player for player, own in game.players.items() for seat in own}
        self.heat = self.warmth[len(self.players)]
        """What standings are divided by in this game."""

    def chances(self, standings: Standings) -> dict[Seat, float]:
        """Return by player how likely they win."""
        stand = [standings.get(player, -inf) for player in self.players]
        top, heat = max(stand), self.heat
        won = top == inf
        odds = [float(each == inf) if won else exp((each - top) / heat) for each in stand]
        whole = sum(odds)
        return dict(zip(self.players, [each / whole for each in odds], strict=True))

    @abstractmethod
    def standings(self, view: View) -> Standings:
        """Return how well everybody stands whose turn is next, by what lies open."""

    @abstractmethod
    def after(
        self, view: View, seat: Seat, options: Sequence[Action]
    ) -> Mapping[Action, Standings]:
        """Return how well everybody stands after what *seat* may do, whose *view* it is.

        What cannot be compared with the rest is left out.
        """

    def thrown(self, play: Play[Any]) -> Mapping[Action, Standings]:
        """Return by throw, of which all are equally likely, how it stands with the best made of it.

        Nothing where no dice are thrown to move by.
        """
        return {}

    def known(self, asked: Decision, seat: Seat, done: Action) -> Sequence[Action]:
        """Return what everybody knows that *seat* could have answered, now that this was *done*."""
        return asked.seen_by(None).options.get(seat, ())
