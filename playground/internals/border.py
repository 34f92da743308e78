"""The border between bot and Discord: requests, message changes, languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, contextmanager
from dataclasses import replace
from datetime import datetime
from enum import Enum
from typing import Any, NamedTuple

import aiohttp
import discord
from discord.http import HTTPClient, Route
from simcord import actors
from simcord.backend import Backend, serializers
from simcord.backend.models import Message
from simcord.builders import UserHandle
from simcord.components import walk_components
from simcord.http import client, router
from simcord.results import InteractionResult

# Buttons pressed in ways that simcord's actors refuse.


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


ELSEWHERE = 4242
"""The id of a server without the bot."""

USE_EXTERNAL_APPS = 1 << 50
"""Discord's permission without which answers of such a bot are private."""


class Place(Enum):
    """A place to which a person brings the bot; simcord knows none."""

    SERVER = 0
    DIRECT = 1
    GROUP = 2


@contextmanager
def brought(backend: Backend, place: Place, *, public: bool = True) -> Iterator[None]:
    """Send all interactions as from a *place* of an installing person.

    Args:
        backend: The world, which goes on to judge answers where they were asked for.
        place: The kind of place; of a server the bot knows the id alone.
        public: Whether the bot may answer there in public.
    """
    emit = backend.emit

    def emit_from_there(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            payload = _from_there(payload, place, public)
        emit(event, payload)

    backend.emit = emit_from_there  # type: ignore[method-assign]
    try:
        yield
    finally:
        backend.emit = emit  # type: ignore[method-assign]


def _from_there(payload: Mapping[str, Any], place: Place, public: bool) -> dict[str, Any]:
    """Return an interaction as Discord sends it from such a place."""
    sent = dict(payload)
    user = sent.get("user") or sent["member"]["user"]
    sent |= {"context": place.value, "authorizing_integration_owners": {"1": user["id"]}}
    if place is Place.SERVER:
        rights = int(sent["member"]["permissions"]) & ~USE_EXTERNAL_APPS
        member = {"permissions": str(rights | USE_EXTERNAL_APPS * public)}
        guild = {"id": str(ELSEWHERE), "locale": "en-GB", "features": []}
        return sent | {
            "member": sent["member"] | member,
            "guild_id": str(ELSEWHERE),
            "guild": guild,
        }
    for absent in ("guild", "guild_id", "guild_locale", "member"):
        sent.pop(absent, None)
    kind = {Place.DIRECT: 1, Place.GROUP: 3}[place]
    channel = {"id": sent["channel_id"], "type": kind, "recipients": [user]}
    return sent | {"user": user, "channel": channel}


class Upload(NamedTuple):
    """A file that the bot sends along."""

    name: str
    size: int
    description: str | None


class Request(NamedTuple):
    """An HTTP request of the bot, before Discord has judged it."""

    method: str
    path: str
    params: dict[str, Any]
    json: Any
    files: tuple[Upload, ...]

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


Observer = Callable[[Request], Callable[[], None] | None]

NONCES_LAST = 300.0
"""Seconds for which Discord knows messages by their nonces; it says "a few minutes"."""

_observers: dict[int, Observer] = {}
_nonces: dict[int, dict[tuple[str, str], tuple[int, datetime]]] = {}
"""By world, channel and nonce: the message that was posted with it, and when."""
_stock_dispatch = router.dispatch


def _dispatch(backend: Backend, method: str, path: str, **kwargs: Any) -> Any:
    observer = _observers.get(id(backend))
    if observer is None:
        return _stock_dispatch(backend, method, path, **kwargs)
    files = tuple(
        Upload(file.filename, _size(file.fp), file.description)
        for file in kwargs.get("files") or ()
    )
    request = Request(method, path, kwargs.get("params") or {}, kwargs.get("json"), files)
    afterwards = observer(request)
    result = _once(backend, method, path, **kwargs)
    if afterwards is twice:
        for file in kwargs.get("files") or ():
            file.fp.seek(0)
        return _once(backend, method, path, **kwargs)
    if afterwards is not None:
        afterwards()
    return result


def twice() -> None:
    """A mark to have a request handled twice; the second answer arrives."""


def _once(backend: Backend, method: str, path: str, **kwargs: Any) -> Any:
    """Post nothing twice under an enforced nonce: return the first message."""
    body = kwargs.get("json")
    if not isinstance(body, dict) or not body.get("enforce_nonce"):
        return _stock_dispatch(backend, method, path, **kwargs)
    _, _, channel, _ = path.split("/")
    known, now = _nonces.setdefault(id(backend), {}), backend.clock.now()
    posted = known.get((channel, body["nonce"]))
    if posted and (now - posted[1]).total_seconds() < NONCES_LAST:
        there = message_of(backend, int(channel), posted[0])
        if there is not None:
            router._check_faults(backend, method, path)
            return serializers.message_payload(backend, there)
    result = _stock_dispatch(backend, method, path, **kwargs)
    known[channel, body["nonce"]] = int(result["id"]), now
    return result


def _size(file: Any) -> int:
    position: int = file.tell()
    end: int = file.seek(0, 2)
    file.seek(position)
    return end - position


@contextmanager
def observe(backend: Backend, observer: Observer) -> Iterator[None]:
    """Show every request of the bot to *observer* before Discord handles it.

    The observer may raise, and Discord never sees the request; it may return a function, which is
    called when Discord is done and may raise as well, so that the answer is lost on its way.
    """
    router.dispatch = _dispatch
    _observers[id(backend)] = observer
    try:
        yield
    finally:
        del _observers[id(backend)]
        _nonces.pop(id(backend), None)
        if not _observers:
            router.dispatch = _stock_dispatch


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
