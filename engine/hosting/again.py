"""What a new table takes over from the tables before it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from data.records import TableRecord
from data.store_protocol import DamagedTable, Store
from engine.catalog import System
from engine.hosting import lobby
from engine.hosting.lobby import Refused
from engine.rules import BadRules


async def wanted(store: Store, server: int, channel: int) -> tuple[int, ...]:
    """Return who wanted to play next time when a game was last played somewhere."""
    if (table := await store.latest_over(server, channel)) is None:
        return ()
    try:
        last = await store.load(table)
    except DamagedTable:
        return ()
    return lobby.setup(last).asking if last else ()


async def last(
    store: Store, catalog: Mapping[str, System], record: TableRecord
) -> TableRecord | None:
    """Return the table whose game may be played once more, for a lobby that offers it."""
    before = lobby.setup(record).before if record.status == "lobby" else 0
    if not before:
        return None
    with suppress(DamagedTable, Refused):
        last = await store.load(before)
        if last is not None and (system := catalog.get(last.game)):
            check_rules(last, system)
            return last
    return None


def check_rules(record: TableRecord, system: System) -> None:
    """Make sure that rules of a while ago can still be played by.

    Raises:
        Refused: they cannot.
    """
    chosen = lobby.setup(record)
    try:
        system.values(chosen.preset, chosen.rules)
    except (BadRules, KeyError) as bad:
        raise Refused("unknown-preset") from bad
