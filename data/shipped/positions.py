"""The shipped positions of "Today's five".

A file of positions has a number and a folder of that name in `data/shipped/positions`, with a JSON file for each
game; ``python -m tests.bench.positions`` writes them.  A new file gets the next number and begins on a date that
stands in it; the former stays until that is past.  This is their pure loader, for `engine.daily`.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

FOLDER = Path(__file__).with_suffix("")

FORM = 1
"""The form of the files, raised where older programs could not read them."""
GAMES = ("classic", "tournament", "walls")
"""The games of every file, each by its key."""


Thumb: TypeAlias = Literal["hits", "ahead"]
"""The halves of a rule of thumb: capture where it can be, else move the foremost piece."""


class BadPositions(ValueError):
    """A file of positions that cannot be used; the message names it."""


class Way(Struct, frozen=True, array_like=True):
    """A legal action, and how often its seat wins after it."""

    action: str
    chance: int
    """To win, in thousandths."""
    error: int
    """The standard error of how far it is behind the best, in thousandths; 0 for the best."""


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A decision: the table, the roll, and the ways with their worth."""

    seats: tuple[int, ...]
    """Of the players."""
    table: Raw
    """As the turn began, as the engine writes it."""
    answers: tuple[tuple[int, str], ...]
    """Since: seats, -1 for the dice, and their actions."""
    seat: int
    """The seat that is to decide."""
    roll: str
    """Its dice: ``"5"``, ``"3 5"``."""
    ways: tuple[Way, ...]
    """Two to four, in the order of the options."""
    why: tuple[str, ...]
    """The reasons for the best, in the words of `engine.hints.Why`."""
    lures: int
    """How many single thoughts, such as what is hit, lead to another way, in thousandths."""
    thumb: Thumb | None
    """By which half the rule of thumb goes the best way; None where it errs."""
    fails: int
    """How often the easy computer player goes another way, in thousandths."""
    games: int
    """How many were played on after the best."""

    @property
    def best(self) -> int:
        """The place of the best way."""
        return max(range(len(self.ways)), key=lambda each: self.ways[each].chance)


class GamePositions(Struct, frozen=True, eq=False, forbid_unknown_fields=True, kw_only=True):
    """The positions of a game in a file.

    Each is read once, so that looking something up by it is cheap.
    """

    form: int
    number: int
    """Of the file."""
    begins: date
    """The first day that takes its five from this file, UTC."""
    game: str
    version: int
    """Of the game's tables: `Game.version` as they were written."""
    preset: str
    """The rules."""
    positions: tuple[Position, ...]


class Form(Struct):
    """The form of a file, which is read first."""

    form: int


Positions: TypeAlias = tuple[GamePositions, ...]
"""A file of positions: its games in the order of `GAMES`."""


@cache
def positions(folder: Path = FOLDER) -> tuple[Positions, ...]:
    """Return all files, that of the first day first.

    It takes some milliseconds the first time.

    Raises:
        BadPositions: a file is missing, breaks off or is of a newer form, or there is none.
    """
    numbers = sorted(int(each.name) for each in folder.glob("*") if each.name.isdecimal())
    if not numbers:
        raise BadPositions(f"{folder.name}: there are no positions.")
    found = [tuple(_read(folder, number, game) for game in GAMES) for number in numbers]
    for each in found:
        if len({game.begins for game in each}) > 1:
            raise BadPositions(f"{folder.name}/{each[0].number}: its games begin on several days.")
    return tuple(sorted(found, key=lambda each: each[0].begins))


def _read(folder: Path, number: int, game: str) -> GamePositions:
    """Return a game of a file."""
    path = folder / str(number) / f"{game}.json"
    name = f"{folder.name}/{number}/{path.name}"
    try:
        written = path.read_bytes()
        form = msgspec.json.decode(written, type=Form).form
        if form > FORM:
            raise BadPositions(f"{name}: form {form} is newer than {FORM}.")
        read = msgspec.json.decode(written, type=GamePositions)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadPositions(f"{name}: {error}.") from error
    if (read.number, read.game) != (number, game):
        raise BadPositions(f"{name}: it is {read.game} of number {read.number}.")
    for at, each in enumerate(read.positions):
        if len({way.chance for way in each.ways}) < 2:
            raise BadPositions(f"{name}: position {at} has no best way.")
    return read
