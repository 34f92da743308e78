"""One thing at a time, of many wishes the latest, and no wish lost."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from cogs.platform import request_tasks
from cogs.platform.request_budget import SECOND, Rank
from cogs.platform.request_tasks import TIMEOUT
from cogs.platform.work_queue import WorkQueue
from data.store.errors import DatabaseFull
from engine.hosting.service.locks import Busy, KeyedLocks
from tests.cogs.platform.test_request_budget import of
from tests.engine.hosting.hurry import hurry


class Work:
    """Does nothing but count, and wait where it is told to."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.open = asyncio.Event()
        self.open.set()

    async def __call__(self, key: str) -> None:
        self.begun.append(key)
        await self.open.wait()
        if key == "bad":
            raise ZeroDivisionError


async def test_wishes_that_come_meanwhile_become_one_more_round() -> None:
    work = Work()
    latest = WorkQueue(work)
    work.open.clear()
    latest.ask("a")
    await asyncio.sleep(0)
    for _ in range(5):
        latest.ask("a")
    latest.ask("b")
    await asyncio.sleep(0)
    assert work.begun == ["a", "b"], "others need not wait"
    work.open.set()
    await latest.settled()
    assert work.begun == ["a", "b", "a"]


def test_work_that_may_wait_is_done_once_or_immediately_on_request() -> None:
    async def wait() -> None:
        work = Work()
        latest = WorkQueue(work)
        for _ in range(3):
            latest.ask_within("a", 3.0)
        latest.ask_within("b", 3.0)
        latest.ask("b")
        await latest.settled()
        assert work.begun == ["b"], "nobody waits for it"
        await asyncio.sleep(3.1)
        await latest.settled()
        assert work.begun == ["b", "a"]
        latest.ask_within("a", 3.0)
        await latest.close()
        await asyncio.sleep(3.1)
        assert work.begun == ["b", "a"]

    hurry(wait())


async def test_a_round_that_fails_loses_no_later_wish(caplog: pytest.LogCaptureFixture) -> None:
    work = Work()
    latest = WorkQueue(work)
    work.open.clear()
    latest.ask("bad")
    await asyncio.sleep(0)
    latest.ask("bad")
    work.open.set()
    await latest.settled()
    assert work.begun == ["bad", "bad"]
    assert caplog.text.count("bug while working for bad") == 2
    latest.ask("a")
    await latest.settled()
    assert work.begun == ["bad", "bad", "a"]


async def test_after_closing_nothing_is_done() -> None:
    work = Work()
    latest = WorkQueue(work)
    work.open.clear()
    latest.ask("a")
    await asyncio.sleep(0)
    latest.ask("a")
    await latest.close()
    latest.ask("b")
    await asyncio.sleep(0)
    assert work.begun == ["a"]
    assert not latest.taken("a")


class Failing:
    """Fails as often as it is told to."""

    def __init__(self, times: int, least: float = 0.0) -> None:
        self.times, self.least, self.tried = times, least, list[float]()

    async def __call__(self, key: str) -> float | None:
        self.tried.append(asyncio.get_running_loop().time())
        return self.least if len(self.tried) <= self.times else None


class Full(Failing):
    """Finds no room in the store as often as it is told to."""

    async def __call__(self, key: str) -> float | None:
        if await super().__call__(key) is None:
            return None
        raise DatabaseFull(file="f")


def pauses(failing: Failing, *, wishes: float = 0.0) -> list[float]:
    """Between the attempts, while somebody wishes for more every so many seconds."""

    async def wait() -> None:
        latest = WorkQueue(failing)
        latest.ask("a")
        for _ in range(int(400 / (wishes or 400))):
            await asyncio.sleep(wishes or 400)
            latest.ask("a") if wishes else None
        await latest.close()

    hurry(wait())
    return [round(later - now) for now, later in pairwise(failing.tried)]


def test_failing_work_is_tried_again_less_and_less_often() -> None:
    assert pauses(Failing(7)) == [2, 5, 10, 20, 40, 40, 40]
    assert pauses(Failing(3, least=30.0)) == [30, 30, 30]
    assert pauses(Full(3)) == [2, 5, 10]


def test_wishes_do_not_hurry_work_that_rests() -> None:
    assert pauses(Failing(4), wishes=1.0)[:4] == [2, 5, 10, 20]


def test_a_removed_obstacle_ends_the_wait_of_failed_work() -> None:
    failing = Failing(1, least=50.0)

    async def wait() -> None:
        latest = WorkQueue(failing)
        latest.ask("a")
        await asyncio.sleep(10)
        latest.hurry("a")
        await asyncio.sleep(100)

    hurry(wait())
    assert [round(at) for at in failing.tried] == [0, 10]


class Slow:
    """Work of some requests that take long, and how often it was looked at once more."""

    def __init__(self, *seconds: float) -> None:
        self.seconds, self.rounds, self.again = seconds, 0, 0
        self.latest: WorkQueue[str] = WorkQueue(self.work, self.look_again)

    async def work(self, key: str) -> None:
        self.rounds += 1
        for seconds in self.seconds:
            await self.latest.call(key, asyncio.sleep(seconds), Rank.REST)

    def look_again(self, key: str) -> None:
        self.again += 1


def waits(*seconds: float, before: float) -> tuple[float, Slow]:
    """Return how long a click waits that comes so long after the work has begun."""

    async def click() -> tuple[float, Slow]:
        slow, loop = Slow(*seconds), asyncio.get_running_loop()
        slow.latest.ask("a")
        await asyncio.sleep(before)
        began = loop.time()
        async with slow.latest.turn("a"):
            waited = loop.time() - began
        slow.latest.ask("a")  # becomes one more round
        assert not await slow.latest.done("a", 1.0)
        assert await slow.latest.done("a", 600.0)
        return round(waited, 3), slow

    return hurry(click())


def test_a_request_that_takes_long_keeps_no_caller_waiting() -> None:
    """Neither does it come to a second round meanwhile; what others did is looked at once more."""
    waited, slow = waits(60.0, before=0.5)
    assert waited == TIMEOUT - 0.5
    assert (slow.rounds, slow.again) == (2, 1)


def test_all_requests_of_a_turn_keep_it_no_longer_than_one() -> None:
    waited, slow = waits(*[1.5] * 6, before=0.5)
    assert waited == TIMEOUT - 0.5
    assert slow.again == 1


def test_work_waits_for_a_token_before_its_turn() -> None:
    """Others have the turn meanwhile; what was asked for once more becomes no other round."""

    async def work() -> None:
        request_tasks.allow(of(1))
        slow, loop = Slow(0.0), asyncio.get_running_loop()
        slow.latest = WorkQueue(slow.work, slow.look_again, lambda _: Rank.REST)
        await request_tasks.call(asyncio.sleep(0), Rank.REST)
        for _ in range(2):
            slow.latest.ask("a")
            await asyncio.sleep(SECOND / 4)
            async with slow.latest.turn("a", 0.0):
                assert slow.rounds == 0
        assert request_tasks.waiting() == {Rank.REST: 1}
        assert await slow.latest.done("a", 600.0)
        assert (slow.rounds, slow.again, loop.time()) == (1, 0, SECOND)

    hurry(work())


def test_work_that_is_claimed_or_closed_costs_no_token() -> None:
    async def work() -> None:
        request_tasks.allow(of(1))
        slow = Slow(0.0)
        slow.latest = WorkQueue(slow.work, slow.look_again, lambda _: Rank.REST)
        await request_tasks.call(asyncio.sleep(0), Rank.REST)
        for key in ("taken over", "closed"):
            slow.latest.ask(key)
        await asyncio.sleep(0)
        slow.latest.claim("taken over")
        await asyncio.sleep(SECOND / 2)
        await slow.latest.close()
        assert not request_tasks.waiting()
        assert slow.rounds == 0
        await request_tasks.call(asyncio.sleep(0), Rank.REST)

    hurry(work())


def test_nothing_is_looked_at_again_without_a_new_request() -> None:
    async def work() -> Slow:
        slow = Slow(60.0)
        slow.latest.ask("a")
        assert slow.latest.is_free("a")
        await asyncio.sleep(30)
        assert not slow.latest.is_free("a")
        assert await slow.latest.done("a", 600.0)
        assert slow.latest.is_free("a")
        return slow

    slow = hurry(work())
    assert (slow.rounds, slow.again) == (1, 0)


async def test_a_held_shard_is_left_to_its_process() -> None:
    work = Work()
    latest = WorkQueue(work)
    with latest.deferred("a"):
        assert latest.is_deferred("a")
        latest.ask("a")
        await asyncio.sleep(0)
        assert latest.asked("a")
    await latest.settled()
    assert work.begun == ["a"]
    with latest.deferred("a"), latest.deferred("a"):
        latest.ask("a")
        latest.claim("a")
    await latest.settled()
    assert work.begun == ["a"]


async def test_a_turn_is_waited_for_only_so_long() -> None:
    turns: KeyedLocks[str] = KeyedLocks()
    async with turns.turn("a"):
        assert turns.taken("a")
        with pytest.raises(Busy):
            async with turns.turn("a", 0):
                pytest.fail("somebody else has it")
        async with turns.turn("b", 0):
            assert turns.taken("b")
    assert not turns.taken("a")
    async with turns.turn("a", 0):
        assert turns.taken("a"), "who gave up is not in the way"


async def test_a_timeout_inside_a_turn_is_not_taken_for_impatience() -> None:
    turns: KeyedLocks[str] = KeyedLocks()
    with pytest.raises(TimeoutError):
        async with turns.turn("a", 10):
            raise TimeoutError
    assert not turns.taken("a")
