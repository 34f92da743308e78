"""What a race comes to: places, captures, what the dice showed."""

from __future__ import annotations

from data.shipped.boards import load
from engine.catalog import WALLS
from engine.seating import SAME_COLOURS, Seating
from engine.views import SeatResult
from engine.walls.game import BOARD, result
from tests.engine.walls.tables import go, race, roll, rolled


def test_captures_and_dice_are_counted() -> None:
    game = race((0, 1, 2))
    play = rolled("red", "2 5", game, red="22 d c b", yellow="24 d", green="40")
    happened = go(play, "go 1 +2 ^5")
    happened += roll(play, "6 6")
    play.table.places, play.table.over = [2], True
    seating = WALLS.seating(3, WALLS.values("book"))
    found = result(game, play.table, seating, happened)
    assert found.board == SAME_COLOURS
    assert found.seats == (
        SeatResult(2, 1, 2, 0, (0, 0, 0, 0, 0, 0), sent=(1, 1, 0, 0), answered=(0,) * 4),
        SeatResult(0, 2, 0, 1, (0, 0, 0, 0, 0, 2), sent=(0, 0, 0, 0), answered=(0,) * 4),
        SeatResult(1, 2, 0, 1, (0, 0, 0, 0, 0, 0), sent=(0, 0, 0, 0), answered=(0,) * 4),
    )


def test_the_colours_are_those_of_that_board() -> None:
    assert load(SAME_COLOURS).colours == BOARD.colours
    assert isinstance(WALLS.seating(2, WALLS.values("book")), Seating)
