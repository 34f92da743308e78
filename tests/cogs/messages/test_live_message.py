"""Live messages: what is late, refused or given up leaves one true message, and nothing private in public."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.messages.delivery import OLD
from cogs.platform import interactions
from cogs.platform.work_queue import STRAY
from data.records import Change
from engine.hosting.actions.lobby import set_options
from engine.hosting.service.tables import Tables
from tests.cogs.messages.test_ephemeral import TOY, goes_on, whispers
from tests.cogs.playing import (
    asked,
    begun,
    ends,
    host,
    hosted,
    move,
    others,
    race,
    sent,
    table,
    unpressed,
)
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
        assert (old.here, await host(world).store.hands(1)) == (False, {})


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
            private = partial(set_options, private=True)
            await host(world).tables.lobbies.set_up(1, lambda record, _: private(record, ada.id))
        await world.settle()
        assert left == [], "the older edit is under way"

        async def release() -> None:
            for _ in range(3000):
                await asyncio.sleep(0)
            go.set()

        releasing = asyncio.create_task(release())
        await world.forge(ada, menu, "lobby:1:options")
        await releasing
        await world.settle()
        assert menu.ticked("lobby:1:options") == []


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


async def test_a_hand_whose_channel_is_gone_comes_in_another(tmp_path: Path) -> None:
    """And nobody is said to get no direct messages."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await race(world)
        person, other = await asked(world)
        old, hand = world.last(other.dm), world.last(person.dm)
        world.refuse("PATCH", f"/channels/{other.dm.id}/messages/{old.id}", 404, 10003, times=None)
        await world.click(person, hand, next(iter(hand.buttons)))
        await world.advance(5)
        new = world.last(other.dm)
        assert (new != old, bool(new.buttons)) == (True, True)
        noted = await host(world).store.hands(1)
        assert noted[other.id].message == new.id
        assert EN("board-dm-closed", people=other.name, count=1) not in board.text


async def test_a_quiet_hand_is_edited_where_it_is_however_old(tmp_path: Path) -> None:
    """A name that has changed is no reason for a direct message at night."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await race(world)
        hands = [world.last(person.dm) for person in world.people]
        await world.advance(OLD + 1)
        with sent(world) as requests:
            host(world).presenter.hands.redraw(await table(world))
            await world.settle()
        assert requests == ["PATCH message"] * 2
        assert [world.last(person.dm) for person in world.people] == hands


async def test_a_click_on_a_board_that_may_not_be_shown_is_answered_with_it_however_old(
    tmp_path: Path,
) -> None:
    """No newer one can be posted: it is played by answers alone."""
    async with hosted(tmp_path / "p.sqlite3", 3) as world:
        board = await begun(world)
        unpressed(world)
        world.refuse("*", f"/channels/{world.channel.id}/messages*", 403, 50013, times=None)
        await world.slash(others(world, board)[0], "table leave")
        await world.advance(OLD + 1)
        assert 1 in host(world).presenter.hidden
        with sent(world) as requests:
            await move(world, board)
        assert requests.count("POST callback") == 1
        session = await table(world)
        assert session.record.shown == session.record.revision


async def test_a_click_on_a_board_or_an_edit_notes_only_the_shown_revision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which alone takes no transaction of its own."""
    noted = list[Change]()
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        note = Tables.note

        async def noting(tables: Tables, change: Change, **given: Any) -> Any:
            noted.append(change)
            return await note(tables, change, **given)

        monkeypatch.setattr(Tables, "note", noting)
        await move(world, board)
        assert [each.only_shown for each in noted] == [(await table(world)).record.shown]
        noted.clear()
        unpressed(world)
        with sent(world) as requests:
            with world.inside():
                await host(world).tables.propose_pause(1, world.people[0].id)
            await world.settle()
        assert requests.count("PATCH message") == 1, "an edit of the bot's own"
        assert [each.only_shown for each in noted] == [(await table(world)).record.shown]


@pytest.mark.parametrize("game", ["classic", "card_race"], ids=["board", "hand"])
async def test_a_click_that_came_too_late_is_not_acknowledged(game: str, tmp_path: Path) -> None:
    """That would be refused as well; the message is edited by its channel."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world, game=game)
        world.refuse("POST", "/interactions/*/callback", 404, 10062, times=None)
        person, _ = await asked(world)
        hand = board if game == "classic" else world.last(person.dm)
        with sent(world) as requests:
            await world.click(person, hand, next(iter(hand.buttons)))
            await world.advance(STRAY)
        assert requests.count("POST callback") == 1
        record = (await table(world)).record
        assert record.shown == record.revision


async def test_a_message_that_all_see_is_not_taken_away_as_a_private_answer(tmp_path: Path) -> None:
    """The token of an acknowledged click stands for the board."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        await move(world, board)
        click = host(world).services.routes.click_on(board.id)
        assert click is not None
        with world.inside():
            await host(world).presenter.ephemeral.gone(click)
        await world.settle()
        assert board.here


async def test_a_hand_that_is_to_be_drawn_anew_while_it_is_edited_is_edited_once_more(
    tmp_path: Path,
) -> None:
    """As where names are learned after a start, while hands are brought up to date."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        unpressed(world, await race(world))
        person, other = await asked(world)
        hand, path = world.last(person.dm), f"/channels/{other.dm.id}/messages/*"
        hands = host(world).presenter.hands
        world.meanwhile("PATCH", path, lambda: hands.refresh((1, other.id)))
        with sent(world) as requests:
            await world.click(person, hand, next(iter(hand.buttons)))
            await world.advance(5)
        here = f"PATCH /channels/{other.dm.id}/"
        edits = [each for each in world.requests[-len(requests) :] if str(each).startswith(here)]
        assert len(edits) == 2
