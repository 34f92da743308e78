"""Examples of differences from the classic game, pictured and proved by tests."""

from __future__ import annotations

from engine.classic.examples import Example

EXAMPLES = (
    Example("action_join", "", {}, ("4", "join 1"), {0: (5, -1, -1, -1), 1: (39, -1, -1, -1)}),
)
