"""How wall races may go on, by the turns that everybody still needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf, sqrt
from typing import Any, ClassVar

from engine.core import Play
from engine.outlook import Outlook, Standings
from engine.views import BASE, Action, Seat, View
from engine.walls.course import course
from engine.walls.game import BOTH_DICE, WallRace
from engine.walls.players import ROLLS, SPITE, rank, to_go
from engine.walls.views import WallsView


class WallsOutlook(Outlook):
    """The wall race under any rules."""

    warmth: ClassVar[Mapping[int, float]] = {2: 1.30, 3: 1.33, 4: 1.36}

    def standings(self, view: View) -> Standings:
        assert isinstance(view, WallsView)
        return ahead(left(view))

    def after(
        self, view: View, seat: Seat, options: Sequence[Action]
    ) -> Mapping[Action, Standings]:
        assert isinstance(view, WallsView)
        needs = left(view)
        return {
            action: ahead(needs | {seat: needs[seat] - won})
            for action, won in rank(view, seat, options).items()
        }

    def thrown(self, play: Play[Any]) -> Mapping[Action, Standings]:
        """By the way on which most is won; what is in danger then is left out, as it takes long."""
        if play.pending != BOTH_DICE or (seat := play.table.turn) is None:
            return {}
        view, game = play.game.view(play, None, ()), play.game
        assert isinstance(view, WallsView)
        assert isinstance(game, WallRace)
        turns = to_go(view.walls, view.jump_back)
        ways = course(view.walls, view.jump_back, game.own_stopover)
        needs = left(view)
        found: dict[Action, Standings] = {}
        for dice in ROLLS:
            won = -inf
            for move in ways.moves(play.table.pieces, seat, dice):
                gain = turns[move.at] - turns[move.path.to]
                for other, piece in move.on_stop + move.on_end:
                    gain += SPITE * (turns[BASE] - turns[view.pieces[other][piece]])
                won = max(won, gain)
            best = ahead(needs | {seat: needs[seat] - won})
            found |= {f"{one} {other}": best for one, other in (dice, dice[::-1])}
        return found


def left(view: WallsView) -> dict[Seat, float]:
    """Return how many turns everybody still needs."""
    turns = to_go(view.walls, view.jump_back)
    return {seat: sum(map(turns.__getitem__, own)) for seat, own in enumerate(view.pieces) if own}


def ahead(needs: Mapping[Seat, float]) -> Standings:
    """Return how well everybody stands who needs so many turns: chance evens out on a long way."""
    first = max(0.0, min(needs.values())) + 1
    return {seat: -each / sqrt(first) for seat, each in needs.items()}
