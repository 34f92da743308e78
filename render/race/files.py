"""Pictures of race boards and of rules, as files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from data.shipped.boards import keys
from engine.views import RaceView
from render.drawing.compose import learn, surface
from render.drawing.scenes import Scene
from render.films import Format, film
from render.pictures import PLAIN, Look, Picture, encoded, tiled
from render.race import frequent
from render.race import picture as boards
from render.race.comparison import compared
from render.race.ground import Ground, numbers
from render.race.layouts import PLANS, layout, layout_of
from render.race.shots import shots
from render.shots import FinalFrame, reel


def _scene(key: str) -> Scene:
    place = layout(key)
    return Scene(Ground(place), numbers(place))


SCENES = {key: partial(_scene, key) for key in keys() if key in PLANS}


def board(view: RaceView, look: Look = PLAIN) -> Picture:
    """Return the picture of a table, with known names and faces."""
    made = boards.marks(view, look.names, layout_of(view), look.faces)
    return tiled(look.theme, view.board, made, bool(view.choices))


def board_film(
    found: Sequence[FinalFrame[RaceView]], look: Look, form: Format, ending: Picture | None = None
) -> Picture | None:
    """Return a film from first to last tableau; None if too large."""
    board = found[-1].view.board
    place = layout_of(found[-1].view)
    marks = partial(boards.marks, names=look.names, layout=place, faces=look.faces)
    return film(look.theme, board, reel(found, marks, shots), form, ending)


def rehearse(board: str, theme: str = "light") -> Iterator[None]:
    """Draw the frequent marks of a board in advance, one by one.

    It takes some seconds in all: whoever lets it go on decides how much of them at a time.
    """
    on = surface(theme, board)
    for mark in dict.fromkeys(mark.home()[0] for mark in frequent.frequent_marks(layout(board))):
        learn(on, mark)
        yield


def rules_picture(
    before: RaceView, after: RaceView, theme: str = "light", rolls: tuple[int, ...] = ()
) -> Picture:
    """Return a rule's effect: part of a board, *before* and *after*.

    Between them stand the *rolls* that were made, without any the last one.
    """
    return encoded(compared(before, after, theme, rolls))
