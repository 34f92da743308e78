"""Announced beginnings at which too few people are there.

Twice a beginning is put off, so that the missing have time to come; then the host is asked for another
time.  If none is chosen for a week, it is given up.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.hosting.state.time_controls import DAY, MINUTE

CALL = 15 * MINUTE
"""Seconds before a beginning in which its people say that they are here."""
AT_LEAST = 5 * MINUTE
"""Seconds that they have for that, also where the call comes late."""
TIMES = 2
"""How often a beginning is put off."""
SOON = 15 * MINUTE
"""Seconds by which it is put off; of a game by the day, a day."""
GIVEN_UP = 7 * DAY
"""Seconds after which no host is asked any more."""

Outcome: TypeAlias = Literal["begin", "put off", "ask"]


def outcome(there: int, needed: int, put_off: int) -> Outcome:
    """Return the outcome of a beginning at its moment.

    Args:
        there: how many people would begin.
        needed: how many have to.
        put_off: how often it was put off before.
    """
    if there >= needed:
        return "begin"
    return "put off" if put_off < TIMES else "ask"


def delay(daily: bool, late: float) -> float:
    """Return the seconds by which a beginning is put off.

    Args:
        daily: whether it is played by the day.
        late: seconds since its moment; after an outage people have the whole time, too.
    """
    return (DAY if daily else SOON) + (late if late > MINUTE else 0.0)
