"""The page around the frames: a tab per person, and live news.

It listens on the loopback interface. That alone does not keep other web pages out, since a browser
fetches from there for anyone: so a request must name this host (against names that are made to point
here), and whatever changes something must come from a page of this origin.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import web

from data.shipped.texts import Texts, library
from playground.people import Person
from playground.world import BOT, LANGUAGES, World

STATIC = Path(__file__).with_name("static")
FILES = {
    "/": ("index.html", "text/html"),
    "/page.css": ("page.css", "text/css"),
    "/page.js": ("page.js", "text/javascript"),
}
STILL_THERE = 15.0
"""Seconds between signs of life on the stream of news."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def said(texts: Texts) -> dict[str, str]:
    """Return the page's texts in a language, with ``{person}`` left open."""
    person, language = "{person}", "{language}"
    return {
        "play": f"/{texts('command-play')}",
        "hint": texts("playground-hint", person=person, play="{play}", watch="{watch}"),
        "playTitle": texts("playground-type", person=person, play="{play}"),
        "watch": texts("playground-watch"),
        "watchTitle": texts("playground-watch.text"),
        "everybody": texts("playground-everybody"),
        "only": texts("playground-only", person=person),
        "mail": texts("playground-mail"),
        "language": texts("playground-language"),
        "speaks": texts("playground-speaks", person=person, language=language),
        "hurried": texts("playground-hurried"),
        "hurriedTitle": texts("playground-hurried.text"),
        "restart": texts("playground-restart"),
        "restartTitle": texts("playground-restart.text"),
        "restarted": texts("playground-restarted"),
        "stopped": texts("playground-stopped"),
        "people": texts("playground-people"),
        "failed": texts("playground-failed", reason="{reason}"),
        "unanswered": texts("playground-unanswered"),
    }


class Page:
    """The page's server side."""

    def __init__(self, port: int) -> None:
        self.hosts = {f"{name}:{port}" for name in ("127.0.0.1", "localhost")}
        self.origins = " ".join(sorted(f"http://{host}" for host in self.hosts))
        self._listeners: set[asyncio.Queue[dict[str, Any] | None]] = set()
        self._world: World | None = None

    def application(self, world: World) -> web.Application:
        self._world = world
        application = web.Application(middlewares=[self._guard])
        for path in FILES:
            application.router.add_get(path, self._file)
        application.router.add_get("/world.json", self._describe)
        application.router.add_get("/news", self._news)
        application.router.add_post("/restart", self._restart)
        application.router.add_post("/language", self._language)
        application.router.add_post("/play", self._play)
        application.router.add_post("/watch", self._watch)
        application.router.add_post("/hurried", self._hurry)
        return application

    def tell(self, news: dict[str, Any]) -> None:
        """Send *news* to all open pages."""
        for listener in self._listeners:
            listener.put_nowait(news)

    async def close(self) -> None:
        """End the streams of news, which would hold up the server's end."""
        for listener in self._listeners:
            listener.put_nowait(None)

    @property
    def world(self) -> World:
        assert self._world is not None, "requests are handled by an application only"
        return self._world

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.headers.get("Host") not in self.hosts:
            raise web.HTTPForbidden(text="This page is called 127.0.0.1.")
        origin = request.headers.get("Origin")
        if (origin is not None or request.method != "GET") and origin not in self.origins.split():
            raise web.HTTPForbidden(text="Only the playground's own page may ask for this.")
        response = await handler(request)
        if not response.prepared:
            response.headers.update(self._headers())
        return response

    def _headers(self) -> dict[str, str]:
        return {
            "Cache-Control": "no-store",
            "Content-Security-Policy": (
                "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
                "img-src data:; frame-src http://127.0.0.1:*; base-uri 'none'; "
                "form-action 'none'; frame-ancestors 'none'"
            ),
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
        }

    async def _file(self, request: web.Request) -> web.Response:
        name, content_type = FILES[request.path]
        text = await asyncio.to_thread((STATIC / name).read_text, encoding="utf-8")
        return web.Response(text=text, content_type=content_type)

    async def _describe(self, _request: web.Request) -> web.Response:
        """The contents of the page, with the frames' addresses, which are keys."""
        world = self.world
        return web.json_response(
            {
                "server": world.server,
                "channel": world.room,
                "bot": BOT,
                "languages": LANGUAGES,
                "hurried": world.hurried,
                "texts": {each: said(library()[each]) for each in LANGUAGES},
                "people": [
                    {
                        "key": person.key,
                        "name": person.name,
                        "colour": person.colour,
                        "language": world.languages[person.user.id],
                        "frames": {kind: frame.url for kind, frame in person.frames.items()},
                    }
                    for person in world.people
                ],
            }
        )

    async def _news(self, request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse(headers=self._headers())
        response.content_type = "text/event-stream"
        await response.prepare(request)
        queue: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self._listeners.add(queue)
        try:
            await response.write(b"retry: 500\n\n")
            while True:
                try:
                    async with asyncio.timeout(STILL_THERE):
                        news = await queue.get()
                except TimeoutError:
                    await response.write(b": still there\n\n")
                    continue
                if news is None:
                    break
                await response.write(f"data: {json.dumps(news)}\n\n".encode())
        except ConnectionResetError:
            pass  # the page was closed
        finally:
            self._listeners.discard(queue)
        return response

    async def _restart(self, _request: web.Request) -> web.Response:
        await self.world.restart()
        return web.Response()

    async def _hurry(self, request: web.Request) -> web.Response:
        """Turn the switch "as on Discord", on all open pages."""
        wanted = await request.json()
        if not isinstance(wanted, bool):
            raise web.HTTPBadRequest
        await self.world.hurry(wanted)
        self.tell({"kind": "hurried", "on": wanted})
        return web.Response()

    async def _language(self, request: web.Request) -> web.Response:
        wish = await request.json()
        if wish.get("language") not in LANGUAGES:
            raise web.HTTPBadRequest
        self.world.languages[self._person(wish).user.id] = wish["language"]
        return web.Response()

    async def _play(self, request: web.Request) -> web.Response:
        await self.world.play(self._person(await request.json()))
        return web.Response()

    async def _watch(self, request: web.Request) -> web.Response:
        await self.world.watch(self._person(await request.json()))
        return web.Response()

    def _person(self, wish: dict[str, Any]) -> Person:
        """Return the person of a request.

        Raises:
            web.HTTPBadRequest: nobody is.
        """
        for person in self.world.people:
            if person.key == wish.get("person"):
                return person
        raise web.HTTPBadRequest
