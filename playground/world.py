"""The playground's world: people, a server, its channel and threads, direct messages.

The world is built anew at every start, in the same order and therefore with the same ids, so that a
database written by an earlier start still means these people and this channel.  Four more people come for a cup. The messages of that
start are gone: whoever edits one is told so (10008), and posts a new one. See `World._post_anew`.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache, partial
from io import BytesIO
from random import Random
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import discord
from discord import Asset
from msgspec.structs import replace
from PIL import Image, ImageDraw, ImageFont
from simcord.actors import MemberActor
from simcord.backend import Backend
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import Interaction
from simcord.builders import ChannelHandle, UserHandle

import render
from cogs.client import Poeppel
from cogs.platform.avatars import PIXELS
from cogs.widgets.buttons import Kind, custom_id
from data.shipped.languages import DECLARED, ENGLISH
from data.shipped.texts import library
from data.store.errors import StoreError
from engine.catalog import CLASSIC
from engine.hosting.state.session import Session
from engine.players import decide
from engine.simulate import answers
from engine.views import RaceView
from playground.internals.border import Actor, message_of, on_change, press, speak
from playground.internals.frames import Frame, Welcome
from playground.internals.live import LiveEnv

# A player of the playground.


class Person:
    """A player, with a frame for each room they look into."""

    def __init__(self, user: UserHandle, member: MemberActor, colour: str) -> None:
        self.name = user.global_name or user.name
        self.key = user.name
        self.user = user
        self.member = member
        self.colour = colour
        self.frames: dict[str, Frame] = {}
        """By "channel", "dm", or the id of a thread."""


log = logging.getLogger(__name__)

PAUSE = 1.5
"""Seconds before each press, so that the one before can be read."""

SOON = 0.05
"""Seconds before it is looked whether a lobby has arrived."""

LEVEL = "normal"


class Watching:
    """The watched game, opened by a person, as all are in Discord."""

    def __init__(
        self,
        backend: Backend,
        channel: ChannelHandle,
        people: Sequence[Person],
        bot: Callable[[], discord.Client],
        steady: Callable[[], AbstractAsyncContextManager[None]],
    ) -> None:
        """Watch no game yet.

        Args:
            backend: What the simulated Discord knows.
            channel: Where the table is opened.
            people: One of them opens it.
            bot: Returns the one that is running.
            steady: Keeps it running in a block.
        """
        self._backend, self._channel, self._people = backend, channel, people
        self._bot, self._steady = bot, steady
        self._playing: asyncio.Task[None] | None = None

    async def begin(self, watcher: Person) -> bool:
        """Open a table for an onlooker; return whether there was room."""
        host = next(each for each in reversed(self._people) if each is not watcher)
        await host.member.slash(self._channel, "play")
        session = await self._hosted(host)
        while session and session.record.message is None:  # it is on its way
            await asyncio.sleep(SOON)
            session = await self._hosted(host)
        if not session or session.record.status != "lobby" or len(session.record.seats) > 1:
            return False
        await self._press(host, session, custom_id(Kind.LOBBY, session.record.id, "alone"))
        await self.close()
        self._playing = asyncio.create_task(self._play(host, session.record.id))
        return True

    async def close(self) -> None:
        """Stop pressing."""
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)

    async def _hosted(self, host: Person) -> Session | None:
        """Return the channel's newest table, if this person opened it."""
        bot = self._bot()
        if not isinstance(bot, Poeppel):
            return None
        tables = await bot.store.tables_in(self._channel.id)
        session = await bot.tables.get(tables[-1]) if tables else None
        return session if session and session.record.host == host.user.id else None

    async def _play(self, host: Person, table: int) -> None:
        """Press for a seated host during the game."""
        random, on = Random(), True
        while on:
            await asyncio.sleep(PAUSE)
            async with self._steady():
                try:
                    on = await self._pressed(host, table, random)
                except Exception:  # as a bot may raise that is being mended
                    log.exception("The game that is watched stands still")
                    on = False

    async def _pressed(self, host: Person, table: int, random: Random) -> bool:
        """Press a computer's choice for the host.

        Return whether the game is on.
        """
        session = await self._hosted(host)
        if session is None or session.record.id != table or session.record.status != "running":
            return False
        for seat in {*session.seats_of(host.user.id)} & {*session.waiting()}:
            play, player = session.running, session.system.levels[LEVEL]
            action = decide(player, play, seat, play.options(seat), random)
            await self._press(host, session, custom_id(Kind.ACT, table, play.number(seat), action))
        return True

    async def _press(self, host: Person, session: Session, what: str) -> None:
        """Press something on the board, wherever it is by now."""
        board = message_of(self._backend, self._channel.id, session.record.message or 0)
        if board is not None:
            await press(host.member, board, what)


MakeBot = Callable[[], discord.Client]
Tell = Callable[[dict[str, Any]], None]

NAMES = ("Ada", "Ben", "Cem", "Dora")
GUESTS = ("Emil", "Fay", "Gus", "Hana")
"""The people who come while a cup is on."""
BOT = "Pöppel"
LANGUAGES = {language.locales[0]: language.name for language in DECLARED.values()}
"""The names of languages, by the locale that Discord gives them."""

AFTER_CHANGE = 0.05
"""Seconds between a change and the refresh, so that a burst of changes is drawn once."""


def usual_language(lang: str) -> str:
    """Return the locale for a terminal's ``LANG``, such as ``de_AT.UTF-8``."""
    locale = lang.partition(".")[0].replace("_", "-")
    known = {each: language for language in DECLARED.values() for each in language.locales}
    found = known.get(locale) or DECLARED.get(locale.partition("-")[0])
    return (found or DECLARED[ENGLISH]).locales[0]


class World:
    """The simulated Discord and the bot in it."""

    def __init__(self, make_bot: MakeBot, tell: Tell) -> None:
        """Build the people and places.

        Args:
            make_bot: Makes the bot, again for every restart.
            tell: Receives what the page should show: news in a channel, notices, restarts.
        """
        self._make_bot = make_bot
        self._tell = tell
        self._restarting = asyncio.Lock()
        self.bot = make_bot()
        self.env = LiveEnv(self.bot, self._unanswered)
        self.env.backend.bot_user.name = BOT
        self.env.backend.bot_user.avatar = VERSION
        self.language = usual_language(os.environ.get("LANG", ""))
        texts = library()[self.language]
        self.server, self.room = texts("playground-server"), texts("playground-channel")
        users = [
            self.env.create_user(name.lower(), global_name=name, avatar=VERSION) for name in NAMES
        ]
        # The first person owns the server, so that somebody may change its settings.
        guild = self.env.create_guild(self.server, owner=users[0], preferred_locale=self.language)
        self.people = [
            Person(user, guild.add_member(user), colour)
            for user, colour in zip(users, COLOURS, strict=True)
        ]
        self.guild, self.channel = guild, guild.create_text_channel(self.room)
        self.hurried = False
        """Whether windows close by themselves; else they wait for all whom one visitor plays."""
        self.places: dict[int, Person | None] = {self.channel.id: None}
        for person in self.people:
            self.places[person.user.dm_channel.id] = person
        guests = [
            self.env.create_user(name.lower(), global_name=name, avatar=VERSION) for name in GUESTS
        ]
        self.guests = [
            Person(user, guild.add_member(user), colour)
            for user, colour in zip(guests, LIGHTER, strict=True)
        ]
        for person in self.guests:
            self.places[person.user.dm_channel.id] = person
        self.env.serve(asked_for(self._letters()))
        self.shown_by: str | None = None
        """The origins of the pages, once frames are open."""
        self._coming: asyncio.Task[None] | None = None
        self.languages = {person.user.id: self.language for person in self.everybody}
        speak(self.env.backend, self.languages, self.language)
        on_change(self.env.backend, self._changed)
        self._due: dict[int, asyncio.TimerHandle] = {}
        self.watching = Watching(
            self.env.backend, self.channel, self.people, lambda: self.bot, self.steady
        )

    async def start(self) -> None:
        await self.env.start()
        await self._remember_commands()
        await self.hurry(self.hurried)
        await self._post_anew()
        await self._watch_cups()

    @property
    def everybody(self) -> list[Person]:
        """The people at hand, then the guests."""
        return self.people + self.guests

    @property
    def threads(self) -> dict[int, str]:
        """The names of the channel's threads by id, the oldest first."""
        found = {each.id: each.name or "" for each in self.channel.threads}
        return dict(sorted(found.items()))

    def _letters(self) -> dict[int, tuple[str, str]]:
        """Return the letters and colours of portraits, by id."""
        return {person.user.id: (person.name[0], person.colour) for person in self.everybody}

    async def open_frames(self, shown_by: str) -> None:
        """Open every person's two frames, for pages from the origins *shown_by*."""
        self.shown_by = shown_by
        for person in self.people:
            await self._open_frames(person)

    async def _open_frames(self, person: Person) -> None:
        await self._open_frame(person, "channel", self.channel, person.member)
        await self._open_frame(person, "dm", person.user.dm_channel, person.user)

    async def open_thread(self, person: Person, thread: int) -> Frame | None:
        """Return a person's frame of a thread, opened if need be."""
        for channel in self.channel.threads:
            if channel.id == thread and str(thread) not in person.frames:
                await self._open_frame(person, str(thread), channel, person.member)
        return person.frames.get(str(thread))

    async def _open_frame(
        self, person: Person, room: str, channel: ChannelHandle, viewer: Actor
    ) -> None:
        assert self.shown_by is not None, "pages are served"
        frame = Frame(
            self.env,
            channel,
            viewer,
            shown_by=self.shown_by,
            refused=self._refused,
            welcome=partial(self._welcome, person, room),
            language=partial(self.languages.__getitem__, person.user.id),
            timezone=local_timezone(),
            pictures=files(self._letters(), self.env.backend.bot_user.id),
        )
        await frame.open()
        person.frames[room] = frame

    async def _watch_cups(self) -> None:
        """Have guests come as soon as a cup is on."""
        if isinstance(self.bot, Poeppel):
            self.bot.cups.listeners.append(lambda _: self._come_soon())
            if await self.bot.store.running_cups():
                await self._come()

    def _come_soon(self) -> None:
        if self.guests and self._coming is None:
            self._coming = asyncio.create_task(self._come())

    async def _come(self) -> None:
        """Let the guests take part: a cup needs six people."""
        while self.guests:
            person = self.guests[0]
            if self.shown_by is not None:
                await self._open_frames(person)
            self.people.append(self.guests.pop(0))
            self._tell({"kind": "came"})

    def _welcome(self, person: Person, kind: str) -> Welcome:
        """Return the text of an empty channel, in its viewer's language."""
        texts = library()[self.languages[person.user.id]]
        if kind == "dm":
            return Welcome(texts("playground-private", bot=BOT), texts("playground-private.text"))
        about = texts("playground-welcome.text", play=texts("command-play"))
        return Welcome(texts("playground-welcome"), about, picture(*NAMES))

    async def play(self, person: Person) -> None:
        """Type the command that opens a table, and send it."""
        await person.member.slash(self.channel, library()["en-US"]("command-play"))

    async def watch(self, person: Person) -> None:
        """Open a table of computers for an onlooker."""
        if not await self.watching.begin(person):
            self._refused(library()[self.languages[person.user.id]]("playground-no-room"))

    @asynccontextmanager
    async def steady(self) -> AsyncIterator[None]:
        """Keep the bot running in this block: restarts wait."""
        async with self._restarting:
            yield

    async def hurry(self, wanted: bool) -> None:
        """Close windows by time, as on Discord, or wait for all."""
        self.hurried = wanted
        if isinstance(self.bot, Poeppel):
            await self.bot.tables.settings.change_server(
                self.guild.id, lambda chosen: replace(chosen, unhurried=not wanted)
            )

    async def restart(self) -> None:
        """Restart the bot on the same world and database."""
        async with self._restarting:
            self._tell({"kind": "restarting"})
            try:
                await self.bot.close()
                self.bot = self._make_bot()
                await self.env.restart_bot(self.bot)
                await self._remember_commands()
                await self._watch_cups()
            except Exception as error:
                log.exception("The bot did not start again")
                self._tell({"kind": "failed", "reason": self._why(error)})
                return
            for frame in self._frames():
                frame.refresh()
            self._tell({"kind": "restarted"})

    def _why(self, error: Exception) -> str:
        if isinstance(error, StoreError):
            return library()[self.language](error.key, **error.about)
        return str(error)

    async def close(self) -> None:
        await self.watching.close()
        if self._coming is not None:
            await asyncio.gather(self._coming, return_exceptions=True)
        for timer in self._due.values():
            timer.cancel()
        for frame in self._frames():
            await frame.close()
        try:
            await self.bot.close()
        except Exception:
            log.exception("The bot did not close as it should")
        await self.env.shutdown()

    def _frames(self) -> list[Frame]:
        return [frame for person in self.people for frame in person.frames.values()]

    async def _remember_commands(self) -> None:
        """Make the bot upload its commands, even if it believes otherwise.

        Discord remembers commands and the bot remembers in its database that Discord does; only
        this world forgets them.
        """
        tree: discord.app_commands.CommandTree[Any] | None = getattr(self.bot, "tree", None)
        if tree is not None and not self.env.backend.commands.get(None):
            await tree.sync()

    async def _post_anew(self) -> None:
        """Post boards and hands again that went with an earlier world.

        After a start the bot shows what has changed meanwhile and relies on the rest being there
        still, as it is in Discord. What it then tries to edit is unknown here, and it posts another.
        """
        if not isinstance(self.bot, Poeppel):
            return
        async for record in self.bot.store.open_tables():
            self.bot.presenter.boards.refresh(record.id)
            try:
                session = await self.bot.tables.get(record.id)
            except Exception:
                log.exception("Table %s cannot be shown again", record.id)
            else:
                self.bot.presenter.hands.changed(session)

    # --- what happens in the world

    def _changed(self, channel_id: int) -> None:
        if channel_id in self.threads and channel_id not in self.places:
            self.places[channel_id] = None
            self._tell({"kind": "thread"})
        if channel_id not in self._due and channel_id in self.places:
            loop = asyncio.get_running_loop()
            self._due[channel_id] = loop.call_later(AFTER_CHANGE, self._refresh, channel_id)

    def _refresh(self, channel_id: int) -> None:
        self._due.pop(channel_id, None)
        for frame in self._frames():
            if frame.channel_id == channel_id:
                frame.refresh()
        self.env.forget()
        person = self.places[channel_id]
        self._tell({"kind": "news", "in": person.key if person else "channel"})

    def _unanswered(self, interaction: Interaction) -> None:
        self._tell({"kind": "unanswered"})
        log.error("No answer to interaction %s within three seconds", interaction.id)

    def _refused(self, reason: str) -> None:
        self._tell({"kind": "notice", "text": reason})


def local_timezone() -> str:
    """The name of this computer's time zone, as far as it tells."""
    name = os.environ.get("TZ") or os.path.realpath("/etc/localtime").partition("zoneinfo/")[2]
    try:
        return ZoneInfo(name).key
    except (ValueError, OSError, ZoneInfoNotFoundError):
        return "UTC"


# Portraits of the people and the bot, served like Discord's.


COLOURS = ("#a78bfa", "#38bdf8", "#fbbf24", "#f472b6")
LIGHTER = ("#c4b5fd", "#7dd3fc", "#fde68a", "#f9a8d4")
"""One for each person, the guests' lighter; none is a colour of the board."""

VERSION = "portrait"
"""What stands in a portrait's address where Discord has a hash of the picture."""

SIZE = 80
FINE = 4  # drawn larger and scaled down, which smooths the edges


def files(people: Mapping[int, tuple[str, str]], bot: int) -> dict[str, tuple[str, bytes]]:
    """All portraits by address: letters and colours of *people*, the *bot*'s pawn."""
    pictures = {who: letter_on(colour, letter) for who, (letter, colour) in people.items()}
    pictures[bot] = pawn()
    return {
        f"{CDN_BASE}/avatars/{who}/{VERSION}.png": (f"{who}.png", encode(picture))
        for who, picture in pictures.items()
    }


def asked_for(people: Mapping[int, tuple[str, str]]) -> dict[str, bytes]:
    """All portraits of *people* by the bot's addresses."""
    return {
        f"{Asset.BASE}/avatars/{who}/{VERSION}.png?size={PIXELS}": encode(letter_on(colour, letter))
        for who, (letter, colour) in people.items()
    }


def letter_on(colour: str, letter: str) -> Image.Image:
    picture = Image.new("RGB", (SIZE * FINE, SIZE * FINE), colour)
    draw = ImageDraw.Draw(picture)
    centre = SIZE * FINE / 2
    font = ImageFont.load_default(size=SIZE * FINE * 0.55)
    draw.text((centre, centre), letter, "#1e1f22", font, anchor="mm")
    return picture


def pawn() -> Image.Image:
    """A playing piece, a "Pöppel", in the page's shape."""
    picture = Image.new("RGB", (SIZE * FINE, SIZE * FINE), "#f2f3f5")
    draw = ImageDraw.Draw(picture)
    unit = SIZE * FINE / 24

    def at(*numbers: float) -> list[float]:
        return [number * unit for number in numbers]

    draw.ellipse(at(8.2, 3.4, 15.8, 11), "#da373c")
    draw.polygon(at(10.2, 9, 13.8, 9, 17, 19, 7, 19), "#da373c")
    draw.rounded_rectangle(at(5.6, 17.6, 18.4, 20.8), 1.4 * unit, "#da373c")
    return picture


def encode(picture: Image.Image) -> bytes:
    file = BytesIO()
    picture.resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(file, "PNG")
    return file.getvalue()


# The picture of the first screen: a board in mid-game.


ANSWERS, SEED = 150, 5
"""Until pieces of all colours are out, and some are home."""


@cache
def picture(*names: str) -> bytes:
    """Draw the picture, a PNG of about 50 kB.

    *names* are the players.
    """
    game = CLASSIC.make(range(len(names)), CLASSIC.values("family"))
    *_, (play, _) = answers(game, CLASSIC.levels["normal"], SEED, ANSWERS)
    view = play.game.view(play, None, ())
    assert isinstance(view, RaceView)
    return render.board(view, render.Look(dict(enumerate(names)))).png
