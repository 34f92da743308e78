"""Refusals: each names the text that is told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from engine.core import WINDOWS, Decision, Question
from engine.rules import BadRules
from engine.views import Action


class Refused(Exception):
    """A refused request; *key* names the text of the reason."""

    def __init__(self, key: str, **about: str | int) -> None:
        super().__init__(f"{key}: {about}")
        self.key, self.about = key, about


def not_asked(pending: Question, action: Action) -> str:
    """Return the refusal's key for a person not asked.

    A pass is refused with its own key while others are asked: it needs no press.
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
    """A table this version cannot play: an unknown game, a damaged row."""

    def __init__(self, table: int) -> None:
        super().__init__("table-unplayable", table=table)


class TooOldToRestore(Refused):
    """A finished table this version cannot restore."""

    def __init__(self) -> None:
        super().__init__("table-ended")
