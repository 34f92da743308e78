"""The budget: never more requests in a second than it has tokens, the most urgent first, none lost."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Callable, Coroutine
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from cogs.platform import request_budget
from cogs.platform.request_budget import LONGEST, SECOND, Crowded, Rank, RequestBudget
from data.store.clock import passed
from tests.engine.hosting.hurry import hurry


def hurried(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """Run a test in a loop in which no time is lost."""

    def run() -> None:
        hurry(test())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


def of(tokens: int) -> RequestBudget:
    """Make a budget with so many tokens."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(request_budget, "TOKENS", tokens)
        return RequestBudget()


async def request(made: RequestBudget, rank: Rank, done: list[Any], what: Any = None) -> None:
    """Send something that takes no time."""
    await made.wait(rank)
    done.append(what)
    sent = asyncio.get_running_loop().create_future()
    made.follow(sent)
    sent.set_result(None)


@hurried
async def test_discord_never_gets_more_than_the_tokens_in_a_second() -> None:
    """By its own clock, however long each request is on its way there and back."""
    made, random, arrived = of(9), Random(1), list[float]()
    now = asyncio.get_running_loop().time

    async def flying() -> None:
        await asyncio.sleep(random.random() ** 3)
        arrived.append(now())
        await asyncio.sleep(random.random() ** 3)

    async def send() -> None:
        await asyncio.sleep(20 * random.random())
        await made.wait(random.choice([Rank.ASKED, Rank.BOARD, Rank.REST]))
        flight = asyncio.create_task(flying())
        made.follow(flight)
        await flight

    await asyncio.gather(*(send() for _ in range(400)))
    arrived.sort()
    assert len(arrived) == 400
    for first, tenth in zip(arrived, arrived[9:], strict=False):
        assert tenth - first >= SECOND
    assert arrived[-1] < 2 * 400 / 9, "and not much fewer"


@hurried
async def test_the_most_urgent_is_the_next_and_then_the_one_that_came_first() -> None:
    made, done = of(1), list[Any]()
    ranks = [Rank.REST, Rank.REST, Rank.BOARD, Rank.REST, Rank.ASKED, Rank.BOARD]
    waiting = [
        asyncio.create_task(request(made, rank, done, (rank, number)))
        for number, rank in enumerate(ranks)
    ]
    await asyncio.sleep(0)
    assert done == [(Rank.REST, 0)]
    assert made.waiting() == {Rank.ASKED: 1, Rank.BOARD: 2, Rank.REST: 2}
    await asyncio.gather(*waiting)
    assert done[1:] == sorted(done[1:])
    assert not made.waiting()


@hurried
async def test_answers_to_interactions_wait_for_no_other_request() -> None:
    made = of(0)
    assert made.has_any(Rank.ANSWER)
    assert not made.has_any(Rank.ASKED)
    with pytest.raises(Crowded):
        await made.wait(Rank.ASKED, patience=1)
    await made.wait(Rank.ANSWER)


@hurried
async def test_some_tokens_are_kept_for_more_urgent_requests() -> None:
    made, done = of(9), list[Any]()
    for rank in (Rank.REST, Rank.BOARD, Rank.ASKED):
        for _ in range(9):
            asyncio.create_task(request(made, rank, done, rank))  # noqa: RUF006
        await asyncio.sleep(SECOND / 4)
    assert Counter(done) == {Rank.REST: 6, Rank.BOARD: 2, Rank.ASKED: 1}
    await asyncio.sleep(0.3 * SECOND)
    assert Counter(done)[Rank.ASKED] == 7, "whoever is asked gets what comes back"


@hurried
async def test_a_request_that_has_become_urgent_waits_among_the_urgent() -> None:
    made, done = of(1), list[Any]()
    await request(made, Rank.REST, done)
    first, last = (made.ticket(Rank.REST) for _ in range(2))
    last.hurry(Rank.ASKED)
    assert made.waiting() == {Rank.ASKED: 1, Rank.REST: 1}
    await last.granted()
    assert first.waits
    last.leave()
    await first.granted()
    first.hurry(Rank.ASKED)
    assert first.spend()
    assert not first.spend()
    first.leave()
    assert not made.has_any(Rank.ASKED), "what was spent comes back by the request alone"


@hurried
async def test_a_token_that_was_not_needed_is_there_at_once() -> None:
    made, done = of(1), list[Any]()
    await request(made, Rank.REST, done)
    ticket = made.ticket(Rank.REST)
    await ticket.granted()
    for _ in range(2):
        ticket.leave()
    await made.wait(Rank.REST)
    assert not made.has_any(Rank.REST)


@hurried
async def test_a_request_that_was_given_up_sends_nothing_and_costs_nothing() -> None:
    made, done = of(1), list[Any]()
    await request(made, Rank.REST, done)
    with pytest.raises(Crowded):
        await made.wait(Rank.ASKED, SECOND / 2)
    given_up = asyncio.create_task(request(made, Rank.ASKED, done))
    await asyncio.sleep(0)
    given_up.cancel()
    made.ticket(Rank.ASKED).leave()
    times = []
    for _ in range(3):
        await request(made, Rank.REST, done)
        times.append(asyncio.get_running_loop().time())
    assert [after - before for before, after in pairwise([0.0, *times])] == [SECOND] * 3


@hurried
async def test_a_request_that_flies_for_long_gives_its_token_back_once() -> None:
    made = of(1)
    for lasts in (LONGEST, 60.0):
        await made.wait(Rank.REST)
        flight = asyncio.create_task(asyncio.sleep(lasts))
        made.follow(flight)
        began = asyncio.get_running_loop().time()
        await made.wait(Rank.REST)
        assert asyncio.get_running_loop().time() - began == LONGEST + SECOND
        made.come_back()
        await flight
        await asyncio.sleep(2 * SECOND)
    await made.wait(Rank.REST)
    assert not made.has_any(Rank.REST)


@hurried
async def test_all_tokens_but_one_are_offered_together_with_the_demand() -> None:
    made, done = of(9), list[Any]()
    for _ in range(3):
        await request(made, Rank.ASKED, done)
    assert made.offer() == (4, 4), "three under way and one to spare"
    made.grant(4, 9, math.inf)
    for _ in range(3):
        asyncio.create_task(request(made, Rank.ASKED, done))  # noqa: RUF006
    await asyncio.sleep(0)
    assert made.offer() == (4, 7)
    made.grant(6, 9, math.inf)
    await asyncio.sleep(0)
    assert len(done) == 6
    assert made.tokens == 6


@hurried
async def test_nothing_is_sent_while_more_is_under_way_than_there_are_tokens() -> None:
    made, done = of(3), list[Any]()
    for _ in range(3):
        await request(made, Rank.ASKED, done)
    made.grant(1, 1, math.inf)
    await request(made, Rank.ASKED, done)
    assert asyncio.get_running_loop().time() >= SECOND
    await asyncio.sleep(2 * SECOND)
    assert made.offer() == (1, 1)


@hurried
async def test_tokens_that_were_not_granted_anew_in_time_are_not_spent() -> None:
    """Others may have taken them."""
    made = of(3)
    made.grant(3, 3, passed() - 1)
    assert not made.has_any(Rank.ASKED)
    assert made.has_any(Rank.ANSWER)
    with pytest.raises(Crowded):
        await made.wait(Rank.ASKED, patience=1)
    made.grant(3, 3, passed() + 60)
    await made.wait(Rank.ASKED, patience=1)


@hurried
async def test_tokens_that_others_want_back_are_not_spent_again() -> None:
    made, done = of(9), list[Any]()
    for _ in range(9):
        await request(made, Rank.ASKED, done)
    made.grant(9, 4, math.inf)
    for _ in range(9):
        asyncio.create_task(request(made, Rank.ASKED, done))  # noqa: RUF006
    await asyncio.sleep(1.5 * SECOND)
    assert len(done) == 13
    assert made.offer() == (4, 10), "four under way, five that wait, and one to spare"
