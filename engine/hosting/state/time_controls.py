"""Time controls: the paces, and their seconds by kind of question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from engine.core import Limit

Pace: TypeAlias = Literal["quick", "relaxed", "days", "none"]
"""How fast is played."""

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR

LASTS: Mapping[Pace, float] = {"quick": HOUR, "relaxed": HOUR, "days": 3 * DAY, "none": 3 * DAY}
"""Seconds for which a lobby stays open in which nothing happens."""

HOSTS: Mapping[Pace, float] = {"quick": HOUR / 2, "relaxed": HOUR / 2, "days": DAY, "none": DAY}
"""Seconds for which a lobby waits for its host to do anything, until others may do what the host may."""

RESERVED = 600.0
"""Seconds for which a seat is reserved in a lobby for a player of the game before."""

LIMITS: Mapping[Limit, float | None] = {
    "move": None,
    "window": 20,
    "held": 20,
    "brief": 8,
    "moment": 3,
    "roll": 8,
}
"""The usual time limits in seconds; None: no limit."""

CLOCKS: Mapping[Pace, Mapping[Limit, float | None]] = {
    "quick": {"move": 60, "window": 8, "roll": 5},
    "relaxed": {"move": 300, "window": 12},
    "days": {"move": DAY, "window": 2 * HOUR, "moment": 20, "roll": 20},
    "none": {},
}
"""Those that a table's pace sets otherwise."""

LOOKS = 20.0
"""Seconds by which a roll that comes by itself waits longer, once, as a player opens their hand."""

MORE_TIME = 20.0
"""Seconds that a window or a pause lasts at least where a player has asked for more time."""

HURRIED: tuple[Limit, ...] = ("window", "held", "brief", "moment", "roll")
"""The limits of windows and pauses."""

UNSHOWN = 10 * MINUTE
"""Seconds for which a window waits for Discord to show it; then its time is up unseen."""

BY_ITSELF: frozenset[Pace] = frozenset(("quick", "days"))
"""Where the dice roll by themselves unless something else is chosen (reading A-1)."""

WINDOWS = (5, 8, 12, 20, 30)
"""Seconds to choose from for reactions."""

LATE = 2.0
"""Seconds by which a press may arrive after a window that was open when it was made."""

UNHURRIED = HOUR
"""Seconds until the late ping of a person asked without a time limit."""

MISSED, SILENT = DAY / 2, DAY
"""Seconds until such a person is pinged again, and until the others need not wait for them in votes."""

WAITS = 5.0
"""Seconds for which what follows by itself waits after a choice that can be taken back."""

IDLE = 7 * DAY
"""Seconds until an idle table without a time limit closes."""

SHOWN = 1.5
"""Seconds for which a turn without a decision is shown."""

THERE = 2 * MINUTE
"""Seconds after a press at a table for which such turns are shown one after another there."""
