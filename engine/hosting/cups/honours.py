"""Cups of a person: played, finals reached, victories."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from engine.hosting.cups.cup import Cup


class CupSums(Struct, frozen=True):
    """The sums of a person's cups that are over."""

    played: int = 0
    finals: int = 0
    won: int = 0


def sums(cups: Iterable[Cup], person: int) -> CupSums:
    """Sum up the cups in which a person has a result."""
    played = finals = won = 0
    for cup in cups:
        entrant = cup.entrant(person)
        if entrant is None or all(row.entrant != entrant for row in cup.standings()):
            continue
        played += 1
        finals += cup.final_result is not None and entrant in cup.final_result.entrants
        won += entrant in cup.winners
    return CupSums(played, finals, won)
