"""Today's five: the same five decisions on a day, for everybody.

Days are UTC, as numbers of days since 1970-01-01 (`Day`): no clock is read here, callers give its time.
SHA-256 of ``poeppel-daily-1:2026-11-27`` chooses the five of a day from the shipped positions, and their order.
A rule of thumb, to capture where it can be and else to move the foremost piece, is right in three of them, in
one of these by a capture, and errs in two.  What is easy is a matter of rank: the half of its kind at which
fewest single thoughts lead to another way.  An easy run comes first, then another run and an easy one
against the rule, then a capture and a hard one against it, each pair in any order.  At most two of a day are
of one game, and no two ask the same: of one game, the same seat with the same roll and ways.

What people answered is kept by others, as places of ways: ``(2, 0)`` after two of five answers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import date
from functools import lru_cache
from hashlib import sha256
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import MsgspecError, Struct

from data.shipped.positions import BadPositions, GamePositions, Position, Positions
from engine.catalog import CATALOG
from engine.core import IllegalAction, OtherVersion, Play, State
from engine.hints import Why
from engine.system import System, made
from engine.views import Action, RaceView, Seat, View
from engine.walls.views import WallsView

Day: TypeAlias = int
"""Days since 1970-01-01, UTC."""

FIRST = date(2026, 11, 27)
"""The day of number 1."""
LONGEST = 100 * 366
"""So many days after its beginning a file is given up: no day of a wrong clock takes long."""

FIVE = 5
EACH = 20
"""Points of a position at most: 100 for all."""
ORDERS: Sequence[Sequence[int]] = (
    (0, 1, 2, 3, 4),
    (0, 2, 1, 3, 4),
    (0, 1, 2, 4, 3),
    (0, 2, 1, 4, 3),
)
"""The shelves in the orders of a day: after the first, no place tells whether the rule of thumb is right."""
OF_A_GAME = 2
"""Positions of a day that are of one game, at most."""
APART = 365
"""Days for which a position does not come up again, where its shelf has enough."""
GRACE = 86_400
"""Seconds after a day in which it can be begun and finished.

The day of a calendar holds parts of two days here, so a game each evening never ends a streak.
"""
MOST_DAYS = 400
"""Days for which answers are kept, and so the longest streak that is counted."""

MARKS = ("✅", "🔶", "❌")
"""The best way; half of the points or more; fewer.  They differ in shape, not by colour alone."""

SECONDS = 86_400
EPOCH = date(1970, 1, 1).toordinal()

Refusal: TypeAlias = Literal["early", "late", "answered", "ahead", "unknown"]
"""Why an answer does not count: its day is to come, or over; the position has one; those before it have
none yet; there is no such position or way."""


class NoDay(ValueError):
    """A day without positions: before the first, or far away."""


# Days.


def utc_day(now: float) -> Day:
    """Return the day of a time, in seconds since 1970.

    >>> utc_day(86_399.9), utc_day(86_400)
    (0, 1)
    """
    return int(now // SECONDS)


def calendar(day: Day) -> date:
    """Return a day as a date."""
    return date.fromordinal(EPOCH + day)


def day(of: date) -> Day:
    """Return a date as a day."""
    return of.toordinal() - EPOCH


def number(day: Day) -> int:
    """Return the public number of a day, 1 for the first."""
    return (calendar(day) - FIRST).days + 1


# The five of a day.


class Place(NamedTuple):
    """A position in its file."""

    game: GamePositions
    at: int

    @property
    def position(self) -> Position:
        """The position itself."""
        return self.game.positions[self.at]

    @property
    def asks(self) -> tuple[str, Seat, list[str], list[Action]]:
        """The question in words, which other boards can have as well."""
        position = self.position
        ways = [way.action for way in position.ways]
        return self.game.game, position.seat, sorted(position.roll.split()), ways


class Puzzle(Struct, frozen=True):
    """A position, ready to be shown and answered."""

    system: System
    play: Play[Any]
    """At the question; nobody answers it."""
    position: Position
    colours: tuple[str, ...]
    """By seat, as keys of texts."""

    @property
    def seat(self) -> Seat:
        """The seat that decides."""
        return self.position.seat

    @property
    def view(self) -> View:
        """The sight of the seat, with the roll.

        The choices stand in the order of the ways.
        """
        return self.play.game.view(self.play, self.seat, self.play.events)

    @property
    def why(self) -> tuple[Why, ...]:
        """The reasons for the best way, one or two."""
        return self.position.why  # type: ignore[return-value]

    @property
    def furthest(self) -> bool:
        """Whether the best way captures the furthest of several pieces on offer."""
        view, best = self.view, self.position.ways[self.position.best].action
        assert isinstance(view, RaceView | WallsView)
        if isinstance(view, WallsView):
            captured = {each.action: each.way.captures for each in view.choices}
        else:
            captured = {each.action: each.step.captures for each in view.choices}
        come = {
            action: max(view.pieces[piece.seat][piece.number] for piece in pieces)
            for action, pieces in captured.items()
            if pieces
        }
        others = [at for action, at in come.items() if action != best]
        return best in come and bool(others) and come[best] > max(others)


@lru_cache(maxsize=4)
def five(files: Sequence[Positions], day: Day) -> tuple[Puzzle, ...]:
    """Return the five of a day, the easy ones first.

    The first call of a day takes some milliseconds, more with the years: ask in a thread.

    Args:
        files: all that are shipped, as `data.shipped.positions` returns them.
        day: any day since the first of them began.

    Raises:
        NoDay: no file has begun, or the last long ago.
        BadPositions: a position does not fit the rules of this version.
    """
    return tuple(puzzle(each) for each in places(files, day))


def places(files: Sequence[Positions], day: Day) -> tuple[Place, ...]:
    """Return where the five of a day stand, the easy ones first.

    Raises:
        NoDay: no file has begun, or the last long ago.
        BadPositions: positions of a kind are missing.
    """
    begun = [each for each in files if _begins(each) <= day]
    if not begun or day - _begins(begun[-1]) > LONGEST:
        raise NoDay(f"there are no positions for day {day}")
    return dict(draws(begun[-1], day))[day]


def _begins(file: Positions) -> Day:
    return day(file[0].begins)


@lru_cache(maxsize=1)
def lately(files: Sequence[Positions], today: Day) -> Mapping[Day, tuple[Place, ...]]:
    """Return the places of the five by day, of all kept days.

    The first call of a day takes a tenth of a second, more with the years: ask in a thread.

    Raises:
        BadPositions: positions of a kind are missing.
    """
    found, ends = dict[Day, tuple[Place, ...]](), (*map(_begins, files[1:]), today + 1)
    for file, until in zip(files, ends, strict=True):
        found.update(draws(file, min(until - 1, today, _begins(file) + LONGEST)))
    return {day: found[day] for day in found if day > today - MOST_DAYS}


class Shelves(NamedTuple):
    """Positions by kind: a day takes one of each.

    The rule of thumb is right in those of *runs* and *captures*.
    """

    easy_runs: list[Place]
    runs: list[Place]
    easy_against: list[Place]
    captures: list[Place]
    against: list[Place]


def shelves(file: Positions) -> Shelves:
    """Return the positions of a file by kind."""
    ranked = [Place(game, at) for game in file for at in range(len(game.positions))]
    ranked.sort(
        key=lambda each: (each.position.lures, each.position.fails, each.game.game, each.at)
    )
    runs, captures, against = (
        [each for each in ranked if each.position.thumb == half] for half in ("ahead", "hits", None)
    )
    easy, hard = len(runs) // 2, len(against) // 2
    return Shelves(runs[:easy], runs[easy:], against[:hard], captures, against[hard:])


def apart(count: int) -> int:
    """Return the days of rest for so many positions on a shelf.

    A third is always left to choose from, so that the games of a day go together.

    >>> apart(1000), apart(150), apart(1)
    (365, 100, 0)
    """
    return min(APART, 2 * count // 3)


def draws(file: Positions, last: Day) -> Iterator[tuple[Day, tuple[Place, ...]]]:
    """Yield the draws of a file by day, up to the *last*.

    What was drawn is out for a while.

    Raises:
        BadPositions: positions of a kind are missing.
    """
    left = shelves(file)
    if not all(left):
        raise BadPositions(f"file {file[0].number} lacks positions of a kind.")
    rests = [(apart(len(shelf)), deque[Place]()) for shelf in left]
    for each in range(_begins(file), last + 1):
        drawn, order = _draw(left, each)
        yield each, tuple(drawn[at] for at in order)
        for shelf, place, (wait, resting) in zip(left, drawn, rests, strict=True):
            resting.append(place)
            if len(resting) > wait:
                shelf.append(resting.popleft())


def _draw(left: Shelves, day: Day) -> tuple[list[Place], Sequence[int]]:
    """Take a day's positions out of those *left*; return their order too.

    The hard ones are taken first: of those against the rule fewest are left to choose from.
    """
    named = f"poeppel-daily-1:{calendar(day).isoformat()}"
    chance = int.from_bytes(sha256(named.encode()).digest(), "big")
    chance, order = divmod(chance, len(ORDERS))
    taken = list[Place]()
    for shelf in reversed(left):
        chance, at = _choose(shelf, taken, chance)
        taken.append(shelf.pop(at))
    return taken[::-1], ORDERS[order]


def _choose(shelf: Sequence[Place], taken: Sequence[Place], chance: int) -> tuple[int, int]:
    """Return the rest of a *chance*, and its choice on a shelf.

    It is drawn again while it does not go with those *taken*; in small files none may.
    """
    asked, games = [each.asks for each in taken], [each.game.game for each in taken]
    rest, order = list(range(len(shelf))), list[int]()
    while rest:
        chance, at = divmod(chance, len(rest))
        order.append(rest.pop(at))
        found = shelf[order[-1]]
        if games.count(found.game.game) < OF_A_GAME and found.asks not in asked:
            return chance, order[-1]
    return chance, next((at for at in order if shelf[at].asks not in asked), order[0])


def puzzle(place: Place) -> Puzzle:
    """Return a position at its question.

    One that an older version wrote is raised to this one's tables, as stored games are.

    Raises:
        BadPositions: it does not fit the rules of this version.
    """
    file, position = place.game, place.position
    system = CATALOG[file.game]
    try:
        values = system.values(file.preset)
        game = made(system.make, position.seats, tuple(values.items()))
        table = game.taken_up(bytes(position.table), file.version)
        play = Play(game, State(table, position.answers))
    except (KeyError, OtherVersion, IllegalAction, MsgspecError) as error:
        raise BadPositions(f"{file.game}, position {place.at}: {error}.") from error
    if [way.action for way in position.ways] != list(play.options(position.seat)):
        raise BadPositions(f"{file.game}, position {place.at}: it has other ways.")
    return Puzzle(system, play, position, system.seating(len(position.seats), values).colours)


# Answers.


def refused(
    now: float, day: Day, five: Sequence[Puzzle], answers: Sequence[int], at: int, way: int
) -> Refusal | None:
    """Return why an answer does not count; None if it does.

    Ask `late` before the five of a day that others name.

    Args:
        now: the time, in seconds since 1970.
        day: that the answer names.
        five: of that day.
        answers: those of this person on that day.
        at: the place of the position among the five, from 0.
        way: the place of the way among those of the position, from 0.
    """
    if shut := late(now, day):
        return shut
    if not 0 <= at < len(five) or not 0 <= way < len(five[at].position.ways):
        return "unknown"
    if at != len(answers):
        return "answered" if at < len(answers) else "ahead"
    return None


def late(now: float, day: Day) -> Literal["early", "late"] | None:
    """Return why a day takes no answers; None while it does.

    It is on until the next one ends.
    """
    if day > utc_day(now):
        return "early"
    return "late" if day < utc_day(now - GRACE) else None


def points(position: Position, way: int) -> int:
    """Return the points of a way, from 0 to 20.

    The best has 20, the worst none, and others their share of that, rounded half up.
    """
    chances = [each.chance for each in position.ways]
    worst, best = min(chances), max(chances)
    return (2 * EACH * (chances[way] - worst) + best - worst) // (2 * (best - worst))


def total(five: Sequence[Puzzle], answers: Sequence[int]) -> int:
    """Return the points of the answers, 100 at most."""
    return sum(points(each.position, way) for each, way in zip(five, answers, strict=False))


def mark(position: Position, way: int) -> str:
    """Return the mark of a way."""
    gained = points(position, way)
    return MARKS[(gained < EACH) + (2 * gained < EACH)]


def marks(five: Sequence[Puzzle], answers: Sequence[int]) -> str:
    """Return the marks of the answers, for the line to share: ``"✅✅🔶✅❌"``."""
    return "".join(mark(each.position, way) for each, way in zip(five, answers, strict=False))


def offered(today: Day, finished: Collection[Day], begun: Collection[Day]) -> Day:
    """Return the day to play first.

    Yesterday is, if a streak or an answer waits there.

    Args:
        today: by the clock.
        finished: the days on which five were answered.
        begun: the days with fewer answers.
    """
    yesterday = today - 1
    open_still = yesterday not in finished
    return yesterday if open_still and (yesterday in begun or today - 2 in finished) else today


def ends(day: Day) -> float:
    """Return the moment of a day's last answers, in seconds since 1970."""
    return (day + 1) * SECONDS + GRACE


def finished(answers: Mapping[Day, str]) -> set[Day]:
    """Return the days on which five were answered, as they are stored."""
    return {day for day, given in answers.items() if given.count(",") == FIVE - 1}


def streak(finished: Collection[Day], today: Day) -> int:
    """Return the number of finished days in a row, 400 at most.

    They lead up to today, or to yesterday while today has fewer.  Days to come, which a clock that
    was wrong has left, count for nothing.

    Args:
        finished: the days on which five were answered.
        today: by the clock.
    """
    last = today if today in finished else today - 1
    return next((days for days in range(MOST_DAYS) if last - days not in finished), MOST_DAYS)
