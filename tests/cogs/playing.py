"""What the tests of `cogs` share: a bot on a file, a table with people, a game played by clicks."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from msgspec import structs

import render
from cogs.client import Poeppel
from cogs.platform.operator_settings import Settings
from cogs.widgets.buttons import SURE, Kind, custom_id
from data.records import MessageRecord
from data.shipped.languages import DECLARED
from data.shipped.texts import Texts, dashed
from data.store.message_rows import MESSAGE
from engine.catalog import CLASSIC
from engine.hosting.service.table_cache import TableCache
from engine.hosting.service.tables import Tables
from engine.hosting.state.session import Session
from engine.hosting.state.setups import options
from engine.views import RaceView
from playground.internals.live import rest_while_waiting
from tests.databases import made
from tests.simulation import Answer, Person, Seen, Simulation, Time, simulation
from tests.words import EN

SETTLES = 30.0
"""Real seconds that an action may take, on a slow computer."""

NOT_AT_IT = EN("late-offer", game="", link="").partition(".")[0]
"""What is said first to somebody who presses something at a table of others."""

LOCALES = {code: language.locales[0] for code, language in DECLARED.items()}
"""By language: as Discord names it."""

OPTIONS = "lobby:1:options"
"""The menu of *Set up* for what is on or off beside the rules."""

NAMES = ("Ada", "Ben", "Cem", "Dora")


def secret(size: int) -> bytes:
    """The secret of every table, so that the same dice are rolled in every run."""
    return sha256(b"seed 352").digest()[:size]  # a short game, as it happens


def bot_on(file: Path, time: Time, **options: Any) -> Poeppel:
    """Make a bot on a database, with the simulated clock and known dice."""
    return Poeppel(Settings(database=made(file)), now=time, **{"seed": secret, **options})


@cache
def warm() -> None:
    """Draw a board once: the first picture takes longer than a click may."""
    play = CLASSIC.make((0, 1, 2, 3), CLASSIC.values("book")).start()
    view = play.game.view(play, None, ())
    assert isinstance(view, RaceView)
    render.board(view)


@contextmanager
def followed_by_the_bot(world: Simulation) -> Iterator[None]:
    """Have what follows from a change be the bot's doing, also where a test makes the change itself.

    So boards that are drawn for it are waited for, and their timers follow the simulated time.
    """

    def inside(method: Callable[..., None]) -> Callable[..., None]:
        def call(*args: Any) -> None:
            with world.inside():
                method(*args)

        return call

    with ExitStack() as patches:
        for name in "_tell", "announce_deadline":
            patches.enter_context(patch.object(TableCache, name, inside(getattr(TableCache, name))))
        yield


@asynccontextmanager
async def hosted(
    file: Path, people: int = 4, *, language: str = "en-US", **options: Any
) -> AsyncIterator[Simulation]:
    """A world with a bot in it; `again` restarts it."""
    warm()
    time = Time()
    bot = bot_on(file, time, **options)
    async with simulation(bot, people, language=language, time=time) as world:
        world.env.settle_timeout = SETTLES
        with followed_by_the_bot(world):
            yield world


@asynccontextmanager
async def elsewhere(file: Path, hours: float) -> AsyncIterator[Simulation]:
    """The same people and channel some hours later, for another process on the same file.

    Discord has forgotten the old messages; new ones have other ids, which are made from the time.
    """
    rest_while_waiting()
    time = Time()
    world = Simulation(bot_on(file, time), len(NAMES), "en-US", NAMES)
    time.follow(world.env)
    world.env.backend.clock.advance(hours * 3600)
    world.env.settle_timeout = SETTLES
    async with world.running():
        await host(world).tree.sync()  # which the bot does not do, as the real Discord would know
        with followed_by_the_bot(world):
            yield world


async def again(world: Simulation, **options: Any) -> None:
    """Restart the bot on its file."""
    old = host(world)
    await world.restart(
        Poeppel(old.settings, now=old.now, **{"seed": secret, "catalog": old.catalog, **options})
    )


def host(world: Simulation) -> Poeppel:
    assert isinstance(world.bot, Poeppel)
    return world.bot


@asynccontextmanager
async def unseen(world: Simulation) -> AsyncIterator[Tables]:
    """Play at tables without showing anything, then restart the bot, which has to catch up.

    A click costs fifty times as much as the answer it gives; nobody looks at most of a long game.
    """
    tables = host(world).tables
    tables.memory.listeners.clear()
    yield tables
    await again(world)


async def table(world: Simulation, number: int = 1) -> Session:
    return await host(world).tables.get(number)


async def turned(world: Simulation, person: Person, panel: Seen, **wanted: bool) -> Answer:
    """Turn options on or off in the *Set up* of the first table; the others stay as they are."""
    session = await table(world)
    chosen = options(session.setup, session.system, session.values()) | wanted
    labels = [EN(f"option-{dashed(each)}") for each, on in chosen.items() if on]
    return await world.choose(person, panel, *labels, menu=OPTIONS)


async def threads(world: Simulation, on: bool = True) -> None:
    """Have every table of the server played in a thread of its own, or in the channel."""
    await host(world).tables.settings.change_server(
        world.server.id, lambda server: structs.replace(server, threads=on)
    )


def unpressed(world: Simulation, *messages: Seen) -> None:
    """Have *messages*, or all, edited by the bot's own route, as if nobody had pressed them lately."""
    routes = host(world).services.routes
    for message in messages:
        routes._clicks.pop(message.id, None)
    if not messages:
        routes._clicks.clear()


async def by_hand(world: Simulation) -> None:
    """Have everybody roll by hand at new tables of the server, whatever is played, and how fast."""
    await host(world).tables.settings.change_server(
        world.server.id, lambda server: structs.replace(server, rolls="hand")
    )


async def asked_always(world: Simulation) -> None:
    """Have everybody asked what has only one answer, too, so that a test can stop anywhere."""
    for person in world.people:
        await host(world).services.persons.choose(
            person.id, lambda each: structs.replace(each, asks=True)
        )


async def lobby(world: Simulation, **given: Any) -> Seen:
    """Open a table and let everybody join; the first person is the host.

    What is *given* are the game and its preset, without which it is the first there is.
    """
    first, *others = world.people
    await world.slash(first, "play", **given)
    for person in others:
        await world.click(person, world.last(), EN("button-join"))
    return world.last()


async def set_up(world: Simulation, person: Person, lobby: Seen | None = None) -> Seen:
    answer = await world.click(person, lobby or world.last(), EN("button-host"))
    assert answer.whisper
    (panel,) = answer.messages
    return panel


async def my_seat(world: Simulation, person: Person, lobby: Seen | None = None) -> Seen:
    (panel,) = (await world.click(person, lobby or world.last(), EN("button-seat"))).messages
    return panel


async def leaves(world: Simulation, person: Person, lobby: Seen | None = None) -> Answer:
    return await world.click(person, await my_seat(world, person, lobby), EN("button-leave"))


async def recolour(world: Simulation, person: Person, lobby: Seen | None = None) -> Answer:
    """Have a player take the first colour that is free."""
    panel = await my_seat(world, person, lobby)
    ((menu, free),) = panel.menus.items()
    return await world.choose(person, panel, next(iter(free)), menu=menu)


async def house_rules(world: Simulation, person: Person, lobby: Seen | None = None) -> Seen:
    panel = await set_up(world, person, lobby)
    await world.click(person, panel, EN("button-house-rules"))
    return panel


async def computer(world: Simulation, person: Person, lobby: Seen | None = None) -> None:
    await world.click(person, await set_up(world, person, lobby), EN("button-add-computer"))


async def set_pace(world: Simulation, person: Person, pace: str, lobby: Seen | None = None) -> None:
    panel = await set_up(world, person, lobby)
    menu = custom_id(Kind.LOBBY, int(next(iter(panel.menus)).split(":")[1]), "pace")
    await world.choose(person, panel, EN(f"pace-{pace}"), menu=menu)


async def begun(world: Simulation, **given: Any) -> Seen:
    """Begin a game of everybody."""
    message = await lobby(world, **given)
    await world.click(world.people[0], message, EN("button-start"))
    return message


race = partial(begun, game="card_race", preset="quick")
"""Begins a card race of everybody to half the points."""


async def asked(world: Simulation) -> tuple[Person, Person]:
    """Who is on turn in a game of two, and who is not."""
    session = await table(world)
    who = session.controller(session.waiting()[0]).person
    first, second = world.people
    return (first, second) if first.id == who else (second, first)


def on_turn(world: Simulation, board: Seen) -> Person:
    """Who is to do something, by what the board says."""
    told = {person: board.last_text.find(person.name) for person in world.people}
    named = [person for person, at in told.items() if at >= 0]
    assert named, board.text
    return min(named, key=lambda person: told[person])


def others(world: Simulation, board: Seen) -> list[Person]:
    """Everybody who is not to do anything."""
    return [person for person in world.people if person is not on_turn(world, board)]


BESIDE = EN("button-hint"), EN("button-roll-for-me"), EN("button-known")
"""What is pressed beside the answers: for advice, to have one's dice roll by themselves, to end lessons."""

TO_ROLL = [EN("action-roll"), EN("button-roll-for-me")]
"""The buttons of a board in the first turns of whoever rolls by hand."""


async def move(
    world: Simulation, board: Seen, choose: Callable[[list[str]], str] = lambda labels: labels[-1]
) -> Answer:
    """Let whoever is on turn press a button that is an answer, chosen by its label."""
    labels = [label for label in board.buttons if label not in BESIDE]
    return await world.click(on_turn(world, board), board, choose(labels))


async def ends(world: Simulation, person: Person, **place: Any) -> Answer:
    """Have somebody close the table; all others who play there agree, and whoever is asked is sure."""
    channel, bot = place.get("where", world.channel), host(world)
    before = await bot.store.tables_in(channel.id)
    answer = await _agrees_to_end(world, person, **place)
    for each in world.people:
        left = [x for x in await bot.store.tables_in(channel.id) if x in before]
        if left == before and each.id in (await bot.tables.get(left[-1])).people and each != person:
            await _agrees_to_end(world, each, **place)
    return answer


async def _agrees_to_end(world: Simulation, person: Person, **place: Any) -> Answer:
    answer = await world.slash(person, "table end", **place)
    (said,) = answer.messages
    await sure(world, person, said)
    return answer


def asked_for(shown: Seen) -> list[str]:
    """The presses that a message asks for once more, because they destroy."""
    return [each for each in shown.buttons.values() if each.startswith(f"{SURE}:")]


async def sure(world: Simulation, person: Person, shown: Seen) -> None:
    """Have somebody press the red button of a question, if it is one."""
    for press in asked_for(shown):
        await world.click(person, shown, press)


@contextmanager
def sent(world: Simulation) -> Iterator[list[str]]:
    """Collect what the bot sends meanwhile: ``"PATCH message"``, by the last words of the path."""
    before, found = len(world.requests), list[str]()
    yield found
    found += [short(request.method, request.path) for request in world.requests[before:]]


def short(method: str, path: str) -> str:
    """Shorten a request to its method and the kind of thing it is about.

    >>> short("PATCH", "/channels/12/messages/34")
    'PATCH message'
    """
    words = [word for word in path.split("/") if word and not re.search(r"\d", word)]
    last = words[-1] if words else path
    return f"{method} {last[:-1] if re.search(r'/[0-9]+$', path) else last}"


def meanwhile(
    patch: pytest.MonkeyPatch,
    where: object,
    name: str,
    happens: Callable[..., Awaitable[object]],
) -> list[tuple[Any, ...]]:
    """Let something happen once, after *where* has been asked for something and before it is told.

    Args:
        patch: undoes it at the end.
        where: what is asked, by its method *name*.
        happens: called with what is asked for; returns False where that was not the moment yet.

    Returns:
        With what it was asked as that happened, once it has.
    """
    ask, done = getattr(where, name), list[tuple[Any, ...]]()

    async def slowly(*given: Any) -> Any:
        found = await ask(*given)
        if not done:
            done.append(given)
            if await happens(*given) is False:
                done.clear()
        return found

    patch.setattr(where, name, slowly)
    return done


async def refused(world: Simulation, person: Person, command: str, **options: Any) -> str:
    """Type a command that is refused; return the one sentence said to that person."""
    with world.expecting_errors("Refused"):
        answer = await world.slash(person, command, **options)
    assert len(answer.messages) == 1
    assert answer.sentence, "nobody else sees it"
    return answer.sentence


def state(session: Session) -> tuple[Any, ...]:
    """What must not change when something is refused."""
    record = session.record
    return (record.status, record.seq, record.setup, record.host, list(record.seats))


async def turn_to(
    world: Simulation, person: Person, shown: Seen, page: str, says: Texts = EN
) -> None:
    """Choose another page of the settings."""
    await world.choose(person, shown, says(f"page-{page}"), menu="server:0:page")


async def beside(world: Simulation) -> list[MessageRecord]:
    """The side messages that are noted, in order, and pings that have to go."""
    some = "kind = 'beside' OR closed"
    noted = f"SELECT {MESSAGE.columns} FROM messages WHERE {some} ORDER BY id"
    return list(map(MESSAGE.record, await host(world).store._read(noted)))


async def people_of(world: Simulation, message: MessageRecord) -> list[int]:
    """The people whom a message is noted to name."""
    named = "SELECT person FROM message_people WHERE message = ? ORDER BY person"
    return [person for (person,) in await host(world).store._read(named, message.id)]
