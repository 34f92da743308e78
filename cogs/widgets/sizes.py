"""Sizes of messages: characters and components, as Discord counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.platform.limits import BYTES, BYTES_APART, TEXT, length

SAID = "content", "label", "placeholder"
"""Fields whose characters count: labels as well, since no page says whether they do."""


def within(components: Sequence[dict[str, Any]]) -> bool:
    """Return whether components are within the limits of a message."""
    return characters(components) <= TEXT and size(components) <= BYTES


def characters(parts: Any) -> int:
    """Return the characters that people read in components.

    >>> characters([{"type": 10, "content": "Ada"}, {"type": 1, "components": [{"label": "Join"}]}])
    7
    """
    if isinstance(parts, dict):
        said = sum(length(parts.get(key) or "") for key in SAID)
        inner = (value for key, value in parts.items() if key != "options")
        return said + sum(map(characters, inner))
    return sum(map(characters, parts)) if isinstance(parts, list) else 0


def size(parts: Any) -> int:
    """Return the bytes of everything in components.

    >>> size([{"type": 10, "content": "né"}])
    15
    """
    if isinstance(parts, str):
        return len(parts.encode("utf-8", "surrogatepass"))
    if isinstance(parts, dict):
        return BYTES_APART * ("type" in parts) + sum(map(size, parts.values()))
    return sum(map(size, parts)) if isinstance(parts, list) else 0
