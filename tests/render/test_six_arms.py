"""The board with six arms: names have the room there is, and what nobody plays is wood."""

from __future__ import annotations

from msgspec.structs import replace

import render
from render.drawing.fonts import fit, size, width
from render.drawing.paint import paint
from render.drawing.themes import THEMES, Colour
from render.race.ground import Ground, Vacant, tie
from render.race.layouts import layout
from render.sprites.faces import ROBOT, SIDE, Face, medallion
from render.sprites.plates import NAME, Plate, broken, halves
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


def test_empty_arms_are_tied_by_no_colour() -> None:
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
            if SIX.plan.corners[arm].strap:
                keyline = THEMES[theme].keyline
                assert keyline in _along_strap(ground, arm), "its sign"
                assert keyline not in _along_strap(image, arm)
    assert Vacant(SIX, 1).box[3] >= tie(SIX, 1)[1][1]


def _along(image: object, arm: int) -> set[Colour]:
    """The colours on the way from a base to its start square."""
    (ax, ay), (bx, by) = tie(SIX, arm)
    return {
        pixel(image, ax + (bx - ax) * step / 50, ay + (by - ay) * step / 50)  # type: ignore[arg-type]
        for step in range(51)
    }


def test_wood_over_vacant_strips_leaves_plates_whole() -> None:
    view = POSITIONS["six"]
    pieces = (view.pieces[0], (), (), view.pieces[3], (), ())
    alone = replace(view, pieces=pieces, turn=None, choices=(), last=(), places=())
    image = opened(render.board(alone, render.Look(NAMES, "light")).png)
    for arm, owner in ((1, "yellow"), (4, SIX.board.colours[3])):
        strap = SIX.plan.corners[arm].strap
        assert strap
        assert pixel(image, *strap[1]) == THEMES["light"].players[owner].plate


def _along_strap(image: object, arm: int) -> set[Colour]:
    """The colours of the strip from a base to a distant plate, and right beside it."""
    (x, top), (_, bottom) = sorted(SIX.plan.corners[arm].strap or ())
    low, high = sorted((top, bottom))
    return {
        pixel(image, x + aside, y)  # type: ignore[arg-type]
        for aside in range(-16, 17)
        for y in range(int(low) + 20, int(high) - 20)
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
