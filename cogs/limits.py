"""Discord's limits, each a constant, and how a number or a text is held against one.

Some are ours and narrower than Discord's, which is said there. What fits text into them comes with
them: `cut`, and `clean` and `escape` for other people's names.

The sources are pages of Discord's documentation (docs.discord.com/developers).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from cogs.prose import clean, cut, escape, length

__all__ = ["clean", "cut", "escape", "length"]

# components/reference: buttons and selects
CUSTOM_ID = 100
LABEL = 34  # ours: what a phone shows of a button; Discord allows 80
BUTTONS = 5  # in a row
ROWS = 5  # of a message with content
URL = 512
OPTIONS = 25
OPTION = 100  # label, value and description of an option each
PLACEHOLDER = 150
# components/reference: Components V2
COMPONENTS = 40  # ours: items of galleries count as well, since nobody says whether they do
TEXT = 4000  # ours: labels count as well, since nobody says whether they do
SECTION_TEXTS = 3
GALLERY = 10
ALT = 1024
COLOUR = 0xFFFFFF
# components/reference: modals
TITLE = 45
MODAL_LABEL = 45
MODAL_COMPONENTS = 5
# resources/message
CONTENT = 2000
NONCE = 25
FILES = 10
EMBEDS = 10
THREAD_NAME = 100  # resources/channel
# reference: uploading files
FILE = 10 * 1024 * 1024
PICTURE = 150_000  # ours: a board
FILENAME = re.compile(r"[A-Za-z0-9_.-]{1,100}")
# interactions/application-commands
COMMANDS = 100
COMMAND_NAME = re.compile(
    r"[-_\w]{1,32}"
)  # without the apostrophe, Thai and Devanagari, which we do not need
COMMAND_TEXT = 100  # descriptions, and names of choices
CHOICES = 25
COMMAND = 8000  # all text of a command, the longest localisation of each

EPHEMERAL, SILENT, COMPONENTS_V2 = 1 << 6, 1 << 12, 1 << 15

# unicode.org/Public/emoji: what Discord takes for an emoji; it refuses "→" and "✓".
_EMOJI = (
    "[©®‼⁉™ℹ↔-↙↩↪⌚⌛⌨⏏⏩-⏳⏸-⏺Ⓜ▪▫▶◀◻-◾☀-☄☎☑☔☕☘☝☠☢☣☦☪☮☯☸-☺♀♂♈-♓♟♠♣♥♦♨♻♾♿⚒-⚗⚙⚛⚜⚠⚡⚧⚪⚫⚰⚱⚽⚾⛄⛅⛈⛎⛏⛑⛓⛔"
    "⛩⛪⛰-⛵⛷-⛺⛽✂✅✈-✍✏✒✔✖✝✡✨✳✴❄❇❌❎❓-❕❗❣❤➕-➗➡➰➿⤴⤵⬅-⬇⬛⬜⭐⭕〰〽㊗㊙🀄🃏🅰🅱🅾🅿🆎🆑-🆚🈁🈂🈚🈯🈲-🈺🉐🉑"
    "🌀-🌡🌤-🎓🎖🎗🎙-🎛🎞-🏰🏳-🏵🏷-📽📿-🔽🕉-🕎🕐-🕧🕯🕰🕳-🕺🖇🖊-🖍🖐🖕🖖🖤🖥🖨🖱🖲🖼🗂-🗄🗑-🗓🗜-🗞🗡🗣🗨🗯🗳🗺-🙏"
    "🚀-🛅🛋-🛒🛕-🛗🛜-🛥🛩🛫🛬🛰🛳-🛼🟠-🟫🟰🤌-🤺🤼-🥅🥇-🧿🩰-🩼🪀-🫆]\ufe0f?[🏻-🏿]?"
)
EMOJI = re.compile(f"{_EMOJI}(?:\u200d{_EMOJI})*|[🇦-🇿]{{2}}|[0-9#*]\ufe0f?\u20e3")


def sized(
    what: str, part: Mapping[str, Any], key: str, least: int, most: int, *, needed: bool = False
) -> Iterator[str]:
    """Say so if the text *key* of *part* is too short or too long, or missing though *needed*."""
    value = part.get(key)
    if value is None:
        yield from expect(f"{what}: no {key}", not needed)
    else:
        size = length(value)
        yield from expect(
            f"{what}: {size} characters of {key}, not {least} to {most}", least <= size <= most
        )


def at_most(what: str, number: int, most: int) -> Iterator[str]:
    """Say so if there is too much of *what*."""
    yield from expect(f"{number} {what}, not at most {most}", number <= most)


def expect(problem: str, fine: object) -> Iterator[str]:
    """Name the *problem* unless all is *fine*."""
    if not fine:
        yield problem
