"""Inputs on a table's messages: buttons, menus and forms."""

from __future__ import annotations

import re
import zlib
from enum import StrEnum
from random import randrange
from typing import Any, Literal, NamedTuple, TypeAlias

import discord
from discord import ui
from msgspec import Struct

from cogs.platform.limits import LABEL, MODAL_LABEL, TITLE, cut
from data.foreign import flat
from data.shipped.texts import Texts
from engine.hosting.state.refusals import Refused

# Custom_ids: the full contents of a press, valid after a restart.
#
# The form is ``<kind>:<table>:<the rest>``; it comes from outside and is believed in nothing.


Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]


class Kind(StrEnum):
    """A kind of button or menu, with a button's label and style."""

    label: str
    style: Style

    def __new__(cls, word: str, label: str = "", style: Style = "secondary") -> Kind:
        """Make a kind."""
        kind = str.__new__(cls, word)
        kind._value_, kind.label, kind.style = word, label, style
        return kind

    # In a game: the number of a question, and the action or the path of what was chosen so far.
    ACT = "act"
    CONFIRM = "confirm"
    """An action that was shown before it counts."""
    STEP = "step"
    """A step towards one."""
    MENU = "choose"
    """A menu of both: the number of the question, and of the menu."""
    OPTIONS = "options"
    """One's own part of a choice that several have."""
    HAND = "hand"
    LOOK = "look", "button-more"
    """The hand, without doing anything by that."""
    SIGNS = "signs", "button-signs"
    """What the signs on the cards of a hand mean."""
    HINT = "hint", "button-hint"
    TAKE_BACK = "take-back", "button-take-back"
    """A choice, by its number."""
    ROLL_FOR_ME = "roll-for-me", "button-roll-for-me"
    KNOWN = "known", "button-known"
    """To end the lessons of one's first game."""

    # The people at a table, and its end.
    BACK = "back", "button-am-back"
    WITHOUT = "without", "button-without"
    """To go on without those who are silent."""
    TAKE = "take"
    """A seat, by its number."""
    PAUSE = "pause", "button-pause"
    CLOSE = "close", "button-close", "danger"
    PLAY_ON = "resume", "button-play-on"
    END = "end"
    """To close the table by one word: its state as that was asked for."""
    KEEP = "keep", "button-leave-it"
    """To leave all as it is: the question goes."""
    AGAIN = "again", "button-again", "primary"
    ROUND = "last-round", "button-round"
    HINDSIGHT = "hindsight", "button-hindsight"
    REPLAY = "replay", "button-replay"
    REMAKE = "remake", "button-replay-making"
    """The same, on the message that says that it is being made."""
    POST = "post", "button-post"
    """What a person was shown, for all in the channel: what it is, and of a round its answers."""
    TAKE_LATE = "take-late", "", "primary"
    """A seat, by its number, for a person without one."""
    NEXT = "next", "button-next"
    NOT_NEXT = "skip", "button-not-next"

    # A lobby: the name of the button or menu.
    LOBBY = "lobby"
    RULES = "rules"
    PEOPLE = "people"
    PRESETS = "presets"

    # About no table, which is 0 then.
    ABOUT = "about"
    """House rules to read about: the game."""
    SETTINGS = "own"
    """A person's own settings: which, and what is chosen."""
    STATS = "stats"
    """A person's own results: what is chosen anew, the game and the season."""
    LEADERBOARD = "leaderboard"
    """The same of a list, and its page."""
    DAILY = "daily"
    """A way at a daily position: the day, the position from 1 and the way from 0."""
    DAILY_PAGE = "pages"
    """Another page of the day."""
    DAILY_SHARE = "share", "button-daily-share", "primary"
    DAILY_PLAY = "play", "button-daily-play", "primary"
    """One's own five, from a day that others share."""
    CUP = "cup"
    """Something at a cup: its number, and what."""
    CUP_RUN = "organize"
    """An organiser's act: the cup's number, the act, and what it is about."""
    WHEN = "when"
    """A moment: the part that is chosen, the time or moment as it stands, and what it is for."""
    TELL = "tell", "button-tell"
    """An interest in tables of a server: its page, from a lobby or without one."""
    INTEREST = "interest"
    """What becomes of it: `set`, or `off`."""
    PRIVACY = "delete-me"
    MODERATE = "moderate"
    CHECK = "check", "button-check"
    SERVER = "server"
    """A server's settings: what becomes of one, and which."""


FORMER = {"close-sure": Kind.END}
"""Kinds by a released word that is written no more: such buttons stand in channels."""

FORM = re.compile(r"([a-z-]{1,20}):([0-9]{1,18})(?::(.*))?", re.DOTALL)


SURE = "sure"
"""Precedes the kind of a press that destroys and was asked for: ``sure:<table>:<kind>:<the rest>``."""


class Pressed(NamedTuple):
    """A custom_id, read."""

    kind: Kind
    table: int
    rest: str
    sure: bool = False
    """Whether the person was asked before what it destroys."""


def custom_id(kind: Kind, table: int, *rest: str | int) -> str:
    """Write a custom_id.

    >>> custom_id(Kind.ACT, 12, 7, "move 2"), custom_id(Kind.HAND, 12)
    ('act:12:7:move 2', 'hand:12')
    """
    return ":".join([kind.value, str(table), *map(str, rest)])


def sure_id(kind: Kind, table: int, rest: str) -> str:
    """Write the custom_id of a press that was asked for.

    >>> sure_id(Kind.PEOPLE, 12, "remove:34")
    'sure:12:people:remove:34'
    """
    return ":".join([SURE, str(table), kind.value, *([rest] if rest else [])])


def pressed(custom_id: str) -> Pressed:
    """Read a custom_id.

    >>> pressed("act:12:7:move 2").rest, pressed("take:12:2").kind.value
    ('7:move 2', 'take')
    >>> pressed("sure:12:people:remove:34")
    Pressed(kind=<Kind.PEOPLE: 'people'>, table=12, rest='remove:34', sure=True)

    Raises:
        Refused: there is nothing like that to be pressed.
    """
    found = FORM.fullmatch(custom_id)
    if found is None:
        raise Refused("bad-click")
    word, table, rest = found[1], int(found[2]), found[3] or ""
    sure = word == SURE
    if sure:
        word, _, rest = rest.partition(":")
    kind = FORMER.get(word, word)
    if kind not in set(Kind):
        raise Refused("bad-click")
    return Pressed(Kind(kind), table, rest, sure)


def line(kind: Kind, what: str) -> str:
    """Return a menu line's value, like a button of that kind.

    >>> line(Kind.ACT, "move 2")
    'act:move 2'
    """
    return f"{kind.value}:{what}"


def chosen_line(value: str) -> tuple[Kind, str]:
    """Read the value of a line.

    Raises:
        Refused: it is none.
    """
    kind, _, what = value.partition(":")
    if kind not in {Kind.ACT, Kind.STEP}:
        raise Refused("bad-click")
    return Kind(kind), what


Kinds: TypeAlias = Literal["choices", "people", "channels", "roles"]
"""What there is in a menu."""

PLACES = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
    discord.ChannelType.category,
]
"""Where tables can be, or the channels and threads that they are in."""


class Button(Struct, frozen=True):
    """A button of a table."""

    custom_id: str
    label: str
    style: Style = "secondary"
    emoji: str = ""
    """Stands before the label."""

    def item(self) -> ui.Item[Any]:
        """Make the component."""
        style, emoji = discord.ButtonStyle[self.style], self.emoji or None
        return ui.Button(custom_id=self.custom_id, label=flat(self.label), style=style, emoji=emoji)


def button(kind: Kind, table: int, texts: Texts, *rest: str | int, **values: str | int) -> Button:
    """Return a button of a kind, its label filled with *values*."""
    label = cut(texts(kind.label, **values), LABEL)
    return Button(custom_id(kind, table, *rest), label, kind.style)


class Choice(Struct, frozen=True):
    """A line of a menu."""

    value: str
    label: str
    description: str | None = None
    chosen: bool = False
    emoji: str = ""
    """Stands before the label."""


class Menu(Struct, frozen=True):
    """A menu of choices or, without any, of people, channels or roles."""

    custom_id: str
    placeholder: str
    choices: tuple[Choice, ...] = ()
    least: int = 1
    most: int = 1
    of: Kinds = "people"
    """What it has without choices."""
    chosen: tuple[int, ...] | None = None
    """The ids that are chosen, if it is to show that."""

    @property
    def number(self) -> int:
        """An id for the component, beyond those that are counted from 1.

        Clients remember under it what somebody chose, whatever the message says by now. A menu that
        says itself what is chosen has a new one each time; one that does not keeps its own, wherever
        it stands.
        """
        if self.choices or self.chosen is not None:
            return randrange(1000, 2**31)
        return 1000 + zlib.crc32(self.custom_id.encode()) % 2**30

    def item(self) -> ui.Item[Any]:
        """Make the component."""
        common: dict[str, Any] = {
            "custom_id": self.custom_id,
            "id": self.number,
            "placeholder": flat(self.placeholder),
            "min_values": self.least,
            "max_values": self.most,
        }
        if not self.choices:
            return self._of_ids(common)
        options = [
            discord.SelectOption(
                value=each.value,
                label=flat(each.label),
                description=each.description and flat(each.description),
                default=each.chosen,
                emoji=each.emoji or None,
            )
            for each in self.choices
        ]
        return ui.Select(options=options, **common)

    def _of_ids(self, common: dict[str, Any]) -> ui.Item[Any]:
        kinds = discord.SelectDefaultValueType
        chosen = self.chosen or ()
        if self.of == "channels":
            common["default_values"] = [
                discord.SelectDefaultValue(id=each, type=kinds.channel) for each in chosen
            ]
            return ui.ChannelSelect(channel_types=PLACES, **common)
        kind = kinds.role if self.of == "roles" else kinds.user
        common["default_values"] = [
            discord.SelectDefaultValue(id=each, type=kind) for each in chosen
        ]
        return ui.RoleSelect(**common) if self.of == "roles" else ui.UserSelect(**common)


class Form(Struct, frozen=True):
    """A form with one line, passed on by its custom_id."""

    custom_id: str
    title: str
    label: str
    most: int
    """Characters."""
    value: str = ""
    """What stands there already."""

    def modal(self) -> ui.Modal:
        """Make the form, for one attempt to open it."""
        line = ui.TextInput[Any](max_length=self.most, default=self.value or None)
        form = ui.Modal(title=flat(cut(self.title, TITLE)), custom_id=self.custom_id, timeout=None)
        form.add_item(ui.Label(text=flat(cut(self.label, MODAL_LABEL)), component=line))
        form.stop()  # as with messages: see `cogs.widgets.message_layout`
        return form
