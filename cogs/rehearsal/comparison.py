"""Differences of messages as sent and as they came.

A message is believed to come back as it was sent. Discord may add to it (ids, addresses, sizes, what
is usual); what was sent must not be missing or changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from cogs.platform.limits import COMPONENTS_V2

ATTACHED = "attachment://"
"""Before the name of a file that a component shows."""


def changes(sent: Any, came: Any, where: str = "") -> Iterator[str]:
    """List lacks and contradictions between *came* and *sent*, as decoded JSON.

    >>> list(changes({"type": 10, "content": "Roll"}, {"id": 3, "type": 10, "content": "Roll"}))
    []
    >>> list(changes({"components": [{"label": "Roll"}]}, {"components": [{"label": "roll"}]}))
    ["components.0.label is 'roll', not 'Roll'"]
    """
    if isinstance(sent, Mapping) and isinstance(came, Mapping):
        for key, value in sent.items():
            yield from changes(value, came.get(key), f"{where}.{key}".lstrip("."))
    elif _is_list(sent) and _is_list(came) and len(sent) == len(came):
        for number, (each, other) in enumerate(zip(sent, came, strict=True)):
            yield from changes(each, other, f"{where}.{number}".lstrip("."))
    elif not _same(sent, came):
        yield f"{where or 'it'} is {came!r}, not {sent!r}"


def message_changes(
    came: Mapping[str, Any], view: ui.LayoutView, files: Sequence[discord.File]
) -> Iterator[str]:
    """List differences between a returned message and the one sent."""
    sent: Any = view.to_components()  # type: ignore[no-untyped-call]
    yield from changes(sent, came.get("components"), "components")
    if not int(came.get("flags", 0)) & COMPONENTS_V2:
        yield f"flags is {came.get('flags')}, without {COMPONENTS_V2}"
    for key in ("content", "embeds"):
        if came.get(key):
            yield f"{key} is {came[key]!r}, not empty"
    described = [{"filename": each.filename, "description": each.description} for each in files]
    # What components show may stand among the attachments or not; no other file may.
    if attached := came.get("attachments"):
        yield from changes(described, attached, "attachments")


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _same(sent: object, came: object) -> bool:
    if isinstance(sent, str) and sent.startswith(ATTACHED):
        address = str(came).partition("?")[0]
        return address.endswith(sent.removeprefix(ATTACHED))
    return sent == came or (not sent and came is None)  # what is usual may be left out
