"""A Discord for the tests: people who type and click, and a clock that stands until it is moved.

    async with simulation(bot, people=2) as discord:
        ada, ben = discord.people
        await discord.slash(ada, "play")
        answer = await discord.click(ben, discord.last(), "Join")
        assert answer.whisper == ""

The bot is a real one on discord.py. Every action returns when the bot rests: when all its tasks are
done, or wait for time to pass or to be woken. When the block ends, the test fails if the bot logged
an error, raised one, or sent a request that Discord would refuse (see `CHECKS`).
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from fnmatch import fnmatch
from functools import cache
from typing import Any
from unittest.mock import patch

import discord
from discord import app_commands
from discord.ui.view import ViewStore
from msgspec import json
from simcord.actors import MemberActor
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.backend.models import Message
from simcord.builders import ChannelHandle, UserHandle
from simcord.components import walk_components
from simcord.results import InteractionResult, ResponseMessage

from cogs.client import Poeppel
from cogs.platform import request_tasks
from cogs.platform.translator import LOCALES
from playground.internals.border import (
    Actor,
    gated,
    lost_connection,
    opened_in,
    press,
    speak,
    too_long,
)
from playground.internals.live import StillEnv, rest_while_waiting
from playground.internals.requests import Request, observe, twice
from playground.internals.shortcuts import quicken
from tests.checks import check_request, check_view
from tests.openapi import description
from tests.watching import Logged
from tests.words import typed

Check = Callable[[Request], Iterable[str]]


def fits_description(request: Request) -> Iterator[str]:
    """What Discord's OpenAPI description says against the request, where the file is present."""
    known = description()
    if known is not None:
        yield from known.problems(request.method, request.path, request.json)


def fits_limits(request: Request) -> list[str]:
    """What our own knowledge of Discord's limits says against the request."""
    return check_request(request.method, request.path, request.json, request.files)


def is_awaited_for_seconds(request: Request) -> Iterator[str]:
    """Whether a request is sent in a task of its own, which holds nobody up (see `cogs.platform.request_tasks`)."""
    if not (request_tasks.is_within() or request.path.endswith("/callback") or in_start(request)):
        yield "it is awaited past the wire"


def in_start(request: Request) -> bool:
    """Whether a request is sent before there is anybody to wait: about the bot itself, or its commands."""
    return request.path.endswith(("/@me", "/commands"))


CHECKS: list[Check] = [fits_limits, fits_description]
"""Each is shown every request of every test, and says what is wrong with it."""

LOGGERS = ("discord", "asyncio", "poeppel")
"""Whose errors fail a test. Exceptions in what listens to an event are logged and nothing else."""

CLOSES_WITHIN = 60.0
"""Real seconds that a bot may take to close."""

EPHEMERAL = 1 << 6
BUTTON, MENU, TEXT, GALLERY = 2, 3, 10, 12


class Time:
    """The simulated time in seconds since 1970, to be given to a bot that is made before its world.

    It stands at the beginning of simcord's time until a simulation takes it over.
    """

    def __init__(self) -> None:
        self._env: StillEnv | None = None

    def __call__(self) -> float:
        return BEGINNING if self._env is None else self._env.now().timestamp()

    def follow(self, env: StillEnv) -> None:
        self._env = env


BEGINNING = 1767225600.0  # 2026-01-01 00:00 UTC


class Person:
    """Somebody with an account, a member of the server, who can be written to directly."""

    def __init__(self, user: UserHandle, member: MemberActor, languages: dict[int, str]) -> None:
        self.user = user
        self.member = member
        self.name = user.global_name or user.name
        self.id = user.id
        self.dm = user.dm_channel
        self._languages = languages

    def __repr__(self) -> str:
        return self.name

    @property
    def language(self) -> str:
        """What Discord is set to for this person, like "de" or "en-US"."""
        return self._languages[self.id]

    @language.setter
    def language(self, locale: str) -> None:
        self._languages[self.id] = locale

    def acting_in(self, channel: ChannelHandle) -> Actor:
        return self.user if channel.guild is None else self.member


class Seen:
    """A message as it is now, however it was when it was first seen."""

    def __init__(self, world: Simulation, message: Message) -> None:
        self._world = world
        self._message = message

    def __repr__(self) -> str:
        return f"<{self.text!r} with {list(self.buttons)}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def id(self) -> int:
        return self._message.id

    @property
    def channel(self) -> ChannelHandle:
        return self._world.place(self._message.channel_id)

    @property
    def raw(self) -> Message:
        """The message as simcord holds it."""
        return self._message

    @property
    def here(self) -> bool:
        """Whether it has not been deleted."""
        return self.id in self._world.env.backend.messages.get(self._message.channel_id, {})

    @property
    def private(self) -> bool:
        """Whether only the person sees it whose action it answers."""
        return bool(self._message.flags & EPHEMERAL)

    @property
    def text(self) -> str:
        """Everything that is written in it, apart from buttons and alt text, line by line."""
        parts = [self._message.content]
        parts += [part["content"] for part in self._parts(TEXT)]
        return "\n".join(part for part in parts if part)

    @property
    def last_text(self) -> str:
        """What is written last: on a board that is played, the question below its picture."""
        *_, last = (str(part["content"]) for part in self._parts(TEXT))
        return last

    @property
    def buttons(self) -> dict[str, str]:
        """The custom_id of each button that can be pressed, by label (or emoji, if it has none)."""
        return {
            part.get("label") or part["emoji"]["name"]: part["custom_id"]
            for part in self._parts(BUTTON)
            if part.get("custom_id") and not part.get("disabled")
        }

    @property
    def menus(self) -> dict[str, dict[str, str]]:
        """Of each menu by custom_id: the value of each option by label."""
        return {
            part["custom_id"]: {option["label"]: option["value"] for option in part["options"]}
            for part in self._parts(MENU)
            if not part.get("disabled")
        }

    def ticked(self, menu: str) -> list[str]:
        """The labels that are chosen in a menu."""
        (part,) = (each for each in self._parts(MENU) if each["custom_id"] == menu)
        return [option["label"] for option in part["options"] if option.get("default")]

    @property
    def alt(self) -> list[str]:
        return [
            item.get("description") or ""
            for gallery in self._parts(GALLERY)
            for item in gallery["items"]
        ]

    @property
    def pictures(self) -> dict[str, bytes]:
        """The files attached to it, by name."""
        cdn = self._world.env.backend.cdn
        return {file["filename"]: cdn.get(file["url"]) or b"" for file in self._message.attachments}

    def button(self, which: str) -> str:
        """The custom_id of a button, by custom_id, by label, or by a part of one label only."""
        buttons = self.buttons
        if which in buttons.values():
            return which
        if which in buttons:
            return buttons[which]
        similar = [custom_id for label, custom_id in buttons.items() if which in label]
        assert len(similar) == 1, f"{len(similar)} buttons like {which!r} among {list(buttons)}"
        return similar[0]

    def _parts(self, kind: int) -> Iterator[dict[str, Any]]:
        return (part for part in walk_components(self._message.components) if part["type"] == kind)


class Answer:
    """What the bot answered to a command, a click or a form."""

    def __init__(self, world: Simulation, result: InteractionResult) -> None:
        self._world = world
        self.result = result
        """simcord's own view of it."""

    def __repr__(self) -> str:
        return f"<{self.result!r}, whisper {self.whisper!r}>"

    @property
    def given(self) -> bool:
        """Whether there was an answer at all, within three seconds."""
        return self.result.acknowledged

    @property
    def messages(self) -> list[Seen]:
        """The messages that answer it; to a click, the clicked message if it was changed."""
        answers = [self.result.response, *self.result.followups]
        return [self._world.seen(answer) for answer in answers if answer is not None]

    @property
    def whisper(self) -> str:
        """What only this person was told, or nothing."""
        return "\n".join(message.text for message in self.messages if message.private)

    @property
    def sentence(self) -> str:
        """The same without the way to the board that stands behind a refusal."""
        return re.sub(r" \[[^]]+\]\(https://discord\.com/[^)]+\)$", "", self.whisper)

    @property
    def form(self) -> dict[str, Any] | None:
        """The modal that opened, as Discord received it."""
        return self.result.modal


def one_thread_a_message(backend: Backend) -> None:
    """Have a message begin one thread at most, as at Discord."""
    create = backend.create_thread

    def created(*given: Any, message_id: int | None = None, **more: Any) -> Any:
        if message_id is not None and message_id in backend.channels:
            raise BackendError(400, 160004, "A thread has already been created for this message")
        return create(*given, message_id=message_id, **more)

    backend.create_thread = created  # type: ignore[method-assign]


class Simulation:
    """The world with the bot in it. Made by `simulation`."""

    environment: type[StillEnv] = StillEnv
    """What it is built on."""

    def __init__(
        self, bot: discord.Client, people: int, language: str, names: Sequence[str]
    ) -> None:
        self._longest_limit = bot.http.max_ratelimit_timeout or math.inf
        self.env = self.environment(bot)
        self.languages: dict[int, str] = {}
        self.requests: list[Request] = []
        """Everything the bot has sent, in order."""
        self.times: list[float] = []
        """When it sent each of them."""
        self._problems: list[str] = []
        self._forgiven: set[int] = set()
        self._unplugged = False
        self._faults: list[tuple[str, str, Callable[[], None], bool]] = []
        self._limits: list[tuple[str, str, float]] = []
        self._limited = 0
        self._slow = "", "", 0.0
        self._logged = Logged()
        self._language = language
        one_thread_a_message(self.env.backend)
        users = [self.env.create_user(name.lower(), global_name=name) for name in names[:people]]
        self.server = self.env.create_guild(
            "Spieleabend", preferred_locale=language, owner=users[0] if users else None
        )
        self.channel = self.server.create_text_channel("spieltisch")
        self.people = [self._join(user) for user in users]

    @property
    def bot(self) -> discord.Client:
        return self.env.bot

    # --- the world

    def _join(self, user: UserHandle) -> Person:
        self.languages[user.id] = self._language
        return Person(user, self.server.add_member(user), self.languages)

    def add_person(self, name: str) -> Person:
        """Let somebody else join the server."""
        person = self._join(self.env.create_user(name.lower(), global_name=name))
        self.people.append(person)
        return person

    def place(self, channel_id: int) -> ChannelHandle:
        """The channel, thread or direct messages with this id."""
        channel = self.env.backend.get_channel(channel_id)
        guild = None if channel.guild_id is None else self.server
        return ChannelHandle(self.env, guild, channel)

    def messages(self, channel: ChannelHandle | None = None) -> list[Seen]:
        """The messages in a channel, oldest first; without one, in the server's channel."""
        stored = self.env.backend.messages.get((channel or self.channel).id, {})
        return [Seen(self, message) for message in stored.values()]

    def last(self, channel: ChannelHandle | None = None) -> Seen:
        """The newest message that is there for everybody in the channel."""
        return [message for message in self.messages(channel) if not message.private][-1]

    def seen(self, message: ResponseMessage | discord.Message) -> Seen:
        channel = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
        return Seen(self, self.env.backend.get_message(channel, message.id))

    # --- what people do

    async def slash(
        self, person: Person, command: str, /, *, where: ChannelHandle | None = None, **options: Any
    ) -> Answer:
        """Type a command, "table show" for one with a sub-command; it is named as in our code."""
        channel = where or self.channel
        actor = person.acting_in(channel)
        command, options = typed(command, **options)
        if isinstance(actor, UserHandle):
            return Answer(self, await actor.slash(command, **options))
        return Answer(self, await actor.slash(channel, command, **options))

    async def offered(
        self, person: Person, command: str, option: str, begun: str, /, **options: Any
    ) -> list[dict[str, Any]]:
        """What is offered to somebody who has begun to type a value; all is named as in our code."""
        name, given = typed(command, **{**options, option: begun})
        *others, last = given
        rest = {each: given[each] for each in others}
        return await person.member.autocomplete(self.channel, name, last, begun, **rest)

    async def click(self, person: Person, message: Seen, button: str) -> Answer:
        """Press a button that is there; see `Seen.button` for how it is named."""
        actor = person.acting_in(message.channel)
        handle = ResponseMessage(self.env, message.raw)
        result = await actor.click(handle, custom_id=message.button(button))
        return Answer(self, result)

    async def choose(
        self, person: Person, message: Seen, *labels: str, menu: str | None = None
    ) -> Answer:
        """Choose from a menu by the options' labels; *menu* is its custom_id, if there are several."""
        menu = menu or next(iter(message.menus))
        values = [message.menus[menu][label] for label in labels]
        actor = person.acting_in(message.channel)
        handle = ResponseMessage(self.env, message.raw)
        return Answer(self, await actor.select(handle, values, custom_id=menu))

    async def submit(self, person: Person, opened: Answer, **values: Any) -> Answer:
        """Send the form that opened, with values by custom_id."""
        actor = person.acting_in(self.place(opened_in(opened.result)))
        return Answer(self, await actor.submit_modal(opened.result, values))

    async def forge(
        self, person: Person, message: Seen, custom_id: str, values: list[str] | None = None
    ) -> Answer:
        """Press a button that is not there: an outdated one, or one that never was; with *values*, a menu."""
        actor, kind = person.acting_in(message.channel), BUTTON if values is None else MENU
        return Answer(self, await press(actor, message.raw, custom_id, kind=kind, values=values))

    async def race(self, *presses: tuple[Person, Seen, str]) -> list[Answer]:
        """Press several buttons at the same time, within one turn of the loop.

        Each is named as for `click`, as long as it is there before the first is pressed.
        """
        ready = [
            (person.acting_in(message.channel), message.raw, message.button(button))
            for person, message, button in presses
        ]
        with self.env.at_once():
            results = [await press(*each) for each in ready]
        await self.env.settle()
        return [Answer(self, result) for result in results]

    # --- time and troubles

    def now(self) -> float:
        """The simulated time, in seconds since 1970."""
        return self.env.now().timestamp()

    async def advance(self, seconds: float) -> None:
        """Let time pass: every timer that is due meanwhile fires in its order."""
        await self.env.advance_time(seconds)

    async def settle(self) -> None:
        """Wait until the bot rests."""
        await self.env.settle()

    async def restart(self, bot: discord.Client) -> None:
        """Close the bot and let another take its place, as after a deployment."""
        await close(self.bot)
        await self.env.restart_bot(bot)

    def refuse(
        self, method: str, path: str, status: int, code: int = 0, times: int | None = 1
    ) -> None:
        """Let Discord refuse requests: the next ones to *path* (`*` for anything), or all if None."""
        self.env.inject_error(
            method, path, status=status, code=code, message="refused", times=times
        )

    def close_dms(self, person: Person) -> None:
        """Let this person accept no direct messages from now on."""
        self.refuse("POST", f"/channels/{person.dm.id}/messages", 403, 50007, times=None)

    def delay(self, method: str, path: str, seconds: float) -> None:
        """Let the next such request reach Discord late: after three seconds an answer is too late."""
        self._faults.append((method, path, lambda: self.env.backend.advance_clock(seconds), False))

    def limit(self, method: str, path: str, seconds: float) -> None:
        """Let Discord limit such requests for so long from now.

        discord.py waits for the end of it, or says so where that is longer than the bot wants; by
        the tokens of interactions it waits for any end.
        """
        self._limited = 0
        self._limits.append((method, path, self.now() + seconds))

    def lifted(self) -> None:
        """Limit nothing any more that is not limited already."""
        self._limits.clear()

    def limited(self) -> int:
        """Count the requests that have met the latest limit."""
        return self._limited

    def slow(self, method: str, path: str, seconds: float) -> None:
        """Let Discord do what such requests say at once, and say so after a while."""
        self._slow = method, path, seconds

    @contextlib.asynccontextmanager
    async def _gate(self, method: str, path: str, by_token: bool) -> AsyncIterator[None]:
        for kind, where, until in self._limits:
            left = until - self.now()
            if left > 0 and fnmatch(method, kind) and fnmatch(path, where):
                self._limited += 1
                if left > self._longest_limit and not by_token:
                    raise too_long(left)
                await asyncio.sleep(left)
        yield
        kind, where, seconds = self._slow
        if seconds and fnmatch(method, kind) and fnmatch(path, where):
            await asyncio.sleep(seconds)

    def cut(self, method: str, path: str) -> None:
        """Let Discord do what the next such request says, but the line is cut before its answer."""
        self.meanwhile(method, path, _lose, afterwards=True)

    def lose(self, method: str, path: str) -> None:
        """Let the next such request never reach Discord."""
        self.meanwhile(method, path, _lose)

    def stray(self, path: str, method: str = "PATCH") -> Callable[[Seen], None]:
        """Let the next such edit of a message be given up; call what is returned for it to arrive."""
        given_up: list[Request] = []

        def give_up() -> None:
            given_up.append(self.requests[-1])
            _lose()

        def arrive(message: Seen) -> None:
            [request] = given_up
            message.raw.components = request.json.get("data", request.json)["components"]

        self.meanwhile(method, path, give_up)
        return arrive

    def double(self, method: str, path: str) -> None:
        """Let Discord handle the next such request twice."""
        self.meanwhile(method, path, twice, afterwards=True)

    def meanwhile(
        self, method: str, path: str, happen: Callable[[], None], *, afterwards: bool = False
    ) -> None:
        """Let something happen when the next such request comes, or when Discord is done with it."""
        self._faults.append((method, path, happen, afterwards))

    def unplugged(self) -> None:
        """Let nothing reach Discord any more."""
        self.meanwhile("*", "*", _lose)
        self._unplugged = True

    def inside(self) -> AbstractContextManager[None]:
        """Have what is begun in this block go on in simulated time, as if the bot had begun it."""
        return self.env.inside()

    def mended(self) -> bool:
        """Take all faults back that have not happened; return whether there was none."""
        happened = not self._faults and not self.env.backend.faults
        self._faults.clear()
        self.env.backend.faults.clear()
        self._unplugged = False
        return happened

    def forgive(self, pattern: str) -> None:
        """Overlook errors that match *pattern*."""
        found = [error for error in self._logged.errors if not re.search(pattern, error)]
        self._logged.errors[:] = found
        for error in self.env.errors_since(0):
            if re.search(pattern, repr(error)):
                self._forgiven.add(id(error))

    @contextlib.contextmanager
    def expecting_errors(self, pattern: str = "") -> Iterator[None]:
        """Let the bot log or raise errors in this block; it must, and each must match *pattern*."""
        logged, raised = len(self._logged.errors), self.env.error_cursor
        yield
        expected = self._logged.errors[logged:]
        del self._logged.errors[logged:]
        for error in self.env.errors_since(raised):
            self._forgiven.add(id(error))
            expected.append(repr(error))
        assert expected, "no error was logged or raised"
        for text in expected:
            assert re.search(pattern, text), f"an error without {pattern!r}: {text}"

    # --- the frame around it

    def _observe(self, request: Request) -> Callable[[], None] | None:
        self.requests.append(request)
        self.times.append(self.now())
        ours = [is_awaited_for_seconds] if type(self.bot) is Poeppel else []
        for check in [*CHECKS, *ours]:
            self._problems += [f"{request}: {problem}" for problem in check(request)]
        for fault in self._faults:
            method, path, happen, afterwards = fault
            if fnmatch(request.method, method) and fnmatch(request.path, path):
                if not self._unplugged:
                    self._faults.remove(fault)
                if afterwards:
                    return happen
                happen()
                break
        return None

    @contextlib.contextmanager
    def _watching_views(self) -> Iterator[None]:
        """Look at every view when discord.py takes it into its registry."""
        take = ViewStore.add_view

        def add_view(store: ViewStore, view: Any, message_id: int | None = None) -> None:
            self._problems += [f"{view!r}: {problem}" for problem in check_view(view)]
            take(store, view, message_id)

        with patch.object(ViewStore, "add_view", add_view):
            yield

    @contextlib.contextmanager
    def _speaking_few_languages(self) -> Iterator[None]:
        """Have commands translated into our languages only, and not into all thirty.

        The translator has no word for the others (see `tests/cogs/platform/test_translator.py`).
        """
        command, group = app_commands.Command, app_commands.Group
        with (
            patch.object(app_commands.commands, "Locale", LOCALES),
            patch.object(app_commands.transformers, "Locale", LOCALES),
            patch.object(command, "get_translated_payload", _translated_once(command)),
            patch.object(group, "get_translated_payload", _translated_once(group)),
        ):
            yield

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Simulation]:
        speak(self.env.backend, self.languages, self._language)
        observed = observe(self.env.backend, self._observe)
        with (
            gated(self._gate),
            self._logged.listening(*LOGGERS),
            self._watching_views(),
            self._speaking_few_languages(),
            observed,
        ):
            await self.env.start()
            # Ids are counted anew each millisecond: those of clicks, which go into the dice, must not
            # depend on how many commands the bot has.
            self.env.backend.advance_clock(1)
            try:
                with self.env.time_context():
                    yield self
            except BaseException as error:
                error.add_note(self._report())
                raise
            finally:
                await close(self.bot)
                await self.env.shutdown()
        if report := self._report():
            raise AssertionError(report)

    def _report(self) -> str:
        """What the test did not ask about, but must not have happened."""
        raised = [error for error in self.env.errors_since(0) if id(error) not in self._forgiven]
        lines = [f"the bot raised {error!r}" for error in raised]
        lines += [f"the bot logged: {error}" for error in self._logged.errors]
        lines += [f"Discord would refuse {problem}" for problem in self._problems]
        return "\n".join(lines[:20])


@cache
def _translated_once(kind: Any) -> Callable[..., Awaitable[dict[str, Any]]]:
    """Return the translation of a command, which is kept.

    A bot asks for it twice, and most worlds have the same commands.
    """
    translate, kept = kind.get_translated_payload, dict[bytes, bytes]()

    async def call(command: Any, *given: Any) -> dict[str, Any]:
        english = json.encode(command.to_dict(given[0]))
        if english not in kept:
            kept[english] = json.encode(await translate(command, *given))
        return json.decode(kept[english])  # type: ignore[no-any-return]

    return call


def _lose() -> None:
    raise lost_connection()


async def close(bot: discord.Client) -> None:
    """Close the bot, in real time: timers of its own stand still and must not be waited for."""
    async with asyncio.timeout(CLOSES_WITHIN):
        await bot.close()


@contextlib.asynccontextmanager
async def simulation(
    bot: discord.Client,
    people: int = 4,
    *,
    language: str = "en-US",
    time: Time | None = None,
    names: Sequence[str] = ("Ada", "Ben", "Cem", "Dora", "Emil", "Finn", "Gesa", "Hani"),
) -> AsyncIterator[Simulation]:
    """Run the bot in a world with a server, a channel and *people*, the first of whom owns it.

    Args:
        bot: A bot that is not running yet. It is closed at the end, as is every bot that took its
            place by `Simulation.restart`.
        people: How many there are.
        language: What the server and everybody's Discord are set to.
        time: Follows the simulated time from now on.
        names: What the people are called.
    """
    rest_while_waiting()
    quicken()
    world = Simulation(bot, people, language, names)
    if time is not None:
        time.follow(world.env)
    async with world.running():
        yield world
