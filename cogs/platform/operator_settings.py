"""The operator's settings: environment variables, then lines of `.env`."""

from __future__ import annotations

import base64
import binascii
import os
import re
from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from urllib.parse import urlsplit

from dotenv.parser import parse_stream
from msgspec import Struct

from data.films import films_beside
from data.home import ALONE, Home
from data.place import BadPlace, Place, place

ROOT = Path(__file__).resolve().parents[2]
FILE = Path("poeppel.sqlite3")
"""The database where none is chosen; beside it other files lie where there is no file."""
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
NAMES = (
    "DISCORD_TOKEN",
    "DISCORD_APPLICATION_ID",
    "POEPPEL_DATABASE",
    "POEPPEL_SHARDS",
    "POEPPEL_WORKER",
    "POEPPEL_FILMS",
    "POEPPEL_LOG_LEVEL",
    "POEPPEL_LOG_FORMAT",
    "POEPPEL_MONITOR",
    "POEPPEL_MOST_TABLES",
    "POEPPEL_BLOCKED",
    "POEPPEL_NOTICE",
    "POEPPEL_PLAYGROUND_PORT",
    "HTTPS_PROXY",
)
NOTICE = 200
"""Characters that a notice may have: it stands below every board, on phones too."""
SHARDS = 10_000
"""How many shards there may be at most."""
ID = re.compile(r"[0-9]{15,20}")
"""What Discord's ids look like."""


class Failure(Exception):
    """A failed command, with its reason for the operator."""


class Address(Struct, frozen=True):
    """A host and a port."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


class Worker(Struct, frozen=True):
    """One of several processes that share the shards."""

    number: int = 1
    """From 1."""
    among: int = 1

    def __str__(self) -> str:
        return f"{self.number}/{self.among}"


class Settings(Struct, frozen=True, kw_only=True):
    """The settings, checked."""

    token: str = ""
    """The bot's secret; empty: there is none."""
    application: int | None = None
    """Id of the application at Discord, as far as it is known."""
    database: Place = FILE
    shards: int | None = None
    """How many shards of Discord's there are in all; None: as many as Discord recommends."""
    worker: Worker = Worker()
    films: Path | None = None
    """The folder of the films of finished games; None: beside the database."""
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
    proxy: str = ""
    """The address through which Discord is reached, perhaps with a password; empty: directly."""

    def __repr__(self) -> str:
        """Keep the token out of logs."""
        return f"Settings({self.database}, {self.log_level}, {self.playground_port})"

    @property
    def file(self) -> Path:
        """Return the database path; with PostgreSQL, one in the working folder."""
        return self.database if isinstance(self.database, Path) else FILE

    @property
    def films_folder(self) -> Path:
        """Return the folder of the films of finished games."""
        return self.films or films_beside(self.file)

    @property
    def home(self) -> Home:
        """The process's home: all servers, or those on a worker's shards."""
        if self.shards is None:
            return ALONE
        own = range(self.worker.number - 1, self.shards, self.worker.among)
        return Home(self.shards, frozenset(own))


def settings(environment: Mapping[str, str] = os.environ, file: Path = ROOT / ".env") -> Settings:
    """Read the settings.

    Raises:
        Failure: one of them is malformed.
    """
    found = given(environment, file)
    token = bot_token(found.get("DISCORD_TOKEN", ""))
    database = kept(found.get("POEPPEL_DATABASE", str(FILE)))
    shards = parts(found.get("POEPPEL_SHARDS", ""))
    return Settings(
        token=token,
        application=application(found.get("DISCORD_APPLICATION_ID", "")) or owner(token),
        database=database,
        shards=shards,
        worker=worker(found.get("POEPPEL_WORKER", ""), shards, database),
        films=folder(found.get("POEPPEL_FILMS", "")),
        log_level=level(found.get("POEPPEL_LOG_LEVEL", "INFO").upper()),
        log_json=as_json(found.get("POEPPEL_LOG_FORMAT", "console").lower()),
        monitor=address(found.get("POEPPEL_MONITOR", "")),
        most_tables=most(found.get("POEPPEL_MOST_TABLES", "0")),
        blocked=ids(found.get("POEPPEL_BLOCKED", "")),
        notice=short(found.get("POEPPEL_NOTICE", "")),
        playground_port=port(found.get("POEPPEL_PLAYGROUND_PORT", "8765")),
        proxy=proxy(found.get("HTTPS_PROXY", "")),
    )


def given(environment: Mapping[str, str], file: Path) -> dict[str, str]:
    """Return the values given, unchecked."""
    if small := environment.get("https_proxy"):  # as other programs read it, too
        environment = {"HTTPS_PROXY": small, **environment}
    both = read(file) | {name: environment[name].strip() for name in NAMES if name in environment}
    return {name: value for name, value in both.items() if value}


def logs_json(environment: Mapping[str, str] = os.environ, file: Path = ROOT / ".env") -> bool:
    """Return whether logs are JSON, even with other malformed settings."""
    try:
        return as_json(given(environment, file).get("POEPPEL_LOG_FORMAT", "console").lower())
    except Failure:
        return environment.get("POEPPEL_LOG_FORMAT", "").strip().lower() == "json"


# One setting each: what is given, checked.  All raise `Failure`, with the sentence that says what is wrong.


def bot_token(given: str) -> str:
    """Return a string shaped like a token, or nothing."""
    if given and (given.count(".") != 2 or re.search(r"\s", given)):
        raise Failure(
            "DISCORD_TOKEN is not a bot token: copy the one that the developer portal "
            "shows after Bot, Reset Token."
        )
    return given


def application(given: str) -> int | None:
    """Return the id of an application, if one is given."""
    if given and not ID.fullmatch(given):
        raise Failure(f"DISCORD_APPLICATION_ID is not the id of an application: {given!r}.")
    return int(given) if given else None


def kept(given: str) -> Place:
    """Return a path without ``~``, or the address of a PostgreSQL database."""
    try:
        where = place(given)
    except BadPlace as error:
        raise Failure(
            "POEPPEL_DATABASE must be a file, or an address like postgresql://user@host/name; "
            "special characters of a password stand in it as %40 for @."
        ) from error
    except RuntimeError as error:
        raise Failure(
            f"POEPPEL_DATABASE is {given!r}, but there is no such home folder."
        ) from error
    if isinstance(where, Path) and not where.name:  # nothing can lie beside it
        raise Failure(f"POEPPEL_DATABASE is {given!r}, and must be a file.")
    return where


def folder(given: str) -> Path | None:
    """Return a folder without ``~``, if one is given."""
    try:
        return Path(given).expanduser() if given else None
    except RuntimeError as error:
        raise Failure(f"POEPPEL_FILMS is {given!r}, but there is no such home folder.") from error


def parts(given: str) -> int | None:
    """Return the number of shards, if given."""
    if given and not (re.fullmatch(r"[0-9]{1,5}", given) and 1 <= int(given) <= SHARDS):
        raise Failure(f"POEPPEL_SHARDS is {given!r}, and must be a number from 1 to 10,000.")
    return int(given) if given else None


def worker(given: str, shards: int | None, where: Place) -> Worker:
    """Return the number of this process, and their count."""
    if not given:
        return Worker()
    found = re.fullmatch(r"([0-9]{1,5})/([0-9]{1,5})", given)
    if not found or not 1 <= int(found[1]) <= int(found[2]):
        raise Failure(f"POEPPEL_WORKER is {given!r}, and must be like 1/4: the first of four.")
    among = int(found[2])
    if among > 1 and isinstance(where, Path):
        raise Failure(
            f"POEPPEL_WORKER is {given!r}, but a database file has one process: several share "
            "the tables of PostgreSQL only."
        )
    if among > (shards or 1):
        has = "is not set" if shards is None else f"is {shards}"
        raise Failure(
            f"POEPPEL_WORKER is {given!r}, but POEPPEL_SHARDS {has}: each process needs a shard."
        )
    return Worker(int(found[1]), among)


def level(given: str) -> str:
    """Return the lowest level to log."""
    if given not in LEVELS:
        raise Failure(f"POEPPEL_LOG_LEVEL is {given!r}, and must be one of {', '.join(LEVELS)}.")
    return given


def as_json(given: str) -> bool:
    """Return whether logs are JSON."""
    if given not in ("console", "json"):
        raise Failure(f"POEPPEL_LOG_FORMAT is {given!r}, and must be console or json.")
    return given == "json"


def most(given: str) -> int:
    """Return the largest number of open tables."""
    if not re.fullmatch(r"[0-9]{1,9}", given):
        raise Failure(f"POEPPEL_MOST_TABLES is {given!r}, and must be a number; 0 is no limit.")
    return int(given)


def ids(given: str) -> frozenset[int]:
    """Return ids separated by commas or spaces."""
    found = [each for each in re.split(r"[\s,]+", given) if each]
    if wrong := [each for each in found if not ID.fullmatch(each)]:
        raise Failure(
            f"POEPPEL_BLOCKED has {wrong[0]!r}, which is not the id of a server or person."
        )
    return frozenset(map(int, found))


def short(given: str) -> str:
    """Return a notice of limited length."""
    if len(given) > NOTICE:
        raise Failure(f"POEPPEL_NOTICE has {len(given)} characters, and may have at most {NOTICE}.")
    return given


def port(given: str) -> int:
    """Return the number of a port."""
    if not is_port(given):
        raise Failure(
            f"POEPPEL_PLAYGROUND_PORT is {given!r}, and must be a number from 0 to 65535."
        )
    return int(given)


def address(given: str) -> Address | None:
    """Return an address like ``127.0.0.1:9464``; None if there is none."""
    if not given:
        return None
    name, _, at = given.rpartition(":")
    host = name.strip("[]")
    if not host or not is_port(at):  # no host would be every network
        raise Failure(f"POEPPEL_MONITOR is {given!r}, and must be an address like 127.0.0.1:9464.")
    return Address(host, int(at))


def proxy(given: str) -> str:
    """Return a proxy like ``http://proxy:3128``, with or without a login."""
    address = given if "://" in given or not given else f"http://{given}"
    try:
        parts = urlsplit(address)
        usable = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:  # no port
        usable = False
    if address and not usable:  # what is given may hold a password
        raise Failure("HTTPS_PROXY must be an address like http://proxy:3128.")
    return address


def is_port(given: str) -> bool:
    """Return whether this is the number of a port."""
    return bool(re.fullmatch(r"[0-9]{1,5}", given)) and int(given) <= 65535


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
    """Return the application id of a *token*: its first part, in base64."""
    first = token.partition(".")[0]
    try:
        found = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        return None
    return int(found) if ID.fullmatch(found) else None
