"""Nothing of a hand reaches anybody else (reading K-15); and a leak that is planted is found.

In every turn the hand of the seat on turn is exchanged for other cards of the draw pile, and
everything that the others and an onlooker get is compared byte for byte: events, the question and
its number, views.  Then both go on with the same dice, if both hands have them, and draw.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import Any

import pytest
from msgspec import Struct, json
from msgspec.structs import replace

from engine.card_race.game import CardRace, CardRaceTable, DrewDice
from engine.catalog import CARD_RACE
from engine.core import Decision, Event, Play, Question, Script, State, seen
from engine.players import by_chance
from engine.simulate import answers
from engine.views import CardRaceView, Seat
from tests.engine.card_race.tables import race
from tests.games import Kind, answered
from tests.leaks import leaking, leaks
from tests.rules import reading

pytestmark = pytest.mark.many


DEALS = 150


class Compared(Struct):
    """What came out of a comparison."""

    deals: int = 0
    """How often the hidden player could do something else than before."""
    moves: int = 0
    """How often both made the same play out of different hands."""
    leaks: list[str] = []


def received(play: Play[CardRaceTable], events: list[Event], who: Seat | None) -> dict[str, bytes]:
    """Return all that somebody gets, as bytes."""
    return {
        "events": json.encode([event.seen_by(who) for event in events]),
        "question": repr(seen(play.pending, who)).encode(),
        "number": b"" if who is None else str(play.number(who)).encode(),
        "view": json.encode(play.game.view(play, who, events)),
    }


def differences(
    old: Play[CardRaceTable],
    new: Play[CardRaceTable],
    then: list[Event],
    now: list[Event],
    hidden: Seat,
) -> Iterator[str]:
    """Yield by what anybody but the *hidden* seat could tell the two apart."""
    for who in (*old.game.seats, None):
        if who != hidden:
            one, other = received(old, then, who), received(new, now, who)
            yield from (f"{what} of {who}" for what in one if one[what] != other[what])


def exchanged(state: State, game: CardRace, seat: Seat, random: Random) -> State | None:
    """Return the same game with other dice in the hand of *seat*; None if it would be stuck."""
    table = game.load(state.table)
    for place in range(len(table.hands[seat])):
        other = random.randrange(len(table.deck))
        table.hands[seat][place], table.deck[other] = table.deck[other], table.hands[seat][place]
    return replace(state, table=json.encode(table)) if game.choices(table, seat) else None


def compare(game: CardRace, games: int, deals: int) -> Iterator[Compared]:
    """Play *games* by chance and deal the hand of every turn anew, *deals* times; yield each turn."""
    random = Random(1)
    for seed in range(games):
        for play, _ in answers(game, by_chance, seed, 10_000):
            if play.table.turn is not None and not play.table.over and not play.state.answers:
                yield dealt_anew(game, play, deals, random)


def dealt_anew(game: CardRace, play: Play[CardRaceTable], deals: int, random: Random) -> Compared:
    """Deal the hand of one turn anew, *deals* times."""
    result, state, seat = Compared(), play.state, play.table.turn
    assert seat is not None
    for _ in range(deals):
        # A stuck hand has to be shown, so it is no secret.
        other = exchanged(state, game, seat, random)
        if other is None:
            continue
        old, new = Play(game, state), Play(game, other)
        if old.options(seat) == new.options(seat):
            continue
        result.deals += 1
        result.leaks += differences(old, new, old.events, new.events, seat)
        both = set(old.options(seat)) & set(new.options(seat))
        if both and old.pending == play.pending:
            action = min(both)
            then, now = old.answer(seat, action), new.answer(seat, action)
            # What was drawn may leave the next hands different, but it shows nowhere.
            result.moves += 1
            result.leaks += differences(old, new, then, now, seat)
    return result


@reading("K-15")
@pytest.mark.parametrize(("people", "games", "deals"), [(2, 1, 2), (3, 1, 1), (4, 1, 1)])
def test_no_player_learns_the_options_of_another_hand(people: int, games: int, deals: int) -> None:
    """K-15: some hundred deals in which the hidden player's choices differ."""
    found = list(compare(race(people), games, deals))
    assert not any(each.leaks for each in found)
    assert sum(each.deals for each in found) >= DEALS
    assert sum(each.moves for each in found) >= DEALS / 2


@reading("K-15")
@pytest.mark.parametrize("way", ["redraw_until_playable", "drop_row"])
def test_other_ways_of_stuck_hands_tell_no_more(way: str) -> None:
    """K-15: what is shown then is shown to all, and nothing else is."""
    game = race(3, stuck=way)
    kind = Kind("card_race", lambda random: game, {"random": by_chance})
    assert not leaks(game, answered(kind, 1)[:300], Random(2), deals=1)
    assert not any(each.leaks for each in compare(game, games=1, deals=1))


# --- planted leaks ----------------------------------------------------------------------------------


class Leaky(CardRace):
    """The card race with a hole: everything its turns say goes through `leak`."""

    def turn(self, t: CardRaceTable) -> Script[None]:
        return leaking(super().turn(t), partial(self.leak, t))

    def leak(self, t: CardRaceTable, said: Event | Question) -> Event | Question:
        return said


class OpenOptions(Leaky):
    """Everybody sees what can be laid."""

    def leak(self, t: CardRaceTable, said: Event | Question) -> Event | Question:
        return replace(said, secret=False) if isinstance(said, Decision) else said


class Hurried(Leaky):
    """There is less time where there is less to choose."""

    def leak(self, t: CardRaceTable, said: Event | Question) -> Event | Question:
        if isinstance(said, Decision):
            few = len(said.options[said.waits_for[0]]) < 3
            return replace(said, limit="window" if few else "move")
        return said


class Speaking(Leaky):
    """The question itself says whether a row can be extended."""

    def leak(self, t: CardRaceTable, said: Event | Question) -> Event | Question:
        if isinstance(said, Decision) and said.options[said.waits_for[0]][0].startswith("new"):
            return replace(said, prompt="begin")
        return said


class Tattled(DrewDice, frozen=True):
    """A line of the log that names the dice to everybody."""

    def seen_by(self, seat: Seat | None) -> DrewDice:
        return self


class OpenDraws(Leaky):
    """The log says who drew what."""

    happenings = (*CardRace.happenings, Tattled)

    def leak(self, t: CardRaceTable, said: Event | Question) -> Event | Question:
        return Tattled(said.seat, said.count, said.dice) if isinstance(said, DrewDice) else said


class Whispered(DrewDice, frozen=True):
    """A line of the log that names the dice to all who play."""

    def seen_by(self, seat: Seat | None) -> DrewDice:
        return super().seen_by(self.seat if seat is not None else None)


class OpenAmongPlayers(Leaky):
    """Onlookers are not told who drew what, but everybody else is."""

    happenings = (*CardRace.happenings, Whispered)

    def leak(self, t: CardRaceTable, said: Event | Question) -> Event | Question:
        return Whispered(said.seat, said.count, said.dice) if isinstance(said, DrewDice) else said


class OpenChoices(CardRace):
    """The view shows onlookers what the seat on turn could lay."""

    def view(self, play: Play[CardRaceTable], seat: Seat | None, recent: Any) -> CardRaceView:
        turn = play.table.turn
        choices = () if turn is None else self.choices(play.table, turn)
        return replace(super().view(play, seat, recent), choices=choices)


class OpenSum(CardRace):
    """What is left to draw is told in pips, not in cards."""

    def view(self, play: Play[CardRaceTable], seat: Seat | None, recent: Any) -> CardRaceView:
        return replace(super().view(play, seat, recent), deck=sum(play.table.deck))


class NotAsked(CardRace):
    """A hand that allows one thing only is played without asking."""

    def lay(self, t: CardRaceTable, seat: Seat) -> Script[None]:
        script = super().lay(t, seat)
        said: Any = next(script)
        while True:
            only = said.options[seat] if isinstance(said, Decision) else ()
            try:
                said = script.send((seat, only[0]) if len(only) == 1 else (yield said))
            except StopIteration:
                return


VALUES = CARD_RACE.values("book")


@pytest.mark.parametrize(
    ("leaky", "what"),
    [
        (OpenOptions, "question"),
        (Hurried, "question"),
        (Speaking, "question"),
        (OpenDraws, "events"),
        (OpenAmongPlayers, "events"),
        (OpenChoices, "view"),
        (OpenSum, "view"),
        (NotAsked, "question"),
    ],
)
def test_a_planted_leak_is_found(leaky: type[CardRace], what: str) -> None:
    found = compare(leaky((0, 1, 2), VALUES), games=1, deals=2)
    assert any(leak.startswith(what) for each in found for leak in each.leaks)


def test_without_one_none_is_found() -> None:
    found = list(islice(compare(Leaky((0, 1, 2), VALUES), games=1, deals=1), 80))
    assert not any(each.leaks for each in found)
    assert sum(each.deals for each in found) > 50
