"""A server with a hidden channel, and the persons whose rights there are tried."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
from discord import PermissionOverwrite
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle, RoleHandle
from simcord.enums import OverwriteType

from engine.hosting.cups import acts
from tests.cogs.playing import host, hosted
from tests.simulation import Answer, Person, Seen, Simulation
from tests.words import EN

UNSEEN = EN("unknown-table"), EN("cup-unknown"), EN("cup-none-here"), EN("no-table-here")
"""What is said of things that do not exist for a person, as of those that do not exist."""
DENIED = EN("only-moderators"), EN("only-admins")
SEES, MODERATES = PermissionOverwrite(view_channel=True), PermissionOverwrite(manage_messages=True)


class House:
    """A server with a hidden channel and an open corner, with a person of each kind."""

    def __init__(self, world: Simulation) -> None:
        server, add = world.server, world.add_person
        self.world, self.owner = world, world.people[0]
        self.host, self.seat, self.member, self.blind = map(add, ("Hugo", "Sina", "Mona", "Bert"))
        self.elsewhere, self.moderator, self.admin = map(add, ("Edda", "Mato", "Anna"))
        self.inside = server.create_role("inside")
        self.role = server.create_role("Aufsicht")
        assert world.bot.user is not None
        self.hidden = server.create_text_channel(
            "geheim",
            overwrites={
                server.default_role: PermissionOverwrite(view_channel=False),
                self.inside: SEES,
                self.moderator.member: MODERATES,
                world.bot.user: SEES,
            },
        )
        self.corner = server.create_text_channel(
            "ecke", overwrites={self.elsewhere.member: MODERATES}
        )
        for each in (self.member, self.moderator, self.admin, self.host, self.seat):
            self.give(each, self.inside)
        managing = discord.Permissions(manage_guild=True)
        self.give(self.admin, server.create_role("admins", permissions=managing))
        self.stranger = Stranger(world)
        for command in world.env.backend.commands[None].values():
            shown = {"id": str(server.id), "type": 1, "permission": True}
            world.env.backend.set_command_permissions(server.id, int(command["id"]), [shown])

    def give(self, person: Person, role: RoleHandle) -> None:
        self._roles(person).append(role.id)

    def take(self, person: Person, role: RoleHandle) -> None:
        self._roles(person).remove(role.id)

    def _roles(self, person: Person) -> list[int]:
        guild = self.world.env.backend.get_guild(self.world.server.id)
        return guild.members[person.id].role_ids

    def hide(self, channel: ChannelHandle) -> None:
        """Hide a channel from everybody without the role."""
        hidden = PermissionOverwrite(view_channel=False).pair()[1].value
        own = Overwrite(
            target_id=self.world.server.id, type=OverwriteType.ROLE, allow=0, deny=hidden
        )
        self.world.env.backend.set_overwrite(channel.id, own)

    async def table(self, where: ChannelHandle | None = None) -> None:
        """Have the host open a table, with a second player, who both see it no more then."""
        where = where or self.hidden
        await self.world.slash(self.host, "play", where=where)
        await self.world.click(self.seat, self.world.last(where), EN("button-join"))
        for each in (self.host, self.seat):
            self.take(each, self.inside)

    async def cup(self) -> None:
        """Have the moderator open a cup, with the host and the second player in it."""
        given: dict[str, Any] = {"length": "days-2", "rounds": 3}
        await self.world.slash(self.moderator, "cup new", where=self.hidden, **given)
        for each in (self.host, self.seat):
            await host(self.world).cups.act(1, self.owner.id, joining(each.id))
        await self.world.advance(10)

    async def answer(self, person: Person, where: ChannelHandle | None = None) -> Seen:
        """Return a private answer of the bot, on which presses can be made up."""
        answer = await self.world.slash(person, "settings", where=where or self.corner)
        return answer.messages[-1]


class Stranger(Person):
    """A person of another server on which the bot is, too."""

    def __init__(self, world: Simulation) -> None:
        user = world.env.create_user("urs", global_name="Urs")
        server = world.env.create_guild("Anderswo", owner=user)
        self.place = server.create_text_channel("dort")
        world.languages[user.id] = "en-US"
        super().__init__(user, server.add_member(user), world.languages)


def joining(person: int) -> Any:
    """Return the join of a person."""
    return lambda now: acts.join(now, person=person, click=person)


@asynccontextmanager
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Build a server with a person of each kind."""
    async with hosted(tmp_path / "p.sqlite3", 1) as world:
        house = House(world)
        await world.settle()
        yield house


def told(answers: Iterable[Seen]) -> str:
    """Return all that messages say and hold, also in their buttons."""
    return json.dumps([[each.text, each.raw.components] for each in answers], default=str)


def outcome(answer: Answer) -> str:
    """Return ``-`` for what is not there, ``n`` for what is denied, else ``+``."""
    said = answer.whisper
    if any(each in said for each in UNSEEN):
        return "-"
    return "n" if any(each in said for each in DENIED) else "+"
