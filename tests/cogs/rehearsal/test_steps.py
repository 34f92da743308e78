"""The rehearsal against the simulated Discord: each of its beliefs is a test, and it leaves nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import pytest
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.components import walk_components

from bot import parser
from cogs.messages.delivery import HANDS
from cogs.platform.commands import commands_payload
from cogs.platform.operator_settings import Settings
from cogs.rehearsal import rehearsal_bot
from cogs.rehearsal.leftovers import THREAD, Leftovers
from cogs.rehearsal.rehearsal_bot import RehearsalBot
from cogs.rehearsal.steps import EXPIRED, PRESS_WITHIN, Rehearsal
from cogs.widgets.message_layout import Draft
from data.shipped.texts import texts
from playground.internals.requests import Request
from tests import simulation as simulated
from tests.command_line import Capture
from tests.simulation import BUTTON, GALLERY, Simulation, Time, fits_limits, simulation
from tests.soak import soaked

Spoiled = Callable[[Backend], Any]


def refused(request: Request) -> list[str]:
    """Refuse what is too large, as Discord does, and not only note it."""
    if problems := list(fits_limits(request)):
        raise BackendError(400, 50035, problems[0])
    return []


@contextmanager
def archived_threads_refuse(world: Simulation) -> Iterator[None]:
    """Have no message edited in an archived thread; simcord would."""
    edit = Backend.edit_message

    def edited(backend: Backend, channel: int, *rest: Any) -> Any:
        thread = backend.get_channel(channel).thread_metadata
        if thread is not None and thread.archived:
            raise BackendError(400, 50083, "archived")
        return edit(backend, channel, *rest)

    with patch.object(Backend, "edit_message", edited):
        yield


class Killed(BaseException):
    """The process is gone."""


class Stage:
    """A world with a bot that rehearses."""

    def __init__(self, world: Simulation, folder: Path) -> None:
        self.world, self.leftovers = world, Leftovers(folder / "rehearsal.json")
        self.said: list[str] = []

    async def rehearsal(self, *, again: bool = False, **chosen: Any) -> Rehearsal:
        """Prepare one; *again* as another process would, which knows only the list on disk."""
        bot = self.world.bot
        assert isinstance(bot, RehearsalBot)
        if again:
            self.leftovers = Leftovers(self.leftovers.file)
        return Rehearsal(
            bot,
            self.world.channel.id,
            self.leftovers,
            texts("en"),
            await commands_payload(bot.tree),
            now=self.world.now,
            say=self.said.append,
            **{"person": self.world.people[1].id, **chosen},
        )

    async def commands(self) -> Sequence[Mapping[str, Any]]:
        """Return the commands that this server alone has."""
        bot = self.world.bot
        assert bot.application_id is not None
        return await bot.http.get_guild_commands(bot.application_id, self.world.server.id)

    @property
    def missed(self) -> list[str]:
        return [line for line in self.said if line.startswith("NOT")]

    def assert_clean(self) -> None:
        """Nothing of the rehearsal is there any more."""
        world = self.world
        places = (world.channel, *(person.dm for person in world.people))
        assert [world.messages(place) for place in places] == [[]] * len(places)
        channels = world.env.backend.channels.values()
        assert not [each for each in channels if each.name == THREAD]
        assert not self.leftovers.file.exists()


@asynccontextmanager
async def stage(folder: Path) -> AsyncIterator[Stage]:
    clock = Time()
    bot = RehearsalBot(Settings(database=folder / "p.sqlite3"), now=clock)
    async with simulation(bot, 2, time=clock) as world:
        with (
            patch.object(simulated, "CHECKS", [refused, *simulated.CHECKS]),
            archived_threads_refuse(world),
        ):
            yield Stage(world, folder)


async def test_every_belief_holds_and_nothing_stays(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        rehearsal = await here.rehearsal()
        assert await rehearsal.run(), here.missed
        assert len(rehearsal.beliefs) > 40
        here.assert_clean()


@pytest.mark.parametrize("long", [False, True])
async def test_presses_and_a_command_are_waited_for_and_answered(
    long: bool, tmp_path: Path
) -> None:
    async with stage(tmp_path) as here:
        rehearsal, world = await here.rehearsal(press=True, long=long), here.world
        with world.inside():
            task = asyncio.create_task(rehearsal.run())
        await world.settle()
        await pressed_whole(world, EXPIRED if long else 0.0)
        assert await task, here.missed
        told = [str(each) for each in rehearsal.beliefs if "edited by" in str(each)]
        assert len(told) == 4, "answered, deferred, older, and the command's"
        here.assert_clean()


async def pressed_whole(world: Simulation, pause: float = 0.0) -> None:
    """Do all that the operator is asked for."""
    for label in ("Press me", "Press me, too", "Edited, 1"):
        await world.click(world.people[0], world.last(), label)
        await world.settle()
    if pause:
        await world.advance(pause)
    await world.slash(world.people[0], "help")


@pytest.mark.parametrize("road", ["", "by an older token"])
async def test_an_edit_by_a_token_that_changes_nothing_is_said(road: str, tmp_path: Path) -> None:
    """As Discord was seen to do: 200, and the message stays as it was."""
    async with stage(tmp_path) as here:
        rehearsal, world = await here.rehearsal(press=True), here.world
        with world.inside():
            task = asyncio.create_task(rehearsal.run())
        await world.settle()
        await world.click(world.people[0], world.last(), "Press me")
        await world.settle()
        edit = discord.Interaction.edit_original_response

        async def nothing(self: Any, **given: Any) -> object:
            said = str(given["view"].to_components())
            return await (
                edit(self, **given) if road and road not in said else self.original_response()
            )

        with patch.object(discord.Interaction, "edit_original_response", nothing):
            await world.click(world.people[0], world.last(), "Press me, too")
            await world.settle()
            await world.click(
                world.people[0], world.last(), "Edited, 1" if road else "Press me, too"
            )
            await world.settle()
            await world.slash(world.people[0], "help")
            assert not await task
        assert len(here.missed) == (1 if road else 4), here.missed
        here.assert_clean()


async def test_a_press_that_does_not_come_is_said(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        rehearsal, world = await here.rehearsal(press=True), here.world
        with world.inside():
            task = asyncio.create_task(rehearsal.run())
        await world.settle()
        for _ in range(3):
            await world.advance(PRESS_WITHIN)
        assert not await task
        assert len(here.missed) == 3
        assert all("within two minutes" in each for each in here.missed)
        here.assert_clean()


@contextmanager
def answering(spoil: Callable[[Any], object]) -> Iterator[None]:
    """Have Discord's answers about messages spoiled."""
    payload = serializers.message_payload

    def spoiled(*given: Any, **more: Any) -> Any:
        answer = payload(*given, **more)
        spoil(answer)
        return answer

    with patch.object(serializers, "message_payload", spoiled):
        yield


def parts(answer: dict[str, Any], kind: int) -> Iterator[dict[str, Any]]:
    return (part for part in walk_components(answer["components"]) if part["type"] == kind)


def no_flags(answer: dict[str, Any]) -> None:
    answer["flags"] = 0


def labels_cut(answer: dict[str, Any]) -> None:
    for button in parts(answer, BUTTON):
        button["label"] = (button.get("label") or "")[:3]


def alt_texts_lost(answer: dict[str, Any]) -> None:
    for gallery in parts(answer, GALLERY):
        for item in gallery["items"]:
            item.pop("description", None)


def pictures_lost(answer: dict[str, Any]) -> None:
    answer["components"] = [
        {**each, "components": [part for part in each["components"] if part["type"] != GALLERY]}
        for each in answer["components"]
    ]


def mentions_lost(answer: dict[str, Any]) -> None:
    answer["mentions"] = []


@pytest.mark.parametrize(
    ("spoil", "missed"),
    soaked(
        [
            (labels_cut, "a board of action_cards comes back as it was edited"),
            (mentions_lost, "a mention that is allowed is among the message's mentions"),
            (no_flags, "a board of walls comes back as it was posted"),
            (alt_texts_lost, "a result comes back as it was edited"),
            (pictures_lost, "a lobby comes back as it was posted"),
        ]
    ),
)
async def test_an_answer_that_is_not_as_believed_is_told(
    tmp_path: Path, spoil: Callable[[dict[str, Any]], object], missed: str
) -> None:
    async with stage(tmp_path) as here:
        rehearsal = await here.rehearsal()
        with answering(spoil):
            assert not await rehearsal.run()
        assert [line for line in here.missed if missed in line], here.missed
        here.assert_clean()


async def test_a_limit_that_discord_keeps_otherwise_is_told(tmp_path: Path) -> None:

    def otherwise(request: Request) -> list[str]:
        if list(fits_limits(request)):
            raise BackendError(400, 50006, "Cannot send an empty message")
        return []

    async with stage(tmp_path) as here:
        rehearsal = await here.rehearsal()
        with patch.object(simulated, "CHECKS", [otherwise]):
            assert not await rehearsal.run()
        assert len(here.missed) == 7
        assert all("50035: 400 50006" in line for line in here.missed), here.missed
        here.assert_clean()


@pytest.mark.parametrize("left", soaked(range(0, 80, 3), range(0, 80, 27)))
async def test_leftovers_of_a_killed_rehearsal_go_with_the_next(tmp_path: Path, left: int) -> None:
    async with stage(tmp_path) as here:
        rehearsal, sent = await here.rehearsal(), 0

        def killed(request: Request) -> list[str]:
            nonlocal sent
            sent += 1
            if sent > left:
                raise Killed
            return []

        with patch.object(simulated, "CHECKS", [killed, *simulated.CHECKS]), suppress(Killed):
            await rehearsal.run()
        known = await here.commands()
        assert left < 9 or (known and here.leftovers.file.exists())
        again = await here.rehearsal(again=True)
        assert await again.run(), here.said
        here.assert_clean()
        known = await here.commands()
        assert known == []


async def test_a_thread_goes_that_was_opened_but_not_noted(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        rehearsal = await here.rehearsal()
        dead = patch.multiple(Leftovers, add=killed_here, remove=nothing_left)
        with dead, suppress(Killed):
            await rehearsal.run()
        assert [each for each in here.world.env.backend.channels.values() if each.name == THREAD]
        again = await here.rehearsal(again=True)
        assert await again.run(), here.said
        here.assert_clean()


def killed_here(*args: object) -> None:
    raise Killed


async def nothing_left(*args: object) -> list[str]:
    """Remove nothing, as a process that is gone."""
    return []


async def test_an_interrupted_rehearsal_removes_everything_it_made(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        rehearsal, world = await here.rehearsal(press=True), here.world
        with world.inside():
            task = asyncio.create_task(rehearsal.run())
        await world.settle()
        assert world.messages()
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        here.assert_clean()


async def test_a_leftover_that_cannot_be_removed_is_named_and_remembered(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        rehearsal, world = await here.rehearsal(), here.world
        world.refuse("DELETE", "/channels/*", 403, 50013, times=None)
        assert not await rehearsal.run()
        assert any(line.startswith("STAYS") and "Manage Threads" in line for line in here.said)
        assert not world.mended()
        assert await (await here.rehearsal(again=True)).run(), here.said
        here.assert_clean()


async def test_a_hand_of_a_game_in_the_same_place_stays(tmp_path: Path) -> None:
    """The bot may have been played with since a rehearsal was killed."""
    async with stage(tmp_path) as here:
        rehearsal, world = await here.rehearsal(), here.world
        with patch.object(Leftovers, "remove", nothing_left):
            await rehearsal.run()
        place, (view, _) = world.people[1].dm, Draft(("A hand",), mark=HANDS[7]).message([])
        with world.inside():
            await world.bot.get_partial_messageable(place.id).send(view=view)
        assert await (await here.rehearsal(again=True)).run(), here.said
        [hand] = world.messages(place)
        assert hand.text == "A hand"


async def test_commands_that_were_there_before_are_put_back(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        bot, server = here.world.bot, here.world.server.id
        assert bot.application_id is not None
        own = [{"name": "own", "description": "Own", "type": 1}]
        await bot.http.bulk_upsert_guild_commands(bot.application_id, server, own)
        assert await (await here.rehearsal()).run(), here.missed
        known = await bot.http.get_guild_commands(bot.application_id, server)
        assert [each["name"] for each in known] == ["own"]


async def test_commands_of_all_servers_are_touched_only_when_asked_for(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        for everywhere in (False, True):
            here.world.requests.clear()
            assert await (await here.rehearsal(everywhere=everywhere)).run(), here.missed
            uploads = [each.path for each in here.world.requests if each.method == "PUT"]
            assert [("guilds" not in path) for path in uploads] == [everywhere] * 2


def without_nonces(request: Request) -> list[str]:
    """Have Discord heed no nonce."""
    if isinstance(request.json, dict):
        request.json.pop("enforce_nonce", None)
    return []


async def test_a_nonce_that_discord_does_not_heed_is_told(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        rehearsal = await here.rehearsal()
        with patch.object(simulated, "CHECKS", [without_nonces, *simulated.CHECKS]):
            assert not await rehearsal.run()
        assert ["nonce" in line for line in here.missed] == [True, False], here.missed
        assert "text of the first" in here.missed[1]
        here.assert_clean()


@pytest.mark.parametrize("press", [False, True])
async def test_only_a_press_connects_the_bot(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, press: bool
) -> None:
    """The whole command, but for its process: what it does with the bot, says and returns."""
    async with stage(tmp_path) as here:
        world, connected = here.world, list[str]()

        @asynccontextmanager
        async def made(own: Settings) -> AsyncIterator[RehearsalBot]:
            assert own.database != chosen.database, "it has no tables"
            bot = world.bot
            assert isinstance(bot, RehearsalBot)
            monkeypatch.setattr(bot, "login", connects)
            monkeypatch.setattr(bot, "connect", partial(connects, "gateway"))
            yield bot

        async def connects(way: str) -> None:
            connected.append(way)
            if way == "gateway":
                await asyncio.Event().wait()

        monkeypatch.setattr(rehearsal_bot, "RehearsalBot", made)
        monkeypatch.setattr("time.time", world.now)
        chosen = Settings(token="token", database=tmp_path / "p.sqlite3")
        arguments = parser().parse_args(
            ["rehearse", "--channel", str(world.channel.id), *(["--press"] if press else [])]
        )
        with world.inside():
            task = asyncio.create_task(rehearsal_bot.played(arguments, chosen))
        await world.settle()
        if press:
            await pressed_whole(world)
        assert await task, capsys.readouterr().out
        assert connected == (["token", "gateway"] if press else ["token"])
        lines = capsys.readouterr().out.splitlines()
        assert all(line.startswith(("held", "told", " ")) for line in lines), lines
        here.assert_clean()
