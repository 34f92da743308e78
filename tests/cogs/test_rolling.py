"""Who rolls, as people see it: a switch of the lobby, and a button beside the one that rolls."""

from __future__ import annotations

from pathlib import Path

from tests.cogs.playing import asked, begun, host, hosted, lobby, table
from tests.words import EN, like


async def test_a_host_has_the_dice_roll_by_themselves_and_the_lobby_says_so(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", people=2) as world:
        board, ada = await lobby(world), world.people[0]
        assert not like(EN, "lobby-rolls").search(board.text)
        (menu,) = (await world.click(ada, board, EN("button-host"))).messages
        await world.click(ada, menu, EN("button-roll-itself"))
        assert like(EN, "lobby-rolls").search(world.last().text)
        await world.click(ada, world.last(), EN("button-start"))
        session = await table(world)
        assert session.setup.rolls
        assert all(session.running.options(seat) != ("roll",) for seat in session.waiting())


async def test_beside_the_button_that_rolls_stands_one_to_have_it_done_from_then_on(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", people=2) as world:
        board = await begun(world)
        first, second = await asked(world)
        refused = await world.click(second, board, EN("button-roll-for-me"))
        assert like(EN, "not-your-turn").search(refused.sentence)
        assert (await host(world).desk.persons.chosen(second.id)).rolls is None
        await world.click(first, board, EN("button-roll-for-me"))
        assert (await host(world).desk.persons.chosen(first.id)).rolls
        session = await table(world)
        assert first.id not in session.people_asked() or ("roll",) not in [
            session.running.options(seat) for seat in session.waiting()
        ]
