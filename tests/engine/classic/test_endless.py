"""No combination of rules freezes the game: somebody can always move, and every game ends."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from data.shipped.boards import load
from engine.catalog import CATALOG, CLASSIC
from engine.chance import Chance
from engine.classic.game import Classic, ClassicTable
from engine.core import CHANCE, Play
from engine.rules import Value
from engine.views import BASE
from tests.engine.classic.anywhere import chosen, scattered
from tests.rules import reading, rule

pytestmark = pytest.mark.many


VARIANTS: dict[str, Value] = CLASSIC.values("variants")
BOUND = 200_000

few = settings(
    max_examples=25,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
)


def play_on(play: Play[ClassicTable], random: Random) -> None:
    """Let chance answer everything until somebody has won."""
    for _ in range(BOUND):
        if play.table.over:
            return
        pending = play.pending
        if isinstance(pending, Chance):
            play.answer(CHANCE, "123456"[int(random.random() * 6)])
        else:
            seat = pending.waits_for[0]
            options = pending.options[seat]
            assert options
            play.answer(seat, options[int(random.random() * len(options))])
    raise AssertionError(f"not over: {play.table}")


def games(number: int, seed: int, values: dict[str, Value]) -> None:
    """Play games of two, three and four people in turn."""
    kinds = [Classic(seats, values) for seats in ((0, 1), (0, 1, 2), (0, 1, 2, 3))]
    for at in range(number):
        play_on(kinds[at % 3].start(), Random(seed + at))


@rule("000", "Spielvarianten", 1, 2)
@reading("C-21")
@pytest.mark.parametrize("way", ["enforce", "penalty"])
def test_with_all_variants_games_end(way: str) -> None:
    """C-21: barriers above all."""
    games(30, 0, VARIANTS | {"compulsory_capture": way, "first_player": "host"})


@pytest.mark.soak
@pytest.mark.parametrize("way", ["enforce", "penalty"])
@pytest.mark.parametrize("blocked", ["free", "move_blocker"])
def test_with_all_variants_ten_thousand_games_end(way: str, blocked: str) -> None:
    """C-21: 2,500 for each way to set what the book leaves open."""
    games(2500, 10_000, VARIANTS | {"compulsory_capture": way, "blocked_start": blocked})


@pytest.mark.parametrize("key", ["classic", "tournament"])
@few
@given(seed=st.integers(0, 2**32))
def test_in_any_position_a_player_can_move(key: str, seed: int) -> None:
    """C-21: not only in those that games come to."""
    random = Random(seed)
    game, _ = chosen(CATALOG[key], random)
    for _ in range(40):
        position = scattered(game, random)
        able = [
            roll
            for seat in game.owner
            for roll in range(1, 7)
            if game.offered(position, seat, roll)
        ]
        assert able or all(min(own) >= game.course.goal for own in position if own)


@pytest.mark.parametrize("key", ["classic", "tournament"])
@few
@given(seed=st.integers(0, 2**32))
def test_every_offered_move_is_possible_and_keeps_all_pieces(key: str, seed: int) -> None:
    """In any position, with any rules: as many pieces as before, on squares that hold them."""
    random = Random(seed)
    game, _ = chosen(CATALOG[key], random)
    course, board = game.course, load(game.course.board)
    for _ in range(40):
        position = scattered(game, random)
        for seat in game.owner:
            roll = random.randint(1, 6)
            offered = game.offered(position, seat, roll)
            allowed = game.allowed(position, seat, roll)
            assert bool(allowed) == bool(offered) == bool(game.possible(position, seat, roll))
            assert len({move.action for move in offered}) == len(offered)
            assert all(move in offered for move in allowed)
            for move in offered:
                assert move.at == position[move.seat][move.piece]
                assert abs(move.to - move.at) in (roll, course.track - roll) or move.at == BASE
                if move.to >= course.track:
                    assert move.captures == ()
                    assert position[move.seat].count(move.to) == 0
                    continue
                here = board.place(move.seat, move.to)
                met = [
                    (other, number)
                    for other in course.seats
                    for number, at in enumerate(position[other])
                    if 0 <= at < course.track and board.place(other, at) == here
                ]
                own = [each for each in met if each[0] == move.seat]
                assert move.captures == tuple(each for each in met if each[0] != move.seat)
                assert len(own) <= (move.to in game.shared[move.seat])
