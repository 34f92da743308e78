"""What a finished game comes to, counted by hand."""

from __future__ import annotations

from engine.catalog import CLASSIC
from engine.classic.events import Captured, Moved, Rolled
from engine.classic.result import result
from engine.views import SeatResult


def test_a_result_counts_places_captures_and_rolls() -> None:
    values = CLASSIC.values("book")
    game, seating = CLASSIC.make((0, 2), values), CLASSIC.seating(2, values)
    t = game.new()
    t.places = [2]
    events = [Rolled(0, 6), Rolled(2, 1), Captured(0, 1, 2), Moved(2, 0, 3, 4), Rolled(2, 1)]
    view = result(game, t, seating, events)
    assert view.board == "classic-4"
    assert view.seats == (
        SeatResult(2, 1, 1, 0, (2, 0, 0, 0, 0, 0), sent=(1, 0, 0, 0)),
        SeatResult(0, 2, 0, 1, (0, 0, 0, 0, 0, 1), sent=(0, 0, 0, 0)),
    )


def test_further_colours_count_for_their_player() -> None:
    """Two people have two colours each; seat 2 is played by whoever sits at seat 0."""
    values = CLASSIC.values("book", {"extra_colours": True})
    game, seating = CLASSIC.make((0, 1), values), CLASSIC.seating(2, values)
    view = result(game, game.new(), seating, [Rolled(2, 3), Captured(3, 0, 2)])
    by_seat = {each.seat: each for each in view.seats}
    assert by_seat[0].rolls == (0, 0, 1, 0, 0, 0)
    assert (by_seat[0].captured, by_seat[1].lost) == (1, 1)
    assert by_seat[0].sent == (0, 0, 0, 1), "by the colour that was captured"
    assert [by_seat[seat].further for seat in (0, 1)] == [(2,), (3,)]


def test_neutral_pieces_are_captured_from_nobody() -> None:
    values = CLASSIC.values("book", {"extra_colours": True})
    game, seating = CLASSIC.make((0, 1, 2), values), CLASSIC.seating(3, values)
    view = result(game, game.new(), seating, [Captured(3, 0, 1)])
    assert sum(each.lost for each in view.seats) == 0
    assert sum(each.captured for each in view.seats) == 1


def test_the_mean_of_rolls() -> None:
    assert SeatResult(0, 1, 0, 0, (1, 0, 0, 0, 0, 1)).mean == 3.5
    assert SeatResult(0, 1, 0, 0, (0,) * 6).mean == 0
