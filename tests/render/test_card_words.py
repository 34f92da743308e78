"""The card race in words, against positions made by hand; nothing of a hand is for everybody."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from data.shipped.languages import LANGUAGES
from data.shipped.texts import Texts, texts
from engine.views import CardRaceView, Lay, LayChoice, Seat, Spot
from render.cards.words import hand_sentences, sentences
from render.names import as_many
from tests.render.card_positions import FREE, RACES, position
from tests.render.positions import NAMES
from tests.render.telling import Telling
from tests.words import ANY, DE, EN, like


def told(
    view: CardRaceView,
    names: Mapping[Seat, str],
    say: Texts,
    limit: int | None = None,
) -> str:
    """Return what everybody reads."""
    return as_many(sentences(view, names, say), say, limit)


def told_hand(
    view: CardRaceView, seat: Seat, names: Mapping[Seat, str], say: Texts, limit: int | None = None
) -> str:
    """Return what the owner of a hand reads."""
    return as_many(hand_sentences(view, seat, names, say), say, limit)


def rows(say: Texts, seat: str, *figures: str) -> str:
    """The rows of a player, each a text of its figures."""
    told = [say("alt-row", row=row, figures=each) for row, each in enumerate(figures, 1)]
    return say("alt-rows", seat=seat, rows="; ".join(told))


def offer(dice: str, row: int, at: int, to: int, source: str = "") -> str:
    """What may be laid, to a row or to begin one."""
    way = EN("alt-offer-row" if at else "alt-offer-new", dice=dice, row=row, at=at, to=to)
    return EN("alt-offer-taken", offer=way, source=source) if source else way


def test_a_whole_position_in_english() -> None:
    tell = Telling(EN)
    yellow, green = tell.seat("yellow", "Ada"), tell.seat("green", "Ben")
    red, black = tell.seat("red"), tell.seat("black")
    called = ("Ada", "Ben", red, black)
    points = zip(called, (12, 7, 23, 0), strict=True)
    score = ", ".join(EN("alt-points", seat=seat, points=count) for seat, count in points)
    held = ", ".join(EN("alt-held", seat=seat, count=2) for seat in called)
    on = {1: "5, 10, 15, 20, 25, 30, 35–37", 2: "38", 3: "39"}
    stars = "; ".join(EN("alt-stars-on", count=count, numbers=on[count]) for count in on)
    gone = "8, 11–13, 15–18, 20–22, 24–26, 28, 30, 31, 34, 35, 37, 39"
    assert told(RACES["cards-middle"], {0: "Ada", 1: "Ben"}, EN) == " ".join(
        [
            EN("alt-score", points=score, target=30),
            rows(EN, yellow, "3, 8, 12", "20, 24"),
            rows(EN, green, "8, 9, 15, 17, 21, 26", "5"),
            rows(EN, red, "2, 4, 10, 13, 16, 18, 22, 25, 28, 31, 34, 37", "30, 35, 39", "6, 11"),
            rows(EN, black, "1, 7"),
            EN("alt-gone", numbers=gone),
            EN("alt-piles", deck=71, die=3),
            EN("alt-holding", held=held),
            EN("alt-stars", stars=stars),
        ]
    )


def test_the_beginning_before_anybody_is_on_turn() -> None:
    text = told(replace(RACES["cards-opening"], turn=None), {}, EN)
    tell = Telling(EN)
    none = EN("alt-points", seat=tell.seat("yellow"), points=0)
    score = like(EN, "alt-score", points=f"{none}, {ANY}")
    assert score.match(text)
    assert EN("alt-rows", seat=tell.seat("green"), rows=EN("alt-rows-none")) in text
    assert f"{EN('alt-twice', numbers='1–10')} {EN('alt-pile', deck=122)} " in text
    assert not like(EN, "alt-gone").search(text)


def test_the_end() -> None:
    end = DE("alt-won", seat="Ben", points=42)
    assert f" {end} " in told_hand(RACES["cards-over"], 0, NAMES, DE)


def test_a_hand_tells_the_uses_of_each_die() -> None:
    tell = Telling(EN)
    red = EN("alt-from", seat=tell.seat("red"))
    offers = [
        offer("2", 1, 12, 14),
        offer("6", 1, 12, 18, red),
        offer("2", 2, 24, 26, EN("alt-from", seat="Ben")),
        offer("6", 2, 24, 30, red),
        offer("2", 3, 0, 2),
        offer("6", 3, 0, 6),
        offer("2 + 6", 3, 0, 8, EN("alt-from-own", row=1)),
    ]
    assert told_hand(RACES["cards-middle"], 0, {1: "Ben"}, EN) == " ".join(
        [
            EN("alt-hand", dice="2 + 6"),
            EN("alt-hand-offers", offers="; ".join(offers)),
            rows(EN, tell.seat("yellow"), "3, 8, 12", "20, 24"),
            EN("alt-hand-score", points=12, target=30),
        ]
    )


def test_a_figure_of_either_of_two_players() -> None:
    lays = [Lay(0, (3,), 1, 0, 3, Spot(seat, 1)) for seat in (1, 2)]
    choices = tuple(LayChoice(f"new 3 from {lay.source}", lay) for lay in lays)
    none = ((3,), (), ())
    view = replace(position(FREE, none, none), hand=(3, 5), choices=choices)
    text = told_hand(view, 0, {1: "Ben"}, DE)
    tell = Telling(DE)
    either = DE.listed(["Ben", tell.seat("red")], either=True)
    begins = DE("alt-offer-new", dice="3", row=1, to=3)
    source = DE("alt-from-either", seats=either)
    offers = DE("alt-offer-taken", offer=begins, source=source)
    assert DE("alt-hand-offers", offers=offers) in text


def test_a_dead_die_says_why() -> None:
    text = told_hand(RACES["cards-dead"], 0, {}, EN)
    assert EN("alt-hand-dead", die=6) in text


def test_a_hand_while_another_player_is_on_turn_and_without_cards() -> None:
    view, red = RACES["cards-two"], Telling(EN).seat("red")
    turn = f"{EN('alt-hand', dice='2 + 5')} {EN('alt-turn', seat=red)} "
    assert told_hand(view, 0, {}, EN).startswith(turn)
    text = told_hand(replace(view, hand=()), 2, {}, EN)
    row = EN("alt-row", row=1, figures="2, 8, 10")
    own = like(EN, "alt-rows", seat=red, rows=f"{row}; {ANY}")
    empty = EN("alt-hand-none")
    assert text.startswith(f"{empty} ")
    assert own.match(text, len(empty) + 1)


@pytest.mark.parametrize("say", [texts(each) for each in LANGUAGES], ids=LANGUAGES)
@pytest.mark.parametrize("key", RACES)
def test_the_public_text_is_the_same_for_any_hand(key: str, say: Texts) -> None:
    view = RACES[key]
    open_view = replace(view, hand=(), choices=())
    assert told(view, NAMES, say) == told(open_view, NAMES, say)


@pytest.mark.parametrize("say", [texts(each) for each in LANGUAGES], ids=LANGUAGES)
def test_a_short_text_is_a_beginning_of_whole_sentences(say: Texts) -> None:
    names = dict.fromkeys(range(4), "Maximiliane von der Hohen Tanne")
    view = RACES["cards-middle"]
    full, short = told(view, names, say), told(view, names, say, 600)
    assert full.startswith(short)
    assert 300 < len(short) <= 600 < len(full)
    assert short.endswith(".")
    assert len(told_hand(view, 0, names, say, 100)) <= 100


def test_stars_may_be_taken_off_the_cards() -> None:
    view = replace(RACES["cards-opening"], stars=(0,) * 41)
    assert not like(EN, "alt-stars").search(told(view, {}, EN))
