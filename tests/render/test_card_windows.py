"""Light on what matters: in a window on the picture, and on what of a hand can be played."""

from __future__ import annotations

from io import BytesIO
from math import dist

from msgspec.structs import replace
from PIL import Image

import render
from data.shipped.boards import Point
from engine.action_cards.views import ActionCardsView
from render.action_cards.hand import marks as in_hand
from render.action_cards.opened import Rest, laid_out, opened
from render.action_cards.table import TINY, Against, Announced, Anyone, Holding
from render.action_cards.table import marks as on_table
from render.action_cards.words import title
from render.drawing.canvas import Box
from render.drawing.marks import LIT
from render.drawing.places import overlap
from render.race.dice import DIE_BEFORE
from render.race.layouts import layout
from render.sprites.cards import HIGH, WIDE, Card, Laid
from render.sprites.dice import Die, Waiting
from render.sprites.pieces import Pair, Pawn
from tests.render.action_card_positions import CARD_BOARDS, CARD_HAND, SPRINT, in_a_row
from tests.render.positions import NAMES
from tests.words import DE, EN


def test_while_anybody_may_respond_a_place_is_free_for_it() -> None:
    """Behind the card, or below two; it says how long they have."""
    for count in range(1, 9):
        view = replace(in_a_row(count), window=True)
        made = list(on_table(view, NAMES, EN, responding=12))
        (free,) = (mark for mark in made if isinstance(mark, Anyone))
        assert (free.words, free.time) == (EN("anyone"), EN("anyone-time", seconds=12, hours=0))
        places = [mark.at for mark in made if isinstance(mark, Card | Laid)]
        assert len(places) == min(count, 2)
        assert not any(overlap(free.box, card(at)) for at in places)
        assert (free.at[1] == places[0][1]) == (count == 1)
        listed = [mark for mark in made if isinstance(mark, Rest)]
        assert [len(each.cards) for each in listed] == ([count - 2] if count > 2 else [])
        assert not any(overlap(free.box, each.box) for each in listed)
        assert free.box[3] < render.action_cards(view, render.Look(NAMES, texts=EN)).height
    (free,) = (mark for mark in on_table(view, NAMES, EN) if isinstance(mark, Anyone))
    assert free.time == "", "as long as they like"
    (free,) = (m for m in on_table(view, NAMES, DE, responding=7200) if isinstance(m, Anyone))
    assert free.time == DE("anyone-time", seconds=7200, hours=2)
    assert not any(isinstance(mark, Anyone) for mark in on_table(in_a_row(1), NAMES, EN))


def card(at: Point) -> Box:
    """The place of a card with its middle there."""
    x, y = at
    return round(x - WIDE / 2), round(y - HIGH / 2), round(x + WIDE / 2), round(y + HIGH / 2)


def test_an_arrow_leads_to_the_card_that_is_answered() -> None:
    """Where both have a place; none leads to one that lasts, or past an answer that is only named."""

    def arrows(view: ActionCardsView) -> int:
        return sum(isinstance(mark, Against) for mark in on_table(view, NAMES, EN))

    found = [arrows(replace(in_a_row(count), window=True)) for count in range(1, 6)]
    assert found == [0, 1, 0, 0, 0]
    lasting = CARD_BOARDS["cards-lasting"]
    assert arrows(lasting) == 0
    assert arrows(replace(lasting, chain=in_a_row(2).chain)) == 1


def test_of_many_open_cards_those_that_count_have_a_place() -> None:
    """The announced one and the last; of those that lie there without one, the last that was not canceled."""
    lasting, window = CARD_BOARDS["cards-lasting"], CARD_BOARDS["cards-cancelled"]
    done = replace(window, lasting=lasting.lasting[:2])
    for view, shown, named in (
        (lasting, ["tempolimit", "sprint"], ["baustelle", "schlafmuetze"]),
        (replace(lasting, chain=()), ["baustelle", "tempolimit"], ["schlafmuetze"]),
        (done, ["baustelle", "denkste"], ["schlafmuetze", "sprint"]),
        (replace(window, counted=SPRINT, cancelled=(SPRINT,) * 2), ["sprint"] * 2, ["sprint"]),
    ):
        placed, others = laid_out(opened(view))
        assert [each.card for each in placed] == shown
        assert [each.card for each in others] == named
        lines = [line for mark in on_table(view, NAMES, EN) if isinstance(mark, Rest)
                 for _, line, _ in mark.cards]  # fmt: skip
        assert sorted(lines) == sorted(title(each, EN) for each in named)


def test_cards_without_a_place_are_named_below_the_counts_of_hands() -> None:
    """As many as there is room for, at a table of six, too."""
    for board, most in (("cards-lasting", 4), ("cards-six", 2)):
        view = replace(CARD_BOARDS[board], chain=(SPRINT,) * 9)
        made = list(on_table(view, NAMES, EN))
        (rest,) = (mark for mark in made if isinstance(mark, Rest))
        assert rest.lines == most
        below = max(mark.box[3] for mark in made if isinstance(mark, Holding))
        high = layout(view.board).plan.height + HIGH + 14
        assert below <= rest.box[1] < rest.box[3] <= high


def test_the_card_that_it_is_about_lies_in_the_tray_of_its_player() -> None:
    """While players may respond, as all else is: where the die would wait. Six trays have no room."""

    def trays(view: ActionCardsView) -> list[Announced]:
        return [mark for mark in on_table(view, NAMES, EN) if isinstance(mark, Announced)]

    for key, view in CARD_BOARDS.items():
        assert len(trays(replace(view, window=True))) == bool(view.chain), key
        assert trays(replace(view, window=False)) == [], key
    window = CARD_BOARDS["cards-answered"]
    place = layout("classic-4").plan
    for seat in range(4):
        chain = (replace(SPRINT, seat=seat), *window.chain[1:])
        view = replace(window, chain=chain)
        (card,) = trays(view)
        assert (card.at, card.card) == (place.corners[seat].die, "sprint")
        assert not any(isinstance(mark, Waiting) for mark in on_table(view, NAMES, EN))
        dice = [mark for mark in on_table(view, NAMES, EN) if isinstance(mark, Die)]
        assert dice
        reach = (TINY[1] + DIE_BEFORE) / 2
        assert all(dist(die.at, card.at) > reach for die in dice), "all of it is seen"
    six = replace(CARD_BOARDS["cards-six"], window=True)
    assert [card.at for card in trays(six)] == [layout("classic-6").at((0, 0))]


def test_a_response_window_lights_its_cards_and_pieces() -> None:
    """On the cards of the chain, who moves and who would be hit; the rest lies in the shade."""
    view = CARD_BOARDS["cards-window"]
    made = list(on_table(view, NAMES, EN))
    lit = {type(mark).__name__ for mark in made if mark.part == LIT}
    assert lit == {
        "Announced",
        "Anyone",
        "Die",
        "Laid",
        "LitTray",
        "Pair",
        "Plate",
        "Played",
        "Star",
    }
    at = layout("classic-4").at(layout("classic-4").board.track[31])
    (hit,) = (mark for mark in made if isinstance(mark, Pair) and mark.bright)
    assert hit.at == at
    shown = [
        Image.open(BytesIO(render.action_cards(each, render.Look(NAMES, texts=EN)).png))
        .convert("RGB")
        .getpixel((40, 1000))
        for each in (view, replace(view, window=False))
    ]
    assert sum(shown[0]) < sum(shown[1])  # type: ignore[arg-type]
    mover = replace(CARD_BOARDS["cards-answered"], dice=())
    (own,) = (
        mark
        for mark in on_table(mover, NAMES, EN)
        if isinstance(mark, Pawn) and mark.part == LIT
        if mark.colour == "yellow"
    )
    assert own.number == 1


def test_a_card_that_is_looked_at_bears_no_lock_of_the_others() -> None:
    view = replace(CARD_HAND, hand=("sprint",), held_back=(("baustelle", "target"),))
    look = render.Look(NAMES, texts=EN)
    alone = render.action_cards_hand(replace(view, held_back=()), 0, look)
    assert render.action_cards_hand(view, 0, look).png == alone.png


def test_cards_that_cannot_be_played_bear_a_lock_and_lie_in_the_shade() -> None:
    """Also where none can be, or there is one card; not while none is to be played, as in a pause."""
    shut = tuple((card, "target") for card in ("baustelle", "krebsgang", "sprint"))
    view = replace(CARD_HAND, held_back=shut)
    made = [mark for mark in in_hand(view, 0, NAMES, EN) if isinstance(mark, Laid)]
    locked = [each.card.title for each in made if each.held_back]
    assert locked == [EN("kind-baustelle"), EN("kind-krebsgang")], "a sprint can be played"
    assert not any(each.part == LIT for each in made if not each.chosen)
    look = render.Look(NAMES, texts=EN)
    one = replace(view, hand=("krebsgang",), plays=())
    for held, paper in (
        (view, (200, 385)),
        (replace(view, plays=()), (200, 385)),
        (one, (900, 180)),
    ):
        dark, light = (
            Image.open(BytesIO(render.action_cards_hand(each, 0, look).png)).convert("RGB")
            for each in (held, replace(held, plays=(), held_back=()))
        )
        assert sum(dark.getpixel(paper)) < sum(light.getpixel(paper))  # type: ignore[arg-type]
        assert sum(dark.getpixel(paper)) > 3 * 140, "dark words can be read on it"  # type: ignore[arg-type]
