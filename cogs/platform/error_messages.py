"""Error messages for operators, without secrets; bugs have none."""

from __future__ import annotations

import errno
import re
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord

from cogs.platform.limits import cut
from cogs.platform.operator_settings import Failure
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
)


def scrubbed(text: str, token: str = "") -> str:
    """Return *text* without secrets.

    >>> scrubbed("POST /webhooks/12/aW50ZXJhY3Rpb24/messages")
    'POST /webhooks/12/[token]/messages'
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


# Pages in place of Discord's answers: Cloudflare, a proxy, a portal.
#
# discord.py hands a page on as text, or takes its status for Discord's word: 401 for a refused token,
# 403 for a missing permission.  Here it is a lost answer, wherever it comes.


JSON = "application/json"
"""The type of all that Discord answers with a body, exactly as discord.py compares it."""

OWN_WORDS = {204, 413, 429}
"""Statuses that mean the same without JSON: no body, too large, shut out; from 500 on all do."""

READ, TOLD = 2000, 80
"""Bytes of a page that are read, and characters of it that are told."""

TITLE = re.compile(r"<title[^>]*>(.*?)</title>", re.IGNORECASE | re.DOTALL)


class Page(aiohttp.ClientError):
    """An answer from elsewhere than Discord.

    The request may have been done or not.
    """

    def __init__(self, status: int, text: str) -> None:
        title = TITLE.search(text)
        told = " ".join((title[1] if title else "" if "<" in text else text).split())[:TOLD]
        said = f"{status}: {told}" if told else str(status)
        super().__init__(f"a page answers in its place ({said})")
        self.shut_out = "error code: 1015" in text
        """Whether it is Discord's door that lets nothing from this address in for a while."""


async def refuse_pages(
    session: aiohttp.ClientSession, context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
) -> None:
    """Make a request to Discord fail if a page answers it.

    Raises:
        Page: it is; discord.py sees nothing of it.
    """
    answer: Any = ended.response
    asked = (answer.history or [answer])[0].url
    known = answer.headers.get("Content-Type") == JSON or answer.status in OWN_WORDS
    if known or answer.status >= 500 or not asked.path.startswith("/api/"):
        return
    try:
        text = (await answer.content.read(READ)).decode(errors="replace")
    finally:
        answer.close()
    raise Page(answer.status, text)
