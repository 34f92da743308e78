"""The picture of Pig, the example of CONTRIBUTING: a ground, the marks on it, and a face that draws them.

Its scene takes the palette of another one, so that none has to be chosen for it.
"""

from __future__ import annotations

from collections.abc import Iterator

from cogs.views.faces import Face
from engine.seating import Seating
from render import Look, Picture
from render.drawing.canvas import Area, Canvas
from render.drawing.marks import Mark
from render.drawing.scenes import Scene
from render.names import readable
from render.pictures import tiled
from render.sprites.plates import Plate
from render.sprites.wood import board
from tests.pig import COLOURS, GOAL, PigView

SCENE = "pig"
WIDTH, HEIGHT = 1000, 700
LEFT, HIGH, APART, NUMBER = 420, 60, 100, 110
"""The place of the bars, their height, from one to the next, and the room for a number."""


class Ground(Mark, frozen=True):
    """The board, below everything that changes."""

    box = 0, 0, WIDTH, HEIGHT

    def draw(self, canvas: Canvas) -> None:
        """Draw bare wood."""
        board(canvas, WIDTH, HEIGHT)


class Bar(Mark, frozen=True):
    """The points of a player, as far as the goal is."""

    area: Area
    colour: str
    points: int

    def draw(self, canvas: Canvas) -> None:
        """Draw a groove, filled so far, and the number beside it."""
        (left, top, right, bottom), theme = self.area, canvas.theme
        end = right - NUMBER
        canvas.panel((left, top, end, bottom), 12, theme.panel)
        if share := min(1, self.points / GOAL):
            filled = left + max(24, (end - left) * share)
            canvas.panel((left, top, filled, bottom), 12, theme.players[self.colour].lit)
        canvas.digits((right - NUMBER / 2, (top + bottom) / 2), str(self.points), 34, theme.name)


SCENES = {SCENE: lambda: Scene(Ground(), colours="classic-6")}


def marks(view: PigView, look: Look) -> Iterator[Mark]:
    """Yield the plate and the points of each player."""
    for row, (seat, name) in enumerate(sorted(look.names.items())):
        top, colour = 60 + row * APART, COLOURS[seat]
        yield Plate((60, top, LEFT - 30, top + HIGH), colour, readable(name), seat == view.turn)
        yield Bar((LEFT, top, WIDTH - 60, top + HIGH), colour, view.points[seat])


def picture(view: PigView, look: Look) -> Picture:
    """Draw the points."""
    return tiled(look.theme, SCENE, marks(view, look))


class PigFace(Face):
    """Pig with a picture; it has no film, and so none is offered."""

    draw = staticmethod(picture)

    def scene(self, seating: Seating, people: int) -> str:
        """Return the board."""
        return SCENE
