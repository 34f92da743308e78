"""An evening at a table: how long a game lasts, how often people tap, and what comes too late.

People choose like computer players, but take the time that people take, by a clock of the model's
own.  Those who are asked together act side by side.  How long the table waits, and for whom, is what
its session says (`time_limits.py`, `time_controls.py`), so that a change there changes the evening.  Times are
in seconds, but for `Evening`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil, inf
from random import Random
from statistics import mean, median
from typing import Any

from msgspec import Struct, json, structs

from data.records import SeatRecord, TableRecord
from engine.core import Decision, Play
from engine.hosting.actions.undo import shows_nothing
from engine.hosting.state.dice import SEED_BYTES
from engine.hosting.state.person_settings import Person
from engine.hosting.state.session import Session
from engine.hosting.state.setups import Setup, settled
from engine.hosting.state.time_controls import (
    HURRIED,
    LOOKS,
    MINUTE,
    MORE_TIME,
    REACTING,
    SHOWN,
    WAITS,
    Pace,
)
from engine.hosting.state.time_limits import Patience
from engine.players import LET_BE, Player, decide
from engine.rules import Value
from engine.simulate import seated
from engine.system import System
from engine.views import Action, Seat

NOTICING = 1.5, 6.5
"""Seconds in which people notice that they may act, and press once; all are as likely."""
CHOOSING = 2.0, 12.0
"""Seconds that they take besides where there is something to choose."""
ENOUGH = 40
"""Games that are played at most: it takes as long as playing many more without a table."""

PACES: tuple[Pace, ...] = ("quick", "relaxed", "days")
ROLLING: Mapping[str, bool] = {"by_hand": False, "by_itself": True}
"""By its name: whether everybody's dice roll by themselves."""


class Minutes(Struct, frozen=True):
    """How long games last."""

    median: float
    most: float
    """Of nine games in ten, by the nearest rank."""


class Evening(Struct, frozen=True):
    """What games come to at a table of this pace; counts are of all people together, on average."""

    pace: str
    rolling: str
    games: int
    minutes_per_game: Minutes
    """As long as everybody is there, also where people have a day."""
    taps_per_game: float
    decisions_per_game: float
    """The taps that chose between several things."""
    windows_per_game: float
    shown_per_game: float
    """Turns in which nobody had to do anything."""
    undo_minutes_per_game: float
    """What it takes longer where choices can be taken back."""
    more_minutes_per_game: float
    """What it takes longer where a player has asked for more time, and nobody presses later for it."""
    wanted_per_game: float
    """Reactions and cards that were to be given while somebody else was waited for, or time ran."""
    too_late: float
    """The share of those for which it was too late."""


class Plan(Struct, frozen=True):
    """The intention of a seat."""

    action: Action
    first: float
    """When it first presses."""
    at: float
    """When it has chosen."""
    races: bool
    """Whether it can come too late: a reaction, or a card while somebody else is waited for."""


class Watched:
    """A game at a table, as it passes by the clock of the model."""

    def __init__(self, session: Session, levels: Mapping[Seat, Player], random: Random) -> None:
        """Begin a game.

        Args:
            session: the table; the people at it choose, computers answer at once.
            levels: by colour, as which computer player people choose.
            random: how long they take for it.
        """
        self.now = 0.0
        self.taps = self.decisions = self.windows = self.shown = self.undos = 0
        self.more = 0.0
        """Seconds by which windows and pauses would last longer for those who ask for more time."""
        self.given = self.late = 0
        """Of what can come too late."""
        self._session, self._levels, self._random = session, levels, random
        self._plans: dict[Seat, Plan] = {}
        self._former: Mapping[Seat, Plan] = {}
        """The plan made at the question before."""
        self._wishes: set[tuple[Seat, Action]] = set()
        """The wishes of this turn that have not been met."""
        self._opened, self._wished_in = 0.0, 0
        self._turn, self._touched = 1, False
        """The present turn, and whether people had something to do in it."""
        session.portion = 1
        session.begin()
        self._go_on()

    def play(self) -> None:
        """Play to the end."""
        while not self._game.table.over:
            self._step()
        self.late += len(self._wishes)

    @property
    def _game(self) -> Play[Any]:
        return self._session.running

    def _step(self) -> None:
        """Let happen what comes next: the first acts, or the time is up."""
        session, pending = self._session, self._game.pending
        assert isinstance(pending, Decision), "people are asked"
        patience = session.patience
        self._intend(pending, patience)
        end = self._end(patience)
        seat = min(self._plans, key=lambda each: self._plans[each].at, default=None)
        session.moved_on, raced = False, True
        if seat is not None and self._plans[seat].at <= end:
            raced = seat in pending.waits_for and pending.limit == "move"
            self._act(pending, seat, self._plans.pop(seat))
        else:
            self.now, self._touched = end + patience.after, True
            if patience.asked in HURRIED:
                self.more += max(0.0, MORE_TIME - (end - self._opened))
            session.default()
        self._go_on()
        if session.moved_on or not self._possible():
            self._ask_anew(raced)

    def _possible(self) -> bool:
        """Whether everything that is planned can still be done."""
        return all(plan.action in self._game.options(seat) for seat, plan in self._plans.items())

    def _end(self, patience: Patience) -> float:
        """Return when the time is up; the first press in it gives time to choose in some cases.

        It does so once for all: *Respond* in a window, one's hand where a roll comes by itself.
        """
        end = inf if patience.seconds is None else self._opened + patience.seconds
        firsts = [plan.first for plan in self._plans.values() if plan.races and plan.first <= end]
        if not firsts:
            return end
        if patience.rolls is not None:
            return end + LOOKS
        held = REACTING.get(patience.asked) if patience.asked else None
        return max(end, min(firsts) + held) if held else end

    def _intend(self, pending: Decision, patience: Patience) -> None:
        """Have all plan who may do something and have not yet."""
        computers = self._session.computers()
        for seat, options in pending.options.items():
            waited = seat in pending.waits_for
            if not options or seat in self._plans or computers.control(seat):
                continue
            action = self._chosen(seat, options if waited else (LET_BE, *options))
            if action != LET_BE and not (waited and _by_itself(pending, patience, seat, action)):
                self._plans[seat] = self._planned(pending, patience, seat, action)
        self._former = {}
        if self._wished_in != self._game.began:
            self._wished_in, planned = self._game.began, self._planned_races()
            self.late += len(self._wishes - planned)
            self._wishes &= planned

    def _planned(self, pending: Decision, patience: Patience, seat: Seat, action: Action) -> Plan:
        """Return when *seat* does this; a card that it still wants to play it has chosen already.

        The player whose turn begins has seen it come, and has opened their hand if they want a card.
        """
        waited, former = seat in pending.waits_for, self._former.get(seat)
        if not waited and former and former.action == action:
            return former
        time_runs = pending.limit != "move" or patience.rolls is not None
        races = pending.hides(action) and (not waited or time_runs)
        first = self.now + self._random.uniform(*NOTICING)
        chooses = self._chooses(pending, seat)
        if races:
            self._wishes.add((seat, action))
        at = first + self._random.uniform(*CHOOSING) if chooses else first
        begins = waited and patience.rolls is not None and not self._game.answers
        return Plan(action, self.now if begins else first, at, races)

    def _planned_races(self) -> set[tuple[Seat, Action]]:
        return {(seat, plan.action) for seat, plan in self._plans.items() if plan.races}

    def _chooses(self, pending: Decision, seat: Seat) -> bool:
        """Whether a seat can do several things, beside saying how it wants to be asked."""
        asides = self._game.game.asides
        able = sum(action not in asides for action in pending.options[seat])
        return able > 1 or seat not in pending.waits_for

    def _chosen(self, seat: Seat, options: Sequence[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        return decide(self._levels[seat], self._game, seat, options, self._random)

    def _act(self, pending: Decision, seat: Seat, plan: Plan) -> None:
        """Let *seat* do what it has planned."""
        session, self.now, self._touched = self._session, max(self.now, plan.at), True
        self.taps += 1
        self.decisions += self._chooses(pending, seat)
        self.given += plan.races
        self._wishes.discard((seat, plan.action))
        session.answer(seat, plan.action, session.controller(seat).person or 0)
        told = session.tail[-1].events
        forgiven = session.system.forgives(session.values())
        if forgiven and shows_nothing(session.running, pending, seat, plan.action, told):
            self.undos += session.follows

    def _ask_anew(self, raced: bool) -> None:
        """Have all think again, as another question is asked.

        Args:
            raced: whether time has decided: somebody was quicker, or it was up.  Where another card
                has come between, what was planned against the first is not late.
        """
        if not raced:
            self._wishes -= self._planned_races()
        self._former, self._plans = self._plans, {}
        if self._session.moved_on:
            self._opened, pending = self.now, self._game.pending
            self.windows += isinstance(pending, Decision) and pending.limit == "window"

    def _go_on(self) -> None:
        """Let follow what follows by itself; show the turns in which nobody has anything to do."""
        session = self._session
        self._see_turn()
        session.advance()
        self._see_turn()
        while session.has_more:
            session.advance()
            self._see_turn()

    def _see_turn(self) -> None:
        """Count the turn that is over, if one is."""
        if self._turn != self._game.began:
            shown = not self._touched
            self.shown += shown
            self.now += SHOWN * shown
            self._turn, self._touched = self._game.began, False


def _by_itself(pending: Decision, patience: Patience, seat: Seat, action: Action) -> bool:
    """Whether a seat that is waited for need not press for this: it happens when the time is up."""
    if patience.asked == "moment":
        return not pending.hides(action)
    return bool(patience.after) and action == pending.default[seat]


def evenings(
    system: System,
    people: int,
    games: int,
    seed: int,
    preset: str,
    changes: Mapping[str, Value],
    levels: str,
    paces: Sequence[Pace] = PACES,
    computers: int = 0,
) -> list[Evening]:
    """Play games at each pace, with dice rolled by hand and by themselves, and measure.

    Args:
        system: what is played.
        people: by how many, computers included.
        games: how often at each pace and in each way, at most `ENOUGH` times.
        seed: of all that is random.
        preset: the rules, by their key.
        changes: and what differs from them.
        levels: as which computer players people choose, as for `simulate`.
        paces: at which pace.
        computers: on how many of the seats, the last ones, computers play.
    """
    found = []
    for pace in paces:
        for rolling in ROLLING:
            setup = Setup(preset, dict(changes), pace=pace, rolls=ROLLING[rolling])
            played = [
                _watched(system, people, setup, rolling, seed * 1_000_003 + each, levels, computers)
                for each in range(min(games, ENOUGH))
            ]
            found.append(_measured(pace, rolling, played))
    return found


def _watched(
    system: System,
    people: int,
    setup: Setup,
    rolling: str,
    seed: int,
    levels: str,
    computers: int,
) -> Watched:
    """Play a game to its end."""
    random = Random(seed)
    values = settled(system, setup.pace, system.values(setup.preset, setup.rules))
    arms, setup = system.seating(people, values).arms[0], structs.replace(setup, values=values)
    named = seated(levels, people)
    seats = [
        SeatRecord(seat, at) if at <= people - computers else SeatRecord(seat, None, named[at - 1])
        for at, seat in enumerate(arms, 1)
    ]
    record = TableRecord(
        id=1,
        status="running",
        game=system.key,
        version=0,
        setup=json.encode(setup),
        host=1,
        server=0,
        channel=0,
        seed=random.randbytes(SEED_BYTES),
        seats=seats,
    )
    wishes = {person: Person(rolls=ROLLING[rolling]) for person in range(1, people + 1)}
    session = Session(record, system, wishes)
    players = session.make().players
    field = {
        seat: system.levels[level]
        for level, own in zip(named, players.values(), strict=True)
        for seat in own
    }
    watched = Watched(session, field, random)
    watched.play()
    return watched


def _measured(pace: Pace, rolling: str, played: Sequence[Watched]) -> Evening:
    """Return what games of one kind come to."""
    lasted = sorted(each.now / MINUTE for each in played)
    late = sum(each.late for each in played)
    wanted = late + sum(each.given for each in played)

    def average(counts: Iterable[float]) -> float:
        return round(mean(counts), 1)

    return Evening(
        pace=pace,
        rolling=rolling,
        games=len(played),
        minutes_per_game=Minutes(
            round(median(lasted), 1), round(lasted[ceil(len(lasted) * 0.9) - 1], 1)
        ),
        taps_per_game=average(each.taps for each in played),
        decisions_per_game=average(each.decisions for each in played),
        windows_per_game=average(each.windows for each in played),
        shown_per_game=average(each.shown for each in played),
        undo_minutes_per_game=average(each.undos * WAITS / MINUTE for each in played),
        more_minutes_per_game=average(each.more / MINUTE for each in played),
        wanted_per_game=round(wanted / len(played), 1),
        too_late=round(late / wanted, 3) if wanted else 0.0,
    )
