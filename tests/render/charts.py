"""Games looked back on, made up: nobody's tuning changes how they look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from random import Random

from render import ROBOT, Chart, Curve, Face

COLOURS = ("yellow", "green", "red", "black", "blue", "violet")


def courses(players: int, turns: int, seed: int) -> Iterator[list[float]]:
    """Yield everybody's chances at the beginning and after every turn; the first has won then."""
    random, stand = Random(seed), [0.0] * players
    for turn in range(turns):
        odds = [exp(each) for each in stand]
        yield [each / sum(odds) for each in odds]
        late = turn / turns
        stand = [
            0.985 * each + random.gauss(0.02 * late**3 if player == 0 else 0, 0.13)
            for player, each in enumerate(stand)
        ]
        if turn % 47 == 46:  # somebody is sent home
            stand[random.randrange(players)] -= 1.1
    yield [1.0, *[0.0] * (players - 1)]


def turning(lines: Sequence[Sequence[float]], most: int) -> tuple[tuple[int, int], ...]:
    """Return after how many turns somebody's chances changed most, and whose."""
    swings = [
        (abs(line[turn] - line[turn - 1]), turn, player)
        for player, line in enumerate(lines)
        for turn in range(1, len(line) - 1)
    ]
    found: list[tuple[int, int]] = []
    for _, turn, player in sorted(swings, reverse=True):
        if len(found) < most and all(abs(turn - each) > len(lines[0]) / 10 for each, _ in found):
            found.append((turn, player))
    return tuple(sorted(found))


SHARES = "25 %", "50 %", "75 %"


def chart(
    names: Sequence[str],
    turns: int,
    seed: int,
    turned: int,
    *,
    luck: Sequence[int | None],
    faces: Sequence[Face | None] = (None,) * 6,
    further: Sequence[tuple[str, ...]] = ((),) * 6,
    words: tuple[str, str] = ("So lief es", "Runde"),
) -> Chart:
    """Return a chart of so many turns, of a game that *turned* so often."""
    players = len(names)
    lines = [tuple(line) for line in zip(*courses(players, turns, seed), strict=True)]
    curves = tuple(
        Curve(COLOURS[i], further[i], names[i], faces[i], 1 + i, lines[i], luck[i])
        for i in range(players)
    )
    return Chart(*words, curves, turning(lines, turned), tuple(range(0, turns, players)), SHARES)


CHARTS = {
    "four": chart(
        ("Ben", "Ada", "Maximilian", "Dora"),
        236,
        5,
        3,
        luck=(37, -55, 0, 4),
        faces=(None, ROBOT, None, ROBOT),
    ),
    "two": chart(
        ("Ada", "Ben"),
        31,
        2,
        1,
        luck=(-17, 3),
        words=("How it went", "Round"),
        further=(("red",), ("black",)),
    ),
    "six": chart(
        ("Ada", "Ben", "Cem", "Dora", "Владимир", "Fee"),
        520,
        3,
        3,
        luck=(22, 9, 1, -30, 2, -2),
        faces=(ROBOT, None, None, None, None, ROBOT),
    ),
    "cards": chart(("Ada", "Ben", "Cem"), 90, 7, 0, luck=(None,) * 3),
    "at once": chart(("Ada", "Ben"), 1, 1, 0, luck=(None,) * 2),
}
