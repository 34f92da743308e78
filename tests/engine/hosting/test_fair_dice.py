"""`docs/fair-dice.md` says what `engine/hosting/state/dice.py` does, and what comes out of it is fair."""

from __future__ import annotations

import shutil
import subprocess
from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import sha256
from hmac import digest
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from engine.chance import Chance, Pick, Roll, Shuffle
from engine.core import CHANCE
from engine.hosting.state.dice import WORDS, Dice, published
from tests.engine.hosting.golden_saves import GAMES
from tests.engine.hosting.test_export import changed, finished

DOCS = Path(__file__).parents[3] / "docs"
SPECIFICATION = (DOCS / "fair-dice.md").read_text(encoding="utf-8")
VERIFIER = DOCS / "verify.mjs"

EXPORTED = sorted(GAMES.glob("*.json"))

SEED = bytes(range(32))
CLICKS = (1420070400000000001, 1420070400000000002)
QUESTIONS = (Roll(), Roll(), Roll(2), Pick(3), Shuffle(5), Shuffle(40), Pick(2_400_000_000))
VECTOR = Dice(SEED, 7, CLICKS)

needs_node = pytest.mark.skipif(
    shutil.which("node") is None, reason="Node is not installed, which docs/verify.mjs runs on"
)


# The specification.


def test_the_code_agrees_with_the_test_vector_of_the_specification() -> None:
    """If this fails without a reason, running games are broken: their rolls have changed."""
    message = "poeppel-1:7:1420070400000000001,1420070400000000002:chance:0:0"
    facts = {
        "seed": SEED.hex(),
        "published hash": published(SEED),
        "table": "7",
        "message of n = 0, b = 0": message,
        "block of n = 0, b = 0": digest(SEED, message.encode(), "sha256").hex(),
    }
    for fact, value in facts.items():
        assert f"| {fact} | `{value}` |" in SPECIFICATION
    answers = [
        f"| {n} | `{json.encode(question).decode()}` | `{VECTOR.outcome(n, question)}` |"
        for n, question in enumerate(QUESTIONS)
    ]
    assert "\n".join(["| --- | --- | --- |", *answers, ""]) in SPECIFICATION


def test_the_test_vector_has_a_dropped_word() -> None:
    [n] = [n for n, question in enumerate(QUESTIONS) if question == Pick(2_400_000_000)]
    block = digest(SEED, f"{VECTOR.message}:chance:{n}:0".encode(), "sha256")
    first, second = (int.from_bytes(block[at : at + 4], "big") for at in (0, 4))
    assert first >= WORDS - WORDS % 2_400_000_000
    assert VECTOR.outcome(n, QUESTIONS[n]) == str(second)


def test_the_specification_names_the_length_of_the_verifier() -> None:
    assert f"{len(VERIFIER.read_text('utf-8').splitlines())} lines" in SPECIFICATION


def test_the_seed_is_published_as_its_hash() -> None:
    assert published(SEED) == sha256(SEED).hexdigest()


@pytest.mark.parametrize(
    "other",
    [Dice(bytes(32), 7, CLICKS), Dice(SEED, 8, CLICKS), Dice(SEED, 7, CLICKS[::-1])],
    ids=["seed", "table", "order of clicks"],
)
def test_every_part_changes_the_rolls(other: Dice) -> None:
    def rolls(dice: Dice) -> list[str]:
        return [dice.outcome(n, Roll()) for n in range(50)]

    assert rolls(other) != rolls(VECTOR)


def test_computer_players_draw_from_the_seed_but_not_from_the_rolls() -> None:
    assert VECTOR.random(3).random() == Dice(SEED, 7, CLICKS).random(3).random()
    assert len({VECTOR.random(seq).random() for seq in range(100)}) == 100


# The verifier in another language.


def node(file: bytes, folder: Path) -> tuple[bool, str]:
    """Let docs/verify.mjs check a file; return whether it fits and what is said."""
    path = folder / "game.json"
    path.write_bytes(file)
    result = subprocess.run(
        ["node", str(VERIFIER), str(path)], capture_output=True, text=True, timeout=60, check=False
    )
    assert result.stderr == ""
    return result.returncode == 0, result.stdout


@needs_node
@pytest.mark.parametrize("game", ["classic", "snatch"])
def test_the_verifier_in_javascript_agrees(game: str, tmp_path: Path) -> None:
    fits, says = node(finished(game), tmp_path)
    assert fits
    rolls = sum(row["seat"] == CHANCE for row in json.decode(finished(game))["log"])
    assert f"all {rolls} outcomes follow" in says


@needs_node
@pytest.mark.parametrize("path", EXPORTED, ids=[path.stem for path in EXPORTED])
def test_the_verifier_in_javascript_agrees_on_kept_games(path: Path, tmp_path: Path) -> None:
    assert node(path.read_bytes(), tmp_path)[0]


@needs_node
def test_the_verifier_in_javascript_gives_the_test_vector(tmp_path: Path) -> None:
    log = [
        {"seq": n, "seat": CHANCE, "question": question, "action": VECTOR.outcome(n, question)}
        for n, question in enumerate(QUESTIONS)
    ]
    game = {
        "format": "poeppel-1",
        "table": 7,
        "contributions": [str(click) for click in CLICKS],
        "seed": SEED.hex(),
        "published": published(SEED),
        "log": log,
    }
    assert node(json.encode(game), tmp_path)[0]


def other_roll(game: Any) -> None:
    row = [row for row in game["log"] if row["seat"] == CHANCE][-1]
    row["action"] = "1" if row["action"] != "1" else "2"


def other_order(game: Any) -> None:
    chances = [row for row in game["log"] if row["seat"] == CHANCE]
    one, other = next((a, b) for a, b in pairwise(chances) if a["action"] != b["action"])
    one["action"], other["action"] = other["action"], one["action"]


def other_shuffle(game: Any) -> None:
    row = next(row for row in game["log"] if row["seat"] == CHANCE)
    row["action"] = " ".join(reversed(row["action"].split()))


def other_contribution(game: Any) -> None:
    game["contributions"][0] = str(int(game["contributions"][0]) + 1)


def other_seed(game: Any) -> None:
    game["seed"] = game["seed"][::-1]


@needs_node
@pytest.mark.parametrize(
    ("game", "change"),
    [
        ("classic", other_roll),
        ("classic", other_order),
        ("snatch", other_shuffle),
        ("classic", other_contribution),
        ("classic", lambda game: game["contributions"].reverse()),
        ("classic", other_seed),
        ("classic", lambda game: game.update(table=1)),
        ("classic", lambda game: game.update(seed=None)),
    ],
)
def test_the_verifier_in_javascript_finds_a_change(
    game: str, change: Callable[[Any], None], tmp_path: Path
) -> None:
    assert not node(changed(finished(game), change), tmp_path)[0]


# Statistics.  The seeds are fixed, so the tests say the same every time.


def chi_square(outcomes: Iterable[object], possible: Iterable[object]) -> float:
    """How far the outcomes are from being equally frequent, in standard deviations.

    Chi-square, brought to the scale of a normal distribution (Wilson and Hilferty).
    """
    counts = Counter(outcomes)
    cells = list(possible)
    assert set(counts) <= set(cells)
    expected, free = counts.total() / len(cells), len(cells) - 1
    square = sum((counts[cell] - expected) ** 2 / expected for cell in cells)
    spread = 2 / (9 * free)
    return float(((square / free) ** (1 / 3) - (1 - spread)) / spread**0.5)


def draws(chance: Chance, seeds: int, each: int) -> list[str]:
    """The answers of many tables to the same question, table after table."""
    tables = (Dice(sha256(b"%d" % seed).digest(), seed, CLICKS) for seed in range(seeds))
    return [dice.outcome(n, chance) for dice in tables for n in range(each)]


PIPS = "123456"
FAR = 3.5
"""What is farther from its expectation happens once in four thousand times."""

sizes = pytest.mark.parametrize(
    ("seeds", "each"),
    [
        pytest.param(100, 100, id="smoke"),
        pytest.param(5_000, 200, id="a million", marks=pytest.mark.soak),
    ],
)


@sizes
def test_every_side_of_the_die_is_equally_likely(seeds: int, each: int) -> None:
    rolls = draws(Roll(), seeds, each)
    assert abs(chi_square(rolls, PIPS)) < FAR
    pairs = [one + other for one, other in pairwise(rolls)]
    assert abs(chi_square(pairs, [one + other for one in PIPS for other in PIPS])) < FAR
    assert abs(chi_square(rolls[::each], PIPS)) < FAR, "the first roll of every table"


@sizes
def test_two_dice_do_not_know_each_other(seeds: int, each: int) -> None:
    both = [f"{one} {other}" for one in PIPS for other in PIPS]
    assert abs(chi_square(draws(Roll(2), seeds, each), both)) < FAR


@sizes
def test_every_order_of_the_deck_is_equally_likely(seeds: int, each: int) -> None:
    orders = [" ".join(order) for order in permutations("0123")]
    assert abs(chi_square(draws(Shuffle(4), seeds, each // 2), orders)) < FAR


@sizes
def test_every_card_is_equally_likely_to_be_picked(seeds: int, each: int) -> None:
    assert abs(chi_square(draws(Pick(7), seeds, each // 2), map(str, range(7)))) < FAR


def test_loaded_dice_would_be_found() -> None:
    fair = draws(Roll(), 100, 100)
    assert chi_square([*fair, *["6"] * 300], PIPS) > FAR
