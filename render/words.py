"""A position in words (placeholder until the real one replaces this file)."""

from __future__ import annotations

from collections.abc import Mapping

from data.texts import Texts
from engine.views import RaceView, Seat


def describe(
    view: RaceView, names: Mapping[Seat, str], texts: Texts, limit: int | None = None
) -> str:
    """Say where everything stands."""
    return f"{texts.language} {names} {view.pieces}"[:limit]
