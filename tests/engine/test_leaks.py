"""Nobody learns more than their view shows; and a leak that is planted is found."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.chance import Chance, Uniform
from engine.core import Answer, Decision, Event, Question, Script
from engine.players import by_chance, reply
from engine.views import Action, Seat
from tests.games import KINDS, Kind, answered
from tests.leaks import Found, leaking, leaks
from tests.toy import Drew, Snatch, SnatchTable

pytestmark = pytest.mark.many


class Leaky(Snatch):
    """The toy with a hole: everything its turns say goes through `leak`."""

    def turn(self, t: SnatchTable) -> Script[None]:
        return leaking(super().turn(t), partial(self.leak, t))

    def leak(self, t: SnatchTable, said: Event | Question) -> Event | Question:
        return said

    @staticmethod
    def armed(t: SnatchTable) -> list[Seat]:
        """Who holds a nope, which nobody else may know."""
        return [seat for seat, hand in enumerate(t.hands) if "nope" in hand]


class OpenOptions(Leaky):
    """Everybody sees who could lay a nope."""

    def leak(self, t: SnatchTable, said: Event | Question) -> Event | Question:
        if isinstance(said, Decision) and said.prompt == "object":
            return replace(said, secret=False)
        return said


class NotAsked(Leaky):
    """Those who hold no nope are there, but are not waited for."""

    def leak(self, t: SnatchTable, said: Event | Question) -> Event | Question:
        if isinstance(said, Decision) and said.prompt == "object":
            armed = [seat for seat in said.waits_for if seat in self.armed(t)]
            return replace(said, waits_for=tuple(armed) or said.waits_for)
        return said


class LongerDeadline(Leaky):
    """Time is given only where it may be needed."""

    def leak(self, t: SnatchTable, said: Event | Question) -> Event | Question:
        if isinstance(said, Decision) and said.prompt == "object":
            return replace(said, limit="window" if self.armed(t) else "move")
        return said


class Tattled(Drew, frozen=True):
    """A log line that names the card to everybody."""

    def seen_by(self, seat: Seat | None) -> Drew:
        return self


class OpenEvent(Leaky):
    """The log says who drew what."""

    happenings = (*Snatch.happenings, Tattled)

    def leak(self, t: SnatchTable, said: Event | Question) -> Event | Question:
        return Tattled(said.seat, said.card) if isinstance(said, Drew) else said


class Whispered(Drew, frozen=True):
    """A log line that names the card to all who play."""

    def seen_by(self, seat: Seat | None) -> Drew:
        return super().seen_by(self.seat if seat is not None else None)


class OpenAmongPlayers(Leaky):
    """Onlookers are not told who drew what, but everybody else is."""

    happenings = (*Snatch.happenings, Whispered)

    def leak(self, t: SnatchTable, said: Event | Question) -> Event | Question:
        return Whispered(said.seat, said.card) if isinstance(said, Drew) else said


class TellingChance(Leaky):
    """The deck is asked for more where a seat holds a nope."""

    def leak(self, t: SnatchTable, said: Event | Question) -> Event | Question:
        if isinstance(said, Chance) and self.armed(t):
            return Louder(said)
        return said


class Louder(Chance, frozen=True):
    """The same question in another voice."""

    quiet: Chance

    def legal(self, action: Action) -> bool:
        return self.quiet.legal(action)

    def draw(self, uniform: Uniform) -> Action:
        return self.quiet.draw(uniform)


def compared(game: Snatch, games: int) -> Iterator[Found]:
    """Yield what is found in some games."""
    for seed in range(games):
        random, play = Random(seed), game.start()
        given: list[Answer] = []
        while not play.table.over:
            given.append(reply(play, by_chance, random))
            play.answer(*given[-1])
        yield leaks(game, given, random)


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        (OpenOptions(), "options"),
        (NotAsked(), "waits_for"),
        (LongerDeadline(), "limit"),
        (OpenEvent(), "events"),
        (OpenAmongPlayers(), "events"),
        (TellingChance(), "kind"),
    ],
    ids=lambda each: each if isinstance(each, str) else type(each).__name__,
)
def test_a_planted_leak_is_found(game: Leaky, kind: str) -> None:
    assert any(kind in found for found in compared(game, games=6))


def test_without_one_none_is_found() -> None:
    found = list(compared(Leaky(), games=3))
    assert not any(found)
    assert sum(each.compared for each in found) > 150


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
@settings(max_examples=2, derandomize=True, database=None)
@given(seed=st.integers(0, 2**32))
def test_no_game_leaks(kind: Kind, seed: int) -> None:
    game = kind.make(Random(seed))
    assert not leaks(game, answered(kind, seed)[:250], Random(seed), deals=1)
