"""Boards that cannot be shown, and the reason told to players."""

from __future__ import annotations

import discord
from msgspec import Struct

from cogs.platform.discord_errors import Trouble
from cogs.platform.permissions import in_words, lacking, needed
from data.shipped.texts import Texts


class BlockedPlace(Struct):
    """The place of a blocked board."""

    server: int
    channel: int
    why: Trouble
    told: bool = False
    """Whether a person who clicked on it was told."""


class BlockedBoards:
    """The boards that cannot be shown."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._places: dict[int, BlockedPlace] = {}
        """By table."""

    def __contains__(self, table: int) -> bool:
        return table in self._places

    def add(self, table: int, server: int, channel: int, why: Trouble) -> None:
        """Record a board that cannot be shown."""
        self._places[table] = BlockedPlace(server, channel, why)

    def remove(self, table: int) -> bool:
        """Note a shown board; return whether it was blocked."""
        return self._places.pop(table, None) is not None

    def on(self, server: int) -> list[int]:
        """Return the tables of a server with blocked boards."""
        return [table for table, place in self._places.items() if place.server == server]

    def to_tell(self, table: int) -> bool:
        """Return True once per board: the clicker has not been told yet."""
        place = self._places.get(table)
        if place is None or place.told:
            return False
        place.told = True
        return True

    def missing(self, table: int, texts: Texts) -> str:
        """Return the reason for a missing board, if any."""
        place = self._places.get(table)
        return "" if place is None else self._in_words(place, texts)

    def in_channel(self, channel: int | None, texts: Texts) -> str:
        """Return the reason for missing boards in a channel, if any."""
        place = next((each for each in self._places.values() if each.channel == channel), None)
        return "" if place is None else self._in_words(place, texts)

    def _in_words(self, place: BlockedPlace, texts: Texts) -> str:
        names = lacking(self._client, place.server, place.channel)
        where = self._client.get_channel(place.channel)
        wanted = in_words(texts, names or needed(where))
        return texts(
            "board-hidden", channel=f"<#{place.channel}>", permissions=wanted, why=place.why.value
        )
