"""An evening by the model: taps and decisions, how long it lasts, what comes too late."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import pytest
from msgspec import json, structs

from data.records import SeatRecord
from engine.catalog import ACTION_CARDS, CATALOG, CLASSIC, TOURNAMENT
from engine.chance import ROLL
from engine.core import Decision, Game, Script, Table
from engine.hosting.state.session import Session
from engine.hosting.state.setups import Setup
from engine.hosting.state.time_controls import (
    CLOCKS,
    LATE,
    LIMITS,
    LOOKS,
    MINUTE,
    SHOWN,
    WAITS,
)
from engine.hosting.statistics.duration_simulation import (
    CHOOSING,
    NOTICING,
    Evening,
    People,
    Watched,
    evenings,
)
from engine.rules import Value
from engine.system import System
from engine.views import Action, Seat, View
from tests.engine.hosting.seated import ADA, BEN, CEM, lobby
from tests.engine.hosting.test_unasked import only
from tests.engine.scripted import HOLD, Said, Turn, ask, ask_all, system

MOMENT, HELD = LIMITS["moment"] or 0, LIMITS["held"] or 0
WINDOW = CLOCKS["relaxed"]["window"] or 0
CARD: Action = "play it"

Level = Callable[[View, Seat, Sequence[Action], Random], Action]


class Taking(Random):
    """All take this long to notice, and that long to choose."""

    def __init__(self, noticing: float, choosing: float) -> None:
        super().__init__(1)
        self.taking = {NOTICING: noticing, CHOOSING: choosing}

    def uniform(self, a: float, b: float) -> float:
        return self.taking[a, b]


def wanting(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    """Play the card, or do the first thing there is."""
    return CARD if CARD in options else options[0]


def watched(
    turn: Turn,
    noticing: float = 2.0,
    choosing: float = 5.0,
    level: Level = wanting,
    kind: System | None = None,
    **seats: Any,
) -> Watched:
    """Watch a scripted game of Ada, Ben and Cem."""
    kind = kind or system(turn)
    record = structs.replace(
        lobby((0, ADA), (1, BEN), (2, CEM), system=kind), status="running", **seats
    )
    people = People(dict.fromkeys(range(3), level), Taking(noticing, choosing))
    found = Watched(Session(record, kind), people)
    found.play()
    return found


def once(*asked: Decision) -> Turn:
    """Ask this, and the game is over."""

    def turn(t: Table) -> Script[None]:
        for each in asked:
            _ = yield each
        t.over = True

    return turn


def measured(system: System, people: int, games: int, preset: str = "book", **more: Any) -> Evening:
    """Return what games come to at a quick table by hand."""
    return evenings(system, people, games, 1, preset, {}, "normal", ["quick"], **more)[0]


def test_counted_taps_are_those_of_people() -> None:
    """Two turns of a roll, its single move and a further roll; then one choice."""

    def turn(t: Table) -> Script[None]:
        for seat in (0, 1):
            for action in ("roll", "move 1", "roll"):
                yield only(seat, action)
            yield ROLL
        yield ask("choice", 2)
        t.over = True

    by_hand, by_itself = evenings(system(turn), 3, 2, 1, "book", {}, "normal", ["quick"])
    assert (by_hand.rolling, by_hand.taps_per_game, by_hand.decisions_per_game) == ("by_hand", 3, 1)
    assert (by_itself.taps_per_game, by_itself.decisions_per_game) == (1, 1)


def test_to_press_takes_as_long_as_to_notice_and_a_choice_takes_longer() -> None:
    assert watched(once(only(0, "roll"))).now == 2
    assert watched(once(ask("choice", 0))).now == 2 + 5


def test_people_that_are_asked_together_act_side_by_side() -> None:
    def turn(t: Table) -> Script[None]:
        yield from ask_all("give", 0, 1, 2)
        t.over = True

    found = watched(turn)
    assert (found.taps, found.now) == (3, 2 + 5)


def test_a_turn_in_which_no_player_has_anything_to_do_is_shown() -> None:
    def turn(t: Table) -> Script[None]:
        t.turn = 0 if t.turn is None else t.turn + 1
        if t.turn < 2:
            yield ROLL
        else:
            yield only(2, "roll")
            t.over = True

    found = watched(turn)
    assert (found.shown, found.now) == (2, 2 * SHOWN + 2)


def test_computers_take_no_time_but_their_turns_are_shown() -> None:
    def turn(t: Table) -> Script[None]:
        t.turn = 0 if t.turn is None else t.turn + 1
        yield ask("choice", t.turn)
        t.over = t.turn == 2

    seats = [SeatRecord(0, ADA), SeatRecord(1, None, "easy"), SeatRecord(2, None, "easy")]
    found = watched(turn, seats=seats)
    assert (found.taps, found.shown) == (1, 2)
    assert found.now == 2 + 5 + 2 * SHOWN


def secret(*more: Decision, watchers: Sequence[Seat] = (1,)) -> Turn:
    """Let seat 1 play a card before the only move of seat 0 is made."""

    def turn(t: Table) -> Script[None]:
        options = {0: ("go",), 1: (CARD,)}
        who, _ = yield Decision(
            "move", options, (0,), None, {0: "go"}, True, ("go",), watched_by=watchers
        )
        if who == 0:
            for each in more:
                _ = yield each
        t.over = True

    return turn


def test_a_move_that_waits_only_for_others_is_no_tap_and_lasts_a_moment() -> None:
    found = watched(secret(), level=lambda view, seat, options, random: options[0])
    assert (found.taps, found.now, found.people.late) == (0, MOMENT, 0)


def test_a_card_that_comes_after_a_pause_is_too_late_and_is_not_played() -> None:
    found = watched(secret(), noticing=MOMENT + 1)
    assert (found.people.given, found.people.late, found.taps) == (0, 1, 0)
    assert found.now == MOMENT


def test_a_card_that_is_wanted_in_a_pause_is_played_in_time() -> None:
    found = watched(secret(), noticing=1, choosing=1)
    assert (found.people.given, found.people.late, found.now) == (1, 0, 2)
    assert found.decisions == 1


def test_a_card_that_can_still_be_played_a_moment_later_is_not_late() -> None:
    again = Decision("move", {0: ("on",), 1: (CARD,)}, (0,), None, {0: "on"}, True, ("on",))
    found = watched(secret(again), noticing=2, choosing=2.5)
    assert (found.people.given, found.people.late) == (1, 0)
    assert found.now == 4.5


def test_a_card_that_is_not_wanted_any_more_was_too_late() -> None:
    """In the next turn, too, where something else has to be done."""

    def turn(t: Table) -> Script[None]:
        if t.turn is None:
            t.turn = 0
            yield Decision("roll", {0: ("a",), 1: (CARD,)}, (0,), None, {0: "a"}, True, ("a",))
        else:
            yield only(1, "roll")
            t.over = True

    found = watched(turn, noticing=2, choosing=2)
    assert (found.people.given, found.people.late) == (0, 1)


def test_a_card_that_is_carried_into_the_next_turn_is_counted_once() -> None:
    def turn(t: Table) -> Script[None]:
        t.turn = 0 if t.turn is None else 1
        yield Decision("roll", {0: ("a",), 1: (CARD,)}, (0,), None, {0: "a"}, True, ("a",))
        t.over = t.turn == 1

    found = watched(turn, noticing=2, choosing=1.5)
    assert (found.people.given, found.people.late) == (1, 0)


def test_an_answer_that_makes_another_needless_does_not_make_it_late() -> None:
    """Two want to play the same card; as one has, the game is over."""

    def turn(t: Table) -> Script[None]:
        options = {0: ("a",), 1: (CARD,), 2: (CARD,)}
        yield Decision("move", options, (0,), None, {0: "a"}, True, ("a",), watched_by=(1, 2))
        t.over = True

    class Later(Taking):
        def uniform(self, a: float, b: float) -> float:
            self.taking[NOTICING] += 0.1
            return super().uniform(a, b)

    kind = system(turn)
    record = structs.replace(lobby((0, ADA), (1, BEN), (2, CEM), system=kind), status="running")

    people = People(dict.fromkeys(range(3), wanting), Later(0.5, 0.5))
    found = Watched(Session(record, kind), people)
    found.play()
    assert (found.people.given, found.people.late) == (1, 0)


def test_an_answer_made_impossible_by_another_card_is_thought_over() -> None:
    """Seat 1 has played its only card, so that the question goes on; what seat 2 wanted is gone."""

    def turn(t: Table) -> Script[None]:
        options = {0: ("a",), 1: (CARD,), 2: (CARD,)}
        who, _ = yield Decision(
            "move", options, (0,), None, {0: "a"}, True, ("a",), watched_by=(1, 2)
        )
        assert who == 1
        options = {0: ("a",), 2: ("other",)}
        yield Decision("move", options, (0,), None, {0: "a"}, True, ("a",), watched_by=(2,))
        t.over = True

    found = watched(turn, 0.5, 0.5)
    assert (found.people.given, found.people.late) == (1, 0)


def window(able: Sequence[Seat] = (0,)) -> Turn:
    """Ask seats 0 and 1 for reactions, some of which hold a card."""

    def turn(t: Table) -> Script[None]:
        due, held = [0, 1], False
        while due:
            always = ("pass",) if held else ("pass", HOLD)
            who, action = yield Decision(
                "react",
                {seat: (*always, *[CARD for _ in able if seat in able]) for seat in due},
                tuple(due),
                Said("it"),
                dict.fromkeys(due, "pass"),
                secret=True,
                open=always,
                limit="held" if held else "window",
            )
            if action == HOLD:
                held = True
            else:
                due = [] if action == CARD else [seat for seat in due if seat != who]
        t.over = True

    return turn


def test_a_window_lasts_until_all_have_answered() -> None:
    found = watched(window(()))
    assert (found.windows, found.taps, found.now, found.decisions) == (0, 2, 2, 0)
    found = watched(window())
    assert (found.people.given, found.people.late, found.taps, found.now) == (1, 0, 2, 2 + 5)


def test_a_first_press_after_the_end_of_a_window_is_too_late() -> None:
    found = watched(window(), noticing=WINDOW + 1)
    assert (found.people.given, found.people.late, found.taps, found.now) == (0, 1, 0, WINDOW)


def test_a_first_press_in_a_window_gives_time_to_choose() -> None:
    found = watched(window(), noticing=WINDOW - 1, choosing=10)
    assert (found.people.given, found.people.late, found.now) == (1, 0, WINDOW + 9)
    found = watched(window(), noticing=WINDOW - 1, choosing=HELD + 1)
    assert (found.people.given, found.people.late) == (0, 1)
    assert found.now == WINDOW - 1 + HELD


def silent(turn: Turn) -> System:
    """Return a system in which silence passes."""
    kind = system(turn)

    def make(seats: Sequence[Seat], values: Mapping[str, Value]) -> Game[Any]:
        game = kind.make(seats, values)
        game.silence_passes = True
        return game

    return structs.replace(kind, make=make)


def test_where_silence_passes_no_player_presses_to_let_a_window_pass() -> None:
    found = watched(window(()), kind=silent(window(())))
    assert (found.taps, found.now) == (0, WINDOW + LATE)
    found = watched(window(), kind=silent(window()))
    assert (found.people.given, found.taps, found.now) == (1, 1, 2 + 5)


def before_a_roll(t: Table) -> Script[None]:
    """Let seat 0 roll, or play a card instead; seat 1 may play one as well."""
    options = {0: ("roll", CARD), 1: (CARD,)}
    _ = yield Decision("roll", options, (0,), None, {0: "roll"}, True, ("roll",))
    t.over = True


def rolled(noticing: float, choosing: float, level: Level = wanting, turn: int = 0) -> Watched:
    """Watch the pause before a roll that comes by itself, in a turn that has begun or does."""

    def begun(t: Table) -> Script[None]:
        for _ in range(turn):
            yield ROLL
        yield from before_a_roll(t)

    itself = json.encode(Setup("book", rolls=True))
    return watched(begun, noticing, choosing, level, setup=itself)


ROLLS = LIMITS["roll"] or 0


def test_a_roll_that_comes_by_itself_is_no_tap() -> None:
    found = rolled(2, 5, lambda view, seat, options, random: options[0])
    assert (found.taps, found.people.given, found.people.late, found.now) == (0, 0, 0, ROLLS)


def test_a_player_whose_turn_begins_has_opened_their_hand_and_has_the_time() -> None:
    """It takes longer than a roll waits else; so do all others who want a card then."""
    found = rolled(ROLLS + 1, 10)
    assert (found.people.given, found.taps, found.now) == (1, 1, ROLLS + 11)
    found = rolled(LOOKS, 10)
    assert (found.people.given, found.now) == (0, ROLLS + LOOKS)


def test_a_card_before_a_further_roll_needs_a_press_while_it_waits() -> None:
    found = rolled(ROLLS + 1, 1, turn=1)
    assert (found.people.given, found.people.late, found.now) == (0, 2, ROLLS)
    found = rolled(ROLLS - 1, 10, turn=1)
    assert (found.people.given, found.now) == (1, ROLLS + 9)


def test_a_window_is_counted_when_it_opens() -> None:
    opened = window(())

    def turn(t: Table) -> Script[None]:
        yield only(0, "roll")
        yield from opened(t)

    assert watched(turn).windows == 1


def test_a_choice_that_can_be_taken_back_waits_where_something_follows() -> None:
    follows = once(ask("choice", 0), only(0, "move 1"), ask("choice", 1))
    assert watched(follows).undos == 2
    strict = structs.replace(system(follows), lenient=False)
    assert watched(follows, kind=strict).undos == 0


@pytest.mark.many
def test_minutes_have_a_median_and_a_limit_for_nine_of_ten_games() -> None:
    found = measured(CLASSIC, 4, 3)
    assert 15 < found.minutes_per_game.median <= found.minutes_per_game.most < 90
    assert 0 < found.undo_minutes_per_game < 130 * WAITS / MINUTE
    assert (found.wanted_per_game, found.too_late, found.games) == (0, 0, 3)


def test_the_same_seed_gives_the_same_evening() -> None:
    assert measured(CLASSIC, 2, 1) == measured(CLASSIC, 2, 1)


def test_with_computers_an_evening_is_shorter_and_has_fewer_taps() -> None:
    alone, together = measured(CLASSIC, 4, 3, computers=3), measured(CLASSIC, 4, 3)
    assert alone.taps_per_game < together.taps_per_game / 2
    assert alone.minutes_per_game.median < together.minutes_per_game.median
    assert alone.shown_per_game > 100


@pytest.mark.many
def test_windows_and_cards_that_come_too_late_are_told() -> None:
    found = measured(ACTION_CARDS, 3, 1)
    assert found.windows_per_game > 30
    assert found.wanted_per_game > 5
    assert 0 < found.too_late < 1


def test_by_the_day_windows_wait_for_an_answer_which_people_here_give_at_once() -> None:
    """As they are asked there, and nobody's silence passes."""
    [found, _] = evenings(ACTION_CARDS, 2, 1, 1, "book", {}, "normal", ["days"])
    assert found.windows_per_game > 10
    assert found.minutes_per_game.median < 3 * 60


@pytest.mark.many
@pytest.mark.parametrize("system", CATALOG.values(), ids=CATALOG)
def test_every_game_has_an_evening_at_every_pace_and_in_both_ways(system: System) -> None:
    people = min(system.numbers(system.values("book")))
    found = evenings(system, people, 1, 1, "book", {}, "normal")
    assert [(each.pace, each.rolling) for each in found] == [
        (pace, rolling)
        for pace in ("quick", "relaxed", "days")
        for rolling in ("by_hand", "by_itself")
    ]
    assert all(each.minutes_per_game.median > 1 for each in found)


@pytest.mark.many
def test_a_choice_to_break_a_must_is_a_decision_where_there_are_several_moves() -> None:
    """An only move is made by itself, so that penalties ask for little more than the rules."""
    enforced, penalties = (measured(TOURNAMENT, 3, 1, each) for each in ("book", "penalties"))
    assert 1 < penalties.decisions_per_game / enforced.decisions_per_game < 2
