"""Nobody learns what another seat holds: neither by being asked, nor by who is, nor for how long."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from engine.action_cards.game import ActionCards
from engine.action_cards.rules import RULES
from engine.action_cards.table import ActionCardsTable
from engine.core import Answer, Decision, Event, Question, Script
from engine.players import by_chance, reply
from engine.rules import choose
from engine.views import Seat
from tests.leaks import Found, leaking, leaks


class Leaky(ActionCards):
    """The game with a hole: all that its turns say goes through `leak`."""

    def turn(self, t: ActionCardsTable) -> Script[None]:
        return leaking(super().turn(t), partial(self.leak, t))

    def leak(self, t: ActionCardsTable, said: Event | Question) -> Event | Question:
        return said

    @staticmethod
    def armed(t: ActionCardsTable) -> list[Seat]:
        """Who holds a counter, which nobody else may know."""
        return [seat for seat, hand in enumerate(t.hands) if {"denkste", "aetsch"} & set(hand)]


class NotAsked(Leaky):
    """Those without a counter are not asked, if anybody has one."""

    def leak(self, t: ActionCardsTable, said: Event | Question) -> Event | Question:
        if isinstance(said, Decision) and said.prompt == "react":
            armed = tuple(seat for seat in said.waits_for if seat in self.armed(t))
            return replace(said, waits_for=armed or said.waits_for)
        return said


class ShorterWindow(Leaky):
    """A window is short where nobody could react."""

    def leak(self, t: ActionCardsTable, said: Event | Question) -> Event | Question:
        if isinstance(said, Decision) and said.prompt == "react" and not self.armed(t):
            return replace(said, limit="move")
        return said


class OpenOptions(Leaky):
    """Everybody sees who could react how."""

    def leak(self, t: ActionCardsTable, said: Event | Question) -> Event | Question:
        return replace(said, secret=False) if isinstance(said, Decision) else said


def found(game: ActionCards, games: int, what: str = "") -> Found:
    """Return what is found in the beginning of some games, or until *what* is found."""
    every = Found()
    for seed in range(games):
        if what in every:
            break
        random, play = Random(seed), game.start()
        given: list[Answer] = []
        while not play.table.over and len(given) < 200:
            given.append(reply(play, by_chance, random))
            play.answer(*given[-1])
        one = leaks(game, given, random, deals=1)
        every.update(one)
        every.compared += one.compared
    return every


def made(kind: type[ActionCards], asks: str = "holders") -> ActionCards:
    return kind((0, 2, 4), choose(RULES, {}, {"asked": asks}))


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        (NotAsked, "waits_for"),
        (ShorterWindow, "limit"),
        (OpenOptions, "options"),
    ],
)
def test_a_planted_leak_is_found(kind: type[ActionCards], what: str) -> None:
    assert what in found(made(kind), 6, what)


@pytest.mark.many
@pytest.mark.parametrize("asks", ["concerned", "holders"])
def test_without_one_none_is_found(asks: str) -> None:
    every = found(made(Leaky, asks), games=2)
    assert set(every) == set()
    assert every.compared > 300
