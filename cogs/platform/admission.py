"""Admission: the operator's blocks, and the end of the process."""

from __future__ import annotations

from cogs.platform.interactions import Interaction
from cogs.platform.operator_settings import Settings
from data.store.sql_store import SqlStore
from engine.hosting.state.refusals import Refused


class Admission:
    """A gate that admits or refuses interactions."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.stopping = False
        """Whether nothing new is begun."""

    def check(self, interaction: Interaction, about_oneself: bool = False) -> None:
        """Check that a person may act here at present.

        All may ask for what is stored about themselves.

        Raises:
            Refused: they may not.
        """
        if self.stopping:
            raise Refused("stopping")
        blocked = frozenset[int]() if about_oneself else self.settings.blocked
        if interaction.user.id in blocked or interaction.guild_id in blocked:
            raise Refused("blocked-by-operator")

    async def check_room(self, store: SqlStore) -> None:
        """Check that one more table may be opened.

        Raises:
            Refused: there are as many as the operator wants.
        """
        most = self.settings.most_tables
        if most and await store.count_open() >= most:
            raise Refused("house-full")
