"""How long a game lasts, as the lobby says it: the figures that ship are those of the model."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json, structs

from data.shipped.lengths import Length, lengths
from engine.catalog import ACTION_CARDS, CATALOG, CLASSIC, WALLS
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Person
from engine.hosting.statistics.lengths import FIVE, LONG, Lasts, Shorter, lasts, shorter
from engine.rules import OwnPreset
from engine.system import System
from tests import lengths as written
from tests.engine.hosting.seated import ADA, BEN, CEM, DORA, lobby

FOUR: list[tuple[int, int | str]] = [(0, ADA), (1, BEN), (2, CEM), (3, DORA)]


def said(
    *seats: tuple[int, int | str],
    system: System = CLASSIC,
    personal_settings: dict[int, Person] | None = None,
    **chosen: Any,
) -> Lasts | None:
    """Return what is said of a lobby with these seats."""
    return lasts(Session(lobby(*seats, system=system, **chosen), system, personal_settings))


def shipped(
    at: str, preset: str = "book", rolling: str = "by_hand", game: str = "classic"
) -> float:
    return lengths()[game][preset]["relaxed"][rolling][at].median


def rounded(minutes: float) -> int:
    return max(FIVE, round(minutes / FIVE) * FIVE)


every_system = pytest.mark.parametrize(
    "system",
    [
        system
        if key in lengths()
        else pytest.param(
            system, marks=pytest.mark.skip(reason=f"{key}: its lengths are not known")
        )
        for key, system in CATALOG.items()
    ],
    ids=CATALOG,
)


@pytest.mark.many
@every_system
def test_the_first_games_last_as_by_the_model(system: System) -> None:
    """Whatever changes how a game goes, or how long it waits, has all lengths written anew."""
    known = json.decode(written.FIRST.read_bytes(), type=dict[str, dict[str, Length]])
    assert known[system.key] == written.first(system), "python -m tests.lengths"


@pytest.mark.soak
@every_system
def test_the_table_of_lengths_agrees_with_the_model(system: System) -> None:
    """In samples."""
    preset, seats, people = written.sampled(system)
    for (pace, rolling), length in written.measured(system, preset, seats, people).items():
        known = lengths()[system.key][preset][pace][rolling][f"{seats} {people}"]
        assert known == length, "python -m tests.lengths"


@every_system
def test_every_preset_is_known_with_every_number_of_people(system: System) -> None:
    assert [*lengths()[system.key]] == [*system.presets]
    for preset, paces in lengths()[system.key].items():
        numbers = system.numbers(system.values(preset))
        expected = [f"{seats} {people}" for seats in numbers for people in range(1, seats + 1)]
        for pace in written.PACES:
            for rolling in ("by_hand", "by_itself"):
                assert [*paces[pace][rolling]] == expected


def test_the_median_length_is_rounded_to_five_minutes() -> None:
    assert said(*FOUR) == Lasts(rounded(shipped("4 4")), exact=True, players=4)
    assert said(*FOUR, preset="family") == Lasts(
        rounded(shipped("4 4", "family")), exact=True, players=4
    )


def test_a_short_game_is_never_said_to_take_no_time() -> None:
    alone = said((0, ADA), (1, "easy"), system=WALLS)
    assert alone is not None
    assert alone.minutes >= 5


def test_computers_make_it_shorter_than_people_and_longer_than_no_player() -> None:
    alone = said((0, ADA), (1, "easy"), (2, "easy"), (3, "easy"))
    assert alone == Lasts(rounded(shipped("4 1")), exact=True, players=4)
    assert shipped("4 1") > shipped("4 4") / 4


def test_a_player_whose_dice_roll_by_themselves_counts_by_their_share() -> None:
    by_hand, by_itself = shipped("4 4"), shipped("4 4", rolling="by_itself")
    for people, share in (([ADA, BEN], 0.5), ([ADA, BEN, CEM, DORA], 1)):
        personal_settings = {person: Person(rolls=True) for person in people}
        minutes = by_hand + share * (by_itself - by_hand)
        assert said(*FOUR, personal_settings=personal_settings) == Lasts(
            rounded(minutes), exact=True, players=4
        )


@pytest.mark.parametrize("system", CATALOG.values(), ids=CATALOG)
def test_while_too_few_sit_there_it_is_said_of_as_few_people_as_can_play(system: System) -> None:
    """Computers who sit there stay, and who may still come rolls as is usual at the table."""
    assert system.key in lengths(), f"missing; written by: python -m tests.lengths {system.key}"
    least = min(system.numbers(system.values("book")))
    rolling = "by_itself" if system.rolls else "by_hand"
    alone = said((0, ADA), system=system)
    minutes = shipped(f"{least} {least}", rolling=rolling, game=system.key)
    assert alone == Lasts(rounded(minutes), exact=True, players=least)
    if least > 2:
        minutes = shipped(f"{least} {least - 1}", rolling=rolling, game=system.key)
        with_one = said((0, ADA), (1, "easy"), system=system)
        assert with_one == Lasts(rounded(minutes), exact=True, players=least)


def test_the_wait_for_undoing_adds_to_the_length() -> None:
    personal_settings = {
        person: Person(rolls=True) for _, person in FOUR if isinstance(person, int)
    }
    row = lengths()["classic"]["book"]["relaxed"]["by_itself"]["4 4"]
    assert row.undo > 5
    expected = Lasts(rounded(row.median + row.undo), exact=True, players=4)
    assert said(*FOUR, personal_settings=personal_settings, taking_back=True) == expected


def test_a_wish_for_more_time_makes_a_game_longer_whose_windows_and_pauses_are_short() -> None:
    personal_settings = {BEN: Person(more_time=True)}
    row = lengths()["action_cards"]["book"]["relaxed"]["by_itself"]["4 4"]
    assert row.more > 10
    found = said(*FOUR, system=ACTION_CARDS, personal_settings=personal_settings)
    assert found is not None
    assert found.minutes == rounded(row.median + row.more)
    assert said(*FOUR, personal_settings=personal_settings) == said(*FOUR)


def test_a_game_of_more_than_ninety_minutes_names_rules_for_less() -> None:
    """The longest ones below that bound."""
    evening = shipped("4 4", "evening", "by_itself", "action_cards")
    found = said(*FOUR, system=ACTION_CARDS)
    assert found is not None
    assert found.minutes > LONG >= rounded(evening)
    assert found.shorter == Shorter("evening", rounded(evening))


def test_no_game_of_at_most_ninety_minutes_names_any() -> None:
    for preset in ("evening", "short"):
        found = said(*FOUR, system=ACTION_CARDS, preset=preset)
        assert found is not None
        assert found.minutes <= LONG
        assert found.shorter is None


def test_where_all_rules_take_long_the_shortest_are_named() -> None:
    assert shorter({"book": 150, "evening": 120, "short": 95}, "book") == Shorter("short", 95)
    assert shorter({"book": 150, "evening": 120, "short": 95}, "short") is None


def test_a_player_that_begins_makes_no_game_longer() -> None:
    found = said(*FOUR, rules={"first_player": "random"})
    assert found is not None
    assert found.exact


def test_rules_that_are_not_known_are_about_those_of_the_nearest_preset() -> None:
    near_book, near_variants = {"places": True}, {"places": True, "barriers": False}
    assert said(*FOUR, rules=near_book) == Lasts(rounded(shipped("4 4")), exact=False, players=4)
    found = said(*FOUR, preset="variants", rules=near_variants)
    assert found == Lasts(rounded(shipped("4 4", "variants")), exact=False, players=4)
    own = OwnPreset("ours", "family", {"places": True})
    found = said(*FOUR, preset=own)
    assert found == Lasts(rounded(shipped("4 4", "family")), exact=False, players=4)


def test_lengths_are_unknown_by_the_day_and_with_other_numbers() -> None:
    assert said(*FOUR, pace="days") is None
    six = *FOUR, (4, "easy"), (5, "easy")
    assert said(*six, rules={"six_arms": True}) is None
    assert said(*six, system=structs.replace(ACTION_CARDS, key="other")) is None


def test_where_no_player_is_hurried_it_is_as_at_leisure() -> None:
    assert said(*FOUR, pace="none") == said(*FOUR)


def test_without_people_no_lesson_is_told() -> None:
    assert said((0, "easy"), (1, "easy")) is None
