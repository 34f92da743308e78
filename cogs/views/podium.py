"""The podium message of a season: its best players, by list."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import groupby

from cogs.platform.names import Names
from cogs.platform.player_names import somebody
from cogs.platform.text_limits import signed, small
from cogs.views.season_words import ranking_name, season_name
from cogs.widgets.message_layout import Draft
from data.records import Placed, Podium
from data.shipped.texts import Texts
from engine.hosting.state.seasons import bounds

MARK = 21 * 10**8
"""What is added to the number of a season, beyond the marks of boards and posts."""

GOLD = 0xE8B923


def draft(podium: Podium, names: Names, texts: Texts, hidden: Collection[int]) -> Draft:
    """Return the message; *hidden* people are not named."""
    title = texts("podium-title", season=season_name(podium.season, texts))
    lists = groupby(podium.places, key=lambda each: each.ranking)
    told = [
        "\n".join(
            [f"### {ranking_name(key, texts)}", *_lines(podium, placed, names, texts, hidden)]
        )
        for key, placed in lists
    ]
    foot = small(texts("podium-order"))
    return Draft((title, *told, foot), accent=GOLD, mark=mark(podium.season))


def _lines(
    podium: Podium,
    placed: Iterator[Placed],
    names: Names,
    texts: Texts,
    hidden: Collection[int],
) -> Iterator[str]:
    for each in placed:
        known = each.person is not None and each.person not in hidden
        who = (
            somebody(each.person or 0, podium.server, names, texts) if known else texts("somebody")
        )
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
