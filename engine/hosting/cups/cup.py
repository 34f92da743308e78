"""A cup: its log folded.

Neither this nor `acts` and `steps` reads a clock or a store: callers give the moment, in seconds since 1970, and store
the events that the functions return.  Equal logs give equal cups, so that anybody can check one by its file.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, field

from engine.hosting.cups.draw import Result, Row, podium, standings
from engine.hosting.cups.events import (
    NOBODY,
    Asked,
    Began,
    Called,
    Corrected,
    CupEvent,
    CupSetup,
    Delayed,
    Drawn,
    Ended,
    Entrant,
    Format,
    Here,
    Joined,
    Left,
    Moved,
    Opened,
    Paused,
    Played,
    PutOff,
    Replaced,
    Resumed,
    Stopped,
)
from engine.hosting.state.beginnings import AT_LEAST, CALL
from engine.hosting.state.dice import WORDS, Dice
from engine.hosting.state.time_controls import DAY, MINUTE

BREAK = 3 * MINUTE
"""Seconds between two rounds of a live cup."""
ABSENT = 3 * MINUTE
"""Seconds that a live game waits for a person, before their seat goes to the waiting list."""
MISSES = 2
"""Rounds without an answer after which an entrant is not drawn."""
FINALISTS = 4


class Logged(Struct, frozen=True):
    """An event in a cup's log."""

    seq: int
    """From 0."""
    at: float
    by: int
    """Id of the person whose act it is; 0: nobody's, or a deleted person's."""
    event: CupEvent


class Round(Struct):
    """A round of a cup."""

    at: float
    """When it was drawn."""
    drawn: tuple[tuple[Entrant, ...], ...]
    final: bool
    contributions: list[int]
    """Those of the cup as it was drawn, which the dice of its tables depend on."""
    replaced: dict[Entrant, Entrant] = field(default_factory=dict)
    """By absent entrant: the one in their seat."""
    results: dict[int, Result] = field(default_factory=dict)
    """By place of the table, from 1."""
    stopped: set[int] = field(default_factory=set)
    """The places of the tables that organisers ended, or that lost two threads."""
    lost: set[int] = field(default_factory=set)
    """The places of the latter."""
    ended: float | None = None
    """When its last result came."""

    @property
    def tables(self) -> tuple[tuple[Entrant, ...], ...]:
        """The entrants by table, in the order of their seats, with replacements."""
        return tuple(tuple(self.replaced.get(each, each) for each in table) for table in self.drawn)

    @property
    def open(self) -> list[int]:
        """The places of the tables without a result."""
        return [at for at in range(1, len(self.drawn) + 1) if at not in self.results]

    @property
    def entrants(self) -> list[Entrant]:
        """The entrants at its tables."""
        return [each for table in self.tables for each in table]


class Cup(Struct):
    """A cup as it stands after its log."""

    id: int
    secret: bytes
    """The cup's secret; its hash is published as the cup is opened."""
    setup: CupSetup
    clicks: list[int]
    """Ids of the interactions that opened and joined."""
    format: Format
    lots: dict[Entrant, int] = field(default_factory=dict)
    """By entrant: how many clicks their number in the roll-off depends on."""
    people: dict[Entrant, int] = field(default_factory=dict)
    """By entrant: the person's id; `NOBODY` of a deleted one."""
    left: set[Entrant] = field(default_factory=set)
    here: set[Entrant] = field(default_factory=set)
    """Those who are drawn, unless they were absent too often."""
    misses: dict[Entrant, int] = field(default_factory=dict)
    """Rounds in a row without an answer."""
    rounds: list[Round] = field(default_factory=list)
    called: bool = False
    paused: bool = False
    put_off: int = 0
    """How often the first draw was put off, as too few were there."""
    asked: float | None = None
    """When organisers were asked for another time of the first draw; None: they are not."""
    moved: bool = False
    """Whether they chose one, for which its people are not called yet."""
    soon: float = 0.0
    """The earliest moment of the next draw, as organisers chose; 0: they have not."""
    barred: set[Entrant] = field(default_factory=set)
    """Those whom organisers took out: they alone add them again."""
    ended: bool = False
    """Whether its end was declared; tables that are on then are counted as they stand."""
    few: bool = False
    """Whether it ended because too few were left."""
    log: list[Logged] = field(default_factory=list)
    reckoned: dict[int | None, list[Row]] = field(default_factory=dict)
    """Standings since the last event, by rounds."""

    @property
    def acts(self) -> list[Logged]:
        """The acts of organisers, for everybody to read."""
        return [row for row in self.log if row.event.why]

    @property
    def over(self) -> bool:
        """Whether it has ended and no table is on."""
        return self.ended and self.running is None

    @property
    def live(self) -> bool:
        """Whether it is played in one evening."""
        return self.setup.pace == "live"

    @property
    def running(self) -> Round | None:
        """The round that is on."""
        return self.rounds[-1] if self.rounds and self.rounds[-1].open else None

    @property
    def lasts(self) -> float:
        """The seconds of a live game, or of a daily round."""
        return self.setup.length * (MINUTE if self.live else DAY)

    @property
    def entrants(self) -> list[Entrant]:
        """The entrants in the cup at present, by number."""
        return [each for each in self.people if each not in self.left]

    @property
    def present(self) -> list[Entrant]:
        """The entrants of the next draw, by number."""
        return [
            each
            for each in self.entrants
            if each in self.here and self.misses.get(each, 0) < MISSES
        ]

    @property
    def waiting(self) -> list[Entrant]:
        """The present entrants without a seat in the running round."""
        # In a final none wait: nobody is replaced.
        if self.running and self.running.final:
            return []
        seated = set(self.running.entrants) if self.running else set[Entrant]()
        return [each for each in self.present if each not in seated]

    def entrant(self, person: int) -> Entrant | None:
        """Return the number of a person, also after they left."""
        if person == NOBODY:
            return None
        return next((each for each, who in self.people.items() if who == person), None)

    def players(self, round: int, place: int) -> frozenset[int]:
        """Return the people of a table, also those replaced.

        Of no table there are none.
        """
        if not (0 < round <= len(self.rounds) and 0 < place <= len(self.rounds[round - 1].drawn)):
            return frozenset()
        of = self.rounds[round - 1]
        seated = {*of.drawn[place - 1], *of.tables[place - 1]}
        return frozenset(self.people[each] for each in seated)

    def table_of(self, person: int) -> tuple[int, int] | None:
        """Return the round and place of a person's present table, if any."""
        at, places = len(self.rounds), self.running.open if self.running else ()
        return next(((at, each) for each in places if person in self.players(at, each)), None)

    def contributions(self, clicks: int | None = None) -> list[int]:
        """Return the contributions after some clicks (None: all so far)."""
        counted = self.clicks[:clicks]
        # By their ids: the bot chooses the order in which it takes presses.
        return counted if self.format == 1 else sorted(counted)

    def dice(self, clicks: int | None = None) -> Dice:
        """Return the cup's own dice after some clicks, for draws and roll-offs."""
        return Dice(self.secret, f"cup:{self.id}", self.contributions(clicks), self.format)

    # Its standings.

    def results(self, rounds: int | None = None) -> list[Result]:
        """Return the results of some rounds, without the final."""
        return [
            result
            for each in self.rounds[:rounds]
            if not each.final
            for _, result in sorted(each.results.items())
        ]

    def standings(self, rounds: int | None = None) -> list[Row]:
        """Return the standings after some rounds (None: all results there are)."""
        if rounds not in self.reckoned:  # of 96 it takes some 20 ms, and a page asks several times
            self.reckoned[rounds] = standings(self.results(rounds), self._lot)
        return [*self.reckoned[rounds]]

    @property
    def final_result(self) -> Result | None:
        """The result of a played final."""
        last = self.rounds[-1] if self.rounds else None
        return last.results.get(1) if last and last.final else None

    def podium(self) -> list[Entrant]:
        """Return all ranked entrants in the final order."""
        return podium(self.final_result, self.standings())

    @property
    def winner(self) -> Entrant | None:
        """The winner of a cup that is over.

        None: all left, or none gained a point or won the final.
        """
        first, final = next(iter(self.podium()), None), self.final_result
        if first is None or not self.entrants:
            return None
        gained = next(row.points for row in self.standings() if row.entrant == first)
        return first if gained or (final and first in final.winners) else None

    @property
    def winners(self) -> tuple[Entrant, ...]:
        """The winners of an ended cup, of a shared final all.

        Where too few were left there are none.
        """
        if self.few or self.winner is None:
            return ()
        final = self.final_result
        return tuple(sorted(final.winners if final else ())) or (self.winner,)

    def _lot(self, entrant: Entrant) -> int:
        """Return an entrant's number in the roll-off, which never changes."""
        # Later joins must not change an order that was told.
        clicks = 1 if self.format == 1 else self.lots.get(entrant, 0)
        return self.dice(clicks).uniform("lot", entrant)(WORDS)


# The log.


def fold(cup: int, secret: bytes, log: Iterable[Logged]) -> Cup:
    """Return a cup after its log; the first event is `Opened`."""
    rows = iter(log)
    first = next(rows)
    opened = first.event
    assert isinstance(opened, Opened), "a cup's log begins with its opening"
    folded = Cup(cup, secret, opened.setup, [opened.click], opened.format, log=[first])
    for row in rows:
        _apply(folded, row)
    return folded


def _apply(cup: Cup, row: Logged) -> None:
    """Take an event of the log into a cup."""
    event = row.event
    cup.log.append(row)
    cup.reckoned.clear()
    match event:
        case Joined():
            _join(cup, event, row.at)
        case Left():
            cup.left.add(event.entrant)
            cup.here.discard(event.entrant)
            if event.why:
                cup.barred.add(event.entrant)
        case Here():
            cup.here.add(event.entrant)
            cup.misses.pop(event.entrant, None)
        case Called():
            cup.called, cup.moved, cup.soon = True, False, max(draws_at(cup), row.at + AT_LEAST)
        case Began():
            if not cup.rounds and not cup.called:
                cup.here.update(cup.entrants)
            cup.called, cup.asked, cup.soon = True, None, row.at
        case Drawn():
            if not cup.rounds:
                cup.lots = dict.fromkeys(cup.people, len(cup.clicks))
            cup.rounds.append(Round(row.at, event.tables, event.final, cup.contributions()))
            cup.moved = False
        case Replaced():
            cup.rounds[-1].replaced[event.entrant] = event.by
            cup.misses[event.entrant] = cup.misses.get(event.entrant, 0) + 1
            cup.here.discard(event.entrant)  # until they say so
        case Played():
            _play(cup, event, row.at)
        case Corrected():
            cup.rounds[event.round - 1].results[event.table] = Result(event.places, event.absent)
        case Stopped():
            cup.rounds[-1].stopped.add(event.table)  # its result follows
            if not event.why:
                cup.rounds[-1].lost.add(event.table)
        case Delayed():
            cup.soon = draws_at(cup) + event.seconds
        case PutOff():
            cup.put_off, cup.soon = cup.put_off + 1, draws_at(cup) + event.seconds
        case Asked():
            cup.asked = row.at
        case Moved():
            _move(cup, event)
        case Paused():
            cup.paused = True
        case Resumed():
            cup.paused, cup.soon = False, _resumes_at(cup, row.at)
            cup.asked = None if cup.asked is None else row.at  # the week begins again
        case _:
            assert isinstance(event, Ended), "an event of another version"
            cup.ended, cup.few = True, event.few


def _join(cup: Cup, event: Joined, at: float) -> None:
    """Take a person in, after a leave with the former number."""
    entrant = event.entrant
    cup.people[entrant] = event.person
    cup.left.discard(entrant)
    cup.barred.discard(entrant)
    cup.misses.pop(entrant, None)
    cup.clicks.append(event.click)
    if cup.rounds:
        cup.lots.setdefault(entrant, len(cup.clicks))
    if not cup.live or cup.called or cup.rounds:
        cup.here.add(entrant)


def _move(cup: Cup, event: Moved) -> None:
    """Take in another time of the first draw.

    All is as at the opening again.
    """
    cup.soon, cup.put_off, cup.asked = event.begins, 0, None
    cup.called, cup.moved = False, True
    if cup.live:
        cup.here.clear()


def _play(cup: Cup, event: Played, at: float) -> None:
    """Take in the result of a table."""
    running = cup.rounds[-1]
    running.results[event.table] = Result(event.places, event.absent)
    for each in running.results[event.table].entrants:
        cup.misses[each] = cup.misses.get(each, 0) + 1 if each in event.absent else 0
    if not running.open:
        running.ended = at


def _resumes_at(cup: Cup, at: float) -> float:
    """Return the earliest moment of the draw after a pause."""
    if cup.running:
        return 0.0
    # Before the first round, as many as are needed for it have time to come.
    return max(at if cup.rounds else at + CALL, draws_at(cup))


def draws_at(cup: Cup) -> float:
    """Return the earliest moment of the next draw."""
    if not cup.rounds:
        return cup.soon or cup.setup.begins
    ended = cup.rounds[-1].ended
    assert ended is not None, "the round is over"
    # Organisers can shorten the break, and a resumed cup has had one.
    return cup.soon if cup.soon >= ended else ended + (BREAK if cup.live else 0.0)


def evening(cup: Cup) -> tuple[float, float]:
    """Return the longest time of a live cup, from and to."""
    games = cup.setup.rounds + cup.setup.final
    began = cup.rounds[0].at if cup.rounds else draws_at(cup)
    return began, began + games * cup.lasts + (games - 1) * BREAK
