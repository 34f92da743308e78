"""The turn in steps, which a rule system on top may wrap and take over."""

from __future__ import annotations

import pytest

from tests.engine.classic.positions import classic


def test_in_the_classic_game_nothing_else_is_done_at_a_pause() -> None:
    """Only a system on top can let something in, and then has to do it."""
    game = classic()
    with pytest.raises(AssertionError, match="nobody may fly here"):
        game.act_at_pause(game.new(), 0, "fly")
