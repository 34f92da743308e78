"""Pictures of race boards, as files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from msgspec.structs import replace

from data.shipped.boards import Point, keys
from engine.action_cards.views import ActionCardsView
from engine.views import BASE, Piece, RaceView, Seat
from render.drawing.compose import learn, surface
from render.drawing.marks import ORIGIN, Mark, Scene
from render.files import PLAIN, Format, Look, Picture, encoded, film, tiled
from render.motion import Shot, Tableau, moved, reel, shot, unrolled
from render.race import comparison, picture
from render.race import picture as boards
from render.race.ground import Ground, numbers
from render.race.layouts import PLANS, Layout, layout, layout_of
from render.race.player_areas import row
from render.race.table import ABSENT, NOTHING, Table, swapped
from render.sprites.dice import Die, Waiting
from render.sprites.pawns import Pawn

# Shots of a race since the last picture, with or without cards.


R = TypeVar("R", bound=RaceView)


def shots(before: R, found: Tableau[R], marks: Callable[[R], Iterable[Mark]]) -> Iterator[Shot]:
    """Yield the moves between two pictures; *marks* draws either."""
    after, rolls = found.view, found.rolled
    place, by = layout_of(after), after.rolled_by if rolls else before.turn
    table, straight = Table(after, place, NOTHING), swapped(after.last, place)
    pieces = before.pieces
    for step in after.last:
        if step.to == step.start:
            continue
        captured = dict.fromkeys(step.captures, BASE)
        gone = moved(pieces, dict.fromkeys((step.piece, *step.captures), ABSENT))
        below, waiting = unrolled(tuple(marks(_quiet(before, after, gone, by))))
        points = table.way(step)
        if step in straight or BASE in (step.start, step.to):
            points = points[0], points[-1]
        victims = [
            (pawn(place, piece, points[-1]), place.square(piece.seat, BASE, piece.number))
            for piece in step.captures
        ]
        mover = pawn(place, step.piece, ORIGIN)
        dice = tuple(_dice(waiting, after)) if found.rolled else ()
        yield shot(below, mover, points, victims, dice, rolls)
        pieces, rolls = moved(pieces, {step.piece: step.to, **captured}), False


def _quiet(before: R, after: R, pieces: tuple[tuple[int, ...], ...], by: Seat | None) -> R:
    """Return the table during a roll and a move, before its events."""
    quiet = replace(
        after,
        pieces=pieces,
        turn=by,
        dice=(),
        rolled_by=None,
        choices=(),
        last=(),
        places=before.places,
    )
    if isinstance(quiet, ActionCardsView):
        return replace(quiet, chain=(), capture=None)
    return quiet


def pawn(place: Layout, piece: Piece, at: Point) -> Pawn:
    """Return a piece as it is drawn alone."""
    return Pawn(at, place.plan.unit, place.board.colours[piece.seat], piece.number + 1)


def _dice(waiting: Iterable[Waiting], view: RaceView) -> Iterator[Die]:
    """Yield the rolled dice at the place of a waiting die."""
    for die in waiting:
        if view.rolled_by is not None:
            yield from row(die.at, die.side, view.dice, die.colour, True, True)


def _scene(key: str) -> Scene:
    place = layout(key)
    return Scene(Ground(place), numbers(place))


SCENES = {key: partial(_scene, key) for key in keys() if key in PLANS}


def board(view: RaceView, look: Look = PLAIN) -> Picture:
    """Return the picture of a table, with known names and faces."""
    made = boards.marks(view, look.names, layout_of(view), look.faces)
    return tiled(look.theme, view.board, made, bool(view.choices))


def board_film(
    found: Sequence[Tableau[RaceView]], look: Look, form: Format, ending: Picture | None = None
) -> Picture | None:
    """Return a film from first to last tableau; None if too large."""
    board = found[-1].view.board
    place = layout_of(found[-1].view)
    marks = partial(boards.marks, names=look.names, layout=place, faces=look.faces)
    return film(look.theme, board, reel(found, marks, shots), form, ending)


def rehearse(board: str, theme: str = "light") -> Iterator[None]:
    """Draw the frequent marks of a board in advance, one by one.

    It takes some seconds in all: whoever lets it go on decides how much of them at a time.
    """
    on = surface(theme, board)
    for mark in dict.fromkeys(mark.home()[0] for mark in picture.frequent_marks(layout(board))):
        learn(on, mark)
        yield


def rules_picture(
    before: RaceView, after: RaceView, theme: str = "light", rolls: tuple[int, ...] = ()
) -> Picture:
    """Return a rule's effect: part of a board, *before* and *after*.

    Between them stand the *rolls* that were made, without any the last one.
    """
    return encoded(comparison.picture(before, after, theme, rolls))
