"""Today's five: chosen by the date, the same for everybody, and counted without a clock."""

from __future__ import annotations

from collections import Counter
from datetime import date, datetime, timedelta
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, get_args
from unicodedata import name
from zoneinfo import ZoneInfo

import pytest
from msgspec import Raw
from msgspec.structs import replace

from data.shipped.positions import BadPositions, Position, Positions, Thumb, Way, positions
from engine.classic.game import Classic
from engine.core import Decision
from engine.daily import (
    APART,
    FIRST,
    GRACE,
    LONGEST,
    MARKS,
    MOST_DAYS,
    OF_A_GAME,
    SECONDS,
    NoDay,
    Place,
    Puzzle,
    apart,
    calendar,
    day,
    ends,
    five,
    late,
    marks,
    number,
    offered,
    places,
    points,
    puzzle,
    refused,
    shelves,
    streak,
    total,
    utc_day,
)
from engine.hints import Term
from engine.views import RaceView
from engine.walls.views import WallsView, WayChoice

FILES = positions(Path(__file__).parent / "positions")
BEGUN = day(date(2026, 11, 27))
NOON = BEGUN * SECONDS + SECONDS / 2


def larger(times: int) -> tuple[Positions, ...]:
    """The file with its positions so many times."""
    return tuple(
        tuple(replace(game, positions=game.positions * times) for game in file) for file in FILES
    )


def named(places: tuple[Place, ...]) -> list[str]:
    return [f"{place.game.game} {place.at}" for place in places]


@pytest.mark.parametrize(
    ("on", "expected"),
    [
        (
            date(2026, 11, 27),
            ["tournament 14", "walls 15", "walls 10", "tournament 3", "classic 23"],
        ),
        (
            date(2026, 12, 31),
            ["classic 21", "tournament 17", "walls 15", "walls 0", "tournament 18"],
        ),
        (
            date(2028, 2, 29),
            ["classic 5", "walls 10", "tournament 1", "classic 11", "tournament 3"],
        ),
    ],
)
def test_the_five_of_a_date_never_change(on: date, expected: list[str]) -> None:
    assert named(places(FILES, day(on))) == expected


def test_shelves_are_of_one_kind_and_ranked() -> None:
    found = shelves(FILES[0])
    kinds: list[Thumb | None] = ["ahead", "ahead", None, "hits", None]
    for shelf, kind in zip(found, kinds, strict=True):
        assert {place.position.thumb for place in shelf} == {kind}
    assert sum(map(len, found)) == sum(len(game.positions) for game in FILES[0])
    for easy, hard in ((found.easy_runs, found.runs), (found.easy_against, found.against)):
        assert len(hard) - len(easy) in (0, 1)
        lures = [place.position.lures for place in (*easy, *hard)]
        assert lures == sorted(lures)


def test_a_day_takes_one_of_each_shelf_and_rises() -> None:
    """No place but the first tells what the rule of thumb is worth there."""
    files, met = larger(30), set[tuple[Thumb | None, ...]]()
    found = shelves(files[0])
    for each in range(BEGUN, BEGUN + 60):
        first, *rest = places(files, each)
        assert first in found.easy_runs
        for pair, shelf, other in (
            (rest[:2], found.runs, found.easy_against),
            (rest[2:], found.captures, found.against),
        ):
            one, two = pair
            assert (one in shelf and two in other) or (one in other and two in shelf)
        met.add(tuple(place.position.thumb for place in rest))
    assert len(met) == 4


@pytest.mark.many
@pytest.mark.parametrize("times", [1, 4, 30])
def test_a_position_rests_and_each_day_is_of_several_games(times: int) -> None:
    """The shelves with the fewest rest least."""
    files, recent = larger(times), list[set[Place]]()
    rests = [apart(len(shelf)) for shelf in shelves(files[0])]
    assert rests == [min(APART, 2 * len(shelf) // 3) for shelf in shelves(files[0])]
    for each in range(BEGUN, BEGUN + min(rests) + 40):
        drawn = places(files, each)
        assert len(set(drawn)) == 5
        of_a_game = max(Counter(place.game.game for place in drawn).values())
        assert of_a_game <= OF_A_GAME or times == 1, "in small files none may fit"
        assert not set(drawn) & set[Place]().union(*recent)
        recent = [*recent, set(drawn)][-min(rests) :] if min(rests) else []


def of_kinds(count: int, *games: int) -> Positions:
    """A file of so many positions of the games, of all kinds in turn."""
    kinds: tuple[Thumb | None, ...] = ("ahead", None, "hits", None, "ahead")
    turns = [
        [kinds[at % 5] for at in range(count)][each :: len(games)] for each in range(len(games))
    ]
    return tuple(
        replace(
            FILES[0][game],
            positions=tuple(
                replace(position, thumb=kind)
                for position, kind in zip(FILES[0][game].positions, own, strict=False)
            ),
        )
        for game, own in zip(games, turns, strict=True)
    )


def test_a_file_of_one_game_has_days_of_one_game() -> None:
    drawn = places((of_kinds(20, 0),), BEGUN)
    assert {place.game.game for place in drawn} == {"classic"}


@pytest.mark.many
def test_no_day_asks_twice_alike_where_others_are_left() -> None:
    """Each question of the file is there thirty times."""
    files = larger(30)
    for each in range(BEGUN, BEGUN + 200, 3):
        drawn = places(files, each)
        assert all(one.asks != other.asks for one, other in combinations(drawn, 2))


@pytest.mark.parametrize("count", [5, 6, 9])
def test_a_file_of_a_handful_repeats_itself(count: int) -> None:
    few = of_kinds(count, 0, 1, 2)
    for each in range(BEGUN, BEGUN + 9):
        assert len(set(places((few,), each))) == 5


def test_a_file_that_lacks_a_kind_is_refused() -> None:
    with pytest.raises(BadPositions, match="file 1 lacks positions of a kind"):
        five((of_kinds(4, 0),), BEGUN)


def test_a_file_begins_on_its_day_and_ends_the_one_before() -> None:
    second = tuple(
        replace(game, number=2, begins=date(2026, 12, 6), positions=game.positions[::-1])
        for game in FILES[0]
    )
    files = (*FILES, second)
    before, on = day(date(2026, 12, 5)), day(date(2026, 12, 6))
    assert places(files, before) == places(FILES, before)
    assert {place.game.number for place in places(files, on)} == {2}
    assert places(files, on) == places((second,), on)


@pytest.mark.parametrize("wrong", [BEGUN - 1, BEGUN - 10**9, BEGUN + LONGEST + 1, 10**18])
def test_a_day_that_has_no_five_is_refused_at_once(wrong: int) -> None:
    with pytest.raises(NoDay):
        five(FILES, wrong)


@pytest.mark.many
def test_a_century_from_now_the_five_are_still_found() -> None:
    assert len(places(FILES, BEGUN + LONGEST)) == 5


def test_a_puzzle_stands_at_its_question_with_the_roll() -> None:
    for each in five(FILES, BEGUN):
        pending, view = each.play.pending, shown(each)
        assert isinstance(pending, Decision)
        assert pending.waits_for == (each.seat,)
        ways = [way.action for way in each.position.ways]
        assert [choice.action for choice in view.choices] == ways
        assert " ".join(map(str, view.dice)) == each.position.roll
        assert set(each.why) <= {*get_args(Term), "home", "front", "ground", "later"}
        assert each.system.key == each.play.game.key


def two_captures(best: int, second: int) -> Puzzle:
    """Piece 1 captures after 26 squares, and piece 2 after 35, if that is *second*."""
    chances = [400, 400]
    chances[best] = 600
    return puzzle(
        old(
            Place(FILES[0][0], 0),
            seats=(0, 2),
            table=Raw(b'{"pieces":[[1,10,-1,-1],[],[26,%d,-1,-1],[]],"turn":0}' % second),
            answers=((0, "roll"), (-1, "5")),
            seat=0,
            roll="5",
            ways=tuple(Way(f"move {at}", chances[at - 1], 0) for at in (1, 2)),
        )
    )


def test_the_furthest_of_several_pieces_to_capture_is_known() -> None:
    assert two_captures(best=1, second=35).furthest
    assert not two_captures(best=0, second=35).furthest
    assert not two_captures(best=0, second=34).furthest, "the other captures nothing"
    assert not two_captures(best=1, second=34).furthest, "it captures nothing"
    for game in FILES[0]:
        for at in range(len(game.positions)):
            found = puzzle(Place(game, at))
            captures = [
                bool(each.way.captures if isinstance(each, WayChoice) else each.step.captures)
                for each in shown(found).choices
            ]
            assert not found.furthest or sum(captures) > 1


def shown(of: Puzzle) -> RaceView | WallsView:
    view = of.view
    assert isinstance(view, RaceView | WallsView)
    return view


# Older and other positions.


def old(place: Place, **changes: object) -> Place:
    """The same position in a file with changes."""
    changed = replace(place.position, **changes)
    return Place(replace(place.game, positions=(changed,)), 0)


def test_a_position_of_an_older_version_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place(FILES[0][0], 0)

    def renamed(table: dict[str, Any]) -> None:
        table["pieces"] = table.pop("figures")

    written = bytes(place.position.table).replace(b'"pieces"', b'"figures"')
    former, today = old(place, table=Raw(written)), puzzle(place)
    with pytest.raises(BadPositions, match="classic, position 0"):
        puzzle(former)
    monkeypatch.setattr(Classic, "upgrades", {Classic.version: renamed})
    monkeypatch.setattr(Classic, "version", Classic.version + 1)
    raised = puzzle(former)
    assert raised.play.table == today.play.table
    assert raised.view == today.view


@pytest.mark.parametrize("version", [0, 99])
def test_a_position_of_an_unknown_version_is_refused(version: int) -> None:
    place = Place(replace(FILES[0][2], version=version), 3)
    with pytest.raises(BadPositions, match=f"walls, position 3: walls: version {version}"):
        puzzle(place)


def test_a_position_of_rules_that_are_gone_is_refused() -> None:
    with pytest.raises(BadPositions, match="classic, position 1: 'former'"):
        puzzle(Place(replace(FILES[0][0], preset="former"), 1))


def test_a_position_that_does_not_fit_the_rules_is_refused() -> None:
    place = Place(FILES[0][0], 0)
    for changes in (
        {"answers": ((place.position.seat, "fly"),)},
        {"ways": place.position.ways[::-1]},
        {"ways": place.position.ways[1:]},
        {"seat": 3 - place.position.seat},
        {"table": Raw(b"{}")},
    ):
        with pytest.raises(BadPositions, match="classic, position 0: "):
            puzzle(old(place, **changes))


# Days.


def test_days_change_at_midnight_utc() -> None:
    assert calendar(utc_day(0)) == date(1970, 1, 1)
    assert calendar(utc_day(951_782_400)) == date(2000, 2, 29)
    assert calendar(utc_day(951_782_400 + SECONDS - 0.001)) == date(2000, 2, 29)
    assert calendar(utc_day(951_782_400 + SECONDS)) == date(2000, 3, 1)
    assert [number(day(FIRST + timedelta(days=each))) for each in (0, 1, 213)] == [1, 2, 214]


def test_a_day_can_be_played_until_the_next_one_ends() -> None:
    midnight = (BEGUN + 1) * SECONDS
    for now, expected in (
        (midnight - SECONDS - 1, "early"),
        (midnight - SECONDS, None),
        (midnight - 1, None),
        (midnight + GRACE - 1, None),
        (midnight + GRACE, "late"),
    ):
        assert late(now, BEGUN) == expected
    assert ends(BEGUN) == midnight + GRACE == midnight + SECONDS


@pytest.mark.parametrize(
    ("finished", "begun", "expected"),
    [
        ((), (), 9),
        ((), (8,), 8),
        ((), (7,), 9),
        ((7,), (), 8),
        ((7, 8), (), 9),
        ((8, 9), (), 9),
        ((6,), (), 9),
    ],
)
def test_yesterday_comes_first_while_something_hangs_on_it(
    finished: tuple[int, ...], begun: tuple[int, ...], expected: int
) -> None:
    assert offered(9, finished, begun) == expected


ZONES = (
    *("Europe/Berlin", "America/New_York", "America/Chicago", "America/Los_Angeles"),
    *("America/Sao_Paulo", "Asia/Kolkata", "Asia/Tokyo", "Pacific/Auckland"),
)


@pytest.mark.parametrize("zone", ZONES)
def test_a_game_each_evening_keeps_a_streak_in_all_zones(zone: str) -> None:
    """Thirty evenings, from 17 to 23 by the person's own clock, over the end of summer time."""
    for seed in range(100):
        random, finished, at = Random(seed), set[int](), 0.0
        for evening in range(30):
            local = datetime(2027, 3, 1, tzinfo=ZoneInfo(zone)) + timedelta(days=evening)
            at = local.replace(
                hour=random.randint(17, 22), minute=random.randint(0, 59)
            ).timestamp()
            today = utc_day(at)
            first = offered(today, finished, ())
            for played in (first, today, today - 1):
                if played not in finished:  # at most once all open ones are
                    assert late(at, played) is None
                    finished.add(played)
                    break
        assert streak(finished, utc_day(at)) == len(finished) >= 29


# Answers.


def test_answers_are_taken_one_after_the_other() -> None:
    today = five(FILES, BEGUN)
    ways = len(today[2].position.ways)
    assert refused(NOON, BEGUN, today, (0, 1), 2, ways - 1) is None
    assert refused(NOON, BEGUN, today, (0, 1), 2, ways) == "unknown"
    assert refused(NOON, BEGUN, today, (0, 1), 2, -1) == "unknown"
    assert refused(NOON, BEGUN, today, (0, 1), 1, 0) == "answered"
    assert refused(NOON, BEGUN, today, (0, 1), 3, 0) == "ahead"
    assert refused(NOON, BEGUN, today, (0, 1, 0, 0, 0), 5, 0) == "unknown"
    assert refused(NOON, BEGUN, today, (0, 1), -1, 0) == "unknown"
    assert refused(NOON, BEGUN + 1, today, (0, 1), 2, 0) == "early"
    assert refused(NOON, BEGUN - 2, today, (0, 1), 2, 0) == "late"


def test_a_clock_set_back_gives_no_answer_twice() -> None:
    """The day before is on again, with the answers that it has."""
    today = five(FILES, BEGUN)
    back = NOON - SECONDS
    assert refused(back, BEGUN, today, (0,), 1, 0) == "early"
    assert refused(NOON, BEGUN, today, (0,), 0, 1) == "answered"


def weighed(*chances: int) -> Position:
    ways = tuple(Way(f"move {place}", chance, 0) for place, chance in enumerate(chances, 1))
    return replace(FILES[0][0].positions[0], ways=ways)


def test_points_are_a_share_of_the_possible_gain() -> None:
    position = weighed(300, 500, 400, 499)
    assert [points(position, way) for way in range(4)] == [0, 20, 10, 20]
    assert points(weighed(0, 40, 1), 2) == 1
    assert points(weighed(0, 1000, 24, 25), 2) == 0
    assert points(weighed(0, 1000, 24, 25), 3) == 1


def test_the_marks_say_how_well_each_was_answered() -> None:
    today = tuple(
        replace(each, position=weighed(300, 500, 400, 390)) for each in five(FILES, BEGUN)
    )
    answers = (1, 0, 2, 3, 1)
    best, fair, poor = MARKS
    assert marks(today, answers) == best + poor + fair + poor + best
    assert total(today, answers) == 20 + 0 + 10 + 9 + 20
    assert marks(today, answers[:2]) == best + poor
    assert total(today, ()) == 0


def test_the_marks_differ_in_more_than_colour() -> None:
    colours = {"BLACK", "WHITE", "RED", "GREEN", "YELLOW", "ORANGE", "BLUE"}
    shapes = [
        " ".join(part for part in name(each).split() if part not in colours) for each in MARKS
    ]
    assert len(set(shapes)) == len(MARKS)


def test_a_streak_leads_up_to_today_or_yesterday() -> None:
    assert streak((), BEGUN) == 0
    assert streak({BEGUN}, BEGUN) == 1
    assert streak({BEGUN - 1, BEGUN - 2}, BEGUN) == 2
    assert streak({BEGUN, BEGUN - 1, BEGUN - 3}, BEGUN) == 2
    assert streak({BEGUN - 2, BEGUN - 3}, BEGUN) == 0
    assert streak({BEGUN + 1, BEGUN + 2}, BEGUN) == 0
    assert streak(range(BEGUN - 999, BEGUN + 1), BEGUN) == MOST_DAYS


def test_a_streak_goes_over_a_leap_day_and_the_turn_of_a_year() -> None:
    days = {day(date(2027, 12, 20) + timedelta(days=each)) for each in range(100)}
    assert streak(days, day(date(2028, 3, 28))) == 100
    assert streak(days - {day(date(2028, 2, 29))}, day(date(2028, 3, 28))) == 28
