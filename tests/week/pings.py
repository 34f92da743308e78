"""Whom the bot pings, for what, and whether they sleep."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any

from msgspec import Struct
from simcord.components import walk_components

from cogs.views import gathering
from cogs.widgets.buttons import pressed
from engine.hosting.state.gathering import RESTS
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import MISSED, UNHURRIED
from playground.internals.requests import Request
from tests.week.people import Person
from tests.week.world import Week

POSTED = re.compile(r"/channels/([0-9]+)/messages")
MENTION = re.compile(r"<@([0-9]+)>")
TEXT, PRIVATE = 10, 1
"""Discord's numbers for texts, and for channels of direct messages."""

AGAIN = MISSED - UNHURRIED - 60.0
"""Seconds after which a person is pinged again where no time runs out."""

QUIETLY = 1 << 12
"""Discord's flag of a message that notifies silently."""


class Ping(Struct, frozen=True):
    """A notification of one person."""

    at: float
    person: int
    thing: Hashable
    """What it is for: two of the same are one too many."""
    holds: bool
    """Whether quiet hours hold for it."""

    @property
    def gathers(self) -> bool:
        """Whether it is for free seats in a lobby."""
        return isinstance(self.thing, tuple) and self.thing[0] == "seats"


class Pings:
    """All pings of a week."""

    def __init__(
        self, week: Week, people: Mapping[int, Person], by_the_day: Collection[int]
    ) -> None:
        """Follow the pings of *people*; on the servers *by_the_day* cups last for days."""
        self.week, self.people, self.by_the_day = week, people, by_the_day
        self.sent: list[Ping] = []
        week.observers.append(self._observe)

    def _observe(self, request: Request) -> Callable[[], None] | None:
        posted = request.method == "POST" and POSTED.fullmatch(request.path)
        if not posted or not isinstance(request.json, dict):
            return None
        found = [*self._of(int(posted[1]), request.json)]
        return (lambda: self.sent.extend(found)) if found else None

    def _of(self, channel: int, json: Mapping[str, Any]) -> Iterator[Ping]:
        """Yield the pings of a message."""
        said = [str(json.get("content") or "")]
        parts = [*walk_components(json.get("components") or [])]
        said += [str(part["content"]) for part in parts if part["type"] == TEXT]
        text = "\n".join(said)
        place = self.week.env.backend.get_channel(channel)
        if place.type == PRIVATE:
            allowed = [each for each in place.recipient_ids if each in self.people]
        else:
            users = (json.get("allowed_mentions") or {}).get("users") or []
            allowed = [int(each) for each in users if str(each) in MENTION.findall(text)]
        if not allowed or json.get("flags", 0) & QUIETLY:
            return
        thing, holds = self._thing(channel, text, parts, str(json.get("nonce") or ""))
        for person in allowed:
            if person in self.people:
                yield Ping(self.week.now(), person, thing, holds)

    def _thing(
        self, channel: int, text: str, parts: list[Any], nonce: str
    ) -> tuple[Hashable, bool]:
        """Return what a message is about, and whether quiet hours hold for it."""
        marks = {part.get("id") or 0 for part in parts}
        for mark in marks:
            if gathering.MARK <= mark < gathering.MARK + 7 * 10**6:
                return ("seats", mark), True
        table = next(_tables(parts), 0)
        if not table and re.fullmatch(r"[0-9]+-[0-9]+-[0-9]+", nonce):
            table = int(nonce.split("-")[0])
        session = self.week.bot.tables.memory._sessions.get(table)
        if session is None:
            server = self.week.env.backend.get_channel(channel).guild_id
            return ("text", channel, text), server in self.by_the_day and nonce.startswith("seats")
        holds = _holds(session)
        if parts and self.week.env.backend.get_channel(channel).type == PRIVATE:
            return (table, "hand"), holds
        return (table, *_stage(session)), holds

    def doubled(self) -> Iterator[str]:
        """Yield each person that was pinged twice for one thing."""
        times = defaultdict[tuple[int, Hashable], list[float]](list)
        for each in self.sent:
            times[each.person, each.thing].append(each.at)
        for (person, thing), at in times.items():
            if any(later - sooner < AGAIN for sooner, later in pairwise(at)):
                yield f"{self.people[person]} was pinged {len(at)} times for {thing}: {at}"

    def at_night(self) -> Iterator[str]:
        """Yield each person that was pinged in quiet hours, but for a time that they chose."""
        for each in self.sent:
            person = self.people[each.person]
            if each.holds and person.sleeps(each.at):
                yield f"{person} was pinged for {each.thing} at {person.local(each.at)}"


def too_soon(sent: Iterable[Ping]) -> Iterator[str]:
    """Yield each person that got a gathering too soon again, wherever."""
    last = dict[int, float]()
    for each in sorted((each for each in sent if each.gathers), key=lambda ping: ping.at):
        if each.at - last.get(each.person, 0.0) < RESTS - 60:
            yield f"person {each.person} got a gathering too soon again: {each.at}"
        last[each.person] = each.at


def _tables(parts: list[Any]) -> Iterator[int]:
    for part in parts:
        if part.get("custom_id"):
            try:
                table = pressed(part["custom_id"]).table
            except Refused:
                continue
            if table:
                yield table


def _holds(session: Session) -> bool:
    """Return whether quiet hours hold for pings of a table, but for those of a time that was chosen."""
    appointment = session.setup.appointment
    if session.record.status == "lobby":
        return appointment is not None and appointment.stage != "called"
    return session.record.status == "running" and session.setup.pace == "days"


def _stage(session: Session) -> tuple[Hashable, ...]:
    """Return for what a table pings at this moment."""
    if session.play is not None and session.record.status == "running":
        return ("turn", session.play.began)
    if (appointment := session.setup.appointment) is not None:
        return (appointment.stage, appointment.at, appointment.put_off)
    return (session.record.status,)
