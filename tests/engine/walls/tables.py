"""Positions by hand: ``rolled("red", "2 5", red="12 24", green="19")``.

Pieces are written as the board names their squares: ``A``, ``1`` to ``62``; ``d`` to ``a`` in the
goal.  Those that are not named wait in the base.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import json

from engine.catalog import WALLS
from engine.core import CHANCE, Event, Play, State
from engine.rules import Value
from engine.views import BASE, Action, Piece, Seat
from engine.walls.game import (
    BOARD,
    LENGTH,
    PIECES,
    SEATS,
    Course,
    Move,
    Position,
    WallRace,
    WallsTable,
    course,
)
from engine.walls.views import WallsView
from tests.engine.classic.positions import COLOURS, options, prompt, seat
from tests.engine.classic.positions import move as go

__all__ = ("COLOURS", "go", "options", "prompt")

Race = Play[WallsTable]


def race(people: int | Sequence[Seat] = 4, **rules: Value) -> WallRace:
    """Return a game for so many, or for these seats, with these rules."""
    seats = range(people) if isinstance(people, int) else people
    return WallRace(tuple(seats), WALLS.values("book", rules))


def square(name: str) -> int:
    if name in "abcd":
        return LENGTH + "abcd".index(name)
    return 0 if name == "A" else int(name)


def position(seats: Sequence[Seat] = range(SEATS), /, **pieces: str) -> Position:
    laid = [[BASE] * PIECES if seat in seats else [] for seat in range(SEATS)]
    for colour, names in pieces.items():
        own = [square(name) for name in names.split()]
        laid[COLOURS.index(colour)] = own + [BASE] * (PIECES - len(own))
    return laid


def to_roll(colour: str, game: WallRace | None = None, /, **pieces: str) -> Race:
    game = game or race()
    table = game.new()
    table.turn, table.pieces = COLOURS.index(colour), position(game.seats, **pieces)
    return Play(game, State(json.encode(table)))


def rolled(colour: str, dice: str, game: WallRace | None = None, /, **pieces: str) -> Race:
    play = to_roll(colour, game, **pieces)
    roll(play, dice)
    return play


def roll(play: Race, dice: str) -> list[Event]:
    return [*play.answer(seat(play), "roll"), *play.answer(CHANCE, dice)]


def stands(play: Race, colour: str) -> str:
    """Return where the pieces of *colour* stand, by their numbers."""
    return " ".join(map(BOARD.name, play.table.pieces[COLOURS.index(colour)]))


def turn(play: Race) -> str | None:
    return None if play.table.turn is None else COLOURS[play.table.turn]


def moves(
    colour: str, dice: str, ways: Course | None = None, /, **pieces: str
) -> dict[Action, Move]:
    """Return all moves of a colour by their notation; without *ways*, by the standard walls."""
    one, other = map(int, dice.split())
    seat = COLOURS.index(colour)
    found = (ways or course(BOARD.walls, True, False)).moves(position(**pieces), seat, (one, other))
    return {move.action: move for move in found}


def ends(colour: str, dice: str, **pieces: str) -> dict[Action, str]:
    """Return by notation where the moves of a colour end."""
    return {
        action: "Z" if move.path.to == LENGTH else BOARD.name(move.path.to)
        for action, move in moves(colour, dice, **pieces).items()
    }


def captures(move: Move) -> str:
    """Return whom a move captures, in order."""
    return " ".join(COLOURS[seat] for seat, _ in move.on_stop + move.on_end)


def piece(colour: str, number: int) -> Piece:
    """Return a piece, by its number from 1."""
    return Piece(COLOURS.index(colour), number - 1)


def view(play: Race, recent: Sequence[Event] = ()) -> WallsView:
    return play.game.view(play, None, recent)  # type: ignore[return-value]
