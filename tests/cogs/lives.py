"""A cup's life and a day's five in any language, as requests: what transcripts are made of."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random

from cogs.widgets.buttons import Kind, custom_id
from engine.daily import FIVE
from engine.hosting.cups.cup import BREAK
from engine.hosting.state.beginnings import CALL
from playground.internals.requests import Request
from tests.cogs import test_cups as cup
from tests.cogs import test_daily as daily
from tests.cogs.playing import LOCALES, host
from tests.engine.hosting.seated import answer
from tests.simulation import Simulation

Life = Callable[[str, Path], Awaitable[Sequence[Request]]]
PLAYED = 12
"""How many answers are given at each table before it is ended as it stands."""


async def live_cup(language: str, folder: Path) -> Sequence[Request]:
    """An evening's cup: opened, joined, called, played, corrected, ended, with its podium."""
    chosen = {"length": "live-25", "rounds": 3, "penalties": True}
    async with cup.opened(folder, 9, LOCALES[language], **chosen) as world:
        first = world.people[0]
        await cup.joined(world)
        await cup.press(world, world.people[8], "leave")
        for what in ("how",):
            await cup.press(world, first, what)
        await world.advance(cup.HOUR - CALL)
        await cup.shown(world)
        for person in world.people[:8]:
            await cup.press(world, person, "here")
        await cup.panel(world)
        await world.advance(CALL)
        await cup.shown(world)
        await answered(world)
        await cup.panel(world)
        await cup.played(world)
        await cup.runs(world, "pause")
        await cup.runs(world, "resume")
        await cup.press(world, first, "place")
        await world.advance(BREAK + 2)
        await cup.shown(world)
        await cup.runs(world, "stop", "2-1")
        await cup.played(world)
        await corrected(world)
        await world.advance(BREAK + 2)
        await cup.shown(world)
        await cup.played(world)
        await world.advance(BREAK + 2)
        await cup.shown(world)
        await answered(world)
        await cup.played(world)
        await after(world)
        return list(world.requests)


async def daily_cup(language: str, folder: Path) -> Sequence[Request]:
    """A cup by the day, with people who join late, are taken out, and come back."""
    chosen = {"length": "days-2", "rounds": 3, "final": False, "name": "Sommer", "line": "Los!"}
    async with cup.opened(folder, 8, LOCALES[language], **chosen) as world:
        await cup.joined(world, *world.people[:7])
        await cup.runs(world, "add", str(world.people[7].id))
        await cup.drawn(world)
        await cup.runs(world, "remove", str(world.people[1].id))
        await cup.press(world, world.people[2], "leave")
        await cup.shown(world)
        await cup.played(world)
        await cup.shown(world)
        await cup.runs(world, "end")
        await cup.shown(world)
        await after(world)
        return list(world.requests)


async def answered(world: Simulation) -> None:
    """Have the people at each table answer some questions."""
    random = Random(4)
    for number in await cup.tables(world):
        for _ in range(PLAYED):
            session = await host(world).tables.get(number)
            if session.record.status == "running" and session.people_asked():
                await host(world).tables.act(number, *answer(session, random))
        await world.advance(1)
    await cup.shown(world)


async def corrected(world: Simulation) -> None:
    """Have the owner correct the first table, place by place, then at once."""
    opened, first = await cup.panel(world), world.people[0]
    page = await world.forge(first, opened, custom_id(Kind.CUP_RUN, 0, 1, "correct"), ["1-1"])
    entrant, *_ = (await cup.state(world)).rounds[0].results[1].entrants
    asked = custom_id(Kind.CUP_RUN, 0, 1, "correct", "1-1")
    await world.forge(first, page.messages[-1], asked, [str(entrant)])
    await cup.runs(world, "correct", await cup.reversed_order(world), about="1-1")
    await cup.shown(world)


async def after(world: Simulation) -> None:
    """Have people look at what is left of a cup that is over."""
    for person in world.people[:3]:
        await cup.press(world, person, "place")
    await cup.press(world, world.people[0], "file")
    await cup.panel(world)
    await world.slash(world.people[0], "stats")


async def five(language: str, folder: Path) -> Sequence[Request]:
    """Today's five and yesterday's: each verdict, the end, each page, the line that is shared."""
    async with daily.opened(folder, 2, LOCALES[language]) as world:
        ada, ben = world.people
        message = await daily.finish(world, ada, (0, 1, 0, 1, 1))
        for page in ("1", "2", "3", "4", "5", "how"):
            await world.forge(ada, message, custom_id(Kind.DAILY_PAGE, 0, daily.DAY, page))
        await world.forge(ada, message, custom_id(Kind.DAILY_SHARE, 0, daily.DAY))
        store = host(world).store
        for person in range(12):
            await store.answer_daily(person + 1, daily.DAY, "", "0,1,0,1,1")
        await store.answer_daily(ben.id, daily.DAY - 1, "", "0,0,0")
        yesterday = await daily.shown(world, ben)
        for at in (4, 5):
            await daily.take(world, ben, yesterday, 0, at, daily.DAY - 1)
            await daily.go_on(world, ben, yesterday, daily.DAY - 1)
        await daily.finish(world, ben, (0,) * FIVE)
        daily.pass_to(world, host(world).now() + daily.HOUR)
        await daily.shown(world, ben)
        return list(world.requests)


LIVES: dict[str, Life] = {"cup": live_cup, "cup-by-the-day": daily_cup, "five": five}
