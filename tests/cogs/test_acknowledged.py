"""Every command and everything that can be pressed is acknowledged within a second, however long it takes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from cogs.client import Poeppel, cogs
from cogs.handlers.router import Router
from cogs.platform.interactions import Deferral, deferral
from cogs.platform.operator_settings import Settings
from cogs.widgets.buttons import Kind
from tests.cogs.playing import begun, host, hosted, house_rules, table
from tests.simulation import EPHEMERAL, Seen, Simulation
from tests.words import EN

SECOND = 1.0

THINKING, SILENT, FORM = 5, 6, 9
"""Discord's numbers for first answers."""

PRESSED = {
    Kind.ACT: "act:1:1:roll",
    Kind.CONFIRM: "confirm:1:1:roll",
    Kind.STEP: "step:1:1:",
    Kind.OPTIONS: "options:1",
    Kind.MENU: "choose:1:1:0",
    Kind.HAND: "hand:1",
    Kind.LOBBY: "lobby:1:host",
    Kind.LOOK: "look:1",
    Kind.TAKE_BACK: "take-back:1:1",
    Kind.ROLL_FOR_ME: "roll-for-me:1",
    Kind.KNOWN: "known:1",
    Kind.BACK: "back:1",
    Kind.WITHOUT: "without:1",
    Kind.TAKE: "take:1:0",
    Kind.PAUSE: "pause:1",
    Kind.CLOSE: "close:1",
    Kind.PLAY_ON: "resume:1",
    Kind.END: "end:1",
    Kind.KEEP: "keep:1",
    Kind.AGAIN: "again:1",
    Kind.TAKE_LATE: "take-late:1:0",
    Kind.NEXT: "next:1",
    Kind.NOT_NEXT: "skip:1",
    Kind.HINT: "hint:1",
    Kind.ROUND: "last-round:1",
    Kind.HINDSIGHT: "hindsight:1",
    Kind.REPLAY: "replay:1",
    Kind.REMAKE: "remake:1",
    Kind.POST: "post:1:hindsight",
    Kind.SIGNS: "signs:1",
    Kind.RULES: "rules:1:preset",
    Kind.PEOPLE: "people:1:invite",
    Kind.PRESETS: "presets:1:forget:x",
    Kind.ABOUT: "about:0:classic",
    Kind.SETTINGS: "own:0:asks:True",
    Kind.PRIVACY: "delete-me:0",
    Kind.MODERATE: "moderate:0:tables",
    Kind.CHECK: "check:0",
    Kind.SERVER: "server:0:reset:pace",
    Kind.STATS: "stats:0:game:all:all",
    Kind.DAILY: "daily:0:20784:1:0",
    Kind.DAILY_PAGE: "pages:0:20784:how",
    Kind.DAILY_SHARE: "share:0:20784",
    Kind.DAILY_PLAY: "play:0:20784",
    Kind.TELL: "tell:0",
    Kind.INTEREST: "interest:0:off",
    Kind.CUP: "cup:0:1:join",
    Kind.WHEN: "when:0:day:202612052000:1",
    Kind.CUP_RUN: "organize:0:1:panel",
    Kind.LEADERBOARD: "leaderboard:0:page:classic:none:0",
}
"""One of each kind."""


NEEDED: dict[str, dict[str, Any]] = {"cup new": {"length": "days-2", "rounds": 3}}
"""Options that a command cannot do without."""


async def commands() -> dict[str, app_commands.Command[Any, ..., Any]]:
    """Every command, as it is typed."""
    bot, nothing = Poeppel(Settings()), Any
    for cog in cogs(nothing, nothing, nothing, nothing, nothing):  # type: ignore[arg-type]
        await bot.add_cog(cog)
    found = bot.tree.walk_commands()
    return {each.qualified_name: each for each in found if isinstance(each, app_commands.Command)}


async def test_every_command_says_how_it_is_acknowledged() -> None:
    """Only who opens a table lets everybody see it."""
    said = {name: deferral(each.extras) for name, each in (await commands()).items()}
    assert len(said) > 15
    assert {name for name, how in said.items() if how is Deferral.PUBLICLY} == {"play"}
    assert Deferral.SILENTLY not in said.values(), "there is no message to be edited"


async def test_every_kind_of_press_has_a_handler_that_says_how_it_is_acknowledged(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        found = host(world).clicks.handlers
        assert set(found) == set(PRESSED) == set(Kind)
        said = {kind: each.deferral for kind, each in found.items()}
        thinking = {kind for kind, how in said.items() if how is Deferral.PRIVATELY}
        assert thinking == {Kind.ROUND, Kind.HINDSIGHT, Kind.REPLAY, Kind.CHECK, Kind.DAILY_PLAY}
        assert Deferral.PUBLICLY not in said.values()


class Slowed:
    """Work that goes on when it is let."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()

    def before(self, patch: pytest.MonkeyPatch, where: type, name: str) -> None:
        """Have every call of a method wait."""
        work = getattr(where, name)

        async def slowly(*given: Any, **named: Any) -> Any:
            await self.go_on.wait()
            return await work(*given, **named)

        patch.setattr(where, name, slowly)


def acknowledged(world: Simulation, before: int) -> tuple[int, bool]:
    """What was said since so many requests, and whether one person alone sees it."""
    said = [each.json for each in world.requests[before:] if each.path.endswith("/callback")]
    assert len(said) == 1, "it is acknowledged, and once"
    return said[0]["type"], bool(said[0].get("data", {}).get("flags", 0) & EPHEMERAL)


async def test_a_command_that_takes_long_is_acknowledged_and_then_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it says, and by the answer that it would have had; where that refuses, to that person alone."""
    for name, command in (await commands()).items():
        async with hosted(tmp_path / f"{name}.sqlite3", 2) as world:
            board = await begun(world)
            slowed = Slowed()
            with monkeypatch.context() as patch:
                slowed.before(patch, app_commands.Command, "_do_call")
                answer = await world.slash(world.people[0], name, **NEEDED.get(name, {}))
                before = len(world.requests)
                await world.advance(SECOND)
                private = deferral(command.extras) is Deferral.PRIVATELY
                assert acknowledged(world, before) == (THINKING, private), name
                slowed.go_on.set()
                await world.settle()
            world.forgive("Refused")
            assert answer.messages, name
            assert all(each.private for each in answer.messages), name
            assert all(each.text for each in answer.messages), name
            assert board.here or name == "table show"


async def press_each(
    folder: Path, press: Callable[[Simulation, Seen, Kind], Awaitable[None]]
) -> None:
    """Press each kind on the board of a running game, in another world where that was closed."""
    left = list(Kind)
    while left:
        async with hosted(folder / f"{len(left)}.sqlite3", 2) as world:
            board = await begun(world)
            while left and board.here and (await table(world)).record.status == "running":
                await press(world, board, left.pop(0))


async def test_a_slow_press_is_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def press(world: Simulation, board: Seen, kind: Kind) -> None:
        with monkeypatch.context() as patch:
            slowed = Slowed()
            slowed.before(patch, Router, "_take")
            before = len(world.requests)
            await world.forge(world.people[0], board, PRESSED[kind])
            assert len(world.requests) == before, kind
            await world.advance(SECOND)
            thinking = host(world).clicks.handlers[kind].deferral is Deferral.PRIVATELY
            known = (THINKING if thinking else SILENT, thinking)
            assert acknowledged(world, before) == known, kind
            slowed.go_on.set()
            await world.settle()

    await press_each(tmp_path, press)


async def test_a_table_that_is_opened_late_is_seen_by_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        slowed = Slowed()
        slowed.before(monkeypatch, app_commands.Command, "_do_call")
        answer = await world.slash(world.people[0], "play")
        await world.advance(SECOND)
        slowed.go_on.set()
        await world.settle()
        [opened] = answer.messages
        assert not opened.private
        assert EN("button-join") in opened.buttons
        await world.click(world.people[1], opened, EN("button-join"))
        assert world.people[1].name in opened.text


async def test_a_form_is_opened_by_the_first_answer_however_long_all_else_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        (ada,) = world.people
        (shown,) = (await world.slash(ada, "settings")).messages
        (lobby,) = (await world.slash(ada, "play")).messages
        menu = await house_rules(world, ada, lobby)
        Slowed().before(monkeypatch, Router, "_take")
        before = len(world.requests)
        answer = await world.choose(ada, shown, EN("zone-other"), menu="own:0:zone")
        assert answer.form is not None
        assert acknowledged(world, before)[0] == FORM
        before = len(world.requests)
        answer = await world.click(ada, menu, EN("button-save-preset"))
        assert answer.form is not None
        assert acknowledged(world, before)[0] == FORM


@pytest.mark.parametrize("arrives", [True, False])
@pytest.mark.parametrize(
    ("command", "kind"), [("table text", None), ("play", None), ("", "last-round:1")]
)
async def test_an_acknowledged_press_is_answered_though_the_acknowledgement_may_be_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, kind: str | None, arrives: bool
) -> None:
    """It is not left at "thinking"."""
    async with hosted(tmp_path / "p.sqlite3", 2) as world:
        ada = world.people[0]
        board = None if command == "play" else await begun(world)
        slowed = Slowed()
        slowed.before(monkeypatch, app_commands.Command, "_do_call")
        slowed.before(monkeypatch, Router, "_take")
        (world.cut if arrives else world.lose)("POST", "/interactions/*/callback")
        if kind is None:
            answer = await world.slash(ada, command)
        else:
            assert board is not None
            answer = await world.forge(ada, board, kind)
        await world.advance(SECOND)
        assert world.mended()
        slowed.go_on.set()
        await world.settle()
        [said] = answer.messages
        assert said.text
        assert said.private == (command != "play")
