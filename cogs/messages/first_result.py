"""First results: one private sentence on stored data and its switch.

It comes beside the answer to the next click or command of the person.  It is noted with the result once it may have
arrived; where Discord refuses it, the next answer tries again.
"""

from __future__ import annotations

import logging

from cogs.desk import Desk
from cogs.platform import wire
from cogs.platform.discord_errors import failure, trouble
from cogs.platform.interactions import Interaction
from cogs.platform.lru import LruMap
from cogs.platform.request_budget import Rank
from data.store.errors import StoreError
from engine.hosting.service.table_cache import Changed

log = logging.getLogger("poeppel.first_result")


class FirstResults:
    """People to be told that results of theirs are kept."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._told: LruMap[int, bool] = LruMap()
        """The people of late who have been told, or have no results."""
        self._telling: set[int] = set()

    def changed(self, changed: Changed) -> None:
        """Look again at the people of a game that has ended."""
        for each in changed.change.results:
            if each.person is not None:
                self._told.pop(each.person, None)

    async def tell(self, interaction: Interaction) -> None:
        """Tell a person after an answer, unless they know."""
        person = interaction.user.id
        answered = interaction.response.is_done()
        if not answered or person in self._telling or self._told.get(person):
            return
        self._telling.add(person)
        try:
            self._told[person] = await self._tell(interaction)
        except StoreError as error:
            log.warning("not told that results are kept: %s", error)
        finally:
            self._telling.discard(person)

    async def _tell(self, interaction: Interaction) -> bool:
        """Tell a person; return whether nothing is left to tell."""
        store, person = self._desk.store, interaction.user.id
        if not await store.untold(person):
            return True
        text = self._desk.texts_for(interaction)("first-result")
        sending = interaction.followup.send(text, ephemeral=True, wait=True)
        error = await failure(wire.call(sending, Rank.ANSWER))
        if error is not None and not trouble(error).may_arrive:
            log.info("not told that results are kept: %s", trouble(error).value)
            return False
        await store.tell(person)
        return True
