"""What Discord shows otherwise than it was sent, of which it tells in its answer."""

from __future__ import annotations

import copy
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from simcord.backend.models import Message

from tests.cogs.playing import asked, begun, host, hosted, leaves, lobby, race, sent, table
from tests.simulation import Seen, Simulation
from tests.words import EN


def without_buttons(message: Message) -> None:
    (container,) = message.components
    container["components"] = [each for each in container["components"] if each["type"] != ROW]


def with_other_pictures(message: Message) -> None:
    message.attachments = [*message.attachments, *message.attachments]


def without_its_flag(message: Message) -> None:
    message.flags = 0


ROW = 1
"""The type of a row of buttons."""


@pytest.mark.parametrize("alter", [without_buttons, with_other_pictures, without_its_flag])
async def test_a_message_that_discord_returns_altered_is_edited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alter: Callable[[Message], None]
) -> None:
    """What comes back after posting is looked at: the board is there, and is brought up to date."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        buttons = dict(board.buttons)
        commit, altered = world.env.backend.commit_message, list[int]()

        def commit_message(message: Message, **how: Any) -> Message:
            if not altered and message.components:
                altered.append(message.id)
                alter(message)
            return commit(message, **how)

        monkeypatch.setattr(world.env.backend, "commit_message", commit_message)
        before = len(world.requests)
        await world.slash(world.people[0], "table show")
        await world.advance(60)
        shown = world.last()
        assert altered == [shown.id]
        assert shown.id != board.id
        assert (await table(world)).record.message == shown.id
        made = [each for each in world.requests[before:] if each.method != "GET"]
        edits = [each for each in made if each.path.endswith(str(shown.id))]
        assert [each.method for each in edits] == ["PATCH"], "once, and no second board"
        if alter is without_buttons:
            assert set(shown.buttons) == set(buttons)
        record = (await table(world)).record
        assert record.shown == record.revision


async def test_a_message_that_discord_returns_unaltered_is_not_edited(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        await begun(world)
        with sent(world) as requests:
            await world.slash(world.people[0], "table show")
        assert "PATCH message" not in requests


async def test_a_lobby_that_discord_shows_otherwise_than_it_was_sent_is_edited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        commit, altered = world.env.backend.commit_message, list[int]()

        def commit_message(message: Message, **how: Any) -> Message:
            if not altered and message.components:
                altered.append(message.id)
                without_buttons(message)
            return commit(message, **how)

        monkeypatch.setattr(world.env.backend, "commit_message", commit_message)
        await world.slash(world.people[0], "play")
        await world.advance(60)
        lobby = world.last()
        assert altered == [lobby.id]
        await world.click(world.people[1], lobby, EN("button-join"))
        assert len((await table(world)).people) == 2


async def test_a_private_answer_that_discord_shows_otherwise_than_it_was_sent_is_edited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await race(world)
        commit, altered = world.env.backend.commit_message, list[int]()

        def commit_message(message: Message, **how: Any) -> Message:
            if not altered and message.components:
                altered.append(message.id)
                without_buttons(message)
            return commit(message, **how)

        monkeypatch.setattr(world.env.backend, "commit_message", commit_message)
        person, _ = await asked(world)
        await world.click(person, board, EN("button-my-hand"))
        hand = next(each for each in world.messages() if each.private)
        assert altered == [hand.id]
        assert hand.buttons


Edit = Callable[[], Awaitable[object]]


async def by_the_bot(world: Simulation) -> tuple[Seen, Edit]:
    """A lobby that the bot edits by its own token."""
    return await lobby(world), partial(host(world).tables.abandon, 1)


async def by_the_answer(world: Simulation) -> tuple[Seen, Edit]:
    """A lobby that is edited by the answer to a click."""
    shown = await lobby(world)
    return shown, partial(leaves, world, world.people[1], shown)


async def by_the_token(world: Simulation) -> tuple[Seen, Edit]:
    """A private menu that is edited by the token of the click that it answered."""
    board, person = await lobby(world), world.people[0]
    (menu,) = (await world.click(person, board, EN("button-host"))).messages
    await world.forge(person, menu, "people:1:nonsense")
    return menu, partial(leaves, world, world.people[1], board)


async def by_a_press(world: Simulation) -> tuple[Seen, Edit]:
    """A hand by direct message that is edited by the token of the last press on it."""
    await race(world)
    person, _ = await asked(world)
    hand = world.last(person.dm)
    await world.click(person, hand, next(iter(hand.buttons)))
    return hand, partial(host(world).tables.abandon, 1)


@pytest.mark.parametrize("way", [by_the_bot, by_the_answer, by_the_token, by_a_press])
async def test_an_edit_that_discord_shows_otherwise_is_in_the_log(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    way: Callable[[Simulation], Awaitable[tuple[Seen, Edit]]],
) -> None:
    """Another edit would come to the same; the operator can see why players see something else."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        message, edit = await way(world)
        assert "shows something else" not in caplog.text
        made = world.env.backend.edit_message

        def edit_message(*given: Any, **how: Any) -> Message:
            shown = copy.copy(made(*given, **how))
            without_its_flag(shown)
            return shown

        monkeypatch.setattr(world.env.backend, "edit_message", edit_message)
        await edit()
        await world.settle()
        assert f"message {message.id} shows something else: flags" in caplog.text
