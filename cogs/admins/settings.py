"""All settings of a server, as one table: meaning, values, defaults.

A row is all there is to a setting: `cogs.admins.panel` shows it, `setting.Setting.put` checks what was
chosen, the store keeps it in `engine.hosting.state.server_settings.Server`.  A row's texts are called
``setting-<key>``: its title, what it is about (``.text``), what it is called while nothing is
chosen (``.none``), and the values that are words (``.value-<value>``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import get_args

import discord
from msgspec import structs

from cogs.admins.setting import Around, Setting, Values, one, some
from cogs.platform.limits import OPTION, OPTIONS
from cogs.platform.text_limits import cut
from cogs.views import deck_menu
from cogs.views.faces import face
from cogs.views.rule_words import preset_name, way_in_words
from cogs.widgets import time_zones
from cogs.widgets.buttons import Choice
from data.shipped.texts import LANGUAGES, Texts, dashed
from engine.catalog import CATALOG
from engine.decks import OURS
from engine.hosting.state.person_settings import Calls
from engine.hosting.state.quiet_hours import zone
from engine.hosting.state.refusals import Refused, playable
from engine.hosting.state.server_settings import Season, Server, presets
from engine.hosting.state.time_controls import Pace
from engine.rules import Preset
from render import THEMES
from render import USUAL as USUAL_THEME

DECKED, DECK = next((each, each.deck) for each in CATALOG.values() if each.deck)
"""The game whose cards a server can choose, and the rule that it sets."""


def _number(texts: Texts, value: str) -> str:
    return value


def _days(texts: Texts, value: str) -> str:
    return texts("days", days=int(value))


def _first(key: str, names: Callable[[Around], Mapping[str, str]], *fields: str) -> Setting:
    """Return a setting with present names, the first as default.

    Another choice resets further *fields*.
    """

    def ways(around: Around) -> list[Choice]:
        return [Choice(value, cut(name, OPTION)) for value, name in names(around).items()]

    def write(around: Around, given: Values) -> Server:
        value = "" if given[0] == next(iter(names(around))) else given[0]
        if value == getattr(around.server, key):
            return around.server
        return structs.replace(around.server, **{**dict.fromkeys(fields, ""), key: value})

    def read(server: Server) -> Values:
        return tuple(filter(None, (getattr(server, key),)))

    return Setting(key=key, page="play", fields=(key, *fields), read=read, write=write, ways=ways)


def _games(around: Around) -> dict[str, str]:
    return {key: around.texts(f"game-{dashed(key)}") for key in around.desk.catalog}


def _presets(around: Around) -> dict[str, str]:
    own = presets(around.server, around.game)
    every: dict[str, Preset] = {**{key: key for key in around.game.presets}, **own}
    return {key: preset_name(around.texts, each) for key, each in every.items()}


def _kept() -> Setting:
    """Return the setting of a server's presets; presets not chosen are forgotten."""

    def names(server: Server) -> dict[str, tuple[str, str]]:
        each = ((game, own.name) for game, kept in server.presets.items() for own in kept)
        return {f"{game}:{name}": (game, name) for game, name in each}

    def ways(around: Around) -> list[Choice]:
        texts = around.texts
        return [
            Choice(value, cut(name, OPTION), cut(texts(f"game-{dashed(game)}"), OPTION))
            for value, (game, name) in names(around.server).items()
            if game in around.desk.catalog
        ]

    def write(around: Around, given: Values) -> Server:
        gone = {choice.value for choice in ways(around)[:OPTIONS]} - set(given)
        left = {
            game: [own for own in kept if f"{game}:{own.name}" not in gone]
            for game, kept in around.server.presets.items()
        }
        return structs.replace(
            around.server, presets={key: own for key, own in left.items() if own}
        )

    return Setting(
        key="presets",
        page="play",
        fields=("presets",),
        read=lambda server: tuple(names(server)),
        write=write,
        ways=ways,
        gone=lambda _, value: value.partition(":")[2],
        least=0,
        most=OPTIONS,
        can_reset=False,
    )


def _deck() -> Setting:
    """Return the setting of the action cards' deck."""

    def read(server: Server) -> Values:
        deck = server.deck or OURS
        return (deck if deck in DECK.values else str(sum(DECK.counts(deck).values())),)

    def ways(around: Around) -> list[Choice]:
        names = [str(value) for value in DECK.values]
        own = [value for value in read(around.server) if value not in names]
        called = {name: way_in_words(around.texts, DECK, name) for name in names}
        called |= {cards: _own(around.texts, cards) for cards in own}
        return [Choice(value, name) for value, name in called.items()]

    def write(around: Around, given: Values) -> Server:
        if given == read(around.server):
            return around.server
        return structs.replace(around.server, deck="" if given[0] == OURS else given[0])

    return Setting(
        key="deck", page="cards", fields=("deck",), read=read, write=write, ways=ways, gone=_own
    )


def _own(texts: Texts, cards: str) -> str:
    return texts("rule-deck.value-own", cards=int(cards))


def _left_out(key: str, cards: str) -> Setting:
    """Return the setting of left-out action cards, of one of two kinds."""
    own = face(DECKED.key)
    among: Mapping[str, object] = dict.fromkeys(own.cards[cards])

    def ways(around: Around) -> list[Choice]:
        return deck_menu.cards(own, among, around.texts)

    def read(server: Server) -> Values:
        counts = DECK.counts(server.deck or OURS)
        return tuple(card for card in among if card not in counts)

    def write(around: Around, given: Values) -> Server:
        with playable():
            deck = DECK.leaving_out(around.server.deck or OURS, given, among.keys())
        return structs.replace(around.server, deck="" if deck == OURS else deck)

    return Setting(
        key=key,
        page="cards",
        fields=("deck",),
        read=read,
        write=write,
        ways=ways,
        least=0,
        most=OPTIONS,
        can_reset=False,
    )


def _podium() -> Setting:
    """Return the setting of the podium's channel, which refuses categories."""
    setting = some("podium", "results", "channels", most=1)

    def write(around: Around, given: Values) -> Server:
        place = around.guild.get_channel(int(given[0])) if around.guild and given else None
        if isinstance(place, discord.CategoryChannel):
            raise Refused("settings-no-category")
        return setting.write(around, given)

    return structs.replace(setting, write=write)


def _zone() -> Setting:
    return Setting(
        key="zone",
        page="time",
        fields=("zone",),
        read=lambda server: (server.zone,),
        write=lambda around, given: structs.replace(around.server, zone=zone(given[0])),
        ways=lambda around: time_zones.choices(around.texts, around.server.zone),
        typed=True,
    )


def _hours(key: str, other: str, hours: range) -> Setting:
    """Return the setting of one quiet hour, never equal to *other*."""

    def hour(texts: Texts, value: str) -> str:
        return texts("quiet-hour", hour=int(value))

    def ways(around: Around) -> list[Choice]:
        found = map(str, (each for each in hours if each != getattr(around.server, other)))
        return [Choice(value, hour(around.texts, value)) for value in found]

    return structs.replace(one(key, "time", hours, hour), ways=ways)


TABLE: tuple[Setting, ...] = (
    some("channels", "where", "channels"),
    some("openers", "where", "roles"),
    one("threads", "where", (False, True)),
    one("per_channel", "where", (1, 2, 3, 5, 10), _number),
    one("per_person", "where", (1, 2, 3, 5, 10, 25), _number),
    _first("game", _games, "preset"),
    _first("preset", _presets),
    _kept(),
    _deck(),
    _left_out("left_out", "menu-show-card"),
    _left_out("left_out_turn", "menu-show-card-turn"),
    one("pace", "turns", get_args(Pace), lambda texts, pace: texts(f"pace-{pace}"), "relaxed"),
    one("rolls", "turns", ("usual", "hand", "itself"), empty="usual"),
    one("taking_back", "turns", (False, True)),
    _zone(),
    _hours("quiet_from", "quiet_to", range(-1, 24)),
    _hours("quiet_to", "quiet_from", range(24)),
    one("calls", "time", get_args(Calls)),
    one("language", "look", ("discord", *LANGUAGES), empty="discord"),
    one("theme", "look", tuple(THEMES), lambda texts, key: texts(f"theme-{key}"), USUAL_THEME),
    one("season", "results", get_args(Season)),
    one("leaderboard", "results", (False, True)),
    one("computers_listed", "results", (False, True)),
    _podium(),
    one("keeps", "kept", (7, 30, 90, 180, 365), _days),
    one("results_days", "kept", (0, 90, 180, 365), _days),
    one("posting", "care", (False, True)),
    some("moderators", "care", "roles", most=1),
    some("blocked", "care", "people"),
)
"""Everything that a server can choose, in the order in which it is shown."""

SETTINGS: Mapping[str, Setting] = {setting.key: setting for setting in TABLE}
