"""Discord's limits; texts and links within them.

Each limit is a constant; `tests.checks` enforces them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from decimal import ROUND_HALF_UP, Decimal

from data.foreign import END, ISOLATE
from data.records import MessageRecord, TableRecord
from data.shipped.texts import Texts
from data.visible_names import JOINER

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
COMPONENTS = 40  # ours: items of galleries count as well, since no page says whether they do
TEXT = 4000  # ours: labels count as well, since no page says whether they do
BYTES = (
    10_170  # of a message, undocumented: discord-api-docs #8554; each part counts BYTES_APART more
)
BYTES_APART = 12
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
PINGED = 100  # people of one message
FILES = 10
EMBEDS = 10
THREAD_NAME = 100  # resources/channel
EVENT_NAME, EVENT_ABOUT = 100, 1000  # resources/guild-scheduled-event
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


# Text for Discord: lengths and cuts.
#
# Whether Discord counts characters or UTF-16 units is not documented: we count the latter, which are
# never fewer.


ELLIPSIS = "…"

SMALL = "-# "
"""Makes a line small print."""

LINE, SMALL_LINE = 36, 41
"""Letters in a line of a phone 390 pixels wide, in full size and in small print."""

WHOLE = re.compile(
    r"<[^<>\s]+>"  # a time, a mention, an emoji of a server, an address
    r"|\[[^\]\n]*\]\([^)\s]*\)"  # a link
    r"|(\*\*|__|~~|\|\||`).+?\1"  # bold, underlined, struck, hidden, code
    r"|\\."  # an escaped character
    r"|https?://\S+"
)
"""What means something else, or shows what was hidden, when it is cut in two."""


def length(text: str) -> int:
    """Return the length of *text* in UTF-16 units.

    >>> length("Ada"), length("🎲")
    (3, 2)
    """
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def cut(text: str, limit: int) -> str:
    """Return *text* within *limit*, cut after a whole word with an ellipsis.

    It is never cut inside an emoji, an accented letter, a mention, a time or other markup.

    >>> cut("Blue rolled a six", 12)
    'Blue rolled…'
    >>> cut("Due <t:1700000000:R>", 15)
    'Due…'
    """
    if length(text) <= limit:
        return text
    end, room = 0, limit - length(ELLIPSIS) - (ISOLATE in text)
    while end < len(text) and (room := room - length(text[end])) >= 0:
        end += 1
    while end > 0 and _joined(text, end):
        end -= 1
    for token in WHOLE.finditer(text):
        if token.start() < end < token.end():
            end = token.start()
    kept = text[:end]
    if not text[end].isspace() and (words := re.match(r"(?s)(.*\S)\s", kept)):
        whole = words[1]
        # The last blank may lie inside markup that fits; then all of that stays.
        last = [token.span() for token in WHOLE.finditer(text) if token.end() <= end]
        inside = any(start < len(whole) < stop for start, stop in last)
        kept = kept if inside else whole
    kept = kept.rstrip()
    ended = kept + END if kept.count(ISOLATE) > kept.count(END) else kept
    return ended + ELLIPSIS if limit > 0 else ""


def fitting(lines: Iterable[str], limit: int, joint: str = "\n") -> list[str]:
    """Return the first of *lines* that fit into *limit* together.

    >>> fitting(["Ada", "Ben", "Cem"], 7), fitting(["Ada", "Ben"], 6)
    (['Ada', 'Ben'], ['Ada'])
    """
    kept, room = [], limit
    for line in lines:
        if length(line) > room:
            break
        kept.append(line)
        room -= length(line) + length(joint)
    return kept


def lines(text: str) -> int:
    r"""Return the most lines that *text* takes on a phone.

    >>> lines("-# Ada: rolls 3"), lines("Ada sends Ben home!\nBen is the first to be back in the base.")
    (1, 3)
    """
    return sum(
        -(-length(line.removeprefix(SMALL)) // (SMALL_LINE if line.startswith(SMALL) else LINE))
        for line in text.splitlines()
    )


def small(text: str) -> str:
    """Return a line in small print, unless it is so already.

    >>> small("Table 4"), small("-# Table 4")
    ('-# Table 4', '-# Table 4')
    """
    return text if text.startswith(SMALL) else SMALL + text


def decimal(value: float, texts: Texts, digits: int = 1) -> str:
    """Write a number with one decimal or two, halves away from zero.

    >>> from data.shipped.texts import texts
    >>> decimal(2.25, texts("en")), decimal(5.0, texts("de")), decimal(0.25, texts("en"), 2)
    ('2.3', '5,0', '0.25')
    """
    exact = Decimal(f"{value:.9f}").quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
    figure = str(exact or Decimal(0).quantize(exact)).replace("-", "−")
    whole, _, part = figure.partition(".")
    part = part[:1] + part[1:].rstrip("0")
    return texts("decimal", whole=whole, part=part)


def signed(value: float, texts: Texts, minus: str = "−") -> str:
    """Write a number with one decimal and its sign.

    >>> from data.shipped.texts import texts
    >>> signed(1.84, texts("en")), signed(-0.04, texts("de"))
    ('+1.8', '±0,0')
    """
    figure = decimal(abs(value), texts)
    sign = "±" if figure == decimal(0.0, texts) else "+" if value > 0 else minus
    return f"{sign}{figure}"


def _joined(text: str, at: int) -> bool:
    """Return whether the character at *at* belongs to the one before it."""
    here, before = text[at], text[at - 1]
    if here == JOINER or before == JOINER or unicodedata.category(here) in {"Mn", "Me", "Mc"}:
        return True
    if "\U0001f3fb" <= here <= "\U0001f3ff" or "\U000e0020" <= here <= "\U000e007f":
        return True  # a skin colour, a part of a flag
    flags = re.search(r"[\U0001F1E6-\U0001F1FF]*$", text[:at])
    return "\U0001f1e6" <= here <= "\U0001f1ff" and bool(flags and len(flags[0]) % 2)


# Links that lead from one message to another.


def link(record: TableRecord | MessageRecord) -> str:
    """Return the address of a message, or of its channel."""
    place = place_of(record)
    return f"{place}/{record.message}" if record.message else place


def place_of(record: TableRecord | MessageRecord) -> str:
    """Return the address of a message's channel, which its own begins with."""
    return f"https://discord.com/channels/{record.server}/{record.channel}"
