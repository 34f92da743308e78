"""The log: lines on a console, or JSON.

With the table, without secrets or ids of persons.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable
from datetime import UTC, datetime

import discord

from cogs.platform.error_sentences import ID, scrubbed, sentence
from cogs.platform.metrics import LOGGED
from cogs.platform.operator_settings import Settings
from data.store.errors import StoreError

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
        trace = ID.sub("[id]", self.formatException(record.exc_info)) if record.exc_info else ""
        error = record.exc_info[1] if record.exc_info else None
        told = record.name == OUTAGES or isinstance(error, StoreError)
        if error is not None and told and (said := sentence(error)):
            message, trace = f"{message.rstrip('.')}: {said}", ""
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
