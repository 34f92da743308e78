"""A 32nd kind of card is its data and its script, and touches nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

import pytest

from data.shipped.decks import ActionCard
from engine.action_cards.cards import CardKind, Steps, Target
from engine.action_cards.game import ActionCards
from engine.action_cards.kinds import KINDS
from engine.action_cards.players import LEVELS
from engine.action_cards.rules import RULES
from engine.action_cards.table import ActionCardsTable
from engine.core import Script
from engine.rules import choose
from engine.simulate import answers
from engine.views import Seat
from tests.engine.action_cards.tables import lay, on_turn, plays, stands
from tests.games import unsound


class Teapot(CardKind):
    """A piece on the track goes back to the start square, whatever lies between."""

    key = "teapot"

    def targets(self, game: Steps, t: ActionCardsTable, seat: Seat) -> Iterable[Target]:
        """Any that is not there."""
        for piece in game.ways.on_track(t, seat):
            if t.pieces[seat][piece]:
                yield Target(f"{piece + 1}")

    def run(self, game: Steps, t: ActionCardsTable, seat: Seat, target: Target) -> Script[None]:
        """Nobody notices but its owner."""
        t.pieces[seat][int(target.name) - 1] = 0
        yield from ()


class WithTeapot(ActionCards):
    """The game with one more kind."""

    kinds: ClassVar[Mapping[str, CardKind]] = {
        **KINDS,
        "teapot": Teapot(ActionCard("teapot", 5, "turn", ("turn",))),
    }


def game() -> WithTeapot:
    return WithTeapot((0, 1, 2, 3), choose(RULES, {}, {}))


def test_it_is_played_like_the_others() -> None:
    assert game().cards.count("teapot") == 5
    play = on_turn(
        "yellow", game(), hands={"yellow": "teapot", "green": "denkste"}, yellow="5 A B B"
    )
    assert plays(play, "yellow") == ["teapot 1"]
    lay(play, "yellow", "teapot 1")
    assert stands(play, "yellow") == "A A B B"


@pytest.mark.many
def test_computers_play_whole_games_with_it() -> None:
    played = 0
    for name in "easy", "hard", "hunter", "random":
        for play, _ in answers(game(), LEVELS[name], 1, 20_000):
            played += any(card.card == "teapot" for card in play.table.chain)
            assert unsound(play) == []
        assert play.table.over
    assert played
