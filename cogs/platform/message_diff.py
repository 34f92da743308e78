"""Comparison of a message with Discord's answer to it."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import discord

log = logging.getLogger("poeppel.message_diff")

Outline: TypeAlias = list[tuple[int, str, int]]
"""Of each component its type, its custom_id, and how many pictures it has."""


def outline(parts: Iterable[Mapping[str, Any]]) -> Outline:
    """Return the comparable part of components.

    Discord may word the rest in its own way.
    """
    found: Outline = []
    for part in parts:
        found.append((part["type"], part.get("custom_id") or "", len(part.get("items") or ())))
        beside = [part["accessory"]] if part.get("accessory") else []
        found += outline([*(part.get("components") or ()), *beside])
    return found


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
    }
    return ", ".join(what for what, differs in wrong.items() if differs)


def look(came: object, view: discord.ui.LayoutView, files: Sequence[discord.File]) -> bool:
    """Return whether an answer is shown as sent, as far as known.

    Log if not.

    Another edit would come to the same as one that is shown otherwise.
    """
    message = shown(came)
    if message is None or not (wrong := changes(message, view, files)):
        return True
    log.warning("message %s shows something else: %s", message.id, wrong)
    return False


def shown(came: object) -> discord.Message | None:
    """Return the message in Discord's answer, if there is one."""
    if isinstance(came, discord.InteractionCallbackResponse):
        came = came.resource
    return came if isinstance(came, discord.Message) else None
