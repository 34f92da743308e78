"""Simulated seasons: tables of all sizes, people that are not stored or delete themselves half way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import fmean

import pytest
from msgspec import Struct

from data.records import Score
from engine.hosting.statistics.standings import apart, rated, standings

PEOPLE, TABLES = 10, 150
SPREAD, NOISE = 0.06, 0.22
"""Of skills, in wins a game; and of results with luck aside."""
SIZES = {2: 1.0, 3: 8 / 9, 4: 0.75}
"""By size of a table: the wins that a skill is worth there, as a part of those among two."""
USUAL = sum(size * worth for size, worth in SIZES.items()) / sum(SIZES)


class Season(Struct, frozen=True):
    """A season, with the skills behind it."""

    skills: dict[int, float]
    """Above the mean over all seats."""
    all: list[Score]
    stored: list[Score]


def season(random: Random) -> Season:
    """Play a season: two are not remembered, and three delete their data after a half of it."""
    skill = {person: random.gauss(0, SPREAD) for person in range(1, PEOPLE + 1)}
    people = random.sample(sorted(skill), 5)
    lacking, leaving = people[:2], people[2:]
    scores = [score for table in range(TABLES) for score in played(random, table, skill)]
    kept = [
        score._replace(person=None)
        if score.person in leaving and score.table < TABLES / 2
        else score
        for score in scores
        if score.person not in lacking
    ]
    games = Counter(score.person or 0 for score in scores)
    middle = sum(skill[person] * times for person, times in games.items()) / games.total()
    return Season({person: each - middle for person, each in skill.items()}, scores, kept)


def played(random: Random, table: int, skill: dict[int, float]) -> Iterator[Score]:
    """Play a table; of one in four luck is not told."""
    players = random.sample(sorted(skill), random.choice(list(SIZES)))
    size, told = len(players), random.random() < 0.75
    middle, worth = fmean(skill[each] for each in players), SIZES[len(players)] / USUAL
    chances = [1 / size + worth * (skill[each] - middle) * size / (size - 1) for each in players]
    noise = [random.gauss(0, NOISE) for _ in players]
    [winner] = random.choices(range(size), [max(0.0, chance) for chance in chances])
    for seat, (person, chance) in enumerate(zip(players, chances, strict=True)):
        aside = chance + noise[seat] - fmean(noise) if told else None
        share = float(seat == winner)
        yield Score(table, person, "", seat == winner, share, 1 / size, aside, seat, size)


@pytest.mark.many
@pytest.mark.parametrize("seasons", [25, pytest.param(200, marks=pytest.mark.soak)])
def test_a_list_is_true_for_those_with_all_games_stored(seasons: int) -> None:
    """Of those whose games are stored: the interval holds, nothing is moved, and order is no chance."""
    random, held, off, moved = Random(66), list[bool](), list[float](), list[float]()
    certain = wrong = 0
    for _ in range(seasons):
        now = season(random)
        every = {each.player: each for each in standings(now.all)}
        found = standings(now.stored)
        for each in found:
            truth = now.skills[each.person or 0]
            held.append(each.low <= truth <= each.high)
            off.append(each.skill - truth)
            if each.games == every[each.player].games:
                moved.append(each.skill - every[each.player].skill)
        if pair := apart(found):
            better, worse = (now.skills[each.person or 0] for each in pair)
            certain, wrong = certain + 1, wrong + (better < worse)
        total = sum(each.tally.games * each.skill for each in rated(now.stored).values())
        assert total == pytest.approx(0, abs=1e-9)
    assert fmean(held) >= 0.95
    assert abs(fmean(off)) < 0.01
    assert fmean(each**2 for each in moved) ** 0.5 < 0.01
    assert certain > seasons / 10
    assert wrong <= seasons / 20
