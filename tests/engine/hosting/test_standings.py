"""Standings: skill, intervals and places from results, and what own games say against chance."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations
from math import inf, sqrt
from random import Random
from statistics import mean, stdev

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.records import Score
from engine.hosting.statistics.standings import (
    CLOSE,
    LEAST,
    LEVEL,
    PULL,
    STRANGER,
    Player,
    Standing,
    Tally,
    apart,
    met,
    places,
    rated,
    solved,
    standings,
    student,
    tally,
)

NOISE = 0.22
"""The spread of a game with luck aside."""


def game(table: int, *players: Player | None, aside: Sequence[float] | None = None) -> list[Score]:
    """Return the results of a table that the first player has won."""
    even = 1 / len(players)
    return [
        Score(
            table,
            player if isinstance(player, int) else None,
            player if isinstance(player, str) else "",
            won=not at,
            share=float(not at),
            start=even,
            luck_adjusted=None if aside is None else aside[at],
            seat=at,
            seats=len(players),
        )
        for at, player in enumerate(players)
    ]


def games(*players: Player | None, times: int, first: int = 0) -> list[Score]:
    """Return the results of several such tables."""
    return [score for table in range(first, first + times) for score in game(table, *players)]


def season(random: Random, skill: dict[int, float], tables: int) -> Iterator[Score]:
    """Yield results with luck aside of tables of four, for people of known skill."""
    for table in range(tables):
        players = random.sample(sorted(skill), 4)
        middle = mean(skill[each] for each in players)
        noise = [random.gauss(0, NOISE) for _ in players]
        own = [
            0.25 + (skill[each] - middle) * 4 / 3 + deviate
            for each, deviate in zip(players, noise, strict=True)
        ]
        yield from game(table, *players, aside=[each - mean(noise) for each in own])


def skills(found: Sequence[Standing]) -> dict[Player, float]:
    """Return the skill by player."""
    return {each.player: each.skill for each in found}


def test_skill_of_two_is_the_surplus_pulled_to_the_middle_on_both_sides() -> None:
    found = skills(standings([*games(1, 2, times=15), *games(2, 1, times=5, first=100)]))
    assert found[1] == pytest.approx(5 / (2 * 20 + PULL), abs=1e-5)
    assert found[2] == pytest.approx(-found[1], abs=1e-5)


def test_two_that_play_each_other_alone_are_solved_after_any_number_of_games() -> None:
    found = skills(standings([*games(1, 2, times=9000), *games(2, 1, times=1000, first=10**5)]))
    assert found[1] == pytest.approx(4000 / (2 * 10_000 + PULL), abs=1e-5)


def test_games_against_good_players_count_for_more() -> None:
    strong = games(1, "easy", times=30)
    found = skills(
        standings(
            [*strong, *games(2, 1, times=10, first=100), *games(3, "easy", times=10, first=200)]
        )
    )
    assert found[2] > found[3]  # both have won all their ten games


def stored(scores: Iterable[Score], *, without: Collection[int] = ()) -> list[Score]:
    """Return the results that are stored *without* those of some people."""
    return [score for score in scores if score.person not in without]


def deleted(scores: Iterable[Score], person: int) -> list[Score]:
    """Return results after a person has deleted their data."""
    return [each._replace(person=None) if each.person == person else each for each in scores]


def test_a_player_that_is_not_stored_counts_as_an_opponent_of_their_skill() -> None:
    found = standings(stored(games(1, 2, times=10), without=[2]))
    assert [each.player for each in found] == [1]
    assert found[0].skill == pytest.approx(5 / (2 * 10 + PULL), abs=1e-5)


def test_four_friends_are_told_the_same_of_whether_or_not_the_best_is_stored() -> None:
    wins = {1: 29, 2: 14, 3: 9, 4: 8}
    scores = [
        score
        for best, times in wins.items()
        for score in games(best, *sorted({*wins} - {best}), times=times, first=100 * best)
    ]
    [_, *others] = standings(scores)
    for lacking in (stored(scores, without=[1]), deleted(scores, 1)):
        assert skills(standings(lacking)) == pytest.approx(skills(others), abs=10 * CLOSE)
    half = [*stored(scores[:120], without=[1]), *deleted(scores[120:], 1)]
    assert skills(standings(half)) == pytest.approx(skills(others), abs=10 * CLOSE)


def test_several_that_are_not_stored_move_the_others_by_less_than_a_place() -> None:
    random = Random(8)
    skill = {person: random.gauss(0, 0.06) for person in range(1, 9)}
    scores = [*season(random, skill, 300)]
    every = skills(standings(scores))
    for lacking in ([1], [1, 2], [1, 2, 3, 4]):
        found = skills(standings(stored(scores, without=lacking)))
        assert {*found} == {*every} - {*lacking}
        assert max(abs(found[each] - every[each]) for each in found) < 2 * LEVEL


def test_a_seat_that_was_handed_over_lacks_the_part_of_the_first_player() -> None:
    def handed(table: int) -> list[Score]:
        """Return a game that player 1 left with a chance of 0.9, and lost by player 2."""
        left, other = game(table, 1, 3)
        after = left._replace(person=2, won=False, share=0.0, start=0.9)
        left = left._replace(won=False, share=0.9)
        return [left, after, other._replace(won=True, share=1.0)]

    scores = [score for table in range(20) for score in handed(table)]
    every = skills(standings(scores))
    found = skills(standings(stored(scores, without=[1])))
    assert found == pytest.approx({2: every[2], 3: every[3]}, abs=10 * CLOSE)


def test_players_with_few_games_are_not_listed_but_count_as_opponents() -> None:
    found = standings([*games(1, 2, times=LEAST - 1), *games(1, 3, times=1, first=50)])
    assert [each.player for each in found] == [1]


def test_computers_of_a_level_are_one_player_also_twice_at_a_table() -> None:
    found = standings(games(1, "hard", "hard", times=10))
    assert {each.player: each.games for each in found} == {1: 10, "hard": 20}
    assert [each.person for each in found] == [1, None]


def test_luck_aside_counts_where_it_may_be_told() -> None:
    lucky = [score for table in range(10) for score in game(table, 1, 2, aside=(0.2, 0.8))]
    [first, last] = standings(lucky)
    assert (first.player, first.wins, last.wins) == (2, 0, 10)


def test_a_player_that_leaves_is_booked_with_a_chance_and_has_no_win() -> None:
    left = [Score(table, 1, "", False, 0.6, 0.5, None, 0, 2) for table in range(8)]
    found = tally(left)
    assert (found.games, found.wins) == (8, 0)
    assert found.above == pytest.approx(0.8)


def test_a_table_of_one_has_no_opponents() -> None:
    assert met([[1], [1]]) == {}
    assert met([[1, 2], [2, 1]]) == {1: {2: 2.0}, 2: {1: 2.0}}


def test_no_results_make_no_standings() -> None:
    assert standings([]) == []
    assert places([]) == []


def at(*skill: float) -> list[Standing]:
    """Return standings of these skills."""
    return [Standing(number, 10, 5, each, -1.0, 1.0) for number, each in enumerate(skill)]


def test_the_level_share_a_place_and_the_next_place_is_left_out() -> None:
    assert places(at(0.30, 0.30 - LEVEL * 0.9, 0.2)) == [1, 1, 3]


def test_places_do_not_run_on_from_one_level_player_to_the_next() -> None:
    step = LEVEL * 0.8
    assert places(at(0.3, 0.3 - step, 0.3 - 2 * step, 0.3 - 3 * step)) == [1, 1, 3, 3]


@given(st.lists(st.floats(-1, 1), max_size=30))
def test_places_never_fall_and_share_exactly_the_level(skill: list[float]) -> None:
    found = at(*sorted(skill, reverse=True))
    given_places = places(found)
    assert given_places == sorted(given_places)
    for each, place in zip(found, given_places, strict=True):
        assert found[place - 1].skill - each.skill <= LEVEL
        assert place == 1 or found[place - 2].skill > each.skill


tables = st.lists(
    st.lists(
        st.one_of(st.integers(1, 6), st.sampled_from(["easy", "hard"]), st.none()),
        min_size=1,
        max_size=6,
    ),
    max_size=40,
)


@given(tables)
def test_skill_solves_its_equation(tables: list[list[Player | None]]) -> None:
    seated: list[list[Player]] = [[each or STRANGER for each in players] for players in tables]
    tallies = defaultdict[Player, Tally](Tally)
    for number, players in enumerate(tables):
        for player, score in zip(seated[number], game(number, *players), strict=True):
            tallies[player].add(score)
    opponents = met(seated)
    order = list(tallies)
    matrix = numpy.diag(
        numpy.array([sum(opponents.get(each, {}).values()) + PULL for each in order])
    )
    for one, others in opponents.items():
        for other, weight in others.items():
            matrix[order.index(one), order.index(other)] -= weight
    above = numpy.array([tallies[each].above for each in order])
    exact = list(numpy.linalg.solve(matrix, above)) if order else []
    found = solved(tallies, opponents)
    assert [found[each] for each in order] == pytest.approx(exact, abs=1e-4)


@given(tables)
def test_skills_times_games_add_up_to_nothing(tables: list[list[Player | None]]) -> None:
    scores = [
        score
        for number, players in enumerate(tables)
        for score in game(number, *players, "normal")
        if score.player != 1  # who is not stored
    ]
    found = rated(scores)
    total = sum(each.tally.games * each.skill for each in found.values())
    assert total == pytest.approx(0, abs=1e-9)
    seats = sum(len(players) + 1 for players in tables)
    assert sum(each.tally.games for each in found.values()) == seats
    assert sum(each.tally.above for each in found.values()) == pytest.approx(0, abs=1e-9)
    assert sum(each.weight for each in found.values()) == pytest.approx(seats)


def by_odds(table: int, player: int, size: int, odds: float) -> list[Score]:
    """Return results as far as skill goes, of a player and others equal to each other."""
    chance = odds / (odds + size - 1)
    others = [100 + number for number in range(size - 1)]
    aside = [chance, *[(1 - chance) / (size - 1)] * (size - 1)]
    return game(table, player, *others, aside=aside)


@pytest.mark.parametrize(("odds", "error"), [(1.2, 0.1), (0.85, 0.1), (0.6, 0.2)])
def test_equal_odds_are_equal_skill_whether_among_two_or_four(odds: float, error: float) -> None:
    many = [score for table in range(500) for score in by_odds(table, 1, 2, odds)]
    many += [score for table in range(500) for score in by_odds(500 + table, 2, 4, odds)]
    found = skills(standings(many))
    assert abs(found[1] - found[2]) < error * abs(found[1] - found[100])


def test_intervals_are_those_of_the_usual_size_of_table() -> None:
    """An even game of four says less of odds than one of two."""
    scores = [*games(1, 2, times=60), *games(3, 4, 5, 6, times=60, first=100)]
    found = rated(scores)
    for each in standings(scores):
        tally, _, weight = found[each.player]
        reach = tally.reach * tally.games / sqrt(weight * (weight + PULL))
        assert each.high - each.skill == pytest.approx(reach)
    assert found[1].weight > 60 > found[3].weight


def test_a_player_alone_at_all_tables_has_no_skill() -> None:
    [alone] = standings(games(1, times=LEAST))
    assert (alone.skill, alone.games) == (0.0, LEAST)


def test_among_tables_of_one_size_games_weigh_one() -> None:
    assert met([[1, 2, 3, 4]] * 6)[1] == pytest.approx({2: 2, 3: 2, 4: 2})


@given(tables, st.randoms(use_true_random=False))
def test_the_order_of_results_changes_nothing(
    tables: list[list[Player | None]], random: Random
) -> None:
    scores = [
        score for number, players in enumerate(tables * 3) for score in game(number, *players)
    ]
    before = standings(scores)
    random.shuffle(scores)
    after = standings(scores)
    assert skills(after) == pytest.approx(skills(before), abs=10 * CLOSE)


@given(
    st.lists(st.tuples(st.integers(0, 1), st.sampled_from([0.25, 0.5])), min_size=2, max_size=60)
)
def test_own_results_reach_as_far_as_their_own_spread_or_that_of_chance(
    rows: list[tuple[int, float]],
) -> None:
    scores = [Score(0, 1, "", bool(won), float(won), start, None, 0, 4) for won, start in rows]
    own = stdev(score.share - score.start for score in scores)
    chance = sqrt(mean(score.start * (1 - score.start) for score in scores))
    expected = student(len(rows) - 1) * max(own, chance) / sqrt(len(rows))
    assert tally(scores).reach == pytest.approx(expected)


def rows(*figures: tuple[float, float]) -> list[Standing]:
    """Return standings of these skills and standard errors, after a hundred games."""
    return [
        Standing(at, 100, 50, skill, -1.0, 1.0, error=error)
        for at, (skill, error) in enumerate(figures)
    ]


def test_the_first_that_is_certainly_behind_another_is_found() -> None:
    found = apart(rows((0.3, 0.1), (0.25, 0.01), (0.2, 0.01), (0.1, 0.01), (0.0, 0.01)))
    assert found is not None
    assert [each.player for each in found] == [1, 2]
    assert apart(rows((0.3, 0.1), (0.25, 0.01), (0.24, 0.01), (0.2, 0.2))) is None
    assert apart(rows((0.3, 0.0))) is None
    assert apart([]) is None


def test_more_players_have_to_be_further_apart() -> None:
    pair = (0.3, 0.05), (0.15, 0.01)
    assert apart(rows(*pair)) is not None
    assert apart(rows(*pair, *[(0.14, 0.2)] * 20)) is None


@pytest.mark.many
@pytest.mark.parametrize("luck_aside", [True, False])
@pytest.mark.parametrize("people", [4, 8])
def test_among_equals_an_order_is_certain_in_one_list_of_twenty_at_most(
    people: int, luck_aside: bool
) -> None:
    random, wrong = Random(3), 0
    for _ in range(100):
        scores = [*season(random, dict.fromkeys(range(people), 0.0), 12 * people)]
        if not luck_aside:
            scores = [each._replace(luck_adjusted=None) for each in scores]
        wrong += apart(standings(scores)) is not None
    assert wrong <= 5


def test_differences_of_skill_become_certain() -> None:
    random, found = Random(4), list[tuple[Standing, Standing] | None]()
    skill = dict(enumerate((0.1, 0.03, -0.03, -0.1), 1))
    for _ in range(20):
        found.append(apart(standings(season(random, skill, 60))))
    certain = [pair for pair in found if pair is not None]
    assert len(certain) > 15
    assert all(better.player < worse.player for better, worse in certain)  # type: ignore[operator]


def test_fewer_than_two_games_may_mean_anything() -> None:
    assert tally([]).reach == inf
    assert tally(game(0, 1, 2)[:1]).reach == inf


def says(*rows: tuple[float, float]) -> str:
    """Return the verdict on results with luck aside, each with its start."""
    return tally(Score(0, 1, "", False, 0.0, start, result, 0, 4) for result, start in rows).verdict


def test_seven_games_are_too_few_to_say_anything() -> None:
    assert says(*[(1.0, 0.25)] * (LEAST - 1)) == "few"


def test_games_around_chance_say_nothing_certain() -> None:
    assert says(*[(0.35, 0.25), (0.2, 0.25)] * 4) == "level"


def test_games_far_from_chance_say_which_side() -> None:
    assert says(*[(0.75, 0.25), (0.45, 0.25)] * 5) == "better"
    assert says(*[(0.05, 0.25), (-0.2, 0.25)] * 5) == "worse"


def test_no_wins_in_eight_games_of_four_could_still_be_chance() -> None:
    lost = [Score(table, 1, "", False, 0.0, 0.25, None, 0, 4) for table in range(8)]
    assert tally(lost).verdict == "level"  # one in ten has that by chance
    assert tally(lost * 3).verdict == "worse"


@pytest.mark.parametrize("freedom", [7, 10, 30, 1000])
def test_student_agrees_with_tables(freedom: int) -> None:
    tabled = {7: 2.3646, 10: 2.2281, 30: 2.0423, 1000: 1.9623}
    assert student(freedom) == pytest.approx(tabled[freedom], abs=0.002)


@pytest.mark.many
@pytest.mark.parametrize("tables", [30, 120])
def test_intervals_hold_the_true_skill_in_95_of_100_cases(tables: int) -> None:
    random, held = Random(47), list[bool]()
    for _ in range(60):
        skill = {person: random.gauss(0, 0.08) for person in range(1, 9)}
        middle = mean(skill.values())
        for each in standings(season(random, skill, tables)):
            assert each.person is not None
            held.append(each.low <= skill[each.person] - middle <= each.high)
    assert mean(held) >= 0.95, mean(held)


def test_twenty_games_with_luck_aside_find_the_order_of_most() -> None:
    random, right = Random(5), list[bool]()
    for _ in range(40):
        skill = dict(enumerate((-0.1, -0.05, 0.05, 0.1), 1))
        found = skills(standings(season(random, skill, 20)))
        right += [found[better] > found[worse] for worse, better in combinations(skill, 2)]
    assert mean(right) > 0.9


def test_the_sweeps_end_after_a_number_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.hosting.statistics.standings.SWEEPS", 0)
    assert skills(standings(games(1, 2, times=10))) == {1: 0.0, 2: 0.0}
