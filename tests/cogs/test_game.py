"""A whole game of four, by clicks alone, through restarts and another process."""

from __future__ import annotations

import multiprocessing
import re
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec import json

from data.shipped.boards import load
from engine.chance import Pick, Roll, Shuffle
from engine.core import CHANCE
from engine.hosting.actions.answers import question_of
from engine.hosting.state.dice import Dice
from engine.views import RaceView
from tests.cogs.playing import (
    NAMES,
    again,
    begun,
    elsewhere,
    host,
    hosted,
    lobby,
    move,
    on_turn,
    table,
    unseen,
)
from tests.simulation import Seen, Simulation, close
from tests.words import ANY, EN, like

GOAL = load("classic-4").length

EVERY = 10
"""Clicks between two restarts."""

ELSEWHERE = 30
"""After how many clicks another process plays on for a while."""

BEGINNING = 45
"""After how many clicks it is no longer."""


def furthest(labels: list[str]) -> str:
    """Prefer what enters, then the piece with the highest number, so that games are short."""
    return next((label for label in labels if enters(label)), labels[-1])


def enters(label: str) -> bool:
    """Whether a button brings a piece out."""
    return any(like(EN, "action-enter", captures=count).fullmatch(label) for count in (0, 1))


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
async def test_four_people_play_to_the_winner_by_clicks_through_restarts(
    whole: bool, tmp_path: Path
) -> None:
    """The bot is restarted after every tenth click, and once another process plays on.

    What is between the beginning and the end is played without showing it, or else by clicks as well.
    """
    file = tmp_path / "poeppel.sqlite3"
    async with hosted(file) as world:
        message = await lobby(world)
        assert like(EN, "board-footer", table=1).search(message.text)
        published = re.search(
            r"`([0-9a-f]{64})`", (await world.slash(world.people[0], "fair")).whisper
        )
        assert published
        await world.click(world.people[0], message, EN("button-start"))
        clicks = given = 0
        while EN("button-again") not in world.last().buttons:
            await move(world, world.last(), furthest)
            clicks += 1
            if clicks % EVERY == 0:
                await again(world)
            if clicks == ELSEWHERE:
                await play_elsewhere(world, file)
            if clicks == BEGINNING and not whole:
                given = await nearly_over(world)
        assert clicks + given > 100

        result = world.last()
        assert result.id > message.id, "shown by the other process, and then posted anew"
        (drawn,) = result.pictures
        assert drawn.startswith("result-"), "the last board is in the film"
        assert EN("button-replay") in result.buttons
        lines = result.text.splitlines()
        won = like(EN, "result-title", winners=1).fullmatch(lines[0])
        assert won
        assert won[1] in NAMES
        assert [line[:6] for line in lines[1:5]] == ["**1.**"] + 3 * ["**2.**"]
        assert sorted(line.split()[-1] for line in lines[1:5]) == sorted(NAMES)
        said = (await world.slash(world.people[0], "fair", table=1)).whisper
        revealed = like(EN, "fair-seed").search(said)
        assert revealed
        seed = bytes.fromhex(revealed[1])
        assert sha256(seed).hexdigest() == published[1]

        session = await table(world)
        assert session.record.status == "ended"
        dice = Dice(seed, 1, session.record.contributions)
        log = await host(world).store.log(1)
        rolls = [row for row in log if row.seat == CHANCE]
        assert len(rolls) > 80
        for n, row in enumerate(rolls):
            question = json.decode(row.question, type=Roll | Shuffle | Pick)
            assert dice.outcome(n, question) == row.action
        assert [row.seq for row in log] == list(range(session.record.seq))
        assert sum(row.by > 0 and not row.itself for row in log) == clicks + EVERY + given
        await play_again(world, result)


async def nearly_over(world: Simulation) -> int:
    """Play on while nobody looks, until somebody has one piece left; return how often people answered."""
    async with unseen(world) as tables:
        given = 0
        while True:
            session = await tables.get(1)
            view, (seat, *_) = session.sight().view, session.waiting()
            assert isinstance(view, RaceView)
            left = min(sum(at < GOAL for at in own) for own in view.pieces if own)
            if left == 1 and not view.choices:
                return given
            person, action = session.controller(seat).person, session.running.options(seat)[-1]
            assert person is not None
            number = question_of(session, person, action)
            assert number is not None
            await tables.act(1, person, number, action)
            given += 1


async def play_again(world: Simulation, result: Seen) -> None:
    """One asks the others, who confirm, by a tap each; the same rules are played at a new table."""
    ben, *others = world.people[1:] + world.people[:1]
    again = result.button(EN("button-again"))
    answer = await world.click(ben, result, again)
    lobby = world.last()
    assert lobby != result
    assert f"/channels/{world.server.id}/" in answer.whisper
    assert EN("button-start") not in lobby.buttons, "seats are held for the others"
    for person in others[:-1]:
        await world.click(person, lobby, EN("button-join"))
    again_said = await world.forge(others[-1], result, again)  # it is on the screen still
    assert str(lobby.id) in again_said.whisper, "which is as good as joining"
    assert len((await table(world, 2)).people) == len(world.people)
    await world.click(ben, lobby, EN("button-start"))
    assert (await table(world, 2)).record.status == "running"


async def play_elsewhere(world: Simulation, file: Path) -> None:
    """Let a fresh interpreter play on the same file; afterwards the board is asked for again."""
    await close(world.bot)
    process = multiprocessing.get_context("spawn").Process(target=play_on, args=(file,))
    process.start()
    process.join(60)
    assert process.exitcode == 0
    await again(world)
    old = world.last()
    answer = await world.click(on_turn(world, old), old, next(iter(old.buttons)))
    assert EN("stale") in answer.whisper
    await world.slash(world.people[0], "table show")
    assert world.last() != old


def play_on(file: Path) -> None:
    """Play on in a new process, in a world with the same people and without the old messages."""
    import asyncio

    asyncio.run(_play_on(file))


async def _play_on(file: Path) -> None:
    async with elsewhere(file, hours=24) as world:
        await world.slash(world.people[0], "table show")
        for _ in range(EVERY):
            await move(world, world.last(), furthest)


@pytest.mark.drawn
async def test_the_lobbys_message_becomes_the_board_and_stays_it(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        message = await lobby(world)
        await world.click(world.people[0], message, EN("button-start"))
        footer = f"-# {EN('board-footer', game=EN('game-classic'), table=1)}"
        began = like(EN, "event-began.headline", who=ANY, rolls=ANY)
        first, told, *_ = message.text.splitlines()
        assert began.search(told)
        assert first == footer, "reports name the table"
        assert len(message.pictures) == 1
        for _ in range(6):
            await move(world, message)
            assert len(message.pictures) == 1, "old pictures are replaced"
        assert [each for each in world.messages() if not each.private] == [message]


async def test_an_ordinary_click_costs_one_request(tmp_path: Path) -> None:
    """Also in the lobby; names are known, as everybody has clicked."""
    async with hosted(tmp_path / "p.sqlite3", 4) as world:
        before = len(world.requests)
        board = await begun(world)
        for _ in range(10):
            await move(world, board)
        made = [str(request) for request in world.requests[before:]]
        assert len(made) == 1 + 3 + 1 + 10
        assert all(request.endswith("/callback") for request in made)
