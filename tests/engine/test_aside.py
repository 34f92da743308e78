"""Luck aside: results without what all throws of everybody brought, which are as fair as the results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from math import exp, isclose, log
from random import Random
from typing import Any, ClassVar, TypeAlias

import pytest

from data.records import Entry
from engine import game_analysis
from engine.catalog import CATALOG
from engine.chance import Chance
from engine.core import CHANCE, Event, Game, Play, Script, Table
from engine.game_analysis import look_back
from engine.hindsight import Hindsight
from engine.outlook import Outlook, Standings, Thrown
from engine.views import Action, Seat, View

FACES = ("1", "2", "3")
PLAYERS = 2
THROWS = 3
"""In a game: by the players in turn."""
GAMES = 10_000

Path: TypeAlias = tuple[Action, ...]
"""What has been thrown."""
Value: TypeAlias = Callable[[Path], tuple[float, ...]]
"""Judges by player how likely each wins."""


class Coin(Chance, frozen=True):
    """A die with three faces."""

    def legal(self, action: Action) -> bool:
        return action in FACES


class WalkTable(Table):
    """What has been thrown."""

    path: list[Action]


class Threw(Event, frozen=True):
    """A player has thrown."""

    seat: Seat


class Walk(Game[WalkTable]):
    """The players throw in turn, and a table of all that can come says who has won."""

    key: ClassVar[str] = "walk"
    happenings: ClassVar[tuple[type[Event], ...]] = (Threw,)

    def __init__(self, winners: Mapping[Path, Seat]) -> None:
        super().__init__(WalkTable, range(PLAYERS))
        self.winners = winners

    def new(self) -> WalkTable:
        return WalkTable(path=[], turn=0)

    def turn(self, t: WalkTable) -> Script[None]:
        _, thrown = yield Coin()
        t.path.append(thrown)
        seat, t.turn = t.turn, len(t.path) % PLAYERS
        t.over = len(t.path) == THROWS
        assert seat is not None
        yield Threw(seat)

    def view(self, play: Play[WalkTable], seat: Seat | None, recent: Sequence[Event]) -> View:
        return View()

    def standings(self, t: WalkTable) -> list[list[Seat]]:
        first = self.winners[tuple(t.path)]
        return [[first], [seat for seat in self.seats if seat != first]]


class Judge(Outlook):
    """Judges positions by a table."""

    warmth: ClassVar[Mapping[int, float]] = {PLAYERS: 1.0}

    def __init__(self, game: Game[Any], value: Value) -> None:
        super().__init__(game)
        self.value = value

    def standings(self, play: Play[Any]) -> Standings:
        return self.stand(tuple(play.table.path))

    def stand(self, path: Path) -> Standings:
        return dict(enumerate(log(max(each, 1e-300)) for each in self.value(path)))

    def after(
        self, view: View, seat: Seat, options: Sequence[Action]
    ) -> Mapping[Action, Standings]:
        raise NotImplementedError

    def thrown(self, play: Play[Any]) -> Thrown | None:
        path = tuple(play.table.path)
        return lambda: {face: self.stand((*path, face)) for face in FACES}


def paths(length: int = THROWS) -> Iterator[Path]:
    return product(FACES, repeat=length)


def walk(number: int) -> Walk:
    random = Random(number)
    return Walk({path: random.randrange(PLAYERS) for path in paths()})


def exact(game: Walk) -> Value:
    """Judge as it is: the mean over all that may come."""

    def value(path: Path) -> tuple[float, ...]:
        ends = [game.winners[(*path, *rest)] for rest in paths(THROWS - len(path))]
        return tuple(ends.count(seat) / len(ends) for seat in game.seats)

    return value


def wrong(number: int) -> Value:
    """Judge by nothing at all, but always the same."""

    def value(path: Path) -> tuple[float, ...]:
        random = Random(f"{number} {path}")
        odds = [exp(random.uniform(-3, 3)) for _ in range(PLAYERS)]
        return tuple(each / sum(odds) for each in odds)

    return value


def found(game: Walk, value: Value, path: Path, most: int = THROWS) -> Hindsight:
    outlook = Judge(game, value)
    outlook.most = most

    def again() -> Iterator[tuple[Play[Any], Entry]]:
        play = game.start()
        for face in path:
            yield play, Entry(play.seq, CHANCE, face, 0, b"", b"", 0.0)

    return look_back(outlook, again())


def means(game: Walk, value: Value, most: int = THROWS) -> tuple[list[float], list[float]]:
    """By player the mean of results and that of luck aside, over all that can be thrown."""
    results, aside = [0.0] * PLAYERS, [0.0] * PLAYERS
    every = list(paths())
    for path in every:
        seen = found(game, value, path, most)
        assert seen.luck_adjusted is not None
        for seat in game.seats:
            results[seat] += (seat in seen.winners) / len(every)
            aside[seat] += seen.luck_adjusted[seat] / len(every)
    return results, aside


@pytest.mark.many
def test_luck_aside_has_the_mean_of_results_under_any_judgement() -> None:
    for number in range(GAMES // 100):
        game = walk(number)
        results, aside = means(game, wrong(number), most=1 + number % THROWS)
        assert all(map(near, results, aside))


@pytest.mark.soak
def test_luck_aside_has_the_mean_of_results_in_ten_thousand_games() -> None:
    for number in range(GAMES):
        results, aside = means(walk(number), wrong(number))
        assert all(map(near, results, aside))


def near(one: float, other: float) -> bool:
    return isclose(one, other, abs_tol=1e-9)


def test_nothing_is_left_of_a_game_of_luck_judged_as_it_is() -> None:
    """Own throws, others' and the one that wins are all aside: what is left are the chances at the start."""
    for number in range(20):
        game = walk(number)
        value = exact(game)
        for path in paths():
            seen = found(game, value, path)
            assert seen.luck_adjusted is not None
            assert all(map(near, seen.luck_adjusted.values(), value(())))


@pytest.mark.parametrize("spoiled", ["own throws alone", "no mean", "not the last"])
def test_a_spoiled_sum_is_noticed(spoiled: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the test above: it would fail."""
    weigh = game_analysis._Looking._weigh

    def spoil(self: Any, thrown: Thrown, own: Seat, action: Action) -> None:
        before = dict(self.luck)
        if spoiled == "not the last" and self._weighed == THROWS - 1:
            return
        if spoiled == "no mean":
            self.luck[own] += self.outlook.chances(thrown()[action])[own]
            return
        weigh(self, thrown, own, action)
        if spoiled == "own throws alone":
            self.luck.update({seat: before[seat] for seat in before if seat != own})

    monkeypatch.setattr(game_analysis._Looking, "_weigh", spoil)
    with pytest.raises(AssertionError):
        test_nothing_is_left_of_a_game_of_luck_judged_as_it_is()


def test_the_first_throws_count_where_there_are_too_many() -> None:
    """Whatever comes of them."""
    game = walk(5)
    assert found(game, wrong(5), ("1", "2", "3"), 1).luck == pytest.approx(
        found(game, wrong(5), ("1", "1", "1"), 1).luck
    )


@pytest.mark.parametrize(
    ("key", "people", "on", "told"),
    [
        ("classic", 4, {}, True),
        ("classic", 2, {"extra_colours": True}, False),
        ("tournament", 3, {}, True),
        ("walls", 2, {}, True),
        ("walls", 4, {}, False),
        ("action_cards", 2, {}, False),
        ("card_race", 2, {}, False),
    ],
)
def test_luck_is_told_where_little_noise_is_left(
    key: str, people: int, on: dict[str, bool], told: bool
) -> None:
    system = CATALOG[key]
    values = system.values("book", on)
    assert system.outlook is not None
    outlook = system.outlook(system.make(system.seating(people, values).arms[0], values))
    assert outlook.tells_luck == told
