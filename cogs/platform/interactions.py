"""Interactions: actions of people in Discord that wait for answers.

An interaction without an answer in time is acknowledged, in this one place: commands say in their ``extras``
how (`PRIVATELY`, `PUBLICLY`), clicks where their handlers are declared (`cogs.widgets.handler_registry.on`).
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from enum import Enum
from io import BytesIO
from typing import Any, TypeAlias, TypeVar

import discord

from cogs.platform import request_tasks
from cogs.platform.discord_errors import Trouble, failure, trouble
from cogs.platform.message_outlines import look
from cogs.platform.request_budget import Rank
from cogs.platform.request_tasks import TIMEOUT, InFlight

log = logging.getLogger("poeppel.interactions")

T = TypeVar("T")

Interaction: TypeAlias = "discord.Interaction[Any]"

LOOKED_AT, BEATEN = 20, 5
"""Of so many interactions of late, so many answered by another process are no chance."""

PATIENCE = 0.5
"""Seconds after which an interaction is acknowledged before its answer; Discord waits for three."""


class Deferral(Enum):
    """The ways to acknowledge an interaction before its answer."""

    SILENTLY = "silently"
    """A click: nothing is seen, and the clicked message may be edited later."""
    PRIVATELY = "privately"
    """The bot "is thinking", as that person alone sees."""
    PUBLICLY = "publicly"
    """The bot "is thinking", as all people see."""


PRIVATELY, PUBLICLY = {"deferral": Deferral.PRIVATELY}, {"deferral": Deferral.PUBLICLY}
"""What a command says in its ``extras``."""


def deferral(extras: Mapping[Any, Any]) -> Deferral:
    """Return the acknowledgement of a command with these *extras*.

    Raises:
        KeyError: it does not say so.
    """
    found = extras["deferral"]
    assert isinstance(found, Deferral)
    return found


def pressed(interaction: Interaction) -> float:
    """Return an interaction's time by Discord's clock, in seconds since 1970."""
    return interaction.created_at.timestamp()


LASTS = 14 * 60.0
"""Seconds for which the token of an interaction is used; Discord takes it for a quarter of an hour."""

CROWD = 20
"""Tables with clicks under way from which on one is acknowledged first: its answer will take a while."""


def private(interaction: Interaction) -> bool:
    """Return whether a click came from a private message."""
    clicked = interaction.message
    return ephemeral(interaction) or (clicked is not None and interaction.guild_id is None)


def ephemeral(interaction: Interaction) -> bool:
    """Return whether a click came from an ephemeral answer, in any channel."""
    clicked = interaction.message
    return clicked is not None and clicked.flags.ephemeral


def uninvited(interaction: Interaction) -> bool:
    """Return whether a person brought the bot to a place without it.

    There it knows no server, no member and no permission, and may only answer.  Its own direct messages are no such place.
    """
    brought = interaction.is_user_integration() and not interaction.is_guild_integration()
    return brought and not interaction.context.dm_channel


def about(interaction: Interaction, table: int) -> None:
    """Note the table of an interaction."""
    interaction.extras["table"] = table


def table_of(interaction: Interaction) -> int:
    """Return the table of an interaction; 0 without one."""
    return int(interaction.extras.get("table", 0))


def one_of_several(interaction: Interaction, several: bool) -> None:
    """Note whether another table could be meant by a command."""
    interaction.extras["several"] = several


def is_one_of_several(interaction: Interaction) -> bool:
    """Return whether another table could be meant by a command."""
    return bool(interaction.extras.get("several"))


def chosen_in(interaction: Interaction, custom_id: str) -> list[str] | None:
    """Return the values that a menu shows as chosen; None if unknown."""

    def menus(components: Iterable[Any]) -> Iterator[discord.SelectMenu]:
        for each in components:
            if isinstance(each, discord.SelectMenu):
                yield each
            yield from menus(getattr(each, "children", ()))

    for menu in menus(interaction.message.components if interaction.message else ()):
        if menu.custom_id == custom_id:
            ids = [str(each.id) for each in menu.default_values]
            return ids + [each.value for each in menu.options if each.default]
    return None


def is_bot(interaction: Interaction, person: int) -> bool:
    """Return whether a person chosen in a menu is a bot."""
    data: Any = interaction.data
    users = data.get("resolved", {}).get("users", {})
    return bool(users.get(str(person), {}).get("bot"))


def chosen_people(interaction: Interaction) -> Iterator[tuple[int, str]]:
    """Yield ids and display names of chosen people."""
    data: Any = interaction.data or {}
    resolved = data.get("resolved", {})
    members = resolved.get("members", {})
    for key, user in resolved.get("users", {}).items():
        nick = members.get(key, {}).get("nick")
        yield int(key), nick or user.get("global_name") or user["username"]


async def acknowledge(interaction: Interaction) -> None:
    """Acknowledge an interaction, if open."""
    if not await settled(interaction):
        prompt: Prompt | None = interaction.extras.get("prompt")
        await _acknowledge(interaction, Deferral.SILENTLY if prompt is None else prompt.how)


async def _acknowledge(interaction: Interaction, how: Deferral) -> Exception | None:
    """Defer the answer; return the error if it may not have arrived."""
    if interaction.response.is_done():
        return None
    interaction.extras["acknowledged"] = how
    thinking, private = how is not Deferral.SILENTLY, how is Deferral.PRIVATELY
    deferring = interaction.response.defer(ephemeral=private, thinking=thinking)
    return await failure(_first(interaction, deferring))


async def _first(interaction: Interaction, answer: Awaitable[T]) -> T:
    """Give the first answer; note one that another process has given.

    It is awaited for longer than the three seconds that Discord waits: until then a second one would
    be refused, and after that it would come too late.

    Raises:
        InFlight: nothing is heard of it.
        discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived.
    """
    tried, rivals = (
        "tried" in interaction.extras,
        getattr(getattr(interaction, "client", None), "rivals", Rivals()),
    )
    interaction.extras["tried"] = True
    try:
        answered = await request_tasks.call(answer, Rank.ANSWER, 2 * TIMEOUT)
    except InFlight:
        interaction.extras["arrived"] = True  # or no other will
        raise
    except discord.HTTPException as error:
        if not tried:
            rivals.look(beaten=trouble(error) is Trouble.ANSWERED)
        raise
    if not tried:
        rivals.look(beaten=False)
    return answered


class Rivals:
    """Another process with the same token and a database of its own.

    It answers some presses before this one, and knows nothing of their tables; neither sees why.
    A network that repeats requests looks the same.
    """

    def __init__(self) -> None:
        self._lately: deque[bool] = deque(maxlen=LOOKED_AT)
        self._said = False

    def look(self, beaten: bool) -> None:
        """Note whether a first answer came too late for that; warn once."""
        self._lately.append(beaten)
        if not self._said and sum(self._lately) >= BEATEN:
            self._said = True
            log.error(
                "%s of the last %s presses and commands were answered already when this process "
                "did: if the network repeats no requests, another one runs with the same "
                "DISCORD_TOKEN, here or on another machine. Stop it, or give it its own token",
                *(sum(self._lately), len(self._lately)),
            )


def acknowledged(interaction: Interaction) -> bool:
    """Return whether an acknowledgement was tried: its token edits the clicked message.

    That message may be everybody's.  What is sent to one person afterwards has a number of its own,
    by which alone it may be edited.
    """
    return "acknowledged" in interaction.extras


def unheard(interaction: Interaction) -> bool:
    """Return whether an answer is on its way, unconfirmed."""
    return bool(interaction.extras.get("arrived")) and not acknowledged(interaction)


def edited_by_token(interaction: Interaction) -> bool:
    """Return whether an answer was tried as an edit by the token."""
    return "edited" in interaction.extras


async def withdraw(interaction: Interaction) -> None:
    """Take back a public deferral before a private answer.

    What follows would be seen by everybody, too, as long as it thinks; so it says something first.
    """
    if await settled(interaction) and interaction.extras.get("acknowledged") is Deferral.PUBLICLY:
        thinking = interaction.edit_original_response(content="…")
        if await failure(request_tasks.call(thinking, Rank.ANSWER)) is None:
            await failure(request_tasks.call(interaction.delete_original_response(), Rank.ANSWER))


async def edit(
    interaction: Interaction, view: discord.ui.LayoutView, attachments: Sequence[discord.File]
) -> bool:
    """Answer a click by an edit of its message, acknowledged or not.

    Returns:
        Whether the message is shown as sent, as far as known.

    Raises:
        discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived.
    """
    if await settled(interaction):
        interaction.extras["edited"] = True
        editing = interaction.edit_original_response(view=view, attachments=attachments)
        return not look(await request_tasks.call(editing, Rank.ANSWER), view, attachments)
    answer = interaction.response.edit_message(view=view, attachments=attachments)
    return not look(await _first(interaction, answer), view, attachments)


async def reply(interaction: Interaction, *, private: bool = True, **message: Any) -> int | None:
    """Answer by a message, private or public; return its id if known.

    Raises:
        discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived.
    """
    return sent_as(await answered(interaction, private=private, **message))


async def open_form(interaction: Interaction, form: discord.ui.Modal) -> None:
    """Answer by a form.

    Raises:
        discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived.
    """
    await _first(interaction, interaction.response.send_modal(form))


async def reply_with_file(
    interaction: Interaction, said: str, name: str, content: bytes
) -> int | None:
    """Answer privately by a file, below a text that also describes it."""
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay(said))
    view.add_item(discord.ui.File(f"attachment://{name}"))
    return await reply(
        interaction, view=view, file=discord.File(BytesIO(content), name, description=said)
    )


async def answered(
    interaction: Interaction, *, private: bool = True, **message: Any
) -> discord.Message | discord.InteractionCallbackResponse[Any]:
    """Answer like `reply`; return Discord's answer.

    Raises:
        discord.DiscordException, aiohttp.ClientError, OSError: it may not have arrived.
    """
    if await settled(interaction):
        sending = interaction.followup.send(**message, ephemeral=private, wait=True)
        return await request_tasks.call(sending, Rank.ANSWER)
    return await _first(
        interaction, interaction.response.send_message(**message, ephemeral=private)
    )


def sent_as(sent: discord.Message | discord.InteractionCallbackResponse[Any]) -> int | None:
    """Return the id of the answering message, if known."""
    return sent.id if isinstance(sent, discord.Message) else sent.message_id


async def settled(interaction: Interaction) -> bool:
    """Wait until a click is acknowledged, or never will be.

    Returns:
        Whether it has been answered or acknowledged.
    """
    prompt: Prompt | None = interaction.extras.get("prompt")
    if prompt is not None:
        await prompt.settled()
    return interaction.response.is_done() or bool(interaction.extras.get("arrived"))


class Prompt:
    """A delayed acknowledgement of an unanswered interaction."""

    def __init__(self, interaction: Interaction, how: Deferral) -> None:
        """Begin to wait for *interaction* to be answered."""
        self._interaction, self.how = interaction, how
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self.hurry)
        self._acknowledging: asyncio.Task[None] | None = None
        self._settled = False
        interaction.extras["prompt"] = self

    def hurry(self) -> None:
        """Acknowledge the interaction now, unless it is settled."""
        self._timer.cancel()
        if self._acknowledging is None and not self._settled:
            self._acknowledging = asyncio.create_task(self._acknowledge())

    async def _acknowledge(self) -> None:
        error = await _acknowledge(self._interaction, self.how)
        if isinstance(error, InFlight) or error is None:
            return
        if trouble(error) is Trouble.LOST:
            # Whether it arrived is said by whether Discord takes another.
            again = await _acknowledge(self._interaction, self.how)
            arrived = again is not None and trouble(again) is Trouble.ANSWERED
            self._interaction.extras["arrived"] = arrived

    async def settled(self) -> None:
        """Wait until it is acknowledged, or never will be by this."""
        self._timer.cancel()
        self._settled = True
        if self._acknowledging is not None:
            await self._acknowledging


class TimelyAcknowledgement:
    """Timely acknowledgements of clicks, even in crowds."""

    def __init__(self) -> None:
        self._under_way: Counter[int] = Counter()
        """By table, or person without one: how many clicks are to be answered."""
        self._waiting: set[Prompt] = set()

    @asynccontextmanager
    async def answered(
        self, interaction: Interaction, table: int, how: Deferral
    ) -> AsyncIterator[None]:
        """Acknowledge a click in time during this block.

        It is acknowledged when that takes a while; first of all where people click at many other
        tables, and so are then those who wait already.
        """
        at = table or -interaction.user.id
        self._under_way[at] += 1
        prompt = Prompt(interaction, how)
        self._waiting.add(prompt)
        try:
            if len(self._under_way) > CROWD:
                while self._waiting:
                    self._waiting.pop().hurry()
                await prompt.settled()
            yield
        finally:
            self._waiting.discard(prompt)
            self._under_way[at] -= 1
            if not self._under_way[at]:
                del self._under_way[at]
            await prompt.settled()


def typed(components: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return the typed lines of a form, from top to bottom.

    >>> typed([{"type": 18, "component": {"type": 4, "custom_id": "name", "value": "Friday"}}])
    ['Friday']
    """
    inside = (each.get("component", {}) for each in components)
    return [line["value"] for line in inside if "value" in line]
