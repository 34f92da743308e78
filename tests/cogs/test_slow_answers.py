"""First answers that Discord takes at once and confirms late: no second one is sent."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from cogs.platform.request_tasks import TIMEOUT
from cogs.widgets.buttons import Kind
from tests.cogs.playing import begun, computer, host, hosted, lobby, move, on_turn, race
from tests.cogs.test_acknowledged import NEEDED, PRESSED, commands, press_each
from tests.cogs.test_card_race import best
from tests.cogs.test_card_race import on_turn as to_lay
from tests.simulation import Answer, Seen, Simulation
from tests.words import EN

CALLBACK = "/interactions/*/callback"
LATE, NEVER = 1.2 * TIMEOUT, 5 * TIMEOUT
"""Seconds after which Discord confirms an answer."""


def late(world: Simulation, seconds: float = LATE) -> int:
    """Have Discord confirm first answers late; return the number of requests until now."""
    world.slow("POST", CALLBACK, seconds)
    return len(world.requests)


async def answered_once(world: Simulation, before: int, *answers: Answer) -> None:
    """Every interaction is answered once, and nothing is said of the wait."""
    await world.advance(2 * NEVER)
    sent = Counter(each.path for each in world.requests[before:] if "/callback" in each.path)
    assert sent, "it is answered"
    assert set(sent.values()) == {1}
    for answer in answers:
        assert not any(EN("trouble-lost") in each.text for each in answer.messages)
    world.forgive("Refused")


async def test_a_command_confirmed_late_is_answered_once(tmp_path: Path) -> None:
    for name in await commands():
        async with hosted(tmp_path / f"{name}.sqlite3", 2) as world:
            await begun(world)
            before = late(world)
            answer = await world.slash(world.people[0], name, **NEEDED.get(name, {}))
            await answered_once(world, before, answer)
            assert answer.messages, name


async def test_a_press_confirmed_late_is_answered_once(tmp_path: Path) -> None:
    async def press(world: Simulation, board: Seen, kind: Kind) -> None:
        before = late(world)
        answer = await world.forge(world.people[0], board, PRESSED[kind])
        await answered_once(world, before, answer)

    await press_each(tmp_path, press)


@pytest.mark.parametrize("seconds", [LATE, NEVER])
async def test_boards_and_lobbies_confirmed_late_are_answered_once(
    tmp_path: Path, seconds: float
) -> None:
    """And show what is so, however late it is confirmed."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await lobby(world)
        before = late(world, seconds)
        answer = await world.click(world.people[0], board, EN("button-host"))
        await answered_once(world, before, answer)
        assert len(answer.messages) == 1
        before = len(world.requests)
        answer = await world.click(world.people[0], board, EN("button-start"))
        await answered_once(world, before, answer)
        before = len(world.requests)
        told, answer = board.text, await move(world, board, lambda labels: labels[0])
        await answered_once(world, before, answer)
        assert world.last().text != told
        assert not answer.whisper


@pytest.mark.parametrize("seconds", [LATE, NEVER])
async def test_private_answers_confirmed_late_are_answered_once(
    tmp_path: Path, seconds: float
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await race(world)
        person, seat = await to_lay(world)
        (hand,) = (await world.click(person, board, EN("button-my-hand"))).messages
        before = late(world, seconds)
        answer = await world.click(person, hand, await best(world, seat))
        await answered_once(world, before, answer)
        assert answer.messages in ([], [hand])
        before = len(world.requests)
        answer = await world.click(person, world.last(), EN("button-my-hand"))
        await answered_once(world, before, answer)
        assert len(answer.messages) == 1


async def test_a_step_of_a_choice_confirmed_late_is_answered_once(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        board = await lobby(world)
        await computer(world, ada, board)
        (panel,) = (await world.click(ada, board, EN("button-host"))).messages
        before = late(world)
        answer = await world.click(ada, panel, EN("button-house-rules"))
        await answered_once(world, before, answer)
        assert answer.messages in ([], [panel])


async def test_a_form_confirmed_late_is_opened_once(tmp_path: Path) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        (shown,) = (await world.slash(ada, "settings")).messages
        before = late(world)
        answer = await world.choose(ada, shown, EN("zone-other"), menu="own:0:zone")
        await answered_once(world, before, answer)
        assert answer.form is not None
        assert not answer.messages


@pytest.mark.usefixtures("slow")
async def test_presses_too_late_to_be_answered_are_no_fault_of_tokens(tmp_path: Path) -> None:
    """As after a machine slept: the boards are edited by tokens as before."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        board = await begun(world)
        for _ in range(4):
            world.delay("POST", CALLBACK, 4.0)
            await world.click(on_turn(world, board), board, next(iter(board.buttons)))
            await world.settle()
        assert not host(world).services.routes.resting
