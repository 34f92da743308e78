"""Whole evenings through the bot: people as patient as those of the model, by a clock that is moved.

`python -m tests.evenings` plays games of four people in the simulated Discord and says what they came to
beside the model of `engine.hosting.statistics.duration_simulation`: minutes by the clock of the world, and presses of
buttons that stood on a live message.  With keys of games it plays these.

The people are those of the model (`engine.hosting.statistics.duration_simulation`).  Each game is played by the model as
well, with the same dice and the same people, so that both differ only by what the bot does.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from math import inf
from pathlib import Path
from random import Random
from statistics import mean, median
from time import time
from typing import Literal
from unittest.mock import patch

from msgspec import Struct, field, structs

from cogs.platform.names import Names
from cogs.views.words import Words
from cogs.widgets.buttons import Kind, chosen_line, custom_id, pressed
from cogs.widgets.message_layout import PictureJob
from cogs.widgets.option_steps import Option, step
from engine.catalog import CATALOG
from engine.core import WINDOWS, Decision
from engine.hosting.service import scheduler
from engine.hosting.state.session import Session
from engine.hosting.state.time_controls import MINUTE, Pace
from engine.hosting.state.time_limits import goes_on
from engine.hosting.statistics.duration_simulation import People, Plan, Watched
from engine.system import System
from engine.views import Action, Seat
from tests.cogs.playing import begun, host, hosted, table
from tests.simulation import Person, Seen, Simulation
from tests.words import EN

FIRST = EN("first-result")
"""The sentence with a person's first result."""

Rolls = Literal["hand", "itself"]

SOON = 0.01
"""Seconds after which it is looked again for what is due."""

PAUSE = 60.0
"""Seconds between two games."""

GAMES = 8
"""How often each game is played, and by the model with the same dice."""

PLAYED: Sequence[tuple[Pace, Rolls]] = (("quick", "itself"), ("relaxed", "hand"))
"""At which pace, and in which way of rolling."""

FURTHEST = 6
"""Presses that lead to an answer at most."""

HAND, RESPOND, STEP, ANSWER = "hand", "respond", "step", "answer"
"""What is pressed."""


class Told(Struct):
    """What a game has come to."""

    minutes: float
    presses: Counter[str] = field(default_factory=Counter)
    """By what is pressed: how often."""
    windows: int = 0
    given: int = 0
    late: int = 0
    """Of what can come too late."""

    @property
    def taps(self) -> int:
        """The presses that the model counts."""
        return self.presses[ANSWER]


class Evening:
    """A game in Discord, and its people, who press what they mean to."""

    def __init__(self, world: Simulation, session: Session) -> None:
        """Sit down at a game that has just begun."""
        self._world, self._session = world, session
        self._people = people(session)
        self._hands: dict[Seat, Seen] = {}
        """Those that were opened last."""
        self._raced = True
        self.told = Told(world.now())

    async def play(self) -> Told:
        began = self._world.now()
        while await self._look():
            await self._go_on()
        self._people.end()
        told = self.told
        told.minutes = (self._world.now() - began) / MINUTE
        told.given, told.late = self._people.given, self._people.late
        return told

    async def _look(self) -> bool:
        """Look at the table, and have all think again if another question is asked; whether it goes on."""
        before, session = self._session, await table(self._world, self._session.record.id)
        self._session = session
        moved_on = moves_on(before, session)
        if moved_on or not self._people.possible(session.running):
            self._people.ask_anew(self._raced)
            self._hands.clear()
        pending, self._raced = session.running.pending, True
        self.told.windows += moved_on and isinstance(pending, Decision) and pending.limit in WINDOWS
        return session.record.status == "running"

    async def _go_on(self) -> None:
        """Let time pass until a person presses, or something is due; press."""
        session, now = self._session, self._world.now()
        if session.lingers:
            await self._pass(session.record.settles)
            return
        self._people.intend(session, session.time_limits, now)
        due = session.record.due
        at, seat, opens = self._people.next() or (inf, 0, False)
        if due is not None and at >= due - session.time_limits.after:
            await self._pass(due)
            return
        await self._world.advance(max(at - now, 0))
        if (await table(self._world, session.record.id)).record.seq != session.record.seq:
            return
        if opens:
            await self._open(seat)
        else:
            await self._act(seat, self._people.acts(seat))

    async def _pass(self, until: float | None) -> None:
        assert until is not None, "something is due"
        await self._world.advance(max(until - self._world.now(), SOON))

    async def _open(self, seat: Seat) -> None:
        """Have a player open their hand, which in a window is to respond."""
        session, person = self._session, self._person(seat)
        self.told.presses[RESPOND if session.time_limits.after else HAND] += 1
        button = custom_id(Kind.HAND, session.record.id)
        answer = await self._world.click(person, self._board(session), button)
        [hand] = answer.messages
        assert hand.private
        self._hands[seat] = hand
        self._people.opens(seat)

    async def _act(self, seat: Seat, plan: Plan) -> None:
        """Have a player press all that leads to what they have planned, on what is shown to them."""
        session, person = self._session, self._person(seat)
        pending = session.running.pending
        assert isinstance(pending, Decision), "people are asked"
        self._raced = seat in pending.waits_for and pending.limit == "move"
        [message, *_] = (
            each for each in self._messages(seat, person) if way(session, seat, plan.action, each)
        )
        for _ in range(FURTHEST):
            found = way(session, seat, plan.action, message)
            assert found is not None, f"no way to {plan.action!r} on {message!r}"
            self.told.presses[ANSWER if found.answers else STEP] += 1
            if found.line:
                answer = await self._world.choose(person, message, found.line, menu=found.button)
            else:
                answer = await self._world.click(person, message, found.button)
            assert answer.whisper in ("", FIRST) or message.private, answer.whisper
            if found.answers:
                break
        after = await table(self._world, session.record.id)
        given = (session.running.seq, seat, person.id)
        assert given in [(row.seq, row.seat, row.by) for row in after.tail], "it counts"

    def _messages(self, seat: Seat, person: Person) -> Iterator[Seen]:
        """Yield where a player may press: the hand that was opened, the board, the hand by message."""
        session = self._session
        if seat in self._hands:
            yield self._hands[seat]
        yield self._board(session)
        if (sent := session.hands.get(person.id)) and sent.message is not None:
            yield self._seen(sent.channel, sent.message)

    def _board(self, session: Session) -> Seen:
        record = session.record
        assert record.message is not None, "it is shown"
        return self._seen(record.channel, record.message)

    def _seen(self, channel: int, message: int) -> Seen:
        return Seen(self._world, self._world.env.backend.get_message(channel, message))

    def _person(self, seat: Seat) -> Person:
        controls = self._session.controller(seat).person
        return next(each for each in self._world.people if each.id == controls)


class Way(Struct, frozen=True):
    """What is pressed next on the way to an answer."""

    answers: bool
    button: str
    """The custom_id of the button, or of the menu."""
    line: str = ""
    """Of the menu."""


def way(session: Session, seat: Seat, action: Action, message: Seen) -> Way | None:
    """Return what leads to an answer on a message; None: nothing there does."""
    number, found = str(session.running.number(seat)), list[tuple[int, Way]]()
    shown = [(each, "", *_read(each)) for each in message.buttons.values()]
    for menu, lines in message.menus.items():
        kind, asked, _ = _read(menu)
        if kind is Kind.MENU:
            for label, value in lines.items():
                does, what = chosen_line(value)
                shown.append((menu, label, does, asked, what))
    for button, line, kind, asked, what in shown:
        if asked != number:
            continue
        if kind in (Kind.ACT, Kind.CONFIRM) and what == action:
            return Way(True, button, line)
        if kind is Kind.STEP and _leads(session, seat, action, what):
            found.append((len(what), Way(False, button, line)))
    return max(found, key=lambda each: each[0])[1] if found else None  # the way back is shorter


def _read(button: str) -> tuple[Kind, str, str]:
    """Return what a button does, for which question, and what it says besides."""
    kind, _, rest, _ = pressed(button)
    asked, _, what = rest.partition(":")
    return kind, asked, what


def _leads(session: Session, seat: Seat, action: Action, path: str) -> bool:
    """Whether an action can be come to by a path."""
    found = step(_options(session, seat), path)
    return found is not None and any(each.action == action for each in found.options)


def _options(session: Session, seat: Seat) -> list[Option]:
    """Return what a seat may do, as the bot lays it out; what it is called makes no difference."""
    sight = session.sight(seat)
    assert sight.asked is not None, "somebody is asked"
    words = Words(session, EN, Names(time))
    found = [words.option(action, sight) for action in sight.asked.options[seat]]
    return sorted(found, key=lambda each: each.quiet)


def people(session: Session) -> People:
    """Return the people at a table, the same for each table of that number."""
    levels = dict.fromkeys(session.owners(), session.system.levels["normal"])
    return People(levels, Random(session.record.id))


def moves_on(before: Session, after: Session) -> bool:
    """Whether another question is asked than *before*; to respond asks none (see `Session.timer_reset`)."""
    old, new = before.running.fork(), after.running
    if old.began != new.began:
        return True
    moved_on = False
    for seat, action in new.answers[len(old.answers) :]:
        asked = old.pending
        old.answer(seat, action)
        moved_on |= action != new.game.opening and not goes_on(asked, seat, old.pending)
    return moved_on


def modelled(session: Session) -> Told:
    """Play the game of a table by the model, with the same dice and the same people."""
    again = Session(structs.replace(session.record), session.system, session.personal_settings)
    again.server = session.server
    watched = Watched(again, people(session))
    watched.play()
    return Told(
        watched.now / MINUTE,
        Counter({ANSWER: watched.taps}),
        watched.windows,
        watched.people.given,
        watched.people.late,
    )


async def played(
    system: System, preset: str, pace: Pace, rolls: Rolls, games: int, seats: int = 4
) -> list[tuple[Told, Told]]:
    """Play so many games to their ends, one after the other; return what each came to here and by the model."""
    found = []
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(PictureJob, "painted", lambda sketch: b"a picture"),
        patch.object(scheduler, "LOOK", PAUSE),  # nobody sets a clock here
    ):
        async with hosted(Path(folder) / "evening.sqlite3", seats) as world:
            await host(world).tables.settings.change_server(
                world.server.id, lambda server: structs.replace(server, rolls=rolls, pace=pace)
            )
            for number in range(1, games + 1):
                await begun(world, game=system.key, preset=preset)
                session = await table(world, number)
                model = modelled(session)
                found.append((await Evening(world, session).play(), model))
                await world.advance(PAUSE)
    return found


def main(keys: Sequence[str]) -> None:
    print(
        "| game | pace, rolling | minutes | the same by the model | taps | the same | presses | late |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for system in map(CATALOG.__getitem__, keys or CATALOG):
        for pace, rolls in PLAYED:
            told = asyncio.run(played(system, next(iter(system.presets)), pace, rolls, GAMES))
            print(row(system, f"{pace}, {rolls}", told), flush=True)


def row(system: System, how: str, told: Sequence[tuple[Told, Told]]) -> str:
    here, model = zip(*told, strict=True)
    presses = sum((each.presses for each in here), Counter[str]())
    late, wanted = sum(each.late for each in here), sum(each.late + each.given for each in here)
    cells = (
        system.key,
        how,
        *(f"{median(each.minutes for each in own):.0f}" for own in (here, model)),
        *(f"{mean(each.taps for each in own):.0f}" for own in (here, model)),
        ", ".join(f"{count / len(told):.0f} {what}" for what, count in presses.items()),
        f"{late / wanted:.0%}" if wanted else "0%",
    )
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main(sys.argv[1:])
