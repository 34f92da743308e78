"""After ``/privacy delete`` no message that is known names the person any more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.catalog import CATALOG
from tests.cogs.admins.test_blocked import over
from tests.cogs.playing import again, begun, host, hosted, move
from tests.cogs.test_privacy import delete
from tests.simulation import Person, Seen, Simulation


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
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        ada, ben, _ = world.people
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
        assert host(world).desk.names.get(server, ben.id) is None, "nor is he known in memory"
        assert [*naming(world, ada)], "the others are named still"
        await again(world)
        await world.advance(30)
        assert [shown(each) for each in naming(world, ben)] == []
