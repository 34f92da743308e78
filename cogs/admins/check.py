"""Checks: places and persons allowed, and the bot's permissions."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import discord

from cogs.messages.podium_messages import refused
from cogs.platform import permissions, request_tasks
from cogs.platform.discord_errors import UNREACHED, Trouble, failure, trouble
from cogs.platform.interactions import Interaction
from cogs.platform.limits import link
from cogs.platform.request_budget import Rank
from cogs.platform.rights import Right, Thing
from cogs.services import Services
from cogs.views.cup_words import stuck
from cogs.views.words import season_name
from cogs.widgets.fitting import fitted
from cogs.widgets.message_layout import Draft
from data.records import Act
from data.shipped.texts import Texts, dashed
from engine.hosting.actions.lobby import waiting
from engine.hosting.state.refusals import Refused, Unplayable
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Server, presets

log = logging.getLogger("poeppel.check")


def usual_game(services: Services, server: Server) -> str:
    """Return the key of a server's default game."""
    return server.game if server.game in services.catalog else next(iter(services.catalog))


def usual_preset(services: Services, server: Server, game: str) -> str:
    """Return the default preset of a game on a server."""
    system = services.catalog[game]
    known = (*system.presets, *presets(server, system))
    is_usual = game == usual_game(services, server) and server.preset in known
    return server.preset if is_usual else next(iter(system.presets))


async def is_admin(services: Services, interaction: Interaction) -> bool:
    """Return whether a person may choose for the server."""
    server = Thing(interaction.guild_id or 0)
    return await services.rights.may(interaction, Right.ADMINISTER, server)


async def check_admin(services: Services, interaction: Interaction) -> None:
    """Check that a person may choose for the server.

    Raises:
        Refused: they may not.
    """
    server = Thing(interaction.guild_id or 0)
    await services.rights.check(interaction, Right.ADMINISTER, server)


async def check_place(services: Services, interaction: Interaction, server: Server) -> None:
    """Check that a person may open tables in this place.

    Admins may everywhere.

    Raises:
        Refused: they may not.
    """
    if await is_admin(services, interaction):
        return
    if server.channels and around(interaction.channel).isdisjoint(server.channels):
        left = places(interaction.guild, server)
        if not left:
            raise Refused("play-channels-gone")
        seen = await visible(services, interaction, left)
        if not seen:
            raise Refused("play-not-here")
        raise Refused("play-elsewhere", channels="\n".join(f"<#{each}>" for each in seen))
    roles = {role.id for role in getattr(interaction.user, "roles", ())}
    if server.openers and not roles.intersection(server.openers):
        there = openers(interaction.guild, server)
        if not there:
            raise Refused("play-roles-gone")
        raise Refused("play-roles", roles="\n".join(f"<@&{each}>" for each in there))


def openers(guild: discord.Guild | None, server: Server) -> list[int]:
    """Return the existing roles among those for opening tables."""
    return [role for role in server.openers if guild is not None and guild.get_role(role)]


def places(guild: discord.Guild | None, server: Server) -> list[int]:
    """Return the existing channels and categories among those for tables."""
    return [place for place in server.channels if guild is not None and guild.get_channel(place)]


async def visible(
    services: Services, interaction: Interaction, channels: Iterable[int]
) -> list[int]:
    """Return those *channels* that a person sees."""
    server = interaction.guild_id or 0
    things = {each: Thing(server, each) for each in channels}
    return await services.rights.among(interaction, Right.SEE, things)


async def check_person(services: Services, chosen: Server, server: int, person: int) -> None:
    """Check that a person may open one more table on a server.

    Raises:
        Refused: they are blocked there, or have as many open as the server wants.
    """
    if person in chosen.blocked:
        raise Refused("blocked-here")
    hosted = []
    for table in await services.store.hosted_on(server, person):
        with suppress(Unplayable):
            record = (await services.tables.get(table)).record
            hosted += [] if record.is_announced else [record]
    if len(hosted) >= chosen.per_person:
        raise Refused("play-too-many", count=len(hosted), link=link(hosted[0]))


async def check_welcome(services: Services, table: int, person: int) -> None:
    """Check that a person is not blocked on a table's server.

    Raises:
        Refused: they are.
    """
    server = (await services.tables.get(table)).record.server
    if (
        person in services.tables.choices.known(server).blocked
    ):  # a table that is over knows what was
        raise Refused("blocked-here")


async def end(services: Services, interaction: Interaction, table: int) -> None:
    """Close a table as a moderator, even an unplayable one; note it.

    Raises:
        Refused: they may not.
    """
    mark = services.deletions.mark()
    try:
        check_ending(await services.tables.get(table), interaction.user.id)
        await services.tables.propose_end(table, interaction.user.id, moderator=True)
    except Unplayable:
        await services.tables.discard(table)
    await note(services, interaction, mark, "end", table)


def check_ending(session: Session, moderator: int) -> None:
    """Make sure that a moderator may close a table.

    Raises:
        Refused: a cup waits for it, whose organisers give their reasons; or they play there.
    """
    if session.setup.cup is not None:
        raise Refused("cup-table-manage")
    if is_seated(session, moderator):
        raise Refused("moderate-own-table")


def is_seated(session: Session, person: int) -> bool:
    """Return whether a person has a seat there, perhaps left for now."""
    return person in (*session.people, *session.away)


async def closes(services: Services, interaction: Interaction, table: int) -> bool:
    """Return whether a person may close a table as a moderator.

    With a seat there they have a player's vote.
    """
    thing = await services.table(table)
    if thing is None or not await services.rights.may(interaction, Right.MODERATE, thing):
        return False
    with suppress(Unplayable):
        return not is_seated(await services.tables.get(table), interaction.user.id)
    return True


async def note(
    services: Services,
    interaction: Interaction,
    mark: int,
    what: str,
    table: int,
    person: int | None = None,
) -> None:
    """Note a moderator's action, without people deleted after a *mark*."""
    server, by = interaction.guild_id or 0, interaction.user.id
    act = Act(server=server, at=services.now(), by=by, what=what, table=table, person=person)
    await services.store.note_act(act)
    await take_out_again(services, mark, (by, person or 0))
    log.info("table %s: %s by a moderator", table, what)


async def take_out_again(services: Services, mark: int, people: Iterable[int]) -> None:
    """Take people out of an act noted as they were deleted."""
    for person in services.deletions.since(mark, people):
        await services.store.take_out(person)


async def seats(services: Services, server: int, people: Iterable[int]) -> int:
    """Count the seats of people at a server's open tables."""
    on_it = {*await services.store.tables_on(server)}
    return sum(
        [
            len(on_it.intersection(await services.store.tables_of(each, here=True)))
            for each in people
        ]
    )


async def turn_out(services: Services, server: int, person: int) -> None:
    """Give up a person's seats and waiting-list places on a server."""
    for table in await services.store.tables_on(server):
        with suppress(Refused):  # a game may just be over
            session = await services.tables.get(table)
            if is_seated(session, person) or person in waiting(session.record):
                await services.tables.leave(table, person, may_return=False)


def around(channel: object) -> set[int]:
    """Return the ids of a channel or thread and of its parents."""
    ids = {getattr(channel, "id", 0)}
    if isinstance(channel, discord.Thread):
        ids.add(channel.parent_id)
        channel = channel.parent
    if category := getattr(channel, "category_id", None):
        ids.add(category)
    return ids


WELCOME = ("embed_links", *permissions.NEEDED_FOR_THREADS)
"""What makes it nicer, and is not needed."""

EVERY_CHANNEL = -1
"""Added to a server's id: what Discord calls all its channels in permissions of commands."""

ROLE, CHANNEL = 1, 3
"""Kinds of what such permissions are about."""

FITTING = (
    discord.TextChannel,
    discord.VoiceChannel,
    discord.StageChannel,
    discord.Thread,
)
"""Where tables can be."""


async def draft(services: Services, interaction: Interaction) -> Draft:
    """Check the channel for an admin.

    List gaps and ways to close them.
    """
    texts, place = services.texts_for(interaction), interaction.channel
    if interaction.guild is None:
        return Draft((await _closed_dm(interaction, texts) or texts("check-dm-fine"),))
    permissions.check_member(interaction)
    chosen = await services.tables.choices.server(interaction.guild.id)
    check = _Check(services, interaction, texts, interaction.guild, chosen)
    wrong = [*check.place(), *await check.server(), *await check.commands()]
    wrong += await check.moderators()
    # Without them tables do without threads, silently.
    threaded = chosen.threads and isinstance(place, discord.TextChannel)
    threads = permissions.NEEDED_FOR_THREADS if threaded else ()
    wrong += check.lacking(threads, "check-no-threads")
    wrong += check.lacking(("create_events",) if chosen.scheduling else (), "check-no-events")
    wrong += filter(None, [await _closed_dm(interaction, texts)])
    known = (*threads, *(permissions.needed(place) if isinstance(place, discord.Thread) else ()))
    nice = check.lacking((name for name in WELCOME if name not in known), "check-nice")
    channel = f"<#{interaction.channel_id}>"
    fine = texts("check-fine", channel=channel)
    head = texts("check-wrong", channel=channel, count=len(wrong)) if wrong else fine
    lines = [f"- {line}" for line in [*wrong, *nice]]
    return fitted(lambda room: Draft((head, "\n".join(room.lines(lines, texts)))))


class _Check(NamedTuple):
    """A channel of a server, to be checked."""

    services: Services
    interaction: Interaction
    texts: Texts
    guild: discord.Guild
    chosen: Server

    def place(self) -> Iterator[str]:
        """Report faults of a channel or thread, and missing permissions there."""
        place = self.interaction.channel
        if not isinstance(place, FITTING):
            yield self.texts("check-unfit")
        if isinstance(place, discord.Thread) and (place.archived or place.locked):
            yield self.texts("check-thread-closed")
        yield from self.lacking(permissions.needed(place), "check-lacks")

    def lacking(self, names: Iterable[str], key: str) -> Iterator[str]:
        """List missing permissions, and the places to grant them."""
        me = self.guild.me
        for name in permissions.missing(self.interaction.app_permissions, names):
            yield self.texts(
                key,
                permission=self.texts(f"permission-{dashed(name)}"),
                # Where its role has it, the channel takes it away.
                where="channel" if getattr(me.guild_permissions, name) else "role",
                role=(self.guild.self_role or me).mention,  # by whatever name it goes here
            )

    async def sees(self, channel: int) -> bool:
        """Return whether the person sees a channel of the server."""
        return bool(await visible(self.services, self.interaction, [channel]))

    async def server(self) -> list[str]:
        """Report the server's own settings against tables here."""
        guild, chosen, texts, found = self.guild, self.chosen, self.texts, list[str]()
        services, place = self.services, self.interaction.channel
        lately = refused(await services.store.messages("podium", guild.id), services.now())
        if lately is not None and (not lately.channel or await self.sees(lately.channel)):
            where = f"<#{lately.channel}>" if lately.channel else "none"
            season = season_name(lately.key, texts)
            found.append(texts("check-podium", season=season, channel=where))
        for cup in await services.store.cups_on(guild.id):
            if (why := services.cups.stuck.get(cup.id)) and await self.sees(cup.channel):
                said = stuck(why, texts)
                found.append(texts("check-cup", channel=f"<#{cup.channel}>", why=said))
        if (role := chosen.told_role) and chosen.telling:
            if guild.get_role(role) is None:
                found.append(texts("check-told-gone"))
            elif not permissions.may_ping(guild, role, self.interaction.app_permissions):
                found.append(texts("check-told-silent", role=f"<@&{role}>"))
        if chosen.openers and not openers(guild, chosen):
            found.append(texts("check-roles-gone"))
        if chosen.channels and around(place).isdisjoint(chosen.channels):
            left = places(guild, chosen)
            seen = await visible(services, self.interaction, left)
            key = "check-not-chosen" if seen else "play-not-here" if left else "check-channels-gone"
            named = texts.joined("between-items", (f"<#{each}>" for each in seen))
            found.append(texts(key, channels=named))
        return found

    async def moderators(self) -> list[str]:
        """Report obstacles for members with the moderators' role.

        Discord shows the command to members who may manage messages, and to whom an admin allows it.
        """
        guild = self.guild
        if not self.chosen.moderators:
            return []
        role = guild.get_role(self.chosen.moderators)
        if role is None:
            return [self.texts("check-moderators-gone")]
        may = role.permissions.administrator or role.permissions.manage_messages
        given = await _given(self.services.discord, guild.id, "moderate")
        roles = (ROLE, role.id), (ROLE, guild.id)
        if may or given is None or any(each.get(one) for each in given for one in roles):
            return []
        return [self.texts("check-moderators-hidden", role=f"<@&{role.id}>")]

    async def commands(self) -> list[str]:
        """Report obstacles for members' commands here."""
        guild, place, found = self.guild, self.interaction.channel, list[str]()
        parent = place.parent if isinstance(place, discord.Thread) else place
        if isinstance(parent, discord.abc.GuildChannel):
            everybody = guild.default_role  # perhaps without a view of this channel
            denied = parent.overwrites_for(everybody).use_application_commands
            if not (everybody.permissions.use_application_commands if denied is None else denied):
                found.append(self.texts("check-no-commands"))
            if not await _allowed(self.services.discord, guild, parent.id):
                found.append(self.texts("check-switched-off"))
        return found


async def _allowed(client: discord.Client, guild: discord.Guild, channel: int) -> bool:
    """Return whether all may use ``/play`` in a channel.

    What cannot be found out is taken for allowed: people would have told.
    """
    given = await _given(client, guild.id, "play") or ()

    def first(*wanted: tuple[int, int]) -> bool:
        return next((some[each] for some in given for each in wanted if each in some), True)

    here, everywhere = (CHANNEL, channel), (CHANNEL, guild.id + EVERY_CHANNEL)
    return first(here, everywhere) and first((ROLE, guild.id))


async def _given(
    client: discord.Client, guild: int, command: str
) -> Sequence[Mapping[tuple[int, int], bool]] | None:
    """Return the permissions of a command, then of all; None if unknown."""
    application = client.application_id or 0
    try:
        commands = await request_tasks.call(client.http.get_global_commands(application), Rank.REST)
        own = next((int(each["id"]) for each in commands if each["name"] == command), 0)
        return [await _overrides(client, guild, each) for each in (own, application)]
    except UNREACHED:
        return None


async def _overrides(
    client: discord.Client, guild: int, command: int
) -> Mapping[tuple[int, int], bool]:
    """Return a command's permissions, by type and id of role or member.

    The application's id stands for all commands.
    """
    asked = client.http.get_application_command_permissions(
        client.application_id or 0, guild, command
    )
    try:
        found: Any = await request_tasks.call(asked, Rank.REST)
    except discord.NotFound:
        return {}
    return {
        (int(each["type"]), int(each["id"])): each["permission"] for each in found["permissions"]
    }


async def _closed_dm(interaction: Interaction, texts: Texts) -> str:
    """Try a direct message to the person; report if it fails."""
    error = await failure(request_tasks.call(interaction.user.send(texts("check-dm")), Rank.REST))
    closed = error is not None and trouble(error) is Trouble.CLOSED_DM
    return texts("check-dm-closed") if closed else ""
