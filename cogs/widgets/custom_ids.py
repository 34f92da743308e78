"""Custom_ids: the full contents of a press, valid after a restart.

The form is ``<kind>:<table>:<the rest>``; it comes from outside and is believed in nothing.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Literal, NamedTuple, TypeAlias

from engine.hosting.state.refusals import Refused

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

    # The people at a table, and its end.
    BACK = "back", "button-am-back"
    WITHOUT = "without", "button-without"
    """To go on without those who are silent."""
    TAKE = "take"
    """A seat, by its number."""
    PAUSE = "pause", "button-pause"
    CLOSE = "close", "button-close", "danger"
    PLAY_ON = "resume", "button-play-on"
    CLOSE_SURE = "close-sure", "button-close", "danger"
    KEEP = "keep", "button-keep"
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
    PRIVACY = "delete-me", "button-delete-me", "danger"
    MODERATE = "moderate"
    CHECK = "check", "button-check"
    SERVER = "server"
    """A server's settings: what becomes of one, and which."""


FORMER = {
    "e:close": Kind.CLOSE,
    "e:on": Kind.PLAY_ON,
    "e:back": Kind.BACK,
    "e:take": Kind.TAKE,
    "e:pause": Kind.PAUSE,
    "e:take-back": Kind.TAKE_BACK,
    "e:again": Kind.AGAIN,
    "e:shut": Kind.CLOSE_SURE,
    "e:keep": Kind.KEEP,
    "e:without": Kind.WITHOUT,
    "e:roll-for-me": Kind.ROLL_FOR_ME,
    "w:take": Kind.TAKE_LATE,
    "w:next": Kind.NEXT,
    "w:not": Kind.NOT_NEXT,
    "f:delete": Kind.PRIVACY,
    "h:look": Kind.LOOK,
    "n::": Kind.OPTIONS,
    "t": Kind.ACT,
    "y": Kind.CONFIRM,
    "n": Kind.STEP,
    "m": Kind.MENU,
    "h": Kind.HAND,
    "l": Kind.LOBBY,
    "q": Kind.HINT,
    "g": Kind.ROUND,
    "b": Kind.HINDSIGHT,
    "r": Kind.RULES,
    "u": Kind.PEOPLE,
    "s": Kind.PRESETS,
    "i": Kind.ABOUT,
    "p": Kind.SETTINGS,
    "d": Kind.MODERATE,
    "c": Kind.CHECK,
    "a": Kind.SERVER,
}
"""Kinds by the letter, and what followed it, on boards that stand in channels since version 0."""

FORM = re.compile(r"([a-z-]{1,20}):([0-9]{1,18})(?::(.*))?", re.DOTALL)


class Pressed(NamedTuple):
    """A custom_id, read."""

    kind: Kind
    table: int
    rest: str


def custom_id(kind: Kind, table: int, *rest: str | int) -> str:
    """Write a custom_id.

    >>> custom_id(Kind.ACT, 12, 7, "move 2"), custom_id(Kind.HAND, 12)
    ('act:12:7:move 2', 'hand:12')
    """
    return ":".join([kind.value, str(table), *map(str, rest)])


def pressed(custom_id: str) -> Pressed:
    """Read a custom_id.

    >>> pressed("act:12:7:move 2").rest, pressed("e:12:take:2").kind.value
    ('7:move 2', 'take')

    Raises:
        Refused: there is nothing like that to be pressed.
    """
    found = FORM.fullmatch(custom_id)
    if found is None:
        raise Refused("bad-click")
    word, table, rest = found[1], int(found[2]), found[3] or ""
    if word in set(Kind):
        return Pressed(Kind(word), table, rest)
    said = f"{word}:{rest}" if rest else word
    for former, kind in FORMER.items():
        if said == former or said.startswith(f"{former}:"):
            return Pressed(kind, table, said[len(former) + 1 :])
    raise Refused("bad-click")


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
    word, _, what = value.partition(":")
    kind = FORMER.get(word, word)
    if kind not in {Kind.ACT, Kind.STEP}:
        raise Refused("bad-click")
    return Kind(kind), what
