"""Text cut to fit, and names that cannot do harm."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.platform.foreign import markup
from cogs.platform.limits import cut, length
from data.visible_names import clean

FAMILY = "👩\u200d👩\u200d👧"


@given(st.text(), st.integers(1, 50))
def test_cut_text_fits_and_fitting_text_is_left_alone(text: str, limit: int) -> None:
    short = cut(text, limit)
    assert length(short) <= limit
    if length(text) <= limit:
        assert short == text
    else:
        assert short.endswith("…")
        assert text.startswith(short[:-1])


@pytest.mark.parametrize(
    ("text", "limit", "short"),
    [
        ("Yellow captures Blue", 20, "Yellow captures Blue"),
        ("Yellow captures Blue", 19, "Yellow captures…"),
        ("Yellow captures Blue", 16, "Yellow captures…"),
        ("Yellow captures Blue", 15, "Yellow…"),
        ("Donaudampfschiff", 6, "Donau…"),
        ("Due <t:1700000000:R>, so hurry", 12, "Due…"),
        ("Due <t:1700000000:R>, so hurry", 23, "Due <t:1700000000:R>,…"),
        ("<@123456789012345678> rolls", 8, "…"),
        ("see [the board](https://a.example/b) now", 25, "see…"),
        ("it was ||a red card|| of mine", 16, "it was…"),
        (r"Ada\_Lovelace", 5, "Ada…"),
        ("cafe\u0301 noir", 5, "caf…"),
        (f"{FAMILY} here", 7, "…"),
        ("🇩🇪🇫🇷🇮🇹", 8, "🇩🇪…"),
        ("👍🏽👍🏽", 7, "👍🏽…"),
        ("🎲🎲🎲", 4, "🎲…"),
    ],
)
def test_text_is_cut_between_words_and_never_inside_a_unit(
    text: str, limit: int, short: str
) -> None:
    assert cut(text, limit) == short


def test_a_joined_emoji_that_fits_stays_whole() -> None:
    assert cut(f"{FAMILY}x {FAMILY}", length(FAMILY) + 3) == f"{FAMILY}x…"


@pytest.mark.parametrize(
    ("name", "harmless"),
    [
        ("Ada", "Ada"),
        ("O'Brien-Müller", "O'Brien-Müller"),
        ("**bold** _it_ ~~no~~", r"\*\*bold\*\* \_it\_ \~\~no\~\~"),
        ("`code` ||secret||", r"\`code\` \|\|secret\|\|"),
        ("[free](https://evil.example)", r"\[free\]\(https\://evil.example\)"),
        ("<t:1:R><#123>", r"\<t:1:R\>\<#123\>"),
        ("# big", r"\# big"),
        ("> quoted", r"\> quoted"),
        ("- item", r"\- item"),
        ("1. first", r"1\. first"),
        ("C:\\", r"C:\\"),
        ("two\nlines", "two lines"),
    ],
)
def test_names_cannot_format(name: str, harmless: str) -> None:
    assert markup(name) == harmless


@pytest.mark.parametrize(
    "name", ["@everyone", "@here", "<@123456789012345678>", "<@&123456789012345678>"]
)
def test_names_cannot_mention(name: str) -> None:
    assert name not in markup(name)
    assert "@\u200b" in markup(name)


def test_names_cannot_turn_the_text_around() -> None:
    assert clean("Ada\u202e \u2066Ben\u0000\u200b") == "Ada Ben"


def test_letters_marks_and_joined_emoji_of_names_are_kept() -> None:
    assert clean(f"Zoë नमस्ते {FAMILY}") == f"Zoë नमस्ते {FAMILY}"


@pytest.mark.parametrize(
    "name", ["\u200d", "\u2800", "\u3164", "\uffa0 \u115f", "\u200d \u200d", "\u202e"]
)
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    assert clean(name) == ""


def test_a_joiner_stays_where_it_joins() -> None:
    assert clean(f"\u200d{FAMILY}\u200d \u3164Ada") == f"{FAMILY}\u200d Ada"
