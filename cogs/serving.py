"""The bot as a process: from its start to its end."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress

from cogs.client import Poeppel
from cogs.operator.legal_pages import introduce
from cogs.operator.logs import Formatter
from cogs.platform.operator_settings import Failure, Settings, settings
from cogs.widgets import message_layout
from cogs.workers import claimed
from data.shipped.texts import library
from render import prepare, rehearse, rehearse_cards, scenes

ARENA_MAX, HEAPS = -8, 2
"""How many heaps there may be: `mallopt` in the manual of Linux, `M_ARENA_MAX`."""

MMAP_THRESHOLD, LARGE = -3, 256 * 1024
"""From how many bytes on something has pages of its own, given back at once: `M_MMAP_THRESHOLD`."""

EVERY = 60.0
"""Seconds after which what is free is given back."""


def give_back() -> bool:
    """Set large free pieces to be given back; return whether possible."""
    try:
        choose = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):  # another C library, or none that can be asked
        return False
    return bool(choose(ARENA_MAX, HEAPS) and choose(MMAP_THRESHOLD, LARGE))


def trim() -> bool:
    """Give back free memory; return whether possible."""
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (AttributeError, OSError, TypeError):
        return False
    return True


async def keep_giving_back() -> None:
    """Give back free memory every minute, if possible."""
    possible = True
    while possible:
        await asyncio.sleep(EVERY)
        possible = await asyncio.to_thread(trim)


# The interpreter's calm.
#
# Two things it does by itself.  The garbage collector looks at everything there is from time to time,
# most of which will never go: that held the loop for up to 88 ms.  And who computes in a thread keeps
# the interpreter for 5 ms before somebody else gets it: while two computed, the loop that hears clicks
# came to its turn after 12 ms in the median and 110 at worst; at this interval it is 1 and 14.


INTERVAL = 0.0005
"""Seconds for which a thread that computes keeps the interpreter from others."""


def calm_down() -> None:
    """Freeze the garbage collector's present objects, and switch threads faster.

    May be done again, when much of it has been replaced.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    sys.setswitchinterval(INTERVAL)


STOPPING = 10.0
"""Seconds within which the bot ends when it is told to, whatever goes wrong."""

BREATH, PAUSE = 0.002, 1.0
"""Seconds between two things that are drawn in advance, small ones and large ones."""

AGAIN = 0.1
"""Seconds after which it is looked again whether anybody still waits for a picture."""


def serve(chosen: Settings, form: Formatter, adopt: bool = False) -> None:
    """Run the bot until the process is told to stop.

    *adopt* takes over the database of another application.
    """
    give_back()
    # Whatever hangs: what was answered is stored, so that the end may come at any moment.
    deadline = threading.Timer(STOPPING, os._exit, [1])
    deadline.daemon = True
    try:
        with claimed(chosen.application), suppress(asyncio.CancelledError):
            asyncio.run(_serve(chosen, form, deadline, adopt))
    finally:
        deadline.cancel()


async def _serve(chosen: Settings, form: Formatter, deadline: threading.Timer, adopt: bool) -> None:
    introduce(chosen)
    bot = Poeppel(chosen, adopt=adopt)
    form.seq_of = bot.answers_given
    _handle_signals(bot, deadline)
    try:
        async with bot:
            warm_up()
            bot.add_listener(_ready, "on_ready")
            bot.supervisor.keep("giving memory back", keep_giving_back)
            await bot.start(chosen.token)
    finally:
        if hasattr(signal, "SIGHUP"):  # without a loop that heeds it, it would end the process
            asyncio.get_running_loop().remove_signal_handler(signal.SIGHUP)
            signal.signal(signal.SIGHUP, signal.SIG_IGN)


async def _ready() -> None:
    """Calm down as all servers are known, after each connection."""
    calm_down()


def _handle_signals(bot: Poeppel, deadline: threading.Timer) -> None:
    """Stop in peace, or read settings again, on the process's signals.

    The *deadline* begins to run when the bot is to stop.
    """
    task = asyncio.current_task()
    assert task is not None, "the bot runs in one"

    async def wind_down() -> None:
        try:
            await bot.wind_down()
        finally:
            task.cancel()

    def stop() -> None:
        """Stop once; a second signal must not keep the store open."""
        if bot.winding_down is None:
            deadline.start()
            bot.winding_down = asyncio.create_task(wind_down())

    def read_again() -> None:
        try:
            bot.apply(settings())
        except Failure as failure:
            logging.getLogger("poeppel").error("the settings stay as they were: %s", failure)

    with suppress(NotImplementedError, AttributeError):  # Windows has KeyboardInterrupt only
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stop)
        loop.add_signal_handler(signal.SIGHUP, read_again)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGHUP})  # what has waited comes now


def warm_up() -> threading.Thread:
    """Draw the shared parts of pictures in the background, before first clicks.

    What most people see comes first, then the trails of the board that is played most and the
    action cards; then what many have chosen. The processor is left to those who play: between two portions, of which the
    largest takes a fifth of a second, it is waited until nobody has been shown a picture for a while.
    The colours for colour-blind people are made when somebody asks for them.
    """

    def draw() -> None:
        for pause in portions():
            if pause:
                time.sleep(pause)
            while not message_layout.demand.rests():
                time.sleep(AGAIN)

    thread = threading.Thread(target=draw, daemon=True)
    thread.start()
    return thread


def portions() -> Iterator[float]:
    """Draw in advance; yield after each portion the pause in seconds."""
    for scene in scenes():
        prepare(scene, "light")
        yield 0.0
    for _ in rehearse("classic-4"):
        yield BREATH
    for spoken in library().read:
        for _ in rehearse_cards(spoken):
            yield BREATH
    for scene in scenes():
        yield PAUSE
        prepare(scene, "dark")
