"""Names are seen, and nothing is in them that is not."""

from __future__ import annotations

import pytest

from data.records import BLANK, IGNORABLE, clean
from engine.hosting.state.settings import likeness
from tests.data.ignorable import ignorable


def test_what_unicode_draws_as_nothing_is_no_list_of_ours() -> None:
    assert sorted(IGNORABLE) == ignorable()


def test_no_name_is_made_of_what_is_drawn_as_nothing() -> None:
    for each in BLANK:
        for name in (each, each * 3, f" {each}\u200d{each} "):
            assert clean(name) == "", f"U+{ord(each):04X}"


def test_what_is_drawn_as_nothing_does_not_tell_names_apart() -> None:
    for each in BLANK - {"\u200d"}:  # which some scripts need between letters
        assert clean(f"A{each}da{each}") == "Ada", f"U+{ord(each):04X}"
        assert likeness(f"A{each}da") == likeness("Ada")


@pytest.mark.parametrize("name", ["❤️ Ada", "1️⃣", "☕️", "👩\u200d👩\u200d👧 X", "日本語", "Дима"])
def test_what_is_seen_stays(name: str) -> None:
    assert clean(name) == name
