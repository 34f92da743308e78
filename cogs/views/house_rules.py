"""``/rules``: a game's rules in short, and house rules with pictures."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from itertools import chain
from typing import NamedTuple

import render
from cogs.platform.interactions import Interaction, uninvited
from cogs.platform.limits import COMMAND_TEXT, cut
from cogs.services import Services
from cogs.views import set_up
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
from cogs.widgets.buttons import Choice, Kind, Menu, custom_id
from cogs.widgets.message_layout import Draft, PictureJob, Speed
from data.shipped.texts import Texts, dashed
from engine.hosting.state.refusals import Refused, Unplayable
from engine.hosting.state.session import Session
from engine.rules import Rule
from engine.system import BOOK, Example, Shown, System
from render import Picture

IN_SHORT = "-"
"""Chosen in the menu to go back from a house rule."""

GAMES = "games"
"""Keeps the custom_id of the menu of games apart."""

KEPT = 60
"""Pictures of examples, of 20 to 90 KB each: more than there are in a theme."""


async def draft(
    services: Services, interaction: Interaction, game: str | None, rule: str | None
) -> Draft:
    """Show a game's or the table's rules, one rule, or all games.

    Raises:
        Refused: there is no such game or rule.
    """
    texts, session = services.texts_for(interaction), await at_table(services, interaction)
    if game is None and rule is None and session is None and len(services.catalog) > 1:
        return overview(services, texts)
    system = chosen(services, game, session)
    if system is None:
        raise Refused("unknown-game")
    card = rule and card_named(system, rule, texts)
    found = None if rule is None else named(system, rule, texts)
    if rule is not None and not card and found is None:
        system, found = elsewhere(services, rule, texts, asked=None if game is None else system)
    if session is not None and session.system is not system:
        session = None
    theme = await private_theme(services, interaction)
    pages = Pages(system, texts, session, theme, tuple(services.catalog))
    page = partial(pages.rule, found) if found else pages.in_short
    # Examples play their moves for it, which takes too long for the event loop.
    return await asyncio.to_thread(partial(pages.card, card) if card else page)


def overview(services: Services, texts: Texts) -> Draft:
    """Show all games with their goals, and a menu of their rules."""
    told = (
        texts("rules-game", game=_title(each, texts), goal=_goal(each, texts))
        for each in services.catalog.values()
    )
    return Draft(
        ("\n".join((texts("rules-games"), *told)),), menus=(_games(texts, tuple(services.catalog)),)
    )


def _games(texts: Texts, games: Sequence[str], shown: str = "") -> Menu:
    """Offer the games' rules in short."""
    choices = (Choice(each, texts(f"game-{dashed(each)}"), chosen=each == shown) for each in games)
    return Menu(custom_id(Kind.ABOUT, 0, shown, GAMES), texts("menu-show-game"), tuple(choices))


async def at_table(services: Services, interaction: Interaction) -> Session | None:
    """Return the channel's table, if it can be played there."""
    with suppress(Unplayable):
        return None if uninvited(interaction) else await services.table_in(interaction)
    return None


def chosen(services: Services, game: str | None, session: Session | None) -> System | None:
    """Return the *game*, else the *session*'s game, else the first."""
    if not game:
        return session.system if session else next(iter(services.catalog.values()))
    return services.catalog.get(game)


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
    services: Services, given: str, texts: Texts, asked: System | None
) -> tuple[System, type[Rule]]:
    """Return another game with the *given* rule, and the rule.

    Raises:
        Refused: there is none; or there is, but the game *asked* for by name has no such rule.
    """
    for system in services.catalog.values():
        if rule := named(system, given, texts):
            if asked is None:
                return system, rule
            name = cut(given, COMMAND_TEXT)
            raise Refused("rules-elsewhere", rule=name, game=_title(system, texts))
    raise Refused("rules-unknown", rule=cut(given, COMMAND_TEXT))


def _title(system: System, texts: Texts) -> str:
    return texts(f"game-{dashed(system.key)}")


def _goal(system: System, texts: Texts) -> str:
    return texts(f"game-{dashed(system.key)}.goal")


class Pages(NamedTuple):
    """The pages about a game's rules, also as its table has them."""

    system: System
    texts: Texts
    session: Session | None = None
    theme: str = render.USUAL
    games: tuple[str, ...] = ()
    """All games, where there are others to go on to."""

    def in_short(self) -> Draft:
        """Show the rules in short, with examples and the table's differences."""
        system, texts, told = self.system, self.texts, f"rules-{dashed(self.system.key)}"
        return Draft(
            head=texts(told) if told in texts else texts("rules-none", game=_title(system, texts)),
            texts=(self._differences(), texts("rules-cards") if face(system.key).cards else ""),
            sketches=self._sketches(""),
            menus=(*self._menus(), *self._other_games()),
        )

    def rule(self, rule: type[Rule]) -> Draft:
        """Show a house rule: text, pictured examples, possible values, source."""
        texts, name = self.texts, rule_name(rule)
        return Draft(
            head=f"## {texts(name)}\n{texts(f'{name}.text')}",
            texts=(
                "\n".join(self._ways(rule)),
                "\n".join(self._others(rule)),
                "\n".join(self._begins() if rule.key == "first_player" else ()),
                texts("rules-source", source=source_in_words(rule.source, texts)),
            ),
            sketches=self._sketches(rule.key),
            menus=self._menus(rule),
        )

    def card(self, card: str) -> Draft:
        """Show a kind of card: its picture and its text."""
        own = face(self.system.key)
        words, paint = (
            own.card(card, self.texts),
            partial(own.draw_card, card, self.texts, self.theme),
        )
        picture = PictureJob(paint, words.alt, f"card-{card}.png", speed=Speed.KEPT)
        head = f"## {words.name}\n{words.text}"
        return Draft((), head=head, sketches=(picture,), menus=self._menus(card))

    def _differences(self) -> str:
        if self.session is None:
            return ""
        values = self.session.values()
        differs = [
            f"- {rule_in_words(self.texts, rule.key, values[rule.key])}"
            for rule in self._listed()
            if values[rule.key] != rule.default
        ]
        return "\n".join([self.texts("rules-here", count=len(differs)), *differs])

    def _listed(self) -> tuple[type[Rule], ...]:
        """Return the rules to list: at a table, the effective ones.

        As long as it is a lobby, more people may come.
        """
        if self.session is None:
            return self.system.house
        values = self.session.values()
        if self.session.play is None:
            return self.system.offered(values)
        return self.system.applying(values, len(self.session.record.seats))

    def _other_games(self) -> tuple[Menu, ...]:
        """Offer the rules of the other games."""
        if len(self.games) < 2:
            return ()
        return (_games(self.texts, self.games, self.system.key),)

    def _menus(self, shown: type[Rule] | str | None = None) -> tuple[Menu, ...]:
        """Offer the house rules, the cards and the way back."""
        texts, key, own = self.texts, self.system.key, face(self.system.key)
        choices = [Choice(IN_SHORT, texts("rules-in-short"))] if shown else []
        choices += [rule_choice(texts, rule, rule is shown) for rule in self._listed()]
        if not choices:
            return ()
        about = Menu(custom_id(Kind.ABOUT, 0, key), texts("menu-show-rule"), tuple(choices))
        cards = (
            Menu(custom_id(Kind.ABOUT, 0, key, number), texts(what), tuple(lines))
            for number, (what, kinds) in enumerate(own.cards.items())
            for lines in [set_up.deck_choices(own, kinds, texts, (shown,))]
        )
        return (about, *cards)

    def _ways(self, rule: type[Rule]) -> Iterator[str]:
        """Yield the values of a rule, marking default and current one."""
        session = self.session
        yield self.texts("rules-ways")
        for way in rule.values:
            is_here = session is not None and session.values()[rule.key] == way
            yield self.texts(
                "rules-way",
                way=way_in_words(self.texts, rule, way),
                usual=str(way == rule.default),
                table=session.record.id if session and is_here else "none",
            )

    def _others(self, rule: type[Rule]) -> Iterator[str]:
        """Yield the rules that a rule needs, and those it excludes."""
        names = titles(self.system, self.texts)
        if rule.needs:
            yield self.texts(
                "rules-needs",
                rules=self.texts.joined("between-items", (names[each] for each in rule.needs)),
            )
        excluded = [
            names[other.key]
            for other in self.system.house
            if other.key in rule.excludes or rule.key in other.excludes
        ]
        if excluded:
            yield self.texts("rules-excludes", rules=self.texts.joined("between-items", excluded))

    def _begins(self) -> Iterator[str]:
        """Yield the worth of going first, at a table for itself."""
        session = self.session
        for preset, wins in self.system.begins.items():
            for players, won in wins.items():
                if session is None or (preset, players) == (
                    session.setup.preset,
                    len(session.record.seats),
                ):
                    yield self.texts(
                        "rules-begins",
                        preset=self.texts(f"preset-{preset}"),
                        players=players,
                        wins=won,
                        even=round(100 / players),
                    )

    def _sketches(self, rule: str) -> tuple[PictureJob, ...]:
        """Show the examples of a rule, or of the game itself."""
        if not face(self.system.key).pictured_rules:
            return ()
        return tuple(self._sketch(each) for each in self.system.examples if each.rule == rule)

    def _sketch(self, example: Example) -> PictureJob:
        system, texts, own = self.system, self.texts, face(self.system.key)
        shown, values = system.example(example), system.values(BOOK, example.values)
        colours = Colours(texts, system.seating(len(example.seats), values).colours)
        alt = own.tell_example(shown, texts, of_example(own, shown, colours))
        name, caption = f"rule-{system.key}-{example.key}.png", f"example-{dashed(example.key)}"
        paint = partial(_drawn, system.key, shown, self.theme)
        return PictureJob(paint, alt, name, texts(caption), speed=Speed.KEPT)


@lru_cache(maxsize=KEPT)
def _drawn(game: str, shown: Shown, theme: str) -> Picture:
    """Draw an example, once, as it never changes."""
    render.take_time()
    return face(game).draw_example(shown, theme)
