"""``/privacy``: a person's stored data, a file of it, and its deletion."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Any

import discord
from discord.ext import commands
from msgspec import json

from cogs.messages.presenter import leaving
from cogs.messages.replies import Replies
from cogs.platform.admission import Admission
from cogs.platform.commands import Where, command, named, placed
from cogs.platform.foreign import markup
from cogs.platform.interactions import reply, reply_with_file
from cogs.platform.limits import small
from cogs.services import Services
from cogs.widgets.buttons import Kind
from data.shipped.texts import Texts
from data.store.privacy import KINDS

FILE = "poeppel.json"

MOST = 8 * 1024 * 1024
"""Bytes of a file; what is more is left out, the oldest first, and the file says so."""


async def stored(services: Services, person: int) -> dict[str, Any]:
    """Return all stored data about a person, in one search."""
    return await services.searches.found(person, partial(_stored, services, person))


async def _stored(services: Services, person: int) -> dict[str, Any]:
    found = await services.store.about(person)
    found["tables"] = [
        about
        async for table in services.store.traces(person)
        if (about := await services.store.about(person, table))
    ]
    return found


def counted(found: dict[str, Any]) -> dict[str, int]:
    """Return the number of stored things of each kind."""
    tables, own = found["tables"], {*(found["settings"] or ())}
    return {
        "settings": int(bool(own - {"language"})),
        "language": int("language" in own),
        "host": sum(table["host"] or bool(table["named_in"]) for table in tables),
        "seats": sum(bool(table["seats"]) for table in tables),
        "answers": sum(len(table["answers"]) for table in tables),
        "hands": sum(len(table["hands"]) for table in tables),
        "podiums": len(found["podiums"]),
        "dailies": len(found["dailies"]),
        "shares": len(found["shares"]),
        "cups": len({each["cup"] for each in found["cups"]}),
        "bars": len(found["bars"]),
        "interests": len(found["interests"]),
        "acts": len(found["acts"]),
        "results": len({each["table"] for each in found["results"]}),
        "blocked": len(found["blocked"]),
    }


def written(found: dict[str, Any]) -> bytes:
    """Return all stored data about a person as a file."""
    found = dict(found)
    file = json.format(json.encode(found), indent=1)
    while len(file) > MOST:
        for kind in ("tables", "results"):
            found[kind] = found[kind][-(len(found[kind]) // 2) or len(found[kind]) :]
        found["left_out"] = True
        file = json.format(json.encode(found), indent=1)
    return file


@placed(Where.ANYWHERE)
class Privacy(
    commands.GroupCog,
    group_name=named("command-privacy"),
    group_description=named("command-privacy.about"),
):
    """Rights of all about their own data."""

    def __init__(self, services: Services, answers: Replies, gate: Admission) -> None:
        self.services, self.answers, self.gate = services, answers, gate

    @command("command-privacy-show", where=Where.ANYWHERE)
    async def show(self, interaction: discord.Interaction[Any]) -> None:
        """List the asking person's stored data."""
        texts = self.services.texts_for(interaction)
        counts = counted(await stored(self.services, interaction.user.id))
        lines = [texts(f"stored-{kind}", count=counts[kind]) for kind in KINDS if counts[kind]]
        told = texts("privacy-show", stored="\n".join(lines)) if lines else texts("stored-nothing")
        await reply(interaction, content="\n".join((told, *self._contact(texts))))

    def _contact(self, texts: Texts) -> Iterator[str]:
        """Yield the way to the operator, where one is set."""
        chosen = self.gate.settings
        if chosen.contact:
            named = filter(None, (markup(chosen.operator), chosen.contact))
            whom = texts.joined("between-items", named)
            yield small(texts("privacy-contact", contact=whom))

    @command("command-privacy-export", where=Where.ANYWHERE)
    async def export(self, interaction: discord.Interaction[Any]) -> None:
        """Send the asking person's stored data as a file."""
        found = await stored(self.services, interaction.user.id)
        file = await asyncio.to_thread(written, found)
        said = self.services.texts_for(interaction)("privacy-file")
        await reply_with_file(interaction, said, FILE, file)

    @command("command-privacy-delete", where=Where.ANYWHERE)
    async def delete(self, interaction: discord.Interaction[Any]) -> None:
        """Ask before all data is deleted."""
        question = leaving(self.services.texts_for(interaction))
        await question.draft(Kind.PRIVACY, 0).send(interaction)
