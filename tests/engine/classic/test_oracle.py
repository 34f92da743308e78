"""The classic game against another implementation: OpenSpiel's ``maedn``, written in C++.

Its settings in our words: all pieces begin in the base, a 6 always rolls again, one roll each.
OpenSpiel cuts a game after 1,000 turns; we stop there, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.catalog import CLASSIC
from engine.classic.game import Classic, ClassicTable
from engine.core import CHANCE, Play
from engine.rules import Value
from engine.views import BASE

pytestmark = pytest.mark.many


pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel (PyPI: open_spiel), the oracle, is not installed"
)

PASS, ENTER, FIELD = 0, 1, 2
"""OpenSpiel's moves: to pass, to bring a piece in, to move the piece on field n - 2 of one's own."""

TABLES = {
    "two opposite": (pyspiel.load_game("maedn"), (0, 2)),
    "two adjacent": (pyspiel.load_game("maedn", {"twoPlayersOpposite": False}), (0, 1)),
    "three": (pyspiel.load_game("maedn", {"players": 3}), (0, 1, 2)),
    "four": (pyspiel.load_game("maedn", {"players": 4}), (0, 1, 2, 3)),
}
CUT = 1000
RULES: dict[str, Value] = {"start_in_base": True, "six_always_again": True, "first_player": "host"}


def legal(play: Play[ClassicTable]) -> dict[int, str]:
    """Return the legal moves by OpenSpiel's number; passing if the roll moved nobody."""
    seat = play.table.turn
    options = play.options(seat) if seat is not None else ()
    if "roll" in options or not options:
        return {PASS: ""}
    pieces = play.table.pieces[seat or 0]
    return {
        ENTER if action == "enter" else FIELD + pieces[int(action[-1]) - 1]: action
        for action in options
    }


def squares(play: Play[ClassicTable]) -> list[float]:
    """Return the board as OpenSpiel's first player observes it.

    For each square of the track and then of the players' goals, which player stands there, one
    number for each; then how many pieces of each player wait in the base.
    """
    found = [0.0] * (56 * 4) + [0.0] * 4
    for player, seat in enumerate(play.game.seats):
        for at in play.table.pieces[seat]:
            if at == BASE:
                found[56 * 4 + player] += 1
            else:
                square = (10 * seat + at) % 40 if at < 40 else 4 * player + at
                found[4 * square + player] = 1
    return found


def plies(table: str, seed: int) -> Iterator[tuple[Play[ClassicTable], Any]]:
    """Play a game by chance on both; yield them after every move."""
    game, seats = TABLES[table]
    state = game.new_initial_state()
    play = Classic(seats, CLASSIC.values("book", RULES)).start()
    random = Random(seed)
    yield play, state
    while not play.table.over and not state.is_terminal():
        seat = play.table.turn
        assert seat is not None
        pips = random.randint(1, 6)
        play.answer(seat, "roll")
        play.answer(CHANCE, str(pips))
        state.apply_action(pips - 1)
        assert seats[state.current_player()] == seat
        moves = legal(play)
        assert sorted(moves) == state.legal_actions()
        move = random.choice(sorted(moves))
        if moves[move]:
            play.answer(seat, moves[move])
        state.apply_action(move)
        yield play, state


def agree(table: str, games: range, every: int) -> None:
    """Compare the moves of each ply, and one board of *every* so many, in some games."""
    for seed in games:
        for number, (play, state) in enumerate(plies(table, seed)):
            if play.table.over or number % every == 0:
                assert state.observation_tensor(0)[:228] == squares(play)
        assert state.is_terminal()
        if not play.table.over:
            assert number >= CUT
        else:
            winner = play.game.seats.index(play.table.places[0])
            returns = state.returns()
            assert max(returns) == returns[winner] > 0


@pytest.mark.parametrize("table", TABLES)
def test_hundreds_of_games_are_played_the_same(table: str) -> None:
    agree(table, range(400 // len(TABLES)), every=7)


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES)
def test_ten_thousand_games_are_played_the_same(table: str) -> None:
    agree(table, range(1000, 1000 + 10_000 // len(TABLES)), every=5)
