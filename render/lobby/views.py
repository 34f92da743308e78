"""The contents of a lobby's picture."""

from __future__ import annotations

from msgspec import Struct

from engine.views import Seat

ICONS = ("people", "tries", "capture", "clock", "rules", "lock")
"""What a line may be about."""


class Sitting(Struct, frozen=True):
    """A seat of a lobby."""

    seat: Seat
    colour: str
    name: str = ""
    """Of who sits there, as far as it is known."""
    robot: bool = False
    lit: bool = False
    """Whether it is in the light: the host's."""
    free: bool = False


class Line(Struct, frozen=True):
    """A line about the game: at most two text lines, with icon."""

    icon: str
    words: str


class Lobby(Struct, frozen=True):
    """The contents of a lobby's picture, in one language."""

    title: str
    """What is played: a name of our own."""
    seats: tuple[Sitting, ...]
    """All that can be taken, the free ones too."""
    lines: tuple[Line, ...]
    """The most important first; what there is no room for is left out."""
    free: str
    """What a free seat is called."""
    board: str = ""
    """The key of a scene, if the game has one: its board is shown."""
    cards: bool = False
    """Whether hidden cards are played besides: some lie there."""
