"""The process: its log, and its memory.

With the table, without secrets.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import json
import logging
import re
import sys
from collections.abc import Callable
from datetime import UTC, datetime

import discord

from cogs.platform.discord_errors import scrubbed, sentence
from cogs.platform.metrics import LOGGED
from cogs.platform.operator_settings import Settings

TABLE = re.compile(r"table (\d+)\b:? ?", re.IGNORECASE)
"""How our messages begin that are about a table."""

OUTAGES = "discord.shard"
"""The loggers of a lost connection, always with a traceback."""


class Formatter(logging.Formatter):
    """A formatter of log records with their table and answer number."""

    def __init__(self, token: str = "", as_json: bool = False) -> None:
        super().__init__()
        self._token, self._as_json = token, as_json
        self.seq_of: Callable[[int], int | None] = lambda table: None
        """Returns how many answers a table has been given, as far as it is known."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, or lines where there is a traceback."""
        message, table = record.getMessage(), None
        if record.name.startswith("poeppel") and (found := TABLE.match(message)):
            table = int(found[1])
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        seq = None if table is None else self.seq_of(table)
        trace = self.formatException(record.exc_info) if record.exc_info else ""
        if record.name == OUTAGES and record.exc_info and (error := record.exc_info[1]):
            said = sentence(error)
            message, trace = (f"{message} {said}", "") if said else (message, trace)
        if not self._as_json:
            where = "" if seq is None else f" ({seq} answers)"
            line = f"{at} {record.levelname:<8} {record.name}: {message}{where}"
            return scrubbed("\n".join([line, *trace.splitlines()]), self._token)
        fields = {
            "at": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message,
            "table": table,
            "seq": seq,
            "trace": trace or None,
        }
        kept = {key: value for key, value in fields.items() if value is not None}
        return scrubbed(json.dumps(kept, ensure_ascii=False), self._token)


class Counting(logging.Handler):
    """A counter of warnings and errors in the log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line."""
        LOGGED.labels(record.levelname.lower()).inc()


def log_to_stderr(chosen: Settings) -> Formatter:
    """Log to stderr, and count.

    Never at discord.py's debug level, which holds hands and tokens.
    """
    form = Formatter(chosen.token, chosen.log_json)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    discord.utils.setup_logging(level=logging.getLevelName(chosen.log_level), formatter=form)
    logging.getLogger().addHandler(Counting())
    if chosen.log_level == "DEBUG":
        logging.getLogger("discord").setLevel(logging.INFO)
    return form


# Memory of the process: given back after pictures, calm for the interpreter.


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
