"""``/settings`` for a server: pages, presses, and the list of changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, get_args

import discord
from msgspec import json, structs

from cogs.admins import check
from cogs.admins.settings import (
    DECK,
    OLDER,
    SETTINGS,
    SEVERAL,
    TABLE,
    Around,
    Page,
    Setting,
    Values,
)
from cogs.platform.interactions import Interaction, chosen_in
from cogs.platform.limits import LABEL, cut
from cogs.services import Services
from cogs.views import person_settings, set_up
from cogs.widgets.buttons import Button, Choice, Form, Kind, Menu, custom_id
from cogs.widgets.fitting import fitted
from cogs.widgets.handler_registry import Press, Question
from cogs.widgets.message_layout import Draft, Part
from data.records import Act
from data.shipped.texts import Texts
from data.store.retention import NEVER
from engine.hosting.service.tables import SEEN
from engine.hosting.state.refusals import Refused
from engine.hosting.state.seasons import day_of
from engine.hosting.state.settings import USUAL, Server
from engine.hosting.state.time_controls import DAY
from engine.own_decks import OURS

PAGES = ("own", *get_args(Page), "acts")
"""One's own page, those of a server, and the one that says who has done what."""

PAGE = "page"
"""What is chosen in the menu of pages."""

LOSE = "lose"
"""Precedes a setting and the loss that a question has told."""

ACTS = 30
"""How many of the latest acts are read."""


async def own(services: Services, interaction: Interaction) -> Draft:
    """Show a person's own settings; admins also get the server's pages."""
    draft = await person_settings.draft(services, interaction)
    if not await check.is_admin(services, interaction):
        return draft
    texts = services.texts_for(interaction)
    server = Part(texts("settings-server"), menu=_pages(texts))
    return structs.replace(draft, parts=(*draft.parts, server))


async def press(services: Services, press: Press, verb: str, about: str) -> Draft:
    """Carry out an admin's press; return the next page.

    Raises:
        Refused: they may not, or there is nothing like that.
    """
    interaction, values = press.interaction, press.values
    await check.check_admin(services, interaction)
    if verb == PAGE and len(values) == 1 and values[0] in PAGES:
        return await page(services, interaction, values[0])
    if verb == "back" and about in PAGES:
        return await page(services, interaction, about)
    wanted, around = _wanted(press, verb, about), await look(services, interaction)
    older = around.texts(OLDER, title=around.texts(wanted.setting.name))
    said = older if wanted.setting.is_older(around, wanted.shown) else ""

    def changed(server: Server) -> Server:
        here = structs.replace(around, server=server)
        after = wanted.granted(here)
        if verb != LOSE and wanted.setting.lost(server, after):
            raise Refused(OLDER)  # as it was asked for, nothing was lost
        return after

    try:
        chosen = await change(services, interaction, wanted.setting, changed)
    except Refused as refused:
        if refused.key != OLDER:
            raise
        said = older
    else:
        for person in {*chosen.blocked} - {*around.server.blocked}:
            await check.turn_out(services, interaction.guild_id or 0, person)
    return await page(services, interaction, wanted.setting.page, beside={wanted.setting.key: said})


class SettingPress(NamedTuple):
    """A pressed change of a setting."""

    setting: Setting
    verb: str
    values: list[str]
    told: str
    """What a question has told."""
    shown: list[str] | None
    """The values that the page has shown as chosen."""

    def granted(self, around: Around) -> Server:
        """Return the server as it is wished.

        Raises:
            Refused: it cannot be, or would change what the page has not shown.
        """
        setting, server = self.setting, around.server
        if self.verb == LOSE:
            return setting.confirmed(around, self.told)
        if (setting.most == 1 or self.verb != "set") and setting.is_older(around, self.shown):
            raise Refused(OLDER)
        if self.verb == "set":
            return setting.put(around, self.values, self.shown)
        if self.verb == "keep":
            return _kept(around, setting)
        if setting.destroys == "later":
            return setting.write(around, setting.read(USUAL))
        return setting.reset(server)


def _wanted(press: Press, verb: str, about: str) -> SettingPress:
    key, _, told = about.partition(":")
    setting = SETTINGS.get(key)
    if setting is None or verb not in ("set", "reset", "keep", LOSE):
        raise Refused("settings-none")
    shown = chosen_in(press.interaction, custom_id(Kind.SERVER, 0, "set", key))
    return SettingPress(setting, verb, press.values, told, shown)


async def asked(services: Services, press: Press, verb: str, about: str) -> Question | None:
    """Return the question before a change that destroys.

    Raises:
        Refused: they may not, or there is nothing like that.
    """
    await check.check_admin(services, press.interaction)
    if verb in (PAGE, "back"):
        return None
    wanted, around = _wanted(press, verb, about), await look(services, press.interaction)
    try:
        after = wanted.granted(around)
    except Refused as refused:
        if refused.key != OLDER:
            raise
        return None  # which is said on the page
    lost = wanted.setting.lost(around.server, after)
    if not lost:
        return None
    told = await _loss(around, wanted.setting, lost, after, press.interaction.guild_id or 0)
    return Question(
        around.texts,
        f"sure-{wanted.setting.destroys}",
        told,
        rest=f"{LOSE}:{wanted.setting.key}:{wanted.setting.told(around.server, lost)}",
        back=custom_id(Kind.SERVER, 0, "back", wanted.setting.page),
    )


async def form(services: Services, press: Press, verb: str, about: str) -> Form | None:
    """Return the form for free text, if the admin asks for it."""
    setting = SETTINGS.get(about)
    if verb != "set" or setting is None or not setting.typed:
        return None
    if not await check.is_admin(services, press.interaction):
        return None
    return person_settings.form(press, services.texts_for(press.interaction))


async def page(
    services: Services,
    interaction: Interaction,
    which: str,
    said: str = "",
    beside: Mapping[str, str] = MappingProxyType({}),
) -> Draft:
    """Show a page, with *said*, the last outcome, and notes *beside* settings."""
    if which == "own":
        return await own(services, interaction)
    if which == "acts":
        return await _acts(services, interaction)
    around = await look(services, interaction)
    texts = around.texts
    if which == SETTINGS["blocked"].page:
        await services.members.name(interaction.guild, around.server.blocked[:SEVERAL])
    shown = [setting for setting in TABLE if setting.page == which]
    later = str(any(setting.destroys == "later" for setting in shown))
    head = texts("settings-page", page=texts(f"page-{which}"), later=later)
    return Draft(
        head="\n".join(filter(None, (head, said))),
        texts=(),
        parts=tuple(_part(around, setting, beside.get(setting.key, "")) for setting in shown),
        menus=(_pages(texts, which),),
    )


async def look(services: Services, interaction: Interaction) -> Around:
    """Return the present server of a person."""
    server = await services.tables.choices.server(interaction.guild_id or 0)
    return Around(services, server, services.texts_for(interaction), interaction.guild)


async def deck(services: Services, interaction: Interaction, file: discord.Attachment) -> Draft:
    """Use the action cards of a *file* for new tables.

    Return the page.

    Raises:
        Refused: they may not, or it cannot be played with.
    """
    await check.check_admin(services, interaction)
    cards = await set_up.read(DECK, file)

    setting = SETTINGS["deck"]

    def chosen(server: Server) -> Server:
        return structs.replace(server, deck="" if cards == OURS else cards)

    await change(services, interaction, setting, chosen)
    count = sum(DECK.counts(cards).values())
    said = services.texts_for(interaction)("settings-deck-chosen", cards=count)
    return await page(services, interaction, setting.page, said)


def _part(around: Around, setting: Setting, note: str) -> Part:
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
    if lowered is not None and around.services.now() < lowered.begins:
        text += "\n" + texts("settings-lowered", when=f"<t:{int(lowered.begins)}:R>")
        keep = custom_id(Kind.SERVER, 0, "keep", setting.key)
        reset = Button(keep, texts("button-keep-all"), "primary")
    return Part("\n".join(filter(None, (text, note))), reset, setting.menu(around))


def _kept(around: Around, setting: Setting) -> Server:
    """Return the server without its pending shorter time of keeping.

    Raises:
        Refused: there is none.
    """
    server, lowered = around.server, around.server.lowered.get(setting.key)
    if lowered is None or around.services.now() >= lowered.begins:
        raise Refused("settings-begun")
    left = {key: each for key, each in server.lowered.items() if key != setting.key}
    return structs.replace(server, lowered=left)


async def _loss(
    around: Around, setting: Setting, lost: Values, after: Server, server: int
) -> dict[str, str | int]:
    """Name a loss: its values, games, people and beginning."""
    told: dict[str, str | int] = {
        "title": around.texts(setting.name),
        "value": setting.in_words(around, lost),
    }
    if setting.destroys == "later":
        days, begins = int(lost[0]), after.lowered[setting.key].begins
        day = day_of(begins, after.zone) - days if days else NEVER
        counted = await around.services.store.losing(server, begins - days * DAY, day)
        told["tables"], told["people"] = counted[setting.key]
        told["when"] = f"<t:{int(begins)}:f>"
    elif setting.destroys == "added":
        told["tables"] = await check.seats(around.services, server, map(int, lost))
    return told


async def change(
    services: Services, interaction: Interaction, setting: Setting, make: Callable[[Server], Server]
) -> Server:
    """Change the field of a *setting*, and note the admin.

    A preset that is gone does not stay chosen.
    """
    mark, around = services.deletions.mark(), await look(services, interaction)

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
    noted = Act(server=server, at=services.now(), by=by, what="setting", about=about)
    chosen = await services.tables.settings.change_server(server, changed, noted)
    if setting.key in SEEN:
        await services.cups.show_again(server)
    await check.take_out_again(services, mark, (by, *chosen.blocked))
    return chosen


async def _acts(services: Services, interaction: Interaction) -> Draft:
    """List the latest changes and actions on the server."""
    around = await look(services, interaction)
    texts = around.texts
    acts = await services.store.acts(interaction.guild_id or 0, ACTS)
    await services.members.name(interaction.guild, _named(acts))
    lines = [told(around, act) for act in acts]
    return fitted(
        lambda room: Draft(
            head=f"## {texts('page-acts')}",
            texts=("\n".join(room.lines(lines, texts)) or texts("acts-none"),),
            menus=(_pages(texts, "acts"),),
        )
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
