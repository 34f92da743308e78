"""Tables by hand: ``on_turn("yellow", hand="2 6", yellow="8 12 | 5", green="9", top="4 1")``.

Rows are divided by ``|``; what is not named lies in the centre.  `top` is what will be drawn, in
that order; the other dice lie below it in order of their pips, and two of them in every other hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import json

from data.shipped.decks import card_race
from engine.card_race.game import HAND, CardRace, CardRaceTable
from engine.card_race.rows import ROWS, SEATS, Position, empty
from engine.catalog import CARD_RACE
from engine.core import Event, Play, State
from engine.rules import Value
from engine.views import CardRaceView, Seat
from tests.engine.classic.positions import COLOURS, options, prompt, turn
from tests.engine.classic.positions import move as lay

__all__ = ("COLOURS", "lay", "options", "prompt", "turn")

Race = Play[CardRaceTable]


def race(people: int | Sequence[Seat] = 3, **rules: Value) -> CardRace:
    """Return a game for so many, or for these seats, with these rules."""
    seats = range(people) if isinstance(people, int) else people
    return CardRace(tuple(seats), CARD_RACE.values("book", rules))


def numbers(text: str) -> list[int]:
    return [int(each) for each in text.split()]


def position(game: CardRace, rows: dict[str, str]) -> Position:
    laid = empty(game.seats)
    for colour, text in rows.items():
        for row, figures in enumerate(text.split("|")):
            laid[COLOURS.index(colour)][row] = numbers(figures)
    return laid


def on_turn(
    colour: str,
    game: CardRace | None = None,
    /,
    *,
    hand: str = "1 2",
    top: str = "",
    deck: int | None = None,
    points: Sequence[int] = (0, 0, 0, 0),
    **rows: str,
) -> Race:
    """Return a game where *colour* is to lay; *deck* is the size of the draw pile, if it matters."""
    game = game or race()
    seat, held, above = COLOURS.index(colour), numbers(hand), numbers(top)
    rest = Counter(dict(enumerate(card_race().dice, 1)))
    rest.subtract([*held, *above])
    assert min(rest.values()) >= 0, "there are not so many dice"
    left = sorted(rest.elements())
    hands: list[list[int]] = [[] for _ in range(SEATS)]
    for each in game.seats:
        hands[each] = held if each == seat else [left.pop(0) for _ in range(HAND)]
    size = len(left) if deck is None else deck - len(above)
    table = CardRaceTable(
        turn=seat,
        rows=position(game, rows),
        points=list(points),
        hands=hands,
        deck=left[:size] + above[::-1],
        discard=left[size:],
    )
    return Play(game, State(json.encode(table)))


def rows(play: Race, colour: str) -> str:
    """Return the rows of *colour*, as `on_turn` takes them."""
    own = play.table.rows[COLOURS.index(colour)]
    assert len(own) == ROWS
    text = " | ".join(" ".join(map(str, row)) for row in own)
    return text.rstrip(" |")


def view(play: Race, colour: str | None = None, recent: Sequence[Event] = ()) -> CardRaceView:
    """Return what *colour* sees (None: an onlooker)."""
    return play.game.view(play, None if colour is None else COLOURS.index(colour), recent)  # type: ignore[return-value]
