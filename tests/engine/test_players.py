"""Players of any game: by chance."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.players import by_chance
from engine.views import View


def test_by_chance_every_option_is_as_likely() -> None:
    random = Random(1)
    chosen = Counter(by_chance(View(), 0, ("a", "b", "c"), random) for _ in range(3000))
    assert set(chosen) == {"a", "b", "c"}
    assert all(900 < count < 1100 for count in chosen.values())


def test_one_option_is_chosen() -> None:
    assert by_chance(View(), 0, ("roll",), Random(1)) == "roll"


def test_the_same_random_numbers_make_the_same_choice() -> None:
    options = tuple(map(str, range(99)))
    assert [by_chance(View(), 0, options, Random(seed)) for seed in range(9)] == [
        by_chance(View(), 0, options, Random(seed)) for seed in range(9)
    ]
