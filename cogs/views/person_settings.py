"""``/settings``: a person's own choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from typing import Any, TypeAlias, get_args

from msgspec import structs

import render
from cogs.platform.interactions import Interaction, uninvited
from cogs.platform.limits import OPTIONS, small
from cogs.services import Services
from cogs.widgets.buttons import Button, Choice, Form, Kind, Menu, button, custom_id
from cogs.widgets.handler_registry import Press
from cogs.widgets.message_layout import Draft, Part, PictureJob, Speed
from data.shipped.languages import DECLARED
from data.shipped.texts import Texts
from data.store.notices import Notice
from engine.catalog import CLASSIC
from engine.hosting.state.refusals import Refused
from engine.hosting.state.remembering import listing
from engine.hosting.state.settings import Listed, Person
from engine.hosting.state.time_controls import MORE_TIME, USUAL, zone, zone_label
from engine.views import RaceView
from render import THEMES, Picture

# Time zones as menu lines, with a form for all others.


OTHER = "other"
"""Chosen in a menu to type another."""

NAME = 40
"""Characters that can be typed; no zone's name is longer."""


def choices(texts: Texts, chosen: str) -> list[Choice]:
    """Return lines for zones, those of the language first, then for others."""
    language = DECLARED.get(texts.language)
    usual = dict.fromkeys((*(language.zones if language else ()), *USUAL))
    # Besides the chosen one, and the lines for the server's and for others.
    names = dict.fromkeys((*list(usual)[: OPTIONS - 3], *filter(None, [chosen])))
    offered = [Choice(name, zone_label(name), chosen=name == chosen) for name in names]
    return [*offered, Choice(OTHER, texts("zone-other"))]


def form(press: Press, texts: Texts) -> Form | None:
    """Return the form for another zone, if chosen in the pressed menu.

    It is read like the menu, by the same custom_id.
    """
    pressed: Mapping[str, Any] = press.interaction.data or {}
    if press.values != [OTHER] or "values" not in pressed:
        return None
    return Form(pressed["custom_id"], texts("zone-title"), texts("zone-label"), NAME)


AS_SERVER = "server"
"""Chosen in a menu to have no theme, calls or time zone of one's own."""

Renew: TypeAlias = Callable[[int, int], None]
"""Draws the hand of a table and a person anew."""

ROLLS = {"table": None, "itself": True, "hand": False}
"""Whether somebody's dice roll by themselves, by what is chosen in the menu."""

CALLS: dict[str, dict[str, str | bool | None]] = {
    AS_SERVER: {"calls": "", "calls_by": "here"},
    "once": {"calls": "once", "calls_by": "here"},
    "late": {"calls": "late", "calls_by": "here"},
    "dm-once": {"calls": "once", "calls_by": "dm"},
    "dm-late": {"calls": "late", "calls_by": "dm"},
    "never": {"calls": "never"},
}
"""When and how somebody is called, by what is chosen in the menu."""

LISTED = {each: each for each in get_args(Listed)}
"""Whether results are kept and shown, by what is chosen: the same text as the default, to be left out."""

SWITCHES = {
    "look-first": "settings-look-first",
    "asks": "settings-asks",
    "draws": "settings-draws",
    "more-time": "settings-more-time",
}
"""What somebody can have or not, by the word in a button: its text."""


async def private_theme(services: Services, interaction: Interaction) -> str:
    """Return the theme of private pictures: the person's or the server's."""
    if own := await services.persons.theme(interaction.user.id):
        return own
    server = None if uninvited(interaction) else interaction.guild_id
    theme = (await services.tables.choices.server(server)).theme if server else ""
    return theme if theme in THEMES else render.USUAL


async def draft(services: Services, interaction: Interaction) -> Draft:
    """Show a person's settings, with a picture of all themes."""
    texts, person = services.texts_for(interaction), interaction.user.id
    titles = {key: texts(f"theme-{key}") for key in THEMES}
    alt = texts("themes-alt", themes=texts.joined("between-parts", titles.values()))
    paint = partial(_corners, tuple(titles.items()))
    own, theme = await services.persons.chosen(person), await services.persons.theme(person)
    return Draft(
        head=texts("settings-own"),
        texts=(),
        sketches=(PictureJob(paint, alt, "themes.png", speed=Speed.KEPT),),
        parts=(_switches(texts, own), *_menus(texts, own, theme), *_tell(texts, interaction)),
    )


async def choose(
    services: Services, renew: Renew, interaction: Interaction, what: str, values: list[str]
) -> None:
    """Store a person's choice; *renew* their hands for another theme.

    Raises:
        Refused: there is nothing like that to be chosen.
    """
    own = _own_choice(what, values)
    if own is None:
        raise Refused("settings-none")
    person, now = interaction.user.id, services.now()

    def chosen(before: Person) -> Person:
        if what == "listed":
            return listing(before, LISTED[values[0]], now)
        return structs.replace(before, **own)

    await services.persons.choose(person, chosen)
    if what == "listed":
        await services.store.renew_podiums(person)
        await services.store.process_messages.tell(
            Notice("chosen", person)
        )  # whose podiums are elsewhere
    if what == "theme":
        for table in await services.store.tables_of(person, here=True):
            renew(table, person)


def _own_choice(what: str, values: list[str]) -> dict[str, str | bool | None] | None:
    """Return the changed fields of a person's settings; None if unknown.

    Raises:
        Refused: there is no such time zone.
    """
    value = values[0] if values else ""
    if what == "theme" and value in (AS_SERVER, *THEMES):
        return {"theme": "" if value == AS_SERVER else value}
    if what == "rolls" and value in ROLLS:
        return {"rolls": ROLLS[value]}
    if what == "calls" and value in CALLS:
        return CALLS[value]
    if what == "zone" and value:
        return {"zone": "" if value == AS_SERVER else zone(value)}
    if what == "listed" and value in LISTED:
        return {"listed": LISTED[value]}
    switch, _, on = what.partition(":")
    if switch in SWITCHES and on in ("True", "False"):
        return {switch.replace("-", "_"): on == "True"}
    return None


def _switches(texts: Texts, own: Person) -> Part:
    """Show the switches and offer to turn each over."""
    said, buttons = list[str](), list[Button]()
    for switch, key in SWITCHES.items():
        on: bool = getattr(own, switch.replace("-", "_"))
        said.append(texts(key, on=str(on), seconds=round(MORE_TIME)))
        label = texts(f"button-not-{switch}" if on else f"button-{switch}")
        buttons.append(Button(custom_id(Kind.SETTINGS, 0, switch, str(not on)), label))
    return Part("\n".join(said), buttons=tuple(buttons))


def _tell(texts: Texts, interaction: Interaction) -> Iterator[Part]:
    """Offer the page of an interest, where there can be one."""
    if interaction.guild_id is not None and not uninvited(interaction):
        yield Part(texts("settings-tell"), buttons=(button(Kind.TELL, 0, texts),))


def _menus(texts: Texts, own: Person, theme: str | None) -> Iterator[Part]:
    """Yield the menus, each below its topic.

    A chosen line takes the place of a menu's placeholder.
    """
    when = own.calls or AS_SERVER
    calls = when if own.calls == "never" or own.calls_by == "here" else f"dm-{when}"
    menus: dict[str, tuple[str, Iterable[Choice]]] = {
        "theme": ("menu-theme-own", _themes(texts, theme)),
        "rolls": (
            "menu-rolls",
            (
                Choice(key, texts(f"rolls-{key}"), chosen=own.rolls is way)
                for key, way in ROLLS.items()
            ),
        ),
        "calls": (
            "menu-calls",
            (Choice(key, texts(f"calls-{key}"), chosen=key == calls) for key in CALLS),
        ),
        "zone": (
            "menu-zone",
            (
                Choice(AS_SERVER, texts("zone-as-server"), chosen=not own.zone),
                *choices(texts, own.zone),
            ),
        ),
        "listed": (
            "menu-listed",
            (Choice(key, texts(f"remember-{key}"), chosen=key == own.listed) for key in LISTED),
        ),
    }
    for what, (key, lines) in menus.items():
        menu = Menu(custom_id(Kind.SETTINGS, 0, what), texts(key), tuple(lines))
        said = [small(menu.placeholder)]
        if what == "listed":
            said.append(small(texts("menu-listed.about")))
        yield Part("\n".join(said), menu=menu)


def _themes(texts: Texts, chosen: str | None) -> Iterator[Choice]:
    """Yield the themes as lines of a menu."""
    yield Choice(AS_SERVER, texts("theme-as-server"), chosen=chosen is None)
    for key in THEMES:
        short = texts(f"theme-{key}.short") if f"theme-{key}.short" in texts else None
        yield Choice(key, texts(f"theme-{key}"), short, chosen=key == chosen)


@cache
def _corners(titles: tuple[tuple[str, str], ...]) -> Picture:
    """Draw the themes; they always look the same."""
    render.take_time()
    example = next(each for each in CLASSIC.examples if each.key == "two_player_win")
    view = CLASSIC.example(example).before
    assert isinstance(view, RaceView)
    return render.themes(view, dict(titles))
