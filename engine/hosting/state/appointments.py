"""Appointments: the chosen moment of a lobby's game, and its people.

Until its call an appointment counts into no limit of tables.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.hosting.state.beginnings import CALL, GIVEN_UP
from engine.hosting.state.time_controls import HOUR, MINUTE

POSTED = HOUR
"""Seconds before the beginning at which the lobby is posted anew."""
CALLED = HOUR
"""Seconds after a call in which another one, for a changed time, pings nobody again."""
TOO_LATE = HOUR
"""Seconds after the chosen moment from which on no game begins any more, as after an outage."""
BUSY = MINUTE
"""Seconds until a channel that was taken is looked at again."""
MOST_HERE, MOST_OWN = 3, 2
"""How many a channel has, and how many one person hosts on a server."""
MOST_WAITING = 94
"""People on a waiting list, or wanting the next game: with six at the table, as many as a message can ping."""
MISSED_WEEKS = 3
"""Weeks in a row without a game after which a weekly table is not opened any more."""

Stage: TypeAlias = Literal["open", "posted", "called", "asked"]
"""Announced; posted anew; people say that they are here; its host is asked for another time."""


class Appointment(Struct, frozen=True):
    """A chosen beginning of a lobby's game."""

    at: float
    """The chosen moment."""
    zone: str
    """Whose clocks showed the chosen time."""
    hour: int
    minute: int
    weekly: bool = False
    computers: bool = False
    """Whether computers take the seats that are free at the beginning."""
    waiting: tuple[int, ...] = ()
    """Ids of the people behind the seats, in the order of their joining."""
    here: tuple[int, ...] = ()
    """Ids of the people that have said so since the call; a changed time soon after it keeps them."""
    stage: Stage = "open"
    put_off: int = 0
    """How often too few were there."""
    missed: int = 0
    """Weeks in a row without a game, before this one."""
    host: int | None = None
    """Of a weekly table: the host who was not there for this week's game."""
    taken: int = 0
    """The table that has the place in the channel, for which the beginning waits."""

    @property
    def counts(self) -> bool:
        """Whether it counts into the limits of tables."""
        return self.stage == "called"

    @property
    def due(self) -> float | None:
        """The moment of the next stage; None: `due` of the table."""
        if self.stage == "open":
            return self.at - POSTED
        return self.at - CALL if self.stage == "posted" else None


def asked_until(now: float) -> float:
    """Return the moment until which a host is asked for another time."""
    return now + GIVEN_UP
