"""Podiums: the best of a season by list, and their message."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

import discord

from cogs.platform import request_tasks
from cogs.platform.discord_errors import Trouble, outcome, trouble
from cogs.platform.limits import signed, small
from cogs.platform.names import Names
from cogs.platform.player_names import Naming
from cogs.platform.request_budget import Rank
from cogs.services import Services
from cogs.views.words import ranking, ranking_name, season_name
from cogs.widgets.fitting import Room, fitted
from cogs.widgets.message_layout import Draft
from data.records import Placed, Podium
from data.shipped.texts import Texts
from engine.hosting.state.seasons import bounds
from engine.hosting.state.settings import Server
from engine.hosting.statistics.standings import BEST, LEAST_GAMES, Standing, places, standings

MARK = 21 * 10**8
"""What is added to the number of a season, beyond the marks of boards and posts."""

GOLD = 0xE8B923


async def best(
    services: Services, guild: discord.Guild, season: str, chosen: Server
) -> list[Placed]:
    """Return a season's places by list; none after too few games."""
    found, tables = list[Placed](), set[int]()
    for game, six in await services.store.lists(guild.id, season):
        scores = await services.store.scores(guild.id, game, six, season)
        tables.update(each.table for each in scores)
        ranked = await asyncio.to_thread(standings, scores)
        people = [each.person for each in ranked if each.person is not None]
        off = await services.persons.off_lists(people, season, chosen.zone, services.now())
        shown = await _first(services, guild, ranked, {*off, *chosen.blocked})
        found += _placed(ranking(game, six), shown) if game in services.catalog else ()
    return found if len(tables) >= LEAST_GAMES else []


async def _first(
    services: Services, guild: discord.Guild, ranked: Sequence[Standing], hidden: Collection[int]
) -> list[Standing]:
    """Return the standings on the podium, without those *hidden* or gone."""
    first = list[Standing]()
    for each in ranked:
        if each.person is None or each.person in hidden:
            continue
        if not await _there(services, guild, each.person):
            continue
        if places([*first, each])[-1] > BEST:
            break
        first.append(each)
    return first


async def _there(services: Services, guild: discord.Guild, person: int) -> bool:
    """Return whether a person is on the server."""
    member = await outcome(request_tasks.call(guild.fetch_member(person), Rank.REST))
    if isinstance(member, Exception):
        return trouble(member) is not Trouble.PERSON_GONE
    services.names.learn(guild.id, member)
    return True


def _placed(ranking: str, shown: Sequence[Standing]) -> list[Placed]:
    return [
        Placed(
            ranking=ranking,
            place=place,
            person=each.person,
            games=each.games,
            wins=each.wins,
            above=10 * each.skill,
        )
        for each, place in zip(shown, places(shown), strict=True)
    ]


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
