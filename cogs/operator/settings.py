"""What the operator chooses: environment variables, or lines of `.env`; the environment comes first."""

from __future__ import annotations

import base64
import binascii
import os
import re
from collections.abc import Mapping
from io import StringIO
from pathlib import Path

from dotenv.parser import parse_stream
from msgspec import Struct

ROOT = Path(__file__).resolve().parents[2]
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
NAMES = (
    "DISCORD_TOKEN",
    "DISCORD_APPLICATION_ID",
    "POEPPEL_DATABASE",
    "POEPPEL_LOG_LEVEL",
    "POEPPEL_LOG_FORMAT",
    "POEPPEL_MONITOR",
    "POEPPEL_MOST_TABLES",
    "POEPPEL_BLOCKED",
    "POEPPEL_NOTICE",
    "POEPPEL_PLAYGROUND_PORT",
)
NOTICE = 200
"""Characters that a notice may have: it stands below every board, on phones too."""
ID = re.compile(r"[0-9]{15,20}")
"""What Discord's ids look like."""


class Failure(Exception):
    """What the operator wants cannot be done; the message is the sentence that says why."""


class Address(Struct, frozen=True):
    """Where something answers."""

    host: str
    port: int


class Settings(Struct, frozen=True, kw_only=True):
    """The settings, checked."""

    token: str = ""
    """The bot's secret; empty: there is none."""
    application: int | None = None
    """Id of the application at Discord, as far as it is known."""
    database: Path = Path("poeppel.sqlite3")
    log_level: str = "INFO"
    log_json: bool = False
    monitor: Address | None = None
    """Where `/health` and `/metrics` answer; None: nowhere."""
    most_tables: int = 0
    """How many tables may be open at a time; 0: as many as people open."""
    blocked: frozenset[int] = frozenset()
    """Ids of the servers and persons who may not play."""
    notice: str = ""
    """What stands below every board, for maintenance."""
    playground_port: int = 8765

    def __repr__(self) -> str:
        """Keep the token out of logs."""
        return f"Settings({self.database}, {self.log_level}, {self.playground_port})"


def settings(environment: Mapping[str, str] = os.environ, file: Path = ROOT / ".env") -> Settings:
    """Read the settings.

    Raises:
        Failure: one of them is malformed.
    """
    given = read(file) | {name: environment[name].strip() for name in NAMES if name in environment}
    found = {name: value for name, value in given.items() if value}
    token = found.get("DISCORD_TOKEN", "")
    if token and (token.count(".") != 2 or re.search(r"\s", token)):
        raise Failure(
            "DISCORD_TOKEN is not a bot token: copy the one that the developer portal "
            "shows after Bot, Reset Token."
        )
    own_id = found.get("DISCORD_APPLICATION_ID", "")
    if own_id and not ID.fullmatch(own_id):
        raise Failure(f"DISCORD_APPLICATION_ID is not the id of an application: {own_id!r}.")
    level = found.get("POEPPEL_LOG_LEVEL", "INFO").upper()
    if level not in LEVELS:
        raise Failure(f"POEPPEL_LOG_LEVEL is {level!r}, and must be one of {', '.join(LEVELS)}.")
    style = found.get("POEPPEL_LOG_FORMAT", "console").lower()
    if style not in ("console", "json"):
        raise Failure(f"POEPPEL_LOG_FORMAT is {style!r}, and must be console or json.")
    most = found.get("POEPPEL_MOST_TABLES", "0")
    if not re.fullmatch(r"[0-9]{1,9}", most):
        raise Failure(f"POEPPEL_MOST_TABLES is {most!r}, and must be a number; 0 is no limit.")
    blocked = re.split(r"[\s,]+", found.get("POEPPEL_BLOCKED", ""))
    if wrong := [each for each in blocked if each and not ID.fullmatch(each)]:
        raise Failure(
            f"POEPPEL_BLOCKED has {wrong[0]!r}, which is not the id of a server or person."
        )
    notice = found.get("POEPPEL_NOTICE", "")
    if len(notice) > NOTICE:
        raise Failure(
            f"POEPPEL_NOTICE has {len(notice)} characters, and may have at most {NOTICE}."
        )
    port = found.get("POEPPEL_PLAYGROUND_PORT", "8765")
    if not re.fullmatch(r"[0-9]{1,5}", port) or int(port) > 65535:
        raise Failure(f"POEPPEL_PLAYGROUND_PORT is {port!r}, and must be a number from 0 to 65535.")
    database = Path(found.get("POEPPEL_DATABASE", "poeppel.sqlite3"))
    try:
        database = database.expanduser()
    except RuntimeError as error:
        raise Failure(
            f"POEPPEL_DATABASE is {str(database)!r}, and there is no such home."
        ) from error
    return Settings(
        token=token,
        application=int(own_id) if own_id else owner(token),
        database=database,
        log_level=level,
        log_json=style == "json",
        monitor=address(found.get("POEPPEL_MONITOR", "")),
        most_tables=int(most),
        blocked=frozenset(int(each) for each in blocked if each),
        notice=notice,
        playground_port=int(port),
    )


def address(given: str) -> Address | None:
    """Return an address like ``127.0.0.1:9464``; None if there is none.

    Raises:
        Failure: it is malformed.
    """
    host, _, port = given.rpartition(":")
    if not given:
        return None
    if not host or not re.fullmatch(r"[0-9]{1,5}", port) or int(port) > 65535:
        raise Failure(f"POEPPEL_MONITOR is {given!r}, and must be an address like 127.0.0.1:9464.")
    return Address(host.strip("[]"), int(port))


def read(file: Path) -> dict[str, str]:
    """Return the variables in *file*, which may be missing.

    Raises:
        Failure: a line is malformed; its text is not repeated, it may be a secret.
    """
    try:
        text = file.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise Failure(f"{file.name} cannot be read: {error}.") from error
    found = {}
    for name, value, original, is_malformed in parse_stream(StringIO(text)):
        above = original.string[: len(original.string) - len(original.string.lstrip())]
        number = original.line + above.count("\n")
        if is_malformed or (name and value is None):
            raise Failure(f"{file.name}, line {number} is not of the form NAME=value.")
        if name and name.startswith("POEPPEL_") and name not in NAMES:
            raise Failure(f"{file.name}, line {number}: there is no setting {name}.")
        if name in NAMES:
            found[name] = value or ""
    return found


def owner(token: str) -> int | None:
    """Return the id of the application that *token* belongs to: its first part, in base64."""
    first = token.partition(".")[0]
    try:
        found = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        return None
    return int(found) if ID.fullmatch(found) else None
