"""Dice that can be checked: the same secret, the same outcomes, on every machine."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from hmac import new as hmac
from itertools import islice

import pytest

from engine.chance import ROLL, Chance, Pick, Roll, Shuffle, Uniform
from engine.hosting.state.dice import SEED_BYTES, WORDS, Dice, published
from engine.views import Action

SEED = bytes(range(SEED_BYTES))


def words(message: str) -> list[int]:
    """Return the first words for a *message*, in other words than the engine's."""
    blocks = b"".join(
        hmac(SEED, f"{message}:{block}".encode(), sha256).digest() for block in range(9)
    )
    return [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, len(blocks), 4)]


def test_a_seed_has_32_bytes_and_a_word_four() -> None:
    assert (SEED_BYTES, WORDS) == (32, 4_294_967_296)


def test_the_seed_is_published_as_its_hash() -> None:
    assert published(SEED) == sha256(SEED).hexdigest()
    assert published(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_outcomes_are_those_of_the_specification() -> None:
    """They may never change: games under way depend on them."""
    dice = Dice(SEED, 7, [11, 22])
    assert dice.message == "poeppel-1:7:11,22"
    assert " ".join(dice.outcome(n, ROLL) for n in range(20)) == (
        " ".join(str(words(f"poeppel-1:7:11,22:chance:{n}")[0] % 6 + 1) for n in range(20))
    )
    first = words("poeppel-1:7:11,22:chance:3")
    assert dice.outcome(3, Roll(2)) == f"{first[0] % 6 + 1} {first[1] % 6 + 1}"


def test_an_outcome_may_need_more_than_one_block() -> None:
    """A block has eight words; a deck needs more."""
    dice = Dice(SEED, 7, [])
    order = list(range(60))
    for last, word in zip(range(59, 0, -1), words("poeppel-1:7::chance:0"), strict=False):
        order[last], order[word % (last + 1)] = order[word % (last + 1)], order[last]
    assert dice.outcome(0, Shuffle(60)) == " ".join(map(str, order))


class Large(Chance, frozen=True):
    """Asks for a number among more than half of all words, so that many are refused."""

    among: int

    def draw(self, uniform: Uniform) -> Action:
        return str(uniform(self.among))


@pytest.mark.parametrize("among", [WORDS // 2 + 1, WORDS // 3 * 2, WORDS - 1])
def test_a_word_that_would_favour_small_numbers_is_left_out(among: int) -> None:
    dice = Dice(SEED, 1, [5])
    for n in range(20):
        kept = next(word for word in words(f"poeppel-1:1:5:chance:{n}") if word < among)
        assert dice.outcome(n, Large(among)) == str(kept)


def test_the_first_word_that_is_not_fair_is_left_out() -> None:
    dice = Dice(SEED, 1, [5])
    n, first, second = next(
        (n, *found)
        for n in range(99)
        for found in [words(f"poeppel-1:1:5:chance:{n}")[:2]]
        if found[0] > max(WORDS // 2, found[1])
    )
    assert dice.outcome(n, Large(first)) == str(second)


@pytest.mark.parametrize("among", [1, 2, WORDS // 2, WORDS])
def test_where_all_words_are_fair_none_is_left_out(among: int) -> None:
    dice = Dice(SEED, 1, [5])
    for n in range(20):
        first = words(f"poeppel-1:1:5:chance:{n}")[0]
        assert dice.outcome(n, Large(among)) == str(first % among)


def test_the_same_question_has_the_same_outcome() -> None:
    one, other = Dice(SEED, 7, [1, 2]), Dice(SEED, 7, [1, 2])
    assert [one.outcome(n, ROLL) for n in (5, 0, 5)] == [other.outcome(n, ROLL) for n in (5, 0, 5)]


@pytest.mark.parametrize(
    "other",
    [
        Dice(SEED[::-1], 7, [1, 2]),
        Dice(SEED, 8, [1, 2]),
        Dice(SEED, 7, [2, 1]),
        Dice(SEED, 7, [12]),
    ],
)
def test_seed_table_and_contributions_all_matter(other: Dice) -> None:
    dice = Dice(SEED, 7, [1, 2])
    assert [dice.outcome(n, Shuffle(9)) for n in range(3)] != [
        other.outcome(n, Shuffle(9)) for n in range(3)
    ]


def test_the_die_is_fair() -> None:
    """Six thousand rolls; chi squared with five degrees is below 20.5 in 99.9 % of all seeds."""
    counts = Counter(Dice(SEED, 1, [2]).outcome(n, ROLL) for n in range(6000))
    assert set(counts) == set("123456")
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_every_place_can_be_picked() -> None:
    dice = Dice(SEED, 1, [2])
    assert {dice.outcome(n, Pick(3)) for n in range(50)} == {"0", "1", "2"}


def test_computer_players_have_random_numbers_of_their_own() -> None:
    """By the number of their answer, and not those of the dice."""
    dice = Dice(SEED, 7, [1])
    numbers = [dice.random(seq).random() for seq in range(5)]
    assert numbers == [dice.random(seq).random() for seq in range(5)]
    assert len(set(numbers)) == 5
    firsts = [words(f"poeppel-1:7:1:player:{seq}")[0] for seq in range(5)]
    assert [next(islice(dice._words("player", seq), 1)) for seq in range(5)] == firsts
