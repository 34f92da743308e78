"""The message of a shared day: equal ones together, places shared, and everyone on it up to a full house."""

from __future__ import annotations

import pytest

from cogs.views.shared_day import mention, shared_day
from cogs.widgets.message_layout import Draft
from data.records import Share
from data.shipped.languages import DECLARED
from data.shipped.texts import texts
from tests.words import EN

DAY, FIRST = 20_788, 2**63 - 200
"""A day, and the first of the longest ids."""
BEST, GOOD = "✅✅✅✅✅", "✅🔶✅❌✅"
FULL = 96


def shown(shares: list[Share], language: str = "en", days: int = 0) -> Draft:
    """Return the message, after the day if its people have streaks of so many *days*."""
    streaks = {each.person: days for each in shares if days}
    return shared_day(DAY, shares, streaks, texts(language))


def rows(draft: Draft) -> list[str]:
    return draft.texts[0].splitlines()


def test_equal_ones_stand_together_and_share_a_place() -> None:
    shares = [
        Share(1, 100, BEST),
        Share(2, 100, BEST),
        Share(3, 86, GOOD),
        Share(4, 86, "✅❌✅🔶✅"),
        Share(5, 20, GOOD),
    ]
    first, second, third, last = rows(shown(shares))
    both = EN.joined("between-items", (mention(1), mention(2)))
    assert first == EN("daily-place", place=1, points=100, marks=BEST, people=both)
    for row, person, place in ((second, 3, 3), (third, 4, 3), (last, 5, 5)):
        assert mention(person) in row
        assert row.startswith(f"**{place}.**")


@pytest.mark.parametrize("language", DECLARED)
@pytest.mark.parametrize("kinds", [1, 2, 12, 40])
@pytest.mark.parametrize("days", [0, 1, 400])
def test_a_full_house_is_named_in_each_language(language: str, kinds: int, days: int) -> None:
    draft = shown(full_house(kinds), language, days)
    assert draft.fits
    assert all(mention(FIRST + at) in draft.texts[0] for at in range(FULL))


def test_of_as_many_results_as_people_the_last_ones_are_counted() -> None:
    draft = shown(full_house(FULL), days=400)
    *_, last = rows(draft)
    assert draft.fits
    named = sum(mention(FIRST + at) in draft.texts[0] for at in range(FULL))
    assert 60 < named < FULL
    assert last == EN("list-more", listed="…", more=FULL - named)


def test_all_people_of_a_line_that_is_left_out_are_counted() -> None:
    """Of the last results each is that of several."""
    first = [Share(FIRST + at, 100 - at, GOOD) for at in range(60)]
    last = [Share(FIRST + 60 + at, 9 - at // 4, GOOD) for at in range(FULL - 60)]
    draft = shown([*first, *last], days=400)
    assert draft.fits
    named = sum(mention(FIRST + at) in draft.texts[0] for at in range(FULL))
    assert rows(draft)[-1] == EN("list-more", listed="…", more=FULL - named)


def full_house(kinds: int) -> list[Share]:
    """Return as many people as there may be, with so many different results."""
    return sorted(
        (Share(FIRST + at, 100 - at % kinds, GOOD) for at in range(FULL)),
        key=lambda each: -each.points,
    )


def test_of_a_day_that_is_over_the_best_and_the_longest_streak_are_named() -> None:
    shares = [Share(1, 100, BEST), Share(2, 86, GOOD), Share(3, 86, GOOD)]
    draft = shared_day(DAY, shares, {1: 1, 2: 12, 3: 12}, EN)
    both = EN.joined("between-items", (mention(2), mention(3)))
    assert draft.texts[1] == EN("daily-told", best=mention(1), longest=both, days=12)


def test_an_emptied_message_explains_the_command() -> None:
    assert shown([], days=1).texts == (f"-# {EN('daily-what')}",)
