"""Clicks and suggestions: permission, destination, answers to void ones.

The handlers stand in the other modules of this folder.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from discord import app_commands
from msgspec import structs

from cogs.admins import check
from cogs.admins.moderation import Moderation
from cogs.handlers.clock_times import ClockTimeHandlers
from cogs.handlers.cups import CupHandlers
from cogs.handlers.daily import Dailies
from cogs.handlers.game import GameHandlers
from cogs.handlers.gathering import Interests
from cogs.handlers.latecomers import LATE, Latecomers
from cogs.handlers.lobby import MENU, LobbyHandlers, as_host
from cogs.handlers.posting import Posting
from cogs.handlers.private_panels import PrivatePanels
from cogs.handlers.replay import FilmMaker, ReplayPanel
from cogs.messages.ephemeral import Make, ReplyKey
from cogs.messages.presenter import CLOSING, PRIVATE_OPTIONS, Presenter
from cogs.messages.replies import Replies
from cogs.platform.admission import Admission
from cogs.platform.interactions import (
    Interaction,
    TimelyAcknowledgement,
    about,
    ephemeral,
    open_form,
)
from cogs.platform.limits import CHOICES
from cogs.platform.rights import Right
from cogs.services import Services
from cogs.views.posting import RESULTS
from cogs.widgets.buttons import Kind, chosen_line, pressed
from cogs.widgets.handler_registry import Press, handlers, on
from cogs.widgets.message_layout import Draft
from data.shipped.texts import dashed
from engine.hosting.state.refusals import Refused, TooOldToRestore, Unplayable
from engine.hosting.state.session import Session

BESIDE = {Kind.ROUND, Kind.HINDSIGHT, Kind.REPLAY, Kind.REMAKE, Kind.POST}
"""What has an answer of its own, also where it is refused: the pressed message stays as it is."""


class Router:
    """Effects of clicks."""

    def __init__(
        self, services: Services, presenter: Presenter, answers: Replies, gate: Admission
    ) -> None:
        self.services, self.presenter, self.answers = services, presenter, answers
        self.lobbies, self.playing = (
            LobbyHandlers(services, presenter),
            GameHandlers(services, presenter, gate),
        )
        elsewhere, back = PrivatePanels(services, presenter), ReplayPanel(services, presenter)
        self.replays = FilmMaker(services, presenter, back)
        posting = Posting(services, back, self.replays, presenter.beside)
        self.late = Latecomers(services, presenter, answers)
        self.promptly = TimelyAcknowledgement()
        parts = (
            elsewhere,
            back,
            self.replays,
            posting,
            Moderation(services, presenter),
            Dailies(services, presenter),
            Interests(services, presenter),
        )
        self.cups = CupHandlers(services, presenter.cups, gate)
        presses = self.cups, ClockTimeHandlers(services, self.lobbies, self.cups)
        self.handlers = handlers(self, self.lobbies, self.playing, self.late, *presses, *parts)

    async def close(self) -> None:
        """Stop making films."""
        await self.replays.close()

    async def take(self, interaction: Interaction, custom_id: str, values: list[str]) -> None:
        """Carry out a click.

        A click that comes too late to be answered counts as well: what it answers is still asked,
        or it would be refused, and the board is then edited without an answer.

        Raises:
            Refused: nobody understands it, or it does not count.
        """
        kind, table, rest, sure = pressed(custom_id)
        press, handler = Press(interaction, table, values, sure), self.handlers[kind]
        about(interaction, table)
        if handler.asks is not None:
            await self._admit(press, kind, rest)
            if form := await handler.form(press, rest):
                await open_form(interaction, form.modal())  # it can follow no other answer
                return
        async with self.promptly.answered(interaction, table, handler.deferral):
            await self._take(press, kind, rest)

    async def _take(self, press: Press, kind: Kind, rest: str) -> None:
        interaction, table = press.interaction, press.table
        await self._admit(press, kind, rest)
        try:
            # Such a table may be closed, or asked about, all the same.
            with suppress(Unplayable, TooOldToRestore):
                if not _posts_results(kind, rest):
                    await self._meet(interaction, table, kind)
            await self._handle(press, kind, rest)
        except Refused as refused:
            await self.services.members.miss_others(table, interaction.user.id, refused)
            await self.presenter.boards.catch_up(interaction, table)
            if await self.late.offered(interaction, table, refused):
                return
            there = ephemeral(interaction) and kind not in BESIDE
            if not (table and there) or interaction.response.is_done():
                raise
            await self._refuse_there(interaction, kind, table, rest, refused)
        finally:
            if table and interaction.guild_id is None:
                await self.services.members.miss(table, lambda _: [interaction.user.id])
            self.services.members.look(table)

    async def _handle(self, press: Press, kind: Kind, rest: str) -> None:
        """Carry out a press."""
        handler = self.handlers[kind]
        await as_host(
            self.services, press.interaction, press.table, lambda: handler.answer(press, rest)
        )

    async def _admit(self, press: Press, kind: Kind, rest: str) -> None:
        """Check that a table is there for the person of a press.

        Raises:
            Refused: it is not, or they cannot see it, which is all the same to them.
        """
        interaction = press.interaction
        thing = await self.services.table(press.table) if press.table else None
        if thing is None:
            return  # which is refused where it is looked for
        if _posts_results(kind, rest):
            about(interaction, 0)
            thing = thing._replace(people=(press.person,))
        try:
            await self.services.rights.check(interaction, Right.SEE, thing)
        except Refused:
            about(interaction, 0)  # nothing of it is told, not even where it is
            raise

    async def _meet(self, interaction: Interaction, table: int, kind: Kind) -> None:
        """Note the person of a click, and its message, beforehand.

        Raises:
            Refused: it is none of ours, or they are not welcome.
        """
        if table:
            self.presenter.boards.pings.pressed(table, interaction.user.id)
            await self.presenter.adopt(interaction, table)
            await check.check_welcome(self.services, table, interaction.user.id)
            if kind is not Kind.BACK:  # which is answered with the board as it is then
                await self.services.tables.back(table, interaction.user.id)

    async def _refuse_there(
        self, interaction: Interaction, kind: Kind, table: int, rest: str, refused: Refused
    ) -> None:
        """Refuse a press on a private message in its place."""
        replies = self.presenter.ephemeral
        what, make = self._shown(kind, rest)
        if what == MENU and refused.key == "only-host":  # nobody else was ever shown this
            refused = Refused("lobby-host-no-more", **refused.about)
        said, draft = await self.answers.why(interaction, refused), Draft(())
        with suppress(Refused):
            if make is not None:
                draft = await make(interaction, await self.services.tables.get(table))
        if draft == Draft(()):
            said, make = await self.answers.leading_back(interaction, said), None
        draft = structs.replace(draft, texts=(*draft.texts, said))
        key = ReplyKey(table, interaction.user.id, what)
        if not await replies.answer(interaction, key, draft, make):
            raise refused

    def _shown(self, kind: Kind, rest: str) -> tuple[str, Make | None]:
        """Return the maker of a private message with inputs."""
        if kind is Kind.LOBBY:
            return self.lobbies.page(rest)
        if kind is Kind.PEOPLE:
            return MENU, self.lobbies.menu_of
        if kind is Kind.WHEN:
            return MENU, self.lobbies.when_of
        if kind in (Kind.RULES, Kind.PRESETS):
            return MENU, self.lobbies.rules_of
        if kind in (Kind.TAKE_LATE, Kind.NEXT, Kind.NOT_NEXT):
            return LATE, self.late.shown
        if kind in (Kind.END, Kind.KEEP):
            return CLOSING, self.presenter.closing
        return PRIVATE_OPTIONS, self._asked

    async def _asked(self, interaction: Interaction, session: Session) -> Draft:
        """Return a person's pending question, in private."""
        shown = self.presenter
        make = shown.hands.private_hand if session.system.hands else shown.private_options
        return await make(interaction, session)

    @on(Kind.MENU)
    async def choose(self, press: Press, question: str, menu: str = "") -> None:
        """Take up a line of a menu."""
        kind, what = chosen_line(press.values[0] if press.values else "")
        await self.handlers[kind].answer(press, f"{question}:{what}")


def _posts_results(kind: Kind, rest: str) -> bool:
    """Return whether a press posts results, one's own or the server's.

    Its table is only where the post is noted.
    """
    return kind is Kind.POST and rest.partition(":")[0] in RESULTS


# Suggestions while a command's parameter is typed.


def choices(names: Mapping[str, str], typed: str) -> list[app_commands.Choice[str]]:
    """Return the values with *typed* in their name, up to Discord's limit."""
    found = [value for value, name in names.items() if typed.lower() in name.lower()]
    return [app_commands.Choice(name=names[value], value=value) for value in found][:CHOICES]


def meant(names: Mapping[str, str], given: str) -> str:
    """Return the value a person typed, by key or name."""
    typed = given.strip().casefold()
    named = (value for value, name in names.items() if name.casefold() == typed)
    return given if given in names else next(named, given)


def games(services: Services, interaction: Interaction) -> dict[str, str]:
    """Return the names of all games in the person's language."""
    texts = services.texts_for(interaction)
    return {key: texts(f"game-{dashed(key)}") for key in services.catalog}
