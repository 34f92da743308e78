"""Entry: places and persons allowed to open tables, by server settings."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress

import discord

from cogs.desk import Desk
from cogs.platform.interactions import Interaction
from cogs.platform.limits import link
from data.records import Act
from engine.hosting.state.refusals import Refused, Unplayable
from engine.hosting.state.settings import Server, presets

log = logging.getLogger("poeppel.moderation")


def usual_game(desk: Desk, server: Server) -> str:
    """Return the key of a server's default game."""
    return server.game if server.game in desk.catalog else next(iter(desk.catalog))


def usual_preset(desk: Desk, server: Server, game: str) -> str:
    """Return the default preset of a game on a server."""
    system = desk.catalog[game]
    known = (*system.presets, *presets(server, system))
    is_usual = game == usual_game(desk, server) and server.preset in known
    return server.preset if is_usual else next(iter(system.presets))


def is_moderator(interaction: Interaction, server: Server) -> bool:
    """Return whether a person may moderate a server's tables."""
    roles = {role.id for role in getattr(interaction.user, "roles", ())}
    return interaction.permissions.manage_messages or server.moderators in roles


def check_place(interaction: Interaction, server: Server) -> None:
    """Check that a person may open tables in this place.

    Admins may everywhere.

    Raises:
        Refused: they may not.
    """
    if interaction.permissions.manage_guild:
        return
    if server.channels and around(interaction.channel).isdisjoint(server.channels):
        left = places(interaction.guild, server)
        if not left:
            raise Refused("play-channels-gone")
        raise Refused("play-elsewhere", channels=", ".join(f"<#{each}>" for each in left))
    roles = {role.id for role in getattr(interaction.user, "roles", ())}
    if server.openers and not roles.intersection(server.openers):
        there = openers(interaction.guild, server)
        if not there:
            raise Refused("play-roles-gone")
        raise Refused("play-roles", roles=", ".join(f"<@&{each}>" for each in there))


def openers(guild: discord.Guild | None, server: Server) -> list[int]:
    """Return the existing roles among those for opening tables."""
    return [role for role in server.openers if guild is not None and guild.get_role(role)]


def places(guild: discord.Guild | None, server: Server) -> list[int]:
    """Return the existing channels and categories among those for tables."""
    return [place for place in server.channels if guild is not None and guild.get_channel(place)]


async def check_person(desk: Desk, chosen: Server, server: int, person: int) -> None:
    """Check that a person may open one more table on a server.

    Raises:
        Refused: they are blocked there, or have as many open as the server wants.
    """
    if person in chosen.blocked:
        raise Refused("blocked-here")
    hosted = []
    for table in await desk.store.hosted_on(server, person):
        with suppress(Unplayable):
            hosted.append((await desk.tables.get(table)).record)
    if len(hosted) >= chosen.per_person:
        raise Refused("play-too-many", count=len(hosted), link=link(hosted[0]))


async def check_welcome(desk: Desk, table: int, person: int) -> None:
    """Check that a person is not blocked on a table's server.

    Raises:
        Refused: they are.
    """
    server = (await desk.tables.get(table)).record.server
    if person in desk.tables.choices.known(server).blocked:  # a table that is over knows what was
        raise Refused("blocked-here")


async def end(desk: Desk, interaction: Interaction, table: int) -> None:
    """Close a table as a moderator, even an unplayable one.

    It is noted unless they were alone there.
    """
    person = interaction.user.id
    try:
        people = (await desk.tables.get(table)).people
        await desk.tables.propose_end(table, person, moderator=True)
    except Unplayable:
        people = []
        await desk.tables.discard(table)
    if people != [person]:
        await note(desk, interaction, "end", table)


async def note(
    desk: Desk, interaction: Interaction, what: str, table: int, person: int | None = None
) -> None:
    """Note a moderator's action, for the server's admins."""
    server, by = interaction.guild_id or 0, interaction.user.id
    act = Act(server=server, at=desk.now(), by=by, what=what, table=table, person=person)
    await desk.store.note_act(act)
    log.info("table %s: %s by a moderator", table, what)


async def seats(desk: Desk, server: int, people: Iterable[int]) -> int:
    """Count the seats of people at a server's open tables."""
    on_it = {*await desk.store.tables_on(server)}
    return sum(
        [len(on_it.intersection(await desk.store.tables_of(each, here=True))) for each in people]
    )


async def turn_out(desk: Desk, server: int, person: int) -> None:
    """Give up all seats of a person on a server."""
    on_it = await desk.store.tables_on(server)
    for table in await desk.store.tables_of(person, here=True):
        with suppress(Refused):  # a game may just be over
            if table in on_it:
                await desk.tables.leave(table, person, may_return=False)


def around(channel: object) -> set[int]:
    """Return the ids of a channel or thread and of its parents."""
    ids = {getattr(channel, "id", 0)}
    if isinstance(channel, discord.Thread):
        ids.add(channel.parent_id)
        channel = channel.parent
    if category := getattr(channel, "category_id", None):
        ids.add(category)
    return ids
