"""Simulated games: the same arguments, the same games; and what is reported of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import pytest
from msgspec import to_builtins
from msgspec.structs import asdict, replace

from engine.action_cards.system import CardTally
from engine.catalog import ACTION_CARDS, CATALOG, CLASSIC
from engine.classic.events import Rolled, RollsAgain
from engine.classic.game import Classic, ClassicTable
from engine.core import CHANCE, Decision, Event, Play, Script, Table
from engine.players import LET_BE, Player, by_chance, reply
from engine.races import Captured, Finished
from engine.rules import BadRules, Value
from engine.simulate import (
    Counted,
    Report,
    Turns,
    Wins,
    advance,
    answers,
    seated,
    simulate,
    turns_of,
    wins_of,
)
from engine.system import System
from engine.views import Action, Seat, View
from tests.engine.scripted import Scripted
from tests.engine.talking import Talk
from tests.toy import Snatch

every_system = pytest.mark.parametrize("system", CATALOG.values(), ids=lambda each: each.key)


def timeless(report: Report) -> dict[str, object]:
    """Return a report without what depends on the machine."""
    fields = asdict(report)
    assert fields.pop("answers_per_second") > 0
    return fields


def unwanted(view: View, seat: Seat, options: object, random: Random) -> Action:
    raise AssertionError("there is nothing to choose")


def test_a_shared_win_counts_once_for_the_first_seat() -> None:
    """So that the wins of a report add up to the games that came to an end."""
    game = Talk(lambda t: iter(()))  # type: ignore[arg-type, return-value]
    counted = Counted(game, ("easy", "normal", "hard"))
    counted.begin(("easy", "normal", "hard"))
    counted.end(game.start())
    assert (counted.finished, counted.by_seat) == (1, [1, 0, 0])
    assert counted.by_level == {"easy": 1, "normal": 0, "hard": 0}


def test_a_turn_after_the_end_of_a_game_is_not_counted() -> None:
    counted = Counted(CLASSIC.make((0, 2), CLASSIC.values("book")), ("easy", "normal"))
    counted.begin(("easy", "normal"))
    play = CLASSIC.make((0, 2), CLASSIC.values("book")).start()
    play.table.turn, play.table.over = 2, True
    counted.see(play, [])
    play.table.over = False
    counted.end(play)
    assert counted.turns == [0, 0]


def test_each_player_of_a_game_has_a_level() -> None:
    game = Talk(lambda t: iter(()))  # type: ignore[arg-type, return-value]
    with pytest.raises(ValueError, match="shorter"):
        Counted(game, ("easy", "normal", "hard")).begin(("easy", "normal"))


def test_a_report_of_a_game_without_cards_is_silent_about_them() -> None:
    report = Report(1, 1, 9, 1.0, Turns(1.0, 1, 1), 0.0, [1], {})
    assert "cards" not in to_builtins(report)


def test_chance_and_single_options_are_answered_without_asking_the_player() -> None:
    game = CLASSIC.make((0, 1), CLASSIC.values("book", {"first_player": "host"}))
    play = game.start()
    random = Random(1)
    assert reply(play, unwanted, random) == (0, "roll")
    assert play.seq == 0
    advance(play, unwanted, random)
    seat, pips = reply(play, unwanted, random)
    assert seat == CHANCE
    assert pips in "123456"
    assert advance(play, unwanted, Random(1))[0] == Rolled(0, int(Random(1).random() * 6) + 1)


def test_a_player_is_asked_with_the_view_of_its_seat() -> None:
    asked = []

    def level(view: View, seat: Seat, options: object, random: Random) -> Action:
        asked.append((view, seat, options))
        return "move 2"

    game = CLASSIC.make((1, 3), CLASSIC.values("book", {"first_player": "host"}))
    play = game.start()
    play.table.pieces[1] = [5, 9, 42, 43]
    play.answer(1, "roll")
    play.answer(CHANCE, "3")
    view = game.view(play, 1, ())
    advance(play, level, Random(1))
    assert asked == [(view, 1, ("move 1", "move 2"))]
    assert play.table.pieces[1] == [5, 12, 42, 43]


def test_a_player_that_may_interrupt_is_asked_first_and_may_let_it_be() -> None:
    def turn(t: Table) -> Script[None]:
        options = {0: ("go",), 1: ("card", "trick"), 2: ()}
        while True:
            yield Decision("wait", options, (0,), None, {0: "go"}, secret=True)

    play = Scripted(range(3), turn).start()
    offered = []

    def level(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
        offered.append((seat, tuple(options)))
        return options[random.randrange(len(options))]

    replies = {reply(play, level, Random(seed)) for seed in range(20)}
    assert replies == {(0, "go"), (1, "card"), (1, "trick")}
    assert set(offered) == {(1, (LET_BE, "card", "trick"))}


def test_a_game_is_shown_from_its_start_to_its_end() -> None:
    game = CLASSIC.make((0, 2), CLASSIC.values("book"))
    seqs = [play.seq for play, _ in answers(game, by_chance, 1, 10_000)]
    assert seqs == list(range(len(seqs)))
    *_, (play, events) = answers(game, by_chance, 1, 10_000)
    assert play.table.over
    assert isinstance(events[-1], Finished)


def test_no_more_answers_are_given_than_wanted() -> None:
    game = CLASSIC.make((0, 2), CLASSIC.values("book"))
    assert [play.seq for play, _ in answers(game, by_chance, 1, 3)] == [0, 1, 2, 3]
    assert len(list(answers(game, by_chance, 1, 0))) == 1


@pytest.mark.many
@every_system
def test_the_same_arguments_give_the_same_games(system: System) -> None:
    people = system.numbers(system.values("book"))[-1]
    for level in system.levels:
        most = 100_000 if level == "normal" else 12 if level == "hard" else 60  # one to its end
        one, other = (simulate(system, people, 1, 9, "book", {}, level, most) for _ in range(2))
        assert timeless(one) == timeless(other)
        assert one.games == 1
        assert one.finished or level != "normal"
        assert sum(one.wins_per_seat) == one.finished


@pytest.mark.many
@every_system
def test_another_seed_gives_other_games(system: System) -> None:
    people = system.numbers(system.values("book"))[0]
    one, other = (simulate(system, people, 3, seed, "book", {}, "random") for seed in (1, 2))
    assert timeless(one) != timeless(other)


@every_system
def test_games_that_are_cut_are_not_finished(system: System) -> None:
    report = simulate(
        system, system.numbers(system.values("book"))[0], 2, 1, "book", {}, "random", most=5
    )
    assert (report.games, report.finished, report.answers) == (2, 0, 10)
    assert sum(report.wins_per_seat) == 0


@pytest.mark.many
def test_the_report_agrees_with_the_events() -> None:
    """Counted again from the events: answers, captures, winners and turns."""
    report = simulate(CLASSIC, 3, 7, 4, "family", {"first_player": "random"}, "normal")
    game = CLASSIC.make((0, 1, 2), CLASSIC.values("family", {"first_player": "random"}))
    given, captures, wins = 0, 0, [0, 0, 0]
    turns: list[int] = []
    for number in range(7):
        events: list[Event] = []
        for at, (_, happened) in enumerate(
            answers(game, CLASSIC.levels["normal"], 4 * 1_000_003 + number, 10**6)
        ):
            events += happened
            given += at > 0
        captures += sum(isinstance(event, Captured) for event in events)
        played, last = [0, 0, 0], None
        for event in events:
            if isinstance(event, Rolled):
                played[event.seat] += event.seat != last
                last = event.seat
            if isinstance(event, Finished):
                wins[event.seat] += 1
        turns += played
    assert timeless(report) == {
        "games": 7,
        "finished": 7,
        "answers": given,
        "turns_per_player": turns_of(turns),
        "captures_per_game": round(captures / 7, 3),
        "wins_per_seat": wins,
        "wins_per_level": {"normal": wins_of(7, 21)},
        "cards": None,
    }


def test_a_further_roll_is_not_a_further_turn() -> None:
    """Two people take turns, so their numbers of turns differ by one at most."""
    game = CLASSIC.make((0, 2), CLASSIC.values("book"))
    events = [event for _, each in answers(game, by_chance, 1 * 1_000_003, 10**6) for event in each]
    assert any(isinstance(event, RollsAgain) for event in events)
    report = simulate(CLASSIC, 2, 1, 1, "book", {}, "random")
    assert report.turns_per_player.p95 - report.turns_per_player.p5 <= 1


@pytest.mark.many
def test_a_player_that_follows_the_winner_has_no_further_turn_too() -> None:
    """The last to roll is the winner, who therefore has had as many turns as anybody."""
    for seed in range(20):
        report = simulate(CLASSIC, 4, 1, seed, "book", {"first_player": "host"}, "random")
        winner = report.wins_per_seat.index(1)
        rolls = 4 * report.turns_per_player.mean
        assert rolls % 4 == (winner + 1) % 4


def test_the_usual_seats_are_taken() -> None:
    taken = []

    def make(seats: Sequence[Seat], values: Mapping[str, Value]) -> Classic:
        taken.append(tuple(seats))
        return Classic(seats, values)

    simulate(replace(CLASSIC, make=make), 2, 1, 1, "book", {}, "random", most=3)
    assert taken == [(0, 2)]


def test_the_first_asked_player_answers_first() -> None:
    play = Snatch((0, 1, 2)).start()
    random = Random(1)
    while not isinstance(play.pending, Decision) or len(play.pending.waits_for) < 2:
        advance(play, by_chance, random)
    assert reply(play, by_chance, random)[0] == play.pending.waits_for[0]


def first(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
    return options[0]


def test_levels_move_up_a_seat_from_game_to_game() -> None:
    """So that nobody has the better seat; what is counted is each level's wins of its seats' games."""
    moved: list[set[Seat]] = []

    def watched(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
        moved[-1].add(seat)
        return options[0]

    def make(seats: Sequence[Seat], values: Mapping[str, Value]) -> Classic:
        return Counting(seats, values)

    class Counting(Classic):
        def start(self) -> Play[ClassicTable]:
            moved.append(set())
            return super().start()

    kind = replace(CLASSIC, make=make, levels={"one": watched, "two": first})
    report = simulate(kind, 4, 5, 1, "book", {}, "one,two,two,two")
    assert moved == [{0}, {1}, {2}, {3}, {0}]
    one, two = report.wins_per_level["one"], report.wins_per_level["two"]
    assert (one.games, two.games) == (5, 15)
    assert one.wins + two.wins == report.finished == 5


def test_a_player_is_one_level_in_all_its_colours() -> None:
    """And no other level is asked for them."""
    seen: dict[str, set[Seat]] = {"one": set(), "two": set()}

    def level(name: str) -> Player:
        def choose(view: View, seat: Seat, options: Sequence[Action], random: Random) -> Action:
            seen[name].add(seat)
            return options[0]

        return choose

    kind = replace(CLASSIC, levels={"one": level("one"), "two": level("two")})
    simulate(kind, 2, 1, 1, "book", {"extra_colours": True}, "one,two")
    assert seen == {"one": {0, 2}, "two": {1, 3}}


def test_levels_are_one_for_all_or_one_for_each() -> None:
    assert seated("easy", 2) == ["easy", "easy"]
    assert seated("hard,easy,easy", 3) == ["hard", "easy", "easy"]
    with pytest.raises(ValueError, match="2 levels for 3 people"):
        seated("hard,easy", 3)
    with pytest.raises(KeyError):
        simulate(CLASSIC, 2, 1, 1, "book", {}, "god")


def test_shares_come_with_their_bounds() -> None:
    """Those of Wilson, which stay between 0 and 100."""
    assert wins_of(50, 100) == Wins(100, 50, 50.0, 40.38, 59.62)
    assert wins_of(5200, 20_000) == Wins(20_000, 5200, 26.0, 25.4, 26.61)
    assert wins_of(0, 10) == Wins(10, 0, 0.0, 0.0, 27.75)
    assert wins_of(10, 10) == Wins(10, 10, 100.0, 72.25, 100.0)


def test_speed_is_answers_by_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter((10.0, 17.0))
    monkeypatch.setattr("engine.simulate.perf_counter", lambda: next(times))
    report = simulate(CLASSIC, 2, 2, 1, "book", {}, "random", most=5)
    assert (report.answers, report.answers_per_second) == (10, 1.4)
    times = iter((10.0, 17.0))
    report = simulate(CLASSIC, 2, 2, 1, "book", {}, "random", most=8)
    assert (report.answers, report.answers_per_second) == (16, 2.3)


def test_house_rules_are_checked() -> None:
    with pytest.raises(BadRules):
        simulate(CLASSIC, 2, 1, 1, "book", {"no such rule": True}, "random")
    with pytest.raises(KeyError):
        simulate(CLASSIC, 2, 1, 1, "no such preset", {}, "random")


@pytest.mark.parametrize(
    ("counts", "turns"),
    [
        ([7], Turns(7.0, 7, 7)),
        ([3, 1, 2], Turns(2.0, 1, 3)),
        ([1, 2, 1], Turns(1.33, 1, 2)),
        (range(1, 21), Turns(10.5, 1, 19)),
        (range(1, 101), Turns(50.5, 5, 95)),
        (range(1, 102), Turns(51.0, 6, 96)),
    ],
)
def test_percentiles_are_those_of_the_nearest_rank(counts: list[int], turns: Turns) -> None:
    assert turns_of(counts) == turns


def test_the_report_counts_the_use_of_cards() -> None:
    """As its tally counts it, and only where there are kinds of cards."""
    report = simulate(ACTION_CARDS, 2, 2, 1, "book", {}, "random", most=300)
    game = ACTION_CARDS.make((0, 2), ACTION_CARDS.values("book"))
    tally = CardTally(game)
    for number in range(2):
        every = list(answers(game, by_chance, 1_000_003 + number, 300))
        for _, events in every:
            tally.see(events)
        tally.end(every[-1][0].table)
    turns = round(report.turns_per_player.mean * 4)
    assert report.cards == tally.report(2, turns)
    assert simulate(CLASSIC, 2, 1, 1, "book", {}, "random", most=50).cards is None
