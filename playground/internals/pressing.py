"""Buttons pressed in ways that simcord's actors refuse."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from simcord import actors
from simcord.backend import Backend
from simcord.backend.models import Message
from simcord.builders import UserHandle
from simcord.components import walk_components
from simcord.results import InteractionResult

Actor = actors.MemberActor | UserHandle

BUTTON, MENU = 2, 3
"""Discord's numbers for the kinds of components that can be pressed."""


async def press(
    person: Actor, message: Message, custom_id: str, *, kind: int = BUTTON, values: Any = None
) -> InteractionResult:
    """Send a client's press, with or without such a button on *message*.

    If it has not, the bot receives the message with it, as it does when a click and an edit cross on
    their way: discord.py looks the button up there.
    """
    if all(part.get("custom_id") != custom_id for part in walk_components(message.components)):
        part: dict[str, Any] = {"type": kind, "custom_id": custom_id}
        part |= {"label": "-", "style": 2} if kind == BUTTON else {"options": []}
        message = replace(message, components=[{"type": 1, "components": [part]}])
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
    if values is not None:
        data["values"] = values
    return await actors._component_interaction(person, message, data)


def opened_in(form: InteractionResult) -> int:
    """The id of the channel in which a form was opened."""
    return form._interaction.channel_id


def message_of(backend: Backend, channel_id: int, message_id: int) -> Message | None:
    """The backend's message, or nothing if deleted."""
    return backend.messages.get(channel_id, {}).get(message_id)
