"""A lobby's private pages in every way in which what is sent can fail.

As in `tests.cogs.test_matrix`, before the game begins: *Set up* and *My seat* are opened and pressed, the
host leaves, and another player is host.  After each step every page that is still there is pressed.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from cogs.handlers.lobby import MENU, SEAT
from cogs.views.lobby import my_seat
from cogs.views.set_up import set_up
from cogs.widgets.message_layout import Draft
from engine.hosting.state.session import Session
from tests.cogs.playing import again, host, hosted, lobby, table
from tests.cogs.test_matrix import FAULTS, KNOWN, MINUTE, Play, agree, expected, looks
from tests.simulation import Answer, Person, Seen
from tests.words import ANY, EN, like

KINDS = "answer", "private edit"
"""What is sent here, where the board and the pages are edited by the tokens of presses."""
CASES = list(product(KINDS, (False, True)))
NO_MORE = like(EN, "lobby-host-no-more", host=ANY)


class Evening(Play):
    """A lobby of two, in which one thing goes wrong at every step."""

    def __init__(self, *given: object) -> None:
        super().__init__(*given)  # type: ignore[arg-type]
        self.pages: list[tuple[Person, Seen, str]] = []
        """Whose they are, and what; also those that are gone by now."""
        self.told: set[str] = set()
        """What the pages said in the end."""

    async def step(self, act: Callable[[], object], fault: str) -> None:
        world = self.world
        if self.restart:  # nobody keeps true what was shown before
            await again(world)
        self.arm(fault)
        await act()  # type: ignore[misc]
        await world.settle()
        limited = fault.startswith("limited")
        if world.mended() and (not limited or world.limited()):
            self.failed.add(fault)
        if self.killed:
            self.killed = False
            await again(world)
        await world.advance(2 * MINUTE if limited else MINUTE)
        world.forgive(KNOWN)
        if (await table(world)).record.status == "lobby":
            await agree(world)
        for person, page, what in self.pages:
            if page.here:
                await self.is_true(person, page, what)
        world.forgive(KNOWN)  # a store that was to fail may do so as late as that

    async def is_true(self, person: Person, page: Seen, what: str) -> None:
        """A page that is pressed shows what is, or says to whom it is nothing any more."""
        await self.world.forge(person, page, f"lobby:1:{'host' if what == MENU else 'seat'}")
        session = await table(self.world)
        if session.record.status != "lobby":
            assert page.text.startswith(EN("lobby-over"))
            self.told.add("over")
        elif what == MENU and session.record.host != person.id:
            assert NO_MORE.search(page.text)
            assert not page.menus
            self.told.add("no more")
        elif what == SEAT and person.id not in session.people:
            assert page.text.startswith(EN("lobby-not-in"))
            self.told.add("left")
        else:
            assert looks(page) == expected(self.draft(session, person, what))
            self.told.add(what)

    def draft(self, session: Session, person: Person, what: str) -> Draft:
        if what == SEAT:
            return my_seat(session, EN, person.id)
        return set_up(session, EN, tuple(host(self.world).services.catalog), {})

    async def hosting(self) -> Person:
        who = (await table(self.world)).record.host
        return next(each for each in self.world.people if each.id == who)

    async def opened(self, person: Person, key: str, what: str) -> Seen | None:
        """A page, opened from the lobby, if the answer arrives."""
        answer: Answer = await self.world.click(person, self.board(), EN(key))
        for page in [each for each in answer.messages if each.private and each.buttons]:
            self.pages.append((person, page, what))
            return page
        return None

    async def opens(self) -> None:
        await self.opened(await self.hosting(), "button-host", MENU)

    async def adds(self) -> None:
        """The host adds a computer in the oldest page there is, or in a new one."""
        person = await self.hosting()
        old = [page for who, page, what in self.pages if who == person and what == MENU]
        page = next((each for each in old if each.here), None)
        if page := page or await self.opened(person, "button-host", MENU):
            await self.world.forge(person, page, "lobby:1:add")

    async def recolours(self) -> None:
        """Ben takes a colour that is free."""
        ben = self.world.people[1]
        page = await self.opened(ben, "button-seat", SEAT)
        menu = "lobby:1:colour"
        if page is not None and (free := page.menus.get(menu)):
            await self.world.choose(ben, page, next(iter(free)), menu=menu)

    async def leaves(self) -> None:
        """The host leaves, if another person is there to be host."""
        person = await self.hosting()
        if len((await table(self.world)).people) == 2:
            page = await self.opened(person, "button-seat", SEAT)
            await self.world.forge(person, page or self.board(), "lobby:1:leave")

    async def joins(self) -> None:
        session = await table(self.world)
        for person in self.world.people:
            if session.record.status == "lobby" and person.id not in session.people:
                await self.world.click(person, self.board(), EN("button-join"))

    async def starts(self) -> None:
        if (await table(self.world)).record.status == "lobby":
            await self.world.forge(await self.hosting(), self.board(), "lobby:1:start")


async def evening(file: Path, kind: str, restart: bool, first: int, count: int) -> Evening:
    """Play; the faults begin with the one at *first*."""
    faults = [FAULTS[(first + place) % len(FAULTS)] for place in range(count)]
    async with hosted(file, 2) as world:
        await lobby(world)
        play = Evening(world, kind, restart)
        acts = [play.opens, play.adds, play.recolours, play.leaves, play.adds, play.joins]
        acts += [play.opens, play.recolours, play.leaves, play.opens, play.joins, play.starts]
        for place, act in enumerate(acts):
            await play.step(act, faults[place % len(faults)])
    return play


@pytest.mark.parametrize(("kind", "restart"), CASES)
async def test_pages_are_true_when_pressed_after_a_fault(
    kind: str, restart: bool, tmp_path: Path
) -> None:
    """Each kind of request in a lobby of its own, with another fault at every step."""
    first = 5 * CASES.index((kind, restart))
    played = await evening(tmp_path / "p.sqlite3", kind, restart, first, len(FAULTS))
    assert {MENU, SEAT, *(["no more"] if restart else [])} <= played.told
    assert played.failed


@pytest.mark.soak
@pytest.mark.parametrize("fault", range(len(FAULTS)))
@pytest.mark.parametrize(("kind", "restart"), CASES)
async def test_pages_are_true_after_every_fault_of_each_kind(
    kind: str, restart: bool, fault: int, tmp_path: Path
) -> None:
    """The whole product: each fault of each kind at every step."""
    await evening(tmp_path / "p.sqlite3", kind, restart, fault, 1)
