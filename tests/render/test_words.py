"""Positions in words, against positions made by hand."""

from __future__ import annotations

import pytest

from data.texts import Texts
from engine.views import Choice, Piece, RaceView, Step
from render.words import describe, describe_result
from tests.render.positions import NAMES, POSITIONS, RESULT, race
from tests.words import DE, EN


def test_a_whole_position_in_english() -> None:
    assert describe(POSITIONS["capture"], {0: "Ada", 1: "Ben"}, EN) == (
        "Green (Ben) rolled 4 and may move: piece 1 to square 15; "
        "piece 2 to square 8, sending Black 4 home. "
        "Yellow (Ada) moved piece 2 from square 7 to square 13. "
        "Black moved piece 4 from square 4 to square 8. "
        "Green (Ben): piece 3 on goal square b, piece 2 on square 4, piece 1 on square 11, "
        "piece 4 in the base. "
        "Red: piece 2 on goal square d, piece 3 on goal square c, piece 1 on square 3, "
        "piece 4 in the base. "
        "Black: piece 4 on square 8, pieces 1, 2, 3 in the base. "
        "Yellow (Ada): piece 3 on goal square a, piece 2 on square 13, piece 1 on square 6, "
        "piece 4 in the base. "
        "The 40 squares are numbered clockwise; 1 is where Yellow starts."
    )


def test_a_whole_position_in_german() -> None:
    assert describe(POSITIONS["entering"], {3: "Dora"}, DE) == (
        "Schwarz (Dora) ist dran. "
        "Grün hat 6 gewürfelt. "
        "Grün ist mit Figur 1 von zu Hause auf Feld 11 gezogen und wirft Gelb 3 raus! "
        "Schwarz (Dora): Figur 2 auf Zielfeld b, Figur 1 auf Zielfeld a, Figur 4 auf Feld 31, "
        "Figur 3 im Haus. "
        "Gelb: Figur 1 auf Feld 32, Figuren 2, 3, 4 im Haus. "
        "Grün: Figur 3 auf Zielfeld b, Figur 1 auf Feld 11, Figuren 2, 4 im Haus. "
        "Die 40 Felder sind im Uhrzeigersinn gezählt; auf 1 beginnt Gelb."
    )


def test_the_beginning_has_no_roll_and_no_move() -> None:
    assert describe(POSITIONS["opening"], {}, EN).startswith(
        "Yellow is up. Yellow: piece 1 on square 1, pieces 2, 3, 4 in the base. Green:"
    )


def test_the_end_says_who_came_where() -> None:
    text = describe(POSITIONS["over"], NAMES, DE)
    assert text.startswith(
        "Das Spiel ist zu Ende. Rot (Cem) hat 2 gewürfelt. "
        "Rot (Cem) ist mit Figur 4 von Feld 19 auf Zielfeld a gezogen. "
        "Platz 1: Gelb (Ada). Platz 2: Rot (Cem). "
    )


def test_a_piece_moved_for_another_colour_is_named() -> None:
    step = Step(Piece(2, 1), 3, 7)
    view = RaceView("classic-4", ((5,), (), (1, 3), ()), 0, (4,), 0, (Choice("move 2", step),))
    assert "may move: Red 2 to square 28." in describe(view, {}, EN)


@pytest.mark.parametrize("say", [EN, DE], ids=["en", "de"])
@pytest.mark.parametrize("key", ["classic-4", "classic-6"])
def test_a_short_text_is_a_beginning_of_whole_sentences(key: str, say: Texts) -> None:
    for view in race(key, 2, 30):
        names = dict.fromkeys(range(6), "Maximiliane von der Hohen Tanne")
        full = describe(view, names, say)
        short = describe(view, names, say, 1024)
        assert full.startswith(short)
        assert len(short) <= 1024
        assert short.endswith(".")
        assert full == short or len(short) > 600


def test_even_a_single_sentence_is_cut_to_the_limit() -> None:
    short = describe(POSITIONS["choice"], NAMES, EN, 20)
    assert short == "Yellow (Ada) rolled…"


def test_names_cannot_smuggle_markup_into_the_text() -> None:
    text = describe(POSITIONS["opening"], {0: "**<@1>** @everyone"}, EN)
    assert text.startswith("Yellow (everyone) is up.")


def test_a_result_in_words() -> None:
    assert describe_result(RESULT, {1: "Ben"}, DE).startswith(
        "Platz 1: Grün (Ben), 9 rausgeworfen, 3 verloren, Würfe: 73, Sechsen: 17, im Mittel: 3,8, am längsten ohne "
        "Sechs: 9."
    )
    assert len(describe_result(RESULT, NAMES, EN, 100)) <= 100
