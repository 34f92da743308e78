"""Pictures of card races and their hands, as files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.views import CardRaceView, Seat
from render.cards import table
from render.cards.film import shots as card_shots
from render.cards.layouts import FULL, HAND, TABLES
from render.drawing.marks import Scene
from render.files import PLAIN, Format, Look, Picture, film, tiled
from render.motion import Tableau, reel


def _scene(key: str) -> Scene:
    # Any colours may sit at a small table; only a full one has room for all of them.
    colours, shown = "" if key == FULL else FULL, TABLES[key]
    return Scene(table.Ground(shown), colours=colours, laid=table.laid(shown))


SCENES = {**{key: partial(_scene, key) for key in TABLES}, HAND: lambda: Scene(table.HandGround())}


def card_race(view: CardRaceView, look: Look = PLAIN) -> Picture:
    """Return the public picture of a card race, equal for every *view*."""
    return tiled(look.theme, table.key(view), table.marks(view, look.names, look.faces))


def card_hand(view: CardRaceView, seat: Seat, look: Look = PLAIN) -> Picture:
    """Return the picture of the hand of *seat*, by its own *view*."""
    return tiled(look.theme, HAND, table.hand_marks(view, seat, look.names, look.faces))


def card_race_film(
    found: Sequence[Tableau[CardRaceView]], look: Look, form: Format, ending: Picture | None = None
) -> Picture | None:
    """Return a film of a card race, or None if too large."""
    marks = partial(table.marks, names=look.names, faces=look.faces)
    return film(look.theme, table.key(found[-1].view), reel(found, marks, card_shots), form, ending)
