"""Games of computer players in memory: for figures, pictures and tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, TypeVar

from msgspec import Struct

from engine.core import Event, Game, Play
from engine.players import Field, reply
from engine.rules import Value
from engine.system import CardFigures, System
from engine.views import Seat

N = TypeVar("N", int, float)

SURE = 1.96
"""So many standard deviations take in 95 % of what chance does."""


class Turns(Struct, frozen=True):
    """The number of turns of a player in a game."""

    mean: float
    p5: int
    p95: int


class Wins(Struct, frozen=True):
    """The wins of a level, of all the seats where it sat."""

    games: int
    """Counted for each of its seats."""
    wins: int
    share: float
    """In percent, as its bounds, between which it is in 95 of 100 cases."""
    low: float
    high: float


class Report(Struct, frozen=True, omit_defaults=True):
    """The figures of simulated games."""

    games: int
    finished: int
    answers: int
    answers_per_second: float
    turns_per_player: Turns
    captures_per_game: float
    wins_per_seat: list[int]
    """By person, in the order of their seats."""
    wins_per_level: dict[str, Wins]
    cards: CardFigures | None = None
    """Where there are kinds of cards to be played."""


class Counted:
    """Counters of answers, turns, captures and wins."""

    def __init__(self, game: Game[Any], named: Sequence[str]) -> None:
        self.answers = self.captures = self.finished = 0
        self.turns: list[int] = []
        """Of every player in every game."""
        self.by_seat = [0] * len(named)
        self.by_level = dict.fromkeys(named, 0)
        """Games won."""
        self.levels: dict[Seat, str] = {}
        """In the present game, by colour."""
        self._game, self._players = game, list(game.players)
        self._owner = {seat: player for player, own in game.players.items() for seat in own}
        self._sitting: dict[Seat, str] = {}
        self._turn: Seat | None = None
        self._played: dict[Seat, int] = {}

    def begin(self, sitting: Sequence[str]) -> None:
        """Begin a game of these levels, in the order of seats."""
        self._sitting = dict(zip(self._players, sitting, strict=True))
        self.levels = {seat: self._sitting[player] for seat, player in self._owner.items()}
        self._turn, self._played = None, dict.fromkeys(self._players, 0)
        self.answers -= 1  # a game is seen before the first answer, too

    def see(self, play: Play[Any], events: Sequence[Event]) -> None:
        """Count an answer."""
        self.answers += 1
        self.captures += sum(event.captures for event in events)
        now = None if play.table.over else play.table.turn
        if now is not None and now != self._turn:
            self._turn = now
            self._played[self._owner[now]] += 1

    def end(self, play: Play[Any]) -> None:
        """Count a game that is over, or was cut."""
        self.turns += self._played.values()
        if play.table.over:
            self.finished += 1
            winner = self._game.standings(play.table)[0][0]
            self.by_seat[self._players.index(winner)] += 1
            self.by_level[self._sitting[winner]] += 1


def advance(play: Play[Any], field: Field, random: Random) -> list[Event]:
    """Let the dice or the first seat waited for answer.

    Return the events.
    """
    return play.answer(*reply(play, field, random))


def answers(
    game: Game[Any], field: Field, seed: int, most: int
) -> Iterator[tuple[Play[Any], list[Event]]]:
    """Play at *most* so many answers.

    Yield the game after each, with events.
    """
    random = Random(seed)
    play = game.start()
    yield play, play.events
    for _ in range(most):
        if play.table.over:
            break
        yield play, advance(play, field, random)


def simulate(
    system: System,
    people: int,
    games: int,
    seed: int,
    preset: str,
    changes: Mapping[str, Value],
    levels: str,
    most: int = 1_000_000,
) -> Report:
    """Play *games* games and report, reproducibly by arguments.

    Args:
        system: what is played.
        people: by how many.
        games: how often.
        seed: of all that is random.
        preset: the rules, by their key.
        changes: and what differs from them.
        levels: who plays: ``"normal"``, or by person ``"hard,normal,normal,normal"``.  From game
            to game everybody moves up a seat.
        most: after so many answers a game is cut.

    Raises:
        BadRules, KeyError: as `System.values`, or no such level.
        ValueError: not as many levels as people.
    """
    values = system.values(preset, changes)
    game = system.make(system.seating(people, values).arms[0], values)
    named = seated(levels, people)
    counted = Counted(game, named)
    tally = system.tally(game) if system.tally else None
    began = perf_counter()
    for number in range(games):
        counted.begin([named[(at - number) % people] for at in range(people)])
        field = {seat: system.levels[level] for seat, level in counted.levels.items()}
        for play, events in answers(game, field, seed * 1_000_003 + number, most):
            counted.see(play, events)
            if tally:
                tally.see(events)
        counted.end(play)
        if tally:
            tally.end(play.table)
    seconds, turns = perf_counter() - began, sum(counted.turns)
    return Report(
        games=games,
        finished=counted.finished,
        answers=counted.answers,
        answers_per_second=round(counted.answers / seconds, 1),
        turns_per_player=turns_of(counted.turns),
        captures_per_game=round(counted.captures / games, 3),
        wins_per_seat=counted.by_seat,
        wins_per_level={
            level: wins_of(won, games * named.count(level))
            for level, won in counted.by_level.items()
        },
        cards=tally.report(games, turns) if tally else None,
    )


def seated(levels: str, people: int) -> list[str]:
    """Return the level of every person.

    >>> seated("normal", 3)
    ['normal', 'normal', 'normal']
    >>> seated("hard,easy", 2)
    ['hard', 'easy']

    Raises:
        ValueError: there are neither as many as people nor one for all.
    """
    named = levels.split(",")
    if len(named) == 1:
        named *= people
    if len(named) != people:
        raise ValueError(f"{len(named)} levels for {people} people")
    return named


def wins_of(wins: int, games: int) -> Wins:
    """Return *wins* as a share of *games*, with Wilson's bounds."""
    share, square = wins / games, SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    around = SURE * sqrt((share * (1 - share) + square / 4) / games) / (1 + square)
    low, high = max(0.0, middle - around), min(1.0, middle + around)
    return Wins(games, wins, *(round(100 * each, 2) for each in (share, low, high)))


def turns_of(counts: Sequence[int]) -> Turns:
    """Return the mean of *counts*, and the bounds of nine in ten."""
    mean = round(sum(counts) / len(counts), 2)
    return Turns(mean, percentile(counts, 5), percentile(counts, 95))


def percentile(counts: Sequence[N], percent: int) -> N:
    """Return a percentile of *counts*, by the nearest rank."""
    return sorted(counts)[(len(counts) * percent - 1) // 100]
