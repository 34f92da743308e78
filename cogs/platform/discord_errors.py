"""Refusals of Discord, and the work that follows them.

Source: docs.discord.com/developers, topics/opcodes-and-status-codes. What is to be done:

* `MESSAGE_GONE`, `TOO_OLD`: post the message anew.
* `PLACE_GONE`: close or repair the table.
* `ARCHIVED`: reopen the thread, then once more.
* `NO_THREAD`: play in the channel itself.
* `CLOSED_DM`: remember it, and show the hand behind "My hand".
* `TOO_LATE`, `ANSWERED`: nothing; the interaction is over. The board is brought up to date anyhow.
* `LATER`: discord.py has waited and tried again already, or something else is shown than was sent;
  leave it to the next change.
* `LOST`: whether it arrived is unknown; look, or send with a nonce, before sending again.
* `FORBIDDEN`, `LOCKED`, `UNFIT`, `BLOCKED`: stop; only a person can mend it.
* `TOO_LARGE`, `FAULT`: a fault of ours; log it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from enum import Enum
from typing import TypeVar

import aiohttp
import discord

from cogs.platform.request_budget import Crowded

T = TypeVar("T")

UNREACHED = (discord.DiscordException, aiohttp.ClientError, OSError)
"""What can be raised when something is sent to Discord; `trouble` says what it means."""


class Locked(discord.DiscordException):
    """A thread locked by a moderator, open to moderators alone."""


class MessageMismatch(discord.DiscordException):
    """A message that Discord shows differently from the one sent."""


class Trouble(Enum):
    """Kinds of trouble, by their remedies."""

    MESSAGE_GONE = "message-gone"
    PLACE_GONE = "place-gone"
    PERSON_GONE = "person-gone"
    FORBIDDEN = "forbidden"
    ARCHIVED = "archived"
    LOCKED = "locked"
    NO_THREAD = "no-thread"
    UNFIT = "unfit"
    CLOSED_DM = "closed-dm"
    TOO_OLD = "too-old"
    TOO_LATE = "too-late"
    ANSWERED = "answered"
    TOO_LARGE = "too-large"
    BLOCKED = "blocked"
    LATER = "later"
    LOST = "lost"
    FAULT = "fault"

    @property
    def text(self) -> str | None:
        """The key of the text for the person concerned.

        None if mended silently.
        """
        return None if self in SILENT else f"trouble-{self.value}"

    @property
    def may_arrive(self) -> bool:
        """Return whether a failed request may have arrived, or may still arrive."""
        return self in (Trouble.LATER, Trouble.LOST)

    @property
    def passes(self) -> bool:
        """Return whether the same request may succeed later.

        A thread can be archived again.
        """
        return self.may_arrive or self is Trouble.ARCHIVED

    @property
    def is_gone(self) -> bool:
        """Return whether there is nothing left to edit or delete."""
        return self in (Trouble.MESSAGE_GONE, Trouble.PLACE_GONE)


SILENT = {Trouble.MESSAGE_GONE, Trouble.TOO_OLD, Trouble.TOO_LATE, Trouble.ANSWERED}

MEANINGS: dict[int, Trouble] = {
    10003: Trouble.PLACE_GONE,  # unknown channel
    10004: Trouble.FORBIDDEN,  # unknown server: to us, who may be back
    10007: Trouble.PERSON_GONE,  # unknown member
    10008: Trouble.MESSAGE_GONE,  # unknown message
    10013: Trouble.PERSON_GONE,  # unknown user
    10015: Trouble.TOO_LATE,  # unknown webhook: the token of an interaction, after 15 minutes
    10062: Trouble.TOO_LATE,  # unknown interaction: no answer within three seconds
    10070: Trouble.MESSAGE_GONE,  # unknown scheduled event
    20016: Trouble.LATER,  # slow mode
    20028: Trouble.LATER,  # too much is written in the channel
    20029: Trouble.LATER,  # too much is written in the server
    30033: Trouble.NO_THREAD,  # too many people in the thread
    30046: Trouble.TOO_OLD,  # too many edits of a message older than an hour
    40003: Trouble.LATER,  # direct messages are opened too fast
    40004: Trouble.LATER,  # sending is switched off for a while
    40005: Trouble.TOO_LARGE,  # request too large
    40006: Trouble.LATER,  # this is switched off for a while
    40058: Trouble.UNFIT,  # a forum channel
    40060: Trouble.ANSWERED,  # interaction already acknowledged
    40062: Trouble.LATER,  # rate limited
    40067: Trouble.UNFIT,  # a forum channel that demands a tag
    40094: Trouble.TOO_LATE,  # no more answers to this interaction
    50001: Trouble.FORBIDDEN,  # missing access
    50007: Trouble.CLOSED_DM,  # cannot send messages to this user
    50008: Trouble.UNFIT,  # not a text channel
    50009: Trouble.FORBIDDEN,  # the server demands more verification
    50013: Trouble.FORBIDDEN,  # missing permissions
    50024: Trouble.UNFIT,  # not in this type of channel
    50027: Trouble.TOO_LATE,  # invalid webhook token
    50045: Trouble.TOO_LARGE,  # file too large
    50083: Trouble.ARCHIVED,  # the thread is archived
    50278: Trouble.CLOSED_DM,  # no server in common
    130000: Trouble.LATER,  # overloaded
    160002: Trouble.FORBIDDEN,  # a reply without permission to read the history
    160004: Trouble.NO_THREAD,  # the message has a thread already
    160005: Trouble.LOCKED,  # the thread is locked
    160006: Trouble.NO_THREAD,  # too many active threads
    160007: Trouble.NO_THREAD,  # too many active announcement threads
    180000: Trouble.MESSAGE_GONE,  # a scheduled event that is over
    200000: Trouble.BLOCKED,  # by automatic moderation
    200001: Trouble.BLOCKED,  # a title, by automatic moderation
    240000: Trouble.BLOCKED,  # by the filter for harmful links
    400001: Trouble.BLOCKED,  # uploads are limited in this server
}


def trouble(error: BaseException) -> Trouble:
    """Return an error's trouble, from any part of the way to Discord.

    An unknown code is judged by its status; nothing unknown is taken for "gone", since that may
    close a table.
    """
    match error:
        case discord.InteractionResponded():
            return Trouble.ANSWERED
        case Locked():
            return Trouble.LOCKED
        case discord.RateLimited() | MessageMismatch() | Crowded():
            return Trouble.LATER
        case discord.HTTPException():
            return MEANINGS.get(error.code) or _by_status(error.status)
        case aiohttp.ClientError() | asyncio.TimeoutError() | OSError():
            return Trouble.LOST
    return Trouble.FAULT


async def outcome(request: Awaitable[T]) -> T | Exception:
    """Return the result of a request, or its delivery error."""
    try:
        return await request
    except UNREACHED as error:
        return error


async def failure(request: Awaitable[object]) -> Exception | None:
    """Return a request's delivery error, or None."""
    found = await outcome(request)
    return found if isinstance(found, Exception) else None


def retry_delay(error: BaseException) -> float | None:
    """Return the least seconds before another attempt; None: it would fail again."""
    return _wanted_rest(error) if trouble(error).passes else None


def _wanted_rest(error: BaseException) -> float:
    """Return the least seconds Discord wants without such requests."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if isinstance(error, discord.HTTPException) and error.status == 429:
        try:
            return float(error.response.headers["Retry-After"])
        except (KeyError, ValueError):
            return 0.0
    return 0.0


def _by_status(status: int) -> Trouble:
    if status >= 500:
        return Trouble.LOST
    return {403: Trouble.FORBIDDEN, 413: Trouble.TOO_LARGE, 429: Trouble.LATER}.get(
        status, Trouble.FAULT
    )
