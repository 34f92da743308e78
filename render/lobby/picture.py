"""The picture of a lobby, and the colours of all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PIL import Image

from data.shipped.boards import load
from engine.views import Seat
from render.drawing.cache import keeping
from render.drawing.marks import Mark
from render.drawing.paint import paint
from render.drawing.png import Packed, packed
from render.drawing.quantize import Shades
from render.drawing.scenes import scene
from render.drawing.stamps import place
from render.drawing.themes import THEMES
from render.lobby.layout import (
    BOX,
    CUT,
    LEFT,
    LINES,
    PARTS,
    RIGHT,
    ROWS,
    areas,
    on_board,
    row_at,
)
from render.lobby.marks import Edge, Emblem, Fan, Panel, Row, Seated, Title, Told, Wood
from render.lobby.views import ICONS, Line, Lobby, Sitting
from render.race.layouts import PLANS
from render.sprites.avatars import FACE_COLOURS, ROBOT, Face


def picture(view: Lobby, theme: str, faces: Mapping[Seat, Face]) -> Image.Image:
    """Return the picture, with all its parts kept for the next one."""
    image = _board(theme, view.board).unpacked()
    for mark in marks(view, faces):
        place(image, theme, mark)
    return image


@keeping("shades", lambda _: 5000, slow=True)
def shades(theme: str, board: str) -> Shades:
    """Learn the colours of all lobbies with this board, from samples."""
    colours = load(board).colours if board in PLANS else tuple(THEMES[theme].players)
    lines = tuple(Line(icon, "Aa") for icon in ICONS)
    pages = []
    for shown, free, lit in (
        (lines[:3], True, False),
        (lines[3:], False, True),
        ((), False, False),
    ):
        seats = tuple(
            Sitting(seat, colour, "Aa", seat % 2 == 1, lit, free)
            for seat, colour in enumerate(colours)
        )
        view = Lobby("Aa", seats, shown, "Aa", board, cards=lit and board in PLANS)
        pages.append(picture(view, theme, {}))
    return Shades(theme, pages, FACE_COLOURS)


def marks(view: Lobby, faces: Mapping[Seat, Face] = {}) -> Iterator[Mark]:
    """Yield everything that lies on the board, lowest first."""
    shown = {each.seat: ROBOT if each.robot else faces.get(each.seat) for each in view.seats}
    yield Title(view.title, view.cards)
    if view.cards:
        yield Fan()
    yield Panel()
    lines = view.lines[:LINES]
    if on_board(view):
        for sitting, area in zip(view.seats, areas(view), strict=True):
            yield Seated(area, sitting, view.free, shown[sitting.seat])
        step = (RIGHT[3] - RIGHT[1] - 10) / LINES
    else:
        lines = lines[: max(0, ROWS - len(view.seats))]
        step = (RIGHT[3] - RIGHT[1] - 10) / max(LINES, len(view.seats) + len(lines))
        for i, sitting in enumerate(view.seats):
            yield Row(row_at(i, step), sitting, view.free, shown[sitting.seat])
    first = 0 if on_board(view) else len(view.seats)
    for i, line in enumerate(lines, first):
        yield Told(row_at(i, step), line)


@keeping("lobbies", lambda board: len(board.content), slow=True)
def _board(theme: str, key: str) -> Packed:
    """Return the small board on a table, without illegible numbers."""
    if not key:
        return packed(paint(theme, [Wood(), Emblem()], BOX))
    shown = scene(key)
    whole = paint(theme, [shown.ground, *shown.laid], shown.ground.box)
    inner = whole.crop(PARTS.get(key, (CUT, CUT, whole.width - CUT, whole.height - CUT)))
    inner.thumbnail((round(LEFT[2] - LEFT[0]),) * 2, Image.Resampling.LANCZOS)
    left = round((LEFT[0] + LEFT[2] - inner.width) / 2)
    top = round((LEFT[1] + LEFT[3] - inner.height) / 2)
    area = left, top, left + inner.width, top + inner.height
    image = paint(theme, [Wood(), Edge(area)], BOX)
    image.paste(inner, area)
    return packed(image)
