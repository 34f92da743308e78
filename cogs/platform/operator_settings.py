"""The operator's settings: environment variables, then lines of `.env`."""

from __future__ import annotations

import base64
import binascii
import os
import re
from collections.abc import Callable, Mapping
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from dotenv.parser import parse_stream
from msgspec import Struct, structs

from data.store.addresses import BadPlace, Place, place
from data.store.films import films_beside
from data.store.homes import ALONE, Home

ROOT = Path(__file__).resolve().parents[2]
DOTENV = ROOT / ".env"
FILE = Path("poeppel.sqlite3")
"""The database where none is chosen; beside it other files lie where there is no file."""
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LONGEST = 200
"""Characters that a text may have: a notice stands below every board, on phones too."""
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
    user_install: bool = False
    """Whether persons may install the bot for themselves, to use some commands anywhere."""
    notice: str = ""
    """What stands below every board, for maintenance."""
    operator: str = ""
    """The person or group that runs the bot, as privacy and terms name them."""
    contact: str = ""
    """Where the operator can be reached: an e-mail address or a link."""
    hosted_by: str = ""
    """The company on whose computer the bot runs."""
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
    def pages_folder(self) -> Path:
        """Return the folder of privacy and terms with the operator's name."""
        return self.file.with_name(f"{self.file.name}-pages")

    @property
    def home(self) -> Home:
        """The process's home: all servers, or those on a worker's shards."""
        if self.shards is None:
            return ALONE
        own = range(self.worker.number - 1, self.shards, self.worker.among)
        return Home(self.shards, frozenset(own))


def settings(environment: Mapping[str, str] = os.environ, file: Path = DOTENV) -> Settings:
    """Read the settings.

    Raises:
        Failure: one of them is malformed.
    """
    found = given(environment, file)
    read = {field: parse(found[name]) for name, (field, parse) in PARSED.items() if name in found}
    chosen = Settings(**read)
    check_worker(chosen)
    application = chosen.application or owner(chosen.token)
    return structs.replace(chosen, application=application)


def given(environment: Mapping[str, str], file: Path) -> dict[str, str]:
    """Return the values given, unchecked."""
    if small := environment.get("https_proxy"):  # as other programs read it, too
        environment = {"HTTPS_PROXY": small, **environment}
    both = read(file) | {name: environment[name].strip() for name in NAMES if name in environment}
    return {name: value for name, value in both.items() if value}


def logs_json() -> bool:
    """Return whether logs are JSON, even with other malformed settings."""
    try:
        return as_json(given(os.environ, DOTENV).get("POEPPEL_LOG_FORMAT", "console"))
    except Failure:
        return os.environ.get("POEPPEL_LOG_FORMAT", "").strip().lower() == "json"


# One setting each: the value of what is given.  All raise `Failure`, with the sentence that says what is wrong.


def check(fits: object, name: str, given: str, kind: str) -> None:
    """Check that a setting is of its *kind*."""
    if not fits:
        raise Failure(f"{name} is {given!r}, and must be {kind}.")


def bot_token(given: str) -> str:
    """Return a string shaped like a token."""
    if given.count(".") != 2 or re.search(r"\s", given):
        raise Failure(
            "DISCORD_TOKEN is not a bot token: copy the one that the developer portal "
            "shows after Bot, Reset Token."
        )
    return given


def application(given: str) -> int:
    """Return the id of an application."""
    if not ID.fullmatch(given):
        raise Failure(f"DISCORD_APPLICATION_ID is not the id of an application: {given!r}.")
    return int(given)


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
    is_named = not isinstance(where, Path) or where.name  # else nothing can lie beside it
    check(is_named, "POEPPEL_DATABASE", given, "a file")
    return where


def folder(given: str) -> Path:
    """Return a folder without ``~``."""
    try:
        return Path(given).expanduser()
    except RuntimeError as error:
        raise Failure(f"POEPPEL_FILMS is {given!r}, but there is no such home folder.") from error


def parts(given: str) -> int:
    """Return the number of shards."""
    fits = re.fullmatch(r"[0-9]{1,5}", given) and 1 <= int(given) <= SHARDS
    check(fits, "POEPPEL_SHARDS", given, "a number from 1 to 10,000")
    return int(given)


def worker(given: str) -> Worker:
    """Return the number of this process, and their count."""
    number, _, among = given.partition("/")
    fits = re.fullmatch(r"[0-9]{1,5}/[0-9]{1,5}", given) and 1 <= int(number) <= int(among)
    check(fits, "POEPPEL_WORKER", given, "like 1/4: the first of four")
    return Worker(int(number), int(among))


def check_worker(chosen: Settings) -> None:
    """Check that each process has a shard and a shared database."""
    if chosen.worker.among > 1 and isinstance(chosen.database, Path):
        raise Failure(
            f"POEPPEL_WORKER is '{chosen.worker}', but a database file has one process: several "
            "share the tables of PostgreSQL only."
        )
    if chosen.worker.among > (chosen.shards or 1):
        has = "is not set" if chosen.shards is None else f"is {chosen.shards}"
        raise Failure(
            f"POEPPEL_WORKER is '{chosen.worker}', but POEPPEL_SHARDS {has}: each process needs "
            "a shard."
        )


def level(given: str) -> str:
    """Return the lowest level to log."""
    given = given.upper()
    check(given in LEVELS, "POEPPEL_LOG_LEVEL", given, f"one of {', '.join(LEVELS)}")
    return given


def as_json(given: str) -> bool:
    """Return whether logs are JSON."""
    given = given.lower()
    check(given in ("console", "json"), "POEPPEL_LOG_FORMAT", given, "console or json")
    return given == "json"


def most(given: str) -> int:
    """Return the largest number of open tables."""
    fits = re.fullmatch(r"[0-9]{1,9}", given)
    check(fits, "POEPPEL_MOST_TABLES", given, "a number; 0 is no limit")
    return int(given)


def switched_on(given: str) -> bool:
    """Return whether a switch is on."""
    check(given in ("0", "1"), "POEPPEL_USER_INSTALL", given, "0 or 1")
    return given == "1"


def ids(given: str) -> frozenset[int]:
    """Return ids separated by commas or spaces."""
    found = [each for each in re.split(r"[\s,]+", given) if each]
    if wrong := [each for each in found if not ID.fullmatch(each)]:
        raise Failure(
            f"POEPPEL_BLOCKED has {wrong[0]!r}, which is not the id of a server or person."
        )
    return frozenset(map(int, found))


def short(name: str, given: str) -> str:
    """Return a text of limited length."""
    if len(given) > LONGEST:
        raise Failure(f"{name} has {len(given)} characters, and may have at most {LONGEST}.")
    return given


def one_line(name: str, given: str) -> str:
    """Return a short text that is a line of letters."""
    check(given.isprintable(), name, given, "one line of text")
    return short(name, given)


def contact(given: str) -> str:
    """Return an address for people's questions."""
    check("@" in given or "://" in given, "POEPPEL_CONTACT", given, "an e-mail address or a link")
    return one_line("POEPPEL_CONTACT", given)


def port(given: str) -> int:
    """Return the number of a port."""
    check(is_port(given), "POEPPEL_PLAYGROUND_PORT", given, "a number from 0 to 65535")
    return int(given)


def address(given: str) -> Address:
    """Return an address like ``127.0.0.1:9464``."""
    name, _, at = given.rpartition(":")
    host = name.strip("[]")  # none would be every network
    check(host and is_port(at), "POEPPEL_MONITOR", given, "an address like 127.0.0.1:9464")
    return Address(host, int(at))


def proxy(given: str) -> str:
    """Return a proxy like ``http://proxy:3128``, with or without a login."""
    address = given if "://" in given else f"http://{given}"
    try:
        parts = urlsplit(address)
        usable = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:  # no port
        usable = False
    if not usable:  # what is given may hold a password
        raise Failure("HTTPS_PROXY must be an address like http://proxy:3128.")
    return address


PARSED: Mapping[str, tuple[str, Callable[[str], Any]]] = {
    "DISCORD_TOKEN": ("token", bot_token),
    "DISCORD_APPLICATION_ID": ("application", application),
    "POEPPEL_DATABASE": ("database", kept),
    "POEPPEL_SHARDS": ("shards", parts),
    "POEPPEL_WORKER": ("worker", worker),
    "POEPPEL_FILMS": ("films", folder),
    "POEPPEL_LOG_LEVEL": ("log_level", level),
    "POEPPEL_LOG_FORMAT": ("log_json", as_json),
    "POEPPEL_MONITOR": ("monitor", address),
    "POEPPEL_MOST_TABLES": ("most_tables", most),
    "POEPPEL_BLOCKED": ("blocked", ids),
    "POEPPEL_USER_INSTALL": ("user_install", switched_on),
    "POEPPEL_NOTICE": ("notice", partial(short, "POEPPEL_NOTICE")),
    "POEPPEL_OPERATOR": ("operator", partial(one_line, "POEPPEL_OPERATOR")),
    "POEPPEL_CONTACT": ("contact", contact),
    "POEPPEL_HOSTED_BY": ("hosted_by", partial(one_line, "POEPPEL_HOSTED_BY")),
    "POEPPEL_PLAYGROUND_PORT": ("playground_port", port),
    "HTTPS_PROXY": ("proxy", proxy),
}
"""By variable: the field of `Settings`, and how its value is read."""

NAMES = tuple(PARSED)


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
