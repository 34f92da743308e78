"""Interactions from places where the bot is no member."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import Enum
from typing import Any

from simcord.backend import Backend

ELSEWHERE = 4242
"""The id of a server without the bot."""
USE_EXTERNAL_APPS = 1 << 50
"""Discord's permission without which answers of such a bot are private."""


class OutsidePlace(Enum):
    """A place to which a person brings the bot; simcord knows none."""

    SERVER = 0
    DIRECT = 1
    GROUP = 2


@contextmanager
def brought(backend: Backend, place: OutsidePlace, *, public: bool = True) -> Iterator[None]:
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


def _from_there(payload: Mapping[str, Any], place: OutsidePlace, public: bool) -> dict[str, Any]:
    """Return an interaction as Discord sends it from such a place."""
    sent = dict(payload)
    user = sent.get("user") or sent["member"]["user"]
    sent |= {"context": place.value, "authorizing_integration_owners": {"1": user["id"]}}
    if place is OutsidePlace.SERVER:
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
    kind = {OutsidePlace.DIRECT: 1, OutsidePlace.GROUP: 3}[place]
    channel = {"id": sent["channel_id"], "type": kind, "recipients": [user]}
    return sent | {"user": user, "channel": channel}
