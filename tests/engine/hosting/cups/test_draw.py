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

from engine.hosting.cups.draw import FEWEST, MOST, TRIES, drawn, repeated, sizes
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


class Scripted:
    """Dice with a script."""

    def __init__(self, *words: int) -> None:
        self.words, self.asked = [*words], 0

    def __call__(self, among: int) -> int:
        """Return the next word; after the last, one that changes nothing."""
        self.asked += 1
        return self.words.pop(0) if self.words else among - 1


def by_number(people: int, *exchanges: tuple[int, int]) -> Scripted:
    """Return dice for a lot by number, then for *exchanges* of two places, from 0."""
    lot = range(people - 1, 0, -1)
    return Scripted(*lot, *(at for pair in exchanges for at in pair))


def meetings(*pairs: tuple[Entrant, Entrant]) -> dict[frozenset[Entrant], int]:
    return dict(Counter(map(frozenset, pairs)))


@pytest.mark.parametrize("before", [1, 2])
def test_the_entrants_with_the_fewest_threes_sit_at_the_threes(before: int) -> None:
    """By any lot: three of seven sat at one small table less than all others."""
    had = dict.fromkeys((1, 3, 5, 7), before) | dict.fromkeys((2, 4, 6), before - 1)
    for seed in range(20):
        fours, threes = drawn(range(1, 8), had, {}, dice(seed).randrange)
        assert (sorted(fours), sorted(threes)) == ([1, 3, 5, 7], [2, 4, 6])


@pytest.mark.parametrize("had", [{}, {1: 0}, {7: 1}])
def test_of_equally_few_threes_the_first_of_the_lot_sit_there(had: dict[Entrant, int]) -> None:
    assert drawn(range(1, 8), had, {}, by_number(7)) == ((4, 5, 6, 7), (1, 2, 3))


def test_a_single_three_weighs_more_than_the_lot() -> None:
    assert drawn(range(1, 8), {2: 1}, {}, by_number(7)) == ((2, 5, 6, 7), (1, 3, 4))


def test_a_lot_without_repeated_meetings_stands() -> None:
    """No further word is taken: one more would give others the same dice another draw."""
    uniform = by_number(12)
    tables = drawn(range(1, 13), {}, meetings((1, 5), (4, 8), (1, 12)), uniform)
    assert tables == ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))
    assert uniform.asked == 11


def test_exchanges_end_with_the_last_repeated_meeting() -> None:
    uniform = by_number(8, (0, 4), (2, 6), (3, 7))
    found = drawn(range(1, 9), {}, meetings((1, 2), (3, 4)), uniform)
    assert found == ((5, 2, 7, 4), (1, 6, 3, 8))
    assert uniform.asked == 7 + 2 * 2


def test_an_exchange_that_repeats_as_many_meetings_stands() -> None:
    """It can lead out of tables that no single exchange makes better."""
    uniform = by_number(8, (0, 4), (0, 5))
    found = drawn(range(1, 9), {}, meetings((1, 2), (5, 2)), uniform)
    assert found == ((6, 2, 3, 4), (1, 5, 7, 8))


def test_an_exchange_that_repeats_more_meetings_is_undone() -> None:
    uniform = by_number(8, (0, 4), (0, 5))
    found = drawn(range(1, 9), {}, meetings((1, 2), (5, 2), (5, 3)), uniform)
    assert found == ((6, 2, 3, 4), (5, 1, 7, 8))


def test_entrants_of_one_table_exchange_no_seats() -> None:
    uniform = by_number(8, (0, 1), (0, 4))
    found = drawn(range(1, 9), {}, meetings((1, 2)), uniform)
    assert found == ((5, 2, 3, 4), (1, 6, 7, 8))


@pytest.mark.parametrize(
    ("people", "tables"),
    [
        (5, ((4, 2, 3), (1, 5))),
        (6, ((4, 2, 3), (1, 5, 6))),
        (8, ((5, 2, 3, 4), (1, 6, 7, 8))),
    ],
)
def test_fours_exchange_with_fours_and_smaller_tables_with_smaller(
    people: int, tables: Tables
) -> None:
    """Also entrants with different numbers of threes: these stay as fair as they were."""
    uniform = by_number(people, (0, len(tables[0])))
    assert drawn(range(1, people + 1), {1: 1}, meetings((1, 2)), uniform) == tables


@pytest.mark.parametrize("exchange", [(0, 4), (4, 0)])
def test_threes_and_fours_exchange_only_entrants_with_equally_many_threes(
    exchange: tuple[int, int],
) -> None:
    """A repeated meeting is no reason for a second three before others have one."""
    had = dict.fromkeys((1, 2, 3, 4), 1)
    found = drawn(range(1, 8), had, meetings((5, 6)), by_number(7, exchange))
    assert found == ((1, 2, 3, 4), (5, 6, 7))
    had = dict.fromkeys(range(1, 8), 1)
    for equal in ({}, had):
        found = drawn(range(1, 8), equal, meetings((1, 2)), by_number(7, exchange))
        assert found == ((1, 5, 6, 7), (4, 2, 3))


def test_the_first_lot_with_the_fewest_repeated_meetings_counts() -> None:
    """Of four without exchanges: two meetings by number, one by two lots, then two again."""
    nothing = [0] * 2 * TRIES
    lots = [7, *range(6, 0, -1)], [0, *range(6, 0, -1)], [1, *range(6, 0, -1)]
    uniform = Scripted(*(word for lot in lots for word in [*lot, *nothing]))
    met = meetings((1, 2), (1, 3), (1, 5))
    assert drawn(range(1, 9), {}, met, uniform) == ((8, 2, 3, 4), (5, 6, 7, 1))


def test_where_meetings_have_to_be_repeated_eight_lots_are_tried() -> None:
    """With a thousand pairs of places each, so that a draw always ends."""
    uniform = by_number(3)
    assert drawn(range(1, 4), {}, meetings((1, 2)), uniform) == ((1, 2, 3),)
    assert uniform.asked == 8 * (2 + 2 * 1000)


def test_tables_of_any_number_hold_all() -> None:
    for people in range(FEWEST, MOST + 1):
        found = sizes(people)
        assert sum(found) == people
        assert people == 5 or set(found) <= {3, 4}
        assert found.count(3) <= 3


@pytest.mark.many
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


@pytest.mark.many
@pytest.mark.parametrize("people", [4, 6, 7, 8])
def test_meetings_are_repeated_as_seldom_as_by_trying_all(people: int) -> None:
    """Where nobody sat at a three yet, so that the lot alone says who does."""
    random = dice(people)
    pairs = [frozenset(pair) for pair in combinations(range(1, people + 1), 2)]
    for _ in range(30):
        met = Counter(random.choices(pairs, k=people))
        tables = drawn(range(1, people + 1), {}, met, random.randrange)
        assert sum(repeated(table, met) for table in tables) == fewest(range(1, people + 1), met)


@pytest.mark.many
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


@pytest.mark.many
def test_a_draw_of_the_largest_cup_takes_no_longer_than_one_of_a_quarter() -> None:
    """Where few have met everybody before, more is tried."""
    few, many = (min(seconds(count) for _ in range(3)) for count in (MOST // 4, MOST))
    assert many < few


def seconds(people: int) -> float:
    """Return how many seconds of the processor six rounds of so many people take."""
    began = process_time()
    assert len([*rounds(people, 6)]) == 6
    return process_time() - began
