"""Discord's limit of the whole bot: nothing goes beyond it, and those who are asked go first."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from msgspec import structs
from simcord.builders import ChannelHandle

from cogs.messages.delivery import MARK
from cogs.platform import request_budget, request_tasks
from cogs.platform.request_budget import SECOND, RequestBudget
from tests.bench.requests import EXEMPT
from tests.cogs.playing import host, hosted, table, unpressed
from tests.simulation import Person, Seen, Simulation
from tests.words import EN

PEOPLE, SEATS = 8, 4

NEED = 4.03
"""Counted requests for each answer in the card race, where nothing is saved."""

PACE = 4
"""Seconds between two answers at a table."""


async def opened(world: Simulation, tables: int) -> list[ChannelHandle]:
    """Begin so many card races, each in a place of its own."""
    await host(world).tables.settings.change_server(
        world.server.id, lambda server: structs.replace(server, per_person=tables)
    )
    places = [world.server.create_text_channel(f"tisch-{number}") for number in range(tables)]
    for number, place in enumerate(places):
        first, *others = [world.people[(number + each) % PEOPLE] for each in range(SEATS)]
        await world.slash(first, "play", where=place, game="card_race", preset="quick")
        for person in others:
            await world.click(person, world.last(place), EN("button-join"))
        await world.click(first, world.last(place), EN("button-start"))
    return places


def hand_of(world: Simulation, person: Person, number: int) -> Seen:
    """The hand of somebody at one of their tables."""
    found = [
        each
        for each in world.messages(person.dm)
        if each.raw.components and each.raw.components[0].get("id") == MARK + number
    ]
    return found[-1]


async def asked_at(world: Simulation, number: int) -> tuple[Person, Seen, str]:
    """Who is asked at a table, their hand, and the question's number in its buttons."""
    session = await table(world, number)
    assert session.play is not None
    seat = session.waiting()[0]
    who = session.controller(seat).person
    person = next(each for each in world.people if each.id == who)
    return person, hand_of(world, person, number), f"act:{number}:{session.play.number(seat)}:"


async def answer(world: Simulation, number: int, random: Random) -> None:
    """Let whoever is asked at a table answer by direct message."""
    person, hand, begins = await asked_at(world, number)
    buttons = [each for each in hand.buttons.values() if each.startswith(begins)]
    assert (await world.click(person, hand, random.choice(buttons))).given


def allow(tokens: int) -> None:
    """Have the bot send no more than so many counted requests a second from now on."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(request_budget, "TOKENS", tokens)
        request_tasks.allow(RequestBudget())


def most_in_a_second(times: Sequence[float]) -> int:
    """How many of these moments lie within one second at most."""
    return max(
        sum(first <= each < first + SECOND for each in times[at:]) for at, first in enumerate(times)
    )


async def late_or_true(
    world: Simulation, tables: int, seconds: int, limit: int, forgets: bool
) -> None:
    """Let people answer at all tables for so long, by a limit that does not suffice for all.

    Boards and onlookers' hands are late meanwhile, and true soon after that.  All edits of boards
    count, as nobody presses them, and those of hands where nobody's click is remembered.
    """
    random, numbers, waited = Random(1), range(1, tables + 1), 0
    places = await opened(world, tables)
    for _ in range(SEATS):  # until everybody has pressed their hand
        for number in numbers:
            await answer(world, number, random)
        await world.advance(PACE)
    allow(limit)
    first = len(world.requests)
    for second in range(seconds):
        unpressed(world, *(() if forgets else [world.last(place) for place in places]))
        at = [number for number in numbers if number % PACE == second % PACE]
        running = [each for each in at if (await table(world, each)).record.status == "running"]
        for number in running:
            await answer(world, number, random)
        waited = max(waited, request_tasks.waiting().total())
        await world.advance(SECOND)
        for number in running:
            if (await table(world, number)).record.status == "running":
                _, hand, begins = await asked_at(world, number)
                assert any(each.startswith(begins) for each in hand.buttons.values())
    sent = zip(world.times[first:], world.requests[first:], strict=True)
    times = [at for at, request in sent if not EXEMPT(request.path)]
    assert most_in_a_second(times) <= limit
    assert waited > limit, "there was too little for all"
    await world.advance(30)
    assert not request_tasks.waiting()
    for number, place in zip(numbers, places, strict=True):
        record = (await table(world, number)).record
        assert record.shown == record.revision
        assert world.last(place).here


@pytest.mark.parametrize(
    ("tables", "seconds"), [(16, 10), pytest.param(60, 60, marks=pytest.mark.soak)]
)
@pytest.mark.parametrize(("part", "forgets"), [(5, False), (2, True)])
async def test_where_there_is_too_little_for_all_the_asked_have_their_hands_within_a_second(
    tables: int, seconds: int, part: int, forgets: bool, tmp_path: Path
) -> None:
    """With a fifth of what was needed; or half of it, where edits by the tokens of clicks do not help."""
    async with hosted(tmp_path / "p.sqlite3", PEOPLE) as world:
        await late_or_true(world, tables, seconds, int(tables / PACE * NEED / part), forgets)
