"""Games of computer players in memory: for figures, pictures and tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

from engine.catalog import System
from engine.core import CHANCE, Answer, Chance, Event, Game, Play, Question
from engine.players import LET_BE, Player, decide
from engine.rules import Value


class Turns(Struct, frozen=True):
    """How many turns a player has in a game."""

    mean: float
    p5: int
    p95: int


class Windows(Struct, frozen=True):
    """What it costs to wait for reactions, if people take 3 to 20 seconds for every answer."""

    per_turn: float
    minutes_per_game: float
    share: float
    """Of the whole time of a game."""


class Report(Struct, frozen=True, omit_defaults=True):
    """What came out of some simulated games."""

    games: int
    finished: int
    answers: int
    answers_per_second: float
    turns_per_player: Turns
    captures_per_game: float
    wins_per_seat: list[int]
    """By person, in the order of their seats."""
    windows: Windows | None = None
    """Where somebody was asked for reactions."""


class Patience:
    """Counts windows, and the seconds that people are waited for who answer at the same time."""

    def __init__(self, random: Random) -> None:
        self.windows, self.waited, self.whole = 0, 0.0, 0.0
        self._random = random
        self._about: object = None
        """What the present window is about."""

    def see(self, pending: Question) -> None:
        """Count what is asked; a window whose question comes back has been counted."""
        if isinstance(pending, Chance) or not pending.waits_for:
            return
        if pending.limit == "window" and pending.about is self._about:
            return
        seconds = max(self._random.uniform(3, 20) for _ in pending.waits_for)
        self.whole += seconds
        self._about = None
        if pending.limit == "window":
            self._about = pending.about
            self.windows += 1
            self.waited += seconds

    def report(self, games: int, turns: int) -> Windows | None:
        """Return what it came to in so many games and turns."""
        if not self.windows:
            return None
        return Windows(
            per_turn=round(self.windows / turns, 3),
            minutes_per_game=round(self.waited / 60 / games, 1),
            share=round(self.waited / self.whole, 3),
        )


def reply(play: Play[Any], level: Player, random: Random) -> Answer:
    """Return what the dice answer, or whoever interrupts, or the first seat waited for."""
    pending = play.pending
    if isinstance(pending, Chance):
        return CHANCE, pending.draw(lambda among: int(random.random() * among))
    for seat, options in pending.options.items():
        if options and seat not in pending.waits_for:
            action = decide(level, play, seat, (LET_BE, *options), random)
            if action != LET_BE:
                return seat, action
    seat = pending.waits_for[0]
    options = pending.options[seat]
    if len(options) == 1:
        return seat, options[0]
    return seat, decide(level, play, seat, options, random)


def advance(play: Play[Any], level: Player, random: Random) -> list[Event]:
    """Let the dice or the first seat waited for answer; return what happened."""
    return play.answer(*reply(play, level, random))


def answers(
    game: Game[Any], level: Player, seed: int, most: int
) -> Iterator[tuple[Play[Any], list[Event]]]:
    """Play a game to its end or for *most* answers; yield it after each, with what happened."""
    random = Random(seed)
    play = game.start()
    yield play, play.events
    for _ in range(most):
        if play.table.over:
            break
        yield play, advance(play, level, random)


def simulate(
    system: System,
    people: int,
    games: int,
    seed: int,
    preset: str,
    changes: Mapping[str, Value],
    level: str,
    most: int = 1_000_000,
) -> Report:
    """Play *games* games and report; the same arguments give the same games everywhere.

    Raises:
        BadRules, KeyError: as `System.values`.
    """
    values = system.values(preset, changes)
    game = system.make(system.seating(people, values).arms[0], values)
    players = list(game.players)
    owner = {seat: player for player, own in game.players.items() for seat in own}
    wins = [0] * people
    turns: list[int] = []
    finished = given = captures = 0
    patience = Patience(Random(seed))
    began = perf_counter()
    for number in range(games):
        turn, played = None, dict.fromkeys(players, 0)
        for play, events in answers(game, system.levels[level], seed * 1_000_003 + number, most):
            given += 1
            patience.see(play.pending)
            captures += sum(event.captures for event in events)
            now = None if play.table.over else play.table.turn
            if now is not None and now != turn:
                turn = now
                played[owner[now]] += 1
        given -= 1
        turns += played.values()
        if play.table.over:
            finished += 1
            wins[players.index(game.standings(play.table)[0][0])] += 1
    seconds = perf_counter() - began
    return Report(
        games=games,
        finished=finished,
        answers=given,
        answers_per_second=round(given / seconds, 1),
        turns_per_player=spread(turns),
        captures_per_game=round(captures / games, 3),
        wins_per_seat=wins,
        windows=patience.report(games, sum(turns)),
    )


def spread(counts: Sequence[int]) -> Turns:
    """Return mean and the 5th and 95th percentile (nearest rank)."""
    ranked = sorted(counts)
    mean = round(sum(ranked) / len(ranked), 2)
    p5, p95 = (ranked[(len(ranked) * percent - 1) // 100] for percent in (5, 95))
    return Turns(mean, p5, p95)
