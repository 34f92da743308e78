"""Other processes of the bot: clicks are handed on, notices applied."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord
from msgspec import structs

from cogs.desk import Desk
from cogs.messages.deletion import take_out
from cogs.messages.presenter import Presenter
from cogs.platform.discord_errors import UNREACHED
from cogs.platform.interactions import Interaction
from cogs.platform.payloads import Payloads
from cogs.platform.persons import Change, Make
from cogs.widgets.custom_ids import pressed
from data.letters import Notice
from data.sql_store import SqlStore
from data.store_errors import StoreError
from engine.hosting.service.tables import Tables
from engine.hosting.state.person_settings import Person
from engine.hosting.state.refusals import Refused

log = logging.getLogger("poeppel.other_workers")


def telling(tables: Tables, store: SqlStore) -> Change:
    """Return a function that changes a person's settings in all processes."""

    async def change(person: int, make: Make) -> Person:
        matters = False

        def made(before: Person) -> Person:
            nonlocal matters
            after = make(before)
            # Each process learns itself in which language a person is there.
            matters = after != structs.replace(before, language=after.language)
            return after

        chosen = await tables.change_person(person, made)
        if matters:
            await store.letters.tell(Notice("chosen", person))
        return chosen

    return change


class OtherWorkers:
    """Messages to other processes, and from them."""

    def __init__(self, desk: Desk, presenter: Presenter) -> None:
        self._desk, self._presenter = desk, presenter
        self._payloads = None if desk.store.home.whole else Payloads(desk.discord)

    async def answer(self, interaction: Interaction, custom_id: str) -> bool:
        """Hand a direct-message click on to another process, its table's home.

        Returns:
            Whether it was handed on; then nothing else has to be done for the click.

        Raises:
            Refused: that home does not answer, or nobody understands the click.
        """
        if self._payloads is None or (click := self._payloads.of(interaction)) is None:
            return False
        table = pressed(custom_id).table
        store = self._desk.store
        server = await store.server_of(table) if table else None
        if server is None or store.home.holds(server):
            return False
        if not await store.letters.hand_on(store.home.shard(server), click):
            raise Refused("table-restarting")
        return True

    async def turn_to_identify(
        self, shard: int, limits: Callable[[], Awaitable[discord.SessionStartLimits]]
    ) -> bool:
        """Wait for a shard's turn to identify; return whether turns are taken.

        Args:
            shard: its number.
            limits: asks Discord how many may identify at a time.
        """
        if self._payloads is None:
            return False
        try:
            buckets = (await limits()).max_concurrency
            await self._desk.store.letters.identify(shard % buckets)
        except (StoreError, discord.GatewayNotFound, *UNREACHED) as error:
            log.warning("shard %s identifies without waiting for others: %s", shard, error)
            return False
        return True

    async def serve(self) -> None:
        """Serve letters until cancelled, or only waiting ones in a single process."""
        await self._desk.store.letters.serve(self._take, self._apply)

    def _take(self, click: bytes) -> None:
        assert self._payloads is not None, "others hand clicks on"
        self._payloads.hear(click)

    async def _apply(self, notice: Notice) -> None:
        desk, person = self._desk, notice.person
        if notice.kind == "gone":
            server = await desk.store.server_of(notice.table)
            if server is not None and not desk.store.home.holds(server):
                # It was told when there were more shards, or fewer.
                await desk.store.letters.tell(notice, desk.store.home.shard(server))
                return
            await take_out(desk, self._presenter, person, [notice.table])
            desk.names.forget(person)
        desk.persons.reread(person)
        self._presenter.podiums.hurry()
        desk.store.note_results()  # they may be taken out of them
        await desk.tables.apply_person(person)
        for table in await desk.store.tables_of(person, here=True):
            self._presenter.hands.renew(table, person)
