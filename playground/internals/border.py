"""The border between bot and Discord: requests, message changes, languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, contextmanager
from dataclasses import replace
from typing import Any

import aiohttp
import discord
from discord.http import HTTPClient, Route
from simcord import actors
from simcord.backend import Backend
from simcord.backend.models import Message
from simcord.builders import UserHandle
from simcord.components import walk_components
from simcord.http import client
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


EVERY_CHANGE = ("commit_message", "edit_message", "delete_message", "bulk_delete_messages")


def on_change(backend: Backend, tell: Callable[[int], None]) -> None:
    """Call *tell* with the channel of each created, edited or deleted message.

    Gateway events would not do: private answers to interactions emit none.
    """
    for name in EVERY_CHANGE:
        original = getattr(backend, name)

        def changed(*args: Any, _original: Callable[..., Any] = original, **kwargs: Any) -> Any:
            result = _original(*args, **kwargs)
            subject = args[0]
            tell(subject.channel_id if isinstance(subject, Message) else subject)
            return result

        setattr(backend, name, changed)


def speak(backend: Backend, languages: Mapping[int, str], everywhere: str) -> None:
    """Send each person's language with their actions; simcord says en-US.

    Args:
        backend: The world.
        languages: Locale by user id, read anew each time.
        everywhere: The server's locale.
    """
    emit = backend.emit

    def emit_in_language(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            person = payload.get("user") or payload["member"]["user"]
            payload["locale"] = languages.get(int(person["id"]), everywhere)
            if "guild_locale" in payload:
                payload["guild_locale"] = everywhere
        emit(event, payload)

    backend.emit = emit_in_language  # type: ignore[method-assign]


Gate = Callable[[str, str, bool], AbstractAsyncContextManager[None]]
"""Is shown method and path of a request, and whether it goes by the token of an interaction."""


@contextmanager
def gated(gate: Gate) -> Iterator[None]:
    """Carry out the bot's requests inside *gate*, which may raise or wait.

    So does discord.py where Discord limits: nobody but whoever waits for the request notices.
    """
    request, answer = client.FakeHTTPClient.request, client.FakeWebhookAdapter.request

    async def limited(http: HTTPClient, route: Route, **given: Any) -> Any:
        async with gate(route.method, client._path_of(route.url), False):
            return await request(http, route, **given)  # type: ignore[arg-type]

    async def limited_answer(adapter: Any, route: Route, session: Any, **given: Any) -> Any:
        async with gate(route.method, client._path_of(route.url), True):
            return await answer(adapter, route, session, **given)

    patched: Any = (client.FakeHTTPClient, limited), (client.FakeWebhookAdapter, limited_answer)
    for adapter, way in patched:
        adapter.request = way
    try:
        yield
    finally:
        client.FakeHTTPClient.request = request  # type: ignore[method-assign]
        client.FakeWebhookAdapter.request = answer  # type: ignore[method-assign]


def too_long(seconds: float) -> Exception:
    """The error of a limit longer than the patience."""
    return discord.RateLimited(seconds)


def lost_connection() -> Exception:
    """The error of a cut line."""
    return aiohttp.ServerDisconnectedError()
