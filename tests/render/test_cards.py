"""Pictures of the card race: legible on a phone, nothing sticks out, nothing of a hand in public."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from io import BytesIO
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image

import render
from data.shipped.decks import card_race
from engine.views import CardRaceView, Lay, LayChoice, Spot
from render.cards import hand as card_hands
from render.cards import table as card_table
from render.cards.figures import Figure, Gap, HandCard, Hole
from render.cards.layouts import (
    COLOURS,
    DECK,
    LARGE,
    MIDDLE,
    SMALL,
    TABLES,
    CardTable,
    centre,
    hand_lane,
)
from render.cards.marks import Laid, Stuck, Theft
from render.cards.panels import Score
from render.drawing import compose
from render.drawing.marks import Mark
from render.drawing.paint import paint
from render.drawing.places import overlap
from render.drawing.themes import THEMES, Colour
from render.sprites.cards import Back
from tests.render.card_positions import FREE, RACES, position
from tests.render.looking import (
    PHONE,
    alike,
    cropped,
    every_theme,
    on_phone,
    opened,
    pixel,
    written,
)
from tests.render.plainly import card_race_plainly
from tests.render.playing import seen
from tests.render.positions import NAMES
from tests.render.vision import contrast

every_race = pytest.mark.parametrize("key", RACES)

MOST_BYTES = 120_000


@cache
def race(key: str, theme: str = "light") -> Image.Image:
    return opened(render.card_race(RACES[key], render.Look(NAMES, theme)).png)


@cache
def hand(key: str, theme: str = "light") -> Image.Image:
    return opened(render.card_hand(RACES[key], 0, render.Look(NAMES, theme)).png)


def check_digits(image: Image.Image, figure: Figure | Hole, theme: str) -> None:
    """Look at the number on a card, in a picture of 1,000 pixels and as on a phone."""
    colours, size = THEMES[theme], figure.size
    x, y = figure.at
    ground: Colour = colours.panel
    text: Colour = colours.name
    wide = 22.0
    if isinstance(figure, Hole):
        x += 27 - size.wide / 2
    else:
        ground, text = colours.figures[(figure.number - 1) // 10], colours.text
        y -= size.star * 1.15 if figure.stars else 0
        wide = size.digit * 0.95
    high = (23 if isinstance(figure, Hole) else size.digit) * 0.62
    for scaled, scale, least in ((image, 1.0, 22), (on_phone(image), PHONE / 1000, 9)):
        crop = cropped(scaled, (x, y), wide, high, scale)
        rows, ink = written(crop, text, ground)
        assert rows >= least, figure
        assert contrast(ink, ground) >= 4.5, figure


# --- legible --------------------------------------------------------------------------------------


@every_theme
@pytest.mark.parametrize("key", ["cards-opening", "cards-middle"])
def test_numbers_of_the_centre_are_large_and_strong(key: str, theme: str) -> None:
    view = RACES[key]
    for number in (*range(1, 41, 6), 8, 12, 24, 39, 40):
        found: Figure | Hole = Hole(centre(number), number, (), MIDDLE)
        if view.centre[number]:
            found = Figure(centre(number), number, view.stars[number], MIDDLE)
        check_digits(race(key, theme), found, theme)


@every_theme
def test_numbers_in_rows_are_large_and_strong(theme: str) -> None:
    for mark in card_table.marks(RACES["cards-middle"], NAMES):
        if isinstance(mark, Figure) and mark.size == SMALL:
            check_digits(race("cards-middle", theme), mark, theme)


@every_theme
def test_numbers_of_a_hand_are_large_and_strong(theme: str) -> None:
    view = RACES["cards-middle"]
    for mark in card_hands.hand_marks(view, 0, NAMES):
        if isinstance(mark, Figure):
            check_digits(hand("cards-middle", theme), mark, theme)
        if isinstance(mark, Laid):
            shown = Figure(mark.middle, mark.to, mark.stars, LARGE)
            check_digits(hand("cards-middle", theme), shown, theme)


@every_theme
def test_the_draw_pile_can_be_read(theme: str) -> None:
    colours, image = THEMES[theme], race("cards-opening", theme)
    rows, ink = written(cropped(image, DECK, 36, 16), colours.on_back, colours.back)
    assert rows >= 23
    assert contrast(ink, colours.back) >= 4.5
    small = cropped(on_phone(image), DECK, 36, 16, PHONE / 1000)
    assert written(small, colours.on_back, colours.back)[0] >= 9


@every_theme
def test_points_and_how_many_win_can_be_read_from_the_start(theme: str) -> None:
    """002, "Spielende": on every tray and in the hand, before anybody has a point."""
    colours, view = THEMES[theme], RACES["cards-opening"]
    for image, marks in (
        (race("cards-opening", theme), card_table.marks(view, NAMES)),
        (hand("cards-opening", theme), card_hands.hand_marks(view, 0, NAMES)),
    ):
        scores = [mark for mark in marks if isinstance(mark, Score)]
        assert {(mark.points, mark.target) for mark in scores} == {(0, 30)}
        for mark in scores:
            ink = colours.players[mark.colour].ink if mark.turn else colours.name
            left, top, *_ = mark.area
            ground = pixel(image, left + 72, top + 4)
            for middle, least, on_phones in ((56, 22, 8), (110, 16, 6)):
                at = left + middle, top + 26
                rows, found = written(cropped(image, at, 14, 16), ink, ground)
                assert rows >= least, mark
                assert contrast(found, ground) >= 4.5, mark
                small = cropped(on_phone(image), at, 14, 16, PHONE / 1000)
                assert written(small, ink, ground)[0] >= on_phones, mark


@every_theme
def test_text_on_cards_has_contrast(theme: str) -> None:
    colours = THEMES[theme]
    for ground in (*colours.figures, colours.ivory, colours.ivory_side):
        assert contrast(colours.text, ground) >= 4.5
    assert contrast(colours.name, colours.panel) >= 4.5
    for ground in colours.figures:
        assert contrast(colours.star, ground) >= 3
    assert contrast(colours.on_back, colours.back) >= 4.5
    assert contrast(colours.burst, colours.ground) >= 4


# --- room -----------------------------------------------------------------------------------------


def lies_well(marks: Sequence[Mark], whole: Mark) -> None:
    """All marks are on the picture, and cards, dice and offers lie beside each other."""
    left, top, right, bottom = whole.box
    for mark in marks:
        x0, y0, x1, y1 = mark.box
        assert left <= x0 < x1 <= right, mark
        assert top <= y0 < y1 <= bottom, mark
    bodies = [
        body(mark)
        for mark in marks
        if isinstance(mark, (Figure, Hole, Gap, Back, HandCard, Laid, Stuck, Score))
    ]
    for one, other in combinations(bodies, 2):
        assert not overlap(one, other), (one, other)


def body(mark: Mark) -> tuple[int, int, int, int]:
    """A mark without what a frame or a second card adds to it."""
    if isinstance(mark, (Figure, Hole)):
        (x, y), size = mark.at, mark.size
        half = size.wide // 2, size.high // 2
        return round(x - half[0]), round(y - half[1]), round(x + half[0]), round(y + half[1])
    return mark.box


@every_race
def test_nothing_lies_outside_or_on_anything_else(key: str) -> None:
    view = RACES[key]
    people = len(card_table.around(view))
    lies_well(list(card_table.marks(view, NAMES)), card_table.Ground(CardTable(people)))
    for seat in card_table.around(view):
        lies_well(list(card_hands.hand_marks(view, seat, NAMES)), card_hands.HandGround())


@pytest.mark.parametrize("people", [2, 3, 4])
def test_whole_games_have_room_and_small_files(people: int) -> None:
    sizes = []
    for number, (seat, view) in enumerate(seen(people, people)):
        lies_well(list(card_table.marks(view, NAMES)), card_table.Ground(CardTable(people)))
        lies_well(list(card_hands.hand_marks(view, seat, NAMES)), card_hands.HandGround())
        if number % 40 == 39:
            sizes.append(len(render.card_race(view, render.Look(NAMES)).png))
            sizes.append(len(render.card_hand(view, seat, render.Look(NAMES)).png))
    assert len(sizes) > 1
    assert max(sizes) <= MOST_BYTES


def test_the_longest_rows_keep_both_ends_and_room_for_every_offer() -> None:
    row = tuple(range(1, 40))
    offers = tuple(LayChoice("", Lay(0, (die,), 1, 33, 33 + die, Spot(1, 1))) for die in (1, 6))
    view = replace(position((row[:33], (), ()), (row[33:], (), ())), hand=(1, 6), choices=offers)
    for marks in (card_table.marks(view, NAMES), card_hands.hand_marks(view, 0, NAMES)):
        shown = list(marks)
        numbers = [mark.number for mark in shown if isinstance(mark, Figure)]
        assert {1, 32, 33} <= set(numbers)
        assert any(isinstance(mark, Gap) for mark in shown)
    lies_well(shown, card_hands.HandGround())
    assert max(mark.box[2] for mark in shown if isinstance(mark, Laid)) < hand_lane(1)[2]


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_panels_lie_on_the_picture_and_hold_their_lanes(table: CardTable) -> None:
    panels = [table.panel(place) for place in range(table.people)]
    assert panels[-1].area[3] < table.height
    for one, other in combinations(panels, 2):
        assert other.area[1] - one.area[3] > 14, "room for two frames"
    for panel in panels:
        left, top, right, bottom = panel.area
        lanes = [panel.lane(row) for row in (1, 2, 3)]
        for lane in lanes:
            assert left < lane[0] < lane[2] < right
            assert top < lane[1] < lane[3] < bottom
            assert lane[0] > panel.plate[2]
        assert lanes[0][3] <= lanes[1][1]
        assert lanes[1][3] <= lanes[2][1]


# --- what is on them ------------------------------------------------------------------------------


def test_figures_of_one_number_lie_once_twice_or_not_at_all_in_the_centre() -> None:
    view = RACES["cards-stuck"]
    found = {mark.number: mark for mark in in_centre(view)}
    assert isinstance(found[1], Figure)
    assert found[1].twice
    assert isinstance(found[9], Figure)
    assert found[9].taken
    assert 3 not in found, "one of two is how it lies on the ground"
    assert isinstance(found[39], Hole)
    assert found[39].owners == ("black",)
    assert 40 not in found


def in_centre(view: CardRaceView) -> Iterator[Figure | Hole]:
    for mark in card_table.marks(view, {}):
        if isinstance(mark, (Figure, Hole)) and mark.size == MIDDLE:
            yield mark


def test_a_theft_is_marked_where_the_figure_lay() -> None:
    view = RACES["cards-middle"]
    thefts = [mark for mark in card_table.marks(view, {}) if isinstance(mark, Theft)]
    first, second = (CardTable(4).panel(0).figure(1, place) for place in (0, 1))
    assert [mark.colour for mark in thefts] == ["black"]
    assert first[0] < thefts[0].at[0] < second[0]


def test_a_shown_hand_and_then_the_latest_lay_come_first() -> None:
    news = [m for m in card_table.marks(RACES["cards-stuck"], {}) if isinstance(m, (Laid, Stuck))]
    assert isinstance(news[0], Stuck)
    assert news[0].dice == (6, 6)
    laid = [m for m in card_table.marks(RACES["cards-middle"], {}) if isinstance(m, Laid)]
    assert [(mark.colour, mark.to, mark.sources) for mark in laid] == [
        ("black", 7, ("yellow",)),
        ("red", 39, ()),
        ("green", 5, ()),
    ]


def test_a_hand_marks_the_uses_of_each_die_and_dead_dice() -> None:
    offers = card_hands.offers(RACES["cards-middle"], 3)
    assert [(offer.dice, offer.to, offer.sources) for offer in offers] == [
        ((2,), 2, ()),
        ((6,), 6, ()),
        ((2, 6), 8, ("yellow",)),
    ]
    marks = card_hands.hand_marks(RACES["cards-dead"], 0, {})
    assert [mark.dead for mark in marks if isinstance(mark, HandCard)] == [False, True]


def test_a_figure_that_may_be_taken_from_either_of_two_is_one_offer() -> None:
    lays = [Lay(0, (3,), 1, 0, 3, Spot(seat, 1)) for seat in (1, 2)]
    choices = tuple(LayChoice(str(lay), lay) for lay in lays)
    view = replace(position(FREE, *[((3,), (), ())] * 2), hand=(3, 5), choices=choices)
    assert [offer.sources for offer in card_hands.offers(view, 1)] == [("green", "red")]


def test_a_hand_shows_other_players_on_turn() -> None:
    view = RACES["cards-two"]
    others, own = (render.card_hand(view, seat, render.Look(NAMES)).png for seat in (0, 2))
    assert others != own
    assert render.card_hand(replace(view, turn=None, hand=()), 0, render.Look(NAMES)).png != others


def test_stars_are_those_of_the_view() -> None:
    view = RACES["cards-opening"]
    changed = replace(view, stars=(0, 5, *view.stars[2:]))
    assert card_race().stars == view.stars
    assert render.card_race(changed).png != render.card_race(view).png


@every_race
def test_names_are_drawn_in_any_script(key: str) -> None:
    odd = {0: "𝓐𝓭𝓪", 1: "Ｂｅｎ", 2: "<@1> Cem", 3: "Dora 🎲"}
    assert (
        render.card_race(RACES[key], render.Look(odd)).png
        == render.card_race(RACES[key], render.Look(NAMES)).png
    )
    long = dict.fromkeys(range(4), "Donaudampfschifffahrtsgesellschaftskapitän")
    assert render.card_race(RACES[key], render.Look(long)).png != render.card_race(RACES[key]).png


# --- the same, fast, and nothing of a hand ---------------------------------------------------------


@every_race
def test_the_public_picture_shows_nothing_of_a_hand(key: str) -> None:
    """Byte for byte: whatever the hand holds and may do, everybody gets the same picture."""
    view = RACES[key]
    bare = render.card_race(replace(view, hand=(), choices=()), render.Look(NAMES)).png
    lay = LayChoice("row 1 6", Lay(0, (6,), 1, 12, 18, Spot(1, 1)))
    for held in ((1, 1), (2, 6), (5,)):
        assert (
            render.card_race(replace(view, hand=held, choices=(lay,)), render.Look(NAMES)).png
            == bare
        )


def test_everybody_gets_the_same_picture_of_a_real_game() -> None:
    for number, (_, view) in enumerate(seen(3, 8, 60)):
        if number % 12 == 0:
            bare = replace(view, hand=(), choices=())
            assert view.hand
            assert (
                render.card_race(view, render.Look(NAMES)).png
                == render.card_race(bare, render.Look(NAMES)).png
            )


@pytest.mark.usefixtures("_fresh")
def test_the_same_view_gives_the_same_bytes() -> None:
    view = RACES["cards-two"]
    first = (
        render.card_race(view, render.Look(NAMES)).png,
        render.card_hand(view, 2, render.Look(NAMES)).png,
    )
    compose.forget()
    assert (
        render.card_race(view, render.Look(NAMES)).png,
        render.card_hand(view, 2, render.Look(NAMES)).png,
    ) == first


@every_theme
@pytest.mark.parametrize("key", ["cards-middle", "cards-stuck"])
def test_tiles_give_the_same_picture_as_the_plain_way(key: str, theme: str) -> None:
    plain = card_race_plainly(RACES[key], render.Look(NAMES, theme)).png
    assert alike(render.card_race(RACES[key], render.Look(NAMES, theme)).png, plain)


@every_theme
@pytest.mark.parametrize("key", ["cards-middle", "cards-dead"])
def test_a_hand_in_tiles_is_the_same_as_drawn_plainly(key: str, theme: str) -> None:
    ground = card_hands.HandGround()
    marks = card_hands.hand_marks(RACES[key], 0, NAMES)
    plain = BytesIO()
    paint(theme, [ground, *marks], ground.box).save(plain, "PNG")
    assert alike(render.card_hand(RACES[key], 0, render.Look(NAMES, theme)).png, plain.getvalue())


@every_theme
def test_panels_have_exactly_their_players_colours(theme: str) -> None:
    for place, colour in enumerate(COLOURS):
        panel = CardTable(4).panel(place)
        _, _, right, bottom = panel.area
        paint = THEMES[theme].players[colour]
        tint = race("cards-middle", theme).getpixel((round(right) - 5, round(bottom) - 40))
        assert tint == (paint.lit if place == 0 else paint.veneer)
