"""Positions by hand, dice by word: ``on_turn("yellow", yellow="A 39 B B", red="5 B B B")``.

A colour's pieces are told apart by their order.  Squares are ``B`` the base, ``A`` the start
square, numbers of steps from it, ``a`` to ``d`` the goal.  On the board for four, what a colour
calls 10 is the next colour's A.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import json

from engine.catalog import CLASSIC
from engine.classic.course import PIECES, Position
from engine.classic.game import Classic, ClassicTable
from engine.core import CHANCE, Decision, Event, Play, State
from engine.rules import Value
from engine.views import Action, Seat

COLOURS = ("yellow", "green", "red", "black")
TRACK = 40
SQUARES = {"B": -1, "A": 0} | {name: TRACK + at for at, name in enumerate("abcd")}
NAMES = {at: name for name, at in SQUARES.items()}

Standing = Play[ClassicTable]


def classic(seats: Sequence[Seat] = (0, 1, 2, 3), **rules: Value) -> Classic:
    """Return a game with these rules; all others as in the rulebook."""
    return Classic(seats, CLASSIC.values("book", rules))


def stand(squares: str) -> list[int]:
    """Return the positions of a colour's pieces.

    >>> stand("A 39 b B")
    [0, 39, 41, -1]
    """
    found = [SQUARES[name] if name in SQUARES else int(name) for name in squares.split()]
    assert len(found) == PIECES
    return found


def position(game: Classic, **pieces: str) -> Position:
    """Return a position; colours that are not named have all pieces in the base."""
    laid = game.course.empty()
    for colour, squares in pieces.items():
        laid[COLOURS.index(colour)] = stand(squares)
    return laid


def on_turn(
    colour: str, game: Classic | None = None, /, *, home: str = "", **pieces: str
) -> Standing:
    """Return a game where *colour* is to roll; those in *home* have finished, in that order."""
    game = game or classic()
    places = [COLOURS.index(each) for each in home.split()]
    table = ClassicTable(
        pieces=position(game, **pieces), turn=COLOURS.index(colour), home=places, places=places
    )
    return Play(game, State(json.encode(table)))


def turn(play: Standing) -> str:
    """Return the colour whose turn it is."""
    seat = play.table.turn
    assert seat is not None
    return COLOURS[seat]


def where(play: Standing, colour: str) -> str:
    """Return where the pieces of *colour* stand, as `on_turn` takes it."""
    return " ".join(NAMES.get(at, str(at)) for at in play.table.pieces[COLOURS.index(colour)])


def roll(play: Standing, *pips: int) -> list[Event]:
    """Let whoever is on turn roll these, one after the other; return what the last one brought."""
    events: list[Event] = []
    for each in pips:
        play.answer(COLOURS.index(turn(play)), "roll")
        events = play.answer(CHANCE, str(each))
    return events


def options(play: Standing) -> list[Action]:
    """Return what the colour on turn may do."""
    return list(play.options(COLOURS.index(turn(play))))


def move(play: Standing, action: Action = "") -> list[Event]:
    """Let whoever is on turn choose *action*, or make the only move there is."""
    if not action:
        (action,) = options(play)
    return play.answer(COLOURS.index(turn(play)), action)


def moves(play: Standing, pips: int) -> list[Action]:
    """Return what the colour on turn may do with a roll of *pips*; nothing if it is stuck."""
    tried = play.fork()
    roll(tried, pips)
    pending = tried.pending
    assert isinstance(pending, Decision)
    return list(*pending.options.values()) if pending.prompt == "move" else []
