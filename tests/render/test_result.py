"""The picture of a result."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

import render
from data.shipped.languages import LANGUAGES
from data.shipped.texts import texts
from engine.views import ResultView, SeatResult
from render.awards import AWARDS, awards
from render.drawing.fonts import font, size
from render.race.words import describe_result
from render.result import BELOW, BESIDE, LINE, Honour, Light, Step, box, marks, podium_marks
from render.result_shelves import PIECE, RIGHT, TEXT, Enemies, ResultPanel, Trophies, wide
from tests.render.looking import opened
from tests.render.positions import CARD_RESULT, NAMES, RESULT
from tests.render.telling import Telling
from tests.words import DE, EN, like

COUNTS = {"comeback": 12, "theft": 38, "long": 14, "stars": 12}
"""How much awards come to that never come to hundreds."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("award", AWARDS)
def test_names_and_counts_of_awards_fit(language: str, award: str) -> None:
    say, face = texts(language), font(size(TEXT), "SemiBold")
    assert face.getlength(say(f"award-{award}")) <= BESIDE[1] - BESIDE[0]
    count = COUNTS.get(award, 25)
    words = say(f"award-{award}.count", count=count, victim="Dora")
    assert str(count) in words, "with its noun"
    assert len(words) > len(str(count)) + 3
    assert face.getlength(words) <= BELOW[1] - BELOW[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_and_wins_on_the_podium_of_a_cup_fit(language: str) -> None:
    """Wins stood behind the points, and were cut in five languages."""
    say, face = texts(language), font(size(TEXT), "SemiBold")
    told = [
        say("labelled", label=say(key), text=figure)
        for key, figure in (("cup-points", "128½"), ("cup-wins", "7/7"))
    ]
    stood = [render.Stood(1, "Ada", None, *told)]
    [honour] = [mark for mark in podium_marks("", stood) if isinstance(mark, Honour)]
    assert (honour.title, honour.words) == tuple(told)
    assert face.getlength(honour.title) <= BESIDE[1] - BESIDE[0]
    assert face.getlength(honour.words) <= BELOW[1] - BELOW[0]


def steps(view: ResultView) -> list[Step]:
    return [mark for mark in marks(view, NAMES, EN) if isinstance(mark, Step)]


def test_the_winner_is_in_the_light_and_on_top() -> None:
    picture = render.result(RESULT, render.Look(NAMES, texts=DE))
    assert opened(picture.png).size == (picture.width, picture.height) == box(RESULT)[2:]
    found = list(marks(RESULT, NAMES, DE))
    assert [mark.words for mark in found if isinstance(mark, Light)] == [
        DE("result-wins", who="Ben", winners=1)
    ]
    named = [(step.seen.name, step.place) for step in steps(RESULT)]
    assert named == [("Ben", 1), ("Ada", 2), ("Dora", 3), ("Cem", 4)]
    assert [step.area[1] for step in steps(RESULT)] == sorted(
        step.area[1] for step in steps(RESULT)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_gives_way_to_the_name_of_the_cup(language: str) -> None:
    name, say = "Krzysztof Brzęczyszczykiewicz", texts(language)
    title = say("cup-wins-it", cup="128", who=name, winners=1)
    before, after = title.split(name)
    _, words = Light(title, (name,)).fitted()
    assert words.startswith(f"{before}Kr")
    assert words.endswith(f"…{after}")
    assert Light(title).fitted()[1] == title, "cut at its end as it is written"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_name_stays_whole_beside_a_long_one_that_is_cut(language: str) -> None:
    """Those of several winners share the room, in the order of the title."""
    long, say = "Bartholomäus von Hohenzollern", texts(language)
    for names in (("Fay", long), (long, "Fay")):
        title = say("result-wins", who=say.listed(names), winners=2)
        high, words = Light(title, names).fitted()
        before, after = title.split(long)
        assert words.startswith(f"{before}Bart")
        assert words.endswith(f"…{after}")
        assert wide(words, high) <= LINE


def test_equal_first_places_of_all_are_a_draw_and_no_comeback() -> None:
    """Of three of four they are a victory."""
    rows = [replace(row, place=1, least=0.02) for row in RESULT.seats]
    for first, said in (
        (rows, EN("result-wins.draw")),
        ([*rows[:3], replace(rows[3], place=4)], like(EN, "result-wins", winners=3)),
    ):
        view = replace(RESULT, seats=tuple(first))
        [light] = (mark.words for mark in marks(view, NAMES, EN) if isinstance(mark, Light))
        assert light == said if isinstance(said, str) else said.fullmatch(light)
        comebacks = [award for award in awards(view) if award.what == "comeback"]
        assert bool(comebacks) == (first is not rows)


@pytest.mark.parametrize("places", [(1, 2, 2, 2), (1, 1, 3, 4), (1, 1, 3, 3), (1, 2, 3, 3)])
def test_equals_stand_level_and_are_as_large(places: tuple[int, ...]) -> None:
    rows = (replace(row, place=place) for row, place in zip(RESULT.seats, places, strict=True))
    for one, other in pairwise(steps(replace(RESULT, seats=tuple(rows)))):
        same = one.place == other.place
        assert (one.area[1] == other.area[1]) is same
        assert same or one.large > other.large
        assert not same or one.large == other.large


def held(view: ResultView) -> list[str]:
    return [NAMES[row.seat] for award in awards(view) for row in award.rows]


def test_awards_go_round_and_only_to_a_player_that_stands_out() -> None:
    found = [mark for mark in marks(RESULT, NAMES, EN) if isinstance(mark, Honour)]
    assert [(mark.what, mark.holders[0].name, mark.words) for mark in found] == [
        (what, name, EN(f"award-{what}.count", count=count))
        for what, name, count in (
            ("hunter", "Ben", 9),
            ("most-lost", "Ada", 7),
            ("waited", "Cem", 23),
        )
    ], "Ben has most sixes, too, and Dora stands out by nothing"
    red = Telling(EN).seat("red", "Cem")
    waited = like(EN, "alt-result", seat=red, waited=23)
    told = describe_result(RESULT, NAMES, EN)
    assert waited.search(told)
    assert EN("award-waited.count", count=23) in told
    quiet = SeatResult(0, 1, 0, 0, (0,) * 6), SeatResult(1, 2, 0, 0, (3, 0, 0, 0, 0, 0))
    assert [award.what for award in awards(ResultView("classic-4", quiet))] == ["ones"]


def test_players_without_an_award_go_first_among_equals() -> None:
    counts = ((0, 5, 3, 9), (1, 3, 5, 4), (2, 3, 4, 9))
    rows = (
        SeatResult(seat, 1, took, lost, (1, 0, 0, 0, 0, six)) for seat, took, lost, six in counts
    )
    found = [
        (award.what, award.rows[0].seat) for award in awards(ResultView("classic-4", tuple(rows)))
    ]
    assert found == [("hunter", 0), ("most-lost", 1)], "two of three have nines"
    alike = (SeatResult(seat, 1, 3, 3, (1,) * 6) for seat in range(3))
    assert awards(ResultView("classic-4", tuple(alike))) == [], "nobody stands out"


def test_no_player_has_two_awards_while_another_has_none() -> None:
    for rolls in ((9,) * 6, (1, 2, 3, 4, 5, 6)):
        for place in range(4):
            best = replace(RESULT.seats[place], captured=20, lost=20, waited=40, rolls=rolls)
            rows = (best if row.seat == place else row for row in RESULT.seats)
            names = held(replace(RESULT, seats=tuple(rows)))
            counts = [names.count(name) for name in ("Ada", "Ben", "Cem", "Dora")]
            assert max(counts) <= 1 or min(counts) > 0
    names = held(CARD_RESULT)
    assert len(names) == len(set(names)) or set(names) == {"Ada", "Ben", "Cem"}


def test_two_that_are_equal_have_an_award_together() -> None:
    rows = [replace(row, captured=7 if row.seat < 2 else 3, lost=3) for row in RESULT.seats]
    view = replace(RESULT, seats=tuple(rows))
    (honour,) = (m for m in marks(view, NAMES, EN) if isinstance(m, Honour) and len(m.holders) > 1)
    assert [seen.name for seen in honour.holders] == ["Ada", "Ben"]
    assert honour.words == EN("award-hunter.count", count=7)
    title = EN("award-hunter")
    told = EN(
        "alt-award", title=title, seat=EN.listed(["Ada", "Ben"]), words=honour.words, holders=2
    )
    assert told in describe_result(view, NAMES, EN)
    assert render.result(view, render.Look(NAMES, texts=EN)).png
    most = replace(view, seats=tuple(replace(row, captured=min(row.seat, 1)) for row in rows))
    assert not any(award.what == "hunter" for award in awards(most)), "of four three have it"


def test_a_comeback_is_told() -> None:
    rows = tuple(replace(row, least=0.08 if row.place == 1 else 0.01) for row in RESULT.seats)
    first = awards(replace(RESULT, seats=rows))[0]
    assert (first.what, first.rows[0].place, first.count) == ("comeback", 1, 8)
    rows = tuple(replace(row, least=0.2) for row in RESULT.seats)
    assert "comeback" not in [award.what for award in awards(replace(RESULT, seats=rows))]


def test_arch_enemies_took_most_from_each_other() -> None:
    (enemies,) = (mark for mark in marks(RESULT, NAMES, EN) if isinstance(mark, Enemies))
    assert ([seen.name for seen in enemies.both], enemies.score) == (["Ben", "Ada"], (4, 1))
    said = EN("alt-feud", one="Ben", other="Ada", most=4, fewer=1)
    assert said in describe_result(RESULT, NAMES, EN)
    two = replace(RESULT, seats=RESULT.seats[:2])
    assert two.feud is None, "of two it goes without saying"
    hunted = tuple(replace(row, sent=(0,) * 4) for row in RESULT.seats[1:])
    assert replace(RESULT, seats=(RESULT.seats[0], *hunted)).feud is None, "nobody struck back"


def test_panels_show_captures_by_player_and_victim() -> None:
    shelves = [mark for mark in marks(RESULT, NAMES, EN) if isinstance(mark, ResultPanel)]
    assert [mark.own for mark in shelves] == [("green",), ("yellow",), ("black",), ("red",)]
    assert shelves[1].sent == ("green", "red", "red", "black")
    assert shelves[1].captured == 4


@pytest.mark.parametrize("sent", [(0, 1, 0, 0), (0, 3, 2, 2), (0, 9, 9, 9), (0, 40, 1, 1)])
def test_pieces_on_a_shelf_stand_clear_of_each_other(sent: tuple[int, ...]) -> None:
    row = replace(RESULT.seats[0], sent=sent, captured=sum(sent))
    view = replace(RESULT, seats=(row, *RESULT.seats[1:]))
    (shelf,) = (
        m for m in marks(view, NAMES, EN) if isinstance(m, ResultPanel) and m.own == ("yellow",)
    )
    assert sum(many for _, many, _ in shelf.standing) == sum(sent)
    begins = [begin for *_, begin in shelf.standing]
    assert all(other - one >= PIECE for one, other in pairwise(begins))
    assert begins[-1] + PIECE <= RIGHT


def test_five_victims_have_room_on_a_shelf() -> None:
    row = SeatResult(0, 1, 50, 0, (1,) * 6, sent=(0, 10, 10, 10, 10, 10))
    view = ResultView("classic-6", (row,))
    (shelf,) = (mark for mark in marks(view, NAMES, EN) if isinstance(mark, ResultPanel))
    begins = [begin for *_, begin in shelf.standing]
    assert len(begins) == 5
    assert all(other - one > PIECE for one, other in pairwise(begins))


def test_a_card_race_shows_rows_the_best_theft_and_thefts_by_player() -> None:
    found = list(marks(CARD_RESULT, NAMES, EN))
    (trophies,) = (mark for mark in found if isinstance(mark, Trophies))
    assert trophies.rows == CARD_RESULT.rows[0], "the winner's"
    (theft,) = (mark for mark in found if isinstance(mark, Honour) and mark.what == "theft")
    assert (theft.holders[0].name, theft.figure) == ("Ben", (39, 3))
    assert theft.words == EN("award-theft.count", count=39, victim="Ada")
    shelves = [mark for mark in found if isinstance(mark, ResultPanel)]
    assert shelves[0].sent == ("green", "green", "green", "red")
    picture = render.result(CARD_RESULT, render.Look(NAMES, "dark", texts=EN))
    assert (picture.width, picture.height) == box(CARD_RESULT)[2:]
    told = describe_result(CARD_RESULT, NAMES, EN)
    assert EN("alt-result-row", points=9, figures="7, 38, 40") in told
    assert like(EN, "alt-result-cards", place=1, points=31, captured=4, lost=2).search(told)
    none = replace(CARD_RESULT, rows=((), (), (), ()), theft=None)
    assert not any(isinstance(mark, Trophies) for mark in marks(none, NAMES, EN))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_any_length_leave_the_verb(language: str) -> None:
    names = dict.fromkeys(range(4), "Donaudampfschifffahrtsgesellschaft")
    (light,) = (m for m in marks(RESULT, names, texts(language)) if isinstance(m, Light))
    assert "Donau" in light.words
    assert light.words.endswith("!")


def test_a_game_without_rolls_has_a_result() -> None:
    view = ResultView("classic-6", (SeatResult(5, 1, 0, 0, (0,) * 6),))
    assert render.result(view, render.Look(theme="dark", texts=EN)).png


def test_a_game_of_two_has_two_steps() -> None:
    seats = (SeatResult(0, 1, 3, 2, (1, 60, 60, 60, 60, 60)), SeatResult(2, 2, 2, 3, (0,) * 6))
    assert render.result(ResultView("classic-4", seats), render.Look(texts=EN)).png


def test_a_player_with_two_colours_has_both_of_them() -> None:
    rows = SeatResult(0, 1, 3, 2, (1,) * 6, (2,)), SeatResult(1, 2, 2, 3, (1,) * 6, (3,))
    view = ResultView("classic-4", rows)
    tell = Telling(EN)
    both = EN.listed([tell.seat("yellow", "Ada"), tell.seat("red", "Ada")])
    first = like(EN, "alt-result", place=1, seat=both, captured=3, waited=0)
    assert first.match(describe_result(view, {0: "Ada", 2: "Ada"}, EN))
    shelves = [mark for mark in marks(view, NAMES, EN) if isinstance(mark, ResultPanel)]
    assert [mark.own for mark in shelves] == [("yellow", "red"), ("green", "black")]
    assert render.result(view, render.Look(NAMES, "dark", texts=EN)).png
