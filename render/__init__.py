"""Pictures: pure functions from views to PNG bytes."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from time import perf_counter

from msgspec import Struct

from engine.views import RaceView, Seat
from render.ground import Ground
from render.layouts import layout
from render.paint import paint
from render.race import marks
from render.themes import THEMES


class Picture(Struct, frozen=True):
    """A PNG file and how long it took to make."""

    png: bytes
    width: int
    height: int
    draw_ms: float
    encode_ms: float


def board(view: RaceView, names: Mapping[Seat, str] = {}, theme: str = "light") -> Picture:
    """Return the picture of a table, with the players' *names* as far as they are known."""
    begin = perf_counter()
    place = layout(view.board)
    ground = Ground(place)
    image = paint(THEMES[theme], [ground, *marks(view, names, place)], ground.box)
    drawn = perf_counter()
    file = BytesIO()
    image.save(file, "PNG")
    done = perf_counter()
    return Picture(file.getvalue(), *image.size, (drawn - begin) * 1e3, (done - drawn) * 1e3)
