"""The way to Discord over the wire: pages that answer in its place, and a proxy."""

from __future__ import annotations

import base64
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from discord.http import Route

from cogs.client import Poeppel
from cogs.platform.discord_errors import Trouble, trouble
from cogs.platform.error_sentences import SHUT_OUT, sentence, token_refused
from cogs.platform.operator_settings import Settings
from cogs.platform.pages import Page
from tests.command_line import TOKEN

Serve = Callable[[Any], web.StreamResponse]


@asynccontextmanager
async def served(
    serve: Serve, folder: Path, monkeypatch: pytest.MonkeyPatch, **chosen: Any
) -> AsyncIterator[Poeppel]:
    """A bot that is not connected yet, where *serve* answers in Discord's place."""

    async def answer(request: web.Request) -> web.StreamResponse:
        return serve(request)

    app = web.Application()
    app.add_routes([web.route("*", "/{rest:.*}", answer)])
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10")
    try:
        async with Poeppel(Settings(database=folder / "p.sqlite3", **chosen)) as bot:
            yield bot
    finally:
        await runner.cleanup()


def said(data: object, status: int = 200) -> web.Response:
    """What Discord says itself; its type has no parameter, for which discord.py looks."""
    body = json.dumps(data).encode()
    return web.Response(status=status, body=body, headers={"Content-Type": "application/json"})


def html(status: int, text: str = "<html><title>Please\n sign in</title></html>") -> Serve:
    kind = "text/html" if "<" in text else "text/plain"
    return lambda request: web.Response(status=status, text=text, content_type=kind)


def elsewhere(request: web.Request) -> web.StreamResponse:
    """What a portal does: it sends everybody to itself."""
    if request.path == "/portal":
        return html(200)(request)
    raise web.HTTPFound("/portal")


@pytest.mark.parametrize(
    ("serve", "says"),
    [
        (html(200), "(200: Please sign in)"),
        (html(401), "(401: Please sign in)"),
        (html(403, "error code: 1020"), "(403: error code: 1020)"),
        (html(404, "<html>"), "(404)"),
        (elsewhere, "(200: Please sign in)"),
    ],
)
async def test_a_login_that_a_page_answers_is_one_sentence_and_no_refused_token(
    serve: Serve, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(serve, tmp_path, monkeypatch) as bot:
        with pytest.raises(Page) as page:
            await bot.login(TOKEN)
    assert sentence(page.value) == f"Discord cannot be reached: a page answers in its place {says}."
    assert not token_refused(page.value)
    assert trouble(page.value) is Trouble.LOST


@pytest.mark.parametrize("status", [403, 429])
async def test_an_address_that_cloudflare_shuts_out_is_told_to_wait(
    status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(html(status, "error code: 1015"), tmp_path, monkeypatch) as bot:
        with pytest.raises((Page, discord.HTTPException)) as page:
            await bot.login(TOKEN)
    assert sentence(page.value) == SHUT_OUT


@pytest.mark.parametrize(
    ("answer", "says", "means"),
    [
        (
            said({"message": "internal network error", "code": 40333}, 403),
            "Discord refused the request: 403 Forbidden (error code: 40333): internal ",
            Trouble.FORBIDDEN,
        ),
        (said({"message": "Unauthorized", "code": 0}, 401), "Discord refuses the token", None),
        (html(413)(None), "Discord refused the request: 413", Trouble.TOO_LARGE),
        (html(503)(None), "Discord is having trouble (503)", Trouble.LOST),
    ],
)
async def test_a_refusal_by_discord_itself_keeps_its_meaning(
    answer: web.StreamResponse,
    says: str,
    means: Trouble | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its own words are JSON; some statuses mean the same on a page."""
    async with served(lambda _: answer, tmp_path, monkeypatch) as bot:
        with pytest.raises(discord.DiscordException) as refused:
            await bot.login(TOKEN)
    assert (sentence(refused.value) or "").startswith(says)
    assert token_refused(refused.value) == (means is None)
    assert means in (None, trouble(refused.value))


async def test_an_answer_without_a_body_and_pictures_are_no_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def serve(request: web.Request) -> web.Response:
        if request.path.startswith("/api/"):
            if request.method == "DELETE":
                return web.Response(status=204, content_type="text/html")
            return said({"id": "5", "username": "p", "discriminator": "0"})
        return web.Response(body=b"a picture", content_type="image/png")

    async with served(serve, tmp_path, monkeypatch) as bot:
        await bot.http.static_login(TOKEN)
        await bot.http.delete_message(1, 2)
        url = Route.BASE.replace("/api/v10", "/avatars/1/2.png")
        assert await bot.http.get_from_cdn(url) == b"a picture"


async def test_an_edit_that_a_page_answers_is_lost_and_no_missing_permission(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def serve(request: web.Request) -> web.StreamResponse:
        if request.method == "GET":
            return said({"id": "5", "username": "p", "discriminator": "0"})
        return html(403)(request)

    async with served(serve, tmp_path, monkeypatch) as bot:
        await bot.http.static_login(TOKEN)
        place = bot.get_partial_messageable(1)
        with pytest.raises(Page) as page:
            await place.get_partial_message(2).edit(content="x")
        assert trouble(page.value) is Trouble.LOST


# Through a proxy.


async def test_discord_and_its_gateway_are_reached_through_the_proxy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked for both, and is told who asks; what it says no to is one sentence."""
    asked: list[tuple[str, str, str]] = []

    def refuse(request: web.BaseRequest) -> web.Response:
        asked.append((request.method, request.raw_path, request.headers["Proxy-Authorization"]))
        return web.Response(status=407)

    async def answer(request: web.BaseRequest) -> web.Response:
        return refuse(request)

    server = web.ServerRunner(web.Server(answer))
    await server.setup()
    await web.TCPSite(server, "127.0.0.1", 0).start()
    proxy = f"http://me:pass-phrase@127.0.0.1:{server.addresses[0][1]}"
    try:
        async with Poeppel(Settings(database=tmp_path / "p.sqlite3", proxy=proxy)) as bot:
            with pytest.raises(aiohttp.ClientError) as refused:
                await bot.login(TOKEN)
            with pytest.raises(aiohttp.ClientError):
                await bot.http.ws_connect("wss://gateway.discord.gg")
    finally:
        await server.cleanup()
    me = f"Basic {base64.b64encode(b'me:pass-phrase').decode()}"
    assert asked == [
        ("CONNECT", "discord.com:443", me),
        ("CONNECT", "gateway.discord.gg:443", me),
    ]
    says = sentence(refused.value) or ""
    assert says.startswith("Discord cannot be reached: ")
    assert "407" in says
    assert "pass-phrase" not in says
