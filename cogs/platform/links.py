"""Links that lead from one message of a table to another."""

from __future__ import annotations

from data.records import TableRecord


def link(record: TableRecord) -> str:
    """Return the address of a table's board, or of its channel."""
    place = place_of(record)
    return f"{place}/{record.message}" if record.message else place


def place_of(record: TableRecord) -> str:
    """Return the address of a table's channel, which its board's begins with."""
    return f"https://discord.com/channels/{record.server}/{record.channel}"
