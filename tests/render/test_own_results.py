"""The picture of a person's own results."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import render
from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from engine.hosting.statistics.own_results import TROPHIES
from render import Figure, Month, Opponent, OwnResults
from render.drawing.fonts import font, size
from render.own_results import GAP, LEFT, RIGHT, TEXT, Cell, Plate, ResultPanel, Trophy, box, marks
from tests.render.looking import every_theme

MOST_BYTES = 60_000
FIVE = "streak", "longest", "mean"
LONG = "Wolfeschlegelsteinhausenbergerdorff of Somewhere"


def view(language: str = "en", name: str = LONG) -> OwnResults:
    """Return results with everything that they can have, and long names."""
    say, seen = texts(language), render.medallion(name)
    return OwnResults(
        say("stats-all-games"),
        name,
        seen,
        (
            Figure(say("leaderboard-wins"), "312/1045"),
            Figure(say("stats-figure-aside"), "287.4"),
            Figure(say("stats-figure-chance"), "261.2"),
        ),
        tuple(
            Opponent(say(f"{key}.figure"), name, seen, "411")
            for key in ("stats-sent", "stats-sent-by")
        ),
        tuple(Figure(say(f"trophy-{each}"), "104") for each in TROPHIES),
        Month(
            say("stats-five"),
            tuple(Figure(say(f"stats-figure-{each}"), "400") for each in FIVE),
            say("stats-five-month"),
            tuple("" if at % 7 == 3 else "100" for at in range(30)),
        ),
    )


@every_theme
def test_it_is_small_and_has_room_for_everything(theme: str) -> None:
    made = render.own_results(view(), theme)
    assert (made.width, made.height) == box(view())[2:]
    assert len(made.png) <= MOST_BYTES
    shelves = [mark for mark in marks(view()) if isinstance(mark, ResultPanel | Trophy)]
    assert len(shelves) == 2 + len(TROPHIES)
    assert max(mark.area[3] for mark in shelves) < made.height


def test_the_five_alone_have_their_days_and_nothing_else() -> None:
    whole = view()
    assert whole.month is not None
    alone = OwnResults("Today’s five", "Bo", None, (), month=replace(whole.month, title=""))
    drawn = [mark for mark in marks(alone) if isinstance(mark, Plate | Cell)]
    assert len(drawn) == 3 + 30
    assert max(mark.area[3] for mark in drawn) < render.own_results(alone).height
    assert [mark.today for mark in drawn if isinstance(mark, Cell)].index(True) == 29


def test_one_game_has_figures_alone() -> None:
    one = OwnResults("Classic", "Bo", None, (Figure("Wins", "1/1"), Figure("Chance", "0.25")))
    assert not [mark for mark in marks(one) if isinstance(mark, ResultPanel | Trophy)]
    assert render.own_results(one).height < render.own_results(view()).height / 2 + 20


def test_a_name_of_symbols_alone_is_a_question_mark() -> None:
    """As in a list: what no font draws would be a box, or nothing."""
    symbols, mark = (
        replace(view(), name=name, face=None, feuds=(Opponent("Most", name, None, "4"),))
        for name in ("🎲🎲🎲", "?")
    )
    assert render.own_results(symbols).png == render.own_results(mark).png


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_have_room(language: str) -> None:
    shown, wide = view(language), font(size(TEXT), "SemiBold").getlength
    plate = (RIGHT - LEFT + GAP) / 3 - GAP - 24
    assert shown.month is not None
    figures = (*shown.figures, *shown.month.figures)
    assert all(wide(each.words) <= plate for each in figures)
    assert wide(shown.month.words) <= RIGHT - LEFT
    assert all(wide(each.words) <= 420 for each in shown.feuds)
    trophies = font(size(27), "Bold").getlength
    assert all(trophies(each.words) <= 320 for each in shown.trophies)
