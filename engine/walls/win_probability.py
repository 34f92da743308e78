"""Outlooks on wall races, by remaining turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import inf, sqrt
from typing import Any, ClassVar

from engine.core import Play
from engine.views import BASE, Action, Seat, View
from engine.walls.course import course
from engine.walls.game import BOTH_DICE, WallRace
from engine.walls.players import ROLLS, SPITE, all_to_go, rank, to_go
from engine.walls.views import WallsView
from engine.win_probability import Outlook, Standings, Thrown


class WallsOutlook(Outlook):
    """The wall race under any rules."""

    warmth: ClassVar[Mapping[int, float]] = {2: 1.30, 3: 1.33, 4: 1.36}
    noise: ClassVar[Mapping[int, float]] = {2: 0.42, 3: 0.71, 4: 0.78}

    def standings(self, play: Play[Any]) -> Standings:
        return ahead(all_to_go(seen(play)))

    def after(
        self, view: View, seat: Seat, options: Sequence[Action]
    ) -> Mapping[Action, Standings]:
        assert isinstance(view, WallsView)
        needs = all_to_go(view)
        return {
            action: ahead(needs | {seat: needs[seat] - won})
            for action, won in rank(view, seat, options).items()
        }

    def thrown(self, play: Play[Any]) -> Thrown | None:
        if play.pending != BOTH_DICE or (seat := play.table.turn) is None:
            return None
        assert isinstance(play.game, WallRace)
        return partial(best, play.game, seen(play), seat)


def seen(play: Play[Any]) -> WallsView:
    """Return the public view."""
    view = play.game.view(play, None, ())
    assert isinstance(view, WallsView)
    return view


def best(game: WallRace, view: WallsView, seat: Seat) -> dict[Action, Standings]:
    """Return by throw the standings after *seat*'s best way.

    What is in danger then is left out, as it takes long.
    """
    turns = to_go(view.walls, view.jump_back)
    ways = course(view.walls, view.jump_back, game.own_stopover)
    needs, pieces = all_to_go(view), [list(own) for own in view.pieces]
    found: dict[Action, Standings] = {}
    for dice in ROLLS:
        won = -inf
        for move in ways.moves(pieces, seat, dice):
            gain = turns[move.at] - turns[move.path.to]
            for other, piece in move.on_stop + move.on_end:
                gain += SPITE * (turns[BASE] - turns[view.pieces[other][piece]])
            won = max(won, gain)
        stand = ahead(needs | {seat: needs[seat] - won})
        found |= {f"{one} {other}": stand for one, other in (dice, dice[::-1])}
    return found


def ahead(needs: Mapping[Seat, float]) -> Standings:
    """Return the standings by remaining turns, as long ways even out chance."""
    first = max(0.0, min(needs.values())) + 1
    return {seat: -each / sqrt(first) for seat, each in needs.items()}
