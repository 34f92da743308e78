"""Presses on private panels: settings, own results, the last round."""

from __future__ import annotations

from cogs.admins import check, panel
from cogs.messages import presenter
from cogs.messages.presenter import Presenter
from cogs.platform.interactions import Deferral
from cogs.services import Services
from cogs.views import house_rules, leaderboard, person_settings, stats
from cogs.widgets.buttons import Form, Kind
from cogs.widgets.handler_registry import By, Press, Question, on
from cogs.widgets.message_layout import Draft
from engine.hosting.state.refusals import Refused


class PrivatePanels:
    """Actions away from the tables."""

    def __init__(self, services: Services, presenter: Presenter) -> None:
        self.services, self.presenter = services, presenter

    async def own_form(self, press: Press, what: str) -> Form | None:
        """Return the form of a typed personal setting, or None."""
        texts = self.services.texts_for(press.interaction)
        return person_settings.form(press, texts) if what == "zone" else None

    @on(Kind.SETTINGS, By.ALONE, asks=own_form)
    async def settle(self, press: Press, what: str) -> Draft:
        """Store a personal setting."""
        renew, interaction = self.presenter.hands.renew, press.interaction
        await person_settings.choose(self.services, renew, interaction, what, press.values)
        self.presenter.podiums.look()
        return await panel.own(self.services, interaction)

    async def form_for_server(self, press: Press, verb: str, about: str = "") -> Form | None:
        """Return the form for free text, if the admin asks for it."""
        return await panel.form(self.services, press, verb, about)

    async def losing(self, press: Press, verb: str, about: str = "") -> Question | None:
        """Ask before a setting that destroys."""
        return await panel.asked(self.services, press, verb, about)

    @on(Kind.SERVER, By.ALONE, asks=form_for_server, destroys=losing)
    async def choose_for_server(self, press: Press, verb: str, about: str = "") -> Draft:
        """Change a setting of the server, as an admin."""
        return await panel.press(self.services, press, verb, about)

    @on(Kind.STATS, By.ALONE)
    async def show_stats(
        self, press: Press, what: str, game: str, season: str, view: str = stats.SUMS
    ) -> Draft:
        """Show a person their results by game or season, or trophies."""
        chosen = {"game": game, "season": season, "view": view}
        if what not in chosen or (what == "view") == (len(press.values) == 1):
            raise Refused("bad-click")
        if press.values:
            chosen[what] = press.values[0]
        return await stats.draft(self.services, press.interaction, **chosen)

    @on(Kind.LEADERBOARD, By.ALONE)
    async def show_leaderboard(
        self, press: Press, what: str, game: str, season: str, page: int
    ) -> Draft:
        """Show another page of the leaderboard, or of another one."""
        chosen = {"game": game, "season": season}
        if what not in (*chosen, "page") or (what in chosen) != (len(press.values) == 1):
            raise Refused("bad-click")
        if what in chosen:
            chosen[what] = press.values[0]
        return await leaderboard.draft(self.services, press.interaction, **chosen, page=page)

    async def leaving(self, press: Press) -> Question:
        """Ask before all data is deleted."""
        return presenter.leaving(self.services.texts_for(press.interaction))

    @on(Kind.PRIVACY, By.ALONE, destroys=leaving)
    async def delete_person(self, press: Press) -> Draft:
        """Delete the person's stored data."""
        await presenter.delete(self.services, self.presenter, press.person)
        return Draft((self.services.texts_for(press.interaction)("privacy-deleted"),))

    @on(Kind.CHECK, deferral=Deferral.PRIVATELY)
    async def check_place(self, press: Press) -> None:
        """List missing permissions in the channel."""
        interaction = press.interaction
        await (await check.draft(self.services, interaction)).send(interaction)

    @on(Kind.ABOUT, By.ALONE)
    async def tell_rules(self, press: Press, game: str = "", menu: str = "") -> Draft:
        """Show a house rule, or a game's rules in short.

        *menu* keeps the custom_ids of several menus apart; that of the games is named.
        """
        if menu == house_rules.GAMES and press.values:
            return await house_rules.draft(self.services, press.interaction, press.values[0], None)
        chosen = press.values[0] if press.values else house_rules.IN_SHORT
        rule = None if chosen == house_rules.IN_SHORT else chosen
        return await house_rules.draft(self.services, press.interaction, game, rule)
