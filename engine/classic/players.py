"""Computer players of the classic board, by views and rules in force."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache, partial
from math import inf, log
from random import Random
from typing import Any, ClassVar

from msgspec import structs

from engine.chance import ROLL
from engine.classic.course import Position
from engine.classic.evaluation import (
    DIE,
    TUNED,
    Pieces,
    Setting,
    after,
    chances,
    lead,
    setting,
    standings,
    terms,
)
from engine.classic.events import Broke, Fined, Overlooked
from engine.classic.game import ClassicTable, Race
from engine.classic.questions import RETRY
from engine.core import PASS, Game, Play
from engine.evaluation import Terms, grudges, levels, warmly
from engine.outlook import Outlook, Punished, Standings, Thrown
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


# Outlooks on games on the classic board, by `engine.classic.evaluation`.


KEPT = 4000
"""Positions whose standings are kept: a throw, and what is chosen then, lead to the same ones."""
KEPT_THROWS = 500
"""Positions in which it is kept what the throws come to: with cards one chooses whether to roll."""


class RaceOutlook(Outlook):
    """Outlook on the classic game under any rules, and games on it."""

    warmth: ClassVar[Mapping[int, float]] = {2: 2.25, 3: 1.46, 4: 1.55, 5: 1.85, 6: 1.31}
    fewer: ClassVar[Mapping[int, Mapping[int, float]]] = {
        2: {2: 1.11, 3: 0.75, 4: 0.70, 5: 0.60, 6: 0.61},
        3: {2: 1.75, 3: 1.11, 4: 1.11, 5: 1.01, 6: 0.95},
    }
    noise: ClassVar[Mapping[int, float]] = {2: 0.41, 3: 0.32, 4: 0.38}

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, Race)
        super().__init__(game, game.course.pieces)
        self.race = game
        view = game.view(game.start(), None, ())
        self.setting = setting(view)
        self.several = len(self.players) < len(game.seats)
        """Whether anybody has several colours, or a colour is nobody's."""
        if self.several:  # half of the noise is left, or all of it
            self.tells_luck = False
        self._known = lru_cache(maxsize=KEPT)(self._judged)
        self._made = lru_cache(maxsize=KEPT_THROWS)(self._best)

    def standings(self, play: Play[Any]) -> Standings:
        t = play.table
        assert t.turn is not None, "somebody is on turn"
        return self.judged(t.pieces, t.turn)

    def judged(self, pieces: Pieces, following: Seat) -> Standings:
        """Return the standings of *pieces*, with *following* on turn next."""
        return self._known(tuple(map(tuple, pieces)), following)

    def _judged(self, pieces: tuple[tuple[int, ...], ...], following: Seat) -> Standings:
        found = standings(self.setting, pieces, following, TUNED)
        if self.several:
            counts = lead(self.setting, pieces) * self.heat if self.setting.neutral else 1.0
            found = {
                player: counts * sum(found[seat] for seat in own)
                for player, own in self.race.players.items()
            }
        goal = self.race.course.goal
        home = {seat for seat, own in enumerate(pieces) if own and own[0] >= goal <= min(own)}
        for player, own in self.race.players.items() if home else ():
            if self.won(own, home):
                found[player] = inf
        return found

    def won(self, own: Sequence[Seat], home: Collection[Seat]) -> bool:
        """Return whether a player with these colours has won, given those *home*."""
        there = sum(seat in home for seat in own)
        return there > 0 and (
            self.race.home(there == len(own), there)
            and all(seat in home for seat in self.race.neutral)
        )

    def after(
        self, view: View, seat: Seat, options: Sequence[Action]
    ) -> Mapping[Action, Standings]:
        assert isinstance(view, RaceView)
        found = {}
        for choice in view.choices:
            if choice.action in options and not choice.breaks:
                following = seat if pips(choice.step) == DIE else next_to(view, seat)
                found[choice.action] = self.judged(after(view.pieces, choice.step), following)
        if RETRY in options:
            found[RETRY] = self.judged(view.pieces, seat)
        return found

    def thrown(self, play: Play[Any]) -> Thrown | None:
        """The roll of a seat's own turn.

        By cards others roll as well.
        """
        t, seat = play.table, play.table.turn
        if play.pending != ROLL or seat is None or play.answers[-1:] != [(seat, "roll")]:
            return None
        return partial(self._made, tuple(map(tuple, t.pieces)), seat)

    def punished(self, play: Play[Any], view: View, seat: Seat, action: Action) -> Punished | None:
        """The position as the game leaves it after a broken duty."""
        assert isinstance(view, RaceView)
        if not self.breaks(view, action):
            return None
        broken = play.fork()
        events = broken.answer(seat, action)
        price = tuple(each for each in events if isinstance(each, Overlooked | Broke | Fined))
        return Punished(self.standings(broken), price)

    def breaks(self, view: RaceView, action: Action) -> bool:
        """Return whether an *action* breaks a duty."""
        return any(each.breaks for each in view.choices if each.action == action)

    def best(self, pieces: Pieces, seat: Seat) -> Mapping[Action, Standings]:
        """Return by throw the best standings for *seat*."""
        return self._made(tuple(map(tuple, pieces)), seat)

    def _best(self, pieces: tuple[tuple[int, ...], ...], seat: Seat) -> dict[Action, Standings]:
        own, found = self.owner[seat], {}

        def odds(stand: Standings) -> float:
            return self.chance(stand, own)

        position = [list(each) for each in pieces]
        for roll in range(1, DIE + 1):
            following = seat if roll == DIE else self.race.next[seat]
            moves = self.race.allowed(position, seat, roll)
            made = [self.judged(after(position, move.step), following) for move in moves]
            made = made or [self.judged(position, following)]
            found[str(roll)] = made[0] if len(made) == 1 else max(made, key=odds)
        return found


class TournamentOutlook(RaceOutlook):
    """Outlook on the tournament: the leader wins more often there."""

    warmth: ClassVar[Mapping[int, float]] = {3: 1.11, 4: 1.06}
    noise: ClassVar[Mapping[int, float]] = {3: 0.24, 4: 0.25}

    def breaks(self, view: RaceView, action: Action) -> bool:
        """Staying breaks a duty if a move is possible (004, rule 8)."""
        return action == PASS or super().breaks(view, action)
