"""Permissions the bot needs at a table's place, known without asking Discord."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from cogs.platform.interactions import Interaction
from data.shipped.texts import Texts, dashed
from engine.hosting.state.refusals import Refused

log = logging.getLogger("poeppel.permissions")

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""Without the history a board whose post was not answered could not be looked for."""

NEEDED_IN_VOICE = (*NEEDED, "connect")
"""Without the last one, no message in a voice channel can be seen, even with all others."""

NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", *NEEDED[2:])
NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")


INSTALLED_BY_A_PERSON = 1
"""Discord's number for an installation by a person, not by a server."""


def invitation(application: int) -> str:
    """Return the invitation link, with the fewest sufficient permissions."""
    names = dict.fromkeys((*NEEDED, *NEEDED_FOR_THREADS), True)
    return discord.utils.oauth_url(
        application,
        permissions=discord.Permissions(**names),
        scopes=("bot", "applications.commands"),
    )


def personal_invitation(application: int) -> str:
    """Return the link by which persons install the bot for themselves."""
    link = discord.utils.oauth_url(application, scopes=("applications.commands",))
    return f"{link}&integration_type={INSTALLED_BY_A_PERSON}"


def check_member(interaction: Interaction) -> None:
    """Check that the bot is a member, and not only its commands.

    Raises:
        Refused: it is not.
    """
    if interaction.client.get_guild(interaction.guild_id or 0) is None:
        raise Refused("no-member", link=invitation(interaction.application_id))


def needed(channel: object) -> tuple[str, ...]:
    """Return the permissions needed in a channel or thread."""
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        return NEEDED_IN_VOICE
    return NEEDED_IN_THREADS if isinstance(channel, discord.Thread) else NEEDED


def missing(allowed: discord.Permissions, names: Iterable[str]) -> tuple[str, ...]:
    """Return those of *names* that are not *allowed*."""
    return tuple(name for name in names if not getattr(allowed, name))


def lacking(client: discord.Client, server: int, channel: int) -> tuple[str, ...]:
    """Return the permissions missing in a channel, as far as known."""
    guild = client.get_guild(server)
    if guild is None:
        return ()
    place = guild.get_channel_or_thread(channel)
    if place is None or (isinstance(place, discord.Thread) and not place.parent):
        return ()
    return missing(place.permissions_for(guild.me), needed(place))


def may_ping(guild: discord.Guild, role: int, allowed: discord.Permissions) -> bool:
    """Return whether the bot, *allowed* so much, can ping a role."""
    found = guild.get_role(role)
    if found is None or found.is_default():
        return False
    return found.mentionable or allowed.mention_everyone


def check(interaction: Interaction, texts: Texts) -> None:
    """Name missing permissions at a command's place, in *texts*.

    Raises:
        Refused: something is.
    """
    check_member(interaction)
    names = missing(interaction.app_permissions, needed(interaction.channel))
    if names:
        wanted = in_words(texts, names)
        raise Refused(
            "missing-permissions", permissions=wanted, channel=f"<#{interaction.channel_id}>"
        )


def in_words(texts: Texts, names: Iterable[str]) -> str:
    """Name permissions as Discord's own settings do."""
    return texts.joined("between-items", (texts(f"permission-{dashed(name)}") for name in names))
