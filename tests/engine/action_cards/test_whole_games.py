"""Whole games, six people included: conserved, stored and taken up again at every answer."""

from __future__ import annotations

import pytest
from msgspec import json

from engine.action_cards.game import ActionCards
from engine.action_cards.players import LEVELS
from engine.action_cards.rules import RULES
from engine.core import Play, State
from engine.rules import choose
from engine.simulate import answers
from tests.games import unsound


def game(*seats: int, six_arms: bool = False) -> ActionCards:
    return ActionCards(seats, choose(RULES, {}, {"six_arms": six_arms}))


@pytest.mark.many
@pytest.mark.parametrize("level", ["easy", "normal", "random"])
def test_after_a_restart_at_every_answer_it_is_the_same_game(level: str) -> None:
    """Also in the middle of a window, of a chain, and while cards are chosen in secret."""
    prompts = set()
    for live, _ in answers(game(0, 2), LEVELS[level], 3, 5000):
        again = Play(live.game, json.decode(json.encode(live.state), type=State))
        assert again.table == live.table
        assert again.pending == live.pending
        assert unsound(live) == []
        prompts.add(getattr(live.pending, "prompt", "chance"))
    assert live.table.over
    assert {"roll", "move", "react", "chance", "over"} <= prompts


@pytest.mark.many
def test_six_play_on_six_arms_to_the_end() -> None:
    for play, _ in answers(game(*range(6), six_arms=True), LEVELS["normal"], 1, 50_000):
        assert unsound(play) == []
    assert play.table.over
