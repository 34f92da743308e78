"""Discord's limits, each a constant; `tests.checks` enforces them.

Some are ours and narrower than Discord's, which is said there. `cogs.platform.text_limits` fits text into them.

The sources are pages of Discord's documentation (docs.discord.com/developers).
"""

from __future__ import annotations

import re

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
