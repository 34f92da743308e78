"""Beliefs about Discord's answers, and the comparison of an answer with one.

A message is believed to come back as it was sent. Discord may add to it (ids, addresses, sizes, what
is usual); what was sent must not be missing or changed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import msgspec
from discord import ui
from msgspec import Struct, structs

from cogs.messages.delivery import SKEW, belongs
from cogs.platform.discord_errors import failure, trouble
from cogs.platform.limits import COMPONENTS_V2

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
