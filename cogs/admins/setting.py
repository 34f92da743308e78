"""A setting of a server: its field, its menu, its texts.

Most are of two kinds, `one` of some values or `some` channels, roles or people.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from typing import Literal, TypeAlias

import discord
from msgspec import Struct, structs

from cogs.desk import Desk
from cogs.platform.limits import OPTIONS
from cogs.platform.player_names import somebody
from cogs.platform.text_limits import escape, fitting
from cogs.widgets.buttons import Choice, Kinds, Menu
from cogs.widgets.custom_ids import Kind, custom_id
from data.shipped.texts import Texts, dashed
from engine.hosting.state.refusals import Refused
from engine.hosting.state.server_settings import USUAL, Server
from engine.system import System

Page: TypeAlias = Literal[
    "where", "play", "cards", "turns", "time", "look", "results", "kept", "care"
]
"""In the order in which they are offered; none is longer than a phone."""

Values: TypeAlias = tuple[str, ...]
"""What is chosen, as Discord sends it: values of a menu, or ids."""

SEVERAL = 25
"""How many channels, roles or people a menu can show as chosen; moderators may block more."""

SAID = 1000
"""Characters for what is chosen, so that a page has room for all of its settings."""

ID = re.compile(r"[0-9]{1,19}").fullmatch


class Around(Struct, frozen=True):
    """The surroundings of a setting: server, channels, language."""

    desk: Desk
    server: Server
    texts: Texts
    guild: discord.Guild | None = None

    def person(self, person: int) -> str:
        """Return a person's name on the server."""
        where = self.guild.id if self.guild else 0
        return somebody(person, where, self.desk.names, self.texts)

    @property
    def game(self) -> System:
        """The default game of `/play` here."""
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
    typed: bool = False
    """Whether what the menu does not offer can be typed; `write` then checks it."""

    @property
    def name(self) -> str:
        """Return the key of its title."""
        return f"setting-{dashed(self.key)}"

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
            if not there.issuperset(given):
                raise Refused("settings-none")
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

    def differs(self, server: Server) -> bool:
        """Return whether the value differs from the default."""
        return self.reset(server) != server

    def in_words(self, around: Around, values: Values | None = None) -> str:
        """Describe the chosen value, or the meaning of *values*."""
        values = self.read(around.server) if values is None else values
        marks = {"channels": "<#{}>", "roles": "<@&{}>"}
        if self.of != "choices":
            mark = marks.get(self.of)
            shown = values[:SEVERAL]
            said = [mark.format(each) if mark else around.person(int(each)) for each in shown]
            said += ["…"] if len(values) > SEVERAL else []
        else:
            labels = {choice.value: choice.label for choice in self.ways(around)}
            names = [escape(labels.get(each) or self.gone(around.texts, each)) for each in values]
            said = fitting(names, SAID)
            said += ["…"] if len(said) < len(names) else []
        return ", ".join(said) or around.texts(f"{self.name}.none")

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
