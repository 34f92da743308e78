"""Wishes not to be remembered: in which games they hold, and off which lists they take a person."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.hosting.state.remembering import (
    MOMENTS,
    WITHOUT_SEASONS,
    forgets,
    listing,
    off_lists,
)
from engine.hosting.state.settings import Listed, Person

NEW_YEAR = 1_767_225_600.0
"""The beginning of 2026 in UTC."""
HOUR, DAY = 3600.0, 86_400.0

choices: st.SearchStrategy[list[Listed]] = st.lists(
    st.sampled_from(["yes", "hidden", "forgotten"]), max_size=MOMENTS
)


def after(*chosen: Listed, own: Person | None = None) -> Person:
    """Return the settings of a person after choices at 10, 20, and so on."""
    own = own or Person()
    for number, listed in enumerate(chosen, 1):
        own = listing(own, listed, 10.0 * number)
    return own


@given(choices, st.booleans())
def test_the_wish_at_a_moment_is_that_of_the_last_choice_before(
    chosen: list[Listed], former: bool
) -> None:
    """Also of a person whose first choice is older than the moments that are kept."""
    first = Person(listed="forgotten") if former else Person()
    own = after(*chosen, own=first)
    for number, listed in enumerate([first.listed, *chosen]):
        assert forgets(own, 10.0 * number + 5) == (listed == "forgotten")
    changes = sum(
        (one == "forgotten") != (other == "forgotten")
        for one, other in pairwise([first.listed, *chosen])
    )
    assert len(own.changed_mind) == changes


@pytest.mark.parametrize("former", [Person(), Person(listed="forgotten")])
def test_of_many_changes_of_mind_the_latest_are_known_and_breaks_before_forgotten(
    former: Person,
) -> None:
    other: Listed = "yes" if former.listed == "forgotten" else "forgotten"
    chosen = [other, former.listed] * MOMENTS
    own = after(*chosen, own=former)
    assert len(own.changed_mind) <= MOMENTS
    wishes = [listed == "forgotten" for listed in [former.listed, *chosen]]
    found = [forgets(own, 10.0 * number + 5) for number in range(len(wishes))]
    assert found[-MOMENTS + 2 :] == wishes[-MOMENTS + 2 :]
    assert all(known for known, wish in zip(found, wishes, strict=True) if wish), "none is undone"


def test_a_season_leaves_out_a_person_that_chose_it_on_one_of_its_days() -> None:
    late = listing(Person(), "forgotten", NEW_YEAR - HOUR)
    own = listing(late, "yes", NEW_YEAR + 40 * DAY)
    off = {
        season: off_lists(own, season, "UTC", NEW_YEAR)
        for season in ("2025", "2025-Q4", "2025-12", "2026", "2026-Q1", "2026-02", "2026-01")
    }
    assert [season for season, is_off in off.items() if is_off] == ["2025", "2025-Q4", "2025-12"]
    assert off_lists(own, "2026", "Europe/Berlin", NEW_YEAR), "it was 2026 there"


def test_lists_without_seasons_leave_out_a_person_for_ninety_days() -> None:
    own = after("forgotten", "yes")
    assert off_lists(own, "", "UTC", 10.0 + WITHOUT_SEASONS - 1)
    assert not off_lists(own, "", "UTC", 10.0 + WITHOUT_SEASONS)


def test_a_person_that_is_not_shown_is_on_no_list() -> None:
    assert off_lists(after("hidden"), "2026", "UTC", 20.0)
    assert off_lists(Person(listed="forgotten"), "", "UTC", 10**9)
    assert not off_lists(after("hidden", "yes"), "", "UTC", 20.0), "all their games are stored"
    own = listing(Person(listed="forgotten"), "yes", 10.0)
    assert not off_lists(own, "", "UTC", 20.0)
