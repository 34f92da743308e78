"""``/stats``: a person's own results, for that person alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from typing import NamedTuple

from msgspec import Struct

import render
from cogs.platform.interactions import Interaction
from cogs.platform.limits import OPTIONS, decimal, small
from cogs.platform.player_names import Naming, harmless
from cogs.services import Services
from cogs.views import person_settings, stats_five
from cogs.views.posting import STATS
from cogs.views.words import Words, season_name
from cogs.widgets.buttons import Button, Choice, Kind, Menu, button, custom_id
from cogs.widgets.message_layout import Draft, PictureJob
from data.records import Result
from data.shipped.texts import Texts, dashed
from engine.daily_record import Record
from engine.hosting.cups.honours import sums
from engine.hosting.service.round_tables import GAME
from engine.hosting.state.refusals import Refused
from engine.hosting.state.seasons import bounds, day_of
from engine.hosting.state.time_controls import zone_of
from engine.hosting.statistics.own_results import Stats, stats
from engine.hosting.statistics.standings import LEAST, Tally, Verdict
from render import Face, Figure, Month, Opponent, OwnResults

ALL, NONE = "all", "none"
"""In place of a game or season: all of them; results of no season."""
SUMS, TROPHIES = "sums", "trophies"
"""The views of own results."""
EVEN = 0.5
"""Wins beside those of chance that are told as none."""
DEAR = 0.05
"""Points that a choice costs at least to be told with a number."""
VERDICTS: Mapping[Verdict, str] = {
    "few": "stats-few",
    "level": "stats-level",
    "better": "stats-better",
    "worse": "stats-worse",
}
"""By what own results say against chance: the key of the sentence."""
MENUS = {"game": "menu-results-game", "season": "menu-results-season"}
"""By what is chosen in a menu: the key of its question."""
FIGURES = {"stats-sent": "stats-sent.figure", "stats-sent-by": "stats-sent-by.figure"}
"""By the sentence about a feud: its words in the picture."""
NAMED = 5
"""People that are asked for at most until one may be named."""


class Met(NamedTuple):
    """A person met most often in captures."""

    key: str
    """Of the sentence about them."""
    other: int
    name: str
    times: int


class Own(Struct, frozen=True):
    """A person's results, and those of them that are meant."""

    rows: Sequence[Result]
    meant: Sequence[Result]
    game: str
    season: str


async def draft(
    services: Services,
    interaction: Interaction,
    game: str = ALL,
    season: str = ALL,
    view: str = SUMS,
) -> Draft:
    """Show a person their own results, or another *view* of them.

    In direct messages those of all servers.

    Raises:
        Refused: there are none, or none of this game or season.
    """
    server, person = interaction.guild_id, interaction.user.id
    texts, everything = services.texts_for(interaction), (game, season) == (ALL, ALL)
    five = await stats_five.found(services, person) if everything else None
    try:
        own = await results(services, person, server, game, season)
    except Refused:
        if five is None:
            raise
        return await _five_alone(services, interaction, five, texts)
    found = await summed(services, person, server, own)
    met = [each async for each in _feuds(services, server, found, texts)]
    sketches: tuple[PictureJob, ...] = ()
    if view == TROPHIES and found.trophies:
        parts: tuple[Iterable[str], ...] = (trophies(found, texts),)
    else:
        theme = await person_settings.private_theme(services, interaction)
        name = harmless(interaction.user.display_name)
        days = stats_five.month(five, texts, texts("stats-five")) if five else None
        sketches = (picture(services, person, name, server, own, found, met, texts, theme, days),)
        feuds = [texts(each.key, who=each.name, times=each.times) for each in met]
        cups = [each async for each in _cups(services, server, person, own, texts)]
        dicing = (*dice(found, texts), *feuds, *cups, *streak(found, texts))
        dicing += (stats_five.told(five, texts),) if five else ()
        parts, view = (record(found, texts), choices(found, texts), dicing), SUMS
    return Draft(
        head=heading(own, server, texts),
        texts=tuple(filter(None, map("\n".join, parts))),
        menus=tuple(_menus(services, own, view, texts)),
        buttons=(*_turn(own, found, view, texts), *await _post(services, server, own, texts)),
        sketches=sketches,
    )


async def _five_alone(
    services: Services, interaction: Interaction, five: Record, texts: Texts
) -> Draft:
    """Show a person without results their days of the five."""
    theme = await person_settings.private_theme(services, interaction)
    person, title = interaction.user, texts("stats-five")
    name = harmless(person.display_name)
    view = OwnResults(
        title=title,
        name=name,
        face=_face(services, interaction.guild_id, person.id, name),
        figures=(),
        month=stats_five.month(five, texts),
    )
    said = stats_five.told(five, texts)
    head = texts("stats-head", about=title, where="here")
    return Draft(head=head, texts=(said,), sketches=(_drawn(view, theme, texts),))


def _turn(own: Own, found: Stats, view: str, texts: Texts) -> Iterator[Button]:
    """Offer the other view, if there are trophies.

    Both together are longer than a phone.
    """
    if found.trophies:
        back, count = view == TROPHIES, sum(found.trophies.values())
        to = SUMS if back else TROPHIES
        label = texts("button-stats-sums") if back else texts("button-stats-trophies", count=count)
        yield Button(custom_id(Kind.STATS, 0, "view", own.game, own.season, to), label)


async def _post(
    services: Services, server: int | None, own: Own, texts: Texts
) -> tuple[Button, ...]:
    """Return the button that posts the results.

    The post is noted with the table of the latest one; where that is deleted, with the newest there is.
    """
    if server is None or not (await services.tables.choices.server(server)).posting:
        return ()
    latest = max(own.rows, key=lambda row: (row.day, row.table)).table
    there = await services.store.server_of(latest) is not None
    table = latest if there else await services.store.newest_on(server)
    return () if table is None else (button(Kind.POST, table, texts, STATS, own.game, own.season),)


async def posted(
    services: Services, person: int, server: int, game: str, season: str, words: Words
) -> Draft:
    """Return a person's postable results, without others' data or advice.

    Raises:
        Refused: as `draft`.
    """
    own = await results(services, person, server, game, season)
    found = await summed(services, person, server, own)
    texts, name = words.texts, words.person(person)
    about = season_and_game(own, texts)
    lines = record(found, texts, "all"), dice(found, texts), trophies(found, texts)
    drawn = picture(services, person, name, server, own, found, (), texts, words.theme)
    said = "\n".join(line for each in lines for line in each)
    return Draft((f"**{about}**", said), sketches=(drawn,))


def picture(
    services: Services,
    person: int,
    name: str,
    server: int | None,
    own: Own,
    found: Stats,
    met: Sequence[Met],
    texts: Texts,
    theme: str,
    month: Month | None = None,
) -> PictureJob:
    """Return the picture of a person's results, with some others they met."""
    sums = found.tally
    figures = [Figure(texts("leaderboard-wins"), f"{sums.wins}/{sums.games}")]
    if sums.told:
        figures.append(Figure(texts("stats-figure-aside"), decimal(sums.result, texts)))
    digits = 1 if sums.start >= 1 else 2
    chance = decimal(sums.start, texts, digits=digits)
    figures.append(Figure(texts("stats-figure-chance"), chance))
    view = OwnResults(
        title=season_and_game(own, texts),
        name=name,
        face=_face(services, server, person, name),
        figures=tuple(figures),
        feuds=tuple(_opponent(services, server, each, texts) for each in met),
        trophies=tuple(
            Figure(texts(f"trophy-{trophy}"), str(times))
            for trophy, times in found.trophies.items()
        ),
        month=month,
    )
    return _drawn(view, theme, texts)


def _drawn(view: OwnResults, theme: str, texts: Texts) -> PictureJob:
    """Return the picture of results, with a description in words."""
    days = view.month.figures if view.month else ()
    told = [(each.words, each.value) for each in (*view.figures, *view.trophies, *days)]
    told += [
        (each.words, texts.joined("between-items", (each.name, each.times))) for each in view.feuds
    ]
    said = texts.listed(texts("labelled", label=what, text=to) for what, to in told)
    alt = texts("stats-alt", who=view.name, about=view.title, said=said)
    number = blake2b(repr((view, theme)).encode(), digest_size=8).hexdigest()
    return PictureJob(partial(render.own_results, view, theme), alt, f"results-{number}.png")


def _opponent(services: Services, server: int | None, met: Met, texts: Texts) -> Opponent:
    face = _face(services, server, met.other, met.name)
    return Opponent(texts(FIGURES[met.key]), met.name, face, str(met.times))


def _face(services: Services, server: int | None, person: int, name: str) -> Face | None:
    return services.names.face(server or 0, person) or render.medallion(name)


async def results(
    services: Services, person: int, server: int | None, game: str, season: str
) -> Own:
    """Return a person's results on a server; None: on all.

    Raises:
        Refused: as `draft`.
    """
    rows = await services.store.results_of(person, server)
    if not rows:
        if (await services.persons.chosen(person)).listed == "forgotten":
            raise Refused("stats-forgotten")
        chosen = await services.tables.choices.server(server) if server else None
        if chosen is not None and not chosen.days("results_days", services.now()):
            raise Refused("stats-off")
        raise Refused("stats-none")
    if game != ALL and game not in services.catalog:
        raise Refused("stats-no-game")
    of_game = [row for row in rows if game in (ALL, row.game)]
    if not of_game:
        raise Refused("stats-no-game")
    meant = [row for row in of_game if season in (ALL, row.season or NONE)]
    if not meant:
        raise Refused("stats-no-season")
    return Own(rows, meant, game, season)


async def summed(services: Services, person: int, server: int | None, own: Own) -> Stats:
    """Sum up the results that are meant."""
    store, rows = services.store, own.meant
    rolled = {row.table for row in rows if row.rolls}  # without dice nothing is sent home
    servers = {row.server for row in rows}
    longest = dict[str, int | None]()
    days = {await today(services, each) for each in servers}
    if server is not None:
        for season in {row.season for row in rows if row.season}:
            if bounds(season)[1] <= max(days):
                longest[season] = await store.longest_wait(server, season)
    return stats(
        person,
        rows,
        await store.results_at(rolled),
        await store.captures_at(rolled),
        services.catalog,
        longest,
        days,
    )


async def today(services: Services, server: int) -> int:
    """Return the day on a server, in days since 1970."""
    zone = (await services.tables.choices.read(server)).zone
    return day_of(services.now(), zone_of(zone))


def heading(own: Own, server: int | None, texts: Texts) -> str:
    """Return the heading of a person's results."""
    where = "here" if server else "everywhere"
    return texts("stats-head", about=season_and_game(own, texts), where=where)


def season_and_game(own: Own, texts: Texts) -> str:
    """Name the games and the season that are meant."""
    return f"{game_name(own.game, texts)} · {season_title(own.season, texts)}"


def game_name(game: str, texts: Texts) -> str:
    """Name a game, or all."""
    return texts("stats-all-games") if game == ALL else texts(f"game-{dashed(game)}")


def season_title(season: str, texts: Texts) -> str:
    """Name a season, or all."""
    if season == ALL:
        return texts("stats-all-seasons")
    return season_name("" if season == NONE else season, texts)


def record(found: Stats, texts: Texts, reader: str = "own") -> Iterator[str]:
    """Say to a reader how many games were won, and by chance."""
    own = found.tally
    told = "none" if not own.told else "all" if own.told == own.games else "some"
    yield texts(
        "stats-won",
        reader=reader,
        wins=own.wins,
        games=own.games,
        told=told,
        count=own.told,
        aside=decimal(own.result, texts),
    )
    yield verdict(own, texts)


def verdict(own: Tally, texts: Texts) -> str:
    """Say whether that is chance, as far as own games can tell."""
    side = "even" if abs(own.above) < EVEN else "above" if own.above > 0 else "below"
    chance = decimal(own.start, texts, digits=1 if own.start >= 1 else 2)
    return texts(VERDICTS[own.verdict], chance=chance, side=side, least=LEAST)


def choices(found: Stats, texts: Texts) -> Iterator[str]:
    """Yield the cost of choices with the dearest kinds, and a note."""
    if found.choices:
        dearest = texts.listed(texts(f"mistake-{kind}") for kind, _ in found.mistakes)
        each = 100 * found.lost / found.choices
        dear, cost = str(each >= DEAR), decimal(each, texts)
        yield texts("stats-choices", dear=dear, cost=cost, dearest=dearest or "none")
        yield small(texts("stats-note"))


def dice(found: Stats, texts: Texts) -> Iterator[str]:
    """Say how the dice fell."""
    if found.rolls:
        yield texts(
            "stats-dice",
            sixes=found.sixes,
            rolls=found.rolls,
            expected=decimal(found.expected_sixes, texts),
            wait=found.wait,
        )


def streak(found: Stats, texts: Texts) -> Iterator[str]:
    """Say how many days in a row had a game."""
    if found.streak:
        yield texts("stats-streak", days=found.streak)


def trophies(found: Stats, texts: Texts) -> Iterator[str]:
    """Name the trophies, each with its reason."""
    if found.trophies:
        yield texts("stats-trophies")
    for trophy, times in found.trophies.items():
        yield texts(
            "stats-trophy",
            name=texts(f"trophy-{trophy}"),
            why=texts(f"trophy-{trophy}.why"),
            times=times,
        )


async def _feuds(
    services: Services, server: int | None, found: Stats, texts: Texts
) -> AsyncIterator[Met]:
    """Yield the most frequent captures of and by others, if nameable."""
    if server is None:
        return
    naming = Naming(server, services.names, texts)
    for key, others in (("stats-sent", found.sent), ("stats-sent-by", found.sent_by)):
        hidden = await services.persons.hidden(other for other, _ in others[:NAMED])
        nameable = (each for each in others[:NAMED] if each[0] not in hidden)
        if (most := next(nameable, None)) is not None:
            other, times = most
            await services.members.name(services.discord.get_guild(server), [other])
            yield Met(key, other, naming.person(other), times)


async def _cups(
    services: Services, server: int | None, person: int, own: Own, texts: Texts
) -> AsyncIterator[str]:
    """Tell the cups of a remembered person."""
    if server is None or own.game not in (ALL, GAME) or own.season != ALL:
        return
    if (await services.persons.chosen(person)).listed == "forgotten":
        return
    there = await services.store.cups_of(server, person)
    cups = [(await services.cups.get(each)).cup for each in there]
    found = await asyncio.to_thread(sums, cups, person)  # 7 ms for each large cup
    if found.played:
        yield texts("stats-cups", played=found.played, finals=found.finals, won=found.won)


def _menus(services: Services, own: Own, view: str, texts: Texts) -> Iterator[Menu]:
    """Yield the menus of games and seasons that there are results of."""
    games = [key for key in services.catalog if any(row.game == key for row in own.rows)]
    named = {each: game_name(each, texts) for each in (ALL, *games)}
    yield _menu(own, "game", view, named, texts)
    latest = {row.season or NONE: row.day for row in sorted(own.rows, key=lambda row: row.day)}
    seasons = sorted(latest, key=lambda each: -latest[each])
    if seasons != [NONE]:
        named = {each: season_title(each, texts) for each in (ALL, *seasons[: OPTIONS - 1])}
        yield _menu(own, "season", view, named, texts)


def _menu(own: Own, what: str, view: str, named: dict[str, str], texts: Texts) -> Menu:
    chosen = {"game": own.game, "season": own.season}[what]
    lines = tuple(Choice(key, name, chosen=key == chosen) for key, name in named.items())
    name = custom_id(Kind.STATS, 0, what, own.game, own.season, view)
    return Menu(name, texts(MENUS[what]), lines)
