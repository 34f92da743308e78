"""``/settings``: what a person chooses for themselves, and an admin for the server."""

from __future__ import annotations

from functools import cache, partial

from msgspec import structs

import render
from cogs.controls.buttons import Button, Choice, Menu
from cogs.controls.custom_ids import Kind, custom_id
from cogs.desk import Desk
from cogs.display.drafts import Draft, Sketch
from cogs.display.hands import Hands
from cogs.platform.interactions import Interaction
from data.texts import Texts
from engine.catalog import CLASSIC
from engine.hosting.lobby import Refused
from engine.views import RaceView
from render import THEMES, Picture

AS_SERVER = "server"
"""Chosen in the menu to have no theme of one's own."""


async def private_theme(desk: Desk, interaction: Interaction) -> str:
    """Return the theme of what a person alone sees: their own, else their server's."""
    own = await desk.persons.theme(interaction.user.id)
    return own or await _server_theme(desk, interaction.guild_id) or render.USUAL


async def draft(desk: Desk, interaction: Interaction) -> Draft:
    """Show a person what is chosen and what could be, with a picture of every theme."""
    texts = desk.texts_for(interaction)
    titles = {key: texts(f"theme-{key}") for key in THEMES}
    alt = texts("themes-alt", themes=", ".join(titles.values()))
    own = await desk.persons.theme(interaction.user.id)
    looks_first = await desk.persons.looks_first(interaction.user.id)
    choices = (
        Choice(AS_SERVER, texts("theme-as-server"), chosen=own is None),
        *_themes(texts, own),
    )
    shown = Draft(
        head=texts("settings-own"),
        texts=(texts("settings-look-first", on=str(looks_first)),),
        sketches=(Sketch(partial(_corners, tuple(titles.items())), alt, "themes.png"),),
        menus=(Menu(custom_id(Kind.SETTINGS, 0, "theme"), texts("menu-theme-own"), choices),),
        buttons=(_look_first(texts, looks_first),),
    )
    return await _for_admin(desk, interaction, shown, texts) if _admin(interaction) else shown


async def _for_admin(desk: Desk, interaction: Interaction, shown: Draft, texts: Texts) -> Draft:
    server = await desk.tables.server(interaction.guild_id or 0)
    choices = tuple(_themes(texts, server.theme or render.USUAL))
    label = texts("button-no-threads" if server.threads else "button-threads")
    return structs.replace(
        shown,
        texts=(
            *shown.texts,
            texts("settings-server"),
            texts("settings-threads", on=str(server.threads)),
        ),
        menus=(
            *shown.menus,
            Menu(custom_id(Kind.SETTINGS, 0, "server"), texts("menu-theme-server"), choices),
        ),
        buttons=(
            *shown.buttons,
            Button(custom_id(Kind.SETTINGS, 0, "threads", str(not server.threads)), label),
        ),
    )


async def choose(
    desk: Desk, hands: Hands, interaction: Interaction, what: str, values: list[str]
) -> None:
    """Store what a person has chosen.

    Raises:
        Refused: they may not, or there is nothing like that to be chosen.
    """
    if what == "theme" and values and values[0] in (AS_SERVER, *THEMES):
        person = interaction.user.id
        await desk.persons.choose_theme(person, None if values[0] == AS_SERVER else values[0])
        for table in await desk.store.tables_of(person):
            hands.renew(table, person)
        return
    if what in ("look-first:True", "look-first:False"):
        await desk.persons.choose_to_look_first(interaction.user.id, what.endswith("True"))
        return
    changes: dict[str, dict[str, str | bool]] = {
        "threads:True": {"threads": True},
        "threads:False": {"threads": False},
    }
    if what == "server" and values and values[0] in THEMES:
        changes["server"] = {"theme": values[0]}
    if what not in changes:
        raise Refused("settings-none")
    if not _admin(interaction):
        raise Refused("only-admins")
    await desk.tables.change_server(
        interaction.guild_id or 0, lambda server: structs.replace(server, **changes[what])
    )


def _look_first(texts: Texts, wanted: bool) -> Button:
    """Offer to be shown one's way before it counts, or not to be any more."""
    label = texts("button-look-last" if wanted else "button-look-first")
    return Button(custom_id(Kind.SETTINGS, 0, "look-first", str(not wanted)), label)


def _admin(interaction: Interaction) -> bool:
    return interaction.guild_id is not None and interaction.permissions.manage_guild


async def _server_theme(desk: Desk, server: int | None) -> str:
    theme = (await desk.tables.server(server)).theme if server else ""
    return theme if theme in THEMES else ""


def _themes(texts: Texts, chosen: str | None) -> list[Choice]:
    """Return the themes as lines of a menu."""
    return [
        Choice(
            key,
            texts(f"theme-{key}"),
            texts(f"theme-{key}.text") if f"theme-{key}.text" in texts else None,
            chosen=key == chosen,
        )
        for key in THEMES
    ]


@cache
def _corners(titles: tuple[tuple[str, str], ...]) -> Picture:
    """Draw the themes; they always look the same."""
    example = next(each for each in CLASSIC.examples if each.key == "two_player_win")
    view = CLASSIC.example(example).before
    assert isinstance(view, RaceView)
    return render.themes(view, dict(titles))
