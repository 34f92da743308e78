"""Addresses of databases: a file, or PostgreSQL."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import Struct

SCHEMES = ("postgresql", "postgres")
ADDRESS = re.compile(r"[a-z][a-z0-9+.-]*://|postgres(?:ql)?:", re.IGNORECASE)
"""The beginning of what is meant as an address, and not as a file."""


class BadPlace(ValueError):
    """An address of no database; never repeated, it may hold a password."""


class Postgres(Struct, frozen=True):
    """A PostgreSQL database; as text it has no password."""

    url: str
    """Its address, perhaps with a password."""

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        host = parse_qs(parts.query).get("host") or [parts.netloc.rpartition("@")[2]]
        return f"postgresql://{unquote(host[0])}{unquote(parts.path)}"

    __repr__ = __str__

    @property
    def has_password(self) -> bool:
        """Return whether it holds a password, which others may not read."""
        parts = urlsplit(self.url)
        return ":" in parts.netloc.rpartition("@")[0] or "password" in parse_qs(parts.query)


Place = Path | Postgres


def place(given: str) -> Place:
    """Return the place that an operator names.

    >>> place("postgresql://me:secret@there:5432/poeppel")
    postgresql://there:5432/poeppel

    Raises:
        BadPlace: it is meant as an address, and is none of a PostgreSQL database.
        RuntimeError: it begins with a home folder that is not there.
    """
    if not ADDRESS.match(given):
        return Path(given).expanduser()
    try:
        unquote(given, errors="strict")
        parts = urlsplit(given)
    except ValueError as error:
        raise BadPlace from error
    # A password with such a character in it would end elsewhere than it seems to.
    named = re.fullmatch(r"/[^/@:#\s]+", parts.path)
    if parts.scheme not in SCHEMES or not named or parts.fragment or parts.netloc.count("@") > 1:
        raise BadPlace
    return Postgres(given)
