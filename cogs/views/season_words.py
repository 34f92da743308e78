"""Seasons and their lists in words."""

from __future__ import annotations

from data.texts import Texts, dashed


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


def ranking_name(ranking: str, texts: Texts) -> str:
    """Return the name of a list: of a game, on the board with six arms if it says so (``"classic-6"``)."""
    game, _, six = ranking.partition("-")
    name = texts(f"game-{dashed(game)}")
    return texts("ranking-six", game=name) if six else name
