"""The health check of a running bot.

It loads little, for frequent use.
"""

from __future__ import annotations

from argparse import Namespace
from http.client import HTTPConnection, HTTPException

from cogs.platform.operator_settings import Address, Failure, settings

PATIENCE = 10.0
"""Seconds that the bot may take to answer."""

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Where on this computer a bot is asked that answers at all its addresses."""


def health(arguments: Namespace) -> None:
    """Ask the running bot whether it is well."""
    at = settings().monitor
    if at is None:
        raise Failure("POEPPEL_MONITOR is not set, so there is no health to ask for.")
    at = Address(EVERYWHERE.get(at.host, at.host), at.port)
    try:
        well, says = answered(at)
    except (OSError, HTTPException, UnicodeError) as error:
        why = " ".join(str(error).split())
        raise Failure(f"No bot answers at {at}: {why}.") from error
    if not well:
        raise Failure(says)
    print(says)


def answered(at: Address) -> tuple[bool, str]:
    """Return whether the bot is well, and its words.

    No proxy is asked.
    """
    connection = HTTPConnection(at.host, at.port, timeout=PATIENCE)
    try:
        connection.request("GET", "/health")
        answer = connection.getresponse()
        return answer.status == 200, answer.read().decode()
    finally:
        connection.close()
