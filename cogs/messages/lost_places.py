"""Lost places: tables close and cups end as their channels go.

Discord tells of what goes meanwhile.  What has gone while the bot was away is found by a comparison after each start
and outage: only channels and threads that discord.py does not know are asked for, and only Discord's word that
there is no such channel counts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress

from cogs.messages.board_messages import Boards
from cogs.messages.cup_messages import CupMessages
from cogs.platform import request_tasks
from cogs.platform.discord_errors import Trouble, failure, trouble
from cogs.platform.request_budget import Rank
from cogs.services import Services
from engine.hosting.state.refusals import Refused, Unplayable

log = logging.getLogger("poeppel.lost_places")

PAUSE = 0.04
"""Seconds between two questions about channels."""


class LostPlaces:
    """The end of tables and cups without a place."""

    def __init__(self, services: Services, boards: Boards, cups: CupMessages) -> None:
        self.services, self._boards, self._cups = services, boards, cups

    async def close(self, tables: Iterable[int]) -> None:
        """Close tables, also those that cannot be played."""
        for table in tables:
            log.info("table %s: its place is gone", table)
            try:
                if await self._boards.place_gone(table) is not None:
                    self._boards.refresh(table)  # which tries again
            except Unplayable:
                await self.services.tables.discard(table)
            except Refused:
                log.info("table %s: unknown", table)

    async def compare(self) -> None:
        """Compare open tables and running cups with the channels there are."""
        async for record in self.services.store.open_tables():
            if await self._is_gone(record.server, record.channel):
                await self.close([record.id])
        for cup in await self.services.store.running_cups():
            with suppress(Refused):
                found = (await self.services.cups.get(cup)).record
                if await self._is_gone(found.server, found.channel):
                    await self._cups.place_gone(cup)

    async def _is_gone(self, server: int, channel: int) -> bool:
        """Return whether a channel of a known server is gone."""
        client = self.services.discord
        guild = client.get_guild(server)
        if guild is None or guild.unavailable or guild.get_channel_or_thread(channel) is not None:
            return False
        await asyncio.sleep(PAUSE)
        error = await failure(request_tasks.call(client.fetch_channel(channel), Rank.REST))
        return error is not None and trouble(error) is Trouble.PLACE_GONE
