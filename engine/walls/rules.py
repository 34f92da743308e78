"""The rules of the wall race that can be chosen."""

from __future__ import annotations

from typing import ClassVar

from engine.rules import Rule, Value


class WallLayout(Rule):
    """How the walls stand: as in the rulebook, or changed about and turned round by chance.

    001, "Spielvorbereitung", has them stand as in its picture, whose numbers we do not know: those
    of our board are our own (`data.walls`).
    """

    key = "wall_layout"
    source = '001, "Spielvorbereitung", sentence 4'
    values: ClassVar[tuple[Value, ...]] = ("standard", "shuffled")
    default: ClassVar[Value] = "standard"


class PlayForPlaces(Rule):
    """The others play on for the next places; the rulebook ends with the winner (reading W-17)."""

    key = "places"
    source = '001, "Zieleinlauf und Spielende", paragraph 3'


class FirstPlayer(Rule):
    """Who begins: the highest roll, chance, or the host.

    001, "Spielablauf", has the youngest begin, whose age nobody knows here (readings W-17, C-2).
    """

    key = "first_player"
    source = '001, "Spielablauf", sentence 1'
    values: ClassVar[tuple[Value, ...]] = ("highest_roll", "random", "host")
    default: ClassVar[Value] = "highest_roll"


RULES: tuple[type[Rule], ...] = (WallLayout, PlayForPlaces, FirstPlayer)

PRESETS: dict[str, dict[str, Value]] = {
    "book": {},
    "shuffled": {"wall_layout": "shuffled"},
}
