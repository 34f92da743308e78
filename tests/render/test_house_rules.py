"""What house rules add to the boards: barriers, several colours of one player, nobody's colour."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import render
from data.shipped.boards import Point
from engine.views import BASE, Choice, Piece, RaceView, Step
from render.drawing.canvas import Canvas
from render.drawing.marks import Mark
from render.drawing.themes import THEMES
from render.names import known
from render.race import picture as race
from render.race.layouts import PLANS, Layout, layout, layout_of, occupied
from render.race.words import describe
from render.sprites.choice_markers import Badge, Target
from render.sprites.pieces import CountedCrowd, Crowd, Pair
from render.sprites.plates import Plate
from render.sprites.player_trays import LitTray
from render.sprites.trails import Trail
from tests.render.looking import (
    PHONE,
    alike,
    cropped,
    every_theme,
    on_phone,
    opened,
    silhouette,
    written,
)
from tests.render.plainly import board_plainly
from tests.render.positions import NAMES, POSITIONS
from tests.render.telling import Telling
from tests.render.vision import contrast
from tests.words import ANY, DE, EN, like

BARRIERS = RaceView("classic-6", ((3, 3, -1, -1),) * 6, turn=0)


@pytest.mark.parametrize("position", POSITIONS)
def test_examples_could_be(position: str) -> None:
    """On a square stands one piece, or two of a colour."""
    view = POSITIONS[position]
    for pieces in occupied(view, layout_of(view)).values():
        assert len(pieces) <= 2
        assert len({seat for seat, _ in pieces}) == 1


@every_theme
@pytest.mark.parametrize("key", PLANS)
def test_both_numbers_of_a_barrier_are_large_and_strong(key: str, theme: str) -> None:
    place = layout(key)
    view = replace(BARRIERS, board=key, pieces=BARRIERS.pieces[: place.board.arms])
    image = opened(render.board(view, render.Look(theme=theme)).png)
    small = on_phone(image)
    for mark in race.marks(view, {}, place):
        if isinstance(mark, Pair):
            assert mark.barrier
            paint = THEMES[theme].players[mark.who[0][0]]
            for at in mark.digits:
                crop = cropped(image, at, 8, 14)
                rows, ink = written(crop, paint.ink, paint.fill)
                assert rows >= 22, mark
                assert contrast(ink, paint.fill) >= 4.5
                crop = cropped(small, at, 8, 14, PHONE / place.plan.width)
                assert written(crop, paint.ink, paint.fill)[0] >= 9, mark


@pytest.mark.parametrize("key", PLANS)
def test_a_barrier_leaves_its_neighbours_alone(key: str) -> None:
    """What it covers ends before the pieces on the next squares, wherever it stands."""
    place = layout(key)
    unit = place.plan.unit
    who = (place.board.colours[2], 1), (place.board.colours[2], 2)
    barrier = Pair((100, 100), unit, who, True, (True, True))
    covered = silhouette(barrier, barrier.box).getbbox()
    assert covered is not None
    left, _, right, _ = (side + barrier.box[0] - 100 for side in covered[::2] * 2)
    assert -left <= 0.7 * unit
    assert right <= 0.7 * unit


@pytest.mark.parametrize(
    ("position", "theme"),
    [
        ("barriers", "light"),
        ("barriers-six", "dark-colour-blind"),
        ("together", "light"),
        ("neutral", "dark-colour-blind"),
    ],
)
def test_tiles_give_the_same_picture_as_the_plain_way(position: str, theme: str) -> None:
    view = POSITIONS[position]
    plain = board_plainly(view, render.Look(NAMES, theme))
    assert alike(render.board(view, render.Look(NAMES, theme)).png, plain.png)


def test_a_move_backward_has_its_trail_from_square_to_square() -> None:
    view = POSITIONS["barriers"]
    place = layout_of(view)
    parts = [m for m in race.marks(view, {}, place) if isinstance(m, Trail) and m.colour == "black"]
    way = tuple(part.points[part.here] for part in parts)
    assert way == tuple(place.square(3, at) for at in (21, 20, 19, 18, 17))
    assert [part.left for part in parts] == [4, 3, 2, 1, 0]


def plates(view: RaceView) -> dict[str, Plate]:
    marks = race.marks(view, NAMES, layout_of(view))
    return {mark.colour: mark for mark in marks if isinstance(mark, Plate)}


def test_plates_say_which_colours_are_one_players_and_which_is_to_roll() -> None:
    view = POSITIONS["together"]
    found = plates(view)
    assert (found["yellow"].partners, found["red"].partners) == (("red",), ("yellow",))
    assert found["red"].name == "Ada"
    assert [plate.turn for plate in found.values()] == [True, False, False, False]
    marks = race.marks(view, NAMES, layout_of(view))
    assert {m.colour for m in marks if isinstance(m, LitTray)} == {"yellow", "red"}
    found = plates(replace(view, turn=None, places=(1, 0)))
    assert [plate.place for plate in found.values()] == [2, 1, 2, 1]


def test_the_plate_of_a_neutral_colour_says_so() -> None:
    found = plates(POSITIONS["neutral"])
    assert [colour for colour, plate in found.items() if plate.nobody] == ["black"]


class Read(Canvas):
    """A canvas that keeps the words written on it, line by line."""

    words = ""

    def text(self, at: Point, words: str, *args: Any, **kwargs: Any) -> None:
        self.words += words


@pytest.mark.parametrize(("partners", "nobody"), [(("red", "blue"), False), ((), True)])
@pytest.mark.parametrize("key", PLANS)
def test_plates_with_marks_keep_room_for_a_name(
    key: str, partners: tuple[str, ...], nobody: bool
) -> None:
    canvas = Read(THEMES["light"], (0, 0, 1000, 1000))
    Plate(layout(key).plate(0, False), "yellow", "Maximiliane", True, 0, partners, nobody).draw(
        canvas
    )
    assert len(canvas.words) > 3
    assert "Maximiliane".startswith(canvas.words.replace("-", "").rstrip("…"))


def choose(*steps: Step) -> tuple[Choice, ...]:
    return tuple(Choice(str(step), step) for step in steps)


def test_two_pieces_that_may_land_on_one_square_are_told_apart() -> None:
    """Forward and backward, of two colours: on a piece as badges, on a free square as cells."""
    place: Layout = layout("classic-4", 2)
    steps = Step(Piece(0, 0), 4, 10), Step(Piece(3, 1), 26, 20)
    for pieces, kind in (((0, BASE), Badge), ((1, BASE), Target)):
        view = RaceView(
            "classic-4", ((4, BASE), pieces, (), (BASE, 26)), 0, (6,), 0, choose(*steps)
        )
        (mark,) = (m for m in race.marks(view, {}, place) if isinstance(m, Badge | Target))
        assert isinstance(mark, kind)
        assert mark.who == (("yellow", 1), ("black", 2))
        plain = board_plainly(view, render.Look(NAMES))
        assert alike(render.board(view, render.Look(NAMES)).png, plain.png)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("key", PLANS)
def test_a_crowd_on_a_square_stays_near_it(key: str, count: int) -> None:
    colours, unit = layout(key).board.colours, layout(key).plan.unit
    for who in ((("red", 1),) * count, tuple((colours[i], i + 1) for i in range(count))):
        marks: list[Mark] = [Target((200, 200), unit, who), Badge((200, 200), unit, who)]
        if count > 2:
            marks.append(Crowd((200, 200), unit, who, True))
            four = tuple((colour, number) for colour in colours for number in (1, 2, 3, 4))
            marks.append(CountedCrowd((200, 200), unit, four[: 4 * count], True))
        for mark in marks:
            left, top, right, bottom = mark.box
            grown = left - 20, top - 20, right + 20, bottom + 20
            seen = silhouette(mark, grown).getbbox()
            assert seen == shifted(silhouette(mark, mark.box).getbbox())


def shifted(box: tuple[int, int, int, int] | None) -> tuple[int, int, int, int]:
    assert box is not None
    left, top, right, bottom = box
    return left + 20, top + 20, right + 20, bottom + 20


def test_barriers_together_and_neutral_in_words() -> None:
    text = describe(POSITIONS["barriers"], {}, DE)
    tell = Telling(DE)
    goal = DE("alt-stands-on", piece=2, square=tell.at("b"))
    barrier = DE("alt-stands-barrier", pieces="1, 3", square=tell.at(20))
    green = like(DE, "alt-stands", seat=tell.seat("green"), pieces=f"{goal}, {barrier}{ANY}")
    assert green.search(text)
    text = describe(POSITIONS["together"], {0: "Ada"}, EN)
    tell = Telling(EN)
    ada = EN.listed([tell.seat("yellow", "Ada"), tell.seat("red", "Ada")])
    other = EN.listed([tell.seat("green"), tell.seat("black")])
    assert f"{EN('alt-together', seats=ada)} {EN('alt-together', seats=other)}" in text
    nobodys = EN("alt-neutral", seat=tell.seat("black"))
    assert nobodys in describe(POSITIONS["neutral"], {}, EN)
    text = describe(POSITIONS["neutral"], {}, DE)
    tell = Telling(DE)
    black = tell.piece_of(tell.seat("black"), 2)
    captured = tell.piece_of(tell.seat("green"), 1)
    assert f"; {tell.move(black, 11, captured=captured)}" in text


def test_a_player_is_known_by_any_of_several_colours() -> None:
    view = POSITIONS["together"]
    assert view.own(3) == (1, 3)
    assert POSITIONS["opening"].own(3) == (3,)
    assert known(view, {2: "Ada", 1: ""}) == {0: "Ada", 1: "", 2: "Ada"}
