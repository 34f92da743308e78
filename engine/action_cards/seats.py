"""Who sits where with action cards: as in the classic game, each with one colour."""

from __future__ import annotations

from collections.abc import Mapping

from engine.classic.colours import seating
from engine.rules import Value
from engine.seating import Seating


def around_the_board(people: int, values: Mapping[str, Value]) -> Seating:
    """Return where people sit: two to four, or up to six on the board with six arms."""
    return seating(people, {**values, "extra_colours": False})
