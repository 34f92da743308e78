"""Tries at choosing dice, by each way that an operator could think of.

An operator has a friend at a table of four and wants their seat to win.  Each way tries many variants of
what it can choose and keeps one with which the friend wins, by all that is known at that moment; then what
comes later comes by chance, and the game is played.  The game is a plain race: no choices of players get
between the known dice and its winner, so that a way succeeds here at least as often as in any of the games.

``python -m tests.engine.hosting.grinding [GAMES [TRIES]]`` prints how often the friend won, by way.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from typing import TypeAlias

from msgspec import Struct, json, structs

from data.records import TableRecord
from engine.chance import Pick, Roll
from engine.hosting.cups import acts, steps
from engine.hosting.cups.cup import Cup, Logged, fold
from engine.hosting.cups.events import LATEST, CupEvent, CupSetup, Drawn, Format, Opened
from engine.hosting.state.dice import Dice
from engine.hosting.state.setups import CupTable, Setup, dice

TRIES, GAMES = 200, 400
SEATS, PEOPLE = 4, 8
GOAL = 30
"""Pips that win the race."""
SETUP = CupSetup(pace="days", length=2, rounds=3, begins=1e6)
FIRST_CLICK = 1_420_070_400_000_000_000


def winner(thrown: Dice) -> int:
    """Return the seat that wins a race: sixes roll again, and the first seat goes by lot."""
    pips, seat = [0] * SEATS, int(thrown.outcome(0, Pick(SEATS)))
    for n in range(1, 10_000):
        roll = int(thrown.outcome(n, Roll()))
        pips[seat] += roll
        if pips[seat] >= GOAL:
            return seat
        if roll < 6:
            seat = (seat + 1) % SEATS
    raise AssertionError("a race ends")


class World(Struct):
    """What an operator can know and choose of a cup, or of a table in a lobby."""

    secret: bytes
    clicks: list[int]
    """Of the opening, then of the people in the order of their numbers."""
    number: int = 7
    """Of the cup."""
    friend: int = 1
    """The friend's number in the cup."""
    table: int = 1
    """The number of the friend's table."""
    late: tuple[int, ...] = ()
    """Joins between the draw and the opening of tables."""
    format: Format = LATEST

    @classmethod
    def by(cls, random: Random, format: Format = LATEST) -> World:
        """Return one by chance."""
        return cls(random.randbytes(32), clicks(random, 1 + PEOPLE), format=format)

    def cup(self) -> Cup:
        """Return the cup with its first round drawn, and late joins."""
        opened = Opened(setup=SETUP, click=self.clicks[0], format=self.format)
        rows = [Logged(0, 0.0, 0, opened)]

        def now() -> Cup:
            return fold(self.number, self.secret, rows)

        def take(event: CupEvent) -> None:
            rows.append(Logged(len(rows), 0.0, 0, event))

        for person, click in enumerate(self.clicks[1:], 1):
            take(acts.join(now(), person, click))
        draw = steps.drawn(now())
        assert isinstance(draw, Drawn)
        take(draw)
        for person, click in enumerate(self.late, 100):
            take(acts.join(now(), person, click))
        return now()

    def cup_dice(self, cup: Cup) -> tuple[int, Dice]:
        """Return the friend's seat at a table of the cup, and its dice."""
        place, seated = next(
            (at, table) for at, table in enumerate(cup.rounds[0].tables, 1) if self.friend in table
        )
        at = CupTable(cup.id, 1, place, dict(enumerate(seated)), cup.format)
        record = self.record(at)
        record.seed = steps.seed(cup.secret, 1, place)
        record.contributions = steps.table_contributions(cup, 1, place)
        return seated.index(self.friend), dice(record)

    def record(self, at: CupTable | None = None) -> TableRecord:
        """Return a table, as it is stored."""
        return TableRecord(
            id=self.table, game="tournament", version=4, setup=json.encode(Setup("book", cup=at)),
            host=1, server=1, channel=2, seed=self.secret, contributions=self.clicks[:SEATS],
        )  # fmt: skip

    def wins(self) -> bool:
        """Return whether the friend wins the first game of the cup."""
        seat, thrown = self.cup_dice(self.cup())
        return winner(thrown) == seat

    def wins_table(self) -> bool:
        """Return whether the friend, on the first seat, wins at a table of its own."""
        return winner(dice(self.record())) == 0

    def wins_lot(self) -> bool:
        """Return whether the friend stands first of four equal entrants by lot."""
        lots = {each: self.cup()._lot(each) for each in range(1, SEATS + 1)}
        return max(lots, key=lots.__getitem__) == self.friend


def clicks(random: Random, count: int) -> list[int]:
    """Return ids of presses, one after the other."""
    ids, at = list[int](), FIRST_CLICK
    for _ in range(count):
        at += random.randrange(1 << 22, 1 << 34)
        ids.append(at)
    return ids


Wins: TypeAlias = Callable[[World], bool]
Tries: TypeAlias = Callable[[World, Random], World]
"""Returns a variant of a world, as the operator imagines or makes it."""


class Way(Struct, frozen=True):
    """A way to choose dice."""

    name: str
    varied: Tries
    """One try."""
    wins: Wins = World.wins
    then: Tries = lambda world, _: world
    """What comes after the choice, by chance."""
    told: str = ""
    """Where it is possible: words of the page that say so."""
    format: Format = LATEST

    def won(self, random: Random, tries: int) -> bool:
        """Return whether the friend wins after so many tries."""
        world = World.by(random, self.format)
        variants = (self.varied(world, random) for _ in range(tries))
        chosen = next((each for each in variants if self.wins(each)), world)
        return self.wins(self.then(chosen, random))

    def share(self, random: Random, games: int, tries: int) -> float:
        """Return the share of games that the friend wins."""
        return sum(self.won(random, tries) for _ in range(games)) / games


def secret(world: World, random: Random) -> World:
    """Draw another secret; the presses to come are guessed."""
    return structs.replace(others(world, random), secret=random.randbytes(32))


def number(world: World, random: Random) -> World:
    return structs.replace(others(world, random), number=random.randrange(1, 10**6))


def number_before(world: World, random: Random) -> World:
    return structs.replace(others(world, random), table=random.randrange(1, 10**6))


def number_after(world: World, random: Random) -> World:
    return structs.replace(world, table=random.randrange(1, 10**6))


def joins_after(world: World, random: Random) -> World:
    return structs.replace(world, late=tuple(clicks(random, random.randrange(1, 5))))


def made_up(world: World, random: Random) -> World:
    """Make up the id of the last press."""
    last = world.clicks[-2] + random.randrange(1 << 22, 1 << 34)
    return structs.replace(world, clicks=[*world.clicks[:-1], last])


def made_up_at_a_table(world: World, random: Random) -> World:
    last = world.clicks[SEATS - 2] + random.randrange(1 << 22, 1 << 34)
    return structs.replace(world, clicks=[*world.clicks[: SEATS - 1], last])


def swapped(world: World, random: Random) -> World:
    """Take the presses in another order, so that the friend has another number."""
    first, *rest = world.clicks
    swapped = [first, *random.sample(rest, len(rest))]
    return structs.replace(world, clicks=swapped, friend=swapped.index(rest[0]))


def left_out(world: World, random: Random) -> World:
    """Drop presses of some more people, as if they had not come."""
    more = [world.clicks[PEOPLE] + (each << 30) for each in range(1, 9)]
    came = [each for each in more if random.random() < 0.5]
    return structs.replace(world, clicks=[*world.clicks[: PEOPLE + 1], *came])


def others(world: World, random: Random) -> World:
    """Let other people press, at other moments, after an opening that is known."""
    first = world.clicks[0]
    later = [first + each - FIRST_CLICK for each in clicks(random, PEOPLE)]
    return structs.replace(world, clicks=[first, *later])


IMPOSSIBLE = (
    Way("table, secret beforehand", secret, World.wins_table, others),
    Way("table, number beforehand", number_before, World.wins_table, others),
    Way("cup, secret beforehand", secret, then=others),
    Way("cup, number beforehand", number, then=others),
    Way("cup, numbers of tables after the draw", number_after),
    Way("cup, joins after the draw", joins_after),
    Way("cup, secret beforehand for the lot", secret, World.wins_lot, others),
)
"""Ways that the page says lead nowhere."""

POSSIBLE = (
    Way("table, made-up press", made_up_at_a_table, World.wins_table, told="make up the last id"),
    Way("table, order of presses", swapped, World.wins_table, told="in another order"),
    Way("cup, made-up press", made_up, told="make up"),
    Way("cup, order of presses", swapped, told="swap"),
    Way("cup, presses left out", left_out, told="leave out"),
    Way("former format, numbers of tables", number_after, told="free after the draw", format=1),
    Way(
        "former format, secret beforehand for the lot", secret, World.wins_lot, others,
        told="the id of the opening alone", format=1,
    ),
)  # fmt: skip
"""Ways that the page tells."""


def far(games: int) -> float:
    """Return the share that chance exceeds once in four thousand times."""
    chance = 1 / SEATS
    return chance + 3.5 * sqrt(chance * (1 - chance) / games)


def figures(games: int, tries: int) -> Iterator[str]:
    for way in (*IMPOSSIBLE, *POSSIBLE):
        share = way.share(Random(way.name), games, tries)
        yield f"{share:6.1%}  {way.name}"


if __name__ == "__main__":
    given = [int(each) for each in sys.argv[1:]]
    for line in figures(*(*given, GAMES, TRIES)[:2]):
        print(line, flush=True)
