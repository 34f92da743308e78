"""Edits of live messages over real HTTP: two roads, and every end that each of them may have.

`docs/delivery.md` has the table of what each cell promises.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from cogs.messages.live_message import LiveMessages
from cogs.platform.interactions import (
    BEATEN,
    FAULTS,
    PATIENCE,
    REST,
    Deferral,
    Promptly,
    acknowledge,
    settled,
)
from cogs.platform.request_tasks import TIMEOUT
from tests.cogs.test_wire import ADA, Fault, Wired, said, wired

LATE, LOOK = TIMEOUT + 0.3, 0.02
KINDS = {"board": ("classic", True), "lobby": ("classic", False), "hand": ("card_race", True)}


def refusal(status: int, code: int) -> Fault:
    async def fault(work: Callable[[], object], was: object, request: web.Request) -> web.Response:
        return said({"message": "refused", "code": code}, status)

    return fault


def limited(seconds: float) -> Fault:
    async def fault(work: Callable[[], object], was: object, request: web.Request) -> web.Response:
        return said({"message": "limited", "retry_after": seconds, "global": False}, 429)

    return fault


async def unchanged(work: Callable[[], object], was: object, request: web.Request) -> web.Response:
    return said(was)


async def lost(work: Callable[[], object], was: object, request: web.Request) -> web.Response:
    work()
    assert request.transport is not None
    request.transport.abort()
    return web.Response()


async def late(work: Callable[[], object], was: object, request: web.Request) -> web.Response:
    await asyncio.sleep(LATE)
    return said(work())


ENDS: dict[str, Fault] = {
    "200, unchanged": unchanged,
    "lost": lost,
    "late": late,
    "401": refusal(401, 50027),
    "403": refusal(403, 50013),
    "404": refusal(404, 10015),
    "429, short": limited(0.1),
    "429, long": limited(600.0),
    "500": refusal(500, 0),
}


class Shown:
    """A live message of a table, and its roads."""

    def __init__(self, table: Wired, kind: str) -> None:
        presenter = table.bot.presenter
        self.table, self.small, self.routes = table, table.small, table.bot.desk.routes
        self.queue: LiveMessages[Any] = presenter.hands if kind == "hand" else presenter.boards
        self.key: Any = (1, ADA) if kind == "hand" else 1

    async def message(self) -> dict[str, Any]:
        noted = await self.queue.record(self.key)
        return self.small.messages[noted.message or 0]

    async def press(self) -> None:
        """Have a press lead to the message; its answer has arrived."""
        shown = await self.message()
        self.routes.lead(self.table.interaction(shown), int(shown["id"]))

    async def spoil(self) -> None:
        """Have the message show nothing, and be looked at again."""
        (await self.message())["components"] = []
        self.small.edits.clear()
        self.queue.refresh(self.key)

    async def shows(self, within: float) -> bool:
        for _ in range(int(within / LOOK)):
            if (await self.message())["components"]:
                return True
            await asyncio.sleep(LOOK)
        return False


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("kind", KINDS)
async def test_an_edit_that_fails_by_a_token_is_done_by_the_other_road_at_once(
    kind: str, end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And never again by that token: whatever Discord says, the message is true."""
    async with wired(tmp_path, monkeypatch, *KINDS[kind]) as table:
        shown = Shown(table, kind)
        await shown.press()
        await shown.spoil()
        assert await shown.shows(1.0)
        assert shown.small.edits == {"token": 1}, "in good weather no request counts"
        shown.small.faults["token"] = ENDS[end]
        await shown.spoil()
        assert await shown.shows(TIMEOUT + 1.0)
        await shown.queue.settled()
        assert shown.small.edits["own"] >= 1
        await shown.spoil()
        assert await shown.shows(TIMEOUT + 1.0)
        assert shown.small.edits["own"] >= 1
        if end not in ("429, short", "429, long", "500", "lost"):  # which discord.py repeats itself
            assert shown.small.edits["token"] == 0


@pytest.mark.parametrize("end", ["401", "429, long"])
async def test_a_press_opens_a_road_where_the_own_one_is_closed(
    end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with wired(tmp_path, monkeypatch) as table:
        shown = Shown(table, "board")
        shown.small.faults["own"] = ENDS[end]
        shown.queue.refresh(shown.key)
        await shown.queue.settled()
        await table.click()
        await shown.spoil()
        assert await shown.shows(TIMEOUT + 1.0)
        assert shown.small.edits["token"] >= 1


async def test_tokens_rest_after_three_failures_and_one_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with wired(tmp_path, monkeypatch) as table:
        shown, now = Shown(table, "board"), [0.0]
        monkeypatch.setattr(shown.routes, "_now", lambda: now[0])
        shown.small.faults["token"] = unchanged
        for _ in range(FAULTS):
            assert not shown.routes.resting
            await shown.press()
            await shown.spoil()
            assert await shown.shows(1.0)
        await shown.queue.settled()
        assert shown.routes.resting
        assert sum("tokens of presses failed" in each.message for each in caplog.records) == 1
        await shown.press()
        await shown.spoil()
        assert await shown.shows(1.0)
        assert shown.small.edits == {"own": 1}
        now[0] += REST + 1
        await shown.spoil()
        assert await shown.shows(1.0)
        await shown.queue.settled()
        assert shown.small.edits == {"token": 1, "own": 1}, "one tries"
        assert shown.routes.resting
        now[0] += REST + 1
        del shown.small.faults["token"]
        await shown.press()
        await shown.spoil()
        assert await shown.shows(1.0)
        await shown.queue.settled()
        assert shown.small.edits == {"token": 1}
        assert not shown.routes.resting


async def test_a_slow_discord_is_not_asked_twice_to_acknowledge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second one would be refused, and come too late besides."""
    async with wired(tmp_path, monkeypatch) as table:
        table.small.slow = TIMEOUT + 0.4
        interaction = table.interaction(table.board())
        async with Promptly().answered(interaction, 1, Deferral.SILENTLY):
            await asyncio.sleep(PATIENCE + 0.05)
        assert await settled(interaction)
        assert table.small.callbacks == {str(interaction.id): 1}


async def test_another_process_with_this_token_is_named_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It has a database of its own, answers some presses, and says that their tables are gone."""
    async with wired(tmp_path, monkeypatch) as table:
        for number in range(3 * BEATEN):
            interaction = table.interaction(table.board())
            if number % 3 == 0:
                assert not rivals(caplog)
                table.small.callbacks[str(interaction.id)] += 1
            await acknowledge(interaction)
        for _ in range(BEATEN):
            interaction = table.interaction(table.board())
            table.small.callbacks[str(interaction.id)] += 1
            await acknowledge(interaction)
        assert len(rivals(caplog)) == 1


def rivals(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [each.message for each in caplog.records if "DISCORD_TOKEN" in each.message]
