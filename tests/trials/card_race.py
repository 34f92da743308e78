"""The card race as generic tests try it."""

from __future__ import annotations

from collections import Counter

from data.shipped.decks import card_race
from tests.trials import AnyPlay, Trial


def unsound(play: AnyPlay) -> list[str]:
    """Return what is wrong with the cards in hands, rows and piles."""
    table, wrong = play.table, []
    deck = card_race()
    dice = Counter(sum(table.hands, table.deck + table.discard))
    wrong += [] if dice == Counter(dict(enumerate(deck.dice, 1))) else [f"the dice are {dice}"]
    figures = Counter(each for rows in table.rows for row in rows for each in row)
    wrong += [
        f"{count} figures with {number}"
        for number, count in figures.items()
        if count > min(deck.copies[number], len(play.game.seats) - 1)
    ]
    wrong += [
        f"seat {seat} has the row {row}"
        for seat, rows in enumerate(table.rows)
        for row in rows
        if row != sorted(set(row)) or not set(row) <= set(range(1, 41))
    ]
    wrong += [
        f"seat {seat} has {len(rows)} rows"
        for seat, rows in enumerate(table.rows)
        if len(rows) != (3 if seat in play.game.seats else 0)
    ]
    return wrong


TRIAL = Trial(
    thin=5,
    unsound=unsound,
    seed=3,
    beats=8,
    climbs=40,
    film=40,
    noticed_by=(
        "tests/engine/card_race",
        "tests/engine/test_rules.py",
        "--ignore=tests/engine/card_race/test_golden.py",
        "--ignore=tests/engine/card_race/test_leaks.py",
        "--deselect=tests/engine/card_race/test_players.py::test_each_level_beats_the_one_below",
        "--deselect=tests/engine/card_race/test_players.py::test_a_game_has_a_reasonable_length",
    ),
)
