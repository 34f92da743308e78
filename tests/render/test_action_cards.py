"""Pictures with action cards: small, readable, nothing of a hand where everybody sees it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import render
from data.decks import action_cards
from data.texts import LANGUAGES, texts
from render.action_cards.art import ARTS
from render.action_cards.cards import WIDTH, large
from render.action_cards.hands import COLUMNS, ROWS
from render.action_cards.hands import marks as in_hand
from render.action_cards.table import marks as on_table
from render.drawing.canvas import Box, Canvas
from render.drawing.fonts import font, size
from render.drawing.marks import Fixed
from render.drawing.paint import paint
from render.sprites.cards import WIDE, WORDS, Card
from render.sprites.dishes import Blocked
from render.words import describe, describe_hand
from tests.render.action_card_positions import CARD_BOARDS, CARD_HAND, SPRINT
from tests.render.positions import NAMES

EN, DE = map(texts, ("en", "de"))
MOST_BYTES, MORE = 120_000, 135_000
"""Of the board for four with one row of cards; and with six arms, or with two rows."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_board = pytest.mark.parametrize("key", CARD_BOARDS)


@every_board
def test_a_board_with_cards_stays_small(key: str) -> None:
    view = CARD_BOARDS[key]
    picture = render.action_cards(view, NAMES, DE)
    usual = (picture.height, view.board) == (1272, "classic-4")
    assert len(picture.png) <= (MOST_BYTES if usual else MORE)


def test_every_kind_has_its_own_drawing() -> None:
    assert ARTS.keys() == action_cards().keys()
    box = 0, 0, 268, 104
    drawn = {paint("light", [Drawing(key)], box).tobytes() for key in action_cards()}
    assert len(drawn) == len(ARTS)
    assert len(render.action_card("windstoss", DE).png) < 60_000


@every_language
def test_the_words_of_a_card_fit_on_it(language: str) -> None:
    """Whole, in letters that can be read on a phone."""
    for key in action_cards():
        card = large(key, texts(language))
        face = font(size(WORDS + 1), "SemiBold")
        assert " ".join(card.words) == texts(language)(f"kind-{key.replace('_', '-')}.text")
        assert all(face.getlength(line) <= WIDTH / 2 - 20 for line in card.words), key
        assert font(size(WORDS)).getlength(card.title) <= WIDE - 64, key


class Drawing(Fixed, frozen=True):
    """What a kind shows, alone."""

    key: str

    @property
    def box(self) -> Box:
        return 0, 0, 268, 104

    def draw(self, canvas: Canvas) -> None:
        ARTS[self.key](canvas, (134, 52), 1)


def test_a_hand_stays_small() -> None:
    picture = render.action_cards_hand(CARD_HAND, EN, "dark")
    assert (picture.width, len(picture.png) < 100_000) == (1000, True)


def cards(marks: object) -> list[Card]:
    return [mark for mark in marks if isinstance(mark, Card)]  # type: ignore[attr-defined]


def test_a_hand_shows_each_kind_once_and_what_can_be_played() -> None:
    shown = cards(in_hand(CARD_HAND, EN))
    assert [card.title for card in shown if card.chosen] == ["Think again!", "Sprint"]
    assert [card.badge for card in shown] == ["", "2×", "", "", "", ""]


def test_a_hand_larger_than_the_table_is_shown_as_far_as_there_is_room() -> None:
    hand = replace(CARD_HAND, hand=tuple(action_cards()))
    assert len(cards(in_hand(hand, EN))) == ROWS * COLUMNS
    assert render.action_cards_hand(hand, EN).height > 1200


def test_a_hand_of_one_card_or_none() -> None:
    one = replace(CARD_HAND, hand=("sprint",), plays=())
    assert render.action_cards_hand(one, EN) == render.action_card("sprint", EN)
    assert describe_hand(replace(one, hand=()), 0, NAMES, EN) == EN("alt-hand-no-cards")
    assert render.action_cards_hand(replace(one, hand=()), EN).height < 320


@every_board
def test_the_board_shows_nothing_of_a_hand(key: str) -> None:
    """Whatever the view that it is drawn from holds."""
    view = CARD_BOARDS[key]
    full = replace(view, hand=CARD_HAND.hand, plays=CARD_HAND.plays)
    assert list(on_table(full, NAMES, EN)) == list(on_table(view, NAMES, EN))
    assert describe(full, NAMES, EN) == describe(view, NAMES, EN)


def test_lasting_cards_lie_open_and_squares_are_barred() -> None:
    made = list(on_table(CARD_BOARDS["cards-lasting"], NAMES, EN))
    assert sum(isinstance(mark, Blocked) for mark in made) == 1
    titles = [card.title for card in cards(made)]
    assert titles == ["Road works", "Sleepyhead", "Speed limit", "Sprint"]
    said = describe(CARD_BOARDS["cards-lasting"], NAMES, EN)
    assert EN("alt-blocked", square="26") in said
    assert EN("alt-limit", most=3) in said
    assert EN("alt-sleeps", seat="Black (Dora)") in said


def test_the_chain_is_told_first_the_last_card_before_the_others() -> None:
    said = describe(CARD_BOARDS["cards-announced"], NAMES, EN)
    assert said.startswith(
        "Against it, Green (Ben) plays “Think again!”. Yellow (Ada) plays “Sprint”"
    )
    assert "pieces 1, 2 on square 32" in said, "no barrier"
    at_once = replace(CARD_BOARDS["cards-announced"], chain=(SPRINT.__class__(1, "inventur"),))
    assert describe(at_once, NAMES, EN).startswith(
        EN("alt-at-once", seat="Green (Ben)", card="Stocktaking")
    )
    coming = describe(CARD_BOARDS["cards-capture"], NAMES, EN)
    assert coming.startswith("About to happen: Yellow (Ada), piece 1 to square 14, sending Green 1")


def test_a_roll_in_somebody_elses_turn_is_told_as_theirs() -> None:
    said = describe(CARD_BOARDS["cards-quiet"], NAMES, EN)
    assert said.startswith("Green (Ben) rolled 4 and may move: piece 1 to square 18.")
    assert "Red (Cem) moved piece 3 from square 28 to the base." in said


def test_a_hand_in_words_says_what_its_cards_do() -> None:
    said = describe_hand(CARD_HAND, 0, NAMES, EN)
    assert "You can play now: Sprint, Think again!." in said
    assert "“Guardian angel”. As an answer. Not stopped by: Nyah-nyah!. Sends nobody home." in said
    quiet = describe_hand(replace(CARD_HAND, plays=()), 0, NAMES, EN)
    assert EN("alt-hand-quiet") in quiet
