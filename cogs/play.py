"""``/play``: open a table here, or in a thread of its own."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import structs

from cogs.admins import check
from cogs.handlers import router
from cogs.messages.notifying import at_table, notified
from cogs.messages.presenter import Presenter
from cogs.messages.side_messages import Where
from cogs.messages.threads import start_thread
from cogs.platform import permissions, request_tasks
from cogs.platform.admission import Admission
from cogs.platform.commands import command
from cogs.platform.discord_errors import UNREACHED, Trouble, failure, outcome, trouble
from cogs.platform.foreign import label
from cogs.platform.interactions import PUBLICLY, Interaction, acknowledge, answered, sent_as
from cogs.platform.message_outlines import changes, shown
from cogs.platform.request_budget import Rank
from cogs.platform.request_tasks import InFlight
from cogs.services import Services
from cogs.views.posting import mark as mark_of
from cogs.views.rule_words import preset_name
from cogs.views.words import Words
from cogs.widgets.message_layout import Draft
from data.records import Change
from data.store.errors import StoreError
from engine.hosting.service.locks import KeyedLocks
from engine.hosting.state.refusals import Refused
from engine.hosting.state.session import Session
from engine.hosting.state.settings import Server, presets

log = logging.getLogger("poeppel.play")


class Play(commands.Cog):
    """Opening tables."""

    def __init__(self, services: Services, presenter: Presenter, gate: Admission) -> None:
        self.services, self.presenter, self.admission = services, presenter, gate
        self._hosting: KeyedLocks[int] = KeyedLocks()
        """By person."""

    @command("command-play", PUBLICLY, game="command-play.game", preset="command-play.preset")
    async def play(
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        preset: str | None = None,
    ) -> None:
        """Open a table."""
        server, person = interaction.guild_id or 0, interaction.user.id
        chosen = await self.services.tables.choices.server(server)
        key = self._game(interaction, chosen, game)
        if key not in self.services.catalog:
            raise Refused("unknown-game")
        named = router.meant(self._presets(interaction, chosen, key), preset or "")
        permissions.check(interaction, self.services.texts_for(interaction))
        await check.check_place(self.services, interaction, chosen)
        channel = interaction.channel_id or 0
        threads = await self._plays_in_threads(interaction)
        async with self.services.rooms.turn(channel), self._hosting.turn(person):
            chosen = await self.services.tables.choices.server(server)  # it waited for its turn
            await check.check_person(self.services, chosen, server, person)
            await self.admission.check_room(self.services.store)
            if not threads:
                await self._check_room(channel)
            session = await self.services.tables.lobbies.open(
                key,
                named or check.usual_preset(self.services, chosen, key),
                person,
                server,
                channel,
                interaction.id,
            )
        self.presenter.boards.probe.begin(session.record.id)
        try:
            await (self._in_thread if threads else self._here)(interaction, session)
        except (StoreError, Refused):
            self.presenter.boards.ask(session.record.id)  # it may be open, and has to be shown then
            raise

    @play.autocomplete("game")
    async def games(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the games there are, by their names in the person's language."""
        return router.choices(router.games(self.services, interaction), typed)

    @play.autocomplete("preset")
    async def presets(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the presets of the chosen game, and the server's own."""
        server = await self.services.tables.choices.server(interaction.guild_id or 0)
        game = self._game(interaction, server, interaction.namespace.game)
        if game not in self.services.catalog:
            return []
        return router.choices(self._presets(interaction, server, game), typed)

    def _game(self, interaction: Interaction, server: Server, given: str | None) -> str:
        """Return the key of the given game, or of the server's default."""
        if not given:
            return check.usual_game(self.services, server)
        return router.meant(router.games(self.services, interaction), given)

    def _presets(self, interaction: Interaction, server: Server, game: str) -> dict[str, str]:
        """Return the names of a game's presets, and of the server's own."""
        texts, system = self.services.texts_for(interaction), self.services.catalog[game]
        names = {key: texts(f"preset-{key}") for key in system.presets}
        own = presets(server, system)
        return names | {key: label(preset_name(texts, preset)) for key, preset in own.items()}

    async def _check_room(self, channel: int) -> None:
        """Check that a channel has room for a table.

        A person who is led to another table must be able to see it.

        Raises:
            Refused: it has none.
        """
        try:
            await self.services.check_free(channel)
        except Refused as busy:
            self.presenter.boards.probe.look(int(busy.about["table"]))
            raise

    async def _plays_in_threads(self, interaction: Interaction) -> bool:
        """Return whether the table gets a thread: chosen, possible and permitted."""
        server = await self.services.tables.choices.server(interaction.guild_id or 0)
        return (
            server.threads
            and isinstance(interaction.channel, discord.TextChannel)
            and not permissions.missing(interaction.app_permissions, permissions.NEEDED_FOR_THREADS)
        )

    async def _here(self, interaction: Interaction, session: Session) -> None:
        """Answer the command with the lobby.

        When it is not known whether the answer has arrived, or it came too late, the lobby is looked
        for by the command's token and in the channel, and posted if it is not there.
        """
        presenter, table = self.presenter, session.record.id
        # Whoever is quick may press a button before we know which message it is on.
        async with presenter.boards.turn(table):
            sent = await outcome(self._answered(interaction, session))
            if isinstance(sent, Exception):
                if not _may_come(sent):
                    await self.services.tables.abandon(table)
                    raise sent
                log.info("table %s: where is its lobby? %s", table, trouble(sent).value)
                if isinstance(sent, InFlight):
                    sent.on_done(partial(self._arrived, table))
                presenter.boards.look_for(table, interaction)
                return
            message, wrong = sent
            noted = Change(table=table, message=message, posted_at=self.services.now(), posting=0.0)
            noted.shown = -1 if wrong else session.record.revision
            if wrong:
                log.warning("table %s: its lobby shows something else: %s", table, wrong)
                presenter.boards.refresh(table)
            try:
                await self.services.tables.note(noted)
                self.services.routes.lead(interaction, message)
                presenter.opened(session)
            except StoreError as error:
                log.error("table %s: not noted where its lobby is: %s", table, error)
                presenter.boards.look_for(table, interaction)

    def _arrived(self, table: int, sent: asyncio.Task[Any]) -> None:
        """Record a lobby that arrived late, perhaps after a second one."""
        if sent.exception() is None and (message := sent_as(sent.result())):
            self.presenter.boards.arrived(table, message)

    async def _answered(self, interaction: Interaction, session: Session) -> tuple[int, str]:
        """Answer the command with the lobby; return its id, and its differences."""
        mark, draft = self.services.deletions.mark(), self.presenter.boards.draft(session)
        pictures = await draft.pictures()
        called = await notified(self.services, draft.calls, at_table(session, mark))
        view, files = structs.replace(draft, calls=called.people).message(pictures)
        sent = await answered(
            interaction, private=False, view=view, files=files, allowed_mentions=called.allowed
        )
        if (came := shown(sent)) is None:
            came = await request_tasks.call(interaction.original_response(), Rank.ANSWER)
        return came.id, changes(came, view, files)

    async def _in_thread(self, interaction: Interaction, session: Session) -> None:
        """Open a thread for the lobby; play here if that fails."""
        table, channel = session.record.id, interaction.channel
        assert isinstance(channel, discord.TextChannel)
        words = Words(
            session, self.services.public_texts(session.record.server), self.services.names
        )
        begins: discord.PartialMessage | None = None
        try:
            # Whoever asks for the board meanwhile must not get it in the channel.
            async with self.presenter.boards.turn(table):
                # The table is open, and is shown whatever becomes of this.
                await acknowledge(interaction)
                begins = channel.get_partial_message(await self._announced(interaction, words))
                await start_thread(begins, words.texts("thread-name", game=words.game, table=table))
                await self.services.tables.note(Change(table=table, channel=begins.id))
            await self._posted(table)
        except UNREACHED as error:
            log.info("table %s: no thread: %s", table, trouble(error).value)
            if isinstance(error, InFlight):
                error.on_done(self._unused)
            await self._back(interaction, session, begins)
        except (StoreError, Refused):
            if (await self.services.tables.get(table)).record.channel == channel.id:
                await self._check_free(channel.id, table)
            raise

    async def _announced(self, interaction: Interaction, words: Words) -> int:
        """Announce a table; return the message that its thread begins at."""
        text = words.texts("thread-opened", person=words.person(interaction.user.id))
        record, mark = words.session.record, self.services.deletions.mark()
        where = Where(record.server, record.id, interaction.channel_id or 0, interaction.id)
        view, _ = Draft((text,), mark=mark_of(interaction.id)).message([])
        send, people = (
            partial(interaction.followup.send, view=view, wait=True),
            [interaction.user.id],
        )
        sent = await self.presenter.beside.tell(where, people, mark, Rank.ANSWER, send)
        if sent is None:
            raise OSError("it is not known where the thread would begin")
        return sent.id

    def _unused(self, made: asyncio.Task[discord.Thread]) -> None:
        """Delete a late thread: its table is in the channel."""
        if made.exception() is None:
            request_tasks.begin(made.result().delete(), Rank.REST)

    async def _posted(self, table: int) -> None:
        """Post a lobby in its thread, or find one that arrived there."""
        error = await failure(self.presenter.boards.reposts.post(table))
        if error is not None:
            if not _may_come(error):
                raise error
            log.info("table %s: where is its lobby? %s", table, trouble(error).value)

    async def _back(
        self, interaction: Interaction, session: Session, begins: discord.PartialMessage | None
    ) -> None:
        """Play in the channel, if free, as a thread failed."""
        table, channel = session.record.id, interaction.channel_id or 0
        if begins is not None:
            await self.services.tables.note(Change(table=table, channel=channel))
            thread = interaction.guild and interaction.guild.get_thread(begins.id)
            for gone in (thread, begins):
                if gone is not None:
                    await failure(request_tasks.call(gone.delete(), Rank.REST))
        await self._check_free(channel, table)
        await self._here(interaction, session)

    async def _check_free(self, channel: int, table: int) -> None:
        """Close a table without its thread, if its channel has no room.

        Raises:
            Refused: it has none.
        """
        try:
            async with self.services.rooms.turn(channel):
                await self.services.check_free(channel, but=table)
        except Refused:
            await self.services.tables.abandon(table)
            raise


def _may_come(error: Exception) -> bool:
    """Return whether a lobby may be there, or can still be posted."""
    what = trouble(error)
    return what.may_arrive or what in (Trouble.TOO_LATE, Trouble.ANSWERED)
