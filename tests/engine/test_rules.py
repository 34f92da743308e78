"""House rules as objects: defaults, presets, changes, conflicts, and hooks that are folded."""

from __future__ import annotations

from typing import ClassVar

import pytest

from engine.catalog import CATALOG, CLASSIC
from engine.rules import (
    CUSTOM,
    OURS,
    BadRules,
    Book,
    Rule,
    Value,
    choose,
    chosen,
    fold,
    overridden,
    overriding,
)
from engine.system import MOST_PEOPLE, System
from tests.rules import reading, rulebooks

every_system = pytest.mark.parametrize("system", CATALOG.values(), ids=lambda each: each.key)


def test_a_place_in_a_rulebook_is_uncounted_unless_it_is_counted() -> None:
    assert Book(4) == Book(4, part="", paragraph=0, sentence=0, chapter="")


class Counting(Rule):
    """A family of rules with two hooks."""

    def count(self, so_far: int, by: int) -> int:
        """How many there are."""
        return so_far

    def name(self, so_far: str) -> str:
        """What it is called."""
        return so_far


class Plus(Counting):
    """More."""

    key = "plus"
    source = OURS

    def count(self, so_far: int, by: int) -> int:
        """Add."""
        return so_far + by


class Times(Counting):
    """Many more."""

    key = "times"
    source = OURS
    excludes = frozenset({"sour", "sweet"})

    def count(self, so_far: int, by: int) -> int:
        """Multiply."""
        return so_far * by


class Sweet(Counting):
    """How sweet."""

    key = "sweet"
    source = CUSTOM
    values: ClassVar[tuple[Value, ...]] = ("not", "very")
    default: ClassVar[Value] = "not"


OFFERED = (Plus, Times, Sweet)


def test_rules_are_off_unless_they_say_otherwise() -> None:
    assert choose(OFFERED, {}, {}) == {"plus": False, "times": False, "sweet": "not"}


def test_changes_are_stronger_than_the_preset_and_that_than_the_defaults() -> None:
    values = choose(OFFERED, {"plus": True, "sweet": "very"}, {"plus": False})
    assert values == {"plus": False, "times": False, "sweet": "very"}


@pytest.mark.parametrize(
    ("preset", "changes", "key", "about"),
    [
        ({}, {"minus": True}, "rules-unknown", {"rule": "minus"}),
        ({"minus": True}, {}, "rules-unknown", {"rule": "minus"}),
        ({}, {"plus": "very"}, "rules-value", {"rule": "plus", "value": "very"}),
        ({}, {"sweet": True}, "rules-value", {"rule": "sweet", "value": "True"}),
        ({"times": True}, {}, "rules-conflict", {"rule": "times", "other": "sweet"}),
    ],
)
def test_bad_rules_are_refused_with_the_reason(
    preset: dict[str, Value], changes: dict[str, Value], key: str, about: dict[str, str]
) -> None:
    with pytest.raises(BadRules) as refused:
        choose(OFFERED, preset, changes)
    assert (refused.value.key, refused.value.about) == (key, about)
    assert str(refused.value) == f"{key}: {about}"


def test_a_rule_may_take_more_than_it_offers() -> None:
    class Sourness(Sweet):
        """How sour, also in any number of lemons."""

        key = "sour"

        @classmethod
        def allows(cls, value: Value) -> bool:
            return super().allows(value) or str(value).isdigit()

    for value in ("very", "12"):
        assert choose((Sourness,), {}, {"sour": value}) == {"sour": value}
    with pytest.raises(BadRules):
        choose((Sourness,), {}, {"sour": "a bit"})


def test_of_several_conflicts_the_first_by_name_is_told() -> None:
    """Not one by the order of a set, which differs from run to run."""

    class Mild(Counting):
        """Goes with nothing else."""

        key = "mild"
        source = OURS
        excludes = frozenset("abcdefghij")

    letters = [type(key, (Counting,), {"key": key, "source": OURS}) for key in "jihgfedcba"]
    with pytest.raises(BadRules) as refused:
        choose([Mild, *letters], {}, dict.fromkeys(("mild", *"jihgfedcba"), True))
    assert refused.value.about == {"rule": "mild", "other": "a"}


def test_a_rule_is_on_when_it_is_made() -> None:
    assert Plus().value is True


def test_rules_exclude_each_other_only_if_both_are_on() -> None:
    assert choose((Plus, Times), {}, {"times": True, "plus": True})["times"]
    assert not choose(OFFERED, {}, {"times": False, "sweet": "very"})["times"]


def test_the_rules_that_are_on_are_made_with_their_values() -> None:
    made = chosen(OFFERED, {"plus": True, "times": False, "sweet": "very"})
    assert [(type(each), each.value) for each in made] == [(Plus, True), (Sweet, "very")]
    assert chosen(OFFERED, {}) == []


def test_hooks_are_asked_in_order_each_with_the_answer_so_far() -> None:
    assert fold([Plus(), Times()], Counting.count)(1, 3) == 12
    assert fold([Times(), Plus()], Counting.count)(1, 3) == 6


def test_a_hook_without_a_rule_leaves_the_answer() -> None:
    assert fold([Plus(), Times()], Counting.name)("so") == "so"
    assert fold([], Counting.count)(7, 3) == 7


def test_a_hook_that_one_rule_overrides_is_that_rules() -> None:
    plus = Plus()
    assert fold([plus, Sweet()], Counting.count) == plus.count
    assert overriding([Sweet(), plus, Sweet()], Counting.count) == (plus.count,)
    assert overridden([Sweet(), plus], Counting.count) == plus.count


def test_a_hook_without_a_rule_need_not_be_asked() -> None:
    assert overridden([Plus(), Times()], Counting.name) is None
    assert overriding([Plus(), Times()], Counting.name) == ()


@every_system
def test_every_rule_has_a_default_among_its_values(system: System) -> None:
    for rule in system.rules:
        assert rule.allows(rule.default)
        assert rule.default in rule.values
        assert len(set(rule.values)) == len(rule.values) > 1
        everywhere = {each.key for other in CATALOG.values() for each in other.rules}
        assert rule.excludes <= everywhere - {rule.key}
        assert {*rule.needs} <= {each.key for each in system.rules} - {rule.key}
        assert {*rule.people} <= set(range(2, MOST_PEOPLE + 1))


@every_system
def test_every_rule_stands_where_it_says(system: System) -> None:
    """By the tables of the rulebooks, which hold every sentence by its place."""
    for rule in system.rules:
        if isinstance(place := rule.source, Book):
            assert any(
                heading(each.section) == place.part
                and place.paragraph in (0, each.paragraph)
                and place.sentence in (0, each.sentence)
                for each in rulebooks()[f"{place.book:03}"].sentences
            ), f"{rule.key}: {place}"


def heading(section: str) -> str:
    """Return the heading as a rule has it; the title page of the tournament's book is none."""
    return "" if section == "Game Rules (english)" else section.replace('"', "")


@every_system
def test_by_the_book_nothing_is_changed(system: System) -> None:
    assert system.values("book") == {rule.key: rule.default for rule in system.rules}


@reading("A-2")
@every_system
def test_a_game_refuses_rules_that_it_does_not_offer(system: System) -> None:
    """A-2: rules of other games, and values that a rule does not have."""
    own = {rule.key for rule in system.rules}
    others = {rule.key for other in CATALOG.values() for rule in other.rules} - own
    for key in others:
        with pytest.raises(BadRules):
            system.values("book", {key: True})
    for key in own:
        with pytest.raises(BadRules):
            system.values("book", {key: "no such way"})


@every_system
def test_every_preset_goes_together(system: System) -> None:
    assert set(system.presets) >= {"book"}
    for preset in system.presets:
        assert system.values(preset).keys() == {rule.key for rule in system.rules}
    with pytest.raises(KeyError):
        system.values("no such preset")


@every_system
def test_every_number_of_people_can_sit_down(system: System) -> None:
    book = system.values("book")
    for people in system.numbers(book):
        for arms in system.seating(people, book).arms:
            assert len(set(arms)) == len(arms) == people
            assert system.make(arms, book).seats == tuple(arms)


def test_systems_are_found_by_their_keys() -> None:
    for key, system in CATALOG.items():
        assert system.key == key
        book = system.values("book")
        seats = system.seating(system.numbers(book)[0], book).arms[0]
        game = system.make(seats, book)
        assert game.key == key
        assert game.version >= 1


def test_rules_that_would_change_nothing_are_not_offered() -> None:
    def offered(**rules: Value) -> set[str]:
        return {rule.key for rule in CLASSIC.offered(CLASSIC.values("book", rules))}

    everything = {rule.key for rule in CLASSIC.rules}
    further = {"barrier_on_start", "backward_capture_forced", "two_player_win"}
    assert offered() == everything - further
    assert offered(backward_capture=True) == offered(compulsory_capture="penalty") == offered()
    forced: dict[str, Value] = {"backward_capture": True, "compulsory_capture": "penalty"}
    assert offered(**forced) - offered() == {"backward_capture_forced"}
    assert offered(barriers=True, extra_colours=True, **forced) == everything


@pytest.mark.parametrize(
    ("people", "without"),
    [
        (2, {"places"}),
        (3, {"two_player_win"}),
        (4, {"two_player_win", "extra_colours"}),
    ],
)
def test_rules_that_so_many_people_would_not_notice_do_not_apply_to_them(
    people: int, without: set[str]
) -> None:
    """Of all variants together; they exclude the board for six."""
    values = CLASSIC.values("variants")
    rules = {rule.key for rule in CLASSIC.rules}
    assert {rule.key for rule in CLASSIC.applying(values, people)} == rules - without - {"six_arms"}


def test_places_are_played_for_by_three_or_more() -> None:
    values = CLASSIC.values("book", {"places": True, "six_arms": True})
    for people in CLASSIC.numbers(values):
        applying = {rule.key for rule in CLASSIC.applying(values, people)}
        assert ("places" in applying) == (people > 2), "of two the one place settles the other"
    assert max(CLASSIC.numbers(values)) == 6
