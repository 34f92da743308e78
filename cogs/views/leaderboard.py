"""``/leaderboard``: a server's players by wins above chance, for one viewer.

Who is hidden, blocked or gone from the server counts as an opponent, but has no row. Of people it is
looked up for the shown rows only whether they are still there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import blake2b

from msgspec import Struct

import render
from cogs.platform.interactions import Interaction
from cogs.platform.limits import OPTIONS, signed, small
from cogs.platform.player_names import Naming
from cogs.services import List, Services
from cogs.views import person_settings
from cogs.views.posting import LEADERBOARD
from cogs.views.stats import MENUS, NONE, today
from cogs.views.words import SIX, Words, ranking, ranking_name, season_name
from cogs.widgets.buttons import Button, Choice, Kind, Menu, button, custom_id
from cogs.widgets.message_layout import Draft, PictureJob
from data.shipped.texts import Texts
from engine.hosting.state.refusals import Refused
from engine.hosting.state.seasons import season_of
from engine.hosting.state.settings import Server
from engine.hosting.statistics.standings import LEAST, Standing, apart, places
from render import ROBOT, Face, Rank, Ranking

PAGE = 10
"""Rows of a page."""
GAMES = 10
"""A skill is told in wins in so many games."""
LOOKS = 3
"""How often a page is filled up after some of its people turned out to be gone."""
DASH = "–"
"""The sign in the picture, whose font has no minus."""


class Opened(Struct, frozen=True):
    """A list, and the others on its server."""

    which: List
    chosen: Server
    lists: Sequence[str]
    """The keys of all with results of its season."""
    seasons: Sequence[str]


class Shown(Struct, frozen=True):
    """A page of a leaderboard, for one viewer."""

    which: List
    rows: Sequence[Standing]
    places: Sequence[int]
    """By row."""
    own: int | None
    """The row of the person who looks, if there is one."""
    at: Sequence[int]
    """The rows on this page."""
    page: int
    pages: int
    apart: tuple[Standing, Standing] | None
    """The first two of whom one is certainly ahead."""


async def draft(
    services: Services, interaction: Interaction, game: str = "", season: str = "", page: int = 0
) -> Draft:
    """Show a page of a leaderboard of the server.

    Args:
        services: the store, and the names.
        interaction: the person's.
        game: the key of the list; empty: the server's usual game, or the first one that there is.
        season: its name or `NONE`; empty: the present one.
        page: from 0; one that is not there is the nearest.

    Raises:
        Refused: it is off, or there is no such list.
    """
    texts = services.texts_for(interaction)
    opened = await _opened(services, interaction, game, season)
    shown = await _shown(services, interaction, opened, page)
    said = await _own_line(services, interaction, shown)
    menus = tuple(_menus(opened, texts))
    if not shown.at:
        empty = texts("leaderboard-empty", about=_about(opened.which, texts), least=LEAST)
        return Draft((empty, *said), menus=menus)
    theme = await person_settings.private_theme(services, interaction)
    buttons = *_turns(shown, texts), *await _post(services, shown, texts)
    return Draft(
        (*said, _note(services, shown, texts)),
        buttons,
        menus,
        sketches=(_sketch(services, shown, texts, theme),),
    )


async def posted(
    services: Services, interaction: Interaction, game: str, season: str, page: int, words: Words
) -> tuple[Draft, Collection[int]]:
    """Return a page for a post, and the people on it.

    Raises:
        Refused: as `draft`, or it is empty.
    """
    opened = await _opened(services, interaction, game, season)
    shown = await _shown(services, interaction, opened, page)
    if not shown.at:
        raise Refused("bad-click")
    sketch = _sketch(services, shown, words.texts, words.theme)
    people = [*_on_page(shown), *_people(shown.apart or ())]
    about = f"**{_about(opened.which, words.texts)}**"
    return Draft((about, _note(services, shown, words.texts)), sketches=(sketch,)), people


async def _post(services: Services, shown: Shown, texts: Texts) -> tuple[Button, ...]:
    """Return the button to post a page, beside the newest table."""
    which = shown.which
    table = await services.store.newest_on(which.server)
    if table is None or not services.tables.choices.known(which.server).posting:
        return ()
    page = _address(which, shown.page)
    return (button(Kind.POST, table, texts, LEADERBOARD, *page),)


async def _opened(services: Services, interaction: Interaction, game: str, season: str) -> Opened:
    """Return a list of the server beside the others.

    Raises:
        Refused: as `draft`.
    """
    server = interaction.guild_id or 0
    chosen = await services.tables.choices.server(server)
    if not chosen.leaderboard:
        raise Refused("leaderboard-off")
    present = season_of(await today(services, server), chosen.season)
    former = [""] if await services.store.lists(server, "") else []  # from before there were any
    seasons = list(dict.fromkeys((present, *await services.store.seasons(server), *former)))
    name = present if not season else "" if season == NONE else season
    if name not in seasons:
        raise Refused("leaderboard-no-season")
    lists = [ranking(each, six) for each, six in await services.store.lists(server, name)]
    lists = [key for key in _keys(services) if key in lists]
    key = game or (
        chosen.game if chosen.game in lists else next(iter(lists), next(iter(services.catalog)))
    )
    if key not in _keys(services):
        raise Refused("leaderboard-no-game")
    which = List(server, key.removesuffix(SIX), key.endswith(SIX), name)
    return Opened(which, chosen, lists, seasons)


def _about(which: List, texts: Texts) -> str:
    """Name the game and the season of a list."""
    return texts(
        "leaderboard-title",
        game=ranking_name(_key(which), texts),
        season=season_name(which.season, texts),
    )


def _note(services: Services, shown: Shown, texts: Texts) -> str:
    """Explain the figures, and name the first certain order."""
    games, told = (sum(getattr(row, each) for row in shown.rows) for each in ("games", "told"))
    luck = "none" if not told else "all" if told == games else "some"
    note = texts("leaderboard-note", luck=luck, told=told, games=games)
    if shown.apart is None:
        return small(texts.joined("between-sentences", (note, texts("leaderboard-level"))))
    naming = Naming(shown.which.server, services.names, texts, _on_page(shown))
    better, worse = (
        naming.person(row.person)
        if row.person is not None
        else texts("leaderboard-computer", level=texts(f"level-{row.player}"))
        for row in shown.apart
    )
    certain = texts("leaderboard-apart", better=better, worse=worse)
    return small(texts.joined("between-sentences", (note, certain)))


def _sketch(services: Services, shown: Shown, texts: Texts, theme: str) -> PictureJob:
    view, alt = _drawn(services, shown, _about(shown.which, texts), texts)
    return sketched("leaderboard", view, theme, alt)


def sketched(name: str, view: Ranking, theme: str, alt: str) -> PictureJob:
    """Draw standings, as a file of a name."""
    number = blake2b(repr((view, theme)).encode(), digest_size=8).hexdigest()
    paint = partial(render.leaderboard_page, view, theme)
    return PictureJob(paint, alt, f"{name}-{number}.png")


async def _shown(services: Services, interaction: Interaction, opened: Opened, page: int) -> Shown:
    """Return the visible rows of a page, without people known as gone."""
    guild, person = interaction.guild, interaction.user.id
    which, chosen = opened.which, opened.chosen
    found = await services.leaderboards.standings(which)
    season, zone = which.season, chosen.zone
    off = await services.persons.off_lists(_people(found), season, zone, services.now())
    hidden = {*chosen.blocked, *off}
    for _ in range(LOOKS):
        gone = services.members.gone(which.server)
        rows = [
            each
            for each in found
            if (chosen.computers_listed if each.person is None else each.person not in hidden)
            if each.person not in gone
        ]
        last = max(0, len(rows) - 1) // PAGE
        first = min(page, last) * PAGE
        if guild is None or not await services.members.check(
            guild, _people(rows[first : first + PAGE])
        ):
            break
    gone = services.members.gone(which.server)  # those found last leave their rows empty
    first_apart = apart([each for each in rows if each.person not in gone])
    await services.members.name(guild, _people(first_apart or ()))
    people = [each for each in rows if each.person is not None]
    ranked = dict(zip((each.player for each in people), places(people), strict=True))
    return Shown(
        which=which,
        rows=rows,
        places=[ranked.get(each.player, 0) for each in rows],
        own=next((at for at, each in enumerate(rows) if each.person == person), None),
        at=[at for at in range(len(rows))[first : first + PAGE] if rows[at].person not in gone],
        page=first // PAGE,
        pages=last + 1,
        apart=first_apart,
    )


def _people(rows: Iterable[Standing]) -> list[int]:
    """Return the ids of the people among players."""
    return [each.person for each in rows if each.person is not None]


def _on_page(shown: Shown) -> list[int]:
    """Return the ids of the people in a page's picture, in order."""
    return _people(shown.rows[at] for at in (*shown.at, shown.own) if at is not None)


def _drawn(services: Services, shown: Shown, about: str, texts: Texts) -> tuple[Ranking, str]:
    """Return a page as it is drawn, and the same in words."""
    at = shown.at
    naming = Naming(shown.which.server, services.names, texts)
    rows = [_rank(services, shown, each, naming, texts) for each in at]
    below = (
        None
        if shown.own is None or shown.own in at
        else _rank(services, shown, shown.own, naming, texts)
    )
    said = [_told(shown, each, rank, texts) for each, rank in zip(at, rows, strict=True)]
    if below is not None and shown.own is not None:
        said.append(_told(shown, shown.own, below, texts))
    view = Ranking(
        title=about,
        skill=texts("leaderboard-skill"),
        wins=texts("leaderboard-wins"),
        rows=tuple(rows),
        own=below,
        widest=GAMES * max(max(abs(row.low), abs(row.high)) for row in shown.rows),
    )
    return view, texts.joined("between-sentences", (texts("leaderboard-alt", about=about), *said))


def _rank(services: Services, shown: Shown, at: int, naming: Naming, texts: Texts) -> Rank:
    """Return a row as it is drawn."""
    row, server = shown.rows[at], shown.which.server
    name, face = _who(services, row, server, naming, texts)
    return Rank(
        place=shown.places[at],
        name=name,
        face=face,
        skill=GAMES * row.skill,
        low=GAMES * row.low,
        high=GAMES * row.high,
        figure=signed(GAMES * row.skill, texts, DASH),
        wins=row.wins,
        games=row.games,
        own=at == shown.own,
        computer=row.person is None,
    )


def _who(
    services: Services, row: Standing, server: int, naming: Naming, texts: Texts
) -> tuple[str, Face | None]:
    """Return the name of a player, and the face."""
    if row.person is None:
        return texts(f"level-{row.player}"), ROBOT  # the face says that it is a computer
    name = naming.person(row.person)
    return name, services.names.face(server, row.person) or render.medallion(name)


def _told(shown: Shown, at: int, rank: Rank, texts: Texts) -> str:
    row = shown.rows[at]
    return texts(
        "leaderboard-alt-row",
        place="none" if rank.computer else rank.place,
        who=texts("leaderboard-computer", level=rank.name) if rank.computer else rank.name,
        skill=signed(GAMES * row.skill, texts),
        low=signed(GAMES * row.low, texts),
        high=signed(GAMES * row.high, texts),
        wins=row.wins,
        games=row.games,
    )


async def _own_line(services: Services, interaction: Interaction, shown: Shown) -> tuple[str, ...]:
    """Say why a person has no row of their own."""
    texts, person, which = services.texts_for(interaction), interaction.user.id, shown.which
    if shown.own is not None:
        return ()
    if (await services.persons.chosen(person)).listed != "yes":
        return (texts("leaderboard-hidden"),)
    zone = services.tables.choices.known(which.server).zone
    if await services.persons.off_lists([person], which.season, zone, services.now()):
        return (texts("leaderboard-changed-mind", seasonal=str(bool(which.season))),)
    rows = await services.store.results_of(person, which.server, which.game, which.season)
    games = sum(row.six == which.six and row.counts and row.people > 1 for row in rows)
    if games >= LEAST:  # their admins do not want them here
        return ()
    return (texts("leaderboard-few", games=games, least=LEAST),)


def _turns(shown: Shown, texts: Texts) -> tuple[Button, ...]:
    """Return the buttons to the pages before and after."""
    around = {
        "button-leaderboard-back": shown.page - 1,
        "button-leaderboard-next": shown.page + 1,
    }
    return tuple(
        Button(_custom_id("page", shown.which, to), texts(what))
        for what, to in around.items()
        if 0 <= to < shown.pages
    )


def _menus(opened: Opened, texts: Texts) -> Iterator[Menu]:
    """Yield the menus of lists and seasons, where there is a choice."""
    lists = dict.fromkeys((*opened.lists, _key(opened.which)))
    keys = {each: ranking_name(each, texts) for each in lists}
    if len(keys) > 1:
        yield _menu("game", opened.which, keys, texts)
    named = {each or NONE: season_name(each, texts) for each in opened.seasons[:OPTIONS]}
    if len(named) > 1:
        yield _menu("season", opened.which, named, texts)


def _menu(what: str, which: List, named: Mapping[str, str], texts: Texts) -> Menu:
    chosen = {"game": _key(which), "season": which.season or NONE}[what]
    lines = tuple(Choice(each, name, chosen=each == chosen) for each, name in named.items())
    return Menu(_custom_id(what, which, 0), texts(MENUS[what]), lines)


def _custom_id(what: str, which: List, page: int) -> str:
    return custom_id(Kind.LEADERBOARD, 0, what, *_address(which, page))


def _address(which: List, page: int) -> tuple[str | int, ...]:
    """Return the part of a custom_id that names a page."""
    return _key(which), which.season or NONE, page


def _key(which: List) -> str:
    return ranking(which.game, which.six)


def _keys(services: Services) -> list[str]:
    """Return the keys of all lists that there may be."""
    return [ranking(game, six) for game in services.catalog for six in (False, True)]
