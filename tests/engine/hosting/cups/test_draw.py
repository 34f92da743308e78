"""Draws of a cup: tables of four and three by lot, threes in turn, meetings repeated as seldom as can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.hosting.cups.draw import FEWEST, MOST, drawn, repeated, sizes
from engine.hosting.cups.events import Entrant

Tables = tuple[tuple[Entrant, ...], ...]


def dice(seed: int) -> Random:
    return Random(seed)


def rounds(people: int, count: int, seed: int = 1) -> Iterator[Tables]:
    """Draw round after round for the same people."""
    random, threes, met = dice(seed), Counter[Entrant](), Counter[frozenset[Entrant]]()
    for _ in range(count):
        tables = drawn(range(1, people + 1), threes, met, random.randrange)
        for table in tables:
            threes.update(table if len(table) < 4 else ())
            met.update(map(frozenset, combinations(table, 2)))
        yield tables


@pytest.mark.parametrize(
    ("people", "expected"),
    [(3, [3]), (4, [4]), (5, [3, 2]), (6, [3, 3]), (7, [4, 3]), (9, [3, 3, 3]), (13, [4, 3, 3, 3])],
)
def test_there_are_as_many_fours_as_possible(people: int, expected: list[int]) -> None:
    assert sizes(people) == expected


def test_tables_of_any_number_hold_all() -> None:
    for people in range(FEWEST, MOST + 1):
        found = sizes(people)
        assert sum(found) == people
        assert people == 5 or set(found) <= {3, 4}
        assert found.count(3) <= 3


@given(people=st.integers(FEWEST, 40), count=st.integers(1, 6), seed=st.integers(0, 999))
def test_each_sits_once_in_a_round_and_threes_go_round(people: int, count: int, seed: int) -> None:
    threes = Counter[Entrant](dict.fromkeys(range(1, people + 1), 0))
    for tables in rounds(people, count, seed):
        assert sorted(each for table in tables for each in table) == [*range(1, people + 1)]
        assert [*map(len, tables)] == sizes(people)
        threes.update(each for table in tables for each in table if len(table) < 4)
        assert max(threes.values()) - min(threes.values()) <= 1


def fewest(people: Sequence[Entrant], met: Mapping[frozenset[Entrant], int]) -> int:
    """Return the fewest meetings that any tables repeat, found by trying all."""

    def tried(left: frozenset[Entrant], left_sizes: list[int]) -> int:
        if not left_sizes:
            return 0
        first, *rest = sorted(left)
        return min(
            repeated((first, *others), met)
            + tried(left - {first, *others}, left_sizes[:at] + left_sizes[at + 1 :])
            for at, size in enumerate(left_sizes)
            if size not in left_sizes[:at]
            for others in combinations(rest, size - 1)
        )

    return tried(frozenset(people), sizes(len(people)))


@pytest.mark.parametrize("people", [4, 6, 7, 8])
def test_meetings_are_repeated_as_seldom_as_by_trying_all(people: int) -> None:
    """Where nobody sat at a three yet, so that the lot alone says who does."""
    random = dice(people)
    pairs = [frozenset(pair) for pair in combinations(range(1, people + 1), 2)]
    for _ in range(30):
        met = Counter(random.choices(pairs, k=people))
        tables = drawn(range(1, people + 1), {}, met, random.randrange)
        assert sum(repeated(table, met) for table in tables) == fewest(range(1, people + 1), met)


@pytest.mark.parametrize(("people", "count"), [(16, 4), (20, 4), (32, 5), (96, 6)])
def test_no_player_meets_anybody_twice_where_there_are_enough(people: int, count: int) -> None:
    for seed in range(5):
        met = Counter(
            frozenset(pair)
            for tables in rounds(people, count, seed)
            for table in tables
            for pair in combinations(table, 2)
        )
        assert sum(times - 1 for times in met.values()) <= (8 if people == 16 else 2)


def test_the_same_dice_draw_the_same_tables() -> None:
    assert [*rounds(21, 4, 7)] == [*rounds(21, 4, 7)] != [*rounds(21, 4, 8)]


def test_a_draw_of_the_largest_cup_is_quick() -> None:
    began = process_time()
    assert len([*rounds(MOST, 6)]) == 6
    assert process_time() - began < 6 * 0.3
