"""Trophies, as stored results and captures decide them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.records import LONG_WAIT, Capture, Result
from engine.catalog import CATALOG
from engine.hosting.statistics.own_results import (
    GASP,
    QUARTER,
    TROPHIES,
    Trophy,
    all_round,
    avenged,
    first_wins,
    of_game,
    of_player,
    patient,
)
from engine.races import by_seat
from tests.distinctions import kinds, played
from tests.trials import having

USUAL = Result(
    table=1, server=1, game="classic", rules="book", seats=4, people=2, day=20_000,
    season="2026-Q4", seat=0, since=0, person=7, place=1, start=0.25, share=1.0, captured=3, lost=2,
    sixes=5, rolls=30, wait=6,
)  # fmt: skip

REVENGE = [Capture(1, 1, 0, 3), Capture(1, 0, 1, 1, 3)]


def result(**changes: Any) -> Result:
    """Return a result of person 7."""
    fields = {name: getattr(USUAL, name) for name in Result.__struct_fields__}
    return Result(**{**fields, **changes})


def test_an_ordinary_win_brings_none() -> None:
    assert of_game(result(), [Capture(1, 1, 0, 1), Capture(1, 2, 0, 1)]) == []


def test_a_win_from_far_behind_is_one() -> None:
    assert of_game(result(least=GASP - 0.01), []) == ["last-gasp"]
    assert of_game(result(least=GASP), []) == []
    assert of_game(result(least=GASP - 0.005, seats=6), []) == [], "many begin with little"
    assert of_game(result(least=QUARTER / 6 - 0.001, seats=6), []) == ["last-gasp"]


@pytest.mark.parametrize(
    ("suffered", "back", "answered", "brings"),
    [
        (3, 1, 3, True),
        (6, 3, 6, True),
        (2, 1, 2, False),  # too seldom
        (5, 3, 5, False),  # it went the other way nearly as often
        (3, 1, 2, False),  # the other had the last capture
        (3, 0, 0, False),  # never struck back
        (3, 1, 0, False),  # struck first; or booked before it was known
    ],
)
def test_a_revenge_is_the_last_capture_of_a_player_that_did_it_twice_as_often(
    suffered: int, back: int, answered: int, brings: bool
) -> None:
    found = [Capture(1, 1, 0, suffered)]
    found += [Capture(1, 0, 1, back, answered)] if back else []
    assert of_game(result(), found) == (["revenge"] if brings else [])
    assert avenged(result(), found) == (found[0] if brings else None)


def test_of_several_revenges_that_for_most_captures_is_told() -> None:
    struck = [Capture(1, 1, 0, 3), Capture(1, 2, 0, 4), Capture(1, 0, 0, 9, 9)]
    back = [Capture(1, 0, 1, 1, 3), Capture(1, 0, 2, 1, 4)]
    assert avenged(result(), [*struck, *back]) == struck[1]


def test_a_peaceful_win_is_one_where_dice_are_thrown() -> None:
    assert of_game(result(captured=0), []) == ["peaceful"]
    assert of_game(result(captured=0, rolls=0), REVENGE) == []


def test_a_clean_sweep_is_one() -> None:
    assert of_game(result(swept=True), []) == ["sweep"]


@pytest.mark.parametrize("spoiled", [{"place": 2}, {"left": True, "place": 0}, {"people": 1}])
def test_only_a_win_to_the_end_against_people_brings_any(spoiled: dict[str, Any]) -> None:
    found = result(**{"least": 0.01, "captured": 0, "swept": True, **spoiled})
    assert of_game(found, REVENGE) == []


def test_patience_is_the_longest_wait_of_the_season_and_worth_telling() -> None:
    assert patient(result(wait=40), 40)
    assert not patient(result(wait=39), 40)
    assert not patient(result(wait=LONG_WAIT - 1), LONG_WAIT - 1)
    assert not patient(result(wait=40), None)
    assert not patient(result(wait=40, people=1), 40)


def test_the_first_win_in_each_game_is_found_in_any_order() -> None:
    rows = [
        result(table=3, day=3),
        result(table=1, day=1, place=2),
        result(table=2, day=2),
        result(table=4, day=4, game="walls"),
    ]
    assert [row.table for row in first_wins(rows)] == [2, 4]
    found = all_round(rows, ("classic", "walls"))
    assert found is not None
    assert found.table == 4


def test_a_game_never_won_is_lacking() -> None:
    assert all_round([result()], ("classic", "walls")) is None
    assert all_round([result()], ()) is None
    assert all_round([], ("classic",)) is None


def test_all_of_a_players_trophies_are_counted() -> None:
    rows = [
        result(least=0.01, wait=30),
        result(table=2, captured=0),
        result(table=3, captured=0, season="2027-Q1", wait=35),
        result(table=4, place=2, wait=50, season="2027-Q1"),
    ]
    taken = [Capture(2, 3, 0, 3), Capture(2, 0, 3, 1, 3)]
    found = of_player(rows, taken, ("classic",), {"2026-Q4": 31, "2027-Q1": 50})
    assert found == {"last-gasp": 1, "revenge": 1, "peaceful": 2, "patience": 1, "all-round": 1}


results = st.builds(
    result,
    table=st.integers(1, 9),
    place=st.integers(0, 4),
    people=st.integers(1, 4),
    left=st.booleans(),
    captured=st.integers(0, 2),
    rolls=st.sampled_from([0, 30]),
    wait=st.integers(0, 60),
    least=st.none() | st.floats(0, 1),
    swept=st.booleans(),
    game=st.sampled_from(["classic", "walls"]),
    season=st.sampled_from(["", "2026-Q4"]),
)
captures = st.builds(
    Capture,
    table=st.integers(1, 9),
    by=st.integers(0, 3),
    of=st.integers(0, 3),
    times=st.integers(1, 3),
    answered=st.integers(0, 3),
)


@given(st.lists(results, max_size=12), st.lists(captures, max_size=12))
def test_there_are_never_more_trophies_than_games_of_each_kind(
    rows: list[Result], taken: list[Capture]
) -> None:
    longest = {season: max((row.wait for row in rows), default=0) for season in ("", "2026-Q4")}
    found = of_player(rows, taken, ("classic", "walls"), longest)
    assert set(found) <= set(TROPHIES)
    assert all(0 < times <= len(rows) for times in found.values())
    wins = sum(row.place == 1 and not row.left and row.people > 1 for row in rows)
    single: tuple[Trophy, ...] = ("last-gasp", "revenge", "peaceful", "sweep")
    assert all(found[each] <= wins for each in single)


@pytest.mark.many
@pytest.mark.parametrize("key", having("result"))
def test_no_trophy_of_a_game_is_for_every_winner(key: str) -> None:
    """At most a third has each over two hundred games; of a few at most half."""
    told = [
        played(system, players, 4)
        for system, players, six in kinds()
        if system.key == key and not six
    ]
    wins, found = sum(each.winners for each in told), Counter[Trophy]()
    for each in told:
        found.update(each.trophies)
    assert wins >= 4 * len(told)
    assert all(2 * many <= wins for many in found.values()), found


def test_a_capture_knows_how_many_went_the_other_way_before() -> None:
    system = CATALOG["classic"]
    seating = system.seating(2, values := system.values("book"))
    game = system.make(seating.arms[0], values)
    one, other = game.players
    order = [(one, other), (other, one), (one, other), (other, one), (other, one), (one, one)]
    rows = {row.seat: row for row in by_seat(game, game.start().table, seating, order)}
    assert (rows[one].answered[other], rows[other].answered[one]) == (1, 2)
