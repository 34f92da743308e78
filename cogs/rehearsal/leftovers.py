"""The list of a rehearsal's things in Discord, on disk until removed.

A place is noted before anything is made there, so that even a process that is killed between a
request and its answer leaves nothing behind that the next one does not find.
"""

from __future__ import annotations

from collections.abc import Awaitable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import msgspec
from msgspec import Struct, structs

from cogs.messages.delivery import MARK, SKEW, bears
from cogs.platform.discord_errors import failure, trouble
from cogs.rehearsal.assumptions import named

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
        if message.author == client.user and (told or bears(message, MARK)):
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
