"""Podiums: their messages."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import groupby

from cogs.platform.limits import signed, small
from cogs.platform.names import Names
from cogs.platform.player_names import Naming
from cogs.views.words import ranking_name, season_name
from cogs.widgets.fitting import Room, fitted
from cogs.widgets.message_layout import Draft
from data.records import Placed, Podium
from data.shipped.texts import Texts
from engine.hosting.state.seasons import bounds

MARK = 21 * 10**8
"""What is added to the number of a season, beyond the marks of boards and posts."""

GOLD = 0xE8B923


def podium_draft(podium: Podium, names: Names, texts: Texts, hidden: Collection[int]) -> Draft:
    """Return the message; *hidden* people are not named."""
    return fitted(lambda room: _podium(podium, names, texts, hidden, room))


def _podium(
    podium: Podium, names: Names, texts: Texts, hidden: Collection[int], room: Room
) -> Draft:
    """Return the message with some room for each list."""
    title = texts("podium-title", season=season_name(podium.season, texts))
    lists = groupby(podium.places, key=lambda each: each.ranking)
    naming, told = Naming(podium.server, names, texts), list[str]()
    for key, placed in lists:
        lines = [*_lines(placed, naming, texts, hidden)]
        told.append("\n".join([f"### {ranking_name(key, texts)}", *room.lines(lines, texts)]))
    foot = small(texts("podium-order"))
    return Draft((title, *told, foot), accent=GOLD, mark=mark(podium.season))


def _lines(
    placed: Iterator[Placed], naming: Naming, texts: Texts, hidden: Collection[int]
) -> Iterator[str]:
    for each in placed:
        known = each.person is not None and each.person not in hidden
        who = naming.person(each.person or 0) if known else texts("somebody")
        yield texts(
            "podium-place",
            place=each.place,
            who=who,
            games=each.games,
            wins=each.wins,
            above=signed(each.above, texts),
        )


def mark(season: str) -> int:
    """Return the first component id of a season's message, unique per channel.

    Seasons of one length never begin on one day, and those of two lengths differ in it.
    """
    first, after = bounds(season)
    return MARK + first * 400 + after - first
