"""Pictures and films of card races, as files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.views import CardRaceView, Seat
from render.cards.hand import HandGround, hand_marks
from render.cards.layouts import FULL, HAND, TABLES
from render.cards.shots import shots
from render.cards.table import Ground, key, laid, marks
from render.drawing.scenes import Scene
from render.films import Format, film
from render.pictures import PLAIN, Look, Picture, tiled
from render.shots import FinalFrame, reel


def _scene(key: str) -> Scene:
    # Any colours may sit at a small table; only a full one has room for all of them.
    colours, shown = "" if key == FULL else FULL, TABLES[key]
    return Scene(Ground(shown), colours=colours, laid=laid(shown))


SCENES = {**{key: partial(_scene, key) for key in TABLES}, HAND: lambda: Scene(HandGround())}


def card_race(view: CardRaceView, look: Look = PLAIN) -> Picture:
    """Return the public picture of a card race, equal for every *view*."""
    return tiled(look.theme, key(view), marks(view, look.names, look.faces))


def card_hand(view: CardRaceView, seat: Seat, look: Look = PLAIN) -> Picture:
    """Return the picture of the hand of *seat*, by its own *view*."""
    return tiled(look.theme, HAND, hand_marks(view, seat, look.names, look.faces))


def card_race_film(
    found: Sequence[FinalFrame[CardRaceView]],
    look: Look,
    form: Format,
    ending: Picture | None = None,
) -> Picture | None:
    """Return a film of a card race, or None if too large."""
    drawn = partial(marks, names=look.names, faces=look.faces)
    return film(look.theme, key(found[-1].view), reel(found, drawn, shots), form, ending)
