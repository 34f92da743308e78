"""Computer players of the classic board, by views and rules in force."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf, log
from random import Random

from msgspec import structs

from engine.classic.course import Position
from engine.classic.evaluation import DIE, after, chances, terms
from engine.classic.evaluation_setting import Setting, setting
from engine.classic.game import ClassicTable, Race
from engine.classic.questions import RETRY
from engine.evaluation_terms import Terms, grudges, levels, warmly
from engine.players import Thinker, Worlds, by_chance, gentle
from engine.views import BASE, Action, Choice, RaceView, Seat, Step, View

CERTAIN = 1e-9
"""So near to 0 or 1 no odds are counted."""
WARMTH = 0.16
"""How readily an easy player takes what is less good: what makes the logarithm of its odds to win
smaller by this much is taken 2.7 times less often."""
WHIM = 0.05
"""The same of those who have a taste of their own."""


def normal(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Make the move after which it is most likely to win."""
    assert isinstance(view, RaceView)
    ranked = judged(view, seat, options)
    return max(options, key=lambda action: ranked.get(action, -inf))


def easy(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Play like a learner, and spare seats that are behind.

    It breaks no duty, so that it does capture where that is one.
    """
    assert isinstance(view, RaceView)
    ranked = judged(view, seat, options)
    if not ranked:
        return by_chance(view, seat, options, random)
    game = setting(view)
    now = chances(game, view.pieces, seat)
    cruel = {each.action for each in view.choices if hurts(game, now, view, seat, each)}
    return warmly(
        {each: odds(ranked[each]) for each in gentle(list(ranked), cruel)}, WARMTH, random
    )


def odds(chance: float) -> float:
    """Return the logarithm of the odds to win."""
    return log((chance + CERTAIN) / (1 - chance + CERTAIN))


def hurts(
    game: Setting, now: Mapping[Seat, float], view: RaceView, seat: Seat, choice: Choice
) -> bool:
    """Return whether a move captures a seat not ahead of *seat*."""
    friends, own = (*view.own(seat), *view.neutral), now[game.together[seat][0]]
    return any(
        now.get(game.together[piece.seat][0], 0.0) <= own
        for piece in choice.step.captures
        if piece.seat not in friends
    )


def judged(view: RaceView, seat: Seat, options: Sequence[Action]) -> dict[Action, float]:
    """Return each duty-respecting move with the chance of *seat* to win.

    Another of three rolls instead leaves everything as it is.
    """
    game, found = setting(view), {}
    player = game.together[seat][0]
    for choice in view.choices:
        if not choice.breaks:
            pieces, mover = after(view.pieces, choice.step), following(view, seat, choice.step)
            found[choice.action] = chances(game, pieces, mover)[player]
    if RETRY in options:
        found[RETRY] = chances(game, view.pieces, seat)[player]
    return found


def weighed(view: View, seat: Seat, options: Sequence[Action]) -> dict[Action, Terms]:
    """Return the terms of moves that break no duty."""
    assert isinstance(view, RaceView)
    game, found = setting(view), {}
    shares, hated = foes(game, view, seat), grudges(view.struck, game.together[seat])
    for choice in view.choices:
        if not choice.breaks:
            pieces = after(view.pieces, choice.step)
            found[choice.action] = structs.replace(
                terms(game, pieces, following(view, seat, choice.step), seat, shares),
                ahead=min(choice.step.to / game.board.length, 1.0),
                revenge=float(sum(each.seat in hated for each in choice.step.captures)),
            )
    if RETRY in options:
        found[RETRY] = terms(game, view.pieces, seat, seat, shares)
    return found


def foes(game: Setting, view: RaceView, seat: Seat) -> dict[Seat, float]:
    """Return each other colour's chance to win, if *seat* does not."""
    own = game.together[seat][0]
    won = chances(game, view.pieces, seat)
    rest = 1 - won[own]
    return {
        colour: chance / rest
        for player, chance in won.items()
        if player != own
        for colour in game.together[player]
    }


def following(view: RaceView, seat: Seat, step: Step) -> Seat:
    """Return the seat on turn after a *step*."""
    return seat if pips(step) == DIE else next_to(view, seat)


def pips(step: Step) -> int:
    """Return the roll of a step."""
    return DIE if step.start == BASE else abs(step.to - step.start)


def next_to(view: RaceView, seat: Seat) -> Seat:
    """Return the colour that has its turn after *seat*."""
    arms = len(view.pieces)
    around = ((seat + step) % arms for step in range(1, arms + 1))
    return next(each for each in around if view.pieces[each] and each not in view.neutral)


def think(
    view: View, seat: Seat, options: Sequence[Action], random: Random, worlds: Worlds
) -> Action:
    """Make the move of the best chance, one die ahead."""
    assert isinstance(view, RaceView)
    world = worlds()
    assert world is not None, "nothing is hidden"
    assert isinstance(world.game, Race)
    ranked = judged(view, seat, options)
    for choice in view.choices:
        if choice.action in ranked:
            pieces, mover = after(view.pieces, choice.step), following(view, seat, choice.step)
            ranked[choice.action] = one_die_on(setting(view), world.game, pieces, mover, seat)
    return max(options, key=lambda action: ranked.get(action, -inf))


def one_die_on(
    game: Setting, race: Race[ClassicTable], pieces: Position, mover: Seat, seat: Seat
) -> float:
    """Return the chance of *seat* after *mover* has rolled and moved best."""
    player, whose = game.together[seat][0], game.together[mover][0]
    if (won := chances(game, pieces, mover)[player]) in (0, 1):
        return won
    total = 0.0
    for roll in range(1, DIE + 1):
        nearest = mover if roll == DIE else race.next[mover]
        moves = race.allowed(pieces, mover, roll)
        after_each = [chances(game, after(pieces, move.step), nearest) for move in moves]
        best = max(after_each, key=lambda won: won[whose], default=None)
        total += (best or chances(game, pieces, nearest))[player]
    return total / DIE


hard = Thinker(think)

LEVELS = levels(easy, normal, hard, weighed, WHIM)
