"""The bot: its connections, its events, the way of clicks."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import table, tables
from cogs.cups import Cup
from cogs.daily import Daily
from cogs.fair import Fair
from cogs.gone_channels import GuildEvents
from cogs.handlers.router import Router
from cogs.info import Info
from cogs.messages.presenter import Presenter
from cogs.messages.replies import Replies
from cogs.operator.maintenance import Maintenance
from cogs.operator.monitor import Acknowledgements, Monitor
from cogs.platform import request_tasks
from cogs.platform.admission import Admission
from cogs.platform.avatars import Avatars
from cogs.platform.clock import DiscordClock
from cogs.platform.commands import commands_hash, commands_payload, keep_to_servers
from cogs.platform.deletions import Deletions
from cogs.platform.edit_routes import EditRoutes
from cogs.platform.interactions import (
    Interaction,
    Prompt,
    Rivals,
    chosen_people,
    deferral,
    typed,
    uninvited,
)
from cogs.platform.members import Members
from cogs.platform.metrics import CLICK, COMMIT
from cogs.platform.names import Names
from cogs.platform.operator_settings import Failure, Settings
from cogs.platform.pages import refuse_pages
from cogs.platform.persons import Persons
from cogs.platform.request_budget import Rank
from cogs.platform.rights import Rights
from cogs.platform.supervisor import Supervisor
from cogs.platform.translator import Translator, read_commands
from cogs.play import Play
from cogs.privacy import Privacy
from cogs.results import Results
from cogs.services import Leaderboards, Services
from cogs.widgets.buttons import Kind, pressed
from cogs.workers import OtherWorkers, ShardPossiblyInUse, budget, lend, lost, sharding
from data.shipped.texts import Library, library
from data.store.addresses import Postgres
from data.store.errors import StoreError
from data.store.films import Films
from data.store.opening import open_store
from data.store.sql_store import SqlStore
from engine.catalog import CATALOG
from engine.hosting.service.cups import Cups
from engine.hosting.service.scheduler import OutageWatch, Scheduler
from engine.hosting.service.tables import Tables
from engine.hosting.state.refusals import Refused
from engine.hosting.state.time_controls import zones
from engine.system import System
from render.names import prepare_letters

log = logging.getLogger("poeppel")

FINISHING, PAUSING, LIVELY = 4.0, 2.0, 60.0
"""Seconds before the end for what is under way, and for saying so where people played so lately."""

NOTICED = 600.0
"""Seconds: where people played so lately, another notice is shown at once; elsewhere in time."""

LIMITED = 30.0
"""Seconds of a limit that discord.py sleeps out, its least; longer ones it raises as errors."""

WAITING = 5.0
"""Seconds between two looks at a table at which nothing ends, as the clock is wrong."""

REREAD = ("most_tables", "blocked", "notice")
"""The settings that can change while the bot runs."""


def cogs(
    services: Services,
    presenter: Presenter,
    answers: Replies,
    gate: Admission,
    clicks: Router,
) -> tuple[commands.Cog, ...]:
    """Return the listeners to commands and events."""
    return (
        Play(services, presenter, gate),
        table.Table(services, presenter, answers),
        tables.Tables(services, presenter, answers),
        Info(services, presenter, answers),
        Fair(services, presenter),
        Results(services, presenter),
        Privacy(services, answers, gate),
        Daily(services, presenter),
        Cup(services, clicks),
        GuildEvents(services, presenter),
    )


class Poeppel(commands.AutoShardedBot):
    """The bot."""

    def __init__(
        self,
        settings: Settings,
        *,
        catalog: Mapping[str, System] = CATALOG,
        texts: Library | None = None,
        now: Callable[[], float] = time.time,
        seed: Callable[[int], bytes] = secrets.token_bytes,
        adopt: bool = False,
    ) -> None:
        """Make a bot that is not yet connected to anything.

        *now* is the clock, in seconds since 1970; *seed* draws the secret bytes of a table's dice.
        *adopt* takes over the database of another application.
        """
        trace = (acknowledgements := Acknowledgements()).trace()
        trace.on_request_end.insert(0, refuse_pages)  # a page is no acknowledgement
        self.clock = DiscordClock(now, self._ask_the_time)
        trace.on_request_start.append(self.clock.asked)
        trace.on_request_end.append(self.clock.answered)
        super().__init__(
            commands.when_mentioned,
            tree_cls=Tree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=LIMITED,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            proxy=settings.proxy or None,
            http_trace=trace,
            **sharding(settings),
        )
        for leaving in (
            trace.on_request_start,
            trace.on_connection_reuseconn,  # a connection may be waited for; then it leaves at once
            trace.on_connection_create_end,
        ):
            leaving.append(self._leaving)
        self.acknowledgements, self.admission = acknowledgements, Admission(settings)
        self.settings, self.catalog, self.now, self._seed = settings, catalog, now, seed
        self._adopt = adopt
        self.texts = texts or library()
        self.store: SqlStore
        self.tables: Tables
        self.cups: Cups
        self.services: Services
        self.presenter: Presenter
        self.supervisor, self.rivals = Supervisor(), Rivals()
        self._behind = asyncio.Event()
        """Whether boards may show less than is stored, and nobody has begun to look."""
        self._cut_off: set[int] = set()
        """The shards without a connection."""
        self.winding_down: asyncio.Task[None] | None = None
        self._at_work: set[asyncio.Task[Any]] = set()
        """What is done for people at this moment."""

    async def login(self, token: str) -> None:
        """Log in to Discord, with shards held by no other process.

        Raises:
            StoreError: the database cannot be used.
        """
        if isinstance(self.settings.database, Postgres):
            await self._open()
        await super().login(token)

    async def _open(self) -> None:
        chosen = self.settings
        self.store = await open_store(chosen.database, self.now, chosen.home)
        self.store.guard(lost)

    async def _ask_the_time(self) -> None:
        """Have Discord answer; its clock stands in the answer."""
        await request_tasks.call(self.http.get_bot_gateway(), Rank.REST)

    async def _leaving(self, *request: object) -> None:
        """Refuse a request while another process may hold the same shards.

        Raises:
            ShardPossiblyInUse: it may.
        """
        if hasattr(self, "store") and not self.store.heard:
            raise ShardPossiblyInUse("the database has not been heard from for a moment")

    async def setup_hook(self) -> None:
        """Open the store and load the commands; begin the background tasks.

        Raises:
            StoreError: the database cannot be used.
        """
        await asyncio.to_thread(zones)  # whose names are read from a thousand files, and kept
        await asyncio.to_thread(prepare_letters)
        if not hasattr(self, "store"):
            await self._open()
        await check_application(self.store, self.application_id or 0, self._adopt)
        request_tasks.allow(lent := budget(self.store.home))
        self.store.time_commits(COMMIT.observe)
        self.tables = Tables(self.store, self.catalog, self.now, self._seed)
        self.cups = Cups(self.tables, self.store, self._seed)
        names = Names(self.now, Avatars(self.now))
        deletions = Deletions()
        self.services = Services(
            discord=self,
            store=self.store,
            tables=self.tables,
            cups=self.cups,
            catalog=self.catalog,
            texts=self.texts,
            names=names,
            members=Members(self, self.tables, names, self.now),
            persons=Persons(self.tables, self.store, deletions),
            deletions=deletions,
            rights=Rights(self, self.tables.choices, self.now),
            leaderboards=Leaderboards(self.store),
            routes=EditRoutes(self.now),
            films=Films(self.settings.films_folder),
            now=self.now,
            clock=self.clock,
        )
        self.tables.choices.prepare = lambda chosen: self.services.read(chosen.language)
        self.presenter = Presenter(self.services)
        self.presenter.boards.notice = self.settings.notice
        self.answers = Replies(self.services, self.presenter.hidden, self.presenter.ephemeral)
        self.clicks = Router(self.services, self.presenter, self.answers, self.admission)
        self.other_workers = OtherWorkers(self.services, self.presenter)
        if not self.store.home.whole:
            self.supervisor.keep(
                "lending requests", partial(lend, self.store.process_messages, lent)
            )
        clock = Scheduler(self.store, self.now, self._time_is_up)
        self.tables.memory.deadline_listeners.append(clock.wake_by)
        rounds = Scheduler(self.cups, self.now, self._round_is_due)
        self.cups.deadline_listeners.append(rounds.wake_by)
        self.tables.memory.listeners.append(self.presenter.changed)
        self.tables.memory.shows = self.presenter.shows
        self.tables.taking_place = self.services.taking_place
        self.tables.lobbies.absent = self.services.members.absent
        await asyncio.to_thread(read_commands)
        await self.tree.set_translator(Translator())
        for cog in cogs(self.services, self.presenter, self.answers, self.admission, self.clicks):
            await self.add_cog(cog)
        if not self.settings.user_install:
            keep_to_servers(self.tree)
        worker = str(self.settings.worker) if self.settings.worker.among > 1 else ""
        self.monitor = Monitor(
            self,
            self.store,
            lambda: self.is_ready() and not self._cut_off,
            self.clock,
            worker,
            lambda: self.services.routes.resting,
        )
        if self.settings.monitor is not None:
            serve = partial(self.monitor.serve, self.settings.monitor)
            self.supervisor.keep("answering at POEPPEL_MONITOR", serve)
        if self.store.home.leads:
            telling = partial(tell_of_commands, self.tree, self.store)
            self.supervisor.keep("telling Discord of the commands", telling)
        self.supervisor.keep("the look at the clock", self.clock.run)
        self.maintenance = Maintenance(self.services)
        self.supervisor.keep("the chores", self._do_chores)
        self.watch = OutageWatch(
            self.tables,
            self.now,
            lambda: not self._cut_off,
            self._behind.set,
            self.clock.is_right,
        )
        self.watch.also.append(self.cups.postpone)
        self.supervisor.keep("the clocks", partial(self._serve, clock, rounds))
        self.supervisor.keep("the watch over the database", self.store.watch)

    async def close(self) -> None:
        """Let go of all resources; stored answers are shown after a start.

        The store is closed, and the process can end, whatever goes wrong before that.
        """
        try:
            async with AsyncExitStack() as last:
                if hasattr(self, "store"):
                    last.push_async_callback(self.store.close)
                last.push_async_callback(super().close)
                last.push_async_callback(request_tasks.close)
                if hasattr(self, "watch"):
                    last.push_async_callback(self.watch.end)
                if hasattr(self, "presenter"):
                    last.push_async_callback(self.presenter.close)
                    last.push_async_callback(self.services.members.close)
                    last.push_async_callback(self.services.names.close)
                if hasattr(self, "clicks"):
                    last.push_async_callback(self.clicks.close)
                if hasattr(self, "monitor"):
                    last.push_async_callback(self.monitor.close)
                last.push_async_callback(self.supervisor.close)
        except StoreError as error:
            log.error("Not everything could be closed: %s", error)
        except Exception:
            log.exception("Not everything could be closed")

    async def wind_down(self) -> None:
        """Wind down: finish running work, and announce the end where people play.

        Every step has its time; what is not done by then is done after the next start.
        """
        self.admission.stopping = True
        at_work = {task for task in self._at_work if not task.done()}
        if at_work:
            await asyncio.wait(at_work, timeout=FINISHING)
        if not hasattr(self, "presenter"):
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(PAUSING):
                await self.presenter.boards.pause(self.tables.memory.lively(self.now() - LIVELY))

    def apply(self, settings: Settings) -> None:
        """Apply new limits, blocks and notice; other settings need a restart."""
        changed = [
            each for each in REREAD if getattr(settings, each) != getattr(self.settings, each)
        ]
        self.settings = self.admission.settings = settings
        if hasattr(self, "presenter") and self.presenter.boards.notice != settings.notice:
            boards = self.presenter.boards
            boards.notice = settings.notice
            for table in self.tables.memory.lively(self.now() - NOTICED):
                boards.refresh(table)
        log.info("the settings were read again; changed: %s", ", ".join(changed) or "nothing")

    def answers_given(self, table: int) -> int | None:
        """Return the number of answers of a table in memory."""
        return self.tables.memory.given(table) if hasattr(self, "tables") else None

    async def on_interaction(self, interaction: Interaction) -> None:
        """Pass on presses, choices and typed text, on messages of any age."""
        self.acknowledgements.arrived(interaction.id)
        self.clock.has_passed(interaction.created_at.timestamp())
        data: Any = interaction.data
        if interaction.type is discord.InteractionType.component:
            await self.clicked(interaction, data["custom_id"], data.get("values", []))
        elif interaction.type is discord.InteractionType.modal_submit:
            await self.clicked(interaction, data["custom_id"], typed(data["components"]))

    def at_work(self, interaction: Interaction) -> None:
        """Record an interaction as being handled, with its person."""
        if not uninvited(interaction):
            self.services.members.here(interaction.guild_id, interaction.user)
            for person, name in chosen_people(interaction):
                self.services.names.hear(interaction.guild_id or 0, person, name)
        self.services.persons.learn(interaction.user.id, str(interaction.locale))
        if task := asyncio.current_task():
            self.supervisor.mind(task)
            self._at_work.add(task)
            task.add_done_callback(self._at_work.discard)

    async def clicked(self, interaction: Interaction, custom_id: str, values: list[str]) -> None:
        """Answer a click or a form."""
        self.at_work(interaction)
        with CLICK.time():
            await self.answers.to(interaction, self._taken(interaction, custom_id, values))
        self.services.routes.learn(interaction)
        await self.presenter.first_results.tell(interaction)

    async def on_app_command_completion(
        self, interaction: Interaction, command: app_commands.Command[Any, ..., Any]
    ) -> None:
        """Tell a person of their first result, as after a click."""
        await self.presenter.first_results.tell(interaction)

    async def read_texts(self, interaction: Interaction) -> None:
        """Read the texts of an interaction's languages beside the loop."""
        await self.services.read(interaction.locale, interaction.guild_locale)

    async def _taken(self, interaction: Interaction, custom_id: str, values: list[str]) -> None:
        await self.read_texts(interaction)
        self.admission.check(interaction, pressed(custom_id).kind is Kind.PRIVACY)
        if not await self.other_workers.answer(interaction, custom_id):
            await self.clicks.take(interaction, custom_id, values)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for a shard's turn, also among those of other processes."""
        limits = self.fetch_session_start_limits
        if not await self.other_workers.turn_to_identify(shard_id or 0, limits):
            await super().before_identify_hook(shard_id, initial=initial)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note an outage of these servers."""
        self._cut_off.add(shard_id)

    async def on_shard_connect(self, shard_id: int) -> None:
        """Record that a shard's servers can play again."""
        self._cut_off.discard(shard_id)

    on_shard_resumed = on_shard_connect

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Note an outage of one server, which Discord cannot reach."""
        self.watch.lose(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Record that a server can play again."""
        await self.watch.find(guild.id)

    on_guild_remove = on_guild_available  # a server that the bot has left is not waited for

    async def _serve(self, clock: Scheduler, rounds: Scheduler) -> None:
        """Serve tables: shift clocks, run them, refresh boards."""
        await self.wait_until_ready()
        await self.services.read(*(guild.preferred_locale for guild in self.guilds))
        await self.watch.begin()
        for guild in self.guilds:
            if guild.unavailable:
                self.watch.lose(guild.id)
        self._behind.set()
        self.supervisor.keep("bringing boards up to date", self._keep_up_to_date)
        self.supervisor.keep("the clock", clock.run)
        self.supervisor.keep("the rounds of cups", rounds.run)
        self.supervisor.keep("the watch over outages", self.watch.run)
        self.supervisor.keep("the side messages", self.presenter.beside.run)
        self.supervisor.keep("the podiums", self.presenter.podiums.run)
        self.supervisor.keep("the cups", self.presenter.cups.run)
        self.supervisor.keep("the shared days", self.presenter.dailies.run)
        self.supervisor.keep("the gatherings", self.presenter.gatherings.run)
        self.supervisor.keep("the scheduled events", self.presenter.scheduled.run)
        self.supervisor.keep("the messages of other processes", self.other_workers.serve)

    async def _keep_up_to_date(self) -> None:
        """Refresh all messages behind the store, after a start or an outage."""
        while True:
            await self._behind.wait()
            self._behind.clear()
            try:
                await self.presenter.resume()
            except Exception:
                self._behind.set()
                raise

    async def _do_chores(self) -> None:
        await self.wait_until_ready()
        await self.maintenance.run()

    async def _round_is_due(self, cup: int) -> None:
        server = (await self.cups.get(cup)).record.server
        if not await self.watch.serves(server):
            await self.watch.served_again(server)
            return
        if not self.clock.is_right():
            await self.clock.right()
            return
        await self.cups.look(cup)

    async def _time_is_up(self, table: int) -> None:
        server = (await self.tables.get(table)).record.server
        if not await self.watch.serves(server):
            # Nobody could have done anything.  What is still due after that, the clock asks again.
            await self.watch.served_again(server)
            return
        await self.tables.expire(table, ends=self.clock.is_right())
        self.presenter.boards.ask(table)  # whoever is waited for may have to be called
        await self.clock.right(WAITING)


APPLICATION = "application"
"""Under which name the store remembers whose database it is."""


async def check_application(store: SqlStore, application: int, adopt: bool) -> None:
    """Make a database the application's, or see that it is.

    To another application all its channels would be gone, and it would end what is played there.

    Raises:
        Failure: it is another one's, and not to be adopted.
    """
    known = await store.recall(APPLICATION)
    if known not in (None, str(application)) and not adopt:
        raise Failure(
            f"The database belongs to application {known}, and DISCORD_TOKEN to {application}: set "
            "the right token, or POEPPEL_DATABASE to another database. `bot.py run --adopt` takes "
            "it over on purpose."
        )
    if known != str(application):
        await store.remember(APPLICATION, str(application))
        if known is not None:
            log.warning("The database of application %s is taken over by %s", known, application)


# The command tree: admission to commands, their failures, and their upload.


SYNCED = "commands"
"""Under which name the store remembers which commands Discord knows."""


BAD_REQUEST = 400
"""Discord's status for a payload that it cannot take."""

USER_INSTALL_IS_OFF = (
    "POEPPEL_USER_INSTALL is 1, but Discord takes no commands for persons: in the developer portal, "
    "under Installation, tick User Install, then restart the bot. The commands of servers are there"
)


class Tree(app_commands.CommandTree[Any]):
    """The commands; a failing one answers in one sentence."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Note the person, and wait for an answer.

        All admitted may use all commands.
        """
        interaction.client.at_work(interaction)
        if interaction.type is discord.InteractionType.application_command:
            assert interaction.command is not None, "it is in the tree"
            Prompt(interaction, deferral(interaction.command.extras))
            await interaction.client.read_texts(interaction)
            try:
                own = isinstance(getattr(interaction.command, "binding", None), Privacy)
                interaction.client.admission.check(interaction, own)
            except Refused as refused:
                await interaction.client.answers.failed(interaction, refused)
                return False
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Report an error."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await interaction.client.answers.failed(interaction, cause)


async def tell_of_commands(tree: app_commands.CommandTree[Any], store: SqlStore) -> None:
    """Tell Discord of the commands, unless it knows them.

    What we remember of that is not enough: an older database may have been put back, or another one
    be used with the same token.
    """
    ours = commands_hash(await commands_payload(tree))
    if await store.recall(SYNCED) == f"{ours} {await _known(tree.client)}":
        return
    try:
        await tree.sync()
    except discord.HTTPException as error:
        if not tree.client.settings.user_install or error.status != BAD_REQUEST:
            raise
        keep_to_servers(tree)
        await tree.sync()
        log.error(USER_INSTALL_IS_OFF)
        ours = commands_hash(await commands_payload(tree))
    await store.remember(SYNCED, f"{ours} {await _known(tree.client)}")
    log.info("commands synced")


async def _known(client: discord.Client) -> str:
    """Return the commands known to Discord, each as last uploaded."""
    found = await client.http.get_global_commands(client.application_id or 0)
    return ",".join(sorted(f"{each['id']}:{each.get('version')}" for each in found))
