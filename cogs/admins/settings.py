"""All settings of a server, as one table: meaning, values, defaults.

A row is all there is to a setting: `cogs.admins.panel` shows it, `setting.Setting.put` checks what was
chosen, the store keeps it in `engine.hosting.state.settings.Server`.  A row's texts are called
``setting-<key>``: its title, what it is about (``.text``), what it is called while nothing is
chosen (``.none``), and the values that are words (``.value-<value>``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from typing import Literal, TypeAlias, get_args
from zlib import crc32

import discord
from msgspec import Struct, json, structs

from cogs.platform.foreign import label, markup
from cogs.platform.limits import OPTION, OPTIONS, cut
from cogs.platform.player_names import Naming
from cogs.services import Services
from cogs.views import person_settings, set_up
from cogs.views.faces import face
from cogs.views.rule_words import preset_name, way_in_words
from cogs.widgets.buttons import Choice, Kind, Kinds, Menu, custom_id
from cogs.widgets.fitting import Room
from data.foreign import typed
from data.shipped.languages import DECLARED, LANGUAGES
from data.shipped.texts import Texts, dashed
from engine.catalog import CATALOG
from engine.hosting.state.refusals import Refused, playable
from engine.hosting.state.settings import USUAL, Calls, Keeping, Season, Server, presets
from engine.hosting.state.time_controls import Pace, zone
from engine.own_decks import OURS
from engine.rules import Preset
from engine.system import System
from render import THEMES
from render import USUAL as USUAL_THEME

# A setting of a server: its field, its menu, its texts.
#
# Most are of two kinds, `one` of some values or `some` channels, roles or people.


Page: TypeAlias = Literal[
    "where", "play", "cards", "turns", "time", "pings", "look", "results", "kept", "care"
]
"""In the order in which they are offered; none is longer than a phone."""

Values: TypeAlias = tuple[str, ...]
"""What is chosen, as Discord sends it: values of a menu, or ids."""

LOSSES = "later", "added", "removed", "replaced"
"""How a choice destroys: later, by added values, by removed ones, by another in place of one's own."""

OLDER = "settings-older"
"""The refusal of a press on a page that others have outdated."""

SEVERAL = 25
"""How many channels, roles or people a menu can show as chosen; moderators may block more."""

SAID = 1000
"""Characters for what is chosen, so that a page has room for all of its settings."""

ID = re.compile(r"[0-9]{1,19}").fullmatch
HEX = re.compile(r"[0-9a-f]{1,30}").fullmatch


class Around(Struct, frozen=True, dict=True):
    """The surroundings of a setting: server, channels, language."""

    services: Services
    server: Server
    texts: Texts
    guild: discord.Guild | None = None

    def person(self, person: int) -> str:
        """Return a person's name on the server."""
        return self._naming.person(person)

    @cached_property
    def _naming(self) -> Naming:
        where = self.guild.id if self.guild else 0
        return Naming(where, self.services.names, self.texts)

    @property
    def game(self) -> System:
        """The default game of `/play` here."""
        catalog = self.services.catalog
        return catalog.get(self.server.game) or next(iter(catalog.values()))


class Setting(Struct, frozen=True, kw_only=True):
    """A row of the table."""

    key: str
    page: Page
    fields: tuple[str, ...]
    """Those of `Server` that it is kept in."""
    read: Callable[[Server], Values]
    """Returns what is chosen."""
    write: Callable[[Around, Values], Server]
    """Returns the server with other values; may refuse them."""
    ways: Callable[[Around], Sequence[Choice]] = lambda _: ()
    """What can be chosen, where it is a menu of choices."""
    of: Kinds = "choices"
    gone: Callable[[Texts, str], str] = lambda _, value: value
    """What a value is called that cannot be chosen any more."""
    worded: Values = ()
    """The values that have texts of their own."""
    least: int = 1
    most: int = 1
    can_reset: bool = True
    """Whether it has a default to go back to."""
    offers_default: bool = False
    """Whether its menu has the default, so that no button need lead there."""
    destroys: Literal["", "later", "added", "removed", "replaced"] = ""  # see `LOSSES`
    """How a choice destroys, so that it is asked for once more: it deletes, and begins a day later;
    or values that are added throw people out; or values that are removed are forgotten; or the server's
    own, which is none of the *lasting* values, is replaced."""
    lasting: Values = ()
    typed: bool = False
    """Whether what the menu does not offer can be typed; `write` then checks it."""

    @property
    def name(self) -> str:
        """Return the key of its title."""
        return f"setting-{dashed(self.key)}"

    def is_older(self, around: Around, shown: Collection[str] | None) -> bool:
        """Return whether others have changed the values *shown* by a menu."""
        menu = self.menu(around)
        if shown is None or menu is None:
            return False
        chosen = menu.chosen or [each.value for each in menu.choices if each.chosen]
        now, then = {*map(str, chosen)}, {*shown}
        return any(self._is_there(around, each) for each in now ^ then)

    def put(
        self, around: Around, values: Sequence[str], shown: Collection[str] | None = None
    ) -> Server:
        """Return the server as it is with other *values*.

        The menu had *shown* some as chosen; what others have changed since stays so.

        Raises:
            Refused: they cannot be.
        """
        given = tuple(dict.fromkeys(values))
        if not self.typed:
            # What was chosen as the menu was shown, and is gone since, is in nobody's way.
            there = {each for each in given if self._is_there(around, each)}
            given = tuple(each for each in given if each in there or each not in (shown or ()))
            if not there.issuperset(given):  # perhaps it was there as a page offered it
                raise Refused("settings-none" if shown is None else OLDER)
        if not self.least <= len(given) <= self.most:
            raise Refused("settings-none")
        if self.typed:
            return self.write(around, given)
        if shown is not None and self.most > 1:
            now = self.read(around.server)
            kept = [each for each in now if each in given or each not in shown]
            given = (*kept, *(each for each in given if each not in (*shown, *kept)))
        return self.write(around, given)

    def reset(self, server: Server) -> Server:
        """Return the server as it is with the usual value."""
        return structs.replace(server, **{each: getattr(USUAL, each) for each in self.fields})

    def lost(self, before: Server, after: Server) -> Values:
        """Return the values by which a choice destroys, if any."""
        old, new = self.read(before), self.read(after)
        if self.destroys == "later":
            lowered = after.lowered.get(self.key)
            return new if lowered is not None and lowered != before.lowered.get(self.key) else ()
        if self.destroys == "replaced":
            return () if new == old or set(old) <= set(self.lasting) else new
        if self.destroys == "added":
            return tuple(each for each in new if each not in old)
        return tuple(each for each in old if each not in new) if self.destroys else ()

    def told(self, server: Server, lost: Values) -> str:
        """Write *lost* values for a custom_id, which has little room."""
        now = self.read(server)
        if self.destroys == "added":
            return ";".join(lost)
        if self.destroys == "removed":
            lost = (f"{sum(1 << now.index(each) for each in lost):x}",)
        return ";".join((*lost, _sum(now)))

    def confirmed(self, around: Around, told: str) -> Server:
        """Return the server after a loss that a question *told*.

        Raises:
            Refused: there is nothing like that, or others have changed the setting since.
        """
        now, given = self.read(around.server), told.split(";")
        if self.destroys in ("later", "removed", "replaced"):
            *given, then = given
            if then != _sum(now):
                raise Refused(OLDER)
        removes = self.destroys == "removed"
        if removes and given and HEX(given[0]):
            lost = int(given[0], 16)
            return self.write(
                around, tuple(each for at, each in enumerate(now) if not lost >> at & 1)
            )
        known = all(self._is_there(around, each) for each in given)
        if removes or not (self.destroys and given and known):
            raise Refused("settings-none")
        whole = self.destroys in ("later", "replaced")
        return self.write(around, tuple(given) if whole else (*now, *given))

    def differs(self, server: Server) -> bool:
        """Return whether the value differs from the default."""
        return self.read(self.reset(server)) != self.read(server)

    def in_words(self, around: Around, values: Values | None = None) -> str:
        """Describe the chosen value, or the meaning of *values*."""
        values = self.read(around.server) if values is None else values
        marks = {"channels": "<#{}>", "roles": "<@&{}>"}
        if self.of != "choices":
            mark = marks.get(self.of)
            said = [mark.format(each) if mark else around.person(int(each)) for each in values]
        else:
            labels = {choice.value: choice.label for choice in self.ways(around)}
            said = [markup(labels.get(each) or self.gone(around.texts, each)) for each in values]
        return Room(SAID).names(said, around.texts, SEVERAL) or around.texts(f"{self.name}.none")

    def menu(self, around: Around) -> Menu | None:
        """Return the menu of its values; None while there are none."""
        chosen = self.read(around.server)
        what = custom_id(Kind.SERVER, 0, "set", self.key)
        title = around.texts(self.name)
        if self.of != "choices":
            ids = tuple(int(value) for value in chosen[: self.most])
            return Menu(what, title, (), self.least, self.most, of=self.of, chosen=ids)
        choices = tuple(
            structs.replace(choice, chosen=choice.value in chosen)
            for choice in self.ways(around)[:OPTIONS]
        )
        if not choices:
            return None
        return Menu(what, title, choices, self.least, min(self.most, len(choices)))

    def _is_there(self, around: Around, value: str) -> bool:
        """Return whether a value is in the menu or on the server.

        People may have left it.
        """
        if self.of == "choices":
            return value in {choice.value for choice in self.ways(around)[:OPTIONS]}
        if not ID(value) or self.of == "people" or around.guild is None:
            return bool(ID(value)) and self.of == "people"
        known = around.guild.get_channel if self.of == "channels" else around.guild.get_role
        return known(int(value)) is not None


def _sum(values: Values) -> str:
    return f"{crc32(json.encode(values)):x}"


def one(
    key: str,
    page: Page,
    values: Sequence[str | int],
    label: Callable[[Texts, str], str] | None = None,
    empty: str = "",
) -> Setting:
    """Return a setting that is one of some values.

    Args:
        key: the field of `Server`.
        page: where it is shown.
        values: what it can be.
        label: what a value is called; without it, it has a text of its own.
        empty: what it means that nothing is chosen.
    """
    by_text = {str(value).lower(): value for value in values}
    assert str(getattr(USUAL, key)).lower() or empty, f"{key} is usually one of {values}"

    def read(server: Server) -> Values:
        return (str(getattr(server, key)).lower() or empty,)

    def write(around: Around, given: Values) -> Server:
        value = by_text[given[0]]
        stored = "" if value == empty else value
        return structs.replace(around.server, **{key: stored})

    def called(texts: Texts, value: str) -> str:
        return label(texts, value) if label else texts(f"setting-{dashed(key)}.value-{value}")

    def ways(around: Around) -> list[Choice]:
        return [Choice(value, called(around.texts, value)) for value in by_text]

    worded = () if label else tuple(by_text)
    return Setting(
        key=key,
        page=page,
        fields=(key,),
        read=read,
        write=write,
        ways=ways,
        worded=worded,
        offers_default=True,
    )


def kept_for(
    key: Keeping, values: Sequence[int], label: Callable[[Texts, str], str] | None
) -> Setting:
    """Return the setting of a time of keeping, in days."""

    def read(server: Server) -> Values:
        lowered = server.lowered.get(key)
        return (str(lowered.days if lowered else getattr(server, key)),)

    def write(around: Around, given: Values) -> Server:
        return around.server.keeping(key, int(given[0]), around.services.now())

    setting = one(key, "kept", values, label)
    return structs.replace(
        setting, fields=(key, "lowered"), read=read, write=write, destroys="later"
    )


def some(key: str, page: Page, of: Kinds, most: int = SEVERAL) -> Setting:
    """Return a setting that is some channels, roles or people, or none."""

    def read(server: Server) -> Values:
        ids = getattr(server, key)
        return tuple(str(each) for each in (ids if isinstance(ids, tuple) else (ids,)) if each)

    def write(around: Around, given: Values) -> Server:
        if most == 1:
            return structs.replace(around.server, **{key: int(given[0]) if given else 0})
        unseen = read(around.server)[most:]  # nobody has been asked about these
        ids = tuple(int(each) for each in dict.fromkeys((*given, *unseen)))
        return structs.replace(around.server, **{key: ids})

    return Setting(
        key=key, page=page, fields=(key,), read=read, write=write, of=of, least=0, most=most
    )


DECKED, DECK = next((each, each.deck) for each in CATALOG.values() if each.deck)
"""The game whose cards a server can choose, and the rule that it sets."""


def _language(texts: Texts, value: str) -> str:
    return DECLARED[value].name if value in DECLARED else texts("setting-language.value-discord")


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
    return {key: around.texts(f"game-{dashed(key)}") for key in around.services.catalog}


def _presets(around: Around) -> dict[str, str]:
    own = presets(around.server, around.game)
    every: dict[str, Preset] = {**{key: key for key in around.game.presets}, **own}
    return {key: label(preset_name(around.texts, each)) for key, each in every.items()}


def _kept() -> Setting:
    """Return the setting of a server's presets; presets not chosen are forgotten."""

    def names(server: Server) -> dict[str, tuple[str, str]]:
        each = ((game, typed(own.name)) for game, kept in server.presets.items() for own in kept)
        return {f"{game}:{name}": (game, name) for game, name in each}

    def ways(around: Around) -> list[Choice]:
        texts = around.texts
        return [
            Choice(value, cut(label(name), OPTION), cut(texts(f"game-{dashed(game)}"), OPTION))
            for value, (game, name) in names(around.server).items()
            if game in around.services.catalog
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
        destroys="removed",
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
        key="deck",
        page="cards",
        fields=("deck",),
        read=read,
        write=write,
        ways=ways,
        gone=_own,
        destroys="replaced",
        lasting=tuple(map(str, DECK.values)),
    )


def _own(texts: Texts, cards: str) -> str:
    return texts("rule-deck.value-own", cards=int(cards))


def _left_out(key: str, cards: str) -> Setting:
    """Return the setting of left-out action cards, of one of two kinds."""
    own = face(DECKED.key)
    among: Mapping[str, object] = dict.fromkeys(own.cards[cards])

    def ways(around: Around) -> list[Choice]:
        return set_up.deck_choices(own, among, around.texts)

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
        read=lambda server: tuple(filter(None, (server.zone,))),
        write=lambda around, given: structs.replace(around.server, zone=zone(given[0])),
        ways=lambda around: person_settings.choices(around.texts, around.server.zone),
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
    one("calls", "pings", get_args(Calls)),
    one("telling", "pings", (False, True)),
    some("told_role", "pings", "roles", most=1),
    one("scheduling", "pings", (False, True)),
    one("language", "look", ("discord", *LANGUAGES), _language, empty="discord"),
    one("theme", "look", tuple(THEMES), lambda texts, key: texts(f"theme-{key}"), USUAL_THEME),
    one("season", "results", get_args(Season)),
    one("leaderboard", "results", (False, True)),
    one("computers_listed", "results", (False, True)),
    _podium(),
    kept_for("keeps", (7, 30, 90, 180, 365), _days),
    kept_for("results_days", (0, 90, 180, 365), _days),
    one("posting", "care", (False, True)),
    some("moderators", "care", "roles", most=1),
    structs.replace(some("blocked", "care", "people"), destroys="added"),
)
"""Everything that a server can choose, in the order in which it is shown."""

SETTINGS: Mapping[str, Setting] = {setting.key: setting for setting in TABLE}
