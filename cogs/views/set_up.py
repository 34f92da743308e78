"""The private *Set up* of a lobby's host: game, rules, guests."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from typing import get_args

import discord

from cogs.platform.foreign import label
from cogs.platform.interactions import Interaction, reply_with_file
from cogs.platform.limits import LABEL, OPTION, cut, small
from cogs.views.faces import face
from cogs.views.faces.face import Face
from cogs.views.rule_words import (
    preset_in_words,
    preset_name,
    rule_choice,
    rule_in_words,
    rule_name,
    way_in_words,
)
from cogs.widgets.buttons import Button, Choice, Form, Kind, Menu, custom_id
from cogs.widgets.message_layout import Draft
from data.foreign import typed
from data.shipped.texts import Texts, dashed
from engine.evaluation import PERSONAS
from engine.hosting.state.refusals import Refused, playable
from engine.hosting.state.session import Session
from engine.hosting.state.settings import NAME
from engine.hosting.state.setups import options, window
from engine.hosting.state.time_controls import WINDOW_SECONDS, Pace
from engine.own_decks import LEAST_CARDS, MOST_BYTES, MOST_CARDS, DeckRule
from engine.rules import OwnPreset, Preset, Value
from engine.system import System

LEFT_OUT = "menu-left-out", "menu-left-out-turn"
"""The menus of cards that are left out; each has those that `/rules` shows in one menu."""

LEVELS = "easy", "normal", "hard", *PERSONAS
"""The computer players that a host may choose."""


def set_up(
    session: Session, texts: Texts, games: Sequence[str], own: Mapping[str, OwnPreset]
) -> Draft:
    """Show the host the game, presets, pace and people."""
    table, due = session.record.id, session.record.due
    title = [texts("menu-title")]
    plain = session.setup.appointment is None and not session.setup.unconfirmed
    if due is not None and plain:
        title.append(small(texts("lobby-closes", due=f"<t:{int(due)}:R>")))
    titles = tuple(
        Choice(game, texts(f"game-{dashed(game)}"), chosen=game == session.record.game)
        for game in games
    )
    game = Menu(custom_id(Kind.LOBBY, table, "game"), texts("menu-game"), titles)
    paces = tuple(
        Choice(pace, texts(f"pace-{pace}"), texts(f"pace-{pace}.short"), pace == session.setup.pace)
        for pace in get_args(Pace)
    )
    menus = (
        *((game,) if len(titles) > 1 else ()),
        *_preset_menu(session, texts, own, Kind.LOBBY),
        Menu(custom_id(Kind.LOBBY, table, "pace"), texts("menu-pace"), paces),
        _options_menu(session, texts),
        *_people_menus(session, texts),
    )
    return Draft(tuple(title), tuple(_set_up_buttons(session, texts)), menus)


def house_rules(session: Session, texts: Texts, own: Mapping[str, OwnPreset], admin: bool) -> Draft:
    """Show the host all rules, and an admin the server's *own* presets."""
    menus = (
        *_preset_menu(session, texts, own, Kind.RULES),
        *_rule_menus(session, texts),
        *_window_menu(session, texts),
    )
    back = Button(custom_id(Kind.LOBBY, session.record.id, "host"), texts("button-back-to-set-up"))
    saved = _preset_buttons(session, texts, own) if admin else ()
    return Draft((texts("menu-rules-title"),), (back, *saved), menus)


def _preset_menu(
    session: Session, texts: Texts, own: Mapping[str, OwnPreset], kind: Kind
) -> Iterator[Menu]:
    """Offer the presets and the chosen one, even if it is gone.

    A choice is answered with the page on which the menu is, by the *kind* of its press.
    """
    chosen = session.setup.preset
    offered: dict[str, Preset] = {**{key: key for key in session.system.presets}, **own}
    offered[_key(chosen)] = chosen
    choices = tuple(
        Choice(
            key,
            label(preset_name(texts, preset)),
            cut(preset_in_words(texts, preset), OPTION),
            key == _key(chosen),
        )
        for key, preset in offered.items()
    )
    if len(choices) > 1:
        what = custom_id(kind, session.record.id, "preset")
        yield Menu(what, texts("menu-preset"), choices)


def _rule_menus(session: Session, texts: Texts) -> Iterator[Menu]:
    """Offer rules: switches in one menu, others in one each, cards."""
    table, system, values = session.record.id, session.system, session.values()
    rules = system.offered(values)
    switches = [rule for rule in rules if rule.values == (False, True)]
    if switches:
        what, most = custom_id(Kind.RULES, table, "switches"), len(switches)
        choices = tuple(rule_choice(texts, rule, bool(values[rule.key])) for rule in switches)
        yield Menu(what, texts("menu-rules"), choices, 0, most)
    for rule in rules:
        if rule not in switches:
            value = values[rule.key]
            ways = tuple(
                Choice(str(way), way_in_words(texts, rule, way), chosen=way == value)
                for way in rule.values
            )
            named = texts(rule_name(rule))
            if value not in rule.values:
                named = rule_in_words(texts, rule.key, value)
            yield Menu(custom_id(Kind.RULES, table, rule.key), named, ways)
    if (deck := system.deck) in rules and deck is not None:
        yield from _left_out(table, system, deck.counts(values[deck.key]), texts)


def _window_menu(session: Session, texts: Texts) -> Iterator[Menu]:
    """Offer lengths of the reaction window, in games with one."""
    chosen = window(session.setup, session.system)
    if chosen is None:
        return
    choices = tuple(
        Choice(
            f"{seconds:g}", texts("window-seconds", seconds=f"{seconds:g}"), None, seconds == chosen
        )
        for seconds in sorted({*WINDOW_SECONDS, chosen})
    )
    yield Menu(custom_id(Kind.LOBBY, session.record.id, "window"), texts("menu-window"), choices)


def _options_menu(session: Session, texts: Texts) -> Menu:
    """Offer the table's options beside its rules."""
    offered = options(session.setup, session.system, session.values())
    choices = tuple(
        Choice(each, texts(f"option-{dashed(each)}"), texts(f"option-{dashed(each)}.short"), on)
        for each, on in offered.items()
    )
    what = custom_id(Kind.LOBBY, session.record.id, "options")
    return Menu(what, texts("menu-options"), choices, 0, len(choices))


def _people_menus(session: Session, texts: Texts) -> Iterator[Menu]:
    """Offer to invite and remove people, and to add computer players."""
    record, system = session.record, session.system
    yield Menu(custom_id(Kind.PEOPLE, record.id, "invite"), texts("menu-invite"), (), 1, 5)
    yield Menu(custom_id(Kind.PEOPLE, record.id, "remove"), texts("menu-remove"))
    if len(record.seats) < max(system.numbers(session.values())):
        levels = tuple(
            Choice(level, texts(f"level-{level}"), texts(f"level-{level}.short"))
            for level in LEVELS
            if level in system.levels
        )
        yield Menu(custom_id(Kind.LOBBY, record.id, "computer"), texts("menu-computer"), levels)


def _set_up_buttons(session: Session, texts: Texts) -> Iterator[Button]:
    """Offer the house rules, and computer players one by one."""
    record, system = session.record, session.system
    found = {"when": "button-when", "rules": "button-house-rules"}
    if len(record.seats) < max(system.numbers(session.values())):
        found["add"] = "button-add-computer"
    if any(seat.person is None for seat in record.seats):
        found["remove"] = "button-remove-computer"
    for what, key in found.items():
        yield Button(custom_id(Kind.LOBBY, record.id, what), texts(key))


def _left_out(table: int, system: System, deck: Collection[str], texts: Texts) -> Iterator[Menu]:
    """Offer to leave out single kinds of cards."""
    own = face(system.key)
    for key, (_, cards) in zip(LEFT_OUT, own.cards.items(), strict=True):
        choices = tuple(deck_choices(own, cards, texts, set(cards) - set(deck)))
        yield Menu(custom_id(Kind.RULES, table, key), texts(key), choices, 0, len(choices))


def name_form(session: Session, texts: Texts) -> Form:
    """Return the form that asks an admin for a preset's name."""
    preset = session.setup.preset
    return Form(
        custom_id=custom_id(Kind.PRESETS, session.record.id, "save"),
        title=texts("button-save-preset"),
        label=texts("form-preset-name"),
        value=typed(preset.name) if isinstance(preset, OwnPreset) else "",
        most=NAME,
    )


def _key(preset: Preset) -> str:
    return typed(preset.name) if isinstance(preset, OwnPreset) else preset


def _preset_buttons(
    session: Session, texts: Texts, own: Mapping[str, OwnPreset]
) -> Iterator[Button]:
    table, preset = session.record.id, session.setup.preset
    yield Button(custom_id(Kind.PRESETS, table, "name"), texts("button-save-preset"))
    if _key(preset) in own:
        said = texts("button-forget-preset", name=label(preset_name(texts, preset)))
        what = custom_id(Kind.PRESETS, table, "forget", _key(preset))
        yield Button(what, cut(said, LABEL), "danger")


# Deck choices: single cards left out, or a deck from a file.
#
# The bot sends the chosen deck as a file to edit, so that the format explains itself.


FILE = "deck.json"


def deck_choices(
    own: Face, kinds: Iterable[str], texts: Texts, chosen: Container[object] = ()
) -> list[Choice]:
    """Return menu lines for kinds of cards, with name and effect."""
    words = {kind: own.card(kind, texts) for kind in kinds}
    return [Choice(kind, card.name, card.brief, kind in chosen) for kind, card in words.items()]


async def read(deck: type[DeckRule], file: discord.Attachment) -> str:
    """Return the deck in an uploaded *file*.

    Raises:
        Refused: it cannot be played with.
    """
    if file.size > MOST_BYTES:
        raise Refused("deck-too-big", kilobytes=MOST_BYTES // 1024)
    with playable():
        return deck.read(await file.read())


async def send(
    interaction: Interaction, deck: type[DeckRule], chosen: Value, own: Face, texts: Texts
) -> None:
    """Send the *chosen* deck as a file to edit and upload."""
    names = {kind: own.card(kind, texts).name for kind in deck.ours}
    said = texts("deck-file", least=LEAST_CARDS, most=MOST_CARDS)
    await reply_with_file(interaction, said, FILE, deck.file(chosen, names))
