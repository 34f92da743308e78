"""The classic game as generic tests try it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from data.shipped.boards import load
from engine.action_cards.views import ActionCardsView
from engine.classic.game import Race
from engine.rules import Value
from engine.views import BASE, RaceView
from tests.trials import AnyPlay, Trial

EVERYTHING: Mapping[str, Value] = {
    "three_rolls": True,
    "start_in_base": True,
    "compulsory_capture": "enforce",
    "no_goal_jump": True,
    "backward_capture": True,
    "backward_capture_forced": True,
    "barriers": True,
    "safe_start": True,
    "blocked_start": "move_blocker",
    "six_always_again": True,
    "extra_colours": True,
}
"""All house rules at once."""


def unsound(play: AnyPlay) -> list[str]:
    """Return what is wrong with the pieces of a race around the board."""
    game, view = play.game, play.game.view(play, None, ())
    assert isinstance(game, Race)
    assert isinstance(view, RaceView)
    wrong = []
    board = load(view.board)
    squares = Counter(
        (board.square(seat, at), seat)
        for seat, pieces in enumerate(view.pieces)
        for at in pieces
        if at != BASE
    )
    shared = getattr(play.game, "shared", None)
    stacks = isinstance(view, ActionCardsView)
    goals = {square for lane in board.goals for square in lane}
    wrong += [
        f"{count} pieces on {square}"
        for (square, seat), count in squares.items()
        if count > (4 if stacks and square not in goals else 2 if shared and shared[seat] else 1)
    ]
    colours = Counter(square for square, _ in squares if not stacks or square in goals)
    wrong += [f"{count} colours on {square}" for square, count in colours.items() if count > 1]
    wrong += [
        f"seat {seat} has {len(pieces)} pieces"
        for seat, pieces in enumerate(view.pieces)
        if len(pieces) != (game.course.pieces if seat in play.game.seats else 0)
    ]
    wrong += [
        f"seat {seat}: piece on {at}"
        for seat, pieces in enumerate(view.pieces)
        for at in pieces
        if not BASE <= at < board.length + board.pieces
    ]
    return wrong


TRIAL = Trial(
    thin=13,
    unsound=unsound,
    beats=12,
    climbs=40,
    long=(("variants", {}), ("book", EVERYTHING)),
    film=105,
    stuck=True,
    noticed_by=(
        "tests/engine/classic",
        "tests/engine/test_rules.py",
        # The steps of the turn into which action cards are let in.
        "tests/engine/action_cards/test_turn.py",
        "tests/engine/action_cards/test_drawing.py",
        "tests/engine/action_cards/kinds/test_wuerfelpech.py",
        "tests/engine/action_cards/kinds/test_zugabe.py",
        "--ignore=tests/engine/classic/test_endless.py",
        "--ignore=tests/engine/classic/test_oracle.py",
        "--ignore=tests/engine/classic/test_restated.py",
    ),
)
