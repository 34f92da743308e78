"""The board with six arms: names have the room there is, and what nobody plays is wood."""

from __future__ import annotations

from msgspec.structs import replace

import render
from render.drawing.fonts import fit, size, width
from render.drawing.paint import paint
from render.drawing.themes import THEMES, Colour
from render.race.ground import Ground, Vacant, tie
from render.race.layouts import layout
from render.sprites.player_trays import NAME, ROBOT, SIDE, Face, Plate, broken, halves, medallion
from tests.render.looking import opened, pixel
from tests.render.positions import NAMES, POSITIONS

SIX = layout("classic-6")
NARROW = SIX.plate(0, True)


def drawn(name: str, face: Face | None) -> bytes:
    plate = Plate(NARROW, "yellow", name, face=face)
    return paint("light", [plate], plate.box).tobytes()


def test_a_name_that_would_be_cut_has_the_room_of_its_initial() -> None:
    """Six letters are whole; a portrait gets smaller, but stays."""
    initial = medallion("Емилия")
    assert drawn("Емилия", initial) == drawn("Емилия", None)
    assert drawn("Ada", initial) != drawn("Ada", None), "a short one has room beside it"
    portrait = Face(bytes(3 * SIDE * SIDE))
    assert drawn("Емилия", portrait) not in (drawn("Емилия", None), drawn("Емилия", ROBOT))
    assert drawn("Емилия", None) != drawn("Емили…", None)


def test_what_nobody_plays_is_tied_by_no_colour() -> None:
    view = POSITIONS["six"]
    alone = replace(
        view,
        pieces=(view.pieces[0], (), (), view.pieces[3], (), ()),
        choices=(),
        last=(),
        places=(),
    )
    for theme in ("light", "dark"):
        image = opened(render.board(alone, render.Look(NAMES, theme)).png)
        for arm in (1, 2, 4, 5):
            veneer = THEMES[theme].players[SIX.board.colours[arm]].veneer
            assert veneer not in _along(image, arm)
            ground = paint(theme, [Ground(SIX)], (0, 0, 1000, 1000))
            assert veneer in _along(ground, arm), "where somebody plays it is"
    assert Vacant(SIX, 1).box[3] >= tie(SIX, 1)[1][1]


def _along(image: object, arm: int) -> set[Colour]:
    """The colours on the way from a base to its start square."""
    (ax, ay), (bx, by) = tie(SIX, arm)
    return {
        pixel(image, ax + (bx - ax) * step / 50, ay + (by - ay) * step / 50)  # type: ignore[arg-type]
        for step in range(51)
    }


def test_a_long_name_stands_in_two_lines_before_it_is_cut() -> None:
    """Broken at a space where both parts have room, else in the word; never in two letters of one."""
    left, _, right, _ = NARROW
    room, high = right - left - 60, size(NAME)
    for name in ("Maximiliane", "Dr. Wolfgang", "Anna Luisa", "Christopher", "Jean-Luc B."):
        lines = broken(name, room, high)
        assert len(lines) == 2
        assert all(width(line, high, "Bold") <= room for line in lines)
        assert "".join(lines).replace("-", "").replace(" ", "") == name.replace("-", "").replace(
            " ", ""
        )
        assert drawn(name, None) != drawn(fit(name, room, high, "Bold"), None)
    assert broken("Anna Luisa", room, high) == ("Anna", "Luisa")
    assert "e-Sophie" not in {tail for _, tail in halves("Annabelle-Sophie")}
    assert list(halves("佐藤太郎")) == [], "letters of which may belong together"
    assert broken("W" * 40, room, high)[0].endswith("-")
