"""Rights of persons at things, read where the thing is.

A thing is a table or a cup in its channel or thread, or a server.  In the thing's own place Discord says with each
interaction what the person may do there.  Elsewhere it follows from that place and the roles that the interaction
brings along; only a private thread has to be asked for its members, and an archived thread for what it is.  What
cannot be found out is refused.  A person's own seat, hand and results need no right.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from enum import Enum
from typing import NamedTuple, TypeAlias, TypeVar

import discord

from cogs.platform import request_tasks
from cogs.platform.discord_errors import Trouble, outcome, trouble
from cogs.platform.interactions import Interaction, ephemeral
from cogs.platform.lru_maps import LruMap
from cogs.platform.request_budget import Rank
from engine.hosting.service.store import SettingsCache
from engine.hosting.state.refusals import Refused

K = TypeVar("K")

KNOWN_FOR = 60.0
"""Seconds for which an answer of Discord about a place or its members counts."""

AT_ONCE = 10
"""Places of a list that Discord is asked about at once; the others are listed the next time."""

NONE = discord.Permissions.none()

Place: TypeAlias = "discord.abc.GuildChannel | discord.Thread"


class Right(Enum):
    """The kinds of acts, each with more than the one before."""

    SEE = "see"
    """To look at it, and to take part."""
    MODERATE = "moderate"
    ADMINISTER = "administer"


class Thing(NamedTuple):
    """A table, a cup or a server, as far as rights go."""

    server: int
    channel: int = 0
    """Its channel or thread; 0: it has none, or it cannot be read."""
    people: Collection[int] = ()
    """Those to whom it is their own: they see it wherever they are."""
    playable: bool = True
    players: Collection[int] = ()
    """Those who play there: among moderators, others judge it, or admins."""


class Rights:
    """The rights of all persons; there is no second way to them."""

    def __init__(
        self, client: discord.Client, choices: SettingsCache, now: Callable[[], float]
    ) -> None:
        self._client, self._choices, self._now = client, choices, now
        self._places: LruMap[int, tuple[float, Place | None]] = LruMap()
        """Places that discord.py does not keep, by id; None: they are gone."""
        self._inside: LruMap[tuple[int, int], tuple[float, bool]] = LruMap()
        """By private thread and person: whether they are members."""

    async def may(self, interaction: Interaction, right: Right, thing: Thing) -> bool:
        """Return whether a person may do an act to a thing.

        What is gone from Discord, or cannot be played, is left to those who may manage the server.
        """
        if interaction.guild_id != thing.server:
            return right is Right.SEE and _in_own_message(interaction, thing)
        there = self._client.get_guild(thing.server) is not None  # and not only its commands
        is_admin = there and interaction.permissions.manage_guild
        if right is Right.ADMINISTER or (right is Right.MODERATE and not thing.playable):
            return is_admin
        if right is Right.SEE and interaction.user.id in thing.people:
            return True
        allowed = await self._allowed(interaction, thing)
        if allowed is None:
            return is_admin
        if right is Right.SEE or not allowed.view_channel:
            return allowed.view_channel
        if interaction.user.id in thing.players and not is_admin:
            return False
        return allowed.manage_messages or await self._has_role(interaction)

    async def check(
        self, interaction: Interaction, right: Right, thing: Thing, unseen: str = "unknown-table"
    ) -> None:
        """Check that a person may do an act to a thing.

        Raises:
            Refused: they may not; what they do not see is *unseen*, as if there were none.
        """
        if await self.may(interaction, right, thing):
            return
        if right is Right.ADMINISTER:
            raise Refused("only-admins")
        if right is Right.MODERATE and await self.may(interaction, Right.SEE, thing):
            plays = "moderator-plays" if interaction.user.id in thing.players else "only-moderators"
            raise Refused(plays if thing.playable else "only-admins")
        raise Refused(unseen)

    async def among(
        self, interaction: Interaction, right: Right, things: Mapping[K, Thing]
    ) -> list[K]:
        """Return the keys of the things with this right."""
        if right is Right.MODERATE and things:
            await self._has_role(interaction)  # which is remembered for all of them
        asked = [key for key, thing in things.items() if self._asks(interaction, thing)]
        known = [key for key in things if key not in {*asked[AT_ONCE:]}]
        found = await asyncio.gather(*(self.may(interaction, right, things[key]) for key in known))
        return [key for key, may in zip(known, found, strict=True) if may]

    async def _has_role(self, interaction: Interaction) -> bool:
        """Return whether a person has the role of the server's moderators."""
        known = interaction.extras.get("moderates")
        if known is None:
            roles = {role.id for role in getattr(interaction.user, "roles", ())}
            chosen = await self._choices.server(interaction.guild_id or 0) if roles else None
            known = chosen is not None and chosen.moderators in roles
            interaction.extras["moderates"] = known
        return bool(known)

    async def _allowed(self, interaction: Interaction, thing: Thing) -> discord.Permissions | None:
        """Return a person's permissions in a place; None: it is gone."""
        if thing.channel and interaction.channel_id == thing.channel:
            return interaction.permissions
        place = await self._found(thing)
        if place is None or isinstance(place, Exception):
            return NONE if place else None
        return await self._in_place(interaction.user, place, thing)

    async def sees(self, member: discord.Member, thing: Thing) -> bool:
        """Return whether a member sees a thing's place, without an interaction."""
        place = await self._found(thing)
        if place is None or isinstance(place, Exception):
            return False
        return (await self._in_place(member, place, thing)).view_channel

    async def _in_place(
        self, person: discord.abc.User, place: Place, thing: Thing
    ) -> discord.Permissions:
        """Return a person's permissions in a thing's place."""
        if not isinstance(person, discord.Member) or place.guild.id != thing.server:
            return NONE
        allowed = in_place(place, person)
        if not _is_open(place) and not allowed.manage_threads and allowed.view_channel:
            return allowed if await self._is_inside(place, person.id) else NONE
        return allowed

    def _known(self, thing: Thing) -> Place | None:
        guild = self._client.get_guild(thing.server)
        return guild.get_channel_or_thread(thing.channel) if guild is not None else None

    async def _found(self, thing: Thing) -> Place | Exception | None:
        """Return a thing's place, None if gone, or the error."""
        if (known := self._known(thing)) is not None or not thing.channel:
            return known
        at, place = self._places.get(thing.channel) or (None, None)
        if at is not None and self._counts(at):
            return place
        fetching = self._client.fetch_channel(thing.channel)
        found = await outcome(request_tasks.call(fetching, Rank.ASKED))
        if isinstance(found, Exception) and trouble(found) is not Trouble.PLACE_GONE:
            return found
        place = found if isinstance(found, discord.abc.GuildChannel | discord.Thread) else None
        self._places[thing.channel] = self._now(), place
        return place

    async def _is_inside(self, thread: Place, person: int) -> bool:
        """Return whether a person is a member of a private thread."""
        assert isinstance(thread, discord.Thread), "all other places are open"
        at, inside = self._inside.get((thread.id, person)) or (None, False)
        if at is None or not self._counts(at):
            looking = thread.fetch_member(person)
            found = await outcome(request_tasks.call(looking, Rank.ASKED))
            inside = not isinstance(found, Exception)
            if inside or isinstance(found, discord.NotFound):
                self._inside[thread.id, person] = self._now(), inside
        return inside

    def _asks(self, interaction: Interaction, thing: Thing) -> bool:
        """Return whether Discord has to be asked about a thing."""
        if not thing.channel or interaction.channel_id == thing.channel:
            return False
        known = self._known(thing)
        if known is None:
            at, known = self._places.get(thing.channel) or (None, None)
            if at is None or not self._counts(at):
                return True
        at, _ = self._inside.get((thing.channel, interaction.user.id)) or (None, False)
        return known is not None and not _is_open(known) and (at is None or not self._counts(at))

    def _counts(self, at: float) -> bool:
        """Return whether an answer of then still counts."""
        return abs(self._now() - at) < KNOWN_FOR


def _in_own_message(interaction: Interaction, thing: Thing) -> bool:
    """Return whether a direct message is about a person's own thing.

    Discord knows the buttons of a message that it stores; only those of a private answer can be made up.
    """
    stored = interaction.message is not None and not ephemeral(interaction)
    return interaction.guild_id is None and (stored or interaction.user.id in thing.people)


def in_place(place: Place, holder: discord.Member | discord.Role) -> discord.Permissions:
    """Return permissions in a place.

    The chat of a voice channel is hidden from those who may not connect.
    """
    try:
        allowed = place.permissions_for(holder)
    except discord.ClientException:  # a thread without a known channel
        return NONE
    is_voice = isinstance(place, discord.VoiceChannel | discord.StageChannel)
    return NONE if is_voice and not allowed.connect else allowed


def _is_open(place: Place) -> bool:
    """Return whether a place has no members of its own."""
    return not (isinstance(place, discord.Thread) and place.is_private())
