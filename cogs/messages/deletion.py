"""Deletion of a person's data: seats, hands and pings go first."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from cogs.desk import Desk
from cogs.messages.presenter import Presenter
from data.store.workers import Notice
from engine.hosting.state.refusals import Refused

WAITS = 5.0
"""Seconds for which a deletion waits at most until messages say what is true after it."""


async def delete(desk: Desk, presenter: Presenter, person: int) -> None:
    """Give up a person's seats, and delete their data.

    Boards of games that are over are drawn anew after that, one by one, also after a restart; the homes
    of other tables do the same there.
    """
    tables = [table async for table in desk.store.traces(person)]
    home, own = desk.store.home, list[int]()
    for table in tables:
        server = None if home.whole else await desk.store.server_of(table)
        if server is None or home.holds(server):
            own.append(table)
        else:
            await desk.store.letters.tell(Notice("gone", person, table), home.shard(server))
    await take_out(desk, presenter, person, own)
    await desk.store.take_out(person)
    await desk.store.letters.tell(Notice("chosen", person))
    presenter.podiums.hurry()
    desk.persons.forget(person)
    desk.names.forget(person)


async def take_out(desk: Desk, presenter: Presenter, person: int, tables: Sequence[int]) -> None:
    """Give up a person's seats here, and erase their data at tables."""
    loop = asyncio.get_running_loop()
    until = loop.time() + WAITS

    def left() -> float:
        return max(0.0, until - loop.time())

    for table in tables:
        with suppress(Refused):  # it is over
            await desk.tables.leave(table, person)
    for table in tables:
        if not await presenter.hands.done(
            (table, person), left()
        ):  # shows cards, and will show none
            await presenter.hands.disown(table, person)
        await presenter.boards.done(table, left())
        if not await presenter.boards.pings.done((table, person), left()):  # and call them no more
            await presenter.boards.pings.disown(table, person)
        await desk.tables.memory.take_out(table, person)
    presenter.renew(tables[::-1])  # boards may name them still
