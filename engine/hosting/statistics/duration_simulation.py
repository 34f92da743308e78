"""Simulated evenings at a table: minutes, taps and cards played too late.

People play by a clock of the model's own.  How long the table waits, and for whom, is what its
session says (`time_limits.py`, `time_controls.py`), so that a change there changes the evening.  Times are in
seconds, but for `Evening`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import inf
from random import Random
from statistics import mean, median
from typing import Any

from msgspec import Struct, json, structs

from data.records import SeatRecord, TableRecord
from engine.core import WINDOWS, Decision, Play
from engine.hosting.actions.undo import shows_nothing
from engine.hosting.state.dice import SEED_BYTES
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Person
from engine.hosting.state.setups import Setup, settled
from engine.hosting.state.time_controls import HURRIED, MINUTE, MORE_TIME, SHOWN, WAITS, Pace
from engine.hosting.state.time_limits import TimeLimits, paused_at
from engine.players import LET_BE, Player, decide
from engine.rules import Value
from engine.simulate import percentile, seated
from engine.system import System
from engine.views import Action, Seat

# Simulated people at a table: their plans, with the time of each.
#
# They choose like computer players, but take the time that people take; those who are asked together act side
# by side.  Times are in seconds, by the clock of the one who asks.


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

    def intend(self, session: Session, limits: TimeLimits, now: float) -> None:
        """Plan for all players with options and without a plan."""
        play, computers = session.running, session.computers()
        pending = computers.asked
        for seat, options in pending.options.items():
            waited = seat in pending.waits_for
            if not options or seat in self.plans or computers.control(seat):
                continue
            action = self._chosen(play, seat, options if waited else (LET_BE, *options))
            if action != LET_BE and not (waited and _by_itself(pending, limits, seat, action)):
                self.plans[seat] = self._planned(play, limits, seat, action, now)
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
        self, play: Play[Any], limits: TimeLimits, seat: Seat, action: Action, now: float
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
        time_runs = pending.limit != "move" or limits.rolls is not None
        races = pending.hides(action) and (not waited or time_runs)
        first = now + self._random.uniform(*NOTICING)
        non_moves = play.game.non_moves  # to say how one wants to be asked is no choice
        able = sum(each not in non_moves for each in pending.options[seat])
        chooses = able > 1 or not waited
        if races:
            self._wishes.add((seat, action))
        at = first + self._random.uniform(*CHOOSING) if chooses else first
        begins = waited and limits.rolls is not None and not play.answers
        return Plan(action, now if begins else first, at, races, chooses)

    def _planned_races(self) -> set[tuple[Seat, Action]]:
        return {(seat, plan.action) for seat, plan in self.plans.items() if plan.races}

    def _chosen(self, play: Play[Any], seat: Seat, options: Sequence[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        return decide(self._levels[seat], play, seat, options, self._random)


def _by_itself(pending: Decision, limits: TimeLimits, seat: Seat, action: Action) -> bool:
    """Return whether a seat's answer comes automatically at the end."""
    if limits.asked == "moment":
        return not pending.hides(action)
    return bool(limits.after) and action == pending.default[seat]


ENOUGH = 40
"""Games that are played at most: it takes as long as playing many more without a table."""

PACES: tuple[Pace, ...] = ("quick", "relaxed", "days")
ROLLING: Mapping[str, bool] = {"by_hand": False, "by_itself": True}
"""By its name: whether everybody's dice roll by themselves."""


class Minutes(Struct, frozen=True):
    """The length of games, in minutes."""

    median: float
    most: float
    """Of nine games in ten, by the nearest rank."""


class Evening(Struct, frozen=True):
    """Means of games at a table of this pace.

    Counts are of all people.
    """

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


class Watched:
    """A game at a table, by the clock of the model."""

    def __init__(self, session: Session, people: People) -> None:
        """Begin a game of *people*; computers at the table answer at once."""
        self.now, self.people = 0.0, people
        self.taps = self.decisions = self.windows = self.shown = self.undos = 0
        self.more = 0.0
        """Seconds by which windows and pauses would last longer for those who ask for more time."""
        self._session, self._opened = session, 0.0
        self._turn, self._touched = 1, False
        """The present turn, and whether people had something to do in it."""
        session.begin(1)
        self._go_on()

    def play(self) -> None:
        """Play to the end."""
        while not self._game.table.over:
            self._step()
        self.people.end()

    @property
    def _game(self) -> Play[Any]:
        return self._session.running

    def _step(self) -> None:
        """Carry out the next event: the first press or the timeout."""
        session, people, pending = self._session, self.people, self._game.pending
        assert isinstance(pending, Decision), "people are asked"
        limits = session.time_limits
        people.intend(session, limits, self.now)
        end = inf if limits.seconds is None else self._opened + limits.seconds
        at, seat, opens = people.next() or (inf, 0, False)
        session.keep_timer()
        raced = True
        if at <= end:
            self.now, self._touched = max(self.now, at), True
            if opens:
                self._open(seat)
                return
            raced = seat in pending.waits_for and pending.limit == "move"
            self._act(pending, seat, people.acts(seat))
        else:
            self.now, self._touched = end + limits.after, True
            if limits.asked in HURRIED:
                self.more += max(0.0, MORE_TIME - (end - self._opened))
            session.default(1)
        self._go_on()
        if session.timer_reset or not people.possible(self._game):
            people.ask_anew(raced)
        if session.timer_reset:
            self._opened, pending = self.now, self._game.pending
            self.windows += isinstance(pending, Decision) and pending.limit in WINDOWS

    def _open(self, seat: Seat) -> None:
        """Let *seat* open its hand, which may give it more time."""
        session, game = self._session, self._game
        self.people.opens(seat)
        opening = game.game.opening
        if opening is not None and opening in game.options(seat):
            session.answer(seat, opening)
            self._opened = self.now
        elif session.time_limits.rolls is not None:
            changed = structs.replace(session.setup, looked=paused_at(game))
            session.record.setup = json.encode(changed)

    def _act(self, pending: Decision, seat: Seat, plan: Plan) -> None:
        """Carry out the plan of *seat*."""
        session = self._session
        self.taps += 1
        self.decisions += plan.chooses
        session.answer(seat, plan.action, session.controller(seat).person or 0)
        told = session.tail[-1].events
        forgiven = session.system.forgives(session.values())
        if forgiven and shows_nothing(session.running, pending, seat, plan.action, told):
            self.undos += session.follows

    def _go_on(self) -> None:
        """Continue automatically; show turns that need no press."""
        session = self._session
        self._see_turn()
        unfinished = True
        while unfinished:
            unfinished = session.advance(1).unfinished
            self._see_turn()

    def _see_turn(self) -> None:
        """Count the turn that is over, if one is."""
        if self._turn != self._game.began:
            shown = not self._touched
            self.shown += shown
            self.now += SHOWN * shown
            self._turn, self._touched = self._game.began, False


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
    """Play games at each pace, by both ways of rolling, and measure.

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
    personal_settings = {person: Person(rolls=ROLLING[rolling]) for person in range(1, people + 1)}
    session = Session(record, system, personal_settings)
    players = session.make().players
    field = {
        seat: system.levels[level]
        for level, own in zip(named, players.values(), strict=True)
        for seat in own
    }
    watched = Watched(session, People(field, random))
    watched.play()
    return watched


def _measured(pace: Pace, rolling: str, played: Sequence[Watched]) -> Evening:
    """Return the means of games of one kind."""
    lasted = [each.now / MINUTE for each in played]
    late = sum(each.people.late for each in played)
    wanted = late + sum(each.people.given for each in played)

    def average(counts: Iterable[float]) -> float:
        return round(mean(counts), 1)

    return Evening(
        pace=pace,
        rolling=rolling,
        games=len(played),
        minutes_per_game=Minutes(round(median(lasted), 1), round(percentile(lasted, 90), 1)),
        taps_per_game=average(each.taps for each in played),
        decisions_per_game=average(each.decisions for each in played),
        windows_per_game=average(each.windows for each in played),
        shown_per_game=average(each.shown for each in played),
        undo_minutes_per_game=average(each.undos * WAITS / MINUTE for each in played),
        more_minutes_per_game=average(each.more / MINUTE for each in played),
        wanted_per_game=round(wanted / len(played), 1),
        too_late=round(late / wanted, 3) if wanted else 0.0,
    )
