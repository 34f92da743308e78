"""Whatever gets lost, there is one board, and what is left of others goes."""

from __future__ import annotations

from pathlib import Path

from data.records import Change
from data.store_protocol import DatabaseFull
from tests.cogs.playing import begun, host, hosted, table, threads
from tests.simulation import Seen, Simulation

MESSAGE = "/channels/*/messages/*"
MESSAGES = "/channels/*/messages"


def public(world: Simulation) -> list[Seen]:
    return [each for each in world.messages() if not each.private]


def fill(world: Simulation, times: int) -> None:
    """Let the next changes find no room."""
    store, left = host(world).store, [DatabaseFull(file="f")] * times
    commit = store.commit

    async def full(change: Change) -> None:
        if left:
            raise left.pop()
        await commit(change)

    store.commit = full  # type: ignore[method-assign]


async def test_a_post_that_never_arrived_is_not_looked_for_once_the_table_is_closed(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        world.lose("POST", MESSAGES)
        await world.slash(world.people[0], "table show")
        assert (await table(world)).record.posting
        with world.inside():
            await host(world).tables.abandon(1)
        await world.advance(60)
        assert (await table(world)).record.posting == 0
        assert public(world) == [board]
        assert list(board.buttons.values()) == ["e:1:again"]


async def test_an_old_board_goes_also_where_the_newer_one_was_deleted_and_the_table_closed(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        world.refuse("DELETE", MESSAGE, 429, 40062, times=None)
        await world.slash(world.people[0], "table show")
        world.env.backend.delete_message(world.channel.id, world.last().id)
        with world.inside():
            await host(world).tables.abandon(1)
        await world.advance(5)
        assert board.here
        assert (await table(world)).record.message is None
        world.mended()
        await world.advance(60)
        assert not board.here


async def test_a_table_that_could_neither_be_moved_to_its_thread_nor_be_closed_is_shown(
    tmp_path: Path,
) -> None:
    """It is open, though its channel had no room for it: people have to find it."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play")
        await threads(world)
        fill(world, 2)
        with world.expecting_errors("store"):
            await world.slash(ben, "play")
        assert (await table(world, 2)).record.status == "lobby"
        await world.advance(5)
        assert world.last().id == (await table(world, 2)).record.message
        assert "l:2:join" in world.last().buttons.values()
