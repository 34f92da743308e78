"""After ``/privacy delete`` no message that is known names the person any more."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from cogs.messages import presenter
from cogs.messages.presenter import delete as deleted
from cogs.views.posting import HINDSIGHT, LINE, REPLAY, ROUND
from data.store.sql_base import SqlBase
from engine.catalog import CATALOG
from tests.cogs.admins.test_blocked import over
from tests.cogs.handlers.test_posting import button, posts
from tests.cogs.handlers.test_posting import shown as private_view
from tests.cogs.playing import again, begun, host, hosted, move
from tests.cogs.test_privacy import delete
from tests.cogs.views.test_replay import quick
from tests.simulation import Person, Seen, Simulation
from tests.soak import soaked
from tests.test_deletion import holds, rows
from tests.trials import seated

SOME = {(REPLAY, 0), (REPLAY, 6), (HINDSIGHT, 3), (ROUND, 2), (LINE, 1)}
"""Moments of a deletion that are tried at every run; all others are in the soak."""


def shown(message: Seen) -> str:
    """All that can be read in a message: texts, descriptions of pictures, buttons, menus."""
    options = (label for menu in message.menus.values() for label in menu)
    return "\n".join([message.text, *message.alt, *message.buttons, *options])


def naming(world: Simulation, person: Person) -> Iterator[Seen]:
    """The messages in which a person is named or mentioned, wherever they are."""
    for channel in (world.channel, *(each.dm for each in world.people)):
        for message in world.messages(channel):
            name = re.search(rf"\b{person.name}\b|{person.id}", shown(message))
            if message.here and name:
                yield message


@pytest.mark.parametrize("ended", [False, True])
@pytest.mark.parametrize("game", CATALOG)
async def test_every_message_is_without_the_name(game: str, ended: bool, tmp_path: Path) -> None:
    """Boards, hands of others, results, and the private answers that are kept true."""
    async with hosted(tmp_path / "p.sqlite3", seated(CATALOG[game])) as world:
        ada, ben, *_ = world.people
        board = await begun(world, game=game)
        if game in ("classic", "tournament", "walls"):
            for _ in range(6):
                await move(world, board)
        await world.slash(ben, "table offer")
        await world.slash(ada, "table log")
        await world.slash(ada, "table text")
        if ended:
            await over(world)
        assert [*naming(world, ben)], "he is named, or nothing is to be seen here"
        await delete(world, ben)
        await world.advance(30)
        assert [shown(each) for each in naming(world, ben)] == []
        server = world.server.id
        assert host(world).services.names.get(server, ben.id) is None, "nor is he known in memory"
        assert [*naming(world, ada)], "the others are named still"
        await again(world)
        await world.advance(30)
        assert [shown(each) for each in naming(world, ben)] == []


class AtStep:
    """Something done while a bot waits for its store, the so-manieth time from now on."""

    def __init__(self, step: int, work: Callable[[], Awaitable[None]]) -> None:
        self.left, self._work = step, work
        self.task: asyncio.Task[None] | None = None

    async def arrived(self) -> None:
        self.left -= 1
        if self.left < 0 and self.task is None:
            self.task = asyncio.ensure_future(self._work())
            await asyncio.wait({self.task}, timeout=1.0)  # longer, where it waits for this one


@pytest.mark.parametrize(
    ("what", "step"),
    soaked(product((REPLAY, HINDSIGHT, ROUND, LINE), range(12)), SOME),
)
async def test_a_deletion_while_a_view_is_posted_leaves_no_name(
    what: str, step: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names and ids are read before slow work: they are neither stored nor posted after it."""
    monkeypatch.setattr(presenter, "WAITS", 0.0)  # so that it ends before the post goes on
    file = tmp_path / "p.sqlite3"
    async with hosted(file, 2) as world:
        ada, ben = world.people
        result, bot = await quick(world), host(world)
        private = await private_view(world, ada, result, HINDSIGHT if what == LINE else what)
        press = next((x for x in private.buttons.values() if x.startswith(button(what))), "")
        race = AtStep(step, lambda: deleted(bot.services, bot.presenter, ben.id))
        reads = {name: getattr(SqlBase, name) for name in ("_read", "_transact")}

        def slow(name: str) -> Callable[..., Any]:
            async def wrapped(self: Any, *given: Any) -> Any:
                await race.arrived()
                found = await reads[name](self, *given)
                await race.arrived()
                return found

            return wrapped

        slowed: Any = {name: slow(name) for name in reads}
        with patch.multiple(SqlBase, **slowed):
            await world.forge(ada, private, press or button(what))
            if race.task is None:
                await deleted(bot.services, bot.presenter, ben.id)
            else:
                await race.task
        await world.advance(60)
        assert [shown(each) for each in posts(world) if ben.name in shown(each)] == []
        assert holds(rows(file), ben.id) == []
