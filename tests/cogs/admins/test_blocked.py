"""Whom a server has blocked does not come back by another way: play again, next time."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from cogs.admins import check
from data.records import Change
from tests.cogs.admins.test_panel import panel, put
from tests.cogs.playing import begun, host, hosted, lobby, meanwhile, table
from tests.cogs.test_appointments import appoint, planned
from tests.simulation import Simulation
from tests.words import EN


async def over(world: Simulation) -> None:
    """Let the game be over, as if somebody had won."""
    await host(world).tables.note(Change(table=1, status="ended", due=None), seen=True)
    await world.settle()


async def test_a_person_that_is_blocked_cannot_play_again(tmp_path: Path) -> None:
    """No seat is held for them, nobody calls them, and the board from before leads nowhere."""
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        ada, ben, cem, _ = world.people
        await begun(world)
        await over(world)
        board = world.last()
        await put(world, ada, await panel(world, ada, "care"), "blocked", ben.member)
        again = board.button(EN("button-again"))
        await world.click(cem, board, again)
        assert ben.id not in (await table(world, 2)).people
        assert ben.name not in world.last().text
        answer = await world.forge(ben, board, again)  # it is on the screen still
        assert EN("blocked-here") in answer.whisper
        session = await table(world, 2)
        assert len(session.record.contributions) == 1, "nobody but Cem has confirmed"


async def test_a_person_that_wanted_to_play_and_is_blocked_is_not_called(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        await world.slash(ada, "play")
        await world.click(ada, world.last(), EN("button-alone"))
        await host(world).tables.ask_next(1, ben.id, True)
        await host(world).tables.propose_end(1, ada.id, moderator=True)
        await world.settle()
        shown = await panel(world, ada, "care")
        await put(world, ada, shown, "blocked", ben.member)
        await world.slash(ada, "play")
        assert ben.name not in world.last().text


async def test_a_person_that_waits_behind_the_seats_and_is_blocked_gets_none(
    tmp_path: Path,
) -> None:
    """They could press nothing in the game, and all others would wait for them."""
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        ada, ben, *_ = world.people
        await lobby(world)
        await appoint(world)
        eve = world.add_person("Eve")
        await world.click(eve, world.last(), EN("button-wait"))
        await put(world, ada, await panel(world, ada, "care"), "blocked", eve.member)
        assert (await planned(world)).waiting == ()
        await host(world).tables.leave(1, ben.id)
        await world.click(ada, world.last(), EN("button-start"))
        session = await table(world)
        assert session.record.status == "running"
        assert eve.id not in session.people


async def test_a_person_that_is_blocked_as_their_command_waits_opens_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another table of the channel may be opening then."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        ada, server = world.people[0], world.server.id

        async def blocks(*_: object) -> None:
            await host(world).tables.settings.change_server(
                server, lambda chosen: structs.replace(chosen, blocked=(ada.id,))
            )

        meanwhile(monkeypatch, check, "check_place", blocks)
        assert EN("blocked-here") in (await world.slash(ada, "play")).whisper
        assert await host(world).store.tables_on(server) == []
        world.forgive("Refused")
