"""Ways judged by playing on, with common dice.

All ways of a position are played on, until the best leads each of the others by some standard
errors.  Of common dice each seat has its own throws.  The first two throws come in all their
ways equally often, and errors count what varies besides.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any

from msgspec import Struct

from data.shipped.positions import Way
from engine.classic.course import Move, Position
from engine.classic.evaluation import DIE, Setting, chances, setting
from engine.classic.game import Race
from engine.core import CHANCE, Game, Play, State
from engine.game_analysis import won
from engine.players import reply
from engine.system import System
from engine.views import BASE, Action, Seat

LEVEL = "normal"
"""The computer player to which playing on is left."""
CONFIRMED = 0.03
"""By how much it is ahead at least once played on."""
SURE = 3.5
"""So many standard errors the best has to lead by."""
MOST = 1600
"""Games a way at most."""
THROWS = 36
"""The first two throws: each pair comes equally often."""
FIRST_LOOK, LEAST = 2 * THROWS, 4 * THROWS
"""Games a way after which it can be dropped, and kept."""
HOPE = 0.5
"""So many standard errors better than it seems it may still be: if that would not do, it is dropped."""


class Judged(Struct, frozen=True):
    """Results of playing on."""

    ways: tuple[Way, ...]
    games: int
    """After the best."""


class Dice:
    """Throws by seat; the first two by the number of the game."""

    def __init__(self, number: int) -> None:
        self.number, self.thrown = number, 0
        self.streams: dict[Seat | None, Random] = {}

    def of(self, seat: Seat | None) -> Dice:
        """Let *seat* throw next."""
        if seat not in self.streams:
            self.streams[seat] = Random(self.number * 8 + (0 if seat is None else seat + 1))
        self.random = self.streams[seat].random
        return self

    def __call__(self, among: int) -> int:
        """Throw a die."""
        drawn = int(self.random() * among)
        self.thrown += 1
        if self.thrown > 2:
            return drawn
        return (self.number // 6 if self.thrown == 2 else self.number) % among


def wins(game: Game[Any], state: State, player: Seat, system: System, number: int) -> float:
    """Play on; return the share of *player* in the win."""
    play, dice = Play(game, state), Dice(number)
    if isinstance(game, Race) and not play.table.over:
        return float(winner(game, play.table.pieces, play.table.turn, dice) == player)
    return shares(play, system, dice).get(player, 0.0)


def shares(play: Play[Any], system: System, dice: Dice) -> dict[Seat, float]:
    """Play on; return the shares in the win by winner."""
    level, random = system.levels[LEVEL], Random(0)
    while not (winners := won(play)):
        pending = play.pending
        if pending.chance:
            play.answer(CHANCE, pending.draw(dice.of(play.table.turn)))
        else:
            play.answer(*reply(play, level, random))
    return dict.fromkeys(winners, 1 / len(winners))


def winner(race: Race[Any], pieces: Position, seat: Seat, dice: Dice) -> Seat:
    """Play a race by the book on, in place; return the winner.

    It comes to the same as `shares`, in a third of the time: nothing is asked, told or stored.
    """
    game, goal, tried = known(race), race.course.goal, 1
    while True:
        pips = dice.of(seat)(6) + 1
        moves = race.offered(pieces, seat, pips)
        if moves:
            move = moves[0]
            if len(moves) > 1:
                mover = seat if pips == DIE else race.next[seat]
                move = max(moves, key=lambda each: chance(game, pieces, each, mover))
            for other, piece in move.captures:
                pieces[other][piece] = BASE
            pieces[seat][move.piece] = move.to
            if move.to >= goal <= min(pieces[seat]):
                return seat
            again = pips == DIE
        else:
            again = bool(race.again_stuck and race.again_stuck(False, pips))
        if not again and (moves or tried >= race.rolls(pieces, seat)):
            seat, tried = race.next[seat], 1
        else:
            tried = 1 if again else tried + 1


@lru_cache(maxsize=8)
def known(race: Race[Any]) -> Setting:
    """Return the constants of a race."""
    return setting(race.view(race.start(), None, ()))


def chance(game: Setting, pieces: Position, move: Move, mover: Seat) -> float:
    """Return the chance to win after a move, as the normal player judges it."""
    after = [own[:] for own in pieces]
    for other, piece in move.captures:
        after[other][piece] = BASE
    after[move.seat][move.piece] = move.to
    return chances(game, after, mover)[move.seat]


def lead(ahead: Sequence[float], behind: Sequence[float]) -> tuple[float, float]:
    """Return the mean of a lead over common games, and how much it varies from game to game.

    What comes of the first two throws is left out of the latter, as they come equally often.
    """
    apart = [one - other for one, other in zip(ahead, behind, strict=False)]
    games = len(apart) // THROWS
    means = [fmean(apart[each::THROWS]) for each in range(THROWS)]
    around = sum((one - means[at % THROWS]) ** 2 for at, one in enumerate(apart))
    return fmean(apart), sqrt(around / (THROWS * (games - 1)))


def judge(
    system: System,
    play: Play[Any],
    seat: Seat,
    ways: Sequence[Action],
    best: Action,
    most: int = MOST,
) -> Judged | None:
    """Play every way on until the best is sure; None where it will not be."""
    game, states = play.game, dict[Action, State]()
    owner = next(player for player, own in game.players.items() if seat in own)
    for way in ways:
        gone = play.fork()
        gone.answer(seat, way)
        states[way] = gone.state
    results: dict[Action, list[float]] = {way: [] for way in ways}
    leads, left = dict[Action, tuple[float, float]](), [way for way in ways if way != best]
    for number in range(most):
        for way in (best, *left):
            results[way].append(wins(game, states[way], owner, system, number))
        games = number + 1
        if games < FIRST_LOOK or games % THROWS:
            continue
        for way in tuple(left):
            apart, varies = lead(results[best], results[way])
            error = varies / sqrt(games)
            if games >= LEAST and apart >= max(SURE * error, CONFIRMED):
                leads[way] = apart, error
                left.remove(way)
            elif apart + HOPE * error < max(SURE * varies / sqrt(most), CONFIRMED):
                return None
        if not left:
            chance = fmean(results[best])
            leads[best] = 0.0, 0.0
            return Judged(tuple(Way(way, *thousandths(chance, *leads[way])) for way in ways), games)
    return None


def thousandths(chance: float, behind: float, error: float) -> tuple[int, int]:
    """Return a way's chance and error in thousandths, the latter rounded up."""
    return max(0, round(1000 * (chance - behind))), -int(-1000 * error // 1)
