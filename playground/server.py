"""The playground's server: its page, a tab per person, live news."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import json
import logging
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import web

from data.shipped.texts import Texts, library
from playground.world import BOT, LANGUAGES, MakeBot, Person, World

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
        application.router.add_post("/thread", self._thread)
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
                "threads": [{"id": str(id), "name": name} for id, name in world.threads.items()],
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
        person = self._person(wish)
        self.world.languages[person.user.id] = wish["language"]
        for frame in person.frames.values():
            frame.refresh()
        return web.Response()

    async def _play(self, request: web.Request) -> web.Response:
        await self.world.play(self._person(await request.json()))
        return web.Response()

    async def _watch(self, request: web.Request) -> web.Response:
        await self.world.watch(self._person(await request.json()))
        return web.Response()

    async def _thread(self, request: web.Request) -> web.Response:
        """Return the address of a person's frame of a thread."""
        wish = await request.json()
        frame = await self.world.open_thread(self._person(wish), int(wish.get("thread") or 0))
        if frame is None:
            raise web.HTTPBadRequest
        return web.json_response(frame.url)

    def _person(self, wish: dict[str, Any]) -> Person:
        """Return the person of a request.

        Raises:
            web.HTTPBadRequest: nobody is.
        """
        for person in self.world.people:
            if person.key == wish.get("person"):
                return person
        raise web.HTTPBadRequest


# Start the playground and keep it running.


log = logging.getLogger(__name__)

LOOPBACK = "127.0.0.1"


class PortTaken(Exception):
    """Another program listens where the playground wants to."""

    def __init__(self, port: int) -> None:
        super().__init__(f"Port {port} is taken. Is the playground running already?")
        self.port = port


async def serve(
    make_bot: MakeBot, port: int, *, ready: Callable[[str], None] | None = None
) -> None:
    """Run the playground until cancelled, interrupted or terminated.

    Args:
        make_bot: Makes the bot; called once now and once for every restart from the page. A bot is
            closed before the next is made.
        port: Where the page listens, on the loopback interface; 0 takes any free port.
        ready: Called with the page's address when it can be opened; without it, it is printed.

    Raises:
        PortTaken: Nothing else has been started.
    """
    async with served(make_bot, port) as (address, _):
        (ready or announce)(address)
        await interrupted()
        log.info("The playground closes")


@contextlib.asynccontextmanager
async def served(make_bot: MakeBot, port: int = 0) -> AsyncIterator[tuple[str, World]]:
    """Run the playground in this block; yield its address and world.

    Raises:
        PortTaken: Nothing else has been started.
    """
    listening = listen(port)
    port = listening.getsockname()[1]
    page = Page(port)
    async with contextlib.AsyncExitStack() as stack:
        stack.callback(listening.close)
        world = World(make_bot, page.tell)
        stack.push_async_callback(world.close)
        await world.start()
        # Answers to people's actions leave through what simcord keeps in the context; the servers
        # hand the context in which they were started on to everything they handle.
        stack.enter_context(world.env.time_context())
        await world.open_frames(page.origins)
        runner = web.AppRunner(page.application(world), access_log=None, shutdown_timeout=1)
        stack.push_async_callback(runner.cleanup)
        stack.push_async_callback(page.close)
        await runner.setup()
        await web.SockSite(runner, listening).start()
        yield f"http://{LOOPBACK}:{port}/", world


def listen(port: int) -> socket.socket:
    try:
        return socket.create_server((LOOPBACK, port))
    except OSError as error:
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise PortTaken(port) from error
        raise


def announce(address: str) -> None:
    print(f"The playground is open at {address}\nStop it with Ctrl-C.", flush=True)


async def interrupted() -> None:
    """Return on Ctrl-C or a signal to end."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    watched = []
    for number in (signal.SIGINT, signal.SIGTERM):
        # Not everywhere: not on Windows, and in the main thread only. There Ctrl-C cancels.
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
            loop.add_signal_handler(number, stop.set)
            watched.append(number)
    try:
        await stop.wait()
    finally:
        for number in watched:
            loop.remove_signal_handler(number)
