"""What the pictures of the rules show is what the rules do."""

from __future__ import annotations

from engine.catalog import CARD_RACE
from engine.views import CardRaceView, Lay, Spot


def seen(key: str) -> tuple[CardRaceView, CardRaceView]:
    """What everybody sees before and after."""
    example = next(each for each in CARD_RACE.examples if each.key == key)
    shown = CARD_RACE.example(example)
    assert isinstance(shown.before, CardRaceView)
    assert isinstance(shown.after, CardRaceView)
    return shown.before, shown.after


def test_both_dice_begin_a_row() -> None:
    before, after = seen("cards_begin")
    assert after.last == (Lay(0, (3, 5), 2, 0, 8),)
    assert before.centre[8] == 1
    assert (after.centre[8], after.rows[0]) == (0, ((5,), (8,), ()))


def test_a_card_in_a_row_of_another_player_is_stolen() -> None:
    before, after = seen("cards_steal")
    assert after.last == (Lay(0, (5,), 1, 4, 9, Spot(2, 1)),)
    assert before.centre[9] == 0
    assert (before.rows[2][0], after.rows[2][0]) == ((2, 6, 9, 13), (2, 6, 13))


def test_a_row_counts_at_40() -> None:
    before, after = seen("cards_home")
    (row, _, _), points = before.rows[0], after.points[0]
    assert (len(row) + 1, points - len(row) - 1, points) == (7, 3, 10)
    assert after.rows[0][0] == ()
    assert all(after.centre[figure] == 1 for figure in (*row, 40))


def test_no_card_is_there_twice_or_missing() -> None:
    for example in CARD_RACE.examples:
        before, after = seen(example.key)
        assert sum(before.held) + before.deck + len(before.discard) == 130
        assert sum(after.held) + after.deck + len(after.discard) == 130
