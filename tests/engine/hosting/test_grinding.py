"""Each claim of `docs/fair-dice.md` on what an operator can choose, tried by grinding."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.engine.hosting.grinding import GAMES, IMPOSSIBLE, POSSIBLE, TRIES, Way, far

PAGE = " ".join((Path(__file__).parents[3] / "docs" / "fair-dice.md").read_text("utf-8").split())

sizes = pytest.mark.parametrize(
    ("games", "tries"),
    [
        pytest.param(40, 15, id="smoke"),
        pytest.param(GAMES, TRIES, id="soak", marks=pytest.mark.soak),
    ],
)


@pytest.mark.many
@sizes
@pytest.mark.parametrize("way", IMPOSSIBLE, ids=lambda way: way.name)
def test_tries_win_no_more_than_chance_does(way: Way, games: int, tries: int) -> None:
    assert way.share(Random(way.name), games, tries) < far(games)


@pytest.mark.many
@sizes
@pytest.mark.parametrize("way", POSSIBLE, ids=lambda way: way.name)
def test_the_page_tells_of_tries_that_win(way: Way, games: int, tries: int) -> None:
    """If one of these wins no more, the page says too much."""
    assert way.share(Random(way.name), games, tries) > far(games)
    assert way.told in PAGE
