"""Links that lead from one message of a table to another."""

from __future__ import annotations

from data.records import TableRecord


def link(record: TableRecord) -> str:
    """Return the address of a table's board, or of its channel while there is none."""
    place = f"https://discord.com/channels/{record.server}/{record.channel}"
    return f"{place}/{record.message}" if record.message else place
