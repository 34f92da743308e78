"""Foreign text in messages: without effect, in its own direction.

Names of people come in without markup or ornament (`render.names.plain`), so that they are the same in pictures and
on buttons; what else people have typed comes in as typed.
"""

from __future__ import annotations

import re

import discord

from cogs.platform.limits import CONTENT, cut
from data.foreign import Foreign, isolated, typed
from data.visible_names import clean

MEANT = re.compile(
    r"[\\*_~`|<>\[\]()]|:(?=//)|^[#+-]|^[0-9]+\.|(?<=\.gg)/|(?<=\.com)/(?=invite)", re.I
)
"""Where Discord's markdown begins, or a link of any scheme; a backslash before its last character ends that."""


def markup(text: Foreign, most: int = CONTENT) -> str:
    r"""Return foreign text for a message: cut, without effect, isolated.

    >>> markup("**Ada** HTTPS://a.example"), markup("# Ada and Ben", 8)
    ('\\*\\*Ada\\*\\* HTTPS\\://a.example', '\\# Ada…')
    """
    # discord.py's own escape_markdown leaves links alone, and a lone ] or < as well.
    harmless = discord.utils.escape_mentions(cut(clean(typed(text)), most))
    return isolated(MEANT.sub(lambda found: f"{found[0][:-1]}\\{found[0][-1]}", harmless))


def label(text: Foreign) -> str:
    """Return foreign text for a button, menu or form, on one line."""
    return clean(typed(text))
