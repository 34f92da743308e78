"""Searches for people's data: one at a time for each person, few at once, and never an old result."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.platform.searches import AT_ONCE, Searches


class Search:
    """A search that is held until it is let go of."""

    def __init__(self) -> None:
        self.on = self.most = self.begun = 0
        self.go = asyncio.Event()

    async def __call__(self) -> dict[str, Any]:
        self.on, self.begun = self.on + 1, self.begun + 1
        self.most = max(self.most, self.on)
        try:
            await self.go.wait()
            return {"begun": self.begun}
        finally:
            self.on -= 1


async def test_thirty_requests_of_a_person_share_one_search() -> None:
    searches, search = Searches(), Search()
    asking = [asyncio.create_task(searches.found(7, search)) for _ in range(30)]
    await asyncio.sleep(0)
    asking.pop().cancel()
    search.go.set()
    assert len({id(each) for each in await asyncio.gather(*asking)}) == 1
    assert search.begun == 1
    await searches.found(7, search)
    assert search.begun == 2, "asked later, it is searched anew"


async def test_few_people_are_searched_for_at_once() -> None:
    searches, search = Searches(), Search()
    asking = [asyncio.create_task(searches.found(person, search)) for person in range(30)]
    for _ in range(5):
        await asyncio.sleep(0)
    assert search.on == AT_ONCE
    search.go.set()
    await asyncio.gather(*asking)
    assert (search.most, search.begun) == (AT_ONCE, 30)


async def test_after_a_deletion_the_search_before_it_is_not_told() -> None:
    searches, search = Searches(), Search()
    before = asyncio.create_task(searches.found(7, search))
    await asyncio.sleep(0)
    searches.forget(7)
    after = asyncio.create_task(searches.found(7, search))
    for _ in range(3):
        await asyncio.sleep(0)
    search.go.set()
    assert await before is not await after


async def test_a_failed_search_is_not_kept() -> None:
    searches = Searches()

    async def failing() -> dict[str, Any]:
        raise OSError("the disk")

    for _ in range(2):
        with pytest.raises(OSError, match="the disk"):
            await searches.found(7, failing)
