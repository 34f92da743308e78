"""Clicks over the wire while Discord limits a route: discord.py's real client, a small Discord on loopback.

What the simulated Discord cannot show is how discord.py itself sleeps a limit out inside a request.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias
from unittest.mock import patch

import discord
import pytest
from aiohttp import web
from discord.http import Route
from msgspec import Struct

from cogs.client import Poeppel
from cogs.messages.board_messages import Boards
from cogs.platform.operator_settings import Settings
from cogs.platform.request_tasks import TIMEOUT
from engine.hosting.actions.lobby import add_computer
from engine.hosting.state.session import Session
from tests.command_checks import check_commands
from tests.command_line import TOKEN
from tests.openapi import description

SERVER, CHANNEL, ADA, BOT = 10, 20, 30, 40
FIRST = 1 << 60
COMMANDS = f"/applications/{BOT}/commands"
LIMITED = 3 * TIMEOUT
"""Seconds for which a route is limited."""


class Limit(Struct):
    """A route that is limited for a while from its next request on."""

    method: str
    retry_after: float
    until: float = 0.0


Fault: TypeAlias = Callable[
    [Callable[[], dict[str, Any]], dict[str, Any], web.Request], Awaitable[web.Response]
]
"""What becomes of an edit: called with the work, the message as it was, and the request."""


class SmallDiscord:
    """One channel with its messages, and the callbacks and tokens of interactions."""

    def __init__(self) -> None:
        self.messages: dict[int, dict[str, Any]] = {}
        self.answered, self.refused, self.landed = (asyncio.Event() for _ in range(3))
        """An interaction was answered; a request was refused by the limit, or served after it."""
        self.limit: Limit | None = None
        self.faults: dict[str, Fault] = {}
        """By road, "token" or "own": what becomes of an edit that comes over it."""
        self.callbacks: Counter[str] = Counter()
        """By interaction, how often it was answered."""
        self.slow = 0.0
        """Seconds that an answer takes."""
        self.edits: Counter[str] = Counter()
        """By road, how many edits came over it."""
        self.commands: list[dict[str, Any]] = []
        self.wrong: list[str] = []
        """The reasons for which commands were refused."""
        self.app = web.Application()
        channel = "/api/v10/channels/{channel}/messages"
        hook = f"/api/v10/webhooks/{BOT}/{{token}}"
        self.app.add_routes(
            [
                web.get("/api/v10/users/@me", self.me),
                web.get("/api/v10/oauth2/applications/@me", self.application),
                web.get(f"/api/v10/guilds/{SERVER}", self.server),
                web.get(f"/api/v10{COMMANDS}", self.uploaded),
                web.put(f"/api/v10{COMMANDS}", self.upload),
                web.post(channel, self.post),
                web.get(channel, self.history),
                web.patch(f"{channel}/{{id}}", self.edit),
                web.delete(f"{channel}/{{id}}", self.delete),
                web.post("/api/v10/interactions/{id}/{token}/callback", self.callback),
                web.patch(f"{hook}/messages/@original", self.edit_original),
                web.post("/api/v10/users/@me/channels", self.direct),
                web.post(hook, self.follow_up),
                web.route("*", "/{rest:.*}", self.other),
            ]
        )

    async def me(self, request: web.Request) -> web.Response:
        return said(user(BOT))

    async def application(self, request: web.Request) -> web.Response:
        about = {"id": str(BOT), "name": "p", "description": "", "icon": None, "flags": 0}
        more = {"verify_key": "", "bot_public": True, "bot_require_code_grant": False}
        return said({**about, **more, "owner": user(ADA), "team": None})

    async def server(self, request: web.Request) -> web.Response:
        return said({"id": str(SERVER), "name": "s", "owner_id": str(ADA), "roles": []})

    async def uploaded(self, request: web.Request) -> web.Response:
        return said(self.commands)

    async def upload(self, request: web.Request) -> web.Response:
        """Take all commands, or refuse all for what is wrong with one."""
        body, known = await request.json(), description()
        self.wrong = check_commands(body)
        self.wrong += known.problems("PUT", COMMANDS, body) if known else []
        if self.wrong:
            return said({"message": self.wrong[0], "code": 50035}, 400)
        about = {"application_id": str(BOT), "version": "1", "default_member_permissions": None}
        self.commands = [
            {**each, **about, "id": str(FIRST + number)} for number, each in enumerate(body)
        ]
        return said(self.commands)

    async def post(self, request: web.Request) -> web.Response:
        if limited := self._limited(request):
            return limited
        body = await sent(request)
        known = [each for each in self.messages.values() if each["nonce"] == body.get("nonce")]
        message = known[0] if known else self._message(FIRST + len(self.messages), body)
        return said(message)

    async def history(self, request: web.Request) -> web.Response:
        return said(list(reversed(self.messages.values())))

    async def edit(self, request: web.Request) -> web.Response:
        if limited := self._limited(request):
            return limited
        return await self._edited("own", int(request.match_info["id"]), request)

    async def delete(self, request: web.Request) -> web.Response:
        self.messages.pop(int(request.match_info["id"]), None)
        return web.Response(status=204)

    async def callback(self, request: web.Request) -> web.Response:
        body = await sent(request)
        self.answered.set()
        token = request.match_info["token"]
        self.callbacks[request.match_info["id"]] += 1
        if self.slow:
            await asyncio.sleep(self.slow)
        if self.callbacks[request.match_info["id"]] > 1:
            return said(
                {"message": "Interaction has already been acknowledged.", "code": 40060}, 400
            )
        if body["type"] == 7:
            self._message(int(token), body["data"])
        about = {"id": request.match_info["id"], "type": 3}
        return said({"interaction": about})

    async def edit_original(self, request: web.Request) -> web.Response:
        return await self._edited("token", int(request.match_info["token"]), request)

    async def direct(self, request: web.Request) -> web.Response:
        return said({"id": str(CHANNEL + 1), "type": 1, "recipients": [user(ADA)]})

    async def _edited(self, road: str, number: int, request: web.Request) -> web.Response:
        """Edit a message, unless something goes wrong on its road."""
        self.edits[road] += 1
        body, fault = await sent(request), self.faults.get(road)
        if fault is None:
            return said(self._message(number, body))
        return await fault(lambda: self._message(number, body), self.messages[number], request)

    async def follow_up(self, request: web.Request) -> web.Response:
        return said(message(FIRST - 1, {"flags": 64}))

    async def other(self, request: web.Request) -> web.Response:
        return said({"message": "Unknown", "code": 10004}, 404)

    def _limited(self, request: web.Request) -> web.Response | None:
        limit, now = self.limit, time.monotonic()
        if limit is None or limit.method != request.method:
            return None
        limit.until = limit.until or now + LIMITED
        if now >= limit.until:
            self.landed.set()
            return None
        self.refused.set()
        wait = limit.retry_after or limit.until - now
        return said({"message": "limited", "retry_after": wait, "global": False}, 429)

    def _message(self, number: int, body: dict[str, Any]) -> dict[str, Any]:
        known = self.messages.get(number, {})
        self.messages[number] = {**message(number, known), **message(number, {**known, **body})}
        return self.messages[number]


def user(number: int) -> dict[str, Any]:
    return {"id": str(number), "username": f"u{number}", "discriminator": "0", "avatar": None}


def message(number: int, body: dict[str, Any]) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "id": str(number),
        "channel_id": str(CHANNEL),
        "author": user(BOT),
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "type": 0,
        "flags": body.get("flags", 0),
        "content": "",
        "components": body.get("components", []),
        "nonce": body.get("nonce"),
    }
    lists = ("attachments", "embeds", "mentions", "mention_roles")
    flags = {"tts": False, "mention_everyone": False, "pinned": False}
    return plain | {each: [] for each in lists} | flags


async def sent(request: web.Request) -> dict[str, Any]:
    """Return the body of a request, whether or not files come with it."""
    if request.content_type == "application/json":
        found: dict[str, Any] = await request.json()
        return found
    form = await request.post()
    return dict(json.loads(str(form["payload_json"])))


def said(data: object, status: int = 200) -> web.Response:
    body = json.dumps(data).encode()
    # Without "Via" discord.py takes a limit for a refusal of Cloudflare's.
    headers = {"Content-Type": "application/json", "Via": "1.1 google"}
    return web.Response(status=status, body=body, headers=headers)


class Wired:
    """A table of one person and a computer, whose board is posted over the wire."""

    def __init__(self, bot: Poeppel, small: SmallDiscord) -> None:
        self.bot, self.small, self._clicks = bot, small, 0

    async def session(self) -> Session:
        return await self.bot.tables.get(1)

    async def begin(self, game: str, started: bool) -> None:
        tables = self.bot.tables
        await tables.lobbies.open(game, "book", ADA, SERVER, CHANNEL, click=1)
        await tables.lobbies.set_up(1, partial(add_computer, host=ADA))
        if started:
            await tables.lobbies.start(1, ADA, click=2)
        await self.bot.presenter.boards.settled()
        await self.bot.presenter.hands.settled()

    def board(self) -> dict[str, Any]:
        """Return the newest message with buttons."""
        return [each for each in self.small.messages.values() if buttons(each)][-1]

    def interaction(self, board: dict[str, Any]) -> discord.Interaction[Any]:
        """Return a press of the first button on a message."""
        self._clicks += 1
        data = {
            "id": str(FIRST + 1000 + self._clicks),
            "application_id": str(BOT),
            "type": 3,
            "token": board["id"],
            "version": 1,
            "guild_id": str(SERVER),
            "channel_id": str(CHANNEL),
            "channel": {"id": str(CHANNEL), "type": 0, "name": "c", "position": 0, "permissions": "0"},
            "member": {"user": user(ADA), "roles": [], "permissions": "0", "flags": 0,
                       "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False},
            "message": board,
            "data": {"component_type": 2, "custom_id": buttons(board)[0], "values": []},
            "locale": "en-US",
            "entitlements": [],
            "attachment_size_limit": 10_000_000,
        }  # fmt: skip
        return discord.Interaction(data=data, state=self.bot._connection)  # type: ignore[arg-type]

    async def click(self) -> None:
        """Press the first button of the board, until that is acknowledged and shown."""
        self.small.answered.clear()
        interaction = self.interaction(self.board())
        pressed = asyncio.create_task(self.bot.on_interaction(interaction))
        async with asyncio.timeout(60):
            await self.small.answered.wait()
        await pressed


def buttons(shown: dict[str, Any]) -> list[str]:
    """Return the custom_ids of a message's buttons."""
    rows = [row for box in shown["components"] for row in box.get("components", [])]
    return [
        each["custom_id"]
        for row in rows
        for each in row.get("components", [])
        if "custom_id" in each
    ]


@asynccontextmanager
async def wired(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str = "classic", started: bool = True
) -> AsyncIterator[Wired]:
    async with served(monkeypatch) as small, at_work(small, folder / "p.sqlite3") as table:
        await table.begin(game, started)
        yield table


@asynccontextmanager
async def served(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SmallDiscord]:
    """Have requests to Discord arrive at a small one."""
    small = SmallDiscord()
    runner = web.AppRunner(small.app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10")
    try:
        yield small
    finally:
        await runner.cleanup()


@asynccontextmanager
async def at_work(small: SmallDiscord, file: Path) -> AsyncIterator[Wired]:
    """Begin a process on a database."""
    with patch("cogs.client.tell_of_commands", new=nothing):
        async with Poeppel(Settings(database=file)) as bot:
            await bot.login(TOKEN)
            yield Wired(bot, small)


async def nothing(*_: object) -> None:
    """Upload no commands: there is nothing to be uploaded to."""


@pytest.mark.parametrize("method", ["PATCH", "POST"])
@pytest.mark.parametrize("retry_after", [0.0, 60.0])
async def test_clicks_count_and_are_shown_while_a_route_is_limited(
    method: str, retry_after: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Slept out by discord.py, or said to take so long that it raises; nothing is posted twice."""
    async with wired(tmp_path, monkeypatch) as table:
        small, boards = table.small, table.bot.presenter.boards
        small.limit = Limit(method, retry_after)
        meanwhile = asyncio.create_task(anew(boards, method))
        await small.refused.wait()
        for _ in range(4):
            await table.click()
        assert time.monotonic() < small.limit.until, "no click has waited for the end of the limit"
        await meanwhile
        session = await table.session()
        assert session.record.seq > 4
        assert session.record.shown == session.record.revision
        if not retry_after:
            await small.landed.wait()
            await boards.settled()
        assert [str((await table.session()).record.message)] == [
            each["id"] for each in small.messages.values() if buttons(each)
        ]


async def anew(boards: Boards, method: str) -> None:
    """Have the board edited or posted anew, by the route that is limited."""
    if method == "PATCH":
        boards.refresh(1)
    else:
        with suppress(OSError, discord.DiscordException):  # it comes later
            await boards.reposts.repost(1)
