"""Faces: pictures, texts and options of each game, by its key."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.views.faces.action_cards import ActionCardsFace
from cogs.views.faces.face import Face
from cogs.views.faces.games import CardRaceFace, ClassicFace, WallsFace

__all__ = ["FACES", "Face", "face"]

FACES: Mapping[str, Face] = {
    "classic": ClassicFace(),
    "tournament": ClassicFace(),
    "card_race": CardRaceFace(),
    "walls": WallsFace(),
    "action_cards": ActionCardsFace(),
}

IN_WORDS = Face()


def face(game: str) -> Face:
    """Return the face of a game, by default one in words."""
    return FACES.get(game, IN_WORDS)
