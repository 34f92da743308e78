"""Former games, and the things they hand on to the next table."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from data.records import TableRecord
from data.store.errors import DamagedTable
from engine.hosting.actions.rematch import check_rules
from engine.hosting.service.store import Store
from engine.hosting.state.refusals import Refused
from engine.hosting.state.setups import setup
from engine.system import System


async def wanted(store: Store, server: int, channel: int) -> tuple[int, ...]:
    """Return the people with a wish for the next game here."""
    if (table := await store.latest_over(server, channel)) is None:
        return ()
    try:
        last = await store.load(table)
    except DamagedTable:
        return ()
    return setup(last).asking if last else ()


async def last(
    store: Store, catalog: Mapping[str, System], record: TableRecord
) -> TableRecord | None:
    """Return the former game that a lobby may offer again."""
    before = setup(record).before if record.status == "lobby" else 0
    if not before:
        return None
    with suppress(DamagedTable, Refused):
        last = await store.load(before)
        if last is not None and (system := catalog.get(last.game)):
            check_rules(last, system)
            return last
    return None
