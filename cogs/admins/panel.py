"""``/settings`` for a server: pages, presses, and the list of changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import get_args

import discord
from msgspec import json, structs

from cogs.admins import entry
from cogs.admins.settings import DECK, SETTINGS, SEVERAL, TABLE, Around, Page, Setting
from cogs.desk import Desk
from cogs.platform.interactions import Interaction, chosen_in
from cogs.platform.limits import CONTENT, CUSTOM_ID, LABEL, cut, fitting
from cogs.views import person_settings, set_up
from cogs.widgets.buttons import Button, Choice, Form, Kind, Menu, custom_id
from cogs.widgets.handler_registry import Press
from cogs.widgets.message_layout import Draft, Part
from data.records import Act
from data.shipped.texts import Texts
from data.store.retention import NEVER
from engine.decks import OURS
from engine.hosting.state.refusals import Refused
from engine.hosting.state.results import day_of
from engine.hosting.state.settings import Server
from engine.hosting.state.time_controls import DAY

PAGES = ("own", *get_args(Page), "acts")
"""One's own page, those of a server, and the one that says who has done what."""

PAGE = "page"
"""What is chosen in the menu of pages."""

ACTS = 30
"""How many of the latest acts are read."""


def is_admin(interaction: Interaction) -> bool:
    """Return whether a person may choose for the server."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


async def own(desk: Desk, interaction: Interaction) -> Draft:
    """Show a person's own settings; admins also get the server's pages."""
    draft = await person_settings.draft(desk, interaction)
    if not is_admin(interaction):
        return draft
    texts = desk.texts_for(interaction)
    server = Part(texts("settings-server"), menu=_pages(texts))
    return structs.replace(draft, parts=(*draft.parts, server))


async def press(desk: Desk, press: Press, verb: str, about: str) -> Draft:
    """Carry out an admin's press; return the next page.

    Raises:
        Refused: they may not, or there is nothing like that.
    """
    interaction, values = press.interaction, press.values
    if not is_admin(interaction):
        raise Refused("only-admins")
    if verb == PAGE and len(values) == 1 and values[0] in PAGES:
        return await page(desk, interaction, values[0])
    if verb == "back" and about in PAGES:
        return await page(desk, interaction, about)
    key, _, lost = about.partition(":")
    setting = SETTINGS.get(key)
    if setting is None or verb not in ("set", "reset", "sure", "keep"):
        raise Refused("settings-none")
    if verb == "keep":
        await _keep(desk, interaction, setting)
    elif verb == "sure":
        around = await look(desk, interaction)
        chosen, gone = setting.confirmed(around, lost)
        if asked := await _change(desk, interaction, setting, [*chosen], sure=gone):
            return asked  # more is lost by now
    elif asked := await _change(desk, interaction, setting, values if verb == "set" else None):
        return asked
    return await page(desk, interaction, setting.page)


def form(desk: Desk, press: Press, verb: str, about: str) -> Form | None:
    """Return the form for free text, if the admin asks for it."""
    setting = SETTINGS.get(about)
    if verb != "set" or setting is None or not setting.typed or not is_admin(press.interaction):
        return None
    return person_settings.form(press, desk.texts_for(press.interaction))


async def page(desk: Desk, interaction: Interaction, which: str, said: str = "") -> Draft:
    """Show a page, with *said*, the last outcome."""
    if which == "own":
        return await own(desk, interaction)
    if which == "acts":
        return await _acts(desk, interaction)
    around = await look(desk, interaction)
    texts = around.texts
    if which == SETTINGS["blocked"].page:
        await desk.members.name(interaction.guild, around.server.blocked[:SEVERAL])
    return Draft(
        head="\n".join(filter(None, (texts("settings-page", page=texts(f"page-{which}")), said))),
        texts=(),
        parts=tuple(_part(around, setting) for setting in TABLE if setting.page == which),
        menus=(_pages(texts, which),),
    )


async def look(desk: Desk, interaction: Interaction) -> Around:
    """Return the present server of a person."""
    server = await desk.tables.choices.server(interaction.guild_id or 0)
    return Around(desk, server, desk.texts_for(interaction), interaction.guild)


async def deck(desk: Desk, interaction: Interaction, file: discord.Attachment) -> Draft:
    """Use the action cards of a *file* for new tables.

    Return the page.

    Raises:
        Refused: they may not, or it cannot be played with.
    """
    if not is_admin(interaction):
        raise Refused("only-admins")
    cards = await set_up.read(DECK, file)

    setting = SETTINGS["deck"]

    def chosen(server: Server) -> Server:
        return structs.replace(server, deck="" if cards == OURS else cards)

    await change(desk, interaction, setting, chosen)
    count = sum(DECK.counts(cards).values())
    said = desk.texts_for(interaction)("settings-deck-chosen", cards=count)
    return await page(desk, interaction, setting.page, said)


def _part(around: Around, setting: Setting) -> Part:
    """Show a setting: its meaning, value, default, and the way back."""
    texts, usual = around.texts, setting.reset(around.server)
    differs = setting.can_reset and setting.differs(around.server)
    text = texts(
        "settings-line",
        title=texts(setting.name),
        value=setting.in_words(around),
        about=texts(f"{setting.name}.text"),
        usual=setting.in_words(structs.replace(around, server=usual)) if differs else "",
        differs=str(differs),
    )
    what = custom_id(Kind.SERVER, 0, "reset", setting.key)
    label = cut(texts("button-reset", name=texts(setting.name)), LABEL)
    reset = Button(what, label) if differs and not setting.offers_default else None
    lowered = around.server.lowered.get(setting.key)
    if lowered is not None and around.desk.now() < lowered.begins:
        text += "\n" + texts("settings-lowered", when=f"<t:{int(lowered.begins)}:R>")
        keep = custom_id(Kind.SERVER, 0, "keep", setting.key)
        reset = Button(keep, texts("button-keep-all"), "primary")
    return Part(text, reset, setting.menu(around))


async def _change(
    desk: Desk,
    interaction: Interaction,
    setting: Setting,
    values: list[str] | None,
    sure: tuple[str, ...] = (),
) -> Draft | None:
    """Change a setting to *values* or its default, and note the admin.

    Return a question if that destroys more than the admin is *sure* of; nothing is changed then.
    """
    around, shown = await look(desk, interaction), None if sure else chosen_in(interaction)

    def changed(server: Server) -> Server:
        chosen = values
        if chosen is None:
            usual = setting.reset(server)
            if setting.loses != "later":
                return usual
            chosen = [*setting.read(structs.replace(usual, lowered={}))]
        here = structs.replace(around, server=server)
        return setting.write(here, tuple(chosen)) if sure else setting.put(here, chosen, shown)

    lost = setting.lost(around.server, changed(around.server))
    if set(lost) - set(sure):
        return await _asked(around, setting, lost, interaction.guild_id or 0)
    chosen = await change(desk, interaction, setting, changed)
    for person in set(chosen.blocked) - set(around.server.blocked):
        await entry.turn_out(desk, interaction.guild_id or 0, person)
    return None


async def _keep(desk: Desk, interaction: Interaction, setting: Setting) -> None:
    """Take back a shorter time of keeping before it begins."""

    def kept(server: Server) -> Server:
        lowered = server.lowered.get(setting.key)
        if lowered is None or desk.now() >= lowered.begins:
            raise Refused("settings-begun")
        left = {key: each for key, each in server.lowered.items() if key != setting.key}
        return structs.replace(server, lowered=left)

    await change(desk, interaction, setting, kept)


async def _asked(around: Around, setting: Setting, lost: tuple[str, ...], server: int) -> Draft:
    """Ask before a loss, with the number of people.

    Raises:
        Refused: it is more than one press can say.
    """
    sure = custom_id(Kind.SERVER, 0, "sure", setting.key, setting.told(around.server, lost))
    if len(sure) > CUSTOM_ID:
        raise Refused("settings-too-many-lost")
    texts, now = around.texts, around.desk.now()
    tables = people = 0
    if setting.loses == "later":
        days = int(lost[0])
        counted = around.desk.store.losing(
            server, now - days * DAY, day_of(now, around.server.zone) - days if days else NEVER
        )
        tables, people = (await counted)[setting.key]
    elif setting.loses == "added":
        on_it = {*await around.desk.store.tables_on(server)}
        for person in map(int, lost):
            at = await around.desk.store.tables_of(person, here=True)
            tables += len(on_it.intersection(at))
    said = texts(
        f"sure-{setting.loses}",
        title=texts(setting.name),
        value=setting.in_words(around, lost),
        tables=tables,
        people=people,
    )
    return Draft(
        (said,),
        (
            Button(sure, texts(f"sure-{setting.loses}.button"), "danger"),
            Button(custom_id(Kind.SERVER, 0, "back", setting.page), texts("button-leave-it")),
        ),
    )


async def change(
    desk: Desk, interaction: Interaction, setting: Setting, make: Callable[[Server], Server]
) -> Server:
    """Change the field of a *setting*, and note the admin.

    A preset that is gone does not stay chosen.
    """
    around = await look(desk, interaction)

    def changed(server: Server) -> Server:
        new = make(server)
        game = structs.replace(around, server=new).game
        known = (*game.presets, *(own.name for own in new.presets.get(game.key, ())))
        gone = new.presets != server.presets and new.preset not in known
        return structs.replace(new, preset="") if gone else new

    new = changed(around.server)
    if new == around.server:
        return new  # it is so already
    about = json.encode([setting.key, *setting.read(new)]).decode()
    by, server = interaction.user.id, interaction.guild_id or 0
    noted = Act(server=server, at=desk.now(), by=by, what="setting", about=about)
    return await desk.tables.settings.change_server(server, changed, noted)


async def _acts(desk: Desk, interaction: Interaction) -> Draft:
    """List the latest changes and actions on the server."""
    around = await look(desk, interaction)
    texts = around.texts
    acts = await desk.store.acts(interaction.guild_id or 0, ACTS)
    await desk.members.name(interaction.guild, _named(acts))
    lines = fitting((told(around, act) for act in acts), CONTENT)
    return Draft(
        head=f"## {texts('page-acts')}",
        texts=("\n".join(lines) or texts("acts-none"),),
        menus=(_pages(texts, "acts"),),
    )


def _named(acts: Sequence[Act]) -> Iterator[int]:
    """Yield the ids of all people named in the acts."""
    for act in acts:
        yield from (act.by or 0, act.person or 0)
        key, *values = _about(act) or [""]
        if key in SETTINGS and SETTINGS[key].of == "people":
            yield from map(int, values[:SEVERAL])


def _about(act: Act) -> list[str]:
    """Return the key and values of the changed setting, if any."""
    about: list[str] = json.decode(act.about) if act.about else []
    return about


def told(around: Around, act: Act) -> str:
    """Describe an action in a line."""
    about, title, value = _about(act), "", ""
    if about and (setting := SETTINGS.get(about[0])):
        title, value = around.texts(setting.name), setting.in_words(around, tuple(about[1:]))
    return around.texts(
        f"act-{act.what}",
        when=f"<t:{int(act.at)}:R>",
        by=around.person(act.by or 0),
        table=act.table,
        person=around.person(act.person or 0),
        title=title,
        value=value,
    )


def _pages(texts: Texts, shown: str = "") -> Menu:
    """Offer the pages, with the *shown* one chosen."""
    pages = PAGES if shown else PAGES[1:]
    lines = (Choice(each, texts(f"page-{each}"), chosen=each == shown) for each in pages)
    return Menu(custom_id(Kind.SERVER, 0, PAGE), texts("menu-settings-page"), tuple(lines))
