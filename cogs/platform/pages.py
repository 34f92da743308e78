"""Pages in place of Discord's answers: Cloudflare, a proxy, a portal.

discord.py hands a page on as text, or takes its status for Discord's word: 401 for a refused token,
403 for a missing permission.  Here it is a lost answer, wherever it comes.
"""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import aiohttp

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
