"""The game with action cards as generic tests try it."""

from __future__ import annotations

from random import Random

from engine.action_cards.game import ActionCards
from engine.action_cards.table import ActionCardsTable
from engine.system import System
from tests.trials import AnyGame, AnyPlay, Trial, classic, of_system


class Endgame(ActionCards):
    """Half of the pieces are home already, so that a game takes a third of the answers."""

    def new(self) -> ActionCardsTable:
        """Those that are farthest from their base."""
        table, home = super().new(), self.course.pieces // 2
        for own in table.pieces:
            own[-home:] = [self.course.last - at for at in range(home)[::-1] if own]
        return table


def endgame(system: System, random: Random) -> AnyGame:
    """Return the end of a game for two or three: whole ones take long."""
    while True:
        game = of_system(system, random, make=Endgame)
        if len(game.seats) <= 3:
            return game


def unsound(play: AnyPlay) -> list[str]:
    """Return what is wrong with the pieces and the cards."""
    table, wrong = play.table, classic.unsound(play)
    cards = sum(table.hands, table.deck + table.discard)
    cards += [each.card for each in table.chain] + [each.card for each in table.lasting]
    cards += [card for _, card in table.drawn] + table.acted
    cards += [card for own in table.given for card in own]
    assert isinstance(play.game, ActionCards)
    wrong += [] if sorted(cards) == play.game.cards else [f"cards: {sorted(cards)}"]
    return wrong


TRIAL = Trial(
    make=endgame,
    thin=13,
    unsound=unsound,
    beats=4,
    climbs=16,
    film=64,
    stuck=True,
    moments={
        "window": lambda asked, table: len(table.chain) == 1,
        "held": lambda asked, table: getattr(asked, "limit", "") == "held",
        "chain": lambda asked, table: len(table.chain) == 2,
        "long chain": lambda asked, table: len(table.chain) > 2,
        "always asked": lambda asked, table: "ask-always" in table.orders.values(),
        "never asked": lambda asked, table: "pass-always" in table.orders.values(),
        "passing": lambda asked, table: bool(table.passing),
    },
    noticed_by=(
        "tests/engine/action_cards",
        "tests/engine/test_rules.py",
        "--ignore=tests/engine/action_cards/test_leaks.py",
        "--ignore=tests/engine/action_cards/test_whole_games.py",
        "--deselect=tests/engine/action_cards/test_players.py::test_the_better_one_wins_more_often",
    ),
)
