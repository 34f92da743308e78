"""The rules of the wall race that can be chosen."""

from __future__ import annotations

from typing import ClassVar

from engine.rules import OURS, Book, Rule, Value


class WallLayout(Rule):
    """How the walls stand: as in the rulebook, or changed about and turned round by chance.

    001, "Spielvorbereitung", has them stand as in its picture, whose numbers we do not know: those
    of our board are our own (`data.walls`).
    """

    key = "wall_layout"
    source = Book(1, "Spielvorbereitung", sentence=4)
    values: ClassVar[tuple[Value, ...]] = ("standard", "shuffled")
    default: ClassVar[Value] = "standard"


class JumpBack(Rule):
    """Walls are jumped in both directions (reading W-10), or only towards the goal.

    The rulebook leaves the direction free, and names the jump as a way to be there sooner.
    """

    key = "jump_back"
    source = Book(1, "Spielablauf", 6, 3)
    default: ClassVar[Value] = True


class OwnStopover(Rule):
    """A piece may turn or jump where an own one stands (reading W-7).

    By the rulebook it may not, as a square of the track holds one piece, and own ones stay.
    """

    key = "own_stopover"
    source = Book(1, "Hinauswerfen", 1, 1)


class PlayForPlaces(Rule):
    """The others play on for the next places; the rulebook ends with the winner (reading W-17)."""

    key = "places"
    source = Book(1, "Zieleinlauf und Spielende", 3)


class FirstPlayer(Rule):
    """Who begins: the highest roll, chance, or the host.

    001, "Spielablauf", has the youngest begin, whose age nobody knows here (readings W-17, C-2).
    """

    key = "first_player"
    source = Book(1, "Spielablauf", sentence=1)
    values: ClassVar[tuple[Value, ...]] = ("highest_roll", "random", "host")
    default: ClassVar[Value] = "highest_roll"


class Pieces(Rule):
    """How many pieces everybody has: with fewer the game is shorter.

    They come to the innermost goal squares, as the first of four do.
    """

    key = "pieces"
    source = OURS
    values: ClassVar[tuple[Value, ...]] = ("4", "3", "2")
    default: ClassVar[Value] = "4"
    unfitted = frozenset({"3", "2"})


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
