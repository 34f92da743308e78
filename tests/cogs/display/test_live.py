"""Live messages: what is late, refused or given up leaves one true message, and nothing private in public."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.display.delivery import OLD
from cogs.later import STRAY
from cogs.platform import interactions
from engine.hosting.actions.lobby import set_private
from tests.cogs.display.test_copies import TOY, goes_on, whispers
from tests.cogs.playing import asked, begun, ends, host, hosted, move, race, sent, table, unpressed
from tests.words import EN, like

MESSAGES = "/channels/*/messages"


async def test_a_hand_sent_after_an_acknowledgement_stays_true_and_off_the_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The token of an acknowledged click stands for the board; the hand has a number of its own."""
    monkeypatch.setattr(interactions, "CROWD", 0)
    async with hosted(tmp_path / "p.sqlite3", 3, **TOY) as world:
        board = await begun(world)
        [seat] = (await table(world)).waiting()
        who = (await table(world)).controller(seat).person
        person = next(each for each in world.people if each.id == who)
        await world.click(person, board, EN("button-my-hand"))
        [hand] = whispers(world)
        before = hand.text, dict(hand.buttons)
        await goes_on(world)
        await world.settle()
        title = like(EN, "hand-title")
        assert (bool(title.search(hand.text)), title.search(board.text)) == (True, None)
        assert (hand.text, dict(hand.buttons)) != before


async def test_an_old_hand_that_stays_for_now_goes_after_the_table_is_over(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        person, other = await asked(world)
        old, hand = world.last(other.dm), world.last(person.dm)
        world.refuse("DELETE", f"/channels/{other.dm.id}/messages/*", 500, times=None)
        world.refuse("PATCH", f"/channels/{other.dm.id}/messages/{old.id}", 500, times=None)
        await world.advance(OLD + 1)
        await world.click(person, hand, next(iter(hand.buttons)))
        assert world.last(other.dm) != old
        assert old.here
        await ends(world, world.people[0])
        await world.advance(5)
        world.mended()
        await world.advance(120)
        assert (old.here, await host(world).store.hands(1)) == (False, [])


async def test_an_older_edit_of_a_private_answer_never_lands_after_the_answer_to_a_click(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord holds the edit by the older token up; the click comes meanwhile."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada = world.people[0]
        await world.slash(ada, "play")
        message = world.last()
        (menu,) = (await world.click(ada, message, EN("button-host"))).messages
        edit, left = discord.Interaction.edit_original_response, [1]
        go = asyncio.Event()

        async def slowly(*given: Any, **named: Any) -> Any:
            if left:
                left.pop()
                await go.wait()
            return await edit(*given, **named)

        monkeypatch.setattr(discord.Interaction, "edit_original_response", slowly)
        with world.inside():
            private = partial(set_private, private=True)
            await host(world).tables.set_up(1, lambda record, _: private(record, ada.id))
        await world.settle()
        assert left == [], "the older edit is under way"

        async def release() -> None:
            for _ in range(3000):
                await asyncio.sleep(0)
            go.set()

        releasing = asyncio.create_task(release())
        await world.forge(ada, menu, "l:1:open")
        await releasing
        await world.settle()
        assert EN("button-private") in menu.buttons


async def test_a_post_that_arrived_is_found_though_it_is_refused_when_sent_again(
    tmp_path: Path,
) -> None:
    """Its nonce must not be forgotten: an earlier try may have arrived."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        world.cut("POST", MESSAGES)
        await world.slash(world.people[0], "table show")
        world.refuse("GET", MESSAGES, 403, 50001)
        world.refuse("POST", MESSAGES, 403, 50013)
        await world.advance(180)
        assert world.mended(), "both were refused"
        boards = [each for each in world.messages() if not each.private]
        assert [each.id for each in boards] == [(await table(world)).record.message]
        assert (await table(world)).record.posting == 0


async def test_an_answer_to_a_click_that_arrives_late_does_not_stay(tmp_path: Path) -> None:
    """Not a step of a choice, but a click that counts: the queue has edited the board since."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        arrive = world.stray("/interactions/*/callback", "POST")
        await move(world, board)
        await world.slash(world.people[2], "table leave")
        await world.advance(STRAY / 2)
        now = board.text
        arrive(board)
        assert board.text != now
        await world.advance(STRAY)
        assert board.text == now


async def test_a_click_on_a_private_hand_is_answered_by_one_call(tmp_path: Path) -> None:
    """Nothing else edits that message: neither its older token nor the queue."""
    async with hosted(tmp_path / "p.sqlite3", 3, **TOY) as world:
        board = await begun(world)
        [seat] = (await table(world)).waiting()
        who = (await table(world)).controller(seat).person
        person = next(each for each in world.people if each.id == who)
        (hand,) = (await world.click(person, board, EN("button-my-hand"))).messages
        unpressed(world, board)
        with sent(world) as requests:
            await world.click(person, hand, next(iter(hand.buttons)))
            await world.advance(5)
        assert requests.count("POST callback") == 1
        assert "PATCH @original" not in requests
