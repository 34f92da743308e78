"""A cup: its log folded, and its next steps.

Nothing here reads a clock or a store: callers give the moment, in seconds since 1970, and store the
events that the functions return.  Equal logs give equal cups, so that anybody can check one by its file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from hmac import digest
from itertools import takewhile

from msgspec import Struct, field

from engine.hosting.cups import draw
from engine.hosting.cups.draw import (
    FEWEST,
    LEAST,
    MOST,
    SEATS,
    Result,
    Row,
    behind,
    met,
    podium,
    standings,
)
from engine.hosting.cups.events import (
    COMPUTER,
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
from engine.hosting.state import beginnings
from engine.hosting.state.beginnings import GIVEN_UP
from engine.hosting.state.dice import WORDS, Dice
from engine.hosting.state.refusals import Refused
from engine.hosting.state.time_controls import DAY, MINUTE

CALL = 15 * MINUTE
"""Seconds before a live cup in which its people say that they are here."""
AT_LEAST = 5 * MINUTE
"""Seconds that they have for that, also where the call came late."""
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

    def podium(self) -> list[Entrant]:
        """Return all ranked entrants in the final order."""
        last = self.rounds[-1] if self.rounds and self.rounds[-1].final else None
        return podium(last.results.get(1) if last else None, self.standings())

    @property
    def winner(self) -> Entrant | None:
        """The winner of a cup that is over.

        None: all left, or none gained a point or won the final.
        """
        first = next(iter(self.podium()), None)
        if first is None or not self.entrants:
            return None
        gained = next(row.points for row in self.standings() if row.entrant == first)
        last = self.rounds[-1].results.get(1) if self.rounds[-1].final else None
        return first if gained or (last and first in last.winners) else None

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
            result = Result(event.places, event.absent)
            cup.rounds[event.round - 1].results[event.table] = result
        case Stopped():
            cup.rounds[-1].stopped.add(event.table)  # its result follows
            cup.rounds[-1].lost |= set() if event.why else {event.table}
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


def evening(cup: Cup) -> tuple[float, float]:
    """Return the longest time of a live cup, from and to."""
    games = cup.setup.rounds + cup.setup.final
    began = cup.rounds[0].at if cup.rounds else draws_at(cup)
    return began, began + games * cup.lasts + (games - 1) * BREAK


# The next step.


def due(cup: Cup, now: float) -> float | None:
    """Return the moment of the next look; None: not by the clock.

    A running round ends by the clocks of its tables.
    """
    if cup.ended or (cup.paused and not cup.running):
        return None
    if cup.asked is not None:
        return cup.asked + GIVEN_UP
    if running := cup.running:
        waits = cup.live and bool(cup.waiting)
        return max(running.at + ABSENT, now + MINUTE) if waits else None
    if cup.live and not cup.rounds and not cup.called:
        return draws_at(cup) - CALL
    return draws_at(cup)


def draws_at(cup: Cup) -> float:
    """Return the earliest moment of the next draw."""
    if not cup.rounds:
        return cup.soon or cup.setup.begins
    ended = cup.rounds[-1].ended
    assert ended is not None, "the round is over"
    # Organisers can shorten the break, and a resumed cup has had one.
    return cup.soon if cup.soon >= ended else ended + (BREAK if cup.live else 0.0)


def step(cup: Cup, now: float, wakes: float = 0.0) -> CupEvent | None:
    """Return the event due by the clock: call, delay, draw or end.

    By the day a draw waits until the quiet hours end, at *wakes*.
    """
    if cup.ended or cup.paused or cup.running:
        return None
    if cup.asked is not None:
        return Ended(few=True) if cup.asked + GIVEN_UP <= now else None
    if _finished(cup):
        return Ended()
    if cup.live and not cup.rounds and not cup.called and draws_at(cup) - CALL <= now:
        return Called()
    if draws_at(cup) > now:
        return None
    next_one = _lacking(cup, now) or drawn(cup)
    if isinstance(next_one, Ended) or cup.live or wakes <= now or _asked_to_draw(cup):
        return next_one
    return Delayed(seconds=wakes - draws_at(cup))


def _asked_to_draw(cup: Cup) -> bool:
    """Return whether an organiser has asked for the next draw."""
    since = takewhile(lambda row: not isinstance(row.event, Drawn), reversed(cup.log))
    return any(isinstance(row.event, Began) for row in since)


def _lacking(cup: Cup, now: float) -> PutOff | Asked | None:
    """Return the consequence of too few for the first draw."""
    if cup.rounds:
        return None
    match beginnings.outcome(len(cup.present), LEAST, cup.put_off):
        case "put off":
            late = now - draws_at(cup)
            return PutOff(seconds=beginnings.delay(not cup.live, late))
        case "ask":
            return Asked()
        case _:
            return None


def _finished(cup: Cup) -> bool:
    """Return whether the last round was played."""
    played = sum(not each.final for each in cup.rounds)
    return played == cup.setup.rounds and (not cup.setup.final or len(cup.rounds) > played)


def drawn(cup: Cup) -> Drawn | Ended:
    """Draw the next round, or end a cup of too few."""
    people, played = _drawable(cup), len(cup.rounds)
    if len(people) < (FEWEST if played else LEAST):
        return Ended(few=True)
    if played == cup.setup.rounds:
        return Drawn(tables=(tuple(people[:FINALISTS]),), final=True)
    uniform = cup.dice().uniform("round", played + 1)
    tables = [table for each in cup.rounds for table in each.tables]
    return Drawn(tables=draw.drawn(people, threes(tables), met(tables), uniform))


def _drawable(cup: Cup) -> list[Entrant]:
    """Return those present for the next draw, finalists in order."""
    present = cup.present
    if len(cup.rounds) < cup.setup.rounds:
        return present
    return [row.entrant for row in cup.standings() if row.entrant in present]


def threes(tables: Iterable[Sequence[Entrant]]) -> Mapping[Entrant, int]:
    """Return the number of smaller tables of each entrant."""
    return Counter(each for table in tables if len(table) < 4 for each in table)


def seed(secret: bytes, round: int, place: int) -> bytes:
    """Return the secret of a table's dice.

    It tells nothing of other tables.
    """
    return digest(secret, f"table:{round}:{place}".encode("ascii"), "sha256")


def played(
    cup: Cup,
    table: int,
    standing: Sequence[Sequence[Entrant | None]],
    absent: Collection[Entrant] = (),
) -> Played:
    """Return the result of a table of the running round.

    Args:
        cup: of the table.
        table: its place in the draw.
        standing: its seats by place; None: a computer's.
        absent: the entrants who never answered; those who did stand above them.
    """
    computers = [] if cup.format == 1 else [COMPUTER]
    places = tuple(
        tuple(each for seat in together for each in (computers if seat is None else [seat]))
        for together in standing
    )
    placed = behind(places, () if cup.format == 1 else absent)
    return Played(table=table, places=placed, absent=tuple(absent))


def shared(cup: Cup, table: int) -> Played:
    """Share the places of a table without a game."""
    seated = cup.rounds[-1].tables[table - 1]
    return played(cup, table, [[*seated, *[None] * (SEATS - len(seated))]])


def table_contributions(cup: Cup, round: int, place: int) -> list[int]:
    """Return the contributions to the dice of a table."""
    return [cup.id, round, place] if cup.format == 1 else cup.rounds[round - 1].contributions


# What people may do: each returns the event, or raises `Refused` and changes nothing.


def join(cup: Cup, person: int, click: int, why: str = "") -> Joined:
    """Let a person take part, also one that left before the final.

    Raises:
        Refused: they do, organisers took them out, all places are taken, or no round is left.
    """
    _check_open(cup)
    if (known := cup.entrant(person)) is not None and known not in cup.left:
        raise Refused("cup-joined-already")
    if known in cup.barred and not why:
        raise Refused("cup-barred")
    draws = cup.setup.rounds + (cup.setup.final and known is not None)
    if len(cup.rounds) >= draws:
        raise Refused("cup-too-late")
    if len(cup.entrants) >= MOST:
        raise Refused("cup-full", most=MOST)
    entrant = known or len(cup.people) + 1
    return Joined(entrant=entrant, person=person, click=click, why=why)


def leave(cup: Cup, person: int, why: str = "") -> Left:
    """Let a person leave; their points stay.

    Raises:
        Refused: they do not take part, or the cup is over.
    """
    return Left(entrant=_own(cup, person), why=why)


def arrive(cup: Cup, person: int) -> Here:
    """Note the presence of a person, also after absences.

    Raises:
        Refused: they do not take part, are known to be here, or the cup is over.
    """
    own = _own(cup, person)
    if own in cup.present:
        raise Refused("cup-here-already")
    if cup.live and not cup.called and not cup.rounds:
        raise Refused("cup-too-early", begins=round(draws_at(cup) - CALL))
    return Here(entrant=own)


def begin(cup: Cup, why: str) -> Began:
    """Draw the next round now.

    Raises:
        Refused: one is on, the cup is paused or over, or too few are there.
    """
    _check_open(cup)
    if cup.running:
        raise Refused("cup-round-on")
    if cup.paused:
        raise Refused("cup-paused-already")
    people = cup.present if cup.called or cup.rounds or not cup.live else cup.entrants
    if not cup.rounds and len(people) < LEAST:
        raise Refused("cup-few", least=LEAST)
    if cup.rounds and len(_drawable(cup)) < FEWEST:
        raise Refused("cup-few-left", least=FEWEST)
    return Began(why=why)


def move(cup: Cup, begins: float, why: str) -> Moved:
    """Choose another time for the first draw.

    Raises:
        Refused: it was drawn, or the cup is over.
    """
    _check_open(cup)
    if cup.rounds:
        raise Refused("cup-begun")
    return Moved(begins=begins, why=why)


def pause(cup: Cup, why: str) -> Paused:
    """Draw no further round until the cup is resumed.

    Raises:
        Refused: none is drawn already, or the cup is over.
    """
    _check_open(cup)
    if cup.paused:
        raise Refused("cup-paused-already")
    return Paused(why=why)


def resume(cup: Cup, why: str) -> Resumed:
    """Draw rounds again.

    Raises:
        Refused: the cup is not paused, or over.
    """
    _check_open(cup)
    if not cup.paused:
        raise Refused("cup-not-paused")
    return Resumed(why=why)


def end(cup: Cup, why: str) -> Ended:
    """End a cup with the standings so far; open tables stop.

    Raises:
        Refused: it is over.
    """
    _check_open(cup)
    return Ended(why=why)


def check_stop(cup: Cup, round: int, table: int) -> None:
    """Make sure that a table can be ended.

    Raises:
        Refused: it is not on, or was ended already.
    """
    _check_open(cup)
    running = cup.running
    if running is None or round != len(cup.rounds) or table not in running.open:
        raise Refused("cup-table-over")
    if table in running.stopped:
        raise Refused("cup-table-over")


def stopped(cup: Cup, round: int, table: int, why: str) -> Stopped:
    """End a table where it stands.

    Raises:
        Refused: it is not on.
    """
    check_stop(cup, round, table)
    return Stopped(table=table, why=why)


def delayed(cup: Cup, seconds: float) -> Delayed:
    """Put the next draw off, as the bot was away.

    Raises:
        Refused: the cup is over.
    """
    _check_open(cup)
    return Delayed(seconds=seconds)


def _check_open(cup: Cup) -> None:
    if cup.ended:
        raise Refused("cup-over")


def _own(cup: Cup, person: int) -> Entrant:
    """Return the number of an entrant's person."""
    _check_open(cup)
    own = cup.entrant(person)
    if own is None or own in cup.left:
        raise Refused("cup-not-in")
    return own
