"""Presses on Today's five: a way, another page, the line to share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from cogs.handlers.posting import check_may_post
from cogs.messages.presenter import Presenter
from cogs.platform.discord_errors import failure
from cogs.platform.interactions import Deferral, Interaction, reply, uninvited
from cogs.platform.lru_maps import LruMap
from cogs.platform.permissions import missing, needed
from cogs.platform.request_budget import Rank
from cogs.platform.request_tasks import call
from cogs.services import Services
from cogs.views import daily
from cogs.views.daily import HOW, NEXT, PAGES, RULES, Shown
from cogs.views.person_settings import private_theme
from cogs.views.shared_day import among
from cogs.widgets.buttons import Kind
from cogs.widgets.handler_registry import By, Press, on
from cogs.widgets.message_layout import Draft
from data.records import SharedDay
from data.shipped.positions import BadPositions, positions
from engine.daily import (
    FIVE,
    Day,
    NoDay,
    Puzzle,
    finished,
    five,
    late,
    offered,
    refused,
    streak,
    utc_day,
)
from engine.hosting.state.refusals import Refused

log = logging.getLogger("poeppel.daily")

COUNTED = 60.0
"""Seconds for which the ways of others are kept."""


class Dailies:
    """The positions of each day with their answers, in the database alone."""

    def __init__(self, services: Services, presenter: Presenter) -> None:
        self.services, self.presenter = services, presenter
        self._others: LruMap[int, tuple[float, Mapping[str, int]]] = LruMap(4)
        """By day: the number of people by their answers, and since when that is known."""
        self._sharing: set[int] = set()
        """The people with a post under way."""

    async def draft(self, interaction: Interaction, otherwise: str = "") -> Draft:
        """Show the day's next position, or the results; first an unfinished yesterday.

        A note stands above it, *otherwise* above today's.

        Raises:
            Refused: there are no positions.
        """
        today, answers = self._today(), await self._answers(interaction.user.id)
        done = finished(answers)
        day = offered(today, done, answers.keys() - done)
        texts, left = self.services.texts_for(interaction), str(today not in done)
        said = texts(otherwise) if otherwise else ""
        said = texts("daily-yesterday", left=left) if day < today else said
        return await self._next(await self._shown(interaction, day), said)

    @on(Kind.DAILY_PLAY, deferral=Deferral.PRIVATELY)
    async def play(self, press: Press, day: int) -> None:
        """Open the person's own five of a shared day, or today's."""
        if late(self.services.now(), day) == "late":
            draft = await self.draft(press.interaction, "daily-now")
        else:
            draft = await self._next(await self._shown(press.interaction, day))
        await draft.send(press.interaction)

    @on(Kind.DAILY, By.ALONE)
    async def answer(self, press: Press, day: int, position: int, way: int) -> Draft:
        """Take a way, and say how good it was."""
        mark, now = self.services.deletions.mark(), self.services.now()
        self._check_open(day)
        shown = await self._shown(press.interaction, day)
        why = refused(now, day, shown.five, shown.answers, position - 1, way)
        if why is None:
            given = (*shown.answers, way)
            follows, answers = (",".join(map(str, each)) for each in (shown.answers, given))
            self.services.deletions.check(mark, [press.person])
            if await self.services.store.answer_daily(press.person, day, follows, answers):
                after = shown._replace(answers=given)
                return daily.verdict(after, await self._others_on(day))
            shown = await self._shown(press.interaction, day)  # another press was first
        elif why != "answered":
            raise Refused("bad-click")
        return await self._next(shown, shown.texts("daily-answered") if shown.answers else "")

    @on(Kind.DAILY_PAGE, By.ALONE)
    async def turn(self, press: Press, day: int, page: str) -> Draft:
        """Show another page of a day."""
        shown = await self._shown(press.interaction, day)
        if page == HOW:
            return daily.how(day, shown.texts)
        if len(shown.answers) < FIVE:
            self._check_open(day)
        if page == RULES:
            return await asyncio.to_thread(daily.rules, shown)
        if page == NEXT:
            return await self._next(shown)
        if page not in PAGES or len(shown.answers) < FIVE:
            raise Refused("bad-click")
        return daily.look_back(shown, PAGES.index(page), await self._others_on(day))

    @on(Kind.DAILY_SHARE, By.ALONE)
    async def share(self, press: Press, day: int) -> None:
        """Post a finished day, or hand its line out to copy."""
        mark = self.services.deletions.mark()
        shown = await self._shown(press.interaction, day)
        if len(shown.answers) < FIVE:
            raise Refused("bad-click")
        if press.person in self._sharing:
            raise Refused("post-twice")
        self._sharing.add(press.person)
        try:
            await self._share(press.interaction, shown, mark)
        finally:
            self._sharing.discard(press.person)

    async def _share(self, interaction: Interaction, shown: Shown, mark: int) -> None:
        """Share in the day's message, or post a line of one's own.

        Neither is done for a person that was deleted after a *mark*.
        """
        said, deletions = (
            daily.line(shown, await self._streak(shown.person, shown.day)),
            self.services.deletions,
        )
        if together := await self._may_share(interaction, shown.day):
            deletions.check(mark, [shown.person])
            if not await self.services.store.share(together, shown.share):
                raise Refused("deleted-meanwhile")
        await (await self._results(shown, may_share=False)).answer(interaction)
        if together and await self._posted(together):
            return
        if public := await self._may_post(interaction):
            said = shown.texts("daily-shared", person=f"<@{shown.person}>", line=said)
        else:
            said = shown.texts("daily-copy", line=f"```\n{said}\n```")
        deletions.check(mark, [shown.person])
        sent = await reply(interaction, private=not public, content=said)
        if sent is not None and deletions.since(mark, [shown.person]):
            await failure(call(interaction.followup.delete_message(sent), Rank.ANSWER))

    async def _posted(self, shared: SharedDay) -> bool:
        """Have a shared day shown; return whether its channel takes that."""
        key = shared.channel, shared.day
        record = await self.presenter.dailies.load(key)
        if record is None or record.message is not None:
            self.presenter.dailies.changed(key)
            return True
        await self.presenter.dailies.attempt(key)
        record = await self.presenter.dailies.load(key)
        return record is None or not record.refused

    async def _may_share(self, interaction: Interaction, day: Day) -> SharedDay | None:
        """Return an open day where the bot may post; else None."""
        server, channel = interaction.guild_id, interaction.channel_id
        if not server or not channel or uninvited(interaction):
            return None
        needs = needed(interaction.channel)
        if missing(interaction.app_permissions, needs) or late(self.services.now(), day):
            return None
        if not await self._may_post(interaction):
            return None
        return SharedDay(server=server, channel=channel, day=day)

    def _check_open(self, day: Day) -> None:
        """Check that a day can be answered.

        Raises:
            Refused: it is over, or to come.
        """
        if late(self.services.now(), day):
            raise Refused("daily-over")

    async def _shown(self, interaction: Interaction, day: Day) -> Shown:
        """Return a day as a person sees it.

        Raises:
            Refused: there are no positions, or none of that day.
        """
        if late(self.services.now(), day) == "early":
            raise Refused("bad-click")
        puzzles = await self._five(day)
        answers = (await self._answers(interaction.user.id)).get(day, "")
        given = tuple(map(int, filter(None, answers.split(","))))
        theme = await private_theme(self.services, interaction)
        texts, today = self.services.texts_for(interaction), self._today()
        here = interaction.channel_id or 0
        return Shown(day, puzzles, interaction.user.id, given, texts, theme, today, here)

    async def _five(self, day: Day) -> tuple[Puzzle, ...]:
        """Read a day's positions.

        Raises:
            Refused: there are none.
        """
        try:
            return await asyncio.to_thread(lambda: five(positions(), day))
        except NoDay as error:
            raise Refused("daily-over") from error
        except BadPositions as error:
            log.error("there is no daily: %s", error)
            raise Refused("daily-missing") from error

    async def _next(self, shown: Shown, note: str = "") -> Draft:
        """Show the next position, or the results."""
        if len(shown.answers) < FIVE:
            return daily.question(shown, note)
        return await self._results(shown)

    async def _results(self, shown: Shown, may_share: bool = True) -> Draft:
        done, today = finished(await self._answers(shown.person)), self._today()
        others = [each for each in (today, today - 1) if each not in done]
        among = await self._among(shown)
        return daily.results(shown, streak(done, shown.day), may_share, others[:1], among)

    async def _among(self, shown: Shown) -> str:
        """Return a person's place among all sharers in a channel, if any."""
        shares = await self.services.store.shares(shown.channel, shown.day)
        own = next((each for each in shares if each.person == shown.person), None)
        record = await self.presenter.dailies.load((shown.channel, shown.day)) if own else None
        if own is None or record is None or record.message is None:
            return ""
        return among(record, own, shares, shown.texts)

    async def _streak(self, person: int, day: Day) -> int:
        """Return the days in a row up to this one."""
        return streak(finished(await self._answers(person)), day)

    async def _answers(self, person: int) -> Mapping[Day, str]:
        return await self.services.store.dailies_of(person)

    def _today(self) -> Day:
        return utc_day(self.services.now())

    async def _others_on(self, day: Day) -> Mapping[str, int]:
        """Return how many people gave which answers, as of a minute ago."""
        known = self._others.get(day)
        if known is None or abs(self.services.now() - known[0]) >= COUNTED:
            known = self.services.now(), await self.services.store.dailies_on(day)
            self._others[day] = known
        return known[1]

    async def _may_post(self, interaction: Interaction) -> bool:
        """Return whether an answer may be public here."""
        if interaction.guild_id is None:
            return True
        if uninvited(interaction):
            return interaction.permissions.use_external_apps
        try:
            await check_may_post(interaction, interaction.guild_id, self.services, files=False)
        except Refused:
            return False
        return True
