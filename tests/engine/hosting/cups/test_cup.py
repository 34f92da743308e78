"""A cup by its log: joins, absences, rounds, acts of organisers, its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from engine.hosting.cups import acts, draw, steps
from engine.hosting.cups import cup as cups
from engine.hosting.cups.corrections import correct
from engine.hosting.cups.cup import ABSENT, BREAK, Cup, Logged, fold
from engine.hosting.cups.draw import Places
from engine.hosting.cups.events import (
    COMPUTER,
    LATEST,
    NOBODY,
    Asked,
    Called,
    CupEvent,
    CupSetup,
    Delayed,
    Drawn,
    Ended,
    Format,
    Joined,
    Left,
    Opened,
    Played,
    PutOff,
    Replaced,
    Stopped,
)
from engine.hosting.cups.steps import due, step
from engine.hosting.state.beginnings import CALL
from engine.hosting.state.dice import Dice
from engine.hosting.state.refusals import Refused
from engine.hosting.state.time_controls import DAY

SECRET = sha256(b"a cup").digest()
BEGINS = 1_000_000.0
PERSON = 14 * 10**17
"""People are this and their number."""


def setup(pace: str = "days", rounds: int = 3, final: bool = True) -> CupSetup:
    length = 25 if pace == "live" else 2
    return CupSetup(
        pace="live" if pace == "live" else "days",
        length=length,
        rounds=rounds,
        final=final,
        begins=BEGINS,
    )


class Log:
    """A log in the making."""

    def __init__(self, chosen: CupSetup, people: int = 0, format: Format = LATEST) -> None:
        self.rows = [Logged(0, BEGINS - 3600, 0, Opened(setup=chosen, click=1, format=format))]
        self.now = BEGINS - 3600
        for number in range(1, people + 1):
            self.take(acts.join(self.cup, PERSON + number, number))

    @property
    def cup(self) -> Cup:
        return fold(7, SECRET, self.rows)

    def take(self, event: CupEvent) -> None:
        self.rows.append(Logged(len(self.rows), self.now, 0, event))

    def tick(self) -> CupEvent | None:
        """Do what is due by the clock."""
        if event := step(self.cup, self.now):
            self.take(event)
        return event

    def draw(self) -> Drawn:
        self.now = max(self.now, cups.draws_at(self.cup))
        event = self.tick()
        assert isinstance(event, Drawn)
        return event

    def play(self, absent: tuple[int, ...] = ()) -> None:
        """End all tables, each in the order of its seats."""
        running = self.cup.running
        assert running is not None
        self.now += 60
        for place in running.open:
            table = running.tables[place - 1]
            gone = tuple(each for each in table if each in absent)
            self.take(steps.played(self.cup, place, [[each] for each in table], gone))


def refused(act: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as found:
        act()
    return found.value


def refusal(act: Callable[[], object]) -> str:
    return refused(act).key


def test_a_daily_draw_waits_until_quiet_hours_end() -> None:
    """Unless an organiser asks for it; the end of a cup and live draws wait for nothing."""
    log, wakes = Log(setup(rounds=1, final=False), people=6), BEGINS + 8 * 3600
    log.now = BEGINS + 10
    waits = step(log.cup, log.now, wakes)
    assert waits == Delayed(seconds=wakes - BEGINS)
    log.take(waits)
    assert (due(log.cup, log.now), step(log.cup, log.now, wakes)) == (wakes, None)
    assert isinstance(step(log.cup, wakes, wakes), Drawn)
    log.take(acts.begin(log.cup, "now"))
    drawn = step(log.cup, log.now, wakes)
    assert isinstance(drawn, Drawn)
    log.take(drawn)
    log.play()
    assert step(log.cup, log.now, wakes) == Ended()
    few = Log(setup(), people=6)
    few.draw()
    few.play()
    for number in range(1, 6):
        few.take(acts.leave(few.cup, PERSON + number))
    assert step(few.cup, few.now, few.now + 3600) == Ended(few=True)
    live = called(6, here=6)
    live.now = BEGINS
    assert isinstance(step(live.cup, live.now, wakes), Drawn)


def test_a_cup_by_the_day_from_joins_to_its_end() -> None:
    log = Log(setup(), people=13)
    assert (log.tick(), due(log.cup, log.now)) == (None, BEGINS)
    for _ in range(3):
        tables = log.draw().tables
        assert sorted(map(len, tables)) == [3, 3, 3, 4]
        assert sorted(each for table in tables for each in table) == list(range(1, 14))
        assert due(log.cup, log.now) is None, "the tables' clocks end the round"
        log.play()
    standings = log.cup.standings()
    final = log.draw()
    assert final.final
    assert final.tables == (tuple(row.entrant for row in standings[:4]),)
    log.play()
    assert log.tick() == Ended()
    assert log.cup.podium() == [row.entrant for row in standings]
    assert due(log.cup, log.now) is None


def test_a_live_cup_calls_its_people_and_draws_those_here() -> None:
    log = Log(setup("live"), people=8)
    assert refusal(lambda: acts.arrive(log.cup, PERSON + 1)) == "cup-too-early"
    assert due(log.cup, log.now) == BEGINS - CALL
    log.now = BEGINS - CALL
    assert log.tick() == Called()
    for number in range(1, 7):
        log.take(acts.arrive(log.cup, PERSON + number))
    assert refusal(lambda: acts.arrive(log.cup, PERSON + 1)) == "cup-here-already"
    assert sorted(sum(log.draw().tables, ())) == [1, 2, 3, 4, 5, 6]
    assert due(log.cup, log.now) is None
    log.take(acts.arrive(log.cup, PERSON + 7))
    assert (log.cup.waiting, due(log.cup, log.now)) == ([7], log.now + ABSENT)
    absent = log.cup.rounds[0].drawn[1][0]
    log.take(Replaced(entrant=absent, by=7))
    assert log.cup.rounds[0].tables[1][0] == 7
    assert log.cup.misses == {absent: 1}
    log.play()
    assert cups.draws_at(log.cup) == log.now + BREAK
    assert 7 in log.cup.results()[1].points


def test_joining_after_the_call_means_being_here_and_before_it_does_not() -> None:
    log = Log(setup("live"), people=6)
    assert log.cup.present == []
    log.now = BEGINS - CALL
    log.tick()
    assert log.cup.present == []
    log.take(acts.join(log.cup, PERSON + 9, 9))
    assert log.cup.present == [7]


def test_an_organiser_draws_early_without_a_call() -> None:
    log = Log(setup("live"), people=6)
    log.take(acts.begin(log.cup, "early"))
    assert log.cup.present == [1, 2, 3, 4, 5, 6]
    log.draw()
    assert refusal(lambda: acts.begin(log.cup, "again")) == "cup-round-on"
    log.play()
    log.take(acts.begin(log.cup, "at once"))
    assert cups.draws_at(log.cup) == log.now
    assert [row.event.why for row in log.cup.acts] == ["early", "at once"]


def test_the_absent_of_two_rounds_are_drawn_when_they_are_back() -> None:
    log = Log(setup(rounds=4), people=8)
    log.draw()
    log.play(absent=(3,))
    log.draw()
    log.play(absent=(3,))
    assert 3 not in log.cup.present
    assert 3 not in sum(log.draw().tables, ())
    log.play()
    log.take(acts.arrive(log.cup, PERSON + 3))
    assert 3 in sum(log.draw().tables, ())
    assert {row.entrant: row.points for row in log.cup.standings()}[3] == 0


def test_leaving_keeps_points_and_number() -> None:
    log = Log(setup(), people=7)
    log.draw()
    log.play()
    before = {row.entrant: row.points for row in log.cup.standings()}
    log.take(acts.leave(log.cup, PERSON + 2))
    assert refusal(lambda: acts.leave(log.cup, PERSON + 2)) == "cup-not-in"
    assert 2 not in log.cup.here
    assert 2 not in sum(log.draw().tables, ())
    assert {row.entrant: row.points for row in log.cup.standings()}[2] == before[2]
    log.play()
    log.take(acts.join(log.cup, PERSON + 2, 99))
    assert log.cup.entrant(PERSON + 2) == 2
    assert 2 in sum(log.draw().tables, ())


def test_a_leaver_is_in_no_final() -> None:
    log = Log(setup(rounds=1), people=6)
    log.draw()
    log.play()
    best = log.cup.standings()[0].entrant
    log.take(acts.leave(log.cup, PERSON + best))
    assert best not in log.draw().tables[0]


@pytest.mark.parametrize(("people", "left", "tables"), [(6, 1, [3, 2]), (6, 2, [4]), (6, 3, [3])])
def test_tables_of_few(people: int, left: int, tables: list[int]) -> None:
    log = Log(setup(), people)
    log.draw()
    log.play()
    for number in range(1, left + 1):
        log.take(acts.leave(log.cup, PERSON + number))
    assert [len(table) for table in log.draw().tables] == tables


def test_too_few_end_a_cup() -> None:
    log = Log(setup(), people=6)
    log.draw()
    log.play()
    for number in range(1, 5):
        log.take(acts.leave(log.cup, PERSON + number))
    assert log.tick() == Ended(few=True)
    assert log.cup.few
    assert len(log.cup.standings()) == 6
    assert (log.cup.winner, log.cup.winners) == (log.cup.podium()[0], ())


def test_a_cup_that_all_left_has_no_winner() -> None:
    log = Log(setup(), people=6)
    log.draw()
    log.play()
    for number in range(1, 7):
        log.take(acts.leave(log.cup, PERSON + number))
    log.tick()
    assert (len(log.cup.podium()), log.cup.winner, log.cup.winners) == (6, None, ())


@pytest.mark.parametrize("absent", [range(1, 7), range(1, 6)])
def test_only_a_player_with_points_or_a_won_final_wins(absent: range) -> None:
    """By lot alone nobody does."""
    log = Log(setup(rounds=1), people=6)
    log.draw()
    log.play(absent=tuple(range(1, 7)))
    assert log.cup.winner is None, "in the meantime, too"
    log.draw()
    finalist = log.cup.rounds[-1].tables[0][0]
    log.play(absent=tuple(each for each in range(1, 7) if each != finalist or len(absent) == 6))
    log.tick()
    assert log.cup.winner == (None if len(absent) == 6 else finalist)


def test_a_final_needs_three() -> None:
    log = Log(setup(rounds=1), people=6)
    log.draw()
    log.play()
    for number in range(1, 4):
        log.take(acts.leave(log.cup, PERSON + number))
    final = log.draw()
    assert sorted(final.tables[0]) == [4, 5, 6]


def test_a_finalist_that_left_comes_back_before_the_final() -> None:
    log = Log(setup(rounds=1), people=6)
    log.draw()
    log.play()
    first = log.cup.standings()[0].entrant
    person = log.cup.people[first]
    log.take(acts.leave(log.cup, person))
    log.take(acts.join(log.cup, person, 60))
    assert first in log.draw().tables[0]
    log.take(acts.leave(log.cup, person))
    assert refusal(lambda: acts.join(log.cup, person, 61)) == "cup-too-late"


def test_joining_ends_with_the_last_draw() -> None:
    log = Log(setup(rounds=1), people=6)
    log.draw()
    assert refusal(lambda: acts.join(log.cup, PERSON + 50, 50)) == "cup-too-late"
    log.play()
    for number in range(1, 5):
        log.take(acts.leave(log.cup, PERSON + number))
    log.now = cups.draws_at(log.cup)
    assert log.tick() == Ended(few=True)


def test_no_entrant_comes_back_after_the_last_draw_without_a_final() -> None:
    log = Log(setup(rounds=1, final=False), people=6)
    log.draw()
    log.take(acts.leave(log.cup, PERSON + 1))
    assert refusal(lambda: acts.join(log.cup, PERSON + 1, 60)) == "cup-too-late"


def test_an_entrant_without_points_is_in_no_final() -> None:
    log = Log(setup("live", rounds=1), people=9)
    log.now = BEGINS - CALL
    log.tick()
    for number in range(1, 7):
        log.take(acts.arrive(log.cup, PERSON + number))
    log.draw()
    log.play()
    for number in range(1, 5):
        log.take(acts.leave(log.cup, PERSON + number))
    for number in range(7, 10):
        log.take(acts.arrive(log.cup, PERSON + number))
    log.now = cups.draws_at(log.cup)
    assert log.tick() == Ended(few=True)


def test_the_time_of_a_round() -> None:
    assert (Log(setup("live")).cup.lasts, Log(setup()).cup.lasts) == (25 * 60, 2 * 86_400)


def test_a_paused_cup_draws_nothing() -> None:
    log = Log(setup(), people=6)
    log.take(acts.pause(log.cup, "dinner"))
    assert refusal(lambda: acts.pause(log.cup, "dinner")) == "cup-paused-already"
    assert refusal(lambda: acts.begin(log.cup, "go")) == "cup-paused-already"
    log.now = BEGINS + 10
    assert (log.tick(), due(log.cup, log.now)) == (None, None)
    log.take(acts.resume(log.cup, "done"))
    assert refusal(lambda: acts.resume(log.cup, "done")) == "cup-not-paused"
    log.draw()


def test_a_cup_resumed_between_rounds_draws_at_once() -> None:
    log = Log(setup("live"), people=6)
    log.take(acts.begin(log.cup, "all here"))
    log.draw()
    log.take(acts.pause(log.cup, "dinner"))
    log.take(acts.resume(log.cup, "done"))
    log.play()
    assert cups.draws_at(log.cup) == log.now + BREAK
    log.take(acts.pause(log.cup, "dinner"))
    log.now += 3600
    log.take(acts.resume(log.cup, "done"))
    assert cups.draws_at(log.cup) == log.now


def test_a_return_after_absences_means_being_here() -> None:
    log = Log(setup(), people=8)
    for _ in range(2):
        log.draw()
        log.play(absent=(1,))
    assert 1 not in log.cup.present
    log.take(acts.leave(log.cup, PERSON + 1))
    log.take(acts.join(log.cup, PERSON + 1, 99))
    assert 1 in log.cup.present


def test_too_few_for_another_round_are_not_drawn_early() -> None:
    log = Log(setup(), people=6)
    log.draw()
    log.play()
    for number in range(1, 4):
        log.take(acts.leave(log.cup, PERSON + number))
    assert acts.begin(log.cup, "three are enough").why
    log.take(acts.leave(log.cup, PERSON + 4))
    assert refusal(lambda: acts.begin(log.cup, "go")) == "cup-few-left"


def test_a_correction_changes_the_standings_of_its_round() -> None:
    log = Log(setup(), people=8)
    log.draw()
    assert refusal(lambda: correct(log.cup, 1, 1, ((1,),), "why")) == "cup-not-over"
    log.play()
    table = log.cup.rounds[0].tables[0]
    turned = tuple((each,) for each in reversed(table))
    assert refusal(lambda: correct(log.cup, 1, 1, turned[1:], "why")) == "bad-click"
    assert refusal(lambda: correct(log.cup, 1, 9, turned, "why")) == "bad-click"
    log.take(correct(log.cup, 1, 1, turned, "misread"))
    assert log.cup.results()[0].points[table[-1]] == 5 * 12
    assert log.cup.acts[-1].event.why


def test_a_cup_that_is_over_takes_nothing() -> None:
    log = Log(setup(), people=6)
    log.take(acts.end(log.cup, "rain"))
    now = log.cup
    for act in (
        lambda: acts.join(now, PERSON + 9, 9),
        lambda: acts.leave(now, PERSON + 1),
        lambda: acts.begin(now, "x"),
        lambda: acts.pause(now, "x"),
        lambda: acts.resume(now, "x"),
        lambda: acts.end(now, "x"),
        lambda: acts.stopped(now, 1, 1, "x"),
    ):
        assert refusal(act) == "cup-over"
    assert step(now, BEGINS) is None


def test_all_join_once_up_to_the_most() -> None:
    log = Log(setup(), people=96)
    assert refusal(lambda: acts.join(log.cup, PERSON + 1, 1)) == "cup-joined-already"
    assert refusal(lambda: acts.join(log.cup, PERSON + 200, 1)) == "cup-full"


def test_six_are_needed_to_begin() -> None:
    log = Log(setup(), people=5)
    assert refusal(lambda: acts.begin(log.cup, "now")) == "cup-few"
    assert steps.drawn(log.cup) == Ended(few=True)


def test_the_deleted_keep_points_and_are_not_drawn() -> None:
    log = Log(setup(), people=7)
    log.draw()
    log.play()
    log.rows = [
        Logged(row.seq, row.at, row.by, structs.replace(event, person=NOBODY))
        if isinstance(event := row.event, Joined) and event.person == PERSON + 4
        else row
        for row in log.rows
    ]
    assert 4 in {row.entrant for row in log.cup.standings()}
    assert log.cup.entrant(NOBODY) is None
    log.take(Left(entrant=4))  # as the host does before a draw
    assert 4 not in sum(log.draw().tables, ())
    assert refusal(lambda: acts.leave(log.cup, NOBODY)) == "cup-not-in"


def test_standings_of_a_round_depend_on_no_later_one() -> None:
    log = Log(setup(), people=9)
    log.draw()
    log.play()
    before = log.cup.standings(1)
    log.take(acts.join(log.cup, PERSON + 30, 30))
    log.draw()
    log.play()
    assert log.cup.standings(1) == before


def called(people: int, here: int) -> Log:
    """Return a live cup after its call, some of its people here."""
    log = Log(setup("live"), people)
    log.now = BEGINS - CALL
    assert log.tick() == Called()
    for number in range(1, here + 1):
        log.take(acts.arrive(log.cup, PERSON + number))
    return log


def test_a_live_cup_is_called_a_quarter_of_an_hour_before() -> None:
    log = Log(setup("live"), people=6)
    assert refused(lambda: acts.arrive(log.cup, PERSON + 1)).about == {"begins": BEGINS - 900}
    log.now = BEGINS - 901
    assert (log.tick(), due(log.cup, log.now)) == (None, BEGINS - 900)
    log.now = BEGINS - 900
    assert log.tick() == Called()
    assert (log.tick(), due(log.cup, log.now)) == (None, BEGINS)


def test_after_a_late_call_five_minutes_are_left() -> None:
    """The bot can have been away in the meantime."""
    log = Log(setup("live"), people=6)
    log.now = BEGINS - 60
    log.tick()
    assert cups.draws_at(log.cup) == log.now + 300


@pytest.mark.parametrize(("here", "left"), [(5, 0), (3, 0), (5, 1)])
def test_a_live_beginning_is_put_off_twice_by_a_quarter_of_an_hour(here: int, left: int) -> None:
    """Then organisers are asked, however many have joined."""
    log = called(6, here)
    if left:
        log.take(acts.leave(log.cup, PERSON + 6))
    for late in (0, 900):
        log.now = BEGINS + late
        assert (due(log.cup, log.now), log.tick()) == (log.now, PutOff(seconds=900))
        assert log.tick() is None
    log.now = BEGINS + 1800
    assert log.tick() == Asked()
    assert (due(log.cup, log.now), log.tick()) == (log.now + 7 * DAY, None)


def test_a_daily_beginning_is_put_off_by_days_and_asks_in_the_morning() -> None:
    log, wakes = Log(setup(), people=5), BEGINS + 2 * DAY + 3600
    for days in (0, 1):
        log.now = BEGINS + days * DAY
        assert log.tick() == PutOff(seconds=DAY)
    log.now = BEGINS + 2 * DAY
    waits = step(log.cup, log.now, wakes)
    assert waits == Delayed(seconds=3600)
    log.take(waits)
    log.now = wakes
    assert log.tick() == Asked()


def test_the_sixth_of_a_beginning_put_off_is_enough() -> None:
    log = called(6, here=5)
    log.now = BEGINS
    log.tick()
    log.take(acts.arrive(log.cup, PERSON + 6))
    log.now = BEGINS + 900
    assert isinstance(log.tick(), Drawn)


def test_a_beginning_missed_in_an_outage_is_put_off_by_the_whole_time() -> None:
    log = called(6, here=5)
    log.now = BEGINS + 5000
    assert log.tick() == PutOff(seconds=5900)
    assert cups.draws_at(log.cup) == log.now + 900


def asked(live: bool = True) -> Log:
    """A cup whose organisers are asked for another time."""
    log = called(6, here=5) if live else Log(setup(), people=5)
    while not log.cup.asked:
        log.now = cups.draws_at(log.cup)
        log.tick()
    return log


def test_a_live_cup_is_called_again_at_another_time() -> None:
    log = asked()
    begins = log.now + 7200
    log.take(acts.move(log.cup, begins, "tomorrow"))
    assert (log.cup.moved, log.cup.present, log.tick()) == (True, [], None)
    assert log.cup.put_off == 0, "it can be put off as often again"
    log.now = begins - CALL
    assert (log.tick(), log.cup.moved) == (Called(), False)
    for number in range(1, 7):
        log.take(acts.arrive(log.cup, PERSON + number))
    assert isinstance(log.draw(), Drawn)


def test_a_daily_cup_begins_at_another_time() -> None:
    log = asked(live=False)
    assert not log.cup.moved
    log.take(acts.join(log.cup, PERSON + 6, 6))
    assert log.tick() is None, "organisers choose when"
    log.take(acts.move(log.cup, log.now + 7200, "soon"))
    assert (due(log.cup, log.now), log.cup.moved) == (log.now + 7200, True)
    assert isinstance(log.draw(), Drawn)
    assert not log.cup.moved, "its people are told once"
    assert refusal(lambda: acts.move(log.cup, log.now, "again")) == "cup-begun"
    log.take(acts.end(log.cup, "rain"))
    assert refusal(lambda: acts.move(log.cup, log.now, "again")) == "cup-over"


def test_an_asked_organiser_can_draw_once_six_are_there() -> None:
    log = asked()
    assert refusal(lambda: acts.begin(log.cup, "now")) == "cup-few"
    log.take(acts.arrive(log.cup, PERSON + 6))
    log.take(acts.begin(log.cup, "now"))
    assert isinstance(log.tick(), Drawn)


def test_a_cup_without_another_time_for_a_week_ends() -> None:
    log = asked()
    log.now += 7 * DAY - 1
    assert log.tick() is None
    log.now += 1
    assert log.tick() == Ended(few=True)
    assert log.cup.winner is None


def test_a_pause_takes_no_time_from_an_asked_organiser() -> None:
    log = asked()
    log.take(acts.pause(log.cup, "holidays"))
    log.now += 30 * DAY
    log.take(acts.resume(log.cup, "back"))
    assert (due(log.cup, log.now), log.tick()) == (log.now + 7 * DAY, None)
    log.now += 7 * DAY
    assert log.tick() == Ended(few=True)


def test_a_second_round_waits_for_no_sixth() -> None:
    """Five can go on, also within the time in which a first round would wait."""
    log = called(7, here=6)
    log.now = BEGINS
    log.draw()
    log.play()
    log.take(acts.leave(log.cup, PERSON + 1))
    log.now = cups.draws_at(log.cup)
    assert isinstance(log.tick(), Drawn)


def test_a_live_round_begins_after_a_break_and_a_daily_one_at_once() -> None:
    live, daily = called(6, here=6), Log(setup(), people=6)
    for log, pause in ((live, 180), (daily, 0)) * 2:
        log.draw()
        log.play()
        assert cups.draws_at(log.cup) == log.now + pause


def test_a_silent_persons_seat_is_kept_for_three_minutes() -> None:
    """Then each minute is another chance; without anybody who waits, no look is needed."""
    log = called(8, here=7)
    log.take(acts.leave(log.cup, PERSON + 7))
    log.draw()
    assert due(log.cup, log.now) is None
    log.take(acts.arrive(log.cup, PERSON + 8))
    assert due(log.cup, log.now) == log.now + 180
    assert due(log.cup, log.now + 170) == log.now + 230
    log.take(acts.pause(log.cup, "dinner"))
    assert due(log.cup, log.now) == log.now + 180, "the round goes on"


def test_in_a_daily_cup_late_entrants_wait_for_the_next_round() -> None:
    log = Log(setup(), people=6)
    log.draw()
    log.take(acts.join(log.cup, PERSON + 7, 7))
    assert (log.cup.waiting, due(log.cup, log.now)) == ([7], None)


def test_no_entrant_waits_in_a_final() -> None:
    log = called(8, here=8)
    log.now = BEGINS
    for _ in range(3):
        log.draw()
        log.play()
    assert log.draw().final
    assert (log.cup.waiting, due(log.cup, log.now)) == ([], None)


def test_standings_leave_the_final_out() -> None:
    log = Log(setup(rounds=1), people=6)
    log.draw()
    log.play()
    before = log.cup.standings()
    log.draw()
    log.play()
    assert log.cup.standings() == before


def test_the_final_order_without_a_final_is_that_of_the_standings() -> None:
    """The winners of the last round's first table are no finalists."""
    log = Log(setup(rounds=2, final=False), people=8)
    for _ in range(2):
        log.draw()
        log.play()
    assert log.tick() == Ended()
    assert log.cup.podium() == [row.entrant for row in log.cup.standings()]


def test_the_first_four_of_the_standings_play_the_final() -> None:
    log = Log(setup(rounds=1), people=8)
    log.draw()
    log.play()
    assert log.draw().tables == (tuple(row.entrant for row in log.cup.standings()[:4]),)


def test_small_tables_count_as_threes_and_all_tables_as_meetings() -> None:
    """A replacement sits there, and the one replaced does not."""
    log = Log(setup(), people=8)
    log.take(Drawn(tables=((1, 2, 3, 4), (5, 6, 7))))
    log.take(Replaced(entrant=7, by=8))
    log.play()
    log.take(Drawn(tables=((1, 2, 3), (5, 6))))
    tables = [table for each in log.cup.rounds for table in each.tables]
    assert steps.threes(tables) == {5: 2, 6: 2, 8: 1, 1: 1, 2: 1, 3: 1}
    met = draw.met(tables)
    assert (met[frozenset((1, 2))], met[frozenset((1, 4))], met[frozenset((5, 6))]) == (2, 1, 2)
    assert frozenset((6, 7)) not in met
    log.take(Replaced(entrant=6, by=4))
    assert [each.tables[1] for each in log.cup.rounds] == [(5, 6, 8), (5, 4)]


def test_each_round_has_dice_of_its_own() -> None:
    """Which fair-dice.md names, so that a draw can be checked by other programs."""
    log = Log(setup(), people=12)
    for number in (1, 2):
        cup = log.cup
        assert cup.dice().message == f"poeppel-2:cup:7:{','.join(map(str, [1, *range(1, 13)]))}"
        uniform = cup.dice().uniform("round", number)
        before = [table for each in cup.rounds for table in each.tables]
        tables = draw.drawn(cup.present, steps.threes(before), draw.met(before), uniform)
        assert log.draw().tables == tables
        log.play()


@pytest.mark.parametrize(
    ("format", "first", "late"),
    [(1, [1], [1]), (2, [1, 1, 2, 3, 4, 5, 6], [1, 1, 2, 3, 4, 5, 6, 9])],
)
def test_the_roll_off_of_early_entrants_never_depends_on_late_joins(
    format: Format, first: list[int], late: list[int]
) -> None:
    """Else each late join would turn the order of equals; yet no secret chooses a lot beforehand."""
    log = Log(setup(), people=6, format=format)
    log.take(Drawn(tables=((1, 2, 3), (4, 5, 6))))
    log.take(acts.join(log.cup, PERSON + 9, 9))
    log.take(acts.join(log.cup, PERSON + 10, 10))
    log.take(acts.leave(log.cup, PERSON + 9))
    log.take(acts.join(log.cup, PERSON + 9, 11))
    for table in (1, 2):
        log.take(steps.shared(log.cup, table))
    log.take(Drawn(tables=((7,),)))
    log.take(Played(table=1, places=((7, 0),)))
    lots = {
        each: Dice(SECRET, "cup:7", first, format).uniform("lot", each)(2**32)
        for each in range(1, 7)
    }
    order = [row.entrant for row in log.cup.standings() if row.entrant != 7]
    assert order == sorted(lots, key=lots.__getitem__, reverse=True)
    assert log.cup._lot(7) == Dice(SECRET, "cup:7", late, format).uniform("lot", 7)(2**32)


def test_dice_count_clicks_by_their_ids() -> None:
    """The bot chooses the order in which it takes presses."""
    log = Log(setup())
    for click in (12, 11, 17, 13, 15, 16):
        log.take(acts.join(log.cup, PERSON + click, click))
    assert log.cup.dice().message == "poeppel-2:cup:7:1,11,12,13,15,16,17"
    log.draw()
    log.take(acts.join(log.cup, PERSON + 14, 14))
    log.play()
    log.draw()
    assert [steps.table_contributions(log.cup, round, 2) for round in (1, 2)] == [
        [1, 11, 12, 13, 15, 16, 17],
        [1, 11, 12, 13, 14, 15, 16, 17],
    ], "as each round was drawn"


def test_the_dice_of_an_old_cups_table_depend_on_its_place_alone() -> None:
    log = Log(setup(), people=6, format=1)
    log.draw()
    assert steps.table_contributions(log.cup, 1, 2) == [7, 1, 2]


@pytest.mark.parametrize(
    ("format", "places"),
    [(1, ((1,), (2, 3))), (2, ((COMPUTER,), (2, COMPUTER), (1,), (3,)))],
)
def test_a_result_has_computers_and_the_absent_last_except_in_old_cups(
    format: Format, places: Places
) -> None:
    log = Log(setup(), people=6, format=format)
    log.draw()
    standing: list[list[int | None]] = [[1], [None], [2, 3, None]]
    played = steps.played(log.cup, 1, standing, absent=(1, 3))
    assert played == Played(table=1, places=places, absent=(1, 3))


def test_a_table_without_a_game_shares_its_places() -> None:
    """A computer's beside two people, too: each of the three has a third."""
    log = Log(setup(), people=6)
    log.draw()
    log.play()
    log.take(Drawn(tables=((1, 2, 3), (4, 5))))
    assert steps.shared(log.cup, 1) == Played(table=1, places=((1, 2, 3),))
    assert steps.shared(log.cup, 2) == Played(table=2, places=((4, 5, COMPUTER),))


def test_an_outage_puts_the_next_draw_off() -> None:
    log = Log(setup(), people=6)
    log.take(acts.delayed(log.cup, 500.0))
    assert cups.draws_at(log.cup) == BEGINS + 500
    log.take(acts.end(log.cup, "rain"))
    assert refusal(lambda: acts.delayed(log.cup, 500.0)) == "cup-over"


def test_a_cup_resumed_late_gives_time_and_never_begins_early() -> None:
    log = Log(setup("live"), people=6)
    for now in (BEGINS - 1000, BEGINS + 50):
        log.now = now
        log.take(acts.pause(log.cup, "dinner"))
        log.take(acts.resume(log.cup, "done"))
        assert cups.draws_at(log.cup) == max(now + CALL, BEGINS)


def test_an_entrant_taken_out_is_added_again_by_organisers_alone() -> None:
    log = Log(setup(), people=7)
    log.take(acts.leave(log.cup, PERSON + 2, "rude"))
    assert refusal(lambda: acts.join(log.cup, PERSON + 2, 50)) == "cup-barred"
    log.take(acts.join(log.cup, PERSON + 2, 50, "sorry"))
    assert log.cup.entrants == [1, 2, 3, 4, 5, 6, 7]
    log.take(acts.leave(log.cup, PERSON + 2))
    log.take(acts.join(log.cup, PERSON + 2, 51))
    assert log.cup.present == [1, 2, 3, 4, 5, 6, 7]


def test_a_draw_ahead_of_time_needs_six_that_are_here_after_the_call() -> None:
    log = called(8, here=5)
    assert refused(lambda: acts.begin(log.cup, "go")).about == {"least": 6}
    log.take(acts.arrive(log.cup, PERSON + 8))
    log.take(acts.begin(log.cup, "go"))
    assert log.cup.present == [1, 2, 3, 4, 5, 8], "the others are still absent"


def test_a_later_draw_ahead_of_time_brings_no_absent_entrant_back() -> None:
    """With fewer than six as well: the next draw alone says whether they are too few."""
    log = Log(setup(), people=7)
    log.draw()
    log.take(acts.join(log.cup, PERSON + 8, 8))
    gone = log.cup.rounds[0].drawn[0][0]
    log.take(Replaced(entrant=gone, by=8))
    log.play()
    for each in [each for each in range(1, 8) if each != gone][:3]:
        log.take(acts.leave(log.cup, PERSON + each))
    log.take(acts.begin(log.cup, "go"))
    assert gone in log.cup.entrants
    assert gone not in log.cup.present


def test_an_answer_ends_the_count_of_absences() -> None:
    """Two rounds in a row, not two of all."""
    log = Log(setup(rounds=4), people=8)
    for absent in ((3,), (), (3,)):
        log.draw()
        log.play(absent)
    assert log.cup.misses[3] == 1
    assert 3 in log.cup.present


def test_a_round_is_over_with_its_last_result() -> None:
    log = Log(setup(), people=8)
    log.draw()
    places = [tuple((each,) for each in table) for table in log.cup.rounds[0].tables]
    log.take(Played(table=2, places=places[1]))
    assert (log.cup.rounds[0].open, log.cup.rounds[0].ended, log.tick()) == ([1], None, None)
    log.now += 5
    log.take(Played(table=1, places=places[0]))
    assert (log.cup.running, log.cup.rounds[0].ended) == (None, log.now)
    assert [result.places for result in log.cup.results()] == places, "by the places of tables"


def test_an_ended_cup_is_over_with_its_last_table() -> None:
    log = Log(setup(), people=6)
    assert (log.cup.ended, log.cup.few, log.cup.over) == (False, False, False)
    log.draw()
    log.take(acts.end(log.cup, "rain"))
    assert (log.cup.ended, log.cup.few, log.cup.over) == (True, False, False)
    log.play()
    assert log.cup.over


def test_a_table_is_ended_only_while_it_is_on() -> None:
    """A forged press can name the table of a round that is not there."""
    log = Log(setup(), people=8)

    def refused_to_stop(round: int, table: int) -> str:
        return refusal(lambda: acts.stopped(log.cup, round, table, "late"))

    assert refused_to_stop(0, 1) == "cup-table-over"
    log.draw()
    for round, table in ((0, 1), (2, 1), (1, 3)):
        assert refused_to_stop(round, table) == "cup-table-over"
    assert acts.stopped(log.cup, 1, 2, "late") == Stopped(table=2, why="late")
    log.take(acts.stopped(log.cup, 1, 2, "late"))
    assert refused_to_stop(1, 2) == "cup-table-over", "its result follows"
    log.play()
    assert refused_to_stop(1, 2) == "cup-table-over"


def test_a_correction_is_of_a_round_that_is_over() -> None:
    log = Log(setup(), people=8)
    log.draw()
    log.play()
    places = tuple((each,) for each in log.cup.rounds[0].tables[0])

    def refused_to_correct(round: int) -> str:
        return refusal(lambda: correct(log.cup, round, 1, places, "x"))

    for round in (0, 2, -1):
        assert refused_to_correct(round) == "cup-not-over"
    assert refusal(lambda: correct(log.cup, 1, 1, (*places, ()), "x")) == "bad-click"
    log.draw()
    assert refused_to_correct(2) == "cup-not-over"
    log.take(correct(log.cup, 1, 1, places[::-1], "x"))
    assert log.cup.rounds[0].results[1].places == places[::-1]
    log.take(acts.end(log.cup, "rain"))
    assert refused_to_correct(2) == "cup-not-over"
    log.take(correct(log.cup, 1, 1, places, "x"))
    assert log.cup.rounds[0].results[1].places == places


def test_a_live_cup_with_a_round_counts_as_called() -> None:
    """By any log, also one that this version does not write."""
    log = Log(setup("live"), people=6)
    log.take(Drawn(tables=((1, 2, 3), (4, 5, 6))))
    log.take(acts.join(log.cup, PERSON + 7, 7))
    log.take(acts.arrive(log.cup, PERSON + 1))
    assert log.cup.present == [1, 7]
    log.play()
    assert (log.tick(), due(log.cup, log.now)) == (None, log.now + BREAK)


def test_before_a_round_all_present_entrants_wait_and_none_is_ranked() -> None:
    log = Log(setup(), people=6)
    assert (log.cup.waiting, log.cup.podium()) == ([1, 2, 3, 4, 5, 6], [])


def test_a_table_of_any_entrants_can_be_corrected() -> None:
    """Also of numbers that a set has in no order."""
    log = Log(setup(), people=16)
    log.take(Drawn(tables=((8, 1, 16),)))
    log.play()
    assert correct(log.cup, 1, 1, ((16,), (8,), (1,)), "x").places == ((16,), (8,), (1,))


def test_the_final_orders_its_four() -> None:
    log = Log(setup(rounds=2), people=8)
    for _ in range(2):
        log.draw()
        log.play()
    (four,) = log.draw().tables
    log.take(Played(table=1, places=tuple((each,) for each in reversed(four))))
    others = [row.entrant for row in log.cup.standings()[4:]]
    assert log.cup.podium() == [*reversed(four), *others]


def test_a_cup_has_a_final_and_penalties_only_by_choice() -> None:
    chosen = CupSetup(pace="days", length=2, rounds=3, begins=BEGINS)
    assert (chosen.final, chosen.penalties) == (False, False)


def test_secrets_of_tables_differ() -> None:
    found = {steps.seed(SECRET, round, place) for round in (1, 2) for place in range(1, 25)}
    assert len(found) == 48


class Chaos(Log):
    """A cup at which anything may happen."""

    def __init__(self, data: st.DataObject) -> None:
        pace = data.draw(st.sampled_from(("live", "days")))
        rounds, people = data.draw(st.integers(1, 4)), data.draw(st.integers(5, 17))
        super().__init__(setup(pace, rounds, data.draw(st.booleans())), people)
        self.data = data

    def anything(self) -> None:
        """Do something at random, refused or not."""
        cup, person = self.cup, PERSON + self.data.draw(st.integers(1, 19))
        possible: list[Callable[[], CupEvent]] = [
            lambda: acts.join(cup, person, 5),
            lambda: acts.leave(cup, person),
            lambda: acts.arrive(cup, person),
            lambda: acts.begin(cup, "x"),
            lambda: acts.pause(cup, "x"),
            lambda: acts.resume(cup, "x"),
            lambda: acts.move(cup, self.now + 600, "x"),
        ]
        try:
            act: Callable[[], CupEvent] = self.data.draw(st.sampled_from(possible))
            self.take(act())
        except Refused:
            assert self.cup == cup

    def a_table(self) -> None:
        """End a table by chance, with shared places and absent people."""
        running = self.cup.running
        assert running is not None
        replace: bool = self.data.draw(st.booleans())
        if self.cup.waiting and replace:
            silent = self.data.draw(st.sampled_from(running.tables[running.open[0] - 1]))
            if silent not in running.replaced.values():
                self.take(Replaced(entrant=silent, by=self.cup.waiting[0]))
        table = list(self.cup.rounds[-1].tables[running.open[0] - 1])
        together = self.data.draw(st.integers(1, len(table)))
        places = (tuple(table[:together]), *((each,) for each in table[together:]))
        absent = tuple(each for each in table if self.data.draw(st.integers(0, 5)) == 0)
        self.take(Played(table=running.open[0], places=places, absent=absent))


def _until_over(log: Chaos) -> Iterator[int]:
    for round in count():
        if log.cup.over:
            return
        yield round


@pytest.mark.many
@given(st.data())
def test_any_cup_ends_with_a_result_for_each_table(data: st.DataObject) -> None:
    log = Chaos(data)
    for turn in _until_over(log):
        assert turn < 200, "it does not end"
        if data.draw(st.booleans()):
            log.anything()
        if log.cup.paused and turn > 100:
            log.take(acts.resume(log.cup, "x"))
        if log.cup.running:
            log.a_table()
        else:
            awaited = due(log.cup, log.now)
            log.now = log.now if awaited is None else max(log.now, awaited)
            log.tick()
    for each in log.cup.rounds:
        assert not each.open
        assert set(Counter(sum(each.tables, ())).values()) == {1}, "each person once a round"
    ranked = [row.entrant for row in log.cup.standings()]
    assert sorted(ranked) == sorted(
        {each for result in log.cup.results() for each in result.points}
    )
    assert sorted(log.cup.podium()) == sorted(ranked)
    total = sum(row.points for row in log.cup.standings())
    assert total == sum(sum(result.points.values()) for result in log.cup.results())


def test_standings_are_the_callers_own() -> None:
    log = Log(setup(rounds=2), 6)
    log.draw()
    log.play()
    cup = log.cup
    rows = cup.standings()
    rows.clear()
    assert len(cup.standings()) == 6, "the caller's list is its own"
    assert cup.standings(0) == []


def test_the_players_of_a_table_are_all_that_sat_there() -> None:
    log = Log(setup("live"), people=6)
    log.take(acts.begin(log.cup, "now"))
    drawn = log.draw()
    log.take(acts.join(log.cup, PERSON + 7, 7))
    [silent, *others] = drawn.tables[0]
    log.take(Replaced(entrant=silent, by=7))
    assert log.cup.players(1, 1) == {PERSON + each for each in (silent, *others, 7)}
    for round, place in ((0, 1), (1, 0), (2, 1), (1, 3), (9, 9)):
        assert not log.cup.players(round, place), "no table of the cup"


def test_a_table_has_its_players_by_its_own_round() -> None:
    log = Log(setup(), people=7)
    log.take(Drawn(tables=((1, 2, 3, 4), (5, 6, 7))))
    assert (log.cup.table_of(PERSON + 4), log.cup.table_of(PERSON + 5)) == ((1, 1), (1, 2))
    log.play()
    assert log.cup.table_of(PERSON + 5) is None
    log.take(Drawn(tables=((7, 6, 5),)))
    assert (log.cup.table_of(PERSON + 4), log.cup.table_of(PERSON + 5)) == (None, (2, 1))
    assert log.cup.players(1, 2) == log.cup.players(2, 1) == {PERSON + 5, PERSON + 6, PERSON + 7}
    assert not log.cup.players(2, 2)


def final(*places: tuple[int, ...], absent: tuple[int, ...] = ()) -> Cup:
    """Return a cup of two rounds, both won by 1 and 5, after a final of these places."""
    log = Log(setup(rounds=2), people=8)
    for _ in range(2):
        log.take(Drawn(tables=((1, 2, 3, 4), (5, 6, 7, 8))))
        log.play(absent=(4, 8))
    log.take(Drawn(tables=(tuple(sum(places, ())),), final=True))
    log.take(Played(table=1, places=places, absent=absent))
    log.tick()
    return log.cup


def test_all_that_share_the_first_place_of_a_final_win_the_cup() -> None:
    """By their numbers."""
    shared = final((8, 1), (2,), (3,))
    assert shared.winners == (1, 8)
    assert final((8,), (1,), (2,), (3,)).winners == (8,), "also without points before"
    assert final((8,), (1,), (2,), (4,), absent=(8, 1, 2, 4)).winners == ()


def test_a_cup_without_a_final_has_one_winner() -> None:
    """The first of the standings, not of the last round."""
    log = Log(setup(rounds=2, final=False), people=8)
    log.take(Drawn(tables=((1, 2, 3, 4), (5, 6, 7, 8))))
    log.play(absent=(2, 3, 4, 6, 7, 8))
    log.take(Drawn(tables=((8, 1, 2, 3), (4, 5, 6, 7))))
    log.play()
    assert log.cup.winners == (log.cup.standings()[0].entrant,)
    assert log.cup.winners in ((1,), (5,))


def test_an_old_cup_counts_clicks_as_they_came() -> None:
    log = Log(setup(), format=1)
    for click in (12, 11):
        log.take(acts.join(log.cup, PERSON + click, click))
    assert log.cup.contributions() == [1, 12, 11]


def test_a_table_that_lost_its_threads_is_told_from_one_that_was_ended() -> None:
    log = Log(setup(), people=8)
    for _ in range(2):
        log.draw()
        log.play()
    log.draw()
    log.take(Stopped(table=1))
    log.take(acts.stopped(log.cup, 3, 2, "late"))
    *others, latest = log.cup.rounds
    assert not any(each.stopped or each.lost for each in others)
    assert (latest.stopped, latest.lost) == ({1, 2}, {1})


def test_an_evening_lasts_all_games_and_the_breaks_between_them() -> None:
    log = Log(setup("live", rounds=2), people=6)
    lasts = 3 * 25 * 60 + 2 * BREAK
    assert cups.evening(log.cup) == (BEGINS, BEGINS + lasts)
    log.take(acts.begin(log.cup, "early"))
    began = log.now
    for _ in range(2):
        log.draw()
        log.play()
    assert cups.evening(log.cup) == (began, began + lasts)
    without = Log(setup("live", rounds=2, final=False)).cup
    assert cups.evening(without) == (BEGINS, BEGINS + 2 * 25 * 60 + BREAK)
