"""What a server can choose, as one table: what it is, what it can be, what it usually is.

A row is all there is to a setting: `cogs.admins.panel` shows it, `Setting.put` checks what was
chosen, the store keeps it in `engine.hosting.servers.Server`.  A row's texts are called
``setting-<key>``: its title, what it is about (``.text``), what it is called while nothing is
chosen (``.none``), and the values that are words (``.value-<value>``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Literal, TypeAlias, get_args

import discord
from msgspec import Struct, structs

from cogs.controls.buttons import Choice, Kinds, Menu
from cogs.controls.custom_ids import Kind, custom_id
from cogs.desk import Desk
from cogs.display import decks, zones
from cogs.display.faces import face
from cogs.display.rule_words import preset_name
from cogs.platform.limits import OPTION, OPTIONS
from cogs.platform.prose import cut, escape
from data.texts import LANGUAGES, Texts, dashed
from engine.catalog import CATALOG
from engine.decks import OURS
from engine.hosting.pace import Pace
from engine.hosting.persons import Calls
from engine.hosting.quiet import zone
from engine.hosting.refusals import Refused, playable
from engine.hosting.servers import USUAL, Server, presets
from engine.system import System
from render import THEMES
from render import USUAL as USUAL_THEME

Page: TypeAlias = Literal["where", "play", "time", "look", "care"]

Values: TypeAlias = tuple[str, ...]
"""What is chosen, as Discord sends it: values of a menu, or ids."""

SEVERAL = 25
"""How many channels, roles or people may be chosen at once."""

ID = re.compile(r"[0-9]{1,19}").fullmatch


DECKED, DECK = next((each, each.deck) for each in CATALOG.values() if each.deck)
"""The game whose cards a server can choose, and the rule that it sets."""


class Around(Struct, frozen=True):
    """With what a setting is looked at."""

    desk: Desk
    server: Server
    texts: Texts
    guild: discord.Guild | None = None

    @property
    def game(self) -> System:
        """What `/play` opens here by itself."""
        catalog = self.desk.catalog
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
    ways: Callable[[Around], Sequence[Choice]] | None = None
    """What can be chosen, where it is a menu of choices."""
    of: Kinds = "choices"
    worded: Values = ()
    """The values that have texts of their own."""
    least: int = 1
    most: int = 1
    can_reset: bool = True
    typed: bool = False
    """Whether what the menu does not offer can be typed; `write` then checks it."""

    @property
    def name(self) -> str:
        """Return the key of its title."""
        return f"setting-{dashed(self.key)}"

    def put(self, around: Around, values: Sequence[str]) -> Server:
        """Return the server as it is with other *values*.

        Raises:
            Refused: they cannot be.
        """
        given = tuple(dict.fromkeys(values))
        if not self.least <= len(given) <= self.most:
            raise Refused("settings-none")
        if self.typed:
            return self.write(around, given)
        if self.of == "choices":
            if not {choice.value for choice in self._choices(around)}.issuperset(given):
                raise Refused("settings-none")
        elif not all(ID(value) and self._known(around, int(value)) for value in given):
            raise Refused("settings-none")
        return self.write(around, given)

    def reset(self, server: Server) -> Server:
        """Return the server as it is with the usual value."""
        return structs.replace(server, **{each: getattr(USUAL, each) for each in self.fields})

    def differs(self, server: Server) -> bool:
        """Whether something else than usual is chosen."""
        return self.reset(server) != server

    def in_words(self, around: Around, values: Values | None = None) -> str:
        """Say what is chosen, or what *values* mean."""
        values = self.read(around.server) if values is None else values
        marks = {"channels": "<#{}>", "roles": "<@&{}>", "people": "<@{}>"}
        if self.of in marks:
            said = [marks[self.of].format(value) for value in values]
        else:
            labels = {choice.value: choice.label for choice in self._choices(around)}
            said = [escape(labels.get(value, value)) for value in values]
        return ", ".join(said) or around.texts(f"{self.name}.none")

    def menu(self, around: Around) -> Menu | None:
        """Return the menu that it is chosen in; None while there is nothing to choose."""
        chosen = self.read(around.server)
        what = custom_id(Kind.SERVER, 0, "set", self.key)
        title = around.texts(self.name)
        if self.of != "choices":
            ids = tuple(int(value) for value in chosen)
            return Menu(what, title, (), self.least, self.most, of=self.of, chosen=ids)
        choices = tuple(
            structs.replace(choice, chosen=choice.value in chosen)
            for choice in self._choices(around)
        )
        if not choices:
            return None
        return Menu(what, title, choices, self.least, min(self.most, len(choices)))

    def _choices(self, around: Around) -> Sequence[Choice]:
        assert self.ways is not None, f"{self.key} has choices"
        return self.ways(around)[:OPTIONS]

    def _known(self, around: Around, id: int) -> bool:
        """Whether there is such a channel or role on the server; people may have left it."""
        if around.guild is None or self.of == "people":
            return self.of == "people"
        if self.of == "channels":
            return around.guild.get_channel(id) is not None
        return around.guild.get_role(id) is not None


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
        key=key, page=page, fields=(key,), read=read, write=write, ways=ways, worded=worded
    )


def some(key: str, page: Page, of: Kinds, most: int = SEVERAL) -> Setting:
    """Return a setting that is some channels, roles or people of the server, or none."""

    def read(server: Server) -> Values:
        ids = getattr(server, key)
        return tuple(str(each) for each in (ids if isinstance(ids, tuple) else (ids,)) if each)

    def write(around: Around, given: Values) -> Server:
        ids: tuple[int, ...] | int = tuple(int(each) for each in given)
        if most == 1:
            ids = int(given[0]) if given else 0
        return structs.replace(around.server, **{key: ids})

    return Setting(
        key=key, page=page, fields=(key,), read=read, write=write, of=of, least=0, most=most
    )


def _number(texts: Texts, value: str) -> str:
    return value


def _game() -> Setting:
    def ways(around: Around) -> list[Choice]:
        return [Choice(key, around.texts(f"game-{dashed(key)}")) for key in around.desk.catalog]

    def write(around: Around, given: Values) -> Server:
        usual = next(iter(around.desk.catalog))
        game = "" if given[0] == usual else given[0]
        return structs.replace(around.server, game=game, preset="")

    def read(server: Server) -> Values:
        return (server.game,) if server.game else ()

    return Setting(
        key="game", page="play", fields=("game", "preset"), read=read, write=write, ways=ways
    )


def _preset() -> Setting:
    def ways(around: Around) -> list[Choice]:
        texts, system = around.texts, around.game
        own = presets(around.server, system)
        names = {key: preset_name(texts, key) for key in system.presets}
        names |= {key: preset_name(texts, each) for key, each in own.items()}
        return [Choice(key, cut(name, OPTION)) for key, name in names.items()]

    def write(around: Around, given: Values) -> Server:
        usual = next(iter(around.game.presets))
        return structs.replace(around.server, preset="" if given[0] == usual else given[0])

    def read(server: Server) -> Values:
        return (server.preset,) if server.preset else ()

    return Setting(key="preset", page="play", fields=("preset",), read=read, write=write, ways=ways)


def _kept() -> Setting:
    """Return the setting of the presets that a server has: whatever is not chosen is forgotten."""

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
        least=0,
        most=OPTIONS,
        can_reset=False,
    )


def _left_out(key: str, cards: str) -> Setting:
    """Return the setting of the action cards that are left out, of one of the two kinds."""
    own = face(DECKED.key)
    among: Mapping[str, object] = dict.fromkeys(own.cards[cards])

    def ways(around: Around) -> list[Choice]:
        return decks.cards(own, among, around.texts)

    def read(server: Server) -> Values:
        counts = DECK.counts(server.deck or OURS)
        return tuple(card for card in among if card not in counts)

    def write(around: Around, given: Values) -> Server:
        with playable():
            deck = DECK.leaving_out(around.server.deck or OURS, given, among.keys())
        return structs.replace(around.server, deck="" if deck == OURS else deck)

    return Setting(
        key=key,
        page="play",
        fields=("deck",),
        read=read,
        write=write,
        ways=ways,
        least=0,
        most=OPTIONS,
    )


def _zone() -> Setting:
    return Setting(
        key="zone",
        page="time",
        fields=("zone",),
        read=lambda server: (server.zone,),
        write=lambda around, given: structs.replace(around.server, zone=zone(given[0])),
        ways=lambda around: zones.choices(around.texts, around.server.zone),
        typed=True,
    )


def _hour(texts: Texts, hour: str) -> str:
    return texts("quiet-hour", hour=int(hour))


TABLE: tuple[Setting, ...] = (
    some("channels", "where", "channels"),
    some("openers", "where", "roles"),
    one("threads", "where", (False, True)),
    one("per_channel", "where", (1, 2, 3, 5, 10), _number),
    one("per_person", "where", (1, 2, 3, 5, 10, 25), _number),
    _game(),
    _preset(),
    one("pace", "play", get_args(Pace), lambda texts, pace: texts(f"pace-{pace}"), "relaxed"),
    _left_out("left_out", "menu-show-card"),
    _left_out("left_out_turn", "menu-show-card-turn"),
    _kept(),
    _zone(),
    one("quiet_from", "time", range(-1, 24), _hour),
    one("quiet_to", "time", range(24), _hour),
    one("calls", "time", get_args(Calls)),
    one("taking_back", "time", (False, True)),
    one("language", "look", ("discord", *LANGUAGES), empty="discord"),
    one("theme", "look", tuple(THEMES), lambda texts, key: texts(f"theme-{key}"), USUAL_THEME),
    some("moderators", "care", "roles", most=1),
    some("blocked", "care", "people"),
    one("keeps", "care", (7, 30, 90, 180, 365), lambda texts, days: texts("days", days=int(days))),
)
"""Everything that a server can choose, in the order in which it is shown."""

SETTINGS: Mapping[str, Setting] = {setting.key: setting for setting in TABLE}
