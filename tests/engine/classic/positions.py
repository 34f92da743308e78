"""Positions by hand, dice by word: ``on_turn("yellow", yellow="A 39 B B", red="5 B B B")``.

A colour's pieces are told apart by their order.  Squares are ``B`` the base, ``A`` the start
square, numbers of steps from it, ``a`` to ``d`` the goal.  On the board for four, what a colour
calls 10 is the next colour's A.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import json

from data.shipped.boards import load
from engine.catalog import CLASSIC, TOURNAMENT
from engine.classic.course import Position
from engine.classic.game import Classic, ClassicTable
from engine.classic.tournament import Tournament
from engine.core import CHANCE, Decision, Event, Play, State
from engine.rules import Value
from engine.views import Action, Seat

COLOURS = ("yellow", "green", "red", "black")
"""Those of the board for four; the one for six has its own, in its own order."""

Standing = Play[ClassicTable]


def classic(seats: Sequence[Seat] = (0, 1, 2, 3), **rules: Value) -> Classic:
    """Return a game with these rules; all others as in the rulebook."""
    return Classic(seats, CLASSIC.values("book", rules))


def tournament(seats: Sequence[Seat] = (0, 1, 2, 3), **rules: Value) -> Tournament:
    return Tournament(seats, TOURNAMENT.values("book", rules))


def colours(game: Classic) -> tuple[str, ...]:
    return load(game.course.board).colours


def stand(squares: str, track: int = 40) -> list[int]:
    """Return the positions of a colour's pieces.

    >>> stand("A 39 b B")
    [0, 39, 41, -1]
    """
    names = {"B": -1, "A": 0} | {name: track + at for at, name in enumerate("abcd")}
    return [names[name] if name in names else int(name) for name in squares.split()]


def position(game: Classic, **pieces: str) -> Position:
    """Return a position; colours that are not named have all pieces in the base."""
    laid = game.course.empty()
    for colour, squares in pieces.items():
        found = stand(squares, game.course.track)
        assert len(found) == game.course.pieces
        laid[colours(game).index(colour)] = found
    return laid


def on_turn(
    colour: str, game: Classic | None = None, /, *, home: str = "", **pieces: str
) -> Standing:
    """Return a game where *colour* is to roll.

    Args:
        colour: whose turn it is.
        game: another one than the classic game for four without variants.
        home: the colours that have all pieces home, and a place for it, in that order.
        pieces: where the pieces of a colour stand.
    """
    game = game or classic()
    done = [colours(game).index(each) for each in home.split()]
    table = ClassicTable(
        pieces=position(game, **pieces),
        turn=colours(game).index(colour),
        home=done,
        places=[*done],
    )
    return Play(game, State(json.encode(table)))


def waiting(colour: str, game: Classic, /, *, home: str = "", **pieces: str) -> Standing:
    """Return a game where *colour* is to roll and nobody has a place though some are *home*."""
    play = on_turn(colour, game, home=home, **pieces)
    play.table.places = []
    return Play(game, State(json.encode(play.table)))


def turn(play: Play[Any]) -> str:
    return colours_of(play)[seat(play)]


def prompt(play: Play[Any]) -> str:
    assert isinstance(play.pending, Decision), f"{play.pending} is asked"
    return play.pending.prompt


def colours_of(play: Play[Any]) -> tuple[str, ...]:
    """Return the colours of the board that is played on, by seat."""
    return colours(play.game) if isinstance(play.game, Classic) else COLOURS


def where(play: Standing, colour: str) -> str:
    """Return where the pieces of *colour* stand, as `on_turn` takes it."""
    assert isinstance(play.game, Classic)
    track = play.game.course.track
    names = {-1: "B", 0: "A"} | {track + at: name for at, name in enumerate("abcd")}
    own = play.table.pieces[colours_of(play).index(colour)]
    return " ".join(names.get(at, str(at)) for at in own)


def roll(play: Standing, *pips: int) -> list[Event]:
    """Let whoever is on turn roll these, one after the other; return what the last one brought."""
    events: list[Event] = []
    for each in pips:
        play.answer(seat(play), "roll")
        events = play.answer(CHANCE, str(each))
    return events


def seat(play: Play[Any]) -> Seat:
    found: Seat | None = play.table.turn
    assert found is not None
    return found


def options(play: Play[Any]) -> list[Action]:
    return list(play.options(seat(play)))


def move(play: Play[Any], action: Action = "") -> list[Event]:
    """Let whoever is on turn choose *action*, or make the only move there is."""
    if not action:
        (action,) = options(play)
    return play.answer(seat(play), action)


def moves(play: Standing, pips: int) -> list[Action]:
    """Return what the colour on turn may do with a roll of *pips*; nothing if it is stuck."""
    tried = play.fork()
    roll(tried, pips)
    pending = tried.pending
    assert isinstance(pending, Decision)
    return list(*pending.options.values()) if pending.prompt == "move" else []
