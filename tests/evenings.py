"""Whole evenings through the bot: people as patient as those of the model, by a clock that is moved.

`python -m tests.evenings` plays games of each kind for four people in the simulated Discord and says
what it came to beside the model of `engine.hosting.estimates.evening`: minutes by the clock of the world,
and taps that were really pressed.  People choose as computer players of the usual level do.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Literal
from unittest.mock import patch

from msgspec import Struct, structs

from cogs.display.drafts import Sketch
from engine.catalog import CATALOG
from engine.core import WINDOWS
from engine.hosting.estimates.evening import CHOOSING, NOTICING, evenings
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import Pace
from engine.players import LET_BE, decide
from engine.system import System
from engine.views import Action, Seat
from tests.cogs.playing import begun, host, hosted, table
from tests.simulation import Simulation

ROLL, PASS = "roll", "pass"
"""Presses that dice and windows make needless where they go by themselves."""

STEP = 1.0
"""Seconds after which it is looked again where nobody means to press."""

PAUSE = 60.0
"""Seconds between two games."""

GAMES = 8
"""How often each game is played, and by the model."""


class Told(Struct):
    """The minutes and taps of a game."""

    minutes: float = 0.0
    taps: int = 0


class People:
    """Those at a table, each with what they mean to press, and when."""

    def __init__(self, world: Simulation, random: Random) -> None:
        self._world, self._random = world, random
        self._plans: dict[tuple[Seat, int], tuple[float, Action]] = {}

    def wish(self, session: Session) -> tuple[float, Seat, Action] | None:
        """Return who presses next, when, and what; None: nobody means to."""
        plans = {}
        for seat in self._asked(session):
            key = seat, session.running.number(seat)
            plans[key] = self._plans.get(key) or self._plan(session, seat)
        self._plans = plans
        found = [(at, seat, action) for (seat, _), (at, action) in plans.items() if action]
        return min(found, default=None)

    def _asked(self, session: Session) -> Iterator[Seat]:
        """Yield the seats of people with an option."""
        here = {person.id for person in self._world.people}
        for seat, owner in session.owners().items():
            if owner.person in here and session.running.options(seat):
                yield seat

    def _plan(self, session: Session, seat: Seat) -> tuple[float, Action]:
        """Return when a seat presses and what; nothing where it need not."""
        play, waits, random = session.running, session.patience, self._random
        asked = seat in session.waiting()
        options = play.options(seat) if asked else (LET_BE, *play.options(seat))
        action = decide(session.system.levels["normal"], play, seat, options, random)
        taken = random.uniform(*NOTICING)
        if len(options) > 1:
            taken += random.uniform(*CHOOSING)
        by_itself = waits.asked == "moment" and action in (ROLL, *options[: len(options) == 1])
        silent = waits.asked in WINDOWS and action == PASS
        return self._world.now() + taken, LET_BE if by_itself or silent else action


async def played(
    system: System, preset: str, pace: Pace, rolls: Literal["hand", "itself"], games: int
) -> list[Told]:
    """Play so many games to their ends, one after the other: each has other dice."""
    found, random = [], Random(1)
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(Sketch, "painted", lambda sketch: b"a picture"),
    ):
        async with hosted(Path(folder) / "evening.sqlite3") as world:
            await host(world).tables.change_server(
                world.server.id, lambda server: structs.replace(server, rolls=rolls, pace=pace)
            )
            for number in range(1, games + 1):
                await begun(world, game=system.key, preset=preset)
                found.append(await _played(world, number, People(world, random)))
                await world.advance(PAUSE)
    return found


async def _played(world: Simulation, number: int, people: People) -> Told:
    """Play the game of a table to its end."""
    told, began = Told(), world.now()
    while (session := await table(world, number)).record.status == "running":
        told.taps += await _pressed(world, session, people)
    told.minutes = (world.now() - began) / 60
    return told


async def _pressed(world: Simulation, session: Session, people: People) -> int:
    """Let time pass until somebody presses, and press; return how many taps that took."""
    wish = None if session.lingers else people.wish(session)
    if wish is None:
        await world.advance(STEP)
        return 0
    at, seat, action = wish
    if (left := at - world.now()) > STEP:
        await world.advance(STEP)
        return 0
    await world.advance(max(left, 0.01))
    session = await table(world, session.record.id)
    play = session.running
    if session.lingers or action not in play.options(seat):
        return 0
    person = next(each for each in world.people if each.id == session.controller(seat).person)
    place = person.dm if session.system.hands else world.channel
    await world.forge(
        person, world.last(place), f"act:{session.record.id}:{play.number(seat)}:{action}"
    )
    return 1


def main() -> None:
    """Play and tell."""
    print("| game, four people, quick, rolling by itself | minutes | model | taps | model |")
    print("| --- | --- | --- | --- | --- |")
    for system in CATALOG.values():
        preset = next(iter(system.presets))
        games = 1 if system.reacts else GAMES  # the simulated Discord gives up on several long ones
        told = asyncio.run(played(system, preset, "quick", "itself", games))
        by_hand, model = evenings(system, 4, GAMES, 1, preset, {}, "normal", ["quick"])
        assert (by_hand.rolling, model.rolling) == ("by_hand", "by_itself")
        minutes, taps = model.minutes_per_game, model.taps_per_game
        print(
            f"| {system.key} | {median(each.minutes for each in told):.0f} | {minutes.median:.0f} "
            f"| {mean(each.taps for each in told):.0f} | {taps:.0f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
