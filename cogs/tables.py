"""The command /tables: all tables of a person, or of a server."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.admins.moderation import Moderation
from cogs.messages.presenter import Presenter
from cogs.messages.replies import Replies
from cogs.platform.commands import Where, command
from cogs.platform.interactions import Interaction, uninvited
from cogs.platform.limits import link
from cogs.platform.rights import Right, Thing
from cogs.services import Services
from cogs.views.gathering import line, with_moment
from cogs.views.words import Words
from cogs.widgets.buttons import Kind, button
from cogs.widgets.fitting import Room, fitted
from cogs.widgets.message_layout import Draft
from engine.hosting.state.gathering import has_room
from engine.hosting.state.refusals import Refused, Unplayable
from engine.hosting.state.session import Session


class Tables(commands.Cog):
    """All tables of a person, or of a server."""

    def __init__(self, services: Services, presenter: Presenter, answers: Replies) -> None:
        self.services, self.answers, self.presenter = services, answers, presenter
        self.moderation = Moderation(services, presenter)

    @command("command-moderate")
    @app_commands.default_permissions(manage_messages=True)
    async def moderate(self, interaction: discord.Interaction[Any]) -> None:
        """Show a moderator the tables of the server."""
        draft = await self.moderation.tables(interaction)
        await self.presenter.ephemeral.show(interaction, "moderate", draft)

    @command("command-tables", where=Where.DIRECT)
    async def tables(self, interaction: discord.Interaction[Any]) -> None:
        """List the server's lobbies, then the person's tables.

        Those at which it is their turn come first.
        """
        texts, server = self.services.texts_for(interaction), interaction.guild_id or 0
        here = server > 0 and not uninvited(interaction)
        lobbies = await self._lobbies(interaction) if here else []
        own = await self._own(interaction) or [texts("tables-none")]
        buttons = (button(Kind.TELL, 0, texts),) if here else ()

        def listed(room: Room) -> Draft:
            first = [texts("tables-lobbies"), *room.lines(lobbies, texts)] if lobbies else []
            second = [*([texts("tables-own")] if lobbies else ()), *room.lines(own, texts)]
            told = ["\n".join(each) for each in (first, second) if each]
            return Draft(tuple(told), buttons)

        await self.presenter.ephemeral.show(interaction, "tables", fitted(listed))

    async def _lobbies(self, interaction: Interaction) -> list[str]:
        """Return the visible lobbies with room, one in a line."""
        services, person, found = self.services, interaction.user.id, dict[int, Session]()
        for table in await services.store.lobbies_on(interaction.guild_id or 0):
            with suppress(Refused):
                session = await services.tables.read(table)
                if has_room(session, person) and person not in session.people:
                    found[table] = session
        things = {
            table: Thing(session.record.server, session.record.channel)
            for table, session in found.items()
        }
        seen = await services.rights.among(interaction, Right.SEE, things)
        texts = services.texts_for(interaction)
        lines, _ = await services.members.naming(
            interaction.guild,
            lambda names: [line(found[each], Words(found[each], texts, names)) for each in seen],
        )
        return lines

    async def _own(self, interaction: Interaction) -> list[str]:
        """Return a person's tables, one in a line."""
        texts, person = self.services.texts_for(interaction), interaction.user.id
        lines = []
        for table in await self.services.store.tables_of(person):
            try:
                session = await self.services.tables.read(table)
            except Unplayable as unplayable:
                lines.append((True, table, texts(unplayable.key, **unplayable.about)))
                continue
            record, own = session.record, session.seats_of(person)
            rests = session.setup.paused is not None
            turn = not rests and any(seat in own for seat in session.waiting())
            still = "turn" if turn else record.status
            state = "rests" if rests else "away" if person in session.away else still
            game = Words(session, texts, self.services.names).game
            said = texts("tables-line", table=table, game=game, state=state, link=link(record))
            lines.append((not turn, table, with_moment(session, said, texts)))
        return [said for _, _, said in sorted(lines)]
