"""The button that posts a private view in the channel."""

from __future__ import annotations

from msgspec import structs

from cogs.views.words import Words
from cogs.widgets.buttons import Button, Kind, pressed
from cogs.widgets.message_layout import Draft

REPLAY, HINDSIGHT, ROUND, LINE = OF_A_GAME = "replay", "hindsight", "round", "line"
STATS, LEADERBOARD = RESULTS = "stats", "leaderboard"
ALL = OF_A_GAME + RESULTS
"""All there is to post; what follows the word says which round it is, or of which games the results."""
COLOURS = "colours"
"""What follows for a film that names no player."""
MARK = 2 * 10**9
"""What is added to the id of the first component of a post, beyond those of boards."""


def unposted(shown: Draft) -> Draft:
    """Return the draft *shown* without its post buttons."""
    parts = tuple(
        structs.replace(part, button=None if part.button and _posts(part.button) else part.button)
        for part in shown.parts
    )
    buttons = tuple(each for each in shown.buttons if not _posts(each))
    return structs.replace(shown, buttons=buttons, parts=parts)


def _posts(offered: Button) -> bool:
    return pressed(offered.custom_id).kind is Kind.POST


def posted(shown: Draft, what: str, who: str, words: Words, number: int) -> Draft:
    """Return the draft *shown* as a post in a person's name.

    It is known again by the *number* of the interaction that it is sent for.
    """
    head = words.texts(f"posted-{what}", who=who, game=words.game)
    return structs.replace(shown, head=head, buttons=(), parts=(), mark=mark(number))


def mark(number: int) -> int:
    """Return the component id that marks an interaction's post."""
    return MARK + number % 10**8
