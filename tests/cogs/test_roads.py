"""Edits of live messages over real HTTP: two roads, and every end that each of them may have.

`docs/delivery.md` has the table of what each cell promises.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from copy import deepcopy
from functools import partial
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import web
from msgspec import structs

from cogs.messages import board_messages, ephemeral, live_message
from cogs.messages.ephemeral import ReplyKey
from cogs.messages.live_message import LiveMessages
from cogs.platform import interactions, request_tasks, work_queue
from cogs.platform.edit_routes import FAULTS, REST
from cogs.platform.interactions import BEATEN, Deferral, TimelyAcknowledgement, acknowledge, settled
from cogs.platform.message_outlines import identifiers
from cogs.widgets.message_layout import Draft
from engine.core import Decision
from engine.hosting.actions.lobby import add_computer
from engine.hosting.state.time_controls import DAY
from tests.cogs.test_wire import (
    ADA,
    CHANNEL,
    FIRST,
    SERVER,
    Fault,
    SmallDiscord,
    Wired,
    at_work,
    buttons,
    message,
    said,
    served,
    wired,
)
from tests.data.test_podiums import PODIUM, message_of
from tests.soak import soaked

SOON, LOOK = 0.4, 0.02
"""Seconds for which an answer is awaited where waits are shortened, and between two looks."""
LATE = 1.5 * SOON
WITHIN = 60.0
"""Seconds in which a message comes true, on a machine that is busy as well."""
PRIVATE = FIRST - 5
"""A message that is none of the table's."""
TEXT = 10
"""Discord's number of text components."""
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


def on_a_server(table: Wired, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the bot know its server, and none of the channels there."""
    known = {"id": SERVER, "preferred_locale": None, "get_channel_or_thread": lambda _: None}
    monkeypatch.setattr(table.bot, "get_guild", lambda _: SimpleNamespace(**known))


def hasten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten all waits for answers, and all rests."""
    for module in (request_tasks, work_queue, interactions, live_message, ephemeral):
        monkeypatch.setattr(module, "TIMEOUT", SOON)
    monkeypatch.setattr(request_tasks.call, "__defaults__", (SOON,))
    monkeypatch.setattr(work_queue, "RESTS", (LOOK,) * len(work_queue.RESTS))
    monkeypatch.setattr(work_queue, "STRAY", SOON)
    monkeypatch.setattr(board_messages, "FORBIDDEN_REST", SOON)
    monkeypatch.setattr(interactions, "PATIENCE", LOOK)


async def is_true(table: Wired) -> bool:
    """Whether the noted board and hand say what is so, have buttons, and are the only ones with any."""
    session, presenter = await table.session(), table.bot.presenter
    drafts = {session.record.message or 0: presenter.boards.draft(session)}
    for person, hand in session.hands.items():
        if hand.message is not None:
            locale = await table.bot.services.persons.language(person)
            drafts[hand.message] = await presenter.hands.draft(session, person, locale)
    shown = {int(each["id"]): each for each in table.small.messages.values() if buttons(each)}
    if drafts.keys() != shown.keys():
        return False
    for number, draft in drafts.items():
        view, _ = await draft.drawn()
        sent: Any = view.to_components()  # type: ignore[no-untyped-call]
        if not identifiers(sent) <= identifiers(shown[number]["components"]):
            return False
    return True


async def comes_true(table: Wired) -> None:
    async with asyncio.timeout(WITHIN):
        while not await is_true(table):  # noqa: ASYNC110 - no event says so
            await asyncio.sleep(LOOK)


async def edited(small: SmallDiscord, road: str, times: int) -> None:
    """Wait until that many edits came over a road."""
    async with asyncio.timeout(WITHIN):
        while small.edits[road] < times:  # noqa: ASYNC110 - no event says so
            await asyncio.sleep(LOOK)


class Shown:
    """A live message of a table, and its roads."""

    def __init__(self, table: Wired, kind: str) -> None:
        presenter = table.bot.presenter
        self.table, self.small, self.routes = table, table.small, table.bot.services.routes
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


KEPT = {
    ("board", "lost"),
    ("board", "429, long"),
    ("lobby", "500"),
    ("hand", "200, unchanged"),
    ("hand", "404"),
}
"""Cells of every run: lobbies are boards, and hands have a queue of their own."""


@pytest.mark.parametrize(("kind", "end"), soaked(product(KINDS, ENDS), KEPT))
async def test_an_edit_that_fails_by_a_token_is_done_by_the_other_road_at_once(
    kind: str, end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And never again by that token: whatever Discord says, the message is true."""
    async with wired(tmp_path, monkeypatch, *KINDS[kind]) as table:
        shown = Shown(table, kind)
        await shown.press()
        await shown.spoil()
        assert await shown.shows(WITHIN)
        assert shown.small.edits == {"token": 1}, "in good weather no request counts"
        hasten(monkeypatch)
        shown.small.faults["token"] = ENDS[end]
        await shown.spoil()
        assert await shown.shows(WITHIN)
        await shown.queue.settled()
        assert shown.small.edits["own"] >= 1
        await shown.spoil()
        assert await shown.shows(WITHIN)
        assert shown.small.edits["own"] >= 1
        if end not in ("429, short", "429, long", "500", "lost"):  # which discord.py repeats itself
            assert shown.small.edits["token"] == 0


@pytest.mark.parametrize("kind", KINDS)
async def test_an_edit_of_a_text_alone_that_changes_nothing_is_seen(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What comes back has the same buttons and pictures, and the text of before."""
    async with wired(tmp_path, monkeypatch, *KINDS[kind]) as table:
        shown = Shown(table, kind)
        await shown.press()
        message = await shown.message()
        now = message["components"]
        before = deepcopy(now)
        text = next(each for each in before[0]["components"] if each["type"] == TEXT)
        text |= {"content": "as before", "id": text["id"] - 1}
        message["components"] = before
        shown.small.edits.clear()
        shown.small.faults["token"] = unchanged
        shown.queue.refresh(shown.key)
        await shown.queue.settled()
        assert shown.small.edits == {"token": 1, "own": 1}
        assert (await shown.message())["components"] == now


@pytest.mark.parametrize("kind", ["board", "hand"])
async def test_where_no_road_changes_anything_a_message_comes_true_after_a_rest(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not for ever: where Discord never shows what is sent, the next change is tried alike."""
    tries = 1 + len(work_queue.RESTS)
    monkeypatch.setattr(work_queue, "RESTS", (LOOK,) * len(work_queue.RESTS))
    async with wired(tmp_path, monkeypatch, *KINDS[kind]) as table:
        shown = Shown(table, kind)
        shown.small.faults |= {"token": unchanged, "own": unchanged}
        await shown.press()
        for by_token in ({"token": 1}, {}):
            await shown.spoil()
            await edited(shown.small, "own", tries)
            await asyncio.sleep(2 * LOOK)
            assert shown.small.edits == {**by_token, "own": tries}
        await shown.spoil()
        await edited(shown.small, "own", 2)
        shown.small.faults.clear()
        assert await shown.shows(WITHIN)


@pytest.mark.parametrize("end", [refusal(403, 50013), limited(2 * SOON)], ids=["403", "429, long"])
@pytest.mark.parametrize("kind", ["board", "hand"])
async def test_an_edit_refused_on_both_roads_comes_true_when_they_open(
    kind: str, end: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a press; a hand that may not be edited goes, and stands behind the button of the board."""
    async with wired(tmp_path, monkeypatch, *KINDS[kind]) as table:
        shown, small = Shown(table, kind), table.small
        assert await is_true(table)
        hasten(monkeypatch)
        on_a_server(table, monkeypatch)
        monkeypatch.setattr(table.bot.http, "max_ratelimit_timeout", SOON)
        await shown.press()
        small.faults |= {"token": end, "own": end}
        await shown.spoil()
        await edited(shown.small, "own", 1)
        await asyncio.sleep(2 * LOOK)
        small.faults.clear()
        await comes_true(table)
        assert kind == "board" or "hand:1" in buttons(small.messages[await board(table)])


@pytest.mark.parametrize("kind", ["lobby", "hand"])
async def test_an_edit_of_a_killed_process_that_arrives_late_does_not_stay(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was never noted, and arrives when the next process has shown something newer."""
    killed, arrives, arrived = tmp_path / "killed.sqlite3", asyncio.Event(), asyncio.Event()

    async def held(work: Callable[[], object], was: object, request: web.Request) -> web.Response:
        await arrives.wait()
        answer = said(work())
        arrived.set()
        return answer

    async with served(monkeypatch) as small:
        async with at_work(small, tmp_path / "p.sqlite3") as table:
            await table.begin(*KINDS[kind])
            shown = Shown(table, kind)
            await shown.press()
            small.faults["token"] = held
            small.edits.clear()
            await change(table)
            await edited(shown.small, "token", 1)
            with closing(sqlite3.connect(tmp_path / "p.sqlite3")) as file:
                file.execute("VACUUM INTO ?", (str(killed),))
        hasten(monkeypatch)
        async with at_work(small, killed) as table:
            await table.bot.presenter.resume()
            await comes_true(table)
            await change(table)
            await comes_true(table)
            arrives.set()
            await arrived.wait()
            assert not await is_true(table)
            await comes_true(table)


async def board(table: Wired) -> int:
    return (await table.session()).record.message or 0


async def change(table: Wired) -> None:
    """Have another computer in the lobby, or a question answered."""
    session, tables = await table.session(), table.bot.tables
    if session.play is None:
        await tables.lobbies.set_up(1, partial(add_computer, host=ADA))
        return
    pending = session.play.pending
    assert isinstance(pending, Decision)
    [seat, *_] = [each for each in pending.options if session.controller(each).person == ADA]
    await tables.act(1, ADA, session.play.number(seat), pending.options[seat][0])


async def test_an_edit_that_discord_words_otherwise_is_not_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its digest says that the edit has done its work."""

    async def worded(work: Any, was: Any, request: web.Request) -> web.Response:
        message = deepcopy(work())
        message["components"][0]["components"].pop()
        return said(message)

    async with wired(tmp_path, monkeypatch) as table:
        shown = Shown(table, "board")
        shown.small.faults["own"] = worded
        await shown.spoil()
        await shown.queue.settled()
        assert (await shown.message())["components"]
        assert shown.queue.is_free(shown.key), "it does not rest"
        assert shown.small.edits == {"own": 1}


@pytest.mark.parametrize("end", ["401", "429, long"])
async def test_a_press_opens_a_road_where_the_own_one_is_closed(
    end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with wired(tmp_path, monkeypatch) as table:
        shown = Shown(table, "board")
        hasten(monkeypatch)
        shown.small.faults["own"] = ENDS[end]
        shown.queue.refresh(shown.key)
        await shown.queue.settled()
        await table.click()
        await shown.spoil()
        assert await shown.shows(WITHIN)
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
            assert await shown.shows(WITHIN)
        await shown.queue.settled()
        assert shown.routes.resting
        assert sum("tokens of presses failed" in each.message for each in caplog.records) == 1
        await shown.press()
        await shown.spoil()
        assert await shown.shows(WITHIN)
        assert shown.small.edits == {"own": 1}
        now[0] += REST + 1
        await shown.spoil()
        assert await shown.shows(WITHIN)
        await shown.queue.settled()
        assert shown.small.edits == {"token": 1, "own": 1}, "one tries"
        assert shown.routes.resting
        now[0] += REST + 1
        del shown.small.faults["token"]
        await shown.press()
        await shown.spoil()
        assert await shown.shows(WITHIN)
        await shown.queue.settled()
        assert shown.small.edits == {"token": 1}
        assert not shown.routes.resting


async def test_a_slow_discord_is_not_asked_twice_to_acknowledge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second one would be refused, and come too late besides."""
    async with wired(tmp_path, monkeypatch) as table:
        hasten(monkeypatch)
        table.small.slow = 1.5 * SOON
        interaction = table.interaction(table.board())
        async with TimelyAcknowledgement().answered(interaction, 1, Deferral.SILENTLY):
            while interaction.extras.get("acknowledged") is None:  # noqa: ASYNC110 - no event says so
                await asyncio.sleep(LOOK)
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


def once(small: SmallDiscord, road: str, fault: Fault) -> None:
    """Have the next edit over a road end so, and all after it well."""

    async def first(work: Any, was: Any, request: web.Request) -> web.Response:
        del small.faults[road]
        return await fault(work, was, request)

    small.faults[road] = first


REFUSED = ("401", "403", "404", "429, long")
"""Ends after which a private answer stays as it is until the next press."""


@pytest.mark.parametrize("end", soaked(ENDS, ("lost", "404")))
async def test_a_private_answer_is_edited_again_or_by_the_next_press(
    end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No other road leads there: its token is all there is."""
    async with wired(tmp_path, monkeypatch) as table:
        small, replies = table.small, table.bot.presenter.ephemeral
        small.messages[PRIVATE] = message(PRIVATE, {"flags": 64})
        board = {**table.board(), "id": str(PRIVATE)}
        key, states = ReplyKey(1, ADA, "hand"), ["one"]

        async def make(interaction: object, session: object) -> Draft:
            return Draft((states[-1],))

        async def shows(state: str, within: float) -> bool:
            for _ in range(int(within / LOOK)):
                if state in str(small.messages[PRIVATE]["components"]):
                    return True
                await asyncio.sleep(LOOK)
            return False

        await replies.send(table.interaction(board), key, Draft(("one",)), make)
        hasten(monkeypatch)
        once(small, "token", ENDS[end])
        states.append("two")
        replies.refresh(1)
        await edited(small, "token", 1)
        assert await shows("two", 3 * LOOK if end in REFUSED else WITHIN) != (end in REFUSED)
        states.append("three")
        pressed = table.interaction({**board, "flags": 64})
        await replies.answer(pressed, key, Draft(("three",)), make)
        assert await shows("three", WITHIN)


@pytest.mark.parametrize("end", soaked(ENDS, ("500", "429, long")))
async def test_a_podium_is_edited_by_the_own_road_alone(
    end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What failed is tried again after its rest, unless the channel refuses it."""
    async with wired(tmp_path, monkeypatch) as table:
        small, bot = table.small, table.bot
        on_a_server(table, monkeypatch)
        hasten(monkeypatch)
        small.messages[PRIVATE] = message(PRIVATE, {})
        fresh = {"server": SERVER, "places": [], "changes": 1, "until": bot.now() + DAY}
        podium = structs.replace(PODIUM, **fresh)
        where = {"channel": CHANNEL, "message": PRIVATE, "posted_at": bot.now(), "shows": "0"}
        await bot.store.add_podium(podium, message_of(podium, **where))
        once(small, "own", ENDS[end])
        await bot.presenter.podiums.round()
        waits, refused = end == "429, long", end in ("401", "403", "404")
        for _ in range(int((SOON if waits else WITHIN) / LOOK)):
            [noted] = await bot.store.messages("podium", SERVER)
            if (shown := bool(small.messages[PRIVATE]["components"])) or noted.refused:
                break
            await asyncio.sleep(LOOK)
        assert small.edits["token"] == 0
        assert (shown, bool(noted.refused)) == (not (refused or waits), refused)
