"""The length of a lobby's game: the median for its settings."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from data.shipped.lengths import Length, lengths
from engine.hosting.state.computers import rolls_for
from engine.hosting.state.session import Session
from engine.hosting.state.settings import NOBODY
from engine.hosting.state.setups import rolling, window
from engine.rules import Value
from engine.system import System

FIVE = 5
"""Minutes to which it is rounded."""
TIMED = {"quick": "quick", "relaxed": "relaxed", "none": "relaxed"}
"""By pace: whose figures say how long a game lasts; by the day that is as people sleep and work."""
EQUAL = {"first_player"}
"""Rules that make no game longer."""
LONG = 90
"""Minutes after which a lobby names shorter rules."""


class Shorter(Struct, frozen=True):
    """A preset for a shorter game, and its length."""

    preset: str
    minutes: int


class Lasts(Struct, frozen=True):
    """The length of a game."""

    minutes: int
    exact: bool
    """Whether just these rules are known, and not others that are near to them."""
    players: int
    """How many play it."""
    shorter: Shorter | None = None
    """Rules for less time, where the game takes long."""


def lasts(session: Session) -> Lasts | None:
    """Return the length of a lobby's game; None: not known.

    While they are too few it is that of as many as are needed, people all that are missing.  Whose dice
    roll by themselves counts by their share.
    """
    seats, people = len(session.record.seats), session.people
    pace = TIMED.get(session.setup.pace)
    if pace is None or not people:
        return None
    missing = max(0, min(session.system.numbers(session.values())) - seats)
    players = seats + missing
    personal_settings = [session.personal_settings.get(each, NOBODY) for each in people]
    personal_settings += [NOBODY] * missing
    at = f"{players} {len(personal_settings)}"
    known = {
        preset: rows
        for preset, paces in lengths().get(session.system.key, {}).items()
        if at in (rows := paces[pace])["by_hand"]
    }
    if not known:
        return None
    away = _distances(session.system, session.values(), known)
    nearest = min(away, key=away.__getitem__)
    itself = rolling(session.setup, session.system)
    by_itself = sum(rolls_for(each, itself) for each in personal_settings) / len(personal_settings)
    undo, more = session.takes_back, bool(slow(session))

    def rounded(preset: str) -> int:
        rows = known[preset]
        minutes = by_itself * _minutes(rows["by_itself"][at], undo, more)
        minutes += (1 - by_itself) * _minutes(rows["by_hand"][at], undo, more)
        return max(FIVE, round(minutes / FIVE) * FIVE)

    minutes = {preset: rounded(preset) for preset in known}
    return Lasts(minutes[nearest], not away[nearest], players, shorter(minutes, nearest))


def shorter(minutes: Mapping[str, int], chosen: str) -> Shorter | None:
    """Return the preset to name beside a long *chosen* one.

    It is the longest up to the bound, else the shortest of all.
    """
    if minutes[chosen] <= LONG:
        return None
    fitting = {preset: each for preset, each in minutes.items() if each <= LONG}
    if fitting:
        preset = max(fitting, key=fitting.__getitem__)
    else:
        preset = min(minutes, key=minutes.__getitem__)
    return Shorter(preset, minutes[preset]) if preset != chosen else None


def slow(session: Session) -> list[int]:
    """Return the people with more time, if this table has short times."""
    if window(session.setup, session.system) is None:
        return []
    return [who for who in session.people if session.personal_settings.get(who, NOBODY).more_time]


def _minutes(length: Length, undo: bool, more: bool) -> float:
    return length.median + undo * length.undo + more * length.more


def _distances(
    system: System, values: Mapping[str, Value], presets: Mapping[str, object]
) -> dict[str, int]:
    """Return by preset the number of differing rules that matter."""
    return {
        preset: sum(values[key] != value for key, value in own.items() if key not in EQUAL)
        for preset in presets
        for own in [system.values(preset)]
    }
