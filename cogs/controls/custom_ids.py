"""What is pressed says all there is to know of it, also after a restart: its custom_id.

It has the form ``<kind>:<table>:<the rest>``, comes from outside and is believed in nothing.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple

from engine.hosting.state.refusals import Refused
from engine.views import Action


class Kind(StrEnum):
    """What can be pressed, and what its custom_id says besides."""

    ACT = "t"
    """An action in the game: its question and the action."""
    CONFIRM = "y"
    """One that was shown before it counts: the same."""
    STEP = "n"
    """A step towards one: its question and the path of what was chosen; without either, the first."""
    MENU = "m"
    """A menu of both: its question, and which of the menus it is."""
    HAND = "h"
    """My hand."""
    LOBBY = "l"
    """A button or menu of the lobby or of *Set up*: its name."""
    END = "e"
    """The proposal to close the table: ``close`` or ``on``; to be ``back``; to ``take`` a seat over; to ``pause``; to ``take-back`` a choice, with its number; after the game ``again``."""
    LATE = "w"
    """What somebody without a seat can do: ``take`` and a seat, ``next``, ``not``."""
    HINT = "q"
    """What one had best do."""
    ROUND = "g"
    """The last round, shown to one person."""
    HINDSIGHT = "b"
    """How the game went, looked back on by one person."""
    RULES = "r"
    """A menu of rules: what it is about."""
    PEOPLE = "u"
    """A menu of people: what becomes of them."""
    PRESETS = "s"
    """The names that a server gives to rules: what becomes of one, and which."""
    ABOUT = "i"
    """House rules to read about: the game; the table is 0."""
    SETTINGS = "p"
    """What people choose for themselves: what it is about; the table is 0."""
    PRIVACY = "f"
    """What becomes of what is stored about a person: ``delete``; the table is 0."""
    MODERATE = "d"
    """What moderators do: what, and about which table; the table here is 0."""
    CHECK = "c"
    """What is missing where somebody is; the table is 0."""
    SERVER = "a"
    """What admins choose and do for their server: what, and with what; the table is 0."""


FORM = re.compile(r"([a-z]):([0-9]{1,18})(?::(.*))?", re.DOTALL)


class Pressed(NamedTuple):
    """A custom_id, read."""

    kind: Kind
    table: int
    rest: str


LOOK = "look"
"""Asks for a hand to be shown, and for nothing to be done by that."""


def custom_id(kind: Kind, table: int, *rest: str | int) -> str:
    """Write a custom_id.

    >>> custom_id(Kind.ACT, 12, 7, "move 2"), custom_id(Kind.HAND, 12)
    ('t:12:7:move 2', 'h:12')
    """
    return ":".join([kind.value, str(table), *map(str, rest)])


def pressed(custom_id: str) -> Pressed:
    """Read a custom_id.

    >>> pressed("t:12:7:move 2").rest
    '7:move 2'

    Raises:
        Refused: there is nothing like that to be pressed.
    """
    found = FORM.fullmatch(custom_id)
    if found is None or found[1] not in set(Kind):
        raise Refused("bad-click")
    return Pressed(Kind(found[1]), int(found[2]), found[3] or "")


def question(rest: str) -> tuple[int, str]:
    """Read the number of a question and what follows it.

    >>> question("7:move 2")
    (7, 'move 2')

    Raises:
        Refused: it is none.
    """
    number, _, what = rest.partition(":")
    if not (number.isascii() and number.isdecimal()):
        raise Refused("bad-click")
    return int(number), what


def answer(rest: str) -> tuple[int, Action]:
    """Read the number of a question and the action that answers it.

    Raises:
        Refused: it is none.
    """
    number, action = question(rest)
    if not action:
        raise Refused("bad-click")
    return number, action


def line(kind: Kind, what: str) -> str:
    """Write the value of a line of a menu: it does what a button of that kind would do.

    >>> line(Kind.ACT, "move 2")
    't:move 2'
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
