"""What a finished game comes to, counted by hand."""

from __future__ import annotations

from random import Random

import pytest

from engine.catalog import CATALOG, CLASSIC
from engine.classic.events import Moved, Rolled
from engine.classic.game import result
from engine.players import by_chance
from engine.races import Captured
from engine.simulate import advance
from engine.views import ResultView, SeatResult
from tests.trials import going, having


def test_a_result_counts_places_captures_and_rolls() -> None:
    values = CLASSIC.values("book")
    game, seating = CLASSIC.make((0, 2), values), CLASSIC.seating(2, values)
    t = game.new()
    t.places = [2]
    events = [Rolled(0, 6), Rolled(2, 1), Captured(0, 1, 2), Moved(2, 0, 3, 4), Rolled(2, 1)]
    view = result(game, t, seating, events)
    assert view.board == "classic-4"
    assert view.seats == (
        SeatResult(2, 1, 1, 0, (2, 0, 0, 0, 0, 0), sent=(1, 0, 0, 0), answered=(0,) * 4, waited=2),
        SeatResult(0, 2, 0, 1, (0, 0, 0, 0, 0, 1), sent=(0, 0, 0, 0), answered=(0,) * 4),
    )


def test_further_colours_count_for_their_player() -> None:
    """Two people have two colours each; seat 2 is played by whoever sits at seat 0."""
    values = CLASSIC.values("book", {"extra_colours": True})
    game, seating = CLASSIC.make((0, 1), values), CLASSIC.seating(2, values)
    view = result(game, game.new(), seating, [Rolled(2, 3), Captured(3, 0, 2)])
    by_seat = {each.seat: each for each in view.seats}
    assert by_seat[0].rolls == (0, 0, 1, 0, 0, 0)
    assert [by_seat[seat].waited for seat in (0, 1)] == [1, 0]
    assert (by_seat[0].captured, by_seat[1].lost) == (1, 1)
    assert by_seat[0].sent == (0, 0, 0, 1), "by the colour that was captured"
    assert [by_seat[seat].further for seat in (0, 1)] == [(2,), (3,)]


def test_the_longest_wait_for_a_six_is_that_of_the_rolls_in_a_row() -> None:
    """All colours of a player wait together; the last wait counts even if no 6 ends it."""
    values = CLASSIC.values("book", {"extra_colours": True})
    game, seating = CLASSIC.make((0, 1), values), CLASSIC.seating(2, values)
    pips = {0: [1, 2, 6, 3], 1: [6, 6, 5, 4], 2: [4, 5, 6], 3: [1]}
    events = [Rolled(seat, each) for seat in (0, 2, 1, 3) for each in pips[seat]]
    view = result(game, game.new(), seating, events)
    assert {each.seat: each.waited for each in view.seats} == {0: 3, 1: 3}


def test_a_capture_answers_those_that_its_victim_made_before() -> None:
    """The feuds of a podium count from it; colours of one player are counted together."""
    values = CLASSIC.values("book", {"extra_colours": True})
    game, seating = CLASSIC.make((0, 1), values), CLASSIC.seating(2, values)
    pairs = [(0, 1), (2, 3), (3, 0), (1, 0), (0, 1)]
    view = result(game, game.new(), seating, [Captured(other, 0, by) for by, other in pairs])
    answered = {each.seat: each.answered for each in view.seats}
    assert answered == {0: (0, 2, 0, 0), 1: (2, 0, 0, 0)}


def test_neutral_pieces_are_captured_from_no_player() -> None:
    values = CLASSIC.values("book", {"extra_colours": True})
    game, seating = CLASSIC.make((0, 1, 2), values), CLASSIC.seating(3, values)
    view = result(game, game.new(), seating, [Captured(3, 0, 1)])
    assert sum(each.lost for each in view.seats) == 0
    assert sum(each.captured for each in view.seats) == 1


ROLLED = [each for each in having("result") if CATALOG[str(each.values[0])].rolls is not None]


@pytest.mark.parametrize("key", ROLLED)
def test_the_result_agrees_with_the_log(key: str) -> None:
    """Counted anew from a whole game, in another way."""
    system, random = CATALOG[key], Random(3)
    values = system.values(next(iter(system.presets)))
    seating = system.seating(min(system.numbers(values)), values)
    play = system.make(tuple(seating.arms[0]), values).start()
    events, field = [*play.events], dict.fromkeys(seating.arms[0], by_chance)
    for _ in going(play, 3):
        events += advance(play, field, random)
    assert system.result is not None
    view = system.result(play.game, play.table, seating, events)
    assert isinstance(view, ResultView)
    for row in view.seats:
        own = [each for each in events if isinstance(each, Rolled) and each.seat == row.seat]
        rolls = "".join("6" if each.pips == 6 else "." for each in own)
        assert row.waited == max(map(len, rolls.split("6")))
        homes = [each for each in events if isinstance(each, Captured)]
        assert row.captured == sum(each.by == row.seat for each in homes)
        assert row.lost == sum(each.seat == row.seat for each in homes)
