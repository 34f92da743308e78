"""Seasons and their lists in words."""

from __future__ import annotations

from data.shipped.texts import Texts, dashed


def season_name(season: str, texts: Texts) -> str:
    """Return a season's name, such as ``"November 2026"``, or all time."""
    year, _, part = season.partition("-")
    if not season:
        return texts("season-ever")
    if not part:
        return texts("season-year", year=year)
    if part.startswith("Q"):
        return texts("season-quarter", year=year, quarter=int(part[1:]))
    return texts("season-month", year=year, month=int(part))


SIX = "-6"
"""The end of a list's key where its boards have six arms."""


def ranking(game: str, six: bool) -> str:
    """Return the key of a game's list, on *six* arms or not."""
    return f"{game}{SIX}" if six else game


def ranking_name(key: str, texts: Texts) -> str:
    """Return a list's name; ``"classic-6"`` is classic with six arms."""
    name = texts(f"game-{dashed(key.removesuffix(SIX))}")
    return texts("ranking-six", game=name) if key.endswith(SIX) else name
