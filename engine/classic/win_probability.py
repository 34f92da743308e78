"""Outlooks on games on the classic board, by `engine.classic.evaluation`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache, partial
from math import inf
from typing import Any, ClassVar

from engine.chance import ROLL
from engine.classic.evaluation import DIE, TUNED, Pieces, after, lead, standings
from engine.classic.evaluation_setting import setting
from engine.classic.events import Broke, Fined, Overlooked
from engine.classic.game import Race
from engine.classic.players import next_to, pips
from engine.classic.questions import PASS, RETRY
from engine.core import Game, Play
from engine.views import Action, RaceView, Seat, View
from engine.win_probability import Outlook, Punished, Standings, Thrown

KEPT = 4000
"""Positions whose standings are kept: a throw, and what is chosen then, lead to the same ones."""
KEPT_THROWS = 500
"""Positions in which it is kept what the throws come to: with cards one chooses whether to roll."""


class RaceOutlook(Outlook):
    """Outlook on the classic game under any rules, and games on it."""

    warmth: ClassVar[Mapping[int, float]] = {2: 2.25, 3: 1.46, 4: 1.55, 5: 1.85, 6: 1.31}
    noise: ClassVar[Mapping[int, float]] = {2: 0.41, 3: 0.32, 4: 0.38}

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        assert isinstance(game, Race)
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
