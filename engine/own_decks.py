"""Decks: named ones, or one's own of the known kinds.

A deck of one's own comes as a file, ``{"cards": [{"key": "sprint", "copies": 4}, ...]}``, which
`DeckRule.file` writes to begin with, and is kept as the value of a rule, ``"denkste 6, sprint 4"``, in
the table that is played with it: so a running game keeps its cards whatever becomes of the file.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar

import msgspec
from msgspec import Struct

from engine.rules import BadRules, Rule, Value

OURS = "ours"
TWICE = "twice"
MOST_BYTES = 64 * 1024
LEAST_CARDS, MOST_CARDS = 20, 110
SAID = 100
"""Characters of what stands in a file that are said again."""
BOM = b"\xef\xbb\xbf"
"""What some editors begin a file with."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """The copies of one kind; 0 leaves it out."""

    key: str
    copies: int
    name: str = ""
    """What the kind is called, for whoever reads the file; it counts for nothing."""


class OwnDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck of one's own, as a file."""

    cards: tuple[Entry, ...]


class DeckRule(Rule):
    """Choose the deck: ours, ours twice, or one's own."""

    values: ClassVar[tuple[Value, ...]] = (OURS, TWICE)
    default: ClassVar[Value] = OURS
    ours: ClassVar[Mapping[str, int]]
    """By the key of a kind: how many copies are in our deck."""

    @classmethod
    def allows(cls, value: Value) -> bool:
        """Allow named decks, and written ones of known kinds."""
        if not isinstance(value, str) or value in cls.values:
            return value in cls.values
        try:
            counts = counts_of(value, cls.ours)
            return counts.keys() <= cls.ours.keys() and written(counts) == value
        except ValueError:
            return False

    @classmethod
    def read(cls, file: bytes) -> str:
        """Return the rule's value for one's own deck.

        Raises:
            BadRules: it cannot be played with; *about* names the entry at fault.
        """
        if len(file) > MOST_BYTES:
            raise BadRules("deck-too-big", kilobytes=str(MOST_BYTES // 1024))
        try:
            deck = msgspec.json.decode(file.removeprefix(BOM), type=OwnDeck)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadRules("deck-unreadable", reason=str(error)[:SAID]) from error
        counts: dict[str, int] = {}
        for number, entry in enumerate(deck.cards, 1):
            if entry.key not in cls.ours:
                raise BadRules("deck-kind", number=str(number), entry=entry.key[:SAID])
            if entry.copies < 0 or entry.key in counts:
                raise BadRules("deck-copies", number=str(number), entry=entry.key)
            counts[entry.key] = entry.copies
        return cls._named({key: copies for key, copies in counts.items() if copies})

    @classmethod
    def file(cls, deck: Value, names: Mapping[str, str]) -> bytes:
        """Return a deck as a file for `read`, one line per kind.

        Kinds are called by *names*.
        """
        counts = cls.counts(deck)
        entries = (Entry(key, counts.get(key, 0), names[key]) for key in cls.ours)
        lines = ",\n".join(msgspec.json.encode(entry).decode() for entry in entries)
        return f'{{"cards": [\n{lines}\n]}}\n'.encode()

    @classmethod
    def leaving_out(cls, deck: Value, keys: Collection[str], among: Collection[str]) -> str:
        """Return a deck without these *keys* of the kinds *among* its own.

        Those that come back have as many copies as in our deck, or twice as many, as the others have.

        Raises:
            BadRules: too few cards are left.
        """
        counts = cls.counts(deck)
        twice = all(copies == 2 * cls.ours[key] for key, copies in counts.items())
        usual = cls.counts(TWICE if twice else OURS)
        back = {key: usual[key] for key in among if key not in counts}
        left = {key: copies for key, copies in {**counts, **back}.items() if key not in keys}
        return cls._named(left)

    @classmethod
    def _named(cls, counts: Mapping[str, int]) -> str:
        """Return a deck's name if it has one, else as `written`.

        Raises:
            BadRules: there are too few or too many cards.
        """
        names = (name for name in (OURS, TWICE) if cls.counts(name) == counts)
        return next(names, None) or written(counts)

    @classmethod
    def counts(cls, deck: Value) -> dict[str, int]:
        """Return the copies of kinds in the deck of the rule."""
        return counts_of(str(deck), cls.ours)


def written(counts: Mapping[str, int]) -> str:
    """Return a deck as the value of a rule.

    Raises:
        BadRules: there are too few or too many cards.
    """
    cards = sum(counts.values())
    if not LEAST_CARDS <= cards <= MOST_CARDS:
        raise BadRules("deck-size", cards=str(cards), least=str(LEAST_CARDS), most=str(MOST_CARDS))
    return ", ".join(f"{key} {copies}" for key, copies in sorted(counts.items()))


def counts_of(deck: str, ours: Mapping[str, int]) -> dict[str, int]:
    """Return the copies of kinds in a deck; ours are the default.

    Raises:
        ValueError: it is not written as `written` does it.
    """
    if deck in (OURS, TWICE):
        times = 2 if deck == TWICE else 1
        return {key: copies * times for key, copies in ours.items()}
    pairs = [entry.split(" ") for entry in deck.split(", ")]
    return {key: int(copies) for key, copies in pairs}


def cards_of(deck: str, ours: Mapping[str, int]) -> list[str]:
    """Return the keys of all cards of a deck, in their order."""
    return [key for key, copies in sorted(counts_of(deck, ours).items()) for _ in range(copies)]
