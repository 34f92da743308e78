"""``/rules``: a game's rules in short, and house rules with pictures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache, partial
from itertools import chain

import render
from cogs.desk import Desk
from cogs.platform.interactions import Interaction
from cogs.platform.limits import COMMAND_TEXT
from cogs.platform.text_limits import cut
from cogs.views import deck_menu
from cogs.views.faces import face
from cogs.views.person_settings import private_theme
from cogs.views.rule_words import (
    rule_choice,
    rule_in_words,
    rule_name,
    source_in_words,
    way_in_words,
)
from cogs.views.story import Colours, of_example
from cogs.widgets.buttons import Choice, Menu
from cogs.widgets.custom_ids import Kind, custom_id
from cogs.widgets.message_layout import Draft, PictureJob
from cogs.widgets.render_executor import Speed
from data.texts import Texts, dashed
from engine.examples import Example, Shown
from engine.hosting.state.refusals import Refused, Unplayable
from engine.hosting.state.session import Session
from engine.rules import Rule
from engine.system import System
from render import Picture

IN_SHORT = "-"
"""Chosen in the menu to go back from a house rule."""

KEPT = 60
"""Pictures of examples, of 20 to 90 KB each: more than there are in a theme."""


async def draft(desk: Desk, interaction: Interaction, game: str | None, rule: str | None) -> Draft:
    """Show a game's or the table's rules, or one by name.

    Raises:
        Refused: there is no such game or rule.
    """
    texts, session = desk.texts_for(interaction), await at_table(desk, interaction)
    system = chosen(desk, game, session)
    if system is None:
        raise Refused("unknown-game")
    if rule is not None and (card := card_named(system, rule, texts)):
        theme = await private_theme(desk, interaction)
        return card_page(system, card, texts, session, theme)
    found = None if rule is None else named(system, rule, texts)
    if rule is not None and found is None:
        system, found = elsewhere(desk, rule, texts, asked=None if game is None else system)
    if session is not None and session.system is not system:
        session = None
    theme = await private_theme(desk, interaction)
    if found is None:
        return in_short(system, texts, session, theme)
    return page(system, found, texts, session, theme)


async def at_table(desk: Desk, interaction: Interaction) -> Session | None:
    """Return the channel's table, if it can be played."""
    with suppress(Unplayable):
        return await desk.table_in(interaction)
    return None


def chosen(desk: Desk, game: str | None, session: Session | None) -> System | None:
    """Return the *game*, else the *session*'s game, else the first."""
    if not game:
        return session.system if session else next(iter(desk.catalog.values()))
    return desk.catalog.get(game)


def titles(system: System, texts: Texts) -> dict[str, str]:
    """Return the names of a game's house rules, by key."""
    return {rule.key: texts(rule_name(rule)) for rule in system.house}


def named(system: System, given: str, texts: Texts) -> type[Rule] | None:
    """Return the game's rule with the *given* key or name."""
    names = titles(system, texts)
    for rule in system.house:
        if given.casefold() in (rule.key, names[rule.key].casefold()):
            return rule
    return None


def card_named(system: System, given: str, texts: Texts) -> str | None:
    """Return the game's kind of card with the *given* key or name."""
    own = face(system.key)
    for card in chain(*own.cards.values()):
        if given.casefold() in (card, own.card(card, texts).name.casefold()):
            return card
    return None


def elsewhere(
    desk: Desk, given: str, texts: Texts, asked: System | None
) -> tuple[System, type[Rule]]:
    """Return another game with the *given* rule, and the rule.

    Raises:
        Refused: there is none; or there is, but the game *asked* for by name has no such rule.
    """
    for system in desk.catalog.values():
        if rule := named(system, given, texts):
            if asked is None:
                return system, rule
            name = cut(given, COMMAND_TEXT)
            raise Refused("rules-elsewhere", rule=name, game=_title(system, texts))
    raise Refused("rules-unknown", rule=cut(given, COMMAND_TEXT))


def _title(system: System, texts: Texts) -> str:
    return texts(f"game-{dashed(system.key)}")


def in_short(
    system: System, texts: Texts, session: Session | None, theme: str = render.USUAL
) -> Draft:
    """Show the rules in short, with examples and the *session*'s differences."""
    differences = "" if session is None else _differences(system, texts, session)
    told = f"rules-{dashed(system.key)}"
    return Draft(
        head=texts(told) if told in texts else texts("rules-none", game=_title(system, texts)),
        texts=(differences, texts("rules-cards") if face(system.key).cards else ""),
        sketches=_sketches(system, "", texts, theme),
        menus=_menus(system, texts, session),
    )


def _differences(system: System, texts: Texts, session: Session) -> str:
    values = session.values()
    differs = [
        f"- {rule_in_words(texts, rule.key, values[rule.key])}"
        for rule in _listed(system, session)
        if values[rule.key] != rule.default
    ]
    return "\n".join([texts("rules-here", count=len(differs)), *differs])


def _listed(system: System, session: Session | None) -> tuple[type[Rule], ...]:
    """Return the rules to list: at a table, the effective ones.

    As long as it is a lobby, more people may come.
    """
    if session is None:
        return system.house
    if session.play is None:
        return system.offered(session.values())
    return system.applying(session.values(), len(session.record.seats))


def page(
    system: System,
    rule: type[Rule],
    texts: Texts,
    session: Session | None,
    theme: str = render.USUAL,
) -> Draft:
    """Show a house rule: text, pictured examples, possible values, source."""
    return Draft(
        head=f"## {texts(rule_name(rule))}\n{texts(f'{rule_name(rule)}.text')}",
        texts=(
            "\n".join(_ways(rule, texts, session)),
            "\n".join(_others(system, rule, texts)),
            texts("rules-source", source=source_in_words(rule.source, texts)),
        ),
        sketches=_sketches(system, rule.key, texts, theme),
        menus=_menus(system, texts, session, rule),
    )


def card_page(
    system: System, card: str, texts: Texts, session: Session | None, theme: str = render.USUAL
) -> Draft:
    """Show a kind of card: its picture and its text."""
    own = face(system.key)
    words, picture = own.card(card, texts), partial(own.draw_card, card, texts, theme)
    return Draft(
        head=f"## {words.name}\n{words.text}",
        texts=(),
        sketches=(PictureJob(picture, words.alt, f"card-{card}.png", speed=Speed.KEPT),),
        menus=_menus(system, texts, session, shown=card),
    )


def _card_menus(system: System, texts: Texts, shown: object) -> Iterator[Menu]:
    """Offer the cards of a game."""
    own = face(system.key)
    for number, (key, cards) in enumerate(own.cards.items()):
        what, choices = f"{system.key}:{number}", deck_menu.cards(own, cards, texts, (shown,))
        yield Menu(custom_id(Kind.ABOUT, 0, what), texts(key), tuple(choices))


def _menus(
    system: System, texts: Texts, session: Session | None, shown: type[Rule] | str | None = None
) -> tuple[Menu, ...]:
    """Offer the house rules, the cards and the way back."""
    choices = [Choice(IN_SHORT, texts("rules-in-short"))] if shown else []
    for rule in _listed(system, session):
        choices.append(rule_choice(texts, rule, rule is shown))
    if not choices:
        return ()
    about = Menu(custom_id(Kind.ABOUT, 0, system.key), texts("menu-show-rule"), tuple(choices))
    return (about, *_card_menus(system, texts, shown))


def _ways(rule: type[Rule], texts: Texts, session: Session | None) -> Iterator[str]:
    """Yield the values of a rule, marking default and current one."""
    yield texts("rules-ways")
    for way in rule.values:
        is_here = session is not None and session.values()[rule.key] == way
        yield texts(
            "rules-way",
            way=way_in_words(texts, rule, way),
            usual=str(way == rule.default),
            table=session.record.id if session and is_here else 0,
        )


def _others(system: System, rule: type[Rule], texts: Texts) -> Iterator[str]:
    """Yield the rules that a rule needs, and those it excludes."""
    names = titles(system, texts)
    if rule.needs:
        yield texts("rules-needs", rules=", ".join(names[each] for each in rule.needs))
    excluded = [
        names[other.key]
        for other in system.house
        if other.key in rule.excludes or rule.key in other.excludes
    ]
    if excluded:
        yield texts("rules-excludes", rules=", ".join(excluded))


def _sketches(system: System, rule: str, texts: Texts, theme: str) -> tuple[PictureJob, ...]:
    """Show the examples of a rule, or of the game itself."""
    return tuple(
        _sketch(system, example, texts, theme)
        for example in system.examples
        if example.rule == rule
    )


def _sketch(system: System, example: Example, texts: Texts, theme: str) -> PictureJob:
    shown = system.example(example)
    name = f"rule-{system.key}-{example.key}.png"
    caption = texts(f"example-{dashed(example.key)}")
    values = system.values("book", example.values)
    colours = Colours(texts, system.seating(len(example.seats), values).colours)
    own = face(system.key)
    alt = own.tell_example(shown, texts, of_example(own, shown, colours))
    return PictureJob(
        partial(_drawn, system.key, shown, theme), alt, name, caption, speed=Speed.KEPT
    )


@lru_cache(maxsize=KEPT)
def _drawn(game: str, shown: Shown, theme: str) -> Picture:
    """Draw an example, once, as it never changes."""
    render.take_time()
    return face(game).draw_example(shown, theme)
