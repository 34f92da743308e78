"""Names are seen, and nothing is in them that is not."""

from __future__ import annotations

import pytest

from data.visible_names import BLANK, IGNORABLE, clean
from engine.hosting.state.settings import likeness
from tests.data.ignorable import ignorable


def test_the_list_of_invisible_characters_agrees_with_unicode() -> None:
    assert sorted(IGNORABLE) == ignorable()


def test_no_name_is_made_of_invisible_characters_alone() -> None:
    for each in BLANK:
        for name in (each, each * 3, f" {each}\u200d{each} "):
            assert clean(name) == "", f"U+{ord(each):04X}"


def test_invisible_characters_do_not_tell_names_apart() -> None:
    for each in BLANK - {"\u200d"}:  # which some scripts need between letters
        assert clean(f"A{each}da{each}") == "Ada", f"U+{ord(each):04X}"
        assert likeness(f"A{each}da") == likeness("Ada")


@pytest.mark.parametrize("name", ["❤️ Ada", "1️⃣", "☕️", "👩\u200d👩\u200d👧 X", "日本語", "Дима"])
def test_visible_characters_stay(name: str) -> None:
    assert clean(name) == name
