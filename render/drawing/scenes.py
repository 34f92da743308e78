"""Scenes: kinds of pictures, and the shared parts of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from msgspec import Struct

from render.drawing.marks import Mark


class Scene(Struct, frozen=True):
    """A kind of picture: its ground, and all else its pictures share."""

    ground: Mark
    inlaid: tuple[Mark, ...] = ()
    """Marks that always lie on the ground."""
    colours: str = ""
    """The key of another scene whose palette serves for this one, too."""
    laid: tuple[Mark, ...] = ()
    """What lies on the ground before the first move, where that changes from game to game."""
    small: bool = False
    """Whether it takes longer to make smaller files: of pictures on which there is very much."""


_scenes: dict[str, Callable[[], Scene]] = {}


def register(found: Mapping[str, Callable[[], Scene]]) -> None:
    """Register the scenes of a game by key, made when first needed."""
    _scenes.update(found)


def scenes() -> tuple[str, ...]:
    """Return the keys of all kinds of picture there are."""
    return tuple(_scenes)


@cache
def scene(key: str) -> Scene:
    """Return the scene called *key*.

    Raises:
        KeyError: there is none.
    """
    return _scenes[key]()
