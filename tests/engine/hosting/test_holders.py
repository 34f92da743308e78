"""The people of former moments: who had a seat before each handover."""

from __future__ import annotations

from engine.core import Event
from engine.hosting.state.game_log import Handed, LogRow, holders
from tests.engine.hosting.test_moments import ADA, BEN, sitting


class Waved(Event, frozen=True):
    """Something that is no handover."""


def row(seq: int, seat: int, by: int, *events: Event) -> LogRow:
    return LogRow(seq, seat, by, events)


def test_each_handover_says_which_player_had_the_seats_before() -> None:
    rows = [
        row(1, 0, 7, Waved()),
        row(2, -3, 0, Handed(0, "left", 7)),
        row(3, -3, 0, Handed(3, "taken", 6)),
        row(4, -3, 0, Handed(0, "taken", 8)),
        row(6, -3, 0, Handed(0, "absent", 8)),
        row(8, -3, 0, Handed(0, "back", 8)),
        row(9, 1, 5, Waved()),
        row(10, -3, 0, Waved(), Handed(1, "taken", 9)),
        row(12, -3, 0, Handed(2, "taken", 4)),
        row(13, -3, 0, Handed(3, "taken", 2)),
    ]
    found = holders({0: 8, 1: 9, 2: 4, 3: 2}, rows)
    assert [(seq, *held.values()) for seq, held in found] == [
        (2, 7, 5, None, None),
        (3, None, 5, None, None),
        (4, None, 5, None, 6),
        (6, 8, 5, None, 6),
        (8, None, 5, None, 6),
        (10, 8, 5, None, 6),
        (12, 8, 9, None, 6),
        (13, 8, 9, 4, 6),
    ]


def test_a_table_knows_them_by_its_own_seats() -> None:
    session = sitting(0, {})
    assert session.people_before([]) == []
    [(seq, held)] = session.people_before([row(5, -3, 0, Handed(1, "left", 9))])
    assert (seq, held) == (5, {0: ADA, 1: 9, 2: BEN})
