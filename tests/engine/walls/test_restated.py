"""The moves against the same rules written anew: walked square by square on the board as a grid.

Nothing of the engine is used but the numbers on the walls; squares are columns and rows, rows from
below, pieces are known by where they stand.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from data.shipped.wall_boards import Walls, walls
from engine.walls.game import course
from tests.rules import rule

pytestmark = pytest.mark.many


Square = tuple[int, int]
BOARD = walls()
WAITING, RESTING = (-1, -1), (99, 99)
"""In the base, and home."""


def snake() -> list[Square]:
    """Return all squares from A to the last Z."""
    track: list[Square] = []
    for lane in range(6):
        columns = range(9, -1, -1) if lane % 2 == 0 else range(10)
        track += [(column, 2 * lane) for column in columns]
        if lane < 5:
            track.append((track[-1][0], 2 * lane + 1))
    return track


TRACK = snake()


class Result(NamedTuple):
    """What a way comes to: which piece goes, where it ends, where it captures."""

    start: Square
    end: Square
    hits: frozenset[Square]


class How(NamedTuple):
    """How it does that: how many walls, which die first."""

    jumps: int
    first: int


class Restated:
    """A position, as where the pieces of one seat stand and those of all others."""

    def __init__(
        self,
        walls: Walls,
        own: list[Square],
        others: set[Square],
        jump_back: bool,
        own_stopover: bool,
    ) -> None:
        self.own, self.others = own, others
        self.jump_back, self.own_stopover = jump_back, own_stopover
        self.numbers: dict[tuple[Square, Square], int] = {}
        for wall, numbers in enumerate(walls):
            left = 1 if wall % 2 == 0 else 0
            for nth, number in enumerate(numbers):
                below, above = (left + nth, 2 * wall), (left + nth, 2 * wall + 2)
                self.numbers[below, above] = self.numbers[above, below] = number

    def walked(self, start: Square, die: int) -> Iterator[tuple[str, Square]]:
        """Yield where a die leads, and which way that is."""
        forward: Square | None = start
        for _ in range(die):
            forward = self.next(forward)
        if forward is not None:
            yield "on", forward
        if start == WAITING:
            return
        back = TRACK.index(start)
        for _ in range(die):
            back -= 1
        if back >= 0:
            yield "back", TRACK[back]
        for (one, other), number in self.numbers.items():
            if one == start and number == die and (self.jump_back or other[1] > one[1]):
                yield "jump", other

    @staticmethod
    def next(square: Square | None) -> Square | None:
        """Return the square after another one, if there is one."""
        if square is None or square == TRACK[-1]:
            return None
        return TRACK[0] if square == WAITING else TRACK[TRACK.index(square) + 1]

    def ways(self, dice: tuple[int, int]) -> Iterator[tuple[Result, How]]:
        """Yield every way there is."""
        for start in dict.fromkeys(self.own):
            if start == RESTING:
                continue
            standing = [square for square in self.own if square != start]
            for one, other in (dice, dice[::-1]):
                for way, stop in self.walked(start, one):
                    for then, end in self.walked(stop, other):
                        passes = way == then != "jump"
                        barred = not passes and stop in standing and not self.own_stopover
                        if barred or end in standing:
                            continue
                        hits = {end} if passes else {stop, end}
                        home = end in TRACK[-2:]
                        result = Result(
                            start, RESTING if home else end, frozenset(hits & self.others)
                        )
                        yield result, How([way, then].count("jump"), one)

    def moves(self, dice: tuple[int, int]) -> dict[Result, How]:
        """Return what can be done, each with the best way to do it."""
        best: dict[Result, How] = {}
        for result, how in self.ways(dice):
            best[result] = min(how, best.get(result, how))
        return best


def compare(random: Random) -> None:
    """Compare the moves of a position by chance, and everything about them."""
    layout = tuple(numbers[:: random.choice((1, -1))] for numbers in random.sample(BOARD.walls, 5))
    reach = random.choice((12, 30, 63))
    begin = random.randrange(63 - reach + 1)
    squares = random.sample(range(begin, begin + reach), min(reach, 12))
    position = [
        [squares.pop() if random.random() < 0.8 and squares else -1 for _ in range(4)]
        for _ in range(random.choice((2, 3, 4)))
    ]
    for own in position:
        for nth in range(random.choice((0, 0, 0, 1, 3))):
            own[nth] = 68 - nth
    position += [[] for _ in range(4 - len(position))]
    dice = (random.randint(1, 6), random.randint(1, 6))

    def placed(at: int) -> Square:
        return WAITING if at < 0 else TRACK[at] if at < 65 else RESTING

    others = {placed(at) for own in position[1:] for at in own} - {WAITING, RESTING}
    settings = random.random() < 0.8, random.random() < 0.2
    seat = [placed(at) for at in position[0]]
    expected = Restated(layout, seat, others, *settings).moves(dice)
    found = {}
    for move in course(layout, *settings).moves(position, 0, dice):
        hit = [position[seat][piece] for seat, piece in move.on_stop + move.on_end]
        result = Result(placed(move.at), placed(move.path.to), frozenset(map(placed, hit)))
        assert result not in found
        steps = move.action.split()[2:]
        assert [int(step[1]) for step in steps] in ([*dice], [*dice[::-1]])
        found[result] = How(sum(step[0] in "^v" for step in steps), int(steps[0][1]))
        assert position[0][int(move.action.split()[1]) - 1] == move.at
    assert found == expected, (layout, settings, position, dice)


@rule("001", "Spielablauf", 2, 2)
@rule("001", "Spielablauf", 3, 1, 2, 3)
@rule("001", "Spielablauf", 7, 1, 2)
@rule("001", "Spielablauf", 8, 1, 2)
@rule("001", "Hinauswerfen", 2, 1, 2)
@rule("001", "Hinauswerfen", 4, 1, 2)
def test_moves_are_those_of_the_rules_written_anew() -> None:
    """001, "Spielablauf" 2 to 8, "Hinauswerfen" 2 and 4: at positions by chance, any walls."""
    random = Random(1)
    for _ in range(1500):
        compare(random)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_a_hundred_thousand_positions_are_the_same(seed: int) -> None:
    random = Random(seed + 100)
    for _ in range(10_000):
        compare(random)
