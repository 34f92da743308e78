"""Questions to chance: dice, shuffles, blind picks."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from engine.views import Action

Uniform: TypeAlias = Callable[[int], int]
"""Returns for n a number from 0 to n - 1, all equally likely."""

PIPS = tuple("123456")
A_DIE = frozenset(PIPS)


class Chance(Struct, frozen=True, gc=False, tag=True):
    """A question to the dice or the deck, known to all."""

    asks: ClassVar[Literal[True]] = True
    chance: ClassVar[Literal[True]] = True
    hidden: ClassVar[bool] = True
    """Whether the answer itself is hidden; what comes of it is for the events to tell."""

    def legal(self, action: Action) -> bool:
        """Return whether *action* can come out of this."""
        raise NotImplementedError

    def draw(self, uniform: Uniform) -> Action:
        """Return one of the possible outcomes, all equally likely."""
        raise NotImplementedError


class Roll(Chance, frozen=True):
    """Some six-sided dice: ``"6"``, ``"3 5"``."""

    hidden: ClassVar[bool] = False
    dice: int = 1

    def legal(self, action: Action) -> bool:
        """Return whether *action* names the pips of every die."""
        if self.dice == 1:
            return action in A_DIE
        pips = action.split(" ")
        return len(pips) == self.dice and all(each in PIPS for each in pips)

    def draw(self, uniform: Uniform) -> Action:
        """Roll the dice from left to right."""
        return " ".join(PIPS[uniform(6)] for _ in range(self.dice))


class Shuffle(Chance, frozen=True):
    """An order of some cards, by their places before: ``"2 0 1"``."""

    cards: int

    def legal(self, action: Action) -> bool:
        """Return whether *action* names every place once."""
        return sorted(action.split(" ")) == sorted(map(str, range(self.cards)))

    def draw(self, uniform: Uniform) -> Action:
        """Shuffle as Fisher and Yates do, from the last place down."""
        order = list(range(self.cards))
        for last in range(self.cards - 1, 0, -1):
            other = uniform(last + 1)
            order[last], order[other] = order[other], order[last]
        return " ".join(map(str, order))


class Pick(Chance, frozen=True):
    """One of several indistinguishable things: ``"0"`` to the last."""

    among: int

    def legal(self, action: Action) -> bool:
        """Return whether *action* names one of them."""
        return action in map(str, range(self.among))

    def draw(self, uniform: Uniform) -> Action:
        """Pick one."""
        return str(uniform(self.among))


ROLL = Roll()
