"""*Tell me*: a person's interest in a server's tables."""

from __future__ import annotations

from cogs.messages.presenter import Presenter
from cogs.platform import permissions
from cogs.platform.interactions import Interaction
from cogs.services import Services
from cogs.views import gathering as views
from cogs.widgets.buttons import Kind
from cogs.widgets.handler_registry import By, Press, on
from cogs.widgets.message_layout import Draft
from engine.hosting.state.refusals import Refused


class Interests:
    """The interests of people, in the database alone."""

    def __init__(self, services: Services, presenter: Presenter) -> None:
        self.services, self.presenter = services, presenter

    @on(Kind.TELL)
    async def offer(self, press: Press) -> None:
        """Show the page of a person's interest."""
        draft = await self._page(press.interaction)
        await self.presenter.ephemeral.show(press.interaction, "tell", draft)

    @on(Kind.INTEREST, By.ALONE)
    async def choose(self, press: Press, what: str) -> Draft:
        """Store or end a person's interest."""
        server, person = self._server(press.interaction), press.person
        mark = self.services.deletions.mark()
        if what == "off":
            await self.services.store.end_interest(server, person)
            return await self._page(press.interaction)
        chosen, games = await self.services.tables.choices.server(server), self.services.catalog
        if what != "set" or len(press.values) != 1 or press.values[0] not in (views.EVERY, *games):
            raise Refused("bad-click")
        if person in chosen.blocked:
            raise Refused("blocked-here")
        if chosen.tells_people:
            self.services.deletions.check(mark, [person])
            game = views.stored(press.values[0])
            await self.services.store.choose_interest(server, person, game)
        return await self._page(press.interaction)

    def _server(self, interaction: Interaction) -> int:
        """Return the server of a press.

        Raises:
            Refused: there is none, or the bot is no member.
        """
        if interaction.guild_id is None:
            raise Refused("bad-click")
        permissions.check_member(interaction)
        return interaction.guild_id

    async def _page(self, interaction: Interaction) -> Draft:
        """Return the page, with the reasons for which no ping would come."""
        server, texts = self._server(interaction), self.services.texts_for(interaction)
        person, notes = interaction.user.id, list[str]()
        chosen = await self.services.tables.choices.server(server)
        if not chosen.telling:
            notes.append(texts("tell-not-here"))
        elif chosen.told_role:
            notes.append(texts("tell-role-here", role=f"<@&{chosen.told_role}>"))
        is_open = not notes
        if (await self.services.persons.chosen(person)).calls == "never":
            notes.append(texts("tell-never"))
        kept = await self.services.store.interest(server, person)
        return views.page(texts, self.services.catalog, kept, notes, is_open)
