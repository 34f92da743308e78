"""House rules of the card race."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.rules import Book, Rule, Value

PARTS: Mapping[Value, int] = {"rulebook": 1, "half": 2, "third": 3}
"""By how much fewer points a game is shorter."""


class CardRaceRule(Rule):
    """Questions a rule of the card race may answer unlike the rulebook."""

    def target(self, points: int) -> int:
        """Return the number of points that win."""
        return points

    def own_first(self, own_first: bool) -> bool:
        """Return whether own rows' figures go before copies in the centre."""
        return own_first


class Target(CardRaceRule):
    """Choose the winning score: the rulebook's, half or a third, rounded up.

    002, "Spielende", paragraph 1.  A whole game is long for a chat.
    """

    key = "target"
    source = Book(2, "Spielende", sentence=1)
    values: ClassVar[tuple[Value, ...]] = ("rulebook", "half", "third")
    default: ClassVar[Value] = "rulebook"

    def target(self, points: int) -> int:
        """Return the winning score under the chosen rule."""
        return -(-points // PARTS[self.value])


class Stuck(CardRaceRule):
    """Choose the fate of a seat without a lay (K-1).

    The rulebook forbids to let pips lapse (002, "So gibt es Punkte", paragraph 1), but says nothing
    of three rows that all end too near to 40.  The hand is exchanged and the turn is over; or it is
    exchanged until something can be laid; or a row goes back to the centre without points, to make
    room for a new one.
    """

    key = "stuck"
    source = Book(2, "So gibt es Punkte", 1)
    values: ClassVar[tuple[Value, ...]] = ("redraw_end", "redraw_until_playable", "drop_row")
    default: ClassVar[Value] = "redraw_end"


class OwnRowFirst(CardRaceRule):
    """Take figures from own rows first, even with copies in the centre.

    002, "Figuren bei Mitspielern klauen", last sentence of paragraph 1, taken by itself.  It stands
    in the paragraph about figures that the centre has not, which we follow (reading K-2).
    """

    key = "own_row_first"
    source = Book(2, "Figuren bei Mitspielern klauen", 1, 5)

    def own_first(self, own_first: bool) -> bool:
        """Always."""
        return True


class FirstPlayer(CardRaceRule):
    """Choose the first player: the highest roll, chance, or the host.

    002, "Spielablauf", has the youngest begin, whose age nobody knows here (readings K-0, C-2).
    """

    key = "first_player"
    source = Book(2, "Spielablauf", sentence=1)
    values: ClassVar[tuple[Value, ...]] = ("highest_roll", "random", "host")
    default: ClassVar[Value] = "highest_roll"


RULES: tuple[type[CardRaceRule], ...] = (Target, Stuck, OwnRowFirst, FirstPlayer)

PRESETS: dict[str, dict[str, Value]] = {
    "book": {},
    "quick": {"target": "half"},
    "short": {"target": "third"},
}
