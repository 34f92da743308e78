"""The card race in words, against positions made by hand; nothing of a hand is for everybody."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from data.texts import Texts
from engine.views import CardRaceView, Lay, LayChoice, Seat, Spot
from render.cards.words import hand_sentences, sentences
from render.texts import as_many
from tests.render.card_positions import FREE, RACES, position
from tests.render.positions import NAMES
from tests.words import DE, EN


def told(
    view: CardRaceView, names: Mapping[Seat, str], say: Texts, limit: int | None = None
) -> str:
    """Return what everybody reads."""
    return as_many(sentences(view, names, say), limit)


def told_hand(
    view: CardRaceView, seat: Seat, names: Mapping[Seat, str], say: Texts, limit: int | None = None
) -> str:
    """Return what the owner of a hand reads."""
    return as_many(hand_sentences(view, seat, names, say), limit)


def test_a_whole_position_in_english() -> None:
    assert told(RACES["cards-middle"], {0: "Ada", 1: "Ben"}, EN) == (
        "Yellow (Ada) is up. "
        "Green (Ben) laid 5: row 2 begins with 5, from the centre. "
        "Red laid 4: row 2, 35 to 39, from the centre. "
        "Black laid 6: row 1, 1 to 7, taken from Yellow (Ada). "
        "Points: Yellow (Ada) 12, Green (Ben) 7, Red 23, Black 0; 30 win. "
        "Yellow (Ada): row 1: 3, 8, 12; row 2: 20, 24. "
        "Green (Ben): row 1: 8, 9, 15, 17, 21, 26; row 2: 5. "
        "Red: row 1: 2, 4, 10, 13, 16, 18, 22, 25, 28, 31, 34, 37; row 2: 30, 35, 39; "
        "row 3: 6, 11. "
        "Black: row 1: 1, 7. "
        "Not in the centre: 8, 11–13, 15–18, 20–22, 24–26, 28, 30, 31, 34, 35, 37, 39. "
        "The draw pile has 71 cards; a 3 is on top of the discards. "
        "Cards in hand: Yellow (Ada) 2, Green (Ben) 2, Red 2, Black 2. "
        "Stars: 1 on 5, 10, 15, 20, 25, 30, 35–37; 2 on 38; 3 on 39."
    )


def test_a_hand_that_was_shown_in_german() -> None:
    assert told(RACES["cards-stuck"], {0: "Ada"}, DE).startswith(
        "Grün ist dran. Gelb (Ada) konnte keinen Würfel legen und musste 6 + 6 zeigen. "
        "Schwarz hat 3 + 6 gelegt: Reihe 1 beginnt mit 9, aus der Mitte. "
    )


def test_the_beginning_before_anybody_is_on_turn() -> None:
    text = told(replace(RACES["cards-opening"], turn=None), {}, EN)
    assert text.startswith("Nobody is up yet. Points: Yellow 0, ")
    assert "Green: no row. " in text
    assert "Twice in the centre: 1–10. The draw pile has 122 cards. " in text
    assert "Not in the centre" not in text


def test_the_end() -> None:
    assert told(RACES["cards-over"], NAMES, DE).startswith(
        "Grün (Ben) hat mit 42 Punkten gewonnen. "
        "Grün (Ben) hat 2 gelegt: Reihe 2, 38 auf 40, aus der Mitte. "
        "Damit ist Reihe 2 von Grün (Ben) im Ziel und zählt. "
    )


def test_a_hand_says_what_each_die_can_do() -> None:
    assert told_hand(RACES["cards-middle"], 0, {1: "Ben"}, EN) == (
        "Your dice: 2 + 6. "
        "You may lay: 2: row 1, 12 to 14; 6: row 1, 12 to 18, taken from Red; "
        "2: row 2, 24 to 26, taken from Green (Ben); 6: row 2, 24 to 30, taken from Red; "
        "2: row 3 begins with 2; 6: row 3 begins with 6; "
        "2 + 6: row 3 begins with 8, taken from row 1. "
        "Yellow: row 1: 3, 8, 12; row 2: 20, 24. "
        "You have 12 points; 30 win."
    )


def test_a_figure_of_either_of_two_players() -> None:
    lays = [Lay(0, (3,), 1, 0, 3, Spot(seat, 1)) for seat in (1, 2)]
    choices = tuple(LayChoice(f"new 3 from {lay.source}", lay) for lay in lays)
    rows = ((3,), (), ())
    view = replace(position(FREE, rows, rows), hand=(3, 5), choices=choices)
    text = told_hand(view, 0, {1: "Ben"}, DE)
    assert "3: Reihe 1 beginnt mit 3, genommen von Grün (Ben) oder Rot." in text


def test_a_dead_die_says_why() -> None:
    text = told_hand(RACES["cards-dead"], 0, {}, EN)
    assert "The 6 fits nowhere: no row is free, and each would go beyond 40." in text


def test_a_hand_while_somebody_else_is_on_turn_and_without_cards() -> None:
    view = RACES["cards-two"]
    assert told_hand(view, 0, {}, EN).startswith("Your dice: 2 + 5. Red is up. ")
    text = told_hand(replace(view, hand=()), 2, {}, EN)
    assert text.startswith("You have no dice. Red: row 1: 2, 8, 10; ")


@pytest.mark.parametrize("say", [EN, DE], ids=["en", "de"])
@pytest.mark.parametrize("key", RACES)
def test_what_everybody_reads_is_the_same_whatever_the_hand_holds(key: str, say: Texts) -> None:
    view = RACES[key]
    open_view = replace(view, hand=(), choices=())
    assert told(view, NAMES, say) == told(open_view, NAMES, say)


@pytest.mark.parametrize("say", [EN, DE], ids=["en", "de"])
def test_a_short_text_is_a_beginning_of_whole_sentences(say: Texts) -> None:
    names = dict.fromkeys(range(4), "Maximiliane von der Hohen Tanne")
    view = RACES["cards-middle"]
    full = told(view, names, say)
    short = told(view, names, say, 1024)
    assert full.startswith(short)
    assert 600 < len(short) <= 1024 < len(full)
    assert short.endswith(".")
    assert len(told_hand(view, 0, names, say, 100)) <= 100


def test_stars_may_be_taken_off_the_cards() -> None:
    view = replace(RACES["cards-opening"], stars=(0,) * 41)
    assert "Stars" not in told(view, {}, EN)
