"""Everything that is sent, in every way in which it can fail, with and without a restart.

People play through a world in which one kind of request fails at every step.  After each step, within
a minute of moved clock, what Discord shows and what is stored agree: see `agree`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from cogs.messages.delivery import OLD
from cogs.messages.hand_messages import HAND
from cogs.widgets.message_layout import Draft
from data.store.errors import DatabaseFull, StoreClosed
from engine.core import Decision
from engine.hosting.state.session import Session
from engine.hosting.state.setups import people
from tests.cogs.playing import again, host, hosted, sure
from tests.cogs.test_toy import TEXTS
from tests.simulation import Person, Seen, Simulation
from tests.toy import SNATCH
from tests.words import EN, like

KINDS = {
    "answer": ("POST", "/interactions/*/callback"),
    "post": ("POST", "/channels/{channel}/messages"),
    "edit": ("PATCH", "/channels/{channel}/messages/*"),
    "delete": ("DELETE", "/channels/*/messages/*"),
    "follow-up": ("POST", "/webhooks/*"),
    "private edit": ("PATCH", "/webhooks/*"),
    "direct message": ("POST", "/channels/{dm}/messages"),
    "hand edit": ("PATCH", "/channels/{dm}/messages/*"),
    "look": ("GET", "/channels/*/messages"),
    "unseen post": ("POST", "/channels/{channel}/messages"),
}
"""What is sent: method and path; direct messages are those to the second person.

An unseen post cannot be looked for in the channel; Discord knows it by its nonce.
"""

FAULTS = (
    "refused 500",
    "refused 403",
    "refused 429",
    "limited 60",
    "limited 25",
    "gone",
    "lost before",
    "lost after",
    "late",
    "twice",
    "killed before",
    "killed after",
    "store fails",
)
KNOWN = (
    "not noted|store failed|[Dd]isconnected|Forbidden|Refused|refused|NotFound|HTTPException|store-"
    "|InFlight|RateLimited|DISCORD_TOKEN"
)
"""What may be logged or raised meanwhile; answers that arrive twice look like a second process."""

MINUTE = 60


class Play:
    """A world in which one thing goes wrong at every step."""

    def __init__(self, world: Simulation, kind: str, restart: bool) -> None:
        self.world, self.restart = world, restart
        self.method, path = KINDS[kind]
        self.killed, self.unseen = False, kind == "unseen post"
        self.public = "{dm}" not in path
        self.path = path.format(channel=world.channel.id, dm=world.people[1].dm.id)
        self.failed: set[str] = set()
        """The faults that have happened."""
        self.answers = 0

    async def step(self, act: Callable[[], object], fault: str) -> None:
        """Let people do something while *fault* is waiting, then look whether all is well again."""
        world = self.world
        self.arm(fault)
        await act()  # type: ignore[misc]
        await world.settle()
        limited = fault.startswith("limited")
        if world.mended() and (not limited or world.limited()):
            self.failed.add(fault)
        if self.killed or self.restart:
            self.killed = False
            await again(world, texts=TEXTS)
        await world.advance(2 * MINUTE if limited else MINUTE)  # what was too early rests once more
        world.forgive(KNOWN)
        await agree(world)

    def arm(self, fault: str) -> None:
        world, method, path = self.world, self.method, self.path
        if self.unseen:
            world.refuse("GET", "/channels/*/messages", 403, 50001, times=None)
        match fault.split():
            case ["refused", status]:
                code = {"403": 50013, "500": 0, "429": 40062}[status]
                world.refuse(method, path, int(status), code)
            case ["limited", seconds]:
                world.limit(method, path, float(seconds))
            case ["gone"] if method in ("PATCH", "DELETE") and "channels" in path:
                world.meanwhile(method, path, self.vanish)
            case ["gone"]:
                gone = 10062 if "channels" not in path else 10008 if self.public else 10003
                world.refuse(method, path, 404, gone)
            case ["lost", "before"]:
                world.lose(method, path)
            case ["lost", "after"]:
                world.cut(method, path)
            case ["late"]:
                world.delay(method, path, 3.5)
            case ["twice"]:
                world.double(method, path)
            case ["killed", when]:
                world.meanwhile(method, path, self.kill, afterwards=when == "after")
            case _:
                world.meanwhile(method, path, self.fill, afterwards=True)

    def vanish(self) -> None:
        """Somebody has deleted the message that the request is about."""
        channel, message = re.findall(r"[0-9]+", self.world.requests[-1].path)[-2:]
        self.world.env.backend.delete_message(int(channel), int(message))

    def kill(self) -> None:
        """From now on nothing goes out of the bot, and nothing is stored."""
        self.killed = True

        async def closed(*given: object) -> None:
            raise StoreClosed()

        store = host(self.world).store
        store.commit = closed  # type: ignore[method-assign, assignment]
        store.open_table = closed  # type: ignore[method-assign, assignment]
        self.world.unplugged()
        self.world._faults[-1][2]()

    def fill(self) -> None:
        """Let the next two changes find no room."""
        store, left = host(self.world).store, [1, 1]
        commit = store.commit

        async def full(change: object) -> None:
            if left:
                left.pop()
                raise DatabaseFull(file="f")
            await commit(change)  # type: ignore[arg-type]

        store.commit = full  # type: ignore[method-assign]

    # --- what people do

    async def session(self) -> Session | None:
        tables = await host(self.world).store.tables_in(self.world.channel.id)
        return await host(self.world).tables.get(tables[-1]) if tables else None

    def board(self) -> Seen:
        return [each for each in public(self.world) if each.buttons][-1]

    async def open(self) -> None:
        if await self.session() is None:
            await self.world.slash(self.world.people[0], "play", game="snatch")

    async def join(self) -> None:
        session = await self.session()
        for person in self.world.people:
            if session and session.record.status == "lobby" and person.id not in session.people:
                if any(each.buttons for each in public(self.world)):  # or it is on its way back
                    await self.world.click(person, self.board(), EN("button-join"))
                return

    async def menu(self) -> None:
        session = await self.session()
        if session is None or session.record.status != "lobby":
            return
        answer = await self.world.click(
            self.world.people[0], self.board(), f"lobby:{session.record.id}:host"
        )
        for menu in [each for each in answer.messages if each.private and each.menus]:
            await self.world.forge(self.world.people[0], menu, f"lobby:{session.record.id}:options")
            await self.world.forge(self.world.people[0], menu, f"lobby:{session.record.id}:open")

    async def show(self) -> None:
        if await self.session():
            await self.world.slash(self.world.people[1], "table show")

    async def start(self) -> None:
        session = await self.session()
        if session and session.record.status == "lobby" and len(session.people) == 3:
            await self.world.click(self.world.people[0], self.board(), EN("button-start"))

    async def answer(self) -> None:
        """Whoever is asked answers by direct message, or by "My hand" if none has come."""
        session = await self.session()
        if session is None or session.record.status != "running":
            return
        person = self.asked(session)
        hands = [each for each in self.world.messages(person.dm) if each.buttons]
        if not hands:
            await self.privately()
            return
        hand = hands[-1]
        buttons = list(hand.buttons.values())
        self.answers += 1
        await self.world.click(person, hand, buttons[self.answers % len(buttons)])

    async def privately(self) -> None:
        """Whoever is asked answers by "My hand"."""
        session = await self.session()
        if session is None or session.record.status != "running":
            return
        person = self.asked(session)
        answer = await self.world.click(person, self.board(), EN("button-my-hand"))
        for hand in [each for each in answer.messages if each.private and each.buttons]:
            await self.world.click(person, hand, next(iter(hand.buttons)))

    async def wait(self) -> None:
        await self.world.advance(OLD)
        await self.answer()

    async def end(self) -> None:
        """The host closes the table, if they are asked whether they are sure."""
        if await self.session():
            person = self.world.people[0]
            answer = await self.world.slash(person, "table end")
            for asked in answer.messages:
                await sure(self.world, person, asked)

    def asked(self, session: Session) -> Person:
        who = session.controller(session.waiting()[0]).person
        return next(each for each in self.world.people if each.id == who)

    async def evening(self, faults: list[str]) -> None:
        """Play, each step with the next of *faults*, again and again."""
        game = [self.open, self.join, self.join, self.join, self.menu, self.show, self.start]
        game += [self.answer, self.privately, self.answer, self.show, self.wait, self.answer]
        game += [self.privately, self.answer, self.end]
        for place, act in enumerate(game):
            await self.step(act, faults[place % len(faults)])


def public(world: Simulation) -> list[Seen]:
    return [each for each in world.messages() if not each.private]


def looks(seen: Seen) -> tuple[str, list[str]]:
    """What a message says and offers."""
    return seen.text, list(seen.buttons.values())


def expected(draft: Draft) -> tuple[str, list[str]]:
    """The same of a draft."""
    menus = [
        f"-# {menu.placeholder}"
        for menu in draft.menus
        if any(choice.chosen for choice in menu.choices)
    ]
    texts = (draft.head, *draft.texts, *menus)
    return "\n".join(text for text in texts if text), [each.custom_id for each in draft.buttons]


async def agree(world: Simulation) -> None:
    """What Discord shows and what is stored agree.

    There is one live board for each table, every message shows what is stored, nothing private is
    public, and whoever is asked has a button.
    """
    bot = host(world)
    number = 1
    while (record := await bot.store.load(number)) is not None:
        with world.inside():  # who draws a board looks soon who is still there
            bot.services.members.doubt(number, record.server, people(record.seats))
        await world.settle()
        with world.inside():
            await agrees(world, await bot.tables.get(number))
        assert not record.posting, "nobody knows where the board is"
        assert not record.remains, "an old board is still there"
        number += 1
    for seen in public(world):
        assert not like(EN, "hand-title").search(seen.text)
        assert all(each.startswith("lobby:") for each in seen.menus), (
            "everybody may see the lobby's"
        )


async def agrees(world: Simulation, session: Session) -> None:
    bot, record = host(world), session.record
    own = [
        each for each in public(world) if any(f":{record.id}" in b for b in each.buttons.values())
    ]
    live = [
        each for each in own if {b.split(":")[1] for b in each.buttons.values()} == {str(record.id)}
    ]
    if record.status in ("lobby", "running"):
        assert [each.id for each in live] == [record.message], record.status
        assert looks(live[0]) == expected(bot.presenter.boards.draft(session))
    else:
        again = f"again:{record.id}"
        over = [list(each.buttons.values()) for each in live]
        assert over in ([], [[again]]), "a table that is over looks open"
    if record.message is not None:
        there = [each for each in public(world) if each.id == record.message]
        assert [looks(each) for each in there] == [expected(bot.presenter.boards.draft(session))]
    for person in world.people:
        await holds(world, session, person)


async def holds(world: Simulation, session: Session, person: Person) -> None:
    """A person's hand is true, by direct message and as a private answer."""
    bot, table = host(world), session.record.id
    hands = [
        each
        for each in world.messages(person.dm)
        if any(b.split(":")[1] == str(table) for b in each.buttons.values())
    ]
    draft = await bot.presenter.hands.draft(session, person.id, person.language)
    wanted = expected(draft)
    if session.record.status != "running":
        assert hands == [], "a hand of a table that is over"
        return
    noted = session.hands.get(person.id)
    if noted and noted.refused:
        assert person.name in world.last().text, "the board says who has to use My hand"
    elif person.id in session.people:
        assert looks(world.last(person.dm)) == wanted
        assert len(hands) <= 1
        seats = session.seats_of(person.id)
        assert session.play is not None
        pending = session.play.pending
        if isinstance(pending, Decision) and set(seats) & set(pending.waits_for):
            assert hands, "somebody is asked who has no button"
    for copy in bot.presenter.ephemeral._replies.values():
        if copy.key == (table, person.id, HAND) and copy.message is not None:
            seen = next(each for each in world.messages() if each.id == copy.message)
            assert looks(seen) == wanted


CASES = list(product(KINDS, (False, True)))


async def evening(file: Path, kind: str, restart: bool, first: int, count: int) -> set[str]:
    """Play an evening; the faults begin with the one at *first*."""
    faults = [FAULTS[(first + place) % len(FAULTS)] for place in range(count)]
    async with hosted(file, 3, catalog={"snatch": SNATCH}, texts=TEXTS) as world:
        play = Play(world, kind, restart)
        await play.evening(faults)
    return play.failed


@pytest.mark.parametrize(
    ("kind", "restart"), [(kind, place % 2 == 0) for place, kind in enumerate(KINDS)]
)
async def test_a_fault_is_repaired_within_a_minute(
    kind: str, restart: bool, tmp_path: Path
) -> None:
    """Each kind of request in an evening of its own, with another fault at every step."""
    first = 5 * CASES.index((kind, restart))
    await evening(tmp_path / "p.sqlite3", kind, restart, first, len(FAULTS))


@pytest.mark.soak
@pytest.mark.parametrize("fault", range(len(FAULTS)))
@pytest.mark.parametrize(("kind", "restart"), CASES)
async def test_every_fault_at_every_step_is_repaired_within_a_minute(
    kind: str, restart: bool, fault: int, tmp_path: Path
) -> None:
    """The whole product: each fault of each kind at every step."""
    await evening(tmp_path / "p.sqlite3", kind, restart, fault, 1)
