"""Chance: what can come out, each as likely, and a shuffle to the letter."""

from __future__ import annotations

from itertools import product

import pytest

from engine.chance import Chance, Pick, Roll, Shuffle


@pytest.mark.parametrize(
    ("question", "legal", "illegal"),
    [
        (Roll(), ["1", "6"], ["0", "7", "", "6 6", " 6", "6 ", "x", "10", "²"]),
        (Roll(2), ["1 1", "6 5"], ["6", "6 6 6", "6  6", "6 7", "66", "6,6"]),
        (Shuffle(1), ["0"], ["1", "", "0 0"]),
        (Shuffle(3), ["0 1 2", "2 0 1"], ["0 1", "0 1 1", "0 1 3", "0 1 2 3", "0  1 2", "01 2"]),
        # As texts, 10 comes before 2.
        (Shuffle(11), ["0 1 2 3 4 5 6 7 8 9 10"], ["0 1 2 3 4 5 6 7 8 9 11"]),
        (Pick(1), ["0"], ["1", "", "-1"]),
        (Pick(3), ["0", "2"], ["3", "00", " 0", "-1", "x"]),
    ],
)
def test_only_possible_outcomes_are_legal(
    question: Chance, legal: list[str], illegal: list[str]
) -> None:
    assert all(map(question.legal, legal))
    assert not any(map(question.legal, illegal))


@pytest.mark.parametrize(
    ("question", "asked", "outcomes"),
    [
        (Roll(), [6], [str(pips) for pips in range(1, 7)]),
        (Roll(2), [6, 6], [f"{one} {two}" for one, two in product(range(1, 7), repeat=2)]),
        (Shuffle(1), [], ["0"]),
        (Shuffle(3), [3, 2], ["0 1 2", "0 2 1", "1 0 2", "1 2 0", "2 0 1", "2 1 0"]),
        (Pick(4), [4], ["0", "1", "2", "3"]),
    ],
)
def test_every_outcome_is_as_likely(
    question: Chance, asked: list[int], outcomes: list[str]
) -> None:
    """One number is asked for each factor of their count, and each comes out once."""
    drawn = []
    for numbers in product(*map(range, asked)):
        left = list(numbers)
        sizes: list[int] = []

        def fixed(among: int, left: list[int] = left, sizes: list[int] = sizes) -> int:
            sizes.append(among)
            return left.pop(0)

        drawn.append(question.draw(fixed))
        assert (sizes, left) == (asked, [])
    assert sorted(drawn) == outcomes
    assert all(map(question.legal, drawn))


def test_a_custom_chance_has_to_define_its_outcomes() -> None:
    class Coin(Chance, frozen=True):
        """Nobody has said yet what it shows."""

    with pytest.raises(NotImplementedError):
        Coin().legal("heads")
    with pytest.raises(NotImplementedError):
        Coin().draw(lambda among: 0)


def test_a_shuffle_is_specified_to_the_letter() -> None:
    """Fair dice depend on it: from the last place down, swapped with any not above it."""
    assert Shuffle(4).draw(lambda among: 0) == "1 2 3 0"
    assert Shuffle(4).draw(lambda among: among - 1) == "0 1 2 3"
    assert Shuffle(5).draw(lambda among: among // 2) == "0 3 1 4 2"
