"""Drafts within Discord's limits: what gives way, and how much of it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cogs.platform.limits import BYTES, BYTES_APART, TEXT, length
from cogs.widgets.fitting import Room, fitted
from cogs.widgets.message_layout import Draft, contents_of
from cogs.widgets.sizes import characters, size
from tests.words import EN, like

PERSON = 14 * 10**17


def two_lists(long: list[str], brief: list[str], calls: int = 0) -> Draft:
    """A draft of two lists of names, with pings."""
    people = tuple(PERSON + each for each in range(calls))
    return fitted(
        lambda room: Draft(
            (room.names(long, EN), "\n".join(room.lines(brief, EN))), calls=people, head="H"
        )
    )


def shown(draft: Draft) -> list[dict[str, object]]:
    view, _ = draft.message([])
    return contents_of(view)


names = st.lists(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20))


@given(names, st.integers(1, 60), names, st.integers(1, 4), st.integers(0, 96))
def test_drafts_of_any_names_fit_and_keep_their_pings(
    some: list[str], often: int, lines: list[str], times: int, calls: int
) -> None:
    draft = two_lists(some * often, lines * times, calls)
    assert draft.fits
    assert len(draft.calls) == calls
    parts = shown(draft)
    assert characters(parts) <= TEXT
    assert size(parts) <= BYTES


def test_all_of_a_list_stays_with_room_for_it() -> None:
    draft = two_lists([str(each) for each in range(150)], ["line"])
    assert draft.texts[0].endswith("149")
    assert not like(EN, "list-more").search(draft.texts[0])


def test_a_list_is_no_longer_than_a_text_takes_it() -> None:
    listed = Room().names(["A"] * 3000, EN)
    assert 800 < length(EN("lobby-invited", people=listed)) < 1000


def test_the_longest_list_gives_way_first_and_counts_the_others() -> None:
    long = ["Annemarie Wilhelmine"] * 300
    draft = two_lists(["Ada"] * 20, long)
    assert draft.texts[0].count("Ada") == 20
    left = 300 - draft.texts[1].count("Annemarie")
    assert draft.texts[1].endswith(EN("list-more", listed="…", more=left))
    assert length(draft.texts[1]) > (TEXT - 100) * 0.95


def test_bytes_count_where_characters_do_not() -> None:
    """A name in Chinese has three bytes a character."""
    draft = two_lists(["Ada"], ["安娜玛丽亚威廉明娜安娜玛丽亚威廉明娜安娜"] * 300)
    parts = shown(draft)
    assert characters(parts) <= TEXT
    assert BYTES - 200 < size(parts) <= BYTES
    counted = sum(BYTES_APART + len(each.encode()) for each in (draft.head, *draft.texts))
    assert counted <= BYTES


def test_a_view_without_lists_is_cut_rather_than_refused() -> None:
    people = tuple(PERSON + each for each in range(96))
    draft = Draft(("word " * 1500, "end"), head="Head", calls=people)
    parts = shown(draft)
    assert characters(parts) <= TEXT
    assert str(parts).count("<@") == 96, "pings are the last to go"
    assert "'end'" in str(parts)
    many = Draft(("end",), calls=tuple(PERSON + each for each in range(200)))
    assert characters(shown(many)) <= TEXT
    assert Room(0).names(["Ada", "Ben"], EN) == EN("list-more", listed="Ada", more=1)
