"""What can be chosen, and what stays as the rulebook has it."""

from __future__ import annotations

from engine.card_race.rules import PRESETS, CardRaceRule
from engine.catalog import CARD_RACE
from engine.rules import Book
from tests.engine.card_race.tables import race


def test_fewer_players_need_more_points() -> None:
    assert [race(people).target for people in (2, 3, 4)] == [40, 35, 30]


def test_half_or_a_third_of_the_points_are_rounded_up() -> None:
    """Of 35 points that three people need: 17.5 and 11.67."""
    shares = ("rulebook", "half", "third")
    assert [race(3, target=share).target for share in shares] == [35, 18, 12]


def test_switches_name_the_sentences_that_they_change() -> None:
    """Read in the rulebook: that a sentence is there does not say that it is this one."""
    assert {rule.key: rule.source for rule in CARD_RACE.rules if isinstance(rule.source, Book)} == {
        "first_player": Book(2, "Spielablauf", 0, 1),
        "own_row_first": Book(2, "Figuren bei Mitspielern klauen", 1, 5),
        "stuck": Book(2, "So gibt es Punkte", 1),
        "target": Book(2, "Spielende", 0, 1),
    }


def test_the_quick_game_differs_in_its_target_only() -> None:
    assert set(PRESETS) == {"book", "quick", "short"}
    book, quick = CARD_RACE.values("book"), CARD_RACE.values("quick")
    assert {key for key in book if book[key] != quick[key]} == {"target"}


def test_a_rule_without_an_opinion_changes_nothing() -> None:
    rule = CardRaceRule()
    assert rule.target(40) == 40
    assert [rule.own_first(first) for first in (False, True)] == [False, True]
