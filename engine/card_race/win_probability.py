"""Outlooks on card races, by points scored and expected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import Any, ClassVar

from engine.card_race.players import hopes, remaining, wins
from engine.card_race.rows import Rows, after
from engine.core import Decision, Play
from engine.views import Action, CardRaceView, Lay, Seat, View
from engine.win_probability import Outlook, Standings


class CardRaceOutlook(Outlook):
    """The card race under any rules."""

    warmth: ClassVar[Mapping[int, float]] = {2: 0.29, 3: 0.35, 4: 0.24}
    throws: ClassVar[bool] = False

    def standings(self, play: Play[Any]) -> Standings:
        view = play.game.view(play, None, ())
        assert isinstance(view, CardRaceView)
        return stand(view, view.rows)

    def after(
        self, view: View, seat: Seat, options: Sequence[Action]
    ) -> Mapping[Action, Standings]:
        assert isinstance(view, CardRaceView)
        found = {each.action: laid(view, each.lay) for each in view.choices}
        for action in options:
            if action.startswith("drop "):
                position = [*map(list, view.rows)]
                position[seat][int(action.removeprefix("drop ")) - 1] = ()
                found[action] = stand(view, position)
        return found

    def known(self, asked: Decision, seat: Seat, done: Action) -> Sequence[Action]:
        """Lays with the same dice.

        The rest of the hand is not known.
        """
        return [each for each in asked.options[seat] if dice(each) == dice(done)]


def laid(view: CardRaceView, lay: Lay) -> dict[Seat, float]:
    """Return the standings after *lay*, by a hand that is seen."""
    found = stand(view, after(view.rows, lay), lay.seat, remaining(view, lay))
    if wins(view, lay):
        found[lay.seat] = inf
    return found


def stand(
    view: CardRaceView, position: Rows, seat: Seat | None = None, hand: Sequence[int] = ()
) -> dict[Seat, float]:
    """Return all standings, for *seat* with these dice in *hand*."""
    return {
        each: (view.points[each] + hopes(view, position, each, hand if each == seat else ()))
        / view.target
        for each, own in enumerate(position)
        if own
    }


def dice(action: Action) -> str:
    """Return the dice of an action.

    ``"5"`` of ``"row 2 5"``, ``"2+6"`` of ``"new 2+6"``.
    """
    verb, *rest = action.split(" ")
    return rest[1] if verb == "row" else rest[0] if verb == "new" else ""
