"""The rules of the wall race that can be chosen."""

from __future__ import annotations

from typing import ClassVar

from engine.rules import OURS, Book, Rule, Value


class WallLayout(Rule):
    """Choose the walls: the rulebook's, or shuffled and turned.

    001, "Spielvorbereitung", has them stand as in its picture, whose numbers we do not know: those
    of our board are our own (`data.shipped.boards`).
    """

    key = "wall_layout"
    source = Book(1, "Spielvorbereitung", sentence=4)
    values: ClassVar[tuple[Value, ...]] = ("standard", "shuffled")
    default: ClassVar[Value] = "standard"


class JumpBack(Rule):
    """Choose wall jumps: both ways, or towards the goal (W-10).

    The rulebook leaves the direction free, and names the jump as a way to be there sooner.
    """

    key = "jump_back"
    source = Book(1, "Spielablauf", 6, 3)
    default: ClassVar[Value] = True


class OwnStopover(Rule):
    """Let a piece turn or jump on an own one (reading W-7).

    By the rulebook it may not, as a square of the track holds one piece, and own ones stay.
    """

    key = "own_stopover"
    source = Book(1, "Hinauswerfen", 1, 1)


class PlayForPlaces(Rule):
    """Play on for places; the book ends with a winner (W-17)."""

    key = "places"
    source = Book(1, "Zieleinlauf und Spielende", 3)


class FirstPlayer(Rule):
    """Choose the first player: the highest roll, chance, or the host.

    001, "Spielablauf", has the youngest begin, whose age nobody knows here (readings W-17, C-2).
    """

    key = "first_player"
    source = Book(1, "Spielablauf", sentence=1)
    values: ClassVar[tuple[Value, ...]] = ("highest_roll", "random", "host")
    default: ClassVar[Value] = "highest_roll"


class Pieces(Rule):
    """The number of pieces per player: fewer make a shorter game.

    They come to the innermost goal squares, as the first of four do.
    """

    key = "pieces"
    source = OURS
    values: ClassVar[tuple[Value, ...]] = ("4", "3", "2")
    default: ClassVar[Value] = "4"


RULES: tuple[type[Rule], ...] = (
    WallLayout,
    Pieces,
    JumpBack,
    OwnStopover,
    PlayForPlaces,
    FirstPlayer,
)

PRESETS: dict[str, dict[str, Value]] = {
    "book": {},
    "short": {"pieces": "2"},
    "shuffled": {"wall_layout": "shuffled"},
}
