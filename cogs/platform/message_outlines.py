"""Comparison of a message with Discord's answer to it."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import discord

log = logging.getLogger("poeppel.message_outlines")


Outline: TypeAlias = list[tuple[int, str, int]]
"""Of each component its type, its custom_id, and how many pictures it has."""


def outline(parts: Iterable[Mapping[str, Any]]) -> Outline:
    """Return the comparable part of components.

    Discord may word the rest in its own way.
    """
    return [
        (part["type"], part.get("custom_id") or "", len(part.get("items") or ()))
        for part in _walked(parts)
    ]


def identifiers(parts: Iterable[Mapping[str, Any]]) -> set[int]:
    """Return the ids of components: of the table, and of all contents."""
    return {part["id"] for part in _walked(parts) if part.get("id") is not None}


def _walked(parts: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for part in parts:
        yield part
        beside = [part["accessory"]] if part.get("accessory") else []
        yield from _walked([*(part.get("components") or ()), *beside])


CONTENTS = "contents"
"""The difference of a message that is shown as before: without the digest that was sent."""


def changes(
    came: discord.Message, view: discord.ui.LayoutView, files: Sequence[discord.File]
) -> str:
    """List differences of a returned message from the one sent.

    "" if none.
    """
    sent: Any = view.to_components()  # type: ignore[no-untyped-call]
    shown: list[Any] = [part.to_dict() for part in came.components]
    # What components show may stand among the attachments or not.
    lost = len(came.attachments) not in (0, len(files))
    wrong = {
        "flags": not came.flags.components_v2,
        "attachments": lost,
        "components": outline(shown) != outline(sent),
        CONTENTS: not identifiers(sent) <= identifiers(shown),
    }
    return ", ".join(what for what, differs in wrong.items() if differs)


def look(came: object, view: discord.ui.LayoutView, files: Sequence[discord.File]) -> str:
    """List differences of an answer from the message sent, and log them.

    "" if none, as far as known. But for `CONTENTS`, another edit would come to the same.
    """
    message = shown(came)
    if message is None or not (wrong := changes(message, view, files)):
        return ""
    log.warning("message %s shows something else: %s", message.id, wrong)
    return wrong


def shown(came: object) -> discord.Message | None:
    """Return the message in Discord's answer, if there is one."""
    if isinstance(came, discord.InteractionCallbackResponse):
        came = came.resource
    return came if isinstance(came, discord.Message) else None
