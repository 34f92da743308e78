"""Cups as people meet them: taken part in, drawn, played in threads, run by organisers, checked."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from cogs.messages.cup_messages import APART
from cogs.widgets.buttons import Kind, custom_id
from engine.hosting.cups.cup import BREAK, CALL, Cup
from engine.hosting.service.cups import Kept
from tests.cogs.playing import again, host, hosted
from tests.simulation import Answer, Person, Seen, Simulation
from tests.words import EN, like

NAMES = [
    "Ada",
    "Ben",
    "Cem",
    "Dora",
    "Eda",
    "Finn",
    "Gül",
    "Hans",
    "Ina",
    "Jan",
    "Kim",
    "Lea",
    "Mia",
]
HOUR = 3600.0


@asynccontextmanager
async def opened(tmp_path: Path, people: int = 7, **options: Any) -> AsyncIterator[Simulation]:
    """A server with a cup in its channel, opened by its owner."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        for name in NAMES[1:people]:
            world.add_person(name)
        chosen = {"length": "days-2", "rounds": 3, **options}
        answer = await world.slash(world.people[0], "cup new", **chosen)
        assert answer.whisper
        await shown(world)
        yield world


async def shown(world: Simulation) -> None:
    """Let the message follow."""
    await world.advance(APART + 1)


def message(world: Simulation) -> Seen:
    """The cup's message."""
    return [each for each in world.messages() if "cup" in " ".join(each.buttons.values())][-1]


async def press(world: Simulation, person: Person, what: str, cup: int = 1) -> Answer:
    return await world.click(person, message(world), custom_id(Kind.CUP, 0, cup, what))


async def joined(world: Simulation, *people: Person) -> None:
    """Have everybody take part."""
    for person in people or world.people:
        assert (await press(world, person, "join")).whisper
    await shown(world)


async def kept(world: Simulation, cup: int = 1) -> Kept:
    return await host(world).cups.get(cup)


async def state(world: Simulation) -> Cup:
    return (await kept(world)).cup


async def panel(world: Simulation, person: Person | None = None) -> Seen:
    answer = await world.slash(person or world.people[0], "cup manage")
    return answer.messages[-1]


async def runs(
    world: Simulation, act: str, *values: str, about: str = "", why: str = "rain"
) -> Answer:
    """Have the owner do something on the panel, with a reason."""
    owner, opened_panel = world.people[0], await panel(world)
    rest = (act, about) if about else (act,)
    what = custom_id(Kind.CUP_RUN, 0, 1, *rest)
    form = await world.forge(owner, opened_panel, what, list(values) if values else None)
    assert form.form, form.whisper
    [field] = [part["component"]["custom_id"] for part in form.form["components"]]
    return await world.submit(owner, form, **{field: why})


async def drawn(world: Simulation) -> None:
    """Have the owner draw the next round now."""
    await runs(world, "begin")
    await world.advance(2)
    await shown(world)


async def tables(world: Simulation) -> list[int]:
    """The numbers of the tables of the latest round."""
    found, rounds = await host(world).store.cup_tables(1), len((await state(world)).rounds)
    return [table for (at, _), table in found.items() if at == rounds]


async def played(world: Simulation) -> None:
    """End all tables of the latest round."""
    for table in await tables(world):
        await host(world).tables.stop(table)
    await world.advance(2)
    await shown(world)


async def test_people_take_part_and_leave(tmp_path: Path) -> None:
    async with opened(tmp_path) as world:
        assert like(EN, "cup-nobody").search(message(world).text)
        await joined(world)
        assert like(EN, "cup-entrants").search(message(world).text)
        for name in NAMES[:7]:
            assert name in message(world).text
        ada = world.people[0]
        assert (await press(world, ada, "join")).sentence == EN("cup-joined-already")
        assert (await press(world, ada, "leave")).whisper == EN("cup-left")
        await shown(world)
        assert (await state(world)).entrants == [2, 3, 4, 5, 6, 7]
        assert len([each for each in world.messages() if not each.private]) == 1


async def test_a_whole_cup_in_threads(tmp_path: Path) -> None:
    async with opened(tmp_path, 13, rounds=3) as world:
        await joined(world)
        await drawn(world)
        said = message(world)
        assert like(EN, "cup-title-round").search(said.text)
        channels = re.findall(r"<#(\d+)>", said.text)
        assert len(channels) == 4
        for thread in channels:
            board = world.messages(world.place(int(thread)))[-1]
            assert any(each.startswith("act:") for each in board.buttons.values())
        for _ in range(3):
            await played(world)
        assert (await state(world)).rounds[-1].final
        await played(world)
        said = message(world)
        assert (await state(world)).over
        assert like(EN, "cup-title-won").search(said.text)
        assert (await kept(world)).record.seed.hex() in said.text
        assert len(said.alt) == 1
        assert len([each for each in world.messages() if each.buttons and not each.private]) == 1, (
            "one message is live"
        )
        answer = await press(world, world.people[0], "place")
        assert like(EN, "cup-own").search(answer.whisper)
        answer = await press(world, world.people[0], "file")
        assert answer.messages[-1].pictures


async def test_restarts_at_any_moment_lose_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world)
        await again(world)
        await shown(world)
        await drawn(world)
        await again(world)
        await shown(world)
        assert len(await tables(world)) == 2
        for table in await tables(world):
            await host(world).tables.stop(table)
        await again(world)
        await world.advance(3)
        await shown(world)
        assert len((await state(world)).rounds) == 2
        assert len(set(await tables(world))) == 2
        assert len([each for each in world.messages() if each.buttons and not each.private]) == 1


async def test_a_live_cup_calls_its_people(tmp_path: Path) -> None:
    async with opened(tmp_path, 7, length="live-25") as world:
        await joined(world)
        assert EN("button-cup-here") not in message(world).buttons
        await world.advance(HOUR - CALL)
        await shown(world)
        called = message(world)
        assert like(EN, "cup-called").search(called.text)
        assert all(f"<@{person.id}>" in called.text for person in world.people)
        for person in world.people[:6]:
            assert (await press(world, person, "here")).whisper == EN("cup-arrived")
        await world.advance(CALL)
        await shown(world)
        assert len((await state(world)).rounds) == 1
        assert (await state(world)).rounds[0].entrants
        await played(world)
        await world.advance(BREAK + 2)
        assert len((await state(world)).rounds) == 2


async def test_organisers_run_a_cup(tmp_path: Path) -> None:
    async with opened(tmp_path, 8) as world:
        await joined(world, *world.people[:7])
        late = world.people[7]
        await runs(world, "add", str(late.id))
        assert (await state(world)).entrant(late.id) == 8
        await runs(world, "remove", str(world.people[1].id))
        assert 2 in (await state(world)).left
        await runs(world, "pause")
        await runs(world, "resume")
        await drawn(world)
        await runs(world, "stop", "1-1")
        await shown(world)
        assert list((await state(world)).rounds[0].results) == [1]
        await played(world)
        opened_panel = await panel(world)
        page = await world.forge(
            world.people[0], opened_panel, custom_id(Kind.CUP_RUN, 0, 1, "correct"), ["1-1"]
        )
        assert page.messages
        before = (await state(world)).rounds[0].results[1]
        await runs(world, "correct", "5", about="1-1")
        assert (await state(world)).rounds[0].results[1] != before
        await runs(world, "end")
        await shown(world)
        assert (await state(world)).over
        told = message(world).text
        assert told.count("rain") == 5, "the latest acts are told with their reasons"
        with world.expecting_errors("cup-none-here"):
            answer = await world.slash(world.people[0], "cup manage")
        assert like(EN, "cup-none-here").search(answer.whisper)
