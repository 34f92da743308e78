"""``/cup``: open a cup in a channel, and run it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.handlers.router import Router
from cogs.platform.commands import command, named
from cogs.platform.interactions import PRIVATELY
from cogs.platform.rights import Right, Thing
from cogs.services import Services
from cogs.views.cup_panel import BEGINS, CHOSEN, HOUR
from engine.hosting.cups.events import CupSetup

T = TypeVar("T", int, str)

LIVE, DAYS = (25, 30, 50), (2, 4, 7)
"""Minutes of a live game, and days of a round by the day."""
ROUNDS = 3, 4, 5, 6
MOST_NAME, MOST_ABOUT = 40, 200
"""Characters of a cup's own name, and of the line about it."""
LENGTHS = {
    **{f"live-{each}": named("cup-length-live", minutes=each) for each in LIVE},
    **{f"days-{each}": named("cup-length-days", days=each) for each in DAYS},
}


def offered(names: Mapping[T, app_commands.locale_str | str]) -> list[app_commands.Choice[T]]:
    """Return the choices of an option, by value."""
    return [app_commands.Choice(name=name, value=value) for value, name in names.items()]


class Cup(
    commands.GroupCog,
    group_name=named("command-cup"),
    group_description=named("command-cup.about"),
):
    """The cups of a server."""

    def __init__(self, services: Services, clicks: Router) -> None:
        self.services, self.clicks = services, clicks

    @command(
        "command-cup-new",
        length="command-cup-new.length",
        rounds="command-cup-new.rounds",
        begins="command-cup-new.begins",
        final="command-cup-new.final",
        penalties="command-cup-new.penalties",
        name="command-cup-new.name",
        about="command-cup-new.line",
        role="command-cup-new.role",
    )
    @app_commands.choices(length=offered(LENGTHS))
    @app_commands.choices(rounds=offered({each: str(each) for each in ROUNDS}))
    @app_commands.choices(
        begins=offered({each: named(key, **values) for each, (key, values) in BEGINS.items()})
    )
    async def new(
        self,
        interaction: discord.Interaction[Any],
        length: str,
        rounds: int,
        begins: int = HOUR,
        final: bool = True,
        penalties: bool = False,
        name: app_commands.Range[str, 1, MOST_NAME] = "",
        about: app_commands.Range[str, 1, MOST_ABOUT] = "",
        role: discord.Role | None = None,
    ) -> None:
        """Open a cup in this channel."""
        pace, _, number = length.partition("-")
        setup = CupSetup(
            pace="live" if pace == "live" else "days",
            length=int(number),
            rounds=rounds,
            final=final,
            penalties=penalties,
            begins=self.services.now() + begins,
            name=" ".join(name.split()),
            about=" ".join(about.split()),
            role=0 if role is None or role.is_default() else role.id,
        )
        new = self.clicks.cups.pend if begins == CHOSEN else self.clicks.cups.open
        await (await new(interaction, setup)).send(interaction)

    @command("command-cup-manage", PRIVATELY)
    async def manage(self, interaction: discord.Interaction[Any]) -> None:
        """Show the organisers' panel of the cup here."""
        place, server = interaction.channel, interaction.guild_id or 0
        channel = place.parent_id if isinstance(place, discord.Thread) else interaction.channel_id
        running = await self.services.store.cups_on(server)
        things = {each.id: Thing(server, each.channel) for each in running}
        own = await self.services.rights.among(interaction, Right.MODERATE, things)
        found = await self.services.cups.last_in(server, channel or 0, own)
        stored = await self.clicks.cups.organised(interaction, found.record.id)
        texts = self.services.texts_for(interaction)
        await (await self.clicks.cups.panel(stored, texts)).send(interaction)
