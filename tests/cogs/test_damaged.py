"""Tables that cannot be played any more: they harm no other, and can be closed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.cogs.playing import again, begun, host, hosted, table
from tests.simulation import Simulation
from tests.words import EN

UNPLAYABLE = EN("table-unplayable", table=1)

DAMAGES = {
    "a game that is not offered": "game = 'goose'",
    "a row that is malformed": "contributions = CAST('{' AS BLOB)",
    "a table that is malformed": "snapshot = CAST('nonsense' AS BLOB)",
    "rules that are malformed": "setup = CAST('[]' AS BLOB)",
    "a preset that is unknown": "setup = CAST(json_object('preset', 'goose') AS BLOB)",
    "a newer version of the game": "version = 99",
}
every_damage = pytest.mark.parametrize("damage", DAMAGES)


@asynccontextmanager
async def damaged(file: Path, damage: str) -> AsyncIterator[Simulation]:
    """A world in whose channel is a table that was damaged while the bot was away."""
    async with hosted(file, 2) as world:
        await begun(world)
        await host(world).store._write(f"UPDATE tables SET {DAMAGES[damage]}")
        with world.expecting_errors("cannot be|damaged|Unplayable"):
            await again(world)
            await world.slash(world.people[0], "tables")
        yield world


@every_damage
async def test_every_other_command_works_beside_a_damaged_table(
    tmp_path: Path, damage: str
) -> None:
    async with damaged(tmp_path / "p.sqlite3", damage) as world:
        ada, ben = world.people
        with world.expecting_errors("cannot be|damaged|Unplayable"):
            listed = (await world.slash(ada, "tables")).whisper
            rules = await world.slash(ada, "rules")
            await world.slash(ada, "play")
            await world.click(ben, world.last(), EN("button-join"))
            both = await world.slash(ada, "tables")
        assert listed == UNPLAYABLE
        assert EN("rules-games")[:40] in rules.messages[0].text
        assert UNPLAYABLE in both.whisper
        assert both.whisper.count("\n") == 1
        assert len((await table(world, 2)).people) == 2


@every_damage
async def test_a_moderator_closes_a_damaged_table(tmp_path: Path, damage: str) -> None:
    async with damaged(tmp_path / "p.sqlite3", damage) as world:
        ada, ben = world.people
        with world.expecting_errors("cannot be|damaged|Unplayable"):
            assert (await world.slash(ben, "table end")).whisper == UNPLAYABLE
            asked = (await world.slash(ada, "table end")).messages[0]
            assert asked.text == EN("sure-end", table=1, state="unplayable", players=0)
            await world.click(ada, asked, EN("sure-end.button"))
            assert not asked.here
        assert (await world.slash(ada, "tables")).sentence == EN("tables-none")
        assert await host(world).store.tables_in(world.channel.id) == []


@every_damage
async def test_a_damaged_table_goes_with_its_channel(tmp_path: Path, damage: str) -> None:
    async with damaged(tmp_path / "p.sqlite3", damage) as world:
        with world.expecting_errors("cannot be|damaged|Unplayable"):
            world.env.backend.delete_channel(world.channel.id)
            await world.settle()
        assert await host(world).store.tables_on(world.server.id) == []
