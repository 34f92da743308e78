"""The computer players: what they see coming, and how long their races take."""

from __future__ import annotations

from functools import partial
from random import Random
from statistics import mean

import pytest

from engine.catalog import WALLS
from engine.chance import Chance
from engine.core import CHANCE
from engine.evaluation import PERSONAS
from engine.players import Level
from engine.simulate import simulate
from engine.walls.game import BOARD, LENGTH, course
from engine.walls.players import (
    LEVELS,
    ROLLS,
    danger,
    easy,
    expected,
    forward,
    hard,
    nearest,
    normal,
    rank,
    reach,
    to_go,
    weighed,
)
from tests.engine.walls.tables import Race, race, rolled, view

SHUFFLED = (BOARD.walls[3], BOARD.walls[0][::-1], BOARD.walls[4], BOARD.walls[2], BOARD.walls[1])


def chosen(level: Level, play: Race, seed: int = 1) -> str:
    """Return what a player would do."""
    seat = play.table.turn
    assert seat is not None
    return level(view(play), seat, play.options(seat), Random(seed))


def test_the_turns_to_go_are_those_of_the_standard_walls() -> None:
    """As worked out with the board: 7.5 from the base, 7 from A, 2.1 from the last square."""
    turns = to_go(BOARD.walls, True)
    known = [7.505, 7.013, 5.672, 3.944, 2.91, 2.145, 0, 0]
    found = [turns[at] for at in (-1, 0, 20, 38, 50, 62, 63, 64)]
    assert found == pytest.approx(known, abs=0.003)
    assert all(turns[LENGTH + nth] == 0 for nth in range(4))


def test_the_turns_to_go_depend_on_the_walls() -> None:
    turns, shuffled = to_go(BOARD.walls, True), to_go(SHUFFLED, True)
    assert any(abs(turns[at] - shuffled[at]) > 0.1 for at in range(60))
    assert 7 < shuffled[-1] < 9


def test_the_chance_to_hit_includes_stops() -> None:
    """From 22, by 2 and 5: 24 on the way over the wall, 40 beyond it."""
    hit = partial(reach, BOARD.walls, True, 22)
    assert hit(40) >= 2 / 36
    assert 0 < hit(24) <= 1
    assert hit(60) == 0


def test_no_player_reckons_with_jumps_that_may_not_be_made() -> None:
    """From 40, with 5 and 1, back over the wall to 24: only where that may be jumped back."""
    assert reach(BOARD.walls, True, 40, 24) > 0
    assert reach(BOARD.walls, False, 40, 24) == 0
    for jump_back in (True, False):
        play = rolled("red", "1 2", race((2, 3), jump_back=jump_back), red="23", black="40")
        way = next(each.way for each in view(play).choices if each.way.to == 24)
        assert bool(danger(view(play), way, 24)) == jump_back
    turns, onward = to_go(BOARD.walls, True), to_go(BOARD.walls, False)
    assert all(turns[at] <= onward[at] for at in range(-1, 63))
    assert any(turns[at] < onward[at] for at in range(-1, 63))


def test_normal_captures_and_comes_home() -> None:
    assert chosen(normal, rolled("red", "2 5", red="22", yellow="24", black="40")) == "go 1 +2 ^5"
    assert chosen(normal, rolled("red", "2 3", red="62 10", green="50")) == "go 1 -2 +3"
    assert chosen(normal, rolled("red", "3 5", red="38")) == "go 1 ^3 ^5"


def test_normal_leaves_danger() -> None:
    """Alone it would bring in another piece; with somebody behind it, it does not stay."""
    calm = rolled("red", "1 1", race((2, 3)), red="61 d c")
    assert chosen(normal, calm) in calm.pending.options[2]  # type: ignore[union-attr]
    at_risk = rolled("red", "1 2", race((2, 3)), red="50 30", black="24 25 26")
    fled = chosen(normal, at_risk)
    assert fled.startswith("go 2") or "^" in fled


def test_random_goes_forward_seven_times_in_ten() -> None:
    play = rolled("red", "2 3", red="40 50", green="30")
    ways = {each.action: each.way for each in view(play).choices}
    went = [ways[chosen(forward, play, seed)] for seed in range(400)]
    share = mean(way.to > way.start for way in went)
    assert 0.7 < share < 0.95
    assert len({way.to for way in went}) == len({way.to for way in ways.values()})


def test_random_goes_back_where_nothing_leads_on() -> None:
    play = rolled("red", "6 6", race((2, 3)), red="62 d c b")
    assert not [each for each in view(play).choices if each.way.to > each.way.start]
    assert chosen(forward, play) in play.options(2)


@pytest.mark.many
def test_easy_plays_well_most_of_the_time() -> None:
    """And captures nobody who is behind while there is anything else to do."""
    play = rolled("red", "2 5", red="22 50", yellow="24", black="40")
    ahead = rolled("red", "2 5", red="22 50", yellow="24 a b c", black="40 a b c")
    assert {chosen(easy, ahead, seed) for seed in range(100)} & {
        each.action for each in view(ahead).choices if each.way.captures
    }
    went = {chosen(easy, play, seed) for seed in range(100)}
    captures = {each.action for each in view(play).choices if each.way.captures}
    assert chosen(normal, play) in captures
    assert went
    assert not went & captures
    kind = [action for action in play.options(2) if action not in captures]
    best = normal(view(play), 2, kind, Random(1))
    share = mean(chosen(easy, play, seed) == best for seed in range(200))
    assert 0.7 < share < 0.95


def test_hard_players_count_every_roll_that_hits() -> None:
    """Of two pieces that one roll could hit it takes the better one; the base threatens as well."""
    seen = view(rolled("red", "1 2", race((2, 3)), red="50 30", black="24 25 26"))
    turns = to_go(seen.walls, seen.jump_back)
    near, far = turns[-1] - turns[5], turns[-1] - turns[6]
    assert far > near > 0
    ways = course(seen.walls, seen.jump_back, False)
    hit = [
        often
        for dice, often in ROLLS.items()
        if any(5 in (path.stop, path.to) for path in ways.paths(0, dice))
    ]
    assert expected(seen, [0], [5]) == pytest.approx(sum(hit) * near / 36)
    assert reach(seen.walls, seen.jump_back, 0, 5) == pytest.approx(sum(hit) / 36)
    both = expected(seen, [0], [5, 6])
    assert max(expected(seen, [0], [5]), expected(seen, [0], [6])) < both
    assert both < expected(seen, [0], [5]) + expected(seen, [0], [6])
    assert expected(seen, [LENGTH, 0], [LENGTH, -1]) == 0, "nobody is hit at home or in the base"


def test_hard_players_mind_most_the_player_that_is_nearest_to_the_end() -> None:
    shares = nearest(view(rolled("red", "1 2", red="30", yellow="60 d c b", black="2")), 2)
    assert sum(shares.values()) == pytest.approx(1)
    assert shares[0] > 0.8 > 0.1 > shares[1] > 0


def test_a_hard_player_captures_comes_home_and_rolls() -> None:
    assert chosen(hard, rolled("red", "2 5", red="22", yellow="24", black="40")) == "go 1 +2 ^5"
    assert chosen(hard, rolled("red", "2 3", red="62 d c b", green="50")) == "go 1 -2 +3"
    play = rolled("red", "2 3", red="62 d c b")
    assert hard(view(play), 2, ("roll",), Random(1)) == "roll"


def winner(levels: tuple[Level, Level], seed: int) -> int:
    """Play a race for two; return the seat that wins."""
    random, play = Random(seed), race((0, 2), first_player="random").start()
    while not play.table.over:
        pending = play.pending
        if isinstance(pending, Chance):
            play.answer(CHANCE, pending.draw(lambda among: int(random.random() * among)))
            continue
        (seat,) = pending.waits_for
        options = pending.options[seat]
        level = levels[seat // 2]
        play.answer(seat, level(play.game.view(play, seat, ()), seat, options, random))
    return play.table.places[0]


@pytest.mark.many
@pytest.mark.parametrize(("better", "worse"), [(normal, easy), (easy, forward)])
def test_a_better_player_wins(better: Level, worse: Level) -> None:
    won = 0
    for seed in range(20):
        levels = (better, worse) if seed % 2 else (worse, better)
        won += winner(levels, seed) == (0 if seed % 2 else 2)
    assert won >= 17


@pytest.mark.many
@pytest.mark.parametrize("people", [2, 3, 4])
def test_a_race_of_normal_players_is_neither_short_nor_long(people: int) -> None:
    report = simulate(WALLS, people, 12, 1, "shuffled", {}, "normal")
    assert report.finished == 12
    assert report.turns_per_player.p5 > 20
    assert 25 < report.turns_per_player.mean < 50
    assert report.turns_per_player.p95 < 75
    assert set(LEVELS) == {"easy", "normal", "hard", "random", *PERSONAS}


def test_the_terms_of_a_way_add_up_to_its_worth() -> None:
    play = rolled("red", "2 5", red="22", yellow="24", black="40")
    play.table.struck[2] = 0
    seen, options = view(play), play.options(2)
    found = weighed(seen, 2, options)
    assert {action: each.worth for action, each in found.items()} == rank(seen, 2, options)
    best = found["go 1 +2 ^5"]
    assert best.hits > best.revenge > 0, "it captures yellow, who struck last, and black"
    assert best.ahead == pytest.approx(40 / LENGTH)


def test_a_player_that_captured_last_is_known() -> None:
    play = rolled("red", "2 5", red="22", yellow="24", black="40")
    play.answer(2, "go 1 +2 ^5")
    assert view(play).struck == ((0, 2), (3, 2))
