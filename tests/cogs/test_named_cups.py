"""Names in a cup's messages: after restarts, without Discord's answer, of doubles."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import discord
import pytest

from cogs.messages.server_messages import AGAIN
from engine.hosting.cups import acts
from tests.cogs.playing import again, host, sent
from tests.cogs.test_cups import drawn, joined, message, opened, played, press, runs, shown
from tests.simulation import Simulation
from tests.words import EN


async def crowd(world: Simulation, people: int) -> None:
    """Let so many take part."""
    for number in range(len(world.people), people):
        world.add_person(f"P{number}")
    for number, person in enumerate(world.people):
        click = partial(acts.join, person=person.id, click=number)
        with world.inside():
            await host(world).cups.act(1, person.id, click)


def unnamed(world: Simulation) -> int:
    return message(world).text.count(EN("somebody"))


async def test_a_restart_keeps_all_names_of_a_large_cup(tmp_path: Path) -> None:
    """Also of people who have pressed nothing since, by one question at the gateway."""
    async with opened(tmp_path, 8) as world:
        await crowd(world, 40)
        await drawn(world)
        before = message(world).text
        with sent(world) as requests:
            await again(world)
            await world.advance(AGAIN)
        assert [each for each in requests if each.startswith("GET member")] == []
        assert message(world).text == before
        assert unnamed(world) == 0
        await again(world)
        await played(world)
        assert unnamed(world) == 0


async def fails(*_: object, **__: object) -> None:
    raise TimeoutError


async def test_a_right_message_is_not_redrawn_with_fewer_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names that Discord does not tell for now lack in changes alone, until it tells them."""
    async with opened(tmp_path, 8) as world:
        await joined(world)
        before = message(world).text
        with monkeypatch.context() as silent:
            silent.setattr(discord.Guild, "query_members", fails)
            await again(world)
            await world.advance(2 * AGAIN)
            assert message(world).text == before
            await press(world, world.people[0], "leave")
            await shown(world)
            assert unnamed(world) > 0
        await world.advance(AGAIN + 10)
        await shown(world)
        assert unnamed(world) == 0


async def test_former_members_are_asked_for_once(tmp_path: Path) -> None:
    """Nothing is redrawn for a name that will not come."""
    async with opened(tmp_path, 8) as world:
        await crowd(world, 8)
        await drawn(world)
        world.env.backend.guilds[world.server.id].members.pop(world.people[7].id, None)
        await again(world)
        await world.advance(AGAIN)
        said = message(world).text
        assert EN("somebody") in said
        with sent(world) as requests:
            await world.advance(3 * AGAIN)
        assert [each for each in requests if not each.startswith("GET")] == []


async def test_doubles_are_told_apart_on_all_pages_alike(tmp_path: Path) -> None:
    async with opened(tmp_path, 6) as world:
        for _ in range(2):
            world.add_person("Ada")
        await joined(world)
        assert "Ada, Ben" in message(world).text
        assert "Ada 2, Ada 3" in message(world).text
        await runs(world, "remove", str(world.people[6].id))
        await shown(world)
        assert "Ada 2" in message(world).text, "the act names the same"
        await joined(world, world.people[5])
