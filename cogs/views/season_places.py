"""The best of a season by list: its places."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

import discord

from cogs.platform import request_tasks
from cogs.platform.discord_errors import Trouble, outcome, trouble
from cogs.platform.request_budget import Rank
from cogs.services import Services
from cogs.views.words import ranking
from data.records import Placed
from engine.hosting.state.settings import Server
from engine.hosting.statistics.standings import BEST, LEAST_GAMES, Standing, places, standings


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
