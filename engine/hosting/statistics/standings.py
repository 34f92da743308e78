"""Standings of a season's players: skill among their opponents, with intervals.

The skill of a player is worth so many wins a game above an even chance, at a table of the list's
usual size::

    skill * (sum(weight) + 10) = sum(result - start + weight * mean skill of the others at the table)

Chances follow the odds among all players, so a difference of skill moves them by (size - 1) / size² of
that among few and many.  That is a game's weight, as a part of the list's mean: 1 where all tables are
of one size.  The result is the one with everybody's luck aside where that may be told, else the share of the win;
`start` is the chance with which the player began.  This is a ridge regression: opponents count, and
few games pull to the middle.  Its matrix is symmetric and positive, so conjugate gradients solve it in
a few sweeps over all pairs of opponents (Hestenes and Stiefel 1952).  Sweeping one player after the
other converges too slowly where two play each other alone: after 450 games each sweep leaves 96 % of
the error.

The results of a table add up to those of chance.  What stored ones lack is that of the stranger: one
player in place of all that want not to be remembered, or have deleted their data.  The zero of the
scale is the mean over seats: skills times games add up to 0, however many people the stranger is.

An interval is that of the mean of a player's own games, Student's with 95 %, around the skill. The games
added narrow it by a factor of sqrt(games / (games + 10)), as that of a regression with such a prior.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import hypot, inf, sqrt
from operator import mul
from statistics import NormalDist
from typing import Literal, NamedTuple, TypeAlias, get_args

from msgspec import Struct

from data.records import Score
from engine.hosting.state.seasons import bounds, day_of, midnight, season_of
from engine.hosting.state.settings import Season
from engine.hosting.state.time_controls import DAY, UTC

PULL = 10
"""Games of a middling player that are added to everybody's, in the estimate of skill."""
LEAST = 8
"""Games from which on a result says anything about skill."""
LEVEL = 0.005
"""Skills that differ by no more share a place: 0.05 wins in ten games."""
SWEEPS = 100
"""Sweeps over all pairs at most."""
CLOSE = 1e-6
"""The error in wins a game that is small enough."""
UNSURE = 0.05
"""The chance for an interval not to hold, or for an order not to be certain."""
SURE = NormalDist().inv_cdf(1 - UNSURE / 2)
"""The normal deviate outside of which so much lies on both sides."""

LACK = 1e-6
"""A difference in the results of a table that is more than rounding."""

Player: TypeAlias = int | str
"""A person by id, the computers of a level, or the stranger."""
STRANGER: Player = ""
"""All people without a stored result or id, as one player."""
Verdict: TypeAlias = Literal["few", "level", "better", "worse"]
"""The word of own results on chance: too few, nothing certain, better or worse."""


class Tally(Struct):
    """Sums over the games of one player."""

    games: int = 0
    wins: int = 0
    """First places, also shared ones."""
    start: float = 0.0
    """The wins that chance would bring."""
    result: float = 0.0
    """The wins, with luck aside where that may be told."""
    told: int = 0
    """In how many games that was."""
    squares: float = 0.0
    """Of the differences between result and chance."""
    floor: float = 0.0
    """The variance that chance alone gives to the results with luck in them."""

    def add(self, score: Score) -> float:
        """Count a game; return its wins beyond chance."""
        result = score.result
        above = result - score.start
        self.games += 1
        self.wins += score.won
        self.start += score.start
        self.result += result
        self.squares += above * above
        if score.luck_adjusted is None:
            self.floor += score.start * (1 - score.start)
        else:
            self.told += 1
        return above

    @property
    def above(self) -> float:
        """The wins beyond those that chance would bring."""
        return self.result - self.start

    @property
    def error(self) -> float:
        """The standard error of the mean, in wins; infinite below two games.

        Equal results in a row say less than their spread of 0: chance gives as much at times.
        """
        if self.games < 2:
            return inf
        own = (self.squares - self.above**2 / self.games) / (self.games - 1)
        spread = max(own, self.floor / self.games, 0.0)
        return sqrt(spread / self.games)

    @property
    def reach(self) -> float:
        """The interval's half-width, in wins."""
        return student(max(1, self.games - 1)) * self.error

    @property
    def verdict(self) -> Verdict:
        """The word of the games on chance."""
        if self.games < LEAST:
            return "few"
        if abs(self.above) <= self.reach * self.games:
            return "level"
        return "better" if self.above > 0 else "worse"


class Rated(NamedTuple):
    """A player's sums, with the skill that they come to."""

    tally: Tally
    skill: float
    weight: float
    """Of all games, in those at a table of the usual size."""


class Standing(Struct, frozen=True):
    """A player among those of a season."""

    player: Player
    games: int
    wins: int
    skill: float
    """In wins a game above an even chance."""
    low: float
    high: float
    told: int = 0
    """In how many games luck was set aside."""
    error: float = inf
    """The standard error of the skill."""

    @property
    def person(self) -> int | None:
        """The person's id; None for computers."""
        return self.player if isinstance(self.player, int) else None


def tally(scores: Iterable[Score]) -> Tally:
    """Return the sums over one player's games."""
    found = Tally()
    for score in scores:
        found.add(score)
    return found


def standings(scores: Iterable[Score]) -> list[Standing]:
    """Return the players with games enough, the best first.

    Args:
        scores: the results of all players at the tables that count, in any order.
    """
    found = [
        _standing(player, each)
        for player, each in rated(scores).items()
        if player != STRANGER and each.tally.games >= LEAST
    ]
    return sorted(found, key=lambda each: (-each.skill, -each.games, str(each.player)))


def rated(scores: Iterable[Score]) -> dict[Player, Rated]:
    """Return every player with sums and skill, the stranger included."""
    tallies: defaultdict[Player, Tally] = defaultdict(Tally)
    tables: defaultdict[int, list[Score]] = defaultdict(list)
    for score in scores:
        tables[score.table].append(score)
    seated = [_seated(table, tallies) for table in tables.values()]
    opponents = met(seated)
    skills = solved(tallies, opponents)
    total = sum(each.games * skills[player] for player, each in tallies.items())
    middle = total / max(1, sum(each.games for each in tallies.values()))
    return {
        player: Rated(each, skills[player] - middle, sum(opponents.get(player, {}).values()))
        for player, each in tallies.items()
    }


def _seated(table: Sequence[Score], tallies: defaultdict[Player, Tally]) -> list[Player]:
    """Count a table in the tallies of its players, and return these."""
    players, lack = list[Player](), 0.0
    for score in table:
        if (player := score.player) is not None:
            players.append(player)
            lack -= tallies[player].add(score)
    strangers = len(table) - len(players)
    if len(table) != score.seats:
        strangers += score.seats - len({each.seat for each in table})
    if not strangers and abs(lack) > LACK:
        strangers = 1  # of a seat that was handed over
    if strangers:
        pooled = tallies[STRANGER]
        pooled.games += strangers
        pooled.result += lack
    return players + [STRANGER] * strangers


def places(found: Sequence[Standing]) -> list[int]:
    """Return the places of ordered standings; near-equal ones share a place."""
    places = list[int]()
    first = inf
    for number, each in enumerate(found, 1):
        if not places or first - each.skill > LEVEL:
            places.append(number)
            first = each.skill
        else:
            places.append(places[-1])
    return places


def apart(found: Sequence[Standing]) -> tuple[Standing, Standing] | None:
    """Return the first of ordered standings that is certainly behind another.

    Certain is a difference that one list in twenty has by chance between any two (Bonferroni).  Errors
    are added as if results did not depend on each other; those of one table do, in favour of a
    difference.

    Returns:
        the better one, the worse one; None: all may be a matter of chance.
    """
    pairs = len(found) * (len(found) - 1) / 2
    deviate = NormalDist().inv_cdf(1 - UNSURE / 2 / pairs) if pairs else inf
    safest, least = None, -inf  # of those before, that with the highest low end
    for each in found:
        times = student(each.games - 1, deviate)
        if safest is not None:
            wide = max(times, student(safest.games - 1, deviate))
            if safest.skill - each.skill > wide * hypot(safest.error, each.error):
                return safest, each
        if (low := each.skill - times * each.error) > least:
            safest, least = each, low
    return None


def met(tables: Iterable[Sequence[Player]]) -> dict[Player, dict[Player, float]]:
    """Return the opponents by player, each with a weight in games.

    The weights of a player's games are shared among the others there, and their mean over all is 1.
    """
    alike = Counter(map(tuple, tables))  # friends meet again and again
    seats = sum(len(table) * times for table, times in alike.items())
    slopes = sum((1 - 1 / len(table)) * times for table, times in alike.items())
    found: defaultdict[Player, defaultdict[Player, float]] = defaultdict(lambda: defaultdict(float))
    for table, times in alike.items():
        if len(table) < 2:
            continue
        weight = times / len(table) ** 2 * seats / slopes
        for at, one in enumerate(table):
            for other in table[:at]:
                found[one][other] += weight
                found[other][one] += weight
    return {one: dict(others) for one, others in found.items()}


def solved(
    tallies: Mapping[Player, Tally], opponents: Mapping[Player, Mapping[Player, float]]
) -> dict[Player, float]:
    """Return the skill of every player, to `CLOSE`."""
    players = list(tallies)
    number = {player: at for at, player in enumerate(players)}
    rows = [
        ([number[other] for other in others], list(others.values()))
        for others in (opponents.get(player, {}) for player in players)
    ]
    weight = [sum(weights) + PULL for _, weights in rows]

    def spread(skill: Sequence[float]) -> list[float]:
        at = skill.__getitem__
        return [
            games * own - sum(map(mul, weights, map(at, others)))
            for games, own, (others, weights) in zip(weight, skill, rows, strict=True)
        ]

    skill = [0.0] * len(players)
    rest = [each.above for each in tallies.values()]
    step = [each / games for each, games in zip(rest, weight, strict=True)]
    error = _product(rest, step)
    for _ in range(SWEEPS):
        if all(abs(each) <= CLOSE * games for each, games in zip(rest, weight, strict=True)):
            break
        turned = spread(step)
        length = error / _product(step, turned)
        skill = [own + length * each for own, each in zip(skill, step, strict=True)]
        rest = [own - length * each for own, each in zip(rest, turned, strict=True)]
        scaled = [each / games for each, games in zip(rest, weight, strict=True)]
        before, error = error, _product(rest, scaled)
        step = [own + error / before * each for own, each in zip(scaled, step, strict=True)]
    return dict(zip(players, skill, strict=True))


def student(freedom: int, deviate: float = SURE) -> float:
    """Return the deviate of Student's distribution for a normal one.

    Args:
        freedom: the degrees of freedom, from 1 on; exact to 0.002 from 7 on, too small below 3.
        deviate: of the normal distribution; usually that of 5 % on both sides.

    The expansion in powers of 1 / freedom is Fisher's (Abramowitz and Stegun 26.7.5).
    """
    z, n = deviate, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def _standing(player: Player, found: Rated) -> Standing:
    tally, skill = found.tally, found.skill
    # From wins at the own tables to those at the usual ones, and in view of the games added.
    weight = found.weight or tally.games  # no weight: nobody else was ever at the table
    scale = tally.games / sqrt(weight * (weight + PULL))
    reach = scale * tally.reach
    low, high = max(-1.0, skill - reach), min(1.0, skill + reach)
    error = scale * tally.error
    return Standing(player, tally.games, tally.wins, skill, low, high, tally.told, error)


def _product(one: Sequence[float], other: Sequence[float]) -> float:
    return float(sum(map(mul, one, other)))


# Podiums: recently ended seasons, and the time windows for posting.


LEAST_GAMES = 5
"""Games of a season from which on it has a podium."""

BEST = 3
"""Places on it."""

SETTLES = 600.0
"""Seconds after a season until its podium is posted: the last games are to be weighed first."""

LATE = DAY
"""Seconds after a season until which it is."""

EARLY = 15 * 3600.0
"""Seconds by which a day begins and ends earlier or later elsewhere, at most."""


def ended(now: float) -> list[str]:
    """Return the seasons that ended recently, in any time zone.

    >>> ended(1_775_088_000.0)  # the 2nd of April 2026, at midnight
    ['2026-03', '2026-Q1']
    """
    days = range(day_of(now - LATE - EARLY, UTC), day_of(now + EARLY, UTC) + 1)
    lengths = [length for length in get_args(Season) if length != "none"]
    before = {season_of(day - 1, length): day for day in days for length in lengths}
    return sorted(season for season, day in before.items() if bounds(season)[1] == day)


def window(season: str, zone: str) -> tuple[float, float]:
    """Return the first and last moment for posting a season's podium."""
    ends = midnight(bounds(season)[1], zone)
    return ends + SETTLES, ends + LATE
