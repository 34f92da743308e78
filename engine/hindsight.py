"""A finished game in hindsight: turns, luck, costly choices."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine.core import Event
from engine.views import Action, Seat, View


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
