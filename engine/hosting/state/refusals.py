"""What people ask for and cannot have: a refusal names the sentence that is said to them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from engine.core import WINDOWS, Decision, Question
from engine.rules import BadRules
from engine.views import Action


class Refused(Exception):
    """Something a player asked for cannot be; *key* names the text that says why."""

    def __init__(self, key: str, **about: str | int) -> None:
        super().__init__(f"{key}: {about}")
        self.key, self.about = key, about


def not_asked(pending: Question, action: Action) -> str:
    """Return why somebody may not do what others are asked: it is not their turn, or nobody waits.

    To let pass what one is not asked about needs no press.
    """
    asked = pending.default.values() if isinstance(pending, Decision) else ()
    window = isinstance(pending, Decision) and pending.limit in WINDOWS
    return "not-waited-for" if window and action in asked else "not-your-turn"


@contextmanager
def playable() -> Iterator[None]:
    """Refuse rules that cannot be played by."""
    try:
        yield
    except BadRules as bad:
        raise Refused(bad.key, **bad.about) from bad


class Unplayable(Refused):
    """This version of the bot cannot play at a table: its game is unknown, or its row damaged."""

    def __init__(self, table: int) -> None:
        super().__init__("table-unplayable", table=table)


class Outgrown(Refused):
    """A table is over, and this version of the bot cannot take it up any more."""

    def __init__(self) -> None:
        super().__init__("table-ended")
