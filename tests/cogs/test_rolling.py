"""Who rolls, as people see it: a switch of the lobby, and a button beside the one that rolls."""

from __future__ import annotations

import asyncio
from pathlib import Path

from engine.hosting.state.time_controls import LIMITS, LOOKS, SHOWN
from tests.cogs.playing import OPTIONS, asked, begun, host, hosted, lobby, table, turned
from tests.cogs.test_action_cards import SITTING, cards, placed
from tests.words import EN, like


async def test_a_host_has_the_dice_roll_by_themselves(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", people=2) as world:
        board, ada = await lobby(world), world.people[0]
        (menu,) = (await world.click(ada, board, EN("button-host"))).messages
        await turned(world, ada, menu, rolls=True)
        assert EN("option-rolls") in menu.ticked(OPTIONS)
        await world.click(ada, world.last(), EN("button-start"))
        while (session := await table(world)).lingers:
            await world.advance(SHOWN)
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
        assert (await host(world).services.persons.chosen(second.id)).rolls is None
        answer = await world.click(first, board, EN("button-roll-for-me"))
        assert answer.whisper == EN("rolls-from-now-on")
        assert EN("menu-rolls") in answer.whisper, "where it ends"
        assert (await host(world).services.persons.chosen(first.id)).rolls
        session = await table(world)
        assert first.id not in session.people_asked() or ("roll",) not in [
            session.running.options(seat) for seat in session.waiting()
        ]


async def test_where_a_card_is_held_the_board_says_when_it_rolls_and_waits_for_hands(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", people=3) as world:
        await cards(world)
        await placed(world, {0: "tandem"}, SITTING)
        tables, ada = host(world).tables, world.people[0]
        async with tables.memory.editing(1) as session:
            session.reset_timer()
            await tables.memory.save(session, session.change([], world.now()))
        await world.settle()
        seconds = int(LIMITS["roll"] or 0)
        assert EN("board-rolls", seconds=seconds) in world.last().text
        await world.click(ada, world.last(), EN("button-my-hand"))
        session = await table(world)
        assert session.record.due == world.now() + seconds + LOOKS
        assert EN("board-rolls", seconds=seconds + int(LOOKS)) in world.last().text
        seq = session.running.seq
        await world.advance(seconds + LOOKS - 1)
        assert (await table(world)).running.seq == seq
        await world.advance(1)
        assert (await table(world)).record.seq > seq


async def test_a_card_that_is_looked_at_in_a_hand_by_message_holds_the_roll_as_well(
    tmp_path: Path,
) -> None:
    """That hand is open all the time: to take a card from it is the first press."""
    async with hosted(tmp_path / "p.sqlite3", people=3) as world:
        await cards(world)
        await placed(world, {0: "sprint"}, SITTING)
        tables, ada = host(world).tables, world.people[0]
        async with tables.memory.editing(1) as session:
            session.reset_timer()
            await tables.memory.save(session, session.change([], world.now()))
        await world.settle()
        due = (await table(world)).record.due or 0
        for _ in range(2):
            await world.click(ada, world.last(ada.dm), EN("kind-sprint"))
            assert (await table(world)).record.due == due + LOOKS
            await world.click(ada, world.last(ada.dm), EN("button-back"))


async def test_two_hands_opened_at_once_hold_a_roll_once(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", people=3) as world:
        await cards(world)
        await placed(world, {0: "tandem"}, SITTING)
        tables = host(world).tables
        async with tables.memory.editing(1) as session:
            session.reset_timer()
            await tables.memory.save(session, session.change([], world.now()))
        due = (await table(world)).record.due or 0
        await asyncio.gather(*(tables.looks(1, each.id) for each in world.people))
        assert (await table(world)).record.due == due + LOOKS
