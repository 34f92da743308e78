"""Notifying: the people that a message may ping, decided in one place.

Views and queues only propose people. Whichever message goes out, `notified` takes out those who are
deleted, have left the server, want no pings, or sleep in their quiet hours; it alone makes the
permission that a message needs to ping.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

import discord
from msgspec import Struct

from cogs.platform.limits import PINGED
from cogs.services import Services
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Person, Server
from engine.hosting.state.time_controls import awake, zone_of


class Occasion(Enum):
    """The reason for a ping."""

    INVITED = "invited"
    """A person has just called others to a lobby, at whichever hour."""
    LIVE = "live"
    """A game or a cup is played now."""
    DAYS = "days"
    """A daily game or cup goes on, or another time is asked for: quiet hours hold."""
    ASKED = "asked"
    """A lobby has free seats, for people with an interest: quiet hours hold, also those of the server's zone."""


class Calling(Struct, frozen=True):
    """The circumstances of a ping."""

    server: int
    occasion: Occasion
    mark: int
    """Of `Deletions`, from before its people were read."""
    role: int = 0
    """The role to be pinged instead of people; 0: none."""


def at_table(session: Session, mark: int) -> Calling:
    """Return the circumstances of pings by a table's messages."""
    days, appointment = session.setup.pace == "days", session.setup.appointment
    if session.record.status == "lobby":
        if appointment is None:
            return Calling(session.record.server, Occasion.INVITED, mark)
        days = not appointment.counts  # its call is for a time that they chose, by day or night
    return Calling(session.record.server, Occasion.DAYS if days else Occasion.LIVE, mark)


def in_cup(server: int, live: bool, mark: int) -> Calling:
    """Return the circumstances of pings by a cup's messages."""
    return Calling(server, Occasion.LIVE if live else Occasion.DAYS, mark)


class Notified(Struct, frozen=True):
    """The people that a message pings, in order."""

    people: tuple[int, ...] = ()
    role: int = 0
    """The role that it pings instead; 0: none."""

    @property
    def allowed(self) -> discord.AllowedMentions:
        """Discord's permission to ping them alone."""
        if not (self.people or self.role):
            return discord.AllowedMentions.none()
        users = [discord.Object(person) for person in self.people]
        roles = [discord.Object(self.role)] if self.role else False
        return discord.AllowedMentions(everyone=False, roles=roles, users=users or False)


async def notified(services: Services, people: Iterable[int], calling: Calling | None) -> Notified:
    """Return the *people* that may be pinged now, a hundred at most.

    Raises:
        StoreError: their choices could not be read.
    """
    wanted = [each for each in dict.fromkeys(people) if each]
    if calling is None or not (wanted or calling.role):
        return Notified()
    if calling.occasion is not Occasion.INVITED:
        # Quiet hours hold in what lasts for days, and for what others begin.
        holds = calling.occasion in (Occasion.DAYS, Occasion.ASKED)
        server = await services.tables.choices.read(calling.server) if holds else Server()
        now = services.now()
        if calling.occasion is Occasion.ASKED and _is_quiet(server, now, server.zone):
            return Notified()
        if calling.role:
            return Notified(role=calling.role)
        chosen = await services.persons.all_chosen(wanted)
        wanted = [each for each in wanted if _wants_pings(chosen[each], server, now)]
    # Asked last: people are deleted, and turn out to have left, while settings are read.
    gone = services.members.gone(calling.server) | services.deletions.since(calling.mark, wanted)
    return Notified(tuple(each for each in wanted if each not in gone)[:PINGED])


def _wants_pings(chosen: Person, server: Server, now: float) -> bool:
    """Return whether a person wants pings at all, and is not asleep."""
    return chosen.calls != "never" and not _is_quiet(server, now, chosen.zone, server.zone)


def _is_quiet(server: Server, now: float, *zones: str) -> bool:
    """Return whether a server's quiet hours hold, by the first existing zone."""
    return server.quiet is not None and awake(now, zone_of(*zones), server.quiet) > now
