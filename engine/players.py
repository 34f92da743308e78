"""Computer players: functions from what a seat may see to one of its legal actions.

They are given the view of their seat and nothing else, so they cannot know what a person in that
seat would not.  Their random numbers come from outside: the same sight, the same numbers, the same
decision.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from engine.views import Action, Seat, View

LET_BE: Action = ""
"""What a computer player chooses that could interrupt, among its legal actions, and does not."""

Level: TypeAlias = Callable[[View, Seat, Sequence[Action], Random], Action]
"""Chooses one of the legal actions of a seat by what it sees."""


def by_chance(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Choose any of the *options*."""
    return options[int(random.random() * len(options))]
