"""Error messages for operators, without secrets; bugs have none."""

from __future__ import annotations

import errno
import re

import aiohttp
import discord

from cogs.platform.limits import cut
from cogs.platform.operator_settings import Failure
from cogs.platform.pages import Page
from cogs.platform.request_tasks import InFlight
from data.shipped.decks import BadDeck
from data.shipped.texts import texts
from data.store.errors import StoreError

REVOKED = 4004
"""With what Discord closes the connection of a token that is none any more."""
LONG = 500
"""Characters that are told of what Discord or the system says of its own."""
SHUT_OUT = "Discord rejects everything from this address for now (429); try again in an hour."
SECRETS = (
    # A bot's token, and those of interactions, which discord.py logs as parts of addresses.
    (re.compile(r"[\w-]{20,}\.[\w-]{5,8}\.[\w-]{20,}"), "[token]"),
    (re.compile(r"(://)[^/\s@]+@"), r"\1[secret]@"),  # of a proxy
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.-]+"), r"\1[token]"),
    (
        re.compile(r"(/(?:thread-)?(?:members|users|bans|recipients|voice-states)/)\d+"),
        r"\1[person]",
    ),
)
ID = re.compile(r"(?<![\d/])\d{17,20}(?!\d)")
"""An id in no address: of a person, perhaps."""


def scrubbed(text: str, token: str = "") -> str:
    """Return *text* without secrets, and without persons in addresses.

    >>> scrubbed("POST /webhooks/12/aW50ZXJhY3Rpb24/messages"), scrubbed("GET /guilds/5/members/6")
    ('POST /webhooks/12/[token]/messages', 'GET /guilds/5/members/[person]')
    >>> scrubbed("no way through http://me:pass@proxy:3128")
    'no way through http://[secret]@proxy:3128'
    """
    if token:
        text = text.replace(token, "[token]")
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


def sentence(error: BaseException) -> str | None:
    """Return the sentence for an error, or None for a bug."""
    match error:
        case Failure() | BadDeck():
            return str(error)
        case StoreError():
            return texts("en")(error.key, **error.about)
        case OSError(errno=errno.ENOSPC):
            return "There is no space left on the disk."
        case discord.DiscordException():
            return _of_discord(error)
        case Page(shut_out=True):
            return SHUT_OUT
        case aiohttp.ClientError():  # also an answer that breaks off, or is none
            return f"Discord cannot be reached: {_line(error)}."
        case TimeoutError() | ConnectionError() | InFlight():
            return f"Discord cannot be reached: {_line(error) or 'it does not answer'}."
    return None


def token_refused(error: BaseException) -> bool:
    """Return whether Discord refuses the token, or has revoked it."""
    if isinstance(error, discord.ConnectionClosed):
        return error.code == REVOKED
    return isinstance(error, discord.LoginFailure)


def _of_discord(error: discord.DiscordException) -> str | None:
    match error:
        case discord.LoginFailure():
            return (
                "Discord refuses the token in DISCORD_TOKEN: reset it in the developer portal and "
                "set the new one."
            )
        case discord.ConnectionClosed(code=code) if code == REVOKED:
            return (
                "Discord no longer accepts the token in DISCORD_TOKEN: it was reset. Set the new "
                "one and start again."
            )
        case discord.ConnectionClosed():
            return f"Discord has closed the connection: {_line(error)}."
        case discord.RateLimited():
            return f"Discord allows no more of this for {error.retry_after:.0f} seconds."
        case discord.HTTPException(status=429):
            return SHUT_OUT
        case discord.HTTPException(status=status) if status >= 500:
            return f"Discord is having trouble ({status}); try again later."
        case discord.HTTPException():
            return f"Discord refused the request: {_line(error)}."
        case discord.GatewayNotFound():
            return "Discord is having trouble (no gateway); try again later."
    return None


def _line(error: BaseException) -> str:
    return cut(scrubbed(" ".join(str(error).split())), LONG).rstrip(".")
