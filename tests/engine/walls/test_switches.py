"""What can be chosen, and what stays as the rulebook has it."""

from __future__ import annotations

from engine.catalog import WALLS
from engine.rules import Book
from engine.walls.rules import PRESETS


def test_a_preset_shuffles_the_walls() -> None:
    assert set(PRESETS) == {"book", "short", "shuffled"}
    assert WALLS.values("shuffled") == {**WALLS.values("book"), "wall_layout": "shuffled"}


def test_switches_name_the_sentences_that_they_change() -> None:
    """Read in the rulebook: that a sentence is there does not say that it is this one."""
    assert {rule.key: rule.source for rule in WALLS.rules if isinstance(rule.source, Book)} == {
        "first_player": Book(1, "Spielablauf", 0, 1),
        "jump_back": Book(1, "Spielablauf", 6, 3),
        "own_stopover": Book(1, "Hinauswerfen", 1, 1),
        "places": Book(1, "Zieleinlauf und Spielende", 3),
        "wall_layout": Book(1, "Spielvorbereitung", 0, 4),
    }
