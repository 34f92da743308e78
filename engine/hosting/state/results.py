"""Results of a finished game, as stored: one row for each player.

A seat may have had several players.  A handover counts from the next turn on, so that nobody leaves
before a throw is made use of.  Where chances are known, a player that had a seat for a while has the chance at
the end of that while in place of the result, and what happened while it was not theirs is left out:
leaving neither saves nor costs, nor does being away.  Where they are not known, the player with most
of its turns has the result, and the others have an even share.  Computers have rows as people have.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any

from msgspec import Struct

from data.records import Capture, Entry, Played, Result, SeatRecord
from engine.core import META
from engine.game_analysis import Course
from engine.hindsight import TurnStart
from engine.hosting.state.game_log import COMPUTER
from engine.hosting.state.session import Session
from engine.hosting.state.setups import setup
from engine.players import LEAVER_LEVEL
from engine.seating import reseated
from engine.views import ResultView, Seat, SeatResult

TURNS = 3
"""From so many turns of their own on a player that leaves has a result."""
SAME = 5
"""So many games a day count of the same people."""
SIX_ARMS = "-6"
"""The end of the key of a board with six arms."""
CUSTOM = "custom"
"""The name of rules that differ from every preset."""


class Holder(Struct, frozen=True):
    """A player of a seat, from an answer on."""

    since: int
    person: int | None
    """None: a computer, or a person that is deleted."""
    level: str = ""
    """Of a computer; empty: a person."""

    @property
    def key(self) -> int | str:
        """The player's identity across handovers."""
        return self.person or self.level or -self.since


class Span(Struct):
    """The turns of one player at a seat, without others' turns between."""

    first: int
    after: int


class Tenure(Struct, frozen=True):
    """All that one player had of a seat."""

    holder: Holder
    """As it began."""
    spans: tuple[Span, ...]
    own: int
    """How many turns of the seat itself are in it."""
    last: bool
    """Whether it lasts until the end."""

    @property
    def whole(self) -> bool:
        """Whether it is all of the game."""
        return self.last and len(self.spans) == 1 and not self.spans[0].first


class When(Struct, frozen=True):
    """The day on which a game ended, and its season."""

    day: int
    season: str
    counts: bool
    """Whether it counts in lists: its people have not played too often."""


def holders(
    seats: Sequence[SeatRecord],
    rows: Sequence[Entry],
    owner: Mapping[Seat, Seat],
    levels: Mapping[Seat, str],
) -> dict[Seat, list[Holder]]:
    """Return by seat its players one after another.

    Args:
        seats: as they are at the end.
        rows: the log.
        owner: by colour the seat from which it is played.
        levels: by seat that of the computer that had it first, if a person took it over.
    """
    found: dict[Seat, list[Holder]] = {seat.seat: [] for seat in seats}
    answered = dict[Seat, int]()
    for row in rows:
        if row.seat in owner and row.by:
            answered[owner[row.seat]] = row.by
        handed = reseated(row.action) if row.seat == META else None
        if handed is None:
            continue
        why, seat = handed
        by = row.by or None
        if not found[seat]:
            # Of a seat that was offered only its answers tell who had it; else it was a computer's.
            first = by if why in COMPUTER else answered.get(seat)
            level = "" if why in COMPUTER or first else levels.get(seat, LEAVER_LEVEL)
            found[seat].append(Holder(0, first, level))
        leaves = why in COMPUTER
        found[seat].append(Holder(row.seq, None if leaves else by, LEAVER_LEVEL if leaves else ""))
    for each in seats:
        if not found[each.seat]:
            level = each.level if each.person is None else ""
            found[each.seat] = [Holder(0, each.person, level)]
    return found


def tenures(
    holders: Sequence[Holder], turns: Sequence[TurnStart], colours: Collection[Seat]
) -> list[Tenure]:
    """Return by player the turns of a seat, in order.

    Args:
        holders: of the seat.
        turns: of the whole game.
        colours: those that are played from the seat.
    """
    if len(holders) == 1:
        own = sum(turn.seat in colours for turn in turns)
        return [Tenure(holders[0], (Span(0, max(1, len(turns))),), own, True)]
    by_turn = [_holder(holders, turn.first) for turn in turns] or [holders[-1]]
    found = dict[int | str, tuple[Holder, list[Span]]]()
    place = 0
    for key, same in groupby(by_turn, lambda each: each.key):
        together = list(same)
        _, spans = found.setdefault(key, (together[0], []))
        spans.append(Span(place, place := place + len(together)))
    return [
        Tenure(
            holder,
            tuple(spans),
            sum(turn.seat in colours for span in spans for turn in turns[span.first : span.after]),
            spans[-1].after == len(by_turn),
        )
        for holder, spans in found.values()
    ]


def _holder(holders: Sequence[Holder], seq: int) -> Holder:
    return [each for each in holders if each.since <= seq][-1]


def seat_tenures(
    session: Session, rows: Sequence[Entry], turns: Sequence[TurnStart]
) -> dict[Seat, list[Tenure]]:
    """Return the tenures of each seat."""
    players, levels = session.running.game.players, setup(session.record).computers
    had = holders(session.record.seats, rows, _owner(session), levels)
    return {seat: tenures(each, turns, players[seat]) for seat, each in had.items()}


def _owner(session: Session) -> dict[Seat, Seat]:
    """Return by colour the seat from which it is played."""
    players = session.running.game.players
    return {colour: seat for seat, own in players.items() for colour in own}


class Seats(Struct, frozen=True):
    """A finished game, seat by seat."""

    turns: Sequence[TurnStart]
    swept: bool
    """Whether the winner had all pieces home before another player had one there."""
    known: bool
    """Whether chances are known."""
    tenures: Mapping[Seat, list[Tenure]]
    shares: Mapping[Seat, float]
    places: Mapping[Seat, tuple[int, bool]]

    @property
    def people(self) -> list[Tenure]:
        """The people with a result, each with their turns at a seat."""
        every = [each for own in self.tenures.values() for each in own if not each.holder.level]
        return [each for each in every if each.last or each.own >= TURNS]

    @property
    def persons(self) -> set[int | str]:
        """The people with a result, each once; without an id where deleted."""
        return {each.holder.key for each in self.people}

    @property
    def decided(self) -> bool:
        """Return whether people were there at the end."""
        return any(each.last for each in self.people)

    def chance(self, seat: Seat, turn: int) -> float:
        """Return a player's chance as a turn began, or the final result."""
        if turn >= len(self.turns):
            return self.shares[seat]
        return self.turns[turn].chances[seat] if turn else 1 / len(self.shares)

    def least(self, own: Tenure, seat: Seat) -> float | None:
        """Return the least chance of a player that stayed; None: not known."""
        if not self.known or not own.last:
            return None
        turns = (turn for span in own.spans for turn in range(span.first, span.after))
        return min(self.chance(seat, turn) for turn in turns)

    def judged(self, seat: Seat) -> list[tuple[Tenure, float, float, bool]]:
        """Return (turns, start, share, has place) of each player with a row."""
        own, even = self.tenures[seat], 1 / len(self.shares)
        most = max(own, key=lambda each: (each.own, each.last))
        found = []
        for each in own:
            takes = each.last if self.known or len(own) == 1 else each is most
            if not takes and not each.last and each.own < TURNS:
                continue
            if not self.known and len(own) > 1:
                found.append((each, even, self.shares[seat] if takes else even, takes))
                continue
            ends = [self.chance(seat, span.after) for span in each.spans]
            begins = [self.chance(seat, span.first) for span in each.spans]
            away = sum(begin - end for end, begin in zip(ends, begins[1:], strict=False))
            found.append((each, begins[0], ends[-1] - away, takes))
        return found


def seats(session: Session, rows: Sequence[Entry], course: Course) -> Seats:
    """Return a finished game, seat by seat.

    Args:
        session: of its table.
        rows: its whole log.
        course: as `outcome` tells it; without turns: it does not go any more as it did.
    """
    game, owner = session.running.game, _owner(session)
    told = course.turns or [TurnStart(row.seat, row.seq, {}) for row in rows if row.seat in owner]
    known = bool(told) and bool(told[0].chances)
    places, place = dict[Seat, tuple[int, bool]](), 1
    order = game.standings(session.running.table)
    for together in order:
        places.update(dict.fromkeys(together, (place, len(together) > 1)))
        place += len(together)
    first = order[0]
    return Seats(
        told,
        course.swept,
        known,
        had := seat_tenures(session, rows, told),
        {seat: (seat in first) / len(first) for seat in had},
        places,
    )


def booked(
    session: Session, rows: Sequence[Entry], game: Seats, when: When, forgotten: Collection[Holder]
) -> tuple[tuple[Result, ...], tuple[Capture, ...]]:
    """Return the results of a finished game, and its captures.

    There are none of a game without people at the end, and none of those who want to be *forgotten*.
    """
    if not game.decided:
        return (), ()
    record, chosen, until = session.record, setup(session.record), _until(session, rows)
    preset = chosen.preset if isinstance(chosen.preset, str) and not chosen.rules else CUSTOM
    people = len(game.persons)
    found = []
    for seat in sorted(game.tenures):
        for own, start, share, takes in game.judged(seat):
            if own.holder in forgotten:
                continue
            place, joint = game.places[seat] if takes else (0, False)
            found.append(
                Result(
                    table=record.id,
                    server=record.server,
                    game=record.game,
                    rules=preset,
                    six=session.seating.board.endswith(SIX_ARMS),
                    seats=len(game.shares),
                    people=people,
                    day=when.day,
                    season=when.season,
                    seat=seat,
                    since=own.holder.since,
                    person=own.holder.person,
                    level=own.holder.level,
                    left=not own.last,
                    place=place,
                    joint=joint,
                    start=start,
                    share=share,
                    least=game.least(own, seat),
                    swept=game.swept and place == 1 and own.whole,
                    counts=when.counts,
                    **figures(own, game.turns, seat, until),
                )
            )
    return tuple(found), captures(record.id, game, until)


Until = Callable[[int | None], Mapping[Seat, SeatResult]]
"""Returns the figures of all seats before an answer; None: of the whole game."""


def _until(session: Session, rows: Sequence[Entry]) -> Until:
    play, system = session.running, session.system

    @cache
    def until(seq: int | None) -> Mapping[Seat, SeatResult]:
        found = session.result
        if seq is not None and system.result is not None:
            events = (
                event for row in rows if row.seq < seq for event in play.game.read(row.events)
            )
            found = system.result(play.game, play.table, session.seating, events)
        return {row.seat: row for row in found.seats} if isinstance(found, ResultView) else {}

    return until


def _ends(span: Span, turns: Sequence[TurnStart]) -> tuple[int, int | None]:
    """Return a span's first answer and the one after; None if unfinished."""
    first = turns[span.first].first if span.first else 0
    return first, turns[span.after].first if span.after < len(turns) else None


def figures(own: Tenure, turns: Sequence[TurnStart], seat: Seat, until: Until) -> dict[str, Any]:
    """Count the figures of a player at a seat."""
    found: dict[str, Any] = dict.fromkeys(("captured", "lost", "sixes", "rolls", "wait"), 0)
    for span in own.spans:
        first, after = _ends(span, turns)
        if (end := until(after).get(seat)) is None:
            continue
        found["wait"] = max(found["wait"], end.waited)
        begin = until(first).get(seat) if first else None
        for sign, row in ((1, end), (-1, begin)):
            if row is not None:
                found["captured"] += sign * row.captured
                found["lost"] += sign * row.lost
                found["sixes"] += sign * sum(row.rolls[5:6])
                found["rolls"] += sign * sum(row.rolls)
        if begin is not None and begin.waited == end.waited:
            found["wait"] = 0  # it was another's
    return found


def captures(table: int, game: Seats, until: Until) -> tuple[Capture, ...]:
    """Count captures between the players that have the seats at the end."""
    begins = {
        seat: _ends(each.spans[-1], game.turns)[0]
        for seat, own in game.tenures.items()
        for each in own
        if each.last
    }
    whole, found = until(None), list[Capture]()
    for by, row in sorted(whole.items()):
        for of, other in sorted(whole.items()):
            since = max(begins[by], begins[of])
            before = until(since)[by].took(other) if since else 0
            if by != of and (times := row.took(other) - before):
                answered = 0 if since else row.answered[of]  # not theirs alone, if it was handed on
                found.append(Capture(table, by, of, times, answered))
    return tuple(found)


def too_often(people: Collection[int | str], today: Iterable[Played]) -> bool:
    """Return whether the same people played enough counted games that day.

    Whether one of them is remembered makes no difference.
    """
    same = (each for each in today if each.people == len(people) and each.known <= {*people})
    return sum(1 for _ in same) >= SAME
