"""Computer players: functions from a seat's view to a legal action.

They are given the view of their seat and nothing else, so they cannot know what a person in that
seat would not.  Who wants to look ahead is given worlds that could be besides: games that look the
same to that seat.  Their random numbers come from outside: the same sight, the same numbers, the same
decision.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from engine.chance import Chance
from engine.core import CHANCE, Answer, Play
from engine.determinization import redeal
from engine.views import Action, Seat, View

LET_BE: Action = ""
"""What a computer player chooses that could interrupt, among its legal actions, and does not."""

Level: TypeAlias = Callable[[View, Seat, Sequence[Action], Random], Action]
"""Chooses one of the legal actions of a seat by what it sees."""

Worlds: TypeAlias = Callable[[], Play[Any] | None]
"""Deals a game that looks the same to a seat as the one it plays in; None if that was not found."""


class Thinker(Struct, frozen=True):
    """A slow computer player, kept off others' time.

    At a table it thinks outside the event loop, for about a second at most: those who have answered
    wait for it.
    """

    think: Callable[[View, Seat, Sequence[Action], Random, Worlds], Action]
    """Chooses as a `Level` does, with the worlds that could be."""


Player: TypeAlias = Level | Thinker

Field: TypeAlias = Player | Mapping[Seat, Player]
"""Who plays: one for all, or by colour."""


def decide(
    player: Player, play: Play[Any], seat: Seat, options: Sequence[Action], random: Random
) -> Action:
    """Return the choice of a computer player for *seat*, among *options*."""
    view = play.game.view(play, seat, ())
    if isinstance(player, Thinker):
        worlds = partial(redeal, play, seat, lambda among: int(random.random() * among))
        return player.think(view, seat, options, random, worlds)
    return player(view, seat, options, random)


def reply(play: Play[Any], field: Field, random: Random) -> Answer:
    """Return the next answer: of dice, interruptions, or seats waited for."""
    pending = play.pending
    if isinstance(pending, Chance):
        return CHANCE, pending.draw(lambda among: int(random.random() * among))
    for seat, options in pending.options.items():
        if options and seat not in pending.waits_for:
            action = decide(_player(field, seat), play, seat, (LET_BE, *options), random)
            if action != LET_BE:
                return seat, action
    seat = pending.waits_for[0]
    options = pending.options[seat]
    if len(options) == 1:
        return seat, options[0]
    return seat, decide(_player(field, seat), play, seat, options, random)


def _player(field: Field, seat: Seat) -> Player:
    return field[seat] if isinstance(field, Mapping) else field


def gentle(options: Sequence[Action], hurting: Collection[Action]) -> Sequence[Action]:
    """Return the harmless *options*; all if there are none."""
    return [action for action in options if action not in hurting] or options


def by_chance(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Choose any of the *options*."""
    return options[int(random.random() * len(options))]
