"""Five people at one table who press everything and type every command, in real time and a fresh process.

``python -m tests.chaos walls --steps 20`` begins a bot as the process does, with nothing drawn or
looked up before, beside a simulated Discord in the same loop, and prints as JSON what `Ran` has.  Each
person does the next thing as soon as the last is answered; what nobody has typed or pressed yet comes
before all else.  In the end two of them play a game to its end, and all press what is offered then.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, TypeVar

from msgspec import Struct, json
from simcord import OptionError
from simcord.backend.errors import BackendError
from simcord.backend.models import Interaction, Message
from simcord.components import walk_components
from simcord.results import InteractionResult

from cogs.client import Poeppel
from cogs.platform.operator_settings import Settings
from cogs.serving import calm_down, warm_up
from cogs.views.replay import last_round, of_round
from cogs.views.words import Words
from cogs.widgets.buttons import SURE, Kind
from data.shipped.texts import texts
from engine.catalog import CATALOG
from engine.core import Decision
from engine.hosting.state.refusals import Refused
from engine.hosting.state.settings import Server
from engine.players import by_chance, decide
from playground.internals.border import BUTTON, MENU, Actor, press, speak
from playground.internals.live import LiveEnv
from playground.internals.requests import Request, observe
from playground.internals.shortcuts import quicken
from tests.watching import Logged, Watcher
from tests.words import EN

T = TypeVar("T")

NAMES = "Ada", "Ben", "Cem", "Dora", "Emil"
LANGUAGES = "en-US", "de"
PLAY, RULES, FAIR = EN("command-play"), EN("command-rules"), EN("command-fair")
GAME, PRESET = EN("command-play.game"), EN("command-play.preset")
RULE, TABLE = EN("command-rules.rule"), EN("command-fair.table")
PEOPLE_MENU, ROLE_MENU, CHANNEL_MENU = 5, 6, 8
FORM_LINE = 4
ASKED = Kind.ACT, Kind.CONFIRM, Kind.STEP, Kind.MENU
DEFERRED, DEFERRED_UPDATE = 5, 6
"""Answers that say that another will come."""
TYPED = 0.25
"""How often somebody types rather than presses, when all has been typed once."""
PLAYED = 0.4
"""How often somebody presses what the game asks rather than anything."""
ENDING = EN("command-table-end"), EN("command-table-leave"), EN("command-privacy-delete")
ENDS = re.compile(rf".* ({'|'.join(ENDING)})|close:.*|sure:.*")
"""What would leave nothing to press, or nobody: it is rare, but for the first time."""
RARELY = 0.05
EPHEMERAL = 64
PATIENT = 200.0
"""Seconds after which a board that is not there fails the run, however slow the machine is."""
LOOK = 0.01
"""Seconds between two looks for what no event tells of."""
WITHIN = 3.0
"""Seconds after which Discord takes no answer."""


class Ran(Struct):
    interactions: int
    unanswered: list[str]
    """What was not acknowledged in time."""
    acknowledged: list[float]
    """Seconds until anything was said, one for each."""
    answered: list[float]
    """Seconds until what was asked for was there, but for films,"""
    films: list[float]
    """and those until a film was there."""
    film: float
    """Seconds that one takes beside nothing else, in the end; 0.0 without a whole game."""
    slowest: list[tuple[float, str]]
    """What was answered last, the slowest first."""
    held: dict[str, float]
    """By function of ours that worked longest in a turn of the loop: the seconds, the longest first."""
    typed: list[str]
    """The commands,"""
    pressed: list[Kind]
    """and the kinds of buttons and menus."""
    cpu: float
    """Seconds of the processor,"""
    beside: float
    """and those of them that went into what is drawn in advance."""
    bugs: list[str]


class Times:
    """When interactions come, and when they are answered."""

    def __init__(self) -> None:
        self._began: dict[str, float] = {}
        self.what: dict[str, str] = {}
        self.acknowledged: dict[str, float] = {}
        self.answered: dict[str, float] = {}
        self.doing = ""
        """What is being done at this moment."""

    def came(self, interaction: Interaction) -> None:
        self._began[interaction.token] = perf_counter()
        self.what[interaction.token] = self.doing

    def sent(self, request: Request) -> None:
        parts = request.path.split("/")
        if parts[1] not in ("interactions", "webhooks") or parts[3] not in self._began:
            return
        token = parts[3]
        took = perf_counter() - self._began[token]
        self.acknowledged.setdefault(token, took)
        if parts[1] == "webhooks" or request.json["type"] not in (DEFERRED, DEFERRED_UPDATE):
            self.answered.setdefault(token, took)

    def until(self, filmed: bool) -> list[float]:
        """Return the seconds until the answers that are films, or the others, the shortest first."""
        return sorted(
            took for token, took in self.answered.items() if _filmed(self.what[token]) is filmed
        )

    def slowest(self) -> list[tuple[float, str]]:
        """Return what was answered last, films aside."""
        found = sorted(((took, self.what[token]) for token, took in self.answered.items()))
        return [each for each in found if not _filmed(each[1])][:-6:-1]

    def unanswered(self) -> list[str]:
        """Return what was not acknowledged in time."""
        return [
            self.what[token]
            for token in self._began
            if self.acknowledged.get(token, WITHIN) >= WITHIN
        ]


def _filmed(what: str) -> bool:
    """Return whether the answer to a press is a film, drawn when nothing else is."""
    return what.startswith(f"{Kind.ROUND}:")


class Somebody:
    """One of the five: what they see, and what they do with it."""

    def __init__(self, chaos: Chaos, user: Any, member: Any, seed: str) -> None:
        self.chaos, self.user, self.member = chaos, user, member
        self.random = Random(seed)
        self._own: list[InteractionResult] = []
        """What was answered to them alone, of late."""
        self._may_end = False
        """Whether they may do what ends the game."""

    async def steps(self, count: int) -> None:
        for step in range(count):
            async with self.chaos.at_a_table():
                self._may_end = step > count // 2
                await self._step(step)

    async def _step(self, step: int) -> None:
        commands = list(self.chaos.commands(self))
        new = [
            each
            for each in commands
            if each[0] not in self.chaos.typed and (self._may_end or not ENDS.fullmatch(each[0]))
        ]
        if new and step % 2 == 0:
            await self.type(*self.random.choice(new))
        elif self.random.random() < TYPED or not await self.press():
            name, given = self.random.choice(commands)
            if not ENDS.fullmatch(name) or self.random.random() < RARELY:
                await self.type(name, given)

    async def presses(self, count: int) -> None:
        """Press so many things, and type nothing."""
        for _ in range(count):
            await self.press()

    async def type(self, name: str, given: Mapping[str, Any]) -> None:
        """Type a command, and some letters of it before."""
        chaos = self.chaos
        chaos.typed.add(name)
        chaos.times.doing = f"/{name}"
        with suppress(OptionError):
            for option in given:
                if option != TABLE:
                    await self.member.autocomplete(chaos.channel, name, option, given[option][:2])
            self._keep(await self.member.slash(chaos.channel, name, **given))

    async def press(self) -> bool:
        """Press something that they see, of a kind that was not pressed yet if there is any.

        Returns:
            Whether there was anything; on a slow machine the board may not be there yet.
        """
        found = [
            (self.member, message, part) for message in self._seen() for part in pressable(message)
        ]
        hands = self.chaos.messages(self.user.dm_channel.id)
        found += [(self.user, message, part) for message in hands for part in pressable(message)]
        if not found:
            return False
        pressed = {word_of(kind) for kind in self.chaos.kinds}
        new = [each for each in found if word_of(kind_of(each[2])) not in pressed]
        new = new or [each for each in found if kind_of(each[2]) not in self.chaos.kinds]
        game = [each for each in found if word_of(kind_of(each[2])) in ASKED]
        if game and self.random.random() < PLAYED:
            new = game
        actor, message, part = self.random.choice(new or found)
        known = kind_of(part) in self.chaos.kinds
        self.chaos.kinds.add(kind_of(part))
        ends = ENDS.fullmatch(part["custom_id"])
        if not ends or (self._may_end and not known) or self.random.random() < RARELY:
            await self._pressed(actor, message, part)
        return True

    async def _pressed(self, actor: Actor, message: Message, part: Mapping[str, Any]) -> None:
        chaos, custom_id = self.chaos, str(part["custom_id"])
        chaos.times.doing = custom_id
        values = None if part["type"] == BUTTON else chaos.chosen(part, self.random)
        with suppress(BackendError):  # it has gone just now
            result = await press(actor, message, custom_id, kind=part["type"], values=values)
            if (form := result.modal) is not None:
                typed = {
                    each["custom_id"]: "Europe/Berlin"
                    for each in walk_components(form["components"])
                    if each["type"] == FORM_LINE
                }
                chaos.times.doing = f"{custom_id} (form)"
                result = await actor.submit_modal(result, typed)
            self._keep(result)

    def _seen(self) -> Iterator[Message]:
        public = [
            each for each in self.chaos.messages(self.chaos.channel.id) if not each.flags & 64
        ]
        yield from public[-2:]
        for result in self._own:
            for answer in (result.response, *result.followups):
                if answer is not None and answer.ephemeral:
                    yield answer._message

    def _keep(self, result: InteractionResult) -> None:
        self._own = [*self._own[-6:], result]


class Chaos:
    """The world, with the table and everybody at it."""

    def __init__(self, bot: Poeppel, game: str, seed: int) -> None:
        self.bot, self.game = bot, game
        self.times = Times()
        self.typed: set[str] = set()
        self.kinds: set[str] = set()
        self.env = LiveEnv(bot, lambda _: None)
        self.env._register_dispatch_observer(self.times.came)
        users = [self.env.create_user(name.lower(), global_name=name) for name in NAMES]
        self.server = self.env.create_guild("Chaos", owner=users[0])
        self.channel = self.server.create_text_channel("chaos")
        self.people = [
            Somebody(self, user, self.server.add_member(user), f"{seed} {user.id}")
            for user in users
        ]
        languages = {user.id: LANGUAGES[at % len(LANGUAGES)] for at, user in enumerate(users)}
        speak(self.env.backend, languages, "en-US")
        self._opening, self._busy = asyncio.Lock(), 0
        """A table is opened by one of them, while the others do nothing."""

    def messages(self, channel: int) -> list[Message]:
        return list(self.env.backend.messages.get(channel, {}).values())

    def commands(self, who: Somebody) -> Iterator[tuple[str, dict[str, Any]]]:
        """Return every command that somebody has, with something to type after it."""
        system, random = CATALOG[self.game], who.random
        for name in who.member.available_commands(self.channel):
            given: dict[str, Any] = {}
            if name == RULES:
                given = {GAME: self.game}
                yield name, given
                rules = [each.key for each in system.rules]
                given = given | {RULE: random.choice(rules)} if rules else {}
            elif name == PLAY:
                given = {GAME: self.game, PRESET: next(iter(system.presets))}
            elif name == FAIR and random.random() < 0.5:
                given = {TABLE: 1}
            yield name, given

    def chosen(self, menu: Mapping[str, Any], random: Random) -> list[str]:
        """Return something that a menu has."""
        match menu["type"]:
            case kind if kind == MENU:
                values = [each["value"] for each in menu["options"]]
            case kind if kind == PEOPLE_MENU:
                values = [str(each.user.id) for each in self.people]
            case kind if kind == CHANNEL_MENU:
                values = [str(self.channel.id)]
            case _:
                values = [str(self.server.id)]
        least, most = menu.get("min_values", 1), menu.get("max_values", 1)
        count = random.randint(min(least, len(values)), min(most, len(values)))
        return random.sample(values, count)

    @asynccontextmanager
    async def at_a_table(self) -> AsyncIterator[None]:
        """Do something in this block, once a table is open."""
        async with self._opening:
            if not await self.bot.store.tables_in(self.channel.id):
                await until(self._idle)
                await self._open()
            self._busy += 1
        try:
            yield
        finally:
            self._busy -= 1

    async def acted(self) -> None:
        """Let them press until the game was answered: on a slow machine it is asked late."""
        async with asyncio.timeout(PATIENT):
            while Kind.ACT not in map(word_of, self.kinds):
                for each in self.people:
                    async with self.at_a_table():
                        await each.press()
                await asyncio.sleep(LOOK)

    async def _open(self) -> int:
        """Begin a game of as many as it seats, of all but one; return the table."""
        first, *others, _ = self.people
        system = CATALOG[self.game]
        preset = "quick" if "quick" in system.presets else next(iter(system.presets))
        others = others[: max(system.numbers(system.values(preset))) - 1]
        await self.bot.tables.settings.change_server(self.server.id, lambda _: Server())
        self.times.doing = f"/{PLAY}"
        await first.member.slash(self.channel, PLAY, **{GAME: self.game, PRESET: preset})
        table, *_ = await until(partial(self.bot.store.tables_in, self.channel.id))
        for each in others:
            await self._at_board(each, f"lobby:{table}:join")
            await until(partial(self._sits, table, each.user.id))
        await self._at_board(first, f"lobby:{table}:start")
        await until(partial(self._has_begun, table))
        return table

    async def _idle(self) -> bool:
        return not self._busy

    async def _sits(self, table: int, person: int) -> bool:
        return person in (await self.bot.tables.get(table)).people

    async def _has_begun(self, table: int) -> bool:
        return (await self.bot.tables.get(table)).record.status != "lobby"

    async def played_out(self) -> int:
        """Play a game to its end, by chance; return its table."""
        for open_one in await self.bot.store.tables_in(self.channel.id):
            await self.bot.tables.abandon(open_one)
        table = await self._open()
        tables, random = self.bot.tables, Random(1)
        while (session := await tables.get(table)).record.status == "running":
            assert session.play is not None
            pending = session.play.pending
            if not isinstance(pending, Decision) or session.record.held:
                await asyncio.sleep(0.01)  # something follows by itself
                continue
            seat = pending.waits_for[0]
            level = session.system.levels.get("random", by_chance)
            action = decide(level, session.play, seat, pending.options[seat], random)
            person = session.controller(seat).person
            assert person is not None
            with suppress(Refused):  # it was given by itself just now
                await tables.act(table, person, session.play.number(seat), action)
        await self.bot.presenter.boards.settled()
        return table

    async def film(self, table: int) -> float:
        """Return the seconds that the film of a table's last round takes, the median of three."""
        session, entries = await self.bot.tables.get(table), await self.bot.store.log(table)
        words = Words(session, texts("en"), self.bot.services.names)
        of, took = partial(of_round, person=self.people[0].user.id), list[float]()
        for sketch in last_round(session, entries, words, of).sketches * 3:
            began = perf_counter()
            await asyncio.to_thread(sketch.paint)
            took.append(perf_counter() - began)
        return median(took)

    async def _at_board(self, who: Somebody, custom_id: str) -> None:
        """Press a button of the board, as soon as that is there."""

        async def boards() -> list[Message]:
            return [each for each in self.public() if shows(each, custom_id)]

        board = (await until(boards))[-1]
        self.times.doing = custom_id
        await press(who.member, board, custom_id)

    def public(self) -> list[Message]:
        """Return what everybody sees in the channel, oldest first."""
        return [each for each in self.messages(self.channel.id) if not each.flags & EPHEMERAL]


async def until(found: Callable[[], Awaitable[T]]) -> T:
    """Return the first result that is true."""
    async with asyncio.timeout(PATIENT):
        while not (result := await found()):  # noqa: ASYNC110 - no event says so
            await asyncio.sleep(LOOK)
        return result


def shows(message: Message, custom_id: str) -> bool:
    return any(part["custom_id"] == custom_id for part in pressable(message))


def pressable(message: Message) -> list[Mapping[str, Any]]:
    kinds = BUTTON, MENU, PEOPLE_MENU, ROLE_MENU, CHANNEL_MENU
    parts = walk_components(message.components)
    return [
        part
        for part in parts
        if part["type"] in kinds and part.get("custom_id") and not part.get("disabled")
    ]


def kind_of(part: Mapping[str, Any]) -> str:
    """Return what kind of thing can be pressed: its custom_id without numbers of tables and questions."""
    kind, _, rest = str(part["custom_id"]).partition(":")
    return f"{kind} {rest.partition(':')[2].split(' ')[0].lstrip('0123456789:')}"


def word_of(kind: str) -> str:
    """Return the word of a kind, also of a press that was asked for."""
    word, _, rest = kind.partition(" ")
    return rest.partition(":")[0] if word == SURE else word


async def chaos(file: Path, game: str, steps: int, seed: int, whole: bool) -> Ran:
    """Let everybody do so many things, and then, if asked for, play a game to its end."""
    quicken()
    bugs = Logged()
    logging.getLogger().addHandler(bugs)
    bot = Poeppel(Settings(database=file))
    made, watcher = Chaos(bot, game, seed), Watcher()
    ahead = warm_up()
    with observe(made.env.backend, made.times.sent):
        await made.env.start()
        calm_down()
        began = process_time()
        clock = time.pthread_getcpuclockid(ahead.ident or 0)
        before = time.clock_gettime(clock)
        try:
            with watcher.watching():
                await asyncio.gather(*(each.steps(steps) for each in made.people))
                await made.acted()
                table = await made.played_out() if whole else None
                if table:
                    await asyncio.gather(*(each.presses(steps // 5) for each in made.people))
                await asyncio.sleep(1)
            film = await made.film(table) if table else 0.0
            cpu = process_time() - began
            beside = time.clock_gettime(clock) - before
        finally:
            await bot.close()
            await made.env.shutdown()
    times = made.times
    return Ran(
        interactions=len(times.what),
        unanswered=times.unanswered(),
        acknowledged=sorted(times.acknowledged.values()),
        answered=times.until(filmed=False),
        films=times.until(filmed=True),
        film=film,
        slowest=times.slowest(),
        held=watcher.long(),
        typed=sorted(made.typed),
        pressed=sorted({Kind(word_of(each)) for each in made.kinds}),
        cpu=cpu,
        beside=beside,
        bugs=bugs.errors,
    )


def main(argv: Sequence[str]) -> None:
    parser = ArgumentParser("python -m tests.chaos")
    parser.add_argument("game", choices=list(CATALOG))
    parser.add_argument("--steps", type=int, default=40, help="that everybody takes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--whole", action="store_true", help="also one whole game")
    asked = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "p.sqlite3"
        ran = asyncio.run(chaos(file, asked.game, asked.steps, asked.seed, asked.whole))
    print(json.encode(ran).decode())


if __name__ == "__main__":
    main(sys.argv[1:])
