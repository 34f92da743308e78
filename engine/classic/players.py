"""Computer players of the classic board, by what everybody sees and the rules that are on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from random import Random

from engine.classic.course import Position
from engine.classic.game import RETRY, ClassicTable, Race
from engine.classic.worth import DIE, Setting, after, chances, setting
from engine.players import Player, Thinker, Worlds, by_chance, gentle
from engine.views import BASE, Action, Choice, RaceView, Seat, Step, View

TINY = 1e-9
WARMTH = 0.02
"""How readily an easy player takes what is less good: what makes its chance to win smaller by this
share is taken 2.7 times less often."""


def normal(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Make the move after which it is most likely to win."""
    assert isinstance(view, RaceView)
    ranked = judged(view, seat, options)
    return max(options, key=lambda action: ranked.get(action, -inf))


def easy(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Play as one who is learning, and capture nobody while there is anything else to do.

    It breaks no duty, so that it does capture where that is one.
    """
    assert isinstance(view, RaceView)
    ranked = judged(view, seat, options)
    if not ranked:
        return by_chance(view, seat, options, random)
    hits = {each.action for each in view.choices if hurts(view, seat, each)}
    kind = gentle(list(ranked), hits)
    best = max(ranked[action] for action in kind)
    weights = [((ranked[action] + TINY) / (best + TINY)) ** (1 / WARMTH) for action in kind]
    return random.choices(kind, weights)[0]


def hurts(view: RaceView, seat: Seat, choice: Choice) -> bool:
    """Whether a move captures a piece of somebody else."""
    friends = (*view.own(seat), *view.neutral)
    return any(piece.seat not in friends for piece in choice.step.captures)


def judged(view: RaceView, seat: Seat, options: Sequence[Action]) -> dict[Action, float]:
    """Return by move that breaks no duty how likely *seat* wins after it.

    Another of three rolls instead leaves everything as it is.
    """
    game, found = setting(view), {}
    for choice in view.choices:
        if not choice.breaks:
            found[choice.action] = chance(game, view, seat, choice.step)
    if RETRY in options:
        found[RETRY] = chances(game, view.pieces, seat)[game.together[seat][0]]
    return found


def chance(game: Setting, view: RaceView, seat: Seat, step: Step) -> float:
    """Return how likely *seat* wins after a *step*; by a 6 it goes on itself."""
    player = game.together[seat][0]
    following = seat if pips(step) == DIE else next_to(view, seat)
    return chances(game, after(view.pieces, step), following)[player]


def pips(step: Step) -> int:
    """Return the roll by which a step is made."""
    return DIE if step.start == BASE else abs(step.to - step.start)


def next_to(view: RaceView, seat: Seat) -> Seat:
    """Return the colour that has its turn after *seat*."""
    arms = len(view.pieces)
    around = ((seat + step) % arms for step in range(1, arms + 1))
    return next(each for each in around if view.pieces[each] and each not in view.neutral)


def think(
    view: View, seat: Seat, options: Sequence[Action], random: Random, worlds: Worlds
) -> Action:
    """Make the move after which it is most likely to win, when the next die has been moved, too."""
    assert isinstance(view, RaceView)
    world = worlds()
    assert world is not None, "nothing is hidden"
    assert isinstance(world.game, Race)
    ranked = judged(view, seat, options)
    for choice in view.choices:
        if choice.action in ranked:
            following = seat if pips(choice.step) == DIE else next_to(view, seat)
            pieces = after(view.pieces, choice.step)
            ranked[choice.action] = one_die_on(setting(view), world.game, pieces, following, seat)
    return max(options, key=lambda action: ranked.get(action, -inf))


def one_die_on(
    game: Setting, race: Race[ClassicTable], pieces: Position, mover: Seat, seat: Seat
) -> float:
    """Return how likely *seat* wins when *mover* has rolled once and moved as it is best for it."""
    player, whose = game.together[seat][0], game.together[mover][0]
    if (won := chances(game, pieces, mover)[player]) in (0, 1):
        return won
    total = 0.0
    for roll in range(1, DIE + 1):
        following = mover if roll == DIE else race.next[mover]
        moves = race.allowed(pieces, mover, roll)
        after_each = [chances(game, after(pieces, move.step), following) for move in moves]
        best = max(after_each, key=lambda won: won[whose], default=None)
        total += (best or chances(game, pieces, following))[player]
    return total / DIE


hard = Thinker(think)

LEVELS: Mapping[str, Player] = {
    "easy": easy,
    "normal": normal,
    "hard": hard,
    "random": by_chance,
}
