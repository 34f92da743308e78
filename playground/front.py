"""The picture of the first screen: a board in mid-game."""

from __future__ import annotations

from functools import cache

import render
from engine.catalog import CLASSIC
from engine.simulate import answers
from engine.views import RaceView

ANSWERS, SEED = 150, 5
"""Until pieces of all colours are out, and some are home."""


@cache
def picture(*names: str) -> bytes:
    """Draw the picture, a PNG of about 50 kB.

    *names* are the players.
    """
    game = CLASSIC.make(range(len(names)), CLASSIC.values("family"))
    *_, (play, _) = answers(game, CLASSIC.levels["normal"], SEED, ANSWERS)
    view = play.game.view(play, None, ())
    assert isinstance(view, RaceView)
    return render.board(view, render.Look(dict(enumerate(names)))).png
