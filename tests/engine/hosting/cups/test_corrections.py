"""Corrections of a cup's results: every table, any order, shared places, no absent winner."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.hosting.cups.corrections import (
    correct,
    correctable,
    corrected,
    placed,
    read,
    unplaced,
    written,
)
from engine.hosting.cups.draw import Places, Result
from engine.hosting.cups.events import Played
from tests.engine.hosting.cups.test_cup import Log, refusal, setup

NOW = Result(((1,), (2, 3), (4,)), absent=(1, 4))


def test_every_table_of_a_finished_round_can_be_corrected() -> None:
    log = Log(setup(), people=96)
    for _ in range(2):
        log.draw()
        log.play()
    first = log.draw().tables[0]
    log.take(Played(table=1, places=tuple((each,) for each in first)))
    tables = correctable(log.cup)
    assert len(tables) == 2 * 24, "the round that is on has none"
    assert tables[:2] == [(2, 1), (2, 2)]
    assert tables[-1] == (1, 24)


def test_tables_to_be_corrected_stand_by_place() -> None:
    """In whichever order they ended."""
    log = Log(setup(), people=8)
    second = log.draw().tables[1]
    log.take(Played(table=2, places=tuple((each,) for each in second)))
    log.play()
    assert correctable(log.cup) == [(1, 1), (1, 2)]


def test_a_shared_place_can_be_corrected_and_given_back() -> None:
    log = Log(setup(rounds=1, final=False), 8)
    log.draw()
    first, second, third, fourth = log.cup.rounds[0].tables[0]
    shared: Places = ((first, second), (third,), (fourth,))
    log.take(Played(table=1, places=shared))
    log.play()
    strict = tuple((each,) for each in (first, second, third, fourth))
    for places in (strict, shared):
        log.take(correct(log.cup, 1, 1, places, "misread"))
        assert log.cup.rounds[0].results[1] == Result(places)


@pytest.mark.parametrize(
    ("places", "absent"),
    [
        (((2,), (3,), (1,), (4,)), (1, 4)),
        (((2,), (3,), (1, 4)), (1, 4)),
        (((2,), (4,), (3,), (1,)), (1,)),
        (((1,), (2,), (3,), (4,)), (4,)),
        (((2,), (1, 3), (4,)), (4,)),
        (((2,), (3, 1, 4)), ()),
    ],
)
def test_an_absent_entrant_put_above_one_present_was_there(
    places: Places, absent: tuple[int, ...]
) -> None:
    assert corrected(NOW, places).absent == absent


def test_a_table_of_absent_entrants_gets_a_winner() -> None:
    all_absent = Result(((1,), (2,), (3,)), absent=(1, 2, 3))
    after = corrected(all_absent, ((2,), (1,), (3,)))
    assert (after.absent, after.winners) == ((1, 3), frozenset({2}))


@pytest.mark.parametrize(
    "places", [(), ((1,), (2,), (3,)), ((1,), (2,), (3,), (5,)), ((1,), (1, 2, 3), (4,)),
               ((1,), (), (2,), (3,), (4,))],
)  # fmt: skip
def test_an_order_of_other_seats_is_refused(places: Places) -> None:
    assert refusal(lambda: corrected(NOW, places)) == "bad-click"


def test_an_order_grows_place_by_place() -> None:
    assert unplaced(NOW, ()) == [1, 2, 3, 4]
    order = placed(NOW, (), 3)
    for entrant, shared in ((4, True), (1, False), (2, False)):
        order = placed(NOW, order, entrant, shared)
    assert order == ((3, 4), (1,), (2,))
    assert unplaced(NOW, order) == []


@pytest.mark.parametrize(
    ("order", "entrant", "shared"),
    [((), 1, True), (((1,),), 1, False), ((), 5, False), (((5,),), 1, False), (((),), 1, True)],
)
def test_a_seat_follows_once_and_shares_a_place_that_is_there(
    order: Places, entrant: int, shared: bool
) -> None:
    assert refusal(lambda: placed(NOW, order, entrant, shared)) == "bad-click"


@pytest.mark.parametrize("text", [".", "1.", "1++2", "1.a", "-1", "1 2", "²", "٣", "1.+"])
def test_a_forged_order_is_refused(text: str) -> None:
    assert refusal(lambda: read(text)) == "bad-click"


@given(st.lists(st.lists(st.integers(0, 96), min_size=1, max_size=4).map(tuple), max_size=4))
def test_an_order_comes_through_a_button(places: list[tuple[int, ...]]) -> None:
    assert read(written(tuple(places))) == tuple(places)


@given(st.permutations([1, 2, 3, 4]), st.lists(st.booleans(), min_size=3, max_size=3),
       st.sets(st.integers(1, 4)))  # fmt: skip
def test_no_correction_leaves_an_absent_entrant_first(
    seats: list[int], shares: list[bool], absent: set[int]
) -> None:
    now = Result(((1,), (2,), (3,), (4,)), tuple(sorted(absent)))
    order: Places = ()
    for entrant, shared in zip(seats, (False, *shares), strict=True):
        order = placed(now, order, entrant, shared)
    after = corrected(now, order)
    assert after.places == order
    assert set(after.winners) == set(order[0])
    assert set(after.absent) <= absent
