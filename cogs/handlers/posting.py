"""Presses on private views: look-ups, settings, and their publication."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection
from functools import partial

import discord

from cogs.admins import check, panel
from cogs.handlers.replay import FilmMaker, ReplayPanel
from cogs.messages import presenter
from cogs.messages.presenter import Presenter
from cogs.messages.side_messages import SideMessages, Where, number_of
from cogs.platform.interactions import Deferral, Interaction, acknowledge
from cogs.platform.permissions import in_words, missing
from cogs.services import Services
from cogs.views import house_rules, leaderboard, person_settings, stats
from cogs.views.game_analysis import course, own_line
from cogs.views.posting import ALL, COLOURS, HINDSIGHT, LEADERBOARD, REPLAY, ROUND, STATS, posted
from cogs.views.replay import from_to, last_round
from cogs.views.words import Words
from cogs.widgets.buttons import Form, Kind
from cogs.widgets.handler_registry import By, Press, Question, on
from cogs.widgets.message_layout import Draft
from data.records import Entry
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session

FORMS = {
    REPLAY: re.compile(rf"({COLOURS})?"),
    ROUND: re.compile(r"[0-9]{1,9}:[0-9]{1,9}"),
    STATS: re.compile(r"[a-z_]{1,30}:[0-9A-Za-z-]{1,10}"),
    LEADERBOARD: re.compile(r"[a-z_]{1,30}(-6)?:[0-9A-Za-z-]{1,10}:[0-9]{1,9}"),
}
"""What follows the word, where something does: a round's answers, a game and a season, or colours."""


class Posting:
    """Public posts of private views, built from the log alone.

    Nothing is taken over from the pressed message.
    """

    def __init__(
        self,
        services: Services,
        back: ReplayPanel,
        replays: FilmMaker,
        beside: SideMessages,
    ) -> None:
        self.services, self._back, self._replays = services, back, replays
        self._beside = beside
        self._under_way: set[tuple[int, int, str]] = set()
        """By table and person: what is being posted."""

    @on(Kind.POST, by=By.ADDRESSEE)
    async def post(self, press: Press, what: str, which: str = "") -> None:
        """Post a private view in the channel, in its owner's name.

        Raises:
            Refused: they may not, or have posted it already.
            discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived.
        """
        interaction, table = press.interaction, press.table
        form = FORMS.get(what)
        if what not in ALL or not (form.fullmatch(which) if form else not which):
            raise Refused("bad-click")
        rest = f"{what}:{which}" if which else what
        mark = self.services.deletions.mark()
        session = await self.services.tables.read(table)
        check_may_post(interaction, session.record.server, self.services)
        key = table, interaction.user.id, rest
        if key in self._under_way:
            raise Refused("post-twice")
        self._under_way.add(key)
        try:
            await self._post(interaction, session, rest, mark)
        finally:
            self._under_way.discard(key)
        await acknowledge(interaction)

    async def _post(self, interaction: Interaction, session: Session, rest: str, mark: int) -> None:
        """Post a view, named as known at a *mark*."""
        table, person = session.record.id, interaction.user.id
        server, beside = session.record.server, self._beside
        tried = await beside.pending(table, person, rest)
        where = Where(server, table, interaction.channel_id or 0, interaction.id)
        if tried is not None:  # should it arrive after all, it is known by that
            where = Where(server, table, tried.channel, number_of(tried))
        words, what = await self._replays.words(person, session), rest.partition(":")[0]
        shown, people = await self._shown(interaction, session, words, rest)
        who = words.person(person)
        view, files = await posted(shown, what, who, words, where.number).drawn()
        place = self.services.discord.get_partial_messageable(where.channel, guild_id=server)
        send = partial(
            place.send,
            view=view,
            files=files,
            nonce=str(where.number),
            allowed_mentions=discord.AllowedMentions.none(),
            silent=True,
        )
        await beside.post(where, (person, rest), people, mark, send)

    async def _shown(
        self, interaction: Interaction, session: Session, words: Words, rest: str
    ) -> tuple[Draft, Collection[int]]:
        """Return a post for onlookers, and the people possibly named in it.

        Raises:
            Refused: there is no such thing.
        """
        what, _, which = rest.partition(":")
        if what == STATS:  # one's own results name no other, and tell of no game
            game, season = which.split(":")
            own = interaction.user.id, session.record.server
            return await stats.posted(self.services, *own, game, season, words), ()
        if what == LEADERBOARD:
            game, season, page = which.split(":")
            return await leaderboard.posted(
                self.services, interaction, game, season, int(page), words
            )
        entries = await self._back.log(session.record.id)
        people = () if which == COLOURS else _named(session, entries)
        if what != REPLAY:
            return await self._past(interaction, session, entries, words, rest), people
        await self._back.over(session.record.id)
        return await self._replays.posted(interaction.user.id, session, people), people

    async def _past(
        self,
        interaction: Interaction,
        session: Session,
        entries: list[Entry],
        words: Words,
        rest: str,
    ) -> Draft:
        """Return a round or part of an analysis."""
        what, _, which = rest.partition(":")
        if what == ROUND:
            return await self._round(session, entries, words, which)
        await self._back.over(session.record.id)
        if not session.system.looks_back:
            raise Refused("bad-click")
        found = await self._back.found(session, entries)
        if what == HINDSIGHT:
            picture = await asyncio.to_thread(course, found, session, entries, words)
            return Draft((), sketches=(picture,))
        if not (line := own_line(session, found, interaction.user.id, words)):
            raise Refused("bad-click")
        return Draft((line,))

    async def _round(
        self, session: Session, entries: list[Entry], words: Words, which: str
    ) -> Draft:
        if session.play is None:
            raise Refused("table-not-started")
        first, last = map(int, which.split(":"))
        of = partial(from_to, first=first, last=last)
        draft = await asyncio.to_thread(last_round, session, entries, words, of)
        if not draft.sketches:
            raise Refused("hindsight-changed")
        return draft


def check_may_post(interaction: Interaction, server: int, services: Services) -> None:
    """Check that the server and the channel let a person post.

    Raises:
        Refused: they may not.
    """
    if not services.tables.choices.known(server).posting:
        raise Refused("post-off")
    person = interaction.user
    if isinstance(person, discord.Member) and person.is_timed_out():
        raise Refused("post-timed-out")
    threaded = isinstance(interaction.channel, discord.Thread)
    send = "send_messages_in_threads" if threaded else "send_messages"
    names = missing(interaction.permissions, ("view_channel", send, "attach_files"))
    if names:
        raise Refused(
            "post-forbidden", permissions=in_words(services.texts_for(interaction), names)
        )


def _named(session: Session, entries: list[Entry]) -> Collection[int]:
    """Return all people that the story of a game may name."""
    held = (*session.people, *session.away, *session.setup.former)
    return {*held, *(entry.by for entry in entries if entry.by)}


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
