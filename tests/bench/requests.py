"""How many requests the bot sends that count towards Discord's 50 a second for the whole of it.

Answers to interactions, and edits by their tokens, do not count; edits of boards and hands, what is
posted, deleted, looked for or asked for do.  Four people play each game in the simulated Discord of
the tests as computers of the usual level would, one answer after the other at an even pace: by direct
message where they hold cards, on the board where they do not.  Whole games are counted with dice that
roll by themselves, at quick tables.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections import Counter
from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random
from typing import Literal
from unittest.mock import patch

from msgspec import Struct, structs

from cogs.widgets.message_layout import PictureJob
from engine.catalog import CATALOG
from engine.hosting.state.session import Session
from engine.players import decide
from engine.system import System
from tests.bench.table import Row, limited
from tests.cogs.playing import begun, host, hosted, short, table
from tests.simulation import Simulation

PACE = 6.0
"""Seconds from one answer to the next."""

AIM = "at most 2"

EXEMPT = re.compile(r"/(interactions/\d+/.+/callback|webhooks/\d+/.+)").match
"""The routes of interactions."""

BY_TOKEN = re.compile(r"/webhooks/\d+/.+").match
"""Of those the routes of what follows an answer: edits by its token."""


class Counts(Struct):
    """What was sent while people answered so often."""

    answers: int = 0
    games: int = 0
    seconds: float = 0.0
    by_token: int = 0
    """Edits by the tokens of interactions."""
    sent: Counter[str] = Counter()
    """By method and the kind of thing that it is about."""

    @property
    def counted(self) -> int:
        return self.sent.total()


async def played(
    system: System, answers: float = inf, games: float = inf, rolls: Literal["", "itself"] = ""
) -> Counts:
    """Let four people play a game for so many answers, and again one when it is over.

    Args:
        system: what is played.
        answers: how many are given at most.
        games: how many are played at most.
        rolls: how dice roll, as in `Server.rolls`.
    """
    found, random = Counts(sent=Counter()), Random(1)
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(PictureJob, "painted", lambda sketch: b"a picture"),
    ):
        async with hosted(Path(folder) / "requests.sqlite3") as world:
            preset = next(iter(system.presets))
            await host(world).tables.settings.change_server(
                world.server.id, lambda server: structs.replace(server, rolls=rolls)
            )
            while found.answers < answers and found.games < games:
                found.games += 1
                await begun(world, game=system.key, preset=preset)
                await _play(world, found.games, found, answers, random)
                await world.advance(60)
    return found


async def _play(world: Simulation, number: int, found: Counts, most: float, random: Random) -> None:
    """Play at a table until it is over or enough has been answered."""
    first, began = len(world.requests), world.now()
    while found.answers < most:
        session = await table(world, number)
        if session.record.status != "running":
            break
        if await answer(world, session, random):
            found.answers += 1
        await world.advance(PACE)
    found.seconds += world.now() - began
    for request in world.requests[first:]:
        if BY_TOKEN(request.path):
            found.by_token += 1
        elif not EXEMPT(request.path):
            found.sent[short(request.method, request.path)] += 1


async def answer(world: Simulation, session: Session, random: Random) -> bool:
    """Let somebody who is asked answer; return whether anybody was."""
    play = session.play
    assert play is not None
    for seat in () if session.lingers else session.waiting():
        person = next(
            (each for each in world.people if each.id == session.controller(seat).person), None
        )
        if person is not None and play.options(seat):
            action = decide(session.system.levels["normal"], play, seat, play.options(seat), random)
            place = person.dm if session.system.hands else world.channel
            custom_id = f"act:{session.record.id}:{play.number(seat)}:{action}"
            await world.forge(person, world.last(place), custom_id)
            return True
    return False


def rows(full: bool = True) -> Iterator[Row]:
    """Count for every game; the aim is of those in which people hold cards."""
    for system in CATALOG.values():
        found = asyncio.run(limited(played(system, 400 if full else 2)))
        each, minute = found.counted / found.answers, 60 * found.counted / found.seconds
        what = f"requests that count towards Discord's 50 a second, {system.key} for four"
        yield Row(f"{what}: per answer", each, "", aim=AIM if system.hands else "")
        yield Row(f"{what}: a minute", minute, "/min")
    for system in CATALOG.values():
        found = asyncio.run(limited(played(system, inf if full else 2, 1, "itself")))
        what = f"requests of a game that rolls by itself, {system.key} for four"
        yield Row(f"{what}: that count", found.counted, "")
        yield Row(f"{what}: by tokens, which do not", found.by_token, "")
