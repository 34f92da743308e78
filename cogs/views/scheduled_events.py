"""Scheduled events: Discord's entries for appointments and cups.

They name nobody. The location of one is the link to its channel, with a mark by which it is known.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from zlib import crc32

from msgspec import Struct, json

from cogs.platform.foreign import label
from cogs.platform.limits import EVENT_ABOUT, EVENT_NAME, cut, place_of
from cogs.views.cups import about
from data.records import CupRecord, MessageRecord
from data.shipped.texts import Texts, dashed
from engine.hosting.cups.cup import Cup, draws_at, evening
from engine.hosting.state.beginnings import SOON
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import HOUR, MINUTE
from engine.hosting.statistics.lengths import lasts

MARKS = {"table": "🎲", "cup": "🏆"}
"""By what an event is about, beside its number."""

EXTERNAL, GUILD_ONLY = 3, 2
"""Discord's numbers: of events outside its voice channels, and of those that members alone see."""


class ScheduledEvent(Struct, frozen=True, kw_only=True):
    """An event as it should be."""

    record: MessageRecord
    """Its place; nothing is known of the event itself."""
    name: str
    about: str
    begins: float
    ends: float
    shown: bool = True
    """Whether it has a moment, and is no private one."""
    begun: bool = False
    """Whether its game is on: it stays as it was announced."""

    @property
    def fields(self) -> dict[str, Any]:
        """The fields of a request to Discord."""
        return {
            "name": cut(self.name, EVENT_NAME),
            "description": cut(self.about, EVENT_ABOUT),
            "privacy_level": GUILD_ONLY,
            "entity_type": EXTERNAL,
            "entity_metadata": {"location": location(self.record)},
            "scheduled_start_time": datetime.fromtimestamp(int(self.begins), UTC).isoformat(),
            "scheduled_end_time": datetime.fromtimestamp(int(self.ends), UTC).isoformat(),
        }

    @property
    def shows(self) -> str:
        """Its beginning, and a digest of all its fields."""
        return f"{int(self.begins)} {crc32(json.encode(self.fields)):x}"


def location(record: MessageRecord) -> str:
    """Return the link to an event's channel, with its mark."""
    what, number = record.key.split()
    return f"{place_of(record)} {MARKS[what]} {number}"


def of_table(session: Session, texts: Texts) -> ScheduledEvent | None:
    """Return the event of an appointment, or of its running game."""
    table, appointment = session.record, session.setup.appointment
    on = table.status == "running"
    if not on and (appointment is None or table.status != "lobby"):
        return None
    record = _record(f"table {table.id}", table.server, table.channel)
    game, length = f"game-{dashed(table.game)}", None if on else lasts(session)
    begins = appointment.at if appointment else 0.0
    asked = appointment is not None and appointment.stage == "asked"
    late = appointment.put_off * SOON if appointment else 0.0
    return ScheduledEvent(
        record=record,
        name=texts("scheduled-table", game=texts(game)),
        about=texts(f"{game}.goal"),
        begins=begins,
        ends=begins + late + (length.minutes * MINUTE if length else HOUR),
        shown=on or not (session.setup.private or asked),
        begun=on,
    )


def of_cup(stored: CupRecord, cup: Cup, texts: Texts) -> ScheduledEvent | None:
    """Return the event of a cup; by the day, of its beginning."""
    if cup.over:
        return None
    record = _record(f"cup {cup.id}", stored.server, stored.channel)
    begins = draws_at(cup) if not cup.rounds else cup.rounds[0].at
    return ScheduledEvent(
        record=record,
        name=label(cup.setup.name) or texts("scheduled-cup", cup=str(cup.id)),
        about=about(cup.setup, texts),
        begins=begins,
        ends=evening(cup)[1] if cup.live else begins + HOUR,
        shown=cup.asked is None and not cup.ended,
        begun=bool(cup.rounds),
    )


def _record(key: str, server: int, channel: int) -> MessageRecord:
    return MessageRecord(kind="scheduled", key=key, server=server, channel=channel)
