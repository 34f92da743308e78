"""The picture of a leaderboard."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

import render
from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from render import ROBOT, Rank, Ranking
from render.drawing.fonts import font, size, width
from render.leaderboard import (
    FACE,
    FIGURE,
    GAP,
    INTERVAL,
    LARGE,
    LEFT,
    MEDAL,
    PORTRAIT,
    ROW,
    SPAN,
    TEXT,
    WIDTH,
    WINS,
    Figures,
    Interval,
    Lit,
    Who,
    large,
    marks,
    span,
    tops,
)
from tests.render.looking import every_theme, opened
from tests.words import EN

MOST_BYTES = 60_000


def rank(place: int, skill: float, reach: float = 0.8, own: bool = False, **other: object) -> Rank:
    """Return a row of a player."""
    name = f"Player {place}"
    made = Rank(
        place,
        name,
        render.medallion(name),
        skill,
        skill - reach,
        skill + reach,
        "+0.4",
        12,
        40,
        own,
    )
    return replace(made, **other)


ROWS = tuple(rank(place, 1.6 - 0.3 * place, own=place == 4) for place in range(1, 11))
FULL = Ranking("Classic", EN("leaderboard-skill"), EN("leaderboard-wins"), ROWS)
BELOW = replace(FULL, rows=ROWS[:3], own=rank(142, -1.2, 2.6, True))
COMPUTER = replace(FULL, rows=(*ROWS[:2], rank(0, 0.3, computer=True, face=ROBOT)))
SHOWN = {"full": FULL, "below": BELOW, "computer": COMPUTER}


@every_theme
@pytest.mark.parametrize("name", SHOWN)
def test_it_is_small_and_as_wide_as_all_pictures(name: str, theme: str) -> None:
    picture = render.leaderboard_page(SHOWN[name], theme)
    assert opened(picture.png).size == (picture.width, picture.height)
    assert picture.width == WIDTH
    assert len(picture.png) <= MOST_BYTES


def test_a_page_is_drawn_once() -> None:
    assert render.leaderboard_page(FULL) is render.leaderboard_page(FULL)


def test_every_player_has_a_row_in_order_and_the_own_one_is_lit() -> None:
    found = list(marks(FULL))
    assert [mark.place for mark in found if isinstance(mark, Who)] == list(range(1, 11))
    assert [mark.top for mark in found if isinstance(mark, Lit)] == [tops(FULL)[3]]


def test_the_own_row_stands_apart_below_the_others() -> None:
    found = tops(BELOW)
    steps = [after - before for before, after in pairwise(found)]
    assert steps[:-1] == [ROW + GAP] * 2
    assert steps[-1] > ROW + GAP
    assert [mark.top for mark in marks(BELOW) if isinstance(mark, Lit)] == [found[-1]]


@pytest.mark.parametrize("name", SHOWN)
def test_intervals_have_chance_in_the_middle_and_stay_in_their_room(name: str) -> None:
    found = [mark for mark in marks(SHOWN[name]) if isinstance(mark, Interval)]
    below = SHOWN[name].own
    shown = [*SHOWN[name].rows, *([below] if below else [])]
    for each, row in zip(found, shown, strict=True):
        assert -1 <= each.low <= each.skill <= each.high <= 1
        assert (each.skill > 0) == (row.skill > 0)


def test_small_differences_do_not_fill_the_room() -> None:
    assert span([rank(1, 0.1, 0.1), rank(2, -0.1, 0.1)]) == SPAN
    assert span([rank(1, 5.0, 3.0)]) == 8.0


def test_intervals_have_the_same_scale_on_every_page() -> None:
    first, second = ROWS[:3], ROWS[3:]
    pages = [replace(FULL, rows=rows, own=ROWS[3], widest=9.0) for rows in (first, second)]
    one, other = (
        [mark for mark in marks(page) if isinstance(mark, Interval)][-1] for page in pages
    )
    assert (one.low, one.skill, one.high) == (other.low, other.skill, other.high)
    assert one.high == pytest.approx(ROWS[3].high / 9.0)


def test_computers_have_no_place() -> None:
    grey = [mark for mark in marks(COMPUTER) if isinstance(mark, Who) and mark.computer]
    assert len(grey) == 1
    assert [mark.computer for mark in marks(COMPUTER) if isinstance(mark, Figures)][-1]


def test_a_name_of_symbols_alone_is_a_question_mark() -> None:
    """As in a lobby: what no font draws would be a box, or nothing."""
    rows = [(replace(ROWS[0], name=name, face=None),) for name in ("🎲🎲🎲", "?")]
    symbols, mark = (render.leaderboard_page(replace(FULL, rows=each)) for each in rows)
    assert symbols.png == mark.png


def test_a_place_of_three_digits_stays_clear_of_row_and_face() -> None:
    half = font(size(TEXT), "Bold").getlength("888") / 2
    assert MEDAL - half >= LEFT
    assert MEDAL + half + 8 <= FACE - PORTRAIT


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_have_room(language: str) -> None:
    say, wide = texts(language), font(size(TEXT), "SemiBold").getlength
    assert wide(say("leaderboard-skill")) <= FIGURE - LEFT - 20
    assert wide(say("leaderboard-wins")) <= WINS - FIGURE - 16
    assert font(size(TEXT), "Bold").getlength("+10.0") <= FIGURE - INTERVAL[1] - 10


@pytest.mark.parametrize(
    ("wins", "games", "high"),
    [("1000", "/1000", LARGE[0]), ("1234", "/12345", LARGE[1]), ("12345", "/54321", TEXT)],
)
def test_wins_are_as_large_as_they_have_room_for(wins: str, games: str, high: int) -> None:
    end = WINS - width(games, size(TEXT), "SemiBold") - 3
    assert large(wins, end) == high
    assert end - width(wins, size(high), "Bold") >= FIGURE + 12
