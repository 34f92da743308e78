"""Decks: which cards there are, and how many of each.

A deck is one JSON file in `data/shipped/decks`; this is its pure loader, for the rules and the pictures.

The rulebook of the card race prints the stars on its cards and says in words only that the 39 has
three, and that 8, 15, 20, 28, one more, 38 and 40 have four together.  The stars of the other
cards are ours, made to fit.  Whoever owns the cards may correct ``stars`` in
`data/shipped/decks/card_race.json`; games then count by that file from the next start on.

The rulebook of the action cards explains symbols and how cards are played, but does not list its
55 cards.  The deck is ours, made so that everything the rulebook speaks of comes up in it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

FOLDER = Path(__file__).with_suffix("")
CARD_RACE = FOLDER / "card_race.json"
ACTION_CARDS = FOLDER / "action_cards.json"

MOST_COPIES = 2
MOST_STARS = 9
LEAST_DICE = 2


class BadDeck(ValueError):
    """A malformed deck file; the message names the place."""


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """A number card: a piece that has come so far."""

    number: int
    copies: int
    stars: int


class RaceDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of the card race."""

    numbers: tuple[Figure, ...]
    """The figures from 1 to 40."""
    dice: tuple[int, ...]
    """How many die cards show a 1, a 2, ... a 6."""

    @property
    def copies(self) -> tuple[int, ...]:
        """The copies of each figure, by number; the number 0 has none."""
        return (0, *(figure.copies for figure in self.numbers))

    @property
    def stars(self) -> tuple[int, ...]:
        """The stars on each figure, by number; the number 0 has none."""
        return (0, *(figure.stars for figure in self.numbers))


def race_deck(path: Path = CARD_RACE) -> RaceDeck:
    """Read the cards of the card race.

    Raises:
        BadDeck: the file breaks off, or a number in it cannot be.
    """
    try:
        deck = msgspec.json.decode(path.read_bytes(), type=RaceDeck)
    except msgspec.MsgspecError as error:
        raise BadDeck(f"{path.name}: {error}.") from error
    wrong = _wrong(deck)
    if wrong:
        raise BadDeck(f"{path.name}: {wrong}.")
    return deck


def _wrong(deck: RaceDeck) -> str:
    """Return the first fault of *deck*; nothing if it is sound."""
    if [figure.number for figure in deck.numbers] != list(range(1, 41)):
        return "the numbers must be those from 1 to 40, each once and in order"
    for figure in deck.numbers:
        if not 1 <= figure.copies <= MOST_COPIES:
            return f"number {figure.number} has {figure.copies} copies, not 1 to {MOST_COPIES}"
        if not 0 <= figure.stars <= MOST_STARS:
            return f"number {figure.number} has {figure.stars} stars, not 0 to {MOST_STARS}"
    if len(deck.dice) != 6 or min(deck.dice) < LEAST_DICE:
        return f"dice must be six numbers, none below {LEAST_DICE}: how many cards show a 1 to a 6"
    return ""


@cache
def card_race() -> RaceDeck:
    """The cards of the card race that are shipped."""
    return race_deck()


class ActionCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of action card: copies, and meaning of its symbols (003)."""

    key: str
    copies: int
    timing: Literal["any time", "at once", "turn"]
    """JEDERZEIT, SOFORT, or in one's own turn instead of rolling."""
    when: tuple[Literal["turn", "pause", "roll", "announced", "capture", "drawn"], ...]
    """At which moments it is played: instead of rolling, at any pause, while somebody chooses what
    to move by a roll, when a card or a capture has been announced, or as soon as it is drawn."""
    crossed: tuple[str, ...] = ()
    """Keys of the counters that are of no use against it: their crossed-out symbols."""
    base: bool | None = None
    """Whether it may, or may not, be used on pieces in the base (B, crossed-out B)."""
    peaceful: bool = False
    """Whether the pieces it moves capture nobody."""
    held: float | None = None
    """What it is worth to have it in hand, for two, in squares, as found by who won
    (`docs/measured/players.md`): less than nothing where it is seldom of use and takes the place of another."""


class ActionDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """All kinds of action cards."""

    cards: tuple[ActionCard, ...]


@cache
def action_cards() -> dict[str, ActionCard]:
    """The kinds of action cards that are shipped, by key."""
    deck = msgspec.json.decode(ACTION_CARDS.read_bytes(), type=ActionDeck)
    return {card.key: card for card in deck.cards}
