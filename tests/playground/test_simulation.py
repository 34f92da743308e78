"""The simulated Discord of the tests: what it does, and what it does not let pass."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import discord
import pytest

from playground.internals.requests import Request, Upload
from tests import simulation as module
from tests.playground.stub import SLEEP, Board, Stub
from tests.simulation import BEGINNING, Time, simulation


async def test_people_play_with_commands_clicks_menus_and_forms() -> None:
    async with simulation(Stub(), people=2) as world:
        ada, ben = world.people
        answer = await world.slash(ada, "play")
        board = world.last()
        assert answer.messages == [board]
        assert board.text == "**Table 1**, rolls: 0"
        assert board.alt == ["A board after 0 rolls"]
        assert board.pictures["board-0.png"].startswith(b"\x89PNG")

        await world.click(ben, board, "Throw")
        assert board.text == "**Table 1**, rolls: 1"
        assert list(board.pictures) == ["board-1.png"]

        answer = await world.click(ben, board, "Mine")
        assert answer.whisper == "Ben's hand in en-US"
        assert world.last() == board, "what is private is not there for everybody"

        answer = await world.choose(ada, board, "Fast")
        assert answer.whisper == "Rules: ['F']"

        answer = await world.click(ada, board, "Name")
        assert answer.form is not None
        answer = await world.submit(ada, answer, name="Kitchen")
        assert answer.whisper == "It is Kitchen."


async def test_everybody_has_direct_messages_and_a_language() -> None:
    async with simulation(Stub(), people=2, language="de") as world:
        ada, ben = world.people
        await world.slash(ada, "play")
        board = world.last()
        await world.click(ben, board, "Mail me")
        assert world.messages(ada.dm) == []
        mail = world.last(ben.dm)
        assert mail.text == "Your cards"
        assert (await world.click(ben, mail, "Peek")).whisper == "Ben's hand in de"
        ben.language = "en-GB"
        assert (await world.click(ben, mail, "Peek")).whisper == "Ben's hand in en-GB"

        world.close_dms(ben)
        answer = await world.click(ben, board, "Mail me")
        assert answer.whisper == "Your mail is closed."


async def test_of_a_hundred_presses_at_once_each_reaches_the_bot_before_it_answers_any() -> None:
    async with simulation(Stub(), people=4) as world:
        await world.slash(world.people[0], "play")
        board = world.last()
        presses = [(world.people[i % 4], board, "Throw") for i in range(100)]
        happened = world.env.backend.transcript
        before = len(happened)
        answers = await world.race(*presses)
        names = [name for _, name, _ in happened[before:]]
        assert names[:100] == ["INTERACTION_CREATE"] * 100
        assert names[100].startswith("POST /interactions/")
        assert board.text == "**Table 1**, rolls: 1"
        assert [answer.whisper for answer in answers].count("This board is outdated.") == 99


async def test_outdated_and_invented_buttons_can_be_pressed() -> None:
    async with simulation(Stub(), people=1) as world:
        (ada,) = world.people
        await world.slash(ada, "play")
        board = world.last()
        old = board.button("Throw")
        await world.click(ada, board, "Throw")
        assert (await world.forge(ada, board, old)).whisper == "This board is outdated."
        assert (await world.forge(ada, board, "t:7:0:roll")).whisper == "This board is outdated."
        assert not (await world.forge(ada, board, "nonsense")).given


async def test_time_stands_still_until_it_is_moved() -> None:
    time = Time()
    assert time() == BEGINNING
    async with simulation(Stub(), people=1, time=time) as world:
        assert time() == world.now() == BEGINNING + 1
        await world.slash(world.people[0], "play")
        await world.advance(SLEEP - 1)
        assert len(world.messages()) == 1
        await world.advance(1)
        assert world.last().text == "Is anybody there?"
        assert time() == world.now() == BEGINNING + 1 + SLEEP


async def test_a_sleep_of_less_than_a_millisecond_ends_while_time_is_moved() -> None:
    async with simulation(Stub(), people=1) as world:
        woken = list[float]()

        async def sleep() -> None:
            for seconds in (1.0, 1e-6, 1e-6):
                with suppress(TimeoutError):
                    async with asyncio.timeout(seconds):
                        await asyncio.Event().wait()
            woken.append(world.now())

        world.env.settle_timeout = 60.0
        with world.inside():
            task = asyncio.create_task(sleep())
        await world.advance(1.0)
        await world.advance(1.0)
        assert task.done()
        assert woken == [pytest.approx(BEGINNING + 2)]


async def test_a_restarted_bot_finds_its_database_and_old_buttons_work(tmp_path: Path) -> None:
    async with simulation(Stub(tmp_path / "stub.sqlite3"), people=1) as world:
        (ada,) = world.people
        await world.slash(ada, "play")
        board = world.last()
        for rolls in range(1, 4):
            await world.click(ada, board, "Throw")
            await world.restart(Stub(tmp_path / "stub.sqlite3"))
            assert board.text == f"**Table 1**, rolls: {rolls}"


async def test_discord_can_refuse_be_late_and_lose_its_answer() -> None:
    async with simulation(Stub(), people=1) as world:
        (ada,) = world.people
        await world.slash(ada, "play")
        board = world.last()
        with world.expecting_errors("Unknown interaction|dynamic item"):
            world.delay("POST", "/interactions/*/callback", 3.5)
            answer = await world.click(ada, board, "Mine")
        assert not answer.given
        with world.expecting_errors("disconnected|dynamic item"):
            world.cut("POST", "/interactions/*/callback")
            answer = await world.click(ada, board, "Throw")
        assert answer.given
        assert board.text.endswith("rolls: 1"), "it was done all the same"
        with world.expecting_errors("refused|dynamic item"):
            world.refuse("POST", "/interactions/*/callback", 500)
            await world.click(ada, board, "Mine")


async def at_a_table(*buttons: str) -> None:
    """Open a table and press its buttons, in a world of its own."""
    async with simulation(Stub(), people=1) as world:
        await world.slash(world.people[0], "play")
        for button in buttons:
            await world.click(world.people[0], world.last(), button)


async def test_an_error_in_a_buttons_callback_fails_the_test() -> None:
    with pytest.raises(AssertionError, match="dynamic item"):
        await at_a_table("Break")


async def test_an_error_in_a_command_fails_the_test() -> None:
    with pytest.raises(AssertionError, match="failed on purpose"):
        async with simulation(Stub(), people=1) as world:
            await world.slash(world.people[0], "fail")


async def test_a_request_that_discord_would_refuse_fails_the_test(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    files: list[Upload] = []

    def check(request: Request) -> list[str]:
        files.extend(request.files)
        return ["too many files"] if request.files else []

    monkeypatch.setattr(module, "CHECKS", [check])
    with pytest.raises(AssertionError, match=r"refuse POST /interactions/.*: too many files"):
        await at_a_table()
    assert files[0].name == "board-0.png"
    assert files[0].size > 100


async def test_other_faults_are_told_with_a_failing_test() -> None:
    with pytest.raises(AssertionError, match="0 buttons like 'Jump'") as caught:
        await at_a_table("Break", "Jump")
    assert "dynamic item" in caught.value.__notes__[0]


def test_the_stub_shows_the_parts_of_a_real_board() -> None:
    kinds = {type(item) for item in Board(1, 0).walk_children()}
    assert {discord.ui.Container, discord.ui.MediaGallery, discord.ui.TextDisplay} <= kinds
