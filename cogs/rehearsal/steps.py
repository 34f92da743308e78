"""The rehearsal: the bot's beliefs, tried against Discord on a test server.

Every act makes something in the operator's channel as the bot does it in a game, reads it back and
says of each belief whether it held.  Afterwards everything is removed, also what an earlier rehearsal
left behind (see `leftovers`).  The same acts run in the tests against a simulated Discord, so that
neither list can differ from what the bot does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence, Set
from typing import Any

import discord
from discord import ui
from discord.http import Route
from msgspec import structs

from cogs.messages.delivery import MARK
from cogs.messages.notifying import Notified
from cogs.platform.discord_errors import UNREACHED, Trouble, trouble
from cogs.platform.interactions import Interaction
from cogs.platform.limits import ALT, COMPONENTS_V2
from cogs.rehearsal.assumptions import Assumption, named
from cogs.rehearsal.comparison import changes, message_changes
from cogs.rehearsal.leftovers import THREAD, Leftovers
from cogs.rehearsal.samples import sample_tables, sketch, too_much
from cogs.widgets.buttons import Button
from cogs.widgets.message_layout import Draft
from data.shipped.texts import Texts

PRESSED = "rehearsal"
"""The custom_id of the button that the operator is asked to press."""

PRESS_WITHIN = 120.0
"""Seconds for that."""

EXPIRED = 16 * 60.0
"""Seconds after which the token of an interaction edits nothing any more."""

NO_MEMBER = 1
"""The id of no person."""

CONTAINER = 17
"""The type of the component that holds all others."""

EVERYWHERE = {"contexts", "integration_types"}
"""The fields that the commands of a single server do not have."""

UPLOADED = {
    "type", "name", "name_localizations", "description", "description_localizations", "options",
    "default_member_permissions", "contexts", "integration_types", "nsfw", "handler",
}  # fmt: skip
"""The fields of a command that an upload takes."""

Act = Callable[[], Awaitable[None]]
Payload = Sequence[Mapping[str, Any]]


class Rehearsal:
    """One run on one channel."""

    def __init__(
        self,
        client: discord.Client,
        channel: int,
        leftovers: Leftovers,
        texts: Texts,
        commands: Payload,
        *,
        person: int | None = None,
        press: bool = False,
        long: bool = False,
        everywhere: bool = False,
        now: Callable[[], float],
        say: Callable[[str], None],
    ) -> None:
        """Prepare a rehearsal in a text channel of the operator's test server.

        Args:
            client: logged in; connected to the gateway where *press* is asked for.
            commands: the payload that the bot uploads.
            person: the id of the person to whom a direct message is sent.
            press: whether the operator presses buttons and uses a command.
            long: whether a token is tried once more after it has expired.
            everywhere: whether the commands of all servers are uploaded, not only this server's.
            say: takes the report, line by line.
        """
        assert client.user is not None, "it is logged in"
        self._client, self._user, self._leftovers = client, client.user, leftovers
        self._channel, self._texts, self._commands = channel, texts, commands
        self._person, self._press, self._everywhere = person, press, everywhere
        self._long = long
        self._now, self._say = now, say
        self._server: int | None = None
        self._edits = 0
        self.beliefs: list[Assumption] = []

    async def run(self) -> bool:
        """Play every act, then remove all; return whether all is in order."""
        if not await self._tidied():
            return False
        self._leftovers.begin(self._now(), self._channel)
        try:
            for act in self._acts():
                await self._played(act)
        finally:
            tidy = await self._tidied()
        return tidy and all(each.held for each in self.beliefs)

    def _acts(self) -> list[Act]:
        acts: list[Act] = [self._place, self._uploads, self._tables, self._limits]
        acts += [self._nonce, self._mentions, self._gone, self._thread, self._no_member]
        if self._person is not None:
            acts.append(self._direct_message)
        if self._press:
            acts += [self._private_answer, self._tokens, self._command]
        return acts

    async def _played(self, act: Act) -> None:
        """Play an act; an unexpected refusal ends it, and the next follows."""
        try:
            await act()
        except UNREACHED as error:
            self._believe(
                f"{act.__name__.strip('_').replace('_', ' ')}: all of it goes", named(error)
            )

    # The acts.

    async def _place(self) -> None:
        place: Mapping[str, Any] = await self._client.http.get_channel(self._channel)
        self._server = int(place["guild_id"]) if "guild_id" in place else None
        self._believe(
            "the channel is a text channel of a server",
            "" if place["type"] == 0 and self._server else f"type {place['type']}",
        )
        self._leftovers.note(server=self._server)

    async def _uploads(self) -> None:
        http, application = self._client.http, self._client.application_id
        assert application is not None
        if self._everywhere:
            self._leftovers.note(everywhere=await self._uploaded(application))
            sent: Payload = self._commands
            came = await http.bulk_upsert_global_commands(application, [*map(dict, sent)])
            known = await http.get_global_commands(application)
        elif self._server is not None:
            self._leftovers.note(commands=await self._uploaded(application, self._server))
            sent = [_only(each, UPLOADED - EVERYWHERE) for each in self._commands]
            came = await http.bulk_upsert_guild_commands(
                application, self._server, [*map(dict, sent)]
            )
            known = await http.get_guild_commands(application, self._server)
        else:
            return
        answered = {each["name"]: each for each in came}
        for command in sent:
            differences = changes(command, answered.get(command["name"]))
            self._believe(f"/{command['name']} comes back as it was uploaded", _first(differences))
        ids = {each["id"]: each.get("version") for each in came}
        read = {each["id"]: each.get("version") for each in known}
        self._believe(
            "the commands that are read have the ids and versions that the upload told",
            "" if ids == read else f"{len(read)} of {len(ids)}, or others",
        )

    async def _uploaded(self, application: int, server: int | None = None) -> list[Any]:
        """Return the commands Discord knows, for uploading them again."""
        path = f"/applications/{application}" + (f"/guilds/{server}" if server else "")
        route = Route("GET", f"{path}/commands")
        known = await self._client.http.request(route, params={"with_localizations": "true"})
        return [_only(each, UPLOADED) for each in known]

    async def _tables(self) -> None:
        tables = await sample_tables(self._user.id, self._texts, MARK)
        for title, (before, after) in tables.items():
            message = await self._post(before, title)
            await self._edit(message, after, title)

    async def _limits(self) -> None:
        described = Draft(("Limits",), sketches=(sketch("x" * ALT),), mark=MARK)
        message = await self._post(described, "a picture with an alt text of full length")
        self._believe(
            "the alt text of a picture comes back whole",
            "" if "x" * ALT in str(await self._read(message)) else "it is shorter",
        )
        for said, components in too_much().items():
            await self._refused(said, 50035, self._sent_raw(components))

    async def _nonce(self) -> None:
        nonce = f"{MARK}-{round(self._now() * 1000)}"
        first = await self._place_at().send(view=_plain("Nonce"), nonce=nonce)
        again = await self._place_at().send(view=_plain("Nonce, again"), nonce=nonce)
        self._believe(
            "a message that is sent again with its nonce is the first one",
            "" if again.id == first.id else "there are two",
        )
        text = str((await self._read(again)).get("components"))
        self._believe("it keeps the text of the first", "" if "again" not in text else text)

    async def _mentions(self) -> None:
        person = self._person or self._user.id
        text = f"<@{person}> is mentioned"
        for called in ((), (person,)):
            message = await self._place_at().send(
                view=_plain(text), allowed_mentions=Notified(called).allowed
            )
            came = await self._read(message)
            found = [int(each["id"]) for each in came["mentions"]]
            self._believe(
                "a mention stays as it is written", "" if text in str(came) else "it changes"
            )
            if called:
                self._believe(
                    "a mention that is allowed is among the message's mentions",
                    "" if found == [person] else f"they are {found}",
                )
            else:  # nothing depends on it
                self._say(f"told   a mention that is not allowed: mentions are {found}")

    async def _gone(self) -> None:
        message = await self._place_at().send(view=_plain("Gone in a moment"))
        await message.delete()
        again = message.edit(view=_plain("Back"))
        await self._refused("an edit of a deleted message", 10008, again)
        await self._refused("to delete it once more", 10008, message.delete())

    async def _thread(self) -> None:
        channel = await self._client.fetch_channel(self._channel)
        if not isinstance(channel, discord.TextChannel):
            return
        thread = await channel.create_thread(
            name=THREAD, type=discord.ChannelType.public_thread, auto_archive_duration=60
        )
        self._leftovers.add(thread.id, (thread.id,))
        message = await thread.send(view=_plain("In a thread"))
        await thread.edit(archived=True)
        edit = message.edit(view=_plain("Archived"))
        await self._refused("an edit in an archived thread", 50083, edit)
        await thread.edit(archived=False)
        await message.edit(view=_plain("Open again"))
        self._believe("a thread that is opened again takes edits")

    async def _no_member(self) -> None:
        if self._server is None:
            return
        instead = "there is one"
        try:
            await self._client.http.get_member(self._server, NO_MEMBER)
        except discord.HTTPException as error:
            instead = "" if trouble(error) is Trouble.PERSON_GONE else named(error)
        self._believe("a person who is not there is 10007 or 10013", instead)

    async def _direct_message(self) -> None:
        assert self._person is not None
        opened = await self._client.http.start_private_message(self._person)
        place = int(opened["id"])
        self._leftovers.add(place)
        said, title = ("A direct message of the rehearsal.",), "a direct message"
        draft = Draft(said, sketches=(sketch("Nothing"),), mark=MARK)
        message = await self._post(draft, title, place)
        await self._edit(message, structs.replace(draft, texts=("It was edited.",)), title)

    async def _private_answer(self) -> None:
        button = Button(PRESSED, "Press me", "primary")
        draft = Draft(("Press this within two minutes.",), (button,), mark=MARK)
        message = await self._post(draft, "a message with a button")
        pressed = await self._pressed()
        if pressed is None:
            return
        after = structs.replace(draft, texts=("Thank you.",), sketches=(sketch("Nothing"),))
        view, files = await after.drawn()
        await pressed.response.edit_message(view=view, attachments=files)
        await self._compare("a message that a press has edited", message, view, files)
        own = await pressed.followup.send(
            view=_plain("Only you see this"), ephemeral=True, wait=True
        )
        self._believe(
            "an answer to one person is marked so", "" if own.flags.ephemeral else str(own.flags)
        )
        await self._refused("to read such an answer in the channel", 10008, self._read(own))
        await own.edit(view=_plain("Only you see this, edited"))
        await own.delete()
        again = own.edit(view=_plain("Back"))
        await self._refused("an edit of such an answer that was deleted", 10008, again)

    async def _tokens(self) -> None:
        """Edit a public message by tokens of presses: answered, older, deferred, expired."""
        button = Button(PRESSED, "Press me, too", "primary")
        draft = Draft(("Press this within two minutes.",), (button,), mark=MARK)
        message = await self._post(draft, "a board with a button")
        first = await self._pressed()
        if first is None:
            return
        again = structs.replace(draft, texts=("Once more, please.",), sketches=(sketch("One"),))
        view, files = await again.drawn()
        await first.response.edit_message(view=view, attachments=files)
        await self._by_token(first, message, button, "by the token of an answered press")
        second = await self._pressed()
        if second is None:
            return
        await second.response.defer()
        await self._by_token(second, message, button, "by the token of a deferred press")
        await self._by_token(first, message, button, "by an older token after a newer press")
        if self._long:
            self._say("       … waiting until a token has expired, sixteen minutes")
            await asyncio.sleep(EXPIRED)
            instead = "Discord took it"
            try:
                await first.edit_original_response(view=_plain("Too late"))
            except discord.HTTPException as error:
                instead = "" if trouble(error) is Trouble.TOO_LATE else named(error)
            self._believe("an edit by a token after fifteen minutes: 50027 or 10015", instead)

    async def _command(self) -> None:
        """Edit a public answer to a command by its token."""
        self._say("       … waiting for you to use the command /help in this channel")
        used = await self._heard(discord.InteractionType.application_command, "a command")
        if used is None:
            return
        draft = Draft(("The answer to a command.",), sketches=(sketch("Zero"),), mark=MARK)
        view, files = await draft.drawn()
        await used.response.send_message(view=view, files=files)
        message = await used.original_response()
        button = Button(PRESSED, "Of no use", "primary")
        await self._by_token(used, message, button, "by the token of the command that posted it")

    # What the acts are made of.

    async def _pressed(self) -> Interaction | None:
        """Wait for a press of the rehearsal's button."""
        self._say("       … waiting for you to press its button")
        return await self._heard(discord.InteractionType.component, "a press")

    async def _heard(self, kind: discord.InteractionType, said: str) -> Interaction | None:
        """Wait for the operator; None after two minutes."""

        def ours(interaction: Interaction) -> bool:
            data: Any = interaction.data or {}
            pressed = data.get("custom_id") == PRESSED
            return interaction.type is kind and (pressed or data.get("name") == "help")

        try:
            return await self._client.wait_for("interaction", check=ours, timeout=PRESS_WITHIN)
        except TimeoutError:
            self._believe(f"{said} arrives", "none came within two minutes")
            return None

    async def _by_token(
        self, interaction: Interaction, message: Any, button: Button, how: str
    ) -> None:
        """Edit a public message by a token: new text, button and picture."""
        self._edits += 1
        label = f"Edited, {self._edits}"
        draft = Draft(
            (f"Edit {self._edits}, {how}.",),
            (structs.replace(button, label=label),),
            sketches=(sketch(label),),
            mark=MARK,
        )
        view, files = await draft.drawn()
        nobody = discord.AllowedMentions.none()
        await interaction.edit_original_response(
            view=view, attachments=files, allowed_mentions=nobody
        )
        await self._compare(f"a public message edited {how} comes back so", message, view, files)

    async def _post(self, draft: Draft, title: str, place: int | None = None) -> discord.Message:
        view, files = await draft.drawn()
        nobody = discord.AllowedMentions.none()
        message = await self._place_at(place).send(view=view, files=files, allowed_mentions=nobody)
        await self._compare(f"{title} comes back as it was posted", message, view, files)
        return message

    async def _edit(self, message: discord.Message, draft: Draft, title: str) -> None:
        view, files = await draft.drawn()
        nobody = discord.AllowedMentions.none()
        await message.edit(view=view, attachments=files, allowed_mentions=nobody)
        await self._compare(f"{title} comes back as it was edited", message, view, files)

    async def _read(self, message: discord.Message | discord.WebhookMessage) -> Mapping[str, Any]:
        return await self._client.http.get_message(message.channel.id, message.id)

    async def _compare(
        self, said: str, message: discord.Message, view: ui.LayoutView, files: list[discord.File]
    ) -> None:
        self._believe(said, _first(message_changes(await self._read(message), view, files)))

    async def _refused(self, said: str, code: int, attempt: Awaitable[object]) -> None:
        """Believe that an attempt is refused with *code*."""
        instead = "Discord took it"
        try:
            await attempt
        except discord.HTTPException as error:
            instead = "" if error.code == code else named(error)
        self._believe(f"{said}: {code}", instead)

    async def _sent_raw(self, components: Sequence[Mapping[str, Any]]) -> object:
        """Send a message past discord.py's own checks."""
        container = {"type": CONTAINER, "id": MARK, "components": components}
        route = Route("POST", "/channels/{channel_id}/messages", channel_id=self._channel)
        payload = {"flags": COMPONENTS_V2, "components": [container]}
        return await self._client.http.request(route, json=payload)

    def _place_at(self, place: int | None = None) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place or self._channel)

    def _believe(self, said: str, instead: str = "") -> None:
        belief = Assumption(said, instead)
        self.beliefs.append(belief)
        self._say(str(belief))

    async def _tidied(self) -> bool:
        """Remove the things of rehearsals; return whether none stays."""
        stays = await self._leftovers.remove(self._client)
        for each in stays:
            self._say(f"STAYS  {each}")
        return not stays


def _first(differences: Any) -> str:
    """Return the first differences in a line."""
    found = list(differences)
    return "; ".join(found[:3]) + (f" and {len(found) - 3} more" if len(found) > 3 else "")


def _only(command: Mapping[str, Any], keys: Set[str]) -> dict[str, Any]:
    return {key: value for key, value in command.items() if key in keys}


def _plain(text: str) -> ui.LayoutView:
    view, _ = Draft((text,), mark=MARK).message([])
    return view
