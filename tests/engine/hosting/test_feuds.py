"""Feuds: how often people have sent each other home, and when that is told."""

from __future__ import annotations

import pytest

from data.records import Capture, Result
from engine.hosting.statistics.own_results import LEAST, ROUND, Feud, feud, feuds
from tests.data.sample import results

ADA, BEN, CEM = 101, 102, 103


def games(*times: tuple[int, int]) -> tuple[list[Result], list[Capture]]:
    """Games of Ada and Ben in turn, with how often each has sent the other home."""
    rows = [row for table in range(len(times)) for row in results(table, ADA, BEN)]
    found = [
        Capture(table, by, 1 - by, each[by])
        for table, each in enumerate(times)
        for by in (0, 1)
        if each[by]
    ]
    return rows, found


def test_a_feud_is_told_with_its_captures_both_ways() -> None:
    assert feud(*games((2, 2), (4, 0)), 1, (ADA, BEN)) == Feud(ADA, BEN, 6, 2, took_lead=True)
    assert feuds(*games((2, 1), (4, 1))) == {(ADA, BEN): 6, (BEN, ADA): 2}


@pytest.mark.parametrize(
    ("times", "told"),
    [
        (((1, 1), (LEAST - 2, 0)), False),
        (((1, 1), (LEAST - 1, 0)), True),
        (((LEAST, 0), (0, 0)), False),  # not in this game
        (((0, 0), (LEAST, 0)), False),  # in one game alone
    ],
)
def test_a_feud_has_two_games_and_goes_on_in_this_one(
    times: tuple[tuple[int, int], ...], told: bool
) -> None:
    assert (feud(*games(*times), 1, (ADA, BEN)) is not None) is told


@pytest.mark.parametrize(
    ("before", "here", "told"),
    [
        ((6, 2), (2, 0), None),  # no news
        ((6, 2), (0, 2), None),  # level at most
        ((6, 2), (3, 8), Feud(BEN, ADA, 10, 9, took_lead=True)),
        ((6, 6), (1, 0), Feud(ADA, BEN, 7, 6, took_lead=True)),
        ((6, 2), (4, 1), Feud(ADA, BEN, ROUND, 3)),
        ((ROUND, 2), (ROUND - 1, 1), None),
        ((ROUND, 2), (ROUND, 1), Feud(ADA, BEN, 2 * ROUND, 3)),
    ],
)
def test_a_feud_is_told_where_the_lead_changes_or_at_a_round_number(
    before: tuple[int, int], here: tuple[int, int], told: Feud | None
) -> None:
    assert feud(*games(before, here), 1, (ADA, BEN)) == told


def test_no_player_is_told_of_a_player_that_does_not_want_to_be_named() -> None:
    played = games((5, 5), (5, 5))
    for named in ((ADA,), (BEN,), (), (ADA, CEM)):
        assert feud(*played, 1, named) is None


def test_a_feud_is_with_people_that_played_to_the_end() -> None:
    """Computers and forgotten people have none, nor has who left the seat to another."""
    rows, captures = games((5, 0), (5, 0))
    for of in (None, CEM):
        other = [*results(0, ADA, BEN), *results(1, ADA, of)]
        assert feud(other, captures, 1, (ADA, BEN, CEM)) is None
    left = [*rows, *(row for row in results(1, CEM, left=True))]
    assert feud(left, captures, 1, (ADA, BEN, CEM)) == Feud(ADA, BEN, ROUND, 0)
    both = [*results(0, ADA, ADA), *results(1, ADA, ADA)]
    assert feud(both, captures, 1, (ADA,)) is None


def test_of_several_feuds_the_greatest_is_told() -> None:
    rows = [row for table in (0, 1) for row in results(table, ADA, BEN, CEM)]
    captures = [
        Capture(table, by, of, times)
        for table in (0, 1)
        for by, of, times in ((0, 1, 6), (1, 0, 1), (2, 0, 3), (0, 2, 7))
    ]
    everybody = (ADA, BEN, CEM)
    assert feud(rows, captures, 1, everybody) == Feud(ADA, CEM, 14, 6)
    assert feud(rows, captures, 1, (ADA, BEN)) == Feud(ADA, BEN, 12, 2)
    assert feud(rows, captures, 7, everybody) is None
