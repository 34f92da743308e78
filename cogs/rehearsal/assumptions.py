"""Beliefs about Discord's answers, and samples to try them with.

A message is believed to come back as it was sent. Discord may add to it (ids, addresses, sizes, what
is usual); what was sent must not be missing or changed.
"""

from __future__ import annotations

import io
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time
from typing import Any

import discord
import msgspec
from discord import ui
from msgspec import Struct, structs
from PIL import Image

from cogs.messages.delivery import SKEW, belongs
from cogs.platform.discord_errors import failure, trouble
from cogs.platform.limits import ALT, COMPONENTS, COMPONENTS_V2, CUSTOM_ID, OPTIONS, TEXT
from cogs.platform.names import Avatars, Names
from cogs.views import table_messages
from cogs.views.words import Words
from cogs.widgets.message_layout import Draft, PictureJob
from data.shipped.texts import Texts
from data.store.sqlite_store import SqliteStore
from engine.catalog import CATALOG
from engine.hosting.actions import lobby
from engine.hosting.service.tables import Tables
from engine.hosting.state.session import Session
from render import Picture

ATTACHED = "attachment://"
"""Before the name of a file that a component shows."""


class Assumption(Struct, frozen=True):
    """A belief about Discord, and the contradiction met."""

    said: str
    instead: str = ""
    """Empty where the belief held."""

    @property
    def held(self) -> bool:
        """Return whether Discord did as it was believed to."""
        return not self.instead

    def __str__(self) -> str:
        return f"held   {self.said}" if self.held else f"NOT    {self.said}: {self.instead}"


def changes(sent: Any, came: Any, where: str = "") -> Iterator[str]:
    """List lacks and contradictions between *came* and *sent*, as decoded JSON.

    >>> list(changes({"type": 10, "content": "Roll"}, {"id": 3, "type": 10, "content": "Roll"}))
    []
    >>> list(changes({"components": [{"label": "Roll"}]}, {"components": [{"label": "roll"}]}))
    ["components.0.label is 'roll', not 'Roll'"]
    """
    if isinstance(sent, Mapping) and isinstance(came, Mapping):
        for key, value in sent.items():
            yield from changes(value, came.get(key), f"{where}.{key}".lstrip("."))
    elif _is_list(sent) and _is_list(came) and len(sent) == len(came):
        for number, (each, other) in enumerate(zip(sent, came, strict=True)):
            yield from changes(each, other, f"{where}.{number}".lstrip("."))
    elif not _same(sent, came):
        yield f"{where or 'it'} is {came!r}, not {sent!r}"


def message_changes(
    came: Mapping[str, Any], view: ui.LayoutView, files: Sequence[discord.File]
) -> Iterator[str]:
    """List differences between a returned message and the one sent."""
    sent: Any = view.to_components()  # type: ignore[no-untyped-call]
    yield from changes(sent, came.get("components"), "components")
    if not int(came.get("flags", 0)) & COMPONENTS_V2:
        yield f"flags is {came.get('flags')}, without {COMPONENTS_V2}"
    for key in ("content", "embeds"):
        if came.get(key):
            yield f"{key} is {came[key]!r}, not empty"
    described = [{"filename": each.filename, "description": each.description} for each in files]
    # What components show may stand among the attachments or not; no other file may.
    if attached := came.get("attachments"):
        yield from changes(described, attached, "attachments")


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _same(sent: object, came: object) -> bool:
    if isinstance(sent, str) and sent.startswith(ATTACHED):
        address = str(came).partition("?")[0]
        return address.endswith(sent.removeprefix(ATTACHED))
    return sent == came or (not sent and came is None)  # what is usual may be left out


def named(error: BaseException) -> str:
    """Name an error by its status and code, where Discord gives them."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.code} {error.text}".rstrip()
    return f"{type(error).__name__} {error}".rstrip()


# The list of a rehearsal's things in Discord, on disk until removed.
#
# A place is noted before anything is made there, so that even a process that is killed between a
# request and its answer leaves nothing behind that the next one does not find.


THREAD = "Pöppel rehearsal"
"""The name of the thread that a rehearsal opens."""

LOOKED_THROUGH = 200
"""How many messages of a place are looked through for those of a rehearsal."""


class Made(Struct):
    """The things that a rehearsal may have left behind."""

    since: float
    """Seconds since 1970 before which nothing was made."""
    places: list[int]
    """The channels and threads in which messages were posted."""
    threads: list[int] = []
    server: int | None = None
    """The server in which the thread is opened, and whose commands may have to be put back."""
    commands: list[Any] | None = None
    """Its commands before, as they can be uploaded again; None: they were not touched."""
    everywhere: list[Any] | None = None
    """The same of the commands of all servers."""


class Leftovers:
    """The list, and the removal of everything on it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        known = file.exists()
        self.made = msgspec.json.decode(file.read_bytes(), type=Made) if known else None

    def begin(self, now: float, channel: int) -> None:
        """Begin the list of things made in a channel."""
        self._write(Made(now, [channel]))

    def add(self, place: int, threads: tuple[int, ...] = ()) -> None:
        """Note another place, before anything is posted there."""
        made = self._begun
        self.note(places=[*made.places, place], threads=[*made.threads, *threads])

    def note(self, **more: Any) -> None:
        """Note things before they are made."""
        self._write(structs.replace(self._begun, **more))

    async def remove(self, client: discord.Client) -> list[str]:
        """Remove all listed things; return the rest, and why."""
        if self.made is None:
            return []
        made, stays = self.made, list[str]()

        async def removed(title: str, removal: Awaitable[object]) -> None:
            error = await failure(removal)
            if error is not None and not trouble(error).is_gone:
                stays.append(f"{title}: {named(error)}")

        for place in made.places:
            await removed(f"messages in channel {place}", _swept(client, place, made.since))
        title = "the thread (the bot needs the permission Manage Threads)"
        await removed(title, _cut(client, made))
        await removed("the commands that were uploaded", _put_back(client, made))
        if not stays:
            self.made = None
            self.file.unlink(missing_ok=True)
        return stays

    @property
    def _begun(self) -> Made:
        assert self.made is not None, "the list is begun first of all"
        return self.made

    def _write(self, made: Made) -> None:
        self.made = made
        beside = self.file.with_name(f"{self.file.name}.new")
        beside.write_bytes(msgspec.json.encode(made))
        beside.replace(self.file)


async def _swept(client: discord.Client, place: int, since: float) -> None:
    """Delete every message of a rehearsal in a place."""
    after = datetime.fromtimestamp(since - SKEW, UTC)
    history = client.get_partial_messageable(place).history(limit=LOOKED_THROUGH, after=after)
    async for message in history:
        told = message.type is discord.MessageType.thread_created and message.content == THREAD
        if message.author == client.user and (told or belongs(message, 0)):
            await message.delete()


async def _cut(client: discord.Client, made: Made) -> None:
    """Delete the thread, also one that was opened but never noted."""
    threads = {*made.threads}
    if made.server is not None:
        found = await client.http.get_active_threads(made.server)
        own = (each for each in found["threads"] if each["name"] == THREAD)
        threads |= {int(each["id"]) for each in own if int(each["parent_id"]) in made.places}
    for thread in threads:
        error = await failure(client.http.delete_channel(thread))
        if error is not None and not trouble(error).is_gone:
            raise error


async def _put_back(client: discord.Client, made: Made) -> None:
    """Upload the commands that were there before."""
    application = client.application_id
    assert application is not None, "it is logged in"
    if made.commands is not None and made.server is not None:
        await client.http.bulk_upsert_guild_commands(application, made.server, made.commands)
    if made.everywhere is not None:
        await client.http.bulk_upsert_global_commands(application, made.everywhere)


# Samples for a rehearsal: tables as seen, and messages Discord refuses.
#
# The tables are played on a store of their own, which is gone afterwards.


SERVER, CHANNEL = 1, 2
"""Ids that stand in no message."""

ROW, BUTTON, MENU, TEXT_DISPLAY, GALLERY = 1, 2, 3, 10, 12
"""The types of components, as Discord numbers them."""

BUTTON_LABEL = 80  # what Discord allows; ours are shorter

AVATAR = "https://cdn.discordapp.com/embed/avatars/0.png"
"""A picture of Discord's own."""

SHORTEST = "classic"
"""The game that is played to its end."""


async def sample_tables(host: int, texts: Texts, mark: int) -> Mapping[str, tuple[Draft, Draft]]:
    """Return drafts by title: as first posted, and as edited later.

    The host is mentioned, computers have the other seats; messages are known again by their *mark*.
    """
    names, drafts = Names(time, Avatars(time)), dict[str, tuple[Draft, Draft]]()

    def draft(session: Session) -> Draft:
        return structs.replace(
            table_messages.table(session, Words(session, texts, names)), mark=mark
        )

    with TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "rehearsal.sqlite3", time)
        try:
            tables = Tables(store)
            for game in CATALOG:
                opened = await tables.lobbies.open(game, "book", host, SERVER, CHANNEL, click=1)
                filled = await _filled(tables, opened)
                begun = await tables.lobbies.start(opened.record.id, host, click=2)
                further = await _one_further(tables, begun)
                drafts[f"a board of {game}"] = draft(begun), draft(further)
                if game == SHORTEST:
                    drafts["a lobby"] = draft(opened), draft(filled)
                    ended = further
                    while ended.record.status == "running":
                        ended = await _one_further(tables, ended)
                    drafts["a result"] = draft(further), draft(ended)
        finally:
            await store.close()
    return drafts


async def _filled(tables: Tables, session: Session) -> Session:
    """Seat computers until the game can begin."""
    record, system = session.record, session.system
    for _ in range(min(system.numbers(system.values("book"))) - len(record.seats)):
        add = partial(lobby.add_computer, host=record.host)
        session = await tables.lobbies.set_up(record.id, add)
    return session


async def _one_further(tables: Tables, session: Session) -> Session:
    """Give the host's first possible answer; computers and dice follow automatically.

    While a roll waits for cards, that is one of the host's.
    """
    play, host = session.running, session.record.host
    seat = next(each for each in session.seats_of(host) if play.options(each))
    answer = play.number(seat), play.options(seat)[0]
    return await tables.act(session.record.id, host, *answer)


def sketch(alt: str) -> PictureJob:
    def paint() -> Picture:
        Image.new("RGB", (8, 8)).save(file := io.BytesIO(), "PNG")
        return Picture(file.getvalue(), 8, 8)

    return PictureJob(paint, alt, "rehearsal.png")


def too_much() -> Mapping[str, Sequence[Mapping[str, Any]]]:
    """Return components that Discord refuses, by their excess."""

    def display(content: str) -> dict[str, Any]:
        return {"type": TEXT_DISPLAY, "content": content}

    def button(label: str, custom_id: str) -> dict[str, Any]:
        return {"type": BUTTON, "style": 2, "label": label, "custom_id": custom_id}

    def row(*items: dict[str, Any]) -> list[dict[str, Any]]:
        return [{"type": ROW, "components": items}]

    options = [{"label": f"{number}", "value": f"{number}"} for number in range(OPTIONS + 1)]
    item = {"media": {"url": AVATAR}, "description": "x" * (ALT + 1)}
    return {
        f"more than {COMPONENTS} components": [display("x")] * COMPONENTS,
        f"a text of more than {TEXT} characters": [display("x" * (TEXT + 1))],
        f"a label of more than {BUTTON_LABEL} characters": row(
            button("x" * (BUTTON_LABEL + 1), "a")
        ),
        f"a custom_id of more than {CUSTOM_ID} characters": row(button("x", "a" * (CUSTOM_ID + 1))),
        "two buttons with one custom_id": row(button("x", "a"), button("y", "a")),
        f"a menu of more than {OPTIONS} options": row(
            {"type": MENU, "custom_id": "a", "options": options}
        ),
        f"an alt text of more than {ALT} characters": [{"type": GALLERY, "items": [item]}],
    }
