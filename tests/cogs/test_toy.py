"""The core's proof: a game that needs everything at once, through bot, store and direct messages.

Snatch (`tests.toy`) has hidden hands, a window in which several seats decide at the same time, a
counter to a counter, a simultaneous discard and a reshuffle.
"""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing, contextmanager
from itertools import zip_longest
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from cogs.client import Poeppel
from cogs.platform.operator_settings import Settings
from data.shipped.languages import FOLDER
from data.shipped.texts import Library
from engine.core import CHANCE, Decision, Event, Play, Script, State
from engine.hosting.state.session import Session
from engine.players import redeal
from engine.system import System
from tests.databases import made
from tests.simulation import Person, Seen, Simulation, Time, simulation
from tests.toy import SNATCH, Snatch, SnatchTable
from tests.words import EN, like

TEXTS = Library((FOLDER, Path(__file__).parent.parent / "toy_texts"))
TABLE = 1


def bot_on(file: Path, time: Time, system: System = SNATCH) -> Poeppel:
    """A bot that offers the toy, on a database file."""
    return Poeppel(
        Settings(database=made(file)), catalog={"snatch": system}, texts=TEXTS, now=time, seed=bytes
    )


async def seated(discord: Simulation) -> None:
    """Open a table, let everybody join, and start."""
    host, *others = discord.people
    await discord.slash(host, "play", game="snatch")
    for person in others:
        await discord.click(person, discord.last(), EN("button-join"))
    await discord.click(host, discord.last(), EN("button-start"))


def hand_of(discord: Simulation, person: Person) -> Seen:
    """The message that holds a person's hand."""
    return discord.last(person.dm)


async def look(discord: Simulation) -> Session:
    bot = discord.bot
    assert isinstance(bot, Poeppel)
    return await bot.tables.get(TABLE)


async def test_the_toy_is_played_by_direct_messages_with_a_restart_at_every_answer(
    tmp_path: Path,
) -> None:
    """Three people, one of whom accepts no direct messages, from the lobby to the winner."""
    file, time, random = tmp_path / "toy.sqlite3", Time(), Random(26)  # a short game
    async with simulation(bot_on(file, time), 3, time=time) as discord:
        cem = discord.people[2]
        discord.close_dms(cem)
        await seated(discord)
        prompts, answers = set(), 0
        while (session := await look(discord)).record.status == "running":
            assert session.play is not None
            pending = session.play.pending
            assert isinstance(pending, Decision)
            prompts.add((pending.prompt, len(pending.waits_for) > 1))
            seat = random.choice(list(pending.waits_for))
            person = next(
                each for each in discord.people if each.id == session.controller(seat).person
            )
            if person is cem:
                answer = await discord.click(cem, discord.last(), EN("button-my-hand"))
                message = answer.messages[0]
            else:
                message = hand_of(discord, person)
            label = random.choice(list(message.buttons))
            answer = await discord.click(person, message, label)
            assert answer.given
            assert (await look(discord)).record.seq > session.play.seq - 1
            answers += 1
            await discord.restart(bot_on(file, time))
        assert prompts == {
            ("main", False),
            ("object", True),
            ("object", False),
            ("storm", True),
            ("storm", False),
        }
        assert answers > 20
        assert like(EN, "result-title", winners=1).search(discord.last().text)
        assert cem.name not in discord.last(discord.people[0].dm).text


# --- looking for leaks --------------------------------------------------------------------------


class Lines(logging.Handler):
    """Collects every line that is logged."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.name} {record.levelname} {record.getMessage()}")


@contextmanager
def listening() -> Iterator[list[str]]:
    """Collect what our own loggers say, down to debugging."""
    logger, handler = logging.getLogger("poeppel"), Lines()
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        yield handler.lines
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)


def positions(game: Snatch, count: int) -> Iterator[Play[SnatchTable]]:
    """Play by chance; yield positions at which several decide in secret."""
    random, found = Random(3), 0
    while found < count:
        play = game.start()
        while not play.table.over and found < count:
            pending = play.pending
            if not isinstance(pending, Decision):
                play.answer(CHANCE, pending.draw(random.randrange))
                continue
            if pending.prompt != "main" and len(pending.waits_for) > 1 and random.random() < 0.3:
                found += 1
                yield play.fork()
            seat = random.choice(list(pending.waits_for))
            play.answer(seat, random.choice(list(pending.options[seat])))


def going_on(play: Play[SnatchTable], viewer: int) -> Iterator[tuple[int, str]]:
    """Go on as long as nobody else lays open what the viewer has not seen.

    Passing is open, but always possible; a discard is secret until the last one.  The last answer
    of a window is not given, as new cards are drawn then.
    """
    for _ in range(3):
        pending = play.pending
        if not isinstance(pending, Decision):
            return
        others = [seat for seat in pending.waits_for if seat != viewer]
        if len(pending.waits_for) < 2:
            return
        if pending.prompt == "object":
            yield pending.waits_for[0], "pass"
        elif pending.prompt == "storm" and others:
            yield others[0], pending.options[others[0]][0]
        else:
            return


async def learned(file: Path, system: System, state: State, viewer: int) -> list[str]:
    """Put a game on the table of a new bot, go on, and return all that *viewer* learns of it.

    That is every request to the channel or the viewer's direct messages, with custom_ids and
    files, every line of the log, and every time limit.
    """
    time, found = Time(), []
    with listening() as lines:
        async with simulation(bot_on(file, time, system), 3, time=time) as discord:
            await seated(discord)
            bot = discord.bot
            assert isinstance(bot, Poeppel)
            session = await bot.tables.get(TABLE)
            del lines[:], discord.requests[:]
            session.play = play = Play(system.make((0, 1, 2), {}), state)
            session.tail.clear()
            session.record.seq = play.seq
            session.record.due = session.record.late = None  # no limit runs yet
            person = session.controller(viewer).person
            private = [str(each.dm.id) for each in discord.people if each.id != person]
            steps = going_on(play, viewer)
            while True:
                bot.presenter.boards.refresh(TABLE)
                bot.presenter.hands.changed(session)
                await bot.presenter.boards.settled()
                await bot.presenter.hands.settled()
                found.append(f"until {session.record.due}")
                if (step := next(steps, None)) is None:
                    break
                seat, action = step
                who = session.controller(seat).person
                assert who is not None
                session = await bot.tables.act(TABLE, who, play.number(seat), action)
                play.answer(seat, action)  # the session goes on with a play of its own
            found += [
                # The hands were first sent at the same time, in whatever order.
                f"{re.sub('/messages/.*', '', request.path)} {request.json} {request.files}"
                for request in discord.requests
                if not any(place in request.path for place in private)
            ]
    return found + lines


async def differences(
    folder: Path, system: System, count: int
) -> AsyncGenerator[list[tuple[str, str]], None]:
    """Deal anew what is hidden in *count* positions; for each, yield what differs.

    What is hidden is for the rules of the toy to say, whatever *system* makes of them.
    """
    random = Random(2)
    for place, play in enumerate(positions(Snatch(), count)):
        viewer = place % 3
        anew = redeal(play, viewer, random.randrange)
        if anew is None or anew.table.hands == play.table.hands:
            continue
        one = await learned(folder / f"{place}-a", system, play.state, viewer)
        other = await learned(folder / f"{place}-b", system, anew.state, viewer)
        assert one, "nothing was shown at all"
        yield [pair for pair in zip_longest(one, other, fillvalue="") if pair[0] != pair[1]]


@pytest.mark.drawn
async def test_no_person_learns_the_hidden_cards_of_another_seat(tmp_path: Path) -> None:
    """With other cards hidden, everything that somebody receives stays the same to the byte."""
    found = [each async for each in differences(tmp_path, SNATCH, 10)]
    assert len(found) > 5
    assert not any(found)


class OpenOptions(Snatch):
    """A leak: who can object is asked openly."""

    def lay(self, t: SnatchTable, seat: int, card: str) -> Script[bool]:
        """As always, but the question is not secret."""
        return open_questions(super().lay(t, seat, card))


def open_questions(script: Script[bool]) -> Script[bool]:
    """Pass a script on with its questions laid open."""
    said = next(script)
    while True:
        if isinstance(said, Decision) and said.prompt == "object":
            said = structs.replace(said, secret=False)
        answer = yield said
        try:
            said = script.send(answer) if not isinstance(said, Event) else next(script)
        except StopIteration as end:
            return bool(end.value)


class HurriedWithNope(Snatch):
    """A leak: with fewer objections in the hands there is less time."""

    def lay(self, t: SnatchTable, seat: int, card: str) -> Script[bool]:
        """As always, but the time limit depends on the hands."""
        script = super().lay(t, seat, card)
        said = next(script)
        while True:
            if isinstance(said, Decision) and said.prompt == "object":
                able = sum(hand.count("nope") for hand in t.hands) > 1
                said = structs.replace(said, limit="window" if able else "move")
            answer = yield said
            try:
                said = script.send(answer) if not isinstance(said, Event) else next(script)
            except StopIteration as end:
                return bool(end.value)


class Talkative(Snatch):
    """A leak: what is discarded in secret is logged."""

    def storm(self, t: SnatchTable, seat: int) -> Script[None]:
        """As always, but the hands go to the log."""
        logging.getLogger("poeppel.toy").info("hands %s", t.hands)
        yield from super().storm(t, seat)


@pytest.mark.parametrize(
    ("leak", "where"),
    [(OpenOptions, "Lay nope"), (HurriedWithNope, "until"), (Talkative, "poeppel.toy")],
    ids=lambda value: getattr(value, "__name__", None),
)
async def test_planted_leaks_are_found(tmp_path: Path, leak: type[Snatch], where: str) -> None:
    """In the options, in a deadline, in a line of the log."""
    system = structs.replace(SNATCH, make=lambda seats, values: leak(sorted(seats)))
    async with aclosing(differences(tmp_path, system, 18)) as found:
        async for differs in found:
            if any(where in one or where in other for one, other in differs):
                return
    pytest.fail(f"nobody found the leak in {where}")
