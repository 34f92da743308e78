"""A game that is over makes room, as soon as the next lobby opens in its channel."""

from __future__ import annotations

from pathlib import Path

from tests.cogs.admins.test_blocked import over
from tests.cogs.playing import again, begun, ends, host, hosted, table
from tests.simulation import Seen, Simulation
from tests.words import EN

MESSAGES = "/channels/*/messages/*"


async def shown(world: Simulation) -> None:
    """Wait until boards are as they are to be, though nobody waits for that."""
    await world.advance(1)
    await world.settle()


def line(world: Simulation, board: Seen, key: str = "table-shrunk", **about: str | int) -> bool:
    """Whether a board is no more than its line, with a small picture."""
    said = EN(key, game=EN("game-classic"), table=1, **about)
    return board.text == said and len(board.pictures) == 1


async def test_a_game_that_is_over_shrinks_and_can_be_looked_back_on(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        _, ben = world.people
        await begun(world)
        await over(world)
        board = world.last()
        session = await table(world)
        assert session.play is not None
        winners, *_ = session.play.game.standings(session.play.table)
        names = {person.id: str(person) for person in world.people}
        who = EN.listed(names[session.controller(seat).person or 0] for seat in winners)
        before = list(board.buttons)
        assert EN("button-again") in before
        await world.slash(ben, "play")
        await shown(world)
        assert line(world, board, "table-shrunk.draw", who=who), "all are equal as they begin"
        assert list(board.buttons) == [each for each in before if each != EN("button-again")]
        assert [*board.pictures] != [], "with a small one"
        assert world.last().id > board.id, "it stays where it was"
        assert (await world.click(ben, board, EN("button-hindsight"))).messages[0].private


async def test_a_game_that_was_closed_shrinks_as_its_people_play_again(tmp_path: Path) -> None:
    """After a restart, too, it stays so, and the next lobby is none that has to make room."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        board = await begun(world)
        await ends(world, ada)
        await world.click(ben, board, EN("button-again"))
        await shown(world)
        assert line(world, board, who="", winners=0)
        assert board.buttons == {}
        await again(world)
        host(world).presenter.renew([1, 2])
        await shown(world)
        assert line(world, board, who="", winners=0)
        assert EN("button-join") in world.last().buttons


async def test_it_shrinks_once_it_can_be_edited_and_is_never_posted_anew(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        board = await begun(world)
        await ends(world, ada)
        await world.advance(2 * 3600)
        world.refuse("PATCH", MESSAGES, 400, 30046)
        await world.slash(ben, "play")
        lobby = world.last()
        await shown(world)
        assert board.here
        assert world.last() == lobby, "nothing is posted below the lobby"
        await world.advance(60)
        assert world.last() == lobby


async def test_a_game_elsewhere_stays_as_it_is(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada, ben = world.people
        board = await begun(world)
        await ends(world, ada)
        was = board.text
        await world.slash(ben, "play", where=world.server.create_text_channel("elsewhere"))
        await shown(world)
        assert board.text == was
        assert not (await table(world)).setup.shrunk
