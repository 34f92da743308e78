"""Views of a seat, or an onlooker, at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs

from engine.core import ASIDE, Decision, Play, seen
from engine.hosting.state.game_log import LogRow, lately
from engine.views import Seat, View


class Observation(Struct, frozen=True):
    """The view of a seat, or an onlooker, on a running table."""

    seat: Seat | None
    seq: int
    view: View
    asked: Decision | None
    """The pending question as this seat sees it; None when the game is over."""
    numbers: dict[Seat, int]
    """The question numbers of the seats whose options it sees."""
    story: tuple[LogRow, ...]
    """What happened lately, oldest first, with the events as this seat sees them."""
    due: float | None
    recent: tuple[LogRow, ...] = ()
    """The end of it, which the view shows as what happened lately."""


def sight(
    play: Play[Any],
    seat: Seat | None,
    seq: int,
    since: int,
    rows: Sequence[LogRow],
    due: float | None,
) -> Observation:
    """Return the view of a seat.

    Args:
        play: the game.
        seat: whose sight it is; None: what everybody may know.
        seq: how many answers the table has been given.
        since: the number of the answer from which on the person plays there.
        rows: what happened lately, of which the seat is told as much as it may know.
        due: when the time limit passes, if one runs.
    """
    story = tuple([told(row, seat if row.seq >= since else None) for row in rows])
    asked = seen(play.pending, seat)
    decision = asked if isinstance(asked, Decision) and not play.table.over else None
    announced = play.game.announced(play.table) or (decision.about if decision else None)
    recent = lately(story, announced)
    events = [event for row in recent if row.seat != ASIDE for event in row.events]
    options = decision.options if decision else {}
    return Observation(
        seat=seat,
        seq=seq,
        view=play.game.view(play, seat, events),
        asked=decision,
        numbers={each: play.number(each) for each, own in options.items() if own},
        story=story,
        due=due,
        recent=tuple(recent),
    )


def told(row: LogRow, seat: Seat | None) -> LogRow:
    """Return a log row with its events as a seat sees them."""
    if row.open:
        return row
    events = tuple([event.seen_by(seat) for event in row.events])
    return row if events == row.events else structs.replace(row, events=events)
