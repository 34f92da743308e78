"""Points and standings of a cup."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.hosting.cups import steps
from engine.hosting.cups.draw import Result, behind, met, podium, standings
from engine.hosting.cups.events import COMPUTER, Drawn
from tests.engine.hosting.cups.test_cup import Log, setup


def rows(*results: Result) -> list[tuple[int, int, str]]:
    return [(row.entrant, row.points, row.by) for row in standings(results, lambda each: -each)]


def test_places_bring_points_at_fours_threes_and_twos() -> None:
    assert Result(((1,), (2,), (3,), (4,))).points == {1: 60, 2: 36, 3: 12, 4: 0}
    assert Result(((1,), (2,), (3,))).points == {1: 60, 2: 24, 3: 0}
    assert Result(((1,), (2,))).points == {1: 60, 2: 24}


def test_shared_places_share_whole_twelfths() -> None:
    assert Result(((1, 2, 3), (4,))).points == {1: 36, 2: 36, 3: 36, 4: 0}
    assert Result(((1,), (2, 3, 4))).points == {1: 60, 2: 16, 3: 16, 4: 16}
    assert Result(((1, 2, 3),)).points == {1: 28, 2: 28, 3: 28}
    shared = Result(((1, 2), (3, 4))).points
    assert [*shared.values()] == [48, 48, 6, 6]
    assert {type(points) for points in shared.values()} == {int}, "48.0 would be another file"


def test_the_absent_gain_nothing_and_change_nothing_for_others() -> None:
    result = Result(((1,), (2,), (3,), (4,)), absent=(1,))
    assert result.points == {1: 0, 2: 36, 3: 12, 4: 0}
    assert result.winners == frozenset()


def test_equals_go_by_the_table_where_they_met() -> None:
    found = rows(Result(((1,), (2,), (3,))), Result(((2,), (4,), (1,))), Result(((1,), (5,), (6,))),
                 Result(((2,), (7,), (8,))))  # fmt: skip
    assert found[:2] == [(2, 144, "points"), (1, 120, "points")]
    found = rows(Result(((2,), (1,), (3,))), Result(((1,), (4,), (5,))), Result(((6,), (2,), (7,))),
                 )  # fmt: skip
    assert found[:2] == [(2, 84, "met"), (1, 84, "points")]


def test_equals_that_never_met_go_by_lot_in_the_end() -> None:
    shared = [Result(((1, 2, 3),)), Result(((4, 5, 6),))]
    # All have as many; 1, 2 and 3 met people with as many as those of 4, 5 and 6.
    assert [by for *_, by in rows(*shared)] == ["lot"] * 5 + [""]


def test_equals_that_never_met_go_by_wins() -> None:
    """4 has 36 and 24 of two second places, 1 has 60 of a win."""
    found = rows(
        Result(((5,), (4,), (6,), (7,))), Result(((8,), (4,), (9,))), Result(((1,), (2,), (3,)))
    )
    assert [each for each in found if each[0] in (1, 4)] == [(1, 60, "wins"), (4, 60, "points")]


def test_equals_go_by_the_mean_and_not_the_sum_of_people_met() -> None:
    """1 met one person with 24, 4 two with 12 each: as many together."""
    found = rows(Result(((1,), (2,))), Result(((4,), (5, 6))))
    assert found[:2] == [(1, 60, "strength"), (4, 60, "points")]


def test_the_points_of_people_met_count_by_the_round() -> None:
    """2 has 24 of three rounds, which helps 1 less than 12 of one round help 4."""
    found = rows(
        Result(((1,), (2,))),
        Result(((4,), (5, 6))),
        Result(((7,), (8,), (2,))),
        Result(((9,), (3,), (2,))),
    )
    assert found[:4] == [
        (7, 60, "lot"),
        (9, 60, "strength"),
        (4, 60, "strength"),
        (1, 60, "points"),
    ]


@pytest.mark.parametrize(("one", "other"), [(1, 4), (21, 23)])
def test_people_met_twice_count_twice(one: int, other: int) -> None:
    """Two met people with 24 and with 12 a round: one the former twice, the other the latter."""
    found = rows(
        *[Result(((one,), (2,)))] * 2,
        Result(((one,), (3,))),
        Result(((7,), (8,), (3,))),
        *[Result(((other,), (5,)))] * 2,
        Result(((other,), (6,))),
        Result(((9,), (10,), (5,))),
        Result(((11,), (12,), (5,))),
    )
    assert found[:2] == [(one, 180, "strength"), (other, 180, "points")]


def test_an_entrant_alone_at_a_table_has_met_no_person() -> None:
    """The mean of none is 0: the others can only have left."""
    assert rows(Result(((1,),)), Result(((2,), (3,))))[:2] == [
        (2, 60, "strength"),
        (1, 60, "points"),
    ]


def test_equal_lots_go_by_number() -> None:
    """Two words of the dice can be the same, and each verifier has to say the same order."""
    found = standings([Result(((2, 3, 1),))], lambda _: 5)
    assert [row.entrant for row in found] == [1, 2, 3]


def test_rounds_and_wins_are_counted() -> None:
    """A shared first place is a win; a round in absence counts as one, and never as won."""
    found = standings(
        [Result(((1, 2), (3,))), Result(((1,), (3,), (4,))), Result(((3,), (1,)), absent=(3,))],
        lambda each: -each,
    )
    assert {row.entrant: (row.rounds, row.wins) for row in found} == {
        1: (3, 2),
        2: (1, 1),
        3: (3, 0),
        4: (1, 0),
    }


def test_each_meeting_at_a_table_counts_once() -> None:
    assert met([(1, 2, 3), (2, 1)]) == {
        frozenset((1, 2)): 2,
        frozenset((1, 3)): 1,
        frozenset((2, 3)): 1,
    }


@given(st.lists(st.permutations(range(1, 9)), min_size=1, max_size=6))
def test_standings_have_each_entrant_once_and_all_points(rounds: list[list[int]]) -> None:
    results = [Result(tuple((each,) for each in four)) for r in rounds for four in (r[:4], r[4:])]
    found = standings(results, lambda each: each)
    assert sorted(row.entrant for row in found) == list(range(1, 9))
    assert sum(row.points for row in found) == 216 / 2 * len(results)
    assert [row.points for row in found] == sorted((row.points for row in found), reverse=True)


def test_the_final_goes_before_the_standings() -> None:
    before = standings([Result(((1,), (2,), (3,), (4,))), Result(((5,), (6,), (7,)))], lambda e: -e)
    assert podium(None, before) == [row.entrant for row in before]
    final = Result(((6,), (2,), (5, 1)), absent=(6,))
    assert podium(final, before) == [2, 1, 5, 6, 3, 7, 4]


# Points by seats, over all games that can be.


def tables(seats: int, computers: int = 0) -> list[Result]:
    """Return all strict orders of a table."""
    seated = [*range(1, 1 + seats - computers), *[COMPUTER] * computers]
    return [Result(tuple((each,) for each in order)) for order in permutations(seated)]


def mean(results: list[Result]) -> Fraction:
    """Return the mean points of an entrant, in twelfths."""
    gained = [points for result in results for points in result.points.values()]
    return Fraction(sum(gained), len(gained))


def test_the_mean_of_points_depends_on_seats_alone() -> None:
    """Two people with a computer must not gain more than three people do."""
    assert mean(tables(3)) == mean(tables(3, computers=1)) == mean(tables(3, computers=2)) == 28
    assert mean(tables(4)) == mean(tables(4, computers=1)) == 27


SEATS = st.integers(3, 4).flatmap(
    lambda seats: st.tuples(
        st.permutations(range(seats)), st.lists(st.booleans(), min_size=seats, max_size=seats)
    )
)


@given(SEATS, st.integers(0, 2))
def test_points_of_a_table_add_up_by_its_seats(
    table: tuple[list[int], list[bool]], computers: int
) -> None:
    """With what computers would gain; shared places take from none and give to none."""
    order, shares = table
    places: list[tuple[int, ...]] = []
    for seat, shared in zip(order, shares, strict=True):
        if shared and places:
            places[-1] = (*places[-1], seat + 1)
        else:
            places.append((seat + 1,))
    whole = Result(tuple(places)).points
    assert sum(whole.values()) == {3: 84, 4: 108}[len(order)]
    played = tuple(
        tuple(COMPUTER if each <= computers else each for each in together) for together in places
    )
    assert Result(played).points == {
        each: points for each, points in whole.items() if each > computers
    }


@given(st.permutations([1, 2, 3, 0]), st.sets(st.integers(1, 3)))
def test_the_present_stand_above_the_absent(order: list[int], absent: set[int]) -> None:
    """Also above the computers that play for them, as those of the table itself do."""
    before = Result(tuple((each,) for each in order), tuple(absent))
    after = Result(behind(before.places, absent), before.absent)
    ranked = [each for together in after.places for each in together]
    there = [each for each in ranked if each not in absent]
    assert ranked[: len(there)] == there == [each for each in order if each not in absent]
    assert all(after.points[each] >= before.points[each] for each in before.points)
    assert {each for each, points in after.points.items() if each in absent and points} == set()


def test_one_present_among_three_absent_wins() -> None:
    log = Log(setup(), people=8)
    log.draw()
    first, *_, last = log.cup.rounds[0].tables[0]
    absent = tuple(each for each in log.cup.rounds[0].tables[0] if each != last)
    log.play(absent=absent)
    result = log.cup.rounds[0].results[1]
    assert (result.places[0], result.points[last]) == ((last,), 60)
    assert result.winners == frozenset({last})
    former = Log(setup(), people=8, format=1)
    former.draw()
    former.play(absent=absent)
    assert former.cup.rounds[0].results[1].places[0] == (first,), "as it was told"


def test_shared_places_are_split_by_absence() -> None:
    assert behind(((1, 2), (3, 4)), (1, 3)) == ((2,), (4,), (1,), (3,))


@pytest.mark.parametrize(("seated", "gained"), [((1, 2), 28), ((1, 2, 3), 28), ((1, 2, 3, 4), 27)])
def test_a_table_without_a_game_is_shared_with_its_computer(
    seated: tuple[int, ...], gained: int
) -> None:
    log = Log(setup(), people=8)
    log.take(Drawn(tables=(seated,)))
    log.take(steps.shared(log.cup, 1))
    assert log.cup.results()[0].points == dict.fromkeys(seated, gained)
