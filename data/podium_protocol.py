"""The store's protocol for podiums of seasons."""

from __future__ import annotations

from typing import Any, Protocol

from data.records import Podium


class PodiumStore(Protocol):
    """Podiums: messages with the best players of a season; see `Store`."""

    async def add_podium(self, podium: Podium) -> bool:
        """Store a season's podium unless there is one; return whether stored."""
        ...

    async def podium(self, server: int, season: str) -> Podium | None:
        """Return the podium of a season, if any."""
        ...

    async def change_podium(self, server: int, season: str, **fields: Any) -> None:
        """Store fields of a podium; nothing where it is gone."""
        ...

    async def podiums(self, server: int) -> list[Podium]:
        """Return a server's podiums, the latest first."""
        ...

    async def due_podiums(self, refused: float, now: float) -> list[Podium]:
        """Return the podiums at home here with outdated messages.

        Args:
            refused: those that were refused later rest.
            now: the moment; those that may be posted still are among them in any case.
        """
        ...

    async def renew_podiums(self, person: int) -> None:
        """Mark the podiums that name a person for redrawing."""
        ...

    async def next_server_remembered(self, after: int) -> int | None:
        """Return the next server here with results or podiums, or None."""
        ...

    async def delete_podiums(self, server: int, before: float) -> None:
        """Delete a server's podiums that could be posted until *before* a moment."""
        ...

    async def without_podium(self, season: str) -> list[int]:
        """Return the servers here with a leaderboard, but without a season's podium."""
        ...

    async def latest_channels(self, server: int, most: int) -> list[int]:
        """Return the channels of a server's tables, the latest first."""
        ...
