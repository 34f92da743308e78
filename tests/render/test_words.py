"""Positions in words, against positions made by hand."""

from __future__ import annotations

import pytest

from cogs.platform.limits import ALT
from data.shipped.languages import LANGUAGES
from data.shipped.texts import Texts, texts
from engine.views import Choice, Piece, RaceView, ResultView, SeatResult, Step
from render.awards import MOST, awards
from render.race.words import describe, describe_result
from tests.render.positions import NAMES, POSITIONS, RESULT, race
from tests.render.telling import Telling
from tests.words import DE, EN

IN_ENGLISH, IN_GERMAN = Telling(EN), Telling(DE)


def test_a_whole_position_in_english() -> None:
    tell = IN_ENGLISH
    yellow, green = tell.seat("yellow", "Ada"), tell.seat("green", "Ben")
    red, black = tell.seat("red"), tell.seat("black")
    assert describe(POSITIONS["capture"], {0: "Ada", 1: "Ben"}, EN) == " ".join(
        [
            tell.may("Ben", tell.move(1, 15), tell.move(2, 8, captured=tell.piece_of(black, 4))),
            tell.stands(green, {3: "b", 2: 4, 1: 11}, base="4"),
            tell.stands(red, {2: "d", 3: "c", 1: 3}, base="4"),
            tell.stands(black, {4: 8}, base="1, 2, 3"),
            tell.stands(yellow, {3: "a", 2: 13, 1: 6}, base="4"),
            tell.numbers({"Ada": (1, 40), "Ben": (11, 10), red: (21, 20), black: (31, 30)}),
        ]
    )


def test_a_whole_position_in_german() -> None:
    tell = IN_GERMAN
    yellow, green, black = tell.seat("yellow"), tell.seat("green"), tell.seat("black", "Dora")
    assert describe(POSITIONS["entering"], {3: "Dora"}, DE) == " ".join(
        [
            tell.stands(black, {2: "b", 1: "a", 4: 31}, base="3"),
            tell.stands(yellow, {1: 32}, base="2, 3, 4"),
            tell.stands(green, {3: "b", 1: 11}, base="2, 4"),
            tell.numbers({yellow: (1, 40), green: (11, 10), "Dora": (31, 30)}),
        ]
    )


def test_the_beginning_has_no_move() -> None:
    tell = IN_ENGLISH
    yellow = tell.seat("yellow")
    stands = tell.stands(yellow, {1: 1}, base="2, 3, 4")
    said = describe(POSITIONS["opening"], {}, EN)
    assert said.startswith(f"{stands} {tell.seat('green')}")


def test_the_end_says_the_places() -> None:
    end = [DE("alt-place", place=1, seat="Ada"), DE("alt-place", place=2, seat="Cem")]
    assert describe(POSITIONS["over"], NAMES, DE).startswith(" ".join([*end, ""]))


def test_a_piece_moved_for_another_colour_is_named() -> None:
    step = Step(Piece(2, 1), 3, 7)
    view = RaceView("classic-4", ((5,), (), (1, 3), ()), 0, (4,), 0, (Choice("move 2", step),))
    tell = IN_ENGLISH
    move = tell.move(tell.piece_of(tell.seat("red"), 2), 28)
    assert tell.may(tell.seat("yellow"), move) in describe(view, {}, EN)


@pytest.mark.parametrize("say", [texts(each) for each in LANGUAGES], ids=LANGUAGES)
@pytest.mark.parametrize("key", ["classic-4", "classic-6"])
def test_a_short_text_is_a_beginning_of_whole_sentences(key: str, say: Texts) -> None:
    for view in race(key, 2, 30):
        names = dict.fromkeys(range(6), "Maximiliane von der Hohen Tanne")
        full = describe(view, names, say)
        short = describe(view, names, say, 400)
        assert full.startswith(short)
        assert len(short) <= 400
        assert short.endswith(".")
        assert full == short or len(short) > 100


def test_even_a_single_sentence_is_cut_to_the_limit() -> None:
    whole, short = (describe(POSITIONS["choice"], NAMES, EN, most) for most in (None, 20))
    assert 10 < len(short) <= 20
    kept = short.removesuffix("…")
    assert kept != short
    assert whole.startswith(f"{kept} "), "between two words"


def test_names_cannot_smuggle_markup_into_the_text() -> None:
    text = describe(POSITIONS["opening"], {0: "**<@1>** @everyone"}, EN)
    assert text.startswith(IN_ENGLISH.seat("yellow", "everyone"))


@pytest.mark.parametrize("say", [texts(each) for each in LANGUAGES], ids=LANGUAGES)
def test_the_longest_result_is_told_to_its_last_award(say: Texts) -> None:
    rows = tuple(
        SeatResult(
            seat,
            seat + 1,
            captured=10 + 9 * (seat == 1),
            lost=10 + 9 * (seat == 2),
            rolls=(17, 17, 17, 17, 17, 17 + 9 * (seat == 3)),
            sent=tuple(2 * (other != seat) for other in range(6)),
            waited=20 + 9 * (seat == 4),
        )
        for seat in range(6)
    )
    view, names = ResultView("classic-6", rows), {at: f"Annemarie Wilhelm 1{at}" for at in range(6)}
    told = describe_result(view, names, say, ALT)
    assert len(told) <= ALT
    assert len(awards(view)) == MOST
    assert say("award-waited.count", count=29) in told


def test_a_result_in_words() -> None:
    counts = {"captured": 9, "lost": 3, "rolls": 73, "sixes": 17, "waited": 9}
    green = IN_GERMAN.seat("green", "Ben")
    first = DE("alt-result", place=1, seat=green, **counts)
    assert describe_result(RESULT, {1: "Ben"}, DE).startswith(first)
    assert len(describe_result(RESULT, NAMES, EN, 100)) <= 100
