"""Computer players: functions from what a seat may see to one of its legal actions.

They are given the view of their seat and nothing else, so they cannot know what a person in that
seat would not.  Who wants to look ahead is given worlds that could be besides: games that look the
same to that seat.  Their random numbers come from outside: the same sight, the same numbers, the same
decision.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from math import inf
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from engine.chance import Chance
from engine.core import CHANCE, Answer, Play
from engine.views import Action, Seat, View
from engine.worlds import redeal

LET_BE: Action = ""
"""What a computer player chooses that could interrupt, among its legal actions, and does not."""

Level: TypeAlias = Callable[[View, Seat, Sequence[Action], Random], Action]
"""Chooses one of the legal actions of a seat by what it sees."""

Worlds: TypeAlias = Callable[[], Play[Any] | None]
"""Deals a game that looks the same to a seat as the one it plays in; None if that was not found."""


class Thinker(Struct, frozen=True):
    """A computer player that takes its time, which must not be that of everybody else.

    At a table it thinks outside the event loop, for about a second at most: those who have answered
    wait for it.
    """

    think: Callable[[View, Seat, Sequence[Action], Random, Worlds], Action]
    """Chooses as a `Level` does, with the worlds that could be."""


Player: TypeAlias = Level | Thinker

Field: TypeAlias = Player | Mapping[Seat, Player]
"""Who plays: one for all, or by colour."""

Judge: TypeAlias = Callable[[View, Seat], float]
"""Says how well a seat stands by what it sees."""

Rank: TypeAlias = Callable[[View, Seat, Sequence[Action]], Mapping[Action, float]]
"""Says what the actions seem to be worth that a seat may choose."""


def decide(
    player: Player, play: Play[Any], seat: Seat, options: Sequence[Action], random: Random
) -> Action:
    """Return which of *options* a computer player takes for *seat*."""
    view = play.game.view(play, seat, ())
    if isinstance(player, Thinker):
        worlds = partial(redeal, play, seat, lambda among: int(random.random() * among))
        return player.think(view, seat, options, random, worlds)
    return player(view, seat, options, random)


def reply(play: Play[Any], field: Field, random: Random) -> Answer:
    """Return what the dice answer, or whoever interrupts, or the first seat waited for."""
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


def looking_ahead(level: Level, rank: Rank, judge: Judge, *, width: int, effort: int) -> Thinker:
    """Return a player who plays on in worlds that could be, and takes what comes out best.

    Args:
        level: how everybody plays on in these worlds.
        rank: what seems good at once.
        judge: how good it is what has come of it.
        width: how many of the options that seem best are tried, each until the seat's next turn.
        effort: for how many turns of others there is time; the more play, the fewer worlds.
    """

    def think(
        view: View, seat: Seat, options: Sequence[Action], random: Random, worlds: Worlds
    ) -> Action:
        ranked = rank(view, seat, options)
        tried = sorted(options, key=lambda action: -ranked.get(action, -inf))[:width]
        total, left = dict.fromkeys(tried, 0.0), effort
        while left > 0 and (world := worlds()):
            luck = random.random()
            for action in tried:
                play = world.fork()
                _play_on(play, seat, action, level, Random(luck))
                total[action] += judge(play.game.view(play, seat, ()), seat)
            left -= len(tried) * (len(world.game.players) - 1)
        return max(tried, key=total.__getitem__)

    return Thinker(think)


def _play_on(play: Play[Any], seat: Seat, action: Action, level: Level, random: Random) -> None:
    """Let *seat* do something, and everybody go on until its turn comes."""
    turn = play.table.turn
    if action != LET_BE:
        play.answer(seat, action)
    while play.table.turn == turn and not play.table.over:
        play.answer(*reply(play, level, random))
    while play.table.turn != seat and not play.table.over:
        play.answer(*reply(play, level, random))


def gentle(options: Sequence[Action], hurting: Collection[Action]) -> Sequence[Action]:
    """Return the *options* that hurt nobody; all of them if there are none."""
    return [action for action in options if action not in hurting] or options


def by_chance(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Choose any of the *options*."""
    return options[int(random.random() * len(options))]
