"""Events of a cup: the log from which all else follows.

Entrants go by a number, from 1 in the order in which they first joined; only `Joined` holds a
person's id, so their points stay when that is deleted.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from data.foreign import Foreign

Entrant: TypeAlias = int
"""The number of a person in a cup, from 1."""

NOBODY = 0
"""The id in place of a deleted person's."""

COMPUTER: Entrant = 0
"""The number of each computer of a table in its places."""

Format: TypeAlias = Literal[1, 2]
"""The format of a log: 1 has dice of tables by their numbers, and places of entrants alone; see `docs/fair-dice.md`."""

FORMATS: tuple[Format, ...] = get_args(Format)
LATEST: Format = 2
"""The format of new cups."""


class CupSetup(Struct, frozen=True, kw_only=True):
    """The setup of a cup, chosen as it is opened."""

    pace: Literal["live", "days"]
    length: int
    """The time of a game, live in minutes, else of a round in days."""
    rounds: int
    final: bool = False
    penalties: bool = False
    begins: float
    """The moment of the first draw."""
    name: Foreign = ""
    """The organiser's own name for it."""
    about: Foreign = ""
    """A line of the organiser about it."""
    role: int = 0
    """The role without which one cannot take part; 0: none."""


class CupEvent(Struct, frozen=True, omit_defaults=True, kw_only=True, tag=True):
    """An event of a cup."""

    why: Foreign = ""
    """The reason of an organiser, public; empty for all others."""


class Opened(CupEvent, frozen=True):
    """The cup was opened."""

    setup: CupSetup
    click: int
    """The id of the command's interaction, as text in files."""
    format: Format = 1


class Joined(CupEvent, frozen=True):
    """A person takes part, after a leave with the former number."""

    entrant: Entrant
    person: int
    """The id; `NOBODY` once they are deleted."""
    click: int


class Left(CupEvent, frozen=True):
    """An entrant is not drawn any more; points stay."""

    entrant: Entrant


class Here(CupEvent, frozen=True):
    """An entrant checked in: before the first draw, or again after absences."""

    entrant: Entrant


class Called(CupEvent, frozen=True):
    """Check-in opened for all entrants; see `CupSetup.begins`."""


class Began(CupEvent, frozen=True):
    """An organiser forced the draw of the next round."""


class Drawn(CupEvent, frozen=True):
    """A round was drawn."""

    tables: tuple[tuple[Entrant, ...], ...]
    """The entrants by place of table, in the order of their seats."""
    final: bool = False


class Replaced(CupEvent, frozen=True):
    """The first of the waiting list took an absent entrant's seat."""

    entrant: Entrant
    by: Entrant


class Played(CupEvent, frozen=True):
    """A table of the running round has a result."""

    table: int
    """Its place in the draw, from 1."""
    places: tuple[tuple[Entrant, ...], ...]
    """Its entrants and computers by place, those who share one together; the absent below all others."""
    absent: tuple[Entrant, ...] = ()
    """Those of whom nothing was heard in the whole game: their places bring no points."""


class Corrected(CupEvent, frozen=True):
    """An organiser corrected a table's result in a round that is over."""

    round: int
    table: int
    places: tuple[tuple[Entrant, ...], ...]
    absent: tuple[Entrant, ...] = ()


class Stopped(CupEvent, frozen=True):
    """An organiser ended a table early, or it lost two threads."""

    table: int


class Delayed(CupEvent, frozen=True):
    """The next draw is later by these seconds: an outage, quiet hours."""

    seconds: float


class PutOff(CupEvent, frozen=True):
    """The first draw is later, as too few were there."""

    seconds: float


class Asked(CupEvent, frozen=True):
    """Too few were there again: the first draw waits for another time."""


class Moved(CupEvent, frozen=True):
    """An organiser chose another time for the first draw."""

    begins: float


class Paused(CupEvent, frozen=True):
    """No round is drawn until the cup is resumed."""


class Resumed(CupEvent, frozen=True):
    """Rounds are drawn again."""


class Ended(CupEvent, frozen=True):
    """The cup is over; with a reason, before its last round."""

    few: bool = False
    """Whether too few entrants were left to draw a round."""


AnyCupEvent: TypeAlias = (
    Opened
    | Joined
    | Left
    | Here
    | Called
    | Began
    | Drawn
    | Replaced
    | Played
    | Corrected
    | Stopped
    | Delayed
    | PutOff
    | Asked
    | Moved
    | Paused
    | Resumed
    | Ended
)
