"""One thing at a time, of many wishes the latest, and no wish lost."""

from __future__ import annotations

import asyncio

import pytest

from cogs.latest import Busy, Latest, Turns


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
    latest = Latest(work)
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


async def test_a_round_that_fails_loses_no_later_wish(caplog: pytest.LogCaptureFixture) -> None:
    work = Work()
    latest = Latest(work)
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
    latest = Latest(work)
    work.open.clear()
    latest.ask("a")
    await asyncio.sleep(0)
    latest.ask("a")
    await latest.close()
    latest.ask("b")
    await asyncio.sleep(0)
    assert work.begun == ["a"]
    assert not latest.taken("a")


async def test_a_turn_is_waited_for_only_so_long() -> None:
    turns: Turns[str] = Turns()
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


async def test_what_goes_wrong_in_a_turn_is_not_taken_for_impatience() -> None:
    turns: Turns[str] = Turns()
    with pytest.raises(TimeoutError):
        async with turns.turn("a", 10):
            raise TimeoutError
    assert not turns.taken("a")
