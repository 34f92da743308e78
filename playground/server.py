"""Start the playground and keep it running."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import signal
import socket
from collections.abc import AsyncIterator, Callable

from aiohttp import web

from playground.page import Page
from playground.world import MakeBot, World

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
