"""The clock fires what is due, when it is due, whatever fails meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import pytest

from data.store.errors import DatabaseFull
from engine.hosting.service.scheduler import BACK, LEAST, LOOK, PAUSE, Scheduler
from tests.engine.hosting.hurry import hurry

HOUR = 3600.0


class Tables:
    """Due times by table, what was fired when, and what goes wrong."""

    def __init__(self, **due: float) -> None:
        self.due = {int(name.removeprefix("t")): time for name, time in due.items()}
        self.fired: list[tuple[int, float]] = []
        self.looks: list[float] = []
        self.fails: Callable[[str], bool] = lambda what: False
        self.fires: Callable[[int], None] = lambda table: None
        self.error: Exception | None = None
        """Which is raised then, if not another one."""
        self.slow: dict[int, float] = {}
        """By table: how many seconds it takes."""
        self.jumped = 0.0
        """By how much the system's clock was set."""
        self.clock = Scheduler(self, self.now, self.fire)

    def now(self) -> float:
        return asyncio.get_running_loop().time() + self.jumped

    async def next_due(self, after: float) -> tuple[float, int] | None:
        dues = ((due, table) for table, due in self.due.items() if due > after)
        return min(dues, default=None)

    async def due_ids(self, now: float) -> list[int]:
        self.looks.append(round(now, 1))
        if self.fails("store"):
            raise self.error or OSError("no disk")
        return sorted(table for table, due in self.due.items() if due <= now)

    async def fire(self, table: int) -> None:
        if self.fails(f"t{table}"):
            raise self.error or ValueError("no such piece")
        await asyncio.sleep(self.slow.get(table, 0.0))
        self.fired.append((table, round(asyncio.get_running_loop().time(), 1)))
        self.due.pop(table, None)
        self.fires(table)

    def run(self, seconds: float, *later: tuple[float, Callable[[], None]]) -> None:
        """Let the clock run for some time, and do something at some moments meanwhile."""

        async def run() -> None:
            for at, do in later:
                asyncio.get_running_loop().call_at(at, do)
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.clock.run()

        hurry(run())


def test_every_table_is_fired_when_it_is_due() -> None:
    tables = Tables(t1=30.0, t2=10.0, t3=30.0)
    tables.run(HOUR)
    assert tables.fired == [
        (2, 10),
        (1, 30),
        (3, 30),
    ]


def test_a_deadline_in_the_past_is_fired_at_once() -> None:
    tables = Tables(t1=-HOUR)
    tables.run(1)
    assert tables.fired == [(1, 0.0)]


def test_nothing_is_asked_while_nothing_can_be_due() -> None:
    """One look at the beginning, one when a table is due, one after it, and then it sleeps."""
    tables = Tables(t1=HOUR)
    tables.run(2 * HOUR)
    assert tables.looks == [0.0, HOUR, HOUR]


def test_a_nearer_due_time_is_seen_when_the_clock_is_told() -> None:
    """Whether it slept for ever or until something that is due later."""
    for tables in (Tables(), Tables(t1=HOUR)):

        def sooner(tables: Tables = tables) -> None:
            tables.due[2] = 20.0
            tables.clock.wake_by(20.0)

        tables.run(60, (5, sooner))
        assert tables.fired == [(2, 20)]


def test_a_due_time_that_is_put_off_costs_no_look() -> None:
    tables = Tables(t1=20.0)

    def later() -> None:
        tables.due[1] = 50.0
        tables.clock.wake_by(50.0)
        tables.clock.wake_by(None)

    tables.run(HOUR, (5, later))
    assert tables.looks == [0.0, 20.0, 50.0, 50.0]
    assert tables.fired == [(1, 50)]


def test_a_due_time_set_while_another_is_fired_is_not_missed() -> None:
    """The clock looks before it sleeps; a wake in between is not forgotten."""
    tables = Tables(t1=10.0)

    def again(table: int) -> None:
        if table == 1:
            tables.due[2] = 15.0
            tables.clock.wake_by(15.0)

    tables.fires = again
    tables.run(60)
    assert tables.fired == [(1, 10), (2, 15)]


def test_a_due_time_that_stays_does_not_keep_the_scheduler_busy() -> None:
    tables = Tables(t1=0.0)
    tables.fires = lambda table: tables.due.update({table: 0.0})
    tables.run(10)
    assert 1 < len(tables.fired) <= 10 / LEAST + 1


def test_the_clock_goes_on_when_the_store_failed_once(caplog: pytest.LogCaptureFixture) -> None:
    """It says so in the log and looks again after a pause."""
    tables = Tables(t1=1.0, t2=2.0)
    tables.fails = lambda what: what == "store" and 0.5 < tables.now() < PAUSE
    with caplog.at_level(logging.ERROR):
        tables.run(HOUR)
    assert [table for table, _ in tables.fired] == [1, 2]
    assert {at for _, at in tables.fired} == {1 + PAUSE}
    assert len(caplog.records) == 1
    assert "cannot be read" in caplog.text
    assert "no disk" in caplog.text


@pytest.mark.parametrize("what", ["store", "t1"])
def test_a_full_disk_is_one_line_without_a_traceback(
    what: str, caplog: pytest.LogCaptureFixture
) -> None:
    """It is told at every try; a bug of ours once at length."""
    tables = Tables(t1=1.0, t2=2.0)
    tables.error = DatabaseFull(file="p.sqlite3")
    tables.fails = lambda failing: failing == what and tables.now() < 3 * PAUSE
    tables.run(HOUR)
    assert [table for table, _ in tables.fired] in ([1, 2], [2, 1])
    assert len(caplog.records) > 1
    assert all("p.sqlite3" in each for each in caplog.messages)
    assert not any(each.exc_info for each in caplog.records)


def test_a_table_that_fails_keeps_no_other_waiting(caplog: pytest.LogCaptureFixture) -> None:
    """It is tried again after a pause, and again after a longer one; the others are on time."""
    tables = Tables(t1=1.0, t2=1.0, t3=2.0)
    tables.fails = lambda what: what == "t1" and tables.now() < 3 * PAUSE
    with caplog.at_level(logging.ERROR):
        tables.run(HOUR)
    assert tables.fired == [(2, 1), (3, 2), (1, 1 + 3 * PAUSE)]
    assert [record.getMessage() for record in caplog.records] == [
        "table 1: what is due failed, and is tried in 5 s: ValueError('no such piece')",
        "table 1: what is due failed, and is tried in 10 s: ValueError('no such piece')",
    ]
    assert caplog.text.count("Traceback") == 1, "where it failed is told at length only once"


def test_a_table_that_takes_long_keeps_no_other_waiting() -> None:
    """Nor is it fired again meanwhile."""
    tables = Tables(t1=1.0, t2=1.0, t3=2.0)
    tables.slow = {1: 100.0}
    tables.run(HOUR)
    assert tables.fired == [(2, 1), (3, 2), (1, 101)]


def test_a_table_that_rests_is_left_in_peace_when_another_wakes_the_clock() -> None:
    tables = Tables(t1=1.0)
    tables.fails = lambda what: what == "t1" and tables.now() < 2
    tables.run(HOUR, (3, lambda: tables.clock.wake_by(1.0)))
    assert tables.fired == [(1, 1 + PAUSE)]


# The system's clock: it may be set, and does not stand still while the machine is suspended.


def test_a_deadline_is_fired_within_seconds_of_a_jump_of_the_clock() -> None:
    """A machine that was suspended for a day, while a limit of 30 s ran."""
    tables = Tables(t1=30.0)
    tables.run(HOUR, (5, lambda: setattr(tables, "jumped", 24 * HOUR)))
    [(_, at)] = tables.fired
    assert 5 <= at <= 5 + LOOK


@pytest.mark.parametrize("sleeps", [True, False])
def test_when_the_clock_goes_back_every_table_is_looked_at(sleeps: bool) -> None:
    """Whatever it does meanwhile: a limit of 3 s must not last for an hour."""
    tables = Tables(t1=4.0, **({} if sleeps else {"t2": 2.0}))
    tables.run(HOUR, (2, lambda: setattr(tables, "jumped", -HOUR)))
    times = [at for table, at in tables.fired if table == 1]
    assert len(times) == 1
    assert 2 <= times[0] <= 4 + LOOK


def test_a_correction_of_the_clock_does_not_keep_the_scheduler_busy() -> None:
    tables = Tables(t1=40.0)
    tables.run(HOUR, (2, lambda: setattr(tables, "jumped", -BACK / 2)))
    assert tables.fired == [(1, 40.5)]
    assert len(tables.looks) == 3


def test_a_clock_that_is_cancelled_ends() -> None:
    """Whether it sleeps or fires."""

    async def ends() -> None:
        for tables in (Tables(), Tables(t1=0.0)):
            firing = asyncio.Event()

            async def fire(table: int, firing: asyncio.Event = firing) -> None:
                firing.set()
                await asyncio.sleep(HOUR)

            task = asyncio.create_task(Scheduler(tables, tables.now, fire).run())
            await asyncio.sleep(1)
            assert firing.is_set() == bool(tables.due)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task

    hurry(ends())
