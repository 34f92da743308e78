"""Simulated people at a table: their plans, with the time of each.

They choose like computer players, but take the time that people take; those who are asked together act side
by side.  Times are in seconds, by the clock of the one who asks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from engine.core import Decision, Play
from engine.hosting.state.session import Session
from engine.hosting.state.time_limits import TimeLimits
from engine.players import LET_BE, Player, decide
from engine.views import Action, Seat

NOTICING = 1.5, 6.5
"""Seconds in which people notice that they may act, and press once; all are as likely."""
CHOOSING = 2.0, 12.0
"""Seconds that they take besides where there is something to choose."""


class Plan(Struct, frozen=True):
    """The intention of a seat."""

    action: Action
    first: float
    """When it first presses."""
    at: float
    """When it has chosen."""
    races: bool
    """Whether it can come too late: a reaction, or a card while somebody else is waited for."""
    chooses: bool
    """Whether it chooses between several things."""


class People:
    """The people at a table: their plans, and counts of late ones."""

    def __init__(self, levels: Mapping[Seat, Player], random: Random) -> None:
        """Seat them.

        Args:
            levels: by colour, as which computer player they choose.
            random: how long they take for it.
        """
        self.plans: dict[Seat, Plan] = {}
        self.given = self.late = 0
        """Of what can come too late."""
        self._levels, self._random = levels, random
        self._former: Mapping[Seat, Plan] = {}
        """The plan made at the question before."""
        self._wishes: set[tuple[Seat, Action]] = set()
        """The wishes of this turn that have not been met."""
        self._wished_in = 0
        self._opened: set[Seat] = set()
        """The seats that have opened their hand at this question."""

    def intend(self, session: Session, patience: TimeLimits, now: float) -> None:
        """Plan for all players with options and without a plan."""
        play, computers = session.running, session.computers()
        pending = computers.asked
        for seat, options in pending.options.items():
            waited = seat in pending.waits_for
            if not options or seat in self.plans or computers.control(seat):
                continue
            action = self._chosen(play, seat, options if waited else (LET_BE, *options))
            if action != LET_BE and not (waited and _by_itself(pending, patience, seat, action)):
                self.plans[seat] = self._planned(play, patience, seat, action, now)
        self._former = {}
        if self._wished_in != play.began:
            self._wished_in, planned = play.began, self._planned_races()
            self.late += len(self._wishes - planned)
            self._wishes &= planned

    def next(self) -> tuple[float, Seat, bool] | None:
        """Return the next press (time, seat, opens hand), or None."""
        presses = [
            (plan.first if opens else plan.at, seat, opens)
            for seat, plan in self.plans.items()
            for opens in [plan.races and seat not in self._opened]
        ]
        return min(presses, default=None)

    def opens(self, seat: Seat) -> None:
        """Record that a seat opens its hand, and can play its plan."""
        self._opened.add(seat)

    def acts(self, seat: Seat) -> Plan:
        """Carry out a seat's plan, and return it."""
        plan = self.plans.pop(seat)
        self.given += plan.races
        self._wishes.discard((seat, plan.action))
        return plan

    def ask_anew(self, raced: bool) -> None:
        """Let all think again, as another question is asked.

        Args:
            raced: whether time has decided: somebody was quicker, or it was up.  Where another card
                has come between, what was planned against the first is not late.
        """
        if not raced:
            self._wishes -= self._planned_races()
        self._former, self.plans = self.plans, {}
        self._opened.clear()

    def possible(self, play: Play[Any]) -> bool:
        """Return whether all plans can still be carried out."""
        return all(plan.action in play.options(seat) for seat, plan in self.plans.items())

    def end(self) -> None:
        """Count the plans left at the end of the game as late."""
        self.late += len(self._wishes)

    def _planned(
        self, play: Play[Any], patience: TimeLimits, seat: Seat, action: Action, now: float
    ) -> Plan:
        """Return the moment of *seat*'s action.

        A card still wanted is chosen already.

        The player whose turn begins has seen it come, and has opened their hand if they want a card.
        """
        pending, former = play.pending, self._former.get(seat)
        assert isinstance(pending, Decision), "people are asked"
        waited = seat in pending.waits_for
        if not waited and former and former.action == action:
            return former
        time_runs = pending.limit != "move" or patience.rolls is not None
        races = pending.hides(action) and (not waited or time_runs)
        first = now + self._random.uniform(*NOTICING)
        asides = play.game.asides  # to say how one wants to be asked is no choice
        able = sum(each not in asides for each in pending.options[seat])
        chooses = able > 1 or not waited
        if races:
            self._wishes.add((seat, action))
        at = first + self._random.uniform(*CHOOSING) if chooses else first
        begins = waited and patience.rolls is not None and not play.answers
        return Plan(action, now if begins else first, at, races, chooses)

    def _planned_races(self) -> set[tuple[Seat, Action]]:
        return {(seat, plan.action) for seat, plan in self.plans.items() if plan.races}

    def _chosen(self, play: Play[Any], seat: Seat, options: Sequence[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        return decide(self._levels[seat], play, seat, options, self._random)


def _by_itself(pending: Decision, patience: TimeLimits, seat: Seat, action: Action) -> bool:
    """Return whether a seat's answer comes automatically at the end."""
    if patience.asked == "moment":
        return not pending.hides(action)
    return bool(patience.after) and action == pending.default[seat]
