"""Which cards are played with: ours, ours twice, or a deck that a server made of the known kinds.

A deck of one's own comes as a file, ``{"cards": [{"key": "sprint", "copies": 4}, ...]}``, and is
kept as the value of a rule, ``"sprint 4, denkste 6"``, in the table that is played with it: so a
running game keeps its cards whatever becomes of the file.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

import msgspec
from msgspec import Struct

from data.decks import ActionCard, action_cards
from engine.rules import BadRules

OURS = "ours"
TWICE = "twice"

MOST_BYTES = 64 * 1024
LEAST_CARDS, MOST_CARDS = 20, 110


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """So many copies of one kind."""

    key: str
    copies: int


class OwnDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck of one's own, as a file."""

    cards: tuple[Entry, ...]


def own_deck(file: bytes) -> str:
    """Return what the rule is set to for a deck of one's own.

    Raises:
        BadRules: it cannot be played with; *about* names the entry at fault.
    """
    if len(file) > MOST_BYTES:
        raise BadRules("deck-too-big", kilobytes=str(MOST_BYTES // 1024))
    try:
        deck = msgspec.json.decode(file, type=OwnDeck)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadRules("deck-unreadable", reason=str(error)) from error
    counts: dict[str, int] = {}
    for number, entry in enumerate(deck.cards, 1):
        if entry.key not in action_cards():
            raise BadRules("deck-kind", number=str(number), entry=entry.key)
        if entry.copies < 1 or entry.key in counts:
            raise BadRules("deck-copies", number=str(number), entry=entry.key)
        counts[entry.key] = entry.copies
    return written(counts)


def leaving_out(deck: str, keys: Collection[str], among: Collection[str]) -> str:
    """Return what the rule is set to if of the kinds *among* a deck just these *keys* are left out.

    Those that come back have as many copies as in our deck, or twice as many, as the others have.

    Raises:
        BadRules: too few cards are left.
    """
    counts, ours = counts_of(deck), counts_of(OURS)
    twice = all(copies == 2 * ours[key] for key, copies in counts.items())
    usual = counts_of(TWICE) if twice else ours
    back = {key: usual[key] for key in among if key not in counts}
    left = {key: copies for key, copies in {**counts, **back}.items() if key not in keys}
    names = (name for name in (OURS, TWICE) if counts_of(name) == left)
    return next(names, None) or written(left)


def written(counts: Mapping[str, int]) -> str:
    """Return a deck as the value of a rule.

    Raises:
        BadRules: there are too few or too many cards.
    """
    cards = sum(counts.values())
    if not LEAST_CARDS <= cards <= MOST_CARDS:
        raise BadRules("deck-size", cards=str(cards), least=str(LEAST_CARDS), most=str(MOST_CARDS))
    return ", ".join(f"{key} {copies}" for key, copies in sorted(counts.items()))


def counts_of(
    deck: str, kinds: Mapping[str, ActionCard] = MappingProxyType(action_cards())
) -> dict[str, int]:
    """Return how many copies of which kinds a deck has.

    Raises:
        ValueError: it is not written as `written` does it.
    """
    if deck in (OURS, TWICE):
        times = 2 if deck == TWICE else 1
        return {key: card.copies * times for key, card in kinds.items()}
    pairs = [entry.split(" ") for entry in deck.split(", ")]
    return {key: int(copies) for key, copies in pairs}


def readable(deck: str) -> bool:
    """Whether *deck* is one of one's own as `written` does it, of kinds that there are."""
    try:
        counts = counts_of(deck)
        return counts.keys() <= action_cards().keys() and written(counts) == deck
    except ValueError:
        return False


def cards_of(deck: str, kinds: Mapping[str, ActionCard]) -> list[str]:
    """Return the keys of all cards of a deck, in their order; ours is one of all *kinds*."""
    return [key for key, copies in sorted(counts_of(deck, kinds).items()) for _ in range(copies)]
