"""Presses on private views: look-ups, settings, and their publication."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection
from functools import partial

import discord

from cogs.handlers.replay import FilmMaker, ReplayPanel
from cogs.messages.side_messages import SideMessages, Where, number_of
from cogs.platform.interactions import Interaction, acknowledge
from cogs.platform.permissions import in_words, missing
from cogs.services import Services
from cogs.views import leaderboard, stats
from cogs.views.game_analysis import course, own_line
from cogs.views.posting import ALL, COLOURS, HINDSIGHT, LEADERBOARD, REPLAY, ROUND, STATS, posted
from cogs.views.replay import from_to, last_round
from cogs.views.words import Words
from cogs.widgets.buttons import Kind
from cogs.widgets.handler_registry import By, Press, on
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
        await check_may_post(interaction, session.record.server, self.services)
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


async def check_may_post(
    interaction: Interaction, server: int, services: Services, files: bool = True
) -> None:
    """Check that server and channel let a person post, also *files*.

    Raises:
        Refused: they may not.
    """
    chosen, person = await services.tables.choices.server(server), interaction.user
    if person.id in chosen.blocked:
        raise Refused("blocked-here")
    if not chosen.posting:
        raise Refused("post-off")
    if isinstance(person, discord.Member) and person.is_timed_out():
        raise Refused("post-timed-out")
    threaded = isinstance(interaction.channel, discord.Thread)
    send = "send_messages_in_threads" if threaded else "send_messages"
    needs = ("view_channel", send, *["attach_files"] * files)
    if names := missing(interaction.permissions, needs):
        raise Refused(
            "post-forbidden", permissions=in_words(services.texts_for(interaction), names)
        )


def _named(session: Session, entries: list[Entry]) -> Collection[int]:
    """Return all people that the story of a game may name."""
    held = (*session.people, *session.away, *session.setup.former)
    return {*held, *(entry.by for entry in entries if entry.by)}
