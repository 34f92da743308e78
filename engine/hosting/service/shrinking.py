"""Finished tables, shrunk to make room for the next one."""

from __future__ import annotations

from data.records import Change
from engine.hosting.service.conflict_retry import retried
from engine.hosting.service.table_cache import TableCache
from engine.hosting.state.setups import setup_with


@retried
async def shrink(memory: TableCache, table: int) -> None:
    """Shrink a finished table to a line, as another has opened there."""
    async with memory.editing(table, game=False) as session:
        if not session.record.is_open and not session.setup.shrunk:
            small = setup_with(session.record, shrunk=True)
            change = Change(table=table, setup=small, shown=-1)
            await memory.save(session, change, seen=False)
